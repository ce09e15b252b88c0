"""A log as steps and as frames: what happened, and the view after it, for one viewer.

The log is gone through anew, so everything is seen as it was seen when it happened: what another
seat drew stays hidden until the game shows it, also in a game that is over by now. A game that is
over, or whose log somebody has, is told entry by entry; one that is on as its viewers were told of
it (table/stage.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from istanbul import all_games
from istanbul.engine.errors import MalformedInput
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.engine.rules import CHANCE
from istanbul.engine.state import State
from istanbul.server.protocol.bodies import Replay, Steps
from istanbul.server.protocol.parts import DecisionNode, SeatView, StepInfo
from istanbul.server.table.recent import Told
from istanbul.server.table.stage import Stage
from istanbul.server.view.options import node_for
from istanbul.server.view.scene import step_for

FRAMES: Final = 100  # in one answer


class Frame(NamedTuple):
    """What happened last, and the state after it."""

    match: Match
    state: State
    step: Told | None = None
    decides: int | None = None  # if the viewer is told no more than that

    def step_for(self, viewer: int) -> list[StepInfo]:
        """What happened; nothing before the first step."""
        return (
            [step_for(self.match, self.step, viewer, words=True)] if self.step is not None else []
        )

    def view_for(self, viewer: int) -> SeatView:
        """The frame as a viewer was shown it, with the question that was asked."""
        state, node = self.state, None
        if self.decides is not None and self.decides >= 0 and self.decides != viewer:
            node = DecisionNode(seat=self.decides)
        elif state.waits_for >= 0 and state.waits_for != viewer:
            prompt, question = state.game.prompt(state.record), state.game.text.prompt(state.record)
            node = DecisionNode(seat=state.waits_for, prompt=prompt, question=question)
        return SeatView(
            seat=viewer,
            steps=self.step_for(viewer),
            view=state.game.view_json(state.game.see(state.record, viewer)),
            node=node or node_for(state, viewer, words=True),
            can_undo=False,
            can_redo=False,
        )


def replay(log: Log, viewer: int, first: int, last: int | None, is_on: bool = False) -> Replay:
    """Frames `first` to `last`. Frame 0 is the table before the first step."""
    end = min(first + FRAMES - 1 if last is None else last, first + FRAMES - 1)
    frames: list[SeatView] = []
    length = len(log.entries)
    for at, frame in enumerate(_frames(log, viewer, is_on)):
        if is_on:
            length = at
        elif at > end:
            break
        if first <= at <= end:
            frames.append(frame.view_for(viewer))
    if not 0 <= first <= length:
        raise MalformedInput(f"first {first}: expected 0 to {length}")
    return Replay(header=log.header, result=log.result, length=length, first=first, frames=frames)


def steps(log: Log, viewer: int, is_on: bool = False) -> Steps:
    """Everything that happened, without the views: small enough for one answer."""
    found = [step for frame in _frames(log, viewer, is_on) for step in frame.step_for(viewer)]
    return Steps(header=log.header, result=log.result, steps=found)


def state_at(log: Log, viewer: int, at: int | None, is_on: bool) -> State:
    """The state of a frame, or of the last one."""
    n = 0
    for n, frame in enumerate(_frames(log, viewer, is_on)):  # noqa: B007  # the last one is used
        if n == at:
            break
    if at not in (None, n):
        raise MalformedInput(f"at {at}: expected 0 to {n}")
    return frame.state


def _frames(log: Log, viewer: int, is_on: bool) -> Iterator[Frame]:
    match = Match.from_log(log, all_games.game_from_header, to=0, keep_states=False)
    if not -1 <= viewer < match.game.players:
        raise MalformedInput(f"viewer {viewer}: expected -1 to {match.game.players - 1}")
    yield Frame(match, match.state)
    yield from _as_told(log, match, viewer) if is_on else _by_entry(log, match)


def _by_entry(log: Log, match: Match) -> Iterator[Frame]:
    for entry in log.entries:
        events = match.replay(entry)
        last = match.log.entries[-1]
        yield Frame(match, match.state, Told(last.n, last.by, last.text, events, last))


def _as_told(log: Log, match: Match, viewer: int) -> Iterator[Frame]:
    """As the viewer was told it: step by step if it was their seat."""
    stage = Stage(match)
    for entry in log.entries:
        for passage in stage.played(match.replay(entry)):
            if passage.by == viewer and viewer != CHANCE:
                yield Frame(match, passage.state, passage.steps[0], passage.decides)
                continue
            for at, mark in enumerate(passage.marks, 1):
                is_last = at == len(passage.marks) and not mark.step.text
                decides = passage.decides if is_last else passage.by
                yield Frame(match, mark.state, mark.step, decides)
