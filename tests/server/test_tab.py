"""The server without a network, threads or processes: what a browser tab can run."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import istanbul
from istanbul import all_games
from istanbul.agents.simulation import Plan
from istanbul.agents.simulation import play as simulated
from istanbul.engine.encoded import encode
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.search.packages import packages
from istanbul.search.scales import WIN
from istanbul.search.searcher import RootAction, Searcher
from istanbul.server.client import ServerError
from istanbul.server.protocol.bodies import Me, MyTables
from istanbul.server.protocol.route_bodies import Route, RouteBody
from istanbul.server.tab import Tab
from istanbul.server.workers import bot_worker, day, review_worker, tab_bots, tab_reviews
from istanbul.server.workers.bots import Question
from istanbul.server.workers.jobs import Judge, JudgeAnswer, PlayDay
from tests.agents.test_search_agent import some_states
from tests.games.board.option_sets import Options
from tests.server.tab_client import TabClient, be_a_tab


@pytest.fixture(autouse=True)
def in_a_tab(monkeypatch: pytest.MonkeyPatch) -> None:
    be_a_tab(monkeypatch)


async def begun(database: Path, cookie: str = "") -> tuple[Tab, TabClient]:
    """A server and its person."""
    server = Tab(str(database), cookie, pacing=0.0)
    await server.start()
    client = TabClient(server)
    await client.http("GET", "/api/me", answer=Me)
    await client.open()
    return server, client


async def play(client: TabClient, table: str, most: int = 10_000) -> int:
    """Play at random, to the end or for so many decisions; how many there were."""
    game = await client.watch(table, previews=True)
    chance = random.Random(1)
    for decisions in range(most):
        turn = await game.my_turn()
        if turn is None:
            return decisions
        await game.act(turn.seat, chance.choice(turn.options).action)
    return most


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3},
        {"players": 2, "expansions": ["mocha", "letters"], "layout": "random"},
        {"game": "dice", "players": 2},
    ],
    ids=str,
)
def test_a_whole_game_against_computer_players(options: dict[str, Any], tmp_path: Path) -> None:
    async def go() -> None:
        server, client = await begun(tmp_path / "tab.db")
        bots = ["apprentice"] * (options["players"] - 1)
        made = await client.new_table({**options, "max_rounds": 12}, ["me", *bots])
        assert await play(client, made.id) > 5
        status, text = await server.http("GET", f"/api/tables/{made.id}/log")
        assert status == 200
        match = Match.from_log(Log.read(text), all_games.game_from_header)
        assert match.state.is_over
        status, _ = await server.http("GET", f"/api/tables/{made.id}/steps?viewer=0")  # of a worker
        assert status == 200
        await client.close()
        await server.stop()

    asyncio.run(go())


def whole(found: RootAction) -> tab_bots.Found:
    """As the search tree keeps it."""
    action, visits, value, *means = found
    chances, squares = (round(mean * WIN * max(1, visits)) for mean in means)
    return action, visits, round(value * WIN), chances, squares


class Twin:
    """Thinks as a browser would, on the rules of this machine."""

    def __init__(self, player: dict[str, Any], searcher: Searcher) -> None:
        assert tab_bots.packed(searcher, player["seed"]) == player
        self._searcher, self.is_there = searcher, True

    async def think(self, question: dict[str, Any]) -> list[tab_bots.Found]:
        view = self._searcher.rules.View()
        view.tables = self._searcher.tables
        view.unpack(question["view"])
        assert question["milliseconds"] is None
        self._searcher.run(view, question["nodes"], None)
        found = self._searcher.root_actions(question["seat"])
        return [whole(one) for one in found]

    async def grow(self, question: dict[str, Any]) -> list[tab_bots.Grown]:
        searcher = self._searcher
        if "seed" in question:
            searcher.rules.seed(searcher.rng, question["seed"])
            searcher.rules.clear(searcher.tree)
            self._view = searcher.rules.View()
            self._view.tables = searcher.tables
            self._view.unpack(question["view"])
        parameters = searcher.rules.SearchParameters()
        parameters.unpack(question["parameters"])
        searcher.simulate(self._view, question["nodes"], parameters)
        seats = [searcher.root_actions(seat) for seat in range(question["seats"])]
        return [
            (one.action, one.visits, [list(whole(row[i])[2:]) for row in seats], self._line(one))
            for i, one in enumerate(seats[0])
        ]

    def _line(self, one: RootAction) -> list[int]:
        return self._searcher.line(one.action) if one.action >= 0 else []

    def end(self) -> None:
        self.is_there = False


class Twins:
    """A browser's minds: all of one player, of one game after the other."""

    def __init__(self, player: str, games: list[istanbul.Game]) -> None:
        self._player, self._games = player, games
        self.begun: list[Twin] = []

    async def begin(self, game: str, player: dict[str, Any]) -> Twin:
        searcher = Searcher(self._games.pop(0), player["seed"], self._player)
        assert packages()[game] == searcher.package
        self.begun.append(Twin(player, searcher))
        return self.begun[-1]


@pytest.mark.parametrize("explain", [False, True])
def test_a_browser_finds_for_a_player_what_it_finds_itself(
    explain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of three games, of which only the trees of two are kept. No option is looked at twice."""
    monkeypatch.setattr("istanbul.search.weighing.SHOWN", 0)
    wanted: list[Options] = [{"players": 3}, {"players": 4}, {"game": "dice", "players": 2}]
    states = [some_states(options, 1)[0] for options in wanted]
    lines = [
        Question.of(Match(state.game, begin=state), state.waits_for, "trader", explain).line(b"key")
        for state in states
    ]
    alone = [bot_worker.reply(line) for line in lines]
    bot_worker._agent.cache_clear()
    twins = Twins("trader", [state.game for state in states])
    tab_bots.use(twins)

    async def go() -> list[bytes]:
        return [await tab_bots.reply(line) for line in lines]

    assert asyncio.run(go()) == alone
    assert [twin.is_there for twin in twins.begun] == [False, True, True]
    tab_bots.use(None)


@pytest.mark.parametrize("options", [{"max_rounds": 2}, {"game": "dice", "max_rounds": 2}], ids=str)
def test_a_review_in_a_tab_is_that_of_a_server(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tab_reviews, "NODES", 60)
    monkeypatch.setattr(review_worker, "NODES", 60)
    monkeypatch.setattr(review_worker, "PLAIN_NODES", 60)
    review_worker._judge.cache_clear()  # one that another test left has looked at more
    plan = Plan({"players": 2, **options}, ["apprentice"], 3, keep_logs=True)
    log = simulated(plan, 0).log
    assert log is not None
    first = encode(Judge(log, 0))
    alone = review_worker.reply(first)
    twins = Twins("grandmaster", [all_games.game_from_header(log["options"], log)])
    tab_bots.use(twins)
    assert asyncio.run(tab_reviews.reply(first)) == alone
    judged = msgspec.json.decode(alone)["found"]["judged"]
    whole = encode({"type": "Sum", "log": log, "judged": judged})
    assert asyncio.run(tab_reviews.reply(whole)) == review_worker.reply(whole)
    played = next(one for one in judged if one["type"] == "choice")
    asked, wrong = (
        encode(JudgeAnswer(log, played["n"], text)) for text in (played["best"]["text"], "fly")
    )
    assert asyncio.run(tab_reviews.reply(asked)) == review_worker.reply(asked)
    assert asyncio.run(tab_reviews.reply(wrong)) == review_worker.reply(wrong)
    assert msgspec.json.decode(review_worker.reply(wrong))["failure"]["kind"] == "malformed"
    nowhere = encode(JudgeAnswer(log, 0, "fly"))
    assert b"expected a decision" in review_worker.reply(nowhere)
    broken = encode(Judge({**log, "entries": log["entries"][:-1], "result": None}, 0))
    assert asyncio.run(tab_reviews.reply(broken)) == review_worker.reply(broken)
    tab_bots.use(None)
    assert asyncio.run(tab_reviews.reply(first)) == alone


class Order(Twins):
    """Minds of different players, one after the other, of the same game."""

    def __init__(self, players: list[str], game: istanbul.Game) -> None:
        super().__init__("", [game] * len(players))
        self._players = players

    async def begin(self, game: str, player: dict[str, Any]) -> Twin:
        self._player = self._players.pop(0)
        return await super().begin(game, player)


def test_master_makes_of_a_day_in_a_tab_what_it_makes_on_a_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = {"players": 2, "max_rounds": 2}
    monkeypatch.setattr("istanbul.server.table.daily.GAMES", [("dice", options)])
    for module in (tab_reviews, review_worker):
        monkeypatch.setattr(module, "NODES", 60)
    review_worker._judge.cache_clear()
    monkeypatch.setattr(day, "NODES", 40)
    job = encode(PlayDay("2026-11-16"))
    alone = review_worker.reply(job)
    found = msgspec.json.decode(alone)["found"]
    assert (found["rounds"], found["nodes"]) == (2, 40)
    steps = day.playing("2026-11-16")
    tab_bots.use(Order(["master", "grandmaster"], next(steps).view.game))
    assert asyncio.run(tab_reviews.reply(job)) == alone
    tab_bots.use(None)


def test_a_game_goes_on_after_the_tab_was_closed(tmp_path: Path) -> None:
    async def first() -> tuple[str, str]:
        server, client = await begun(tmp_path / "tab.db")
        made = await client.new_table({"players": 2, "max_rounds": 12}, ["me", "apprentice"])
        await play(client, made.id, 4)
        return made.id, server.cookie  # and the tab is gone, without a word

    async def then(table: str, cookie: str) -> None:
        server, client = await begun(tmp_path / "tab.db", cookie)
        mine = await client.http("GET", "/api/tables", answer=MyTables)
        assert [one.id for one in mine.tables] == [table]
        assert await play(client, table) > 5
        await server.stop()

    table, cookie = asyncio.run(first())
    asyncio.run(then(table, cookie))


def test_a_route_is_planned_in_a_tab(tmp_path: Path) -> None:
    async def go() -> None:
        server, client = await begun(tmp_path / "tab.db")
        made = await client.new_table({"players": 2}, ["me", "apprentice"])
        await (await client.watch(made.id)).my_turn()
        wanted = RouteBody(seat=0, stops=[])
        found = await client.http("POST", f"/api/tables/{made.id}/route", wanted, answer=Route)
        assert [one.place for one in found.stations] == ["fountain"]
        await client.close()
        await server.stop()

    asyncio.run(go())


def test_what_is_wrong_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        server, client = await begun(tmp_path / "tab.db")
        with pytest.raises(ServerError, match="unknown"):
            await client.new_table({"game": "chess"}, ["me"])
        assert (await server.http("GET", "/api/nowhere"))[0] == 404
        await server.stop()

    asyncio.run(go())


def test_nothing_that_a_tab_lacks_is_imported() -> None:
    """A process of its own, since others have imported it already."""
    code = "import sys, istanbul.server.tab; print({'multiprocessing', 'ray'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
