"""When the supply lacks something: rules DG-6."""

from typing import Any

import pytest

from tests.games.dice.table import COLOURS, card, has, table
from tests.playing import play


def all_of(thing: str, *counts: int) -> dict[str, Any]:
    """Seats 1 and 2 have so many."""
    return {f"seat{p}": {thing: n} for p, n in enumerate(counts, 1)}


@pytest.mark.parametrize("colour", COLOURS)
def test_everyone_who_has_one_gives_one_back(colour: str) -> None:
    """DG-6.1: 5, 3 and 0 of eight; both owners give one, then seat 0 takes one."""
    state = play(
        table(f"{colour} {colour}", players=4, **all_of(colour, 5, 3)), f"act marker {colour}"
    )
    assert [has(state, p).get(colour, 0) for p in range(4)] == [1, 4, 2, 0]


def test_brown_markers() -> None:
    """DG-6.1: ten of them."""
    state = play(table("red blue green", **all_of("brown", 9, 1)), "act brown")
    assert [has(state, p).get("brown", 0) for p in range(3)] == [1, 8, 0]


def test_crystals_and_the_taker_too() -> None:
    """DG-6.1, D4: 5, 4 and 3 of twelve; all three give one, seat 0 takes one."""
    state = play(table("red blue", {"crystal": 5}, **all_of("crystal", 4, 3)), "act crystal")
    assert [has(state, p)["crystal"] for p in range(3)] == [5, 3, 2]


def test_again_and_again_until_it_suffices() -> None:
    """DG-6.2: 3 crystals wanted, none there; 1 + 1, then seat 1 alone."""
    state = card("g_crystals", {"crystal": 1}, players=2, dice=2, seat1={"crystal": 11})
    state = play(state, "use")
    assert [has(state, p)["crystal"] for p in range(2)] == [3, 9]


def test_lira_are_87() -> None:
    """DG-1.5: when one seat has all of them, none is there, and it gives back the 2 wanted."""
    state = play(table("coin", players=2, seat1={"lira": 87}), "act coins")
    assert [has(state, p)["lira"] for p in range(2)] == [2, 85]


def test_lira_come_back_from_all() -> None:
    """DG-6.2: 4 wanted, none there; both give back 2."""
    state = table("coin coin", {"lira": 40}, players=2, seat1={"lira": 47})
    state = play(state, "act coins")
    assert [has(state, p)["lira"] for p in range(2)] == [42, 45]


def test_what_is_there_is_counted_first() -> None:
    """DG-6.1: 3 brown wanted, 1 there; one round brings 2."""
    mine = {"tiles": {"goods_red": 1}}
    state = play(card("e_tile", mine, **all_of("brown", 6, 3)), "give tile goods_red")
    assert [has(state, p).get("brown", 0) for p in range(3)] == [3, 5, 2]


def test_nothing_happens_while_the_supply_suffices() -> None:
    """DG-6.1: the last one there is simply taken."""
    state = play(table("red red", **all_of("red", 4, 3)), "act marker red")
    assert [has(state, p)["red"] for p in range(3)] == [1, 4, 3]


def test_who_has_all_gets_one_of_his_own_back() -> None:
    """D4: eight red markers stay eight."""
    state = play(table("red red", {"red": 8}), "act marker red", "pay die red", "pay die red")
    assert has(state) == {"red": 8}


def test_what_was_just_paid_is_in_the_supply() -> None:
    """DG-6.1: two red markers go, one of them comes back."""
    state = table("", {"red": 2}, **all_of("red", 4, 2))
    state = play(state, "act marker red")
    assert [has(state, p)["red"] for p in range(3)] == [1, 4, 2]


def test_a_goods_tile_is_short_like_anything_else() -> None:
    """D4: every taking; the lira come first."""
    mine = {"tiles": {"goods_blue": 1}}
    state = play(table("coin", mine, **all_of("blue", 4, 4)), "act coins")
    assert has(state) == {"lira": 2, "blue": 1}
    assert has(state, 1) == {"blue": 3}


def test_two_markers_are_taken_together() -> None:
    """DG-6.2: two red ones wanted, none there: seat 1 gives one, and again one."""
    four = "red yellow green blue"
    state = play(table(four, **all_of("red", 8)), "act two", "take red", "take red")
    assert [has(state, p).get("red", 0) for p in range(3)] == [2, 6, 0]
    state = play(table(four, **all_of("red", 5, 3)), "act two", "take red", "take red")
    assert [has(state, p)["red"] for p in range(3)] == [2, 4, 2]
    state = play(card("e_brown", {"brown": 1}, **all_of("red", 8)), "use", "take red", "take red")
    assert [has(state, p).get("red", 0) for p in range(3)] == [2, 6, 0]


def test_two_colours_are_short_each_for_itself() -> None:
    """D4: one kind at a time."""
    state = table("red yellow green blue", seat1={"red": 8}, seat2={"blue": 8})
    state = play(state, "act two", "take red", "take blue")
    assert (has(state), has(state, 1), has(state, 2)) == (
        {"red": 1, "blue": 1},
        {"red": 7},
        {"blue": 7},
    )


def test_the_others_part_of_a_card() -> None:
    """D4: seat 1 takes a red marker, and seats 0 and 2 each lose one."""
    state = card("c_red", {"red": 4}, seat2={"red": 4})
    state = play(state, "take red", "pass")
    assert [has(state, p).get("red", 0) for p in range(3)] == [3, 1, 3]


def test_more_than_there_is_in_the_box() -> None:
    """DG-6.3: only with tables of one's own: all that there is."""
    own = {"components": {"crystals": 2}}
    state = play(card("g_crystals", dice=2, seat1={"crystal": 1}, tables=own), "use")
    assert has(state) == {"crystal": 2}
    assert has(state, 1) == {}
