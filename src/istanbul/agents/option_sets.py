"""Few games that together try every pair of choices that the games of the family offer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product, zip_longest

from istanbul import all_games
from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Json
from istanbul.engine.options import Way

Options = Json


def option_sets() -> list[Options]:
    """Of every way to play in turn: any two choices meet in one of its sets, if they may."""
    ways = [_pairwise(_all(way)) for way in all_games.ways()]
    return [options for row in zip_longest(*ways) for options in row if options is not None]


def as_arguments(options: Options) -> str:
    """A set as people type it on the command line."""
    words = [f"--{key.replace('_', '-')} {_value(value)}" for key, value in options.items()]
    return " ".join(words)


def _value(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def _all(way: Way) -> list[Options]:
    """Every set that this way to play allows."""
    sizes = range(len(way.variants) + 1)
    some = [list(few) for n in sizes for few in combinations(way.variants, n)]
    values: dict[str, Sequence[object]] = {
        "players": way.players,
        "layout": way.layouts,
        "variants": [few for few in some if few],
        "edition": way.editions,
        "letters_deck": way.letters_decks,
    }
    offered = {key: found for key, found in values.items() if found}
    if "variants" in offered:
        offered["variants"] = [[], *offered["variants"]]
    sets = [dict(zip(offered, row, strict=True)) for row in product(*offered.values())]
    own = {key: value for key, value in way.options.items() if value}
    return [{**own, **one} for one in sets if _is_allowed({**own, **one})]


def _is_allowed(options: Options) -> bool:
    try:
        all_games.new_game(options, seed=0)
    except MalformedInput:
        return False
    return True


def _pairwise(sets: list[Options]) -> list[Options]:
    """Always the one next that has most pairs of values which no other has had."""
    pairs = [set(combinations(sorted(map(str, one.items())), 2)) for one in sets]
    missing = set().union(*pairs)
    found = []
    while missing:
        best = max(range(len(sets)), key=lambda at: len(pairs[at] & missing))
        missing -= pairs[best]
        found.append({key: value for key, value in sets[best].items() if value})
    return found
