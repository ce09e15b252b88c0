"""The companion (rules 23, L2, L3)."""

import pytest

from tests.games.board.letters_table import (
    BAZAAR,
    at,
    bazaar,
    companion,
    companion_at,
    neighbours,
    table,
)
from tests.games.board.table import Json, goods, hand, lira
from tests.playing import field, play, rubies, seat, starting, texts


def test_it_starts_in_the_general_supply() -> None:
    """21.7: neither moved nor placed from there."""
    state = table()
    assert companion(state) is None
    assert [t for t in texts(state) if "companion" in t] == []


def test_placed_free_where_the_merchant_is() -> None:
    """23.2: also beside other merchants; then the turn goes on."""
    mine = {"companion": "reserve", "merchant": "tea_house", "lira": 1}
    state = play(table(3, mine, seat1={"merchant": "tea_house"}), "place companion")
    assert (companion(state), lira(state), lira(state, 1)) == ("tea_house", 1, 3)
    assert "place companion" not in texts(state)
    assert "move sultans_palace" in texts(state)


def test_placed_and_moved_in_the_same_turn() -> None:
    """L2."""
    mine = {"companion": "reserve", "merchant": "sultans_palace"}
    state = play(table(3, mine), "place companion", "companion tea_house", "act 3", "roll 2 2")
    row = seat(state)
    assert (row["companion"], row["merchant"], row["stack"]) == ("tea_house", "sultans_palace", 4)
    assert lira(state) == 5


def test_the_merchant_may_move_after_placing() -> None:
    """23.3: one of the two each turn."""
    mine = {"companion": "reserve", "merchant": "sultans_palace"}
    state = play(table(3, mine), "place companion", "move tea_house")
    assert (companion(state), seat(state)["merchant"]) == ("sultans_palace", "tea_house")
    assert texts(play(state, "skip")) == ["end_turn"]


@pytest.mark.parametrize("place", ["fountain", "tea_house", "secret_society", "auction_house"])
def test_exactly_one_step(place: str) -> None:
    """23.3: to a neighbour, never further, never staying."""
    state = table(3, {"companion": place})
    steps = [t.removeprefix("companion ") for t in starting(state, "companion")]
    assert sorted(steps) == sorted(neighbours(place))


def test_it_needs_no_assistants() -> None:
    """23.4: none is laid, none is picked up, also with an empty stack."""
    mine = {"stack": 0, "assistants": ["fabric_warehouse", "kiosk"]}
    state = companion_at("fabric_warehouse", mine)
    assert texts(state) == ["skip", "act"]
    after = play(state, "act")
    assert (goods(after), seat(after)["stack"]) == ({"red": 2}, 0)
    assert seat(after)["assistants"] == ["fabric_warehouse", "kiosk"]


def test_it_pays_merchants_and_companions() -> None:
    """23.5, L2: 2 lira for each figure, also two of the same owner; its own merchant is free."""
    both = {"merchant": "tea_house", "companion": "tea_house", "lira": 0}
    mine = {"companion": "sultans_palace", "merchant": "tea_house", "lira": 7}
    state = table(3, mine, seat1=both, seat2={"companion": "tea_house", "lira": 0})
    state = play(state, "companion tea_house")
    assert texts(state) == ["pay", "refuse"]
    after = play(state, "pay")
    assert [lira(after, p) for p in range(3)] == [1, 4, 2]
    assert texts(after)[0] == "skip"


def test_without_the_lira_the_turn_ends() -> None:
    """23.5: 3 lira do not pay two figures."""
    both = {"merchant": "tea_house", "companion": "tea_house"}
    mine = {"companion": "sultans_palace", "merchant": "kiosk", "lira": 3}
    after = play(table(3, mine, seat1=both), "companion tea_house")
    assert (field(after, "seat"), lira(after), companion(after)) == (1, 3, "tea_house")


def test_others_pay_for_it() -> None:
    """23.5: like for a merchant."""
    state = at("tea_house", {"lira": 2}, seat1={"companion": "tea_house", "lira": 0})
    assert texts(state) == ["pay", "refuse"]
    after = play(state, "pay")
    assert (lira(after), lira(after, 1)) == (0, 2)


def test_nobody_pays_on_the_fountain() -> None:
    """3.2: neither for companions nor as one."""
    others = {"companion": "fountain", "merchant": "fountain"}
    assert "act companion" in texts(companion_at("fountain", {"lira": 4}, seat1=others))
    assert "act companion" in texts(at("fountain", {"lira": 4}, seat1=others))


def test_it_pays_neutral_merchants_and_dice_move_them() -> None:
    """V3, L2, B5: with two players, 14's first."""
    mine = {"companion": "sultans_palace", "lira": 4}
    where = ["tea_house", "tea_house", "kiosk"]
    state = table(2, mine, neutral_merchants=where)
    state = play(state, "companion tea_house", "pay", "roll 1 1")
    now = field(state, "neutral_merchants")
    assert now == ["fabric_warehouse", "tea_house", "kiosk"]
    after = play(state, "roll 6 6")
    assert field(after, "neutral_merchants")[1] == "police_station"
    assert (lira(after), texts(after)[0]) == (0, "skip")


def test_it_catches_and_meets() -> None:
    """23.4, L2: family members must be caught, figures may be met, where it stands."""
    fields: Json = {"governor": "tea_house", "smuggler": "great_mosque", "courier": "tea_house"}
    state = companion_at("tea_house", {"lira": 9}, seat1={"family": "tea_house"}, **fields)
    state = play(state, "skip")
    people = ["catch 1 lira", "catch 1 card", "meet governor", "meet courier"]
    assert texts(state) == people
    state = play(state, "catch 1 lira")
    assert (lira(state), seat(state, 1)["family"]) == (12, "police_station")
    state = play(state, "meet governor", "draw stay", "pay lira", "roll 1 1")
    assert texts(state) == ["end_turn", "meet courier"]


def test_the_merchants_place_is_not_met() -> None:
    """23.3: the merchant stays at home this turn."""
    state = companion_at("tea_house", seat1={"family": "great_mosque"}, governor="great_mosque")
    assert texts(play(state, "skip")) == ["end_turn"]


def test_again_cards_and_small_market_serve_it() -> None:
    """L3: cards of places."""
    mine = {"lira": 40, "hand": {"dealer_again": 1}, "merchant": "fountain"}
    after = play(companion_at("gemstone_dealer", mine), "act", "card dealer_again")
    assert (rubies(after), lira(after)) == (2, 40 - 14 - 15)
    mine = {"goods": {"blue": 2}, "hand": {"small_market_any": 1}, "lira": 0}
    state = play(companion_at("small_market", mine), "card small_market_any", "act b2")
    assert lira(state) == 5


def test_merchant_cards_do_not() -> None:
    """L3: stay, 3-4, any place, join move the merchant."""
    cards = {"stay": 1, "move_3_4": 1, "any_place": 1, "join_merchant": 1}
    mine = {"companion": "tea_house", "merchant": "kiosk", "hand": cards, "lira": 9}
    for card in ("stay", "move_3_4", "any_place", "join_merchant 1"):
        assert starting(play(table(3, mine), f"card {card}"), "companion") == []
    state = play(table(3, mine), "companion sultans_palace")
    assert starting(state, "card") == []


def test_the_police_station_by_the_companion() -> None:
    """23.4: it sends the family member; none is caught there."""
    state = companion_at("police_station", seat1={"family": "police_station"})
    state = play(state, "act police fabric_warehouse", "act")
    assert (goods(state), texts(state)) == ({"red": 2}, ["end_turn"])


def test_sent_by_the_companion_the_family_member_calls_it_home() -> None:
    """L2: gone by the Fountain's action of another figure, it has no encounters either."""
    state = companion_at("police_station", governor="police_station")
    state = play(state, "act police fountain")
    assert texts(play(state, "skip")) == ["end_turn", "meet governor"]
    after = play(state, "act companion")
    assert (companion(after), texts(after)) == ("reserve", ["end_turn"])


def test_the_barrier_stops_it_but_not_the_holder() -> None:
    """M1: walks go round, and one step cannot."""
    fence = {"barrier": {"between": ["tea_house", "police_station"], "holder": 1}}
    walk = [
        t.removeprefix("companion ") for t in starting(bazaar(3, {"companion": 9}), "companion")
    ]
    assert sorted(walk) == sorted(neighbours("tea_house", BAZAAR))
    state = bazaar(3, {"companion": "tea_house"}, **fence)
    assert "companion police_station" not in texts(state)
    assert "companion fruit_warehouse" in texts(state)
    fence["barrier"]["holder"] = 0
    assert "companion police_station" in texts(bazaar(3, {"companion": "tea_house"}, **fence))


def test_after_the_yellow_tile_beside_the_merchant_he_must_leave() -> None:
    """Notation: that assistant is fetched because the merchant leaves; nobody else moves then."""
    cards = {"companion_two": 1, "family_step": 1, "join_merchant": 1}
    mine = {"mosque_tiles": ["yellow"], "assistants": ["kiosk"], "stack": 3, "lira": 2}
    mine |= {"merchant": "kiosk", "companion": "tea_house", "family": "embassy", "hand": cards}
    state = play(table(3, mine), "tile yellow kiosk")
    assert starting(state, "companion") == []
    assert starting(state, "card") == ["card join_merchant 1", "card join_merchant 2"]


def test_the_yellow_tile_takes_an_assistant_while_it_acts() -> None:
    """L3: the tile names the assistants, not the merchant."""
    mine = {"mosque_tiles": ["yellow"], "assistants": ["kiosk"], "stack": 3, "lira": 2}
    state = play(companion_at("wainwright", mine), "tile yellow kiosk")
    assert (seat(state)["stack"], lira(state), hand(state)) == (4, 0, {})
