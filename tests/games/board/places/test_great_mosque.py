"""Great Mosque (rules 4.15); what both mosques share is in tests/games/board/test_mosque.py."""

from tests.games.board.table import at
from tests.playing import play, seat, texts


def test_its_colours_are_yellow_and_blue() -> None:
    """4.15."""
    state = at("great_mosque", {"goods": {"red": 2, "green": 2, "yellow": 2, "blue": 2}})
    assert texts(state) == ["skip", "act yellow", "act blue"]


def test_the_blue_tile_brings_the_fifth_assistant_at_once() -> None:
    """4.15, 5.3: under the stack."""
    state = at("great_mosque", {"goods": {"blue": 2}})
    assert seat(state)["stack"] == 3
    assert seat(play(state, "act blue"))["stack"] == 4
