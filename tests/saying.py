"""Events, options, gains and reasons in words, one by one, for tests that look at each."""

from collections.abc import Mapping, Sequence

from istanbul.engine.game import Game
from istanbul.engine.node import Option
from istanbul.engine.state import State
from istanbul.messages import Words
from istanbul.messages.phrases import capital, say, say_events, say_gains


def say_event(words: Words, game: Game, event: Mapping[str, object], names: Sequence[str]) -> str:
    """Its sentence."""
    (said,) = say_events(words, game, [event], names)
    return said.text


def say_option(words: Words, state: State, option: Option, names: Sequence[str]) -> str:
    """An option of the decision at hand as a label: a verb with what it is about."""
    return capital(say(words, state.label(option, state.preview(option.action)), names))


def say_gain(words: Words, state: State, action: int) -> str:
    """What an option brings and costs the one who decides, besides what its label says."""
    option, preview = state.game.describe(action), state.preview(action)
    gains = state.game.text.gains(option, preview, state.waits_for)
    return say_gains(words, [gain for gain in gains if not gain.in_label])
