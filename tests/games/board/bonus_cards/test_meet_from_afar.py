"""The card *meet_from_afar* (rules 26.11, G3)."""

import pytest

from tests.games.board.letters_table import all_letters_but, at, bazaar, letters, table
from tests.games.board.table import FULL, ROLLS, Json, goods, hand, lira
from tests.playing import field, play, rubies, seat, starting, texts

CARD = "card meet_from_afar"
MINE = {"hand": {"meet_from_afar": 1}, "lira": 9}
FIGURES: Json = {"governor": "kiosk", "smuggler": "embassy", "courier": "police_station"}


def test_the_three_figures() -> None:
    """26.11: wherever they stand; a figure that is not in play is not offered."""
    names = ["governor", "smuggler", "courier"]
    assert starting(table(3, MINE, **FIGURES), CARD) == [f"{CARD} {name}" for name in names]
    assert starting(table(3, MINE), CARD) == []


def test_the_governor() -> None:
    """26.11: paid as usual; then two dice."""
    state = play(table(3, MINE, **FIGURES), f"{CARD} governor", "draw stay", "pay lira")
    assert texts(state) == ROLLS
    state = play(state, "roll 1 1")
    assert (field(state, "governor"), lira(state), hand(state)) == (
        "fabric_warehouse",
        7,
        {"stay": 1},
    )
    assert field(state, "discard") == ["meet_from_afar"]
    assert "move wainwright" in texts(state)


def test_the_smuggler_and_the_courier() -> None:
    """26.11: a good, a letter."""
    state = play(table(3, MINE, **FIGURES), f"{CARD} smuggler", "take blue", "pay lira", "roll 1 1")
    assert (goods(state), lira(state)) == ({"blue": 1}, 7)
    state = play(table(3, MINE, **FIGURES), f"{CARD} courier", "letter 7", "give sealed fountain")
    assert (lira(state), letters(state)) == (9, ({}, {}))


def test_the_coffee_trader_in_the_great_bazaar() -> None:
    """26.11: 1 coffee."""
    state = play(bazaar(3, MINE, coffee_trader="kiosk"), f"{CARD} coffee_trader")
    state = play(state, *(["pay lira"] if "pay lira" in texts(state) else []), "roll 1 1")
    assert (seat(state)["coffee"], lira(state)) == (1, 7)


def test_only_those_who_can_give_something() -> None:
    """B11: no room, no letters."""
    full = table(3, {**MINE, "goods": FULL}, seat1=all_letters_but(), **FIGURES)
    assert starting(full, CARD) == [f"{CARD} governor"]


def test_a_figure_that_lands_here_may_be_met_again() -> None:
    """S2: the merchant goes to the Tea House, and so does the governor."""
    mine = {**MINE, "merchant": "sultans_palace"}
    state = play(table(3, mine, **FIGURES), f"{CARD} governor", "draw stay", "pay lira", "roll 4 5")
    assert field(state, "governor") == "tea_house"
    state = play(state, "move tea_house", "skip")
    assert starting(state, "meet") == ["meet governor"]


def test_met_here_and_from_afar_again() -> None:
    """S2: the other way round, but not where it was just met (B11)."""
    state = play(at("tea_house", MINE, courier="tea_house"), "skip", "meet courier", "letter 1")
    state = play(state, "pay lira")
    assert starting(play(state, "roll 1 1"), CARD) == [f"{CARD} courier"]
    assert starting(play(state, "roll 4 5"), CARD) == []


def test_met_from_afar_and_back_where_it_stood() -> None:
    """B11: not with a second card either."""
    state = play(at("tea_house", {**MINE, "hand": {"meet_from_afar": 2}}, courier="post_office"))
    state = play(state, f"{CARD} courier", "letter 1", "pay lira")
    assert starting(play(state, "roll 1 1"), CARD) == [f"{CARD} courier"]
    assert starting(play(state, "roll 2 3"), CARD) == []


@pytest.mark.parametrize("n", range(3))
def test_at_every_main_decision(n: int) -> None:
    """G3: merchants, action, encounters."""
    state = at("tea_house", MINE, seat1={"merchant": "tea_house"}, **FIGURES)
    state = play(state, *["pay", "skip"][:n])
    assert f"{CARD} courier" in texts(state)


def test_an_again_card_may_still_follow() -> None:
    """G4: meeting somebody from afar is a free play."""
    mine = {"hand": {"meet_from_afar": 1, "dealer_again": 1}, "lira": 40}
    state = play(at("gemstone_dealer", mine, **FIGURES), "act", f"{CARD} governor")
    state = play(state, "draw stay", "pay lira", "roll 1 1", "card dealer_again")
    assert rubies(state) == 2
