"""Replays over the wire: by the watch link, and of a game that is still on."""

from __future__ import annotations

import asyncio
import json

from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, OPEN, Game
from tests.server.leaks import leaks
from tests.server.serving import Person, close_all, play_at_random, run, table_of_people
from tests.server.test_http import finished_table, log_of, new_table


def test_the_watch_link_of_a_finished_game_opens_and_forks_it(ada: Person, ben: Person) -> None:
    table = finished_table(ada)
    watch = ada("GET", f"/api/tables/{table}").json["watch"]
    for path in ("replay?viewer=1&first=0&last=9", "steps?viewer=1"):
        by_link = ben("GET", f"/api/tables/{watch}/{path}")
        assert by_link.status == 200
        assert by_link.json == ada("GET", f"/api/tables/{table}/{path}").json
    seats = [{"kind": "me", "name": "Ben"}, {"kind": "bot", "agent": "random"}]
    forked = ben("POST", f"/api/tables/{watch}/fork", {"entry": 9, "seats": seats}).json
    assert (forked["status"], forked["your_seats"]) == ("playing", [0])
    assert ben("GET", "/api/tables/nothing/steps").status == 404


def test_the_steps_are_those_of_the_frames(ada: Person) -> None:
    table = finished_table(ada)
    told = ada("GET", f"/api/tables/{table}/steps?viewer=0").json
    shown = ada("GET", f"/api/tables/{table}/replay?viewer=0&first=1&last=60").json
    assert len(told["steps"]) == shown["length"] == len(log_of(ada, table)["entries"])
    assert told["steps"][:60] == [frame["steps"][0] for frame in shown["frames"]]
    assert (told["header"], told["result"]) == (shown["header"], shown["result"])


def test_a_game_that_is_on_is_seen_through_the_own_eyes_only(address: str) -> None:
    """Every byte of a replay is what a seat, or a spectator, may know by now."""

    async def play() -> tuple[list[Person], str, str]:
        options = {"expansions": ["mocha", "letters"], "layout": "random"}
        clients, games = await table_of_people(address, options, ["Ada", "Ben"])
        playing = [
            asyncio.create_task(play_at_random(game, SeededSource(seat), 40))
            for seat, game in enumerate(games)
        ]
        _, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await close_all(clients)
        return [Person(address, client.cookie) for client in clients], *names(games[0])

    def names(game: Game) -> tuple[str, str]:
        return game.table, game.info.watch

    (ada, ben), table, watch = run(play())
    for seat, who in enumerate((ada, ben)):
        for viewer in (seat, -1):
            own = who("GET", f"/api/tables/{table}/replay?viewer={viewer}").json
            assert len(own["frames"]) > 50
            assert own["result"] is None
            assert '"secret"' not in json.dumps(own)
            assert list(leaks(json.dumps({"views": own["frames"]}), [viewer])) == []
            steps = who("GET", f"/api/tables/{table}/steps?viewer={viewer}").json["steps"]
            assert steps[: len(own["frames"]) - 1] == [f["steps"][0] for f in own["frames"][1:]]
        for path in (f"replay?viewer={1 - seat}", f"steps?viewer={1 - seat}"):
            assert who("GET", f"/api/tables/{table}/{path}").reason == "refused-not_over"
    assert ada("GET", f"/api/tables/{watch}/replay?viewer=0").reason == "refused-not_over"
    assert ada("GET", f"/api/tables/{watch}/steps").status == 200
    seats = [{"kind": "me"}, {"kind": "me"}]
    forked = ben("POST", f"/api/tables/{table}/fork", {"entry": 3, "seats": seats})
    assert forked.reason == "refused-not_over"


def test_before_the_game_there_is_nothing_to_replay(ada: Person) -> None:
    waiting = new_table(ada, ME, OPEN)["id"]
    assert ada("GET", f"/api/tables/{waiting}/steps").reason == "refused-not_begun"
