"""`--game dice` in the other commands: show, replay, perft, engine, facts, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import istanbul
from istanbul.engine.perft import perft
from tests.cli.runner import Run


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """In the middle of a game: seat 0 has rolled, and has much to choose from."""
    seat: dict[str, Any] = {
        "red": 2,
        "yellow": 1,
        "green": 3,
        "brown": 2,
        "crystal": 2,
        "lira": 14,
        "rubies": 3,
    }
    seat |= {"tiles": {"extra_die": 2, "income_lira_red": 1, "extra_action_green": 1}}
    given: dict[str, Any] = {
        "options": {"game": "dice", "players": 4},
        "round": 7,
        "seats": [{**seat, "mosque_ruby": True}, {"tiles": {"goods_red": 1, "goods_blue": 1}}],
        "rubies_taken": {"red": 1, "lira": 2, "mixed": 1, "green": 4},
        "mosque_rubies": 3,
        "display": {"goods_yellow": 1, "extra_die": 2},
        "cards_discarded": ["a_red", "h_tile"],
        "turn": {"phase": "actions", "dice": {"red": 2, "yellow": 1, "coin": 1, "card": 1}},
    }
    path = tmp_path / "dice.json"
    path.write_text(json.dumps(given), encoding="utf-8")
    return path


@pytest.fixture
def played(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "played.jsonl"
    options = ("--game", "dice", "--seed", "4", "--bots", "random", "--language", "en")
    ran = run("play", *options, "--save", path, stdin="keep\nact coins\nend_turn\n")
    assert ran.code == 0, ran.err
    return path


def test_show_draws_a_position(run: Run, position: Path) -> None:
    out = run("show", position).out
    for word in (
        "Round 7 · 5 rubies to win",
        "· ♦5 6 7",
        "green     sold out",
        "·  · ♦14 16 18 20",
        "· ♦+1 +2 +3 +4",
        "♦♦♦ for 4 tiles",
        "yyy   Goods with coins (yellow)",
        "│ r ││ r ││ y ││ ● ││ ▤ │",
        "Actions left: 3",
        "4/4♦ lira action die×2",
        "2/4 +rb",
        "used 2",
        "Sale (red) · Ruby for a tile",
        "Red decides: You have 3 actions left. What do you do?",
    ):
        assert word in out


def test_show_explains_bazaar_cards(run: Run, position: Path) -> None:
    given = json.loads(position.read_text(encoding="utf-8"))
    given["cards_shown"] = ["d_blue", "f_two"]
    given["pending"] = [{"frame": "choose_card", "seat": 0}]
    out = " ".join(run("show", "-", stdin=json.dumps(given)).out.split())
    assert "Bazaar Purchase (blue) You take 1 blue marker. Each of the others may pay 2" in out
    assert "Wild collection II" in out
    assert "Red decides: Which bazaar card do you use?" in out


def test_show_as_json_and_as_a_seat_sees_it(run: Run, position: Path) -> None:
    whole = json.loads(run("show", position, "--json").out)
    given = json.loads(position.read_text(encoding="utf-8"))
    assert istanbul.position(whole).digest() == istanbul.position(given).digest()
    assert json.loads(run("show", position, "--json", "--seat", "1").out)["viewer"] == 1
    assert "Actions left: 3" in run("show", position, "--seat", "1").out


@pytest.mark.parametrize("language", ["en", "de", "ru", "pl"])
@pytest.mark.parametrize("columns", [80, 100, 120])
def test_the_board_is_straight_in_every_language(
    language: str, columns: int, run: Run, position: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("facts")  # the fixture has set its own width by now
    monkeypatch.setenv("COLUMNS", str(columns))
    out = run("show", position, "--language", language).out
    board = [line for line in out.splitlines() if line[:1] and line[0] in "┌│├└"]
    assert len(board) == 11
    assert len({cell_len(line) for line in board}) == 1
    assert all(cell_len(line) <= columns for line in out.splitlines())


def test_chance_and_the_end_are_named(run: Run) -> None:
    rolling = {"options": {"game": "dice"}, "pending": [{"frame": "roll", "seat": 0}]}
    out = run("show", "-", stdin=json.dumps(rolling)).out
    assert "Next is a random event: roll red, roll yellow" in out
    over = {"options": {"game": "dice"}, "over": "rubies", "seats": [{}, {"rubies": 6}]}
    assert "Blue wins!" in run("show", "-", stdin=json.dumps(over)).out


def test_replay_tells_and_checks(run: Run, played: Path) -> None:
    out = " ".join(run("replay", played, "--language", "en").out.split())
    assert out.startswith("Set-up 6 Now on display: 2 × Extra die")
    assert "Round 1 11 The dice show 1 coin, 1 yellow, 1 blue and 2 green roll coin, yellow" in out
    assert "A Red uses 1 coin die · takes 2 lira act coins" in out
    assert run("replay", played, "--check").out.startswith("ok: ")
    entries = json.loads(run("replay", played, "--json").out)["entries"]
    assert [entry["text"].split()[0] for entry in entries[:7]] == ["tile"] * 6 + ["roll"]
    assert "╭───╮" in run("replay", played, "--to", "11").out


@pytest.mark.parametrize("language", ["de", "ru", "pl"])
def test_replay_speaks_every_language(language: str, run: Run, played: Path) -> None:
    assert run("replay", played, "--language", language).code == 0


def test_perft_counts_as_the_library_does(run: Run, position: Path) -> None:
    state = istanbul.position(json.loads(position.read_text(encoding="utf-8")))
    for depth in range(3):
        ran = run("perft", position, "--depth", str(depth))
        assert ran.code == 0, ran.err
        assert ran.out.split()[0] == str(perft(state, depth))


def test_the_engine_plays_it(run: Run) -> None:
    requests: list[dict[str, Any]] = [
        {"cmd": "new", "options": {"game": "dice", "players": 2}, "seed": 7},
        {"cmd": "do", "text": "keep"},
        {"cmd": "do", "text": "end_turn"},
        {"cmd": "do", "text": "move tea_house"},
        {"cmd": "undo"},
        {"cmd": "new", "options": {"game": "dice", "layout": "random"}},
        {"cmd": "new", "options": {"game": "dice"}},
    ]
    lines = run("engine", stdin="\n".join(map(json.dumps, requests))).out.splitlines()
    replies = [json.loads(line) for line in lines]
    assert [reply["ok"] for reply in replies] == [True, True, True, False, True, False, True]
    assert replies[0]["node"]["prompt"] == "dice_reroll"
    assert replies[2]["events"][0] == {"event": "turn_begun", "seat": 1, "round": 1}
    assert "option 'layout' is not for the dice game" in replies[5]["message"]
    assert replies[6]["node"]["outcomes"][0]["text"].startswith("tile ")


def test_facts_of_the_dice_game(run: Run) -> None:
    facts = json.loads(run("facts", "--game", "dice", "--json").out)["facts"]
    assert facts["bazaar.a"] == "reconstructed"
    assert "demand_tiles.stack_size" not in facts
    assert "demand_tiles.stack_size" in run("facts", "--game", "board").out


def test_own_tables_change_numbers(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[lira_track]\nprices_3 = [3, 5, 7, 9, 11, 13]\n", encoding="utf-8")
    ran = run("play", "--game", "dice", "--tables", own, "--seed", "1", stdin="")
    assert ran.code == 0, ran.err
    assert "♦3 5 7 9 11 13" in ran.out


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--layout", "random"),
        ("--variants", "caravan_leader"),
        ("--expansions", "mocha"),
        ("--edition", "first"),
        ("--letters-deck", "new_only"),
    ],
)
def test_options_of_the_board_game_are_refused(
    command: str, option: str, value: str, run: Run
) -> None:
    ran = run(command, "--game", "dice", option, value)
    assert ran.code == 2
    assert ran.out == ""
    name = option.removeprefix("--").replace("-", "_")
    expected = "expected game, players, tables, max_rounds"
    assert ran.err == f"istanbul: option {name!r} is not for the dice game; {expected}\n"


@pytest.mark.parametrize(
    ("argv", "answer"),
    [
        (
            ["play", "--game", "dice", "--players", "5"],
            "players: expected a whole number from 2 to 4, got 5",
        ),
        (["play", "--game", "chess"], "game 'chess' is unknown; expected board, dice"),
        (["facts", "--game", "chess"], "game 'chess' is unknown; expected board, dice"),
    ],
)
def test_what_is_wrong_gives_one_line_and_exit_code_2(
    argv: list[str], answer: str, run: Run
) -> None:
    ran = run(*argv)
    assert (ran.code, ran.out, ran.err) == (2, "", f"istanbul: {answer}\n")


def test_rows_of_the_other_game_are_refused(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[wainwright]\nprice = 5\n", encoding="utf-8")
    ran = run("play", "--game", "dice", "--tables", own)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    assert "wainwright" in ran.err
