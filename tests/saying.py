"""One event in words, for tests that look at events one by one."""

from collections.abc import Mapping, Sequence

from istanbul.engine.game import Game
from istanbul.messages import Words
from istanbul.messages.phrases import say_events


def say_event(words: Words, game: Game, event: Mapping[str, object], names: Sequence[str]) -> str:
    """Its sentence."""
    (said,) = say_events(words, game, [event], names)
    return said.text
