"""Catching family members (rules 7.3, 3.4.1, B7). Sending them: the Police Station's tests."""

import pytest

from tests.games.board.table import PLACES, Json, all_cards_but, at, hand, lira
from tests.playing import events, field, play, seat, starting, texts, weights

HERE: Json = {"family": "tea_house"}


def test_for_3_lira() -> None:
    """7.3: it goes back to the Police Station."""
    state = play(at("tea_house", {"lira": 0}, seat1=HERE), "skip")
    after = play(state, "catch 1 lira")
    assert (lira(after), seat(after, 1)["family"]) == (3, "police_station")
    assert lira(after, 1) == 3  # the lira come from the supply
    assert texts(after) == ["end_turn"]


def test_or_for_a_card_from_the_deck() -> None:
    """7.3: not from the pile."""
    state = at("tea_house", {"lira": 0}, seat1=HERE, discard=["stay", "stay"])
    state = play(state, "skip", "catch 1 card")
    assert "draw stay" not in texts(state)
    after = play(state, "draw one_good")
    assert (lira(after), hand(after)) == (0, {"one_good": 1})
    assert seat(after, 1)["family"] == "police_station"


def test_every_one_must_be_caught() -> None:
    """3.4.1: the turn cannot end before."""
    state = play(at("tea_house", seat1=HERE, seat2=HERE), "skip")
    assert texts(state) == ["catch 1 lira", "catch 1 card", "catch 2 lira", "catch 2 card"]
    state = play(state, "catch 2 lira")
    assert texts(state) == ["catch 1 lira", "catch 1 card"]
    assert texts(play(state, "catch 1 lira")) == ["end_turn"]


def test_a_reward_for_each_chosen_one_after_the_other() -> None:
    """B7: a card, looked at, and then 3 lira."""
    state = play(at("tea_house", {"lira": 0}, seat1=HERE, seat2=HERE), "skip")
    state = play(state, "catch 1 card", "draw stay", "catch 2 lira")
    assert (lira(state), hand(state)) == (3, {"stay": 1})


def test_after_the_action_not_before() -> None:
    """3.4: the reward does not help the action."""
    state = at("gemstone_dealer", {"lira": 11}, seat1={"family": "gemstone_dealer"})
    assert texts(state) == ["catch 1 lira", "catch 1 card"]  # 14 lira were too many
    assert texts(play(state, "catch 1 lira")) == ["end_turn"]


@pytest.mark.parametrize("place", [place for place in PLACES if place != "police_station"])
def test_at_every_place_but_one(place: str) -> None:
    """7.3: on any place but the Police Station, at the Fountain too."""
    state = at(place, {"lira": 0}, seat1={"family": place})
    if "skip" in texts(state):
        state = play(state, "skip")
    assert texts(state) == ["catch 1 lira", "catch 1 card"]


def test_nobody_is_caught_in_the_police_station() -> None:
    """3.4.1: and there is no reward."""
    state = play(at("police_station", {"lira": 0}), "skip")
    assert texts(state) == ["end_turn"]


def test_your_own_never_troubles_you() -> None:
    """7.3: it stays."""
    state = play(at("tea_house", HERE), "skip")
    assert texts(state) == ["end_turn"]
    assert seat(state)["family"] == "tea_house"


def test_without_any_card_it_is_3_lira() -> None:
    """B7: nothing to choose, so it is not asked."""
    state = at("tea_house", {"lira": 0}, seat1={**HERE, "hand": all_cards_but()})
    state = play(state, "skip")
    assert (lira(state), texts(state)) == (3, ["end_turn"])


def test_an_empty_deck_is_made_from_the_pile() -> None:
    """6.1.4: a card on the pile is enough."""
    others = all_cards_but({"stay": 1})
    state = at("tea_house", seat1={**HERE, "hand": others}, discard=["stay"])
    state = play(state, "skip")
    assert {"event": "deck_shuffled", "n": 1} in events(state, "catch 1 card")
    assert weights(play(state, "catch 1 card")) == {"draw stay": 1}


def test_in_any_order_with_the_governor() -> None:
    """3.4: he may be met before or after."""
    state = play(at("tea_house", {"lira": 9}, seat1=HERE, governor="tea_house"), "skip")
    assert texts(state) == ["catch 1 lira", "catch 1 card", "meet governor"]
    state = play(state, "meet governor", "draw stay", "pay lira", "roll 1 1")
    assert texts(state) == ["catch 1 lira", "catch 1 card"]


def test_not_by_a_merchant_passing_by() -> None:
    """3.1: nothing happens on the way, and only those who arrive catch."""
    state = at("tea_house", seat1={"family": "spice_warehouse"})  # he came from there
    assert starting(play(state, "skip"), "catch") == []


def test_not_in_a_turn_cut_short() -> None:
    """B2: an unpaid merchant ends the turn before the encounters."""
    state = at("tea_house", {"lira": 9}, seat1={**HERE, "merchant": "tea_house"})
    after = play(state, "refuse")
    assert (field(after, "seat"), seat(after, 1)["family"]) == (1, "tea_house")
