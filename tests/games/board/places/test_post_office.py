"""Post Office (rules 4.5, 1.8)."""

import pytest

from tests.games.board.table import FULL, at, goods, lira
from tests.playing import events, field, play, texts

# Indicators down -> what the four open fields show (1.8).
POSITIONS = [
    (0, {"green": 1, "yellow": 1}, 2),
    (1, {"red": 1, "yellow": 1}, 2),
    (2, {"red": 1, "yellow": 1}, 3),
    (3, {"red": 1, "blue": 1}, 3),
    (4, {"red": 1, "blue": 1}, 4),
]


@pytest.mark.parametrize(("mail", "gained", "money"), POSITIONS)
def test_gives_what_the_open_fields_show(mail: int, gained: dict[str, int], money: int) -> None:
    """4.5: two goods and some lira."""
    after = play(at("post_office", {"lira": 0}, mail=mail), "act")
    assert (goods(after), lira(after)) == (gained, money)


@pytest.mark.parametrize(("mail", "then"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])
def test_one_indicator_slides_down_or_all_go_up(mail: int, then: int) -> None:
    """4.5: the leftmost of the upper row; when all are down, all go up."""
    state = at("post_office", mail=mail)
    assert {"event": "mail", "n": then} in events(state, "act")
    assert field(play(state, "act"), "mail") == then


def test_skipping_leaves_the_indicators() -> None:
    """4.5: only the action moves them."""
    assert field(play(at("post_office", mail=2), "skip"), "mail") == 2


def test_goods_without_room_are_lost() -> None:
    """G1: with full spice the rest is still gained."""
    after = play(at("post_office", {"goods": {"green": 2}, "lira": 0}), "act")
    assert (goods(after), lira(after)) == ({"green": 2, "yellow": 1}, 2)


def test_a_full_wheelbarrow_still_gets_the_lira() -> None:
    """G1: the action is offered as long as a part of it changes something."""
    state = at("post_office", {"goods": FULL, "lira": 0}, mail=4)
    assert texts(state) == ["skip", "act"]
    after = play(state, "act")
    assert (goods(after), lira(after), field(after, "mail")) == (FULL, 4, 0)


def test_costs_nothing() -> None:
    """4.5: an empty purse is enough."""
    assert "act" in texts(at("post_office", {"lira": 0}))


def test_the_next_player_finds_the_new_position() -> None:
    """4.5: the indicators are shared."""
    state = play(at("post_office", seat1={"merchant": "post_office"}), "pay")
    assert field(play(state, "act", "end_turn"), "mail") == 1
