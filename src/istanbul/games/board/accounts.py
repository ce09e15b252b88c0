"""Where a seat's turns and things went in a board game, for the review of a game."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul.engine.state import State
from istanbul.games.board.events import BoardEvent


def accounts(events: Sequence[BoardEvent], last: State) -> list[dict[str, float]]:
    """Of each seat: messages with their numbers."""
    g = last.record
    return [
        {
            **turns(events, p, g.rubies[p]),
            "assistants_left": sum(g.assistant[p]),
            "lira_left": g.lira[p],
            "goods_left": sum(g.goods[p]),
            "cards_left": g.hand_size[p],
        }
        for p in range(last.game.players)
    ]


def turns(events: Sequence[BoardEvent], p: int, rubies: int) -> dict[str, float]:
    """How many, how many for a ruby, and in how many no place was used."""
    n, used, is_own = 0, 0, False
    has_acted = False
    for event in events:
        if event["event"] == "turn_begun":
            used += is_own and has_acted
            is_own, has_acted = event["seat"] == p, False
            n += is_own
        elif event["event"] == "acted" and event["seat"] == p:
            has_acted = True
    used += is_own and has_acted
    return {"turns": n, "turns_per_ruby": n / max(1, rubies), "idle_turns": n - used}
