"""The yellow tile (rules 5.4)."""

import pytest

from tests.games.board.table import INSIDE, MOMENTS, Json, inside, lira, moment, table
from tests.playing import field, play, seat, starting, texts

YELLOW: Json = {"mosque_tiles": ["yellow"], "assistants": ["post_office"], "stack": 3, "lira": 5}
TILE = "tile yellow post_office"


@pytest.mark.parametrize("name", MOMENTS)
def test_2_lira_bring_an_assistant_back_at_any_step_of_the_turn(name: str) -> None:
    """5.4: before the move, on arrival or later."""
    state = moment(name, YELLOW)
    after = play(state, TILE)
    assert lira(state) - lira(after) == 2
    assert seat(after)["stack"] == seat(state)["stack"] + 1
    assert "post_office" not in seat(after)["assistants"]


@pytest.mark.parametrize("name", INSIDE)
def test_not_in_the_middle_of_something(name: str) -> None:
    """G3: between the steps of a turn, not inside one."""
    position = inside(name, {}).to_json()
    position["seats"][0]["mosque_tiles"] = ["red", "yellow"]
    if not position["seats"][0]["assistants"]:
        position["seats"][0] |= {"assistants": ["post_office"], "stack": 3}
    elif "post_office" not in position["seats"][0]["assistants"]:
        position["seats"][0]["assistants"].append("post_office")
        position["seats"][0]["stack"] -= 1
    state = table(**{"players": 3, **_fields(position)})
    assert starting(state, "tile yellow") == []


def _fields(position: Json) -> Json:
    seats = {f"seat{p}": seat for p, seat in enumerate(position.pop("seats"))}
    position.pop("options")
    return {**position, **seats}


def test_once_a_turn() -> None:
    """5.4: whatever is in the purse."""
    mine = {**YELLOW, "assistants": ["post_office", "wainwright"], "stack": 2, "lira": 9}
    state = play(table(seat0=mine), TILE)
    assert starting(state, "tile") == []
    assert starting(play(state, "move tea_house", "skip"), "tile") == []


def test_again_in_the_next_turn() -> None:
    """5.4: once in each of your turns."""
    mine = {**YELLOW, "assistants": ["post_office", "wainwright"], "stack": 2, "lira": 9}
    state = play(table(2, mine), TILE, "visit tea_house", "visit police_station")
    assert starting(state, "tile") == ["tile yellow wainwright"]


def test_1_lira_is_not_enough() -> None:
    """G1: costs are paid in full."""
    assert starting(table(seat0={**YELLOW, "lira": 1}), "tile") == []


def test_without_the_tile_nothing() -> None:
    """5.4: no other tile helps."""
    mine = {**YELLOW, "mosque_tiles": ["red", "green"]}
    assert starting(table(seat0=mine), "tile") == []


def test_own_assistants_only() -> None:
    """5.4: one of your assistants."""
    mine = {**YELLOW, "assistants": [], "stack": 4}
    other = {"assistants": ["post_office"], "stack": 3}
    assert starting(table(seat0=mine, seat1=other), "tile") == []


def test_after_arriving_not_the_one_beside_the_merchant() -> None:
    """5.4: from any place where your merchant is not."""
    state = moment("action", YELLOW)
    assert seat(state)["assistants"] == ["post_office", "tea_house"]
    assert starting(state, "tile") == [TILE]


BESIDE: Json = {
    "merchant": "spice_warehouse",
    "mosque_tiles": ["yellow"],
    "assistants": ["spice_warehouse"],
    "stack": 0,
    "lira": 5,
}


def test_on_arrival_the_place_just_left_counts_as_another_place() -> None:
    """5.4: so, about to leave, he may fetch the one beside him, and lay him where he arrives."""
    state = table(seat0=BESIDE)
    assert "move tea_house" not in texts(state)
    after = play(state, "tile yellow spice_warehouse", "move tea_house")
    assert (seat(after)["stack"], seat(after)["assistants"]) == (0, ["tea_house"])
    assert lira(after) == 3


def test_then_he_must_leave() -> None:
    """5.4: staying, the place would be where the merchant is."""
    state = table(seat0={**BESIDE, "hand": {"stay": 1}})
    assert "card stay" in texts(state)
    assert "card stay" not in texts(play(state, "tile yellow spice_warehouse"))


def test_after_fetching_from_elsewhere_he_may_stay() -> None:
    """5.4: the assistant came from a place where he is not."""
    mine = {**BESIDE, "assistants": ["post_office"], "hand": {"stay": 1}}
    after = play(table(seat0=mine), TILE, "card stay", "move spice_warehouse")
    assert seat(after)["assistants"] == ["spice_warehouse"]


def test_in_the_next_turn_he_may_stay_again() -> None:
    """5.4: the tile binds for its own turn only."""
    state = table(2, {**BESIDE, "hand": {"stay": 1}})
    state = play(state, "tile yellow spice_warehouse", "visit tea_house", "visit police_station")
    assert "card stay" in texts(state)


def test_fetched_among_the_merchants_before_paying() -> None:
    """5.4, 3.2: the 2 lira may be missing for the payment then."""
    mine = {**YELLOW, "lira": 3}
    state = play(moment("merchants", mine), TILE)
    assert field(state, "seat") == 1  # 1 lira is left: refusing is all that remains
    assert lira(state) == 1
