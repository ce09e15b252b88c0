"""What holds for all nodes together: how much somebody uses, and what all of them count."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from istanbul.server.cluster.asking import Asking
from istanbul.server.cluster.bus import Bus
from istanbul.server.cluster.messages import Answer, Count, Used
from istanbul.server.errors import Refused
from istanbul.server.http.prometheus import labelled, prometheus
from istanbul.server.site import Site

TELL_SECONDS: Final = 1.0  # between two times that others are told what was used here
ANSWER_SECONDS: Final = 2.0  # for a node to say what it counts
ANSWERED: Final = 200


class Together:
    """This node's share of it."""

    def __init__(
        self, site: Site, bus: Bus, asking: Asking, hosts: Callable[[], list[str]]
    ) -> None:
        self._site, self._bus, self._asking, self._hosts = site, bus, asking, hosts
        self._told: list[str] = []
        self._elsewhere: dict[str, list[str]] = {}  # by node
        self._task = asyncio.create_task(self._tell())
        for buckets in site.limits.shared.values():
            buckets.taken = Counter()

    def hosts_elsewhere(self) -> list[str]:
        """Whose tables run without people at other nodes, each as often as they have some."""
        return [host for hosts in self._elsewhere.values() for host in hosts]

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(TELL_SECONDS)
            self.tell()

    def tell(self) -> None:
        """Let others know what was used here since the last time."""
        taken = {
            name: {visitor: float(taken) for visitor, taken in buckets.taken.items()}
            for name, buckets in self._site.limits.shared.items()
            if buckets.taken
        }
        hosts = self._hosts()
        if taken or hosts or hosts != self._told:
            self._bus.tell_all(Used(self._bus.node, taken, hosts))
        self._told = hosts
        for buckets in self._site.limits.shared.values():
            buckets.taken = Counter()

    def heard(self, used: Used) -> None:
        """Another node has told what was used there: nobody can use it here once more."""
        self._elsewhere[used.node] = used.hosts
        for name, taken in used.taken.items():
            buckets = self._site.limits.shared.get(name)
            if buckets is not None:
                for visitor, amount in taken.items():
                    buckets.drain(visitor, amount)

    def forget(self, nodes: frozenset[str]) -> None:
        """These nodes are gone, and with them what they ran."""
        for node in nodes:
            self._elsewhere.pop(node, None)

    async def metrics(self, nodes: frozenset[str]) -> str:
        """What all nodes count, each line with the name of its node."""
        others = sorted(nodes - {self._bus.node})
        texts = await asyncio.gather(*(self._ask(node) for node in others))
        found = {self._bus.node: prometheus(self._site)}
        found |= {node: text for node, text in zip(others, texts, strict=True) if text}
        return labelled(found, silent=texts.count(""))

    async def _ask(self, node: str) -> str:
        with suppress(Refused, TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                question = Count(self._bus.node, self._asking.number())
                return (await self._asking.answer(node, question)).body.decode()
        return ""

    def answer(self, question: Count) -> None:
        """Say what this node counts."""
        body = prometheus(self._site).encode()
        self._bus.send(question.front, Answer(question.number, ANSWERED, [], body))

    def close(self) -> None:
        """Tell no more."""
        self._task.cancel()
