"""Embassy (rules 24.21)."""

from collections.abc import Callable

import pytest

import istanbul
from tests.games.board.letters_table import (
    all_letters_but,
    at,
    companion_at,
    family_at,
    letters,
)
from tests.playing import field, happened, play, texts, weights

Arrive = Callable[..., istanbul.State]


def test_two_letters_one_after_the_other() -> None:
    """24.21: they lie open in front of you."""
    state = at("embassy")
    assert texts(state) == ["skip", "act"]
    state = play(state, "act", "letter 1", "letter 13")
    assert letters(state) == ({"wainwright": 1, "sultans_palace": 1}, {})
    assert texts(state) == ["end_turn"]


def test_what_the_supply_holds() -> None:
    """20.3: two for each of the places 1 to 16, one for each of 21 to 24: 36."""
    state = play(at("embassy"), "act")
    numbers = {f"letter {n}": 2 for n in range(1, 17)} | {f"letter {n}": 1 for n in range(21, 25)}
    assert weights(state) == numbers
    assert sum(numbers.values()) == 36
    assert weights(play(state, "letter 24")) == {
        text: n for text, n in numbers.items() if text != "letter 24"
    }
    assert weights(play(state, "letter 9"))["letter 9"] == 1


def test_a_letter_for_the_embassy_is_delivered_at_once() -> None:
    """22.2: the merchant stands there."""
    assert letters(play(at("embassy"), "act", "letter 21", "letter 2")) == (
        {"fabric_warehouse": 1},
        {"embassy": 1},
    )


@pytest.mark.parametrize("arrive", [companion_at, family_at])
def test_by_companion_and_family_member(arrive: Arrive) -> None:
    """24: any figure of yours."""
    state = play(arrive("embassy"), "act", "letter 21", "letter 3")
    assert letters(state) == ({"spice_warehouse": 1}, {"embassy": 1})


def test_one_letter_left_is_all_there_is() -> None:
    """22.4: the second one is left out."""
    state = play(at("embassy", seat1=all_letters_but(5)), "act")
    assert texts(state) == ["letter 5"]
    assert "letters_shuffled" not in happened(state, "letter 5")
    state = play(state, "letter 5")
    assert letters(state) == ({"post_office": 1}, {})
    assert texts(state) == ["end_turn"]


def test_the_used_ones_are_shuffled_when_the_supply_is_empty() -> None:
    """22.4: in the middle of the action too."""
    others = all_letters_but(5, 7, 7)
    state = at("embassy", seat1=others, letters={"discard": {"fountain": 2}})
    state = play(state, "act", "letter 5")
    assert weights(state) == {"letter 7": 2}
    assert field(play(state, "letter 7"), "letters") == {"discard": {}}


def test_without_any_letter_there_is_no_action() -> None:
    """G1: nothing would change."""
    assert texts(at("embassy", seat1=all_letters_but())) == ["end_turn"]
