"""A game as a thinking player has it before it: native if it was built, else plain."""

from __future__ import annotations

import json
from functools import cache, cached_property
from importlib import import_module, resources
from threading import Thread
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from istanbul.agents.base import Budget
from istanbul.agents.thinking.desk import NONE, SHARE, Style, Weights
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.native import loader
from istanbul.engine.state import View

PACKAGES: Final = {"board": "istanbul.agents.board_game", "dice": "istanbul.agents.dice_game"}
CHUNK: Final = 200  # nodes between two looks at the clock, on native rules
SLOW_CHUNK: Final = 5  # on plain ones


class Tried(NamedTuple):
    """What thinking found about one action."""

    action: int
    visits: int
    value: float  # the seat's chances to win


class Mind:
    """What one player needs to think about one game. Not for two threads at once."""

    def __init__(self, game: Game, seed: int, player: str | None = None) -> None:
        self._set_up(package_of(game), player, game.fingerprint())
        self.rules.seed(self.rng, seed)

    def _set_up(self, package: str, player: str | None, tables: bytes) -> None:
        self.package = package
        self.player = player  # whose style and weights; None: it does not look ahead
        self.rules, self.is_native = rules_of(self.package)
        self.tables = self.rules.Tables()
        self.tables.unpack(tables)
        self.world = self.rules.State()
        self.world.tables = self.tables
        self.rng = self.rules.Rng()

    # A tree is grown anew for each question: a mind is pickled without it.

    def __getstate__(self) -> tuple[str, str | None, bytes, bytes]:
        return self.package, self.player, self.tables.pack(), self.rng.pack()

    def __setstate__(self, kept: tuple[str, str | None, bytes, bytes]) -> None:
        package, player, tables, rng = kept
        self._set_up(package, player, tables)
        self.rng.unpack(rng)

    @cached_property
    def desk(self) -> Any:
        """A few megabytes: made for those who look ahead."""
        assert self.player is not None
        desk = self.rules.Desk()
        desk.weights = read_weights(self.package, self.player, weight_set(self.tables))
        return desk

    @cached_property
    def style(self) -> Any:
        """How this player looks ahead."""
        return styled(self, import_module(f"{self.package}.styles").STYLES[self.player])

    def see(self, view: View) -> Any:
        """The view in this build."""
        record = self.rules.View()
        record.tables = self.tables
        record.unpack(view.record.pack())
        return record

    def imagine(self, view: View) -> Any:
        """A world that fits the view."""
        self.rules.imagine(self.see(view), self.rng, self.world)
        return self.world

    def think(self, seen: Any, nodes: int | None, until: float | None) -> None:
        """Grow a new tree: so many nodes, or until a moment of the clock."""
        self.rules.clear(self.desk)
        chunk = CHUNK if self.is_native else SLOW_CHUNK
        left = nodes
        while left is None or left > 0:
            step = chunk if left is None else min(chunk, left)
            self.rules.think(self.desk, seen, self.world, self.rng, self.style, step)
            if left is not None:
                left -= step
            if until is not None and perf_counter() >= until:
                return

    def tried(self, seat: int) -> list[Tried]:
        """The actions at the root."""
        found = []
        child = self.rules.first_child(self.desk, NONE)
        while child != NONE:
            visits = self.rules.visits_of(self.desk, child)
            value = self.rules.mean(self.desk, child, seat) / SHARE
            found.append(Tried(self.rules.key_of(self.desk, child), visits, value))
            child = self.rules.next_child(self.desk, child)
        return found


def think_together(minds: list[Mind], view: View, budget: Budget) -> None:
    """Every mind in a thread of its own; native thinking lets the others run."""
    began = perf_counter()
    until = None if budget.seconds is None else began + budget.seconds
    nodes = None if budget.nodes is None else max(1, budget.nodes // len(minds))
    threads = [Thread(target=mind.think, args=(mind.see(view), nodes, until)) for mind in minds[1:]]
    for thread in threads:
        thread.start()
    minds[0].think(minds[0].see(view), nodes, until)
    for thread in threads:
        thread.join()


def sum_up(minds: list[Mind], seat: int) -> list[Tried]:
    """What all minds found, the most tried first; among equals the more valuable."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for mind in minds:
        for action, n, value in mind.tried(seat):
            visits[action] = visits.get(action, 0) + n
            values[action] = values.get(action, 0.0) + n * value
    found = [Tried(a, n, values[a] / n if n else 0.0) for a, n in visits.items()]
    return sorted(found, key=lambda tried: (-tried.visits, -tried.value, tried.action))


def styled(mind: Mind, numbers: dict[str, int]) -> Any:
    """A Style record of the mind's build."""
    plain = Style()
    for name, number in numbers.items():
        setattr(plain, name, number)
    style = mind.rules.Style()
    style.unpack(plain.pack())
    return style


def package_of(game: Game) -> str:
    """Where the knowledge of a game lies."""
    if game.name not in PACKAGES:
        raise MalformedInput(f"no computer player knows the game {game.name!r}")
    return PACKAGES[game.name]


@cache
def rules_of(package: str) -> tuple[Any, bool]:
    """The functions of a game's `rules.py` here, and whether they are native."""
    found = loader.find(package)
    if found.module is not None:
        return found.module, True
    rules = import_module(f"{package}.rules")
    offered = [*rules.RECORDS, *rules.ENTRY, *rules.LONG]
    return SimpleNamespace(**{one.__name__: one for one in offered}), False


def weight_set(tables: Any) -> str:
    """Which weights belong to a game: its set of expansions."""
    sets = ("base", "mocha", "letters", "great_bazaar")
    return sets[tables.mocha + 2 * tables.letters] if hasattr(tables, "mocha") else "dice"


@cache
def read_weights(package: str, kind: str, which: str) -> Any:
    """Weights from the file of a set: a row for each feature, by name."""
    file = resources.files(package) / "weights" / f"{which}_{kind}.json"
    rows = json.loads(file.read_text(encoding="utf-8"))
    plain = Weights()
    plain.units = len(rows["out"])
    plain.bias[: plain.units], plain.out[: plain.units] = rows["bias"], rows["out"]
    for i, name in enumerate(import_module(f"{package}.features").NAMES):
        plain.direct[i] = rows["direct"].get(name, 0)
        plain.first[i][: plain.units] = rows["first"].get(name, [0] * plain.units)
    record = rules_of(package)[0].Weights()
    record.unpack(plain.pack())
    return record
