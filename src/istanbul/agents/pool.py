"""Games at the same time, in processes of this computer.

A process plays one game after the other and gives back each result at once. Whatever ends the work,
a mistake, Ctrl-C or a closed generator, no process is left behind, not even what players started.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import Process, parent_process
from multiprocessing.connection import Connection, Pipe, wait
from traceback import format_exc
from typing import Final, Generic, TypeVar

T = TypeVar("T")
Play = Callable[[int], T]
AHEAD: Final = 2  # numbers that a process has: one to play, and one to go on with
STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def play_at_once(jobs: int, play: Play[T], numbers: Sequence[int]) -> Iterator[tuple[int, T]]:
    """Numbers with their results, in the order in which the games end."""
    left = iter(numbers)
    workers: list[_Worker[T]] = []
    try:
        for _ in range(min(jobs, len(numbers))):
            workers.append(_Worker(play))
            workers[-1].give(left, AHEAD)
        while busy := [worker for worker in workers if worker.numbers]:
            ready = wait([worker.line for worker in busy])
            for worker in busy:
                if worker.line in ready:
                    number, result = worker.take()
                    worker.give(left, 1)
                    yield number, result
    finally:
        for worker in workers:
            worker.end()


class _Worker(Generic[T]):
    """A process, the line to it, and the numbers that it has."""

    def __init__(self, play: Play[T]) -> None:
        self.numbers: list[int] = []
        self.line, theirs = Pipe()
        self.process = Process(target=_work, args=(theirs, play), daemon=True)
        with _no_signals():
            self.process.start()
        theirs.close()

    def give(self, numbers: Iterator[int], n: int) -> None:
        """So many numbers more, if there are any."""
        for _, number in zip(range(n), numbers, strict=False):
            self.numbers.append(number)
            self.line.send(number)

    def take(self) -> tuple[int, T]:
        """The next result. What went wrong over there is raised here."""
        number = self.numbers.pop(0)
        try:
            result, problem = self.line.recv()
        except (EOFError, ConnectionError) as gone:
            self.process.join()
            code = self.process.exitcode
            raise ChildProcessError(
                f"the process that played game {number} has ended (exit code {code})"
            ) from gone
        if problem is not None:
            raise problem
        return number, result

    def end(self) -> None:
        """At once, whatever it does, and all that it started with it."""
        if sys.platform != "win32":
            with suppress(OSError):  # it has ended, or has just begun
                os.killpg(self.process.ident or 0, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.line.close()


def _work(line: Connection, play: Play[T]) -> None:
    """The process: a number comes in, a result or a problem goes out."""
    _out_of_reach()
    above = parent_process()
    assert above is not None
    with suppress(EOFError, OSError):  # whoever asked has gone
        while line in wait([line, above.sentinel]):
            number = line.recv()
            found, problem = None, None
            try:
                found = play(number)
            except Exception as raised:
                raised.add_note(format_exc())
                problem = raised
            line.send((found, problem))


def _out_of_reach() -> None:
    """Ctrl-C is for the one who started us; it ends our group, which holds what players start."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform != "win32":
        os.setsid()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)


@contextmanager
def _no_signals() -> Iterator[None]:
    """A process that is being started must not answer to them in the name of its parent."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
