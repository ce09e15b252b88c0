"""The card *dice_rewards_letter* (rules 26.2)."""

import pytest

import istanbul
from tests.games.board.letters_table import all_letters_but, letters, table
from tests.games.board.table import FULL, GOODS, Json, goods, lira
from tests.playing import field, play, texts

CARD = "card dice_rewards_letter"


def rolled(roll: str, seat0: Json | None = None, **fields: object) -> istanbul.State:
    """Seat 0 has played the card and rolled."""
    mine = {"hand": {"dice_rewards_letter": 1}, "lira": 0, **(seat0 or {})}
    return play(table(3, mine, **fields), CARD, roll)


@pytest.mark.parametrize(("roll", "n"), [("roll 1 1", 4), ("roll 1 2", 4), ("roll 2 2", 4)])
def test_1_and_2_bring_2_lira_each(roll: str, n: int) -> None:
    """26.2 [r]."""
    after = rolled(roll)
    assert (lira(after), goods(after), letters(after)) == (n, {}, ({}, {}))
    assert field(after, "discard") == ["dice_rewards_letter"]


@pytest.mark.parametrize("roll", ["roll 3 3", "roll 3 4", "roll 4 4"])
def test_3_and_4_bring_a_good_of_choice_each(roll: str) -> None:
    """26.2 [r]: one after the other."""
    state = rolled(roll)
    assert texts(state) == [f"take {good}" for good in GOODS]
    state = play(state, "take blue")
    assert texts(state) == [f"take {good}" for good in GOODS]
    assert goods(play(state, "take red")) == {"red": 1, "blue": 1}


@pytest.mark.parametrize("roll", ["roll 5 5", "roll 5 6", "roll 6 6"])
def test_5_and_6_bring_a_letter_each(roll: str) -> None:
    """26.2 [r]."""
    after = play(rolled(roll), "letter 9", "letter 1")
    assert letters(after) == ({"wainwright": 1, "tea_house": 1}, {})
    assert lira(after) == 0


@pytest.mark.parametrize("one", [1, 2])
@pytest.mark.parametrize("other", [3, 4, 5, 6])
def test_each_die_by_itself(one: int, other: int) -> None:
    """26.2: lira and a good, or lira and a letter."""
    state = rolled(f"roll {one} {other}")
    after = play(state, "take green" if other < 5 else "letter 7")
    assert lira(after) == 2
    assert goods(after) == ({"green": 1} if other < 5 else {})
    assert letters(after)[1] == ({} if other < 5 else {"fountain": 1})


def test_a_good_and_a_letter() -> None:
    """26.2: 4 and 5."""
    state = rolled("roll 4 5")
    steps = ["letter 7", "take green"] if "letter 7" in texts(state) else ["take green", "letter 7"]
    after = play(state, *steps)
    assert (goods(after), letters(after)) == ({"green": 1}, ({}, {"fountain": 1}))


def test_goods_without_room_are_lost() -> None:
    """G1: only those with room are offered; with none of them nothing is asked."""
    state = rolled("roll 3 3", {"goods": {**FULL, "red": 1}})
    assert (goods(state), texts(state)[0][:4]) == (FULL, "move")
    assert goods(rolled("roll 4 4", {"goods": FULL})) == FULL
    assert texts(rolled("roll 1 3", {"goods": {"red": 2}}))[0] == "take green"


def test_letters_that_are_not_there_are_lost() -> None:
    """G1."""
    state = rolled("roll 1 5", seat1=all_letters_but())
    assert (lira(state), letters(state)) == (2, ({}, {}))


def test_the_red_tile_does_not_help() -> None:
    """5.1: it is for the Black Market and the Tea House."""
    assert lira(rolled("roll 1 1", {"mosque_tiles": ["red"]})) == 4
