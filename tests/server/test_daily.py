"""The daily bazaar: the same game for everybody, one try, streaks, and how the others did."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from istanbul.agents.base import Question
from istanbul.engine.match import Match
from istanbul.engine.source import SeededSource
from istanbul.server.client import Client
from istanbul.server.live.daily import Try, compared, place_of, streak
from istanbul.server.table.daily import GAMES, OPPONENTS, Daily
from istanbul.server.table.fair import verify
from istanbul.server.table.making import daily_table
from istanbul.server.table.table import Table
from istanbul.server.workers.day import player_of, playing, result
from tests.server.playing import play_on, refused
from tests.server.serving import Person, play_at_random, run
from tests.server.test_reviews import reviewed

MONDAY = date(2026, 11, 16)
WEEK = [MONDAY + timedelta(days=n) for n in range(7)]


def played(person: str, day: date) -> Table:
    """The first moves of a game of a day, the same for everybody."""
    table = daily_table(person, person, day)
    table.start(person)
    play_on(table, to=60)
    return table


def entries(table: Table) -> list[Any]:
    assert table.match is not None
    return [(entry.by, entry.text) for entry in table.match.log.entries]


@pytest.mark.parametrize("day", WEEK)
def test_two_people_have_the_same_start_and_the_same_dice(day: date) -> None:
    ada, ben = played("ada", day), played("ben", day)
    assert ada.match is not None
    assert ben.match is not None
    assert ada.match.game.header() == ben.match.game.header()
    assert entries(ada) == entries(ben)
    assert len(entries(ada)) >= 60
    assert ada.id != ben.id
    assert [seat.agent for seat in ada.seats[1:]] == [Daily(day).agent] * (Daily(day).players - 1)


def test_another_day_is_another_game() -> None:
    later = MONDAY + timedelta(days=len(GAMES))
    assert Daily(later).options() == Daily(MONDAY).options()
    assert entries(played("ada", later)) != entries(played("ada", MONDAY))


def test_ways_to_play_and_opponents_take_turns() -> None:
    games = [(Daily(day).way, Daily(day).players) for day in WEEK[: len(GAMES)]]
    assert sorted(games) == sorted((way, chosen["players"]) for way, chosen in GAMES)
    assert tuple(Daily(day).agent for day in WEEK) == OPPONENTS


def test_the_dice_of_the_day_can_be_checked() -> None:
    small = next(day for day in WEEK if Daily(day).players == 2)
    table = daily_table("ada", "Ada", small)
    table.start("ada")
    play_on(table)
    log = table.log()
    assert log.header["fair"]["table"] == f"daily-{small}"
    report = verify(log)
    assert report.problem is None
    assert report.draws > 0


def test_nobody_else_plays_for_me_and_who_resigns_is_last() -> None:
    table = daily_table("ada", "Ada", MONDAY)
    table.start("ada")
    refused(table, lambda table: table.set_away("ada", 0), "daily_alone")
    table.resign("ada", 0)
    play_on(table)
    assert place_of(table) == Daily(MONDAY).players


def test_master_plays_the_day_alike_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the start and the dice that people have."""
    monkeypatch.setattr("istanbul.server.table.daily.GAMES", [("dice", SHORT)] * len(GAMES))
    monkeypatch.setattr("istanbul.server.workers.day.NODES", 30)

    def match() -> Match:
        steps = playing(str(MONDAY))
        agents = {name: player_of(name, str(MONDAY)) for name in ("master", "apprentice")}
        asked = next(steps)
        assert asked.player == ("master" if asked.view.viewer == 0 else "apprentice")
        try:
            while True:
                asked = steps.send(agents[asked.player].choose(Question.of(asked.view)))
        except StopIteration as done:
            found: Match = done.value
            return found

    one = match()
    assert one.log.entries == match().log.entries
    theirs = played("ada", MONDAY).match
    assert theirs is not None
    assert one.game.header() == theirs.game.header()
    assert one.log.entries[0] == theirs.log.entries[0], "the first roll"
    found = result(one, [])
    assert (found.rounds, found.lost) == (2, 0)


def over(place: int = 1, rounds: int = 10, lost: float | None = None, rated: bool = True) -> Try:
    return Try(table="t", rated=rated, place=place, rounds=rounds, lost=lost)


def test_a_streak_has_no_gap() -> None:
    def days(*back: int, **more: Any) -> dict[str, Try]:
        return {str(MONDAY - timedelta(days=n)): over(**more) for n in back}

    assert streak({}, MONDAY) == 0
    assert streak(days(0, 1, 2, 4), MONDAY) == 3
    assert streak(days(1, 2), MONDAY) == 2, "today is still to come"
    assert streak(days(2, 3), MONDAY) == 0
    assert streak(days(0, 1, rated=False), MONDAY) == 0, "they were played later"
    begun = {str(MONDAY): Try(table="t", rated=True)}
    assert streak({**days(1), **begun}, MONDAY) == 1, "today's game is not over"


def test_compared_with_the_others() -> None:
    assert compared(over(), []) is None
    mine = over(2, 12, 0.3)
    found = compared(mine, [over(1, 20, 0.5), over(2, 13, 0.1), over(3, 9), over(2, 12, 0.4)])
    assert found is not None
    assert (found.people, found.result, found.lost) == (4, 62, 67)
    alone = compared(over(), [over(3)])
    assert alone is not None
    assert (alone.result, alone.lost) == (100, None)


# Over HTTP.


def today() -> str:
    return str(datetime.now(UTC).date())


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of the Dice Game that are soon over, against apprentices."""
    monkeypatch.setattr("istanbul.server.table.daily.GAMES", [("dice", SHORT)] * len(GAMES))
    monkeypatch.setattr("istanbul.server.table.daily.OPPONENTS", ["apprentice"] * 7)


SHORT = {"players": 2, "max_rounds": 2}


def finish(who: Person, table: str) -> None:
    async def play() -> None:
        async with await Client.connect(who.address, cookie=who.cookie) as client:
            await play_at_random(await client.watch(table), SeededSource(1))

    run(play())


def begin(who: Person, day: str) -> str:
    return str(who("POST", f"/api/daily/{day}", {}).json["id"])


@pytest.mark.usefixtures("short")
def test_a_day_from_its_beginning_to_its_result(ada: Person, ben: Person) -> None:
    page = ada("GET", "/api/daily").json
    assert page["streak"] == 0
    assert page["days"][0]["day"] == today()
    assert {one["table"] for one in page["days"]} == {None}
    made = ada("POST", f"/api/daily/{today()}", {"name": "Ada"}).json
    assert (made["status"], made["day"], made["hints"]) == ("playing", today(), False)
    assert made["seats"][0]["name"] == "Ada"
    again = ada("POST", f"/api/daily/{today()}", {})
    assert (again.status, again.reason) == (409, "refused-daily_played")
    waits = ada("GET", f"/api/daily/{today()}").json
    assert (waits["mine"]["table"], waits["mine"]["place"]) == (made["id"], None)
    assert waits["master"] is None, "it would tell what is to come"

    finish(ada, made["id"])
    review = reviewed(ada, made["id"])[1]
    found = ada("GET", f"/api/daily/{today()}").json
    assert found["mine"]["lost"] == review["players"][0]["lost"]
    assert found["mine"]["place"] in (1, 2)
    assert found["master"]["place"] >= 1  # of the real game: its process knows no short ones
    assert (found["master"]["rounds"] > 2, found["master"]["nodes"]) == (True, 1000)
    assert found["master"] == ada("GET", f"/api/daily/{today()}").json["master"]
    assert found["mine"]["rounds"] == 2
    assert (found["mine"]["rated"], found["streak"], found["others"]) == (True, 1, None)
    assert ada("POST", f"/api/daily/{today()}", {}).reason == "refused-daily_played"

    finish(ben, begin(ben, today()))
    theirs = ben("GET", f"/api/daily/{today()}").json
    assert theirs["others"]["people"] == 1
    assert ada("GET", f"/api/daily/{today()}").json["others"]["people"] == 1
    kept = ada("GET", "/api/me/data").json["studies"]
    assert [one["item"] for one in kept if one["kind"] == "daily"] == [today()]


@pytest.mark.usefixtures("short")
def test_a_past_day_does_not_count(ada: Person, ben: Person) -> None:
    before = ada("GET", "/api/daily").json["days"][1]["day"]
    for who in (ada, ben):
        finish(who, begin(who, before))
    found = ada("GET", f"/api/daily/{before}").json
    assert found["mine"]["place"] is not None
    assert (found["mine"]["rated"], found["streak"], found["others"]) == (False, 0, None)


@pytest.mark.parametrize("day", ["2026-13-01", "today", "20261116", "1999-01-01", "9999-12-31"])
def test_what_is_no_day_to_play(ada: Person, day: str) -> None:
    assert ada("POST", f"/api/daily/{day}", {}).status == 404
    assert ada("GET", f"/api/daily/{day}").status == 404
