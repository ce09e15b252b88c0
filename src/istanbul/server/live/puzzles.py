"""Puzzles for people: which one comes next, what an answer was worth, and their ratings."""

from __future__ import annotations

import asyncio
import secrets
from functools import lru_cache
from typing import Final

from istanbul.agents.reasons import reason_for
from istanbul.engine.state import State
from istanbul.puzzles.book import LEVELS, Found, puzzles
from istanbul.puzzles.rating import Skill, rated, rating_of
from istanbul.review.judging import line_of
from istanbul.server.errors import Refused
from istanbul.server.protocol.puzzle_bodies import (
    PuzzleInfo,
    PuzzlePage,
    PuzzleResult,
    PuzzleStanding,
)
from istanbul.server.store.reader import Reader
from istanbul.server.store.rows import StudyRow, Write
from istanbul.server.store.writer import Writer
from istanbul.server.view.frames import frame, play

SOLVED: Final = "puzzle"  # the kind of a row: item is the puzzle, body says whether it was solved
RATING: Final = "puzzle_rating"
NEAREST: Final = 12  # of the puzzles that fit somebody best, one is drawn
KEPT: Final = 32  # positions


class _Progress:
    """What is stored about somebody's puzzles."""

    def __init__(self, rows: list[StudyRow]) -> None:
        self.answers = {row.item: bool(row.body["solved"]) for row in rows if row.kind == SOLVED}
        skills = [Skill(**row.body) for row in rows if row.kind == RATING]
        self.skill = skills[0] if skills else Skill()

    def standing(self) -> PuzzleStanding:
        return PuzzleStanding(
            rating=round(self.skill.mu),
            spread=round(self.skill.sigma),
            solved=sum(self.answers.values()),
            tried=len(self.answers),
        )


class Puzzles:
    """The puzzles of the package, for everybody."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer
        self._answering = asyncio.Lock()  # an answer builds on the one before

    async def next(self, person: str, way: str, kind: str) -> PuzzlePage:
        """A puzzle that fits somebody; of a way to play and a kind, unless these are empty.

        New ones come first, then those that were not solved.
        """
        progress = await self._progress(person)
        wanted = [
            (name, found)
            for name, found in puzzles().items()
            if way in ("", found.source.way) and kind in ("", found.puzzle.kind)
        ]
        fresh = [one for one in wanted if one[0] not in progress.answers]
        failed = [one for one in wanted if not progress.answers.get(one[0])]
        among = sorted(
            fresh or failed or wanted,
            key=lambda one: abs(rating_of(one[1].puzzle.level) - progress.skill.mu),
        )
        shown = None
        if among:
            level = among[0][1].puzzle.level
            alike = [name for name, found in among if found.puzzle.level == level]
            names = alike if len(alike) > NEAREST else [name for name, _ in among[:NEAREST]]
            shown = await asyncio.to_thread(_shown, secrets.choice(names))
        return PuzzlePage(puzzle=shown, left=len(fresh), me=progress.standing())

    async def page(self, person: str, name: str) -> PuzzlePage:
        """One puzzle, by its name."""
        _named(name)
        progress = await self._progress(person)
        left = int(name not in progress.answers)
        shown = await asyncio.to_thread(_shown, name)
        return PuzzlePage(puzzle=shown, left=left, me=progress.standing())

    async def answer(self, person: str, name: str, text: str) -> PuzzleResult:
        """What an answer is worth; the first one to a puzzle counts."""
        found = _named(name)
        state = await asyncio.to_thread(_position, name)
        action = state.parse(text)
        solved = action in found.puzzle.answers
        async with self._answering:
            progress = await self._progress(person)
            counted = name not in progress.answers
            if counted:
                progress.answers[name] = solved
                progress.skill = rated(progress.skill, found.puzzle.level, solved)
                rows = (
                    StudyRow(person, SOLVED, name, {"solved": solved}),
                    StudyRow(person, RATING, "", progress.skill._asdict()),
                )
                await self._writer.stored(Write(studies=rows))
        return await asyncio.to_thread(_result, found, state, action, counted, progress.standing())

    async def _progress(self, person: str) -> _Progress:
        return _Progress(await self._reader.read(lambda store: store.studies_of(person)))


def _named(name: str) -> Found:
    found = puzzles().get(name)
    if found is None:
        raise Refused("no_page", "there is no such puzzle")
    return found


@lru_cache(KEPT)
def _position(name: str) -> State:
    return puzzles()[name].state()


@lru_cache(KEPT)
def _shown(name: str) -> PuzzleInfo:
    source, puzzle = puzzles()[name]
    state = _position(name)
    return PuzzleInfo(
        id=name,
        kind=puzzle.kind,
        way=source.way,
        level=LEVELS[puzzle.level],
        rating=rating_of(puzzle.level),
        options=state.game.options(),
        frame=frame(state, state.waits_for),
    )


def _result(
    found: Found, state: State, action: int, counted: bool, me: PuzzleStanding
) -> PuzzleResult:
    puzzle, seat = found.puzzle, state.waits_for
    chances = dict(zip(state.legal_actions(), puzzle.chances, strict=True))
    solved, best = action in puzzle.answers, puzzle.line[0]
    line = line_of(state, puzzle.line)
    why = reason_for(state.view(seat), best, puzzle.line[1:])
    frames = [frame(state, seat)]
    play(state, seat, [one.text for one in line], frames)
    return PuzzleResult(
        solved=solved,
        lost=0 if solved else max(1, chances[best] - chances[action]),
        chance=chances[action],
        given=line_of(state, [action])[0],
        best=line[0],
        best_chance=chances[best],
        reason=state.game.text.reason(why.message, why.args),
        line=line[1:],
        frames=frames,
        counted=counted,
        me=me,
    )
