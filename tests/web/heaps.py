"""How much memory a page and its workers hold, JavaScript and WebAssembly."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

NOTING: Final = """{
    const noted = (self.memoriesNoted = new Set());
    const note = (made) => {
        const found = made instanceof WebAssembly.Memory ? [made] : Object.values(made.exports);
        for (const one of found) if (one instanceof WebAssembly.Memory) noted.add(new WeakRef(one));
        return made;
    };
    for (const name of ["Memory", "Instance"])
        WebAssembly[name] = new Proxy(WebAssembly[name], {
            construct: (kind, given) => note(new kind(...given)),
        });
    for (const name of ["instantiate", "instantiateStreaming"]) {
        const plain = WebAssembly[name];
        WebAssembly[name] = async (...given) => {
            const made = await plain(...given);
            note(made.instance ?? made);
            return made;
        };
    }
}"""
"""Run before anything else: keeps note of every memory, without keeping it alive."""
COUNTED: Final = """[...new Set([...self.memoriesNoted].map((one) => one.deref()))]
    .reduce((sum, one) => sum + (one?.buffer.byteLength ?? 0), 0)"""


class Heaps:
    """What a page and its workers hold once the garbage is collected.

    `Runtime.getHeapUsage` leaves the memories of WebAssembly out, where Python has everything, and
    `Runtime.queryObjects` ends Chromium where Python runs. So they are noted when they are made.
    """

    def __init__(self, page: Page) -> None:
        """Of a page that has not been opened yet."""
        page.add_init_script(NOTING)
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._workers: set[str] = set()
        self._said: dict[tuple[str, int], Any] = {}
        self._asked = 0
        self._session.on("Target.attachedToTarget", lambda told: self._add(told["sessionId"]))
        self._session.on(
            "Target.detachedFromTarget", lambda told: self._workers.discard(told["sessionId"])
        )
        self._session.on("Target.receivedMessageFromTarget", self._heard)
        self._session.send(
            "Target.setAutoAttach",
            {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": False},
        )

    def _add(self, worker: str) -> None:
        self._workers.add(worker)
        self._send(worker, "Runtime.evaluate", {"expression": NOTING})
        self._send(worker, "Runtime.runIfWaitingForDebugger", {})

    def _heard(self, told: dict[str, Any]) -> None:
        message = json.loads(told["message"])
        self._said[told["sessionId"], message.get("id", 0)] = message.get("result")

    def _send(self, worker: str, method: str, given: dict[str, Any]) -> int:
        self._asked += 1
        message = json.dumps({"id": self._asked, "method": method, "params": given})
        self._session.send("Target.sendMessageToTarget", {"sessionId": worker, "message": message})
        return self._asked

    def _ask(self, worker: str, method: str, **given: Any) -> Any:
        """Ask a worker, or the page itself by an empty name."""
        if not worker:
            return self._session.send(method, given)
        asked = worker, self._send(worker, method, given)
        while asked not in self._said:
            self._page.wait_for_timeout(20)
        return self._said[asked]

    def bytes(self) -> int:
        """All of it."""
        total = 0
        for worker in ["", *sorted(self._workers)]:
            self._ask(worker, "HeapProfiler.collectGarbage")
            heap = self._ask(worker, "Runtime.getHeapUsage")
            memories = self._ask(worker, "Runtime.evaluate", expression=COUNTED)
            total += heap["usedSize"] + heap["backingStorageSize"] + memories["result"]["value"]
        return int(total)
