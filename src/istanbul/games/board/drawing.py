"""The board game as a picture: the places with all that stands there, and the seats beside them."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from istanbul.drawing import pieces
from istanbul.drawing.pieces import FOOT, GAP, INK, LINE, MARGIN, PANEL, SEATS, SOFT
from istanbul.engine.picture import Picture
from istanbul.engine.state import View
from istanbul.games.board.contents import GOODS, PLACES
from istanbul.games.board.game import BoardGame
from istanbul.games.board.view_records import Barrier, BoardSeat, BoardView

WIDE, HIGH = 152, 118  # a place
WAREHOUSES: Final = {
    "fabric_warehouse": "red",
    "spice_warehouse": "green",
    "fruit_warehouse": "yellow",
}
FIGURES: Final = {"governor": "G", "smuggler": "S", "coffee_trader": "T", "courier": "C"}
FIGURE_FILL: Final = {
    **{"governor": "#6b3fa0", "smuggler": "#2c2c34"},
    **{"coffee_trader": "#6f4518", "courier": "#0b6e78"},
}


def picture(view: View) -> Picture:
    """What the viewer may know."""
    assert isinstance(view.game, BoardGame)
    shown = view.game.view(view.record)
    rows = shown.layout
    board = MARGIN + len(rows[0]) * (WIDE + GAP)
    panel = 116 if shown.options.expansions else 96
    below = max(len(rows) * (HIGH + GAP), len(shown.seats) * (panel + GAP)) - GAP
    size = (board + GAP + pieces.PANEL_WIDTH + MARGIN, MARGIN + below + FOOT)
    drawn = Picture(*size, f"Istanbul, round {shown.round}")
    drawn.box((0, 0), size, pieces.PAGE)
    for row, numbers in enumerate(rows):
        for column, number in enumerate(numbers):
            at = (MARGIN + column * (WIDE + GAP), MARGIN + row * (HIGH + GAP))
            place(drawn, at, number, shown)
    for p in range(len(shown.seats)):
        at = (board + GAP, MARGIN + p * (panel + GAP))
        pieces.seat_panel(drawn, at, panel, view, p)
        seat(drawn, at, shown, p)
    pieces.foot(drawn, view, shown.round)
    return drawn


def place(drawn: Picture, at: tuple[int, int], number: int, shown: BoardView) -> None:
    """One place: number and name, what it asks or holds, who stands there."""
    (x, y), name = at, PLACES[number - 1]
    drawn.box(at, (WIDE, HIGH), PANEL, line=LINE, radius=8)
    drawn.box(at, (WIDE, 24), pieces.TABLE, line=LINE, radius=8)
    drawn.disc((x + 14, y + 12), 9, pieces.ACCENT)
    drawn.text((x + 14, y + 12), str(number), 10, "#ffffff", anchor="middle", bold=True)
    title = pieces.WORDS.say(f"place-{name}")
    drawn.text((x + 28, y + 12), title, 12, INK, bold=True, room=WIDE - 28)
    markets = {"small_market": shown.places.small_market, "large_market": shown.places.large_market}
    market = markets.get(name)
    if market is not None and market.goods is not None:
        wanted = [colour for colour, n in market.goods.items() for _ in range(n)]
        for n, colour in enumerate(wanted):
            pieces.good(drawn, x + 16 + 19 * n, y + 38, colour)
    elif name in WAREHOUSES:
        pieces.good(drawn, x + 16, y + 38, WAREHOUSES[name])
    else:
        drawn.text((x + 8, y + 37), note(name, shown), 11, SOFT, room=WIDE - 30)
    figures(drawn, at, name, shown)
    people(drawn, at, name, shown)


def note(name: str, shown: BoardView) -> str:
    """What a place asks for, or holds."""
    if name == "sultans_palace":
        return f"ruby for {shown.palace} goods" if shown.palace else "no ruby left"
    if name == "gemstone_dealer":
        return f"ruby for {shown.dealer} lira" if shown.dealer else "no ruby left"
    if name == "post_office":
        return f"mail {shown.mail}"
    if name == "coffee_house":
        return f"ruby for {shown.coffee_house} coffee" if shown.coffee_house else "no ruby left"
    if name == "tavern" and shown.baksheesh is not UNSET:
        return f"baksheesh tile {shown.baksheesh.upper()}"
    if name == "kiosk" and shown.kiosk is not UNSET:
        return pieces.some(len(shown.kiosk.row), "tile")
    if name == "auction_house" and shown.coins is not UNSET:
        return f"{pieces.some(shown.coins, 'coin')} left"
    if name == "caravansary":
        return f"deck {shown.deck}, discard {len(shown.discard)}"
    if name == "guild_hall" and shown.guild_deck is not UNSET:
        return pieces.some(shown.guild_deck, "guild card")
    return ""


def figures(drawn: Picture, at: tuple[int, int], name: str, shown: BoardView) -> None:
    """Governor, smuggler and the others, and the barrier, at the right edge."""
    x, y = at[0] + WIDE - 15, at[1] + 42
    for figure, letter in FIGURES.items():
        if getattr(shown, figure) == name:
            drawn.box((x - 8, y - 9), (17, 17), FIGURE_FILL[figure], line=INK, radius=8)
            drawn.text((x, y), letter, 11, "#ffffff", anchor="middle", bold=True)
            y += 20
    if isinstance(shown.barrier, Barrier) and name in shown.barrier.between:
        drawn.box((x - 20, y - 5), (28, 8), "#c8452f", line=INK)


def people(drawn: Picture, at: tuple[int, int], name: str, shown: BoardView) -> None:
    """Merchants with their stacks, and above them assistants, family members and companions."""
    x, y = at
    merchants = [(p, row) for p, row in enumerate(shown.seats) if row.merchant == name]
    neutral = (shown.neutral_merchants or []).count(name)
    step = min(27, (WIDE - 34) / max(1, len(merchants) + neutral - 1))
    for n in range(neutral):
        at_x = x + 17 + step * (len(merchants) + n)
        drawn.disc((at_x, y + HIGH - 18), 11, pieces.NEUTRAL, INK)
    for n, (p, row) in enumerate(merchants):
        drawn.disc((x + 17 + step * n, y + HIGH - 18), 13, SEATS[p], INK)
        number = (x + 17 + step * n, y + HIGH - 18)
        drawn.text(number, str(row.stack), 13, pieces.ON_SEATS[p], anchor="middle", bold=True)
    neutral = (shown.neutral_assistants or {}).get(name, 0)
    small = [("assistant", pieces.NEUTRAL)] * neutral
    for fill, row in zip(SEATS, shown.seats, strict=False):
        small += [("assistant", fill)] * row.assistants.count(name)
        small += [(kind, fill) for kind in ("family", "companion") if getattr(row, kind) == name]
    step = min(17, (WIDE - 46) / max(1, len(small) - 1))
    for n, (kind, fill) in enumerate(small):
        person(drawn, (x + 13 + step * n, y + HIGH - 46), kind, fill)


def person(drawn: Picture, at: tuple[float, float], kind: str, fill: str) -> None:
    """A disc for an assistant, a house for a family member, a diamond for a companion."""
    x, y = at
    if kind == "assistant":
        drawn.disc(at, 7, fill, INK)
    elif kind == "family":
        walls = [(x + 7, y - 2), (x + 7, y + 7), (x - 7, y + 7), (x - 7, y - 2)]
        drawn.polygon([(x, y - 9), *walls], fill, INK)
    else:
        drawn.polygon([(x, y - 9), (x + 8, y), (x, y + 9), (x - 8, y)], fill, INK)


def seat(drawn: Picture, at: tuple[int, int], shown: BoardView, p: int) -> None:
    """What a seat has; its hand, if it is the viewer's."""
    (x, y), row = at, shown.seats[p]
    pieces.rubies(drawn, x + pieces.PANEL_WIDTH - 2, y + 18, row.rubies, shown.goal)
    pieces.coin(drawn, x + 18, y + 44, str(row.lira))
    for n, colour in enumerate(GOODS):
        pieces.good(drawn, x + 48 + 22 * n, y + 44, colour, str(row.goods.get(colour, 0)))
    words = [f"holds {row.room} of each", pieces.some(row.cards, "card")]
    drawn.text((x + 136, y + 44), ", ".join(words), 12, SOFT, room=pieces.PANEL_WIDTH - 140)
    lines = [more(row)] if shown.options.expansions else []
    tiles = f"mosque tiles: {', '.join(row.mosque_tiles)}" if row.mosque_tiles else ""
    hand = f"hand: {pieces.names('card', row.hand)}" if row.hand else ""
    if row.known:
        hand += f"{'; ' if hand else ''}shown: {pieces.names('card', row.known)}"
    lines += [tiles, hand]
    for n, line in enumerate(filter(None, lines)):
        drawn.text((x + 10, y + 66 + 16 * n), line, 11, SOFT, room=pieces.PANEL_WIDTH - 16)


def more(row: BoardSeat) -> str:
    """Coffee, guild cards and letters, in one line."""
    words = []
    if row.guild_cards is not UNSET:
        words += [f"{row.coffee} coffee", pieces.some(row.guild_cards, "guild card")]
        words += [f"guild: {pieces.names('guild', row.guild)}"] if row.guild else []
        words += [f"tavern: {pieces.names('tavern', row.tavern_tiles)}"] if row.tavern_tiles else []
    if row.letters is not UNSET:
        undelivered, delivered = sum(row.letters.open.values()), sum(row.letters.delivered.values())
        words.append(f"letters {undelivered} + {delivered}")
    return ", ".join(words)
