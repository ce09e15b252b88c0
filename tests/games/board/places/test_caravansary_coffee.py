"""The Caravansary's coffee (rules 11.6, V2)."""

from tests.games.board.mocha import NEW_CARDS, coffee, mocha_at
from tests.games.board.table import CARDS, Json, at, hand
from tests.playing import field, play, seat, texts

EVERY_CARD = {**CARDS, **dict.fromkeys(NEW_CARDS, 2)}


def test_one_coffee_beside_the_two_cards() -> None:
    """11.6: once, with the first card."""
    state = play(mocha_at("caravansary", discard=["stay"]), "act pile")
    assert coffee(state) == 1
    state = play(state, "draw one_good", "discard stay")
    assert (coffee(state), hand(state)) == (1, {"one_good": 1})


def test_also_when_nothing_but_a_discard_is_possible() -> None:
    """11.6: all other cards are in another hand."""
    held = {card: n - (card == "stay") for card, n in EVERY_CARD.items()}
    state = mocha_at("caravansary", {"hand": {"stay": 1}}, seat1={"hand": held})
    assert texts(state) == ["skip", "discard stay"]
    after = play(state, "discard stay")
    assert (coffee(after), field(after, "discard")) == (1, ["stay"])


def test_also_without_any_card_at_all() -> None:
    """11.6, G1: a part of the action that can be done."""
    state = mocha_at("caravansary", seat1={"hand": EVERY_CARD})
    assert texts(state) == ["skip", "act"]
    after = play(state, "act")
    assert (coffee(after), texts(after)) == (1, ["end_turn"])


def test_with_one_card_to_take_there_is_one_coffee() -> None:
    """11.6, B8: what there is; not a second coffee with the discard."""
    held = {card: n - (card == "stay") for card, n in EVERY_CARD.items()}
    state = play(mocha_at("caravansary", seat1={"hand": held}), "act deck", "draw stay")
    assert (coffee(state), hand(state)) == (1, {})
    assert field(state, "discard") == ["stay"]  # the only card in hand


def test_the_caravan_leader_takes_the_coffee_as_well() -> None:
    """V2: the holder keeps both cards; also if there is nothing but the coffee."""
    state = mocha_at("caravansary", caravan=0, variants=["caravan_leader"])
    after = play(state, "act deck", "draw stay", "draw one_good")
    assert (coffee(after), hand(after)) == (1, {"one_good": 1, "stay": 1})
    alone: Json = {"seat1": {"hand": EVERY_CARD}, "caravan": 0, "variants": ["caravan_leader"]}
    assert coffee(play(mocha_at("caravansary", **alone), "act")) == 1


def test_not_in_the_base_game() -> None:
    """4.6: there is no coffee."""
    after = play(at("caravansary", discard=["stay"]), "act pile", "draw one_good", "discard stay")
    assert "coffee" not in seat(after)
