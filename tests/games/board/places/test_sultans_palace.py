"""Sultan's Palace (rules 4.13, 1.9, 1.11)."""

import pytest

from tests.games.board.table import GOODS, at, goods
from tests.playing import events, field, play, rubies, starting, texts

Row = tuple[int, int, int, int, int, int]

# Price -> blue, red, green, yellow, of any kind (1.9).
TRACK = [
    (4, 1, 1, 1, 1, 0),
    (5, 1, 1, 1, 1, 1),
    (6, 2, 1, 1, 1, 1),
    (7, 2, 2, 1, 1, 1),
    (8, 2, 2, 2, 1, 1),
    (9, 2, 2, 2, 2, 1),
    (10, 2, 2, 2, 2, 2),
]
PLENTY = {"goods": dict.fromkeys(GOODS, 5), "extensions": 3}


def barrow(red: int, green: int, yellow: int, blue: int) -> dict[str, object]:
    """A wheelbarrow with all extensions and these goods."""
    counts = zip(GOODS, (red, green, yellow, blue), strict=True)
    return {"goods": {good: n for good, n in counts if n}, "extensions": 3}


@pytest.mark.parametrize("row", TRACK)
def test_every_uncovered_symbol_is_paid(row: Row) -> None:
    """1.9: the coloured ones, and red for those of any kind."""
    price, blue, red, green, yellow, free = row
    state = at("sultans_palace", barrow(red + free, green, yellow, blue), 4, palace=price)
    choice = "act" if free == 0 else f"act r{free}"
    assert texts(state) == ["skip", choice]
    after = play(state, choice)
    assert (goods(after), rubies(after)) == ({}, 1)


@pytest.mark.parametrize("lacking", GOODS)
@pytest.mark.parametrize("row", TRACK)
def test_without_one_of_the_goods_it_is_not_offered(row: Row, lacking: str) -> None:
    """G1: costs must be payable in full."""
    price, blue, red, green, yellow, free = row
    have = {"red": red + free, "green": green, "yellow": yellow, "blue": blue}
    have[lacking] -= 1
    state = at("sultans_palace", barrow(**have), 4, palace=price)
    assert texts(state) == ["end_turn"]


@pytest.mark.parametrize(("players", "price"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_the_first_price(players: int, price: int) -> None:
    """1.9: 4 goods with 4-5 players, 5 with 2-3."""
    assert field(at("sultans_palace", PLENTY, players), "palace") == price


@pytest.mark.parametrize("price", range(4, 10))
def test_each_ruby_uncovers_one_more_symbol(price: int) -> None:
    """4.13: the price rises by one symbol."""
    state = at("sultans_palace", PLENTY, 4, palace=price)
    text = starting(state, "act")[0]
    assert {"event": "ruby", "seat": 0, "place": "sultans_palace"} in events(state, text)
    after = play(state, text)
    assert field(after, "palace") == price + 1
    assert sum(goods(after).values()) == 20 - price


def test_the_example_of_the_rulebook() -> None:
    """4.13: 2 blue, 2 red, 1 yellow, 1 green and 1 of any kind."""
    after = play(at("sultans_palace", barrow(2, 1, 2, 2), 4, palace=7), "act y1")
    assert goods(after) == {}


def test_one_good_of_any_kind_is_chosen_among_the_rest() -> None:
    """4.13: what is left after the coloured symbols."""
    state = at("sultans_palace", barrow(2, 1, 1, 3), palace=5)
    assert texts(state) == ["skip", "act b1", "act r1"]
    assert goods(play(state, "act b1")) == {"red": 1, "blue": 1}
    assert goods(play(state, "act r1")) == {"blue": 2}


def test_two_goods_of_any_kind_may_be_alike_or_differ() -> None:
    """1.9: at ten symbols; ten pairs out of four kinds."""
    state = at("sultans_palace", PLENTY, palace=10)
    pairs = ["r2", "g2", "y2", "b2", "r1g1", "r1y1", "r1b1", "g1y1", "g1b1", "y1b1"]
    assert sorted(starting(state, "act")) == sorted(f"act {pair}" for pair in pairs)
    assert goods(play(state, "act r1b1")) == {"red": 2, "green": 3, "yellow": 3, "blue": 2}
    assert goods(play(state, "act g2")) == {"red": 3, "green": 1, "yellow": 3, "blue": 3}


def test_two_goods_of_any_kind_out_of_what_is_left() -> None:
    """1.9: one red and one green more than the colours ask for."""
    state = at("sultans_palace", barrow(3, 3, 2, 2), palace=10)
    assert texts(state) == ["skip", "act r1g1"]


def test_the_last_price_stays_open() -> None:
    """1.11: a ruby from the supply goes on the ruby sign."""
    state = at("sultans_palace", {**PLENTY, "hand": {"palace_again": 1}}, palace=10)
    state = play(state, "act r2")
    assert field(state, "palace") == 10
    assert field(at("sultans_palace", PLENTY, palace=10), "palace") == 10


def test_in_the_first_edition_it_is_sold_out_then() -> None:
    """V-E2: the last ruby is still sold, and no more."""
    state = play(at("sultans_palace", PLENTY, palace=10, edition="first"), "act r2")
    assert (rubies(state), field(state, "palace")) == (1, 0)
    assert texts(at("sultans_palace", PLENTY, palace=0, edition="first")) == ["end_turn"]


@pytest.mark.parametrize(("players", "number"), [(2, 6), (3, 6), (4, 7), (5, 7)])
def test_rubies_on_the_track(players: int, number: int) -> None:
    """2.4: so many can be taken before the first edition is sold out."""
    price, taken = field(at("sultans_palace", PLENTY, players), "palace"), 0
    while price:
        state = at("sultans_palace", PLENTY, players, palace=price, edition="first")
        price = field(play(state, starting(state, "act")[0]), "palace")
        taken += 1
    assert taken == number


def test_lira_do_not_help() -> None:
    """4.13: goods only."""
    assert texts(at("sultans_palace", {"lira": 99})) == ["end_turn"]
