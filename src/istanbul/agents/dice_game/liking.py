"""How promising each option looks at first sight: simple rules of thumb. In the subset."""

from __future__ import annotations

from typing import Final

from istanbul.dice_game.actions import CARD, COIN
from istanbul.dice_game.catalogue import (
    ACT_CARDS,
    ACT_COINS,
    ACT_MARKER,
    ACT_RUBY,
    ACT_TILE,
    FORMS,
    PAY_DIE,
    PAY_MARKER,
    PICK,
)
from istanbul.dice_game.effects import is_open
from istanbul.dice_game.state import State
from istanbul.dice_game.tables import EXTRA_ACTION, EXTRA_DIE, N_COLOURS

RUBY: Final = 100
_BY_KIND: Final = {
    **{"end_turn": 2, "done": 24, "keep": 32, "pass": 16, "income": 30, "reroll_all": 16},
    **{"pick": 20, "act_marker": 26, "act_brown": 28, "act_crystal": 14, "act_two": 36},
    **{"act_coins": 10, "act_cards": 16, "act_tile": 46, "act_ruby": RUBY, "pay_die": 40},
    **{"pay_marker": 20, "pay_brown": 8, "use_card": 26, "one_lira": 12, "use": 36, "take": 30},
    **{"give": 20, "take_tile": 42, "give_tile": 8, "ruby": RUBY},
}
AT_SIGHT: Final[list[int]] = [_BY_KIND.get(form.kind, 20) for form in FORMS]


def liking(g: State, p: int, a: int) -> int:
    """0 to RUBY."""
    points = AT_SIGHT[a]
    if a == ACT_COINS:
        points += 9 * g.dice[COIN]
    elif ACT_CARDS <= a < ACT_TILE:
        points += 5 * (a - ACT_CARDS)
    elif ACT_TILE <= a < ACT_RUBY:
        tile = a - ACT_TILE
        if tile >= EXTRA_DIE:
            points += 12
        elif tile >= EXTRA_ACTION:
            points += 6
        if g.n_tiles[p] == g.tables.mosque_tiles - 1 and not g.mosque_done[p] and g.mosque_rubies:
            points = RUBY
    elif ACT_MARKER <= a < ACT_MARKER + N_COLOURS:
        points += 2 * min(g.has[p][a - ACT_MARKER], 5)
    elif PICK <= a < ACT_MARKER:
        points += liking_of_pick(g, a - PICK)
    elif PAY_MARKER <= a < PAY_MARKER + N_COLOURS:
        points -= track_points(g, a - PAY_MARKER)
    elif PAY_DIE <= a < PAY_MARKER:
        points += 0
    return points


def track_points(g: State, colour: int) -> int:
    """Markers of a colour whose rubies are gone are worth less."""
    return 4 if is_open(g, colour) else 0


def liking_of_pick(g: State, face: int) -> int:
    """Dice that stand alone are rolled again first."""
    if face == CARD:
        return 4
    return 8 - 4 * g.dice[face]
