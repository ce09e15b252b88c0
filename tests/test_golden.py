"""Complete games replay to their stored results, and use everything (`make golden`)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from istanbul.agents.roster import RUNGS
from istanbul.engine.kit import kits
from istanbul.games.board.contents import BONUS_CARDS, PLACES
from istanbul.games.dice.contents import BAZAAR_CARDS, TILE_KINDS, TRACKS
from istanbul.games.dice.events import COUNTED
from tests.games.board.usage import Used, count, things
from tools.golden import (
    FOLDER,
    Golden,
    check_digest,
    check_state,
    read_manifest,
    read_states,
    replayed,
)
from tools.option_sets import OPTION_SETS

LOGS = sorted(FOLDER.glob("*.jsonl"))


@cache
def golden(stem: str) -> Golden:
    return replayed((FOLDER / f"{stem}.jsonl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_golden_game_ends_as_stored(path: Path) -> None:
    """In the same ranking, for the same reason, and in the same position."""
    assert golden(path.stem).match.log.to_lines() == path.read_text(encoding="utf-8")


def test_a_golden_game_is_another_one_only_under_a_new_revision_of_the_rules() -> None:
    """If this fails: raise `revision` of the game and `make golden`, or mend what changed it."""
    manifest = read_manifest()
    assert manifest.keys() == {path.stem for path in LOGS}
    for path in LOGS:
        check_digest(manifest, path.stem, path.read_text(encoding="utf-8"))


def test_the_last_state_keeps_its_digest() -> None:
    """A server that starts compares it with the one it stored, and stops the table if it differs.

    All that a state holds counts, even what no rule reads and no position tells.
    """
    states = read_states()
    assert states.keys() == {path.stem for path in LOGS}
    for path in LOGS:
        check_state(states, path.stem, golden(path.stem).match)


def test_every_option_set_has_golden_games() -> None:
    names = {path.stem.rpartition("_")[0] for path in LOGS}
    assert names == set(OPTION_SETS)


def test_golden_games_of_every_computer_player_end_for_every_reason() -> None:
    reasons: set[tuple[str, str]] = set()
    players: set[str] = set()
    for path in LOGS:
        log = golden(path.stem).match.log
        assert log.result is not None
        reasons.add((log.header["options"]["game"], log.result["reason"]))
        players |= {seat["kind"] for seat in log.header["seats"]}
    assert reasons == set(product(kits(), ["rubies", "max_rounds"]))
    assert players >= set(RUNGS)


@pytest.mark.slow
def test_golden_games_use_every_place_card_tile_and_figure() -> None:
    """Of the base game and of all expansions; an option set more than its own golden games show."""
    used: Used = Counter()
    for path in LOGS:
        if not path.stem.startswith("dice"):
            count(used, golden(path.stem).events)
    board_games = [options for options in OPTION_SETS.values() if "game" not in options]
    needed = set().union(*(things(options) for options in board_games))
    assert len({name for event, name in needed if event == "acted"}) == len(PLACES)
    assert {name for event, name in needed if event == "card_played"} == set(BONUS_CARDS)
    assert needed <= used.keys(), sorted(needed - used.keys())


def test_golden_dice_games_use_every_card_track_action_and_kind_of_tile() -> None:
    used: dict[str, set[str]] = {"card_used": set(), "ruby": set(), "acted": set()}
    tiles = set()
    for path in LOGS:
        for event in golden(path.stem).events if path.stem.startswith("dice") else ():
            if event["event"] == "tile_taken":
                tiles.add(str(event.get("tile")))
            elif event["event"] in used:
                used[event["event"]].add(str(event.get(COUNTED[event["event"]])))
    assert used["card_used"] == set(BAZAAR_CARDS)
    assert used["ruby"] == {*TRACKS, "mosque"}
    assert {text.split()[1] for text in used["acted"]} == {
        *("marker", "brown", "crystal", "two", "coins", "cards", "tile", "ruby"),
    }
    assert {tile.rpartition("_")[0] for tile in tiles} >= {*TILE_KINDS, "extra"}
