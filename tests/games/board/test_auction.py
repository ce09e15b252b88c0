"""The auction of two bonus cards (rules 24.23, L7)."""

import pytest

import istanbul
from istanbul.messages import Words
from istanbul.messages.phrases import say
from tests.games.board.letters_table import at, bazaar_at
from tests.games.board.table import hand, lira
from tests.playing import field, happened, play, texts

WIN = ["draw stay", "draw move_3_4"]
WON = {"stay": 1, "move_3_4": 1}


def opened(*purses: int, hand0: dict[str, int] | None = None) -> istanbul.State:
    """Seat 0 is in the Auction House and has taken a red good; these are the purses."""
    seats = {f"seat{p}": {"lira": n} for p, n in enumerate(purses) if p}
    state = at("auction_house", {"lira": purses[0], "hand": hand0 or {}}, len(purses), **seats)
    return play(state, "act red")


def purses(state: istanbul.State) -> list[int]:
    """All lira."""
    return [lira(state, p) for p in range(len(field(state, "seats")))]


def test_the_opener_bids_at_least_1_and_at_most_what_he_has() -> None:
    """L7: he cannot pass."""
    state = opened(4, 9, 9)
    assert state.waits_for == 0
    assert texts(state) == ["bid 1", "bid 2", "bid 3", "bid 4"]


def test_the_others_once_each_clockwise_raise_or_pass() -> None:
    """L7: at least one more than the highest bid."""
    state = play(opened(4, 5, 6), "bid 3")
    assert (state.waits_for, texts(state)) == (1, ["pass", "bid 4", "bid 5"])
    state = play(state, "bid 5")
    assert (state.waits_for, texts(state)) == (2, ["pass", "bid 6"])


def test_the_question_says_who_holds_the_highest_bid() -> None:
    """L7: whoever raises has to beat it."""

    def asked(state: istanbul.State) -> str:
        return say(Words("en"), state.game.text.prompt(state.record), ["Ada", "Ben", "Cem"])

    state = opened(4, 5, 6)
    assert "nobody has bid yet" in asked(state)
    assert "Ada holds the highest bid with 3 lira" in asked(play(state, "bid 3"))
    assert "Ben holds the highest bid with 5 lira" in asked(play(state, "bid 3", "bid 5"))


def test_the_opener_wins_and_pays_to_the_supply() -> None:
    """24.23: the others pass; he is not asked again."""
    state = play(opened(4, 5, 6), "bid 3", "pass")
    assert "auction_won" in happened(state, "pass")
    after = play(state, "pass", *WIN)
    assert (purses(after), hand(after)) == ([1, 5, 6], WON)
    assert texts(after) == ["end_turn"]


def test_another_wins_and_pays_the_opener() -> None:
    """24.23: the example of the rulebook: 1, pass, 5, pass."""
    state = play(opened(7, 5, 6), "bid 1", "pass", "bid 5")
    assert (state.waits_for, texts(state)) == (0, ["pass", "bid 6", "bid 7"])
    after = play(state, "pass", *WIN)
    assert purses(after) == [12, 5, 1]
    assert (hand(after), hand(after, 2)) == ({}, WON)
    assert field(after, "seat") == 0


def test_the_opener_raises_a_last_time_and_wins() -> None:
    """L7: nobody is asked after that."""
    after = play(opened(7, 5, 6), "bid 1", "bid 2", "bid 3", "bid 4", *WIN)
    assert (purses(after), hand(after)) == ([3, 5, 6], WON)


def test_the_second_bidder_is_outbid_by_the_third_and_not_asked_again() -> None:
    """L7: one raise each."""
    state = opened(1, 9, 9)  # the opener has 1 lira: he is not asked, neither now nor later
    assert state.waits_for == 1
    state = play(state, "bid 2", "bid 3")
    after = play(state, *WIN)
    assert (purses(after), hand(after, 2)) == ([4, 9, 6], WON)


def test_who_cannot_raise_is_not_asked() -> None:
    """L7: seat 1 has no more than the bid."""
    state = play(opened(4, 3, 6), "bid 3")
    assert state.waits_for == 2
    assert "passed" in happened(opened(4, 3, 6), "bid 3")


def test_nobody_else_has_lira() -> None:
    """L7: the opener's bid stands; with 1 lira even that is not asked."""
    state = opened(1, 0, 0)
    after = play(state, *WIN)
    assert (purses(after), hand(after)) == ([0, 0, 0], WON)


def test_an_empty_purse_passes_and_the_others_bid_from_1() -> None:
    """L7: whoever wins pays the opener."""
    state = opened(0, 2, 3)
    assert (state.waits_for, texts(state)) == (1, ["pass", "bid 1", "bid 2"])
    state = play(state, "bid 1")
    assert texts(state) == ["pass", "bid 2", "bid 3"]
    after = play(state, "pass", *WIN)
    assert (purses(after), hand(after, 1)) == ([1, 1, 3], WON)


def test_nobody_bids_and_nobody_gets_the_cards() -> None:
    """L7: with an empty purse of the opener only."""
    after = play(opened(0, 2, 3), "pass", "pass")
    assert (purses(after), texts(after)) == ([0, 2, 3], ["end_turn"])
    assert [hand(after, p) for p in range(3)] == [{}, {}, {}]
    broke = opened(0, 0, 0)
    assert texts(broke) == ["end_turn"]


def test_five_lira_in_ones_own_auction() -> None:
    """G3: before opening, and before the last raise; the others may not."""
    cards = {"five_lira": 2}
    state = opened(1, 9, 9, hand0=cards)
    assert texts(state) == ["bid 1", "card five_lira"]
    more = play(state, "card five_lira")
    assert texts(more) == [*(f"bid {n}" for n in range(1, 7)), "card five_lira"]
    assert field(more, "discard") == ["five_lira"]
    state = play(state, "bid 1", "bid 4", "pass")
    assert (state.waits_for, texts(state)) == (0, ["pass", "card five_lira"])
    state = play(state, "card five_lira")
    assert texts(state) == ["pass", "bid 5", "bid 6", "card five_lira"]


def test_an_empty_purse_with_five_lira_is_asked() -> None:
    """G3, L7: pass or play the card; with lira in the purse one must open."""
    state = opened(0, 9, 9, hand0={"five_lira": 1})
    assert texts(state) == ["pass", "card five_lira"]
    assert texts(play(state, "card five_lira")) == [f"bid {n}" for n in range(1, 6)]
    assert play(state, "pass").waits_for == 1


def test_the_others_play_no_cards() -> None:
    """G3: it is not their auction."""
    cards = {"hand": {"five_lira": 4}, "lira": 2}
    state = play(at("auction_house", {"lira": 1}, seat1=cards), "act red")
    assert texts(state) == ["pass", "bid 2"]


def test_two_coffee_in_ones_own_auction() -> None:
    """G3: it helps nobody to bid, but its time is every time."""
    mine = {"lira": 2, "hand": {"two_coffee": 1, "one_good": 1, "letter": 1}}
    state = play(bazaar_at("auction_house", mine), "act red")
    assert texts(state) == ["bid 1", "bid 2", "card two_coffee"]
    after = play(state, "card two_coffee")
    assert field(after, "seats")[0]["coffee"] == 2
    assert texts(after) == ["bid 1", "bid 2"]


def test_a_bid_has_two_digits() -> None:
    """Notation: 99 at most, however rich."""
    assert texts(opened(900, 0, 0))[-1] == "bid 99"


@pytest.mark.parametrize("players", [2, 4, 5])
def test_with_other_numbers_of_players(players: int) -> None:
    """L7: everybody once, then the opener."""
    fields = {"neutral_merchants": [10, 10, 10]} if players == 2 else {}
    rich = {f"seat{p}": {"lira": 50} for p in range(1, players)}
    state = at("auction_house", {"lira": 50}, players, **rich, **fields)
    state = play(state, "act red", "bid 1")
    for p in range(1, players):
        assert state.waits_for == p
        state = play(state, f"bid {p + 1}")
    assert (state.waits_for, texts(state)[1]) == (0, f"bid {players + 1}")
    after = play(state, "pass", *WIN)
    assert lira(after) == 50 + players
    assert lira(after, players - 1) == 50 - players


def test_the_order_wraps_round() -> None:
    """L7: seat 2 opens, then 0, then 1."""
    rich = {"lira": 9, "merchant": "kiosk"}
    mine = {"lira": 9, "merchant": "wainwright"}
    state = at("auction_house", {**rich}, seat=2, seat1=rich, seat2=mine)
    order = []
    for text in ("act red", "bid 1", "bid 2", "bid 3"):
        state = play(state, text)
        order.append(state.waits_for)
    assert order == [2, 0, 1, 2]
    assert hand(play(state, "pass", *WIN), 1) == WON
