"""Double turn (rules 22.5, 22.6, L4)."""

import pytest

from tests.games.board.letters_table import at, bazaar, companion, held, letters, table
from tests.games.board.table import lira
from tests.playing import field, happened, play, ranking, texts

SEALED = ("tea_house", "kiosk")


def test_asked_at_the_end_with_three_seals() -> None:
    """22.5: with two it is the next seat's turn."""
    state = play(table(3, held("kiosk", sealed=("tea_house",))), "move wainwright", "end_turn")
    assert state.waits_for == 0
    assert texts(state) == ["pass", "give letter kiosk"]
    assert field(state, "seat") == 0
    poor = play(table(3, held("kiosk", "tea_house")), "move wainwright", "end_turn")
    assert poor.waits_for == 1


def test_a_delivered_letter_has_two_seals_and_not_three() -> None:
    """22.2: its back counts instead of its front."""
    state = at("tea_house", held("tea_house"))
    assert (state.record.seals[0], letters(state)) == (2, ({}, {"tea_house": 1}))
    assert "forced" not in happened(play(state, "skip"), "end_turn")  # nothing to pass


def test_letters_that_were_given_have_no_seals_any_more() -> None:
    """22.3: all six went for the ruby."""
    mine = held(sealed=("tea_house", "tea_house", "kiosk"))
    state = play(at("secret_society", mine), "act ruby gemstone_dealer")
    assert state.record.seals[0] == 0
    assert "forced" not in happened(state, "end_turn")  # nothing to pass


def test_another_complete_turn_at_once() -> None:
    """22.5, L4: all four phases, and figures can be met again."""
    mine = {**held("black_market", sealed=("tea_house",)), "lira": 9}
    state = play(at("spice_warehouse", mine, governor="spice_warehouse"), "act")
    state = play(state, "meet governor", "draw stay", "pay lira", "roll 1 2", "end_turn")
    state = play(state, "give letter black_market")
    assert (state.waits_for, field(state, "seat"), letters(state)) == (0, 0, ({}, {}))
    assert "move embassy" in texts(state)
    state = play(state, "card stay", "move spice_warehouse")  # red and yellow have no room now
    assert "meet governor" in texts(state)


def test_passing_leaves_the_letters() -> None:
    """22.5: may."""
    state = play(table(3, held(sealed=SEALED)), "move wainwright", "end_turn", "pass")
    assert (state.waits_for, letters(state)[1]) == (1, {"tea_house": 1, "kiosk": 1})


def test_once_a_round() -> None:
    """22.6: six seals, but not a third turn; the next round it may be done again."""
    seals = ("tea_house", "kiosk", "embassy", "sultans_palace")
    state = play(table(2, held(sealed=seals), neutral_merchants=[10, 10, 10]), "move wainwright")
    state = play(state, "end_turn", "give sealed tea_house", "give sealed sultans_palace", "done")
    assert field(state, "seats")[0]["doubled"]
    state = play(state, "move gemstone_dealer", "end_turn")
    assert state.waits_for == 1
    state = play(state, "visit police_station")
    assert (state.waits_for, field(state, "round")) == (0, 2)
    assert not field(state, "seats")[0]["doubled"]
    assert texts(play(state, "move wainwright", "end_turn"))[0] == "pass"


def test_each_player_once() -> None:
    """22.6: the other seat's double turn does not count for you."""
    both = held(sealed=("spice_warehouse", "caravansary"))
    state = play(table(3, held(sealed=SEALED), seat1=both), "visit wainwright")
    state = play(state, "give sealed tea_house", "visit gemstone_dealer", "visit wainwright")
    assert (state.waits_for, texts(state)[0]) == (1, "pass")


def test_any_set_with_three_or_more_seals_in_a_fixed_order() -> None:
    """22.5, L4: open letters first, then delivered ones, by place number; nothing is refunded."""
    mine = held("wainwright", "embassy", sealed=("tea_house", "kiosk"))
    state = play(table(3, mine), "visit caravansary")
    gives = ["give letter wainwright", "give letter embassy", "give sealed tea_house"]
    assert texts(state) == ["pass", *gives]
    one = play(state, "give letter wainwright")
    assert texts(one) == ["give letter embassy", "give sealed tea_house", "give sealed kiosk"]
    three = play(one, "give sealed tea_house")
    assert texts(three) == ["done", "give sealed kiosk"]
    assert letters(play(three, "done")) == ({"embassy": 1}, {"kiosk": 1})
    five = play(three, "give sealed kiosk")  # nothing after it in the order: the turn begins
    assert letters(five) == ({"embassy": 1}, {})
    assert "move wainwright" in texts(five)
    two = play(one, "give letter embassy")
    assert texts(two) == ["give sealed tea_house", "give sealed kiosk"]


def test_two_letters_for_the_same_place() -> None:
    """22.5: both may be given."""
    state = play(table(3, held(sealed=("tea_house", "tea_house"))), "visit caravansary")
    assert texts(state) == ["pass", "give sealed tea_house"]
    after = play(state, "give sealed tea_house")  # the second one is the only way to 3
    assert letters(after) == ({}, {})
    assert field(after, "letters") == {"discard": {"tea_house": 2}}


def test_after_a_turn_that_was_cut_short() -> None:
    """L4, B2: after `visit` and after `refuse`."""
    mine = {**held(sealed=SEALED), "merchant": "sultans_palace"}
    assert texts(play(table(3, mine), "visit tea_house"))[0] == "pass"
    state = table(3, {**mine, "lira": 2}, seat1={"merchant": "tea_house"})
    assert texts(play(state, "move tea_house", "refuse"))[0] == "pass"


def test_the_letter_delivered_by_a_visit_counts() -> None:
    """B2, L1: delivered on arrival, then the double turn is asked: 1 + 2 seals."""
    mine = {**held("tea_house", "kiosk"), "merchant": "sultans_palace"}
    state = play(table(3, mine), "visit tea_house")
    assert state.waits_for == 0
    assert texts(state) == ["pass", "give letter kiosk"]


def test_in_the_last_round() -> None:
    """L4: the last seat of the last round may have a second turn; then the game is over."""
    mine = {**held(sealed=SEALED), "lira": 9, "rubies": 6, "merchant": "sultans_palace"}
    state = table(2, {"rubies": 0}, seat=1, seat1=mine, neutral_merchants=[10, 10, 10])
    assert field(state, "last_round")
    state = play(state, "visit tea_house")
    assert texts(state)[0] == "pass"
    assert ranking(play(state, "pass")) == ((1,), (0,))
    second = play(state, "give sealed tea_house", "move sultans_palace", "end_turn")
    assert ranking(second) == ((1,), (0,))


def test_after_a_guild_turn() -> None:
    """L4: that is a turn too."""
    mine = {**held(sealed=SEALED), "guild": ["guild_5"]}
    state = play(bazaar(3, mine), "guild_5", "end_turn")
    assert texts(state)[0] == "pass"
    after = play(state, "give sealed tea_house")
    assert "move embassy" in texts(after)


def test_after_the_companions_turn_the_merchant_may_move() -> None:
    """L4: a complete turn, with a new choice."""
    mine = {**held(sealed=SEALED), "companion": "sultans_palace"}
    state = play(table(3, mine), "companion tea_house", "skip", "end_turn", "give sealed tea_house")
    assert {"move wainwright", "companion sultans_palace"} <= set(texts(state))
    assert companion(state) == "tea_house"


def test_the_yellow_tile_once_in_each_of_the_two_turns() -> None:
    """L4, 5.3: once a turn."""
    mine = {**held(sealed=SEALED), "mosque_tiles": ["yellow"], "lira": 4}
    mine |= {"assistants": ["kiosk", "embassy"], "stack": 2}
    state = play(table(3, mine), "tile yellow kiosk", "visit wainwright", "give sealed tea_house")
    assert lira(play(state, "tile yellow embassy")) == 0


@pytest.mark.parametrize("n", [0, 2])
def test_the_event(n: int) -> None:
    """22.5: reported, for the log and the screen."""
    state = play(table(3, held(sealed=SEALED)), "visit wainwright")
    text = "give sealed tea_house" if n else "pass"
    assert ("double_turn" in happened(state, text)) == bool(n)
