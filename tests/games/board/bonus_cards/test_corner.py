"""The card *corner* (rules 14.5, M6, G5)."""

import pytest

from tests.games.board.mocha import MOCHA_PLACES, mocha, played, reached
from tests.games.board.table import Json
from tests.playing import field, play, seat, starting, texts

CARD = "card corner"
CORNERS = ["large_market", "sultans_palace", "gemstone_dealer", "coffee_house"]


@pytest.mark.parametrize("start", MOCHA_PLACES)
def test_to_any_corner_from_a_corner_to_another(start: str) -> None:
    """14.5, M6: from everywhere."""
    state = play(mocha(seat0={"merchant": start, "hand": {"corner": 1}}), CARD)
    wanted = [
        f"{word} {corner}" for corner in CORNERS if corner != start for word in ("move", "visit")
    ]
    assert texts(state) == wanted


def test_then_as_after_any_arrival() -> None:
    """14.5: assistant, merchants, action."""
    mine: Json = {"hand": {"corner": 1}, "lira": 16}
    state = mocha(seat0=mine, seat1={"merchant": "gemstone_dealer"})
    state = play(state, CARD, "move gemstone_dealer")
    assert (texts(state), field(state, "discard")) == (["pay", "refuse"], ["corner"])
    after = play(state, "pay", "act")
    assert (seat(after)["rubies"], seat(after)["assistants"]) == (1, ["gemstone_dealer"])


def test_an_assistant_is_needed_all_the_same() -> None:
    """14.5: without one the turn ends there."""
    mine: Json = {"hand": {"corner": 1}, "stack": 0, "assistants": ["coffee_house"]}
    state = play(mocha(seat0=mine), CARD)
    assert starting(state, "move") == ["move coffee_house"]
    after = play(state, "visit large_market")
    assert (field(after, "seat"), seat(after)["merchant"]) == (1, "large_market")


def test_only_one_replacement_of_the_steps() -> None:
    """G5: neither 3-4 nor stay nor the straight line with it."""
    cards = {"corner": 2, "move_3_4": 1, "stay": 1}
    mine: Json = {"hand": cards, "tavern_tiles": ["movement"], "merchant": "tavern"}
    state = play(mocha(seat0=mine), CARD)
    assert reached(state) == set(CORNERS)
    assert starting(state, "card") == []
    assert starting(play(state, "move sultans_palace"), "card") == []
    assert CARD not in texts(play(mocha(seat0=mine), "card move_3_4"))


def test_only_in_the_movement_phase() -> None:
    """14.5: not after moving, not in a guild turn."""
    mine: Json = {"hand": {"corner": 1}}
    assert starting(play(mocha(seat0=mine), "move caravansary"), "card") == []
    assert texts(played(5, mine)) == ["end_turn"]
