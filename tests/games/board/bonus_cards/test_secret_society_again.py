"""The card *secret_society_again* (rules 26.13, G4)."""

from tests.games.board.letters_table import at, held, letters
from tests.games.board.table import lira
from tests.playing import field, play, rubies, texts

CARD = "card secret_society_again"
DEALER = "act ruby gemstone_dealer"
SIX = ("tea_house", "tea_house", "kiosk")
MORE = ("sultans_palace", "sultans_palace", "embassy")


def test_twelve_seals_two_rubies() -> None:
    """26.13: each with its coins: 3 and 2 lira."""
    mine = {"hand": {"secret_society_again": 1}, **held(sealed=SIX + MORE), "lira": 0}
    state = play(at("secret_society", mine), DEALER, *["give sealed tea_house"] * 2)
    state = play(state, "give sealed sultans_palace")
    assert (rubies(state), texts(state)) == (1, ["end_turn", CARD])
    state = play(state, CARD)
    assert texts(state) == ["act ruby sultans_palace", DEALER]  # it must be done now
    after = play(state, "act ruby sultans_palace")
    assert (rubies(after), lira(after), letters(after)) == (2, 5, ({}, {}))
    assert (field(after, "palace"), field(after, "dealer")) == (6, 15)
    assert field(after, "discard") == ["secret_society_again"]


def test_eleven_seals_are_not_enough() -> None:
    """G4: it must be payable."""
    mine = {"hand": {"secret_society_again": 1}, **held("embassy", sealed=SIX + MORE[:2])}
    state = play(at("secret_society", mine), DEALER, *["give sealed tea_house"] * 2)
    state = play(state, "give sealed sultans_palace")
    assert (rubies(state), texts(state)) == (1, ["end_turn"])
    assert letters(state) == ({"embassy": 1}, {"sultans_palace": 1, "kiosk": 1})


def test_not_without_the_first_time() -> None:
    """G4."""
    mine = {"hand": {"secret_society_again": 1}, **held(sealed=SIX)}
    assert texts(play(at("secret_society", mine), "skip")) == ["end_turn"]
