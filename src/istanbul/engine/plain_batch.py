"""Many games at once on plain rules: slow, but the same arrays as on native ones, byte for byte."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import NamedTuple

from istanbul.engine.rules import NOBODY
from istanbul.engine.template_parameters import State


class Arrays(NamedTuple):
    """Where a batch of n games reads and writes: one-dimensional buffers, game after game."""

    action: memoryview  # int32, n: what is done next
    observation: memoryview  # uint8, n * length of an observation: of the seat that decides
    mask: memoryview  # uint8, n * number of actions: 1 for a legal one
    seat: memoryview  # int8, n: who decides
    reward: memoryview  # float32, n * players
    done: memoryview  # uint8, n: 1 where a game has ended and the next one begun
    length: memoryview  # int32, n: decisions of the game so far
    rounds: memoryview  # int32, n: its round


class PlainBatch:
    """The counterpart of the class in native/batch_class.py. `rules` is a game's `rules.py`."""

    def __init__(self, rules: ModuleType, root: State, arrays: Arrays) -> None:
        self.rules = rules
        self.root = root
        self.arrays = arrays
        self.reward = arrays.reward.cast("B").cast("f")
        self.n = len(arrays.seat)
        self.states = [root.copy() for _ in range(self.n)]
        self.chance = [rules.Rng() for _ in range(self.n)]
        self.choice = [rules.Rng() for _ in range(self.n)]
        self.view = rules.View()
        self.view.tables = root.tables
        self.observed = rules.Observation()
        self.players = root.tables.players
        self.actions = len(arrays.mask) // self.n

    def reset(self, first: int, last: int, seed: int) -> None:
        """Begin all games anew, with generators that follow from the seed."""
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
                self.reward[i * self.players + p] = 0.0
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
                self.reward[i * self.players + p] = n / (self.players - 1)
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

    # One viewer in each game, and nobody begins anew unasked: for environments with one learner.

    def begin(self, first: int, last: int, which: Sequence[int], viewer: Sequence[int]) -> None:
        """New games, where `which` says so."""
        for i in range(first, last):
            if which[i]:
                who = self.rules.BATCH.begin(self.states[i], self.root, self.chance[i])
                self.arrays.length[i] = 0
                self._note(i, who)
                self._show(i, int(viewer[i]))

    def act(self, first: int, last: int, which: Sequence[int], viewer: Sequence[int]) -> None:
        """One decision, where `which` says so."""
        for i in range(first, last):
            if which[i]:
                action = self.arrays.action[i]
                who = self.rules.BATCH.decide(self.states[i], self.chance[i], action)
                self.arrays.length[i] += 1
                self._note(i, who)
                self._show(i, int(viewer[i]))

    def others(self, first: int, last: int, viewer: Sequence[int]) -> None:
        """Let all but the viewer act at random, until it is asked or the game is over."""
        step, arrays = self.rules.BATCH, self.arrays
        for i in range(first, last):
            who = arrays.seat[i]
            if who < 0 or who == viewer[i]:
                continue
            while who >= 0 and who != viewer[i]:
                action = step.choose(self.states[i], self.choice[i])
                who = step.decide(self.states[i], self.chance[i], action)
                arrays.length[i] += 1
            self._note(i, who)
            self._show(i, int(viewer[i]))

    def _note(self, i: int, who: int) -> None:
        """Whom a game waits for, and its rewards if it is over."""
        g, arrays = self.states[i], self.arrays
        arrays.seat[i] = who
        arrays.done[i] = who == NOBODY
        arrays.rounds[i] = g.round
        for p in range(self.players):
            n = self.rules.BATCH.standing(g, p) if who == NOBODY else 0
            self.reward[i * self.players + p] = n / (self.players - 1)

    def _show(self, i: int, viewer: int) -> None:
        """What the viewer knows, if it is asked or the game is over."""
        g, arrays, who = self.states[i], self.arrays, self.arrays.seat[i]
        first = i * self.actions
        arrays.mask[first : first + self.actions] = bytes(self.actions)
        if who >= 0 and who != viewer:
            return
        self.rules.BATCH.look(g, viewer, self.view, self.observed)
        length = len(arrays.observation) // self.n
        arrays.observation[i * length : (i + 1) * length] = bytes(self.observed.slot)
        if who == viewer:
            for k in range(self.rules.options(g)):
                arrays.mask[first + g.option[k]] = 1

    def pack(self, i: int) -> bytes:
        """The packed state of one game."""
        return self.states[i].pack()

    def generators(self, i: int) -> bytes:
        """The generators of one game: of its chance, then of random actions."""
        packed: bytes = self.chance[i].pack() + self.choice[i].pack()
        return packed

    def unpack(self, i: int, state: bytes, generators: bytes) -> None:
        """Set state and generators of one game from what `pack` and `generators` gave."""
        half = len(generators) // 2
        self.states[i].unpack(state)
        self.chance[i].unpack(generators[:half])
        self.choice[i].unpack(generators[half:])
