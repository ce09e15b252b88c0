"""The card *assistant_back* (rules 6.10, B3)."""

import pytest

from tests.games.board.table import hand, moment, table
from tests.playing import field, play, seat, starting, texts

CARD = "card assistant_back"
MINE = {
    "merchant": "spice_warehouse",
    "assistants": ["spice_warehouse", "tea_house", "post_office"],
    "stack": 0,
    "hand": {"assistant_back": 1},
    "lira": 5,
}


def test_one_assistant_from_any_place() -> None:
    """B3: also from where the merchant stands, and from where he is going."""
    state = table(seat0=MINE)
    assert starting(state, "card") == [
        f"{CARD} spice_warehouse",
        f"{CARD} post_office",
        f"{CARD} tea_house",
    ]
    after = play(state, f"{CARD} post_office")
    assert seat(after)["assistants"] == ["spice_warehouse", "tea_house"]
    assert (seat(after)["stack"], hand(after)) == (1, {})
    assert field(after, "discard") == ["assistant_back"]


def test_you_still_move() -> None:
    """6.10: and he can be laid at once."""
    state = table(seat0=MINE)
    assert "move small_market" not in texts(state)
    after = play(state, f"{CARD} spice_warehouse", "move small_market")
    assert seat(after)["assistants"] == ["post_office", "tea_house", "small_market"]
    assert seat(after)["stack"] == 0


def test_both_copies_in_one_turn() -> None:
    """6.1: any number of cards."""
    state = table(seat0={**MINE, "hand": {"assistant_back": 2}})
    after = play(state, f"{CARD} tea_house", f"{CARD} post_office")
    assert (seat(after)["stack"], seat(after)["assistants"]) == (2, ["spice_warehouse"])


def test_then_stay() -> None:
    """B3, B4: fetch the one beside him, stay, and lay him again."""
    state = table(seat0={**MINE, "hand": {"assistant_back": 1, "stay": 1}})
    state = play(state, f"{CARD} spice_warehouse", "card stay", "move spice_warehouse")
    assert seat(state)["stack"] == 0
    assert "spice_warehouse" in seat(state)["assistants"]


def test_not_without_an_assistant_on_the_board() -> None:
    """G1: nothing to bring back; those of others stay."""
    other = {"assistants": ["tea_house"], "stack": 3}
    assert starting(table(seat0={"hand": {"assistant_back": 1}}, seat1=other), "card") == []


@pytest.mark.parametrize("name", ["merchants", "action", "family", "encounters"])
def test_only_in_the_move_phase(name: str) -> None:
    """6.10: before walking."""
    mine = {"assistants": ["post_office"], "hand": {"assistant_back": 1}, "lira": 5}
    assert starting(moment(name, mine), "card") == []
