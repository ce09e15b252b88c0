"""Pictures made of a few kinds of shapes, and how they are written as SVG.

What a game looks like is drawn by its kit (`drawing.py`), from a view and so from what its viewer
may know. Pixels are made of the same shapes by research/pixels.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

WIDTH: Final = 0.5  # of a letter, in parts of its size
FONT: Final = "Helvetica, Arial, sans-serif"

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle, with round corners if it has a radius."""

    at: Point
    size: Point
    fill: str
    line: str
    radius: float


class Disc(NamedTuple):
    """A filled circle around a point."""

    at: Point
    radius: float
    fill: str
    line: str


class Polygon(NamedTuple):
    """A filled polygon with a line around it, if it names a colour for one."""

    points: tuple[Point, ...]
    fill: str
    line: str


class Text(NamedTuple):
    """A line of text; `at` is the middle of its height, at its start, middle or end."""

    at: Point
    text: str
    size: float
    fill: str
    anchor: str
    bold: bool


class Picture:
    """Shapes, the later ones above the earlier ones."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.width, self.height, self.title = width, height, title
        self.parts: list[Box | Disc | Polygon | Text] = []

    def box(self, at: Point, size: Point, fill: str, *, line: str = "", radius: float = 0) -> None:
        """Add a rectangle from its upper left corner."""
        self.parts.append(Box(at, size, fill, line, radius))

    def disc(self, at: Point, radius: float, fill: str, line: str = "") -> None:
        """Add a circle around a point."""
        self.parts.append(Disc(at, radius, fill, line))

    def polygon(self, points: Sequence[Point], fill: str, line: str = "") -> None:
        """Draw a polygon above what is there already."""
        self.parts.append(Polygon(tuple(points), fill, line))

    def text(
        self,
        at: Point,
        text: str,
        size: float,
        fill: str,
        *,
        anchor: str = "start",
        bold: bool = False,
        room: float | None = None,
    ) -> None:
        """Add a line of text, cut where it would be wider than the room."""
        most = len(text) if room is None else int(room / (WIDTH * size))
        if len(text) > most:
            text = text[: most - 2].rstrip(" ,") + ".."
        if text:
            self.parts.append(Text(at, text, size, fill, anchor, bold))

    def svg(self) -> str:
        """The picture as an SVG document."""
        size = f'width="{self.width}" height="{self.height}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {self.width} '
        head += f'{self.height}" role="img" font-family={quoteattr(FONT)}>'
        parts = [_element(part) for part in self.parts]
        return "\n".join([head, f"<title>{escape(self.title)}</title>", *parts, "</svg>"])


def _element(part: Box | Disc | Polygon | Text) -> str:
    if isinstance(part, Text):
        (x, y), weight = part.at, ' font-weight="bold"' if part.bold else ""
        where = f'x="{x:g}" y="{y:g}" font-size="{part.size:g}" text-anchor="{part.anchor}"'
        style = f'fill="{part.fill}" dominant-baseline="central"{weight}'
        return f"<text {where} {style}>{escape(part.text)}</text>"
    style = f'fill="{part.fill}"' + (f' stroke="{part.line}"' if part.line else "")
    if isinstance(part, Box):
        (x, y), (width, height) = part.at, part.size
        where = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{part.radius:g}"'
        return f"<rect {where} {style}/>"
    if isinstance(part, Disc):
        return f'<circle cx="{part.at[0]:g}" cy="{part.at[1]:g}" r="{part.radius:g}" {style}/>'
    points = " ".join(f"{x:g},{y:g}" for x, y in part.points)
    return f'<polygon points="{points}" {style}/>'
