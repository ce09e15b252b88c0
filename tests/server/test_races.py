"""Solo races: the same for everybody, turns counted, and the best route known shown afterwards."""

from __future__ import annotations

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.client import Client
from istanbul.server.live.races import turns_of
from istanbul.server.summaries import summary_of
from istanbul.server.table.fair import verify
from istanbul.server.table.making import race_table
from istanbul.server.table.race import RACES, Race, race_of, races
from tests.server.playing import refused
from tests.server.serving import Person, play_at_random, run
from training.goldfish import search
from training.goldfish import turns_of as turns_of_route

SHORT = Race("short_paths", 1)


@pytest.mark.parametrize("race", races(), ids=lambda race: race.name)
def test_every_route_of_the_package_keeps_the_rules_and_needs_no_luck(race: Race) -> None:
    log = race.played(race.route().choices, "route")
    assert log.result is not None
    assert log.result["reason"] == "rubies"
    assert summary_of(log).rounds == race.route().turns
    report = verify(log)
    assert report.problem is None
    start = next(n for n, entry in enumerate(log.entries) if entry.by == 0)
    played = log.entries[start:]
    assert not [entry.text for entry in played if entry.text.startswith(("draw", "act 1"))]
    rolls = [n for n, entry in enumerate(played) if entry.text.startswith("roll")]
    moved = {"meet", "take", "pay"}  # a figure that was met goes elsewhere
    assert all(played[n - 1].text.split()[0] in moved for n in rolls)


def test_names_of_races() -> None:
    assert len(races()) == sum(RACES.values()) == 40
    assert all(race_of(race.name) == race for race in races())
    for wrong in ("", "short_paths", "short_paths-0", "short_paths-11", "in_order-1", "random-01"):
        assert race_of(wrong) is None


def test_the_search_finds_a_route() -> None:
    choices = search(SHORT, 6, 3)
    assert choices is not None
    assert SHORT.route().turns <= turns_of_route(SHORT, choices) < 30


def test_a_table_has_the_board_and_the_dice_of_its_race() -> None:
    table = race_table("ada", "Ada", SHORT)
    table.start("ada")
    refused(table, lambda table: table.set_away("ada", 0), "race_alone")
    left = iter(SHORT.route().choices)
    while (match := table.match) is not None and not match.state.is_over:
        actions = match.state.legal_actions()
        action = actions[0] if len(actions) == 1 else actions[next(left)]
        table.act("ada", 0, match.state.text(action), table.number)
    assert turns_of(table) == SHORT.route().turns
    assert table.log().header["fair"]["table"] == "race-short_paths-1"
    assert verify(table.log()).problem is None


# Over HTTP.


def test_a_race_from_its_beginning_to_the_best_route(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("istanbul.server.table.race.MAX_TURNS", 3)
    page = ada("GET", "/api/races").json["races"]
    assert [one["race"] for one in page] == [race.name for race in races()]
    assert {one["table"] for one in page} == {None}
    early = ada("POST", "/api/races/random-2/route", {})
    assert (early.status, early.reason) == (409, "refused-race_first")
    made = ada("POST", "/api/races/random-2", {"name": "Ada"}).json
    assert (made["status"], made["race"], len(made["seats"])) == ("playing", "random-2", 1)
    assert ada("POST", "/api/races/random-2", {}).json["id"] == made["id"], "it goes on"

    async def play() -> None:
        async with await Client.connect(ada.address, cookie=ada.cookie) as client:
            await play_at_random(await client.watch(made["id"]), SeededSource(1))

    run(play())
    monkeypatch.undo()
    found = ada("GET", "/api/races/random-2").json
    assert (found["over"], found["turns"], found["best"]) == (True, None, None), "no five rubies"
    assert found["known"] == Race("random", 2).route().turns
    route = ada("POST", "/api/races/random-2/route", {"name": "Best"}).json
    assert (route["status"], route["seats"][0]["name"]) == ("over", "Best")
    steps = ada("GET", f"/api/tables/{route['id']}/steps").json["steps"]
    assert steps[-1]["n"] > 3 * found["known"]
    assert ada("POST", "/api/races/random-2/route", {}).json["id"] == route["id"], "kept"
    assert ada("POST", "/api/races/random-2", {}).json["id"] != made["id"], "once more"
    assert ada("GET", "/api/races/nowhere-1").status == 404
    kept = ada("GET", "/api/me/data").json["studies"]
    assert [one["item"] for one in kept if one["kind"] == "race"] == ["random-2"]
