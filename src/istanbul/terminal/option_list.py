"""The options of a decision as numbered lines, alike ones together under one heading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from rich.text import Text

from istanbul.engine.events import NamedEvent
from istanbul.engine.node import Option
from istanbul.engine.state import State
from istanbul.messages import Words
from istanbul.messages.phrases import capital, filled, say_gains
from istanbul.terminal.contract import Choice, terminal_of
from istanbul.terminal.palette import ACCENT, GOODS, QUIET, goods_text

ALIKE: Final = 3  # so many options of one kind get a heading of their own
NAMED: Final = {
    "good": ("goods", "colour"),
    "colour": ("thing", "piece", "goods"),
    "face": ("piece",),
}
"""The arguments of a message that say what an option names, where they are called otherwise."""
MOST_COLUMNS: Final = 5
MOST_NARROW_COLUMNS: Final = 10  # of numbers, for example bids
NARROW: Final = 11
GAP: Final = 2


def choices(words: Words, state: State, names: Sequence[str]) -> list[Choice]:
    """The options of the decision at hand, numbered in the order in which they are drawn."""
    found, terminal = [], terminal_of(state.game)
    for option, preview in state.previews():
        phrase = state.label(option, preview)
        args = filled(words, phrase, names)
        gain = _gain(words, state, option, preview)
        label = capital(words.say(phrase.key, **args))
        found.append(Choice(0, option, phrase.key, args, label, gain))
    kinds = Counter(choice.key for choice in found)
    first = {choice.key: i for i, choice in reversed(list(enumerate(found)))}

    def order(choice: Choice) -> tuple[int, int]:
        if choice.option.kind in terminal.last:
            return 3, first[choice.key]
        if kinds[choice.key] < ALIKE or _part(choice.option) is None:
            return 1, 0
        return (0 if choice.option.kind in terminal.first else 2), first[choice.key]

    return [
        replace(choice, number=number, alone=order(choice)[0] == 1, with_id=order(choice)[0] < 3)
        for number, choice in enumerate(sorted(found, key=order), 1)
    ]


def _gain(words: Words, state: State, option: Option, preview: Sequence[NamedEvent]) -> str:
    """What an option brings and costs besides what its label says; or its price."""
    price = terminal_of(state.game).price(words, state, option)
    if price:
        return price
    gains = state.game.text.gains(option, preview, state.waits_for)
    return say_gains(words, [gain for gain in gains if not gain.in_label])


def draw_choices(words: Words, found: Sequence[Choice], width: int) -> list[Text]:
    """Lines of numbered options, alike ones under one heading; as many columns as fit."""
    lines: list[Text] = []
    for key, group in groupby(found, lambda choice: "" if choice.alone else choice.key):
        alike = list(group)
        if key:
            lines.append(_heading(words, alike[0]))
            lines += _in_columns([_short(words, choice) for choice in alike], width)
        else:
            lines += _in_columns([_whole(choice) for choice in alike], width)
    return lines


def _part(option: Option) -> str | None:
    """The one thing that options of a kind differ in: a place, a good, a number."""
    names = [name for name in option.args if name != "card"] or list(option.args)
    return names[0] if len(names) == 1 else None


def _differing(words: Words, choice: Choice) -> list[str]:
    """The arguments of the message that name that thing; the first one says it best."""
    part = _part(choice.option) or ""
    said = words.variables(choice.key)
    return [name for name in NAMED.get(part, (part,)) if name in said]


def _named(choice: Choice) -> str:
    return choice.option.text.rpartition(" ")[2]


def _number(choice: Choice) -> Text:
    return Text().append(f"[{choice.number}]".rjust(4), ACCENT)


def _whole(choice: Choice) -> Text:
    text = _number(choice).append(f" {choice.label} ")
    text.append(f" {choice.option.text}", QUIET)
    return text.append(f"  {choice.gain}") if choice.gain else text


def _heading(words: Words, choice: Choice) -> Text:
    """What is common to a group: label and text, with an ellipsis for what differs."""
    open_ones = dict.fromkeys(_differing(words, choice), "…")
    label = capital(words.say(choice.key, **{**choice.args, **open_ones}))
    verb = choice.option.text.rpartition(" ")[0]
    return Text.assemble(f" {label}", (f"  {verb} …".replace("   …", ""), QUIET))


def _short(words: Words, choice: Choice) -> Text:
    """What differs within a group: the word of the language, and the id if it is another one."""
    named, args = _named(choice), choice.option.args
    text = _number(choice).append(" ")
    if "goods" in args:
        for sign in named:
            text.append_text(goods_text(sign) if sign in GOODS else Text(sign))
    else:
        label = next((words.text(choice.args[name]) for name in _differing(words, choice)), named)
        text.append(label)
        plain = label.lower().replace(" ", "_").replace("'", "")
        if plain != named and choice.with_id:
            text.append(f" {named}", QUIET)
    gain = choice.gain.partition(", −")[0] if "goods" in args else choice.gain
    return text.append(f" {gain}") if gain else text


def _in_columns(items: list[Text], width: int) -> list[Text]:
    """As many columns as fit, each as wide as it must be; read from left to right."""
    sizes = [item.cell_len + GAP for item in items]
    most = MOST_COLUMNS if max(sizes) > NARROW else MOST_NARROW_COLUMNS
    columns, widths = 1, [0]
    for columns in range(min(most, len(items)), 0, -1):
        widths = [max(sizes[column::columns]) for column in range(columns)]
        if sum(widths) - GAP < width:
            break
    lines = []
    for first in range(0, len(items), columns):
        line = Text()
        for item, wide in zip(items[first : first + columns], widths, strict=False):
            line.append_text(item).append(" " * (wide - item.cell_len))
        line.rstrip()
        lines.append(line)
    return lines
