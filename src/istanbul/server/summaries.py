"""What a finished game comes to, seat by seat: its rounds, rubies by source, and dice.

It is read off the events of the log, which takes some hundredths of a second, so it is remembered.
A finished game never changes. Nothing here names a person.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

from istanbul import all_games
from istanbul.engine.events import NamedEvent
from istanbul.engine.kit import kit_of
from istanbul.engine.log import BY_CHANCE, Entry, Log
from istanbul.engine.match import Match
from istanbul.server.store.rows import StoredTable
from istanbul.server.table.stored import log_from

REMEMBERED: Final = 10_000  # games


@dataclass(slots=True)
class Summary:
    """One game. The lists have an entry for each seat."""

    rounds: int
    sources: list[Counter[str]] = field(default_factory=list)
    dice: list[Counter[str]] = field(default_factory=list)


def summary_of(log: Log) -> Summary:
    """Go through a log. Entries that were taken back do not count."""
    told: dict[int, tuple[Entry, list[NamedEvent]]] = {}

    def hear(match: Match, events: list[NamedEvent]) -> None:
        entry = match.log.entries[-1]
        told[entry.n] = entry, events

    match = Match.from_log(log, all_games.game_from_header, told=hear)
    players = match.game.players
    found = Summary(1, [Counter() for _ in range(players)], [Counter() for _ in range(players)])
    kit = kit_of(match.game)
    counted = kit.part("statistics") if kit.has("statistics") else None
    rolling = int(log.header["start"])  # nobody announces the first turn
    for step in match.steps:
        entry, events = told[step.entry.n]
        if entry.by != BY_CHANCE:
            rolling = int(entry.by)
        for event, following in zip_longest(events, events[1:]):
            if event["event"] == "turn_begun":
                rolling, found.rounds = event["seat"], event["round"]
            elif event["event"] == "ruby":
                found.sources[event["seat"]][match.game.counted_as(event)] += 1
            elif event["event"] == "rolled" and counted is not None:
                value = counted.rolled(event, following)
                if value is not None:
                    found.dice[rolling][value] += 1
    return found


class Summaries:
    """The games gone through last, by table."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._known: OrderedDict[str, Summary] = OrderedDict()

    def get(self, table: str) -> Summary | None:
        """What is known of a table's game."""
        return self._known.get(table)

    def read(self, stored: StoredTable) -> Summary:
        """Go through a stored game."""
        summary = summary_of(log_from(stored))
        self._known[stored.row.id] = summary
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return summary
