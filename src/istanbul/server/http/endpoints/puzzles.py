"""HTTP endpoints about puzzles, and about my own mistakes."""

from __future__ import annotations

from typing import Final

from istanbul.server.errors import Refused
from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.protocol.puzzle_bodies import (
    MistakePage,
    PuzzleAnswer,
    PuzzlePage,
    PuzzleResult,
)

LONGEST: Final = 6  # digits of the number of an entry


@endpoint(
    "GET /api/puzzles",
    query={
        "way": "the way to play (base, mocha, letters, great_bazaar, dice); all of them without it",
        "kind": "win, ruby, card, payment, route or choice; all of them without it",
    },
)
async def next_puzzle(call: Call) -> PuzzlePage:
    """A puzzle that fits me, and how I stand."""
    query = call.request.query_params
    return await call.site.puzzles.next(call.person, query.get("way", ""), query.get("kind", ""))


@endpoint("GET /api/puzzles/{puzzle}")
async def puzzle(call: Call) -> PuzzlePage:
    """One puzzle, by its name."""
    return await call.site.puzzles.page(call.person, call.part("puzzle"))


@endpoint("POST /api/puzzles/{puzzle}")
async def answer_puzzle(call: CallWith[PuzzleAnswer]) -> PuzzleResult:
    """Answer a puzzle: what the answer is worth, and what is better."""
    return await call.site.puzzles.answer(call.person, call.part("puzzle"), call.body.text)


@endpoint("GET /api/mistakes")
async def next_mistake(call: Call) -> MistakePage:
    """A mistake from a reviewed game of mine, if one is due."""
    return await call.site.mistakes.next(call.person)


@endpoint("POST /api/mistakes/{table}/{n}", costly=True)
async def answer_mistake(call: CallWith[PuzzleAnswer]) -> PuzzleResult:
    """Say what I would do now: what it is worth, and when it comes back."""
    n = call.part("n")
    if not n.isdecimal() or len(n) > LONGEST:
        raise Refused("no_page", "there is no such mistake")
    return await call.site.mistakes.answer(call.person, call.part("table"), int(n), call.body.text)
