"""What a decision asks, as the id of a message."""

from __future__ import annotations

from istanbul.board_game.contents import BONUS_CARDS, PLACES
from istanbul.board_game.frames import (
    ABOUT,
    ACTOR,
    BY_CARD,
    CARD,
    DICE,
    KIND,
    MEETING,
    MERCHANTS,
    MOVE,
    STEP,
    TURN,
    get,
)
from istanbul.board_game.state import GOVERNOR, Public

_PHASES = {MOVE: "move", MERCHANTS: "merchants"}
_INSIDE = {
    "caravansary": "second_card",
    "fountain": "fountain_more",
    "black_market": "black_market_good",
}


def prompt(g: Public) -> str:
    """The message id, without its group: `prompt.move` is "move" here."""
    kind, about, step = get(g, KIND), get(g, ABOUT), get(g, STEP)
    if kind == TURN:
        return _PHASES.get(step, "encounters")
    if kind == CARD:
        return BONUS_CARDS[about]
    if kind == DICE:
        return "red_tile"
    if kind == MEETING:
        if about == GOVERNOR:
            return "governor_payment"
        return "smuggler_payment" if step else "smuggler_good"
    if get(g, ACTOR) == BY_CARD:
        return "again"
    if PLACES[about] == "caravansary" and step >= g.tables.caravansary_cards:
        return "discard"
    return _INSIDE.get(PLACES[about], "action") if step else "action"
