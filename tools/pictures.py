"""`python -m tools.pictures FILE...`: saves pictures with 256 colours, a third of the bytes.

Median cut without dither: flat drawings and soft shadows keep their look, nothing flickers.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PIL import Image

COLOURS: Final = 256


def quantise(path: Path) -> None:
    """Save a PNG again, with a palette of its own; one that has a palette stays as it is."""
    with Image.open(path) as picture:
        if picture.mode == "P":
            return
        flat = picture.convert("RGB")
    method, dither = Image.Quantize.MEDIANCUT, Image.Dither.NONE
    flat.quantize(COLOURS, method=method, kmeans=1, dither=dither).save(path, optimize=True)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        quantise(Path(name))
