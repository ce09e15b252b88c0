"""A small part of `make attack`: every attack once, some thousand malformed messages, some load.

Times are not judged here, where other tests run beside it.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.attack.hostile import hostile_load
from tests.attack.registry import ATTACKS
from tests.attack.run import PATIENCE, Siege, fuzz, judge
from tests.few import every
from tests.server.processes import ServerProcess


def held(
    folder: Path, scale: str, *steps: tuple[str, Callable[..., Any], tuple[Any, ...]]
) -> list[str]:
    with ServerProcess(folder, {"TEST_LIMIT_SCALE": scale}) as server:
        server.wait()
        siege = Siege(server, seconds=1.0)
        asyncio.run(siege.run([(name, what, given, PATIENCE) for name, what, given in steps]))
    assert siege.outcomes
    return judge(siege, strict=False)


@pytest.mark.parametrize("name", every(3, ATTACKS))
def test_an_attack_is_held(tmp_path: Path, name: str) -> None:
    assert held(tmp_path, "1", (name, ATTACKS[name], ())) == []


def test_malformed_messages_do_no_harm(tmp_path: Path) -> None:
    assert held(tmp_path, "1e6", ("fuzz", fuzz, (3000,))) == []


def test_hostile_load_does_no_harm(tmp_path: Path) -> None:
    assert held(tmp_path, "1", ("hostile_load", hostile_load, (5.0,))) == []
