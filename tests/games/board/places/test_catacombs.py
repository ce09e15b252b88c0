"""Catacombs, in the Great Bazaar only (rules 24.25, L9)."""

import pytest

import istanbul
from tests.games.board.letters_table import (
    ALL_PLACES,
    BAZAAR,
    bazaar,
    bazaar_at,
    companion,
    held,
    letters,
    next_to,
)
from tests.games.board.table import FULL, GOODS, Json, goods, lira
from tests.playing import field, play, seat, starting, texts


def test_a_good_or_a_coffee_then_any_place() -> None:
    """24.25: all 25 places, this one too."""
    state = bazaar_at("catacombs")
    assert texts(state) == ["skip", *(f"act {good}" for good in GOODS), "act coffee"]
    for good in GOODS:
        assert goods(play(state, f"act {good}")) == {good: 1}
    state = play(state, "act coffee")
    assert (seat(state)["coffee"], goods(state)) == (1, {})
    assert texts(state) == [f"put {place}" for place in ALL_PLACES]


def test_no_action_no_payment_no_encounters_there() -> None:
    """L9: the turn is at its end; the assistant on 25 stays."""
    state = bazaar_at(
        "catacombs",
        {"lira": 5},
        seat1={"merchant": "tea_house", "family": "tea_house"},
        seat2={"family": "catacombs"},
        governor="tea_house",
        smuggler="catacombs",
    )
    after = play(state, "act blue", "put tea_house")
    assert texts(after) == ["end_turn"]
    row = seat(after)
    assert (row["merchant"], row["assistants"], row["stack"]) == ("tea_house", ["catacombs"], 3)
    assert lira(after) == 5


def test_staying_in_the_catacombs_is_a_move_too() -> None:
    """L9: no encounters either."""
    after = play(bazaar_at("catacombs", governor="catacombs"), "act red", "put catacombs")
    assert (seat(after)["merchant"], texts(after)) == ("catacombs", ["end_turn"])


def test_skipping_leaves_the_encounters() -> None:
    """3.3: an action is never compulsory."""
    state = play(bazaar_at("catacombs", governor="catacombs"), "skip")
    assert texts(state) == ["end_turn", "meet governor"]


def test_a_full_wheelbarrow_leaves_coffee() -> None:
    """G1: a good without room is not offered."""
    assert texts(bazaar_at("catacombs", {"goods": FULL})) == ["skip", "act coffee"]
    mine = {"goods": {"red": 2, "blue": 1}}
    assert "act red" not in texts(bazaar_at("catacombs", mine))


def test_letters_there_are_delivered() -> None:
    """L9, L1."""
    after = play(bazaar_at("catacombs", held("tea_house")), "act red", "put tea_house")
    assert letters(after) == ({}, {"tea_house": 1})


def by_companion(seat0: Json | None = None, **fields: object) -> istanbul.State:
    """The companion has just arrived in the Catacombs."""
    mine = {"companion": next_to("catacombs", BAZAAR), "merchant": "kiosk", **(seat0 or {})}
    return play(bazaar(3, mine, **fields), "companion catacombs")


def test_the_companion_goes_when_it_acted() -> None:
    """24.25: the merchant stays; no encounters on either place."""
    after = play(
        by_companion(governor="catacombs", smuggler="tea_house"), "act red", "put tea_house"
    )
    assert (companion(after), seat(after)["merchant"]) == ("tea_house", "kiosk")
    assert texts(after) == ["end_turn"]


def test_the_family_member_goes_when_it_acted() -> None:
    """24.25, B6: the merchant in the Police Station keeps his encounters."""
    state = bazaar_at("police_station", governor="police_station")
    state = play(state, "act police catacombs", "act coffee", "put tea_house")
    row = seat(state)
    assert (row["family"], row["merchant"]) == ("tea_house", "police_station")
    assert texts(state) == ["end_turn", "meet governor"]


def test_the_family_member_back_to_the_police() -> None:
    """L9: any place; letters for 12 are delivered there."""
    mine = {"family": next_to("catacombs", BAZAAR), "hand": {"family_step": 1}}
    state = play(bazaar(3, mine), "card family_step catacombs", "act coffee")
    after = play(state, "put police_station")
    assert seat(after)["family"] == "police_station"
    assert field(after, "discard") == ["family_step"]


@pytest.mark.parametrize("figure", ["merchant", "companion", "family"])
def test_by_the_barrier_from_the_tavern(figure: str) -> None:
    """S6: the merchant is moved, whoever used the barrier; the others stay on the Tavern."""
    steps = ["act barrier", "put caravansary", "put catacombs", "use catacombs", "act coffee"]
    start = next_to("tavern", BAZAAR)
    if figure == "merchant":
        state = bazaar_at("tavern", {"coffee": 2})
    elif figure == "companion":
        mine = {"coffee": 2, "companion": start, "merchant": "kiosk"}
        state = play(bazaar(3, mine), "companion tavern")
    else:
        state = play(bazaar_at("police_station", {"coffee": 2}), "act police tavern")
    before = seat(state)
    after = seat(play(state, *steps, "put embassy"))
    for name in ("merchant", "companion", "family"):
        assert after[name] == ("embassy" if name == "merchant" else before[name])
    assert after["coffee"] == 1


def test_not_on_the_board_of_one_expansion() -> None:
    """20.2: 25 only in the Great Bazaar."""
    state = istanbul.position({"options": {"expansions": ["letters"]}})
    assert starting(state, "move catacombs") == []
