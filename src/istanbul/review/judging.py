"""Judging one decision, or one roll or draw, by a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from istanbul.agents.base import surely_better
from istanbul.agents.reasons import reason_for
from istanbul.engine.game import SPECTATOR, Game
from istanbul.engine.state import State
from istanbul.review.records import Choice, LineAction, Luck, Weighed, label_of
from istanbul.search.searcher import RootAction, Searcher
from istanbul.search.weighing import weighed

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


class Judge:
    """Judges the positions of one game. Not for two threads at once."""

    def __init__(self, game: Game, nodes: int = NODES) -> None:
        self._nodes = nodes
        self._players = game.players
        self._searcher = Searcher(game, 0, AGENT)

    def judge(self, position: Position) -> Choice | Luck:
        """A position; the same one is always judged alike."""
        self._searcher.rules.seed(self._searcher.rng, position.n)
        return self._luck(position) if position.state.is_chance else self._choice(position)

    def _choice(self, at: Position) -> Choice:
        state, searcher = at.state, self._searcher
        view = state.view(state.waits_for)
        record = searcher.adopt(view)
        searcher.run(record, self._nodes, None)
        found = weighed([searcher], record, view.viewer, at.number)
        best = found[0]
        played = next(one for one in found if one.action == at.number)
        is_worse = surely_better(best.chance, best.spread, played.chance, played.spread)
        if not is_worse:
            best = played
        lost = best.chance - played.chance
        why = reason_for(view, best.action)
        return Choice(
            n=at.n,
            round=state.record.round,
            seat=view.viewer,
            begins=at.begins,
            played=self._weighed(state, played),
            best=self._weighed(state, best),
            lost=lost,
            label=label_of(lost),
            reason=state.game.text.reason(why.message, why.args),
            line=self._line(state, best.action),
            chances=self._chances(best.action),
            rubies=list(state.record.rubies[: self._players]),
        )

    def _weighed(self, state: State, one: RootAction) -> Weighed:
        words = state.label(state.game.describe(one.action), state.preview(one.action))
        text = state.text(one.action)
        return Weighed(text=text, words=words, chance=one.chance, spread=one.spread)

    def _line(self, state: State, action: int) -> list[LineAction]:
        """What the search would do next, as long as the seat decides and nothing is drawn."""
        seat, found = state.waits_for, list[LineAction]()
        for number in self._searcher.line(action)[:LINE]:
            if state.waits_for != seat or number not in state.legal_actions():
                break
            words = state.label(state.game.describe(number), state.preview(number))
            found.append(LineAction(state.text(number), words))
            state = state.apply(number)
        return found[1:]

    def _luck(self, at: Position) -> Luck:
        state, searcher = at.state, self._searcher
        seat = state.record.seat
        record = searcher.adopt(state.view(seat))
        searcher.run(record, self._nodes, None)
        key, tries = -1 - at.number, 1
        while tries < MOST and self._visits(key) < self._nodes // SEEN:
            searcher.simulate(record, self._nodes)
            tries += 1
        events = state.apply_with_events(at.number)[1]
        told = [state.game.event_for(event, SPECTATOR) for event in events]
        said = [each.words for each in state.game.text.tell(state.game.tables, told)]
        return Luck(
            n=at.n,
            round=state.record.round,
            seat=seat,
            text=state.text(at.number),
            words=[words for words in said if words is not None],
            changes=self._changes(key),
        )

    def _visits(self, key: int) -> int:
        return sum(one.visits for one in self._searcher.root_actions(0) if one.action == key)

    def _chances(self, key: int) -> list[float]:
        """Everybody's chances after an action or an outcome."""
        rows = [self._searcher.root_actions(seat) for seat in range(self._players)]
        return [next((one.chance for one in row if one.action == key), 0.0) for row in rows]

    def _changes(self, key: int) -> list[float]:
        """What an outcome changed; nothing if it never came up, and so nobody knows."""
        if not self._visits(key):
            return [0.0] * self._players
        rows = [self._searcher.root_actions(seat) for seat in range(self._players)]
        total = sum(one.visits for one in rows[0])
        means = [sum(one.visits * one.chance for one in row) / total for row in rows]
        return [after - mean for after, mean in zip(self._chances(key), means, strict=True)]
