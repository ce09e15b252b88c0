"""Games as data: what `istanbul simulate --out --decisions` writes, and how to read it again.

A row of games is a log with its result. A row of decisions is what a seat could know and do, what
it did, and how the game ended for it (docs/research/data.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from istanbul.agents.simulation import GameReport
from istanbul.engine.errors import MalformedInput
from istanbul.engine.extras import extra
from istanbul.engine.node import Json
from istanbul.research.rows import Columns, read_rows, rows_file

if TYPE_CHECKING:  # an optional package: the games of a file can be read without it
    import numpy as np
    from numpy.typing import NDArray

LINES: Final[Columns] = {"options": "json", "entries": "json", "result": "json"}
"""The columns of a game in JSON lines: a log, which `istanbul replay` reads too."""
GAMES: Final[Columns] = {
    **{"game": "int32", "agents": "[string]", "start": "int8", "ranks": "[int8]"},
    **{"reason": "string", "rounds": "int16", "log": "json"},
}
"""The columns of a game in Parquet: the log and what is needed most. By seat; rank 0 is best."""
DECISIONS: Final[Columns] = {
    **{"game": "int32", "n": "int32", "round": "int16", "seat": "int8", "agent": "string"},
    **{"actions": "[int16]", "action": "int16", "text": "string"},
    **{"observation": "binary", "rank": "int8", "won": "float"},
}
"""The columns of a decision; `n` is its entry in the log, `won` the seat's share of the win."""

Keep = Callable[[int, GameReport], None]


@contextmanager
def games_file(path: Path) -> Iterator[Keep]:
    """Yields a function that writes a game with its number."""
    is_parquet = path.suffix == ".parquet"
    with rows_file(path, GAMES if is_parquet else LINES) as write:

        def keep(number: int, report: GameReport) -> None:
            assert report.log is not None
            write(vars(_simulated(number, report.log)) if is_parquet else report.log)

        yield keep


@contextmanager
def decisions_file(path: Path) -> Iterator[Keep]:
    """Yields a function that writes the decisions of a game."""
    with rows_file(path, DECISIONS) as write:

        def keep(number: int, report: GameReport) -> None:
            assert report.log is not None
            game = _simulated(number, report.log)
            for one in report.decisions:
                write(
                    {
                        **{"game": number, "n": one.n, "round": one.round, "seat": one.seat},
                        **{"agent": game.agents[one.seat], "actions": one.actions},
                        **{"action": one.action, "text": game.log["entries"][one.n - 1]["text"]},
                        **{"observation": one.observation, "rank": game.ranks[one.seat]},
                        "won": game.won(one.seat),
                    }
                )

        yield keep


@dataclass(frozen=True)
class SimulatedGame:
    """A row of a file of games: who played, how it ended, and the log."""

    game: int  # its number
    agents: list[str]  # by seat
    start: int  # the seat that began
    ranks: list[int]  # by seat; 0 is the best
    reason: str
    rounds: int
    log: Json

    @property
    def counts(self) -> dict[str, dict[str, int]]:
        """Counted events, such as `ruby` by its source."""
        found: dict[str, dict[str, int]] = self.log["result"]["counts"]
        return found

    def won(self, seat: int) -> float:
        """A seat's share of the win: 1, a part where several won, or 0."""
        return 1 / self.ranks.count(0) if self.ranks[seat] == 0 else 0.0


def games(path: Path | str) -> Iterator[SimulatedGame]:
    """The games in a file of either format."""
    path = Path(path)
    if path.suffix == ".parquet":
        for row in read_rows(path, GAMES):
            yield SimulatedGame(**{name: row[name] for name in GAMES})
        return
    for number, log in enumerate(read_rows(path, LINES)):
        try:
            yield _simulated(number, log)
        except (KeyError, TypeError) as problem:
            expected = f"{path}, line {number + 1}: expected a game of `istanbul simulate`"
            raise MalformedInput(expected) from problem


@dataclass(frozen=True)
class Decisions:
    """The decisions of a file as NumPy arrays, a row each."""

    observation: NDArray[np.uint8]  # rows x slots
    mask: NDArray[np.bool_]  # rows x actions
    action: NDArray[np.int16]
    game: NDArray[np.int32]
    round: NDArray[np.int16]
    seat: NDArray[np.int8]
    rank: NDArray[np.int8]
    won: NDArray[np.float32]
    agent: list[str]

    def __len__(self) -> int:
        return len(self.agent)


def decisions(path: Path | str, n_actions: int) -> Decisions:
    """The decisions of a file; `n_actions` is that of their game."""
    numpy = extra("numpy")
    rows = list(read_rows(Path(path), DECISIONS))
    if not rows:
        raise MalformedInput(f"{path}: expected decisions, but there are none")
    seen = numpy.frombuffer(b"".join(row["observation"] for row in rows), dtype="uint8")
    mask = numpy.zeros((len(rows), n_actions), dtype=bool)
    lengths = {len(row["observation"]) for row in rows}
    if len(lengths) > 1 or max(max(row["actions"]) for row in rows) >= n_actions:
        raise MalformedInput(f"{path}: expected decisions of one game with {n_actions} actions")
    for at, row in enumerate(rows):
        mask[at, row["actions"]] = True
    kinds = {name: DECISIONS[name] for name in ("action", "game", "round", "seat", "rank")}
    columns = {name: numpy.array([row[name] for row in rows], kind) for name, kind in kinds.items()}
    return Decisions(
        observation=seen.reshape(len(rows), -1),
        mask=mask,
        won=numpy.array([row["won"] for row in rows], "float32"),
        agent=[row["agent"] for row in rows],
        **columns,
    )


def _simulated(number: int, log: Json) -> SimulatedGame:
    result = log["result"]
    rank_of = {seat: rank for rank, seats in enumerate(result["ranking"]) for seat in seats}
    return SimulatedGame(
        game=number,
        agents=[seat["kind"] for seat in log["seats"]],
        start=log["start"],
        ranks=[rank_of[seat] for seat in range(len(log["seats"]))],
        reason=result["reason"],
        rounds=result["rounds"],
        log=log,
    )
