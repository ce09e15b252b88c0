"""`make strategy`: how strong computer players play the base game, for docs/strategy.md.

Plays games of four equal players and counts, for winners and for the others: where they act, where
their rubies come from, and where winners go first. The same seed gives the same tables.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from istanbul import all_games
from istanbul.agents.base import Question
from istanbul.agents.roster import make
from istanbul.agents.spreading import spread
from istanbul.cli.files import write_whole
from istanbul.cli.progress import with_progress
from istanbul.engine.node import Over
from istanbul.engine.source import SeededSource

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "strategy.md"
PICTURE: Final = ROOT / "docs" / "images" / "strategy.svg"
BEGIN: Final = "<!-- tables: written by `make strategy` -->"
END: Final = "<!-- end of tables -->"
LAYOUTS: Final = ("short_paths", "long_paths")
STRONG, WEAK = "level_9", "apprentice"
PLAYERS: Final = 4
FIRST_TURNS: Final = 3
BAR: Final = 900  # pixels of all visits


@dataclass
class Seen:
    """What seats of one kind did: winners, or the others."""

    seats: int = 0
    acted: Counter[str] = field(default_factory=Counter)
    rubies: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    openings: Counter[tuple[str, ...]] = field(default_factory=Counter)

    def add(self, more: Seen) -> None:
        """Together."""
        self.seats += more.seats
        self.acted += more.acted
        self.rubies += more.rubies
        self.turns += more.turns
        self.openings += more.openings

    def share(self, of: Counter[str], place: str) -> float:
        """Of all that was counted, in percent."""
        return 100 * of[place] / max(1, of.total())


def play(agent: str, layout: str, seed: int, number: int) -> tuple[Seen, Seen]:
    """A game: its winners, and the others."""
    source = SeededSource(seed * 1_000_003 + number)
    options = {"players": PLAYERS, "layout": layout, "max_rounds": 100}
    game = all_games.new_game(options, seed=source.below(1 << 31))
    seats = [make(agent, source.below(1 << 31)) for _ in range(PLAYERS)]
    state = game.root()
    state.record.events = []
    while not state.is_over:
        if state.is_chance:
            state.apply_in_place(state.sample(source))
        else:
            state.apply_in_place(seats[state.waits_for].choose(Question.at(state)))
    over = state.node
    assert isinstance(over, Over)
    events = [game.event_json(event) for event in state.record.events]
    won, lost = Seen(), Seen()
    for seat in range(PLAYERS):
        mine = [event for event in events if event.get("seat") == seat]
        acted = [event["place"] for event in mine if event["event"] == "acted"]
        rubies = Counter(e["place"] for e in mine if e["event"] == "ruby" and "place" in e)
        turns = sum(event["event"] == "turn_begun" for event in mine)
        first = tuple(acted[:FIRST_TURNS])
        seen = Seen(1, Counter(acted), rubies, [turns], Counter([first]))
        (won if seat in over.winners else lost).add(seen)
    return won, lost


def shown(name: str) -> str:
    """A place or a layout as readers know it."""
    return name.replace("_", " ")


def counted(agent: str, layout: str, games: int, jobs: int) -> tuple[Seen, Seen]:
    """All games of a kind: winners, and the others."""
    won, lost = Seen(), Seen()
    results = spread(jobs)(partial(play, agent, layout, 1), range(games))
    for more_won, more_lost in with_progress(results, games, f"{agent}, {shown(layout)}"):
        won.add(more_won)
        lost.add(more_lost)
    return won, lost


def tables(found: Mapping[tuple[str, str], tuple[Seen, Seen]], games: int) -> Iterator[str]:
    """The part of the page that is written."""
    yield f"{games} games of each kind, seed 1.\n"
    yield "| layout | player | winner's turns, median |\n|---|---|---:|"
    for (layout, agent), (won, _) in found.items():
        yield f"| {shown(layout)} | `{agent}` | {median(won.turns):.0f} |"
    for title, part in (("Where they act", "acted"), ("Where rubies come from", "rubies")):
        yield f"\n**{title}**, in percent, all layouts together:\n"
        yield f"| place | `{STRONG}`, winners | `{STRONG}`, others | `{WEAK}`, winners |"
        yield "|---|---:|---:|---:|"
        sides = columns(found)
        counts = [getattr(side, part) for side in sides]
        for place, _ in counts[0].most_common():
            cells = [f"{side.share(c, place):.1f}" for side, c in zip(sides, counts, strict=True)]
            yield f"| {shown(place)} | {' | '.join(cells)} |"
    yield f"\n**The first {FIRST_TURNS} actions of winners** (`{STRONG}`), the most frequent:\n"
    yield "| layout | actions | of the winners |\n|---|---|---:|"
    for layout in LAYOUTS:
        won = found[layout, STRONG][0]
        for first, n in won.openings.most_common(4):
            yield f"| {shown(layout)} | {', '.join(map(shown, first))} | {n} of {won.seats} |"


def columns(found: Mapping[tuple[str, str], tuple[Seen, Seen]]) -> list[Seen]:
    """Strong winners, strong others, weak winners."""
    sides = [Seen(), Seen(), Seen()]
    for (_, agent), (won, lost) in found.items():
        sides[0 if agent == STRONG else 2].add(won)
        if agent == STRONG:
            sides[1].add(lost)
    return sides


def picture(sides: Sequence[Seen]) -> str:
    """Bars: where winners act, of both kinds."""
    places = [place for place, _ in sides[0].acted.most_common()]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 {26 * len(places) + 30}"'
        ' role="img" font-family="sans-serif" font-size="11">',
        f"<title>Where winners act: {STRONG} (dark) and {WEAK} (light)</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        f'<text x="120" y="14">{STRONG} (dark), {WEAK} (light), percent of all actions</text>',
    ]
    for row, place in enumerate(places):
        y = 24 + 26 * row
        lines.append(f'<text x="4" y="{y + 13}">{shown(place)}</text>')
        for i, (side, colour) in enumerate(((sides[0], "#1f6f8b"), (sides[2], "#a9cfd9"))):
            width = BAR * side.share(side.acted, place) / 100
            bar = f'x="120" y="{y + 9 * i}" width="{width:.0f}" height="8" fill="{colour}"'
            lines.append(f"<rect {bar}/>")
    return "\n".join([*lines, "</svg>\n"])


def main(argv: Sequence[str] | None = None) -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="of each kind (default 400)")
    parser.add_argument("--jobs", type=int, default=2, help="games at the same time (default 2)")
    args = parser.parse_args(argv)
    kinds = [(layout, agent) for layout in LAYOUTS for agent in (STRONG, WEAK)]
    found = {
        (layout, agent): counted(agent, layout, args.games, args.jobs) for layout, agent in kinds
    }
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    text = "\n".join(tables(found, args.games))
    write_whole(PAGE, f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.partition(END)[2]}")
    write_whole(PICTURE, picture(columns(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
