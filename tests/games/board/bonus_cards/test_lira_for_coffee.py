"""The card *lira_for_coffee* (rules 14.3)."""

from tests.games.board.mocha import coffee, mocha, mocha_at
from tests.games.board.table import Json, lira
from tests.playing import field, play, rubies, starting

CARD = "card lira_for_coffee"
MINE: Json = {"hand": {"lira_for_coffee": 1}, "coffee": 1, "lira": 0}


def test_1_coffee_for_8_lira() -> None:
    """14.3: once a card."""
    after = play(mocha(seat0=MINE), CARD)
    assert (coffee(after), lira(after)) == (0, 8)
    assert field(after, "discard") == ["lira_for_coffee"]
    assert starting(after, "card") == []


def test_not_without_coffee() -> None:
    """G1: a good will not do."""
    poor = {**MINE, "coffee": 0, "goods": {"red": 2}}
    assert starting(mocha(seat0=poor), "card") == []


def test_two_coffee_first() -> None:
    """G3: the one card pays for the other."""
    mine: Json = {"hand": {"lira_for_coffee": 2, "two_coffee": 1}, "lira": 0}
    state = mocha(seat0=mine)
    assert starting(state, "card") == ["card two_coffee"]
    after = play(state, "card two_coffee", CARD, CARD)
    assert (coffee(after), lira(after)) == (0, 16)


def test_in_time_for_the_dealer() -> None:
    """G3: 6 and 8 lira make 14."""
    after = play(mocha_at("gemstone_dealer", {**MINE, "lira": 6}), CARD, "act")
    assert (lira(after), rubies(after)) == (0, 1)
