"""The view filter: what one viewer is told of a game. The last step before bytes.

Whatever goes to a client about a game is made here, from the view of a seat. Views are built up
field by field by the game itself; events and entries go through the game's own filters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from istanbul.engine.encoded import once
from istanbul.engine.game import SPECTATOR
from istanbul.engine.log import By
from istanbul.engine.match import Match
from istanbul.engine.state import State
from istanbul.server.protocol.parts import DecisionNode, NodeInfo, SeatView, StepInfo, View
from istanbul.server.table.late import LateMark
from istanbul.server.table.recent import Told
from istanbul.server.table.stage import Passage
from istanbul.server.view.options import node_for


class Views:
    """The views of one state, and what it asks. What several viewers share is made once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._record = state.game.readable(state.record)
        self.seen_by = cast("Callable[[int], View]", state.game.views(self._record))
        """What a seat may see, or a SPECTATOR: a record of the game, or its JSON; both are sent
        alike."""
        self._nodes: dict[tuple[int, bool], NodeInfo] = {}

    def node(self, seat: int, previews: bool) -> NodeInfo:
        """What the state waits for, as a seat may see it."""
        asked = self._nodes.get((seat, previews))
        if asked is None:
            found = node_for(self.state, seat, previews, record=self._record)
            asked = self._nodes[seat, previews] = once(found)
        return asked


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
        self._open_steps: dict[bool, list[StepInfo]] = {}  # with and without words
        self._seen: dict[tuple[int, bool], SeatView] = {}

    def seen_by(self, seat: int, previews: bool) -> SeatView:
        """What a seat may see, or a SPECTATOR."""
        found = self._seen.get((seat, previews))
        if found is None:
            view = SeatView(
                seat=seat,
                steps=self._steps_for(seat, previews),
                view=self._views.seen_by(seat),
                node=self._node(seat, previews),
                can_undo=self._undo == seat,
                can_redo=self._redo == seat,
            )
            found = self._seen[seat, previews] = once(view) if seat == SPECTATOR else view
        return found

    def _steps_for(self, seat: int, words: bool) -> list[StepInfo]:
        steps = self._open_steps.get(words)
        if steps is None:
            steps = [step_for(self._match, step, seat, words) for step in self._steps]
            if self._is_open:
                steps = self._open_steps[words] = once(steps)
        return steps

    def _node(self, seat: int, previews: bool) -> NodeInfo:
        if self._decides >= 0 and (not self._asked or self._decides != seat):
            return DecisionNode(seat=self._decides)
        return self._views.node(seat, previews)

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


def late_scene(match: Match, moment: LateMark, told: bool = True) -> Scene:
    """For those who look on some turns later; with what happened then, or without."""
    views = Views(moment.mark.state)
    steps = [moment.mark.step] if told else []
    return Scene(match, views, steps, decides=moment.decides, asked=False)
