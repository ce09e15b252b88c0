"""The four players of each table, as the load generator knows them: one class for each protocol.

A player has a socket of its own. `on_update` of the generator is called once for each update that
reaches one of the four; the fourth completes the move. In the board game, where others are told of
a turn when it is over, a move is complete when whoever decides next has its options.
"""

from __future__ import annotations

import asyncio
import http.client
import json
from typing import Any, Final

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS: Final = 4
STRIDE: Final = 10_000  # between the numbers of states that everybody is told of
CHECKED: Final = 50  # every so many moves the content of an update is checked
TEXT, PING, PONG = WSMsgType.TEXT, WSMsgType.PING, WSMsgType.PONG


class Match:
    """One table with its four sockets."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sockets: list[WSTransport] = []
        self.number = 0  # of the state
        self.counter = 0
        self.moves = 0
        self.got = 0  # players who have the last move
        self.is_on = False  # is a move on its way?
        self.sent_at = 0.0
        self.due: float | None = None
        self.mover = 0
        self.action = 0
        self.over = False


class Load:
    """What the protocols tell the generator."""

    received = 0
    bytes = 0
    checked = 0
    bad = 0
    running = False

    def on_update(self, match: Match, size: int, completes: bool | None = None) -> None:
        """One of the four has the move."""
        raise NotImplementedError


class Player(WSListener):
    """One socket. `ready` is done when the table has been shown."""

    def __init__(self, load: Load, match: Match, seat: int) -> None:
        self.load, self.match, self.seat = load, match, seat
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Nobody may be lost while it is measured."""
        self.load.bad += self.load.running

    def check(self, right: bool) -> None:
        """An update that was looked into."""
        self.load.checked += 1
        self.load.bad += not right

    def done(self) -> None:
        """The table has been shown."""
        if not self.ready.done():
            self.ready.set_result(None)


class BgioPlayer(Player):
    """boardgame.io over socket.io 4."""

    UPDATE: Final = b'42/bench,["update"'

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """One message."""
        raw, match = frame.get_payload_as_bytes(), self.match
        if raw.startswith(self.UPDATE):
            if match.moves % CHECKED == 3:
                state = json.loads(raw[9:])[2]
                self.check(state["_stateID"] == match.number and right_view(self, state["G"]))
            self.load.on_update(match, len(raw))
        elif raw == b"2":
            transport.send(TEXT, b"3")
        elif raw.startswith(b"0{"):
            transport.send(TEXT, b"40/bench,")
        elif raw.startswith(b"40/bench"):
            sync = ["sync", match.name, str(self.seat), None, SEATS]
            transport.send(TEXT, b"42/bench," + json.dumps(sync).encode())
        elif raw.startswith(b'42/bench,["sync"'):
            self.done()


class Bgio:
    """How to play at boardgame.io."""

    def __init__(self, port: int) -> None:
        self._url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"

    async def prepare(self) -> None:
        """Matches are made when somebody comes."""

    async def join(self, load: Load, match: Match) -> None:
        """Four players."""
        for seat in range(SEATS):
            player = BgioPlayer(load, match, seat)
            transport, _ = await ws_connect(lambda player=player: player, self._url)
            await player.ready
            match.sockets.append(transport)

    def move(self, match: Match) -> None:
        """The next player adds a number."""
        seat, cell, number = match.number % SEATS, match.moves * 7 % 40, 1 + match.moves % 9
        match.sockets[seat].send(
            TEXT,
            b'42/bench,["update",{"type":"MAKE_MOVE","payload":{"type":"inc","args":[%d,%d],'
            b'"playerID":"%d","credentials":null}},%d,"%s","%d"]'
            % (cell, number, seat, match.number, match.name.encode(), seat),
        )
        match.number += 1
        match.counter += number


def right_view(player: Player, view: Any) -> bool:
    """Is the counter right, the own hand there, and no other?"""
    hands = view["hands"]
    seen = [isinstance(hands[str(seat)], list) for seat in range(SEATS)]
    own = [seat == player.seat for seat in range(SEATS)]
    return bool(view["counter"] == player.match.counter % 30_000) and seen == own


class OurPlayer(Player):
    """Our own protocol."""

    UPDATE: Final = b'{"type":"update"'
    game = "counter"

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """One message."""
        if frame.msg_type == PING:
            transport.send(PONG, frame.get_payload_as_bytes())
            return
        raw, match = frame.get_payload_as_bytes(), self.match
        if raw.startswith(self.UPDATE):
            self.load.on_update(match, len(raw), completes=self.updated(raw))
        elif raw.startswith(b'{"type":"table"') and b'"views":[{' in raw:
            self.shown(raw)
            self.done()
        elif raw.startswith((b'{"type":"done"', b'{"type":"table"')):
            self.done()
        elif raw.startswith(b'{"type":"error"'):
            self.load.bad += 1

    def updated(self, raw: bytes) -> bool | None:
        """Look into one of many. Does it complete the move? None: if it is the last of the four."""
        match = self.match
        if match.moves % CHECKED == 3:
            found = json.loads(raw)
            view = found["views"][0]
            right = right_view(self, view["view"]) and view["seat"] == self.seat
            self.check(right and found["after"] == match.number)
        return None

    def shown(self, raw: bytes) -> None:
        """The whole table."""


class _Choice(msgspec.Struct):
    action: int


class _Node(msgspec.Struct):
    kind: str
    seat: int = -1
    options: list[_Choice] | None = None


class _View(msgspec.Struct):
    seat: int
    node: _Node


class _Message(msgspec.Struct):
    views: list[_View]
    after: int = 0
    number: int = 0


class BoardPlayer(OurPlayer):
    """The board game: whoever decides chooses among the options that it was sent."""

    game = "board"
    _decode = msgspec.json.Decoder(_Message).decode

    def updated(self, raw: bytes) -> bool:
        """Look for my options."""
        if b'"options":[{"action"' in raw or b'"kind":"over"' in raw:
            return self._look(BoardPlayer._decode(raw))
        return False

    def shown(self, raw: bytes) -> None:
        """The same at the beginning."""
        self._look(BoardPlayer._decode(raw))

    def _look(self, message: _Message) -> bool:
        """Does the game wait for me, or is it over?"""
        match, node = self.match, message.views[0].node
        if node.kind == "over":
            is_news, match.over = not match.over, True
            return is_news
        if node.options and node.seat == self.seat:
            # Ordinary play: move to and fro, do what comes first, end the turn when possible.
            match.mover = self.seat
            match.number = message.after or message.number
            match.action = node.options[match.moves * 5 % len(node.options)].action
            return True
        return False


class Ours:
    """How to play at our server: four people sit at all tables."""

    def __init__(self, port: int, player: type[OurPlayer], previews: bool) -> None:
        self._port, self._player, self._previews = port, player, previews
        self._cookies: list[str] = []

    def _http(self, method: str, path: str, seat: int, body: Any = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        headers = {"Content-Type": "application/json"}
        if seat < len(self._cookies):
            headers["Cookie"] = self._cookies[seat]
        connection.request(method, path, json.dumps(body) if body else None, headers)
        response = connection.getresponse()
        raw = response.read()
        assert response.status == 200, raw
        cookie = response.getheader("Set-Cookie")
        connection.close()
        return cookie.partition(";")[0] if cookie else json.loads(raw)

    async def prepare(self) -> None:
        """Four identities."""
        for seat in range(SEATS):
            self._cookies.append(await asyncio.to_thread(self._http, "GET", "/api/me", seat))

    async def join(self, load: Load, match: Match) -> None:
        """A new table: everybody sits down and looks at it, then it begins."""
        seats = [{"kind": "me", "name": "p0"}, *[{"kind": "open"}] * (SEATS - 1)]
        options = {"game": self._player.game, "players": SEATS}
        body = {"options": options, "seats": seats}
        made = await asyncio.to_thread(self._http, "POST", "/api/tables", 0, body)
        match.name = made["id"]
        url = f"ws://127.0.0.1:{self._port}/api/socket"
        players = []
        for seat in range(SEATS):
            headers = {"Cookie": self._cookies[seat]}
            player = self._player(load, match, seat)
            transport, _ = await ws_connect(
                lambda player=player: player, url, extra_headers=headers
            )
            match.sockets.append(transport)
            players.append(player)
            if seat:
                name = f"p{seat}"
                await self._ask(player, transport, {"type": "sit", "seat": seat, "name": name})
            await self._ask(player, transport, {"type": "watch", "previews": self._previews})
        for player in players:
            player.ready = asyncio.get_running_loop().create_future()
        self._send(match, 0, {"type": "start"})
        await asyncio.gather(*(player.ready for player in players))

    async def _ask(self, player: OurPlayer, transport: WSTransport, what: Any) -> None:
        player.ready = asyncio.get_running_loop().create_future()
        request = {"id": 1, "table": player.match.name, **what}
        transport.send(TEXT, json.dumps(request).encode())
        await player.ready

    def _send(self, match: Match, seat: int, what: Any) -> None:
        request = {"id": 1, "table": match.name, **what}
        match.sockets[seat].send(TEXT, json.dumps(request).encode())

    def move(self, match: Match) -> None:
        """The next player adds a number, or does what it chose."""
        if self._player is OurPlayer:
            match.mover, match.action = match.number // STRIDE % SEATS, match.moves % 9
        match.sockets[match.mover].send(
            TEXT,
            b'{"type":"act","id":1,"table":"%s","seat":%d,"at":%d,"action":%d}'
            % (match.name.encode(), match.mover, match.number, match.action),
        )
        if self._player is OurPlayer:
            match.number += STRIDE
            match.counter += match.action + 1
