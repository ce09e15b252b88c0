"""Small Mosque (rules 4.14); what both mosques share is in tests/games/board/test_mosque.py."""

from tests.games.board.table import at
from tests.playing import texts


def test_its_colours_are_red_and_green() -> None:
    """4.14."""
    state = at("small_mosque", {"goods": {"red": 2, "green": 2, "yellow": 2, "blue": 2}})
    assert texts(state) == ["skip", "act red", "act green"]
