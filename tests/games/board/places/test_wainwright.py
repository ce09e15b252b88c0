"""Wainwright (rules 4.1)."""

import pytest

from tests.games.board.table import at, goods, lira
from tests.playing import events, field, play, rubies, seat, texts


def test_an_extension_costs_7_lira() -> None:
    """4.1: pay 7 lira, take an extension."""
    state = play(at("wainwright", {"lira": 7}), "act")
    assert (lira(state), seat(state)["extensions"]) == (0, 1)


def test_the_lira_go_to_the_supply() -> None:
    """4.1: nobody gets the 7 lira."""
    state = play(at("wainwright", {"lira": 9}), "act")
    assert [lira(state, p) for p in range(3)] == [2, 3, 4]


def test_6_lira_are_not_enough() -> None:
    """G1: costs are paid in full."""
    assert texts(at("wainwright", {"lira": 6})) == ["end_turn"]


@pytest.mark.parametrize(("had", "ruby"), [(0, 0), (1, 0), (2, 1)])
def test_only_the_third_extension_brings_a_ruby(had: int, ruby: int) -> None:
    """4.1: the third completes the wheelbarrow."""
    state = play(at("wainwright", {"lira": 7, "extensions": had}), "act")
    assert (seat(state)["extensions"], rubies(state)) == (had + 1, ruby)


@pytest.mark.parametrize(("had", "left"), [(1, 3), (2, 2)])
def test_the_ruby_comes_from_the_wainwright(had: int, left: int) -> None:
    """1.12: of the 3 rubies with three players one is gone, when one was given."""
    state = play(at("wainwright", {"lira": 7, "extensions": had}), "act")
    assert state.record.wainwright_rubies == left


def test_a_complete_wheelbarrow_gets_nothing_more() -> None:
    """4.1: three extensions, and one ruby, once in the game."""
    assert texts(at("wainwright", {"lira": 99, "extensions": 3})) == ["end_turn"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_ruby_for_every_player(players: int) -> None:
    """1.12: one ruby per player, so the last to complete still finds one."""
    complete = {f"seat{p}": {"extensions": 3} for p in range(1, players)}
    state = at("wainwright", {"lira": 7, "extensions": 2}, players, **complete)
    assert rubies(play(state, "act")) == 1


@pytest.mark.parametrize(("extensions", "most"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_each_extension_makes_room_for_one_more_of_every_good(extensions: int, most: int) -> None:
    """1.4: room for 2 of each good, and 1 more with each extension."""
    for place, good in (("fabric_warehouse", "red"), ("spice_warehouse", "green")):
        assert goods(play(at(place, {"extensions": extensions}), "act")) == {good: most}


def test_the_ruby_can_be_the_fifth() -> None:
    """8.1: the ruby counts for the goal at once."""
    state = at("wainwright", {"lira": 7, "extensions": 2, "rubies": 4})
    assert field(state, "last_round") is False
    assert {"event": "goal_reached", "seat": 0, "n": 5} in events(state, "act")
    assert field(play(state, "act"), "last_round") is True


def test_the_action_may_be_skipped() -> None:
    """3.3: use the action or skip it."""
    state = play(at("wainwright", {"lira": 7}), "skip")
    assert (lira(state), seat(state)["extensions"]) == (7, 0)
