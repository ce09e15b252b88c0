"""Judging one decision, or one roll or draw, by a search.

Who searches is not known here: `judging` asks for simulations, and is sent the tree that has them.
`Judge` does so at once; a browser's tab waits for a worker (server/workers/tab_reviews.py).
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from istanbul.agents.base import surely_better
from istanbul.agents.reasons import reason_for
from istanbul.engine.game import SPECTATOR, Game
from istanbul.engine.record import Record
from istanbul.engine.state import State, View
from istanbul.review.records import Choice, LineAction, Luck, Weighed, label_of
from istanbul.search.packages import package_of, read_kept, weight_set
from istanbul.search.searcher import RootAction, Searcher, merged
from istanbul.search.weighing import weighing

AGENT: Final = "grandmaster"
"""The strongest one, whose chances fit best what happens."""
NODES: Final = 2000
MOST: Final = 6  # times as many nodes, at most, are for a roll or a draw
SEEN: Final = 10  # in a 10th of NODES, the outcome that came was tried often enough
LINE: Final = 8  # actions


@dataclass(frozen=True)
class Position:
    """Something that was decided or happened: the state before it, and its number."""

    n: int  # of its entry in the log
    state: State
    number: int
    begins: bool  # is it the first decision of a turn?


@dataclass(frozen=True)
class Grow:
    """Asks for so many simulations more."""

    view: View
    nodes: int
    seed: int | None = None  # of a new tree; without it the last one grows on
    first: int | None = None  # the action that all of them begin with


class Tree(Protocol):
    """What simulations have found: see Searcher."""

    def root_actions(self, seat: int) -> list[RootAction]:
        """What each action, or outcome, is worth to a seat."""
        ...

    def line(self, action: int) -> list[int]:
        """How the search would go on after an action."""
        ...


@dataclass(frozen=True)
class Change:
    """Everybody's chances before a roll or a draw, and after it, as the search tells them."""

    before: list[float]  # the mean over everything that could have come
    after: list[float]


Found = TypeVar("Found")
Judging = Generator[Grow, Tree, Choice | Luck]


def judging(at: Position, nodes: int = NODES) -> Judging:
    """A position; the same one is always judged alike."""
    return _luck(at, nodes) if at.state.is_chance else _choice(at, nodes)


class Judge:
    """Judges the positions of one game. Not for two threads at once."""

    def __init__(self, game: Game, nodes: int = NODES) -> None:
        self._nodes = nodes
        self._searcher = Searcher(game, 0, AGENT)

    def judge(self, position: Position) -> Choice | Luck:
        """A position; the same one is always judged alike."""
        return self._run(judging(position, self._nodes))

    def change(self, position: Position) -> Change:
        """What a roll or a draw changed, by the search alone."""
        return self._run(changing(position, self._nodes))

    def _run(self, steps: Generator[Grow, Tree, Found]) -> Found:
        grow = next(steps)
        record = self._searcher.adopt(grow.view)
        try:
            while True:
                self._grow(record, grow)
                grow = steps.send(self._searcher)
        except StopIteration as done:
            found: Found = done.value
            return found

    def _grow(self, record: Record, grow: Grow) -> None:
        searcher = self._searcher
        if grow.seed is not None:
            searcher.rules.seed(searcher.rng, grow.seed)
            searcher.run(record, grow.nodes, None)
        elif grow.first is not None:
            searcher.force(record, grow.first, grow.nodes)
        else:
            searcher.simulate(record, grow.nodes)


def _choice(at: Position, nodes: int) -> Judging:
    state = at.state
    view = state.view(state.waits_for)
    tree = yield Grow(view, nodes, seed=at.n)
    tree, found = yield from _weigh(view, tree, at.number)
    best = found[0]
    played = next(one for one in found if one.action == at.number)
    is_worse = surely_better(best.chance, best.spread, played.chance, played.spread)
    if not is_worse:
        best = played
    lost = best.chance - played.chance
    line = tree.line(best.action)
    why = reason_for(view, best.action, line[1:])
    return Choice(
        n=at.n,
        round=state.record.round,
        seat=view.viewer,
        begins=at.begins,
        played=_weighed(state, played),
        best=_weighed(state, best),
        lost=lost,
        label=label_of(lost),
        reason=state.game.text.reason(why.message, why.args),
        line=line_of(state, line)[1:],
        chances=_chances(tree, best.action, state.game.players),
        rubies=list(state.record.rubies[: state.game.players]),
    )


def _weigh(
    view: View, tree: Tree, asked: int
) -> Generator[Grow, Tree, tuple[Tree, list[RootAction]]]:
    """Look again at the best options, and at the one that is asked about."""
    steps = weighing(merged([tree.root_actions(view.viewer)]), asked)
    try:
        action, more = next(steps)
        while True:
            tree = yield Grow(view, more, first=action)
            action, more = steps.send(merged([tree.root_actions(view.viewer)]))
    except StopIteration as done:
        return tree, done.value


def _weighed(state: State, one: RootAction) -> Weighed:
    words = state.label(state.game.describe(one.action), state.preview(one.action))
    text = state.text(one.action)
    return Weighed(text=text, words=words, chance=one.chance, spread=one.spread)


def line_of(state: State, numbers: list[int]) -> list[LineAction]:
    """Actions of a line in words, as long as the seat decides and nothing is drawn."""
    seat, found = state.waits_for, list[LineAction]()
    for number in numbers[:LINE]:
        if state.waits_for != seat or number not in state.legal_actions():
            break
        words = state.label(state.game.describe(number), state.preview(number))
        found.append(LineAction(state.text(number), words))
        state = state.apply(number)
    return found


def _luck(at: Position, nodes: int) -> Judging:
    state = at.state
    change = yield from changing(at, nodes)
    events = state.apply_with_events(at.number)[1]
    told = [state.game.event_for(event, SPECTATOR) for event in events]
    said = [each.words for each in state.game.text.tell(state.game.tables, told)]
    return Luck(
        n=at.n,
        round=state.record.round,
        seat=state.record.seat,
        text=state.text(at.number),
        words=[words for words in said if words is not None],
        changes=_borne_out(change, state.game),
    )


def changing(at: Position, nodes: int) -> Generator[Grow, Tree, Change]:
    """A roll or a draw; nothing changed if it never came up in the search: then nobody knows."""
    state = at.state
    view = state.view(state.record.seat)
    tree = yield Grow(view, nodes, seed=at.n)
    key, tries = -1 - at.number, 1
    while tries < MOST and _visits(tree, key) < nodes // SEEN:
        tree = yield Grow(view, nodes)
        tries += 1
    rows = [tree.root_actions(seat) for seat in range(state.game.players)]
    total = sum(one.visits for one in rows[0])
    before = [sum(one.visits * one.chance for one in row) / total for row in rows]
    is_known = bool(_visits(tree, key))
    after = _chances(tree, key, state.game.players) if is_known else before
    return Change(before, after)


def _visits(tree: Tree, key: int) -> int:
    return sum(one.visits for one in tree.root_actions(0) if one.action == key)


def _chances(tree: Tree, key: int, players: int) -> list[float]:
    """Everybody's chances after an action or an outcome."""
    rows = [tree.root_actions(seat) for seat in range(players)]
    return [next((one.chance for one in row if one.action == key), 0.0) for row in rows]


def _borne_out(change: Change, game: Game) -> list[float]:
    """An estimate wavers: only a part of what it changes by is kept until the end of the game."""
    kept = _kept(game)
    return [kept * (b - a) for a, b in zip(change.before, change.after, strict=True)]


def _kept(game: Game) -> float:
    assert isinstance(game.tables, Record)
    package = package_of(game)
    return read_kept(package, weight_set(package, game.tables), game.players)
