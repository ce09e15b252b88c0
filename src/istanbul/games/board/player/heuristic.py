"""How promising each option looks at first sight: simple rules of thumb. In the subset.

The apprentice plays by them; the search makes its priors and its rollouts of them.
"""

from __future__ import annotations

from typing import Final

from istanbul.games.board.catalogue import FORMS, GOODS_SET_SIZE, GOODS_SETS, goods_word
from istanbul.games.board.contents import BONUS_CARDS, GOODS, GUILD_CARDS, PLACES
from istanbul.games.board.frames import ABOUT, MOVE, STEP, get
from istanbul.games.board.place_numbers import SULTANS_PALACE
from istanbul.games.board.player.visits import RUBY, brings_ruby, use_of, use_of_going
from istanbul.games.board.state import State
from istanbul.games.board.tables import EFFECTS, N_GOODS
from istanbul.search.scoring import About, Scorer, check_kinds, scoring_tables

AGAIN: Final = EFFECTS.index("again")
RED_TILE: Final = 0
TEA_CALL: Final = 7  # pays best on average; 8 with the red tile

DEFAULT_POINTS: Final = 20
_POINTS_BY_KIND: Final = {
    **{"end_turn": 24, "skip": 3, "done": 20, "keep": 30, "pass": 22, "pay": 60, "refuse": 2},
    **{"visit": 0, "place_companion": 24, "guild": 34, "act": 40, "act_all": 48, "act_deck": 28},
    **{"act_pile": 28, "act_lira": 34, "act_companion": 30, "act_barrier": 20, "act_tavern": 40},
    **{"act_good": 40, "act_coffee": 36, "act_ruby": RUBY, "act_place": 8, "put": 10},
    **{"take_kiosk": 26, "use": 44, "use_coffee": 40, "tile_red": 26, "tile_red_reroll": 30},
    **{"catch_lira": 44, "catch_card": 40, "meet": 26, "take": 30, "pay_lira": 28, "pay_good": 22},
    **{"give": 20, "give_letter": 24, "give_sealed": 18, "discard": 20, "discard_guild": 20},
    **{"tile_yellow": 6},
}
check_kinds(FORMS, _POINTS_BY_KIND)
_POINTS_BY_CARD: Final = {
    **{"five_lira": 50, "one_good": 34, "family_to_police": 24, "assistant_back": 12, "stay": 6},
    **{"move_3_4": 8, "small_market_any": 44, "two_coffee": 46, "lira_for_coffee": 24},
    **{"guild_for_coffee": 22, "exchange": 10, "corner": 8, "die_to_six": 30},
    **{"dice_rewards_coffee": 46, "dice_rewards_letter": 46, "letter": 48, "good_for_lira": 30},
    **{"red_good_lira": 48, "green_good_lira": 48, "yellow_good_lira": 48, "copy_discard": 30},
    **{"family_step": 8, "join_merchant": 10, "companion_two": 8, "meet_from_afar": 22},
    **{"any_place": 14},
}
POINTS: Final[list[int]] = [
    _POINTS_BY_CARD.get(
        str(form.args.get("card", "")), _POINTS_BY_KIND.get(form.kind, DEFAULT_POINTS)
    )
    for form in FORMS
]
"""The points of an action whatever the state: for most all there is, for others what they vary."""


def heuristic(g: State, p: int, a: int) -> int:
    """Points from 0 to RUBY, a little less for what looks harmful."""
    return SCORERS[SCORER[a]](g, p, a)


def turn_begins(g: State) -> bool:
    """Has the merchant not moved yet? The heuristic plays turns to their end."""
    return g.top == 0 and g.frame[STEP] == MOVE


def fixed(g: State, p: int, a: int) -> int:
    """The same points in every state."""
    return POINTS[a]


def going(g: State, p: int, a: int) -> int:
    """The merchant goes to a place to act there."""
    return 6 + use_of_going(g, p, ARGUMENT[a])


def companion_going(g: State, p: int, a: int) -> int:
    """The companion goes to a place."""
    return use_of_going(g, p, ARGUMENT[a])


def guild_card(g: State, p: int, a: int) -> int:
    """A guild card, best where the place that it uses gives a ruby."""
    return RUBY if brings_ruby(g, p, g.tables.guild_place[ARGUMENT[a]]) else POINTS[a]


def acting(g: State, p: int, a: int) -> int:
    """The action of the place at hand."""
    return RUBY if brings_ruby(g, p, get(g, ABOUT)) else POINTS[a]


def calling(g: State, p: int, a: int) -> int:
    """A number called at the Tea House."""
    return 40 - 4 * abs(ARGUMENT[a] - TEA_CALL - g.tile[p][RED_TILE])


def taking_good(g: State, p: int, a: int) -> int:
    """A good to take: one of which there are few."""
    room = g.tables.start_room + g.extensions[p]
    return POINTS[a] + 4 * (room - g.goods[p][ARGUMENT[a]])


def giving_goods(g: State, p: int, a: int) -> int:
    """Goods to sell or to deliver: many of them, or at the Palace those of which there are most."""
    row = ARGUMENT[a]
    if get(g, ABOUT) != SULTANS_PALACE:
        return 20 + 12 * GOODS_SET_SIZE[row] - 3 * GOODS_SETS[row][N_GOODS - 1]
    points = RUBY
    for good in range(N_GOODS):
        if GOODS_SETS[row][good] > 0:
            points += g.goods[p][good]
    return points


def acting_elsewhere(g: State, p: int, a: int) -> int:
    """The action of a place without going there: the family member, a kiosk tile."""
    return use_of(g, p, ARGUMENT[a])


def bidding(g: State, p: int, a: int) -> int:
    """A bid in the auction: the lower the better."""
    return 30 - 5 * ARGUMENT[a]


def bonus_card(g: State, p: int, a: int) -> int:
    """A bonus card; one that repeats the action of a place is worth what that brings."""
    kind = ARGUMENT[a]
    if g.tables.card_effect[kind] == AGAIN:
        return use_of(g, p, g.tables.card_value[kind])
    return POINTS[a]


_PLACE: Final = About("place", PLACES)
_SCORED: Final[dict[str, tuple[Scorer[State], About | None]]] = {
    **dict.fromkeys(["move", "move_own", "move_neutral", "move_lay"], (going, _PLACE)),
    "companion": (companion_going, _PLACE),
    "guild": (guild_card, About("card", GUILD_CARDS)),
    "act": (acting, None),
    "act_all": (acting, None),
    "act_number": (calling, About("n", range(13))),
    "act_good": (taking_good, About("good", GOODS)),
    "act_goods": (giving_goods, About("goods", [goods_word(goods) for goods in GOODS_SETS])),
    "act_police": (acting_elsewhere, _PLACE),
    "use_at": (acting_elsewhere, _PLACE),
    "bid": (bidding, About("n", range(100))),
    "card": (bonus_card, About("card", BONUS_CARDS)),
}
_TABLES: Final = scoring_tables(FORMS, fixed, _SCORED)
SCORERS: Final = _TABLES.scorers
SCORER: Final = _TABLES.scorer
ARGUMENT: Final = _TABLES.argument
