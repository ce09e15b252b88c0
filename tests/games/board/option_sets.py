"""Every choice that the game and its expansions offer, for tests that go through them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import Any, Final

from istanbul.games.board.layout import PRINTED
from istanbul.games.board.setup import EDITIONS, LETTERS_DECKS, PLAYERS, VARIANTS

Options = dict[str, Any]

KINDS: Final[list[Options]] = [
    {"expansions": ["mocha"]},
    *({"expansions": ["letters"], "letters_deck": deck} for deck in LETTERS_DECKS),
    {"expansions": ["mocha", "letters"]},
]
"""Which expansions are in the game, and with which cards."""


def in_order(expansions: list[str]) -> list[list[int]]:
    """A layout of one's own: the places by their numbers, five in a row."""
    numbers = list(range(1, 17))
    numbers += [17, 18, 19, 20] * ("mocha" in expansions)
    numbers += [21, 22, 23, 24] * ("letters" in expansions)
    numbers += [25] * (len(expansions) > 1)
    return [numbers[at : at + 5] for at in range(0, len(numbers), 5)]


def variants_for(players: int) -> list[list[str]]:
    """None, one, both; five players leave no colour for neutral assistants."""
    found = [
        list(some) for some in chain.from_iterable(combinations(VARIANTS, n) for n in (0, 1, 2))
    ]
    return [some for some in found if players < PLAYERS[-1] or "neutral_assistants" not in some]


def base_sets() -> Iterator[Options]:
    """All of the game without expansions: 112."""
    for players in PLAYERS:
        for layout, variants, edition in product(
            (*PRINTED, "random"), variants_for(players), EDITIONS
        ):
            yield {
                "players": players,
                "layout": layout,
                "variants": variants,
                "edition": edition,
            }


def expansion_sets() -> Iterator[Options]:
    """All with expansions: 154."""
    for kind in KINDS:
        layouts: list[Any] = ["random", in_order(kind["expansions"])]
        if len(kind["expansions"]) == 1:
            layouts.append("printed")
        for players in PLAYERS:
            for layout in layouts:
                for variants in variants_for(players):
                    yield {**kind, "players": players, "layout": layout, "variants": variants}


def name(options: Options) -> str:
    """Short, for the names of tests."""
    layout = options.get("layout", "usual")
    words = [
        "+".join(options.get("expansions", ())) or "base",
        *([options["letters_deck"]] if options.get("letters_deck") == "new_only" else []),
        str(options["players"]),
        layout if isinstance(layout, str) else "rows",
        *options.get("variants", ()),
        *([options["edition"]] if options.get("edition") == "first" else []),
    ]
    return "-".join(words)
