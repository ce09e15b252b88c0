"""Workers on other machines: same answers, and nobody waits for one that dies."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from istanbul.server.cluster import bus, thinkers, thinking, worker
from istanbul.server.cluster.bus import Bus
from istanbul.server.cluster.thinkers import Thinkers
from istanbul.server.cluster.thinking import Forget
from istanbul.server.cluster.worker import Worker, WorkerSettings
from istanbul.server.workers.bots import Bots, Question
from istanbul.server.workers.pool import MOST_AWAY, Job
from tests.commands import children, wait_until
from tests.server.cluster.bus import NatsServer, NoBus
from tests.server.cluster.conftest import node
from tests.server.serving import Person, run
from tests.server.test_bots import question
from tests.server.test_reviews import reviewed


class Asking(Bots):
    """Bots of a node."""

    def __init__(self, line: Bus) -> None:
        super().__init__(workers=1)
        self._key = b"the same"
        self._thinkers = Thinkers(line)

    async def open(self, line: Bus) -> None:
        await line.hear_workers(self._thinkers.heard)
        self.think_away(self._thinkers.for_kind(thinking.BOTS))

    async def taken(self) -> None:
        """Return when a worker has said that it has the job."""
        while not any(out.worker for out in self._thinkers._out.values()):
            await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may be too slow to say within a second that it takes a job."""
    monkeypatch.setattr(bus, "TAKE_SECONDS", 20)


@asynccontextmanager
async def asking(address: str) -> AsyncIterator[Asking]:
    """Bots of a node, with this bus."""
    name = os.urandom(4).hex()
    line = Bus(address, name, heard=lambda message: None, broken=lambda: None, back=lambda: None)
    found = Asking(line)
    await line.open("site")
    await found.open(line)
    try:
        yield found
    finally:
        await found.close()
        await line.close()


@asynccontextmanager
async def working(address: str) -> AsyncIterator[Worker]:
    """A worker in this process; its processes are its own."""
    found = Worker(WorkerSettings(address, processes=1))
    await found.open()
    try:
        yield found
    finally:
        await found.leave()
        await found.close()


@contextmanager
def command(address: str) -> Iterator[subprocess.Popen[str]]:
    """`istanbul worker`, ready."""
    words = [sys.executable, "-m", "istanbul", "worker", "--bus", address, "--processes", "1"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "one process" in process.stdout.readline()
        try:
            yield process
        finally:
            process.kill()


def test_a_worker_answers_as_a_process_of_the_node_would(nats_server: NatsServer) -> None:
    questions = [question("trader", game=game)[0] for game in ("board", "dice")]

    async def main() -> None:
        async with asking(nats_server.address) as bots:
            here = [await bots.choose(each, "ada") for each in questions]
            advice = await bots.explain(_explained())
            assert bots.answered_away == 0
            async with working(nats_server.address) as other:
                before = bots.pids
                assert [await bots.choose(each, "ada") for each in questions] == here
                assert await bots.explain(_explained()) == advice
                assert bots.answered_away == 3
                assert len(other.pids) == 1
                assert bots.pids == before
            assert await bots.choose(questions[0], "ada") == here[0]  # nobody is there any more
            assert bots.answered_away == 3
            assert bots.restarts == 0

    run(main())


def _explained() -> Question:
    return dataclasses.replace(question("trader")[0], explain=True)


def test_a_worker_killed_while_it_thinks_costs_a_try(
    nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, match = question("apprentice")

    async def main() -> None:
        async with asking(nats_server.address) as bots:
            with command(nats_server.address) as process:
                await bots.choose(asked, "ada")
                (below,) = children(process.pid)
                os.kill(below, signal.SIGSTOP)  # it thinks, and thinks
                answer = asyncio.ensure_future(bots.choose(asked, "ada"))
                await bots.taken()
                assert not answer.done()
                monkeypatch.setattr(thinkers, "SILENCE_SECONDS", 1.5)
                process.kill()
                os.kill(below, signal.SIGKILL)
                assert await answer in match.state.legal_actions()
            assert (bots.answered_away, bots.restarts) == (1, 1)
            assert len(bots.pids) == 1  # it was thought out here

    run(main())


def test_another_worker_takes_what_a_dead_one_had(
    nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "TAKE_SECONDS", 1)
    asked, _ = question("apprentice")

    async def main() -> None:
        async with asking(nats_server.address) as bots:
            with command(nats_server.address) as process:
                await bots.choose(asked, "ada")
                process.send_signal(signal.SIGSTOP)
                answer = asyncio.ensure_future(bots.choose(asked, "ada"))
                await asyncio.sleep(0.2)
                async with working(nats_server.address) as other:
                    process.kill()
                    await answer
                    assert len(other.pids) == 1
            assert bots.pids == []

    run(main())


def test_a_worker_finishes_what_it_is_at_before_it_ends(nats_server: NatsServer) -> None:
    asked, _ = question("apprentice")

    async def main() -> None:
        async with asking(nats_server.address) as bots:
            with command(nats_server.address) as process:
                answer = asyncio.ensure_future(bots.choose(asked, "ada"))
                while not await asyncio.to_thread(children, process.pid):
                    await asyncio.sleep(0.01)  # it is at it when its process starts
                process.send_signal(signal.SIGTERM)
                await answer
                assert await asyncio.to_thread(process.wait, 30) == 0
            assert (bots.answered_away, bots.restarts, bots.pids) == (1, 0, [])

    run(main())


def test_a_worker_with_too_much_to_do_says_so(
    nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "WAITING", -1)
    asked, _ = question("apprentice")

    async def main() -> None:
        async with asking(nats_server.address) as bots, working(nats_server.address) as other:
            await bots.choose(asked, "ada")
            assert other.pids == []
            assert len(bots.pids) == 1
            assert bots.restarts == 0

    run(main())


def test_one_person_has_only_so_many_jobs_away() -> None:
    """The next ones wait their turn here, with everybody else's."""
    asked, _ = question("apprentice")
    out = 0

    async def main() -> None:
        nonlocal out
        enough = asyncio.Event()

        async def away(job: Job) -> bytes | None:
            nonlocal out
            out += 1
            await enough.wait()
            return None

        bots = Bots(workers=1)
        bots.think_away(away)
        jobs = [asyncio.create_task(bots.choose(asked, "greedy")) for _ in range(MOST_AWAY + 2)]
        await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        assert out == MOST_AWAY
        other = asyncio.create_task(bots.choose(asked, "ada"))
        await asyncio.sleep(0)
        assert out == MOST_AWAY + 1
        enough.set()
        await asyncio.gather(other, *jobs)
        assert bots._pool.waiting("greedy") == 0
        await bots.close()

    run(main())


def test_players_of_others_are_asked_where_they_are_installed() -> None:
    asked, _ = question("no such agent")

    async def away(job: Job) -> bytes | None:
        raise AssertionError("it may not be there")

    async def main() -> None:
        bots = Bots(workers=1)
        bots.think_away(away)
        await bots.choose(asked, "ada")
        await bots.close()

    run(main())


def test_what_nobody_waits_for_is_not_thought_out(nats_server: NatsServer) -> None:
    asked, _ = question("apprentice")

    async def main() -> None:
        async with asking(nats_server.address) as bots, working(nats_server.address) as other:
            await bots.choose(asked, "ada")
            (below,) = other.pids
            os.kill(below, signal.SIGSTOP)
            answer = asyncio.ensure_future(bots.choose(asked, "ada"))
            while not other._jobs:
                await asyncio.sleep(0.01)
            answer.cancel()
            while other._jobs:
                await asyncio.sleep(0.01)
            assert below not in other.pids

    run(main())


class SlowBus(NoBus):
    """Where a worker takes its time to say that it has a job."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.takes = asyncio.Event(), asyncio.Event()
        self.told: asyncio.Future[tuple[str, Forget]] = asyncio.Future()

    async def hand_out(self, kind: str, job: bytes) -> bytes | None:
        self.asked.set()
        await self.takes.wait()
        return b"w"

    def forget(self, worker: str, job: Forget) -> None:
        self.told.set_result((worker, job))


def test_a_worker_that_takes_a_job_too_late_hears_that_nobody_waits() -> None:
    async def main() -> None:
        line = SlowBus()
        job = Job(b"", lambda problem: {})
        answer = asyncio.create_task(Thinkers(line).ask(thinking.BOTS, job))
        await line.asked.wait()
        answer.cancel()
        with pytest.raises(asyncio.CancelledError):
            await answer
        line.takes.set()
        assert await line.told == ("w", Forget(line.thoughts, 1))

    run(main(), 5)


PERMISSIONS = """\
authorization {
  users: [
    { user: node, password: a }
    {
      user: worker, password: b,
      permissions: {
        subscribe: ["istanbul.*.think.>", "istanbul.worker.*"]
        publish: ["istanbul.*.thought.*", "_INBOX.>"]
      }
    }
  ]
}
"""


def test_a_worker_needs_no_right_to_speak_for_anybody(tmp_path: Path) -> None:
    """As in docs/scale.md: these permissions are enough."""
    docs = (Path(__file__).parents[3] / "docs" / "scale.md").read_text("utf-8")
    for line in PERMISSIONS.splitlines()[6:8]:
        assert line.strip() in docs
    config = tmp_path / "bus.conf"
    guarded = NatsServer("--config", str(config))
    config.write_text(PERMISSIONS, encoding="utf-8")
    asked, _ = question("apprentice")

    async def main() -> None:
        at = f"127.0.0.1:{guarded.port}"
        async with asking(f"nats://node:a@{at}") as bots, working(f"nats://worker:b@{at}"):
            await bots.choose(asked, "ada")
            assert bots.answered_away == 1

    with guarded:
        run(main())


def test_a_node_lets_a_worker_play_and_review(postgres: str, nats_server: NatsServer) -> None:
    with command(nats_server.address), node(postgres, nats_server.address) as address:
        ada = Person(address)
        seats = [{"kind": "bot", "agent": "apprentice"}] * 2
        body = {"options": {"players": 2, "max_rounds": 1}, "seats": seats, "start": True}
        table = ada("POST", "/api/tables", body).json["id"]
        wait_until(lambda: ada("GET", f"/api/tables/{table}").json["status"] == "over")
        played = elsewhere(ada)
        assert played >= 2
        reviewed(ada, table)
        assert elsewhere(ada) >= played + 2, "parts of the review, and what they come to"


def elsewhere(who: Person) -> int:
    """How many jobs of a node were done by workers of other machines."""
    name = "istanbul_jobs_elsewhere_total "
    lines = who("GET", "/api/metrics").raw.decode().splitlines()
    return next(int(line.removeprefix(name)) for line in lines if line.startswith(name))
