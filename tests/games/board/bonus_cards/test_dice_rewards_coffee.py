"""The card *dice_rewards_coffee* (rules 14.7)."""

import pytest

from tests.games.board.mocha import coffee, mocha
from tests.games.board.table import FULL, GOODS, ROLLS, Json, goods, lira
from tests.playing import field, play, texts

CARD = "card dice_rewards_coffee"
MINE: Json = {"hand": {"dice_rewards_coffee": 1}, "lira": 0}


@pytest.mark.parametrize("roll", ROLLS)
def test_each_die_brings_its_reward(roll: str) -> None:
    """14.7 [r]: 1-2 2 lira, 3-4 a good of choice, 5-6 2 coffee."""
    dice = [int(word) for word in roll.split()[1:]]
    n_lira = 2 * sum(die <= 2 for die in dice)
    n_goods = sum(die in (3, 4) for die in dice)
    n_coffee = 2 * sum(die >= 5 for die in dice)
    state = play(mocha(seat0=MINE), CARD)
    assert texts(state) == ROLLS
    state = play(state, roll)
    assert (lira(state), coffee(state)) == (n_lira, n_coffee)
    for _ in range(n_goods):
        assert texts(state) == [f"take {good}" for good in GOODS]
        state = play(state, "take blue")
    assert goods(state) == ({"blue": n_goods} if n_goods else {})
    assert field(state, "turn")["phase"] == "move"
    assert field(state, "discard") == ["dice_rewards_coffee"]


def test_goods_without_room_are_not_offered_or_lost() -> None:
    """G1: one kind with room is taken without asking; with none nothing comes."""
    state = play(mocha(seat0={**MINE, "goods": {**FULL, "red": 1}}), CARD, "roll 3 4")
    assert goods(state) == FULL
    state = play(mocha(seat0={**MINE, "goods": FULL}), CARD, "roll 3 5")
    assert (goods(state), coffee(state)) == (FULL, 2)


def test_coffee_is_not_a_good_of_choice() -> None:
    """10.3: although it is coffee that this card can bring."""
    state = play(mocha(seat0=MINE), CARD, "roll 1 3")
    assert "take coffee" not in texts(state)
