"""The barrier (rules 11.19.1, 15.4; M1, M2)."""

from typing import Any

import pytest

import istanbul
from tests.games.board.mocha import (
    GRID,
    MOCHA_PLACES,
    bazaar,
    beside,
    coffee,
    mocha,
    mocha_at,
    mocha_sent_to,
    reached,
)
from tests.games.board.table import FULL, Json, goods, lira
from tests.playing import events, field, play, rubies, seat, starting, texts

EDGES = [
    (low, high)
    for n, low in enumerate(MOCHA_PLACES)
    for high in beside(low)
    if MOCHA_PLACES.index(high) > n
]


def barred(holder: int = 1, *between: str) -> dict[str, Any]:
    """A barrier of another seat, between Fountain and Roasting Plant unless told otherwise."""
    return {
        "barrier": {"between": list(between or ("fountain", "roasting_plant")), "holder": holder}
    }


def put_between(seat0: Json, *places: str) -> istanbul.State:
    """Seat 0 in the Tavern has put the barrier; it is asked whose action to do."""
    return play(mocha_at("tavern", {"coffee": 2, **seat0}), "act barrier", *places)


def walk(start: str, steps: int, closed: tuple[str, str] | None) -> set[str]:
    """Places within so many steps, worked out on the printed board."""
    near, here = {start}, {start}
    for _ in range(steps):
        here = {b for a in here for b in beside(a) if closed not in ((a, b), (b, a))}
        near |= here
    return near - {start}


# Putting it.


def test_2_coffee_for_barrier_token_and_an_action() -> None:
    """11.19.1: the example of the rulebook, on this board: Post Office and Small Market."""
    state = play(mocha_at("tavern", {"coffee": 3, "lira": 0}), "act barrier")
    assert (coffee(state), field(state, "barrier")) == (1, None)
    state = play(state, "put post_office")
    assert texts(state) == ["put caravansary", "put small_market", "put small_mosque"]
    between = {"between": ["post_office", "small_market"], "holder": 0}
    state = play(state, "put small_market")
    assert field(state, "barrier") == between
    assert texts(state) == ["skip", "use post_office", "use small_market"]
    after = play(state, "use post_office", "act")
    assert (lira(after), goods(after)) == (2, {"green": 1, "yellow": 1})
    assert (seat(after)["merchant"], texts(after)) == ("tavern", ["end_turn"])


def test_31_inner_edges() -> None:
    """M1: any inner edge of the board; each pair of neighbours once."""
    columns, rows = len(GRID[0]), len(GRID)
    assert len(EDGES) == rows * (columns - 1) + columns * (rows - 1) == 31
    state = play(mocha_at("tavern", {"coffee": 2}), "act barrier")
    lows = sorted({low for low, _ in EDGES}, key=MOCHA_PLACES.index)
    assert texts(state) == [f"put {low}" for low in lows]
    found = []
    for text in texts(state):
        low = text.split()[1]
        highs = [high for first, high in EDGES if first == low]
        after = play(state, text)
        if len(highs) > 1:
            assert texts(after) == [f"put {high}" for high in highs]
            ends = [play(after, f"put {high}") for high in highs]
        else:
            ends = [after]  # nothing to choose
        found += [tuple(field(end, "barrier")["between"]) for end in ends]
    assert found == EDGES


def test_also_where_it_lies_and_the_token_changes_hands() -> None:
    """M1: a new holder by putting it where it was."""
    state = mocha_at("tavern", {"coffee": 2}, **barred(1, "wainwright", "fountain"))
    state = play(state, "act barrier", "put wainwright", "put fountain")
    assert field(state, "barrier") == {"between": ["wainwright", "fountain"], "holder": 0}
    assert {"fountain", "caravansary"} <= reached(
        mocha(seat0={"merchant": "wainwright"}, barrier=field(state, "barrier"))
    )


def test_it_is_reported() -> None:
    """11.19.1: everybody sees where it lies."""
    state = play(mocha_at("tavern", {"coffee": 2}), "act barrier", "put wainwright")
    names = [event["event"] for event in events(state, "put fountain")]
    assert "barrier_put" in names
    with pytest.raises(istanbul.MalformedInput, match="between"):
        mocha(**barred(1, "fountain", "tavern"))


# Its action.


def test_the_action_need_not_be_done() -> None:
    """M2: skipped, or impossible."""
    state = put_between({"lira": 0}, "put great_mosque", "put gemstone_dealer")
    assert texts(state) == ["skip", "use great_mosque", "use gemstone_dealer"]
    assert texts(play(state, "skip")) == ["end_turn"]
    assert texts(play(state, "use gemstone_dealer")) == ["end_turn"]
    after = play(put_between({}, "put post_office", "put small_market"), "use post_office", "skip")
    assert (lira(after), texts(after)) == (2, ["end_turn"])


def test_beside_the_tavern_only_the_other_ones_action() -> None:
    """M2: the Tavern's action is not done a second time."""
    state = put_between({"coffee": 99}, "put fabric_warehouse", "put tavern")
    assert texts(state) == ["skip", "use fabric_warehouse"]
    rows = [GRID[0], GRID[1], [2, 11, 6, 12, 9], [20, 19, 5, 14, 13]]  # Tavern by Coffee House
    mine: Json = {"merchant": "post_office", "coffee": 99}
    state = play(mocha(seat0=mine, layout=rows), "move tavern", "act barrier", "put tavern")
    assert field(state, "barrier")["between"] == ["tavern", "coffee_house"]
    assert texts(state) == ["skip", "use coffee_house"]


def test_from_afar_no_assistant_no_payment_no_encounters() -> None:
    """M2: others stand there; the merchant's own encounters are in the Tavern."""
    there: Json = {"merchant": "tea_house", "family": "tea_house"}
    fields: Json = {"seat1": there, "governor": "tea_house", "smuggler": "tavern"}
    state = mocha_at("tavern", {"coffee": 2, "lira": 0}, **fields)
    state = play(state, "act barrier", "put tea_house", "put sultans_palace", "use tea_house")
    after = play(state, "act 7", "roll 3 4")
    assert (lira(after), lira(after, 1)) == (7, 3)
    assert (seat(after)["assistants"], seat(after)["merchant"]) == (["tavern"], "tavern")
    assert texts(after) == ["end_turn", "meet smuggler"]
    assert seat(after, 1)["family"] == "tea_house"


def test_the_coffee_is_paid_first() -> None:
    """11.19.1: 2 for the barrier, so of 8 coffee 6 are left for the Coffee House."""
    for owned, options in ((8, ["skip", "act"]), (7, ["end_turn"])):
        state = put_between({"coffee": owned}, "put small_market", "put coffee_house")
        assert texts(play(state, "use coffee_house")) == options
    state = put_between({"coffee": 8}, "put small_market", "put coffee_house")
    after = play(state, "use coffee_house", "act")
    assert (coffee(after), rubies(after)) == (0, 1)


def test_the_action_may_be_done_again_by_a_card() -> None:
    """G4: it was carried out."""
    mine: Json = {"coffee": 15, "hand": {"coffee_house_again": 1}}
    state = put_between(mine, "put small_market", "put coffee_house")
    after = play(state, "use coffee_house", "act", "card coffee_house_again")
    assert (coffee(after), rubies(after)) == (0, 2)


def test_cards_may_be_played_before_the_action_there() -> None:
    """G3: it is a main decision, so five lira help the Dealer."""
    mine: Json = {"lira": 9, "hand": {"five_lira": 1}}
    state = put_between(mine, "put great_mosque", "put gemstone_dealer")
    after = play(state, "use gemstone_dealer", "card five_lira", "act")
    assert (lira(after), rubies(after)) == (0, 1)


def test_at_the_police_station_the_family_member_is_sent() -> None:
    """M2: the action of the place, whichever it is."""
    state = put_between({}, "put tea_house", "put police_station")
    after = play(state, "use police_station", "act police post_office", "act")
    assert (seat(after)["family"], seat(after)["merchant"]) == ("post_office", "tavern")


def test_put_by_the_family_member() -> None:
    """M2: the acting figure stays on the Tavern, the merchant in the Police Station."""
    state = play(mocha_sent_to("tavern", {"coffee": 2, "goods": FULL}), "act barrier")
    state = play(state, "put post_office", "put small_mosque", "use post_office", "act")
    assert seat(state)["family"] == "tavern"
    assert seat(state)["merchant"] == "police_station"
    assert field(state, "barrier")["holder"] == 0


# Walking.


@pytest.mark.parametrize("closed", EDGES)
def test_walks_go_round_it(closed: tuple[str, str]) -> None:
    """M1: every edge, from both ends; two steps, and four with the card."""
    for start in closed:
        mine: Json = {"merchant": start, "hand": {"move_3_4": 1}}
        state = mocha(seat0=mine, **barred(1, *closed))
        assert reached(state) == walk(start, 2, closed)
        assert reached(play(state, "card move_3_4")) == walk(start, 4, closed)


def test_the_holder_crosses_it() -> None:
    """M1: nobody else."""
    start: Json = {"merchant": "fountain"}
    assert "roasting_plant" in reached(mocha(seat0=start, **barred(0)))
    assert reached(mocha(seat0=start, **barred(0))) == walk("fountain", 2, None)
    mine: Json = {"merchant": "fountain", "hand": {"move_3_4": 1}}
    state = play(mocha(seat0=mine, **barred(0)), "card move_3_4")
    assert reached(state) == walk("fountain", 4, None)
    for holder in (1, 2):
        assert "roasting_plant" not in reached(mocha(seat0=start, **barred(holder)))


def test_the_place_behind_it_may_be_two_steps_further() -> None:
    """M1: from the Fountain the Roasting Plant is then 3 steps away."""
    state = mocha(seat0={"hand": {"move_3_4": 1}}, **barred())
    assert "roasting_plant" not in reached(state)
    assert "fruit_warehouse" not in reached(state)  # 2 steps straight through, else 4
    assert {"spice_warehouse", "police_station"} <= reached(state)
    far = reached(play(state, "card move_3_4"))
    assert {"roasting_plant", "fruit_warehouse"} <= far


def test_it_does_not_stop_jumps_and_dice() -> None:
    """M1: the corner card, the family member sent by the police, figures that are rolled."""
    mine: Json = {"hand": {"corner": 1}, "merchant": "large_market"}
    closed = barred(1, "spice_warehouse", "large_market")
    assert len(reached(play(mocha(seat0=mine, **closed), "card corner"))) == 3
    state = mocha_at("police_station", **barred(1, "tea_house", "police_station"))
    assert "act police tea_house" in texts(state)
    met: Json = {"coffee_trader": "tavern", **barred(1, "caravansary", "tavern")}
    state = play(mocha_at("tavern", {"lira": 2}, **met), "meet coffee_trader", "roll 3 3")
    assert field(state, "coffee_trader") == "caravansary"


def test_without_it_nothing_is_closed() -> None:
    """10.7: at first it lies beside the board."""
    state = mocha()
    assert field(state, "barrier") is None
    assert reached(state) == walk("fountain", 2, None)
    assert starting(state, "guild") == []


def test_the_caravan_token_is_earned_by_it() -> None:
    """V2: by merchant, family member or barrier."""
    state = mocha_at("tavern", {"coffee": 2}, variants=["caravan_leader"])
    state = play(state, "act barrier", "put caravansary", "put fountain", "use caravansary")
    state = play(state, "act deck", "draw stay", "draw corner", "discard stay", "end_turn")
    assert (field(state, "caravan"), coffee(state)) == (0, 1)


@pytest.mark.parametrize(("p", "holder"), [(1, 0), (1, 2), (2, 0), (2, 1), (0, 2)])
def test_whoever_puts_it_takes_the_token(p: int, holder: int) -> None:
    """11.19.1: from any other seat; then that one is barred."""
    seats: Json = {f"seat{q}": {} for q in range(3)}
    seats[f"seat{p}"] = {"coffee": 2, "merchant": "small_market"}
    state = mocha(seat=p, **seats, **barred(holder))
    state = play(state, "move tavern", "act barrier", "put fountain", "put roasting_plant", "skip")
    assert field(state, "barrier")["holder"] == p
    state = mocha(seat=holder, **barred(p))
    assert "roasting_plant" not in reached(state)
    assert "roasting_plant" in reached(mocha(seat=p, **barred(p)))


def test_the_catacombs_move_the_merchant_from_where_he_stands() -> None:
    """S6: from the Tavern, or from the police when the family member put the barrier."""
    steps = ["act barrier", "put secret_society", "use catacombs", "act red", "put tea_house"]
    mine: Json = {"merchant": "small_market", "coffee": 2}
    after = play(bazaar(mine), "move tavern", *steps)
    assert (seat(after)["merchant"], seat(after)["family"]) == ("tea_house", "police_station")
    mine = {"merchant": "fountain", "coffee": 2}
    after = play(bazaar(mine), "move police_station", "act police tavern", *steps)
    assert (seat(after)["merchant"], seat(after)["family"]) == ("tea_house", "tavern")
