"""Who plays the games of a plan: this process, several of them, or a cluster of machines.

Every game of a plan follows from its number alone. So wherever it is played the result is the same,
and one that was lost with its machine is simply played again. Results come in the order of numbers;
whoever cannot wait for that hears of each game as soon as it is over.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from socket import create_connection
from threading import current_thread, main_thread
from types import ModuleType
from typing import Final, Protocol, TypeVar

from istanbul.agents.pool import play_at_once
from istanbul.engine.errors import MalformedInput
from istanbul.engine.extras import extra

T = TypeVar("T")
CLUSTERS: Final = ("ray",)
AHEAD: Final = 4  # games that wait for each core of a cluster
KNOCK: Final = 10.0  # seconds for a cluster to answer
Pairs = Generator[tuple[int, T], None, None]
"""Numbers with their results, in the order in which the games end."""
Finished = Callable[[int, T], None]
"""Hears of a game: its number and its result."""


class Spread(Protocol):
    """A way to play many games."""

    def __call__(
        self, play: Callable[[int], T], numbers: Sequence[int], finished: Finished[T] | None = None
    ) -> Iterator[T]:
        """Play the games with these numbers; the results come in their order.

        `finished` hears of every game when it is over, be those before it over or not.
        """


def spread(jobs: int = 1, cluster: str | None = None) -> Spread:
    """Play this many games in parallel here, or on a cluster of that kind."""
    if cluster is None:
        return partial(_in_order, partial(_here, jobs))
    if cluster not in CLUSTERS:
        raise MalformedInput(f"cluster {cluster!r}: expected {', '.join(CLUSTERS)}")
    extra("ray", "ray")  # complains now, not with the first game
    return partial(_in_order, partial(_on_ray, jobs))


def _in_order(
    way: Callable[[Callable[[int], T], Sequence[int]], Pairs[T]],
    play: Callable[[int], T],
    numbers: Sequence[int],
    finished: Finished[T] | None = None,
) -> Iterator[T]:
    """Results wait until it is their turn."""
    waiting: dict[int, T] = {}
    following = iter(numbers)
    number = next(following, None)
    with closing(way(play, numbers)) as pairs:
        for over, result in pairs:
            if finished is not None:
                finished(over, result)
            waiting[over] = result
            while number in waiting:
                yield waiting.pop(number)
                number = next(following, None)


def _here(jobs: int, play: Callable[[int], T], numbers: Sequence[int]) -> Pairs[T]:
    if jobs > 1 and len(numbers) > 1:
        yield from play_at_once(jobs, play, numbers)
        return
    for number in numbers:
        yield number, play(number)


def _on_ray(jobs: int, play: Callable[[int], T], numbers: Sequence[int]) -> Pairs[T]:
    """Ray plays a game again if its worker or machine is gone, as often as it takes."""
    ray = extra("ray", "ray")
    started = not ray.is_initialized()
    if started:
        with _own_sigterm():
            _join(ray, jobs)
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        task, shared = ray.remote(max_retries=-1)(_play_one), ray.put(play)
        left = iter(numbers)
        under_way: dict[object, int] = {}
        while True:
            for _, number in zip(range(AHEAD * cores - len(under_way)), left, strict=False):
                under_way[task.remote(shared, number)] = number
            if not under_way:
                return
            for done in ray.wait(list(under_way))[0]:
                yield under_way.pop(done), ray.get(done)
    finally:
        if started:
            ray.shutdown()


@contextmanager
def _own_sigterm() -> Iterator[None]:
    """Ray puts a handler of its own in place, which would end us without tidying up."""
    if current_thread() is not main_thread():  # no handlers elsewhere
        yield
        return
    before = signal.getsignal(signal.SIGTERM)
    yield
    if before is not None:  # else it was none of Python's
        signal.signal(signal.SIGTERM, before)


def _join(ray: ModuleType, jobs: int) -> None:
    """The cluster that RAY_ADDRESS names, or one that runs here, or so many cores of our own."""
    quiet = {"log_to_driver": False, "logging_level": "error"}
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


def _play_one(play: Callable[[int], T], number: int) -> T:
    return play(number)
