"""A position that cannot be is refused, and the message names the field and what was expected."""

from __future__ import annotations

from typing import Any

import pytest

import istanbul
from istanbul import all_games
from istanbul.games.board.rounds import end_turn
from istanbul.games.board.setup import ways
from tests.playing import play, texts

Json = dict[str, Any]
BASE: Json = {"players": 3}
TWO: Json = {"players": 2}
FIVE: Json = {"players": 5}
MOCHA: Json = {"players": 3, "expansions": ["mocha"]}
LETTERS: Json = {"players": 3, "expansions": ["letters"]}
NEUTRAL: Json = {"players": 3, "variants": ["neutral_assistants"]}


def read(options: Json, **fields: Any) -> istanbul.State:
    return istanbul.position({"options": options, **fields})


@pytest.mark.parametrize(
    ("options", "seat", "complaint"),
    [
        (BASE, {"goods": {"red": 3}}, "goods: expected at most 2 of each good"),
        (BASE, {"merchant": "tavern"}, "merchant: expected a place of this board"),
        (BASE, {"merchant": 99}, "merchant: expected a place of this board"),
        (BASE, {"assistants": ["fountain"]}, "assistants: expected places of this board"),
        (BASE, {"assistants": "all"}, "assistants: expected places of this board"),
        (BASE, {"stack": "on"}, "stack: expected the number of assistants"),
        (NEUTRAL, {"stack": "ox"}, 'or "o" and "n" from the bottom'),
        (BASE, {"stack": 5}, "stack: expected at most 4 own assistants"),
        (BASE, {"mosque_tiles": ["red", "red"]}, "mosque_tiles: expected each at most once"),
        (BASE, {"known": {"stay": 1}}, "known: expected cards that are in this hand"),
        (LETTERS, {"companion": "tavern"}, "companion: expected a place of this board"),
        (LETTERS, {"letters": {"open": {"tea_house": 9}}}, "letters: only 2 for tea_house"),
    ],
)
def test_a_seat_that_cannot_be_is_refused(options: Json, seat: Json, complaint: str) -> None:
    with pytest.raises(istanbul.MalformedInput, match=complaint):
        read(options, seats=[seat])


@pytest.mark.parametrize(
    ("options", "fields", "complaint"),
    [
        (BASE, {"over": "boredom"}, "over: expected null, rubies or max_rounds"),
        (FIVE, {"seats": [{"mosque_tiles": ["red"]}] * 5}, "only 4 tiles of each colour"),
        (MOCHA, {"seats": [{"guild": ["guild_1"]}] * 2}, "guild: guild_1 is there only once"),
        (TWO, {"neutral_merchants": ["tea_house"]}, "neutral_merchants: expected 3 places"),
        (TWO, {"neutral_merchants": "here"}, "neutral_merchants: expected 3 places"),
        (NEUTRAL, {"neutral_assistants": {"tea_house": 4}}, "at most 3 with those in stacks"),
        (NEUTRAL, {"neutral_assistants": {"fountain": 1}}, "none on the Fountain"),
        (BASE, {"governor": "tavern"}, "tavern is not on this board"),
        (BASE, {"governor": "nowhere"}, "governor: expected a place, by id or number, or null"),
        (
            BASE,
            {"demand": {"small": 1}, "demand_seen": {"small": [1, 1]}},
            "the tiles seen, each once, the last one on top",
        ),
        (BASE, {"discard": ["stay"] * 100}, "discard: expected not more cards than there are"),
        (BASE, {"discard": ["stay"] * 3}, "hand or discard: only 2 stay in the game"),
    ],
)
def test_a_table_that_cannot_be_is_refused(options: Json, fields: Json, complaint: str) -> None:
    with pytest.raises(istanbul.MalformedInput, match=complaint):
        read(options, **fields)


@pytest.mark.parametrize(
    ("options", "frame"),
    [
        (MOCHA, {"frame": "card", "about": "exchange", "actor": 1}),  # nothing given, yet taking
        (LETTERS, {"frame": "kiosk_tile", "about": "kiosk_16", "step": 1}),  # rolled, no die
    ],
)
def test_a_frame_that_asks_nothing_is_refused(options: Json, frame: Json) -> None:
    with pytest.raises(istanbul.MalformedInput, match="nothing could be decided here"):
        read(options, pending=[{"seat": 0, **frame}])


def test_a_market_may_wait_for_its_first_demand_tile() -> None:
    state = read(BASE, demand={"small": None, "large": 0})
    assert state.to_json()["demand"] == {"small": None, "large": 0}


def test_frames_of_another_game_are_refused() -> None:
    """The barrier is a thing of Mocha & Baksheesh."""
    barrier = {"frame": "barrier", "seat": 0, "step": 1, "value": 30}
    with pytest.raises(istanbul.MalformedInput, match="these frames fit no state of the game"):
        read(LETTERS, pending=[barrier])


def test_a_guild_card_under_way_is_not_in_the_deck() -> None:
    playing = [{"frame": "guild", "seat": 0, "about": "guild_3", "step": 99, "value": 99}]
    assert "guild_3" not in read(MOCHA, pending=playing).view(0).to_json()["guild_unseen"]
    assert "guild_3" in read(MOCHA).view(0).to_json()["guild_unseen"]


def test_whatever_was_pending_is_over_with_the_turn() -> None:
    state = read(BASE, pending=[{"frame": "dice", "seat": 0, "first": 1, "second": 2}])
    end_turn(state.record)
    assert state.to_json()["pending"] == []
    assert state.waits_for == 1


def test_what_has_been_used_in_a_turn_is_read() -> None:
    state = read(BASE, turn={"must_leave": True, "joined": 1})
    assert {"must_leave": True, "joined": 1}.items() <= state.to_json()["turn"].items()
    assert "visit fountain" not in texts(state)


def test_whom_the_merchant_has_met_is_read() -> None:
    """Rules 3.4: he has met the governor, and is not asked again."""
    fields: Json = {"governor": "fountain", "smuggler": None, "seats": [{"lira": 9}]}
    state = read(BASE, **fields, turn={"phase": "encounters", "met": ["governor"]})
    assert state.to_json()["turn"]["met"] == ["governor"]
    assert texts(state) == ["end_turn"]
    assert "meet governor" in texts(read(BASE, **fields, turn={"phase": "encounters"}))


def test_kiosk_tiles_that_lie_open_or_were_used_are_not_drawn_again() -> None:
    kiosk = {"row": ["kiosk_1", "kiosk_2"], "discard": ["kiosk_3"]}
    assert read(LETTERS, kiosk=kiosk).to_json()["kiosk"] == kiosk


def test_only_who_has_the_turn_turns_a_die_by_a_card() -> None:
    """M7: the others keep the dice, or use their red tile."""
    dice = {"frame": "dice", "first": 1, "second": 2}
    own, other = (
        read(MOCHA, seats=[{"hand": {"die_to_six": 1}}] * 2, pending=[{**dice, "seat": seat}])
        for seat in (0, 1)
    )
    assert "card die_to_six 1" in texts(own)
    assert "card die_to_six 1" not in texts(other)


def test_dice_that_nobody_waits_for_count_for_nothing() -> None:
    state = read(BASE, pending=[{"frame": "dice", "seat": 0, "first": 1, "second": 2}])
    assert play(state, "keep").digest() == read(BASE).digest()


def test_the_ways_to_play_are_listed_with_what_can_be_chosen() -> None:
    found = {way.id: way for way in ways()}
    assert list(found) == ["base", "mocha", "letters", "great_bazaar"]
    assert found["great_bazaar"].layouts == ["random"]
    assert found["letters"].letters_decks
    for way in found.values():
        assert all_games.new_game({**way.options, "players": 3}, seed=1).players == 3
