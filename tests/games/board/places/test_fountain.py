"""Fountain (rules 4.7, 3.1.4)."""

import pytest

from tests.games.board.table import at, sent_to, table
from tests.playing import play, seat, texts

THREE = {"assistants": ["post_office", "tea_house", "gemstone_dealer"], "stack": 1}


def test_all_assistants_come_back() -> None:
    """4.7: from any places to the stack."""
    after = play(at("fountain", THREE), "act all")
    assert (seat(after)["stack"], seat(after)["assistants"]) == (4, [])


def test_any_of_them_may_come_back() -> None:
    """4.7: as many as you like; asked in the order of place numbers."""
    state = at("fountain", THREE)
    assert texts(state) == [
        *("skip", "act all"),
        *("act post_office", "act tea_house", "act gemstone_dealer"),
    ]
    state = play(state, "act post_office")
    assert texts(state) == ["done", "act tea_house", "act gemstone_dealer"]
    state = play(state, "act gemstone_dealer")
    assert (seat(state)["stack"], seat(state)["assistants"]) == (3, ["tea_house"])
    assert texts(state) == ["end_turn"]


def test_one_may_be_enough() -> None:
    """4.7: done after the first."""
    after = play(at("fountain", THREE), "act tea_house", "done")
    assert seat(after)["assistants"] == ["post_office", "gemstone_dealer"]
    assert seat(after)["stack"] == 2


def test_a_single_assistant_is_all() -> None:
    """4.7: nothing to choose from."""
    assert texts(at("fountain", {"assistants": ["tea_house"]})) == ["skip", "act all"]


def test_without_assistants_on_the_board_there_is_nothing_to_do() -> None:
    """G1: an action that changes nothing is not offered."""
    assert texts(at("fountain")) == ["end_turn"]


def test_the_fifth_assistant_comes_back_too() -> None:
    """5.3: he is one of yours like the others."""
    mine = {**THREE, "stack": 2, "mosque_tiles": ["blue"]}
    assert seat(play(at("fountain", mine), "act all"))["stack"] == 5


@pytest.mark.parametrize("stack", [0, 1, 4])
def test_no_assistant_is_needed_laid_or_picked_up(stack: int) -> None:
    """3.1.4: with or without a stack."""
    state = table(seat0={"merchant": "tea_house", "stack": stack})
    assert "visit fountain" not in texts(state)
    after = play(state, "move fountain")
    assert (seat(after)["stack"], seat(after)["assistants"]) == (stack, [])


def test_merchants_there_are_not_paid() -> None:
    """3.2: at the Fountain nothing is paid."""
    state = at("fountain", {"lira": 0, "assistants": ["tea_house"]})
    assert texts(state) == ["skip", "act all"]  # both other merchants stand there


def test_only_own_assistants_come_back() -> None:
    """4.7: your assistants."""
    state = at("fountain", THREE, seat1={"assistants": ["post_office"], "stack": 3})
    after = play(state, "act all")
    assert (seat(after, 1)["assistants"], seat(after, 1)["stack"]) == (["post_office"], 3)


def test_the_family_member_sends_them_to_the_merchant() -> None:
    """4.7: they come to the stack, also the one beside the merchant."""
    state = sent_to("fountain", {"assistants": ["tea_house"], "stack": 3})
    assert texts(state) == ["skip", "act all", "act tea_house", "act police_station"]
    after = play(state, "act all")
    assert seat(after)["merchant"] == "police_station"
    assert (seat(after)["stack"], seat(after)["assistants"]) == (4, [])
