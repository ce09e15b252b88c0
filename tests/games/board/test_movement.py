"""Moving the merchant and using an assistant (rules 3.1)."""

import pytest

from tests.games.board.table import PLACES, at, table
from tests.playing import events, field, happened, play, seat, starting, texts

GRIDS = {
    "short_paths": [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]],
    "long_paths": [[16, 2, 8, 11], [15, 7, 6, 4], [3, 5, 12, 1], [10, 9, 14, 13]],
    "in_order": [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]],
}


def walk(grid: list[list[int]], number: int, steps: int) -> set[str]:
    """Where a walk of exactly so many steps can end, other than where it began."""
    spots = {n: (y, x) for y, row in enumerate(grid) for x, n in enumerate(row)}
    here = {number}
    for _ in range(steps):
        here = {
            n
            for n, (y, x) in spots.items()
            if any(abs(y - spots[m][0]) + abs(x - spots[m][1]) == 1 for m in here)
        }
    return {PLACES[n - 1] for n in here - {number}}


@pytest.mark.parametrize("merchant", PLACES)
@pytest.mark.parametrize("layout", GRIDS)
def test_one_or_two_steps_never_diagonally_never_back(layout: str, merchant: str) -> None:
    """3.1: he must not end where he began."""
    number = PLACES.index(merchant) + 1
    wanted = walk(GRIDS[layout], number, 1) | walk(GRIDS[layout], number, 2)
    state = table(seat0={"merchant": merchant}, layout=layout)
    assert {text.removeprefix("move ") for text in starting(state, "move")} == wanted
    visits = {text.removeprefix("visit ") for text in starting(state, "visit")}
    assert visits == wanted - {"fountain"}


@pytest.mark.parametrize("merchant", PLACES)
@pytest.mark.parametrize("layout", GRIDS)
def test_three_or_four_steps_with_the_card(layout: str, merchant: str) -> None:
    """6.9, R3: a walk of 3 or 4 steps, places may be passed twice."""
    number = PLACES.index(merchant) + 1
    wanted = walk(GRIDS[layout], number, 3) | walk(GRIDS[layout], number, 4)
    state = table(seat0={"merchant": merchant, "hand": {"move_3_4": 1}}, layout=layout)
    state = play(state, "card move_3_4")
    assert {text.removeprefix("move ") for text in starting(state, "move")} == wanted


def test_moving_is_compulsory() -> None:
    """3.1: there is no way to end the turn without."""
    assert {text.split()[0] for text in texts(table())} == {"move", "visit"}


def test_the_bottom_assistant_is_laid() -> None:
    """3.1.2: where none of yours lies."""
    state = table()
    laid = {"event": "assistant_laid", "seat": 0, "place": "tea_house"}
    assert laid in events(state, "move tea_house")
    after = play(state, "move tea_house")
    assert (seat(after)["stack"], seat(after)["assistants"]) == (3, ["tea_house"])


def test_an_assistant_lying_there_is_picked_up() -> None:
    """3.1.1: the stack is set on him."""
    state = table(seat0={"assistants": ["tea_house"]})
    taken = {"event": "assistant_taken", "seat": 0, "place": "tea_house"}
    assert taken in events(state, "move tea_house")
    after = play(state, "move tea_house")
    assert (seat(after)["stack"], seat(after)["assistants"]) == (4, [])


def test_picked_up_with_an_empty_stack() -> None:
    """3.1.1: only where one of yours lies, and on the Fountain, can he do anything."""
    mine = {"merchant": "small_market", "assistants": ["tea_house", "caravansary"], "stack": 0}
    state = table(seat0=mine)
    assert starting(state, "move") == ["move caravansary", "move fountain", "move tea_house"]
    assert seat(play(state, "move tea_house"))["stack"] == 1


def test_the_assistants_of_others_do_not_matter() -> None:
    """3.1.2: none of *yours* lies there."""
    state = play(table(seat1={"assistants": ["tea_house"]}), "move tea_house")
    assert seat(state)["assistants"] == ["tea_house"]
    assert seat(state, 1)["assistants"] == ["tea_house"]


def test_he_stays_behind_when_the_merchant_leaves() -> None:
    """3.1.2: and the merchant carries one fewer."""
    state = play(table(2), "move tea_house", "skip", "end_turn", "visit police_station")
    after = play(state, "move spice_warehouse", "skip")
    assert seat(after)["assistants"] == ["spice_warehouse", "tea_house"]
    assert seat(after)["stack"] == 2


@pytest.mark.parametrize("stack", [0, 4])
def test_without_an_assistant_the_turn_ends_at_once(stack: int) -> None:
    """3.1.3: you cannot, or do not want to."""
    state = table(seat0={"merchant": "spice_warehouse", "stack": stack}, governor="tea_house")
    assert happened(state, "visit tea_house")[:2] == ["moved", "turn_cut_short"]
    after = play(state, "visit tea_house")
    assert (seat(after)["merchant"], seat(after)["stack"]) == ("tea_house", stack)
    assert field(after, "seat") == 1


def test_refusing_to_pick_up() -> None:
    """3.1.3, B1: he goes on lying there."""
    after = play(table(seat0={"assistants": ["tea_house"]}), "visit tea_house")
    assert seat(after)["assistants"] == ["tea_house"]
    assert (seat(after)["stack"], field(after, "seat")) == (3, 1)


def test_nothing_happens_on_the_way() -> None:
    """3.1: merchants, figures and family members are passed."""
    on_the_way = {"merchant": "spice_warehouse", "family": "spice_warehouse"}
    state = table(governor="spice_warehouse", seat1=on_the_way, seat2=on_the_way)
    state = play(state, "move tea_house", "skip")
    assert texts(state) == ["end_turn"]


def test_the_family_member_does_not_hinder() -> None:
    """3.1: only merchants are paid."""
    assert texts(at("tea_house", seat1={"family": "tea_house"}))[0] == "skip"


def test_cards_and_the_yellow_tile_before_the_assistant_is_used() -> None:
    """3.1.5: until then they may still be played."""
    mine = {
        "assistants": ["post_office"],
        "hand": {"five_lira": 1, "one_good": 1, "assistant_back": 1},
        "mosque_tiles": ["yellow"],
    }
    state = table(seat0=mine)
    assert starting(state, "card") == [
        *(f"card one_good {good}" for good in ("red", "green", "yellow", "blue")),
        *("card five_lira", "card assistant_back post_office"),
    ]
    assert starting(state, "tile") == ["tile yellow post_office"]
