"""A running game as environments need it: seats decide, chance follows a seed.

PettingZoo and Gymnasium wrap it. It uses native rules if there are any.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul import all_games
from istanbul.engine.extras import Needs
from istanbul.engine.game import Game
from istanbul.engine.kinds import E, S, V
from istanbul.engine.node import Given
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.source import SeededSource
from istanbul.engine.two_builds import NativeMissing
from istanbul.research.spaces import Observed

with Needs("research"):
    import numpy as np
    from numpy.typing import NDArray

MAX_ROUNDS: Final = 200
"""When environments stop a game by default: random games seldom reach their end."""
STOPPED: Final = "max_rounds"  # over, but nobody had the rubies


class Episode:
    """One game from the deal to the end."""

    def __init__(self, options: Given, seed: int | None = None) -> None:
        self._source = SeededSource(seed)
        self.game = quick(all_games.drawn_game(options, self._source))
        self.state = self.game.root()
        self.seat = NOBODY
        self.actions: list[int] = []
        self._go_on()

    @property
    def is_over(self) -> bool:
        """Has the game ended, by its rules or by `max_rounds`?"""
        return self.seat == NOBODY

    @property
    def is_stopped(self) -> bool:
        """Was it stopped by `max_rounds`?"""
        return self.is_over and self.game.over_reason(self.state.record) == STOPPED

    def act(self, action: int) -> None:
        """Let the seat that decides do this; an illegal action raises IllegalAction."""
        self.state.apply_in_place(action)
        self._go_on()

    def _go_on(self) -> None:
        """Resolve chance until a seat has to decide."""
        rules, record = self.game.rules, self.state.record
        while (seat := rules.waits_for(record)) == CHANCE:
            rules.apply_chance(record, self.state.sample(self._source))
        self.seat = seat
        self.actions = rules.legal_actions(record)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What a seat may know, as numbers from 0 to 255."""
        return observation(self.game, self.state.record, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may take now."""
        mask = np.zeros(self.game.n_actions, np.int8)
        if seat == self.seat:
            mask[self.actions] = 1
        return mask

    def observed(self, seat: int) -> Observed:
        """Both of them, as environments tell them."""
        return {"observation": self.observation(seat), "action_mask": self.mask(seat)}

    def rewards(self) -> list[float]:
        """The reward of each seat, once the game is over."""
        if not self.is_over:
            return [0.0] * self.game.players
        return rewards(self.game.ranking(self.state.record))


def quick(game: Game) -> Game:
    """The game on native rules, or on plain ones where they were not built."""
    try:
        return game.native()
    except NativeMissing:
        return game.plain()


def observation(game: Game[S, V, E], record: S, seat: int) -> NDArray[np.uint8]:
    """What a seat may know of a state record, as numbers from 0 to 255."""
    return np.frombuffer(game.observe(game.see(record, seat)), np.uint8).copy()


def rewards(ranking: Sequence[Sequence[int]]) -> list[float]:
    """For each seat: the seats it beat minus those that beat it, divided by the others.

    From 1 for a sole winner to -1 for a sole last place; they sum to 0, and ties share.
    """
    players = sum(map(len, ranking))
    found = [0.0] * players
    ahead = 0
    for rank in ranking:
        behind = players - ahead - len(rank)
        for seat in rank:
            found[seat] = (behind - ahead) / (players - 1)
        ahead += len(rank)
    return found
