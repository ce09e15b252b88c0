"""Many games at once on plain rules: slow, but the same arrays as on native ones, byte for byte."""

from __future__ import annotations

from typing import Any, NamedTuple

from istanbul.engine.rules import NOBODY


class Arrays(NamedTuple):
    """Where a batch of n games reads and writes: one-dimensional buffers, game after game."""

    action: Any  # int32, n: what is done next
    observation: Any  # uint8, n * length of an observation: of the seat that decides
    mask: Any  # uint8, n * number of actions: 1 for a legal one
    seat: Any  # int8, n: who decides
    reward: Any  # float32, n * players
    done: Any  # uint8, n: 1 where a game has ended and the next one begun
    length: Any  # int32, n: decisions of the game so far
    rounds: Any  # int32, n: its round


class PlainBatch:
    """The counterpart of the class in native/batch_class.py. `rules` is a game's `rules.py`."""

    def __init__(self, rules: Any, root: Any, arrays: Arrays) -> None:
        self.rules = rules
        self.root = root
        self.arrays = Arrays(*(memoryview(array) for array in arrays))
        self.n = len(arrays.seat)
        self.states = [root.copy() for _ in range(self.n)]
        self.chance = [rules.Rng() for _ in range(self.n)]
        self.choice = [rules.Rng() for _ in range(self.n)]
        self.view = rules.View()
        self.view.tables = root.tables
        self.observed = rules.Observation()
        self.players: int = root.tables.players
        self.actions = len(arrays.mask) // self.n

    def reset(self, first: int, last: int, seed: int) -> None:
        """New games from a seed."""
        step, arrays = self.rules.BATCH, self.arrays
        arrays.mask[first * self.actions : last * self.actions] = bytes(
            (last - first) * self.actions
        )
        for i in range(first, last):
            step.sow(self.chance[i], seed, 2 * i)
            step.sow(self.choice[i], seed, 2 * i + 1)
            who = step.begin(self.states[i], self.root, self.chance[i])
            arrays.length[i], arrays.done[i] = 0, 0
            arrays.rounds[i] = self.states[i].round
            for p in range(self.players):
                arrays.reward[i * self.players + p] = 0.0
            self._tell(i, who)

    def step(self, first: int, last: int) -> None:
        """One decision in each game; one that ends begins anew."""
        step, arrays = self.rules.BATCH, self.arrays
        for i in range(first, last):
            g = self.states[i]
            for k in range(self.rules.options(g)):
                arrays.mask[i * self.actions + g.option[k]] = 0
            who = step.decide(g, self.chance[i], arrays.action[i])
            over = who == NOBODY
            arrays.length[i] = 1 if arrays.done[i] else arrays.length[i] + 1
            arrays.done[i] = over
            arrays.rounds[i] = g.round
            for p in range(self.players):
                n = step.standing(g, p) if over else 0
                arrays.reward[i * self.players + p] = n / (self.players - 1)
            if over:
                who = step.begin(g, self.root, self.chance[i])
            self._tell(i, who)

    def _tell(self, i: int, who: int) -> None:
        g, arrays = self.states[i], self.arrays
        self.rules.BATCH.look(g, who, self.view, self.observed)
        slot = self.observed.slot
        arrays.observation[i * len(slot) : (i + 1) * len(slot)] = bytes(slot)
        for k in range(self.rules.options(g)):
            arrays.mask[i * self.actions + g.option[k]] = 1
        arrays.seat[i] = who

    def sample(self, first: int, last: int) -> None:
        """A random legal action for each game."""
        for i in range(first, last):
            action = self.rules.BATCH.choose(self.states[i], self.choice[i])
            self.arrays.action[i] = action

    def pack(self, i: int) -> bytes:
        """The state of one game."""
        packed: bytes = self.states[i].pack()
        return packed

    def generators(self, i: int) -> bytes:
        """The generators of one game: of its chance, then of random actions."""
        packed: bytes = self.chance[i].pack() + self.choice[i].pack()
        return packed

    def unpack(self, i: int, state: bytes, generators: bytes) -> None:
        """The inverse of both."""
        half = len(generators) // 2
        self.states[i].unpack(state)
        self.chance[i].unpack(generators[:half])
        self.choice[i].unpack(generators[half:])
