"""Learning from one's own mistakes: decisions from reviewed games come back until they are known.

A row is a game of somebody, with a card for each mistake in it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from istanbul import all_games
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.engine.node import Json
from istanbul.engine.state import State
from istanbul.puzzles.repeating import answered, due_of, new_card
from istanbul.review.records import Choice, LineAction, Review
from istanbul.server.errors import Refused
from istanbul.server.live.reviews import Reviews
from istanbul.server.protocol.puzzle_bodies import MistakePage, PuzzleInfo, PuzzleResult
from istanbul.server.statistics import way_of
from istanbul.server.store.reader import Reader
from istanbul.server.store.rows import StudyRow, Write
from istanbul.server.store.writer import Writer
from istanbul.server.table.table import Table
from istanbul.server.view.frames import frame, play

KIND: Final = "mistake"  # of a row: item is the table
WORTH: Final = ("mistake", "blunder")  # labels of what is worth to be learned
KEPT: Final = 32  # positions


class Card(NamedTuple):
    """A mistake of somebody."""

    table: str
    n: int  # of its entry in the log
    lost: int  # points
    card: Json

    @property
    def name(self) -> str:
        """As the address of an answer has it."""
        return f"{self.table}/{self.n}"


class Mistakes:
    """Everybody's mistakes."""

    def __init__(
        self,
        reader: Reader,
        writer: Writer,
        reviews: Reviews,
        table: Callable[[str], Awaitable[Table]],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._reviews = reviews
        self._table = table
        self._now = now
        self._answering = asyncio.Lock()  # an answer builds on the one before

    async def note(self, person: str, table: Table, review: Review) -> None:
        """Take over what somebody did wrong in a game of theirs, once."""
        seats = table.viewer_of(person)
        if not seats or any(one.table == table.id for one in await self._cards(person)):
            return
        wrong = [one for one in review.choices if one.seat in seats and one.label in WORTH]
        cards = {
            str(one.n): {"lost": round(100 * one.lost), "card": new_card(one.n, self._now())}
            for one in wrong
        }
        if cards:
            await self._store(person, table.id, cards)

    async def next(self, person: str) -> MistakePage:
        """The mistake that has been due for the longest time."""
        cards = sorted(await self._cards(person), key=lambda one: (due_of(one.card), one.n))
        due = [one for one in cards if due_of(one.card) <= self._now()]
        shown = None
        if due:
            log = (await self._table(due[0].table)).log()
            shown = await asyncio.to_thread(_shown, due[0].name, due[0].lost, log, due[0].n)
        return MistakePage(
            puzzle=shown,
            left=len(due),
            total=len(cards),
            due=due_of(cards[0].card) if cards and not due else None,
        )

    async def answer(self, person: str, table: str, n: int, text: str) -> PuzzleResult:
        """What an answer is worth: anything that is not at least inaccurate is right."""
        async with self._answering:
            cards = await self._cards(person)
            mine = next((one for one in cards if (one.table, one.n) == (table, n)), None)
            if mine is None:
                raise Refused("no_page", "there is no such mistake")
            log = (await self._table(table)).log()
            choice = await self._reviews.judge(person, log, n, text)
            counted = due_of(mine.card) <= self._now()
            card = mine.card
            if counted:
                card = answered(card, not choice.label, self._now())
                of_table = {
                    str(one.n): {"lost": one.lost, "card": card if one.n == n else one.card}
                    for one in cards
                    if one.table == table
                }
                await self._store(person, table, of_table)
        return await asyncio.to_thread(_result, choice, _position(_Kept(log), n), counted, card)

    async def _cards(self, person: str) -> list[Card]:
        rows = await self._reader.read(lambda store: store.studies_of(person))
        return [
            Card(row.item, int(n), one["lost"], one["card"])
            for row in rows
            if row.kind == KIND
            for n, one in row.body["cards"].items()
        ]

    async def _store(self, person: str, table: str, cards: Json) -> None:
        row = StudyRow(person, KIND, table, {"cards": cards})
        await self._writer.stored(Write(studies=(row,)))


class _Kept:
    """A log by what it says, to find its positions again."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self._text = msgspec.json.encode(log.to_json())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)


@lru_cache(KEPT)
def _position(kept: _Kept, n: int) -> State:
    """The state before an entry."""
    return Match.from_log(kept.log, all_games.game_from_header, n - 1, False).state


def _shown(name: str, lost: int, log: Log, n: int) -> PuzzleInfo:
    state = _position(_Kept(log), n)
    options = state.game.options()
    return PuzzleInfo(
        id=name,
        kind="mistake",
        way=way_of(options),
        level=None,
        rating=None,
        lost=lost,
        options=options,
        frame=frame(state, state.waits_for),
    )


def _result(choice: Choice, state: State, counted: bool, card: Json) -> PuzzleResult:
    seat, best, given = state.waits_for, choice.best, choice.played
    frames = [frame(state, seat)]
    play(state, seat, [best.text, *(one.text for one in choice.line)], frames)
    return PuzzleResult(
        solved=not choice.label,
        lost=round(100 * choice.lost),
        chance=round(100 * given.chance),
        given=LineAction(given.text, given.words),
        best=LineAction(best.text, best.words),
        best_chance=round(100 * best.chance),
        reason=choice.reason,
        line=choice.line,
        frames=frames,
        counted=counted,
        me=None,
        due=due_of(card),
    )
