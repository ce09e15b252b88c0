"""Hints between people: only as long as each of them agrees, also those at one screen."""

from pathlib import Path

import pytest

from istanbul.server.client import ME, Client, Game, ServerError
from istanbul.server.protocol import messages as p
from istanbul.server.table.stored import table_from
from tests.server.playing import play_on, refused, stored, table_of
from tests.server.serving import close_all, run, server, table_of_people


def test_each_person_agrees_and_may_change_their_mind() -> None:
    table = table_of(players=3)
    table.hints = True
    assert not table.hints_on
    change = table.agree("ann", 0, True)
    assert change.row is not None
    table.agree("ben", 1, True)
    assert not table.hints_on
    refused(table, lambda t: t.agree("ben", 2, True), "not_your_seat")
    table.agree("cem", 2, True)
    assert table.hints_on
    table.agree("ben", 1, False)
    assert not table.hints_on


def test_a_table_without_hints_needs_no_agreement() -> None:
    table = table_of(players=2)
    refused(table, lambda t: t.agree("ann", 0, True), "no_hints")
    assert not table.hints_on


def test_whoever_is_alone_with_computer_players_has_nobody_to_ask() -> None:
    table = table_of(players=2)
    table.hints = True
    table.start("ann")
    play_on(table, to=20)
    assert not table.hints_on
    table.resign("ben", 1)
    assert table.hints_on, "a computer player has gone on for the other one"


def test_another_name_on_a_seat_is_another_person_who_has_not_agreed() -> None:
    table = table_of(players=2)
    table.hints = True
    table.agree("ann", 0, True)
    table.agree("ben", 1, True)
    table.sit("ben", 1, "Bella")
    assert not table.hints_on


def test_agreement_is_stored() -> None:
    table = table_of(players=2)
    table.hints = True
    table.agree("ann", 0, True)
    again = table_from(stored(table))
    assert [seat.hints for seat in again.seats] == [True, False]
    again.agree("ben", 1, True)
    assert table_from(stored(again)).hints_on


async def reason(client: Client, game: Game) -> str:
    """Why a hint is refused to the seat that has to choose; nothing if it is given."""
    turn = game.turn()
    assert turn is not None
    try:
        found = await client.ask(p.Hint, table=game.table, seat=turn.seat, at=game.number)
        assert isinstance(found, p.Hints)
    except ServerError as problem:
        return problem.failure.reason
    assert isinstance(found, p.Hints)
    assert found.hints[0].reason is not None
    assert found.hints[0].reason.key.startswith(("reason-", "ui-reason_and"))
    return ""


def test_nobody_gets_a_hint_before_everybody_has_agreed(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        assert not games[0].info.hints
        with pytest.raises(ServerError) as caught:
            await clients[1].ask(p.Agree, table=games[0].table, seat=1, hints=True)
        assert caught.value.failure.reason == "refused-no_hints"
        await close_all(clients)

    with server(tmp_path) as address:
        run(test(address))


def test_people_at_one_screen_agree_one_by_one(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        client = await Client.connect(address, "Ada")
        table = await client.new_table({"players": 2}, [ME, ME], hints=True)
        game = await client.watch(table.id)
        assert (table.hints, table.hints_on) == (True, False)
        assert await reason(client, game) == "refused-hints_not_agreed"
        await client.ask(p.Agree, table=table.id, seat=0, hints=True)
        assert await reason(client, game) == "refused-hints_not_agreed"
        await client.ask(p.Agree, table=table.id, seat=1, hints=True)
        while not all(seat.hints for seat in game.info.seats):
            await game.change()
        assert await reason(client, game) == ""
        await client.ask(p.Agree, table=table.id, seat=0, hints=False)
        assert await reason(client, game) == "refused-hints_not_agreed"
        await client.close()

    with server(tmp_path) as address:
        run(test(address))
