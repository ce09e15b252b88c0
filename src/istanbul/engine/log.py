"""A game is its log: a header, entries, and at the end a result. JSON lines or one JSON object."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from istanbul.engine.errors import Fault, MalformedInput
from istanbul.engine.node import Given, Json

FORMAT: Final = 1
BY_CHANCE: Final = "chance"
"""Who did it, in an entry of chance. (The rules have a number for it: rules.CHANCE.)"""


By = int | Literal["chance"]
"""Who did something: a seat, or chance."""


class Entry(NamedTuple):
    """Who did what. The text `undo 11` goes back to entry 11, `redo 12` forward to entry 12."""

    n: int
    by: By
    text: str

    def to_json(self) -> Json:
        """The entry as a line of the log."""
        return {"n": self.n, "by": self.by, "text": self.text}


@dataclass
class Log:
    """The record of a game; states are computed from it."""

    header: Json
    entries: list[Entry] = field(default_factory=list)
    result: Json | None = None

    def to_json(self) -> Json:
        """Header, entries and result as one JSON object."""
        found: Json = {**self.header, "entries": [entry.to_json() for entry in self.entries]}
        if self.result is not None:
            found["result"] = self.result
        return found

    def to_lines(self) -> str:
        """JSON lines: the header, an entry each, the result."""
        rows = [self.header, *(entry.to_json() for entry in self.entries)]
        if self.result is not None:
            rows.append({"result": self.result})
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)

    @classmethod
    def read(cls, given: Log | Given | str) -> Log:
        """A log from any of its forms; errors name the problem."""
        if isinstance(given, Log):
            return given
        if isinstance(given, Mapping):
            return cls._from_object(given)
        if not isinstance(given, str):
            raise MalformedInput(f"log: expected an object or the text of a file, got {given!r}")
        rows = _parse(given)
        if len(rows) == 1 and "entries" in rows[0]:
            return cls._from_object(rows[0])
        if not rows:
            raise MalformedInput("log: it is empty; expected a header line", Fault("file-empty"))
        result = _result(rows[-1]) if len(rows) > 1 else None
        entries = rows[1:-1] if result is not None else rows[1:]
        return cls(_header(rows[0]), _entries(entries), result)

    @classmethod
    def _from_object(cls, given: Given) -> Log:
        header = {key: value for key, value in given.items() if key not in ("entries", "result")}
        entries = given.get("entries", [])
        if not isinstance(entries, list):
            raise MalformedInput("log: entries must be a list", Fault("file-log_header"))
        return cls(_header(header), _entries(entries), _result(given))


def _parse(text: str) -> list[Json]:
    """JSON lines, or one object over several lines."""
    rows: list[Json] = []
    try:
        whole = json.loads(text)
        if isinstance(whole, dict):
            return [whole]
    except (ValueError, RecursionError):
        pass  # several lines, each on its own
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError) as problem:
            fault = Fault("file-line", {"n": number})
            raise MalformedInput(f"log, line {number}: not JSON ({problem})", fault) from problem
        if not isinstance(row, dict):
            fault = Fault("file-line", {"n": number})
            text = f"log, line {number}: expected an object, got {line[:40]!r}"
            raise MalformedInput(text, fault)
        rows.append(row)
    return rows


def _header(header: Json) -> Json:
    if header.get("format") != FORMAT:
        got = header.get("format")
        text = f"log: expected a header with format {FORMAT}, got format {got!r}"
        raise MalformedInput(text, Fault("file-not_log"))
    if not isinstance(header.get("options"), dict):
        text = "log: the header must name the options of the game"
        raise MalformedInput(text, Fault("file-log_header"))
    return header


def _entries(rows: Iterable[object]) -> list[Entry]:
    entries: list[Entry] = []
    for n, row in enumerate(rows, 1):
        if (
            not isinstance(row, Mapping)
            or row.get("n") != n
            or not isinstance(row.get("text"), str)
            or not (row.get("by") == BY_CHANCE or type(row.get("by")) is int)
        ):
            expected = f'{{"n": {n}, "by": seat or "chance", "text": ...}}'
            fault = Fault("file-log_entry", {"n": n})
            raise MalformedInput(f"log, entry {n}: expected {expected}, got {row!r}", fault)
        entries.append(Entry(n, row["by"], row["text"]))
    return entries


def _result(row: Given) -> Json | None:
    result = row.get("result")
    if result is not None and not isinstance(result, dict):
        text = f"log: the result must be an object, got {result!r:.40}"
        raise MalformedInput(text, Fault("file-log_result"))
    return result
