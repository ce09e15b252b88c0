"""Curves as small pictures: the log loss after each epoch, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

WIDTH, HEIGHT, EDGE = 360, 200, 40
COLOURS: Final = ("#1f6f8b", "#b5543a", "#4f7f3f", "#7a4f9a", "#8a6d1f")


def svg(title: str, curves: Mapping[str, Sequence[float]]) -> str:
    """One line for each name; all have the same axes."""
    numbers = [n for curve in curves.values() for n in curve]
    low, high = min(numbers), max(numbers)
    longest = max(len(curve) for curve in curves.values())
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<path d="M{EDGE} 10V{HEIGHT - EDGE}H{WIDTH - 10}" fill="none" stroke="#555555"/>',
        _text(4, 16, f"{high:.2f}"),
        _text(4, HEIGHT - EDGE, f"{low:.2f}"),
        _text(EDGE, HEIGHT - EDGE + 14, f"epochs 1 to {longest}"),
    ]
    for number, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(
            f"{EDGE + i * (WIDTH - EDGE - 20) / max(1, longest - 1):.1f},"
            f"{10 + (high - n) * (HEIGHT - EDGE - 10) / max(high - low, 1e-9):.1f}"
            for i, n in enumerate(curve)
        )
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        parts.append(_text(EDGE + 64 * number, HEIGHT - 6, name, colour))
    return "\n".join([*parts, "</svg>\n"])


def _text(x: int, y: int, words: str, colour: str = "#333333") -> str:
    style = f'font-size="10" font-family="sans-serif" fill="{colour}"'
    return f'<text x="{x}" y="{y}" {style}>{words}</text>'
