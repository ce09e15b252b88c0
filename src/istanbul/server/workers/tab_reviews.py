"""Reviews in a browser tab: the search runs in WebAssembly, all else is review_worker.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Raw

from istanbul.agents.base import Agent, Question
from istanbul.agents.search_agent import SearchAgent
from istanbul.engine.encoded import encode
from istanbul.engine.errors import GameError
from istanbul.engine.match import Match
from istanbul.review.judging import AGENT, NODES, Grow, Position, judging
from istanbul.review.records import Judged
from istanbul.search.searcher import RootAction, Searcher
from istanbul.server.protocol.daily_bodies import DailyMaster
from istanbul.server.protocol.failures import failure_of
from istanbul.server.workers import day, review_worker, tab_bots
from istanbul.server.workers.jobs import JudgeAnswer, LogAnswer, PlayDay, Sum
from istanbul.server.workers.tab_bots import Grown, Minds

USE: Final = "review"


class FoundTree:
    """What the browser has found."""

    def __init__(self, found: Iterable[Grown]) -> None:
        self._found = list(found)

    def root_actions(self, seat: int) -> list[RootAction]:
        """What each action is worth to a seat."""
        return [
            RootAction.of(action, visits, *seats[seat]) for action, visits, seats, _ in self._found
        ]

    def line(self, action: int) -> list[int]:
        """How the search would go on after an action."""
        return next(list(line) for key, _, _, line in self._found if key == action)


async def reply(line: bytes) -> bytes:
    """As review_worker.py answers, once the browser has thought about it."""
    minds, job = tab_bots.minds(), review_worker.read(line)
    if minds is None:
        return review_worker.reply(line)
    try:
        if isinstance(job, PlayDay):
            return encode(LogAnswer(found=Raw(encode(await play_day(minds, job.day)))))
        found = review_worker.opened(job)
        if isinstance(job, Sum):
            return encode(found.summed(job.judged, NODES))
        if isinstance(job, JudgeAnswer):
            return encode(LogAnswer(found=Raw(encode(await judge(minds, found.asked(job))))))
        return encode(found.told([await judge(minds, one) for one in found.part(job.first)]))
    except GameError as problem:
        return encode(LogAnswer(failure=failure_of(problem)))


async def play_day(minds: Minds, name: str) -> DailyMaster:
    """What `master` makes of a day; players who look ahead do so in the browser's worker."""
    steps = day.playing(name)
    players: dict[str, Agent] = {}
    asked = next(steps)
    while True:
        if asked.player not in players:
            players[asked.player] = day.player_of(asked.player, name)
        player = players[asked.player]
        if isinstance(player, SearchAgent):
            player.found = await tab_bots.think(minds, player, asked.view)
        action = player.choose(Question.of(asked.view))
        try:
            asked = steps.send(action)
        except StopIteration as done:
            match: Match = done.value
            return day.result(match, [await judge(minds, one) for one in day.decisions(match)])


async def judge(minds: Minds, position: Position) -> Judged:
    """A position, as soon as the browser has searched it."""
    game = position.state.game
    searcher, mind = await tab_bots.mind_of(minds, USE, AGENT, game, 0)
    steps = judging(position, NODES)
    grow = next(steps)
    try:
        while True:
            grow = steps.send(FoundTree(await mind.grow(asked(searcher, grow))))
    except StopIteration as done:
        found: Judged = done.value
        return found


def asked(searcher: Searcher, grow: Grow) -> dict[str, Any]:
    """Simulations as the browser takes them; a new tree needs its view, too."""
    question = {
        "nodes": grow.nodes,
        "seats": grow.view.game.players,
        "parameters": searcher.forcing(grow.first).pack(),
    }
    if grow.seed is None:
        return question
    return {**question, "seed": grow.seed, "view": searcher.adopt(grow.view).pack()}
