"""One seat of a game as a Gymnasium environment; computer players play the others.

Importing this registers the ids with Gymnasium; then
`gymnasium.make("istanbul/Board-v0", players=3, opponents=["apprentice", "trader"])`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from istanbul import all_games
from istanbul.agents import roster
from istanbul.agents.base import Agent, Budget, Question
from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.engine.extras import Needs
from istanbul.engine.game import Game
from istanbul.engine.kit import kits
from istanbul.engine.node import Given
from istanbul.research.episode import MAX_ROUNDS, Episode
from istanbul.research.rendering import MODES, Rendered, check_render_mode, rendered
from istanbul.research.spaces import Observed, spaces_of

with Needs("research"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

Info = dict[str, Any]  # as Gymnasium declares it: what else there is to say
Opponent = str | Callable[[int], Agent]
"""The name of a computer player, or a class of your own (called with a seed)."""

ENVIRONMENTS: Final = {f"istanbul/{name.title()}-v0": name for name in kits()}
"""The ids and their games.

The number changes when the same seed and actions no longer give the same observations, masks and
rewards. v0: the first.
"""
SEEDS: Final = 1 << 31
ILLEGAL: Final = ("lose", "raise")


# Any: by Gymnasium's types the samples of a Dict space are spaces
class IstanbulEnv(gymnasium.Env[Any, int | np.int64]):
    """One seat. The options of the game are those of `istanbul.game`.

    - `game`: its name; `board` if none is given.
    - `opponents`: who plays the other seats, clockwise; a single one plays them all.
    - `seat`: the seat of the learner.
    - `budget`: how much the opponents think, as in `--budget`: nodes (`500`) or seconds (`0.1s`).
      Only nodes give reproducible games.
    - `illegal`: what an illegal action does: `lose` the game, or `raise` IllegalAction.
    - `render_mode`: `ansi` (a text), `human` (printed) or `rgb_array` (pixels).
    - `max_rounds`: when to stop a game; None for never.
    - `options`: players, expansions, layout and so on.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str = all_games.DEFAULT,
        *,
        opponents: Opponent | Sequence[Opponent] = "apprentice",
        seat: int = 0,
        budget: str | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        max_rounds: int | None = MAX_ROUNDS,
        **options: object,
    ) -> None:
        self.options = {**options, "game": game, "max_rounds": max_rounds}
        sample = all_games.new_game(self.options)
        if not 0 <= seat < sample.players:
            raise MalformedInput(f"seat {seat}: expected 0 to {sample.players - 1}")
        if illegal not in ILLEGAL:
            raise MalformedInput(f"illegal {illegal!r}: expected {' or '.join(ILLEGAL)}")
        self.seat = seat
        self.illegal = illegal
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.budget = None if budget is None else Budget.read(budget)
        self.opponents = seated(opponents, sample)
        self.observation_space, self.action_space = spaces_of(sample)
        self.episode: Episode
        self.agents: dict[int, Agent] = {}

    def reset(
        self, *, seed: int | None = None, options: Given | None = None
    ) -> tuple[Observed, Info]:
        """Deal a new game; the opponents move until it is the learner's turn."""
        super().reset(seed=seed)
        self.episode = Episode(self.options, self._new_seed())
        players = self.episode.game.players
        seats = [(self.seat + place) % players for place in range(1, players)]
        self.agents = {
            seat: sit_down(opponent, self._new_seed(), self.budget)
            for seat, opponent in zip(seats, self.opponents, strict=True)
        }
        self._let_others_play()
        return self._observed(), self._info()

    def step(self, action: int | np.int64) -> tuple[Observed, float, bool, bool, Info]:
        """The learner acts, then the others until its next turn or the end of the game."""
        try:
            self.episode.act(int(action))
        except IllegalAction as problem:
            if self.illegal == "raise" or self.episode.is_over:
                raise
            gymnasium.logger.warn(f"Illegal action, the game is lost: {problem}")
            return self._observed(), -1.0, True, False, {**self._info(), "illegal": str(problem)}
        self._let_others_play()
        stopped = self.episode.is_stopped
        reward = self.episode.rewards()[self.seat]
        return self._observed(), reward, self.episode.is_over and not stopped, stopped, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return self.episode.mask(self.seat).astype(bool)

    def action_text(self, action: int) -> str:
        """What an action means: `move tea_house`."""
        return self.episode.game.describe(int(action)).text

    def render(self) -> Rendered:
        """The table as the learner sees it."""
        return rendered(self.episode.state.view(self.seat), self.render_mode)

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.is_over and episode.seat != self.seat:
            look = partial(episode.state.view, episode.seat)
            question = Question(episode.seat, episode.actions, look)
            episode.act(self.agents[episode.seat].choose(question))
        if self.render_mode == "human":
            self.render()

    def _new_seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _observed(self) -> Observed:
        return self.episode.observed(self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.episode.mask(self.seat)}


def sit_down(opponent: Opponent, seed: int, budget: Budget | None) -> Agent:
    """A computer player for a new game."""
    return roster.make(opponent, seed, budget) if isinstance(opponent, str) else opponent(seed)


def seated(given: Opponent | Sequence[Opponent], game: Game) -> list[Opponent]:
    """One opponent for each other seat."""
    others = game.players - 1
    found: list[Opponent] = (
        [given] * others if isinstance(given, str) or callable(given) else list(given)
    )
    if len(found) != others:
        raise MalformedInput(f"opponents: expected {others} for {game.players} players")
    for opponent in found:
        if isinstance(opponent, str):
            roster.find(opponent)  # an unknown name is told at once
    return found


for _name, _game in ENVIRONMENTS.items():
    gymnasium.register(
        _name,
        f"{__name__}:IstanbulEnv",
        kwargs={"game": _game},
        vector_entry_point="istanbul.research.vector:IstanbulVectorEnv",
    )
