"""What a decision asks, as the id of a message."""

from __future__ import annotations

from istanbul.dice_game.contents import BAZAAR_CARDS
from istanbul.dice_game.frames import (
    ABOUT,
    CHOOSE_CARD,
    INCOME,
    KIND,
    LOWER,
    PAYMENT,
    REROLL,
    ROLLED,
    STEP,
    TAKE_MARKERS,
    TURN,
    UPPER,
)
from istanbul.dice_game.state import Public

_PHASES = {INCOME: "dice_income", ROLLED: "dice_reroll"}
_FRAMES = {
    REROLL: "dice_pick",
    PAYMENT: "dice_payment",
    CHOOSE_CARD: "dice_choose_card",
    TAKE_MARKERS: "dice_take_markers",
}


def prompt(g: Public) -> str:
    """The message id, without its group."""
    kind, about = g.frame[g.top + KIND], g.frame[g.top + ABOUT]
    if kind == TURN:
        return _PHASES.get(g.frame[g.top + STEP], "dice_action")
    if kind in (UPPER, LOWER):
        return f"{BAZAAR_CARDS[about]}{'_others' * (kind == LOWER)}"
    return _FRAMES[kind]
