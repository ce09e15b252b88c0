"""Where a seat's turns and things went in a board game."""

from __future__ import annotations

import istanbul
from istanbul.games.board.accounts import accounts, turns
from istanbul.games.board.events import BoardEvent


def begun(seat: int) -> BoardEvent:
    return {"event": "turn_begun", "seat": seat, "round": 1}


def acted(seat: int) -> BoardEvent:
    return {"event": "acted", "seat": seat, "place": "fountain"}


def test_turns_in_which_no_place_was_used_are_idle() -> None:
    events = [begun(0), acted(0), begun(1), acted(0), begun(0), begun(1), acted(1), acted(1)]
    assert turns(events, 0, 4) == {"turns": 2, "turns_per_ruby": 0.5, "idle_turns": 1}
    assert turns(events, 1, 0) == {"turns": 2, "turns_per_ruby": 2, "idle_turns": 1}


def test_what_is_left_at_the_end() -> None:
    seats = [
        {
            "rubies": 2,
            "lira": 9,
            "goods": {"red": 2, "blue": 1},
            "stack": 2,
            "assistants": ["caravansary", "tea_house"],
            "hand": {"five_lira": 1},
        },
        {},
    ]
    last = istanbul.position({"options": {"players": 2, "layout": "short_paths"}, "seats": seats})
    found = accounts([begun(0)], last)[0]
    assert found == {
        **{"turns": 1, "turns_per_ruby": 0.5, "idle_turns": 1},
        **{"assistants_left": 2, "lira_left": 9, "goods_left": 3, "cards_left": 1},
    }
