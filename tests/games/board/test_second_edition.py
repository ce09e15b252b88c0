"""The second edition of the rulings, S1 to S3 and S7 (docs/rules/rulings.md), on both builds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import istanbul
from tests.games.board.builds import On
from tests.games.board.letters_table import (
    all_letters_but,
    bazaar,
    letters,
    new_cards_but,
    table,
)
from tests.games.board.letters_table import at as letters_at
from tests.games.board.mocha import coffee, mocha, mocha_at
from tests.games.board.table import GOODS, Json, at, goods, hand, lira
from tests.playing import field, play, ranking, seat, starting, texts

# S1: after the last round.


def last_turn(
    seat0: Json, seat1: Json | None = None, make: Callable[..., istanbul.State] = table, **more: Any
) -> istanbul.State:
    """Two players with 6 rubies and no lira; seat 1 is about to end the last turn."""
    rows: list[Json] = [{"rubies": 6, "lira": 0, **row} for row in (seat0, seat1 or {})]
    turn = {"last_round": True, "seat": 1, "turn": {"phase": "encounters"}}
    return make(2, rows[0], seat1=rows[1], **{**turn, **more})


def test_s1_the_copy_counts_with_five_lira_on_top(on: On) -> None:
    """S1: it wins a game that is a tie without it."""
    state = play(on(last_turn({"hand": {"copy_discard": 1}}, discard=["five_lira"])), "end_turn")
    assert texts(state) == ["done", "card copy_discard"]
    after = play(state, "card copy_discard")
    assert (lira(after), ranking(after)) == (5, ((0,), (1,)))


def test_s1_a_world_without_such_a_card_can_go_on(on: On) -> None:
    """Others do not know what it is: in their worlds the seat may have nothing to play."""
    state = play(on(last_turn({"hand": {"copy_discard": 1}}, discard=["five_lira"])), "end_turn")
    source = istanbul.SeededSource(1)
    worlds = [state.view(1).world(source) for _ in range(20)]
    assert {tuple(texts(world)) for world in worlds} >= {("done",)}
    assert all(world.apply(world.legal_actions()[0]) for world in worlds)


def test_s1_the_copy_counts_with_family_to_police_on_top(on: On) -> None:
    """S1: for 3 lira, not for a card (R7); not with the family member at home."""
    mine: Json = {"hand": {"copy_discard": 1}, "family": "kiosk"}
    pile: Json = {"discard": ["stay", "family_to_police"]}
    after = play(on(last_turn(mine, **pile)), "end_turn", "card copy_discard")
    assert (lira(after), seat(after)["family"]) == (3, "police_station")
    assert ranking(after) == ((0,), (1,))
    home = on(last_turn({"hand": {"copy_discard": 1}}, **pile))
    assert ranking(play(home, "end_turn")) == ((0,), (1,))  # the card in hand decides


def test_s1_no_copy_of_a_card_that_does_not_count(on: On) -> None:
    """S1, M8: nothing is asked."""
    mine: Json = {"hand": {"copy_discard": 1}, "lira": 9}
    assert ranking(play(on(last_turn(mine, discard=["any_place"])), "end_turn")) == ((0,), (1,))


def test_s1_the_owner_of_a_copy_chooses_the_order(on: On) -> None:
    """S1: 3 + 5 + 5, and not 8."""
    mine: Json = {"hand": {"five_lira": 1, "family_to_police": 1, "copy_discard": 1}}
    state = play(on(last_turn({**mine, "family": "kiosk"})), "end_turn")
    assert texts(state) == ["done", "card five_lira", "card family_to_police lira"]
    best = play(state, "card family_to_police lira", "card five_lira", "card copy_discard")
    assert (lira(best), hand(best)) == (3 + 5 + 5, {})
    worse = play(state, "card five_lira", "card family_to_police lira")
    assert (lira(worse), ranking(worse)) == (8, ((0,), (1,)))  # the copy is dead then


def test_s1_what_the_order_cannot_change_is_done(on: On) -> None:
    """S1: without a copy nobody is asked about lira."""
    mine: Json = {"hand": {"five_lira": 2, "family_to_police": 1}, "family": "kiosk"}
    assert lira(play(on(last_turn(mine)), "end_turn")) == 13
    assert lira(play(on(last_turn(mine, make=bazaar)), "end_turn")) == 13
    after = play(on(last_turn({**mine, "family": "tavern"}, make=mocha)), "end_turn")
    assert lira(after) == 13
    base = play(on(last_turn({**mine, "family": "tea_house"}, make=base_table)), "end_turn")
    assert lira(base) == 13


def base_table(players: int, seat0: Json, **fields: Any) -> istanbul.State:
    """The base game."""
    rows = [seat0, fields.pop("seat1")]
    return istanbul.position({"options": {"players": players}, "seats": rows, **fields})


def test_s1_lira_first_leaves_the_weaker_card_for_the_next_copy(on: On) -> None:
    """S1: 5 and then 3 lira for seat 0; seat 1, with the family member at home, has nothing."""
    mine: Json = {"hand": {"five_lira": 1, "family_to_police": 1}, "family": "kiosk"}
    after = play(on(last_turn(mine, {"hand": {"copy_discard": 1}})), "end_turn")
    assert (lira(after), lira(after, 1)) == (8, 0)


def test_s1_from_the_start_seat_on_one_after_the_other(on: On) -> None:
    """S1: seat 1 began; what it leaves on top is what seat 0 can copy."""
    rows: Json = {"seat0": {"hand": {"copy_discard": 1}}, "seat1": {"hand": {"five_lira": 1}}}
    order: Json = {"start": 1, "seat": 0}
    state = play(on(last_turn(rows["seat0"], rows["seat1"], **order)), "end_turn")
    assert (lira(state, 1), state.waits_for) == (5, 0)
    assert lira(play(state, "card copy_discard")) == 5
    state = play(on(last_turn(rows["seat1"], rows["seat0"], **order)), "end_turn")
    assert (lira(state), lira(state, 1)) == (5, 0)  # seat 1 came first: nothing to copy


def test_s1_goods_are_the_owners_choice_with_letters_alone(on: On) -> None:
    """M8: 1 good is asked for with either expansion; without one the program takes it."""
    mine: Json = {"hand": {"one_good": 1}, "goods": {"red": 1}}
    ways = ["done", *(f"card one_good {good}" for good in GOODS)]
    assert texts(play(on(last_turn(mine)), "end_turn")) == ways
    assert texts(play(on(last_turn(mine, make=mocha)), "end_turn")) == ways
    assert goods(play(on(last_turn(mine, make=base_table)), "end_turn")) == {"red": 2}


@pytest.mark.parametrize(
    ("card", "steps", "gained"),
    [
        ("good_for_lira", ["card good_for_lira blue"], 7),
        ("red_good_lira", ["card red_good_lira"], 3),
        ("green_good_lira", ["card green_good_lira"], 3),
        ("yellow_good_lira", ["card yellow_good_lira"], 3),
        ("dice_rewards_letter", ["card dice_rewards_letter", "roll 1 2"], 2 + 2),
    ],
)
def test_m8_cards_of_letters_and_seals_that_count(
    on: On, card: str, steps: list[str], gained: int
) -> None:
    """M8: a good for 7 lira, a good and 3 lira, dice."""
    state = play(on(last_turn({"hand": {card: 1}, "goods": {"blue": 1}})), "end_turn")
    assert lira(play(state, *steps)) == gained


# S2: meeting from afar.

AFAR: Json = {"hand": {"meet_from_afar": 1}, "lira": 9, "merchant": "sultans_palace"}
MET = ["card meet_from_afar governor", "draw stay", "pay lira"]


def test_s2_from_afar_and_then_where_the_dice_bring_it(on: On) -> None:
    """S2: 9 is the Tea House, where the merchant goes."""
    state = play(on(table(3, AFAR, governor="kiosk")), *MET, "roll 4 5", "move tea_house", "skip")
    assert texts(state) == ["end_turn", "meet governor"]
    after = play(state, "meet governor", "draw stay", "pay lira", "roll 1 1")
    assert (lira(after), hand(after)) == (5, {"stay": 2})


def test_s2_here_and_then_from_afar_where_the_dice_took_it(on: On) -> None:
    """S2: from the Tea House to 2."""
    state = play(on(table(3, AFAR, governor="tea_house")), "move tea_house", "skip")
    state = play(state, "meet governor", "draw stay", "pay lira", "roll 1 1")
    assert texts(state) == ["end_turn", "card meet_from_afar governor"]
    after = play(state, *MET, "roll 4 5")
    assert texts(after) == ["end_turn", "meet governor"]  # it came back from 2, so S2 again


def test_s2_not_where_it_was_just_met(on: On) -> None:
    """B11: a 9 brings it back to the Tea House; neither here nor from afar."""
    state = play(on(table(3, AFAR, governor="tea_house")), "move tea_house", "skip")
    state = play(state, "meet governor", "draw stay", "pay lira", "roll 4 5")
    assert texts(state) == ["end_turn"]


def test_s2_another_turn_is_another_matter(on: On) -> None:
    """B11: in that turn only."""
    state = play(on(table(2, AFAR, governor="tea_house")), "move tea_house", "skip")
    state = play(state, "meet governor", "draw stay", "pay lira", "roll 4 5", "end_turn")
    assert field(state, "turn")["met"] == []


# S3: paying the governor.


def test_s3_a_drawn_lira_for_coffee_pays_him(on: On) -> None:
    """S3: 1 coffee for 8 lira, 2 of them for him; the other card is kept."""
    mine: Json = {"lira": 0, "coffee": 1, "hand": {"stay": 1}}
    state = play(on(mocha_at("tavern", mine, governor="tavern")), "skip", "meet governor")
    state = play(state, "draw lira_for_coffee")
    assert texts(state) == ["discard stay", "discard lira_for_coffee", "card lira_for_coffee"]
    after = play(state, "card lira_for_coffee", "pay lira", "roll 1 1")
    assert (lira(after), coffee(after), hand(after)) == (6, 0, {"stay": 1})


def test_s3_not_without_a_coffee(on: On) -> None:
    """G1: then it can only be given."""
    mine: Json = {"lira": 0, "coffee": 0, "hand": {"stay": 1}}
    state = play(on(mocha_at("tavern", mine, governor="tavern")), "meet governor")
    state = play(state, "draw lira_for_coffee")
    assert texts(state) == ["discard stay", "discard lira_for_coffee"]


@pytest.mark.parametrize("card", ["red_good_lira", "green_good_lira", "yellow_good_lira"])
def test_s3_a_good_with_3_lira(on: On, card: str) -> None:
    """S3: any card without a fixed time that brings lira."""
    state = governors_fee(on, card)
    after = play(state, f"card {card}", "pay lira")
    assert (lira(after), goods(after)) == (1, {"blue": 1, card.split("_", maxsplit=1)[0]: 1})


def governors_fee(on: On, drawn: str, **fields: Any) -> istanbul.State:
    """Seat 0 has met the governor at the Tea House without a lira, and drawn this card."""
    mine: Json = {"lira": 0, "hand": {"stay": 1}, "goods": {"blue": 1}, "family": "kiosk"}
    fields = {"governor": "tea_house", **fields}
    state = play(on(letters_at("tea_house", mine, **fields)), "skip", "meet governor")
    return play(state, f"draw {drawn}")


def test_s3_a_good_for_7_lira(on: On) -> None:
    """S3."""
    after = play(governors_fee(on, "good_for_lira"), "card good_for_lira blue", "pay lira")
    assert (lira(after), goods(after)) == (5, {})


def test_s3_the_family_member_for_3_lira_not_for_a_card(on: On) -> None:
    """S3: what brings lira."""
    state = governors_fee(on, "family_to_police")
    assert starting(state, "card") == ["card family_to_police lira"]
    assert lira(play(state, "card family_to_police lira", "pay lira")) == 1
    mine: Json = {"lira": 0, "hand": {"stay": 1}, "family": "wainwright"}
    base = play(on(at("tea_house", mine, governor="tea_house")), "skip", "meet governor")
    assert "card family_to_police lira" in texts(play(base, "draw family_to_police"))


def test_s3_a_copy_of_such_a_card(on: On) -> None:
    """S3: five_lira lies on top; nothing that brings no lira is copied."""
    state = governors_fee(on, "copy_discard", discard=["five_lira"])
    after = play(state, "card copy_discard", "pay lira")
    assert (lira(after), hand(after)) == (3, {"stay": 1})
    assert starting(governors_fee(on, "copy_discard", discard=["one_good"]), "card") == []
    state = governors_fee(on, "copy_discard", discard=["family_to_police"])
    assert lira(play(state, "card copy_discard", "pay lira")) == 1


@pytest.mark.parametrize("card", ["one_good", "letter", "dice_rewards_letter", "move_3_4"])
def test_s3_no_other_card(on: On, card: str) -> None:
    """S3: cards that bring no lira, or only with luck."""
    assert starting(governors_fee(on, card), "card") == []


# S7: piles are renewed at once.


def test_s7_the_bonus_deck(on: On) -> None:
    """S7: with its last card; the pile is gone."""
    rest = {"hand": new_cards_but({"stay": 1}, {"letter": 1})}
    mine: Json = {"lira": 9, "hand": {}}
    state = on(letters_at("tea_house", mine, seat1=rest, governor="tea_house", discard=["letter"]))
    state = play(state, "skip", "meet governor", "draw stay")
    assert field(state, "discard") == []


def test_s7_the_guild_deck(on: On) -> None:
    """S7: with the last guild card, not at the next draw."""
    cards = [f"guild_{n}" for n in range(1, 21)]
    piles: Json = {"guild_discard": cards[:5], "seat1": {"guild": cards[5:18]}}
    state = play(on(mocha_at("guild_hall", **piles)), "act", "draw guild_19", "draw guild_20")
    assert field(state, "guild_discard") == []
    after = play(state, "discard guild_19", "end_turn")
    assert field(after, "guild_discard") == ["guild_19"]


def test_s7_the_letters(on: On) -> None:
    """S7: a used letter is in the supply as soon as the last other one is taken."""
    piles: Json = {"seat1": all_letters_but(1, 2, 3), "letters": {"discard": {"wainwright": 1}}}
    state = play(on(letters_at("embassy", **piles)), "act", "letter 2", "letter 3")
    assert field(state, "letters")["discard"] == {}
    assert letters(state)[0] == {"fabric_warehouse": 1, "spice_warehouse": 1}


def test_s7_the_kiosk_tiles(on: On) -> None:
    """S7: without those that lie face up; these come back a round later."""
    used = [f"kiosk_{n}" for n in range(1, 21)]
    state = play(on(letters_at("kiosk", kiosk={"discard": used})), "act", "letter 1")
    state = play(state, "tile 21", "tile 22", "tile 23", "tile 24")
    assert field(state, "kiosk")["discard"] == []
    state = play(state, "take kiosk_24")
    rest = [f"kiosk_{n}" for n in range(21, 24)]
    assert field(state, "kiosk")["row"] == rest
    assert field(state, "kiosk")["discard"] == ["kiosk_24"]


def test_s7_a_pile_that_was_empty_is_renewed_at_the_next_draw(on: On) -> None:
    """Rules 6.1.4: nothing was there to shuffle."""
    rest = {"hand": new_cards_but({"stay": 1}, {"letter": 1})}
    mine: Json = {"lira": 9, "hand": {"letter": 1}}
    state = on(letters_at("tea_house", mine, seat1=rest, governor="tea_house"))
    state = play(state, "skip", "meet governor", "draw stay", "discard letter", "roll 1 1")
    assert field(state, "discard") == ["letter"]
