"""What a view tells of the places, so that a screen has nothing to work out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import istanbul
from tests.games.board.table import at, table
from tests.playing import play

FIXTURES: Final = Path(__file__).parents[3] / "web/src/games/board/gallery/fixtures"
OWN_MAIL: Final = {
    "post_office": {
        "lira": [9, 1, 1, 1, 1],
        "goods": [[0, 0, 1, 2], [4, 0, 0, 0], [0, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 3]],
    }
}


def seen(state: istanbul.State, viewer: int = istanbul.SPECTATOR) -> dict[str, Any]:
    """A view with named fields."""
    return state.view(viewer).to_json()


def places(state: istanbul.State) -> dict[str, Any]:
    """What the places show."""
    found: dict[str, Any] = seen(state)["places"]
    return found


def test_the_start_of_a_game_for_three() -> None:
    """2.1, 5.1 to 5.16: printed prices."""
    state = table(3)
    shown = places(state)
    assert seen(state)["goal"] == 5
    assert shown["wainwright"] == {"price": 7, "rubies": 3}
    assert shown["gemstone_dealer"] == {"price": 14, "rubies": 10}
    assert shown["sultans_palace"]["symbols"] == ["blue", "red", "green", "yellow", "any"]
    assert shown["small_mosque"] == {
        "stacks": [
            {"colour": "red", "need": 2, "left": 3},
            {"colour": "green", "need": 2, "left": 3},
        ],
        "rubies": 3,
    }
    jewelry = [{"sum": 7, "n": 1}, {"sum": 9, "n": 2}, {"sum": 11, "n": 3}]
    assert shown["black_market"]["jewelry"] == jewelry
    assert shown["tea_house"] == {"lowest": 3, "highest": 12, "consolation": 2}
    assert shown["large_market"]["prices"] == [3, 7, 12, 18, 25]
    assert not {"tavern", "embassy"} & shown.keys()


@pytest.mark.parametrize("mail", range(5))
def test_the_post_office_gives_what_it_shows(mail: int) -> None:
    state = at("post_office", {"lira": 0, "goods": {}, "extensions": 3}, mail=mail)
    before = places(state)["post_office"]
    after = play(state, "act")
    row = seen(after)["seats"][0]
    assert before["now"] == {"goods": row["goods"], "lira": row["lira"]}
    assert places(after)["post_office"]["now"] == before["next"]


def test_mosques_tell_the_next_need_and_the_rubies_left() -> None:
    holders = {f"seat{p}": {"mosque_tiles": ["red", "green"]} for p in range(3)}
    some = places(table(4, **{"seat0": {"mosque_tiles": ["red"]}}))["small_mosque"]
    assert [stack["need"] for stack in some["stacks"]] == [3, 2]
    assert some["rubies"] == 4
    none_left = places(table(3, **holders))["small_mosque"]
    assert none_left["stacks"][0] == {"colour": "red", "need": None, "left": 0}
    assert none_left["rubies"] == 0


def test_wheelbarrows_and_the_rubies_for_full_ones() -> None:
    state = table(3, {"extensions": 3}, seat1={"extensions": 1})
    assert places(state)["wainwright"]["rubies"] == 2
    assert [seat["room"] for seat in seen(state)["seats"]] == [5, 3, 2]
    assert seen(state)["largest_room"] == 5


def test_what_is_sold_out() -> None:
    shown = places(table(3, edition="first", palace=0, dealer=0))
    assert shown["gemstone_dealer"] == {"price": None, "rubies": 0}
    assert shown["sultans_palace"]["symbols"] == []


def test_demand_tiles() -> None:
    seen_tiles = {"small": [], "large": [2]}
    shown = places(table(3, demand={"small": None, "large": 2}, demand_seen=seen_tiles))
    assert shown["small_market"]["goods"] is None
    assert shown["large_market"]["goods"] == {"red": 2, "green": 1, "blue": 2}


def test_places_of_both_expansions() -> None:
    """10.6, 13.1, 22.1, 23.5."""
    state = istanbul.game("board", expansions=["mocha", "letters"], players=5, seed=1).root()
    position = state.to_json()
    position["seats"][0]["tavern_tiles"] = ["movement"]
    position["seats"][1]["letters"]["open"] = {"tea_house": 1}
    position |= {"coins": 2, "baksheesh": "b"}
    state = istanbul.position(position)
    shown = places(state)
    prices = {"barrier": 2, "movement": 2, "encounters": 1, "coffee": 4, "goods": {"red": 3}}
    assert shown["tavern"] == prices
    assert shown["coffee_house"] == {"price": 6, "rubies": 5}
    assert shown["secret_society"] == {"seals": 6, "coins": [2, 1]}
    assert shown["kiosk"] == {"tiles": 24}
    assert shown["caravansary"]["coffee"] == 1
    assert [seat["seals"] for seat in seen(state)["seats"]] == [0, 1, 0, 0, 0]
    assert seen(state)["goal"] == 6


def test_rows_of_ones_own_are_shown() -> None:
    game = istanbul.game("board", players=3, seed=1, tables=OWN_MAIL)
    now = places(game.start(seed=1))["post_office"]["now"]
    assert now == {"goods": {"yellow": 1, "blue": 2}, "lira": 9}


def test_the_browser_is_tested_with_such_a_game() -> None:
    """web/src/games/board/bazaar/Board.test.ts draws this file."""
    game = istanbul.game("board", players=3, seed=1, tables=OWN_MAIL)
    view = seen(game.start(seed=1), 0)
    del view["node"]
    assert json.loads((FIXTURES / "own_mail_3.json").read_text(encoding="utf-8")) == view
