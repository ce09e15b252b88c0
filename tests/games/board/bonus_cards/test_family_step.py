"""The card *family_step* (rules 26.8, L12)."""

from tests.games.board.letters_table import at, companion, held, letters, table
from tests.games.board.table import goods, hand
from tests.playing import field, play, rubies, seat, starting, texts

CARD = "card family_step"
MINE = {"hand": {"family_step": 1}, "family": "tea_house"}


def test_one_step_and_that_places_action() -> None:
    """26.8: it replaces the turn; the merchant stays, nobody is paid or met."""
    others = {"merchant": "fruit_warehouse", "family": "fruit_warehouse"}
    state = table(3, MINE, seat1=others, governor="fruit_warehouse")
    state = play(state, f"{CARD} fruit_warehouse")
    assert texts(state) == ["skip", "act"]
    state = play(state, "act")
    assert (goods(state), texts(state)) == ({"yellow": 2}, ["end_turn"])
    row = seat(state)
    assert (row["family"], row["merchant"], row["stack"]) == ("fruit_warehouse", "fountain", 4)
    assert (hand(state), field(state, "discard")) == ({}, ["family_step"])
    assert field(play(state, "end_turn"), "seat") == 1


def test_the_merchant_has_no_encounters() -> None:
    """26.8: neither where he stands nor where the family member goes."""
    state = table(3, MINE, seat1={"family": "fountain"}, governor="fountain", courier="fountain")
    state = play(state, f"{CARD} fruit_warehouse", "act")
    assert texts(state) == ["end_turn"]


def test_only_neighbours_and_not_the_police() -> None:
    """L12: from the Tea House (9) to 4 and 13, not to 12."""
    steps = ["fruit_warehouse", "sultans_palace"]
    assert starting(table(3, MINE), CARD) == [f"{CARD} {place}" for place in steps]


def test_not_from_the_police() -> None:
    """26.8: if it is not in the Police Station."""
    assert starting(table(3, {"hand": {"family_step": 1}}), CARD) == []


def test_only_in_the_movement_phase() -> None:
    """26.8: it replaces the turn."""
    mine = {**MINE, "companion": "sultans_palace"}
    assert starting(at("caravansary", mine), CARD) == []
    assert starting(play(at("spice_warehouse", mine), "skip"), CARD) == []


def test_the_action_may_be_impossible_or_unwanted() -> None:
    """B6: the turn is over all the same."""
    state = play(table(3, {**MINE, "lira": 0}), f"{CARD} sultans_palace")
    assert texts(state) == ["end_turn"]
    state = play(table(3, MINE), f"{CARD} fruit_warehouse", "skip")
    assert (goods(state), texts(state)) == ({}, ["end_turn"])


def test_letters_are_delivered() -> None:
    """L1: where it arrives."""
    state = play(table(3, {**MINE, **held("sultans_palace")}), f"{CARD} sultans_palace")
    assert letters(state) == ({}, {"sultans_palace": 1})


def test_the_fountain_by_the_family_member() -> None:
    """L2: the companion comes home; neither assistant nor merchant is touched."""
    mine = {"hand": {"family_step": 1}, "family": "embassy", "companion": "kiosk"}
    state = play(table(3, {**mine, "merchant": "tea_house"}), f"{CARD} fountain", "act companion")
    assert (companion(state), texts(state)) == ("reserve", ["end_turn"])


def test_again_cards_serve_it() -> None:
    """G4: two rubies at the Dealer."""
    mine = {"hand": {"family_step": 1, "dealer_again": 1}, "family": "great_mosque", "lira": 30}
    state = play(table(3, mine), f"{CARD} gemstone_dealer", "act", "card dealer_again")
    assert rubies(state) == 2
    assert texts(state) == ["end_turn"]


def test_the_kiosk_by_the_family_member() -> None:
    """L6: the tile may still send the merchant to the Fountain."""
    mine = {"hand": {"family_step": 1}, "family": "spice_warehouse", "merchant": "tea_house"}
    state = play(table(3, mine, governor="fountain"), f"{CARD} kiosk", "act", "letter 22")
    state = play(state, "tile 19", "tile 7", "tile 8", "tile 9", "take kiosk_19", "use")
    state = play(state, "take kiosk_7", "skip", "take kiosk_8", "skip", "skip")
    assert (seat(state)["merchant"], texts(state)) == ("fountain", ["end_turn"])


def test_free_cards_before_and_after() -> None:
    """G3: five lira before the step, among the action, after it; no movement any more."""
    cards = {"family_step": 1, "five_lira": 1, "move_3_4": 1}
    state = play(table(3, {**MINE, "hand": cards}), f"{CARD} fruit_warehouse")
    assert starting(state, "card") == ["card five_lira"]
    assert starting(play(state, "act"), "card") == ["card five_lira"]
    assert starting(play(state, "act"), "move") == []
