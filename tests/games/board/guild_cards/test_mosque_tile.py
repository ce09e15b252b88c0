"""Guild cards 14 and 15: a mosque tile for one good (rules 13.14, 13.15; M4)."""

import pytest

from tests.games.board.mocha import is_offered, played
from tests.games.board.table import Json, goods
from tests.playing import play, rubies, seat, texts

PAIRS = [(14, "red", "green"), (14, "green", "red"), (15, "yellow", "blue"), (15, "blue", "yellow")]


def taken(colour: str, n: int) -> Json:
    """So many other seats have the tile, so that the next one asks for more goods."""
    return {f"seat{p}": {"mosque_tiles": [colour]} for p in range(1, n + 1)}


@pytest.mark.parametrize(("card", "colour", "other"), PAIRS)
@pytest.mark.parametrize("others", [0, 1, 2])
def test_guild_14_15_one_good_whatever_the_tile_asks_for(
    card: int, colour: str, other: str, others: int
) -> None:
    """13.14, 13.15: the Small Mosque would ask for 2 to 5 of it."""
    after = played(card, {"goods": {colour: 1}}, 4, **taken(colour, others))
    assert (seat(after)["mosque_tiles"], goods(after)) == ([colour], {})
    assert (rubies(after), texts(after)) == (0, ["end_turn"])


@pytest.mark.parametrize(
    ("card", "first", "second"), [(14, "red", "green"), (15, "yellow", "blue")]
)
def test_guild_14_15_one_of_the_two(card: int, first: str, second: str) -> None:
    """13.14, 13.15: the colour is chosen."""
    state = played(card, {"goods": {first: 1, second: 1}})
    assert texts(state) == [f"act {first}", f"act {second}"]
    after = play(state, f"act {second}")
    assert (seat(after)["mosque_tiles"], goods(after)) == ([second], {first: 1})


@pytest.mark.parametrize(("card", "colour", "other"), PAIRS)
def test_guild_14_15_both_tiles_give_the_ruby(card: int, colour: str, other: str) -> None:
    """M4: as at the mosque."""
    after = played(card, {"goods": {colour: 1, other: 1}, "mosque_tiles": [other]})
    assert (rubies(after), goods(after)) == (1, {other: 1})


@pytest.mark.parametrize(("card", "colour", "other"), PAIRS)
def test_guild_14_15_not_a_colour_you_own(card: int, colour: str, other: str) -> None:
    """M4: nor without the good, nor with that of the other mosque."""
    assert not is_offered(card, {"goods": {colour: 2}, "mosque_tiles": [colour]})
    assert not is_offered(card, {"coffee": 9})
    wrong = "blue" if card == 14 else "red"
    assert not is_offered(card, {"goods": {wrong: 2}})


@pytest.mark.parametrize(("card", "colour", "other"), PAIRS)
def test_guild_14_15_not_when_no_tile_is_left(card: int, colour: str, other: str) -> None:
    """M4: with 5 players there are 4 tiles of a colour."""
    mine: Json = {"goods": {colour: 2}}
    assert not is_offered(card, mine, players=5, **taken(colour, 4))
    assert is_offered(card, mine, players=5, **taken(colour, 3))


def test_guild_15_blue_gives_the_fifth_assistant() -> None:
    """M4: under the stack."""
    after = played(15, {"goods": {"blue": 1}})
    assert seat(after)["stack"] == 5
