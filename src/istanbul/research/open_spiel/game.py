"""The games for OpenSpiel: their parameters are the options of `istanbul.game`."""

from __future__ import annotations

from typing import ClassVar, Final

from istanbul import all_games
from istanbul.engine.extras import Needs
from istanbul.engine.game import Game
from istanbul.engine.node import Given, Json
from istanbul.engine.state import State
from istanbul.research.episode import MAX_ROUNDS, quick
from istanbul.research.open_spiel.observer import SpielObserver
from istanbul.research.open_spiel.state import SpielState

with Needs("research"):
    import pyspiel

LISTS: Final = ("expansions", "variants")
"""Parameters with several words, joined by `+`: a comma would end the parameter."""
DECISIONS: Final = 100  # in one turn, more than any has


def game_type(name: str, title: str, players: int, hidden: bool, more: Given) -> pyspiel.GameType:
    """What OpenSpiel needs to know about a game before it is made."""
    kinds = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.IMPERFECT_INFORMATION if hidden else kinds.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 3, "max_rounds": MAX_ROUNDS, "start": 0, **more},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no type hints
    """One game with its options; a random layout is drawn once, from the parameter `seed`."""

    name: ClassVar[str]
    type: ClassVar[pyspiel.GameType]

    def __init__(self, params: Given | None = None) -> None:
        given = dict(params or {})
        game = quick(made(self.name, self.type.parameter_specification, given))
        self.start: State = game.root()
        super().__init__(self.type, info(game), given)

    def new_initial_state(self) -> SpielState:
        """The state before the set-up."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType = None, params: object = None
    ) -> SpielObserver:
        """An observer of the kind that is asked for; the default is without perfect recall."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.start.game, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """As many as decisions: each is followed by a few chance nodes, most by none."""
        return int(self.max_game_length())


class BoardSpiel(SpielGame):
    """The board game with its expansions: hands are hidden, so use ISMCTS."""

    name = "board"
    type = game_type(
        "python_istanbul",
        "Istanbul",
        5,
        True,
        {
            "expansions": "",
            "layout": "",
            "variants": "",
            "edition": "",
            "letters_deck": "",
            "seed": 0,
        },
    )


class DiceSpiel(SpielGame):
    """The Dice Game: nothing is hidden, so use OpenSpiel's MCTS, not ISMCTS."""

    name = "dice"
    type = game_type("python_istanbul_dice", "Istanbul: The Dice Game", 4, False, {})


def made(name: str, defaults: Given, given: Given) -> Game:
    """The game that the parameters describe; an empty text means the default."""
    options: Json = {"game": name, **defaults, **given}
    seed, start = options.pop("seed", 0), options.pop("start")
    for key in LISTS:
        if key in options:
            options[key] = [word for word in options[key].split("+") if word]
    told = {key: value for key, value in options.items() if value != ""}
    return all_games.new_game(told, seed, start)


def info(game: Game) -> pyspiel.GameInfo:
    """What OpenSpiel wants to know beforehand: sizes, and bounds of utility and length."""
    most = game.options()["max_rounds"] * game.players * DECISIONS
    return pyspiel.GameInfo(
        num_distinct_actions=game.n_actions,
        max_chance_outcomes=len(game.blank().outcome),
        num_players=game.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=most,
    )


def register() -> None:
    """Register the games with OpenSpiel."""
    for game in (BoardSpiel, DiceSpiel):
        pyspiel.register_game(game.type, game)
