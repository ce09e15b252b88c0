"""Who plays the games of a plan: this process, several of them, or a cluster of machines.

A game of a plan depends only on its number. So the result is the same wherever it is played, and a
game that was lost with its machine is simply played again. Results come in the order of numbers.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from socket import create_connection
from typing import Any, Final, Protocol, TypeVar

from istanbul.engine.errors import MalformedInput
from istanbul.engine.extras import extra

T = TypeVar("T")
CLUSTERS: Final = ("ray",)
AHEAD: Final = 4  # pieces of work that wait for each core of a cluster
KNOCK: Final = 10.0  # seconds for a cluster to answer
BIGGEST_PIECE: Final = 50  # games: a lost machine loses no more time than theirs


class Spread(Protocol):
    """A way to play many games."""

    def __call__(self, play: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        """Play the games with these numbers; the results come in their order."""


def spread(jobs: int = 1, cluster: str | None = None) -> Spread:
    """Play this many games in parallel here, or on a cluster of that kind."""
    if cluster is None:
        return partial(_here, jobs)
    if cluster not in CLUSTERS:
        raise MalformedInput(f"cluster {cluster!r}: expected {', '.join(CLUSTERS)}")
    extra("ray", "ray")  # complains now, not with the first game
    return partial(_on_ray, jobs)


def _here(jobs: int, play: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
    if jobs == 1 or len(numbers) < 2:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(min(jobs, len(numbers))) as pool:
        yield from pool.map(play, numbers, chunksize=_piece(len(numbers), jobs))


def _on_ray(jobs: int, play: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
    """Ray plays a piece again if its worker or machine is gone, as often as it takes."""
    ray = extra("ray", "ray")
    started = not ray.is_initialized()
    if started:
        _join(ray, jobs)
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        size = _piece(len(numbers), cores)
        task = ray.remote(max_retries=-1)(_play_all)
        pieces = deque(numbers[at : at + size] for at in range(0, len(numbers), size))
        under_way: deque[Any] = deque()
        while pieces or under_way:
            while pieces and len(under_way) < AHEAD * cores:
                under_way.append(task.remote(play, pieces.popleft()))
            yield from ray.get(under_way.popleft())
    finally:
        if started:
            ray.shutdown()


def _join(ray: Any, jobs: int) -> None:
    """The cluster that RAY_ADDRESS names, or one that runs here, or so many cores of our own."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    address = os.environ.get("RAY_ADDRESS", "auto")
    if address not in ("auto", "local"):
        _knock(address)
    if address != "local":
        try:
            ray.init(address=address, **quiet)
        except ConnectionError as problem:
            if address != "auto":
                message = f"RAY_ADDRESS: the cluster at {address!r} cannot be joined ({problem})"
                raise MalformedInput(message) from problem
        else:
            return
    ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)


def _knock(address: str) -> None:
    """Ray itself would wait for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    try:
        create_connection((host, int(port)), KNOCK).close()
    except (OSError, ValueError) as problem:
        message = f"RAY_ADDRESS: no cluster answers at {address!r} ({problem})"
        raise MalformedInput(message) from problem


def _play_all(play: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    return [play(number) for number in numbers]


def _piece(games: int, workers: int) -> int:
    """How many games go to a worker at once: enough to go round twenty times."""
    return max(1, min(BIGGEST_PIECE, games // workers // 20))
