"""The story of a match in words: one paragraph for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from istanbul.engine.events import NamedEvent
from istanbul.engine.log import Entry
from istanbul.engine.match import Match
from istanbul.messages import Words
from istanbul.messages.phrases import Sentence, say_events
from istanbul.terminal.contract import terminal_of

SET_UP = -1


@dataclass
class Paragraph:
    """One turn: whose, in which round, its last entry of the log, and what happened."""

    seat: int
    round: int
    entry: int = 0
    sentences: list[Sentence] = field(default_factory=list)


class Story:
    """What happened in a match, as a viewer may know it. Remembers what it has worked out."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._events: dict[int, list[NamedEvent]] = {}  # by number of the entry

    def steps(self) -> list[tuple[Entry, list[NamedEvent]]]:
        """The entries that count, each with its events, everything told."""
        found = []
        before = self.match.first()
        for step in self.match.steps:
            n = step.entry.n
            if n not in self._events:
                number = before.parse(step.entry.text)
                self._events[n] = before.apply_with_events(number)[1]
            found.append((step.entry, self._events[n]))
            before = step.state
        return found

    def told_steps(self) -> list[tuple[Entry, list[NamedEvent]]]:
        """The steps as they are told: what chance says at once goes together."""
        game = self.match.game
        return terminal_of(game).joined(game, self.steps())

    def paragraphs(
        self, words: Words, names: Sequence[str], viewer: int | None = None
    ) -> list[Paragraph]:
        """A paragraph for the set-up and for each turn. Without a viewer everything is told."""
        told = viewer is None or self.match.state.is_over
        game = self.match.game
        found = [Paragraph(SET_UP, 0)]
        for entry, events in self.told_steps():
            if isinstance(entry.by, int) and found[-1].seat == SET_UP:
                found.append(Paragraph(entry.by, 1))
            now = found[-1]
            seen = events
            if not told:
                assert viewer is not None, "without a viewer everything is told"
                seen = [game.event_for(event, viewer) for event in events]
            begun = next((i for i, e in enumerate(seen) if e["event"] == "turn_begun"), len(seen))
            now.sentences += say_events(words, game, seen[:begun], names, now.seat, board=True)
            now.entry = entry.n
            if begun < len(seen):
                event = seen[begun]
                found.append(Paragraph(event["seat"], event["round"], entry.n))
                found[-1].sentences += say_events(
                    words, game, seen[begun:], names, event["seat"], board=True
                )
        return found
