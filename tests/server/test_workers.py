"""Workers are shared by rank and by person; a job that takes too long is killed, and only that."""

import asyncio
import os
import signal

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.engine.log import Log
from istanbul.server.errors import Refused
from istanbul.server.workers import logs
from istanbul.server.workers import pool as pool_of_processes
from istanbul.server.workers.logs import Logs
from istanbul.server.workers.pool import NOBODY, PEOPLE, Pool, Turns
from tests.server.playing import begun, play_on


def finished() -> Log:
    """The log of a short game."""
    table = begun(players=2, max_rounds=1)
    play_on(table)
    return table.log()


def order_of(waiting: list[tuple[str, int]]) -> list[int]:
    """In which order those who wait for the one worker get it."""

    async def main() -> list[int]:
        turns, served = Turns(1), list[int]()

        async def job(n: int, person: str, rank: int) -> None:
            await turns.take(person, rank)
            served.append(n)
            turns.give()

        await turns.take("at work", PEOPLE)
        jobs = [asyncio.create_task(job(n, *who)) for n, who in enumerate(waiting)]
        await asyncio.sleep(0)
        turns.give()
        await asyncio.gather(*jobs)
        await asyncio.wait_for(turns.take("anybody", NOBODY), 1)  # it is free again
        return served

    return asyncio.run(main())


def test_one_person_with_many_jobs_keeps_nobody_waiting_for_more_than_one() -> None:
    jobs = [("greedy", PEOPLE)] * 5 + [("ada", PEOPLE), ("ben", PEOPLE), ("ada", PEOPLE)]
    assert order_of(jobs) == [0, 5, 6, 1, 7, 2, 3, 4]


def test_tables_without_people_come_last() -> None:
    assert order_of([("greedy", NOBODY), ("greedy", NOBODY), ("ada", PEOPLE)]) == [2, 0, 1]


def test_who_gives_up_waiting_does_not_take_the_turn_along() -> None:
    async def main() -> None:
        turns = Turns(1)
        await turns.take("a", PEOPLE)
        gone = asyncio.create_task(turns.take("b", PEOPLE))
        granted = asyncio.create_task(turns.take("c", PEOPLE))
        await asyncio.sleep(0)
        gone.cancel()
        turns.give()
        await asyncio.wait_for(granted, 1)
        late = asyncio.create_task(turns.take("d", PEOPLE))
        await asyncio.sleep(0)
        turns.give()
        late.cancel()  # in the moment in which its turn has come
        await asyncio.gather(late, gone, return_exceptions=True)
        await asyncio.wait_for(turns.take("e", PEOPLE), 1)

    asyncio.run(main())


def test_a_log_that_takes_too_long_is_refused_and_the_next_one_is_not() -> None:
    log = finished()

    async def main() -> None:
        worker = Logs(seconds=30.0)
        try:
            await worker.check("ada", log)
            os.kill(worker._pool.pids[0], signal.SIGSTOP)  # as if it went on for ever
            worker._pool._seconds = 0.2
            with pytest.raises(Refused, match="too long"):
                await worker.check("ada", log)
            worker._pool._seconds = 30.0
            assert b'"problem":null' in await worker.verify("ben", log)
        finally:
            await worker.close()
        assert worker._pool.pids == []

    asyncio.run(main())


def test_nobody_lets_many_logs_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MOST_WAITING", 0)

    async def main() -> None:
        worker = Logs()
        with pytest.raises(Refused, match="still being worked on"):
            await worker.check("ada", finished())
        await worker.close()

    asyncio.run(main())


def test_what_is_wrong_with_a_log_is_said_as_ever() -> None:
    log = finished()
    broken = Log({**log.header, "rules": 999}, log.entries, log.result)

    async def main() -> None:
        worker = Logs()
        try:
            with pytest.raises(MalformedInput, match="rules revision 999"):
                await worker.check("ada", broken)
        finally:
            await worker.close()

    asyncio.run(main())


def test_a_process_ends_also_when_nobody_waits_for_its_end() -> None:
    async def main() -> None:
        pool = Pool(["istanbul.server.workers.log_worker"], 1)
        (worker,) = pool._workers
        assert isinstance(worker, pool_of_processes._Process)
        asking = asyncio.create_task(worker.ask(b"{}\n"))
        await asyncio.sleep(0)
        stopping = asyncio.create_task(worker.stop())  # it is about to be started
        await asyncio.sleep(0)
        stopping.cancel()
        asking.cancel()
        await asyncio.gather(asking, stopping, return_exceptions=True)
        (ending,) = worker._ending
        await pool.close()
        assert ending.done()
        assert not ending.cancelled()

    asyncio.run(main())
