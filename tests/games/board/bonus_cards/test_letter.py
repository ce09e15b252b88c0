"""The card *letter* (rules 26.1, G3)."""

import pytest

from tests.games.board.letters_table import (
    all_letters_but,
    at,
    companion_at,
    family_at,
    letters,
    table,
)
from tests.games.board.table import hand
from tests.playing import field, play, texts

CARD = "card letter"
MINE = {"hand": {"letter": 1}, "lira": 5}


def test_a_letter_from_the_supply() -> None:
    """26.1: the card goes on the open pile, and the same decision is asked again."""
    state = play(table(3, MINE), CARD)
    assert len(texts(state)) == 20
    after = play(state, "letter 9")
    assert (letters(after), hand(after)) == (({"tea_house": 1}, {}), {})
    assert field(after, "discard") == ["letter"]
    assert "move wainwright" in texts(after)


def test_at_every_main_decision() -> None:
    """G3: merchants, action, the family member's action, encounters."""
    met = at("tea_house", MINE, seat1={"merchant": "tea_house"})
    assert texts(met) == ["pay", "refuse", CARD]
    assert CARD in texts(at("tea_house", MINE))
    assert CARD in texts(companion_at("tea_house", MINE))
    assert CARD in texts(family_at("tea_house", MINE))
    assert texts(play(at("tea_house", MINE), "skip")) == ["end_turn", CARD]


@pytest.mark.parametrize("place", ["black_market", "embassy"])
def test_not_inside_an_action(place: str) -> None:
    """G3: between the roll and the choice; between two letters."""
    state = play(at(place, MINE), "act")
    state = play(state, "roll 1 1" if place == "black_market" else "letter 1")
    assert CARD not in texts(state)


def test_not_without_letters() -> None:
    """G1: used ones count."""
    assert CARD not in texts(table(3, MINE, seat1=all_letters_but()))
    used = {"discard": {"fountain": 1}}
    assert CARD in texts(table(3, MINE, seat1=all_letters_but(7), letters=used))
