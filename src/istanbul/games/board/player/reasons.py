"""Why an option may be good: the first thing that a player would say about it.

A place is judged by what its action would bring (reasons_places.py), dice and calls by the numbers
(reasons_dice.py), everything else by what it would cause at once (reasons_gains.py). Options that
bring nothing at once have a reason by their kind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from istanbul.engine.node import Option
from istanbul.engine.phrase import Reason
from istanbul.engine.state import View
from istanbul.games.board.contents import PLACES
from istanbul.games.board.frames import (
    ABOUT,
    AUCTION,
    BARRIER,
    DOUBLE,
    KIND,
    KIOSK_TILE,
    SEALS,
    VALUE,
    VISIT,
    acting_place,
    get,
)
from istanbul.games.board.merchants import others_here
from istanbul.games.board.place_numbers import FOUNTAIN
from istanbul.games.board.player.reasons_dice import call, keep, reroll, turn_to_four, turn_to_six
from istanbul.games.board.player.reasons_gains import gained, kiosk_tile
from istanbul.games.board.player.reasons_places import acting, going
from istanbul.games.board.player.shortfall import Purse, completes, progress, ready_source, ruby
from istanbul.games.board.player.visits import fees
from istanbul.games.board.state import Public
from istanbul.games.board.tables import MAX_PLACES, N_GOODS

Judge = Callable[[Public, int, Option], Reason]
TWO_CARDS: Final = 5  # lira that the cards of an auction are worth, roughly


def reason(view: View, action: int, then: Sequence[int] = ()) -> Reason:
    """Of an option of the decision at hand; `then` is how the player means to go on, if known."""
    g: Public = view.record  # what lies open is the same in both
    option = view.game.describe(action)
    if then and option.args.get("card") in _REACH:
        place = _place(view.game.describe(then[0]))
        return _reach(g, view.viewer, str(option.args["card"]), [place])
    if option.kind in FIRST:
        return FIRST[option.kind](g, view.viewer, option)
    if option.kind == "take_kiosk":
        return kiosk_tile(view, action, str(option.args["tile"]))
    return gained(view, action) or otherwise(g, view.viewer, option)


def otherwise(g: Public, p: int, option: Option) -> Reason:
    """Of an option that brings nothing at once."""
    if option.kind == "card":
        return _card(g, p, option)
    if option.kind == "guild":
        return Reason("reason-guild", {"guild": option.args["card"]})
    if option.kind == "discard_guild":
        return Reason("reason-discard_guild", {"guild": option.args["card"]})
    if option.kind == "act_ruby":
        return ruby(g, p, str(option.args["place"]))
    if option.kind in ("give_letter", "give_sealed"):
        return _give_letter(g, p, option)
    if option.kind == "act" and get(g, KIND) == VISIT:
        return acting(g, p, get(g, ABOUT))
    return Reason(f"reason-{_LIKE.get(option.kind, option.kind)}", dict(option.args))


def _place(option: Option) -> int:
    return PLACES.index(str(option.args["place"]))


def _move(g: Public, p: int, option: Option) -> Reason:
    """The merchant goes, and an assistant is laid or fetched."""
    place = _place(option)
    found = going(g, p, place, _fee(g, p, place, g.joined))
    if found.message == "reason-too_dear" or len(found.args.keys() & _ALSO):
        return found
    if option.kind in ("move_own", "move_neutral"):
        return Reason(found.message, found.args | {"fetch": 1})
    if option.kind == "move" and g.assistant[p][place]:
        return Reason(found.message, found.args | {"fetch": 1})
    if place != FOUNTAIN and g.stack[p] == 1:
        return Reason(found.message, found.args | {"last": 1})
    return found


_ALSO: Final = {"fee", "catch", "letter", "meet"}


def _visit(g: Public, p: int, option: Option) -> Reason:
    place = _place(option)
    has_help = g.stack[p] + g.assistant[p][place] + g.neutral_assistant[place]
    message = "visit_keeps_assistants" if has_help else "visit_no_assistant"
    return Reason(f"reason-{message}", {"place": PLACES[place]})


def _go(g: Public, p: int, option: Option) -> Reason:
    return going(g, p, _place(option))


def _act_at(g: Public, p: int, option: Option) -> Reason:
    return acting(g, p, _place(option))


def _join(g: Public, p: int, option: Option) -> Reason:
    other = int(option.args["other"])
    place = g.merchant[other]
    return going(g, p, place, _fee(g, p, place, other))


def _fee(g: Public, p: int, place: int, joined: int) -> int:
    """Lira for the merchants there, less the one that is joined."""
    is_free = joined >= 0 and g.merchant[joined] == place != FOUNTAIN
    return fees(g, p, place) - g.tables.merchant_fee * is_free


def _pay(g: Public, p: int, option: Option) -> Reason:
    return going(g, p, acting_place(g), g.tables.merchant_fee * others_here(g, p))


def _refuse(g: Public, p: int, option: Option) -> Reason:
    n = g.tables.merchant_fee * others_here(g, p)
    return Reason("reason-refuse", {"n": n, "place": PLACES[acting_place(g)]})


def _end_turn(g: Public, p: int, option: Option) -> Reason:
    if g.hand_size[p]:
        return Reason("reason-end_turn_keeps_cards", {"n": g.hand_size[p]})
    return Reason("reason-end_turn")


def _skip(g: Public, p: int, option: Option) -> Reason:
    if get(g, KIND) == KIOSK_TILE:
        return Reason("reason-skip_kiosk")
    if get(g, KIND) == BARRIER:
        return Reason("reason-skip_barrier")
    place = get(g, ABOUT)
    if ready_source(g, p, place, Purse.of(g, p)):
        return Reason("reason-skip_ruby", {"place": PLACES[place]})
    message = "reason-skip_price" if PLACES[place] in _WITH_PRICE else "reason-skip"
    return Reason(message, {"place": PLACES[place]})


_WITH_PRICE: Final = {
    *("wainwright", "small_market", "large_market", "small_mosque", "great_mosque", "tavern"),
    *("sultans_palace", "gemstone_dealer", "coffee_house", "roasting_plant", "secret_society"),
}


def _done(g: Public, p: int, option: Option) -> Reason:
    if get(g, KIND) == DOUBLE:
        return Reason("reason-second_turn", {"n": get(g, SEALS)})
    if get(g, KIND) == VISIT and get(g, ABOUT) == FOUNTAIN:
        return Reason("reason-done_at_fountain", {"n": sum(g.assistant[p])})
    return Reason("reason-done")


def _pass(g: Public, p: int, option: Option) -> Reason:
    if get(g, KIND) == AUCTION:
        return Reason("reason-pass_auction", {"n": get(g, VALUE)})
    return Reason("reason-pass_double_turn", {"n": g.seals[p]})


def _bid(g: Public, p: int, option: Option) -> Reason:
    n = int(option.args["n"])
    left = g.lira[p] - n
    return Reason("reason-bid" if n <= TWO_CARDS else "reason-bid_high", {"n": n, "left": left})


def _put(g: Public, p: int, option: Option) -> Reason:
    if get(g, KIND) == BARRIER:
        return Reason("reason-put_barrier", dict(option.args))
    place = _place(option)
    near = [g.tables.near[place][i] for i in range(g.tables.n_near[place])]
    has = Purse.of(g, p)
    for goal in near:
        if ready_source(g, p, goal, has):
            return Reason("reason-put_near_ruby", {"place": PLACES[place], "to": PLACES[goal]})
    return Reason("reason-put", dict(option.args))


def _meet(g: Public, p: int, option: Option) -> Reason:
    figure = str(option.args["figure"])
    has = Purse.of(g, p)
    for after in _MET[figure](has):
        found = progress(g, p, has, after)
        if found is not None and completes(found):
            return found
    return Reason(f"reason-meet_{figure}")


def _with_a_good(has: Purse) -> list[Purse]:
    return [
        has.more(goods=tuple(int(k == good) for k in range(N_GOODS))) for good in range(N_GOODS)
    ]


_MET: Final[dict[str, Callable[[Purse], list[Purse]]]] = {
    "governor": lambda has: [],
    "smuggler": _with_a_good,
    "coffee_trader": lambda has: [has.more(coffee=1)],
    "courier": lambda has: [has.more(seals=1)],
}
"""What a seat may have after meeting a figure, as far as it helps with rubies."""


def _catch(g: Public, p: int, option: Option) -> Reason:
    args: dict[str, str | int] = {"seat": option.args["other"]}
    if option.kind == "catch_card":
        return Reason("reason-catch_card", args)
    return Reason("reason-catch_lira", args | {"n": g.tables.catch_lira})


def _give_letter(g: Public, p: int, option: Option) -> Reason:
    n = g.tables.back_seals if option.kind == "give_sealed" else g.tables.front_seals
    if get(g, KIND) == DOUBLE:
        return Reason("reason-letter_for_turn", {"n": n})
    return Reason("reason-letter_for_ruby", {"n": n})


def _card(g: Public, p: int, option: Option) -> Reason:
    """A bonus card that asks something more."""
    card = str(option.args["card"])
    if card == "stay":
        return going(g, p, acting_place(g))
    if card.endswith("_again"):
        return Reason("reason-again", {"card": card})
    if card in _REACH:
        return _reach(g, p, card, _REACH[card](g, p))
    return Reason("reason-card", {"card": card})


def _reach(g: Public, p: int, card: str, places: Sequence[int]) -> Reason:
    for place in places:
        if ready_source(g, p, place, Purse.of(g, p)):
            return Reason("reason-reach_ruby", {"card": card, "place": PLACES[place]})
    return Reason("reason-reach", {"card": card})


def _far(g: Public, p: int) -> list[int]:
    here = g.merchant[p]
    return g.tables.far[here][: g.tables.n_far[here]]


def _corners(g: Public, p: int) -> list[int]:
    return list(g.tables.corner)


def _anywhere(g: Public, p: int) -> list[int]:
    return [place for place in range(MAX_PLACES) if g.tables.on_board[place]]


_REACH: Final = {"move_3_4": _far, "corner": _corners, "any_place": _anywhere}


def _call_all(g: Public, p: int, option: Option) -> Reason:
    return acting(g, p, FOUNTAIN)


def _family_home(g: Public, p: int, option: Option) -> Reason:
    return Reason("reason-family_home_lira", {"n": g.tables.catch_lira})


def _yellow(g: Public, p: int, option: Option) -> Reason:
    n = g.tables.yellow_fee
    return Reason("reason-assistant_for_lira", {**option.args, "n": n})


FIRST: Final[dict[str, Judge]] = {
    **dict.fromkeys(["move", "move_own", "move_neutral", "move_lay"], _move),
    **{"visit": _visit, "companion": _go, "pay": _pay, "refuse": _refuse},
    **{"act_police": _act_at, "use_at": _act_at, "card_family_step": _act_at},
    **{"card_join_merchant": _join, "put": _put, "act_all": _call_all},
    **{"end_turn": _end_turn, "skip": _skip, "done": _done, "pass": _pass, "bid": _bid},
    **{"act_number": call, "keep": keep, "tile_red": turn_to_four, "tile_red_reroll": reroll},
    **{"card_die_to_six": turn_to_six, "meet": _meet, "card_meet_from_afar": _meet},
    **{"catch_lira": _catch, "catch_card": _catch, "tile_yellow": _yellow},
    **{"card_family_to_police_lira": _family_home},
    "act_deck": lambda g, p, option: Reason("reason-act_deck"),
}
"""Kinds that are judged by more than what they bring at once."""
_LIKE: Final = {
    **dict.fromkeys(["act_pile", "act_lira", "act_companion", "act_tavern", "act_good"], "act"),
    **dict.fromkeys(["act_coffee", "act_goods", "act_place", "use", "use_coffee"], "act"),
    **dict.fromkeys(["card_one_good", "card_good_for_lira", "card_assistant_back"], "card"),
    "act_barrier": "barrier",
    "card_family_to_police_card": "family_home_card",
}
"""Kinds that share a reason if they bring nothing at once."""
