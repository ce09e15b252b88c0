"""What every seat of the Dice Game has, one line each."""

from __future__ import annotations

from rich.text import Text

from istanbul.games.dice.contents import COLOURS, TILE_KINDS
from istanbul.games.dice.terminal.signs import (
    BROWN_STYLE,
    CRYSTAL_STYLE,
    SIGNS,
    STYLES,
    DiceScene,
    is_wide,
)
from istanbul.games.dice.view_records import DiceSeat
from istanbul.terminal.palette import ACCENT, NAME, QUIET, RUBY, RUBY_SIGN, SEATS, fit, seat_letter

GAP = 2


def draw_seats(scene: DiceScene) -> list[Text]:
    """A heading, then a line for each seat."""
    words, view = scene.words, scene.view
    keys = ["ui-seat", "ui-rubies", "ui-lira", "dice_ui-markers", "dice_ui-brown"]
    keys += ["dice_ui-crystals", "ui-all_tiles"]
    rows = [[Text(" "), *(Text(words.say(key), QUIET) for key in keys)]]
    for seat, row in enumerate(view.seats):
        acts = seat == view.seat and not view.over
        name = Text.assemble((f" {seat_letter(seat)} ", SEATS[seat]), f" {scene.names[seat]}")
        if seat == scene.you:
            name.append(f" ({words.say('ui-you')})", QUIET)
        rows.append(
            [
                Text("►" if acts else " ", ACCENT),
                name,
                Text(f"{RUBY_SIGN} {row.rubies}/{view.goal}", RUBY),
                Text(f"{row.lira}"),
                _markers(scene, row),
                _count(row.brown, BROWN_STYLE),
                _count(row.crystal, CRYSTAL_STYLE),
                _tiles(scene, row),
            ]
        )
    return _aligned(rows, scene.width)


def _markers(scene: DiceScene, row: DiceSeat) -> Text:
    """Markers by colour: always in the same order, so that columns can be read downwards."""
    text = Text()
    for colour in COLOURS:
        n = getattr(row, colour)
        style = STYLES[colour] if n else QUIET
        text.append(f" {SIGNS[colour]}{n} " if is_wide(scene) else f"{SIGNS[colour]}{n}", style)
        text.append(" ")
    text.rstrip()
    return text


def _count(n: int, style: str) -> Text:
    return Text(f" {n} ", style if n else QUIET)


def _tiles(scene: DiceScene, row: DiceSeat) -> Text:
    """How many, then their kinds: goods tiles as letters."""
    tiles, words = row.tiles, scene.words
    n = sum(tiles.values())
    text = Text(f"{n}/{scene.view.numbers['mosque_tiles']}", NAME if n else QUIET)
    if row.mosque_ruby:
        text.append(RUBY_SIGN, RUBY)
    for kind in (*TILE_KINDS, "extra_die"):
        if kind == "goods":
            goods = [c for c in COLOURS for _ in range(tiles.get(f"goods_{c}", 0))]
            if goods:
                text.append(" +")
                for colour in goods:
                    text.append(SIGNS[colour], STYLES[colour])
            continue
        count = sum(m for tile, m in tiles.items() if tile.startswith(kind))
        if count:
            word = words.say(f"dice_short-{kind}")
            text.append(f" {word}" + (f"×{count}" if count > 1 else ""))
    return text


def _aligned(rows: list[list[Text]], width: int) -> list[Text]:
    """Columns as wide as their contents; where that is too much, headings are cut, then tiles."""
    columns = range(len(rows[0]))
    wide = [max(row[i].cell_len for row in rows) for i in columns]
    needed = [max(row[i].cell_len for row in rows[1:]) for i in columns]
    over = sum(wide) + GAP * (len(wide) - 2) - width
    for i in sorted(columns, key=lambda i: needed[i] - wide[i]):
        cut = max(0, min(over, wide[i] - max(needed[i], 4)))
        wide[i] -= cut
        over -= cut
    for i, least in ((len(wide) - 1, 12), (1, 8)):  # tiles, long names
        cut = max(0, min(over, wide[i] - least))
        wide[i] -= cut
        over -= cut
    lines = []
    for row in rows:
        line = fit(row[0], wide[0])
        for i in columns[1:]:
            line.append_text(fit(row[i], wide[i])).append(" " * GAP)
        line.rstrip()
        lines.append(line)
    return lines
