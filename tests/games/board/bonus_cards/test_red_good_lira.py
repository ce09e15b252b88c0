"""The card *red_good_lira* (rules 26.4 to 26.6)."""

from tests.games.board.letters_table import at, table
from tests.games.board.table import goods, hand, lira
from tests.playing import field, play, texts

CARD = "card red_good_lira"
MINE = {"hand": {"red_good_lira": 1}, "lira": 1}


def test_a_good_and_3_lira() -> None:
    """26: both, at any main decision."""
    for state in (table(3, MINE), at("tea_house", MINE), play(at("tea_house", MINE), "skip")):
        after = play(state, CARD)
        assert (goods(after), lira(after), hand(after)) == ({"red": 1}, 4, {})
        assert field(after, "discard") == ["red_good_lira"]


def test_without_room_the_lira_are_left() -> None:
    """G1: the good is lost."""
    after = play(table(3, {**MINE, "goods": {"red": 2}}), CARD)
    assert (goods(after), lira(after)) == ({"red": 2}, 4)


def test_not_inside_an_action() -> None:
    """G3."""
    assert CARD not in texts(play(at("black_market", MINE), "act", "roll 1 1"))
