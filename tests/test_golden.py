"""Complete games replay to their stored results, and use everything (`make golden`)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from istanbul import all_games
from istanbul.board_game.contents import BONUS_CARDS, PLACES
from istanbul.dice_game.contents import BAZAAR_CARDS, TILE_KINDS, TRACKS
from istanbul.dice_game.events import COUNTED
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from tests.board_game.usage import Used, count, things
from tools.golden import FOLDER
from tools.option_sets import OPTION_SETS

LOGS = sorted(FOLDER.glob("*.jsonl"))


@cache
def replayed(stem: str) -> tuple[Match, list[dict[str, Any]]]:
    log = Log.read((FOLDER / f"{stem}.jsonl").read_text(encoding="utf-8"))
    events: list[dict[str, Any]] = []
    match = Match.from_log(
        log, all_games.game_from_header, told=lambda _, caused: events.extend(caused)
    )
    return match, events


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_golden_game_ends_as_stored(path: Any) -> None:
    match, _ = replayed(path.stem)
    log = Log.read(path.read_text(encoding="utf-8"))
    assert log.result is not None
    assert match.log.result == log.result
    assert match.log.to_lines() == path.read_text(encoding="utf-8")


def test_every_option_set_has_golden_games() -> None:
    names = {path.stem.rpartition("_")[0] for path in LOGS}
    assert names == set(OPTION_SETS)


@pytest.mark.slow
def test_golden_games_use_every_place_card_tile_and_figure() -> None:
    """Of the base game and of all expansions; an option set more than its own golden games show."""
    used: Used = Counter()
    reasons: Counter[str] = Counter()
    for path in LOGS:
        match, events = replayed(path.stem)
        reasons[match.log.result["reason"]] += 1  # type: ignore[index]  # it has one
        if not path.stem.startswith("dice"):
            count(used, events)
    board_games = [options for options in OPTION_SETS.values() if "game" not in options]
    needed = set().union(*(things(options) for options in board_games))
    assert len({name for event, name in needed if event == "acted"}) == len(PLACES)
    assert {name for event, name in needed if event == "card_played"} == set(BONUS_CARDS)
    assert needed <= used.keys(), sorted(needed - used.keys())
    assert reasons["rubies"] == len(LOGS)


def test_golden_dice_games_use_every_card_track_action_and_kind_of_tile() -> None:
    used: dict[str, set[str]] = {"card_used": set(), "ruby": set(), "acted": set()}
    tiles = set()
    for path in LOGS:
        for event in replayed(path.stem)[1] if path.stem.startswith("dice") else ():
            if event["event"] == "tile_taken":
                tiles.add(event["tile"])
            elif event["event"] in used:
                used[event["event"]].add(event[COUNTED[event["event"]]])
    assert used["card_used"] == set(BAZAAR_CARDS)
    assert used["ruby"] == {*TRACKS, "mosque"}
    assert {text.split()[1] for text in used["acted"]} == {
        *("marker", "brown", "crystal", "two", "coins", "cards", "tile", "ruby"),
    }
    assert {tile.rpartition("_")[0] for tile in tiles} >= {*TILE_KINDS, "extra"}
