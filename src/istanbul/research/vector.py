"""Many games at once as one Gymnasium environment, over a batch: a learner sits in each of them.

`gymnasium.make_vec("istanbul/Board-v0", num_envs=256, players=4, opponents="random")`
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from istanbul import all_games
from istanbul.agents.base import Agent, Budget, Question
from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.engine.extras import Needs
from istanbul.engine.node import Given
from istanbul.research.batch import Batch
from istanbul.research.episode import MAX_ROUNDS, STOPPED
from istanbul.research.gymnasium import (
    ILLEGAL,
    SEEDS,
    Info,
    Opponent,
    seated,
    sit_down,
)
from istanbul.research.rendering import Rendered, check_render_mode, rendered
from istanbul.research.spaces import Observed, spaces_of

with Needs("research"):
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

MODES: Final = ("ansi", "rgb_array")


class IstanbulVectorEnv(VectorEnv[Observed, NDArray[np.integer], NDArray[np.generic]]):
    """What `num_envs` environments of `IstanbulEnv` would do, in arrays.

    All games have one layout, drawn anew at each reset; seat 0 begins. Random opponents are played
    inside the batch; others are asked one after the other.

    - `game`: its name; `board` if none is given.
    - `num_envs`: how many games.
    - `opponents`, `budget`, `illegal`: as in `IstanbulEnv`.
    - `seat`: the learner's seat in all games; None: in game i it is i modulo the number of players,
      so that all places in the order are played equally often.
    - `threads`: in how many threads the batch is stepped.
    - `render_mode`: `ansi` or `rgb_array`, a tuple with a row for each game.
    - `max_rounds`: when to stop a game; None for never.
    - `options`: players, expansions, layout and so on.
    """

    metadata = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": list(MODES),
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str = all_games.DEFAULT,
        num_envs: int = 1,
        *,
        opponents: Opponent | Sequence[Opponent] = "apprentice",
        seat: int | None = None,
        budget: str | None = None,
        illegal: str = "lose",
        threads: int = 1,
        render_mode: str | None = None,
        max_rounds: int | None = MAX_ROUNDS,
        **options: object,
    ) -> None:
        self.options = {**options, "game": game, "max_rounds": max_rounds}
        sample = all_games.new_game(self.options)
        if seat is not None and not 0 <= seat < sample.players:
            raise MalformedInput(f"seat {seat}: expected 0 to {sample.players - 1}")
        if illegal not in ILLEGAL:
            raise MalformedInput(f"illegal {illegal!r}: expected {' or '.join(ILLEGAL)}")
        check_render_mode(render_mode, MODES)
        self.render_mode = render_mode
        self.num_envs, self.illegal, self.threads = num_envs, illegal, threads
        self.budget = None if budget is None else Budget.read(budget)
        self.opponents = seated(opponents, sample)
        self.single_observation_space, self.single_action_space = spaces_of(sample)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        learners = self._rows % sample.players if seat is None else np.full(num_envs, seat)
        self.seats = learners.astype(np.int8)
        self._over = np.zeros(num_envs, np.bool_)  # games that begin anew at the next step
        self.batch: Batch
        self.agents: list[dict[int, Agent]] = []

    def reset(
        self, *, seed: int | None = None, options: Given | None = None
    ) -> tuple[Observed, Info]:
        """Deal all games anew; the opponents move until each learner is asked."""
        super().reset(seed=seed)
        game = all_games.new_game(self.options, self._new_seed(), 0)
        self.batch = Batch(game, self.num_envs, seed=self._new_seed(), threads=self.threads)
        self.batch.reset()
        self.agents = [{} for _ in range(self.num_envs)]
        self._sit_down(self._rows)
        self._let_others_play()
        self._over[:] = False
        return self._observed(), self._info()

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """The learners act, then the others. Where a game was over, the next one begins instead."""
        batch, fresh = self.batch, self._over.copy()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not self.action_space.contains(
            given.astype(self.action_space.dtype)
        ):
            raise MalformedInput(
                f"actions: expected {self.num_envs} numbers from 0 to {batch.n_actions - 1}"
            )
        legal = batch.mask[self._rows, given] == 1
        lost = ~fresh & ~legal
        if self.illegal == "raise" and lost.any():
            self._refuse(int(np.flatnonzero(lost)[0]), int(given[lost][0]))
        batch.act(given, legal & ~fresh, self.seats)
        if fresh.any():
            batch.begin(fresh, self.seats)
            self._sit_down(np.flatnonzero(fresh))
        self._let_others_play()
        over = batch.done.copy()
        stopped = np.zeros(self.num_envs, np.bool_)
        for i in np.flatnonzero(over):
            state = batch.state(int(i))
            stopped[i] = state.game.over_reason(state.record) == STOPPED
        reward = np.where(lost, -1.0, batch.reward[self._rows, self.seats]).astype(np.float64)
        self._over = over | lost
        return self._observed(), reward, (over & ~stopped) | lost, stopped, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, a row for each game."""
        return self.batch.mask.astype(bool)

    def action_text(self, action: int) -> str:
        """What an action means: `move tea_house`."""
        return self.batch.game.describe(int(action)).text

    def render(self) -> tuple[Rendered, ...]:  # type: ignore[override]  # Gymnasium's type leaves out texts
        """Each table as its learner sees it."""
        views = (self.batch.state(i).view(int(self.seats[i])) for i in range(self.num_envs))
        return tuple(rendered(view, self.render_mode) for view in views)

    def _let_others_play(self) -> None:
        """Until each learner is asked, or its game is over."""
        batch = self.batch
        if all(opponent == "random" for opponent in self.opponents):
            batch.others(self.seats)
            return
        while (asked := (batch.seat >= 0) & (batch.seat != self.seats)).any():
            chosen = np.zeros(self.num_envs, np.int64)
            for i in np.flatnonzero(asked):
                state, seat = batch.state(int(i)), int(batch.seat[i])
                question = Question(seat, state.legal_actions(), partial(state.view, seat))
                chosen[i] = self.agents[i][seat].choose(question)
                if chosen[i] not in question.actions:
                    self._refuse(int(i), int(chosen[i]))
            batch.act(chosen, asked, self.seats)

    def _refuse(self, i: int, action: int) -> None:
        text = self.batch.game.describe(action).text
        raise IllegalAction(f"game {i}: {text!r} is not legal here")

    def _sit_down(self, games: NDArray[np.intp]) -> None:
        """New opponents, as each game has them from its beginning."""
        players = self.batch.players
        for i in games:
            places = [int(self.seats[i] + place) % players for place in range(1, players)]
            self.agents[i] = {
                place: sit_down(opponent, self._new_seed(), self.budget)
                for place, opponent in zip(places, self.opponents, strict=True)
            }

    def _new_seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _observed(self) -> Observed:
        return {"observation": self.batch.observation.copy(), "action_mask": self._mask()}

    def _info(self) -> Info:
        return {"action_mask": self._mask(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _mask(self) -> NDArray[np.int8]:
        return self.batch.mask.astype(np.int8)
