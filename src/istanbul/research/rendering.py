"""What environments show: a view as text, or as pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.extras import Needs
from istanbul.engine.state import View
from istanbul.research.pixels import pixels
from istanbul.research.text import text_of

with Needs("research"):
    import numpy as np
    from numpy.typing import NDArray

MODES: Final = ("ansi", "human", "rgb_array")
Rendered = str | NDArray[np.uint8] | None


def check_render_mode(mode: str | None, known: Sequence[str] = MODES) -> None:
    """Refuse a way to draw that an environment has not."""
    if mode is not None and mode not in known:
        raise MalformedInput(f"render_mode {mode!r}: expected {' or '.join(known)}")


def rendered(view: View, mode: str | None) -> Rendered:
    """`ansi`: a text. `human`: the text, printed. `rgb_array`: pixels, height x width x 3."""
    if mode == "rgb_array":
        return pixels(view.picture())
    text = text_of(view)
    if mode != "human":
        return text
    print(text)
    return None
