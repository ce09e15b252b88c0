"""A log as steps and as frames: what each entry caused, and the view after it, for one viewer.

The log is gone through anew, so an entry is seen as it was seen when it happened: what another
seat drew stays hidden until the game shows it, also in a game that is over by now.
"""

from __future__ import annotations

from typing import Final

from istanbul import all_games
from istanbul.engine.errors import MalformedInput
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.server.bodies import Replay, Steps
from istanbul.server.change import Step
from istanbul.server.parts import SeatView, StepInfo
from istanbul.server.updates import Scene

FRAMES: Final = 100  # in one answer


def replay(log: Log, viewer: int, first: int, last: int | None) -> Replay:
    """Frames `first` to `last`. Frame 0 is the table before the first entry."""
    length = len(log.entries)
    match = _beginning(log, viewer)
    if not 0 <= first <= length:
        raise MalformedInput(f"first {first}: expected 0 to {length}")
    end = min(length, first + FRAMES - 1 if last is None else last, first + FRAMES - 1)
    frames: list[SeatView] = []
    if first == 0:
        frames.append(Scene(match).view(viewer, previews=False))
    for entry in log.entries[:end]:
        events = match.replay(entry)
        if entry.n >= first:
            step = Step(match.log.entries[-1], events)
            frames.append(Scene(match, [step]).view(viewer, previews=False))
    return Replay(header=log.header, result=log.result, length=length, first=first, frames=frames)


def steps(log: Log, viewer: int) -> Steps:
    """All entries with what they caused, without the views: small enough for one answer."""
    match = _beginning(log, viewer)
    found: list[StepInfo] = []
    for entry in log.entries:
        events = match.replay(entry)
        step = Step(match.log.entries[-1], events)
        found += Scene(match, recent=[step]).recent(viewer)
    return Steps(header=log.header, result=log.result, steps=found)


def _beginning(log: Log, viewer: int) -> Match:
    match = Match.from_log(log, all_games.game_from_header, to=0, keep_states=False)
    if not -1 <= viewer < match.game.players:
        raise MalformedInput(f"viewer {viewer}: expected -1 to {match.game.players - 1}")
    return match
