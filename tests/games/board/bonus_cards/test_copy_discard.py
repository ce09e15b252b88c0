"""The card *copy_discard* (rules 26.7, L11)."""

import pytest

import istanbul
from tests.games.board.letters_table import at, family_at, held, letters, new_cards_but, table
from tests.games.board.table import Json, goods, hand, lira
from tests.playing import field, play, rubies, seat, starting, texts

CARD = "card copy_discard"
COPY = {"copy_discard": 1}


def topped(card: str, seat0: Json | None = None, **fields: object) -> istanbul.State:
    """Seat 0 has the copying card, and this card is on top of the pile."""
    return table(
        3, {"hand": COPY, "lira": 5, **(seat0 or {})}, discard=["move_3_4", card], **fields
    )


def test_the_copied_card_stays_and_the_copy_lies_on_top() -> None:
    """L11."""
    after = play(topped("five_lira"), CARD)
    assert (lira(after), hand(after)) == (10, {})
    assert field(after, "discard") == ["move_3_4", "five_lira", "copy_discard"]


def test_not_without_a_pile() -> None:
    """L11: there is nothing to copy."""
    assert CARD not in texts(table(3, {"hand": COPY}))


def test_not_a_copy_of_a_copy() -> None:
    """L11: neither the second of two cards."""
    assert CARD not in texts(topped("copy_discard"))
    state = play(topped("five_lira", {"hand": {"copy_discard": 2}}), CARD)
    assert CARD not in texts(state)


@pytest.mark.parametrize(
    ("card", "seat0"),
    [
        ("palace_again", {}),
        ("dealer_again", {"lira": 99}),
        ("companion_two", {}),
        ("family_step", {}),
        ("family_to_police", {}),
        ("assistant_back", {}),
        ("good_for_lira", {}),
        ("any_place", {"lira": 2}),
        ("small_market_any", {"goods": {"red": 1}}),
        ("secret_society_again", {}),
    ],
)
def test_unplayable_when_the_copied_card_is(card: str, seat0: Json) -> None:
    """L11: as if it were in hand, now."""
    assert CARD not in texts(topped(card, seat0))


def test_only_the_top_card() -> None:
    """26.7: five lira below it does not matter."""
    state = table(3, {"hand": COPY}, discard=["five_lira", "palace_again"])
    assert CARD not in texts(state)


def test_a_card_with_an_argument() -> None:
    """26.7: the ways to play it are asked for."""
    state = play(topped("one_good", {"goods": {"red": 2}}), CARD)
    assert texts(state) == [f"card one_good {good}" for good in ("green", "yellow", "blue")]
    after = play(state, "card one_good blue")
    assert (goods(after), hand(after)) == ({"red": 2, "blue": 1}, {})
    assert field(after, "discard")[-2:] == ["one_good", "copy_discard"]


@pytest.mark.parametrize(("colour", "n"), [("red", 1), ("green", 1), ("yellow", 1)])
def test_the_number_of_the_copied_card_counts(colour: str, n: int) -> None:
    """L11: the good of that colour."""
    after = play(topped(f"{colour}_good_lira"), CARD)
    assert (goods(after), lira(after)) == ({colour: n}, 8)


def test_a_movement_card() -> None:
    """G5: stay; then no other movement card."""
    mine = {"merchant": "tea_house", "hand": {"copy_discard": 1, "move_3_4": 1}}
    state = play(topped("stay", mine), CARD)
    assert texts(state) == ["move tea_house", "visit tea_house"]
    after = play(state, "move tea_house")
    assert seat(after)["assistants"] == ["tea_house"]
    assert starting(after, "card") == []
    assert field(after, "discard")[-2:] == ["stay", "copy_discard"]


def test_any_place_costs_its_3_lira() -> None:
    """L11: the price of the copied card."""
    state = play(topped("any_place", {"lira": 3}), CARD)
    assert lira(state) == 0
    after = play(state, "move sultans_palace")
    assert seat(after)["merchant"] == "sultans_palace"


def test_not_a_movement_card_after_moving() -> None:
    """L11: unplayable now."""
    state = at("tea_house", {"hand": COPY}, discard=["stay"])
    assert CARD not in texts(state)


def test_the_family_step() -> None:
    """L12: a copy replaces the turn too."""
    mine = {"family": "tea_house"}
    state = play(topped("family_step", mine), CARD)
    steps = [f"card family_step {p}" for p in ("fruit_warehouse", "sultans_palace")]
    assert texts(state) == steps
    after = play(state, "card family_step fruit_warehouse", "act")
    assert (goods(after), texts(after)) == ({"yellow": 2}, ["end_turn"])
    assert field(after, "discard")[-2:] == ["family_step", "copy_discard"]


def test_join_and_meet_from_afar() -> None:
    """L11: with a seat or a figure as the argument."""
    state = topped("join_merchant", seat1={"merchant": "tea_house"}, seat2={"merchant": "kiosk"})
    state = play(state, CARD)
    assert texts(state) == ["card join_merchant 1", "card join_merchant 2"]
    after = play(state, "card join_merchant 1", "move tea_house")
    assert (seat(after)["merchant"], lira(after)) == ("tea_house", 5)
    assert texts(after)[:2] == ["skip", "act 3"]
    state = play(
        topped("meet_from_afar", courier="kiosk"), CARD, "letter 1", "pay lira", "roll 1 1"
    )
    assert (lira(state), letters(state)[0]) == (3, {"wainwright": 1})
    assert field(state, "discard")[-2:] == ["meet_from_afar", "copy_discard"]


def test_an_again_card_right_after_the_action() -> None:
    """G4, L11: the second ruby costs 15; then a second copy is no copy of the first."""
    mine = {"hand": {"copy_discard": 2}, "lira": 60}
    state = at("gemstone_dealer", mine, discard=["dealer_again"])
    state = play(state, "act", CARD)
    assert (rubies(state), lira(state)) == (2, 60 - 14 - 15)
    assert texts(state) == ["end_turn"]


def test_the_real_one_then_a_copy_of_it() -> None:
    """L11: the card just played lies on top."""
    mine = {"hand": {"copy_discard": 1, "post_office_again": 1}, "lira": 0}
    state = play(at("post_office", mine), "act", "card post_office_again", CARD)
    assert (field(state, "mail"), lira(state)) == (3, 2 + 2 + 3)


def test_family_to_police_with_a_card_as_reward() -> None:
    """L11: the copied card lies on the pile, so a card can be drawn even from an empty deck."""
    rest = {"hand": new_cards_but({"copy_discard": 1, "family_to_police": 1})}
    state = table(3, {"hand": COPY, "family": "kiosk"}, seat1=rest, discard=["family_to_police"])
    state = play(state, CARD)
    ways = ["card family_to_police lira", "card family_to_police card"]
    assert texts(state) == ways
    state = play(state, "card family_to_police card")
    assert [t for t in texts(state) if t != "draw copy_discard"] == ["draw family_to_police"]


def test_the_small_market_card() -> None:
    """B10, L11: any goods at the Small Market's prices, at its action."""
    mine = {"hand": COPY, "goods": {"red": 2, "blue": 2}, "lira": 0}
    state = at("small_market", mine, discard=["small_market_any"])
    assert texts(state) == ["skip", "act r1", CARD]
    state = play(state, CARD, "act r2b2")
    assert (lira(state), goods(state)) == (14, {})
    assert field(state, "discard") == ["small_market_any", "copy_discard"]


def test_the_dice_rewards_with_letters() -> None:
    """L11: it stands for the copied card: a 5 brings a letter."""
    state = play(topped("dice_rewards_letter"), CARD, "roll 1 5", "letter 9")
    assert (lira(state), letters(state)) == (7, ({"tea_house": 1}, {}))
    assert field(state, "discard")[-2:] == ["dice_rewards_letter", "copy_discard"]


def test_by_the_family_members_action() -> None:
    """G3: at every main decision."""
    assert CARD in texts(family_at("tea_house", {"hand": COPY}, discard=["five_lira"]))


def test_letters_and_secret_society_again() -> None:
    """G4: with 12 seals two rubies."""
    six = ("tea_house", "tea_house", "kiosk", "sultans_palace", "sultans_palace", "embassy")
    mine = {"hand": COPY, **held(sealed=six), "lira": 0}
    state = at("secret_society", mine, discard=["secret_society_again"])
    state = play(
        state, "act ruby gemstone_dealer", "give sealed tea_house", "give sealed tea_house"
    )
    state = play(state, "give sealed sultans_palace", CARD)
    assert texts(state) == ["act ruby sultans_palace", "act ruby gemstone_dealer"]
    after = play(state, "act ruby gemstone_dealer")
    assert (rubies(after), lira(after), field(after, "dealer")) == (2, 5, 16)
