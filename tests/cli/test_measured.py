"""What commands have measured is said in the person's language; ids stay as people type them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from istanbul.cli import measured
from istanbul.messages import LANGUAGES, Words
from tests.cli.runner import Run

SHORT = ("--players", "2", "--seed", "1", "--max-rounds", "3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_speak_every_language(run: Run, language: str) -> None:
    words, spoken = Words(language), ("--language", language)
    ran = run("simulate", "--games", "2", *SHORT, *spoken)
    for title in ("measure-ended_by", "measure-rounds", "measure-acted", "measure-speed"):
        assert words.say(title) in ran.out
    assert "max_rounds 2" in ran.out
    arena = run("arena", "--agents", "random,random", "--games", "2", *SHORT, *spoken)
    assert words.say("measure-win_share") in arena.out
    assert words.say("measure-even", percent="50") in arena.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_single_lines_do_too(run: Run, tmp_path: Path, language: str) -> None:
    words, spoken = Words(language), ("--language", language)
    assert words.say("screen-explain_mark_r") in run("facts", *spoken).out
    games = str(tmp_path / "games.jsonl")
    assert run("simulate", "--games", "1", *SHORT, "--out", games).code == 0
    ran = run("replay", games, "--check", *spoken)
    assert ran.out.startswith("ok: ")
    ranking = json.loads(run("replay", games, "--check", "--json").out)["result"]["ranking"]
    said = words.say("measure-ranking", reason="max_rounds", ranking=str(ranking))
    assert ran.out.rstrip().endswith(said)


def test_decimals_are_written_as_the_language_writes_them() -> None:
    row = {"win_share": 0.5, "win_share_low": 0.094, "win_share_high": 0.905}
    assert measured.share(row) == "50.0% (9.4 to 90.5)"
    assert Words("de").text(measured.decimal(9.4)) == "9,4"
