"""The blue tile (rules 5.3)."""

from tests.games.board.table import at, sent_to, table
from tests.playing import events, play, seat, texts

TWO_BLUE = {"goods": {"blue": 2}}


def test_at_once_the_fifth_assistant_goes_under_the_stack() -> None:
    """5.3: four at the start, one laid here, one more now."""
    state = at("great_mosque", TWO_BLUE)
    assert {"event": "fifth_assistant", "seat": 0} in events(state, "act blue")
    after = play(state, "act blue")
    assert (seat(after)["stack"], seat(after)["assistants"]) == (4, ["great_mosque"])


def test_with_an_empty_stack_he_helps_in_the_next_turn() -> None:
    """5.3: one can be laid again."""
    state = at("great_mosque", {**TWO_BLUE, "stack": 1}, 2, neutral_merchants=[1, 1, 1])
    assert seat(state)["stack"] == 0
    state = play(state, "act blue", "end_turn", "visit police_station")
    assert "move fabric_warehouse" in texts(state)


def test_he_goes_to_the_merchant_also_by_the_family_member() -> None:
    """4.12, 5.3: under your stack."""
    after = play(sent_to("great_mosque", TWO_BLUE), "act blue")
    assert (seat(after)["merchant"], seat(after)["stack"]) == ("police_station", 4)


def test_the_yellow_tile_brings_no_assistant() -> None:
    """5.3: only the blue one."""
    assert seat(play(at("great_mosque", {"goods": {"yellow": 2}}), "act yellow"))["stack"] == 3


def test_five_assistants_in_all() -> None:
    """1.15: all of them can lie on the board."""
    mine = {
        "merchant": "spice_warehouse",
        "mosque_tiles": ["blue"],
        "assistants": ["tea_house", "post_office", "wainwright", "gemstone_dealer"],
    }
    state = table(seat0=mine)
    assert seat(state)["stack"] == 1
    after = play(state, "move small_market")
    assert (seat(after)["stack"], len(seat(after)["assistants"])) == (0, 5)
