"""The options that every command which starts a game shares, and the help."""

import argparse
from pathlib import Path
from typing import Any

import pytest

from istanbul import all_games
from istanbul.cli import COMMANDS, bench, build_parser, help, main
from istanbul.cli.options import add_game_options, game_options, new_game, read_layout, words_of
from istanbul.engine.errors import MalformedInput
from istanbul.games.board.game import BoardGame
from istanbul.messages import LANGUAGES
from tests.cli.runner import Run

PAGE = (Path(__file__).parents[2] / "docs" / "command_line.md").read_text(encoding="utf-8")
ROWS = "16,2,8,11/15,7,6,4/3,5,12,1/10,9,14,13"


def parsed(*argv: str) -> argparse.Namespace:
    parser = help.Parser()
    add_game_options(parser)
    return parser.parse_args(argv)


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        ([], {"players": 3}),
        (["--players", "4"], {"players": 4}),
        (["--layout", "random"], {"players": 3, "layout": "random"}),
        (
            ["--variants", "caravan_leader, neutral_assistants"],
            {
                "players": 3,
                "variants": ["caravan_leader", "neutral_assistants"],
            },
        ),
        (
            ["--edition", "first", "--max-rounds", "9"],
            {
                "players": 3,
                "edition": "first",
                "max_rounds": 9,
            },
        ),
        (["--letters-deck", "with_base"], {"players": 3, "letters_deck": "with_base"}),
        (["--expansions", "mocha"], {"players": 3, "expansions": ["mocha"]}),
        (["--expansions", "letters, mocha"], {"players": 3, "expansions": ["letters", "mocha"]}),
        (
            ["--expansions", "letters", "--letters-deck", "new_only"],
            {
                "players": 3,
                "expansions": ["letters"],
                "letters_deck": "new_only",
            },
        ),
    ],
)
def test_options_have_the_names_of_the_library(argv: list[str], expected: dict[str, Any]) -> None:
    assert game_options(parsed(*argv)) == expected


def test_a_layout_is_a_name_or_rows() -> None:
    assert read_layout("long_paths") == "long_paths"
    rows = read_layout(ROWS)
    game = new_game(parsed("--layout", ROWS))
    assert isinstance(game, BoardGame)
    assert game.layout == rows == [[16, 2, 8, 11], [15, 7, 6, 4], [3, 5, 12, 1], [10, 9, 14, 13]]


@pytest.mark.parametrize(
    ("expansions", "layout", "size"),
    [
        ("mocha", "printed", (5, 4)),
        ("letters", "printed", (5, 4)),
        ("mocha,letters", "random", (5, 5)),
    ],
)
def test_expansions_have_their_own_boards(
    expansions: str, layout: str, size: tuple[int, int]
) -> None:
    game = new_game(parsed("--expansions", expansions, "--seed", "1"))
    assert isinstance(game, BoardGame)
    assert game.options()["layout"] == layout
    assert (len(game.layout[0]), len(game.layout)) == size
    assert game.tables.goal == 6


def test_rows_of_a_larger_board() -> None:
    rows = "16,15,18,3,10/8,1,7,17,4/2,19,6,12,9/20,11,5,14,13"
    game = new_game(parsed("--expansions", "mocha", "--layout", rows))
    assert isinstance(game, BoardGame)
    assert game.layout[3] == [20, 11, 5, 14, 13]


@pytest.mark.parametrize("text", ["1,2/x,3", "1,,2", "-1,2", "999,1", "/"])
def test_rows_that_are_no_numbers_are_refused(text: str) -> None:
    with pytest.raises(MalformedInput, match="expected place numbers"):
        read_layout(text)


def test_a_table_file_changes_numbers(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("[wainwright]\nprice = 5\n", encoding="utf-8")
    game = new_game(parsed("--tables", str(path)))
    assert isinstance(game, BoardGame)
    assert game.tables.extension_price == 5


def test_the_seed_draws_layout_and_start() -> None:
    games = [new_game(parsed("--layout", "random", "--seed", seed)) for seed in "778"]
    assert games[0].header() == games[1].header() != games[2].header()


@pytest.mark.parametrize(
    ("environment", "given", "language"),
    [
        ({}, None, "en"),
        ({"LANG": "de_DE.UTF-8"}, None, "de"),
        ({"LANG": "ru_RU"}, None, "ru"),
        ({"LANG": "pl"}, "en", "en"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, None, "en"),
        ({"LANG": "fr_FR.UTF-8"}, None, "en"),
    ],
)
def test_the_language_comes_from_the_option_or_lang(
    environment: dict[str, str],
    given: str | None,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert words_of(argparse.Namespace(language=given)).language == language


def test_the_help_names_every_command_and_exit_code(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    for word in (*COMMANDS, "exit code 2", "docs/notation.md"):
        assert word in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_with_a_description(command: str, run: Run) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert len(ran.out) > 300
    assert "%%" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_explained_in_every_language(command: str, language: str) -> None:
    help.choose(["--language", language])
    words = help.SPOKEN.get()
    (commands,) = (action for action in build_parser()._actions if action.choices)
    assert isinstance(commands.choices, dict)
    parser = commands.choices[command]
    said = parser.format_help()
    unsaid = [action.dest for action in parser._actions if not action.help]
    assert unsaid == []
    assert words.say(f"cli-{command.replace('-', '_')}_text", **parser.told)[:40] in said
    assert max(map(len, (parser.description or "").splitlines())) <= 110
    help.choose([])


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("show x --seat 9 --language de", "Argument --seat: erwartet wird eine ganze Zahl"),
        ("show --language=ru", "не хватает аргументов: POSITION (см. istanbul show --help)"),
        ("perft x --language pl --depth 1 --deep", "nieznane argumenty: --deep"),
        ("show x --language xx", "invalid choice: 'xx'"),
    ],
)
def test_errors_of_usage_are_told_in_the_language_that_was_asked_for(
    given: str, expected: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(given.split()) == 2
    assert expected in capsys.readouterr().err


def test_commands_that_start_a_game_have_the_same_options(run: Run) -> None:
    names = "--game --players --expansions --layout --variants --edition --letters-deck --tables"
    for command in ("play", "simulate"):
        help_text = run(command, "--help").out
        assert [name for name in f"{names} --seed".split() if name not in help_text] == []


def test_the_help_of_bench_tells_its_own_defaults(run: Run) -> None:
    said = run("bench", "--help").out
    assert f"dice 2 to 4 (default {bench.PLAYERS})" in said
    assert f"(default {bench.ROUNDS})" in said
    row = next(line for line in PAGE.splitlines() if line.startswith("| `--players` |"))
    assert f"(`bench`: {bench.PLAYERS};" in row


@pytest.mark.parametrize("game", ["board", "dice"])
def test_an_unknown_option_gets_all_that_are_known(game: str) -> None:
    with pytest.raises(MalformedInput) as caught:
        all_games.new_game({"game": game, "plyers": 3})
    said = str(caught.value).partition("expected ")[2].split(", ")
    assert {"game", "players", "tables", "max_rounds"} <= set(said)
    values = {"game": game, "players": 3, "max_rounds": 9}
    assert all_games.new_game({name: values[name] for name in said if name in values}).players == 3


def test_files_of_a_simulation_are_replaced_only_by_force(run: Run, tmp_path: Path) -> None:
    words = ("simulate", "--games", "1", "--max-rounds", "2", "--seed", "1", "--out", "a.jsonl")
    (tmp_path / "a.jsonl").write_text("something of yours")
    assert run(*words).code == 2
    assert (tmp_path / "a.jsonl").read_text() == "something of yours"
    assert run(*words, "--force").code == 0
    assert run("replay", "a.jsonl", "--check").code == 0


def test_the_parser_can_be_built_for_documentation() -> None:
    assert build_parser().prog == "istanbul"


def test_facts_lists_what_is_not_certain(run: Run) -> None:
    ran = run("facts")
    assert ran.code == 0
    assert "demand_tiles.stack_size" in ran.out
    assert "likely" in ran.out
    assert '"demand_tiles.stack_size": "likely"' in run("facts", "--json").out
