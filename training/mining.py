"""Puzzles from games of the computer players: where one option is clearly the best.

A decision is looked at three times: by the search that plays the game; closely; and, if one option
still stands out, with ten times as many nodes. A puzzle is what stands out each time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from istanbul import all_games
from istanbul.agents.base import Agent, Budget, Question, surely_better
from istanbul.agents.roster import make
from istanbul.engine.game import Game
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State, View
from istanbul.engine.two_builds import NativeMissing
from istanbul.puzzles.book import LEVELS, Kind, Puzzle, Source, go_to
from istanbul.review.records import THRESHOLDS
from istanbul.search.searcher import RootAction, Searcher
from istanbul.search.weighing import by_chance, weighed

PLAYED: Final = 200  # nodes of a decision while the game is played
CLOSELY: Final = 2000
TIMES: Final = 10  # as many nodes must say the same
GAP: Final = THRESHOLDS["mistake"]  # every other option is a mistake at least
SURE_GAP: Final = 4 * GAP / 3  # for the longer search: what is close to the limit may not hold
ALIKE: Final = 0.02  # options so close to the best one are answers too
MOST_ANSWERS: Final = 2
FEWEST_OPTIONS: Final = 3
PER_GAME: Final = 6
PER_KIND: Final = 2  # of a game
APART: Final = 2  # rounds between two puzzles of a game
EXPLORED: Final = 10  # in 100 decisions, another option is played: puzzles after mistakes, too
SEEDS: Final = 1 << 31
TRIES, ENOUGH = 3, 2  # a player solves a puzzle if it does so in 2 of 3 tries
BUDGETS: Final = {"apprentice": None, "trader": 300, "master": 1000, "grandmaster": CLOSELY}
MAX_ROUNDS: Final = 150
SEEN: Final = 4  # visits after which a chance means something
CARD_WORDS: Final = {"card", "play", "use"}
ROUTES: Final = {"move", "any_place", "move_3_4", "corner"}

SETS: Final[dict[str, dict[str, Any]]] = {
    "base": {},
    "mocha": {"expansions": ["mocha"]},
    "letters": {"expansions": ["letters"]},
    "great_bazaar": {"expansions": ["mocha", "letters"]},
    "dice": {"game": "dice"},
}


@dataclass(frozen=True)
class Clear:
    """What a search says of a decision where some options stand out."""

    answers: list[int]
    found: list[RootAction]


class Miner:
    """Looks for puzzles in one game."""

    def __init__(self, game: Game, seed: int) -> None:
        self._searcher = Searcher(game, seed, "grandmaster")

    def look(self, view: View, nodes: int) -> list[RootAction]:
        """Search once; the most visited option first."""
        self._searcher.run(self._searcher.adopt(view), nodes, None)
        found = self._searcher.root_actions(view.viewer)
        return sorted(found, key=lambda one: (-one.visits, one.action))

    def weigh(self, view: View, nodes: int) -> list[RootAction]:
        """Search, and compare the best options closely."""
        record = self._searcher.adopt(view)
        self._searcher.run(record, nodes, None)
        return weighed([self._searcher], record, view.viewer)

    def line(self, action: int) -> list[int]:
        """How the last search would go on after an action."""
        return self._searcher.line(action)


def clear(found: list[RootAction], gap: float = GAP) -> Clear | None:
    """The options that stand out, if some do: alike, few, and far better than all others."""
    best = found[0]
    answers = [one for one in found if best.chance - one.chance < ALIKE]
    others = found[len(answers) :]
    if not others or len(answers) > MOST_ANSWERS:
        return None
    worst, other = answers[-1], others[0]
    if worst.chance - other.chance < gap:
        return None
    if not surely_better(worst.chance, worst.spread, other.chance, other.spread):
        return None
    return Clear([one.action for one in answers], found)


def quick(game: Game) -> Game:
    """On native rules, or on plain ones where they were not built."""
    try:
        return game.native()
    except NativeMissing:
        return game


def options_of(set_name: str, source: SeededSource) -> dict[str, Any]:
    """A game of this set: any number of players, and half of the boards at random."""
    options = {**SETS[set_name], "max_rounds": MAX_ROUNDS}
    if set_name == "dice":
        return {**options, "players": 2 + source.below(3)}
    layout = {"layout": "random"} if source.below(2) else {}
    return {**options, **layout, "players": 2 + source.below(4)}


def mine(seed: int, number: int) -> Source:
    """Game `number` of a run with its puzzles, if there are any: it follows from these numbers."""
    source = SeededSource(seed * 1_000_003 + number)
    set_name = list(SETS)[number % len(SETS)]
    options, game_seed = options_of(set_name, source), source.below(SEEDS)
    game = quick(all_games.new_game(options, seed=game_seed))
    miner = Miner(game, source.below(SEEDS))
    state, dice = game.root(), SeededSource(game_seed)
    choices: list[int] = []
    puzzles: list[Puzzle] = []
    last = -APART
    while not state.is_over:
        if state.is_chance:
            action = state.sample(dice)
        elif len(actions := state.legal_actions()) == 1:
            (action,) = actions
        else:
            found = miner.look(state.view(state.waits_for), PLAYED)
            if _may_be(found, state, last) and len(puzzles) < PER_GAME:
                puzzle = _puzzle(miner, state, len(choices), source.below(SEEDS))
                if puzzle is not None and _is_wanted(puzzle, puzzles):
                    puzzles.append(puzzle)
                    last = state.record.round
            explores = source.below(100) < EXPLORED
            action = found[source.below(len(found))].action if explores else found[0].action
            choices.append(actions.index(action))
        state.apply_in_place(action)
    played = Source(
        way=set_name,
        options=options,
        seed=game_seed,
        rules=game.revision,
        choices=choices,
        puzzles=puzzles,
    )
    return played.with_only(puzzles)


def _is_wanted(puzzle: Puzzle, puzzles: list[Puzzle]) -> bool:
    return sum(one.kind == puzzle.kind for one in puzzles) < PER_KIND


def _may_be(found: list[RootAction], state: State, last: int) -> bool:
    """Is it worth a closer look?"""
    if len(found) < FEWEST_OPTIONS or state.record.round < last + APART:
        return False
    ranked = by_chance([one for one in found if one.visits >= SEEN])
    return len(ranked) > 1 and (
        ranked[0].chance - ranked[min(MOST_ANSWERS, len(ranked) - 1)].chance > GAP / 2
    )


def _puzzle(miner: Miner, state: State, at: int, seed: int) -> Puzzle | None:
    view = state.view(state.waits_for)
    first = clear(miner.weigh(view, CLOSELY))
    if first is None:
        return None
    sure = clear(miner.weigh(view, TIMES * CLOSELY), SURE_GAP)
    if sure is None or sorted(sure.answers) != sorted(first.answers):
        return None
    chances = {one.action: one.chance for one in sure.found}
    return Puzzle(
        at=at,
        kind=_kind(miner, state, sure),
        answers=sure.answers,
        level=_level(state, sure.answers, seed),
        chances=[round(100 * chances.get(action, 0)) for action in state.legal_actions()],
        line=miner.line(sure.answers[0]),
    )


def _level(state: State, answers: list[int], seed: int) -> int:
    """The weakest player who solves it; the strongest one made it."""
    question = Question.at(state)
    for level, name in enumerate(LEVELS):
        right = sum(_agent(name, seed + n).choose(question) in answers for n in range(TRIES))
        if right >= ENOUGH:
            return level
    return len(LEVELS) - 1


def _agent(name: str, seed: int) -> Agent:
    nodes = BUDGETS[name]
    return make(name, seed % SEEDS, None if nodes is None else Budget(nodes=nodes))


def _kind(miner: Miner, state: State, sure: Clear) -> Kind:
    """What the puzzle is about."""
    seat = state.waits_for
    rubies = max(_rubies(miner, state, seat, action) for action in sure.answers)
    if rubies >= state.record.tables.goal:
        return "win"
    if rubies > state.record.rubies[seat]:
        return "ruby"
    prompt = state.view(seat).node["prompt"]
    words = {state.text(action).split()[0] for action in sure.answers}
    if "payment" in prompt:
        return "payment"
    if "card" in prompt or "discard" in prompt or words & CARD_WORDS:
        return "card"
    return "route" if prompt in ROUTES else "choice"


def _rubies(miner: Miner, state: State, seat: int, action: int) -> int:
    """The rubies that a seat will have after an action and what follows, up to the next roll."""
    state = state.copy()
    for number in miner.line(action):
        if state.waits_for != seat or number not in state.legal_actions():
            break
        state.apply_in_place(number)
    rubies: int = state.record.rubies[seat]
    return rubies


def agrees(source: Source, puzzle: Puzzle, nodes: int, seed: int) -> bool:
    """Does a longer search, with another seed, still say the same of a puzzle?

    The best option must be one of the answers, and better than every other one.
    """
    game = quick(all_games.new_game(source.options, seed=source.seed))
    state = game.root()
    go_to(state, source, puzzle)
    found = Miner(game, seed).weigh(state.view(state.waits_for), nodes)
    return found[0].action in puzzle.answers
