"""Secret Society (rules 24.24, L8)."""

from collections.abc import Callable

import pytest

import istanbul
from tests.games.board.letters_table import at, companion_at, family_at, held, letters
from tests.games.board.table import lira
from tests.playing import field, happened, play, rubies, texts

Arrive = Callable[..., istanbul.State]
SIX = ("tea_house", "tea_house", "kiosk")  # delivered: 2 seals each
PALACES = ("sultans_palace", "sultans_palace")
PALACE, DEALER = "act ruby sultans_palace", "act ruby gemstone_dealer"


@pytest.mark.parametrize(
    ("ruby", "track", "price"), [(PALACE, "palace", 5), (DEALER, "dealer", 14)]
)
def test_six_seals_for_the_next_ruby_of_a_track(ruby: str, track: str, price: int) -> None:
    """24.24: the price of that track rises as if the ruby had been bought there."""
    state = at("secret_society", {**held(sealed=SIX), "lira": 0})
    assert texts(state) == ["skip", PALACE, DEALER]
    assert field(state, track) == price
    after = play(state, ruby)
    assert (rubies(after), lira(after), field(after, track)) == (1, 3, price + 1)
    assert letters(after) == ({}, {})
    assert field(after, "letters") == {"discard": {"tea_house": 2, "kiosk": 1}}


@pytest.mark.parametrize(("coins", "gain"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_the_leftmost_coins_that_are_left(coins: int, gain: int) -> None:
    """20.5: 3, then 2, then 1 lira, then none."""
    state = at("secret_society", {**held(sealed=SIX), "lira": 4}, coins=coins)
    after = play(state, DEALER)
    assert (rubies(after), lira(after), field(after, "coins")) == (1, 4 + gain, max(coins - 1, 0))


def test_five_seals_are_not_enough() -> None:
    """24.24: two delivered letters and one that is not."""
    five = held("tea_house", sealed=("kiosk", "fountain"))
    assert texts(at("secret_society", five)) == ["end_turn"]


def test_exactly_six_of_a_mixed_lot() -> None:
    """L8: fronts one seal, backs two, in a fixed order; the last fitting ones are not asked."""
    mine = held("tea_house", "fountain", "wainwright", sealed=("kiosk", *PALACES))
    state = play(at("secret_society", mine), PALACE)
    fronts = ["give letter wainwright", "give letter fountain"]
    assert texts(state) == [*fronts, "give sealed sultans_palace"]
    odd = play(state, "give letter wainwright")
    assert texts(odd) == ["give letter fountain", "give letter tea_house"]
    odd = play(odd, "give letter tea_house")  # then one for the Palace, as nothing else fits
    assert texts(odd) == ["give sealed sultans_palace", "give sealed kiosk"]
    after = play(odd, "give sealed kiosk")
    assert letters(after) == ({"fountain": 1}, {"sultans_palace": 1})
    assert rubies(after) == 1
    backs = play(state, "give sealed sultans_palace")
    assert (rubies(backs), letters(backs)[1]) == (1, {})


def test_an_odd_front_is_kept_back() -> None:
    """L8: three delivered and one not: exactly six without it."""
    state = at("secret_society", held("fountain", sealed=SIX))
    after = play(state, PALACE)
    assert letters(after) == ({"fountain": 1}, {})
    assert rubies(after) == 1


def test_seven_seals_with_one_front_of_each() -> None:
    """L8: seven fronts: any six of them; an order says each set once."""
    fronts = ("wainwright", "spice_warehouse", "fruit_warehouse", "post_office")
    more = ("caravansary", "fountain", "tea_house")
    state = play(at("secret_society", held(*fronts, *more)), PALACE)
    assert texts(state) == ["give letter wainwright", "give letter spice_warehouse"]
    state = play(state, "give letter wainwright", "give letter fruit_warehouse")
    assert rubies(state) == 1
    assert letters(state) == ({"spice_warehouse": 1}, {})


def test_the_order_of_giving_and_getting() -> None:
    """24.24: the letters are given, then the ruby comes, then the coins."""
    names = happened(at("secret_society", held(sealed=SIX)), PALACE)
    kept = [n for n in names if n in ("letter_given", "ruby", "lira")]
    assert kept == ["letter_given"] * 3 + ["ruby", "lira"]


def test_the_last_price_stays_open() -> None:
    """B12: the refill also for a ruby that is taken here."""
    state = play(at("secret_society", held(sealed=SIX), dealer=23), DEALER)
    assert field(state, "dealer") == 23


@pytest.mark.parametrize("arrive", [companion_at, family_at])
def test_by_companion_and_family_member(arrive: Arrive) -> None:
    """24: any figure of yours."""
    after = play(arrive("secret_society", {**held(sealed=SIX), "lira": 1}), DEALER)
    assert (rubies(after), lira(after)) == (1, 4)


def test_a_letter_for_the_society_is_delivered_first() -> None:
    """L1: arriving turns it, and that makes the six seals."""
    mine = held("secret_society", sealed=("tea_house", "kiosk"))
    assert texts(at("secret_society", mine)) == ["skip", PALACE, DEALER]


def test_a_letter_with_too_many_seals_is_not_offered_for_the_rest() -> None:
    """L8: exactly six; with one seal left to give, a delivered letter brings too many."""
    fronts = ("wainwright", "spice_warehouse", "fruit_warehouse", "post_office", "caravansary")
    mine = held(*fronts, "fountain", "tea_house", sealed=("kiosk",))
    state = play(at("secret_society", mine), PALACE, *(f"give letter {p}" for p in fronts))
    assert texts(state) == ["give letter fountain", "give letter tea_house"]
