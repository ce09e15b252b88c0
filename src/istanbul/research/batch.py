"""Thousands of games at once, NumPy in and out (docs/batch.md).

>>> batch = Batch(istanbul.game(players=4, max_rounds=100), n=1024, seed=7)
>>> batch.reset()
>>> batch.step(batch.sample())
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.engine.extras import Needs
from istanbul.engine.game import Game
from istanbul.engine.plain_batch import Arrays
from istanbul.engine.record import digest
from istanbul.engine.state import State
from istanbul.research.episode import quick

with Needs("research"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

TOLD: Final = Arrays._fields[1:]  # the arrays that a batch writes
Packed = tuple[bytes, bytes]  # a game: its state, its generators
Kept = tuple[dict[str, "NDArray[np.generic]"], list[Packed], str]  # arrays, games, their digest
MOST_GAMES = 1 << 20
MOST_SEED = 1 << 31


class Batch:
    """Many games with the same options side by side. Each step is one decision in each of them.

    The arrays stay the same; `reset` and `step` write into them. Copy what you want to keep.
    """

    def __init__(self, game: Game, n: int, *, seed: int = 0, threads: int = 1) -> None:
        if not 1 <= n <= MOST_GAMES:
            raise MalformedInput(f"n: expected 1 to {MOST_GAMES} games, got {n}")
        if not game.slots:
            raise MalformedInput(f"the game {game.name!r} has no observations")
        self.game = quick(game)
        self.n, self.players, self.n_actions = n, game.players, game.n_actions
        self.slots = game.slots
        self.threads = threads
        self._seed = _checked(seed)
        self._action = np.zeros(n, np.int32)
        self.observation = np.zeros((n, game.observation_length), np.uint8)
        self.mask = np.zeros((n, game.n_actions), np.uint8)
        self.seat = np.zeros(n, np.int8)
        self.reward = np.zeros((n, game.players), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.length = np.zeros(n, np.int32)
        self.rounds = np.zeros(n, np.int32)
        self._rows = np.arange(n)
        arrays = Arrays(
            self._action.data,
            self.observation.reshape(-1).data,
            self.mask.reshape(-1).data,
            self.seat.data,
            self.reward.reshape(-1).data,
            self.done.view(np.uint8).data,
            self.length.data,
            self.rounds.data,
        )
        self._games = self.game.build.new_batch(self.game.root().record, arrays)
        for name in TOLD:
            getattr(self, name).flags.writeable = False  # it is for the batch to write
        self._parts = _parts(n, max(1, min(threads, n)) if self.game.is_native else 1)
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._begun = False

    def reset(self, seed: int | None = None) -> None:
        """Restart all games, from the seed given here or to the batch."""
        if seed is not None:
            self._seed = _checked(seed)
        self._each(self._games.reset, self._seed)
        self._begun = True

    def step(self, actions: NDArray[np.integer]) -> None:
        """Apply an action in each game and resolve chance; where a game ends, the next begins.

        Raises IllegalAction, and changes nothing, if one is not in its game's mask.
        """
        self._need_games()
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise MalformedInput(f"actions: expected {self.n} whole numbers")
        inside = (given >= 0) & (given < self.n_actions)
        if not inside.all():
            i = int(np.flatnonzero(~inside)[0])
            raise MalformedInput(f"game {i}: there is no action {given[i]}")
        if not self.mask[self._rows, given].all():
            i = int(np.flatnonzero(self.mask[self._rows, given] == 0)[0])
            text = self.game.describe(int(given[i])).text
            raise IllegalAction(f"game {i}: {text!r} is not legal here")
        self._action[:] = given
        self._each(self._games.step)

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for each game, each from its own generator."""
        self._need_games()
        self._each(self._games.sample)
        return self._action.copy()

    # For environments with one learner in each game: nothing begins anew unasked, and the arrays
    # tell what the viewer (a seat for each game) may know when it is asked or the game is over.

    def begin(self, which: NDArray[np.bool_], viewer: NDArray[np.int8]) -> None:
        """New games, where `which` says so."""
        self._need_games()
        self._each(self._games.begin, which.view(np.uint8), viewer)

    def act(
        self, actions: NDArray[np.integer], which: NDArray[np.bool_], viewer: NDArray[np.int8]
    ) -> None:
        """A legal action of the seat that decides, where `which` says so."""
        self._need_games()
        self._action[:] = actions
        self._each(self._games.act, which.view(np.uint8), viewer)

    def others(self, viewer: NDArray[np.int8]) -> None:
        """Let all but the viewers act at random, until they are asked or the game is over."""
        self._need_games()
        self._each(self._games.others, viewer)

    def state(self, i: int) -> State:
        """The state of one game, on plain rules: to look at, or to let an agent think about it."""
        self._need_games()
        game = self.game.plain()
        record = game.blank()
        record.unpack(self._games.pack(range(self.n)[i]))
        return State(game, record)

    def __reduce__(self) -> tuple[partial[Batch], tuple[Game, int], Kept | None]:
        """For pickles and copies: games and arrays of its own, wherever the games are now."""
        made = partial(Batch, seed=self._seed, threads=self.threads)
        if not self._begun:
            return made, (self.game, self.n), None
        told = {name: getattr(self, name).copy() for name in TOLD}
        games = [(self._games.pack(i), self._games.generators(i)) for i in range(self.n)]
        return made, (self.game, self.n), (told, games, _digest(self.game, games))

    def __setstate__(self, kept: Kept) -> None:
        told, games, check = kept
        if len(games) != self.n or _digest(self.game, games) != check:
            raise MalformedInput("pickle: the games of the batch are damaged")
        for i, (state, generators) in enumerate(games):
            self._games.unpack(i, state, generators)
        for name in TOLD:
            mine = getattr(self, name)
            mine.flags.writeable = True
            mine[...] = told[name]
            mine.flags.writeable = False
        self._begun = True

    def _need_games(self) -> None:
        if not self._begun:
            raise MalformedInput("no games yet: call reset() first")

    def _each(self, do: Callable[..., None], *args: object) -> None:
        """In all games, a part of them in each thread."""
        if self._pool is None:
            do(0, self.n, *args)
            return
        runs = [self._pool.submit(do, first, last, *args) for first, last in self._parts]
        for run in runs:
            run.result()


def _digest(game: Game, games: list[Packed]) -> str:
    return digest(game.fingerprint(), *(part for packed in games for part in packed))


def _parts(n: int, threads: int) -> list[tuple[int, int]]:
    """Ranges of games of about the same length."""
    cuts = [n * i // threads for i in range(threads + 1)]
    return list(pairwise(cuts))


def _checked(seed: int) -> int:
    if not isinstance(seed, int) or not 0 <= seed < MOST_SEED:
        raise MalformedInput(f"seed: expected 0 to {MOST_SEED - 1}, got {seed!r}")
    return seed
