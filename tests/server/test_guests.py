"""Players of installed packages at a server: who cannot be loaded gets no seat."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from istanbul.agents import roster
from istanbul.engine.errors import MalformedInput
from istanbul.server.table.seats import bot_seat
from istanbul.server.workers.guests import leave_out_broken

GOOD = """
from istanbul.agents.random_agent import RandomAgent


class Player(RandomAgent):
    name = "good"
"""
POINTS = {"good": GOOD, "broken": "import no_such_package\n", "rude": "import os; os._exit(3)\n"}


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if three packages were installed, here and in processes that are started."""
    folder = tmp_path / "guests-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    points = [f"{name} = guest_{name}:Player" for name in POINTS]
    (folder / "entry_points.txt").write_text("\n".join([f"[{roster.GROUP}]", *points]) + "\n")
    for name, text in POINTS.items():
        (tmp_path / f"guest_{name}.py").write_text(text)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    found = [EntryPoint(name, f"guest_{name}:Player", roster.GROUP) for name in POINTS]
    monkeypatch.setattr(roster, "entry_points", lambda group: found)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    roster.guests.cache_clear()
    yield
    roster.guests.cache_clear()


@pytest.mark.usefixtures("packages")
def test_who_cannot_be_loaded_gets_no_seat(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        asyncio.run(leave_out_broken())
    assert [name for name in roster.names() if name in POINTS] == ["good"]
    assert bot_seat("good").agent == "good"
    for name in ("broken", "rude"):
        with pytest.raises(MalformedInput, match=f"agent {name!r} is unknown; expected random, "):
            bot_seat(name)
    told = {
        record.__dict__["fields"]["agent"]: record.__dict__["fields"] for record in caplog.records
    }
    assert "cannot be loaded: ModuleNotFoundError: No module named" in told["broken"]["said"]
    assert told["rude"]["said"] == "its process ended (3)"
