"""What a state waits for; for the seat that decides, its options and what they would cause."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Protocol, cast

from istanbul.engine.encoded import once
from istanbul.engine.events import NamedEvent
from istanbul.engine.game import Payment
from istanbul.engine.kit import Kit, kit_of
from istanbul.engine.node import Option
from istanbul.engine.phrase import Outlook, Phrase
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.state import State
from istanbul.server.protocol.parts import (
    ChanceNode,
    DecisionNode,
    FollowInfo,
    NodeInfo,
    OptionInfo,
    OverNode,
)

_plain: defaultdict[str, dict[int, OptionInfo]] = defaultdict(dict)
"""Options without previews and words: by game and number in its catalogue, for all tables."""


def node_for(state: State, seat: int, previews: bool = False, *, words: bool = False) -> NodeInfo:
    """What the state waits for. Only the seat that decides is told what it is asked.

    Previews come with words; `words` come without previews.
    """
    game, waits_for = state.game, state.waits_for
    if waits_for == NOBODY:
        ranking = [list(rank) for rank in game.ranking(state.record)]
        return OverNode(ranking=ranking, reason=game.over_reason(state.record))
    if waits_for == CHANCE:
        return ChanceNode()
    if waits_for != seat:
        return DecisionNode(seat=waits_for)
    obvious = None
    if previews:
        foresight = _foresight_of(kit_of(game))
        options = [_previewed(state, seat, foresight, each) for each in state.foresee_all()]
        obvious = foresight.obvious(state) if foresight else None
    elif words:
        options = [_labelled(state, game.describe(action)) for action in state.legal_actions()]
    else:
        options = [_option(state, action) for action in state.legal_actions()]
    question = game.text.prompt(state.record) if previews or words else None
    prompt = game.prompt(state.record)
    return DecisionNode(
        seat=waits_for, prompt=prompt, options=options, question=question, obvious=obvious
    )


def option_for(state: State, action: int) -> OptionInfo:
    """One option of the seat that decides, with what it would cause."""
    (foreseen,) = state.foresee_all([action])
    return _previewed(state, state.waits_for, _foresight_of(kit_of(state.game)), foreseen)


def _option(state: State, action: int) -> OptionInfo:
    known = _plain[state.game.name]
    found = known.get(action)
    if found is None:
        o = state.game.describe(action)
        found = once(OptionInfo(action=o.action, text=o.text, kind=o.kind, args=o.args))
        known[action] = found
    return found


def _labelled(state: State, o: Option) -> OptionInfo:
    label = state.label(o, [])
    return OptionInfo(action=o.action, text=o.text, kind=o.kind, args=o.args, label=label)


def _previewed(
    state: State,
    seat: int,
    foresight: Foresight | None,
    foreseen: tuple[Option, State, list[NamedEvent]],
) -> OptionInfo:
    o, after, events = foreseen
    game = state.game
    price = game.price(events, seat)
    follow, causes = None, events
    payment = game.payments.get(o.kind)
    if payment is not None:
        texts, paid, after = _paid(after, seat, payment)
        if texts:
            follow = FollowInfo(texts=texts, price=game.price(paid, seat), preview=paid)
        if payment.in_gains:
            causes = events + paid
    return OptionInfo(
        action=o.action,
        text=o.text,
        kind=o.kind,
        args=o.args,
        price=price,
        preview=events,
        follow=follow,
        label=game.text.option(state.record, o, events, price),
        gains=game.text.gains(o, causes, seat),
        outlook=foresight.outlook(o, events, after, seat) if foresight else None,
        worth=foresight.worth(state, o, events) if foresight else None,
    )


class Foresight(Protocol):
    """What the `player/outlook.py` of a game tells."""

    def outlook(
        self, option: Option, events: Sequence[NamedEvent], after: State, seat: int
    ) -> Outlook | None:
        """Of an option that causes these events and leads to this state."""

    def worth(self, state: State, option: Option, events: Sequence[NamedEvent]) -> Phrase | None:
        """Of an option that causes these events."""

    def obvious(self, state: State) -> int | None:
        """The option that nearly everybody wants."""


@cache
def _foresight_of(kit: Kit) -> Foresight | None:
    """How a game looks ahead; not every game does."""
    if not (kit.has("player") and kit.has("player.outlook")):
        return None
    return cast(Foresight, kit.part("player.outlook"))


def _paid(state: State, seat: int, payment: Payment) -> tuple[list[str], list[NamedEvent], State]:
    """What a seat does in this state to pay, if anything; what that causes; the state after it."""
    texts: list[str] = []
    events: list[NamedEvent] = []
    while state.waits_for == seat and len(texts) < payment.most:
        paying = payment.actions.intersection(state.legal_actions())
        if not paying:
            break
        texts.append(state.game.describe(min(paying)).text)
        state, caused = state.foresee(min(paying))
        events += caused
    return texts, events, state
