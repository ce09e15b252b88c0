"""How promising each option looks at first sight: simple rules of thumb. In the subset."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.actions import CARD, COIN
from istanbul.games.dice.catalogue import FORMS
from istanbul.games.dice.contents import COLOURS, FACES, TILES
from istanbul.games.dice.effects import is_open
from istanbul.games.dice.frames import INCOME, STEP
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import EXTRA_ACTION, EXTRA_DIE, MAX_DICE
from istanbul.search.scoring import About, Scorer, check_kinds, scoring_tables

RUBY: Final = 100
DEFAULT_POINTS: Final = 20
_POINTS_BY_KIND: Final = {
    **{"end_turn": 2, "done": 24, "keep": 32, "pass": 16, "income": 30, "reroll_all": 16},
    **{"pick": 20, "act_marker": 26, "act_brown": 28, "act_crystal": 14, "act_two": 36},
    **{"act_coins": 10, "act_cards": 16, "act_tile": 46, "act_ruby": RUBY, "pay_die": 40},
    **{"pay_marker": 20, "pay_brown": 8, "use_card": 26, "one_lira": 12, "use": 36, "take": 30},
    **{"give": 20, "take_tile": 42, "give_tile": 8, "ruby": RUBY},
}
check_kinds(FORMS, _POINTS_BY_KIND)
POINTS: Final[list[int]] = [_POINTS_BY_KIND.get(form.kind, DEFAULT_POINTS) for form in FORMS]
"""The points of an action whatever the state: for most all there is, for others what they vary."""


def heuristic(g: State, p: int, a: int) -> int:
    """Points from 0 to RUBY."""
    return SCORERS[SCORER[a]](g, p, a)


def turn_begins(g: State) -> bool:
    """Is the income still to come, or the roll? The heuristic plays turns to their end."""
    return g.frame[STEP] == INCOME


def fixed(g: State, p: int, a: int) -> int:
    """The same points in every state."""
    return POINTS[a]


def coins(g: State, p: int, a: int) -> int:
    """Lira for the coin dice: better with many of them."""
    return POINTS[a] + 9 * g.dice[COIN]


def cards(g: State, p: int, a: int) -> int:
    """Bazaar cards for card dice: better with many of them."""
    return POINTS[a] + 5 * ARGUMENT[a]


def tile(g: State, p: int, a: int) -> int:
    """A mosque tile: the last one brings a ruby, some kinds are better than others."""
    if g.n_tiles[p] == g.tables.mosque_tiles - 1 and not g.mosque_done[p] and g.mosque_rubies:
        return RUBY
    if ARGUMENT[a] >= EXTRA_DIE:
        return POINTS[a] + 12
    if ARGUMENT[a] >= EXTRA_ACTION:
        return POINTS[a] + 6
    return POINTS[a]


def marker(g: State, p: int, a: int) -> int:
    """A goods marker: better where the seat has some of its colour."""
    return POINTS[a] + 2 * min(g.has[p][ARGUMENT[a]], 5)


def pick(g: State, p: int, a: int) -> int:
    """A die to roll again: first those that stand alone."""
    face = ARGUMENT[a]
    if face == CARD:
        return POINTS[a] + 4
    return POINTS[a] + 8 - 4 * g.dice[face]


def paid_marker(g: State, p: int, a: int) -> int:
    """A marker to pay with: worse where its colour still has rubies."""
    return POINTS[a] - (4 if is_open(g, ARGUMENT[a]) else 0)


_COLOUR: Final = About("colour", COLOURS)
_SCORED: Final[dict[str, tuple[Scorer[State], About | None]]] = {
    "act_coins": (coins, None),
    "act_cards": (cards, About("n", range(MAX_DICE + 1))),
    "act_tile": (tile, About("tile", TILES)),
    "act_marker": (marker, _COLOUR),
    "pick": (pick, About("face", FACES)),
    "pay_marker": (paid_marker, _COLOUR),
}
_TABLES: Final = scoring_tables(FORMS, fixed, _SCORED)
SCORERS: Final = _TABLES.scorers
SCORER: Final = _TABLES.scorer
ARGUMENT: Final = _TABLES.argument
