"""What the pictures of all games share: colours, rubies, the panel of a seat, the line below."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from istanbul.engine.picture import Picture, Point
from istanbul.engine.state import View
from istanbul.messages import Words

WORDS: Final = Words("en")
PAGE, PANEL, LINE, TABLE = "#f6efe0", "#fffdf7", "#d9ccb0", "#e6d9bd"
INK, SOFT, ACCENT, ACCENT_SOFT = "#1b1f3b", "#545a74", "#0b6e78", "#d5ebea"
SEATS: Final = ("#b3202c", "#1e5faf", "#5fbf8f", "#f2b705", "#f7f3e8")
ON_SEATS: Final = ("#ffffff", "#ffffff", INK, INK, INK)
NEUTRAL: Final = "#9d958b"
GOODS: Final = {"red": "#a61e2e", "green": "#66b36a", "yellow": "#f4c430", "blue": "#2b5da8"}
RUBY, GOLD = "#c8102e", "#d9a021"
MARGIN: Final = 16
GAP: Final = 8
PANEL_WIDTH: Final = 330
FOOT: Final = 40  # the height of the line below


def ruby(picture: Picture, x: float, y: float, *, taken: bool = True) -> None:
    """A cut stone; an outline for one that is still to be won."""
    points = [(x - 7, y - 2), (x - 4, y - 6), (x + 4, y - 6), (x + 7, y - 2), (x, y + 7)]
    picture.polygon(points, RUBY if taken else PANEL, "#7d0b1d" if taken else LINE)


def good(picture: Picture, x: float, y: float, colour: str, text: str = "") -> None:
    """A cube of goods, with a number on it."""
    picture.box((x - 8, y - 8), (16, 16), GOODS[colour], line=INK, radius=3)
    ink = INK if colour in ("yellow", "green") else "#ffffff"
    picture.text((x, y), text, 11, ink, anchor="middle", bold=True)


def coin(picture: Picture, x: float, y: float, text: str) -> None:
    """A gold coin with a number of lira on it."""
    picture.disc((x, y), 10, GOLD, "#8a6410")
    picture.text((x, y), text, 11, INK, anchor="middle", bold=True)


def seat_panel(picture: Picture, at: Point, height: float, view: View, p: int) -> None:
    """A seat's own corner: its colour, its name, and a mark for the one whose turn it is."""
    x, y = at
    asked = view.node.get("seat") == p
    fill = ACCENT_SOFT if asked else PANEL
    picture.box(at, (PANEL_WIDTH, height), fill, line=ACCENT if asked else LINE, radius=8)
    picture.disc((x + 18, y + 18), 10, SEATS[p], INK)
    picture.text((x + 18, y + 18), str(p), 11, ON_SEATS[p], anchor="middle", bold=True)
    name = f"Seat {p}" + (" (viewer)" if view.viewer == p else "")
    picture.text((x + 36, y + 18), name, 14, INK, bold=True)


def rubies(picture: Picture, right: float, y: float, taken: int, goal: int) -> None:
    """The rubies of a seat, and those it still needs."""
    for n in range(max(taken, goal)):
        ruby(picture, right - 17 * (max(taken, goal) - n), y, taken=n < taken)


def foot(picture: Picture, view: View, round_: int) -> None:
    """The line below: the round, and what the game waits for."""
    y = picture.height - FOOT / 2 - 2
    node = view.node
    if node["kind"] == "over":
        first = ", ".join(f"seat {seat}" for seat in node["ranking"][0])
        what = f"Over: won by {first}"
    elif node["kind"] == "chance":
        what = "Chance speaks"
    else:
        what = f"Seat {node['seat']} decides: {node['prompt'].replace('_', ' ')}"
        if "options" in node:
            what += f" ({len(node['options'])} options)"
    picture.text((MARGIN, y), f"Round {round_}", 15, INK, bold=True)
    picture.text((MARGIN + 100, y), what, 15, INK, room=picture.width - MARGIN - 120)


def names(kind: str, ids: Mapping[str, int] | Iterable[str]) -> str:
    """Things by their English names, with how many there are of each."""
    counts = ids if isinstance(ids, Mapping) else dict.fromkeys(ids, 1)
    words = []
    for one, n in counts.items():
        key = f"{kind}-{one}"
        name = WORDS.say(key) if WORDS.knows(key) else str(one).replace("_", " ")
        words.append(name if n == 1 else f"{n} x {name}")
    return ", ".join(words)


def some(n: int, what: str) -> str:
    """So many of something: 1 card, 2 cards."""
    return f"{n} {what}{'' if n == 1 else 's'}"
