"""Guild cards 2, 3, 4: fill a good, then 2 goods of choice (rules 13.2, M3, M4)."""

import pytest

from tests.games.board.mocha import is_offered, played
from tests.games.board.table import FULL, GOODS, goods, lira
from tests.playing import play, texts

FILLS = [(2, "red"), (3, "green"), (4, "yellow")]


@pytest.mark.parametrize(("card", "good"), FILLS)
@pytest.mark.parametrize("extensions", [0, 1, 3])
def test_guild_2_3_4_fill_up_then_two_of_choice(card: int, good: str, extensions: int) -> None:
    """13.2: the warehouse's good to the brim, then two others one by one."""
    state = played(card, {"extensions": extensions, "goods": {good: 1}})
    assert goods(state) == {good: 2 + extensions}
    others = [f"take {other}" for other in GOODS if other != good]
    assert texts(state) == others
    state = play(state, "take blue")
    assert texts(state) == others
    after = play(state, "take blue")
    assert goods(after) == {good: 2 + extensions, "blue": 2}
    assert texts(after) == ["end_turn"]


@pytest.mark.parametrize(("card", "good"), FILLS)
def test_guild_2_3_4_goods_without_room_never_block_it(card: int, good: str) -> None:
    """M4: with a full wheelbarrow nothing comes; with one free space one good."""
    state = played(card, {"goods": FULL})
    assert (goods(state), texts(state)) == (FULL, ["end_turn"])
    state = played(card, {"goods": {**FULL, "blue": 1}})
    assert (goods(state), texts(state)) == (FULL, ["end_turn"])


def test_guild_2_without_the_green_tile() -> None:
    """M3: what is tied to a warehouse does not serve a guild card."""
    state = played(2, {"mosque_tiles": ["green"], "lira": 9})
    assert texts(state) == ["take green", "take yellow", "take blue"]
    assert lira(play(state, "take green", "take green")) == 9


@pytest.mark.parametrize("card", [2, 3, 4])
def test_guild_2_3_4_wherever_the_merchant_is(card: int) -> None:
    """12.1: also far away."""
    assert is_offered(card, {"merchant": "sultans_palace"})
