"""The card *die_to_six* (rules 14.6, M7)."""

import pytest

from tests.games.board.mocha import coffee, mocha, mocha_at, mocha_sent_to
from tests.games.board.table import Json, goods, hand, lira
from tests.playing import field, play, texts

MINE: Json = {"hand": {"die_to_six": 1}, "lira": 0, "merchant": "fruit_warehouse"}
RED: Json = {**MINE, "mosque_tiles": ["red"]}


def test_one_die_to_6_after_the_roll() -> None:
    """14.6: 3 and 4 become 6 and 4."""
    state = play(mocha_at("tea_house", MINE), "act 10", "roll 3 4")
    assert texts(state) == ["keep", "card die_to_six 3", "card die_to_six 4"]
    after = play(state, "card die_to_six 3")
    assert (lira(after), hand(after), field(after, "discard")) == (10, {}, ["die_to_six"])
    assert lira(play(state, "card die_to_six 4")) == 2  # 9 is not enough


def test_one_may_keep_the_roll_and_the_card() -> None:
    """14.6: the dice node is asked with or without the red tile."""
    state = play(mocha_at("tea_house", MINE), "act 7", "roll 3 4")
    after = play(state, "keep")
    assert (lira(after), hand(after)) == (7, {"die_to_six": 1})


@pytest.mark.parametrize(("roll", "options"), [("6 6", 0), ("1 6", 1), ("2 2", 1), ("2 5", 2)])
def test_a_6_need_not_be_turned(roll: str, options: int) -> None:
    """14.6: with two sixes nothing is asked."""
    state = play(mocha_at("tea_house", MINE), "act 12", f"roll {roll}")
    found = [text for text in texts(state) if text.startswith("card die_to_six")]
    assert len(found) == options


def test_two_cards_turn_both_dice() -> None:
    """14.6: one after the other."""
    state = play(mocha_at("tea_house", {**MINE, "hand": {"die_to_six": 2}}), "act 12", "roll 1 2")
    after = play(state, "card die_to_six 1", "card die_to_six 2")
    assert lira(after) == 12


def test_after_the_red_tile() -> None:
    """M7: turned to 4, then the other die to 6; or after the second roll."""
    state = play(mocha_at("tea_house", RED), "act 10", "roll 1 2", "tile red 1")
    assert texts(state) == ["keep", "card die_to_six 2", "card die_to_six 4"]
    assert lira(play(state, "card die_to_six 2")) == 10
    state = play(mocha_at("tea_house", RED), "act 8", "roll 1 1", "tile red reroll", "roll 1 2")
    assert texts(state) == ["keep", "card die_to_six 1", "card die_to_six 2"]
    assert lira(play(state, "card die_to_six 1")) == 8


def test_before_the_red_tile() -> None:
    """M7: the tile may still turn the other die, or even that one; or roll both again."""
    state = play(mocha_at("tea_house", RED), "act 10", "roll 1 2", "card die_to_six 1")
    assert texts(state) == ["keep", "tile red 2", "tile red 6", "tile red reroll"]
    assert lira(play(state, "tile red 2")) == 10
    after = play(state, "tile red reroll", "roll 5 5")
    assert lira(after) == 10


def test_at_the_black_market() -> None:
    """14.6: 1 and 5 become 6 and 5: three jewelry."""
    state = play(
        mocha_at("black_market", {**MINE, "merchant": "wainwright", "extensions": 1}), "act"
    )
    state = play(state, "roll 1 5", "card die_to_six 1", "act red")
    assert goods(state) == {"red": 1, "blue": 3}


def test_for_the_family_member_and_for_dice_rewards() -> None:
    """14.6: any roll of your own."""
    state = play(
        mocha_sent_to("tea_house", {**MINE, "merchant": "caravansary"}), "act 7", "roll 1 1"
    )
    assert lira(play(state, "card die_to_six 1")) == 7
    mine: Json = {**MINE, "hand": {"die_to_six": 1, "dice_rewards_coffee": 1}}
    state = play(mocha(seat0=mine), "card dice_rewards_coffee", "roll 1 1", "card die_to_six 1")
    assert (coffee(state), lira(state)) == (2, 2)


def test_not_for_a_roll_that_moves_a_figure() -> None:
    """14.6: the trader goes where the dice say, a neutral merchant too."""
    state = mocha_at("post_office", {**MINE, "merchant": "caravansary", "lira": 2}, coffee_trader=5)
    state = play(state, "skip", "meet coffee_trader", "roll 1 1")
    assert (field(state, "coffee_trader"), texts(state)) == ("fabric_warehouse", ["end_turn"])
    mine: Json = {**MINE, "merchant": "caravansary", "lira": 2}
    state = mocha_at("post_office", mine, 2, neutral_merchants=[5, 15, 16])
    state = play(state, "pay", "roll 1 1")
    assert field(state, "neutral_merchants")[0] == "fabric_warehouse"


def test_not_without_a_roll_and_not_by_another_seat() -> None:
    """14.6: neither at main decisions nor after a roll of somebody else."""
    assert [text for text in texts(mocha(seat0=MINE)) if text.startswith("card")] == []
    state = mocha_at("tea_house", {"lira": 0, "merchant": "fruit_warehouse"}, seat1=MINE)
    assert lira(play(state, "act 12", "roll 1 1")) == 2
