"""What may be played besides what a step asks: bonus cards from the hand, the yellow tile.

A step that offers plays hands those that are chosen to `play`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from istanbul.engine import registry
from istanbul.engine.record import emit
from istanbul.games.board import bonus_cards
from istanbul.games.board.base.mosque_tiles import yellow
from istanbul.games.board.cards import leave_hand
from istanbul.games.board.catalogue import BLOCK, CARD, CARD_FIRST, CARD_KIND, TILE_YELLOW
from istanbul.games.board.state import State


def offer_plays(g: State, p: int) -> None:
    """Cards whose time this is, and the yellow tile."""
    left = g.hand_size[p]
    kind = 0
    while left > 0:  # few cards among many kinds: stop at the last one held
        if g.hand[p][kind] > 0:
            left -= g.hand[p][kind]
            bonus_cards.OFFER_PLAYS[g.tables.card_effect[kind]](g, p, kind)
        kind += 1
    yellow.options(g, p)


def play_card(g: State, p: int, a: int) -> None:
    """A bonus card leaves the hand and takes effect."""
    kind = CARD_KIND[a - CARD]
    leave_hand(g, p, kind)
    emit(g, "card_played", p, kind)
    bonus_cards.PLAY[g.tables.card_effect[kind]](g, p, kind, a - CARD_FIRST[kind])


ACTS: Final[dict[int, Callable[[State, int, int], None]]] = {
    CARD: play_card,
    TILE_YELLOW: yellow.act,
}
"""By block."""
IS_PLAY: Final[list[int]] = [int(block in ACTS) for block in BLOCK]
_WHICH, _ACT = registry.by_block(BLOCK, ACTS)


def play(g: State, p: int, a: int) -> None:
    """By the block of the action."""
    _ACT[_WHICH[a]](g, p, a)
