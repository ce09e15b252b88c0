"""Where turns and things went in a game, beside what `master` does in the same place at the table.

A game says what is worth counting (its `accounts.py`). What `master` does was measured in games
among equals (`make accounts`), for each set, number of players and place in the order of turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from istanbul.engine.game import Game
from istanbul.engine.kit import Kit, kit_of
from istanbul.engine.match import Match
from istanbul.engine.node import Json
from istanbul.engine.record import Record
from istanbul.engine.state import State
from istanbul.review.records import Account, Compared
from istanbul.search.packages import package_of, weight_set

FOLDER: Final = "player"  # of a game
FILE: Final = "master_accounts.json"


class Usual(msgspec.Struct, frozen=True):
    """What `master` does in one set with one number of players."""

    games: int
    nodes: int
    """Of a decision."""
    places: list[dict[str, float]]
    """Of each place in the order of turns: means."""


Usuals = dict[str, dict[str, Usual]]
"""By set, then by number of players."""


def counted(events: Sequence[Json], last: State) -> list[dict[str, float]]:
    """Of each seat, as far as its game knows."""
    kit = kit_of(last.game)
    if not kit.has("accounts"):
        return [{} for _ in range(last.game.players)]
    rows: list[dict[str, float]] = kit.part("accounts").accounts(events, last)
    return rows


def accounts(match: Match) -> tuple[list[list[Account]], Compared | None]:
    """Everybody's accounts in a finished game, and with whom they are compared."""
    events: list[Json] = []
    before = match.first()
    for step in match.steps:
        events += before.apply_with_events(before.parse(step.entry.text))[1]
        before = step.state
    usual = usual_of(match.game)
    start, players = match.game.header()["start"], match.game.players
    found = []
    for seat, row in enumerate(counted(events, match.state)):
        means = usual.places[(seat - start) % players] if usual else {}
        found.append([Account(f"account-{key}", n, means.get(key)) for key, n in row.items()])
    return found, Compared("master", usual.games, usual.nodes) if usual else None


def usual_of(game: Game) -> Usual | None:
    """What `master` does in games like this one; nothing where it was not measured."""
    if not kit_of(game).has(f"{FOLDER}.search_parameters"):
        return None
    assert isinstance(game.tables, Record)
    sets = _read(kit_of(game))
    return sets.get(weight_set(package_of(game), game.tables), {}).get(str(game.players))


@cache
def _read(kit: Kit) -> Usuals:
    files = kit.files(FOLDER, FILE)
    return msgspec.json.decode(files[0].read_bytes(), type=Usuals) if files else {}
