"""Several people at one screen, and a public screen with hands on phones."""

import asyncio
import json
from pathlib import Path

from istanbul.engine.game import SPECTATOR
from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, OPEN, Client
from istanbul.server.protocol import messages as p
from tests.server.leaks import leaks
from tests.server.serving import close_all, play_at_random, run, server


def test_people_at_one_screen_also_get_what_all_of_them_may_see(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        client = await Client.connect(address, "Ada")
        client.received = []
        table = await client.new_table({"players": 3}, [ME, ME, "random"])
        game = await client.watch(table.id, previews=True)
        assert list(game.views) == [0, 1, SPECTATOR]
        await play_at_random(game, SeededSource(1), most=20)
        assert list(game.views) == [0, 1, SPECTATOR]
        views = [view for f in client.received for view in json.loads(f).get("views", [])]
        public = [view for view in views if view["seat"] == SPECTATOR]
        assert len(public) > 20
        assert list(leaks(json.dumps({"views": public}), [])) == []
        await client.close()

    with server(tmp_path) as address:
        run(test(address))


def test_the_host_of_a_shared_table_needs_no_seat_and_sees_nothing_private(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        host = await Client.connect(address, "Tablet")
        friends = [await Client.connect(address, name) for name in ("Ada", "Ben")]
        short = {"players": 3, "max_rounds": 3}
        table = await host.new_table(short, [OPEN] * 3, start=False, shared=True)
        assert (table.shared, table.you_host, table.your_seats) == (True, True, [])
        host.received = []
        screen = await host.watch(table.watch, previews=True)
        await host.ask(p.Bot, table=table.id, seat=2, agent="random")
        games = [await friend.watch(table.id) for friend in friends]
        for seat, game in enumerate(games):
            await game.sit(seat, f"Player {seat}")
        await host.ask(p.Start, table=table.id)
        source = SeededSource(3)
        await asyncio.gather(*(play_at_random(game, source) for game in games))
        while screen.over is None:
            await screen.change()
        assert list(screen.views) == [SPECTATOR]
        frames = [frame for frame in host.received if '"views":[{' in frame]
        *frames, end = frames  # when the game is over everything lies open
        assert '"kind":"over"' in end
        assert len(frames) > 10
        assert [leak for frame in frames for leak in leaks(frame, [])] == []
        assert not any('"options":[{' in frame for frame in frames), "nobody's choices"
        await close_all([host, *friends])

    with server(tmp_path) as address:
        run(test(address))
