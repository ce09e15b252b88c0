"""Ratings over the wire: mine, those at a table, leader boards, and what becomes of my data."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, OPEN, Client
from istanbul.server.ratings.ratings import Ratings
from tests.server.serving import Person, play_at_random, run

pytestmark = pytest.mark.usefixtures("short_rated_games")
SHORT = {"players": 2, "max_rounds": 1}


def rated_game(who: Person, *seats: str, rated: bool = True) -> str:
    """The id of a table where somebody has played a game, and the game is rated."""

    async def play() -> str:
        async with await Client.connect(who.address, cookie=who.cookie) as client:
            made = await client.new_table(
                {**SHORT, "players": len(seats)},
                list(seats),
                turn_seconds=60,
                terms={"rated": rated},
            )
            await play_at_random(await client.watch(made.id), SeededSource(1))
            return made.id

    return run(play())


def ratings_at(who: Person, table: str) -> Any:
    """Ratings at a table, once they are there."""
    patience = time.monotonic() + 30  # the first one fetches openskill
    while not (found := who("GET", f"/api/tables/{table}/ratings").json)["rated"]:
        assert time.monotonic() < patience, "it was never rated"
    return found


def test_nobody_deletes_a_game_before_it_counts(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def later(_: Ratings) -> None:
        """The server has much to rate."""

    with monkeypatch.context() as busy:
        busy.setattr(Ratings, "step", later)
        table = rated_game(ada, ME, "random")
        assert ada("DELETE", f"/api/tables/{table}").reason == "refused-rated"
    ratings_at(ada, rated_game(ada, ME, "random"))  # with it the other one is rated, too
    assert ada("GET", f"/api/tables/{table}/ratings").json["rated"]
    assert ada("DELETE", f"/api/tables/{table}").status == 204
    assert len(ada("GET", "/api/me/ratings").json["history"]) == 2


def test_a_game_with_computer_players_rates_me(ada: Person) -> None:
    ada("POST", "/api/me", {"name": "<b>Ada</b>"})
    assert ada("GET", "/api/me/ratings").json == {"ratings": [], "history": []}
    table = rated_game(ada, ME, "random")
    mine, bot = ratings_at(ada, table)["seats"]
    assert (mine["before"]["rating"], mine["weight"]) == (1500, 1.0)
    assert mine["after"]["rating"] != 1500
    assert (bot["before"]["rating"], bot["after"]) == (590, None)
    found = ada("GET", "/api/me/ratings").json
    (rating,) = found["ratings"]
    assert (rating["game"], rating["speed"], rating["games"]) == ("board", "live", 1)
    assert rating["low"] < rating["rating"] < rating["high"]
    (game,) = found["history"]
    assert (game["table"], game["players"]) == (table, 2)
    assert game["change"] == mine["after"]["rating"] - 1500
    board = ada("GET", "/api/ratings/board/live").json
    assert (board["players"], board["more"]) == ([], False), "one game is too few"
    assert {"agent": "trader", "rating": 1520} in board["anchors"]
    for _ in range(board["least_games"] - 1):
        ratings_at(ada, rated_game(ada, ME, "random"))
    (line,) = ada("GET", "/api/ratings/board/live").json["players"]
    assert (line["place"], line["name"], line["you"]) == (1, "<b>Ada</b>", True)
    data = ada("GET", "/api/me/data").json["ratings"]
    assert len(data["games"]) == line["games"] == data["now"][0]["games"]
    ada("DELETE", "/api/me")
    other = Person(ada.address)
    assert other("GET", "/api/ratings/board/live").json["players"] == []


def test_games_are_not_rated_unless_somebody_says_so(ada: Person) -> None:
    table = rated_game(ada, ME, "random", rated=False)
    assert ratings_at(ada, table)["seats"] == []
    assert ada("GET", "/api/me/ratings").json["history"] == []


def test_two_people_of_one_computer_are_told_that_it_did_not_count(
    ada: Person, ben: Person
) -> None:
    async def play() -> str:
        async with (
            await Client.connect(ada.address, cookie=ada.cookie) as host,
            await Client.connect(ben.address, cookie=ben.cookie) as guest,
        ):
            table = await host.new_table(
                SHORT, [ME, OPEN], start=False, turn_seconds=60, terms={"rated": True}
            )
            games = [await host.watch(table.id), await guest.watch(table.id)]
            await games[1].sit(1, "Ben")
            await games[0].start()
            source = SeededSource(1)
            await asyncio.gather(*(play_at_random(game, source) for game in games))
            return table.id

    found = ratings_at(ada, run(play()))
    assert [seat["weight"] for seat in found["seats"]] == [0.0, 0.0]
    assert [seat["before"] == seat["after"] for seat in found["seats"]] == [True, True]


def test_a_running_rated_game_cannot_be_deleted_but_its_person_can(ada: Person) -> None:
    body = {
        "options": {"players": 2},
        "seats": [{"kind": "me"}, {"kind": "bot", "agent": "random"}],
        "turn_seconds": 60,
        "terms": {"rated": True},
        "start": True,
    }
    table = ada("POST", "/api/tables", body).json["id"]
    assert ada("DELETE", f"/api/tables/{table}").reason == "refused-rated"
    assert ada("DELETE", "/api/me").status == 204
    assert Person(ada.address)("GET", f"/api/tables/{table}").status == 404


def test_wrong_requests_are_refused(ada: Person) -> None:
    def made(**more: object) -> Any:
        seats = [{"kind": "me"}, {"kind": "open"}]
        return ada("POST", "/api/tables", {"options": {"players": 2}, "seats": seats, **more})

    assert made(terms={"rated": True}).reason == "refused-rated_time"
    assert made(terms={"rated": "yes"}, turn_seconds=60).status == 400
    assert made(terms={"mu": 3000}, turn_seconds=60).status == 400
    for path in ("chess/live", "board/blitz", "board/live%27--", "board%20live/days"):
        assert ada("GET", f"/api/ratings/{path}").status == 404
    for page in ("-1", "100", "x", "1e3", "9" * 40):
        assert ada("GET", f"/api/ratings/board/live?page={page}").reason == "refused-bad_query"
    assert ada("GET", "/api/tables/nothing/ratings").status == 404
