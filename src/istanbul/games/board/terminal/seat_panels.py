"""What every seat has, one line each; and the cards of a hand."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from rich.text import Text

from istanbul.games.board.catalogue import LETTERS
from istanbul.games.board.contents import GOODS, PLACES
from istanbul.games.board.terminal.scene import BoardScene
from istanbul.games.board.view_records import BoardSeat, SeatLetters
from istanbul.messages import Words
from istanbul.terminal.palette import (
    ACCENT,
    DELIVERED,
    QUIET,
    RUBY,
    RUBY_SIGN,
    SEATS,
    fit,
    goods_text,
    seat_letter,
)

WIDE: Final = 96  # from here on the wheelbarrow is drawn, not counted
GAP: Final = 2
LEAST: Final = 4  # of a heading, as long as there is room


def draw_seats(scene: BoardScene) -> list[Text]:
    """A heading, then a line for each seat."""
    wide = scene.width >= WIDE
    rows = _rows(scene, wide)
    if wide and _sum(_needed(rows)) > scene.width:
        wide, rows = False, _rows(scene, False)
    if _sum(_widest(rows)) > scene.width:
        rows = _rows(scene, wide, short=True)
    return _aligned(rows, scene.width)


def _rows(scene: BoardScene, wide: bool, short: bool = False) -> list[list[Text]]:
    words, view = scene.words, scene.view
    cells = [_cells(scene, seat, wide) for seat in range(len(view.seats))]
    names = [f"head-{key.removeprefix('ui-')}" if short else key for key in cells[0]]
    headings = [Text(words.say(name), QUIET) for name in names]
    rows = [[Text(" "), *headings]]
    for seat, row in enumerate(cells):
        acts = seat == view.seat and not view.over
        rows.append([Text("►" if acts else " ", ACCENT), *row.values()])
    return rows


def _cells(scene: BoardScene, seat: int, wide: bool) -> dict[str, Text]:
    """What one seat has: by the message that stands above it."""
    row = scene.view.seats[seat]
    found = {
        "ui-seat": _name(scene, seat),
        "ui-rubies": Text(f"{RUBY_SIGN} {row.rubies}/{scene.view.goal}", RUBY),
        "ui-lira": Text(f"{row.lira}"),
    }
    if row.coffee is not UNSET:
        found["ui-coffee"] = Text(str(row.coffee))
    found["ui-wheelbarrow"] = _wheelbarrow(row, wide)
    found["ui-assistants"] = _stack(seat, row)
    space = " " if wide else ""
    tiles = goods_text(space.join(LETTERS[GOODS.index(tile)] for tile in row.mosque_tiles))
    for tile in row.tavern_tiles or []:
        tiles.append(space if tiles else "").append(scene.words.say(f"ui-sign_{tile}"))
    found["ui-all_tiles"] = tiles
    found["ui-hand"] = Text(str(row.cards))
    if row.guild_cards is not UNSET:
        found["ui-guild"] = Text(str(row.guild_cards))
    if row.letters is not UNSET and row.seals is not UNSET:
        found["ui-companion"] = _companion(scene.words, row)
        found["ui-letters"] = _letters(row.letters, row.seals, wide)
    return found


def _name(scene: BoardScene, seat: int) -> Text:
    """Letter, name, and the tokens that lie in front of the seat."""
    name = Text.assemble((f" {seat_letter(seat)} ", SEATS[seat]), f" {scene.names[seat]}")
    if seat == scene.you:
        name.append(f" ({scene.words.say('ui-you')})", QUIET)
    if scene.view.caravan == seat:
        name.append(" ⌂", ACCENT)
    barrier = scene.view.barrier
    if barrier is not UNSET and barrier is not None and barrier.holder == seat:
        name.append(" ║", ACCENT)
    return name


def _needed(rows: list[list[Text]]) -> list[int]:
    return _widest(rows[1:])


def _widest(rows: list[list[Text]]) -> list[int]:
    return [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]


def _sum(widths: list[int]) -> int:
    """Of a line with such columns."""
    return sum(widths) + GAP * (len(widths) - 2) + 1


def _aligned(rows: list[list[Text]], width: int) -> list[Text]:
    """Columns as wide as their contents; where that is too much, headings are cut first."""
    columns = range(len(rows[0]))
    wide = _widest(rows)
    needed = _needed(rows)
    over = _sum(wide) - width
    for least in (LEAST, 1):  # headings
        for i in sorted(columns, key=lambda i: needed[i] - wide[i]):
            cut = min(max(0, over), wide[i] - max(needed[i], least))
            if cut > 0:
                wide[i] -= cut
                over -= cut
    if over > 0:  # long names
        wide[1] = max(8, wide[1] - over)
    lines = []
    for i in columns:
        if wide[i] < LEAST:
            rows[0][i].truncate(wide[i], overflow="crop")
    for row in rows:
        line = Text().append_text(fit(row[0], wide[0]))
        for i in columns[1:]:
            line.append_text(fit(row[i], wide[i])).append(" " * GAP)
        line.rstrip()
        lines.append(line)
    return lines


def _wheelbarrow(row: BoardSeat, wide: bool) -> Text:
    room = row.room
    text = Text()
    for letter, good in zip(LETTERS, GOODS, strict=True):
        n = row.goods.get(good, 0)
        if wide:
            text.append_text(goods_text(letter * n)).append("·" * (room - n), QUIET).append(" ")
        else:
            text.append_text(goods_text(letter)).append(f"{n} ")
    text.rstrip()
    return text.append(f" /{room}", QUIET)


def _stack(seat: int, row: BoardSeat) -> Text:
    """Assistants under the merchant, and a dot for each one on the board."""
    stack = row.stack
    letters = seat_letter(seat).lower() * stack if isinstance(stack, int) else stack
    text = Text()
    for letter in letters:
        if letter == "n":
            text.append("n", "bold reverse")
        else:
            text.append(seat_letter(seat).lower(), SEATS[seat])
    return text.append("·" * len(row.assistants), QUIET)


def _companion(words: Words, row: BoardSeat) -> Text:
    """Where he is: a place's number, ready in the personal supply, or nowhere yet."""
    if row.companion is UNSET or row.companion is None:
        return Text("–", QUIET)
    if row.companion == "reserve":
        return Text(words.say("ui-in_reserve"))
    return Text(f"→ {PLACES.index(row.companion) + 1}")


def _letters(letters: SeatLetters, seals: int, wide: bool) -> Text:
    """Open letters by their numbers, how many are delivered, the seals of all."""
    numbers = [PLACES.index(place) + 1 for place, n in letters.open.items() for _ in range(n)]
    delivered = sum(letters.delivered.values())
    if not seals:
        return Text("–", QUIET)
    shown = " ".join(map(str, sorted(numbers))) if wide else str(len(numbers))
    text = Text(shown)
    if delivered:
        text.append(f"{' ' if shown else ''}{DELIVERED}{delivered}", ACCENT)
    return text.append(f" ={seals}", QUIET)
