"""Simulated games as files: both forms say the same, and what is in them is true."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import istanbul
from examples.study_games import study_games
from istanbul.cli import main
from istanbul.engine.errors import MalformedInput
from istanbul.engine.match import Match
from istanbul.research.data import decisions, games

FORMS = ("jsonl", "parquet")
COMMAND = ("simulate", "--games", "3", "--agents", "apprentice,random", "--seed", "4", "--json")


def simulate(folder: Path, form: str, *more: str) -> tuple[Path, Path]:
    """Three games: the file of games and that of decisions."""
    out, made = folder / f"games.{form}", folder / f"decisions.{form}"
    words = [*COMMAND, "--max-rounds", "8", "--out", str(out), "--decisions", str(made), *more]
    assert main(words) == 0
    return out, made


@pytest.mark.parametrize("more", [("--players", "4"), ("--game", "dice", "--players", "2")])
def test_both_forms_say_the_same(tmp_path: Path, more: tuple[str, ...]) -> None:
    (lines, made_lines), (table, made_table) = (simulate(tmp_path, form, *more) for form in FORMS)
    assert list(games(lines)) == list(games(table))
    n_actions = istanbul.game("dice" if "dice" in more else "board").n_actions
    one, other = decisions(made_lines, n_actions), decisions(made_table, n_actions)
    assert len(one) == len(other) > 100
    assert one.agent == other.agent
    for name in ("observation", "mask", "action", "game", "round", "seat", "rank", "won"):
        assert (getattr(one, name) == getattr(other, name)).all(), name


def test_a_game_replays_and_its_row_is_its_log(tmp_path: Path) -> None:
    out, _ = simulate(tmp_path, "parquet")
    for number, game in enumerate(games(out)):
        state = istanbul.replay(game.log)
        node = state.node
        assert isinstance(node, istanbul.Over)
        assert (game.game, game.reason, game.rounds) == (number, node.reason, state.record.round)
        assert [game.ranks[seat] for seat in node.ranking[0]] == [0] * len(node.ranking[0])
        assert sum(game.won(seat) for seat in range(3)) == pytest.approx(1)
        assert game.start == game.log["start"]
        assert game.agents == [seat["kind"] for seat in game.log["seats"]]


def test_a_decision_is_what_the_seat_saw_and_did(tmp_path: Path) -> None:
    out, made = simulate(tmp_path, "jsonl")
    log = istanbul.Log.read(next(games(out)).log)
    match = Match.from_log(log, istanbul.all_games.game_from_header)
    rows = [json.loads(line) for line in made.read_text(encoding="utf-8").splitlines()]
    mine = [row for row in rows if row["game"] == 0]
    asked = [step for step in match.steps if step.entry.by != "chance"]
    assert [row["n"] for row in mine] == [step.entry.n for step in asked]
    before = {step.entry.n + 1: step.state for step in match.steps}
    for row in mine[1::7]:
        state = before[row["n"]]
        view = state.view(state.waits_for)
        assert bytes(row["observation"]) == state.game.observe(view.record)
        assert row["actions"] == state.legal_actions()
        assert (row["seat"], row["text"]) == (state.waits_for, state.text(row["action"]))
        assert row["round"] == state.record.round


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("games.csv", b"", "expected a file name that ends in .jsonl or .parquet"),
        ("games.jsonl", b"{}\n", "row 1: options, entries, result is missing"),
        ("games.jsonl", b"no JSON\n", "line 1: expected a row in JSON"),
        ("games.jsonl", b'{"options": 1, "entries": 2, "result": 3}\n', "line 1: expected a game"),
        ("games.parquet", b"no Parquet", "expected a Parquet file"),
    ],
)
def test_broken_files(tmp_path: Path, name: str, content: bytes, said: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(MalformedInput, match=said):
        list(games(path))


def test_no_file_of_another_form_is_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*COMMAND, "--out", str(tmp_path / "games.xlsx")]) == 2
    assert "expected a file name that ends in .jsonl or .parquet" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_study(tmp_path: Path) -> None:
    """The example's numbers, counted by hand from its games."""
    study_games.main(["--games", "8", "--agent", "apprentice", "--folder", str(tmp_path)])
    assert (tmp_path / "study.png").stat().st_size > 10_000
    found = list(games(tmp_path / "games.parquet"))
    assert len(found) == 8
    rounds = study_games.rounds_by_layout(found)
    assert list(rounds) == list(study_games.LAYOUTS)
    assert sum(study_games.wins_by_turn(found)) == pytest.approx(8)
    called, came = study_games.tea_house_calls(found)
    assert called.total() == sum(game.counts["acted"].get("tea_house", 0) for game in found)
    assert all(came[n] <= called[n] for n in called)
