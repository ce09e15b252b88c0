"""What tests of several servers share: a bus, and two nodes in this process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from istanbul.server.running import background
from istanbul.server.settings import Settings
from tests.needs import need
from tests.server.cluster.bus import NatsServer


@pytest.fixture(scope="session")
def nats_server() -> Iterator[NatsServer]:
    need("nats")
    with NatsServer() as server:
        yield server


@contextmanager
def node(database: str, bus: str, **more: Any) -> Iterator[str]:
    """The address of a node; bots do not wait, limits are wide.

    Its lease is long: nodes of one process that has to wait for others must not fall out.
    """
    waits = {"pacing": 0.0, "leave_seconds": 0.0, "lease_seconds": 8.0}
    given = {**waits, "limit_scale": 1000.0, "bot_workers": 1, **more}
    with background(Settings(database=database, bus=bus, **given)) as address:
        yield address


@pytest.fixture
def nodes(postgres: str, nats_server: NatsServer) -> Iterator[list[str]]:
    """The addresses of two nodes."""
    with ExitStack() as stack:
        yield [stack.enter_context(node(postgres, nats_server.address)) for _ in range(2)]
