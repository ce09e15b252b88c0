"""Games are the same wherever they are played, and a lost worker loses none."""

from __future__ import annotations

import builtins
import os
import signal
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import ray

from istanbul.agents.arena import ArenaPlan, Result, results
from istanbul.agents.simulation import Plan, play
from istanbul.agents.spreading import spread
from istanbul.engine.errors import MalformedInput

PLAN = Plan({"players": 3, "max_rounds": 8}, ["random", "apprentice"], 3, keep_logs=True)


def test_no_cluster_at_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(MalformedInput, match=r"no cluster answers at '127\.0\.0\.1:1'"):
        list(spread(cluster="ray")(str, range(2)))


def test_a_cluster_that_refuses_is_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise ConnectionError("other version")

    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{other.getsockname()[1]}")
        monkeypatch.setattr(ray, "init", refuse)
        with pytest.raises(MalformedInput, match=r"cannot be joined \(other version\)"):
            list(spread(cluster="ray")(str, range(2)))


@pytest.fixture(scope="module")
def two_workers() -> Iterator[None]:
    """A Ray of two workers on this machine. It puts a `print` of its own in Python's place."""
    kept = builtins.print
    ray.init(
        address="local",
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        logging_level="error",
    )
    yield
    ray.shutdown()
    builtins.print = kept


def without_times(found: Result) -> Result:
    return Result(**{**found.to_json(), "decision_us": {}})


def test_simulated_games_are_the_same_on_a_cluster(two_workers: None) -> None:
    here = list(spread()(partial(play, PLAN), range(9)))
    assert list(spread(cluster="ray")(partial(play, PLAN), range(9))) == here


def test_an_arena_is_the_same_on_a_cluster(two_workers: None) -> None:
    plan = ArenaPlan({"players": 2, "max_rounds": 6}, ("apprentice", "random"), 5)
    here, there = (
        [without_times(one) for one in results(plan, range(1, 7), way)]
        for way in (spread(), spread(cluster="ray"))
    )
    assert there == here


def play_or_die(folder: Path, number: int) -> int:
    """A game whose worker is killed under it the first time."""
    met = folder / str(number)
    if number % 4 == 1 and not met.exists():
        met.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_lost_worker_loses_no_result(two_workers: None, tmp_path: Path) -> None:
    found = list(spread(cluster="ray")(partial(play_or_die, tmp_path), range(12)))
    assert found == [number * number for number in range(12)]
    assert len(list(tmp_path.iterdir())) == 3, "three workers were killed"


def test_an_unknown_cluster() -> None:
    with pytest.raises(MalformedInput, match="cluster 'cloud': expected ray"):
        spread(cluster="cloud")
