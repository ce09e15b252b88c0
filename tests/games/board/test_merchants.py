"""Meeting merchants of other players (rules 3.2)."""

import pytest

from tests.games.board.table import at, lira, table
from tests.playing import events, field, play, seat, texts

HERE = {"merchant": "tea_house", "lira": 0}


@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_2_lira_to_the_owner_of_each(others: int) -> None:
    """3.2: every other merchant there."""
    seats = {f"seat{p}": HERE for p in range(1, others + 1)}
    state = at("tea_house", {"lira": 10}, 5, **seats)
    assert texts(state) == ["pay", "refuse"]
    after = play(state, "pay")
    assert lira(after) == 10 - 2 * others
    assert [lira(after, p) for p in range(1, others + 1)] == [2] * others
    assert texts(after)[:2] == ["skip", "act 3"]


def test_each_payment_is_told() -> None:
    """3.2: from whom to whom."""
    state = at("tea_house", {"lira": 4}, seat1=HERE, seat2=HERE)
    paid = [event for event in events(state, "pay") if event["event"] == "merchant_paid"]
    assert [(event["seat"], event["other"], event["n"]) for event in paid] == [(0, 1, 2), (0, 2, 2)]


@pytest.mark.parametrize(("others", "money"), [(1, 0), (1, 1), (2, 2), (2, 3)])
def test_all_or_none(others: int, money: int) -> None:
    """3.2: whoever cannot pay all pays nobody; the turn ends at once, without being asked."""
    seats = {f"seat{p}": HERE for p in range(1, others + 1)}
    state = at("tea_house", {"lira": money}, 4, **seats)
    assert (field(state, "seat"), lira(state)) == (1, money)
    assert [lira(state, p) for p in range(1, others + 1)] == [0] * others


def test_refusing_ends_the_turn_at_once() -> None:
    """3.2, B2: the assistant stays; no action and no encounters."""
    state = at("tea_house", {"lira": 9}, seat1={**HERE, "family": "tea_house"})
    after = play(state, "refuse")
    assert (field(after, "seat"), lira(after)) == (1, 9)
    assert seat(after)["assistants"] == ["tea_house"]
    assert seat(after, 1)["family"] == "tea_house"


def test_at_the_fountain_nothing_is_paid() -> None:
    """3.2: however many stand there."""
    state = at("fountain", {"lira": 9, "assistants": ["tea_house"]}, 5)
    assert texts(state) == ["skip", "act all"]
    assert lira(state) == 9


def test_the_assistant_comes_before_the_payment() -> None:
    """3: the phases are strictly in order."""
    state = at("tea_house", {"lira": 9}, seat1=HERE)
    assert seat(state)["assistants"] == ["tea_house"]


def test_a_visit_without_assistant_is_not_paid_for() -> None:
    """3.1.3: the turn is over before."""
    state = table(seat0={"lira": 9}, seat1=HERE)
    after = play(state, "visit tea_house")
    assert (lira(after), lira(after, 1)) == (9, 0)


def test_merchants_elsewhere_are_not_paid() -> None:
    """3.2: only those where you arrive."""
    state = at("tea_house", {"lira": 9}, seat1={"merchant": "small_market"})
    assert texts(state)[0] == "skip"


def test_no_credit_from_the_action() -> None:
    """G2: the Tea House's lira come too late."""
    assert field(at("tea_house", {"lira": 1}, seat1=HERE), "seat") == 1
