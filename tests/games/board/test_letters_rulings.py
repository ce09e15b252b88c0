"""Our rulings for Letters & Seals, each by its number (docs/rules/rulings.md)."""

from typing import Any

import pytest

import istanbul
from tests.games.board.letters_table import (
    at,
    bazaar,
    bazaar_at,
    companion,
    companion_at,
    held,
    kiosk_tile,
    letters,
    table,
)
from tests.games.board.table import Json, goods, hand, lira
from tests.playing import field, play, ranking, rubies, seat, starting, texts

SIX = ("tea_house", "tea_house", "kiosk")


def test_l1_standing_delivers_walking_through_does_not() -> None:
    """L1: two steps from the Palace (13) over the Tea House (9) to the Fruit Warehouse (4)."""
    mine = {"merchant": "sultans_palace", **held("tea_house", "fruit_warehouse")}
    after = play(table(3, mine), "move fruit_warehouse")
    assert letters(after) == ({"tea_house": 1}, {"fruit_warehouse": 1})


def test_l1_on_anybodys_turn_and_at_the_police() -> None:
    """L1: caught by another player, the family member delivers letters for 12."""
    state = at("tea_house", seat2={"family": "tea_house", **held("police_station")})
    after = play(state, "skip", "catch 2 lira")
    assert letters(after, 2) == ({}, {"police_station": 1})


def test_l1_a_figure_sent_away_delivers_first_where_it_stood() -> None:
    """L1: the family member waits at the police, gets a letter for 12, and is sent to the Kiosk."""
    mine = {"merchant": "embassy", "hand": {"letter": 1}, **held("kiosk")}
    state = play(table(3, mine), "move police_station", "card letter", "letter 12")
    after = play(state, "act police kiosk")
    assert letters(after) == ({}, {"police_station": 1, "kiosk": 1})


def test_l2_placed_and_moved_in_the_same_turn() -> None:
    """L2."""
    mine = {"companion": "reserve", "merchant": "sultans_palace"}
    after = play(table(3, mine), "place companion", "companion tea_house")
    assert companion(after) == "tea_house"


def test_l2_gone_by_its_own_fountain_action_it_meets_nobody() -> None:
    """L2."""
    state = companion_at("fountain", smuggler="fountain")
    assert texts(play(state, "act companion")) == ["end_turn"]


def test_l2_merchant_and_companion_of_one_owner_are_paid_2_each() -> None:
    """L2."""
    state = at("tea_house", {"lira": 4}, seat1={"merchant": 9, "companion": 9, "lira": 0})
    after = play(state, "pay")
    assert (lira(after), lira(after, 1)) == (0, 4)


def test_l3_place_cards_serve_it_merchant_cards_do_not() -> None:
    """L3: post_office_again after its action; no stay."""
    mine = {"hand": {"post_office_again": 1, "stay": 1}, "lira": 0}
    state = play(companion_at("post_office", mine), "act")
    assert texts(state) == ["end_turn", "card post_office_again"]
    state = play(table(3, {"companion": "tea_house", "hand": {"stay": 1}}), "card stay")
    assert seat(state)["merchant"] == "fountain"


def test_l3_two_steps_are_exactly_two() -> None:
    """L3: never back to the start."""
    mine = {"companion": "gemstone_dealer", "hand": {"companion_two": 1}}
    found = texts(play(table(3, mine), "card companion_two"))
    assert found == [f"companion {p}" for p in ("wainwright", "fabric_warehouse", "kiosk")]


def test_l4_a_complete_turn_once_a_round_also_in_the_last() -> None:
    """L4: after a turn cut short, in the last round; then never again in it."""
    mine = {**held(sealed=(*SIX, "embassy")), "rubies": 6}
    state = play(table(3, mine), "visit wainwright")
    state = play(state, "give sealed tea_house", "give sealed tea_house", "done")
    assert "move embassy" in texts(state)
    state = play(state, "visit gemstone_dealer")
    assert (state.waits_for, field(state, "last_round")) == (1, True)


def kiosk_extension(seat_of_goal: int, acting: int, **fields: Any) -> istanbul.State:
    """A seat gets its sixth ruby by the extension tile on the acting seat's turn."""
    rows: list[Json] = [{"merchant": "great_mosque"} for _ in range(3)]
    rows[seat_of_goal] |= {"rubies": 5, "extensions": 2, "lira": 10}
    state = table(3, rows[0], seat=acting, seat1=rows[1], seat2=rows[2], **fields)
    state = play(state, "move kiosk", "act", "letter 1", *(f"tile {n}" for n in (17, 7, 8, 9)))
    others = iter((7, 8, 9))
    for p in [(acting + i) % 3 for i in range(3)]:
        if p == seat_of_goal:
            state = play(state, "take kiosk_17", "use")
        else:
            state = play(state, f"take kiosk_{next(others)}", "skip")
    return play(state, "skip")


@pytest.mark.parametrize("acting", [0, 1])
@pytest.mark.parametrize("goal", [0, 1, 2])
def test_l5_the_sixth_ruby_on_another_players_turn_ends_this_round(goal: int, acting: int) -> None:
    """L5: the round is finished as usual, whoever got it and whoever's turn it was."""
    state = kiosk_extension(goal, acting)
    assert (rubies(state, goal), field(state, "last_round")) == (6, True)
    state = play(state, "end_turn")
    for p in range(acting + 1, 3):
        assert state.waits_for == p
        state = play(state, "visit wainwright")
    assert ranking(state)[0] == (goal,)


def test_l5_on_the_last_turn_of_a_round_nobody_gets_another() -> None:
    """L5: seat 2 acts, seat 0 reaches the goal: the game ends with this turn."""
    state = play(kiosk_extension(0, 2), "end_turn")
    assert ranking(state)[0] == (0,)
    assert field(state, "round") == 1


def test_l5_in_the_last_round_a_seventh_ruby_counts() -> None:
    """L5: a ruby got on another's turn of the last round is a ruby; no round is added."""
    seats = {"seat1": {"merchant": "great_mosque", "rubies": 6, "lira": 0}}
    mine = {"merchant": "spice_warehouse", "rubies": 6, "extensions": 2, "lira": 10}
    state = table(3, {"merchant": "great_mosque"}, seat=2, seat2=mine, **seats)
    assert field(state, "last_round")
    state = play(state, "move kiosk", "act", "letter 1", "tile 17", "tile 7", "tile 8", "tile 9")
    state = play(state, "take kiosk_17", "use", "take kiosk_7", "skip", "take kiosk_8", "skip")
    after = play(state, "skip", "end_turn")
    assert ranking(after)[:2] == ((2,), (1,))


def test_l6_letter_first_and_no_encounters_after_going_to_the_fountain() -> None:
    """L6: neither on 7 nor on 22."""
    assert texts(play(at("kiosk"), "act"))[0] == "letter 1"
    state = play(kiosk_tile(19, governor="kiosk", courier="fountain"), "use")
    state = play(state, "take kiosk_1", "skip", "take kiosk_2", "skip", "skip")
    assert texts(state) == ["end_turn"]


def test_l6_taking_is_compulsory_using_is_not() -> None:
    """L6: there is no pass among the tiles; there is a skip about each."""
    state = play(at("kiosk"), "act", "letter 1", "tile 1", "tile 2", "tile 3", "tile 4")
    assert texts(state) == [f"take kiosk_{n}" for n in (1, 2, 3, 4)]
    assert texts(play(state, "take kiosk_1")) == ["skip", "use"]


def test_l6_nobody_else_plays_cards_meanwhile() -> None:
    """L6, G3: the others' cards are for their own turns."""
    state = kiosk_tile(1, seat1={"hand": {"five_lira": 1, "letter": 1}})
    assert starting(play(state, "skip"), "card") == []


def test_l7_the_good_first_then_the_opener_must_open() -> None:
    """L7: with at least 1 lira; nobody bids more than he has."""
    state = play(at("auction_house", {"lira": 2}), "act blue")
    assert (goods(state), texts(state)) == ({"blue": 1}, ["bid 1", "bid 2"])


def test_l7_only_if_outbid_the_opener_is_asked_again() -> None:
    """L7."""
    state = play(at("auction_house", {"lira": 9}), "act blue", "bid 1", "pass")
    assert texts(play(state, "pass"))[0].startswith("draw")
    assert play(state, "bid 2").waits_for == 0


def test_l8_exactly_six_seals() -> None:
    """L8: seven seals of three backs and a front: the front stays."""
    after = play(at("secret_society", held("embassy", sealed=SIX)), "act ruby sultans_palace")
    assert (rubies(after), letters(after)) == (1, ({"embassy": 1}, {}))


def test_l9_the_catacombs_move_is_compulsory_and_without_consequences() -> None:
    """L9: any place, 25 too; no assistant is laid there, nobody is paid."""
    others = {"merchant": "tea_house", "family": "tea_house"}
    state = play(bazaar_at("catacombs", {"lira": 2}, seat1=others), "act coffee")
    assert (len(texts(state)), texts(state)[-1]) == (25, "put catacombs")
    after = play(state, "put tea_house")
    assert (lira(after), seat(after)["assistants"], texts(after)) == (
        2,
        ["catacombs"],
        ["end_turn"],
    )


def test_l10_the_joined_merchant_is_free_everyone_else_is_paid() -> None:
    """L10."""
    there = {"merchant": "tea_house", "lira": 0}
    mine = {"hand": {"join_merchant": 1}, "lira": 2}
    state = play(table(3, mine, seat1=there, seat2=there), "card join_merchant 2", "move tea_house")
    after = play(state, "pay")
    assert [lira(after, p) for p in range(3)] == [0, 2, 0]


def test_l11_the_copied_card_stays_and_a_copy_is_not_copied() -> None:
    """L11."""
    state = table(3, {"hand": {"copy_discard": 2}, "lira": 0}, discard=["five_lira"])
    after = play(state, "card copy_discard")
    assert (lira(after), field(after, "discard")) == (5, ["five_lira", "copy_discard"])
    assert starting(after, "card") == []


def test_l11_unplayable_if_the_copied_card_is() -> None:
    """L11: the family member is at the police already."""
    state = table(3, {"hand": {"copy_discard": 1}}, discard=["family_to_police"])
    assert starting(state, "card") == []


def test_l12_the_family_step_replaces_the_turn() -> None:
    """L12: not to 12, and nothing else moves; a double turn is open."""
    mine = {"family": "tea_house", "hand": {"family_step": 1}, **held(sealed=SIX)}
    state = table(3, mine)
    assert "card family_step police_station" not in texts(state)
    state = play(state, "card family_step fruit_warehouse", "act")
    assert texts(state) == ["end_turn"]
    assert texts(play(state, "end_turn"))[0] == "pass"


def test_l12_the_barrier_holds() -> None:
    """L12, M1."""
    mine = {"family": "tea_house", "hand": {"family_step": 1}}
    fence = {"between": ["fruit_warehouse", "tea_house"], "holder": 2}
    found = starting(bazaar(3, mine, barrier=fence), "card family_step")
    assert found == ["card family_step sultans_palace"]


def test_v3_neutral_merchants_with_letters() -> None:
    """V3: they begin on 14, 15, 16; companions pay them; dice send them to 2 to 12."""
    state = table(2, {"companion": "kiosk", "lira": 2})
    begin = ["small_mosque", "great_mosque", "gemstone_dealer"]
    assert field(state, "neutral_merchants") == begin
    state = play(state, "companion great_mosque", "pay")
    assert lira(state) == 0
    ends = {field(play(state, roll), "neutral_merchants")[1] for roll in texts(state)}
    assert len(ends) == 11
    assert ends.isdisjoint({"embassy", "kiosk", "auction_house", "secret_society", "wainwright"})


def test_v3_with_both_expansions() -> None:
    """V3: in the Great Bazaar too."""
    state = bazaar(2, {"companion": "kiosk", "lira": 2})
    assert texts(play(state, "companion great_mosque"))[:2] == ["pay", "refuse"]


def test_m8_last_cards_with_letters() -> None:
    """M8: after the last round: a good for 7 lira, a coloured good, the copy of such a card."""
    cards = {"good_for_lira": 1, "red_good_lira": 1, "copy_discard": 1, "letter": 1, "stay": 1}
    mine = {"rubies": 6, "hand": cards, "lira": 0, "goods": {"red": 1}}
    state = table(3, {"rubies": 5}, seat=2, seat2=mine)
    state = play(state, "visit wainwright")
    assert state.waits_for == 2
    assert texts(state) == ["done", "card good_for_lira red", "card red_good_lira"]
    state = play(state, "card red_good_lira", "card copy_discard", "card good_for_lira red")
    assert (lira(state, 2), goods(state, 2)) == (13, {"red": 1})
    assert ranking(state)[0] == (2,)
    assert hand(state, 2) == {"letter": 1, "stay": 1}


def test_m8_a_copy_of_a_card_that_does_not_count_is_not_offered() -> None:
    """M8, L11: on top lies a letter, which brings neither lira nor goods."""
    mine = {"rubies": 6, "hand": {"copy_discard": 1, "red_good_lira": 1}}
    state = table(3, seat=2, seat2=mine, discard=["letter"])
    state = play(state, "visit wainwright")
    assert texts(state) == ["done", "card red_good_lira"]
    assert hand(play(state, "done"), 2) == {"copy_discard": 1, "red_good_lira": 1}
