"""One game as a computer player searches it: native if it was built, else plain."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from itertools import islice
from math import sqrt
from pathlib import Path
from threading import Thread
from time import perf_counter
from types import ModuleType, SimpleNamespace
from typing import Any, Final, NamedTuple

from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.kit import kit_of, kits
from istanbul.engine.native import loader
from istanbul.engine.node import Option
from istanbul.engine.record import Record
from istanbul.engine.state import View
from istanbul.search.budget import Budget
from istanbul.search.evaluator import Evaluator, Weights
from istanbul.search.parameters import SearchParameters
from istanbul.search.scales import PHASES, STEEPNESS_SCALE, WIN
from istanbul.search.tree import NONE, ROOT, SearchTree
from istanbul.search.wide import POLICY_UNITS, UNITS, WideWeights

CHUNK: Final = 200  # simulations between two looks at the clock, on native rules
KNOWN: Final = 5  # visits that say what the search would do
SLOW_CHUNK: Final = 5  # on plain ones
CHANCES: Final = "chances.json"  # in each folder of weights
WIDE: Final = "grandmaster"  # the player whose network is the wide one (wide.py)
MAX_SIMULATIONS: Final = ((1 << 31) - 1) // WIN  # of a tree: totals of values have 31 bits


class RootAction(NamedTuple):
    """What a search found about one action, for one seat."""

    action: int
    visits: int
    value: float  # what the search compares, on its flat scale of 0 to 1
    chance: float = 0.0  # to win
    square: float = 0.0  # the mean of the squares of the chances

    @classmethod
    def of(cls, action: int, visits: int, mean: int, chances: int, squares: int) -> RootAction:
        """From the whole numbers that a search tree keeps."""
        scale = WIN * max(1, visits)
        return cls(action, visits, mean / WIN, chances / scale, squares / scale)

    @property
    def spread(self) -> float:
        """The standard error of the chance; of what was not tried it is all there is."""
        return sqrt(max(0.0, self.square - self.chance**2) / self.visits) if self.visits else 1.0


class Searcher:
    """What one player needs to search one game. Not for two threads at once.

    Its records are of the build in use: a native class has the name and the fields of the plain
    one, which stands in the annotations.
    """

    def __init__(self, game: Game, seed: int, player: str | None = None) -> None:
        self._set_up(package_of(game), player, game.fingerprint())
        self.rules.seed(self.rng, seed)

    def _set_up(self, package: str, player: str | None, tables: bytes) -> None:
        self.package = package
        self.player = player  # whose parameters and weights (split); None: it does not look ahead
        self.rules, self.is_native = rules_of(self.package)
        self.tables = self.rules.Tables()
        self.tables.unpack(tables)
        self.world = self.rules.State()
        self.world.tables = self.tables
        self.rng = self.rules.Rng()

    # A tree is grown anew for each decision: a searcher is pickled without it.

    def __getstate__(self) -> tuple[str, str | None, bytes, bytes]:
        return self.package, self.player, self.tables.pack(), self.rng.pack()

    def __setstate__(self, kept: tuple[str, str | None, bytes, bytes]) -> None:
        package, player, tables, rng = kept
        self._set_up(package, player, tables)
        self.rng.unpack(rng)

    @cached_property
    def tree(self) -> SearchTree:
        """The search tree: a few megabytes, made for those who look ahead."""
        tree: SearchTree = self.rules.SearchTree()
        return tree

    @cached_property
    def evaluator(self) -> Evaluator:
        """The network with this player's weights."""
        assert self.player is not None
        evaluator: Any = self.rules.Evaluator()
        which = weight_set(self.package, self.tables)
        if split(self.player)[0] == WIDE:
            evaluator.wide = read_wide_weights(self.package, self.player, which)
            evaluator.layers = self.rules.Layers()
        else:
            evaluator.weights = read_weights(self.package, self.player, which)
        steepness = read_steepness(self.package, self.player, which, self.tables.players)
        evaluator.unpack(fresh_evaluator(split(self.player)[0] == WIDE, steepness))
        found: Evaluator = evaluator
        return found

    @cached_property
    def parameters(self) -> SearchParameters:
        """How this player searches."""
        assert self.player is not None
        numbers = import_module(f"{self.package}.search_parameters").SEARCH_PARAMETERS
        return self.new_parameters(numbers[split(self.player)[0]])

    def new_parameters(self, numbers: dict[str, int]) -> SearchParameters:
        """Search parameters as a record of this build; what is not given keeps its default."""
        plain = SearchParameters()
        for name, number in numbers.items():
            setattr(plain, name, number)
        parameters: SearchParameters = self.rules.SearchParameters()
        parameters.unpack(plain.pack())
        return parameters

    def adopt(self, view: View) -> Record:
        """The view as a record of this build."""
        record = self.rules.View()
        record.tables = self.tables
        record.unpack(view.record.pack())
        adopted: Record = record
        return adopted

    # Any: the state record of whatever game it is
    def sample_world(self, view: View) -> Any:
        """A random world that fits the view."""
        self.rules.imagine(self.adopt(view), self.rng, self.world)
        return self.world

    def run(
        self, view: Record, nodes: int | None, until: float | None, *, to_choose: bool = False
    ) -> None:
        """Grow a new tree from an adopted view: so many nodes, or until a moment of the clock.

        Who only wants the most visited action need not wait for a clock that cannot change it.
        """
        self.rules.clear(self.tree)
        chunk = CHUNK if self.is_native else SLOW_CHUNK
        most = MAX_SIMULATIONS if nodes is None else min(nodes, MAX_SIMULATIONS)
        began, done = perf_counter(), 0
        while done < most:
            n = min(chunk, most - done)
            self.simulate(view, n)
            done += n
            if until is None:
                continue
            now = perf_counter()
            still = done * (until - now) / (now - began)  # simulations, at the pace so far
            if still <= 0 or (to_choose and self._lead() > still):
                return

    def _lead(self) -> int:
        """How many visits the most visited action of the root is ahead of the second."""
        visits = sorted(self.rules.visits_of(self.tree, child) for child in self._children(ROOT))
        return int(visits[-1] - visits[-2]) if len(visits) > 1 else sum(visits)

    def simulate(self, view: Record, n: int, parameters: SearchParameters | None = None) -> None:
        """Run n simulations more in the tree, with this player's parameters or others."""
        used = parameters or self.parameters
        self.rules.run_simulations(self.tree, self.evaluator, view, self.world, self.rng, used, n)

    def force(self, view: Record, action: int, n: int) -> None:
        """Run n simulations more that all begin with this action."""
        self.simulate(view, n, self.forcing(action))

    def forcing(self, action: int | None) -> SearchParameters:
        """This player's parameters, with all simulations beginning with an action if there is one.

        They are a record of this build.
        """
        forced = SearchParameters()
        forced.unpack(self.parameters.pack())
        if action is not None:
            forced.is_forced, forced.first = 1, action
        parameters: SearchParameters = self.rules.SearchParameters()
        parameters.unpack(forced.pack())
        return parameters

    def root_actions(self, seat: int) -> list[RootAction]:
        """The actions of the decision that was searched, with what they are worth to a seat.

        Where chance was at the root there are outcomes instead: -1 - outcome stands for each.
        """
        found = []
        for child in self._children(ROOT):
            visits = self.rules.visits_of(self.tree, child)
            mean = self.rules.mean_value(self.tree, child, seat)
            chances = self.rules.total_chance(self.tree, child, seat)
            squares = self.rules.total_square(self.tree, child, seat)
            found.append(RootAction.of(self._key(child), visits, mean, chances, squares))
        return found

    def line(self, action: int) -> list[int]:
        """How the search would go on from an action of the root: the most visited, up to chance."""
        found, key, visits_of = list[int](), action, self.rules.visits_of
        node = next(one for one in self._children(ROOT) if self._key(one) == action)
        while key >= 0:
            found.append(key)
            after = list(self._children(node))
            node = max(after, key=lambda child: visits_of(self.tree, child), default=NONE)
            if node == NONE or visits_of(self.tree, node) < KNOWN:
                break
            key = self._key(node)
        return found

    def _children(self, node: int) -> Iterator[int]:
        child = self.rules.first_child(self.tree, node)
        while child != NONE:
            yield child
            child = self.rules.next_child(self.tree, child)

    def _key(self, node: int) -> int:
        key: int = self.rules.key_of(self.tree, node)
        return key


def search_in_threads(
    searchers: list[Searcher], view: View, budget: Budget, *, to_choose: bool = False
) -> None:
    """Every searcher grows its own tree in a thread of its own: root parallelisation.

    Chaslot, Winands, van den Herik 2008, "Parallel Monte-Carlo Tree Search". Native searches
    release Python's lock, so they run at the same time.
    """
    began = perf_counter()
    until = None if budget.seconds is None else began + budget.seconds
    nodes = None if budget.nodes is None else max(1, budget.nodes // len(searchers))
    threads = [
        Thread(
            target=searcher.run,
            args=(searcher.adopt(view), nodes, until),
            kwargs={"to_choose": to_choose},
        )
        for searcher in searchers[1:]
    ]
    for thread in threads:
        thread.start()
    searchers[0].run(searchers[0].adopt(view), nodes, until, to_choose=to_choose)
    for thread in threads:
        thread.join()


def merged_root_actions(searchers: list[Searcher], seat: int) -> list[RootAction]:
    """What all trees found together, the most visited first; among equals the more valuable."""
    return merged(searcher.root_actions(seat) for searcher in searchers)


def merged(trees: Iterable[Iterable[RootAction]]) -> list[RootAction]:
    """What was found in several trees, in the same order."""
    by_action: dict[int, list[RootAction]] = {}
    for tree in trees:
        for one in tree:
            by_action.setdefault(one.action, []).append(one)
    found = [_merged(several) for several in by_action.values()]
    return sorted(found, key=lambda one: (-one.visits, -one.value, one.action))


def _merged(several: list[RootAction]) -> RootAction:
    n = sum(one.visits for one in several)
    value, chance, square = (
        sum(one.visits * one[column] for one in several) / max(1, n) for column in (2, 3, 4)
    )
    return RootAction(several[0].action, n, value, chance, square)


def packages() -> dict[str, str]:
    """The packages with the knowledge about games, by the names of the games."""
    return {kit.name: f"{kit.package}.player" for kit in kits().values() if kit.has("player")}


def package_of(game: Game) -> str:
    """The package with the knowledge about a game."""
    kit = kit_of(game)
    if not kit.has("player"):
        raise MalformedInput(f"no computer player knows the game {game.name!r}")
    return f"{kit.package}.player"


@cache
def rules_of(package: str) -> tuple[ModuleType | SimpleNamespace, bool]:
    """The functions of a game's `rules.py` here, and whether they are native."""
    found = loader.find(package)
    if found.module is not None:
        return found.module, True
    rules = import_module(f"{package}.rules")
    offered = [*rules.RECORDS, *rules.ENTRY, *rules.LONG]
    return SimpleNamespace(**{one.__name__: one for one in offered}), False


def weight_set(package: str, tables: Record) -> str:
    """Which weights belong to a game."""
    return str(import_module(f"{package}.search_parameters").weight_set(tables))


def split(player: str) -> tuple[str, str]:
    """`master@FOLDER`: a player of ours, and where its weights are; "" for those of the package."""
    name, _, folder = player.partition("@")
    return name, folder


def weights_folder(package: str, player: str) -> Traversable:
    """Where the weights of a player are."""
    folder = split(player)[1]
    return Path(folder) if folder else resources.files(package) / "weights"


def weights_file(package: str, player: str, which: str) -> Traversable:
    """Where they are for a set."""
    name = split(player)[0]
    ending = "rows" if name == WIDE else "json"
    return weights_folder(package, player) / f"{which}_{name}.{ending}"


@cache
def read_weights(package: str, player: str, which: str) -> Weights:
    """Weights from the file of a set: a row for each feature, by name."""
    rows = json.loads(weights_file(package, player, which).read_text(encoding="utf-8"))
    plain = Weights()
    plain.units = len(rows["out"])
    plain.bias[: plain.units], plain.out[: plain.units] = rows["bias"], rows["out"]
    for i, name in enumerate(import_module(f"{package}.features").NAMES):
        plain.direct[i] = rows["direct"].get(name, 0)
        plain.first[i][: plain.units] = rows["first"].get(name, [0] * plain.units)
    record: Weights = rules_of(package)[0].Weights()
    record.unpack(plain.pack())
    return record


@cache
def fresh_evaluator(is_wide: bool, steepness: tuple[int, ...]) -> bytes:
    """An evaluator that has not evaluated anything yet."""
    plain = Evaluator()
    plain.is_wide = int(is_wide)
    plain.steepness = list(steepness)
    return plain.pack()


@cache
def read_steepness(package: str, player: str, which: str, players: int) -> tuple[int, ...]:
    """How steep a player's chances are in each phase (`make weights`, stage `calibration`).

    What was never calibrated, such as weights in a folder, has chances as flat as its values.
    """
    file = weights_folder(package, player) / CHANCES
    rows = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    table = rows.get(which, {}).get(split(player)[0], {})
    return tuple(table.get(str(players), [STEEPNESS_SCALE] * PHASES))


@cache
def read_wide_weights(package: str, player: str, which: str) -> WideWeights:
    """Weights of the wide network and its policy: names in a line of JSON, then numbers.

    The numbers have 16 bits, low byte first: `bias`, `out`, then `own` and `all` of each row;
    `policy_bias`, `policy_row` of each row of the policy; then what belongs to each action.
    """
    head, _, body = weights_file(package, player, which).read_bytes().partition(b"\n")
    names = json.loads(head)
    numbers = array("h", body)
    if sys.byteorder == "big":
        numbers.byteswap()
    known = {name: i for i, name in enumerate(import_module(f"{package}.rows").NAMES)}
    plain = WideWeights()
    at = iter(numbers)
    plain.bias, plain.out = _next(at, UNITS), _next(at, UNITS)
    for name in names["rows"]:
        plain.own[known[name]], plain.all[known[name]] = _next(at, UNITS), _next(at, UNITS)
    plain.policy_bias = _next(at, POLICY_UNITS)
    for name in names["policy"]:
        plain.policy_row[known[name]] = _next(at, POLICY_UNITS)
    numbered = {option.text: a for a, option in enumerate(catalogue_of(package))}
    for a in [numbered[text] for text in names["actions"]]:
        plain.action[a] = _next(at, POLICY_UNITS)
        plain.action_bias[a], plain.action_slope[a] = _next(at, 2)
    record: WideWeights = rules_of(package)[0].WideWeights()
    record.unpack(plain.pack())
    return record


def catalogue_of(package: str) -> Sequence[Option]:
    """All actions of the game that a package knows."""
    found: Sequence[Option] = import_module(f"{package.rpartition('.')[0]}.catalogue").FORMS
    return found


def _next(numbers: Iterator[int], n: int) -> list[int]:
    return list(islice(numbers, n))
