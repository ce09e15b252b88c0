"""Before the game: who sits where, who may change it, and what is refused."""

from dataclasses import replace

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.engine.log import BY_CHANCE
from istanbul.server.table.making import new_table
from istanbul.server.table.seats import Seat, SeatKind, person_seat
from istanbul.server.table.table import Status
from istanbul.server.view.table_info import seats_info
from tests.server.playing import play_on, refused, table_of


def test_people_sit_down_and_bots_are_put() -> None:
    table = new_table("ann", {"players": 3})
    assert [seat.kind for seat in table.seats] == [SeatKind.OPEN] * 3
    change = table.sit("ben", 1, "  Ben   B. ", "word")
    assert change.seats_changed
    assert change.row is not None
    assert change.row.members == ("ann", "ben")
    assert (table.seats[1].name, table.seats[1].contribution) == ("Ben B.", "word")
    table.add_bot("ann", 0, "random")
    assert (table.seats[0].kind, table.seats[0].agent) == (SeatKind.BOT, "random")
    assert table.viewer_of("ben") == [1]
    assert table.viewer_of("ann") == []


def test_friends_at_one_screen_have_several_seats_of_one_person() -> None:
    table = new_table("ann", {"players": 2})
    table.sit("ann", 0, "Ann")
    table.sit("ann", 1, "Ben")
    assert table.viewer_of("ann") == [0, 1]
    table.start("ann")
    play_on(table, to=40)
    assert table.match is not None
    assert {entry.by for entry in table.match.log.entries} == {0, 1, BY_CHANCE}


def test_an_own_seat_can_get_another_name_and_word() -> None:
    table = table_of(players=2)
    table.sit("ben", 1, "Benjamin", "other")
    assert (table.seats[1].name, table.seats[1].contribution) == ("Benjamin", "other")


def test_seats_are_refused_to_those_who_may_not_have_them() -> None:
    table = table_of(players=2)
    refused(table, lambda t: t.sit("cem", 1, "Cem"), "seat_taken")
    refused(table, lambda t: t.sit("ann", 2, "Ann"), "no_such_seat")
    refused(table, lambda t: t.sit("ann", -1, "Ann"), "no_such_seat")
    refused(table, lambda t: t.add_bot("ben", 0, "random"), "not_host")
    refused(table, lambda t: t.add_bot("ann", 1, "random"), "seat_taken")
    refused(table, lambda t: t.clear("ben", 0), "not_host")
    refused(table, lambda t: t.leave("cem"), "no_seat")
    refused(table, lambda t: t.start("ben"), "not_host")


def test_the_host_lets_seats_change_places_before_the_game() -> None:
    table = table_of(players=3)
    table.seats[1].hints = True
    before = [replace(seat) for seat in table.seats]
    change = table.swap("ann", 0, 1)
    assert change.seats_changed
    assert change.row is not None
    assert [seat["name"] for seat in change.row.body["seats"]] == ["Ben", "Ann", "Cem"]
    assert table.seats == [before[1], before[0], before[2]], "with all that belongs to the person"
    table.swap("ann", 2, 2)
    assert table.viewer_of("cem") == [2]
    refused(table, lambda t: t.swap("ben", 0, 1), "not_host")
    refused(table, lambda t: t.swap("ann", 0, 3), "no_such_seat")
    refused(table, lambda t: t.swap("ann", -1, 0), "no_such_seat")
    table.start("ann")
    refused(table, lambda t: t.swap("ann", 0, 1), "begun")
    refused(table, lambda t: t.clear("ann", 0), "begun")


def test_a_change_names_who_has_lost_a_seat_to_the_host() -> None:
    table = table_of(players=3)
    assert table.clear("ann", 1).freed == "ben"
    assert table.clear("cem", 2).freed is None, "they freed it themselves"
    table.add_bot("ann", 1, "random")
    assert table.clear("ann", 1).freed is None, "nobody sat there"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x1b[31mb", "a\u202eb"])
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    table = new_table("ann", {"players": 2})
    with pytest.raises(MalformedInput, match="name: expected 1 to 40 characters that can be seen"):
        table.sit("ann", 0, name)
    assert table.seats[0] == Seat()


@pytest.mark.parametrize("word", ["a b", "a\nb", "x" * 65, "ä"])
def test_a_contribution_is_one_plain_word(word: str) -> None:
    table = new_table("ann", {"players": 2})
    with pytest.raises(MalformedInput, match="contribution"):
        table.sit("ann", 0, "Ann", word)
    assert table.seats[0] == Seat()


def test_an_unknown_bot_is_refused() -> None:
    table = new_table("ann", {"players": 2})
    with pytest.raises(MalformedInput, match="agent 'hal' is unknown; expected random"):
        table.add_bot("ann", 0, "hal")


def test_leaving_frees_all_seats_and_passes_the_host_on() -> None:
    table = table_of(players=3)
    table.leave("ann")
    assert table.host == "ben"
    assert [seat.kind for seat in table.seats] == [SeatKind.OPEN, SeatKind.PERSON, SeatKind.PERSON]
    table.clear("ben", 2)
    table.leave("ben")
    assert table.host == "ben"  # nobody else is there


def test_a_game_begins_when_every_seat_is_taken() -> None:
    table = table_of(players=2)
    table.clear("ann", 1)
    refused(table, lambda t: t.start("ann"), "seats_open")
    table.add_bot("ann", 1, "random")
    change = table.start("ann")
    assert table.status == Status.PLAYING
    assert change.status_changed
    assert change.row is not None
    assert change.row.status == "playing"
    assert {entry.by for entry in change.entries} == {BY_CHANCE}
    assert table.waits_for in (0, 1)
    refused(table, lambda t: t.start("ann"), "begun")
    refused(table, lambda t: t.sit("cem", 1, "Cem"), "begun")
    refused(table, lambda t: t.leave("ann"), "begun")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 9}, "players"),
        ({"game": "chess"}, "game 'chess' is unknown"),
        ({"seed": 1}, "option 'seed' is unknown"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(MalformedInput, match=message):
        new_table("ann", options)


@pytest.mark.parametrize("seconds", [0, -5, 9, 10**9])
def test_a_clock_without_sense_is_refused(seconds: int) -> None:
    with pytest.raises(MalformedInput, match="turn_seconds"):
        new_table("ann", {"players": 2}, turn_seconds=seconds)


def test_as_many_seats_as_players() -> None:
    with pytest.raises(MalformedInput, match="seats: expected 3, got 1"):
        new_table("ann", {"players": 3}, [person_seat("ann", "Ann")])


def test_ids_and_codes_are_not_guessed() -> None:
    tables = [new_table("ann", {"players": 2}) for _ in range(50)]
    assert len({table.id for table in tables} | {table.watch for table in tables}) == 100
    assert all(len(table.id) >= 22 for table in tables)  # 128 bits
    assert all(len(table.code) == 5 and table.code.isalpha() for table in tables)


def test_the_words_for_the_dice_are_told_when_the_game_begins() -> None:
    """Else the last one to sit down could choose a word that suits the others'."""
    table = table_of(players=2)
    assert [seat.contribution for seat in seats_info(table, frozenset(), "ann")] == [None, None]
    table.start("ann")
    words = [seat.contribution for seat in seats_info(table, frozenset(), None)]
    assert words == ["word-of-ann", "word-of-ben"]
