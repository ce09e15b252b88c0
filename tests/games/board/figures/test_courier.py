"""The courier (rules 27, 3.4.3, B11)."""

import pytest

import istanbul
from tests.games.board.letters_table import (
    all_letters_but,
    at,
    companion_at,
    family_at,
    held,
    letters,
    table,
)
from tests.games.board.table import PLACES, ROLLS, Json, lira, roll_of
from tests.playing import field, play, starting, texts


def met(seat0: Json | None = None, **fields: object) -> istanbul.State:
    """Seat 0 meets the courier at the Tea House."""
    position: Json = {"courier": "tea_house", **fields}
    return play(at("tea_house", seat0, **position), "skip", "meet courier")


def test_a_letter_for_2_lira() -> None:
    """27.2: the lira go to the supply."""
    state = play(met({"lira": 2}), "letter 1")
    assert texts(state) == ["pay lira", "give letter wainwright"]
    after = play(state, "pay lira")
    assert (lira(after), letters(after)) == (0, ({"wainwright": 1}, {}))
    assert [lira(after, p) for p in (1, 2)] == [3, 4]


def test_or_for_a_letter_even_the_new_one() -> None:
    """27.2: delivered or not."""
    mine = {"lira": 2, **held("kiosk", sealed=("fountain",))}
    state = play(met(mine), "letter 1")
    gives = ["give letter wainwright", "give letter kiosk", "give sealed fountain"]
    assert texts(state) == ["pay lira", *gives]
    after = play(state, "give sealed fountain")
    assert letters(after) == ({"wainwright": 1, "kiosk": 1}, {})
    assert lira(after) == 2
    assert field(after, "letters") == {"discard": {"fountain": 1}}
    assert letters(play(state, "give letter wainwright"))[0] == {"kiosk": 1}


def test_without_lira_and_other_letters_it_is_not_asked() -> None:
    """27.2: the new letter goes back at once."""
    state = play(met({"lira": 1}), "letter 1")
    assert texts(state) == ROLLS
    assert (letters(state), lira(state)) == (({}, {}), 1)


def test_a_new_letter_for_this_place_is_delivered_before_paying() -> None:
    """L1: it can be given with its back up."""
    state = play(met({"lira": 2}), "letter 9")
    assert texts(state) == ["pay lira", "give sealed tea_house"]


@pytest.mark.parametrize("total", range(2, 13))
def test_two_dice_say_where_he_goes(total: int) -> None:
    """27.3: as the smuggler."""
    state = play(met({"lira": 2}), "letter 1", "pay lira")
    assert texts(state) == ROLLS
    assert field(play(state, roll_of(total)), "courier") == PLACES[total - 1]


def test_he_need_not_be_used_and_not_twice() -> None:
    """3.4.3, B11: once a turn, even if the dice bring him back."""
    state = play(at("tea_house", {"lira": 9}, courier="tea_house"), "skip")
    assert texts(state) == ["end_turn", "meet courier"]
    state = play(state, "meet courier", "letter 1", "pay lira", "roll 4 5")
    assert field(state, "courier") == "tea_house"
    assert starting(state, "meet") == []


def test_without_any_letter_he_cannot_be_used() -> None:
    """B11 likewise: there is nothing to take; used ones are shuffled first."""
    none = at("tea_house", courier="tea_house", seat1=all_letters_but())
    assert texts(play(none, "skip")) == ["end_turn"]
    used = {"seat1": all_letters_but(7), "letters": {"discard": {"fountain": 1}}}
    assert texts(met({"lira": 2}, **used)) == ["letter 7"]


def test_by_the_companion_but_not_by_the_family_member() -> None:
    """23.4, 4.12."""
    assert "meet courier" in texts(play(companion_at("tea_house", courier="tea_house"), "skip"))
    state = play(family_at("tea_house", courier="tea_house"), "skip")
    assert starting(state, "meet") == []


def test_not_after_a_turn_cut_short() -> None:
    """B2: no encounters."""
    state = play(at("tea_house", {"merchant": "sultans_palace"}, courier="tea_house"), "skip")
    assert "meet courier" in texts(state)
    short = table(3, {"merchant": "sultans_palace"}, courier="tea_house")
    assert field(play(short, "visit tea_house"), "seat") == 1
