"""A server in a process of its own."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from istanbul.server.running import listen

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 30.0
PROGRAM = (sys.executable, "-m", "tests.server.loaded_server")


class ServerProcess:
    """Started when entered, killed when left, in between to be killed and started again."""

    def __init__(
        self,
        folder: Path,
        env: Mapping[str, str] | None = None,
        database: str | None = None,
        bus: str | None = None,
        tree: Path = ROOT,
    ) -> None:
        """`tree` has the program, perhaps of another version."""
        with listen("127.0.0.1", 0) as free:
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database or str(folder / "tables.db")
        self._more = [bus] if bus else []
        self._said = folder / f"server-{self.port}.log"
        self._env = {**os.environ, **(env or {})}
        self.tree = tree
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        path = filter(None, (self._env.get("PYTHONPATH"), str(self.tree / "src")))
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(
                [*PROGRAM, str(self.port), self.database, *self._more],
                cwd=self.tree,
                env={**self._env, "PYTHONPATH": os.pathsep.join(path)},
                stdout=said,
                stderr=said,
            )

    def wait(self) -> None:
        """Until it answers."""
        assert self._process is not None
        give_up = time.monotonic() + START_SECONDS
        while time.monotonic() < give_up:
            if self._process.poll() is not None:
                raise AssertionError(f"the server ended by itself:\n{self.said()}")
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError(f"the server did not start:\n{self.said()}")

    def said(self) -> str:
        """What it printed."""
        return self._said.read_text(encoding="utf-8", errors="replace")

    def megabytes(self) -> float:
        """Of memory that it takes."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return float(status.partition("VmRSS:")[2].split()[0]) / 1024

    def let_files_grow(self, to: int | None) -> None:
        """From now on the system refuses to write beyond so many bytes of any file."""
        assert self._process is not None
        most = resource.RLIM_INFINITY
        soft = most if to is None else to
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (soft, most))

    def signal(self, number: signal.Signals) -> None:
        """Pause it, let it go on, or ask it to end."""
        assert self._process is not None
        self._process.send_signal(number)

    def ended(self, seconds: float) -> int:
        """Wait for its end; its exit status."""
        assert self._process is not None
        return self._process.wait(seconds)

    def kill(self) -> None:
        """At once, without a chance to tidy up."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
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
