"""What the tavern tiles do (rules 15.2, 15.3; M6, M7)."""

import pytest

import istanbul
from tests.games.board.mocha import (
    GRID,
    MOCHA_PLACES,
    beside,
    coffee,
    mocha,
    mocha_at,
    reached,
)
from tests.games.board.table import FULL, GOODS, ROLLS, Json, goods, hand, lira
from tests.playing import field, happened, play, seat, starting, texts

MOVEMENT: Json = {"tavern_tiles": ["movement"]}
ENCOUNTERS: Json = {"tavern_tiles": ["encounters"], "lira": 0}


def near(start: str) -> set[str]:
    """Places one or two steps away on the printed board."""
    once = set(beside(start))
    return once.union(*(beside(place) for place in once)) - {start}


def lines(start: str) -> set[str]:
    """All other places of its row and its column."""
    number = MOCHA_PLACES.index(start) + 1
    row = next(row for row in GRID if number in row)
    column = [other[row.index(number)] for other in GRID]
    return {MOCHA_PLACES[n - 1] for n in [*row, *column]} - {start}


# The movement tile.


@pytest.mark.parametrize("start", MOCHA_PLACES)
def test_any_distance_in_a_straight_line(start: str) -> None:
    """15.2: instead of 1 or 2 steps, which stay possible."""
    state = mocha(seat0={**MOVEMENT, "merchant": start})
    assert reached(state) == near(start) | lines(start)
    assert reached(mocha(seat0={"merchant": start})) == near(start)


def test_from_a_corner_3_down_and_4_across() -> None:
    """15.2: from the Dealer to the Coffee House and to the Large Market, not diagonally."""
    found = reached(mocha(seat0={**MOVEMENT, "merchant": "gemstone_dealer"}))
    assert {"coffee_house", "large_market", "spice_warehouse"} <= found
    assert not {"sultans_palace", "caravansary", "roasting_plant"} & found


def test_one_goes_on_as_after_any_move() -> None:
    """15.2: assistant, merchants, action."""
    mine = {**MOVEMENT, "merchant": "gemstone_dealer", "lira": 2}
    state = mocha(seat0=mine, seat1={"merchant": "large_market"})
    assert starting(state, "visit large_market") == ["visit large_market"]
    state = play(state, "move large_market")
    assert texts(state) == ["pay", "refuse"]
    assert seat(state)["assistants"] == ["large_market"]


def test_not_over_a_barrier_without_its_token() -> None:
    """M6: the line ends at the barrier; the holder goes on."""
    closed: Json = {"between": ["great_mosque", "guild_hall"]}
    mine = {**MOVEMENT, "merchant": "gemstone_dealer"}
    found = reached(mocha(seat0=mine, barrier={**closed, "holder": 2}))
    assert {"great_mosque", "black_market", "fabric_warehouse", "coffee_house"} <= found
    assert not {"guild_hall", "spice_warehouse", "large_market"} & found
    found = reached(mocha(seat0=mine, barrier={**closed, "holder": 0}))
    assert {"guild_hall", "spice_warehouse", "large_market"} <= found


def test_two_steps_round_a_barrier_are_still_two_steps() -> None:
    """M1, M6: the line is closed, the bend is not."""
    mine = {**MOVEMENT, "merchant": "fountain"}
    closed: Json = {"between": ["fountain", "roasting_plant"], "holder": 1}
    found = reached(mocha(seat0=mine, barrier=closed))
    assert {"spice_warehouse", "police_station", "black_market", "post_office"} <= found
    assert not {"roasting_plant", "fruit_warehouse"} & found


def test_the_3_4_card_does_not_go_with_it() -> None:
    """G5: one replacement of the steps; from the corner the far end of the row is 4 away anyway."""
    mine: Json = {**MOVEMENT, "merchant": "gemstone_dealer", "hand": {"move_3_4": 1, "stay": 1}}
    state = play(mocha(seat0=mine), "card move_3_4")
    assert "sultans_palace" not in reached(state)  # 7 steps
    assert starting(play(mocha(seat0=mine), "move large_market"), "card") == []


def test_the_tile_of_another_seat_does_not_help() -> None:
    """15.2: everybody needs an own one."""
    state = mocha(seat0={"merchant": "gemstone_dealer"}, seat1=MOVEMENT)
    assert "large_market" not in reached(state)


# The encounters tile.


def met(figure: str, seat0: Json | None = None) -> istanbul.State:
    """Seat 0 meets a figure in the Post Office, with the tile and without lira."""
    mine = {**ENCOUNTERS, **(seat0 or {})}
    place: Json = {figure: "post_office"}
    state = mocha_at("post_office", mine, **place)
    return play(state, "skip", f"meet {figure}")


def test_the_governor_gives_a_card_for_nothing_and_moves() -> None:
    """15.3: no lira, no card back."""
    state = play(met("governor", {"lira": 5, "hand": {"stay": 1}}), "draw one_good")
    assert (hand(state), lira(state)) == ({"one_good": 1, "stay": 1}, 5)
    assert texts(state) == ROLLS
    assert field(play(state, "roll 1 1"), "governor") == "fabric_warehouse"


@pytest.mark.parametrize("good", GOODS)
def test_the_smuggler_gives_a_good_for_nothing_and_moves(good: str) -> None:
    """15.3: neither lira nor a good."""
    state = play(met("smuggler", {"lira": 5}), f"take {good}")
    assert (goods(state), lira(state), texts(state)) == ({good: 1}, 5, ROLLS)
    assert field(play(state, "roll 6 6"), "smuggler") == "police_station"


def test_the_coffee_trader_gives_a_coffee_for_nothing_and_moves() -> None:
    """15.3: also with nothing to pay."""
    state = met("coffee_trader")
    assert (coffee(state), texts(state)) == (1, ROLLS)
    assert field(play(state, "roll 1 2"), "coffee_trader") == "spice_warehouse"
    state = met("coffee_trader", {"lira": 9, "goods": FULL})
    assert (coffee(state), lira(state), goods(state)) == (1, 9, FULL)


def test_the_smuggler_still_needs_room() -> None:
    """B11: he is not met with a full wheelbarrow."""
    state = mocha_at("post_office", {**ENCOUNTERS, "goods": FULL}, smuggler="post_office")
    assert texts(play(state, "skip")) == ["end_turn"]


def test_other_merchants_are_paid_all_the_same() -> None:
    """15.3: it is for figures that give something."""
    mine = {**ENCOUNTERS, "lira": 2}
    state = mocha_at("post_office", mine, seat1={"merchant": "post_office"})
    assert texts(state) == ["pay", "refuse"]


def test_once_a_turn_each() -> None:
    """B11: one that comes back is not met again."""
    state = play(met("coffee_trader"), "roll 1 4")
    assert field(state, "coffee_trader") == "post_office"
    assert texts(state) == ["end_turn"]


def test_the_tile_of_another_seat_is_not_free_for_you() -> None:
    """15.3: only its owner."""
    fields: Json = {"seat1": {"tavern_tiles": ["encounters"]}, "coffee_trader": "post_office"}
    state = mocha_at("post_office", {"lira": 2}, **fields)
    assert "lira_paid" in happened(play(state, "skip"), "meet coffee_trader")
