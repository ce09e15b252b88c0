"""`istanbul replay`: the story of a log, and its check."""

import json
from pathlib import Path

import pytest

import istanbul
from istanbul.cli.files import read_logs
from tests.cli.runner import Run


def test_the_story_has_rounds_names_and_texts(run: Run, played: Path) -> None:
    ran = run("replay", played)
    assert ran.code == 0, ran.err
    for word in ("Set-up", "Round 1", "Round 2", "Red", "goes to the Spice Warehouse", "end_turn"):
        assert word in ran.out
    numbers = [int(line.split()[0]) for line in ran.out.splitlines() if line.split()[0].isdigit()]
    assert numbers == sorted(numbers)


def test_other_languages(run: Run, played: Path) -> None:
    assert "Подготовка" in run("replay", played, "--language", "ru").out


def test_to_stops_and_draws(run: Run, played: Path) -> None:
    ran = run("replay", played, "--to", "7")
    assert "15 Great Mosque" in ran.out
    assert "Round 2" not in ran.out
    assert "15 Great Mosque" in run("replay", played, "--to", "0").out


def test_check_tells_digest_and_result(run: Run, played: Path) -> None:
    state = istanbul.replay(played.read_text(encoding="utf-8"))
    ran = run("replay", played, "--check")
    assert ran.out.startswith("ok: ")
    assert state.digest() in ran.out
    found = json.loads(run("replay", played, "--check", "--json").out)
    assert found["ok"] is True
    assert found["digest"] == state.digest()
    assert found["result"] is None


def test_json_has_entries_with_events(run: Run, played: Path) -> None:
    found = json.loads(run("replay", played, "--json").out)
    first = found["entries"][0]
    assert first["by"] == "chance"
    assert first["events"][0]["event"] == "rolled"


def test_what_was_taken_back_is_not_told(run: Run) -> None:
    moves = "move post_office\nundo\nmove caravansary\nskip\n"
    run("play", "--seed", "3", "--save", "undone.jsonl", stdin=moves)
    ran = run("replay", "undone.jsonl")
    assert "goes to the Caravansary" in ran.out
    assert "Red goes to the Post Office" not in ran.out
    assert run("replay", "undone.jsonl", "--check").code == 0


@pytest.mark.parametrize("name", ["many.jsonl", "many.parquet"])
def test_a_file_with_many_games(name: str, run: Run) -> None:
    simulate = (
        "simulate",
        "--games",
        "2",
        "--max-rounds",
        "3",
        "--seed",
        "1",
        "--out",
        name,
    )
    assert run(*simulate).code == 0
    assert len(read_logs(name)) == 2
    assert run("replay", name, "--check").out.count("ok: ") == 2
    assert "stopped at the round limit" in run("replay", name, "--number", "2").out
    ran = run("replay", name)
    assert ran.code == 2
    assert "holds 2 games; choose one with --number N" in ran.err
