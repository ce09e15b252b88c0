"""Turns, rounds and the end: rules DG-3, DG-9."""

from __future__ import annotations

from typing import Any

import pytest

import istanbul
from tests.games.dice.table import Json, decider, dice, dice_game, roll, table
from tests.playing import field, play, ranking, rubies, texts

FIVE = "red red red red red"


def next_turn(state: istanbul.State) -> istanbul.State:
    """End the turn, and roll for the next seat, if there is one."""
    state = play(state, "end_turn")
    return state if state.is_over else roll(state, FIVE)


def finished(*seats: Json, **fields: Any) -> istanbul.State:
    """The last seat's turn of the last round is over."""
    given = {f"seat{p}": row for p, row in enumerate(seats) if p}
    n = len(seats)
    return play(table("", seats[0], n, seat=n - 1, **given, **fields), "end_turn")


def test_seats_have_turns_clockwise() -> None:
    """DG-3.1: 0, 1, 2, and the next round begins with 0."""
    state = table(FIVE)
    seen = []
    for _ in range(4):
        seen.append((decider(state), field(state, "round")))
        state = next_turn(state)
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 2)]


def test_the_round_begins_with_the_start_seat() -> None:
    """DG-2.5: it never changes."""
    state = table(FIVE, seat=2, start=2)
    rounds = [field(state, "round")]
    for _ in range(3):
        state = next_turn(state)
        rounds.append(field(state, "round"))
    assert rounds == [1, 1, 1, 2]


def test_two_actions_then_only_the_end() -> None:
    """DG-3.5, DG-3.6: the turn may end before."""
    state = table("red red blue blue green")
    assert "end_turn" in texts(state)
    state = play(state, "act marker red")
    assert len(texts(state)) > 1
    assert texts(play(state, "act marker blue")) == ["end_turn"]


def test_unused_dice_are_lost() -> None:
    """DG-3.7: the next seat rolls five fresh ones."""
    state = play(table("red red blue blue green"), "end_turn")
    assert dice(state) == {}
    assert sum(dice(roll(state, FIVE)).values()) == 5


@pytest.mark.parametrize(("players", "goal"), [(2, 6), (3, 6), (4, 5)])
def test_the_goal(players: int, goal: int) -> None:
    """DG-9.1: six rubies, with four players five."""
    for before, last in ((goal - 2, False), (goal - 1, True)):
        state = table("", {"lira": 12, "rubies": before}, players)
        state = play(state, "act ruby lira")
        assert rubies(state) == before + 1
        assert field(state, "last_round") is last


def test_the_round_is_finished() -> None:
    """DG-9.1: seats 1 and 2 have their turns, seat 0 has no other."""
    state = play(table(FIVE, {"lira": 10, "rubies": 5}), "act ruby lira")
    for p in (1, 2):
        state = next_turn(state)
        assert decider(state) == p
    state = next_turn(state)
    assert ranking(state)[0] == (0,)
    assert field(state, "over") == "rubies"


def test_the_last_seat_of_a_round_ends_the_game_at_once() -> None:
    """DG-9.1: all have had the same number of turns."""
    state = table("", seat2={"lira": 10, "rubies": 5}, seat=2)
    state = play(state, "act ruby lira", "end_turn")
    assert ranking(state) == ((2,), (0, 1))


def test_with_another_start_seat() -> None:
    """DG-9.1: seat 1 starts; seat 2 reaches the goal, seat 0 is last."""
    state = table("", seat2={"lira": 10, "rubies": 5}, seat=2, start=1)
    state = next_turn(play(state, "act ruby lira"))
    assert decider(state) == 0
    assert next_turn(state).is_over


def test_most_rubies_win() -> None:
    """DG-9.2: whoever was first at the goal can be overtaken; lira do not matter."""
    state = finished({"rubies": 6, "lira": 50}, {"rubies": 7}, {"rubies": 5, "lira": 30})
    assert ranking(state) == ((1,), (0,), (2,))


def test_a_tie_is_broken_by_what_is_left() -> None:
    """DG-9.3: markers 3, crystals 2: seat 0 has 1 + 3 + 2 * 2 = 8, seat 1 has 2 * 3 + 1 = 7."""
    state = finished(
        {"rubies": 6, "lira": 1, "brown": 1, "crystal": 2}, {"rubies": 6, "lira": 1, "red": 2}
    )
    assert ranking(state) == ((0,), (1,))


@pytest.mark.parametrize("thing", ["red", "yellow", "green", "blue", "brown"])
def test_every_marker_is_worth_three_lira(thing: str) -> None:
    """DG-9.3: more than 2 lira, as much as 3, less than 4."""
    mine = {"rubies": 6, thing: 1}
    assert ranking(finished(mine, {"rubies": 6, "lira": 2})) == ((0,), (1,))
    assert ranking(finished(mine, {"rubies": 6, "lira": 3})) == ((0, 1),)
    assert ranking(finished(mine, {"rubies": 6, "lira": 4})) == ((1,), (0,))


def test_every_crystal_is_worth_two_lira() -> None:
    """DG-9.3."""
    mine = {"rubies": 6, "crystal": 1}
    assert ranking(finished(mine, {"rubies": 6, "lira": 1})) == ((0,), (1,))
    assert ranking(finished(mine, {"rubies": 6, "lira": 2})) == ((0, 1),)


def test_the_win_may_be_shared() -> None:
    """DG-9.3: seats 0 and 2 are equal; tiles are worth nothing."""
    state = finished(
        {"rubies": 6, "lira": 5}, {"rubies": 5, "lira": 9}, {"rubies": 6, "crystal": 1, "blue": 1}
    )
    assert ranking(state) == ((0, 2), (1,))


def test_only_tied_players_are_compared() -> None:
    """DG-9.3: seat 2 is rich and has fewer rubies."""
    state = finished({"rubies": 6, "lira": 1}, {"rubies": 6, "lira": 2}, {"lira": 70})
    assert ranking(state) == ((1,), (0,), (2,))


def test_max_rounds_stops_a_game() -> None:
    """DG-9.4: after the third round, by rubies and the tie-break; the reason is told."""
    state = table("", {"lira": 5}, 2, max_rounds=3, round=3, seat=1, seat1={"lira": 6})
    state = play(state, "end_turn")
    assert ranking(state) == ((1,), (0,))
    assert field(state, "over") == "max_rounds"
    assert field(state, "round") == 3
    early = table("", players=2, max_rounds=3, round=2, seat=1)
    assert not play(early, "end_turn").is_over


def test_rubies_go_before_max_rounds() -> None:
    """DG-9.4: a game that ends by rubies in that round was not stopped."""
    state = finished({"rubies": 6}, {}, max_rounds=3, round=3)
    assert field(state, "over") == "rubies"


def test_a_game_of_its_own_accord_has_no_limit() -> None:
    """DG-9.4."""
    assert "max_rounds" not in dice_game().options()
    assert not play(table("", round=500, seat=2), "end_turn").is_over
