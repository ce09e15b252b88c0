"""`istanbul arena`: its numbers, its file, and what it refuses."""

import json
from pathlib import Path

import pytest

from istanbul.cli import arena
from tests.cli.runner import Run

PAGE = Path(__file__).resolve().parents[2] / "docs" / "command_line.md"
QUICK = ("arena", "--agents", "apprentice,random", "--max-rounds", "5", "--games", "4")


def test_numbers_for_programs(run: Run) -> None:
    ran = run(*QUICK, "--seed", "3", "--json")
    assert ran.code == 0, ran.err
    found = json.loads(ran.out)
    assert (found["games"], found["seed"], found["budget"]) == (4, 3, "1000")
    assert found["agents"] == ["apprentice", "random"]
    assert found["even_share"] == 0.5
    shares = [row["win_share"] for row in found["by_agent"].values()]
    assert sum(shares) == pytest.approx(1)
    row = found["by_agent"]["apprentice"]
    assert row["win_share_low"] <= row["win_share"] <= row["win_share_high"]
    assert row["decision_ms_median"] <= row["decision_ms_p99"]


def test_every_key_is_in_the_docs(run: Run) -> None:
    found = json.loads(run(*QUICK, "--ladder", "--players", "2", "--json").out)
    section = PAGE.read_text(encoding="utf-8").split("\n## istanbul arena\n")[1].split("\n## ")[0]
    rows = found["by_agent"]["random"], found["ratings"]["random"]
    keys = [*found, *(key for row in rows for key in row)]
    assert [key for key in keys if f"`{key}`" not in section] == []


def test_the_table(run: Run) -> None:
    ran = run(*QUICK, "--seed", "3")
    assert "4 games, seed 3, budget 1000" in ran.out
    assert "an even share is 50%" in ran.out
    assert "rubies of random: none" in ran.out


def test_who_thinks_without_native_rules_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    think = ("arena", "--agents", "trader,random", "--max-rounds", "1", "--games", "1", "--json")
    assert run(*think).err == ""
    monkeypatch.setattr(arena, "rules_of", lambda _: (None, False))
    ran = run(*think)
    assert (ran.code, ran.err.count("thinking is slow")) == (0, 1)
    assert run(*QUICK).err == "", "nobody thinks here"


def test_ratings_of_a_pool(run: Run) -> None:
    ran = run("arena", "--ladder", "--agents", "random,apprentice", "--games", "8", "--seed", "1")
    assert ran.code == 0, ran.err
    lines = [line for line in ran.out.splitlines() if line.startswith("│")]
    assert [line.split()[1] for line in lines if "%" in line] == ["apprentice", "random"]


def test_a_file_goes_on_with_its_own_seed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = json.loads(run(*QUICK, "--resume", file, "--json").out)
    text = file.read_text(encoding="utf-8")
    again = json.loads(run(*QUICK, "--games", "6", "--resume", file, "--json").out)
    assert again["seed"] == first["seed"]
    assert again["games"] == 6
    assert file.read_text(encoding="utf-8").startswith(text)
    whole = json.loads(run(*QUICK, "--games", "6", "--seed", str(first["seed"]), "--json").out)
    for name, row in whole["by_agent"].items():
        assert row["win_share"] == again["by_agent"][name]["win_share"]
        assert row["ruby_sources"] == again["by_agent"][name]["ruby_sources"]


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--players", "3"), "expected 3, one for each seat, got 2"),
        (("--agents", "random"), "--agents: expected 2 to 5"),
        (("--agents", "random,nobody"), "agent 'nobody' is unknown"),
        (("--budget", "long"), "budget 'long': expected seconds"),
        (("--games", "0"), "expected a whole number from 1 to 1000000"),
        (("--layout", "round"), "layout"),
        (("--resume", "nowhere/results.jsonl"), "expected a file in a folder that exists"),
    ],
)
def test_what_it_refuses(run: Run, more: tuple[str, ...], said: str) -> None:
    ran = run(*QUICK, *more)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_file_of_another_plan(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(*QUICK, "--resume", file, "--seed", "1")
    ran = run(*QUICK, "--resume", file, "--seed", "2")
    assert ran.code == 2
    assert "holds games of another plan: seed 1, asked for 2" in ran.err
