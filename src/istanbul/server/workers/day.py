"""What `master` makes of a daily bazaar in the person's seat: a game that follows from the day.

Who thinks is not known here: `playing` asks for a decision, and is sent an action. The worker's
process answers at once; a browser's tab waits for WebAssembly (tab_reviews.py).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from datetime import date
from typing import Final, NamedTuple

from istanbul.agents.base import Agent, Budget
from istanbul.agents.roster import make
from istanbul.agents.search_agent import Master
from istanbul.engine.match import Match
from istanbul.engine.state import View
from istanbul.review.judging import Position
from istanbul.review.records import Choice, Judged
from istanbul.review.reviewing import positions
from istanbul.server.protocol.daily_bodies import DailyMaster
from istanbul.server.summaries import summary_of
from istanbul.server.table.daily import SEAT, Daily, dice_of, place_in
from istanbul.server.table.fair import FairSeed

NODES: Final = 1000  # of a decision of `master`: a time would not give the same everywhere


class Asked(NamedTuple):
    """A decision of one of the players."""

    player: str
    view: View


Playing = Generator[Asked, int, Match]


def playing(day: str) -> Playing:
    """The game of a day with `master` in the person's seat."""
    daily = Daily(date.fromisoformat(day))
    seed = FairSeed(daily.secret, dice_of(day), ("",) * daily.players)
    match, dice = Match(seed.new_game(daily.options())), seed.chance(0)
    match.resolve_chance(dice)
    while not match.state.is_over:
        seat, actions = match.state.waits_for, match.state.legal_actions()
        player = Master.name if seat == SEAT else daily.agent
        only = len(actions) == 1
        match.act(seat, actions[0] if only else (yield Asked(player, match.state.view(seat))))
        match.resolve_chance(dice)
    return match


def player_of(name: str, day: str) -> Agent:
    """A player for the whole game, with the same seed everywhere."""
    seed = date.fromisoformat(day).toordinal()
    return make(name, seed, Budget(nodes=NODES) if name == Master.name else None)


def decisions(match: Match) -> list[Position]:
    """Those of the person's seat, to be judged."""
    return [
        one for one in positions(match) if not one.state.is_chance and one.state.waits_for == SEAT
    ]


def result(match: Match, judged: Iterable[Judged]) -> DailyMaster:
    """What came of it."""
    log = match.log
    return DailyMaster(
        place=place_in((log.result or {})["ranking"]),
        rounds=summary_of(log).rounds,
        lost=sum(one.lost for one in judged if isinstance(one, Choice)),
        nodes=NODES,
    )
