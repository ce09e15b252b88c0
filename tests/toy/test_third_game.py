"""A third game is a folder: it is played everywhere, and nothing outside its folder names it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, Client
from tests.server.processes import ServerProcess
from tests.server.serving import play_at_random, run

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
ENV: Final = {**os.environ, "PYTHONPATH": str(HERE)}  # as if the package were installed
CONFORMS: Final = """
import istanbul
from istanbul.engine.conformance import check_game

for players in (2, 3, 4):
    check_game(istanbul.game("harbour", players=players, seed=1), seed=players)
view = istanbul.game("harbour", seed=1).start(seed=1).view(0)
assert view.to_svg().count("<text") == 3
"""
LEARNS: Final = """
from pettingzoo.test import api_test
from istanbul.research.pettingzoo.aec import IstanbulAEC, wrapped

class raw_env(IstanbulAEC):
    metadata = {**IstanbulAEC.metadata, "name": "harbour_v0"}
    game = "harbour"

api_test(wrapped(raw_env, players=3), num_cycles=200)
"""


def ran(*command: str, typed: str = "") -> str:
    """What a command says; it must end well."""
    found = subprocess.run(
        [sys.executable, *command],
        env=ENV,
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout


def istanbul(*words: str, typed: str = "") -> str:
    return ran("-m", "istanbul", *words, typed=typed)


def test_it_keeps_the_contract() -> None:
    ran("-c", CONFORMS)


def test_it_is_played_in_the_terminal_and_replayed(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    options = ["--game", "harbour", "--players", "2", "--bots", "random", "--seed", "4"]
    typed = "help quay\n" + "2\n1\n" * 60  # whatever can be done: a ruby first
    said = istanbul("play", "--terminal", *options, "--save", str(log), typed=typed)
    assert "so many lira are yours" in said
    assert "Red goes to the Jeweller · buys a ruby" in said
    assert "Someone has collected enough rubies." in said
    told = istanbul("replay", str(log))
    assert "Red goes to the Quay" in told
    assert istanbul("replay", "--check", str(log)).startswith("ok: ")


def test_bots_play_it() -> None:
    found = json.loads(
        istanbul("simulate", "--game", "harbour", "--agents", "random", "--games", "5", "--json")
    )
    assert found["games"] == 5
    said = subprocess.run(
        [sys.executable, "-m", "istanbul", "simulate", "--game", "harbour", "--agents", "master"],
        env=ENV,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert said.returncode == 2
    assert "no computer player knows the game 'harbour'" in said.stderr


def test_learners_play_it() -> None:
    pytest.importorskip("pettingzoo", reason="the extra `research`")
    assert "Passed" in ran("-c", LEARNS)


def test_it_is_served(tmp_path: Path) -> None:
    async def play(address: str) -> list[dict[str, Any]]:
        async with await Client.connect(address, "Ada") as client:
            options = {"game": "harbour", "players": 3}
            table = await client.new_table(options, [ME, "random", "random"])
            game = await client.watch(table.id, previews=True)
            assert await play_at_random(game, SeededSource(5)) > 3
            assert game.over is not None
            assert game.over.reason == "rubies"
            statistics: Any = await client.http("GET", "/api/me/statistics")
            assert [way["key"] for way in statistics["ways"]] == ["harbour"]
            rules: Any = await client.http("GET", "/api/rules/en/harbour")
            assert [block["ids"] for block in rules["blocks"]] == [[], ["1.1"], ["1.2"]]
            assert 'href="#/rules/words"' in rules["blocks"][1]["html"]
            return list(await client.log(table.id))

    with ServerProcess(tmp_path, env={"PYTHONPATH": str(HERE)}) as server:
        server.wait()
        rows = run(play(server.address))
    log = tmp_path / "game.log"
    log.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    assert istanbul("verify", str(log))


def test_nobody_else_names_it() -> None:
    others = [path for path in (ROOT / "src").rglob("*") if path.suffix in {".py", ".ftl", ".toml"}]
    assert len(others) > 500
    assert [path for path in others if "harbour" in path.read_text(encoding="utf-8")] == []
