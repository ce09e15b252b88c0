"""Tables over the wire: sitting down, acting, taking back, watching, coming back."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, OPEN, Client, Game, ServerError
from istanbul.server.protocol import messages as p
from istanbul.server.protocol import parts
from tests.server.serving import (
    close_all,
    hear_until,
    new_person,
    play_at_random,
    raw_socket,
    request,
    run,
    server,
    table_of_people,
)


def failure(caught: Any) -> p.Failure:
    found: p.Failure = caught.value.failure
    return found


def test_friends_join_by_code_and_sit_down(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        host, friend = await Client.connect(address, "Ada"), await Client.connect(address, "Ben")
        table = await host.new_table({"players": 2}, [ME, OPEN], start=False)
        assert table.status == "waiting"
        assert table.you_host
        assert table.code is not None
        found: Any = await friend.http("POST", "/api/join", {"code": table.code.lower()})
        assert found == {"table": table.id}
        game, theirs = await host.watch(table.id), await friend.watch(table.id)
        assert game.views == {}
        with pytest.raises(ServerError) as caught:
            await theirs.start()
        assert failure(caught).reason == "refused-not_host"
        with pytest.raises(ServerError) as caught:
            await game.start()
        assert failure(caught).reason == "refused-seats_open"
        with pytest.raises(ServerError) as caught:
            await theirs.sit(0, "Ben")
        assert failure(caught).reason == "refused-seat_taken"
        await theirs.sit(1, "Ben", "my-word")
        while game.info.seats[1].name != "Ben":
            await game.change()
        assert game.info.seats[1].contribution is None, "hidden until the game begins"
        assert game.info.seats[1].connected
        assert not game.info.seats[1].yours
        await game.start()
        while not theirs.views:
            await theirs.change()
        assert list(game.views) == [0]
        assert list(theirs.views) == [1]
        assert theirs.info.seats[1].contribution == "my-word"
        assert game.info.commitment == table.commitment
        await close_all([host, friend])

    with server(tmp_path) as address:
        run(test(address))


async def play_turn(game: Game) -> None:
    """Choose what comes first until another seat decides."""
    while (turn := game.turn()) is not None:
        await game.act(turn.seat, turn.options[0].action)


def test_everybody_gets_the_update_and_the_mover_gets_it_as_the_answer(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        mover = 0 if games[0].turn() else 1
        turn = games[mover].turn()
        assert turn is not None
        before = games[mover].number
        action = turn.options[0]
        answer = await clients[mover].ask(
            p.Act, table=games[0].table, seat=turn.seat, at=before, action=action.action
        )
        assert isinstance(answer, p.Update)
        assert (answer.before, answer.after) == (before, games[mover].number)
        assert answer.views[0].steps[0].text == action.text
        assert answer.views[0].steps[0].events
        other = games[1 - mover]
        assert other.number == before, "what it did is told when it has finished"
        await play_turn(games[mover])
        while other.number != games[mover].number:
            await other.change()
        node = games[mover].views[mover].node
        assert isinstance(node, parts.DecisionNode)
        assert node.seat != mover
        assert node.options is None, "only who decides gets the options"
        await close_all(clients)

    with server(tmp_path) as address:
        run(test(address))


def test_what_is_late_twice_foreign_or_illegal_is_refused_and_changes_nothing(
    tmp_path: Path,
) -> None:
    async def test(address: str) -> None:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        mover = 0 if games[0].turn() else 1
        game, client, other = games[mover], clients[mover], clients[1 - mover]
        turn = game.turn()
        assert turn is not None
        at, action, seat = game.number, turn.options[0].action, turn.seat
        legal = {option.action for option in turn.options}
        illegal = next(n for n in range(100) if n not in legal)
        tries: list[tuple[Client, dict[str, Any], str]] = [
            (client, {"seat": seat, "at": at - 1, "action": action}, "error-stale"),
            (client, {"seat": seat, "at": at + 1, "action": action}, "error-stale"),
            (client, {"seat": seat, "at": at, "action": illegal}, "error-illegal"),
            (client, {"seat": seat, "at": at, "action": 65535}, "error-illegal"),
            (client, {"seat": 1 - seat, "at": at, "action": action}, "refused-not_your_seat"),
            (client, {"seat": 7, "at": at, "action": action}, "refused-no_such_seat"),
            (other, {"seat": seat, "at": at, "action": action}, "refused-not_your_seat"),
        ]
        for who, given, reason in tries:
            with pytest.raises(ServerError) as caught:
                await who.ask(p.Act, table=game.table, **given)
            assert failure(caught).reason == reason, given
            assert failure(caught).message
        assert game.number == at
        await game.act(seat, action)
        with pytest.raises(ServerError) as caught:  # the same once more
            await client.ask(p.Act, table=game.table, seat=seat, at=at, action=action)
        assert failure(caught).kind == "stale"
        assert failure(caught).number == game.number
        with pytest.raises(ServerError) as caught:
            await client.ask(p.Act, table="nothing", seat=seat, at=at, action=action)
        assert failure(caught).reason == "refused-no_table"
        await close_all(clients)

    with server(tmp_path) as address:
        run(test(address))


def test_undo_and_redo(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        mover = 0 if games[0].turn() else 1
        game = games[mover]
        turn = game.turn()
        assert turn is not None
        seat = turn.seat
        assert not game.views[seat].can_undo
        before = game.views[seat].view
        (fountain,) = [o for o in turn.options if o.text == "move wainwright"]
        await game.act(seat, fountain.action)
        after = game.views[seat].view
        assert game.views[seat].can_undo
        with pytest.raises(ServerError) as caught:
            await clients[1 - mover].ask(p.Undo, table=game.table, seat=seat, at=game.number)
        assert failure(caught).reason == "refused-not_your_seat"
        await game.undo(seat)
        assert game.views[seat].view == before
        assert game.views[seat].can_redo
        assert not game.views[seat].can_undo
        await game.redo(seat)
        assert game.views[seat].view == after
        assert not game.views[seat].can_redo
        await close_all(clients)

    with server(tmp_path) as address:
        run(test(address))


def test_a_plan_stops_at_the_first_refusal_and_says_why(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        game = next(game for game in games if game.turn())
        turn = game.turn()
        assert turn is not None
        with pytest.raises(ServerError) as caught:
            await game.plan(turn.seat, ["dance"])
        assert failure(caught).kind == "malformed"
        answer = await game.client.ask(
            p.Plan,
            table=game.table,
            seat=turn.seat,
            at=game.number,
            texts=["move wainwright", "dance", "end_turn"],
        )
        assert isinstance(answer, p.Update)
        assert [step.text for step in answer.views[0].steps] == ["move wainwright"]
        assert "'dance'" in (answer.stopped or "")
        await close_all(clients)

    with server(tmp_path) as address:
        run(test(address))


def test_a_spectator_sees_what_lies_open_and_cannot_act(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        watcher = await Client.connect(address)
        watcher.received = []
        link = games[0].info.watch
        seen = await watcher.watch(link)
        assert seen.info.id == link
        assert seen.info.code is None
        assert list(seen.views) == [-1]
        assert all("hand" not in seat for seat in seen.views[-1].view["seats"])
        turn = next(game.turn() for game in games if game.turn())
        assert turn is not None
        for given in ({"table": link}, {"table": games[0].table}):
            with pytest.raises(ServerError) as caught:
                await watcher.ask(
                    p.Act, seat=turn.seat, at=seen.number, action=turn.options[0].action, **given
                )
            assert failure(caught).reason in ("refused-no_table", "refused-not_your_seat")
        with pytest.raises(ServerError) as caught:
            await watcher.ask(p.Sit, table=link, seat=0, name="Eve")
        assert failure(caught).reason == "refused-no_table"
        before = seen.number
        await play_turn(games[turn.seat])
        while seen.number == before:
            await seen.change()
        assert all(games[0].table not in frame for frame in watcher.received)
        await close_all([*clients, watcher])

    with server(tmp_path) as address:
        run(test(address))


def test_two_tabs_of_one_person_see_the_same_and_both_may_act(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        tab = await Client.connect(address, "Ada")
        table = await tab.new_table({"players": 2}, [ME, ME])
        game = await tab.watch(table.id)
        second = await Client.connect(address, cookie=tab.cookie)
        other = await second.watch(table.id)
        assert other.info.your_seats == [0, 1]
        for one, two in ((game, other), (other, game)):
            turn = one.turn()
            assert turn is not None
            number = one.number
            await one.act(turn.seat, turn.options[0].action)
            while two.number == number:
                await two.change()
            assert (two.number, two.views) == (one.number, one.views)
        await tab.close()
        assert await play_at_random(other, SeededSource(1), most=3) == 3
        await second.close()

    with server(tmp_path) as address:
        run(test(address))


def test_a_lost_connection_comes_back_to_the_same_choice(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        lost = next(n for n, game in enumerate(games) if game.turn())
        other = games[1 - lost]
        choice = games[lost].turn()
        await clients[lost].close()
        while other.info.seats[lost].connected:
            await other.change()
        await clients[lost].open()
        game = await clients[lost].watch(games[lost].table)
        assert game.turn() == choice
        while not other.info.seats[lost].connected:
            await other.change()
        await close_all(clients)

    with server(tmp_path) as address:
        run(test(address))


def test_a_gap_in_the_numbers_leads_to_the_whole_view(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        mover = next(n for n, game in enumerate(games) if game.turn())
        other = games[1 - mover]
        other.number -= 1  # as if an update had been lost
        await play_turn(games[mover])
        while other.number != games[mover].number:
            await other.change()
        assert other.gaps == 1
        await close_all(clients)

    with server(tmp_path) as address:
        run(test(address))


def test_no_longer_watching_means_no_more_updates(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        mover = next(n for n, game in enumerate(games) if game.turn())
        other = clients[1 - mover]
        await other.ask(p.Unwatch, table=games[0].table)
        other.received = []
        turn = games[mover].turn()
        assert turn is not None
        await games[mover].act(turn.seat, turn.options[0].action)
        await other.ask(p.Ping)
        assert [frame for frame in other.received if '"update"' in frame] == []
        await close_all(clients)

    with server(tmp_path) as address:
        run(test(address))


def test_an_update_answers_only_the_connection_that_asked(address: str) -> None:
    async def test(cookie: str) -> None:
        made = await asyncio.to_thread(begun_table, address, cookie)
        table = made["id"]
        async with (
            raw_socket(address, cookie) as asking,
            raw_socket(address, cookie) as looking,
            raw_socket(address, cookie) as elsewhere,
            raw_socket(address, cookie) as by_watch_link,
        ):
            await watched(looking, table)
            await watched(by_watch_link, made["watch"])
            whole = await watched(asking, table)
            for n, each in enumerate((asking, elsewhere, by_watch_link), 7):
                seat, action = next(
                    (view["seat"], view["node"]["options"][0]["action"])
                    for view in whole["views"]
                    if view["node"].get("options")
                )
                act = {"type": "act", "id": n, "table": table, "seat": seat, "action": action}
                await each.send(json.dumps({**act, "at": whole["number"]}))
                updates = [await hear_until(one, "update") for one in (asking, looking)]
                assert [one.get("re") for one in updates] == [n if each is asking else None, None]
                if each is not asking:
                    assert (await hear_until(each, "done"))["re"] == n
                whole = await watched(asking, table)

    run(test(new_person(address)))


def begun_table(address: str, cookie: str) -> Any:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    body = {"options": {"players": 2}, "seats": seats, "start": True}
    return request(address, "POST", "/api/tables", body, {"Cookie": cookie}).json


async def watched(client: ClientConnection, table: str) -> Any:
    await client.send(json.dumps({"type": "watch", "id": 1, "table": table}))
    return await hear_until(client, "table")
