"""A position as a screen shows it, and what is played from there, frame by frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from istanbul.engine.rules import CHANCE
from istanbul.engine.state import State
from istanbul.server.protocol.parts import SeatView, StepInfo
from istanbul.server.view.options import node_for


def frame(state: State, seat: int, steps: Sequence[StepInfo] = ()) -> SeatView:
    """A state through the eyes of a seat."""
    return SeatView(
        seat=seat,
        steps=list(steps),
        view=state.game.view_json(state.game.see(state.record, seat)),
        node=node_for(state, seat, previews=True),
        can_undo=False,
        can_redo=False,
    )


def play(state: State, seat: int, lines: Iterable[str], frames: list[SeatView]) -> State:
    """Carry out some lines, with a frame after each."""
    for text in lines:
        by = "chance" if state.waits_for == CHANCE else state.waits_for
        state, events = state.apply_with_events(state.parse(text))
        seen = [state.game.event_for(event, seat) for event in events]
        said = state.game.text.tell(state.game.tables, seen)
        step = StepInfo(n=len(frames), by=by, text=text, events=seen, said=said)  # type: ignore[arg-type]  # the only word is "chance"
        frames.append(frame(state, seat, [step]))
    return state
