"""A NATS server in a process of its own, on loopback."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

from istanbul.server.cluster.bus import Bus
from istanbul.server.processes import port_of

ANY = -1  # port, as the server itself finds one
PROGRAM = Path(sys.executable).with_name("nats-server")


class NoBus(Bus):
    """A bus that has never been connected."""

    def __init__(self) -> None:
        super().__init__(
            *("nats://127.0.0.1", "n"),
            heard=lambda message: None,
            broken=lambda: None,
            back=lambda: None,
        )


class NatsServer:
    """Started when entered, killed when left, in between to be killed and started again."""

    def __init__(self, *options: str) -> None:
        self.port = ANY  # then the same after every start
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it listens."""
        with tempfile.TemporaryDirectory() as folder:
            ports = ["-p", str(self.port), "--ports_file_dir", folder]
            command = [str(PROGRAM), "-a", "127.0.0.1", *ports, *self._options]
            quiet = subprocess.DEVNULL
            self._process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
            self.port = port_of(self._process, Path(folder))

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
