"""Why an option of the board game is good: worked positions with the reason expected."""

from typing import Any

import pytest

import istanbul
from istanbul.agents.base import Reason
from istanbul.games.board.game import BoardGame
from istanbul.games.board.player.reasons_dice import best_call, percent
from istanbul.games.board.tables import Tables
from istanbul.messages import Words
from istanbul.messages.phrases import say_reason
from tests.agents.reasons import why

Json = dict[str, Any]
MOCHA = {"expansions": ["mocha"], "layout": "printed"}
LETTERS = {"expansions": ["letters"], "layout": "printed"}


def table(*seats: Json, **fields: Any) -> istanbul.State:
    """A position of four players on the short paths, seat 0 to move."""
    options = {"players": 4, "layout": "short_paths", **fields.pop("options", {})}
    away = {"governor": "sultans_palace", "smuggler": "sultans_palace"}
    return istanbul.position({"options": options, "seats": [*seats], **away, **fields})


def visiting(place: str, seat: Json, **fields: Any) -> istanbul.State:
    """Seat 0 stands at a place, and its action is asked."""
    frame = {"frame": "visit", "seat": 0, "about": place}
    return table(
        {"merchant": place, "assistants": [place] if place != "fountain" else [], **seat},
        turn={"phase": "encounters"},
        pending=[frame, *fields.pop("above", [])],
        **fields,
    )


def tables() -> Tables:
    game = istanbul.game("board", players=4)
    assert isinstance(game, BoardGame)
    return game.tables


# Going somewhere.


def test_two_goods_short_of_the_palace() -> None:
    """The Post Office gives both: what the hints on the screen say first."""
    state = table({"goods": {"green": 1, "yellow": 1}, "merchant": "caravansary"}, mail=3)
    found = why(state, "move post_office")
    args: Json = {"to": "sultans_palace", "n": 2, "place": "post_office"}
    assert found == Reason("reason-place_completes_goods", args)
    assert say_reason(Words("en"), state.game, found.message, found.args, []) == (
        "You are 2 goods short of a ruby at the Sultan's Palace; "
        "you can make up the difference at the Post Office"
    )


def test_a_ruby_and_the_last_one() -> None:
    rich = {"lira": 13, "merchant": "tea_house"}
    state = table(rich)
    expected = Reason("reason-ruby", {"place": "gemstone_dealer", "n": 4})
    assert why(state, "move gemstone_dealer") == expected
    state = table({**rich, "rubies": 4})
    expected = Reason("reason-winning_ruby", {"place": "gemstone_dealer"})
    assert why(state, "move gemstone_dealer") == expected


def test_merchants_are_paid_and_it_still_pays() -> None:
    mine = {"lira": 14, "merchant": "tea_house"}
    state = table(mine, {"merchant": "gemstone_dealer"})
    args: Json = {"place": "gemstone_dealer", "n": 4, "fee": 2, "payee": 1}
    assert why(state, "move gemstone_dealer") == Reason("reason-ruby", args)
    assert say_reason(Words("en"), state.game, "reason-ruby", args, ["Ada", "Bo"]) == (
        "You gain a ruby at the Gemstone Dealer; 4 more to reach the goal; you pay Bo 2 lira"
    )
    state = table({**mine, "lira": 1}, {"merchant": "gemstone_dealer"})
    expected = Reason("reason-too_dear", {"place": "gemstone_dealer", "n": 2})
    assert why(state, "move gemstone_dealer") == expected


def test_the_fee_may_cost_the_ruby() -> None:
    state = table({"lira": 13, "merchant": "tea_house"}, {"merchant": "gemstone_dealer"})
    args: Json = {"place": "gemstone_dealer", "n": 1, "fee": 2, "payee": 1}
    assert why(state, "move gemstone_dealer") == Reason("reason-short_of_lira", args)


@pytest.mark.parametrize(
    ("seat", "text", "message", "args"),
    [
        ({"goods": {"red": 2}}, "small_mosque", "tile_towards_pair", {"colour": "red"}),
        ({"goods": {"red": 1}}, "small_mosque", "short_of_tile", {"n": 1, "colour": "red"}),
        ({"lira": 6}, "tea_house", "tea_for_dealer", {"n": 6, "percent": 72}),
        ({"lira": 2}, "tea_house", "tea", {"n": 7, "percent": 58}),
        ({"lira": 20}, "tea_house", "tea", {"n": 7, "percent": 58}),
        ({"lira": 6}, "wainwright", "cannot_pay", {"place": "wainwright", "n": 1}),
        ({"lira": 8}, "wainwright", "extension_towards_ruby", {"n": 2}),
        ({}, "police_station", "family_trip", {}),
        ({"family": "tea_house"}, "police_station", "family_away", {}),
        ({"assistants": ["tea_house"]}, "fountain", "assistants_back", {"n": 1, "left": 3}),
        ({}, "fountain", "no_assistants_out", {}),
        ({}, "small_market", "nothing_to_sell", {"place": "small_market"}),
        ({"goods": {"red": 2}}, "fabric_warehouse", "no_room", {"place": "fabric_warehouse"}),
        ({}, "fabric_warehouse", "goods_for_tile", {"n": 2, "colour": "red"}),
    ],
)
def test_what_a_place_has_to_offer(seat: Json, text: str, message: str, args: Json) -> None:
    start = "caravansary" if text == "fountain" else "fountain"
    state = table({"lira": 2, "merchant": start, **seat})
    assert why(state, f"move {text}") == Reason(f"reason-{message}", args)


@pytest.mark.parametrize(
    ("goods", "message", "args"),
    [
        ({"red": 1}, "jewelry", {"n": 2}),
        ({"red": 2, "green": 2, "blue": 2}, "jewelry", {"n": 0}),
        ({"red": 2, "green": 2, "yellow": 2, "blue": 1}, "jewelry_only", {"n": 1}),
        ({"red": 2, "green": 2, "yellow": 2, "blue": 2}, "no_room", {"place": "black_market"}),
    ],
)
def test_what_fits_from_the_black_market(goods: Json, message: str, args: Json) -> None:
    """4.8: a red, green or yellow good of your choice, and up to 3 blue ones; each needs room."""
    state = table({"merchant": "caravansary", "goods": goods})
    assert why(state, "move black_market") == Reason(f"reason-{message}", args)


def test_what_else_is_met_there() -> None:
    state = table({"lira": 9}, {"family": "wainwright"}, {}, {}, governor="tea_house")
    args: Json = {"n": 2, "catch": 1}
    assert why(state, "move wainwright") == Reason("reason-extension_towards_ruby", args)
    assert why(state, "move tea_house").args["meet"] == "governor"
    last = table({"assistants": ["tea_house", "wainwright", "caravansary"]})
    assert why(last, "move tea_house").args["fetch"] == 1
    assert why(last, "move police_station") == Reason("reason-family_trip", {"last": 1})
    keeps = Reason("reason-visit_keeps_assistants", {"place": "police_station"})
    assert why(last, "visit police_station") == keeps
    none = table({"assistants": ["tea_house", "wainwright", "caravansary", "small_mosque"]})
    expected = Reason("reason-visit_no_assistant", {"place": "police_station"})
    assert why(none, "visit police_station") == expected


def test_cards_that_reach_farther() -> None:
    mine = {"lira": 12, "merchant": "great_mosque", "hand": {"move_3_4": 1, "stay": 1}}
    state = table(mine)
    assert why(state, "card move_3_4") == Reason("reason-reach", {"card": "move_3_4"})
    state = table({**mine, "merchant": "spice_warehouse", "goods": {"yellow": 2}})
    args: Json = {"card": "move_3_4", "place": "gemstone_dealer"}
    assert why(state, "card move_3_4") == Reason("reason-reach_ruby", args)
    to_rubies, elsewhere = "move gemstone_dealer", "move fountain"
    assert why(state, "card move_3_4", to_rubies) == Reason("reason-reach_ruby", args)
    assert why(state, "card move_3_4", elsewhere) == Reason("reason-reach", {"card": "move_3_4"})
    assert why(state, "card stay").message == "reason-goods_for_tile"


# Acting there.


def test_selling_all_or_some() -> None:
    """The first demand tile of the Small Market asks for 1 red, 3 green and 1 yellow."""
    state = visiting("small_market", {"goods": {"green": 2, "red": 1}, "lira": 0})
    expected = Reason("reason-sale_nears", {"n": 3, "lira": 9, "to": "gemstone_dealer", "left": 3})
    assert why(state, "act r1g2") == expected
    some = Reason("reason-sale_of_some", {"n": 1, "lira": 2, "left": 2})
    assert why(state, "act g1") == some
    skip = Reason("reason-skip_price", {"place": "small_market"})
    assert why(state, "skip") == skip


def test_a_sale_that_pays_for_the_dealer() -> None:
    state = visiting("small_market", {"goods": {"green": 2, "red": 1}, "lira": 3})
    args: Json = {"to": "gemstone_dealer", "n": 9, "place": "small_market"}
    assert why(state, "act r1g2") == Reason("reason-place_completes_lira", args)


def test_mosque_tiles_and_their_ruby() -> None:
    both = {"goods": {"red": 2, "green": 2}}
    state = visiting("small_mosque", both)
    assert why(state, "act red") == Reason("reason-tile_towards_pair", {"colour": "red"})
    state = visiting("small_mosque", {**both, "mosque_tiles": ["green"]})
    assert why(state, "skip") == Reason("reason-skip_ruby", {"place": "small_mosque"})
    assert why(state, "act red") == Reason("reason-ruby", {"place": "small_mosque", "n": 4})


def test_calls_in_the_tea_house() -> None:
    state = visiting("tea_house", {"lira": 20})
    assert why(state, "act 7") == Reason("reason-call_best", {"n": 7, "percent": 58})
    safe = Reason("reason-call_safe", {"n": 4, "percent": 92, "best": 7})
    assert why(state, "act 4") == safe
    bold = Reason("reason-call_bold", {"n": 12, "percent": 3, "best": 7})
    assert why(state, "act 12") == bold
    state = visiting("tea_house", {"lira": 20, "mosque_tiles": ["red"]})
    assert why(state, "act 8") == Reason("reason-call_best_red", {"n": 8, "percent": 85})
    state = visiting("tea_house", {"lira": 3})
    assert why(state, "act 9") == Reason("reason-call_for_dealer", {"n": 9, "percent": 28})


def test_the_best_call_and_its_chance() -> None:
    assert best_call(tables(), has_red=False) == (7, 58)
    assert best_call(tables(), has_red=True) == (8, 85)
    assert [percent(n, has_red=False) for n in (3, 7, 12)] == [97, 58, 3]


def rolled(place: str, first: int, second: int, **seat: Any) -> istanbul.State:
    """Dice lie, and the red tile may change them."""
    called = {"value": 8} if place == "tea_house" else {}
    frame = {"frame": "visit", "seat": 0, "about": place, **called}
    dice = {"frame": "dice", "seat": 0, "first": first, "second": second}
    return table(
        {"merchant": place, "assistants": [place], "mosque_tiles": ["red"], **seat},
        turn={"phase": "encounters"},
        pending=[frame, dice],
    )


def test_dice_that_may_be_changed() -> None:
    state = rolled("tea_house", 5, 2)
    assert why(state, "keep") == Reason("reason-roll_misses", {"n": 8, "total": 7})
    assert why(state, "tile red 2") == Reason("reason-roll_reaches", {"n": 8, "total": 9})
    again = Reason("reason-reroll_misses", {"n": 8, "total": 7})
    assert why(state, "tile red reroll") == again
    state = rolled("tea_house", 5, 3)
    assert why(state, "tile red reroll").message == "reason-reroll_needless"
    state = rolled("black_market", 5, 2)
    assert why(state, "keep") == Reason("reason-roll_jewelry", {"n": 1, "total": 7})
    assert why(state, "tile red 2") == Reason("reason-roll_jewelry", {"n": 2, "total": 9})
    assert why(state, "tile red reroll") == Reason("reason-reroll_more")


def test_encounters_and_the_end_of_a_turn() -> None:
    mine = {"merchant": "tea_house", "assistants": ["tea_house"], "hand": {"stay": 2}}
    done = {"phase": "encounters"}
    state = table(mine, {"family": "tea_house"}, turn=done)
    assert why(state, "catch 1 lira") == Reason("reason-catch_lira", {"seat": 1, "n": 3})
    assert why(state, "catch 1 card") == Reason("reason-catch_card", {"seat": 1})
    near = {**mine, "lira": 2, "goods": {"red": 1, "green": 1, "yellow": 1}}
    state = table(near, turn=done, smuggler="tea_house", governor="tea_house")
    assert why(state, "end_turn") == Reason("reason-end_turn_keeps_cards", {"n": 2})
    assert why(state, "meet governor") == Reason("reason-meet_governor")
    expected = Reason("reason-completes_goods", {"to": "sultans_palace", "n": 1})
    assert why(state, "meet smuggler") == expected


def test_merchants_to_be_paid() -> None:
    mine = {"lira": 9, "merchant": "wainwright", "assistants": ["wainwright"]}
    state = table(mine, {"merchant": "wainwright"}, turn={"phase": "merchants"})
    args: Json = {"n": 2, "fee": 2, "payee": 1}
    assert why(state, "pay") == Reason("reason-extension_towards_ruby", args)
    assert why(state, "refuse") == Reason("reason-refuse", {"n": 2, "place": "wainwright"})


# The expansions.


def test_the_barrier() -> None:
    mine = {"merchant": "tavern", "assistants": ["tavern"], "coffee": 2, "lira": 7}
    frame = {"frame": "barrier", "seat": 0, "step": 2}
    state = table(
        mine,
        options=MOCHA,
        turn={"phase": "encounters"},
        pending=[frame],
        barrier={"between": ["wainwright", "tavern"], "holder": 0},
    )
    assert why(state, "skip") == Reason("reason-skip_barrier")
    assert why(state, "use wainwright") == Reason("reason-extension_towards_ruby", {"n": 2})


def test_letters_for_a_ruby_or_a_turn() -> None:
    letters = {"open": {"kiosk": 1, "tea_house": 1}, "delivered": {"embassy": 1}}
    state = table(
        {"letters": letters, "lira": 5},
        options=LETTERS,
        turn={"phase": "encounters"},
        pending=[{"frame": "double_turn", "seat": 0}],
    )
    assert why(state, "pass") == Reason("reason-pass_double_turn", {"n": 4})
    assert why(state, "give letter kiosk") == Reason("reason-letter_for_turn", {"n": 1})
    frame = {"frame": "auction", "seat": 0, "about": "0", "step": 0}
    state = table({"lira": 9}, options=LETTERS, pending=[frame])
    assert why(state, "bid 1") == Reason("reason-bid", {"n": 1, "left": 8})
    assert why(state, "bid 9") == Reason("reason-bid_high", {"n": 9, "left": 0})


def test_another_turn_and_the_courier() -> None:
    letters = {"open": {"kiosk": 1}, "delivered": {"embassy": 1, "tea_house": 1}}
    frame = {"frame": "double_turn", "seat": 0, "second": 3, "step": 26}
    mine: Json = {"letters": letters, "lira": 5}
    state = table(mine, options=LETTERS, turn={"phase": "encounters"}, pending=[frame])
    assert why(state, "done") == Reason("reason-second_turn", {"n": 3})
    state = table(mine, options=LETTERS, turn={"phase": "encounters"}, courier="fountain")
    expected = Reason("reason-completes_seals", {"to": "secret_society", "n": 1})
    assert why(state, "meet courier") == expected
