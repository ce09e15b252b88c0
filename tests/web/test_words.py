"""The components hold no text of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "web" / "src"
SENTENCE: Final = re.compile(r">([^<>{}]*[A-Za-zÀ-žА-я]{3,}[^<>{}]*)<")


def sources() -> Iterator[tuple[str, str]]:
    """All components and modules but the tests and the gallery."""
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".svelte", ".ts") and ".test." not in path.name:
            name = path.relative_to(SOURCES).as_posix()
            if "/gallery/" not in name and not name.startswith("protocol/"):
                yield name, path.read_text(encoding="utf-8")


def test_there_is_no_text_in_the_components() -> None:
    found = []
    for name, text in sources():
        if name.endswith(".svelte"):
            body = re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.DOTALL)
            body = re.sub(r"=>", "", body)
            found += [f"{name}: {match[1].strip()}" for match in SENTENCE.finditer(body)]
    assert found == []
