"""Stage `calibration`: how steep the chances of each player are, from games it never learnt from.

A network's logits times a factor, through the softmax, are the seats' chances to win. The factor
has a part for the phase of the game and one for the number of players, for each set and player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from istanbul import all_games
from istanbul.agents.roster import LADDER
from istanbul.agents.search_agent import SearchAgent
from istanbul.agents.spreading import spread
from istanbul.search.scales import LOGIT, MAX_SEATS, PHASES, STEEPNESS_SCALE
from istanbul.search.searcher import Searcher
from training import games
from training.calibration import Calibration, measured
from training.games import Played
from training.network import chances
from training.positions import turns

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

PLAYERS: Final = [agent.name for agent in LADDER if issubclass(agent, SearchAgent)]
FEWEST: Final = 300  # positions of a phase that say something; others take the phase before
ENOUGH: Final = 20_000  # positions for one factor
STEEPEST: Final = 100.0
HALVINGS: Final = 16
PARTS: Final = 3  # of the games: each is judged by the factors of the others


@dataclass(frozen=True)
class Seen:
    """What the players' networks said of positions, a row for each."""

    logits: Floats  # [position, player, seat]
    wins: Floats  # [position, seat]
    players: NDArray[np.int8]
    phase: NDArray[np.int8]
    game: NDArray[np.int32]

    def where(self, which: NDArray[np.bool_]) -> Seen:
        """Some of them."""
        return Seen(*(getattr(self, field.name)[which] for field in fields(self)))


def of_set(folder: Path, name: str, every: int, jobs: int) -> Seen:
    """Of the games of a set that the networks did not learn from: every so many."""
    paths = games.files(folder)
    parts = spread(jobs)(partial(_of_file, paths, name, every), range(len(paths)))
    return joined([one for part in parts for one in part])


def joined(parts: Sequence[Seen]) -> Seen:
    """All parts in one piece."""
    columns = [[getattr(part, field.name) for part in parts] for field in fields(Seen)]
    return Seen(*(np.concatenate(column) for column in columns))


def _of_file(paths: Sequence[Path], name: str, every: int, number: int) -> list[Seen]:
    first = number * games.PER_FILE
    chosen = [(at, g) for at, g in enumerate(games.read(paths[number]), first) if g.set == name]
    return [of_game(game, at // every) for at, game in chosen if at % every == 0]


def of_game(played: Played, number: int) -> Seen:
    """At the beginning of each turn, which is where the search evaluates."""
    game = all_games.new_game(played.options, seed=played.seed)
    searchers = [Searcher(game, 0, player) for player in PLAYERS]
    rules = searchers[0].rules
    rows: list[list[list[int]]] = []
    phases: list[int] = []
    for record in turns(game, rules, played.numbers):
        phases.append(rules.phase(record))
        rows.append([])
        for searcher in searchers:
            rules.evaluate_seats(record, searcher.evaluator)
            rows[-1].append(list(searcher.evaluator.logit))
    n, winners = len(rows), game.ranking(record)[0]
    wins = np.zeros((n, MAX_SEATS), np.float32)
    wins[:, list(winners)] = 1 / len(winners)
    return Seen(
        np.array(rows, np.float32) / np.float32(LOGIT),
        wins,
        np.full(n, played.players, np.int8),
        np.array(phases, np.int8),
        np.full(n, number, np.int32),
    )


@dataclass(frozen=True)
class Fitted:
    """The steepness of one player in one set, in hundredths."""

    by_players: dict[int, list[int]]  # a number for each phase

    def chances(self, seen: Seen, player: int) -> Floats:
        """What the player says of positions now."""
        table = np.ones((MAX_SEATS + 1, PHASES), np.float32)
        for players, row in self.by_players.items():
            table[players] = np.array(row) / STEEPNESS_SCALE
        factor = table[seen.players, seen.phase]
        return chances(seen.logits[:, player] * factor[:, None], seen.players)


def fit(seen: Seen, player: int) -> Fitted:
    """First the phases, with all numbers of players together; then each number of players."""
    logits = seen.logits[:, player]
    factors: list[float] = []
    for phase in range(PHASES):
        here = seen.phase == phase
        if here.sum() >= FEWEST or not factors:
            factors.append(_factor(logits[here], seen.players[here], seen.wins[here]))
        else:
            factors.append(factors[-1])
    by_phase = np.array(factors, np.float32)
    by_players = {}
    for players in np.unique(seen.players).tolist():
        here = seen.players == players
        steep = logits[here] * by_phase[seen.phase[here]][:, None]
        more = _factor(steep, seen.players[here], seen.wins[here])
        by_players[players] = np.rint(STEEPNESS_SCALE * more * by_phase).astype(int).tolist()
    return Fitted(by_players)


def _factor(logits: Floats, players: NDArray[np.int8], wins: Floats) -> float:
    """The one with the least log loss. Its slope rises with the factor, so halving finds it."""
    low, middle, high = 1 / STEEPEST, 1.0, STEEPEST
    some = slice(None, None, 1 + len(logits) // ENOUGH)  # those of a turn later say much the same
    logits, players, wins = logits[some], players[some], wins[some]
    for _ in range(HALVINGS):
        middle = float(np.sqrt(low * high))
        wrong = chances(logits * np.float32(middle), players) - wins
        if float((wrong * logits).sum()) > 0:
            high = middle
        else:
            low = middle
    return middle


def calibrations(seen: Seen, player: int) -> list[Calibration]:
    """How good the chances are, for each number of players, on games that they never saw."""
    said = np.zeros_like(seen.wins)
    for part in range(PARTS):
        here = seen.game % PARTS == part
        said[here] = fit(seen.where(~here), player).chances(seen.where(here), player)
    found = []
    for players in np.unique(seen.players).tolist():
        here = seen.players == players
        found.append(measured(said[here], seen.wins[here], seen.game[here], players))
    return found
