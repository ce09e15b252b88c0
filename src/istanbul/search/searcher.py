"""One game as a computer player searches it: native if it was built, else plain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from importlib import import_module
from math import sqrt
from threading import Thread
from time import perf_counter
from typing import Any, Final, NamedTuple

from istanbul.engine.game import Game
from istanbul.engine.record import Record
from istanbul.engine.state import View
from istanbul.search.budget import Budget
from istanbul.search.evaluator import Evaluator
from istanbul.search.packages import (
    WIDE,
    fresh_evaluator,
    package_of,
    read_steepness,
    read_weights,
    read_wide_weights,
    rules_of,
    split,
    weight_set,
)
from istanbul.search.parameters import SearchParameters
from istanbul.search.scales import WIN
from istanbul.search.tree import NONE, ROOT, SearchTree

CHUNK: Final = 200  # simulations between two looks at the clock, on native rules
KNOWN: Final = 5  # visits that say what the search would do
SLOW_CHUNK: Final = 5  # on plain ones
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
            evaluator.wide = read_wide_weights(self.package, self.player)
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
