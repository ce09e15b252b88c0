"""The rulings for the Dice Game, each with an example: D1 to D7 in docs/rules/dice.md."""

import pytest

from tests.games.dice.table import (
    CARDS,
    TILES,
    Json,
    at_start,
    card,
    decider,
    dice,
    has,
    roll,
    table,
    tiles,
)
from tests.playing import field, happened, play, rubies, starting, texts, weights


def test_d1_card_costs_are_paid_from_stock() -> None:
    """D1: a red die is no marker for *e_marker*: 1 lira."""
    state = card("e_marker", turn={"dice": {"card": 1, "red": 2, "coin": 2}})
    assert has(state) == {"lira": 1}
    assert dice(state) == {"red": 2, "coin": 2}


def test_d1_brown_may_stand_for_a_coloured_marker() -> None:
    """D1: sold for 4 lira as if it were yellow, or for 8 with *e_marker*."""
    state = play(card("a_yellow", seat1={"brown": 1}), "give brown")
    assert has(state, 1) == {"lira": 4}
    assert has(play(card("e_marker", {"brown": 1}), "give brown")) == {"lira": 8}


def test_d2_a_tile_got_by_a_card_counts_for_the_mosque() -> None:
    """D2: the fourth tile with four players."""
    mine = {"lira": 7, "tiles": {"extra_die": 3}}
    state = card("e_lira_tile", mine, players=4, display={"goods_red": 1})
    assert rubies(play(state, "take tile goods_red")) == 1


def test_d2_a_tile_given_up_comes_back_last() -> None:
    """D2: under the stack; it is turned up when the stack has nothing else."""
    last = {"goods_red": 1, "goods_blue": 1}
    others = {tile: n for tile, n in TILES.items() if tile not in {*last, "goods_green"}}
    mine = {"blue": 8, "red": 8, "tiles": {"goods_green": 1}}
    state = card("e_tile", mine, display=last, seat1={"tiles": others})
    state = play(state, "give tile goods_green")
    assert field(state, "under") == ["goods_green"]
    state = play(state, "act tile goods_red", *["pay marker red"] * 3)
    assert field(state, "display") == {"goods_blue": 1, "goods_green": 1}
    assert field(state, "under") == []


def test_d2_tiles_given_up_come_back_in_their_order() -> None:
    """D2: the one that went first is turned up first."""
    gone = ["goods_green", "goods_yellow"]
    others = {tile: n for tile, n in TILES.items() if tile not in {*gone, "goods_red"}}
    table_: Json = {"display": {"goods_red": 1}, "under": gone, "seat1": {"tiles": others}}
    state = play(table("red red red", **table_), "act tile goods_red")
    assert field(state, "display") == {"goods_green": 1}
    assert field(state, "under") == ["goods_yellow"]


def test_d2_the_die_of_a_tile_given_up_goes_back_at_the_end_of_the_turn() -> None:
    """D2: given up before the roll, it is rolled once more; the next turn has five dice."""
    mine = {"tiles": {"extra_die": 1, "income_card_red": 1}}
    state = play(at_start(mine, players=2), "reveal e_tile", "give tile extra_die")
    state = roll(state, "red red red red red red")
    assert dice(state) == {"red": 6}
    state = roll(play(state, "end_turn"), "red red red red red")
    state = roll(play(state, "end_turn", "reveal f_one", "one_lira"), "red red red red red")
    assert dice(state) == {"red": 5}


def test_d2_income_of_a_tile_given_up_is_lost() -> None:
    """D2: the card first, the lira tile given for 3 brown: no 3 lira."""
    mine = {"tiles": {"income_lira_red": 1, "income_card_red": 1}}
    state = play(at_start(mine), "income card", "reveal e_tile")
    state = play(state, "give tile income_lira_red")
    assert has(state) == {"brown": 3}
    assert starting(state, "roll")


def test_d2_two_card_tiles_and_the_used_one_given_up() -> None:
    """D2: the other one still reveals its card; if it goes as well, it does not."""
    mine = {"tiles": {"income_card_red": 1, "income_card_blue": 1}}
    state = play(at_start(mine), "reveal e_tile", "give tile income_card_red")
    assert starting(state, "reveal")
    mine = {"tiles": {"income_card_red": 1, "income_crystal_red": 1}}
    state = play(at_start(mine), "income card", "reveal e_tile", "give tile income_crystal_red")
    assert has(state) == {"brown": 3}


def test_d2_no_second_ruby_of_the_mosque() -> None:
    """D2: from five to four and back to five."""
    mine = {"tiles": {"goods_red": 1, "extra_die": 4}, "mosque_ruby": True, "rubies": 1}
    state = card("e_tile", mine | {"blue": 3}, display={"goods_blue": 1})
    state = play(state, "give tile goods_red", "act tile goods_blue", *["pay marker blue"] * 3)
    assert sum(tiles(state).values()) == 5
    assert rubies(state) == 1


def test_d3_actions_of_a_turn() -> None:
    """D3: one extra-action tile held and kept makes three; bought or given up, two."""
    state = table("card card card card", {"tiles": {"extra_action_red": 1}})
    for name in ("f_one", "f_two", "f_three"):
        state = play(state, "act cards 1", f"reveal {name}")
    assert texts(state) == ["end_turn"]
    state = table("red red red card card", display={"extra_action_red": 1})
    state = play(state, "act tile extra_action_red", "tile extra_die", "act cards 1")
    assert texts(play(state, "reveal f_one")) == ["end_turn"]


def test_d3_given_up_in_the_third_action() -> None:
    """D3: nothing is taken back."""
    mine = {"tiles": {"extra_action_red": 1}}
    state = table("card card", mine, turn={"actions_done": 2})
    state = play(state, "act cards 1", "reveal e_tile", "give tile extra_action_red")
    assert has(state) == {"brown": 3}
    assert texts(state) == ["end_turn"]


def test_d3_given_up_in_the_turn_in_which_it_was_got() -> None:
    """D3: it had added nothing, so nothing is lost: of three actions one is left."""
    mine = {"tiles": {"extra_action_blue": 1}}
    state = table("red red red card card", mine, display={"extra_action_red": 1})
    state = play(state, "act tile extra_action_red", "tile extra_die", "act cards 1")
    state = play(state, "reveal e_tile", "give tile extra_action_red")
    assert has(state) == {"brown": 3}
    assert "act cards 1" in texts(state)
    assert field(state, "turn")["fresh"] == {}


def test_d3_of_two_alike_tiles_the_new_one_goes_first() -> None:
    """D3: the old extra die is still there in the next turn, and counts as old now."""
    mine = {"tiles": {"extra_die": 2}}
    state = table("card", mine, turn={"fresh": {"extra_die": 1}})
    state = play(state, "act cards 1", "reveal e_tile", "give tile extra_die")
    assert field(state, "turn")["fresh"] == {}
    assert tiles(state) == {"extra_die": 1}


def test_d4_shortage_kind_by_kind_and_the_takers_own_count() -> None:
    """D4: *b_crystal* with no crystal and no lira in the supply."""
    mine = {"crystal": 6, "lira": 40}
    state = card("b_crystal", mine, players=2, seat1={"crystal": 6, "lira": 47})
    # Crystal: 6, 6 > 5, 5 and one back: 6, 5. Lira: 40, 47 > 38, 45 and three back: 41, 45.
    assert (has(state), has(state, 1)) == (
        {"crystal": 6, "lira": 41},
        {"crystal": 5, "lira": 45},
    )
    assert texts(state) == ["pass", "take crystal", "take lira"]  # may be declined first


def test_d5_the_deck_runs_out_while_revealing() -> None:
    """D5: two cards are left; the third comes from the discards without these two."""
    state = play(table("card card card", cards_discarded=CARDS[2:]), "act cards 3")
    assert weights(state) == {"reveal a_red": 1, "reveal a_yellow": 1}
    state = play(state, "reveal a_red")
    assert weights(state) == {"reveal a_yellow": 1}
    assert "deck_shuffled" in happened(state, "reveal a_yellow")
    state = play(state, "reveal a_yellow")
    assert weights(state) == {f"reveal {name}": 1 for name in CARDS[2:]}


def test_d5_a_deck_that_is_empty_is_renewed_before_revealing() -> None:
    """D5: a position may have all cards among the discards."""
    state = play(table("card", cards_discarded=CARDS), "act cards 1")
    assert weights(state) == {f"reveal {name}": 1 for name in CARDS}


@pytest.mark.parametrize("build", ["plain", "native"])
def test_s7_the_deck_is_renewed_with_its_last_card(build: str) -> None:
    """S7: at once, so without the two cards just revealed; they are not in the next deck."""
    state = table("card card", cards_discarded=CARDS[2:])
    state = state if build == "plain" else state.game.native().adopt(state)
    state = play(state, "act cards 2", "reveal a_red", "reveal a_yellow")
    assert field(state, "cards_discarded") == []
    state = play(state, "use a_red")
    assert field(state, "cards_discarded") == CARDS[:2]


def test_d5_cards_not_chosen_do_nothing_for_anyone() -> None:
    """D5: the others have no part in *c_red* when *f_one* is used."""
    state = play(table("card card"), "act cards 2", "reveal c_red", "reveal f_one", "use f_one")
    assert has(state) == {"lira": 1}
    assert decider(state) == 0
    assert has(state, 1) == has(state, 2) == {}


def test_d6_the_upper_part_of_a_to_d_must_be_taken() -> None:
    """D6: nothing is asked."""
    for name, gain in (
        ("a_red", {"lira": 4}),
        ("b_red", {"red": 1, "lira": 3}),
        ("c_red", {"brown": 1}),
        ("d_red", {"red": 1}),
    ):
        assert has(card(name)) == gain


def test_d6_crystals_reroll_only_before_the_first_action() -> None:
    """D6."""
    state = roll(at_start({"crystal": 2}), "red red blue coin coin")
    state = play(state, "keep", "act coins")
    assert texts(state) == ["end_turn", "act marker red", "act crystal"]


def test_d6_the_coin_action_takes_all_coin_dice() -> None:
    """D6: three coins are 6 lira in one action."""
    state = play(table("coin coin coin"), "act coins")
    assert has(state) == {"lira": 6}
    assert texts(state) == ["end_turn"]


def test_d7_the_display_shrinks_when_the_stack_is_empty() -> None:
    """D7: no chance node follows."""
    mine = {"red": 3, "tiles": {}}
    last = {"goods_red": 1, "goods_blue": 1}
    others = {tile: n for tile, n in TILES.items() if tile not in last}
    state = play(table("", mine, display=last, seat1={"tiles": others}), "act tile goods_red")
    assert field(state, "display") == {"goods_blue": 1}
    assert decider(state) == 0


def test_d7_an_emptied_track_is_closed() -> None:
    """D7: the third blue ruby was the last."""
    state = table("", {"blue": 8, "brown": 6}, rubies_taken={"blue": 2})
    state = play(state, "act ruby blue", *["pay marker blue"] * 6)
    assert "act ruby blue" not in texts(state)
    assert "act ruby red" in texts(state)


def test_d7_five_dice_are_handed_on_extra_ones_stay() -> None:
    """D7: seat 0 has two extra dice, seat 1 none."""
    state = roll(at_start({"tiles": {"extra_die": 2}}, players=2), "red " * 7)
    state = roll(play(state, "end_turn"), "red " * 5)
    assert decider(state) == 1
    state = roll(play(state, "end_turn"), "red " * 7)
    assert decider(state) == 0
