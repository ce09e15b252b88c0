"""Caravan leader, neutral assistants and editions (rules V-C, V-N, V-E)."""

from typing import Any

import pytest

import istanbul
from tests.games.board.table import Json, all_cards_but, hand, table
from tests.playing import events, field, happened, play, seat, starting, texts

LEAVE = "visit police_station"


# Caravan leader.


def caravan(seat0: Json | None = None, **fields: Any) -> istanbul.State:
    """Seat 0 is at the Caravansary, one turn after the other of a game for two."""
    mine = {"merchant": "black_market", **(seat0 or {})}
    state = table(2, mine, variants=["caravan_leader"], **fields)
    return play(state, "move caravansary")


def test_the_token_lies_on_the_caravansary() -> None:
    """V-C1: nobody has it; without the variant there is none."""
    assert field(table(variants=["caravan_leader"]), "caravan") is None
    assert "caravan" not in table().to_json()


def test_it_is_taken_at_the_end_of_the_turn_and_a_card_was_discarded() -> None:
    """V-C2, V2: the first time as usual."""
    state = play(caravan(), "act deck", "draw stay", "draw one_good")
    assert texts(state) == ["discard one_good", "discard stay"]
    state = play(state, "discard stay")
    assert field(state, "caravan") is None
    assert {"event": "caravan_taken", "seat": 0} in events(state, "end_turn")
    assert field(play(state, "end_turn"), "caravan") == 0


def test_the_holder_keeps_both_cards() -> None:
    """V-C3, V2: he may not discard even if he would like to."""
    state = play(caravan(caravan=0), "act deck", "draw stay", "draw one_good")
    assert texts(state)[0] == "end_turn"
    assert (hand(state), field(state, "discard")) == ({"stay": 1, "one_good": 1}, [])
    assert "caravan_taken" not in happened(state, "end_turn")
    assert field(play(state, "end_turn"), "caravan") == 0


def test_another_takes_it_from_the_holder() -> None:
    """V-C2, V-C4: and discards that time."""
    state = play(caravan(caravan=1), "act deck", "draw stay", "draw one_good")
    assert texts(state) == ["discard one_good", "discard stay"]
    assert field(play(state, "discard stay", "end_turn"), "caravan") == 0


def test_skipping_the_action_does_not_earn_it() -> None:
    """V-C2: who carried out the action."""
    assert field(play(caravan(caravan=1), "skip", "end_turn"), "caravan") == 1
    state = table(2, {"merchant": "black_market"}, variants=["caravan_leader"])
    assert field(play(state, "visit caravansary"), "caravan") is None


def test_the_family_member_earns_it_too() -> None:
    """V2: whoever did the action."""
    state = table(variants=["caravan_leader"])
    state = play(state, "move police_station", "act police caravansary", "act deck", "draw stay")
    state = play(state, "draw stay")  # of two equal cards one is discarded without asking
    assert hand(state) == {"stay": 1}
    assert field(play(state, "end_turn"), "caravan") == 0


def test_it_stays_until_another_takes_it() -> None:
    """V-C4: other turns do not matter."""
    state = table(2, variants=["caravan_leader"], caravan=0)
    assert field(play(state, LEAVE, LEAVE), "caravan") == 0


def test_the_next_player_does_not_take_it_without_the_action() -> None:
    """V-C4: what seat 0 did counts for its own turn only."""
    state = play(caravan(), "act deck", "draw stay", "draw one_good", "discard stay", "end_turn")
    assert field(play(state, LEAVE), "caravan") == 0


def test_with_nothing_to_take_the_holder_does_nothing() -> None:
    """V-C3, G1: he does not discard, so nothing would change."""
    mine = {"hand": {"stay": 1}}
    state = caravan(mine, caravan=0, seat1={"hand": all_cards_but({"stay": 1})})
    assert starting(state, "discard") == []
    assert texts(state) == ["end_turn"]


def test_with_one_card_to_take_the_holder_keeps_it() -> None:
    """V-C3, B8: with fewer available take what there is."""
    state = caravan(caravan=0, seat1={"hand": all_cards_but({"stay": 1})})
    state = play(state, "act deck", "draw stay")
    assert (hand(state), texts(state)) == ({"stay": 1}, ["end_turn"])


# Neutral assistants.


def neutral(players: int = 3, seat0: Json | None = None, **fields: Any) -> istanbul.State:
    """A game with the variant; stacks are written from the bottom.

    If neutral ones lie on the board, they come from the stacks of the others.
    """
    if "neutral_assistants" in fields:
        fields |= {f"seat{p}": {"stack": "ooo"} for p in range(1, players)}
    return table(players, seat0, variants=["neutral_assistants"], **fields)


def test_three_own_and_below_them_a_neutral_one() -> None:
    """V-N1, V1: from the bottom."""
    game = istanbul.game("board", players=4, variants=["neutral_assistants"])
    assert [seat(game.start(seed=1), p)["stack"] for p in range(4)] == ["nooo"] * 4


def test_the_lowest_disc_is_laid_whoever_it_is() -> None:
    """V-N2: first the neutral one, then an own one."""
    state = neutral(2)
    assert starting(state, "move tea_house") == ["move tea_house lay"]
    state = play(state, "move tea_house lay", "skip", "end_turn", LEAVE)
    assert field(state, "neutral_assistants") == {"tea_house": 1}
    assert (seat(state)["stack"], seat(state)["assistants"]) == ("ooo", [])
    state = play(state, "move spice_warehouse lay")
    assert (seat(state)["stack"], seat(state)["assistants"]) == ("oo", ["spice_warehouse"])


def test_a_neutral_one_is_picked_up_by_anybody_and_becomes_the_lowest() -> None:
    """V-N3, V-N2, V-N7: so a stack may hold several."""
    state = neutral(seat0={"stack": "no"}, neutral_assistants={"tea_house": 1})
    after = play(state, "move tea_house neutral")
    assert seat(after)["stack"] == "nno"
    assert field(after, "neutral_assistants") == {}
    assert texts(after)[0] == "skip"


def test_an_own_one_picked_up_becomes_the_lowest() -> None:
    """V-N2: the neutral one is second then."""
    state = neutral(seat0={"stack": "noo", "assistants": ["tea_house"]})
    assert starting(state, "move tea_house") == ["move tea_house own"]
    assert seat(play(state, "move tea_house own"))["stack"] == "onoo"


def test_with_one_of_each_there_choose_whom_to_pick_up() -> None:
    """V-N4: but lay none."""
    mine = {"stack": "oo", "assistants": ["tea_house"]}
    state = neutral(seat0=mine, neutral_assistants={"tea_house": 1})
    moves = ["move tea_house own", "move tea_house neutral"]
    assert starting(state, "move tea_house") == moves
    own, other = (play(state, move) for move in moves)
    assert (seat(own)["stack"], field(own, "neutral_assistants")) == ("ooo", {"tea_house": 1})
    assert (seat(other)["stack"], seat(other)["assistants"]) == ("noo", ["tea_house"])


def test_with_only_a_neutral_one_there_one_may_lay() -> None:
    """V-N5: leave him alone and lay the lowest disc, own or neutral."""
    state = neutral(seat0={"stack": "noo"}, neutral_assistants={"tea_house": 1})
    assert starting(state, "move tea_house") == ["move tea_house neutral", "move tea_house lay"]
    after = play(state, "move tea_house lay")
    assert field(after, "neutral_assistants") == {"tea_house": 2}
    assert seat(after)["stack"] == "oo"


def test_of_several_neutral_ones_one_is_picked_up() -> None:
    """V1: the others stay."""
    state = neutral(seat0={"stack": "o"}, neutral_assistants={"tea_house": 2})
    after = play(state, "move tea_house neutral")
    assert (seat(after)["stack"], field(after, "neutral_assistants")) == ("no", {"tea_house": 1})


def test_with_an_empty_stack_only_picking_up_is_possible() -> None:
    """V-N3: or the Fountain, or a visit."""
    state = neutral(seat0={"stack": ""}, neutral_assistants={"tea_house": 1})
    assert starting(state, "move") == ["move tea_house neutral"]
    assert "visit tea_house" in texts(state)


def test_the_fountain_brings_back_own_ones_only() -> None:
    """V-N6: and they become the lowest."""
    mine = {"merchant": "spice_warehouse", "stack": "n", "assistants": ["tea_house"]}
    state = neutral(seat0=mine, neutral_assistants={"post_office": 1})
    after = play(state, "move fountain", "act all")
    assert seat(after)["stack"] == "on"
    assert field(after, "neutral_assistants") == {"post_office": 1}


@pytest.mark.parametrize("way", ["card assistant_back", "tile yellow"])
def test_card_and_yellow_tile_bring_back_own_ones_only(way: str) -> None:
    """V-N6: not the neutral one."""
    mine = {
        "stack": "n",
        "assistants": ["tea_house"],
        "hand": {"assistant_back": 1},
        "mosque_tiles": ["yellow"],
    }
    state = neutral(seat0=mine, neutral_assistants={"post_office": 1})
    assert starting(state, way) == [f"{way} tea_house"]
    assert seat(play(state, f"{way} tea_house"))["stack"] == "on"


def test_the_blue_tile_gives_a_fifth_disc_the_fourth_own() -> None:
    """V1: under the stack."""
    state = neutral(seat0={"merchant": "post_office", "goods": {"blue": 2}, "stack": "noo"})
    after = play(state, "move great_mosque lay", "act blue")
    assert seat(after)["stack"] == "ooo"


def test_staying_with_a_neutral_one() -> None:
    """B4, V-N5: as on arrival."""
    mine = {"merchant": "tea_house", "stack": "ooo", "hand": {"stay": 1}}
    state = neutral(seat0=mine, neutral_assistants={"tea_house": 1})
    moves = ["move tea_house neutral", "move tea_house lay", "visit tea_house"]
    assert texts(play(state, "card stay")) == moves


def test_on_the_fountain_nothing_is_picked_up_or_laid() -> None:
    """3.1.4: one way to go there."""
    state = neutral(seat0={"merchant": "tea_house", "stack": "no"})
    assert starting(state, "move fountain") == ["move fountain"]
    assert seat(play(state, "move fountain"))["stack"] == "no"


def test_not_with_five_players() -> None:
    """V-N8: no colour is left."""
    with pytest.raises(istanbul.MalformedInput, match="neutral_assistants"):
        istanbul.game("board", players=5, variants=["neutral_assistants"])


# Editions, and all together.


def test_big_box_is_the_usual_edition() -> None:
    """V-E1: unless told otherwise."""
    assert istanbul.game("board").options()["edition"] == "big_box"


def test_a_sold_out_track_belongs_to_the_first_edition() -> None:
    """V-E2, 1.11: in the Big Box a price is never gone."""
    assert field(table(edition="first", palace=0, dealer=0), "dealer") == 0
    with pytest.raises(istanbul.MalformedInput, match="palace"):
        table(palace=0)


@pytest.mark.parametrize("edition", ["big_box", "first"])
def test_all_may_be_combined(edition: str) -> None:
    """Variants: with each other and with every layout."""
    variants = ["neutral_assistants", "caravan_leader"]
    options: Json = {"players": 2, "variants": variants, "layout": "random", "edition": edition}
    state = istanbul.game("board", seed=5, **options).start(seed=5)
    assert field(state, "caravan") is None
    assert seat(state)["stack"] == "nooo"
    assert len(field(state, "neutral_merchants")) == 3
