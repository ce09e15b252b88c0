"""The drawing of High die: part of the kit that its folder is (engine/kit.py)."""

from __future__ import annotations

from typing import Any

from istanbul.engine.picture import Picture


def picture(view: Any) -> Picture:
    """The own card."""
    drawn = Picture(10, 10, "")
    drawn.text((0, 0), f"card {view.record.own}", 1, "#000")
    return drawn
