"""Phrases in words: what the games name, formatted in a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.node import Option
from istanbul.engine.phrase import Argument as Given
from istanbul.engine.phrase import Gain, Phrase
from istanbul.engine.state import State
from istanbul.messages import Argument, Message, Words


def seat_names(words: Words, players: int) -> list[str]:
    """Seats by their colour, where nobody has a name: "Red", "Blue"."""
    return [capital(words.say(f"seat_colour-{seat}")) for seat in range(players)]


def capital(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


def say(words: Words, phrase: Phrase, names: Sequence[str] = ()) -> str:
    """A phrase, with the players' names."""
    return words.say(phrase.key, **filled(words, phrase, names))


def filled(words: Words, phrase: Phrase, names: Sequence[str] = ()) -> dict[str, Argument]:
    """What fills the message of a phrase."""
    found = {name: _argument(words, value, names) for name, value in phrase.args.items()}
    return {**found, **{name: names[seat] for name, seat in phrase.seats.items()}}


def _argument(words: Words, value: Given, names: Sequence[str]) -> Argument:
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return Message(value)
    if isinstance(value, Phrase):
        return Message(value.key, filled(words, value, names))
    alike = Counter(words.text(_argument(words, each, names)) for each in value)
    return ", ".join(f"{word} ×{n}" if n > 1 else word for word, n in alike.items())


def sentences(
    words: Words, said: Iterable[Phrase | None], names: Sequence[str], about: int = -1
) -> list[str]:
    """What happened, as sentences: a series is one.

    `about`: the seat in the heading above them; sentences that begin with its name go without it.
    """
    found: list[Phrase] = []
    for phrase in said:
        if phrase is None:
            continue
        if found and _goes_on(found[-1], phrase):
            found[-1] = _joined(found[-1], phrase)
        else:
            found.append(phrase)
    return [_under(say(words, phrase, names), phrase, names, about) for phrase in found]


def _goes_on(before: Phrase, phrase: Phrase) -> bool:
    return bool(phrase.series) and _without_list(before) == _without_list(phrase)


def _without_list(phrase: Phrase) -> Phrase:
    rest = {name: value for name, value in phrase.args.items() if name != phrase.series}
    return replace(phrase, args=rest)


def _joined(before: Phrase, phrase: Phrase) -> Phrase:
    first, second = before.args[phrase.series], phrase.args[phrase.series]
    assert isinstance(first, list), "a series is a list"
    assert isinstance(second, list), "a series is a list"
    return replace(before, args={**before.args, phrase.series: [*first, *second]})


def _under(sentence: str, phrase: Phrase, names: Sequence[str], about: int) -> str:
    if phrase.seats.get("seat", -1) != about or about < 0 or not sentence.startswith(names[about]):
        return sentence
    return sentence[len(names[about]) :].lstrip(" :") or sentence


def say_gains(words: Words, gains: Iterable[Gain]) -> str:
    """What something brings and costs, in short: "+9 lira, +1 ruby"."""
    return ", ".join(
        f"{'+' if gain.n > 0 else '−'}{words.say(gain.key, n=abs(gain.n))}" for gain in gains
    )


# Of a game.


def say_prompt(words: Words, state: State) -> str:
    """What the decision at hand asks."""
    if state.waits_for < 0:
        raise MalformedInput("prompt: nobody has to decide now")
    return capital(say(words, state.game.text.prompt(state.record)))


def say_option(words: Words, state: State, option: Option, names: Sequence[str]) -> str:
    """An option of the decision at hand as a label: a verb with what it is about."""
    return say(words, state.label(option, state.preview(option.action)), names)


def say_gain(words: Words, state: State, action: int) -> str:
    """What an option brings and costs the one who decides, besides what its label says."""
    option, preview = state.game.describe(action), state.preview(action)
    gains = state.game.text.gains(option, preview, state.waits_for)
    return say_gains(words, [gain for gain in gains if not gain.in_label])


def say_events(
    words: Words,
    game: Game,
    events: Sequence[Mapping[str, object]],
    names: Sequence[str],
    about: int = -1,
    *,
    board: bool = False,
) -> list[str]:
    """The events of one step, without those that say nothing new.

    With `board` it is drawn beside them, and what stands on it is not told.
    """
    said = game.text.tell(game.tables, events)
    told = [each.words for each in said if not (board and each.on_board)]
    return sentences(words, told, names, about)


def say_reason(
    words: Words, game: Game, message: str, args: Mapping[str, str | int], names: Sequence[str]
) -> str:
    """A reason (agents/base.py) as a sentence without a full stop."""
    return capital(say(words, game.text.reason(message, args), names))
