"""The rulings for Mocha & Baksheesh, each by its number (docs/rules/rulings.md)."""

import pytest

from tests.games.board.mocha import (
    bazaar,
    beside,
    coffee,
    ended,
    is_offered,
    mocha,
    mocha_at,
    played,
    reached,
    with_guild,
)
from tests.games.board.table import FULL, GOODS, Json, goods, lira
from tests.playing import field, play, ranking, rubies, seat, starting, texts


def closed(*between: str, holder: int = 1) -> Json:
    """The barrier of a seat."""
    return {"barrier": {"between": list(between), "holder": holder}}


# M1, M2: the barrier.


def test_m1_walks_go_round_for_all_but_the_holder() -> None:
    """M1: from the Tavern to the Caravansary."""
    edge = closed("caravansary", "tavern")
    mine: Json = {"merchant": "tavern", "hand": {"move_3_4": 1}}
    assert "caravansary" not in reached(mocha(seat0=mine, **edge))
    assert "caravansary" in reached(play(mocha(seat0=mine, **edge), "card move_3_4"))
    assert "caravansary" in reached(mocha(seat0=mine, **closed("caravansary", "tavern", holder=0)))


def test_m1_companions_and_family_members_too() -> None:
    """M1: one step of each, from the Tavern to the Caravansary's side."""
    mine: Json = {"merchant": "tea_house", "companion": "tavern", "family": "tavern"}
    mine["hand"] = {"family_step": 1, "companion_two": 1}
    for holder, free in ((0, True), (1, False)):
        edge = closed("wainwright", "tavern", holder=holder)
        state = bazaar(mine, **edge)
        assert ("companion wainwright" in texts(state)) is free
        assert ("card family_step wainwright" in texts(state)) is free
        assert "companion small_market" in texts(state)
        assert "card family_step small_market" in texts(state)


def test_m1_never_jumps_nor_figures_moved_by_dice() -> None:
    """M1: corner card, any place, joining another merchant; the smuggler."""
    edge = closed("fountain", "police_station")
    mine: Json = {"hand": {"any_place": 1, "join_merchant": 1}, "lira": 3}
    state = bazaar(mine, seat1={"merchant": "police_station"}, **edge)
    assert "police_station" not in reached(state)
    assert "police_station" in reached(play(state, "card any_place"))
    assert "card join_merchant 1" in texts(state)
    mine = {"merchant": "small_market", "lira": 0}
    state = mocha_at("tavern", mine, smuggler="tavern", **closed("fabric_warehouse", "tavern"))
    state = play(state, "meet smuggler", "take red", "roll 1 1")
    assert field(state, "smuggler") == "fabric_warehouse"


def test_m2_the_action_is_optional_and_from_afar() -> None:
    """M2: no assistant, no payment, no encounters there; he stays on the Tavern."""
    fields: Json = {"seat1": {"merchant": "post_office", "family": "post_office"}}
    state = mocha_at("tavern", {"coffee": 2, "lira": 0}, smuggler="post_office", **fields)
    state = play(state, "act barrier", "put post_office", "put small_mosque")
    assert texts(play(state, "skip")) == ["end_turn"]
    after = play(state, "use post_office", "act")
    assert (seat(after)["merchant"], seat(after)["assistants"]) == ("tavern", ["tavern"])
    assert (lira(after), texts(after)) == (2, ["end_turn"])


def test_m2_no_letter_is_delivered_there() -> None:
    """M2: nobody stands at the place."""
    mine: Json = {"merchant": "wainwright", "coffee": 2, "letters": {"open": {"post_office": 1}}}
    state = play(bazaar(mine), "move tavern", "act barrier", "put post_office", "put small_market")
    after = play(state, "use post_office", "act")
    assert seat(after)["letters"] == {"open": {"post_office": 1}, "delivered": {}}


def test_m2_beside_the_tavern_only_the_other_place() -> None:
    """M2: every neighbour of the Tavern."""
    for place in beside("tavern"):
        state = mocha_at("tavern", {"coffee": 9})
        state = play(state, "act barrier", f"put {place}", "put tavern")
        assert texts(state) == ["skip", f"use {place}"]


# M3, M4, M5: guild cards.


def test_m3_free_cards_before_and_after_the_guild_card() -> None:
    """M3: then the end of the turn."""
    mine: Json = {"lira": 0, "hand": {"five_lira": 1, "two_coffee": 1, "one_good": 1}}
    state = with_guild(1, mine)
    assert "guild_1" not in texts(state)
    state = play(state, "card five_lira", "guild_1")
    assert (lira(state), seat(state)["extensions"]) == (2, 1)
    assert texts(state)[0] == "end_turn"
    after = play(state, "card two_coffee", "card one_good blue", "end_turn")
    assert (coffee(after), goods(after), field(after, "seat")) == (2, {"blue": 1}, 1)


def test_m3_the_yellow_tile_is_allowed() -> None:
    """M3: before the card and after it, but not from under the merchant who does not leave."""
    mine: Json = {"mosque_tiles": ["yellow"], "lira": 5, "merchant": "tavern"}
    mine["assistants"] = ["tavern", "tea_house"]
    state = with_guild(5, mine)
    assert starting(state, "tile") == ["tile yellow tea_house", "tile yellow tavern"]
    assert "guild_5" in texts(play(state, "tile yellow tea_house"))
    assert "guild_5" not in texts(play(state, "tile yellow tavern"))
    state = play(state, "guild_5")
    assert texts(state) == ["end_turn", "tile yellow tea_house"]


@pytest.mark.parametrize("card", ["stay", "move_3_4", "corner", "assistant_back"])
def test_m3_no_movement_card_after_it(card: str) -> None:
    """M3: there is no movement phase."""
    mine: Json = {"hand": {card: 1}, "assistants": ["tea_house"]}
    assert texts(played(5, mine)) == ["end_turn"]


def test_m3_no_movement_card_before_it() -> None:
    """M3: assistant back needs the movement phase, so no guild card after it."""
    mine: Json = {"hand": {"assistant_back": 1}, "assistants": ["tea_house"]}
    state = play(with_guild(5, mine), "card assistant_back tea_house")
    assert "guild_5" not in texts(state)


def test_m3_no_tile_nor_card_of_a_place() -> None:
    """M3: red and green tile, again, Small Market."""
    tiles: Json = {"mosque_tiles": ["red", "green"], "lira": 9}
    assert lira(play(played(9, tiles), "act 12", "roll 1 1")) == 13
    assert lira(play(played(12, tiles), "act police fabric_warehouse")) == 9  # no second good
    mine: Json = {"lira": 99, "hand": {"dealer_again": 1}}
    assert texts(played(16, mine)) == ["end_turn"]
    mine = {"hand": {"small_market_any": 1}, "goods": {"blue": 2}}
    assert "act police small_market" not in texts(played(12, mine))


def test_m3_nobody_is_met_or_caught_or_paid() -> None:
    """M3, 12.1: wherever the merchant stands; no assistant is used."""
    here: Json = {"governor": "tavern", "smuggler": "tavern", "coffee_trader": "tavern"}
    other: Json = {"merchant": "tavern", "family": "tavern"}
    state = played(5, {"merchant": "tavern", "lira": 9}, seat1=other, **here)
    assert (texts(state), seat(state)["assistants"]) == (["end_turn"], [])
    assert (seat(state, 1)["family"], seat(state)["stack"]) == ("tavern", 4)


def test_m3_only_instead_of_the_four_phases_and_one_a_turn() -> None:
    """M3: not after moving; not a second one."""
    mine: Json = {"guild": ["guild_5", "guild_8"]}
    assert starting(mocha(seat0=mine), "guild") == ["guild_5", "guild_8"]
    assert starting(mocha_at("post_office", mine), "guild") == []
    state = play(mocha(seat0=mine), "guild_5")
    assert (texts(state), field(state, "guild_discard")) == (["end_turn"], ["guild_5"])


def test_m3_the_next_turn_is_an_ordinary_one() -> None:
    """M3: the ban is for one turn."""
    mine: Json = {"mosque_tiles": ["red"], "merchant": "fruit_warehouse"}
    state = play(played(5, {}, 2, seat1=mine), "end_turn", "move tea_house", "act 12", "roll 1 1")
    assert "tile red reroll" in texts(state)


def test_m4_all_of_the_card_must_be_doable() -> None:
    """M4: lira, goods, coffee, tiles; what does not fit never blocks a card."""
    poor: Json = {"lira": 1, "coffee": 0}
    impossible = [card for card in range(1, 21) if not is_offered(card, poor)]
    assert impossible == [1, 10, 11, 13, 14, 15, 16, 17, 19, 20]
    assert all(is_offered(card, {"goods": FULL}) for card in (2, 3, 4, 5, 8))


def test_m4_prices_rise_as_usual() -> None:
    """M4: 16 and 20 raise theirs; guild 1 brings the third extension's ruby."""
    assert field(played(16, {"lira": 14}), "dealer") == 15
    assert field(played(20, {"coffee": 6}), "coffee_house") == 7
    assert rubies(played(1, {"lira": 3, "extensions": 2})) == 1


def test_m4_mosque_tiles_two_give_the_ruby_blue_the_fifth_assistant() -> None:
    """M4: guild 14 and 15, not a colour you own."""
    assert not is_offered(14, {"goods": {"red": 1}, "mosque_tiles": ["red"]})
    assert rubies(played(14, {"goods": {"green": 1}, "mosque_tiles": ["red"]})) == 1
    assert seat(played(15, {"goods": {"blue": 1}}))["stack"] == 5


def test_m5_the_discount_is_on_the_sum_and_the_two_differ() -> None:
    """M5: the tile for 1 and the barrier for 2 are 2 coffee in all."""
    state = played(19, {"coffee": 2})
    state = play(state, "act movement")
    assert (coffee(state), texts(state)[0]) == (0, "put wainwright")  # only the barrier was left


def test_m5_the_first_is_finished_before_the_second_is_chosen() -> None:
    """M5: the barrier's action may even pay for a dearer second."""
    mine: Json = {"coffee": 3, "lira": 2, "extensions": 1, "goods": {"yellow": 3}}
    state = play(played(19, mine), "act barrier", "put fountain", "put roasting_plant")
    state = play(state, "use roasting_plant", "act lira", "done")
    assert coffee(state) == 3 - 1 + 2
    assert "act ruby coffee_house" in texts(state)
    after = play(state, "act ruby coffee_house")
    assert (coffee(after), rubies(after)) == (0, 1)


# M6, M7: cards and tiles.


def test_m6_exchange_first_given_then_received_no_kind_for_itself() -> None:
    """M6: three coffee for three goods."""
    state = play(mocha(seat0={"hand": {"exchange": 1}, "coffee": 3}), "card exchange")
    state = play(state, "give coffee", "give coffee")
    assert texts(state) == [f"take {good}" for good in GOODS[:3]]  # blue alone has room for two
    after = play(state, "take red", "take red", "take blue")
    assert (goods(after), coffee(after)) == ({"red": 2, "blue": 1}, 0)


def test_m6_from_a_corner_to_another_corner() -> None:
    """M6: three are left."""
    mine: Json = {"hand": {"corner": 1}, "merchant": "coffee_house"}
    found = reached(play(mocha(seat0=mine), "card corner"))
    assert found == {"large_market", "sultans_palace", "gemstone_dealer"}


def test_m6_movement_tile_straight_and_not_over_the_barrier() -> None:
    """M6: at least one place; from the Coffee House along its row."""
    mine: Json = {"tavern_tiles": ["movement"], "merchant": "coffee_house"}
    found = reached(mocha(seat0=mine, **closed("post_office", "small_mosque")))
    assert "post_office" in found
    assert not {"small_mosque", "sultans_palace", "coffee_house"} & found


def test_m7_the_encounters_tile_makes_meeting_from_afar_free() -> None:
    """M7: and the courier, in the Great Bazaar."""
    mine: Json = {"tavern_tiles": ["encounters"], "hand": {"meet_from_afar": 1}, "lira": 0}
    state = bazaar(mine, coffee_trader="tea_house", courier="tea_house")
    assert "card meet_from_afar courier" in texts(state)
    state = play(state, "card meet_from_afar coffee_trader", "roll 1 1")
    assert (coffee(state), lira(state)) == (1, 0)
    assert field(state, "coffee_trader") == "fabric_warehouse"


def test_m7_die_to_six_before_or_after_the_red_tile() -> None:
    """M7: both orders make 1 and 2 a 10."""
    mine: Json = {"mosque_tiles": ["red"], "hand": {"die_to_six": 1}, "lira": 0}
    mine["merchant"] = "fruit_warehouse"
    for steps in (["card die_to_six 1", "tile red 2"], ["tile red 1", "card die_to_six 2"]):
        assert lira(play(mocha_at("tea_house", mine), "act 10", "roll 1 2", *steps)) == 10


# M8: after the last round (more in test_mocha_end.py).


def test_m8_cards_that_count_are_decisions_in_turn_order() -> None:
    """M8: seat 0 first, as long as it has such a card; then seat 1."""
    cards = {"two_coffee": 1, "lira_for_coffee": 1, "stay": 1}
    state = ended({"hand": cards}, {"hand": {"one_good": 1}, "lira": 1})
    assert (state.waits_for, texts(state)) == (0, ["done", "card two_coffee"])
    state = play(state, "card two_coffee")
    assert texts(state) == ["done", "card lira_for_coffee"]
    state = play(state, "card lira_for_coffee")
    assert (lira(state), state.waits_for) == (8, 1)
    assert texts(state) == ["done", *(f"card one_good {good}" for good in GOODS)]
    after = play(state, "card one_good red")
    assert (ranking(after), goods(after, 1)) == (((0,), (1,)), {"red": 1})
