"""A lesson as frames: a prepared position, and the view of the learner after every line of it.

The screen shows the frames with the table it always shows. Every move is one that the rules allow,
since they carry it out here; what the learner has to choose is the next line of the script.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from istanbul import all_games
from istanbul.engine.kit import kits
from istanbul.engine.node import Json
from istanbul.engine.state import State
from istanbul.server.protocol.bodies import Lesson, LessonStep
from istanbul.server.view.frames import frame, play

LEARNER: Final = 0


def names() -> list[str]:
    """The lessons that there are."""
    return sorted(_files())


@cache
def _files() -> dict[str, Traversable]:
    """Every game has its own in `lessons/`."""
    files = [file for kit in kits().values() for file in kit.files("lessons", ".toml")]
    return {file.name.removesuffix(".toml"): file for file in files}


@cache
def lesson(name: str) -> Lesson:
    """A lesson, played once by the rules."""
    script = tomllib.loads(_files()[name].read_text(encoding="utf-8"))
    state = _position(script["position"])
    frames = [frame(state, LEARNER)]
    steps = []
    for step in script["steps"]:
        first = len(frames) - 1
        state = play(state, LEARNER, step["play"], frames)
        played = len(frames) - 1
        state = play(state, LEARNER, step.get("then", []), frames)
        steps.append(LessonStep(first=first, played=played, last=len(frames) - 1))
    return Lesson(options=state.game.options(), frames=frames, steps=steps)


def _position(given: Json) -> State:
    return all_games.game_from_header(given["options"], given).position(given)
