"""Ctrl-C and requests to end: at once, no process left, every finished game kept."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from istanbul.agents.arena import ArenaPlan
from istanbul.agents.arena_file import kept, kept_and_played
from istanbul.agents.spreading import spread
from istanbul.cli.stopping import SIGNALS, Stopped, Stopping
from tests.cli.runner import Run
from tests.commands import PATIENCE, alive, children, lines, running, wait_until

END = 5.0  # seconds; on a quiet machine less than two, mostly a tenth

Send = Callable[[int, int], None]  # to a process, or to its whole group as a terminal does
ARENA = ("arena", "--games", "2000", "--seed", "3", "--jobs", "2", "--resume", "results.jsonl")
TRADERS = ("--agents", "trader,trader", "--max-rounds", "12")
MASTERS = ("--agents", "master,trader", "--budget", "3s")  # always in the middle of a thought


def ended(process: subprocess.Popen[str], send: Send, number: int) -> tuple[int, str]:
    """Send the signal; the exit code and what was said, once it is sure that nothing is left."""
    below = children(process.pid)
    assert len(below) >= 2
    began = time.monotonic()
    send(process.pid, number)
    _, said = process.communicate(timeout=PATIENCE)
    assert time.monotonic() - began < END
    assert [pid for pid in below if alive(pid)] == []
    return process.returncode, said


@pytest.mark.parametrize("send", [os.kill, os.killpg], ids=["parent", "group"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["int", "term"])
def test_an_arena_ends_at_once_and_goes_on_there(send: Send, number: int, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with running(tmp_path, *ARENA, *TRADERS) as process:
        wait_until(lambda: lines(path) > 4)
        code, said = ended(process, send, number)
    assert code == 128 + number
    assert "Traceback" not in said
    plan = ArenaPlan({"players": 2, "max_rounds": 12}, ("trader", "trader"), 3)
    found = kept(path, plan)
    assert f"stopped after {len(found)} of 2000 games" in said
    assert lines(path) == len(found) + 1 > 4
    games = max(found) + 2
    there, every = kept_and_played(plan, games, spread(), path)
    assert there == len(found)
    assert [result.game for result in every] == list(range(games))
    assert kept(path, plan).keys() == set(range(games))


def test_who_thinks_in_native_code_is_interrupted_too(tmp_path: Path) -> None:
    with running(tmp_path, *ARENA, *MASTERS) as process:
        wait_until(lambda: len(children(process.pid)) >= 2)
        code, said = ended(process, os.killpg, signal.SIGINT)
    assert (code, "Traceback" in said) == (130, False)


def test_one_ctrl_c_more_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"

    def often(pid: int, number: int) -> None:
        with suppress(ProcessLookupError):  # it may have ended already
            for _ in range(20):
                os.killpg(pid, number)
                time.sleep(0.001)  # else several would be one

    with running(tmp_path, *ARENA, *TRADERS) as process:
        wait_until(lambda: lines(path) > 2)
        code, said = ended(process, often, signal.SIGINT)
    assert code == 130
    assert "Traceback" not in said


def test_a_simulation_keeps_every_game_that_was_over(tmp_path: Path, run: Run) -> None:
    words = ("simulate", "--games", "9999", "--seed", "1", "--jobs", "2", "--max-rounds", "9")
    with running(tmp_path, *words, "--out", "a.jsonl", "--decisions", "b.jsonl") as process:
        wait_until(lambda: any(lines(path) > 40 for path in tmp_path.glob(".a.jsonl*")))
        code, said = ended(process, os.killpg, signal.SIGINT)
    assert code == 130
    games = lines(tmp_path / "a.jsonl")
    assert said == f"istanbul: stopped after {games} of 9999 games\n"
    assert {path.name for path in tmp_path.iterdir()} == {"a.jsonl", "b.jsonl"}
    ran = run(
        "simulate", *words[1:-4], "--games", str(games + 2), "--max-rounds", "9", "--out", "c.jsonl"
    )
    assert ran.code == 0, ran.err
    kept, whole = ((tmp_path / name).read_text().splitlines() for name in ("a.jsonl", "c.jsonl"))
    places = [whole.index(line) for line in kept]
    assert places == sorted(places)
    assert places[-1] <= games, "one game at most was not over while later ones were"
    decided = (tmp_path / "b.jsonl").read_text(encoding="utf-8").splitlines()
    assert {json.loads(line)["game"] for line in decided} == set(range(games))


def test_a_lost_process_is_told(tmp_path: Path) -> None:
    with running(tmp_path, *ARENA, *MASTERS) as process:
        wait_until(lambda: len(children(process.pid)) >= 2)
        first, *others = children(process.pid)
        os.kill(first, signal.SIGKILL)
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert said == "istanbul: the process that played game 0 has ended (exit code -9)\n"
    assert [pid for pid in others if alive(pid)] == []


def test_workers_do_not_outlive_a_killed_command(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with running(tmp_path, *ARENA, *TRADERS) as process:
        wait_until(lambda: lines(path) > 2)
        below = children(process.pid)
        process.kill()
        process.communicate()
    wait_until(lambda: not any(alive(pid) for pid in below))


@pytest.fixture
def own_signals() -> Iterator[None]:
    """Puts back what was set for signals."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("own_signals")
def test_what_is_held_back_is_done_as_a_whole() -> None:
    done: list[str] = []

    def work() -> None:
        with stopping.held_back():
            os.kill(os.getpid(), signal.SIGTERM)
            done.append("all of it")

    with Stopping() as stopping:
        with pytest.raises(Stopped) as stop:
            work()
        os.kill(os.getpid(), signal.SIGINT)
    os.kill(os.getpid(), signal.SIGINT)  # neither disturbs anything
    assert (done, stop.value.code) == (["all of it"], 143)


@pytest.mark.long
def test_a_cluster_of_its_own_ends_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "local")
    path = tmp_path / "results.jsonl"
    with running(tmp_path, *ARENA, *TRADERS, "--cluster", "ray") as process:
        wait_until(lambda: lines(path) > 2)
        below = children(process.pid)
        os.kill(process.pid, signal.SIGTERM)
        _, said = process.communicate(timeout=PATIENCE)  # Ray takes its time
    assert process.returncode == 143
    assert "stopped after" in said
    wait_until(lambda: not any(alive(pid) for pid in below))
