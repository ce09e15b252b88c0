"""The governor (rules 7.1, 3.4.2, B11)."""

import pytest

import istanbul
from tests.games.board.table import (
    PLACES,
    ROLLS,
    Json,
    all_cards_but,
    at,
    hand,
    lira,
    roll_of,
    sent_to,
    table,
)
from tests.playing import events, field, play, starting, texts, weights


def met(seat0: Json | None = None, **fields: object) -> istanbul.State:
    """Seat 0 accepts what the governor offers, at the Tea House."""
    position: Json = {"governor": "tea_house", **fields}
    return play(at("tea_house", seat0, **position), "skip", "meet governor")


def test_a_card_from_the_deck_then_2_lira() -> None:
    """7.1: not from the pile; the lira go to the supply."""
    state = met({"lira": 2}, discard=["stay", "stay"])
    assert "draw stay" not in texts(state)
    state = play(state, "draw one_good")
    assert texts(state) == ["pay lira", "discard one_good"]
    after = play(state, "pay lira")
    assert (lira(after), hand(after)) == (0, {"one_good": 1})
    assert [lira(after, p) for p in (1, 2)] == [3, 4]


def test_or_a_card_even_the_new_one() -> None:
    """7.1: a card from the hand."""
    state = play(met({"lira": 2, "hand": {"move_3_4": 1}}), "draw one_good")
    assert texts(state) == ["pay lira", "discard one_good", "discard move_3_4"]
    after = play(state, "discard one_good")
    assert (lira(after), hand(after)) == (2, {"move_3_4": 1})
    assert field(after, "discard") == ["one_good"]
    assert hand(play(state, "discard move_3_4")) == {"one_good": 1}


@pytest.mark.parametrize("total", range(2, 13))
def test_two_dice_say_where_he_goes(total: int) -> None:
    """7.1: to the place with the number of the sum."""
    state = play(met({"lira": 2}), "draw stay", "pay lira")
    assert texts(state) == ROLLS
    assert field(play(state, roll_of(total)), "governor") == PLACES[total - 1]


def test_he_need_not_be_used() -> None:
    """3.4.2: then he stays."""
    state = play(at("tea_house", governor="tea_house"), "skip")
    assert texts(state) == ["end_turn", "meet governor"]
    assert field(play(state, "end_turn"), "governor") == "tea_house"


def test_he_is_met_only_where_the_merchant_is() -> None:
    """3.4: not elsewhere, and not by the family member."""
    state = at("tea_house", governor="spice_warehouse")
    assert texts(play(state, "skip")) == ["end_turn"]
    state = sent_to("tea_house", governor="tea_house")
    assert texts(play(state, "skip")) == ["end_turn"]


def test_not_before_the_action() -> None:
    """3.4: the encounters come after it."""
    assert starting(at("tea_house", governor="tea_house"), "meet") == []


def test_with_no_lira_and_no_cards() -> None:
    """B11: the new card can be discarded; nothing else can be done, so it is not asked."""
    state = met({"lira": 0})
    assert {"event": "card_discarded", "seat": 0, "card": "stay"} in events(state, "draw stay")
    after = play(state, "draw stay", "roll 1 2")
    assert (hand(after), field(after, "discard")) == ({}, ["stay"])


def test_1_lira_is_not_enough() -> None:
    """G1: 2 lira or a card."""
    state = play(met({"lira": 1, "hand": {"stay": 1}}), "draw one_good")
    assert starting(state, "pay") == []


def test_a_drawn_five_lira_may_be_played_to_pay() -> None:
    """B11: at once."""
    state = play(met({"lira": 0, "hand": {"stay": 1}}), "draw five_lira")
    assert texts(state) == ["discard five_lira", "discard stay", "card five_lira"]
    state = play(state, "card five_lira")
    assert texts(state) == ["pay lira", "discard stay"]
    after = play(state, "pay lira", "roll 1 2")
    assert (lira(after), hand(after)) == (3, {"stay": 1})


def test_without_a_card_to_draw_he_cannot_be_used() -> None:
    """B11: neither in the deck nor on the pile."""
    state = at("tea_house", governor="tea_house", seat1={"hand": all_cards_but()})
    assert texts(play(state, "skip")) == ["end_turn"]


def test_a_card_on_the_pile_is_enough() -> None:
    """6.1.4: the pile becomes the deck."""
    others = all_cards_but({"stay": 1})
    state = met(None, seat1={"hand": others}, discard=["stay"])
    assert weights(state) == {"draw stay": 1}
    assert field(state, "discard") == []


def test_the_last_card_of_the_deck_has_the_pile_shuffled_at_once() -> None:
    """6.1.4: before a card is discarded, which is then alone on the pile."""
    others = all_cards_but({"one_good": 1}, {"stay": 1}, {"move_3_4": 1})
    mine = {"lira": 2, "hand": {"move_3_4": 1}}
    state = met(mine, seat1={"hand": others}, discard=["stay"])
    assert {"event": "deck_shuffled", "n": 1} in events(state, "draw one_good")
    after = play(state, "draw one_good", "discard move_3_4")
    assert field(after, "discard") == ["move_3_4"]


def test_once_a_turn_even_if_he_comes_back() -> None:
    """B11: a 9 brings him back to the Tea House."""
    state = play(met({"lira": 9}), "draw stay", "pay lira", "roll 4 5")
    assert field(state, "governor") == "tea_house"
    assert starting(state, "meet") == []


def test_the_next_player_may_meet_him_there() -> None:
    """B11: in that turn only."""
    state = met({"lira": 9}, seat1={"merchant": "spice_warehouse", "lira": 5})
    state = play(state, "draw stay", "pay lira", "roll 4 5", "end_turn", "move tea_house")
    assert "meet governor" in texts(play(state, "pay", "skip"))


def test_on_the_fountain_too() -> None:
    """3.4: wherever the merchant is."""
    state = play(table(seat0={"merchant": "tea_house"}, governor="fountain"), "move fountain")
    assert texts(state) == ["end_turn", "meet governor"]


def test_not_in_a_turn_cut_short() -> None:
    """B2: no encounters."""
    state = play(table(governor="tea_house"), "visit tea_house")
    assert field(state, "seat") == 1
