"""The view filter: what one viewer is told of a table. The last step before bytes.

Whatever goes to a client about a game is made here, from the view of a seat. Views are built up
field by field by the game itself; events and entries go through the game's own filters.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Raw

from istanbul.engine.game import SPECTATOR
from istanbul.engine.log import By
from istanbul.engine.match import Match
from istanbul.engine.node import Json, Option
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.state import State
from istanbul.server.protocol.encoding import encode
from istanbul.server.protocol.parts import (
    ChanceNode,
    DecisionNode,
    FollowInfo,
    NodeInfo,
    OptionInfo,
    OverNode,
    SeatInfo,
    SeatView,
    StepInfo,
    TableInfo,
)
from istanbul.server.table.seats import SeatKind
from istanbul.server.table.stage import Passage, Told
from istanbul.server.table.table import Status, Table

WALKS: Final = frozenset({"move", "move_own", "move_neutral", "move_lay", "companion"})
PAY: Final = "pay"
MERCHANTS: Final = frozenset({PAY})
BOUGHT: Final = frozenset(
    {"act_marker", "act_brown", "act_crystal", "act_two", "act_tile", "act_ruby"}
)
"""Actions that are paid piece by piece, in the Dice Game."""
PIECES: Final = frozenset({"pay_die", "pay_marker", "pay_brown"})

SEAT: Final = {seat: b'{"seat":%d,"steps":' % seat for seat in range(SPECTATOR, 10)}
UNDO_REDO: Final = {
    (undo, redo): b',"can_undo":%b,"can_redo":%b}'
    % (str(undo).lower().encode(), str(redo).lower().encode())
    for undo in (False, True)
    for redo in (False, True)
}

_known: defaultdict[str, dict[int, Raw]] = defaultdict(dict)
"""Options without previews, as bytes: by game and number in its catalogue, for all tables."""


class Views:
    """The views of one state, to be shown to several viewers. What they share is made once."""

    def __init__(self, state: State, viewers: Iterable[int] = ()) -> None:
        self.state = state
        seats = list(dict.fromkeys(viewers))
        shared, own = state.game.views(state.record, seats) if seats else ({}, [])
        self._own = dict(zip(seats, own, strict=True))
        self._open_json = encode(shared)[:-1]
        self._options: dict[bool, bytes] = {}

    def json(self, seat: int) -> Json:
        """What a seat may see, or a SPECTATOR."""
        game = self.state.game
        return game.view_json(game.see(self.state.record, seat))

    def encoded(self, seat: int) -> bytes:
        """The same as bytes of JSON."""
        own = self._own.get(seat)
        if own is None:
            return encode(self.json(seat))
        view, rest = self._open_json, encode(own)[1:]
        return view + (b"," if rest != b"}" and view != b"{" else b"") + rest

    def options(self, previews: bool) -> bytes:
        """The node of the seat that decides, with its options."""
        found = self._options.get(previews)
        if found is None:
            state = self.state
            found = encode(node_for(state, state.waits_for, True)) if previews else _own_node(state)
            self._options[previews] = found
        return found


class Scene:
    """A state with what led to it, as some viewers are shown it."""

    def __init__(
        self,
        match: Match,
        views: Views,
        steps: Sequence[Told] = (),
        *,
        decides: int,
        asked: bool = True,
        may_undo: By | None = None,
        may_redo: By | None = None,
    ) -> None:
        self._match = match
        self._views = views
        self._steps = steps
        self._decides = decides
        self._asked = asked
        self._undo, self._redo = may_undo, may_redo
        self._is_open = self._all_is_open()
        self._steps_json: dict[bool, bytes] = {}  # of open steps, with and without words
        self._encoded: dict[tuple[int, bool], bytes] = {}

    def view(self, seat: int, previews: bool) -> SeatView:
        """What a seat may see, or a SPECTATOR."""
        return SeatView(
            seat=seat,
            steps=self.steps(seat, previews),
            view=self._views.json(seat),
            node=self._node(seat, previews),
            can_undo=self._undo == seat,
            can_redo=self._redo == seat,
        )

    def seen_by(self, seat: int, previews: bool) -> bytes:
        """The same as bytes of JSON, put together from what was made for others already."""
        found = self._encoded.get((seat, previews))
        if found is not None:
            return found
        steps = self._steps_json.get(previews)
        if steps is None:
            steps = encode(self.steps(seat, previews))
            if self._is_open:
                self._steps_json[previews] = steps
        if self._asked and self._decides == seat:
            node = self._views.options(previews)
        else:
            node = encode(self._node(seat, False))
        view = self._views.encoded(seat)
        end = UNDO_REDO[self._undo == seat, self._redo == seat]
        parts = SEAT[seat], steps, b',"view":', view, b',"node":', node, end
        found = self._encoded[seat, previews] = b"".join(parts)
        return found

    def steps(self, seat: int, words: bool) -> list[StepInfo]:
        """What led to the state, as a seat may see it."""
        return [step_for(self._match, step, seat, words) for step in self._steps]

    def _node(self, seat: int, previews: bool) -> NodeInfo:
        if self._decides >= 0 and (not self._asked or self._decides != seat):
            return DecisionNode(seat=self._decides)
        return node_for(self._views.state, seat, previews)

    def _all_is_open(self) -> bool:
        """Is nothing of the steps hidden from a SPECTATOR, who sees least of all?"""
        event_for, entry_for = self._match.game.event_for, self._match.entry_for
        for step in self._steps:
            if step.entry is not None and entry_for(step.entry, SPECTATOR) is not step.entry:
                return False
            for event in step.events:
                if event_for(event, SPECTATOR) is not event:
                    return False
        return True


def step_for(match: Match, step: Told, seat: int, words: bool) -> StepInfo:
    """A step as a seat may see it, or a SPECTATOR."""
    text = step.text
    if step.entry is not None and text == step.entry.text:
        text = match.entry_for(step.entry, seat).text
    game = match.game
    events = [game.event_for(event, seat) for event in step.events]
    said = game.text.tell(game.tables, events) if words else []
    return StepInfo(n=step.n, by=step.by, text=text, events=events, said=said)


def live_scene(
    match: Match, passage: Passage, views: Views, steps: Sequence[Told] | None = None
) -> Scene:
    """For those who own the seat that acts: everything at once. Or another way to tell it."""
    return Scene(
        match,
        views,
        passage.steps if steps is None else steps,
        decides=passage.decides,
        asked=passage.asked,
        may_undo=passage.may_undo,
        may_redo=passage.may_redo,
    )


def open_scene(match: Match, passage: Passage, at: int, views: Views) -> Scene:
    """For the others: one of the moments that they are told of; the last shows who decides now."""
    step = passage.marks[at].step
    if at < len(passage.marks) - 1 or step.text:
        return Scene(match, views, [step], decides=passage.by, asked=False)
    return live_scene(match, passage, views, [step])


def node_for(state: State, seat: int, previews: bool = False, *, words: bool = False) -> NodeInfo:
    """What the state waits for. Only the seat that decides is told what it is asked.

    Previews come with words; `words` come without previews.
    """
    waits_for = state.waits_for
    if waits_for == NOBODY:
        ranking = [list(rank) for rank in state.game.ranking(state.record)]
        return OverNode(ranking=ranking, reason=state.game.over_reason(state.record))
    if waits_for == CHANCE:
        return ChanceNode()
    if waits_for != seat:
        return DecisionNode(seat=waits_for)
    prompt = state.game.prompt(state.record)
    question = state.game.text.prompt(state.record) if previews or words else None
    if previews:
        options = [_previewed(state, option, events) for option, events in state.previews()]
    else:
        options = [_option(state, action, words) for action in state.legal_actions()]
    return DecisionNode(seat=waits_for, prompt=prompt, options=options, question=question)


def _option(state: State, action: int, words: bool = False) -> OptionInfo:
    o = state.game.describe(action)
    label = state.label(o, []) if words else None
    return OptionInfo(action=o.action, text=o.text, kind=o.kind, args=o.args, label=label)


def _previewed(state: State, option: Option, events: list[Json]) -> OptionInfo:
    text, price, follow = state.game.text, state.price(events), _follow(state, option)
    causes = events
    if follow is not None and option.kind in BOUGHT:
        causes = events + follow.preview
    return OptionInfo(
        action=option.action,
        text=option.text,
        kind=option.kind,
        args=option.args,
        price=price,
        preview=events,
        follow=follow,
        label=text.option(state.record, option, events, price),
        gains=text.gains(option, causes, state.waits_for),
    )


def _own_node(state: State) -> bytes:
    """A decision without previews for the seat that decides."""
    known = _known[state.game.name]
    legal = state.legal_actions()
    for action in legal:
        if action not in known:
            known[action] = Raw(encode(_option(state, action)))
    options: Any = [known[action] for action in legal]
    prompt = state.game.prompt(state.record)
    return encode(DecisionNode(seat=state.waits_for, prompt=prompt, options=options))


def _follow(state: State, option: Option) -> FollowInfo | None:
    """What is paid after an option, if something has to be."""
    if option.kind in WALKS:
        return _first_payments(state, option.action, MERCHANTS, 1)
    return _first_payments(state, option.action, PIECES) if option.kind in BOUGHT else None


def _first_payments(
    state: State, action: int, kinds: frozenset[str], most: int = 99
) -> FollowInfo | None:
    """After an action: again and again the first option of these kinds."""
    texts: list[str] = []
    events: list[Json] = []
    after, seat = state.apply(action), state.waits_for
    while after.waits_for == seat and len(texts) < most:
        options = map(after.game.describe, after.legal_actions())
        option = next((each for each in options if each.kind in kinds), None)
        if option is None:
            break
        texts.append(option.text)
        events += after.preview(option.action)
        after = after.apply(option.action)
    return FollowInfo(texts=texts, price=state.price(events), preview=events) if texts else None


def update(
    name: str,
    numbers: tuple[int, int],
    views: Sequence[bytes],
    left: float | None,
    *,
    re: int | None = None,
    stopped: str | None = None,
) -> bytes:
    """A protocol.Update as bytes. What its reader calls the table is made by us, and plain."""
    seconds = b"null" if left is None else encode(left)
    why = b"null" if stopped is None else encode(stopped)
    head = b'{"type":"update","re":%s,"table":"%s","before":%d,"after":%d,"views":[' % (
        b"null" if re is None else b"%d" % re,
        name.encode(),
        *numbers,
    )
    parts = head, b",".join(views), b'],"seconds_left":', seconds, b',"stopped":', why, b"}"
    return b"".join(parts)


def seats_info(table: Table, present: frozenset[str], person: str | None) -> list[SeatInfo]:
    """Who sits where, for a person (or for somebody who only watches)."""
    begun = table.status != Status.WAITING
    return [
        SeatInfo(
            seat=n,
            kind=seat.kind.value,
            name=seat.name,
            agent=seat.player,
            connected=seat.kind == SeatKind.BOT or seat.owner in present,
            resigned=seat.resigned,
            contribution=seat.contribution if begun and seat.kind == SeatKind.PERSON else None,
            hints=seat.hints,
            away_votes=table.votes_for(n),
            yours=person is not None and seat.owner == person,
        )
        for n, seat in enumerate(table.seats)
    ]


def table_info(
    table: Table, person: str | None, present: frozenset[str], watchers: int, left: float | None
) -> TableInfo:
    """A table but for the game. Without a person: what somebody with the watch link may know."""
    return TableInfo(
        id=table.id if person is not None else table.watch,
        code=table.code if person is not None else None,
        watch=table.watch,
        options=table.options,
        status=table.status.value,
        you_host=person == table.host,
        your_seats=table.viewer_of(person) if person is not None else [],
        seats=seats_info(table, present, person),
        watchers=watchers,
        turn_seconds=table.turn_seconds,
        away_seconds=table.away_seconds,
        seconds_left=left,
        hints=table.hints,
        hints_on=table.hints_on,
        shared=table.shared,
        commitment=table.commitment,
        secret=_secret(table),
        rematch=table.rematch if person is not None else None,
    )


def _secret(table: Table) -> str | None:
    """The log tells it when the game is over, and not before."""
    result: Json = (table.match.log.result if table.match else None) or {}
    return result.get("secret") if table.status == Status.OVER else None


def viewers_of(table: Table, person: str | None) -> list[int]:
    """Through whose eyes somebody sees a table: their seats, or nobody's.

    Several people at one screen also need what all of them may see, while the screen changes hands.
    """
    seats = table.viewer_of(person) if person is not None else []
    return seats if len(seats) == 1 else [*seats, SPECTATOR]
