"""A node: one of several servers that share a database, put together."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import partial
from itertools import count
from typing import Any, Final

from istanbul.engine.errors import MalformedInput
from istanbul.server.cluster.asking import Asking
from istanbul.server.cluster.bus import Bus
from istanbul.server.cluster.front import CLOSE_MOVED, FrontSession
from istanbul.server.cluster.guests import Guests
from istanbul.server.cluster.hub import SharedHub
from istanbul.server.cluster.membership import Membership
from istanbul.server.cluster.messages import (
    Answer,
    Ask,
    Asked,
    Back,
    ClientGone,
    CloseClient,
    Count,
    Ended,
    FromClient,
    GiveUp,
    Left,
    Link,
    Looks,
    Message,
    Show,
    ToClient,
    Used,
)
from istanbul.server.cluster.thinkers import Thinkers
from istanbul.server.cluster.thinking import BOTS, REVIEWS
from istanbul.server.cluster.together import Together
from istanbul.server.errors import Elsewhere
from istanbul.server.http.endpoint import Call, Endpoint
from istanbul.server.journal import journal
from istanbul.server.settings import Settings
from istanbul.server.site import KEY_PERSON, Site
from istanbul.server.store.base import Store
from istanbul.server.store.ownership import Ownership
from istanbul.server.store.rows import Fence
from istanbul.server.transport.channel import Channel
from istanbul.server.transport.session import Session
from istanbul.server.workers.bots import Bots

DONE: Final = 200
ANSWER_SECONDS: Final = 2.0  # for what others have asked, before they are told that this node left


class Node:
    """This server among the others. `site` is there once it is open."""

    def __init__(self, settings: Settings, store: Store) -> None:
        assert settings.database is not None, "nodes share a PostgreSQL database"
        self.name = secrets.token_hex(6)  # another one after every start
        self._settings = settings
        self._bus = Bus(
            settings.bus,
            self.name,
            heard=self._heard,
            broken=self._broken,
            back=self._back,
            credentials=settings.bus_credentials,
            authority=settings.bus_authority,
        )
        self._membership = Membership(
            Ownership(settings.database, self.name, settings.lease_seconds),
            bus_lost=self._bus.lost_seconds,
            stopped=self._stopped,
            gone=self._gone,
            adopted=self._adopted,
        )
        self.hub = SharedHub(
            store,
            Bots(settings.bot_workers),
            settings.pacing,
            membership=self._membership,
            lost=self._lost,
            bring=self._bring,
        )
        self._thinkers = Thinkers(self._bus)
        self.leaving = False
        self._sockets: dict[int, FrontSession] = {}
        self._numbers = count(1)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def serving(self) -> bool:
        """May this server answer anybody?"""
        return self._membership.serving

    async def begin(self) -> None:
        """Before there is a site: wait until no other node makes what a new one lacks."""
        await self._membership.begin()

    async def open(self, site: Site) -> None:
        """Take part, from now on."""
        self._site = site
        self._asking = Asking(site, self._bus)
        self._guests = Guests(site, self._bus)
        self._together = Together(site, self._bus, self._asking, self.hub.own_bot_hosts)
        self.hub.hosts_elsewhere = self._together.hosts_elsewhere
        key = await self.hub.load_person(KEY_PERSON)
        assert key is not None, "every site has one"
        await self._bus.open(hashlib.sha256(str(key.body["key"]).encode()).hexdigest()[:12])
        await self._bus.hear_workers(self._thinkers.heard)
        await self._membership.start()
        if not self.serving:
            raise MalformedInput("database: this server could not join the others")
        self.hub.bots.think_away(self._thinkers.for_kind(BOTS))
        site.reviews.think_away(self._thinkers.for_kind(REVIEWS))
        site.cluster = self
        site.devices.tell = lambda device, person: self._bus.tell_all(Ended(device, person))
        site.signer.tell = lambda *link: self._bus.tell_all(Link(*link))
        site.challenges.tell = lambda *asked: self._bus.tell_all(Asked(*asked))
        attention = site.notices.attention
        attention.tell = lambda person, here: self._bus.tell_all(Looks(self.name, person, here))
        site.notices.show_elsewhere = lambda person, text: self._bus.tell_all(Show(person, text))
        journal("joined", node=self.name, nodes=len(self._membership.nodes))

    # Visitors.

    def session(self, person: str, channel: Channel, near: str) -> Session:
        """The session of a socket of this node."""
        session = FrontSession(
            *(self._site, person, channel, self._bus, next(self._numbers)),
            near=near,
            fetch=partial(self._asking.give_up, idle=True),
        )
        self._sockets[session.connection] = session
        session.when_gone = lambda: self._sockets.pop(session.connection, None)
        return session

    async def ask(self, endpoint: Endpoint, call: Call, elsewhere: Elsewhere) -> object:
        """The owner's answer to a request over HTTP."""
        return await self._asking.ask(endpoint, call, elsewhere)

    async def metrics(self) -> str:
        """What all nodes count."""
        return await self._together.metrics(self._membership.nodes)

    async def _bring(self, elsewhere: Elsewhere) -> None:
        await self._asking.give_up(elsewhere)

    # What other nodes say.

    def _heard(self, message: Message) -> None:
        match message:
            case FromClient():
                self._guests.receive(message)
            case ClientGone():
                self._guests.gone(message)
            case ToClient() | CloseClient():
                self._to_socket(message)
            case Ask():
                self._soon(self._asking.respond(message))
            case Answer():
                self._asking.answered(message)
            case Count():
                self._together.answer(message)
            case Used():
                self._together.heard(message)
            case GiveUp():
                self._soon(self._give_up(message))
            case Left(node, answered):
                if answered:
                    self._asking.left(node)
                self._membership.look_now()
            case Back(node):
                self._begin_anew(frozenset([node]))
            case _:
                self._heard_of_people(message)

    def _heard_of_people(self, message: Ended | Link | Asked | Looks | Show) -> None:
        match message:
            case Ended(device, person):
                self._site.devices.ended(device)
                self._site.devices.forget(person)
            case Link(person, token, came):
                self._site.signer.hear(person, token, came)
            case Asked(device, purpose, challenge):
                self._site.challenges.hear(device, purpose, challenge)
            case Looks(node, person, here):
                self._site.notices.attention.elsewhere(node, person, here)
            case Show(person, text):
                self._site.notices.show(person, text)

    def _to_socket(self, message: ToClient | CloseClient) -> None:
        session = self._sockets.get(message.connection)
        if session is None:
            return  # it has ended meanwhile
        if isinstance(message, ToClient):
            session.send(message.text)
        else:
            session.close(message.code)

    async def _give_up(self, wanted: GiveUp) -> None:
        """Another node needs a table of ours: it gets it as soon as its last change is stored."""
        if wanted.idle and self._site.rooms.of(wanted.table) is not None:
            self._bus.send(wanted.front, Answer(wanted.number))
            return
        await self.hub.let_go([wanted.table])
        await self._membership.hand_over(wanted.table, wanted.front)
        await self.hub.let_go([wanted.table])  # somebody may have come for it in between
        self._send_away(wanted.table)
        self._bus.send(wanted.front, Answer(wanted.number, DONE))

    def _soon(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What becomes of the others, and of this node.

    def _gone(self, nodes: frozenset[str]) -> None:
        """These are dead."""
        self._begin_anew(nodes)
        self._site.ratings.errand.look()  # they may have left something undone
        self._site.tournaments.errand.look()
        self._together.forget(nodes)

    def _begin_anew(self, nodes: frozenset[str]) -> None:
        """Something may be lost on the way: guests go, and whoever looks at a table looks again."""
        self._guests.end(lambda front: front in nodes)
        self._asking.broken(nodes)
        self._site.notices.attention.forget(nodes)
        for session in list(self._sockets.values()):
            if session.nodes & nodes:
                session.close(CLOSE_MOVED)

    def _broken(self) -> None:
        """The bus may have lost anything: who relied on it begins anew."""
        self._asking.broken(None)
        self._thinkers.broken()
        self._site.notices.attention.forget(None)
        self._site.devices.forget_all()
        self._guests.end(lambda front: True)
        for session in list(self._sockets.values()):
            if session.nodes:
                session.close(CLOSE_MOVED)

    def _back(self) -> None:
        """The bus is there again: what was said meanwhile was heard by nobody."""
        self._broken()
        self._bus.tell_all(Back(self.name))

    def _lost(self, table: str) -> None:
        """Another node has taken a table: those who look at it here look there."""
        self._site.notices.leave_off([table])
        self._send_away(table)

    def _send_away(self, table: str) -> None:
        room = self._site.rooms.of(table)
        for listener in list(room.members) if room is not None else ():
            if isinstance(listener, Session):
                listener.close(CLOSE_MOVED)

    async def _adopted(self, fences: list[Fence]) -> None:
        await self.hub.adopt(fences)
        await self._site.notices.resume([fence.table for fence in fences])

    async def _stopped(self) -> None:
        """This node serves nobody any more: what is under way is stored, and everybody goes."""
        self._site.notices.leave_off(list(self.hub.fences))
        await self.hub.let_go()
        self._guests.close_all(CLOSE_MOVED)
        for session in list(self._sockets.values()):
            session.close(CLOSE_MOVED)

    async def leave(self) -> None:
        """Before a stop: tell the load balancer, then hand all tables over."""
        self.leaving = True
        await asyncio.sleep(self._settings.leave_seconds)
        await self._membership.leave()
        answered = (
            not self._tasks or not (await asyncio.wait(self._tasks, timeout=ANSWER_SECONDS))[1]
        )
        self._bus.tell_all(Left(self.name, answered))
        await self._bus.flush()

    async def close(self) -> None:
        """After the site has closed."""
        for task in self._tasks:
            task.cancel()
        self._together.close()
        await self._bus.close()
        await self._membership.close()
