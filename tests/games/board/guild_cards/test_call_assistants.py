"""Guild card 7: assistants back, then the four phases of a turn (rules 13.7)."""

import pytest

from tests.games.board.mocha import guild, mocha, played, reached
from tests.games.board.table import Json, lira
from tests.playing import field, play, seat, starting, texts

OUT: Json = {"assistants": ["post_office", "caravansary", "tavern"], "merchant": "fountain"}


def test_guild_7_any_number_of_assistants() -> None:
    """13.7: all, some in the order of places, or none."""
    state = played(7, OUT)
    places = ["act post_office", "act caravansary", "act tavern"]
    assert texts(state) == ["done", "act all", *places]
    back = play(state, "act all")
    assert (seat(back)["assistants"], seat(back)["stack"]) == ([], 4)
    some = play(state, "act caravansary")
    assert texts(some) == ["done", "act tavern"]
    one = play(some, "done")
    assert (seat(one)["assistants"], seat(one)["stack"]) == (["post_office", "tavern"], 2)
    none = play(state, "done")
    assert (seat(none)["stack"], field(none, "turn")["phase"]) == (1, "move")


@pytest.mark.parametrize("first", ["act all", "done", "act tavern"])
def test_guild_7_then_the_turn_begins(first: str) -> None:
    """13.7: 1 or 2 steps, merchants, action, encounters."""
    state = play(played(7, {**OUT, "lira": 0}, coffee_trader="tea_house"), first)
    assert reached(state) == reached(mocha(seat0=OUT))
    state = play(played(7, {**OUT, "merchant": "fruit_warehouse"}, governor="tea_house"), first)
    state = play(state, "move tea_house", "act 3", "roll 1 1")
    assert texts(state) == ["end_turn", "meet governor"]


def test_guild_7_with_no_assistant_out_it_may_be_played() -> None:
    """13.7: any number, so none; nothing is asked."""
    state = played(7)
    assert field(state, "turn")["phase"] == "move"
    assert field(state, "guild_discard") == ["guild_7"]


def test_guild_7_one_assistant_out() -> None:
    """13.7: him or nobody."""
    assert texts(played(7, {"assistants": ["tavern"]})) == ["done", "act all"]


def test_guild_7_no_second_guild_card() -> None:
    """13.7: one in a turn; in the next turn again."""
    state = played(7, {"guild": ["guild_2"]})
    assert starting(state, "guild") == []
    assert guild(state) == ["guild_2"]


def test_guild_7_the_ban_on_cards_and_tiles_of_places_ends() -> None:
    """13.7: red tile, "again" and movement cards may be used in the turn that follows."""
    mine: Json = {"merchant": "fruit_warehouse", "mosque_tiles": ["red"], "lira": 0}
    state = play(played(7, mine), "move tea_house", "act 3", "roll 1 1")
    assert "tile red reroll" in texts(state)
    mine = {"merchant": "caravansary", "hand": {"post_office_again": 1, "stay": 1}, "lira": 0}
    state = played(7, mine)
    assert starting(state, "card") == ["card stay"]
    after = play(state, "move post_office", "act", "card post_office_again")
    assert lira(after) == 4


def test_guild_7_the_stack_that_was_empty() -> None:
    """13.7: the assistants are there for the move."""
    mine: Json = {"assistants": ["post_office", "caravansary", "tavern", "tea_house"]}
    state = played(7, mine)
    assert "move wainwright" not in texts(play(state, "done"))
    assert "move wainwright" in texts(play(state, "act all"))
