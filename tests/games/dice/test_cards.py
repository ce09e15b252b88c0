"""Card dice for bazaar cards: rules DG-5.6 and DG-8.1."""

from tests.games.dice.table import CARDS, dice, has, table
from tests.playing import field, happened, play, texts, weights


def test_any_number_of_card_dice() -> None:
    """DG-5.6: from one to all of them; the others stay."""
    state = table("card card card coin")
    assert texts(state) == ["end_turn", "act coins", "act cards 1", "act cards 2", "act cards 3"]
    state = play(state, "act cards 2")
    assert dice(state) == {"card": 1, "coin": 1}


def test_as_many_cards_are_revealed_and_one_is_used() -> None:
    """DG-5.6: three dice, three cards; the one that is used gives its 4 lira, all are discarded."""
    state = play(table("card card card"), "act cards 3")
    assert weights(state) == {f"reveal {name}": 1 for name in CARDS}
    state = play(state, "reveal h_brown", "reveal a_red")
    assert len(weights(state)) == 31
    state = play(state, "reveal c_blue")
    assert texts(state) == ["use a_red", "use c_blue", "use h_brown"]
    assert field(state, "cards_shown") == ["a_red", "c_blue", "h_brown"]
    state = play(state, "use a_red")
    assert has(state) == {"lira": 4}
    assert field(state, "cards_shown") == []
    assert field(state, "cards_discarded") == ["a_red", "c_blue", "h_brown"]


def test_a_single_card_is_not_asked_about() -> None:
    """Notation: one option is carried out and told."""
    state = play(table("card"), "act cards 1")
    assert "forced" in happened(state, "reveal c_red")
    assert has(play(state, "reveal c_red")) == {"brown": 1}


def test_the_action_can_be_done_again() -> None:
    """DG-3.5: one die each time."""
    state = play(table("card card"), "act cards 1", "reveal f_one", "act cards 1", "reveal f_two")
    assert has(state) == {"lira": 2}
    assert texts(state) == ["end_turn"]


def test_a_used_up_deck_is_made_of_the_discards() -> None:
    """DG-8.2: the last card, then one of the 32 that had been discarded."""
    state = table("card card", cards_discarded=CARDS[1:])
    state = play(state, "act cards 1")
    assert weights(state) == {"reveal a_red": 1}
    state = play(state, "reveal a_red", "act cards 1")
    assert len(weights(state)) == 32  # at once, so without the card just used (S7)
    state = play(state, "reveal f_one")
    assert field(state, "cards_discarded") == ["a_red", "f_one"]
