"""The red tile (rules 5.1, B9)."""

import pytest

from tests.games.board.table import ROLLS, at, goods, lira, sent_to, table
from tests.playing import events, play, starting, texts

RED = {"mosque_tiles": ["red"], "lira": 0, "extensions": 3}


@pytest.mark.parametrize(
    ("roll", "values"),
    [
        ("roll 1 2", [1, 2]),
        ("roll 3 3", [3]),
        ("roll 2 4", [2]),
        ("roll 4 4", []),
        ("roll 4 6", [6]),
        ("roll 5 6", [5, 6]),
    ],
)
def test_a_die_that_does_not_show_4_may_be_turned(roll: str, values: list[int]) -> None:
    """5.1: or both may be rolled again, or nothing is done."""
    state = play(at("tea_house", RED), "act 7", roll)
    turns = [f"tile red {value}" for value in values]
    assert texts(state) == ["keep", *turns, "tile red reroll"]


def test_keep() -> None:
    """5.1: the tile need not be used."""
    assert lira(play(at("tea_house", RED), "act 7", "roll 3 4", "keep")) == 7


@pytest.mark.parametrize(
    ("named", "roll", "turned", "gained"),
    [
        (8, "roll 3 4", 3, 8),
        (8, "roll 2 3", 2, 2),  # 4 and 3
        (7, "roll 2 3", 2, 7),
        (6, "roll 2 3", 3, 6),  # 2 and 4
        (7, "roll 2 3", 3, 2),
        (5, "roll 1 1", 1, 5),  # one of two equal dice
        (6, "roll 1 1", 1, 2),
        (10, "roll 5 6", 5, 10),  # down to 4 and 6
        (10, "roll 5 6", 6, 2),  # 5 and 4
    ],
)
def test_turning_one_die_to_4(named: int, roll: str, turned: int, gained: int) -> None:
    """5.1: the other die stays."""
    state = play(at("tea_house", RED), f"act {named}", roll)
    assert lira(play(state, f"tile red {turned}")) == gained


def test_the_example_of_the_rulebook() -> None:
    """4.8: 2 and 5 become 4 and 5, which is 9: 2 blue and another good."""
    state = play(at("black_market", RED), "act", "roll 2 5")
    assert {"event": "die_turned", "first": 4, "second": 5} in events(state, "tile red 2")
    assert goods(play(state, "tile red 2", "act red")) == {"red": 1, "blue": 2}


def test_rolling_again() -> None:
    """B9: the new result counts, even if it is worse."""
    state = play(at("tea_house", RED), "act 8", "roll 3 4", "tile red reroll")
    assert texts(state) == ROLLS
    assert lira(play(state, "roll 2 6")) == 8
    assert lira(play(state, "roll 1 1")) == 2


def test_after_rolling_again_nothing_more_may_be_changed() -> None:
    """B9: once for each roll, turn or reroll, not both."""
    state = play(at("tea_house", RED), "act 8", "roll 1 2", "tile red reroll", "roll 1 2")
    assert texts(state) == ["end_turn"]
    state = play(at("black_market", RED), "act", "roll 1 2", "tile red reroll", "roll 6 6")
    assert texts(state) == ["act red", "act green", "act yellow"]
    assert goods(play(state, "act red")) == {"red": 1, "blue": 3}


def test_after_turning_nothing_more_may_be_changed() -> None:
    """B9: turn or reroll, not both."""
    assert texts(play(at("tea_house", RED), "act 8", "roll 1 2", "tile red 1")) == ["end_turn"]


def test_it_serves_the_family_member() -> None:
    """4.12: its roll is your roll."""
    state = play(sent_to("tea_house", RED), "act 8", "roll 3 4")
    assert lira(play(state, "tile red 3")) == 8


@pytest.mark.parametrize("tiles", [[], ["green", "yellow", "blue"]])
def test_without_it_the_roll_stands(tiles: list[str]) -> None:
    """5.1: no other tile helps."""
    state = play(at("tea_house", {"lira": 0, "mosque_tiles": tiles}), "act 8", "roll 3 4")
    assert lira(state) == 2
    assert starting(state, "tile red") == []


def test_the_tile_of_another_does_not_help() -> None:
    """5.1: your roll."""
    state = at("tea_house", {"lira": 0}, seat1={"mosque_tiles": ["red"]})
    assert lira(play(state, "act 8", "roll 3 4")) == 2


def test_not_for_the_dice_that_move_a_figure() -> None:
    """5.1: at the Tea House and the Black Market, their own rolls only."""
    state = play(at("tea_house", RED, smuggler="tea_house"), "skip", "meet smuggler")
    state = play(state, "take red", "roll 1 2")
    assert texts(state) == ["end_turn"]


def test_in_every_turn() -> None:
    """5: you keep the tile for the rest of the game."""
    state = table(2, {**RED, "merchant": "tea_house", "hand": {"stay": 1}})
    state = play(state, "card stay", "move tea_house", "act 8", "roll 3 4", "tile red 3")
    assert lira(state) == 8
    state = play(state, "end_turn", "visit police_station", "move spice_warehouse", "act")
    state = play(state, "end_turn", "visit fruit_warehouse", "move tea_house", "act 8")
    assert "tile red 1" in texts(play(state, "roll 1 2"))
