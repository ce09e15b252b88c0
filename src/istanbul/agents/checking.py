"""Trying a computer player with all games and options, and saying plainly what is wrong with it."""

from __future__ import annotations

import json
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from threading import current_thread, main_thread
from time import monotonic, perf_counter
from types import FrameType
from typing import Final

from istanbul import all_games
from istanbul.agents.asking import error_line, read_answer
from istanbul.agents.base import Agent, Budget, Question
from istanbul.agents.option_sets import Options, as_arguments
from istanbul.agents.roster import make
from istanbul.agents.statistics import percentile
from istanbul.engine.game import Game
from istanbul.engine.node import Json
from istanbul.engine.source import SeededSource
from istanbul.engine.two_builds import NativeMissing

RIVAL: Final = "apprentice"  # quick, and its games come to an end
ROUNDS: Final = 60  # of a game at most
PATIENCE: Final = 4  # times as long as a decision may take; then it is given up


@dataclass
class Problem:
    """Something that is wrong: the first time that it was seen, and how often it was."""

    kind: str
    said: str
    where: str
    times: int = 1


@dataclass
class Check:
    """What was found about a player so far."""

    agent: str
    budget: Budget | None = None
    slow: float = 5.0  # seconds that a decision may take, if the budget does not tell
    until: float = inf  # on the monotonic clock: then games are broken off
    games: int = 0
    decisions: int = 0
    times: Counter[int] = field(default_factory=Counter)  # microseconds
    problems: dict[str, Problem] = field(default_factory=dict)
    by_the_clock: bool = False
    """Does it think for a time? Then it cannot repeat itself."""

    @property
    def limit(self) -> float:
        """Seconds that a decision may take: by the budget and some slack, or `slow`."""
        seconds = None if self.budget is None else self.budget.seconds
        return self.slow if seconds is None else 1.2 * seconds + 0.5

    def play(self, options: Options, number: int) -> None:
        """Two games with this set that must be the same."""
        first = _Trial(self, options, number, again=None).play()
        self.games += 1
        if not self.by_the_clock and first is not None:
            _Trial(self, options, number, again=first).play()

    def found(self, kind: str, text: str, where: str) -> None:
        """One problem more, or one that is known."""
        if kind in self.problems:
            self.problems[kind].times += 1
        else:
            self.problems[kind] = Problem(kind, text, where)

    def to_json(self) -> Json:
        """Documented keys (docs/command_line.md)."""
        return {
            "agent": self.agent,
            "ok": not self.problems,
            "games": self.games,
            "decisions": self.decisions,
            "decision_ms_median": percentile(self.times, 50) / 1000,
            "decision_ms_p99": percentile(self.times, 99) / 1000,
            "decision_ms_max": max(self.times, default=0) / 1000,
            "by_the_clock": self.by_the_clock,
            "problems": [vars(problem) for problem in self.problems.values()],
        }


class _GivenUp(BaseException):
    """No answer came. No Exception: a player must not catch it."""


class _Trial:
    """One game: the player has every second seat. `again` holds its answers of the first time."""

    def __init__(
        self, check: Check, options: Options, number: int, again: list[int] | None
    ) -> None:
        self.check = check
        self.again = again
        self.where = f"{as_arguments(options)}, game {number}"
        self.game = _quick(all_games.new_game({**options, "max_rounds": ROUNDS}, seed=number))
        self.chance = SeededSource(number + 1)
        self.answers: list[int] = []
        self.number = number

    def play(self) -> list[int] | None:
        """The answers; None if there is no player."""
        players = [self._seat(seat) for seat in range(self.game.players)]
        if None in players:
            return None
        state = self.game.root()
        while not state.is_over and monotonic() < self.check.until:
            if state.is_chance:
                state.apply_in_place(state.sample(self.chance))
                continue
            seat = state.waits_for
            agent, question = players[seat], Question.at(state)
            assert agent is not None
            if seat % 2 == self.number % 2:
                action = self._answer(agent, question)
            else:
                action = agent.choose(question)
            state.apply_in_place(action)
        return self.answers

    def _seat(self, seat: int) -> Agent | None:
        ours = seat % 2 == self.number % 2
        if not ours:
            return make(RIVAL, seat)
        try:
            agent = make(self.check.agent, 1000 * self.number + seat, self.check.budget)
        except Exception as problem:
            self.check.found("cannot be made", error_line(problem), self.where)
            return None
        budget = getattr(agent, "budget", None)
        self.check.by_the_clock = budget is not None and budget.seconds is not None
        return agent

    def _answer(self, agent: Agent, question: Question) -> int:
        """What the player says; if that is no answer, the first option."""
        where = f"{self.where}, seat {question.seat}, decision {len(self.answers) + 1}"
        given, seen = list(question.actions), _trace(question)
        answer: object = None
        wrong: tuple[str, str] | None = None
        began = perf_counter()
        try:
            with _alarm(self.check.limit * PATIENCE):
                answer = agent.choose(question)
        except _GivenUp:
            wrong = "too slow", f"no answer for {self.check.limit * PATIENCE:g} s"
        except Exception as problem:  # a stranger's player may fail in any way
            wrong = "fails", error_line(problem)
        spent = perf_counter() - began
        asked = Question(question.seat, given, lambda: question.view)
        action = given[0]
        if wrong is None:
            number, text = read_answer(answer, asked)
            if text:
                wrong = "wrong answer", text
            else:
                action = number
        if wrong is None and spent > self.check.limit:
            wrong = "too slow", f"{spent:.1f} s for a decision, expected {self.check.limit:g} s"
        if wrong is None and (question.actions != given or _trace(question) != seen):
            wrong = "changes its question", "the actions, or the view"
        if wrong is not None:
            self.check.found(*wrong, where)
        self._compare(action, question, where)
        self._keep(spent)
        if len(self.answers) == 1 and self.again is None and wrong is None:
            self._explain(asked, where)
        return action

    def _keep(self, spent: float) -> None:
        if self.again is None:
            self.check.decisions += 1
            self.check.times[round(spent * 1e6)] += 1

    def _compare(self, action: int, question: Question, where: str) -> None:
        """With the same seed it has to play the same game."""
        at = len(self.answers)
        self.answers.append(action)
        if self.again is None or self.again[: at + 1] == self.answers:
            return
        if self.again[:at] == self.answers[:at]:  # the first difference
            describe = question.view.game.describe
            texts = describe(self.again[at]).text, describe(action).text
            text = f"with the same seed first {texts[0]!r}, then {texts[1]!r}"
            self.check.found("does not repeat itself", text, where)

    def _explain(self, question: Question, where: str) -> None:
        """Hints are asked of it, too; of another one, since thinking may cost it its chance."""
        try:
            agent = make(self.check.agent, self.number, self.check.budget)
            with _alarm(self.check.limit * PATIENCE):
                advice = agent.explain(question.view)
                actions = [one.option.action for one in advice]
                values = [one.value for one in advice]
        except _GivenUp:
            self.check.found("explains too slowly", "no answer", where)
        except Exception as problem:  # as above
            self.check.found("explain fails", error_line(problem), where)
        else:
            if not set(actions) <= set(question.actions) or len(set(actions)) < len(actions):
                text = f"explain gives {actions}, not some of {question.actions}, once each"
                self.check.found("explains wrongly", text, where)
            elif not all(0 <= value <= 1 for value in values):
                text = f"explain gives the values {values}, expected 0 to 1"
                self.check.found("explains wrongly", text, where)


def _quick(game: Game) -> Game:
    try:
        return game.native()
    except NativeMissing:
        return game


def _trace(question: Question) -> tuple[bytes, str]:
    """What a player must leave as it is."""
    return question.view.record.pack(), json.dumps(question.view.node)


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Give up after so long, where a signal can say so: on Unix, in the main thread."""
    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return

    def ring(_: int, __: FrameType | None) -> None:
        raise _GivenUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
