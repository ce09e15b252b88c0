"""The Fountain's part for the companion (rules 23.1, 24.7, L2)."""

import pytest

from tests.games.board.letters_table import at, companion, companion_at, family_at, table
from tests.playing import play, seat, texts


@pytest.mark.parametrize("place", [None, "tea_house", "fountain"])
def test_from_the_general_supply_or_from_the_board(place: str | None) -> None:
    """23.1: to the personal supply; with nothing else to do the action is over."""
    state = at("fountain", {"companion": place})
    assert texts(state) == ["skip", "act companion"]
    after = play(state, "act companion")
    assert (companion(after), texts(after)) == ("reserve", ["end_turn"])


def test_not_when_it_is_there_already() -> None:
    """G1: nothing would change."""
    assert texts(at("fountain", {"companion": "reserve"})) == ["end_turn"]


def test_before_the_assistants_one_or_several() -> None:
    """24.7: both parts of the action, or one."""
    mine = {"assistants": ["tea_house", "wainwright"], "stack": 2}
    state = at("fountain", mine)
    calls = ["act wainwright", "act tea_house"]
    assert texts(state) == ["skip", "act all", "act companion", *calls]
    assert companion(play(state, "act all")) is None
    state = play(state, "act companion")
    assert texts(state) == ["done", "act all", *calls]
    assert seat(play(state, "act all"))["stack"] == 4
    assert seat(play(state, "done"))["stack"] == 2
    one = play(state, "act wainwright")
    assert texts(one) == ["done", "act tea_house"]
    assert seat(play(one, "done"))["assistants"] == ["tea_house"]


def test_with_one_assistant_all_is_enough() -> None:
    """24.7: no two texts for the same."""
    mine = {"assistants": ["wainwright"], "stack": 3}
    state = play(at("fountain", mine), "act companion")
    assert texts(state) == ["done", "act all"]


def test_the_companion_calls_itself_and_meets_nobody() -> None:
    """L2: gone that way it has no encounters."""
    state = companion_at("fountain", governor="fountain", seat1={"family": "fountain"})
    assert texts(state) == ["skip", "act companion"]
    after = play(state, "act companion")
    assert (companion(after), texts(after)) == ("reserve", ["end_turn"])
    stays = play(state, "skip")
    assert texts(stays) == ["catch 1 lira", "catch 1 card", "meet governor"]


def test_the_merchant_keeps_his_encounters() -> None:
    """L2: calling the companion from elsewhere ends nothing."""
    state = play(at("fountain", {"companion": "tea_house"}, governor="fountain"), "act companion")
    assert texts(state) == ["end_turn", "meet governor"]


def test_by_the_family_member() -> None:
    """L2: by any figure; the merchant in the Police Station still meets whom he meets there."""
    state = family_at("fountain", {"companion": "tea_house"}, governor="police_station")
    assert texts(state) == ["skip", "act all", "act companion"]  # one lies at the police
    after = play(state, "act companion", "done")
    assert companion(after) == "reserve"
    assert texts(after) == ["end_turn", "meet governor"]


def test_out_again_in_a_later_turn() -> None:
    """23.2: not in the turn of the Fountain's action."""
    state = play(at("fountain", players=2, neutral_merchants=[1, 1, 1]), "act companion")
    assert texts(state) == ["end_turn"]
    state = play(state, "end_turn", "visit police_station")
    assert "place companion" in texts(state)
    assert companion(play(state, "place companion")) == "fountain"
    assert "place companion" not in texts(table())
