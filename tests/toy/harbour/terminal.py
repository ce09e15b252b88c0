"""Harbour in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from istanbul.engine.game import Game
from istanbul.engine.state import State
from istanbul.messages import Words
from istanbul.terminal.contract import Choice, GameTerminal, Scene
from istanbul.terminal.palette import SEATS, seat_letter

from .game import GOAL, PLACES


@dataclass
class Seat:
    """A seat."""

    rubies: int
    lira: int
    place: str


@dataclass
class Table:
    """The whole table."""

    round: int
    goal: int
    last_round: bool
    seats: list[Seat]


class HarbourTerminal(GameTerminal[Table]):
    """A line for each seat."""

    action = "go quay"
    thing = "quay"

    def seen(self, state: State, viewer: int | None) -> Table:
        """Nothing is hidden."""
        shown = state.to_json()
        rows = zip(shown["rubies"], shown["lira"], shown["place"], strict=True)
        seats = [Seat(rubies, lira, PLACES[place]) for rubies, lira, place in rows]
        last = max(shown["rubies"]) >= GOAL
        return Table(shown["round"], GOAL, last, seats)

    def table(self, scene: Scene[Table], title: str, found: Sequence[Choice]) -> list[Text]:
        """Who is where, with what."""
        lines = [Text(title)]
        for seat, row in enumerate(scene.view.seats):
            where = scene.words.say(f"harbour_place-{row.place}")
            told = f" {scene.names[seat]}: {where}, {row.lira} lira, {row.rubies} rubies"
            lines.append(Text.assemble((f" {seat_letter(seat)} ", SEATS[seat]), told))
        return lines

    def rest(self, scene: Scene[Table]) -> list[Text]:
        """All is told."""
        return []

    def hand(self, scene: Scene[Table]) -> list[Text]:
        """There are no hands."""
        return []

    def legend(self, words: Words, game: Game) -> Text:
        """There are no signs."""
        return Text()

    def find_help(self, words: Words, game: Game, about: str) -> list[tuple[str, str]]:
        """The two places."""
        return [
            (words.say(f"harbour_place-{place}"), words.say(f"harbour_help-{place}"))
            for place in PLACES
            if place.startswith(about)
        ]


TERMINAL: Final = HarbourTerminal()
