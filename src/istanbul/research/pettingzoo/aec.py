"""A game of the family as a PettingZoo environment: one agent at a time (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar

from istanbul import all_games
from istanbul.engine.errors import MalformedInput
from istanbul.engine.extras import Needs
from istanbul.engine.node import Given
from istanbul.engine.source import SeededSource
from istanbul.research.episode import MAX_ROUNDS, Episode
from istanbul.research.rendering import MODES, Rendered, check_render_mode, rendered
from istanbul.research.spaces import Observed, spaces_of

with Needs("research"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


class IstanbulAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no type hints
    """Seats as agents `player_0` ... The options are those of `istanbul.game`.

    An illegal action raises IllegalAction. `env()` adds the usual wrappers of PettingZoo; there it
    loses the game.
    """

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": list(MODES),
        "is_parallelizable": False,
    }
    game: ClassVar[str]

    def __init_subclass__(cls) -> None:
        version = cls.__module__.rpartition(".")[2]
        cls.metadata = {"name": f"istanbul_{version}", **cls.metadata}

    def __init__(
        self, render_mode: str | None = None, max_rounds: int | None = MAX_ROUNDS, **options: object
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.options = {**options, "game": self.game, "max_rounds": max_rounds}
        game = all_games.new_game(self.options)
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        kinds = {agent: spaces_of(game) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in kinds.items()}
        self.action_spaces = {agent: actions for agent, (_, actions) in kinds.items()}
        self.state_space = spaces.Box(0, 255, (game.players, game.observation_length), np.uint8)
        self._seeds = SeededSource()
        self.episode: Episode

    def observation_space(self, agent: str) -> spaces.Dict:
        """The numbers of `istanbul.research.slots`, and a mask of the legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The catalogue of the game, the same for all its option sets."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Given | None = None) -> None:
        """Deal a new game. A seed also determines the games after it, until the next seed."""
        if seed is not None:
            self._seeds = SeededSource(int(seed))
        self.episode = Episode(self.options, self._seeds.below(1 << 31))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._show()

    def observe(self, agent: str) -> Observed:
        """What the agent's seat may know; the mask is empty unless it is its turn."""
        return self.episode.observed(self.possible_agents.index(agent))

    def state(self) -> NDArray[np.uint8]:
        """What all seats know together, a row for each: for training with a centralised critic."""
        return np.stack([self.episode.observation(p) for p in range(len(self.possible_agents))])

    def step(self, action: int | None) -> None:
        """Apply the selected agent's action; after the end, None for each agent in turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} has to act"
        self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.episode.is_over:
            stopped = self.episode.is_stopped
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, not stopped)
            self.truncations = dict.fromkeys(self.agents, stopped)
            self._accumulate_rewards()
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._show()

    def action_text(self, action: int) -> str:
        """What an action means: `move tea_house`."""
        return self.episode.game.describe(action).text

    def render(self) -> Rendered:
        """The table as the agent that is asked sees it."""
        seat = self.possible_agents.index(self.agent_selection)
        return rendered(self.episode.state.view(seat), self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: the environment holds no window and no process."""


# Any: the options are those of `raw_env`, whose parameters have types of their own
def wrapped(raw_env: type[IstanbulAEC], **options: Any) -> AECEnv:
    """With the wrappers that PettingZoo's own board games have."""
    losing = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(losing))


def no_parallel_env(**options: object) -> AECEnv:
    """Refused: in these games one seat decides at a time, and sees what the others did before."""
    raise MalformedInput(
        "parallel_env: the seats of Istanbul decide one after the other, never at once; use env() "
        "(PettingZoo's AEC interface), or one seat with istanbul.research.gymnasium"
    )
