"""Our rules and a second telling of them (tests/enumerator) agree: counts, and step by step."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import istanbul
from istanbul.engine.perft import divide, perft, steps
from istanbul.engine.source import SeededSource, pick
from tests import enumerator
from tests.games.board.option_sets import name
from tests.pairs import with_all_pairs

Position = dict[str, Any]

_FILE = Path(enumerator.__file__).with_name("positions.toml")
POSITIONS = tomllib.loads(_FILE.read_text(encoding="utf-8"))["position"]
NAMES = [entry["name"] for entry in POSITIONS]
_MORE = Path(__file__).with_name("expansion_perft.toml")
WITH_EXPANSIONS = tomllib.loads(_MORE.read_text(encoding="utf-8"))["position"]
LAST_PALACE, LAST_DEALER = 10, 23
GOODS = ["red", "green", "yellow", "blue"]

START_OPTIONS = [
    {"players": players, "layout": layout, "variants": variants, "edition": edition}
    for players in (2, 3, 4, 5)
    for layout in ("short_paths", "long_paths", "in_order", "random")
    for variants in ([], ["caravan_leader"], ["neutral_assistants"])
    for edition in ("big_box", "first")
    if players < 5 or variants != ["neutral_assistants"]
]
LAZY = ("visit", "refuse", "skip", "end_turn")


# Counts.


@pytest.mark.parametrize("entry", POSITIONS, ids=NAMES)
def test_lines_are_as_many_as_counted_by_hand_and_by_the_enumerator(entry: Position) -> None:
    position = json.loads(entry["json"])
    state = istanbul.position(position)
    depths = range(1, entry["depth"] + 1)
    counts = [perft(state, depth) for depth in depths]
    assert counts == entry["counts"], _first_difference(position, depths)
    assert counts[-1] == entry["count"]
    assert [enumerator.perft(position, depth) for depth in depths] == counts


@pytest.mark.parametrize("entry", WITH_EXPANSIONS, ids=lambda entry: entry["name"])
def test_lines_with_expansions_are_as_many_as_counted_by_hand(entry: Position) -> None:
    state = istanbul.position(json.loads(entry["json"]))
    depths = range(1, len(entry["counts"]) + 1)
    counts = [perft(state, depth) for depth in depths]
    assert counts == entry["counts"], [divide(state, depth) for depth in depths]


def _first_difference(position: Position, depths: range) -> str:
    """Where to look: the first steps whose numbers differ."""
    for depth in depths:
        ours, theirs = (
            divide(istanbul.position(position), depth),
            enumerator.divide(position, depth),
        )
        if ours != theirs:
            texts = sorted(t for t in {*ours, *theirs} if ours.get(t) != theirs.get(t))
            return f"depth {depth}: {[(t, ours.get(t), theirs.get(t)) for t in texts]}"
    return "the enumerator counts the same"


# Step by step.


def our_facts(state: istanbul.State) -> Position:
    """A position in the form of `enumerator.facts`."""
    found = state.to_json()
    for seat in found["seats"]:
        seat["goods"] = {good: seat["goods"].get(good, 0) for good in GOODS}
        seat["stack"] = seat["stack"] if isinstance(seat["stack"], str) else "o" * seat["stack"]
        seat["mosque_tiles"] = sorted(seat["mosque_tiles"])
        del seat["known"]
    found["over"] = found["over"] is not None
    absent: Position = {"neutral_merchants": [], "neutral_assistants": {}, "caravan": None}
    found = absent | found
    more = ("options", "start", "layout", "last_round", "ending", "demand_seen", "turn", "pending")
    return {key: value for key, value in found.items() if key not in more}


def for_enumerator(state: istanbul.State) -> Position:
    """A position at the beginning of a turn in the fields that the enumerator reads."""
    written = state.to_json()
    position = our_facts(state)
    assert not written["pending"]
    del position["over"]
    options = {key: written["options"][key] for key in ("players", "variants", "edition")}
    return {
        **position,
        "options": {**options, "layout": written["layout"]},
        "start": written["start"],
    }


def assert_same(ours: Position, theirs: Position, at_chance: bool, where: Any) -> None:
    """Equal but for two habits."""
    theirs["palace"] = theirs["palace"] if theirs["palace"] <= LAST_PALACE else 0  # sold out
    theirs["dealer"] = theirs["dealer"] if theirs["dealer"] <= LAST_DEALER else 0
    if at_chance:  # a card that had goods sold reaches the pile before or after the next tile
        del ours["discard"], theirs["discard"]
    assert ours == theirs, where


def walk_in_step(state: istanbul.State, position: Position, seed: int, length: int) -> int:
    """One random line on both; how many steps it had."""
    source = SeededSource(seed)
    world = enumerator.read(position)
    for done in range(length):
        following = dict(enumerator.steps(world))
        texts = {state.text(number): number for number in steps(state)}
        assert set(texts) == set(following), (seed, world)
        if state.is_over:
            return done  # the last cards are played by the program: only our rules tell it
        assert_same(our_facts(state), enumerator.facts(world), state.is_chance, (seed, world))
        weights = [(text, 1 if text.split()[0] in LAZY else 4) for text in sorted(texts)]
        text = pick(source, weights)
        state = state.apply(texts[text])
        world = following[text]
    return length


@pytest.mark.parametrize("entry", POSITIONS, ids=NAMES)
def test_random_lines_from_the_positions_agree_at_every_step(entry: Position) -> None:
    state = istanbul.position(json.loads(entry["json"]))
    for seed in range(4):
        walk_in_step(state, for_enumerator(state), seed, 40)


def walk_a_game(options: Position, seed: int, length: int) -> int:
    state = istanbul.game("board", seed=seed, **options).start(seed)
    return walk_in_step(state, for_enumerator(state), seed, length)


@pytest.mark.slow
@with_all_pairs(START_OPTIONS, name)
def test_random_games_agree_at_every_step(options: Position) -> None:
    assert walk_a_game(options, START_OPTIONS.index(options), 150) == 150


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1020))
def test_long_random_games_agree_at_every_step(seed: int) -> None:
    walk_a_game(START_OPTIONS[seed % len(START_OPTIONS)], seed, 500)


def test_a_difference_would_be_found() -> None:
    position = {"options": {"players": 3}, "seats": [{"lira": 9}]}
    other = {"options": {"players": 3}, "seats": [{"lira": 8}]}
    with pytest.raises(AssertionError):
        walk_in_step(istanbul.position(position), other, 1, 5)
    elsewhere = {"options": {"players": 3, "layout": "long_paths"}}
    with pytest.raises(AssertionError):
        walk_in_step(istanbul.position({"options": {"players": 3}}), elsewhere, 1, 5)
