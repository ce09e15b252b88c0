"""Bots: legal answers from other processes, and a game that goes on whatever happens to them."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from istanbul.agents import roster
from istanbul.agents.asking import AgentFailed
from istanbul.agents.base import Question as AgentQuestion
from istanbul.agents.random_agent import RandomAgent
from istanbul.engine.errors import MalformedInput
from istanbul.engine.match import Match
from istanbul.engine.state import View
from istanbul.server.workers import bot_worker, bots
from istanbul.server.workers import pool as pool_of_processes
from istanbul.server.workers.bots import Bots, Question
from istanbul.server.workers.jobs import BotJob
from tests.commands import alive, children, wait_until
from tests.server.playing import begun
from tests.server.serving import run

read = msgspec.json.Decoder(BotJob).decode


def question(agent: str = "apprentice", **options: object) -> tuple[Question, Match]:
    """What a game at its beginning asks."""
    table = begun(**options)
    assert table.match is not None
    assert table.waits_for is not None
    return Question.of(table.match, table.waits_for, agent), table.match


def with_bots(what: Callable[[Bots], Awaitable[None]], seconds: float = 30.0) -> None:
    async def main() -> None:
        pool = Bots(workers=1, seconds=seconds)
        try:
            await what(pool)
        finally:
            await pool.close()

    run(main())


@pytest.mark.parametrize("agent", roster.RUNGS)
@pytest.mark.parametrize("game", ["board", "dice"])
def test_every_bot_answers_with_a_legal_action(agent: str, game: str) -> None:
    asked, match = question(agent, game=game)

    async def ask(pool: Bots) -> None:
        assert await pool.choose(asked) in match.state.legal_actions()
        assert pool.restarts == 0

    with_bots(ask)


def test_a_worker_knows_what_its_seat_may_know_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, match = question("apprentice", players=3)
    job = read(asked.line(b"key"))
    seat = asked.viewer
    seen: list[View] = []

    class Nosy(RandomAgent):
        def choose(self, question: AgentQuestion) -> int:
            seen.append(question.view)
            return super().choose(question)

    monkeypatch.setattr(roster, "find", lambda name: Nosy)
    bot_worker.answer(job)
    assert seen[0].to_json() == match.state.view(seat).to_json()
    others = [match.state.view(other).record.pack() for other in range(3) if other != seat]
    assert asked.view == match.state.view(seat).record.pack()
    assert asked.view not in others


def test_what_others_asked_before_makes_no_difference() -> None:
    asked, _ = question("random", players=5)
    jobs = [read(asked.line(bytes([n]))) for n in range(20)]
    alone = [bot_worker.answer(job) for job in jobs]
    assert [bot_worker.answer(job) for job in reversed(jobs)] == alone[::-1]
    assert len({str(answer) for answer in alone}) > 1


def test_a_killed_worker_is_replaced_and_the_question_put_again() -> None:
    asked, match = question()

    async def ask(pool: Bots) -> None:
        await pool.choose(asked)
        (first,) = pool.pids
        os.kill(first, signal.SIGKILL)
        assert await pool.choose(asked) in match.state.legal_actions()
        (second,) = pool.pids
        assert second != first
        assert pool.restarts >= 1

    with_bots(ask)


def test_a_worker_killed_while_it_thinks_is_replaced() -> None:
    asked, match = question()

    async def ask(pool: Bots) -> None:
        await pool.choose(asked)
        os.kill(pool.pids[0], signal.SIGSTOP)  # it thinks, and thinks
        answer = asyncio.ensure_future(pool.choose(asked))
        await asyncio.sleep(0.1)
        assert not answer.done()
        os.kill(pool.pids[0], signal.SIGKILL)
        assert await answer in match.state.legal_actions()
        assert pool.restarts == 1

    with_bots(ask)


def test_a_worker_that_takes_too_long_is_replaced() -> None:
    asked, match = question()

    async def ask(pool: Bots) -> None:
        await pool.choose(asked)
        stopped = pool.pids[0]
        os.kill(stopped, signal.SIGSTOP)
        assert await pool.choose(asked) in match.state.legal_actions()
        assert pool.pids != [stopped]

    with_bots(ask, seconds=3.0)


def test_a_bot_that_always_fails_does_not_stop_the_game(caplog: pytest.LogCaptureFixture) -> None:
    asked, match = question("no such agent")

    async def ask(pool: Bots) -> None:
        assert await pool.choose(asked) in match.state.legal_actions()
        assert pool.restarts == bots.TRIES

    with_bots(ask)
    assert "any legal action is taken" in caplog.text
    told = [record.__dict__["fields"] for record in caplog.records if "fields" in record.__dict__]
    assert len(told) == bots.TRIES + 1
    assert all(fields["agent"] == "no such agent" for fields in told)
    assert told[0]["said"] == "agent 'no such agent' is unknown"
    assert told[0]["table"] == bots.table_mark(asked.table)


class Careless(RandomAgent):
    """Knows a secret, and fails."""

    def choose(self, question: AgentQuestion) -> int:
        raise KeyError("five_lira")


class Cheat(RandomAgent):
    """Does what is not on the list."""

    def choose(self, question: AgentQuestion) -> int:
        return -1


@pytest.mark.parametrize(
    ("kind", "error", "said"),
    [(Careless, "KeyError", ""), (Cheat, "AgentFailed", "the answer is not legal")],
)
def test_a_failure_is_told_with_its_places_and_without_cards(
    kind: type[RandomAgent], error: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, _ = question("apprentice")
    monkeypatch.setattr(roster, "find", lambda name: kind)
    bot_worker._agent.cache_clear()
    with pytest.raises(AgentFailed) as caught:
        bot_worker.answer(read(asked.line(b"key")))
    bot_worker._agent.cache_clear()
    found = bot_worker.failure(caught.value)
    assert (found.error, found.said) == (error, said)
    assert "five_lira" not in str(found)
    if kind is Careless:
        assert found.at[-1].startswith("Careless.choose:")
    logged = bots.told_failure(asked, bots.BotError(found))
    assert logged["agent"] == "apprentice"
    assert logged["seat"] == asked.viewer


def test_a_worker_starts_no_command_for_a_client(tmp_path: Path) -> None:
    asked, _ = question(f"cmd:touch {tmp_path / 'started'}")
    with pytest.raises(MalformedInput, match="is unknown"):
        bot_worker.answer(read(asked.line(b"key")))
    assert not (tmp_path / "started").exists()


def test_a_command_with_a_name_takes_part(monkeypatch: pytest.MonkeyPatch) -> None:
    example = Path(__file__).parents[2] / "examples" / "other_languages" / "busy.py"
    monkeypatch.setattr(roster, "COMMANDS", {})
    roster.offer("busy", f"{sys.executable} {example}")
    asked, match = question("busy")
    below: list[int] = []

    async def ask(pool: Bots) -> None:
        assert await pool.choose(asked) in match.state.legal_actions()
        assert pool.restarts == 0
        below.extend(children(pool.pids[0]))

    with_bots(ask)
    assert len(below) == 1
    wait_until(lambda: not alive(below[0]))


def test_workers_think_at_the_same_time() -> None:
    asked, _ = question()

    async def main() -> None:
        pool = Bots(workers=2)
        try:
            await asyncio.gather(*(pool.choose(asked) for _ in range(6)))
            assert len(pool.pids) == 2
        finally:
            await pool.close()
        assert pool.pids == []

    run(main())


def test_a_process_that_is_being_started_when_all_stops_is_not_lost() -> None:
    asked, _ = question()

    async def main() -> None:
        pool = Bots(workers=1)
        asking = asyncio.ensure_future(pool.choose(asked))
        (worker,) = pool._pool._workers
        assert isinstance(worker, pool_of_processes._Process)
        while worker._process is None:
            await asyncio.sleep(0)
        starting = worker._process
        asking.cancel()
        await pool.close()
        await asyncio.wait([asking])
        assert (await starting).returncode is not None, "it has ended, and we know of it"

    run(main())
