"""How promising each option looks at first sight: simple rules of thumb. In the subset.

The apprentice plays by them; a search tries first what they like, and finishes turns by them.
"""

from __future__ import annotations

from typing import Final

from istanbul.agents.board_game.visits import (
    RUBY,
    brings_ruby,
    use_of,
    use_of_going,
)
from istanbul.board_game.catalogue import (
    ACT,
    ACT_ALL,
    ACT_COFFEE,
    ACT_GOOD,
    ACT_GOODS,
    ACT_NUMBER,
    ACT_PLACE,
    ACT_POLICE,
    ACT_RUBY,
    BID,
    CARD,
    CARD_END,
    CARD_KIND,
    CATCH,
    CATCH_END,
    COMPANION,
    FORMS,
    GO,
    GO_END,
    GOODS_SET_SIZE,
    GOODS_SETS,
    GUILD,
    GUILD_END,
    MEET_END,
    N_WAYS,
    PUT,
    TAKE_KIOSK,
    TILE_YELLOW,
    USE_AT,
    VISIT_ONLY,
)
from istanbul.board_game.frames import ABOUT, get
from istanbul.board_game.place_numbers import SULTANS_PALACE
from istanbul.board_game.state import State
from istanbul.board_game.tables import EFFECTS, N_GOODS

AGAIN: Final = EFFECTS.index("again")
RED_TILE: Final = 0
TEA_CALL: Final = 7  # pays best on average; 8 with the red tile
_BY_KIND: Final = {
    **{"end_turn": 24, "skip": 3, "done": 20, "keep": 30, "pass": 22, "pay": 60, "refuse": 2},
    **{"visit": 0, "place_companion": 24, "guild": 34, "act": 40, "act_all": 48, "act_deck": 28},
    **{"act_pile": 28, "act_lira": 34, "act_companion": 30, "act_barrier": 20, "act_tavern": 40},
    **{"act_good": 40, "act_coffee": 36, "act_ruby": RUBY, "act_place": 8, "put": 10, "use_at": 20},
    **{"take_kiosk": 26, "use": 44, "use_coffee": 40, "tile_red": 26, "tile_red_reroll": 30},
    **{"catch_lira": 44, "catch_card": 40, "meet": 26, "take": 30, "pay_lira": 28, "pay_good": 22},
    **{"give": 20, "give_letter": 24, "give_sealed": 18, "discard": 20, "discard_guild": 20},
    **{"tile_yellow": 6},
}
_BY_CARD: Final = {
    **{"five_lira": 50, "one_good": 34, "family_to_police": 24, "assistant_back": 12, "stay": 6},
    **{"move_3_4": 8, "small_market_any": 44, "two_coffee": 46, "lira_for_coffee": 24},
    **{"guild_for_coffee": 22, "exchange": 10, "corner": 8, "die_to_six": 30},
    **{"dice_rewards_coffee": 46, "dice_rewards_letter": 46, "letter": 48, "good_for_lira": 30},
    **{"red_good_lira": 48, "green_good_lira": 48, "yellow_good_lira": 48, "copy_discard": 30},
    **{"family_step": 8, "join_merchant": 10, "companion_two": 8, "meet_from_afar": 22},
    **{"any_place": 14},
}
AT_SIGHT: Final[list[int]] = [
    _BY_CARD.get(str(form.args.get("card", "")), _BY_KIND.get(form.kind, 20)) for form in FORMS
]
"""What an action is worth that depends on nothing else."""


def liking(g: State, p: int, a: int) -> int:
    """0 to RUBY, a little less for what looks harmful."""
    points = AT_SIGHT[a]
    if a < GO:
        return points
    if a < GO_END:
        if (a - GO) % N_WAYS != VISIT_ONLY:
            points = 6 + use_of_going(g, p, (a - GO) // N_WAYS)
    elif a < GUILD:
        if a < COMPANION + (GO_END - GO) // N_WAYS:
            points = use_of_going(g, p, a - COMPANION)
    elif a < GUILD_END:
        points = RUBY if brings_ruby(g, p, g.tables.guild_place[a - GUILD]) else points
    elif a < BID:
        points = liking_of_act(g, p, a, points)
    elif a < TAKE_KIOSK:
        points = 30 - 5 * (a - BID)
    elif CARD <= a < CARD_END:
        kind = CARD_KIND[a - CARD]
        if g.tables.card_effect[kind] == AGAIN:
            points = use_of(g, p, g.tables.card_value[kind])
    return points


def liking_of_act(g: State, p: int, a: int, points: int) -> int:
    """The action of a place."""
    if a == ACT or a == ACT_ALL:
        return RUBY if brings_ruby(g, p, get(g, ABOUT)) else points
    if ACT_NUMBER <= a < ACT_GOOD:
        call = TEA_CALL + g.tile[p][RED_TILE]
        return 40 - 4 * abs(a - ACT_NUMBER - call)
    if ACT_GOOD <= a < ACT_COFFEE:
        room = g.tables.start_room + g.extensions[p]
        return points + 4 * (room - g.goods[p][a - ACT_GOOD])
    if ACT_GOODS <= a < ACT_RUBY:
        return liking_of_goods(g, p, a - ACT_GOODS)
    if ACT_PLACE <= a < ACT_POLICE:
        return points
    if ACT_POLICE <= a < PUT:
        return use_of(g, p, a - ACT_POLICE)
    if USE_AT <= a < BID:
        return use_of(g, p, a - USE_AT)
    return points


def liking_of_goods(g: State, p: int, row: int) -> int:
    """Goods to sell or to deliver: many of them, or at the Palace those of which there are most."""
    if get(g, ABOUT) != SULTANS_PALACE:
        return 20 + 12 * GOODS_SET_SIZE[row] - 3 * GOODS_SETS[row][N_GOODS - 1]
    points = RUBY
    for good in range(N_GOODS):
        if GOODS_SETS[row][good] > 0:
            points += g.goods[p][good]
    return points


assert ACT_NUMBER < ACT_GOOD < ACT_COFFEE < ACT_GOODS < ACT_RUBY < ACT_PLACE  # as asked above
assert ACT_PLACE < ACT_POLICE < PUT < USE_AT < BID < CATCH < CATCH_END <= MEET_END < TILE_YELLOW
