"""The card *palace_again* (rules 6.4, G4)."""

from tests.games.board.table import GOODS, at, goods, hand, sent_to
from tests.playing import field, play, rubies, starting, texts

MINE = {"goods": dict.fromkeys(GOODS, 5), "extensions": 3, "hand": {"palace_again": 1}}
CARD = "card palace_again"


def test_once_more_at_the_new_price() -> None:
    """6.4: 5 goods, then 6 with a second blue one."""
    state = play(at("sultans_palace", MINE), "act r1", CARD)
    assert texts(state) == [f"act {good}1" for good in "bygr"]
    after = play(state, "act y1")
    assert goods(after) == {"red": 2, "green": 3, "yellow": 2, "blue": 2}
    assert (rubies(after), field(after, "palace")) == (2, 7)
    assert (hand(after), field(after, "discard")) == ({}, ["palace_again"])


def test_it_must_be_carried_out_then() -> None:
    """6.4: the options of the action, without skip."""
    assert "skip" not in texts(play(at("sultans_palace", MINE), "act r1", CARD))


def test_the_new_price_must_be_payable() -> None:
    """G4: ten goods are enough for 5, but not for 6 more."""
    mine = {**MINE, "goods": {"red": 3, "green": 2, "yellow": 2, "blue": 3}}
    state = play(at("sultans_palace", mine), "act r1")
    assert texts(state) == ["end_turn"]


def test_the_action_must_have_been_carried_out() -> None:
    """G4: neither before it nor after skipping it."""
    state = at("sultans_palace", MINE)
    assert starting(state, "card") == []
    assert texts(play(state, "skip")) == ["end_turn"]


def test_a_second_copy_may_follow() -> None:
    """G4: 5, 6 and 7 goods."""
    state = at("sultans_palace", {**MINE, "hand": {"palace_again": 2}})
    state = play(state, "act r1", CARD, "act g1", CARD, "act y1")
    assert (rubies(state), field(state, "palace")) == (3, 8)
    assert sum(goods(state).values()) == 20 - 5 - 6 - 7
    assert field(state, "discard") == ["palace_again"] * 2


def test_it_serves_the_family_member() -> None:
    """G4: whoever did the action."""
    state = play(sent_to("sultans_palace", MINE), "act r1", CARD, "act r1")
    assert rubies(state) == 2


def test_not_after_an_encounter() -> None:
    """6.4: right after the action."""
    state = at("sultans_palace", MINE, seat1={"family": "sultans_palace"})
    state = play(state, "act r1")
    assert CARD in texts(state)
    assert texts(play(state, "catch 1 lira")) == ["end_turn"]


def test_it_does_not_serve_other_places() -> None:
    """6.4: the Palace only."""
    state = play(at("gemstone_dealer", {**MINE, "lira": 99}), "act")
    assert texts(state) == ["end_turn"]


def test_two_goods_of_any_kind_both_times() -> None:
    """1.11: at the last price, ten goods and ten goods."""
    after = play(at("sultans_palace", MINE, palace=10), "act r1g1", CARD)
    # 2 red, 2 green, 3 yellow and 3 blue were left: only y1b1 could be paid, so it was not asked.
    assert (goods(after), rubies(after), field(after, "palace")) == ({}, 2, 10)
