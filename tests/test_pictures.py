"""The pictures of the documentation: 256 colours, so that a clone stays small."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tools.pictures import quantise
from tools.screenshots import TARGET


def mode(path: Path) -> str:
    with Image.open(path) as picture:
        return picture.mode


def test_pictures_have_a_palette() -> None:
    pictures = sorted(TARGET.glob("*.png"))
    assert len(pictures) > 10
    assert [path.name for path in pictures if mode(path) != "P"] == []


def test_a_picture_keeps_its_look(tmp_path: Path) -> None:
    """A soft shadow of 64 steps, and flat colours beside it."""
    path = tmp_path / "picture.png"
    picture = Image.new("RGB", (128, 128), "#0b6e78")
    for x in range(64):
        picture.paste((246 - x, 239 - x, 224 - x), (x, 0, x + 1, 128))
    picture.save(path)
    quantise(path)
    first = path.read_bytes()
    quantise(path)
    assert path.read_bytes() == first
    assert mode(path) == "P"
    with Image.open(path) as saved:
        assert saved.convert("RGB").tobytes() == picture.tobytes()
