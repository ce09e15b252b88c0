"""One event in words, for tests that look at events one by one."""

from collections.abc import Sequence

from istanbul.engine.game import Game
from istanbul.engine.node import Json
from istanbul.messages import Words
from istanbul.messages.phrases import say_events


def say_event(words: Words, game: Game, event: Json, names: Sequence[str]) -> str:
    """Its sentence."""
    (said,) = say_events(words, game, [event], names)
    return said.text
