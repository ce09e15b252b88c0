"""What strong players do, counted from their games."""

from collections import Counter

from tools.strategy import FIRST_TURNS, PLAYERS, STRONG, WEAK, columns, picture, play, tables


def test_a_game_is_counted_seat_by_seat() -> None:
    won, lost = play(WEAK, "short_paths", 1, 0)
    assert (won.seats, lost.seats) == (1, PLAYERS - 1)
    assert won.rubies.total() == 5  # the goal with four players
    assert all(len(first) == FIRST_TURNS for first in won.openings + lost.openings)
    assert won.acted.total() <= won.turns[0] * 2  # family members act, too


def test_tables_and_picture_tell_shares() -> None:
    games = [play(WEAK, layout, 1, 0) for layout in ("short_paths", "long_paths")]
    found = {
        (layout, agent): game
        for layout, game in zip(("short_paths", "long_paths"), games, strict=True)
        for agent in (STRONG, WEAK)
    }
    sides = columns(found)
    assert [side.seats for side in sides] == [2, 6, 2]
    acted = Counter(sides[0].acted)
    place, n = acted.most_common(1)[0]
    share = f"{100 * n / acted.total():.1f}"
    assert any(
        line.startswith(f"| {place.replace('_', ' ')} | {share} |") for line in tables(found, 1)
    )
    assert picture(sides).count("<rect") == 1 + 2 * len(acted)
