"""What an option of the board game is worth to somebody who wants rubies, roughly."""

from __future__ import annotations

from typing import Final

from istanbul.agents.base import Question
from istanbul.agents.board_game.rubies import fees, gives_ruby, use
from istanbul.board_game.contents import PLACES
from istanbul.board_game.view import View
from istanbul.engine.node import Option

RUBY: Final = 100
_WORTH: Final = {
    "end_turn": 5,
    "skip": -5,
    "refuse": -20,
    "pay": 10,
    "visit": -20,
    "act_all": 30,
    "act_deck": 10,
    "act_pile": 10,
    "catch_lira": 20,
    "catch_card": 15,
    "keep": 10,
    "done": 0,
    "card_family_to_police_lira": 15,
    "card_assistant_back": 3,
    "card_one_good": 12,
    "tile_yellow": -10,
    "tile_red": 0,
    "tile_red_reroll": 5,
    "meet": 6,
    "pay_lira": 5,
}
_WORTH_MORE: Final = {
    "act_ruby": RUBY,
    "act_tavern": 40,
    "act_lira": 12,
    "act_companion": 10,
    "act_barrier": 8,
    "companion": 1,
    "place_companion": 6,
    "guild": 9,
    "take_kiosk": 5,
    "use": 15,
    "use_coffee": 12,
    "pass": 4,
    "give": 6,
    "give_letter": -2,
    "give_sealed": -4,
    "take": 5,
}
_CARDS: Final = {
    "five_lira": 20,
    "two_coffee": 20,
    "letter": 20,
    "red_good_lira": 20,
    "green_good_lira": 20,
    "yellow_good_lira": 20,
    "dice_rewards_coffee": 20,
    "dice_rewards_letter": 20,
    "lira_for_coffee": 10,
    "guild_for_coffee": 5,
    "copy_discard": 8,
    "exchange": -2,
    "stay": -10,
    "move_3_4": 2,
    "corner": 2,
    "any_place": 2,
    "companion_two": 1,
    "small_market_any": 30,
}
_RUBY_GUILD_CARDS: Final = ("guild_13", "guild_16", "guild_20", "guild_14", "guild_15")
TEA_CALL: Final = 7  # pays best on average without the red tile


def worth(question: Question, option: Option) -> int:
    """Higher is better; a ruby beats everything."""
    v: View = question.view.record
    p = question.seat
    kind, place = option.kind, str(option.args.get("place", ""))
    if kind.startswith("move") or kind == "act_police":
        return visit_worth(v, p, place)
    if kind == "card":
        card = str(option.args["card"])
        return RUBY if card.endswith("again") else _CARDS.get(card, 0)
    if kind == "guild" and option.args["card"] in _RUBY_GUILD_CARDS:
        return RUBY
    if kind == "bid":
        return 6 - int(option.args["n"])
    if kind == "companion":
        return visit_worth(v, p, place) - 3
    if kind in _WORTH_MORE:
        return _WORTH_MORE[kind]
    if kind == "act_number":
        return 20 - abs(TEA_CALL - int(option.args["n"]))
    if kind == "act_goods":
        return 20 + 3 * sum(int(digit) for digit in str(option.args["goods"]) if digit.isdigit())
    return _WORTH.get(kind, 20 if kind.startswith("act") else 0)


def visit_worth(v: View, p: int, place: str) -> int:
    """Of doing a place's action."""
    lira = v.lira[p] - fees(v, p, place)
    if lira < 0:
        return -10
    if gives_ruby(v, p, place, lira):
        return RUBY
    home = PLACES.index(place)
    return use(v, p, place, lira) + 3 * v.assistant[p][home]
