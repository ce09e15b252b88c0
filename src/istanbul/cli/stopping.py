"""Ctrl-C, and requests to end, for commands that play many games: finished games are kept."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


Handler = Callable[[int, FrameType | None], object] | int | None


class Stopped(KeyboardInterrupt):
    """Somebody wants the command to end. Its exit code is the one that shells give a signal."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.code = 128 + number


class Stopping:
    """Within it a signal raises `Stopped`, once; what comes later cannot disturb the tidying up."""

    def __init__(self) -> None:
        self._before: dict[int, Handler] = {}
        self._held = False
        self._came: int | None = None

    def __enter__(self) -> Stopping:
        for number in SIGNALS:
            if signal.getsignal(number) != signal.SIG_IGN:  # nohup, or a shell's `&`
                self._before[number] = signal.signal(number, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            # A command that was stopped ends, and needs no second reason while it does.
            signal.signal(number, before if self._came is None else signal.SIG_IGN)

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """What is done here is done as a whole: a signal is heard after it."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._came is not None:
            raise Stopped(self._came)

    def _hear(self, number: int, _: FrameType | None) -> None:
        if self._came is not None:
            return
        self._came = number
        if not self._held:
            raise Stopped(number)
