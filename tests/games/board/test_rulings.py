"""Our rulings, each by its number (docs/rules/rulings.md)."""

import pytest

import istanbul
from tests.games.board.table import (
    FULL,
    GOODS,
    Json,
    all_cards_but,
    at,
    goods,
    hand,
    lira,
    moment,
    sent_to,
    table,
)
from tests.playing import events, field, happened, play, rubies, seat, starting, texts

# General.


def test_g1_costs_in_full_or_not_at_all() -> None:
    """G1: 6 of 7 lira buy nothing."""
    assert texts(at("wainwright", {"lira": 6})) == ["end_turn"]


def test_g1_a_gain_without_room_is_lost() -> None:
    """G1: with full spice, the Post Office may still be used."""
    after = play(at("post_office", {"goods": {"green": 2}, "lira": 0}), "act")
    assert (goods(after), lira(after)) == ({"green": 2, "yellow": 1}, 2)


def test_g1_an_action_that_changes_nothing_is_not_offered() -> None:
    """G1: a full wheelbarrow at a warehouse and at the Black Market."""
    assert texts(at("fabric_warehouse", {"goods": FULL})) == ["end_turn"]
    assert texts(at("black_market", {"goods": FULL})) == ["end_turn"]


def test_g1_a_good_without_room_is_not_offered_while_another_has_room() -> None:
    """G1: by the Black Market, the smuggler and the card alike."""
    mine = {"goods": {"red": 2}, "hand": {"one_good": 1}}
    assert "act red" not in texts(play(at("black_market", mine), "act", "roll 1 1"))
    state = play(at("tea_house", mine, smuggler="tea_house"), "skip")
    assert "card one_good red" not in texts(state)
    assert "take red" not in texts(play(state, "meet smuggler"))


def test_g2_lira_never_run_out_and_nobody_owes_any() -> None:
    """G2: a purse far beyond the coins of the box; and none below zero."""
    assert lira(play(at("tea_house", {"lira": 900}), "act 12", "roll 6 6")) == 912
    state = at("tea_house", {"lira": 0}, seat1={"merchant": "tea_house"})
    assert (lira(state), field(state, "seat")) == (0, 1)


def test_g2_rubies_of_the_supply_are_endless() -> None:
    """G2: one more at the last price, after all others."""
    state = at("gemstone_dealer", {"lira": 69, "hand": {"dealer_again": 2}}, dealer=23)
    assert rubies(play(state, "act", "card dealer_again", "card dealer_again")) == 3


@pytest.mark.parametrize("name", ["move", "merchants", "action", "encounters"])
def test_g3_cards_without_a_fixed_time_at_every_main_decision(name: str) -> None:
    """G3: five lira, family to the police, one good."""
    cards = {"five_lira": 1, "family_to_police": 1, "one_good": 1}
    state = moment(name, {"hand": cards, "family": "post_office", "lira": 2})
    assert starting(state, "card") == [
        *(f"card one_good {good}" for good in GOODS),
        *("card five_lira", "card family_to_police lira", "card family_to_police card"),
    ]


def test_g3_one_good_not_inside_an_action_and_not_without_room() -> None:
    """G3: nor with a full wheelbarrow."""
    state = play(at("black_market", {"hand": {"one_good": 1}}), "act", "roll 1 1")
    assert texts(state) == ["act red", "act green", "act yellow"]
    assert starting(table(seat0={"hand": {"one_good": 1}, "goods": FULL}), "card") == []


def test_g4_again_needs_the_action_and_its_price() -> None:
    """G4: 29 lira buy two rubies, 28 only one; skipping gives none."""
    cards = {"hand": {"dealer_again": 1}}
    rich, poor = {"lira": 29, **cards}, {"lira": 28, **cards}
    assert rubies(play(at("gemstone_dealer", rich), "act", "card dealer_again")) == 2
    assert texts(play(at("gemstone_dealer", poor), "act")) == ["end_turn"]
    assert texts(play(at("gemstone_dealer", rich), "skip")) == ["end_turn"]


def test_g4_a_second_copy_after_the_family_members_action() -> None:
    """G4: chained, and for the family member alike."""
    mine = {"lira": 0, "hand": {"post_office_again": 2}, "extensions": 1}
    state = play(sent_to("post_office", mine), "act", *["card post_office_again"] * 2)
    assert (lira(state), field(state, "mail")) == (2 + 2 + 3, 3)


def test_g5_one_replacement_of_the_steps_in_a_turn() -> None:
    """G5: after stay no 3-4, after 3-4 no stay, and no second copy."""
    mine = {"merchant": "tea_house", "hand": {"stay": 2, "move_3_4": 2}}
    for card in ("stay", "move_3_4"):
        state = play(table(seat0=mine), f"card {card}")
        assert starting(state, "card") == []
        place = "tea_house" if card == "stay" else "post_office"
        assert starting(play(state, f"move {place}"), "card") == []


# Base game.


def test_b1_refusing_ends_the_turn_and_no_second_one_is_laid() -> None:
    """B1: beside your own assistant there is picking up or the end of the turn."""
    state = table(seat0={"assistants": ["tea_house"]})
    assert [t for t in texts(state) if "tea_house" in t] == ["move tea_house", "visit tea_house"]
    assert seat(play(state, "move tea_house"))["assistants"] == []
    after = play(state, "visit tea_house")
    assert (seat(after)["assistants"], field(after, "seat")) == (["tea_house"], 1)


def test_b2_a_turn_cut_short_has_no_action_and_no_encounters() -> None:
    """B2: the assistant already laid stays; nobody is caught."""
    state = at("tea_house", {"lira": 9}, seat1={"merchant": "tea_house", "family": "tea_house"})
    after = play(state, "refuse")
    assert seat(after)["assistants"] == ["tea_house"]
    assert (seat(after, 1)["family"], field(after, "seat")) == ("tea_house", 1)


def test_b3_assistant_back_before_walking_from_any_place() -> None:
    """B3: also from where he stands and from where he is going."""
    mine: Json = {
        "merchant": "spice_warehouse",
        "assistants": ["spice_warehouse", "tea_house"],
        "hand": {"assistant_back": 1},
    }
    state = table(seat0=mine)
    cards = ["card assistant_back spice_warehouse", "card assistant_back tea_house"]
    assert starting(state, "card") == cards
    after = play(state, cards[1], "move tea_house")
    assert "tea_house" in seat(after)["assistants"]  # laid anew
    assert starting(after, "card") == []


def test_b4_stay_is_like_an_arrival() -> None:
    """B4: pick up, pay, act; on the Fountain no assistant is needed."""
    mine = {"merchant": "tea_house", "assistants": ["tea_house"], "hand": {"stay": 1}, "lira": 2}
    state = table(seat0=mine, seat1={"merchant": "tea_house"})
    state = play(state, "card stay", "move tea_house")
    assert seat(state)["assistants"] == []
    assert texts(play(state, "pay"))[:2] == ["skip", "act 3"]
    state = play(table(seat0={"hand": {"stay": 1}, "stack": 0}), "card stay")
    assert texts(state) == ["end_turn"]
    assert seat(state)["merchant"] == "fountain"


def test_b5_all_payments_together_then_the_neutral_ones_in_order() -> None:
    """B5: 4 lira for one of each kind; then the one from 14 before the one from 16."""
    fields: Json = {"seat1": {"merchant": "tea_house"}, "neutral_merchants": [9, 15, 9]}
    assert field(at("tea_house", {"lira": 5}, 2, **fields), "seat") == 1
    state = play(at("tea_house", {"lira": 6}, 2, **fields), "pay")
    assert lira(state) == 0
    state = play(state, "roll 1 1", "roll 1 2")
    where = ["fabric_warehouse", "great_mosque", "spice_warehouse"]
    assert field(state, "neutral_merchants") == where


def test_b5_one_that_rolls_the_same_place_stays_unpaid_on_the_fountain_never_paid() -> None:
    """B5: not paid again; at the Fountain neither paid nor rolled for."""
    state = at("tea_house", {"lira": 4}, 2, neutral_merchants=[9, 15, 16])
    state = play(state, "pay", "roll 4 5")
    assert (lira(state), texts(state)[0]) == (2, "skip")
    state = at("fountain", {"lira": 4}, 2, neutral_merchants=[7, 7, 7])
    assert (lira(state), texts(state)) == (4, ["end_turn"])


def test_b6_the_family_member_may_go_where_nothing_can_be_done() -> None:
    """B6: the merchant still has his encounters; nobody is caught at the police."""
    state = sent_to("gemstone_dealer", {"lira": 0}, smuggler="police_station")
    assert seat(state)["family"] == "gemstone_dealer"
    assert texts(state) == ["end_turn", "meet smuggler"]
    state = at("tea_house", {"family": "tea_house"})  # your own: nothing
    assert texts(play(state, "skip")) == ["end_turn"]


def test_b7_rewards_one_after_the_other() -> None:
    """B7: the card is seen before the second reward is chosen; without cards 3 lira."""
    there = {"family": "tea_house"}
    state = play(at("tea_house", {"lira": 0}, seat1=there, seat2=there), "skip", "catch 1 card")
    state = play(state, "draw five_lira")
    assert starting(state, "catch") == ["catch 2 lira", "catch 2 card"]
    state = at("tea_house", {"lira": 0}, seat1={**there, "hand": all_cards_but()})
    assert lira(play(state, "skip")) == 3


def test_b8_two_cards_one_after_the_other_then_discard_one() -> None:
    """B8: the second source is chosen with the first card in hand."""
    state = play(at("caravansary", discard=["stay"]), "act deck", "draw one_good")
    assert (hand(state), texts(state)) == ({"one_good": 1}, ["act deck", "act pile"])
    state = play(state, "act pile")
    assert texts(state) == ["discard one_good", "discard stay"]


def test_b9_the_red_tile_once_for_each_roll() -> None:
    """B9: turn or reroll, not both; the new result counts."""
    red: Json = {"mosque_tiles": ["red"], "lira": 0}
    state = play(at("tea_house", red), "act 3", "roll 1 2", "tile red reroll", "roll 1 1")
    assert (lira(state), texts(state)) == (2, ["end_turn"])


def test_b10_the_small_market_card_sells_any_goods() -> None:
    """B10: five jewelry bring 20 lira."""
    mine = {"goods": {"blue": 5}, "extensions": 3, "hand": {"small_market_any": 1}, "lira": 0}
    after = play(at("small_market", mine), "card small_market_any", "act b5", "reveal 1")
    assert (lira(after), goods(after)) == (20, {})


def test_b11_the_governor_with_nothing_and_with_five_lira() -> None:
    """B11: the new card is given back, or played to pay."""
    state = at("tea_house", {"lira": 0}, governor="tea_house")
    state = play(state, "skip", "meet governor")
    assert "card_discarded" in happened(state, "draw stay")
    state = play(state, "draw five_lira")
    assert texts(state) == ["discard five_lira", "card five_lira"]
    assert lira(play(state, "card five_lira", "roll 1 2")) == 3  # paying was all that was left


def test_b11_no_card_no_governor_no_room_no_smuggler() -> None:
    """B11: then they cannot be used."""
    fields: Json = {"governor": "tea_house", "smuggler": "tea_house"}
    state = at("tea_house", {"goods": FULL}, seat1={"hand": all_cards_but()}, **fields)
    assert texts(play(state, "skip")) == ["end_turn"]


def test_b11_one_that_comes_back_cannot_be_met_again() -> None:
    """B11: take a good and pay with it, only to make him leave; he need not."""
    state = play(at("tea_house", {"lira": 0}, smuggler="tea_house"), "skip", "meet smuggler")
    state = play(state, "take red", "roll 4 5")
    assert (goods(state), texts(state)) == ({}, ["end_turn"])
    assert field(state, "smuggler") == "tea_house"


def test_b12_a_track_is_refilled_when_its_last_ruby_is_taken() -> None:
    """B12: by the action, by a card, by the family member; not in the first edition."""
    mine: Json = {"lira": 46, "hand": {"dealer_again": 1}}
    for state in (
        at("gemstone_dealer", mine, dealer=23),
        sent_to("gemstone_dealer", mine, dealer=23),
    ):
        after = play(state, "act", "card dealer_again")
        assert (rubies(after), field(after, "dealer")) == (2, 23)
    state = at("gemstone_dealer", mine, dealer=23, edition="first")
    assert {"event": "price", "place": "gemstone_dealer", "n": 0} in events(state, "act")


# Variants.


def test_v1_three_own_one_neutral_and_the_fifth_by_the_blue_tile() -> None:
    """V1: the replaced disc leaves the game, so there are never more than four own ones."""
    options: Json = {"variants": ["neutral_assistants"]}
    assert seat(table(**options))["stack"] == "nooo"
    assert seat(table(seat0={"mosque_tiles": ["blue"]}, **options))["stack"] == "noooo"
    with pytest.raises(istanbul.MalformedInput, match="stack"):
        table(seat0={"stack": "oooo"}, **options)


def test_v1_of_several_neutral_ones_one_is_picked_up() -> None:
    """V1: the other one goes on lying there."""
    own = {"stack": "ooo"}
    fields: Json = {"seat1": own, "seat2": own, "variants": ["neutral_assistants"]}
    state = table(seat0=own, neutral_assistants={"tea_house": 2}, **fields)
    after = play(state, "move tea_house neutral")
    assert (seat(after)["stack"], field(after, "neutral_assistants")) == ("nooo", {"tea_house": 1})


def test_v2_the_token_comes_at_the_end_of_the_turn() -> None:
    """V2: by the family member too; the first time a card is discarded, later none."""
    options: Json = {"variants": ["caravan_leader"]}
    state = play(sent_to("caravansary", **options), "act deck", "draw stay", "draw one_good")
    assert starting(state, "discard") == ["discard one_good", "discard stay"]
    state = play(state, "discard stay", "end_turn")
    assert field(state, "caravan") == 0
    state = at("caravansary", caravan=0, **options)
    state = play(state, "act deck", "draw stay", "draw one_good")
    assert starting(state, "discard") == []
    assert sum(hand(state).values()) == 2


def test_v4_the_rule_for_black_market_and_tea_house_is_for_random_boards() -> None:
    """V4: short paths has both in one row; a custom board may have them side by side."""
    assert [8, 6, 11, 9] in field(table(), "layout")
    rows = [[8, 9, 7, 1], [2, 3, 4, 5], [6, 10, 11, 12], [13, 14, 15, 16]]
    assert field(table(layout=rows), "layout") == rows
