"""Family E: give something for something else, or have 1 lira. Rules DG-8.E."""

import pytest

from tests.games.dice.table import COLOURS, card, has, tiles
from tests.playing import field, play, rubies, texts

CARDS = ["e_lira_tile", "e_crystal", "e_brown", "e_lira", "e_marker", "e_tile"]
OPEN = {"goods_blue": 1, "extra_die": 2}
ENOUGH = {"lira": 9, "crystal": 1, "brown": 1, "red": 1, "tiles": {"goods_red": 1}}


@pytest.mark.parametrize("name", CARDS)
def test_one_lira_instead_is_always_allowed(name: str) -> None:
    """DG-8.4: also for those who could pay; nothing is given."""
    state = card(name, ENOUGH, display=OPEN)
    assert texts(state)[0] == "one_lira"
    assert len(texts(state)) > 1
    state = play(state, "one_lira")
    assert has(state) == {"lira": 10, "crystal": 1, "brown": 1, "red": 1}
    assert tiles(state) == {"goods_red": 1}


@pytest.mark.parametrize("name", CARDS)
def test_who_cannot_pay_has_1_lira_without_being_asked(name: str) -> None:
    """DG-8.4."""
    assert has(card(name, {"lira": 1}, display=OPEN)) == {"lira": 2}


@pytest.mark.parametrize("name", CARDS)
def test_there_is_no_part_for_the_others(name: str) -> None:
    """DG-8.E: after it seat 0 goes on."""
    state = card(name, seat1=ENOUGH, seat2=ENOUGH | {"tiles": {}}, display=OPEN)
    assert texts(state) == ["end_turn"]


def test_lira_for_a_tile() -> None:
    """DG-8.E: 7 lira for one of the open tiles; the display is refilled."""
    state = card("e_lira_tile", {"lira": 7}, display=OPEN)
    assert texts(state) == ["one_lira", "take tile goods_blue", "take tile extra_die"]
    state = play(state, "take tile extra_die", "tile goods_red")
    assert has(state) == {}
    assert tiles(state) == {"extra_die": 1}
    assert field(state, "display") == {"goods_red": 1, "goods_blue": 1, "extra_die": 1}
    assert has(card("e_lira_tile", {"lira": 6}, display=OPEN)) == {"lira": 7}


def test_lira_for_the_tile_that_brings_the_mosque_ruby() -> None:
    """D2: the fifth tile counts, however it was got."""
    mine = {"lira": 7, "tiles": {"goods_red": 1, "goods_green": 1, "extra_die": 2}}
    state = play(card("e_lira_tile", mine, display={"goods_blue": 1}), "take tile goods_blue")
    assert rubies(state) == 1


def test_a_crystal_for_brown_and_lira() -> None:
    """DG-8.E: 1 brown and 3 lira."""
    state = card("e_crystal", {"crystal": 2})
    assert texts(state) == ["one_lira", "use"]
    assert has(play(state, "use")) == {"crystal": 1, "brown": 1, "lira": 3}


def test_brown_for_two_markers_and_lira() -> None:
    """DG-8.E: any two colours, and 3 lira."""
    state = play(card("e_brown", {"brown": 1}), "use")
    assert texts(state) == [f"take {colour}" for colour in COLOURS]
    assert has(play(state, "take yellow", "take green")) == {"yellow": 1, "green": 1, "lira": 3}


def test_lira_for_brown_and_a_crystal() -> None:
    """DG-8.E: 3 lira; 2 are not enough."""
    state = play(card("e_lira", {"lira": 4}), "use")
    assert has(state) == {"lira": 1, "brown": 1, "crystal": 1}
    assert has(card("e_lira", {"lira": 2})) == {"lira": 3}


def test_a_marker_for_lira() -> None:
    """DG-8.E: any one for 8 lira; brown may stand for a colour (D1)."""
    state = card("e_marker", {"red": 2, "blue": 1, "brown": 1})
    assert texts(state) == ["one_lira", "give red", "give blue", "give brown"]
    assert has(play(state, "give red")) == {"red": 1, "blue": 1, "brown": 1, "lira": 8}
    assert has(play(state, "give brown")) == {"red": 2, "blue": 1, "lira": 8}


def test_a_tile_for_brown() -> None:
    """DG-8.E: any own one for 3 brown; it goes under the stack (D2)."""
    state = card("e_tile", {"tiles": {"goods_red": 1, "extra_die": 2}})
    assert texts(state) == ["one_lira", "give tile goods_red", "give tile extra_die"]
    state = play(state, "give tile extra_die")
    assert has(state) == {"brown": 3}
    assert tiles(state) == {"goods_red": 1, "extra_die": 1}
    assert field(state, "under") == ["extra_die"]
