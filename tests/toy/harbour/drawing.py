"""Harbour as a picture."""

from __future__ import annotations

from istanbul.engine.picture import Picture
from istanbul.engine.state import View


def picture(view: View) -> Picture:
    """Rubies, seat by seat."""
    drawn = Picture(100, 40, "Harbour")
    for seat, rubies in enumerate(view.to_json()["rubies"]):
        drawn.text((10 + 20 * seat, 20), str(rubies), 12, "#B3202C")
    return drawn
