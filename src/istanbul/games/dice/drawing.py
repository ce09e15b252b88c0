"""The Dice Game as a picture: dice, tiles, tracks of rubies, cards, and the seats beside them."""

from __future__ import annotations

from typing import Final

from istanbul.drawing import pieces
from istanbul.drawing.pieces import ACCENT, FOOT, GAP, GOODS, INK, LINE, MARGIN, PANEL, SOFT, TABLE
from istanbul.engine.picture import Picture
from istanbul.engine.state import View
from istanbul.games.dice.game import DiceGame
from istanbul.games.dice.view_records import DiceView

WIDE: Final = 560  # of the table
DIE: Final = 52
ROW: Final = 92  # the height of a seat
HIGH: Final = 430
PLAIN: Final = {"coin": pieces.GOLD, "card": PANEL, "mixed": PANEL, "lira": pieces.GOLD}
COLOURS: Final = {**GOODS, "brown": "#7a4b23", "crystal": "#bfe3ee"}


def picture(view: View) -> Picture:
    """What the viewer may know: all lies open."""
    assert isinstance(view.game, DiceGame)
    shown = view.game.view(view.record)
    size = (MARGIN + WIDE + GAP + pieces.PANEL_WIDTH + MARGIN, MARGIN + HIGH + FOOT)
    drawn = Picture(*size, f"Istanbul: The Dice Game, round {shown.round}")
    drawn.box((0, 0), size, pieces.PAGE)
    drawn.box((MARGIN, MARGIN), (WIDE, HIGH), TABLE, line=LINE, radius=12)
    dice(drawn, MARGIN + 14, MARGIN + 14, shown)
    tracks(drawn, MARGIN + 14, MARGIN + 112, shown)
    tiles(drawn, MARGIN + 14, MARGIN + 232, shown)
    cards(drawn, MARGIN + 14, MARGIN + 366, shown)
    for p in range(len(shown.seats)):
        at = (MARGIN + WIDE + GAP, MARGIN + p * (ROW + GAP))
        pieces.seat_panel(drawn, at, ROW, view, p)
        seat(drawn, at, shown, p)
    pieces.foot(drawn, view, shown.round)
    return drawn


def dice(drawn: Picture, x: int, y: int, shown: DiceView) -> None:
    """What was rolled and is not used yet."""
    drawn.text((x, y + 8), "Dice", 14, INK, bold=True)
    turn = shown.turn
    told = f"{turn.actions_done} actions done, {shown.actions_left} left"
    drawn.text((x + WIDE - 28, y + 8), told, 12, SOFT, anchor="end")
    faces = [face for face, n in turn.dice.items() for _ in range(n)]
    for n, face in enumerate(faces):
        at = (x + n * (DIE + 10), y + 24)
        drawn.box(at, (DIE, DIE), "#ffffff", line=INK, radius=9)
        middle = (at[0] + DIE / 2, at[1] + DIE / 2)
        if face in GOODS:
            drawn.box((middle[0] - 13, middle[1] - 13), (26, 26), GOODS[face], line=INK, radius=5)
        else:
            drawn.disc(middle, 17, PLAIN[face], INK)
            drawn.text(middle, face, 11, INK, anchor="middle", bold=True)


def tracks(drawn: Picture, x: int, y: int, shown: DiceView) -> None:
    """The six tracks of rubies: what the next one of each costs."""
    drawn.text((x, y + 8), "Rubies", 14, INK, bold=True)
    told = f"{shown.mosque_rubies} rubies for five tiles"
    drawn.text((x + WIDE - 28, y + 8), told, 12, SOFT, anchor="end")
    for n, (track, prices) in enumerate(shown.prices.items()):
        at = (x + n * 90, y + 24)
        drawn.box(at, (82, 82), PANEL, line=LINE, radius=8)
        drawn.box((at[0], at[1]), (82, 20), {**GOODS, **PLAIN}[track], line=INK, radius=6)
        ink = "#ffffff" if track in ("red", "blue") else INK
        drawn.text((at[0] + 41, at[1] + 10), track, 12, ink, anchor="middle", bold=True)
        gone = shown.rubies_taken[track]
        for k in range(len(prices)):
            from_middle = 12.5 * (k - (len(prices) - 1) / 2)
            pieces.ruby(drawn, at[0] + 41 + from_middle, at[1] + 36, taken=k >= gone)
        price = f"for {prices[gone]}" if gone < len(prices) else "all taken"
        price = "for all four" if track == "mixed" and gone == 0 else price
        if track == "mixed" and 0 < gone < len(prices):
            price = f"four + {prices[gone]}"
        drawn.text((at[0] + 41, at[1] + 62), price, 13, INK, anchor="middle")


def tiles(drawn: Picture, x: int, y: int, shown: DiceView) -> None:
    """The mosque tiles on display."""
    drawn.text((x, y + 8), "Mosque tiles", 14, INK, bold=True)
    drawn.text((x + WIDE - 28, y + 8), f"{shown.stack} in the stack", 12, SOFT, anchor="end")
    there = [tile for tile, n in shown.display.items() for _ in range(n)]
    for n, tile in enumerate(there):
        at = (x + n % 3 * 180, y + 24 + n // 3 * 50)
        colour = COLOURS.get(tile.rpartition("_")[2], PANEL)
        drawn.box(at, (172, 42), PANEL, line=LINE, radius=8)
        drawn.box((at[0], at[1]), (12, 42), colour, line=INK, radius=4)
        name = pieces.names("dice_tile", [tile])
        drawn.text((at[0] + 20, at[1] + 21), name, 12, INK, room=150)


def cards(drawn: Picture, x: int, y: int, shown: DiceView) -> None:
    """The bazaar cards that lie open."""
    drawn.text((x, y + 8), "Bazaar cards", 14, INK, bold=True)
    drawn.text((x + WIDE - 28, y + 8), f"{shown.deck} in the deck", 12, SOFT, anchor="end")
    told = pieces.names("dice_card", shown.cards_shown) or "none open"
    drawn.text((x, y + 34), told, 12, SOFT, room=WIDE - 28)


def seat(drawn: Picture, at: tuple[int, int], shown: DiceView, p: int) -> None:
    """The panel of a seat: rubies, lira, markers, tiles."""
    (x, y), row = at, shown.seats[p]
    pieces.rubies(drawn, x + pieces.PANEL_WIDTH - 2, y + 18, row.rubies, shown.goal)
    pieces.coin(drawn, x + 18, y + 46, str(row.lira))
    for n, colour in enumerate(COLOURS):
        left = x + 40 + 22 * n
        drawn.box((left, y + 38), (17, 17), COLOURS[colour], line=INK, radius=3)
        ink = INK if colour in ("yellow", "green", "crystal") else "#ffffff"
        drawn.text(
            (left + 8.5, y + 46.5), str(getattr(row, colour)), 11, ink, anchor="middle", bold=True
        )
    drawn.text((x + 180, y + 46), f"worth {shown.worth[p]}", 12, ACCENT)
    held = pieces.names("dice_tile", row.tiles)
    drawn.text((x + 10, y + 72), held, 11, SOFT, room=pieces.PANEL_WIDTH - 16)
