"""The process that reviews games: a job per line on standard input, an answer per line.

`python -m istanbul.server.workers.review_worker`, started by reviews.py. It gives way to everything
else on the machine: tables come first.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Raw

from istanbul import all_games
from istanbul.agents.base import Agent, Question
from istanbul.engine.encoded import encode
from istanbul.engine.errors import GameError, MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.review.judging import NODES, Judge, Position
from istanbul.review.records import Judged
from istanbul.review.reviewing import positions, summed
from istanbul.search.packages import package_of, rules_of
from istanbul.server.protocol.daily_bodies import DailyMaster
from istanbul.server.protocol.failures import failure_of
from istanbul.server.workers import day
from istanbul.server.workers.jobs import (
    JudgeAnswer,
    JudgedPart,
    JudgeJob,
    LogAnswer,
    PlayDay,
    ReviewJob,
    Sum,
)
from istanbul.server.workers.lines import answer_lines

PART: Final = 10  # positions for one job
PLAIN_NODES: Final = 40  # plain rules take a hundred times as long
GIVES_WAY: Final = 10  # of `nice`

read = msgspec.json.Decoder(ReviewJob).decode


@dataclass(frozen=True)
class Opened:
    """A game that is being reviewed; its parts come one after the other."""

    match: Match
    positions: list[Position]

    def part(self, first: int) -> list[Position]:
        """What one job judges."""
        return self.positions[first : first + PART]

    def asked(self, job: JudgeAnswer) -> Position:
        """The decision of an entry, with another choice."""
        found = next((one for one in self.positions if one.n == job.n), None)
        if found is None or found.state.is_chance:
            raise MalformedInput(f"entry {job.n}: expected a decision between several options")
        return replace(found, number=found.state.parse(job.text))

    def told(self, part: list[Judged]) -> LogAnswer:
        """What it has found."""
        return LogAnswer(found=Raw(encode(JudgedPart(len(self.positions), part))))

    def summed(self, judged: list[Judged], nodes: int) -> LogAnswer:
        """What all of it comes to."""
        return LogAnswer(found=Raw(encode(summed(self.match, judged, nodes))))


def opened(job: JudgeJob) -> Opened:
    """The game of a job."""
    return _opened(msgspec.json.encode(job.log))


@lru_cache(2)
def _opened(log: bytes) -> Opened:
    match = Match.from_log(Log.read(msgspec.json.decode(log)), all_games.game_from_header)
    return Opened(match, positions(match))


@lru_cache(2)
def _judge(game: Game) -> Judge:
    return Judge(game, _nodes(game))


def _nodes(game: Game) -> int:
    return NODES if rules_of(package_of(game))[1] else PLAIN_NODES


def _day(name: str) -> DailyMaster | None:
    """What `master` makes of a day; on plain rules it would take too long."""
    steps = day.playing(name)
    players: dict[str, Agent] = {}
    asked = next(steps)
    if not rules_of(package_of(asked.view.game))[1]:
        return None
    while True:
        if asked.player not in players:
            players[asked.player] = day.player_of(asked.player, name)
        action = players[asked.player].choose(Question.of(asked.view))
        try:
            asked = steps.send(action)
        except StopIteration as done:
            match: Match = done.value
            judge = _judge(match.game).judge
            return day.result(match, [judge(one) for one in day.decisions(match)])


def answer(job: ReviewJob) -> LogAnswer:
    """What a job brings; or what is wrong with its log, as the protocol says it."""
    try:
        if isinstance(job, PlayDay):
            return LogAnswer(found=Raw(encode(_day(job.day))))
        found = opened(job)
        game = found.match.game
        if isinstance(job, Sum):
            return found.summed(job.judged, _nodes(game))
        if isinstance(job, JudgeAnswer):
            return LogAnswer(found=Raw(encode(_judge(game).judge(found.asked(job)))))
        return found.told([_judge(game).judge(one) for one in found.part(job.first)])
    except GameError as problem:
        return LogAnswer(failure=failure_of(problem))


def reply(line: str | bytes) -> bytes:
    """The answer to a line with a job."""
    return encode(answer(read(line)))


def main() -> None:
    """Answer until there are no more jobs."""
    if hasattr(os, "nice"):
        with suppress(PermissionError):  # as under systemd, with the units in deploy/
            os.nice(GIVES_WAY)
    answer_lines(lambda line: reply(line) + b"\n")


if __name__ == "__main__":
    main()
