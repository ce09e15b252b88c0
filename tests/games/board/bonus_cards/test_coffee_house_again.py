"""The card *coffee_house_again* (rules 14.9, G4)."""

from tests.games.board.mocha import coffee, mocha_at, mocha_sent_to
from tests.games.board.table import Json
from tests.playing import field, play, rubies, starting, texts

CARD = "card coffee_house_again"


def mine(owned: int, copies: int = 1) -> Json:
    """Coffee and copies of the card."""
    return {"coffee": owned, "hand": {"coffee_house_again": copies}}


def test_once_more_at_the_new_price() -> None:
    """14.9: 6 coffee, then 7."""
    after = play(mocha_at("coffee_house", mine(13)), "act", CARD)
    assert (coffee(after), rubies(after), field(after, "coffee_house")) == (0, 2, 8)


def test_the_new_price_must_be_payable() -> None:
    """G4: one coffee too few."""
    assert texts(play(mocha_at("coffee_house", mine(12)), "act")) == ["end_turn"]


def test_a_second_copy_may_follow() -> None:
    """G4: 6, 7 and 8 coffee."""
    after = play(mocha_at("coffee_house", mine(21, 2)), "act", CARD, CARD)
    assert (coffee(after), rubies(after)) == (0, 3)


def test_two_coffee_in_between() -> None:
    """G3: they make the second ruby payable."""
    state = mocha_at(
        "coffee_house", {"coffee": 11, "hand": {"coffee_house_again": 1, "two_coffee": 1}}
    )
    after = play(state, "act", "card two_coffee", CARD)
    assert (coffee(after), rubies(after)) == (0, 2)


def test_not_before_nor_after_skipping() -> None:
    """G4: the action must have been carried out."""
    state = mocha_at("coffee_house", mine(99))
    assert starting(state, "card") == []
    assert texts(play(state, "skip")) == ["end_turn"]


def test_after_the_family_members_action() -> None:
    """G4: whoever did it."""
    assert rubies(play(mocha_sent_to("coffee_house", mine(13)), "act", CARD)) == 2
