"""A picture as pixels, drawn with Pillow: what environments render as `rgb_array`."""

from __future__ import annotations

from functools import cache
from typing import Final, TypedDict

from istanbul.engine.extras import Needs
from istanbul.engine.picture import Box, Disc, Picture, Polygon, Text

with Needs("research"):
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageDraw, ImageFont

FINE: Final = 2  # drawn so many times as large, then made smaller: smooth edges
ANCHORS: Final = {"start": "lm", "middle": "mm", "end": "rm"}


class _Style(TypedDict):
    fill: str
    outline: str | None
    width: int


def pixels(picture: Picture) -> NDArray[np.uint8]:
    """Height x width x 3, from 0 to 255."""
    size = (picture.width, picture.height)
    image = Image.new("RGB", (size[0] * FINE, size[1] * FINE), "white")
    draw = ImageDraw.Draw(image)
    for part in picture.parts:
        _draw(draw, part)
    return np.asarray(image.resize(size, Image.Resampling.LANCZOS))


def _draw(draw: ImageDraw.ImageDraw, part: Box | Disc | Polygon | Text) -> None:
    if isinstance(part, Text):
        _write(draw, part)
        return
    style = _Style(fill=part.fill, outline=part.line or None, width=FINE)
    if isinstance(part, Box):
        (x, y), (width, height) = part.at, part.size
        corners = [FINE * x, FINE * y, FINE * (x + width), FINE * (y + height)]
        draw.rounded_rectangle(corners, FINE * part.radius, **style)
    elif isinstance(part, Disc):
        (x, y), r = part.at, part.radius
        draw.ellipse([FINE * n for n in (x - r, y - r, x + r, y + r)], **style)
    else:
        draw.polygon([(FINE * x, FINE * y) for x, y in part.points], **style)


def _write(draw: ImageDraw.ImageDraw, part: Text) -> None:
    at = (FINE * part.at[0], FINE * part.at[1])
    heavy = 0.45 * FINE if part.bold else 0
    draw.text(
        at,
        part.text,
        part.fill,
        _font(part.size),
        anchor=ANCHORS[part.anchor],
        stroke_width=heavy,
    )


@cache
def _font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """The font that comes with Pillow: the same on every machine."""
    return ImageFont.load_default(FINE * size)
