"""Guild card 12: the family member goes out (rules 13.12, S5)."""

import pytest

from tests.games.board.mocha import MOCHA_PLACES, coffee, is_offered, mocha, played
from tests.games.board.table import Json, goods, hand, lira
from tests.playing import field, play, seat, starting, texts

# Where something can be done without lira, goods, coffee and assistants on the board.
FREE = [
    *("fabric_warehouse", "spice_warehouse", "fruit_warehouse", "post_office", "caravansary"),
    *("black_market", "tea_house", "guild_hall"),
]


@pytest.mark.parametrize("family", ["police_station", "tea_house", "fountain", "coffee_house"])
def test_guild_12_from_everywhere_to_any_place_of_use(family: str) -> None:
    """13.12: by way of the Police Station, without reward; also if it is there already."""
    state = played(12, {"family": family, "lira": 0})
    assert (seat(state)["family"], lira(state), hand(state)) == ("police_station", 0, {})
    assert texts(state) == [f"act police {place}" for place in FREE]
    after = play(state, "act police post_office")
    assert (seat(after)["family"], lira(after)) == ("post_office", 2)
    assert goods(after) == {"green": 1, "yellow": 1}
    assert (seat(after)["merchant"], texts(after)) == ("fountain", ["end_turn"])


def test_guild_12_back_to_the_place_where_it_was() -> None:
    """13.12: the action there once more."""
    state = played(12, {"family": "tea_house", "lira": 0})
    after = play(state, "act police tea_house", "act 4", "roll 2 2")
    assert (seat(after)["family"], lira(after)) == ("tea_house", 4)


def test_guild_12_the_action_must_be_possible_and_is_done() -> None:
    """S5: unlike the police's own action (B6)."""
    assert "act police gemstone_dealer" not in texts(played(12, {"lira": 13}))
    after = play(played(12, {"lira": 14}), "act police gemstone_dealer")
    assert (seat(after)["rubies"], texts(after)) == (1, ["end_turn"])
    assert "skip" not in texts(play(played(12), "act police tea_house"))


def test_guild_12_no_red_nor_green_tile_nor_place_cards_there() -> None:
    """M3: it is still the turn of a guild card."""
    tiles: Json = {"mosque_tiles": ["red", "green"], "lira": 9}
    state = play(played(12, tiles), "act police tea_house", "act 3", "roll 1 1")
    assert lira(state) == 11
    state = play(played(12, tiles), "act police fabric_warehouse")
    assert (goods(state), lira(state)) == ({"red": 2}, 9)
    cards: Json = {"hand": {"small_market_any": 1, "post_office_again": 1}, "goods": {"blue": 1}}
    assert "act police small_market" not in texts(played(12, cards))
    state = play(played(12, cards), "act police post_office")
    assert texts(state) == ["end_turn"]


def test_guild_12_nobody_is_caught_or_met() -> None:
    """12.1: neither by the family member nor by the merchant."""
    fields: Json = {"governor": "fountain", "smuggler": "post_office"}
    fields["seat1"] = {"family": "fountain"}
    state = play(played(12, {"lira": 9}, **fields), "act police post_office")
    assert texts(state) == ["end_turn"]
    assert seat(state, 1)["family"] == "fountain"


def test_guild_12_at_the_roasting_plant_2_coffee_each() -> None:
    """11.17: the usual rate."""
    after = play(played(12, {"lira": 2}), "act police roasting_plant")
    assert coffee(after) == 2


def test_guild_12_free_cards_before_the_card_not_before_the_action() -> None:
    """M3: they are played before the guild card or after it."""
    mine: Json = {"lira": 9, "hand": {"five_lira": 1}, "guild": ["guild_12"]}
    state = play(mocha(seat0=mine), "card five_lira", "guild_12", "act police gemstone_dealer")
    assert (seat(state)["rubies"], lira(state)) == (1, 0)
    state = play(played(12, {"hand": {"five_lira": 1}}), "act police tea_house")
    assert starting(state, "card") == []


def test_guild_12_is_always_offered() -> None:
    """13.12: wherever family member and merchant are."""
    for place in MOCHA_PLACES:
        assert is_offered(12, {"family": place, "merchant": place})


def test_guild_12_to_the_caravansary_brings_coffee_and_the_token() -> None:
    """V2: the family member's action counts; the token comes at the end of the turn."""
    state = play(played(12, variants=["caravan_leader"]), "act police caravansary")
    state = play(state, "draw stay", "draw corner", "discard stay")
    assert (coffee(state), field(state, "caravan")) == (1, None)
    assert field(play(state, "end_turn"), "caravan") == 0
