"""Every message that the screens name is there, and none of their own is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from istanbul.messages import catalogue

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "web" / "src"
KEY: Final = re.compile(r"'([a-z_]+\.[a-z0-9_]+)'|`([a-z_]+\.(?:[a-z0-9_]|\$\{[^}]*\})+)`")
OWN: Final = ("screen.", "bot.", "bot_help.")
SENTENCE: Final = re.compile(r">([^<>{}]*[A-Za-zÀ-žА-я]{3,}[^<>{}]*)<")


def sources() -> Iterator[tuple[str, str]]:
    """All components and modules but the tests and the gallery."""
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".svelte", ".ts") and ".test." not in path.name:
            name = path.relative_to(SOURCES).as_posix()
            if not name.startswith("gallery/") and name != "lib/protocol.ts":
                yield name, path.read_text(encoding="utf-8")


def patterns() -> dict[str, re.Pattern[str]]:
    """Every key that is named anywhere, with anything in place of `${...}`."""
    groups = {key.partition(".")[0] for key in catalogue("en")}
    found = {}
    for _, text in sources():
        for match in KEY.finditer(text):
            key = match[1] or match[2]
            if key.partition(".")[0] in groups:
                parts = re.split(r"\$\{[^}]*\}", key)
                found[key] = re.compile(".+".join(map(re.escape, parts)))
    return found


def test_every_key_is_in_the_catalogue() -> None:
    known = catalogue("en")
    missing = [key for key, pattern in patterns().items() if not any(map(pattern.fullmatch, known))]
    assert missing == []


def test_no_message_of_the_screens_is_unused() -> None:
    used = list(patterns().values())
    unused = [
        key
        for key in catalogue("en")
        if key.startswith(OWN) and not any(pattern.fullmatch(key) for pattern in used)
    ]
    assert unused == []


def test_there_is_no_text_in_the_components() -> None:
    found = []
    for name, text in sources():
        if name.endswith(".svelte"):
            body = re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.DOTALL)
            body = re.sub(r"=>", "", body)
            found += [f"{name}: {match[1].strip()}" for match in SENTENCE.finditer(body)]
    assert found == []
