"""Who made which place in a rated game: those who left are behind those who stayed."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import Refused
from istanbul.server.protocol.terms import Terms
from istanbul.server.ratings.results import entrants, pool_of
from istanbul.server.table.making import new_table
from istanbul.server.table.seats import SUBSTITUTE, Seat, bot_seat, person_seat
from istanbul.server.table.stored import table_from
from istanbul.server.table.table import Table
from tests.server.playing import PEOPLE, play_on, refused, stored

RATED = Terms(rated=True)


@pytest.fixture(autouse=True)
def short(request: pytest.FixtureRequest) -> None:
    """Games of one round, but where it is about them."""
    if "own" not in request.fixturenames:
        request.getfixturevalue("short_rated_games")


def over(players: int = 3, turn_seconds: int = 60) -> Table:
    """A rated game that is over, with a ranking that the tests give it."""
    seats = [person_seat(name, name.title()) for name in PEOPLE[:players]]
    options = {"players": players, "max_rounds": 1}
    table = new_table("ann", options, seats, turn_seconds, terms=RATED)
    table.start("ann")
    play_on(table)
    rank(table, *([seat] for seat in range(players)))
    return table


def rank(table: Table, *ranking: list[int]) -> None:
    assert table.match is not None
    table.match.log.result = {"ranking": list(ranking), "reason": "max_rounds"}


def places(table: Table) -> dict[str | int | None, int]:
    return {each.person or each.anchor: each.place for each in entrants(table)}


def test_places_follow_the_ranking_and_ties_are_level() -> None:
    table = over(4)
    rank(table, [2], [0, 3], [1])
    assert places(table) == {"cem": 1, "ann": 2, "dan": 2, "ben": 4}


def test_who_left_is_last_and_who_stayed_does_not_lose_to_the_stand_in() -> None:
    table = over()
    rank(table, [1], [0], [2])
    table.seats[1].away_bot = SUBSTITUTE  # ben resigned, or never came back; the stand-in won
    assert places(table) == {"ann": 1, "cem": 2, "ben": 3}
    table.seats[2].away_bot = SUBSTITUTE
    assert places(table) == {"ann": 1, "ben": 2, "cem": 2}


def test_computer_players_count_where_their_strength_is_known() -> None:
    table = over()
    assert table.match is not None
    for seat, agent in ((1, "trader"), (2, "level_10")):
        table.seats[seat] = bot_seat(agent)
        table.match.log.header["seats"][seat]["kind"] = agent
    assert places(table) == {"ann": 1, 1520: 2, 2140: 3}
    table.options = {**table.options, "game": "a game that nobody has measured"}
    assert entrants(table) == [], "nobody is left to be compared with"


def test_whoever_deleted_their_data_counts_for_nobody() -> None:
    table = over()
    table.forget("ben")
    assert places(table) == {"ann": 1, "cem": 2}


def test_each_speed_has_ratings_of_its_own() -> None:
    assert pool_of(over(2)) == "board live"
    assert pool_of(over(2, turn_seconds=86_400)) == "board days"


def test_a_rated_game_needs_a_time_no_hints_and_one_seat_for_each_person() -> None:
    seats = [person_seat("ann", "Ann"), Seat()]
    for turn_seconds, hints in ((None, False), (60, True)):
        with pytest.raises(Refused, match="needs a time"):
            new_table("ann", {"players": 2}, seats, turn_seconds, hints=hints, terms=RATED)
    with pytest.raises(MalformedInput):
        new_table("ann", {"players": 9}, seats, 60, terms=RATED)
    table = new_table("ann", {"players": 2}, seats, 60, terms=RATED)
    table.sit("ann", 1, "Ann again")
    refused(table, lambda t: t.start("ann"), "rated_seats")
    table.clear("ann", 1)
    table.sit("ben", 1, "Ben")
    table.start("ann")
    refused(table, lambda t: t.must_be_deletable("ann"), "rated")
    assert table_from(stored(table)).terms == RATED


@pytest.mark.parametrize(
    "own",
    [
        {"max_rounds": 5},
        {"tables": {"goal": {"players_2": 1}}},
        {"layout": [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]},
    ],
)
def test_a_rated_game_is_the_game_whose_players_are_compared(own: dict[str, Any]) -> None:
    """Else who plays for one round, or for one ruby, would soon be as strong as a grandmaster."""
    options = {"players": 2, **own}
    assert new_table("ann", options, turn_seconds=60).options.keys() >= own.keys()
    with pytest.raises(Refused, match="usual numbers"):
        new_table("ann", options, turn_seconds=60, terms=RATED)


def test_tables_from_before_ratings_are_not_rated() -> None:
    old = stored(over())
    del old.row.body["terms"]
    assert table_from(old).terms == Terms()
