"""The card *family_to_police* (rules 6.7)."""

import pytest

import istanbul
from tests.games.board.table import (
    INSIDE,
    MOMENTS,
    all_cards_but,
    hand,
    inside,
    lira,
    moment,
    table,
)
from tests.playing import events, field, play, seat, starting, texts, weights

MINE = {"family": "spice_warehouse", "hand": {"family_to_police": 1}, "lira": 2}
LIRA, CARD = "card family_to_police lira", "card family_to_police card"


def test_for_3_lira() -> None:
    """6.7: the usual reward."""
    after = play(table(seat0=MINE), LIRA)
    assert (seat(after)["family"], lira(after)) == ("police_station", 5)
    assert (hand(after), field(after, "discard")) == ({}, ["family_to_police"])


def test_for_a_card_from_the_deck() -> None:
    """6.7, 6.1.2: not from the pile."""
    state = play(table(seat0=MINE, discard=["stay", "stay"]), CARD)
    assert "draw stay" not in texts(state)
    after = play(state, "draw one_good")
    assert (seat(after)["family"], lira(after), hand(after)) == (
        "police_station",
        2,
        {"one_good": 1},
    )
    assert field(after, "discard") == ["stay", "stay", "family_to_police"]


@pytest.mark.parametrize("name", [name for name in MOMENTS if name != "family"])
def test_between_any_two_steps_of_the_turn(name: str) -> None:
    """G3: it leads back to the same decision."""
    state = moment(name, MINE)
    before = [text for text in texts(state) if not text.startswith("card")]
    assert starting(state, "card") == [LIRA, CARD]
    assert texts(play(state, LIRA)) == before
    assert [t for t in texts(play(state, CARD, "draw stay")) if not t.startswith("card")] == before


@pytest.mark.parametrize("name", [name for name in INSIDE if name != "governor"])
def test_not_in_the_middle_of_something(name: str) -> None:
    """G3: main decisions only, and the governor's fee (S3)."""
    state = inside(name, {"family_to_police": 1})
    position = state.to_json()
    position["seats"][0]["family"] = "tea_house"
    assert starting(istanbul.position(position), "card") == []


def test_not_while_it_is_there_already() -> None:
    """6.7: cannot be played."""
    assert starting(table(seat0={"hand": {"family_to_police": 1}}), "card") == []


def test_the_card_itself_cannot_be_drawn_for_it() -> None:
    """6.1.3: it goes on the pile after its effect; no other card exists, so 3 lira only."""
    others = all_cards_but({"family_to_police": 1})
    state = table(seat0=MINE, seat1={"hand": others})
    assert starting(state, "card") == [LIRA]


def test_with_the_last_card_of_the_deck_the_pile_is_shuffled_without_it() -> None:
    """6.1.4, 6.1.3: first the new deck, then the played card on the pile."""
    others = all_cards_but({"family_to_police": 1, "stay": 1}, {"one_good": 1})
    state = play(table(seat0=MINE, seat1={"hand": others}, discard=["one_good"]), CARD)
    assert weights(state) == {"draw stay": 1}
    assert {"event": "deck_shuffled", "n": 1} in events(state, "draw stay")
    assert field(play(state, "draw stay"), "discard") == ["family_to_police"]


def test_an_empty_deck_is_made_from_the_pile_without_it() -> None:
    """6.1.4, 6.1.3: at the next draw, if there were no discards before."""
    others = all_cards_but({"family_to_police": 1}, {"one_good": 1})
    state = play(table(seat0=MINE, seat1={"hand": others}, discard=["one_good"]), CARD)
    assert weights(state) == {"draw one_good": 1}
    assert field(play(state, "draw one_good"), "discard") == ["family_to_police"]


def test_a_second_copy_is_of_no_use() -> None:
    """6.7: it is there already."""
    state = play(table(seat0={**MINE, "hand": {"family_to_police": 2}}), LIRA)
    assert starting(state, "card") == []


def test_only_your_own() -> None:
    """6.7: the family member of another stays where it is."""
    state = table(seat0={"hand": {"family_to_police": 1}}, seat1={"family": "tea_house"})
    assert starting(state, "card") == []
