"""What a decision asks, as the id of a message."""

from __future__ import annotations

from istanbul.board_game.contents import BONUS_CARDS, FIGURES, GUILD_CARDS, PLACES
from istanbul.board_game.frames import (
    ABOUT,
    AUCTION,
    BARRIER,
    CARD,
    DICE,
    DOUBLE,
    GUILD,
    KIND,
    KIOSK_ROUND,
    KIOSK_TILE,
    LAST_CARDS,
    MEETING,
    MERCHANTS,
    MODE,
    MOVE,
    MUST,
    STEP,
    TURN,
    get,
)
from istanbul.board_game.state import Public

_PHASES = {MOVE: "move", MERCHANTS: "merchants"}
_INSIDE = {
    "caravansary": "second_card",
    "fountain": "fountain_more",
    "black_market": "black_market_good",
    "roasting_plant": "roasting_more",
    "guild_hall": "discard_guild",
    "secret_society": "give_letters",
    "catacombs": "put_figure",
}
_FRAMES = {
    AUCTION: "bid",
    BARRIER: "barrier",
    DICE: "red_tile",
    DOUBLE: "double_turn",
    KIOSK_ROUND: "take_kiosk",
    KIOSK_TILE: "kiosk_tile",
    LAST_CARDS: "last_cards",
}


def prompt(g: Public) -> str:
    """The message id, without its group: `prompt-move` is "move" here."""
    kind, about, step = get(g, KIND), get(g, ABOUT), get(g, STEP)
    if kind == TURN:
        return _PHASES.get(step, "encounters")
    if kind in _FRAMES:
        return _FRAMES[kind]
    if kind == CARD:
        return BONUS_CARDS[about]
    if kind == GUILD:
        return GUILD_CARDS[about]
    if kind == MEETING:
        if FIGURES[about] == "smuggler":
            return "smuggler_payment" if step else "smuggler_good"
        return f"{FIGURES[about]}_payment"
    if get(g, MODE) == MUST and step == 0:
        return "again"
    if PLACES[about] == "caravansary" and step >= g.tables.caravansary_cards:
        return "discard"
    return _INSIDE.get(PLACES[about], "action") if step else "action"
