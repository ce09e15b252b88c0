"""The view filter: what one viewer is told of a table. The last step before bytes.

Whatever goes to a client about a game is made here, from the view of a seat. Views are built up
field by field by the game itself; events and entries go through the game's own filters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from istanbul.engine.game import SPECTATOR
from istanbul.engine.match import Match
from istanbul.engine.node import Json, Option
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.state import State
from istanbul.server.change import Change, Step, Told
from istanbul.server.protocol import (
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
    Update,
)
from istanbul.server.seats import SeatKind
from istanbul.server.table import Status, Table

WALKS: Final = frozenset({"move", "move_own", "move_neutral", "move_lay", "companion"})
PAY: Final = "pay"
MERCHANTS: Final = frozenset({PAY})
BOUGHT: Final = frozenset(
    {"act_marker", "act_brown", "act_crystal", "act_two", "act_tile", "act_ruby"}
)
"""Actions that are paid piece by piece, in the Dice Game."""
PIECES: Final = frozenset({"pay_die", "pay_marker", "pay_brown"})

encode = msgspec.json.Encoder().encode


class Scene:
    """A moment of a game, to be shown to several viewers. What they share is made once."""

    def __init__(
        self,
        match: Match,
        state: State,
        steps: Sequence[Step] = (),
        viewers: Iterable[int] = (),
        recent: Sequence[Told] = (),
    ) -> None:
        self._match = match
        self._state = state
        self._steps = steps
        self._recent = recent
        seats = list(dict.fromkeys(viewers))
        found = state.game.views_json(state.record, seats)
        self._views = dict(zip(seats, found, strict=True))
        self._encoded: dict[tuple[int, bool], Raw] = {}
        self._node: NodeInfo | None = None  # as those see it who do not decide

    def seen_by(self, seat: int, previews: bool) -> Raw:
        """The view of a seat, or of a SPECTATOR, as bytes of JSON."""
        key = (seat, previews)
        if key not in self._encoded:
            self._encoded[key] = Raw(encode(self.view(seat, previews)))
        return self._encoded[key]

    def view(self, seat: int, previews: bool) -> SeatView:
        """The same as a record."""
        match = self._match
        if seat not in self._views:
            (self._views[seat],) = self._state.game.views_json(self._state.record, [seat])
        return SeatView(
            seat=seat,
            steps=[self._step(step, seat) for step in self._steps],
            view=self._views[seat],
            node=self._node_for(seat, previews),
            can_undo=seat >= 0 and match.can_undo(seat),
            can_redo=seat >= 0 and match.can_redo(seat),
        )

    def recent(self, seat: int) -> list[StepInfo]:
        """The last steps before those of the view."""
        return [self._step(step, seat) for step in self._recent]

    def _node_for(self, seat: int, previews: bool) -> NodeInfo:
        if self._state.waits_for == seat:
            return node_for(self._state, seat, previews)
        if self._node is None:
            self._node = node_for(self._state, SPECTATOR, previews)
        return self._node

    def _step(self, step: Told, seat: int) -> StepInfo:
        entry = self._match.entry_for(step.entry, seat)
        event_for = self._state.game.event_for
        events = [event_for(event, seat) for event in step.events]
        return StepInfo(n=entry.n, by=entry.by, text=entry.text, events=events)  # type: ignore[arg-type]  # the only word is "chance"


def node_for(state: State, seat: int, previews: bool) -> NodeInfo:
    """What the state waits for. Only the seat that decides gets its options."""
    waits_for = state.waits_for
    if waits_for == NOBODY:
        ranking = [list(rank) for rank in state.game.ranking(state.record)]
        return OverNode(ranking=ranking, reason=state.game.over_reason(state.record))
    if waits_for == CHANCE:
        return ChanceNode()
    prompt = state.game.prompt(state.record)
    options = _options(state, previews) if waits_for == seat else None
    return DecisionNode(seat=waits_for, prompt=prompt, options=options)


def _options(state: State, previews: bool) -> list[OptionInfo]:
    if not previews:
        found = [state.game.describe(action) for action in state.legal_actions()]
        return [OptionInfo(action=o.action, text=o.text, kind=o.kind, args=o.args) for o in found]
    return [
        OptionInfo(
            action=option.action,
            text=option.text,
            kind=option.kind,
            args=option.args,
            price=state.price(events),
            preview=events,
            follow=_follow(state, option),
        )
        for option, events in state.previews()
    ]


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


class Updates:
    """The update of one change, for all who look on. What they share is written once."""

    def __init__(self, change: Change, scene: Scene, left: float | None) -> None:
        self._scene = scene
        self._before = change.number - len(change.steps)
        self._after = change.number
        self._left = left
        self._stopped = change.stopped
        numbers = encode({"before": self._before, "after": self._after})[1:-1]
        self._middle = b"," + numbers + b',"views":['
        self._end = b'],"seconds_left":' + encode(left) + b',"stopped":null}'

    def seen_by(self, name: str, seats: Sequence[int], previews: bool, re: int | None) -> bytes:
        """As somebody with these seats may see it, who knows the table by this name."""
        views: list[Any] = [self._scene.seen_by(seat, previews) for seat in seats]
        if re is not None:  # the answer to a request is rare, and may say why a plan stopped
            return encode(
                Update(
                    re=re,
                    table=name,
                    before=self._before,
                    after=self._after,
                    views=views,
                    seconds_left=self._left,
                    stopped=self._stopped,
                )
            )
        # The same as an Update, put together from its parts: names are made by us, and plain.
        start = b'{"type":"update","re":null,"table":"' + name.encode() + b'"'
        return start + self._middle + b",".join(views) + self._end


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
        seconds_left=left,
        hints=table.hints,
        commitment=table.commitment,
        secret=_secret(table),
        rematch=table.rematch if person is not None else None,
    )


def _secret(table: Table) -> str | None:
    """The log tells it when the game is over, and not before."""
    result: Json = (table.match.log.result if table.match else None) or {}
    return result.get("secret") if table.status == Status.OVER else None


def viewers_of(table: Table, person: str | None) -> list[int]:
    """Through whose eyes somebody sees a table: their seats, or nobody's."""
    seats = table.viewer_of(person) if person is not None else []
    return seats or [SPECTATOR]
