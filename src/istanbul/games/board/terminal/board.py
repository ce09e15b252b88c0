"""The board as a grid of boxes: number and name, live state, and the pieces that stand there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import UNSET
from rich.cells import cell_len
from rich.text import Text

from istanbul.games.board.contents import FIGURES, PLACES
from istanbul.games.board.terminal.place_lines import place_line
from istanbul.games.board.terminal.scene import BoardScene
from istanbul.terminal.contract import Choice
from istanbul.terminal.palette import ACCENT, FIGURE, NAME, QUIET, SEATS, fit, seat_letter

WIDEST_CELL: Final = 26
NARROWEST_CELL: Final = 14

MARKED: Final = (
    ("visit",),
    ("companion",),
    ("move_neutral", "move_own", "move_lay", "move"),
    ("act_police",),
    ("put", "use_at"),
)
"""Kinds whose number is written on the board; a later one covers an earlier one."""


def marks(found: Sequence[Choice]) -> dict[str, str]:
    """The number of the option that goes to each place: going there properly comes first."""
    numbers: dict[str, str] = {}
    for kinds in MARKED:
        for choice in found:
            if choice.option.kind in kinds:
                numbers[str(choice.option.args["place"])] = str(choice.number)
    return numbers


def draw_board(scene: BoardScene, title: str, marks: Mapping[str, str]) -> list[Text]:
    """The lines of the board. `marks`: what to write into the corner of places (option numbers)."""
    layout = scene.view.layout
    columns = len(layout[0])
    inner = max(NARROWEST_CELL, min(WIDEST_CELL, (scene.width - columns - 1) // columns))
    barrier = _barrier(scene)
    lines = [_edge("┌┬┐", columns, inner, title)]
    for y, row in enumerate(layout):
        if y:
            lines.append(_between(layout[y - 1], row, inner, barrier))
        cells = [_cell(scene, number, inner, marks.get(PLACES[number - 1], "")) for number in row]
        for at, parts in enumerate(zip(*cells, strict=True)):
            line = Text().append("│", QUIET)
            for x, part in enumerate(parts):
                line.append_text(part)
                if barrier is not None and barrier.closes(row[x], *row[x + 1 : x + 2]):
                    line.append(barrier.letter if at == 1 else "║", SEATS[barrier.holder])
                else:
                    line.append("│", QUIET)
            lines.append(line)
    lines.append(_edge("└┴┘", columns, inner))
    return lines


@dataclass(frozen=True)
class Barrier:
    """Between which places it lies, and who may cross it."""

    between: frozenset[int]
    holder: int

    @property
    def letter(self) -> str:
        """The sign of whoever holds the barrier."""
        return seat_letter(self.holder)

    def closes(self, *places: int) -> bool:
        """Does it lie between these places?"""
        return self.between == set(places)


def _barrier(scene: BoardScene) -> Barrier | None:
    found = scene.view.barrier
    if found is UNSET or found is None:
        return None
    return Barrier(frozenset(PLACES.index(end) + 1 for end in found.between), found.holder)


def _edge(corners: str, columns: int, inner: int, title: str = "") -> Text:
    rule = corners[0] + corners[1].join(["─" * inner] * columns) + corners[2]
    if not title:
        return Text(rule, QUIET)
    shown = Text(f" {title} ", NAME)
    shown.truncate(len(rule) - 4, overflow="ellipsis")
    return Text.assemble((rule[:2], QUIET), shown, (rule[2 + shown.cell_len :], QUIET))


def _between(above: list[int], below: list[int], inner: int, barrier: Barrier | None) -> Text:
    """The line between two rows of places, with the barrier if it lies there."""
    line = Text("├", QUIET)
    for x, places in enumerate(zip(above, below, strict=True)):
        if x:
            line.append("┼", QUIET)
        if barrier is not None and barrier.closes(*places):
            line.append(f" {barrier.letter} ".center(inner, "═"), SEATS[barrier.holder])
        else:
            line.append("─" * inner, QUIET)
    return line.append("┤", QUIET)


def _cell(scene: BoardScene, number: int, inner: int, mark: str) -> list[Text]:
    place = PLACES[number - 1]
    called = scene.words.say(f"place-{place}")
    name = Text(f"{number:>2} ", ACCENT if mark else QUIET)
    if name.cell_len + cell_len(called) > inner:
        called = scene.words.say(f"short-{place}")
    name = Text.assemble(name, (called, NAME))
    live = Text(" ").append_text(place_line(scene, place, inner - 1))
    room = inner - 1 - (len(mark) + 2 if mark else 0)
    pieces = _pieces(scene, place)
    if pieces.cell_len > room:
        pieces = _pieces(scene, place, crowded=True)
    pieces = Text(" ").append_text(pieces)
    lines = [fit(name, inner), fit(live, inner), fit(pieces, inner)]
    if mark:
        corner = Text(f"[{mark}]", ACCENT)
        at = 2 if pieces.cell_len <= room + 1 else 0
        lines[at] = fit((name, live, pieces)[at], inner - corner.cell_len).append_text(corner)
    return lines


def _pieces(scene: BoardScene, place: str, crowded: bool = False) -> Text:
    """Merchants, companions, assistants, family members and figures, in this order."""
    merchants, assistants, family = Text(), Text(), Text()
    view = scene.view
    for seat, row in enumerate(view.seats):
        letter = seat_letter(seat)
        if row.merchant == place:
            merchants.append(letter if crowded else f"({letter})", SEATS[seat])
        if place in row.assistants:
            assistants.append(letter.lower(), SEATS[seat])
        if row.family == place:
            family.append(f"{letter}*", SEATS[seat])
    for seat, row in enumerate(view.seats):
        if row.companion == place:
            merchants.append(f"[{seat_letter(seat).lower()}]", SEATS[seat])
    for number, where in enumerate(view.neutral_merchants or [], 1):
        if where == place:
            merchants.append(f"({number})", FIGURE)
    if view.neutral_assistants is not UNSET:
        assistants.append("n" * view.neutral_assistants.get(place, 0), FIGURE)
    groups = [merchants, assistants, family]
    for figure in FIGURES:
        if getattr(view, figure) == place:
            short = scene.words.say(f"ui-short_{figure}")
            groups.append(Text(short[:2] if crowded else short, FIGURE))
    return Text(" ").join(group for group in groups if group.plain)
