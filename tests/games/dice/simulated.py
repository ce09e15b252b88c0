"""Games played at random with a liking for what brings rubies, and what happened in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import istanbul
from istanbul.games.dice.events import EVENT_NAMES, DiceEvent, over_reason
from tests.games.dice.table import TILES, dice_game

LIKING = {
    "act_ruby": 60,
    "act_tile": 20,
    "act_two": 4,
    "act_marker": 4,
    "act_brown": 4,
    "act_coins": 6,
    "act_cards": 4,
    "end_turn": 1,
    "one_lira": 1,
    "pass": 1,
}
GAMES = 60


def choose(state: istanbul.State, rng: random.Random) -> int:
    """An action, or an outcome by weight."""
    if state.is_chance:
        outcomes = state.game.rules.chance_outcomes(state.record)
        return rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
    actions = state.legal_actions()
    kinds = [state.game.describe(action).kind for action in actions]
    return rng.choices(actions, [LIKING.get(kind, 3) for kind in kinds])[0]


def game(players: int, seed: int) -> Iterator[istanbul.State]:
    """All the states of a game; the record's `events` grow meanwhile."""
    rng = random.Random(seed)
    state = dice_game(players, max_rounds=40).root()
    state.record.events = []
    while not state.is_over:
        yield state
        state.apply_in_place(choose(state, rng))
    yield state


@dataclass
class Seen:
    """What happened in the games."""

    events: list[DiceEvent]
    options: list[int]
    """How many there were, at each decision."""
    rolled: set[int]
    """How many dice a turn began with."""
    actions: set[int]
    """How many there were in a turn."""
    working: set[str]
    """Tiles that somebody had at the beginning of a turn."""
    over: list[str]


@cache
def games() -> Seen:
    """Some games of two, three and four."""
    seen = Seen([], [], set(), set(), set(), [])
    for seed in range(GAMES):
        played = game(2 + seed % 3, seed)
        g = next(played).record  # it changes in place
        for state in played:
            if state.waits_for >= 0:
                seen.options.append(len(state.legal_actions()))
            seen.rolled.add(sum(g.dice))
            seen.actions.add(g.actions_done)
            owned = zip(TILES, g.tiles[g.seat], g.fresh, strict=True)
            seen.working |= {name for name, n, fresh in owned if n > fresh}
        seen.events += [EVENT_NAMES.named(event) for event in g.events]
        seen.over.append(over_reason(g.over))
    return seen
