"""Stage 2: the positions of the games, as a network sees them.

Plays every game again and looks at each turn's beginning, which is where the search evaluates.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from istanbul import all_games
from istanbul.agents.spreading import spread
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.search.packages import package_of, rules_of
from istanbul.search.scales import MAX_SEATS
from training import games
from training.games import Played

if TYPE_CHECKING:
    from numpy.typing import NDArray

KEPT_APART: Final = 10  # every tenth game is not learnt from, but tells how good the network is


@dataclass(frozen=True)
class Positions:
    """Positions of one set, a row for each."""

    features: NDArray[np.int16]  # [position, seat, feature]; 0 for seats that are not there
    wins: NDArray[np.float32]  # [position, seat]: the share of the win
    players: NDArray[np.int8]
    rubies: NDArray[np.int8]  # the most of any seat: how far the game is
    game: NDArray[np.int32]  # which game a position is of

    def __len__(self) -> int:
        return len(self.players)

    def where(self, which: NDArray[np.bool_]) -> Positions:
        """Those of the positions."""
        return Positions(*(getattr(self, field.name)[which] for field in fields(self)))

    @property
    def apart(self) -> NDArray[np.bool_]:
        """Those of games to be tested with."""
        return np.asarray(self.game % KEPT_APART == 0)


def of_set(folder: Path, name: str, jobs: int) -> Positions:
    """The positions of all games of a set."""
    paths = games.files(folder)
    found = spread(jobs)(partial(_of_file, paths, name), range(len(paths)))
    return joined(found)


def joined(parts: Iterable[Positions | None]) -> Positions:
    """All parts in one piece."""
    there = [part for part in parts if part is not None]
    if not there:
        raise MalformedInput("there are no games of this set yet")
    columns = [[getattr(part, field.name) for part in there] for field in fields(Positions)]
    return Positions(*(np.concatenate(column) for column in columns))


def _of_file(paths: Sequence[Path], name: str, number: int) -> Positions | None:
    first = number * games.PER_FILE
    chosen = [(first + i, g) for i, g in enumerate(games.read(paths[number])) if g.set == name]
    return joined(of_game(game, at) for at, game in chosen) if chosen else None


def of_game(played: Played, number: int) -> Positions:
    """The positions of one game."""
    game = all_games.new_game(played.options, seed=played.seed)
    if game.revision != played.revision:
        raise MalformedInput(f"game {number} was played by other rules: {played.revision}")
    package = package_of(game)
    n_features = len(import_module(f"{package}.features").NAMES)
    rules, _ = rules_of(package)
    evaluator = rules.Evaluator()
    rows: list[list[NDArray[np.int16]]] = []
    rubies: list[int] = []
    record: Any = None
    for record in turns(game, rules, played.numbers):
        rubies.append(max(record.rubies))
        rows.append([_features(rules, record, p, evaluator) for p in range(played.players)])
    winners = game.ranking(record)[0]
    n = len(rows)
    features = np.zeros((n, MAX_SEATS, n_features), np.int16)
    features[:, : played.players] = np.array(rows)[:, :, :n_features]
    wins = np.zeros((n, MAX_SEATS), np.float32)
    wins[:, list(winners)] = 1 / len(winners)
    return Positions(
        features,
        wins,
        np.full(n, played.players, np.int8),
        np.array(rubies, np.int8),
        np.full(n, number, np.int32),
    )


def begin(game: Game, rules: Any) -> Any:
    """The first state of a game, as a record of these rules."""
    tables = rules.Tables()
    tables.unpack(game.fingerprint())
    record = rules.State()
    record.tables = tables
    record.unpack(game.root().record.pack())
    return record


def turns(game: Game, rules: Any, numbers: Sequence[int]) -> Iterator[Any]:
    """The state when each turn begins, always in the same record; afterwards it is the last one."""
    record = begin(game, rules)
    before: tuple[int, ...] = ()
    for number in numbers:
        turn = (record.round, record.seat, rules.turn_begins(record))
        if turn[:2] != before[:2] or turn > before:  # a seat may have two turns in a row
            yield record
        before = turn
        if rules.waits_for(record) == CHANCE:
            rules.apply_chance(record, number)
        else:
            rules.apply(record, number)
    assert rules.waits_for(record) == NOBODY, "a whole game"


def _features(rules: Any, record: Any, p: int, evaluator: Any) -> NDArray[np.int16]:
    rules.list_features(record, p, evaluator)
    return np.array(evaluator.feature, np.int16)
