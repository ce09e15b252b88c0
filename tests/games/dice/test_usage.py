"""Nothing in the box is idle: simulated games use every action, tile, card and track."""

from __future__ import annotations

import pytest

from istanbul.games.dice.events import EVENTS, DiceEvent
from tests.games.dice.simulated import games
from tests.games.dice.table import CARDS, COLOURS, TILES, TRACKS

pytestmark = pytest.mark.slow
ACTIONS = [
    *(f"act marker {c}" for c in COLOURS),
    *("act brown", "act crystal", "act two", "act coins", "act cards 1", "act cards 2"),
]


def events(name: str) -> list[DiceEvent]:
    """All events of this name."""
    return [event for event in games().events if event["event"] == name]


def test_every_action_is_done() -> None:
    done = {event["text"] for event in events("acted")}
    assert [text for text in ACTIONS if text not in done] == []
    for kind in ("act tile", "act ruby"):
        assert any(text.startswith(kind) for text in done)


def test_every_card_is_used() -> None:
    assert {event["card"] for event in events("card_used")} == set(CARDS)


def test_every_tile_is_taken_and_some_are_given_up() -> None:
    assert {event["tile"] for event in events("tile_taken")} == set(TILES)
    assert events("tile_given")


def test_every_track_and_the_mosque_give_rubies() -> None:
    assert {event["track"] for event in events("ruby")} == {*TRACKS, "mosque"}


def test_every_tile_works_for_somebody() -> None:
    assert games().working == set(TILES)
    assert {5, 6, 7} <= games().rolled
    assert {2, 3} <= games().actions


def test_every_kind_of_event_is_told() -> None:
    assert {event["event"] for event in games().events} == set(EVENTS)


def test_games_end_by_rubies() -> None:
    assert games().over.count("rubies") > 0.9 * len(games().over)
