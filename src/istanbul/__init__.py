"""Istanbul: play, study and program the Istanbul family of board games.

>>> import istanbul
>>> game = istanbul.game("board", players=4, layout="short_paths")
>>> state = game.start(seed=7)
>>> state = state.apply(state.parse("move tea_house"))
>>> [state.text(action) for action in state.legal_actions()][:3]
['skip', 'act 3', 'act 4']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from istanbul import all_games
from istanbul.all_games import GameOptions
from istanbul.engine.errors import GameError, IllegalAction, MalformedInput, StaleAction
from istanbul.engine.game import SPECTATOR, Game
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.engine.node import Chance, Decision, Given, Option, Outcome, Over
from istanbul.engine.source import SeededSource, Source
from istanbul.engine.state import State, View

__all__ = [
    "SPECTATOR",
    "Chance",
    "Decision",
    "Game",
    "GameError",
    "GameOptions",
    "IllegalAction",
    "Log",
    "MalformedInput",
    "Match",
    "Option",
    "Outcome",
    "Over",
    "SeededSource",
    "Source",
    "StaleAction",
    "State",
    "View",
    "game",
    "keeps_big_box_rule",
    "position",
    "replay",
    "worlds",
]
__version__ = "0.2.0.dev0"
"""The version of the package; nothing else in the project states it."""


def game(
    name: str = "board",
    *,
    seed: int | None = None,
    start: int | None = None,
    **options: Unpack[GameOptions],
) -> Game:
    """A game, `board` or `dice`, with its options.

    With a seed, a random layout and the start seat are drawn from it; without, seat 0 starts.
    """
    return all_games.new_game({"game": name, **options}, seed, start)


def keeps_big_box_rule(game: Game) -> bool:
    """Does the board of a game keep the rule that random boards have?

    The Fountain is not on the edge; Black Market and Tea House lie in different rows and columns,
    at least 3 steps apart. A layout of one's own need not keep it, and not all printed ones do.
    """
    return all_games.keeps_big_box_rule(game)


def position(given: Given) -> State:
    """A state from a position (JSON), complete or written by hand."""
    if not isinstance(given, Mapping):
        raise MalformedInput(f"position: expected an object, got {given!r}")
    return all_games.game_from_header(given.get("options", {}), given).position(given)


def replay(log: Log | Given | str) -> State:
    """The state at the end of a log: a Log, its JSON object, or the text of a log file."""
    return Match.from_log(Log.read(log), all_games.game_from_header).state


def worlds(view: View, source: Source, n: int = 1) -> list[State]:
    """Full states drawn uniformly among the deals that fit a view."""
    return view.worlds(n, source)
