"""What a state waits for; for the seat that decides, its options and what they would cause."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, Protocol, cast

from msgspec.structs import replace

from istanbul.engine.encoded import once
from istanbul.engine.events import NamedEvent, Preview
from istanbul.engine.game import Payment
from istanbul.engine.kinds import StateRecord
from istanbul.engine.kit import Kit, kit_of
from istanbul.engine.node import Option
from istanbul.engine.phrase import Gain, Outlook, Phrase
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


def node_for(
    state: State,
    seat: int,
    previews: bool = False,
    *,
    words: bool = False,
    record: StateRecord | None = None,
) -> NodeInfo:
    """What the state waits for. Only the seat that decides is told what it is asked.

    Previews come with words; `words` come without previews. `record` is the state's readable one,
    if there is one already.
    """
    game, waits_for = state.game, state.waits_for
    g = record or game.readable(state.record)
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
        options = [_previewed(state, g, seat, foresight, each) for each in state.foresee_all()]
        obvious = foresight.obvious(state) if foresight else None
    elif words:
        options = [_labelled(state, game.describe(action)) for action in state.legal_actions()]
    else:
        options = _options(state)
    question = game.text.prompt(g) if previews or words else None
    prompt = game.prompt(g)
    return DecisionNode(
        seat=waits_for, prompt=prompt, options=options, question=question, obvious=obvious
    )


def preview(state: State, seat: int, action: int) -> OptionInfo:
    """One option of the seat that decides, and what it would cause; all of it can be read."""
    game = state.game
    (foreseen,) = state.foresee_all([action])
    foresight = _foresight_of(kit_of(game))
    said = _said(state, game.readable(state.record), seat, foresight, foreseen)
    follow, gains, outlook = _looked_ahead(state, seat, foresight, foreseen)
    gains = said.option.gains if gains is None else gains
    return replace(said.option, follow=follow, gains=gains, outlook=outlook)


def _options(state: State) -> list[OptionInfo]:
    known, legal = _plain[state.game.name], state.legal_actions()
    for action in legal:
        if action not in known:
            o = state.game.describe(action)
            known[action] = once(OptionInfo(action=action, text=o.text, kind=o.kind, args=o.args))
    return [known[action] for action in legal]


def _labelled(state: State, o: Option) -> OptionInfo:
    label = state.label(o, [])
    return OptionInfo(action=o.action, text=o.text, kind=o.kind, args=o.args, label=label)


def _previewed(
    state: State,
    g: StateRecord,
    seat: int,
    foresight: Foresight | None,
    foreseen: tuple[Option, State, Preview[NamedEvent]],
) -> OptionInfo:
    said = _said(state, g, seat, foresight, foreseen)
    follow, gains, outlook = _looked_ahead(state, seat, foresight, foreseen)
    if follow is None and outlook is None:
        return said.sent
    gains = said.parts.gains if gains is None else gains
    return replace(said.parts, follow=follow, gains=gains, outlook=outlook)


def _looked_ahead(
    state: State,
    seat: int,
    foresight: Foresight | None,
    foreseen: tuple[Option, State, Preview[NamedEvent]],
) -> tuple[FollowInfo | None, list[Gain] | None, Outlook | None]:
    """What a seat does after the option to pay, what both gain if that is told, and the outlook."""
    o, after, events = foreseen
    game, follow, gains = state.game, None, None
    payment = game.payments.get(o.kind)
    if payment is not None:
        texts, paid, after = _paid(after, seat, payment)
        if texts:
            follow = FollowInfo(texts=texts, price=game.price(paid, seat), preview=paid)
        if texts and payment.in_gains:
            gains = game.text.gains(o, [*events, *paid], seat)
    outlook = foresight.outlook(o, events, after, seat) if foresight else None
    return follow, gains, outlook


class _Said(NamedTuple):
    """An option with its preview, as far as it does not depend on what comes after it."""

    label: Phrase
    worth: Phrase | None
    option: OptionInfo
    parts: OptionInfo
    """The same with encoded parts."""
    sent: OptionInfo
    """The same as one encoded piece."""


def _said(
    state: State,
    g: StateRecord,
    seat: int,
    foresight: Foresight | None,
    foreseen: tuple[Option, State, Preview[NamedEvent]],
) -> _Said:
    """Made once for all tables, unless something else is under way there."""
    game, (o, _, events) = state.game, foreseen
    known: _Said | None = events.made.get(o.action)
    price = game.price(events, seat) if known is None else known.option.price
    label = game.text.option(g, o, events, price)
    worth = foresight.worth(state, o, events) if foresight else None
    if known is not None and known.label == label and known.worth == worth:
        return known
    gains = game.text.gains(o, events, seat)
    option = OptionInfo(
        action=o.action,
        text=o.text,
        kind=o.kind,
        args=o.args,
        price=price,
        preview=events,
        label=label,
        gains=gains,
        worth=worth,
    )
    parts = replace(
        option,
        args=once(o.args),
        preview=once(events) if events else [],  # what is empty is left out
        label=once(label),
        gains=once(gains) if gains else [],
    )
    known = events.made[o.action] = _Said(label, worth, option, parts, once(parts))
    return known


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
