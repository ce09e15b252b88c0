"""Phrases in words: what the games name, formatted in a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.phrase import Argument as Given
from istanbul.engine.phrase import Gain, Phrase
from istanbul.engine.state import State
from istanbul.messages import Argument, Message, Words

HEADING: Final = "\ue000"
"""Stands for the name in the heading. No text of ours has this character."""


def seat_names(words: Words, players: int) -> list[str]:
    """Seats by their colour, where nobody has a name: "Red", "Blue"."""
    return [capital(words.say(f"seat_colour-{seat}")) for seat in range(players)]


def capital(text: str) -> str:
    """Begin a text as a sentence; names that begin it may be written small."""
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
    return [_member(words, each, names) for each in _counted(value)]


def _member(words: Words, value: str | Phrase, names: Sequence[str]) -> Message:
    found = _argument(words, value, names)
    assert isinstance(found, Message), "what is listed has a message"
    return found


def _counted(listed: Sequence[str | Phrase]) -> list[str | Phrase]:
    """Alike things together: 1 red die and 1 red die are 2 red dice, a name and itself 2 × it."""
    sums: dict[str, int] = {}
    first: dict[str, str | Phrase] = {}
    for each in listed:
        key, n = _number(each)
        sums[key] = sums.get(key, 0) + n
        first.setdefault(key, each)
    found: list[str | Phrase] = []
    for key, each in first.items():
        if isinstance(each, Phrase):
            found.append(replace(each, args={**each.args, "n": sums[key]}))
        elif sums[key] == 1:
            found.append(each)
        else:
            found.append(Phrase("list-times", {"n": sums[key], "thing": each}))
    return found


def _number(each: str | Phrase) -> tuple[str, int]:
    """What something is called, and how much of it there is."""
    if isinstance(each, str):
        return each, 1
    n = each.args["n"]
    assert isinstance(n, int), "what is listed is counted"
    return each.key, n


class Sentence(NamedTuple):
    """What happened, under a heading."""

    text: str
    goes_on: bool = False
    """The name in the heading is its subject: "Ada" "goes to the Tea House"."""


def sentences(
    words: Words, said: Iterable[Phrase | None], names: Sequence[str], about: int = -1
) -> list[Sentence]:
    """What happened, as sentences: a series is one.

    `about`: the seat in the heading above them; sentences that begin with its name go without it.
    """
    return [_sentence(words, phrase, names, about) for phrase in joined(said)]


def joined(said: Iterable[Phrase | None]) -> list[Phrase]:
    """What happened, a series as one phrase."""
    found: list[Phrase] = []
    for phrase in said:
        if phrase is None:
            continue
        if found and _goes_on(found[-1], phrase):
            found[-1] = _joined(found[-1], phrase)
        else:
            found.append(phrase)
    return found


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


def _sentence(words: Words, phrase: Phrase, names: Sequence[str], about: int) -> Sentence:
    if about >= 0 and phrase.seats.get("seat") == about:
        named = [HEADING if seat == about else name for seat, name in enumerate(names)]
        said = say(words, phrase, named)
        if said.startswith(f"{HEADING} "):
            return Sentence(said[2:].replace(HEADING, names[about]), goes_on=True)
    return Sentence(capital(say(words, phrase, names)))


def say_gains(words: Words, gains: Iterable[Gain]) -> str:
    """What something brings and costs, in short: "+9 lira, +1 ruby"."""
    return ", ".join(
        words.say(
            "ui-gain" if gain.n > 0 else "ui-loss", things=Message(gain.key, {"n": abs(gain.n)})
        )
        for gain in gains
    )


# Of a game.


def say_prompt(words: Words, state: State, names: Sequence[str] | None = None) -> str:
    """What the decision at hand asks; seats without names are named by their colour."""
    if state.waits_for < 0:
        raise MalformedInput("prompt: nobody has to decide now")
    known = seat_names(words, state.game.players) if names is None else names
    return capital(say(words, state.game.text.prompt(state.record), known))


def say_events(
    words: Words,
    game: Game,
    events: Sequence[Mapping[str, object]],
    names: Sequence[str],
    about: int = -1,
    *,
    board: bool = False,
) -> list[Sentence]:
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
