"""What can be explained: things of a game, with rows of its tables as facts, certain or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as default
from itertools import groupby
from typing import Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from istanbul.engine.rows import Rows, Section

Mark = Literal["", "l", "r"]


class Fact(Struct, frozen=True, kw_only=True):
    """A number of the tables, or several: with values, or with goods by their colour."""

    label: str
    """Its message is `fact.LABEL`."""
    row: str
    """Its row in the tables."""
    players: int | None = None
    """It applies to this number of players."""
    expansions: list[str] | None = None
    """It applies to games with one of these expansions; if empty, to games without any."""
    values: list[str] = field(default_factory=list)
    goods: list[dict[str, int]] = field(default_factory=list)
    mark: Mark = ""
    """How certain it is: `l` likely, `r` reconstructed; else certain."""


class Thing(Struct, frozen=True, kw_only=True):
    """Something of a game that can be explained: a place, a card, a tile, a figure, a piece."""

    id: str
    """As `board:place:tea_house` or `dice:card:a_red`."""
    page: str
    """The page of rules that describes it."""
    clause: str
    name: str
    help: str
    """Messages: its name and what it does; `numbers` fills them in."""
    numbers: dict[str, int] = field(default_factory=dict)
    more: dict[str, str] = field(default_factory=dict)
    """What it does besides with an expansion: a message for each."""
    parts: list[str] = field(default_factory=list)
    """The things that are had there, and explained with it."""
    facts: list[Fact] = field(default_factory=list)
    mark: Mark = ""
    """How certain it is as a whole."""


SHOWN: Final[dict[str, Mark]] = {"l": "l", "r": "r"}
"""Likely and reconstructed; what is certain needs no mark."""


@dataclass(frozen=True)
class Facts:
    """Facts of a game's tables, with the words for its rows."""

    rows: Rows
    labels: Mapping[str, str]
    """The word for a row, where it is not the name of the row itself."""
    goods: Sequence[str] = ()
    expansions: Mapping[str, list[str]] = default(default_factory=dict)
    """The expansions that a row applies to; none: only to games without any."""

    def of(self, wanted: Sequence[str]) -> list[Fact]:
        """The facts of some rows: `section.row`, with how to show it after a blank.

        seq: numbers in their order; count: for 1, 2, 3 ... pieces; sum: by the sum of two dice;
        goods: a number for each good; colours: names of goods; rows: of a board; cost: of a tile;
        players: a row for each number of players.
        """
        found = []
        for line in wanted:
            name, _, how = line.partition(" ")
            section, _, row = name.rpartition(".")
            if how == "players":
                for key in self._section(section):
                    start, _, n = key.rpartition("_")
                    if start == row and n.isdigit():
                        found.append(self._fact(f"{section}.{key}", "seq", name, int(n)))
            else:
                found.append(self._fact(name, how, name))
        return found

    def mark(self, name: str) -> Mark:
        """The mark of a row, or of its section: l, r, or none."""
        section, _, row = name.rpartition(".")
        found = self._section(section)
        mark = str(found.get(f"{row}_mark", found.get("mark", "")))
        return SHOWN.get(mark, "")

    def _section(self, name: str) -> Section:
        rows: Section = self.rows
        for part in name.split("."):
            rows = rows[part]
        return rows

    def _fact(self, where: str, how: str, name: str, players: int | None = None) -> Fact:
        section, _, row = where.rpartition(".")
        value = self._section(section)[row]
        label = self.labels.get(name, "copies" if row == "count" else row)
        if how == "cost":  # all prices of tiles share one mark
            where = f"{section}.costs"
        fact = Fact(
            label=label,
            row=where,
            players=players,
            expansions=self.expansions.get(name),
            mark=self.mark(where),
        )
        if how == "goods":
            tiles = value if isinstance(value[0], list) else [value]
            goods = [{g: n for g, n in zip(self.goods, tile, strict=True) if n} for tile in tiles]
            return replace(fact, goods=goods)
        if how == "colours":
            goods = [{colour: 1} for colour in value]
            return replace(fact, goods=goods)
        return replace(fact, values=_values(value, how))


def _values(value: object, how: str) -> list[str]:
    if not isinstance(value, list):
        return [str(value)]
    if how == "count":
        return [f"{n} → {price}" for n, price in enumerate(value, 1)]
    if how == "cost":
        return [" + ".join(map(str, value))]
    if how == "sum":
        return _by_sum(value)
    if how == "rows":
        return [" ".join(map(str, row)) for row in value]
    return [str(n) for n in value]


def _by_sum(value: list[int]) -> list[str]:
    """What each sum of two dice gives, sums with the same gain together."""
    found = []
    for gain, sums in groupby(range(2, len(value)), key=lambda n: value[n]):
        first, *rest = sums
        found.append(f"{first}–{rest[-1]} → {gain}" if rest else f"{first} → {gain}")
    return found
