"""Kiosk tiles 17 and 18: an extension for lira or goods (rules 25.17, 25.18)."""

import pytest

from tests.games.board.letters_table import kiosk_tile, kiosk_tile_of_1
from tests.games.board.table import GOODS, Json, goods, lira
from tests.playing import field, play, rubies, seat, texts

ONE_EACH = dict.fromkeys(GOODS, 1)
PRICES: list[tuple[int, Json]] = [(17, {"lira": 10}), (18, {"goods": ONE_EACH, "lira": 0})]


@pytest.mark.parametrize(("tile", "price"), PRICES)
def test_the_price_in_full(tile: int, price: Json) -> None:
    """25: 10 lira; one good of each of the four colours."""
    state = kiosk_tile(tile, price)
    assert texts(state) == ["skip", "use"]
    after = play(state, "use")
    assert (lira(after), goods(after), seat(after)["extensions"]) == (0, {}, 1)
    assert rubies(after) == 0


def test_only_one_of_each_colour_is_paid() -> None:
    """25.18: the rest stays, and so do the lira."""
    after = play(kiosk_tile(18, {"goods": dict.fromkeys(GOODS, 2), "lira": 10}), "use")
    assert (goods(after), lira(after)) == (ONE_EACH, 10)


def test_ten_lira_and_no_goods() -> None:
    """25.17: the goods stay."""
    after = play(kiosk_tile(17, {"goods": ONE_EACH, "lira": 12}), "use")
    assert (goods(after), lira(after)) == (ONE_EACH, 2)


@pytest.mark.parametrize("missing", GOODS)
def test_without_the_price_it_is_not_asked(missing: str) -> None:
    """G1: costs in full."""
    without = {good: 1 for good in GOODS if good != missing}
    assert kiosk_tile(18, {"goods": without}).waits_for == 1
    assert kiosk_tile(17, {"lira": 9}).waits_for == 1


@pytest.mark.parametrize(("tile", "price"), PRICES)
def test_the_third_brings_the_wainwrights_ruby(tile: int, price: Json) -> None:
    """25.17: and there is no fourth."""
    after = play(kiosk_tile(tile, {**price, "extensions": 2}), "use")
    assert (rubies(after), seat(after)["extensions"]) == (1, 3)
    assert kiosk_tile(tile, {**price, "extensions": 3}).waits_for == 1


@pytest.mark.parametrize(("tile", "price"), PRICES)
def test_on_another_players_turn(tile: int, price: Json) -> None:
    """25.17: the ruby comes then too; the sixth makes this the last round (L5)."""
    state = kiosk_tile_of_1(tile, {**price, "extensions": 2, "rubies": 5})
    assert not field(state, "last_round")
    after = play(state, "use")
    assert (rubies(after), rubies(after, 1)) == (0, 6)
    assert field(after, "last_round")
