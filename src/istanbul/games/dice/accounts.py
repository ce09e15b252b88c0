"""Where a seat's turns and things went in a Dice Game, for the review of a game."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul.engine.state import State
from istanbul.games.dice.contents import THINGS
from istanbul.games.dice.events import DiceEvent


def accounts(events: Sequence[DiceEvent], last: State) -> list[dict[str, float]]:
    """Of each seat: messages with their numbers."""
    g = last.record
    found = []
    for p in range(last.game.players):
        n = sum(event["event"] == "turn_begun" and event["seat"] == p for event in events)
        lira = g.has[p][THINGS.index("lira")]
        crystals = g.has[p][THINGS.index("crystal")]
        found.append(
            {
                "turns": n,
                "turns_per_ruby": n / max(1, g.rubies[p]),
                "lira_left": lira,
                "crystals_left": crystals,
                "goods_left": sum(g.has[p]) - lira - crystals,
            }
        )
    return found
