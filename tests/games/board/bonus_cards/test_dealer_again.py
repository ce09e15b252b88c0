"""The card *dealer_again* (rules 6.6, G4)."""

from tests.games.board.table import at, hand, lira, sent_to
from tests.playing import field, play, rubies, starting, texts

CARD = "card dealer_again"


def mine(money: int, copies: int = 1) -> dict[str, object]:
    """Lira and copies of the card."""
    return {"lira": money, "hand": {"dealer_again": copies}}


def test_once_more_at_the_new_price() -> None:
    """6.6: 14 lira, then 15."""
    after = play(at("gemstone_dealer", mine(29)), "act", CARD)
    assert (lira(after), rubies(after), field(after, "dealer")) == (0, 2, 16)
    assert (hand(after), field(after, "discard")) == ({}, ["dealer_again"])


def test_the_new_price_must_be_payable() -> None:
    """G4: one lira too few."""
    assert texts(play(at("gemstone_dealer", mine(28)), "act")) == ["end_turn"]


def test_the_action_must_have_been_carried_out() -> None:
    """G4: neither before it nor after skipping it."""
    state = at("gemstone_dealer", mine(99))
    assert starting(state, "card") == []
    assert texts(play(state, "skip")) == ["end_turn"]


def test_a_second_copy_may_follow() -> None:
    """G4: 14, 15 and 16 lira."""
    after = play(at("gemstone_dealer", mine(45, 2)), "act", CARD, CARD)
    assert (lira(after), rubies(after)) == (0, 3)


def test_the_example_of_the_ruling() -> None:
    """G4: the family member buys for 16, the card for 17."""
    after = play(sent_to("gemstone_dealer", mine(33), dealer=16), "act", CARD)
    assert (lira(after), rubies(after), field(after, "dealer")) == (0, 2, 18)


def test_at_the_last_price_twice() -> None:
    """1.11: 23 lira, and 23 again; 22 before that."""
    after = play(at("gemstone_dealer", mine(45), dealer=22), "act", CARD)
    assert (lira(after), field(after, "dealer")) == (0, 23)


def test_not_for_a_track_that_is_sold_out() -> None:
    """V-E2: the first edition's last ruby."""
    state = at("gemstone_dealer", mine(99), dealer=23, edition="first")
    assert texts(play(state, "act")) == ["end_turn"]


def test_not_after_an_encounter() -> None:
    """6.6: right after the action."""
    state = at("gemstone_dealer", mine(99), seat1={"family": "gemstone_dealer"})
    state = play(state, "act")
    assert texts(state) == ["catch 1 lira", "catch 1 card", CARD]
    assert texts(play(state, "catch 1 card", "draw stay")) == ["end_turn"]


def test_lira_from_a_card_in_between() -> None:
    """G3: five lira make the second ruby payable."""
    state = at("gemstone_dealer", {"lira": 24, "hand": {"dealer_again": 1, "five_lira": 1}})
    after = play(state, "act", "card five_lira", CARD)
    assert (lira(after), rubies(after)) == (0, 2)


def test_both_rubies_count_for_the_goal() -> None:
    """8.1: the second is the fifth."""
    after = play(at("gemstone_dealer", {**mine(29), "rubies": 3}), "act", CARD)
    assert (rubies(after), field(after, "last_round")) == (5, True)
