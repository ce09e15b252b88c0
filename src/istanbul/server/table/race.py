"""The solo race: who plays alone, on which board, with which dice, and the best route known.

All of it follows from the name of the race, as at the daily bazaar (daily.py): so whoever runs it
again, on any server or without one, has the same start, the same demand tiles and the same dice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any, Final

import msgspec

from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.server.table.fair import FairSeed

RACES: Final = {"short_paths": 10, "long_paths": 10, "random": 20}
"""How many there are on each layout."""
NAME: Final = re.compile(r"([a-z_]+)-([1-9]\d?)")
FILE: Final = "routes.json"
MAX_TURNS: Final = 100


class Route(msgspec.Struct, frozen=True):
    """A way to run a race."""

    turns: int
    choices: list[int]
    """What is chosen at each decision between several options."""


Routes = dict[str, Route]
"""By the name of the race."""


@dataclass(frozen=True)
class Race:
    """One of them."""

    layout: str
    number: int

    @property
    def name(self) -> str:
        """As in addresses and in the file of routes."""
        return f"{self.layout}-{self.number}"

    def options(self) -> dict[str, Any]:
        """Of its game: alone."""
        return {"game": "board", "players": 1, "layout": self.layout, "max_rounds": MAX_TURNS}

    @property
    def secret(self) -> str:
        """In place of a server's secret: anybody can work it out."""
        return sha256(f"istanbul {dice_of(self.name)}".encode()).hexdigest()

    def seed(self) -> FairSeed:
        """Where board, start and dice come from."""
        return FairSeed(self.secret, dice_of(self.name), ("",))

    def route(self) -> Route:
        """The best one known."""
        return _routes()[self.name]

    def played(self, choices: Sequence[int], name: str = "") -> Log:
        """The game of somebody who chooses so: the log, with the secret of its dice."""
        seed = self.seed()
        match = Match(seed.new_game(self.options()), [{"name": name, "kind": "route"}])
        left, dice = iter(choices), seed.chance(0)
        match.resolve_chance(dice)
        while not match.state.is_over:
            actions = match.state.legal_actions()
            match.act(0, actions[0] if len(actions) == 1 else actions[next(left)])
            match.resolve_chance(dice)
        match.log.header["fair"] = seed.header()
        match.log.result = {**(match.log.result or {}), "secret": seed.secret}
        return match.log


def dice_of(name: str) -> str:
    """What the dice of a race are called in logs, where others name their table."""
    return f"race-{name}"


def race_of(name: str) -> Race | None:
    """The race of this name, if there is one."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    race = Race(found[1], int(found[2]))
    return race if race.number <= RACES.get(race.layout, 0) else None


def races() -> list[Race]:
    """All of them."""
    return [Race(layout, n) for layout, most in RACES.items() for n in range(1, most + 1)]


@cache
def _routes() -> Routes:
    text = (resources.files(__package__) / FILE).read_bytes()
    return msgspec.json.decode(text, type=Routes)
