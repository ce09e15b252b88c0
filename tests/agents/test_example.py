"""The example package: installed by pip, found by its entry point, and no bad player."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from examples.my_agent.my_agent import Miser
from istanbul.agents import roster
from istanbul.agents.base import Agent, Question
from istanbul.agents.random_agent import RandomAgent
from tests.agents.games import SEVERAL_SETS, decisions, name, new_game
from tests.games.board.option_sets import Options

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "my_agent"


def run(*words: str, path: Path) -> str:
    """A Python program with a folder of installed packages; what it printed."""
    known = os.environ.get("PYTHONPATH")
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(path), *([known] if known else [])])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in it, as pip installs it."""
    target = tmp_path_factory.mktemp("installed")
    offline = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet")
    run("-m", "pip", "install", *offline, "--target", str(target), str(EXAMPLE), path=target)
    return target


def test_the_installed_example_plays_by_its_name(installed: Path) -> None:
    command = ("-m", "istanbul", "simulate", "--agents", "miser,random", "--games", "2")
    printed = run(*command, "--max-rounds", "6", "--seed", "1", "--json", path=installed)
    found = json.loads(printed)
    assert found["agents"] == ["miser", "random"]
    assert found["wins_by_agent"].keys() == {"miser", "random"}
    assert (
        run(*command, "--max-rounds", "6", "--seed", "1", "--json", path=installed)[:200]
        == (printed[:200])
    )


def test_the_installed_example_is_listed(installed: Path) -> None:
    code = "from istanbul.agents.roster import names; print(','.join(names()))"
    assert run("-c", code, path=installed).strip() == ",".join([*roster.OURS, "miser"])


@pytest.mark.parametrize("options", SEVERAL_SETS, ids=name)
def test_the_miser_answers_every_kind_of_question(options: Options) -> None:
    game = new_game(options, 2, max_rounds=2)
    agent = Miser(3)
    for _, question, action in decisions(game, agent.choose, 2):
        assert action in question.actions


def test_the_miser_is_rich_in_the_end() -> None:
    """Richer alone than two random players together."""
    purses: Counter[str] = Counter()
    for seed in range(3):
        game = new_game({"players": 3}, seed, max_rounds=12)
        agents: list[Agent] = [RandomAgent(seat) for seat in range(3)]
        agents[seed] = Miser(seed)

        def choose(question: Question, agents: list[Agent] = agents) -> int:
            return agents[question.seat].choose(question)

        *_, (state, _, _) = decisions(game, choose, seed)
        for seat, agent in enumerate(agents):
            purses[agent.name] += Miser(0).wealth(state, seat)
    assert purses["miser"] > purses["random"]
