"""A NATS server in a process of its own, on loopback."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from istanbul.server.running import listen

SECONDS = 20.0
PROGRAM = Path(sys.executable).with_name("nats-server")


class NatsServer:
    """Started when entered, killed when left, in between to be killed and started again."""

    def __init__(self, *options: str, user: str = "") -> None:
        with listen("127.0.0.1", 0) as free:
            self.port = int(free.getsockname()[1])
        self.address = f"nats://{user}{'@' if user else ''}127.0.0.1:{self.port}"
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        command = [str(PROGRAM), "-a", "127.0.0.1", "-p", str(self.port), *self._options]
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
        give_up = time.monotonic() + SECONDS
        while time.monotonic() < give_up:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.02)  # nobody tells when it listens
            else:
                return
        raise AssertionError("the NATS server did not start")

    def kill(self) -> None:
        """At once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.kill()
