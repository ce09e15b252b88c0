"""Wrong input: exit code 2, one line that says what was expected, and nothing written."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from istanbul import cli
from tests.cli.runner import Run
from tests.few import every

HEADER = {"format": 1, "rules": 1, "options": {"players": 2}, "start": 0}
SEATS = [{"name": "A", "kind": "person"}, {"name": "B", "kind": "random"}]
LOG = json.dumps({**HEADER, "seats": SEATS}) + "\n"
FILES = {
    "broken.json": "{",
    "empty.json": "",
    "list.json": "[1, 2]",
    "impossible.json": '{"options": {"players": 3}, "seats": [{"lira": -4}]}',
    "unknown.json": '{"options": {"players": 3}, "money": 4}',
    "goods.json": '{"seats": [{"goods": {"red": 9}}]}',
    "wrong_layout.json": '{"options": {"layout": "spiral"}}',
    "bazaar.json": '{"options": {"expansions": ["mocha", "letters"]}}',
    "coffee.json": '{"seats": [{"coffee": 1}]}',
    "twice.json": '{"options": {"expansions": ["mocha"]}, '
    '"seats": [{"guild": ["guild_3"]}, {"guild": ["guild_3"]}]}',
    "barrier.json": '{"options": {"expansions": ["mocha"]}, '
    '"barrier": {"between": [16, 13], "holder": 0}}',
    "letter.json": '{"options": {"expansions": ["letters"]}, '
    '"seats": [{"letters": {"open": {"wainwright": 3}}}]}',
    "binary.json": "\udcff\udcfe",
    "log.jsonl": LOG,
    "cheat.jsonl": LOG + '{"n": 1, "by": 0, "text": "move tea_house"}\n',
    "gap.jsonl": LOG + '{"n": 2, "by": "chance", "text": "roll 1 1"}\n',
    "noise.jsonl": LOG + "noise\n",
    "old.jsonl": LOG.replace('"rules": 1', '"rules": 0'),
    "future.jsonl": LOG.replace('"format": 1', '"format": 9'),
    "from_position.jsonl": LOG.replace('"start": 0', '"start": 0, "position": []'),
    "tables.toml": "[wainwright]\nprice = 'cheap'\n",
    "broken.toml": "[wainwright\n",
    "strange.toml": "[castle]\nprice = 3\n",
    "here.jsonl": "something of yours",
    "decisions.parquet": "no Parquet",
}

CASES: list[tuple[str, str]] = [
    ("", "the following arguments are required: COMMAND"),
    ("fly", "invalid choice: 'fly'"),
    ("play --players 6", "expected a whole number from 2 to 5, got “6”"),
    ("play --players three", "expected a whole number from 2 to 5, got “three”"),
    ("play --what", "unrecognized arguments: --what"),
    ("play --layout spiral", "layout 'spiral' is unknown here; expected short_paths"),
    ("play --layout printed", "layout 'printed' is unknown here; expected short_paths"),
    ("play --layout 1,2/3,4", "expected 4 rows of 4 place numbers"),
    ("play --layout 1,2,x/", "expected place numbers"),
    ("play --variants fog", "variants: 'fog' is unknown; expected caravan_leader"),
    ("play --variants neutral_assistants --players 5", "for 2 to 4 players"),
    ("play --edition third", "edition 'third' is unknown; expected big_box"),
    ("play --expansions fog", "expansions: 'fog' is unknown; expected mocha, letters"),
    ("play --expansions mocha --edition first", "edition first: for the base game only"),
    ("play --expansions mocha --layout short_paths", "unknown here; expected printed, random or"),
    ("play --expansions mocha,letters --layout printed", "expected random or rows of place"),
    ("play --expansions letters --layout 1,2/3,4", "expected 4 rows of 5 place numbers"),
    ("play --expansions mocha,letters --layout 1,2/3,4", "expected 5 rows of 5 place numbers"),
    (
        "play --expansions letters --variants neutral_assistants --players 5",
        "neutral_assistants: for 2 to 4 players",
    ),
    ("play --letters-deck new_only", "letters_deck new_only: with the expansion letters alone"),
    ("play --expansions mocha,letters --letters-deck new_only", "with the expansion letters alone"),
    ("play --letters-deck old", "expected with_base, new_only"),
    ("play --game chess", "game 'chess' is unknown; expected board"),
    ("play --seed -1", "expected a whole number of at least 0, got “-1”"),
    ("play --max-rounds 0", "expected a whole number from 1 to 9999"),
    ("play --language fr", "invalid choice: 'fr'"),
    ("play --seat 3", "--seat 3: expected 0 to 2"),
    ("play --bots oracle", "agent 'oracle' is unknown; expected random"),
    ("play --seats random,random", "expected me exactly once"),
    ("play --seats me,oracle", "agent 'oracle' is unknown"),
    ("play --seats me,random --players 3", "expected 3 seats"),
    ("play --seats me,random --seat 1", "expected no --seat"),
    ("play --tables nowhere.toml", "nowhere.toml"),
    ("play --tables tables.toml", "must look like 7"),
    ("play --tables broken.toml", "broken.toml"),
    ("play --tables strange.toml", "castle is unknown"),
    ("play --save here.jsonl", "here.jsonl: exists already"),
    ("play --save nowhere/new.jsonl", "expected a file in a folder that exists"),
    ("play --save new.jsonl --players 9", "expected a whole number"),
    ("play --save new.jsonl --layout spiral", "is unknown"),
    ("play --resume nowhere.jsonl", "nowhere.jsonl: No such file"),
    ("play --resume here.jsonl", "line 1: not JSON"),
    ("play --resume log.jsonl --players 3", "expected no --players"),
    ("play --resume log.jsonl --seats me,random", "expected no --seats"),
    ("play --resume log.jsonl --seat 4", "--seat 4: expected 0 to 1"),
    ("play --resume log.jsonl --save here.jsonl", "exists already"),
    ("show", "the following arguments are required: POSITION"),
    ("show nowhere.json", "nowhere.json: No such file"),
    ("show .", "Is a directory"),
    ("show broken.json", "broken.json: expected a position or a log in JSON"),
    ("show empty.json", "expected a position or a log in JSON"),
    ("show list.json", "expected a position, which is a JSON object"),
    ("show impossible.json", "seats[0].lira: expected a whole number"),
    ("show unknown.json", "money"),
    ("show goods.json", "at most 2 of each good"),
    ("show wrong_layout.json", "layout 'spiral' is unknown"),
    ("show bazaar.json", "a random layout must be written out as rows of place numbers"),
    ("show coffee.json", "coffee"),
    ("show twice.json", "guild_3 is there only once"),
    ("show barrier.json", "barrier.between: expected two neighbouring places"),
    ("show letter.json", "letters: only 2 for wainwright"),
    ("show binary.json", "expected UTF-8 text"),
    ("show log.jsonl --seat 4", "seat 4: expected 0 to 1"),
    ("replay here.jsonl", "line 1: not JSON"),
    ("replay empty.json", "it is empty; expected a header line"),
    ("replay cheat.jsonl", "entry 1: seat 0 cannot act now"),
    ("replay cheat.jsonl --check", "entry 1: seat 0 cannot act now"),
    ("replay gap.jsonl", 'entry 1: expected {"n": 1'),
    ("replay noise.jsonl", "line 2: not JSON"),
    ("replay old.jsonl", "rules revision 0; this program plays 2"),
    ("replay future.jsonl", "expected a header with format 1, got format 9"),
    ("replay from_position.jsonl", "position: expected an object, got []"),
    ("replay impossible.json", "expected a header with format 1"),
    ("replay decisions.parquet", "decisions.parquet: expected a Parquet file"),
    ("simulate --out here.jsonl", "here.jsonl: exists already; name another, or add --force"),
    ("simulate --decisions here.jsonl", "here.jsonl: exists already"),
    ("replay log.jsonl --to 3", "--to 3: expected 0 to 0"),
    ("replay log.jsonl --to x", "expected a whole number of at least 0, got “x”"),
    ("replay log.jsonl --number 2", "expected --number from 1 to 1"),
    ("replay log.jsonl --check --to 0", "expected no --to"),
    ("perft log.jsonl", "the following arguments are required: --depth"),
    ("perft log.jsonl --depth -1", "expected a whole number from 0 to 99, got “-1”"),
    ("perft log.jsonl --depth deep", "expected a whole number"),
    ("perft broken.json --depth 2", "expected a position or a log in JSON"),
    ("engine --loud", "unrecognized arguments: --loud"),
    ("facts now", "unrecognized arguments: now"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_bytes(text.encode("utf-8", "surrogateescape"))
    return tmp_path


@pytest.mark.parametrize(("line", "expected"), CASES, ids=[line or "nothing" for line, _ in CASES])
def test_one_line_exit_code_2_nothing_written(
    line: str, expected: str, run: Run, folder: Path
) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    ran = run(*line.split())
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("istanbul: ")
    assert ran.err.count("\n") == 1
    assert expected in ran.err
    assert "Traceback" not in ran.err
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


IN_GERMAN = [
    ("show nowhere.json", "Es gibt keine Datei „nowhere.json“"),
    ("show .", "„.“ ist ein Ordner, keine Datei"),
    ("show binary.json", "Die Datei ist kein Text in UTF-8 ("),
    ("show broken.json", "Die Datei enthält weder eine Stellung noch das Protokoll einer Partie ("),
    ("show list.json", "Die Datei enthält weder eine Stellung noch das Protokoll einer Partie ("),
    (
        "show impossible.json",
        "Der Wert von „seats[0].lira“ ist nicht zulässig (impossible.json: seats",
    ),
    ("show unknown.json", "„money“ hat hier keine Bedeutung ("),
    ("show twice.json", "Diese Stellung kann im Spiel nicht vorkommen ("),
    ("replay noise.jsonl", "Zeile 2 ist nicht lesbar (noise.jsonl: log, line 2: not JSON"),
    ("replay empty.json", "Die Datei ist leer ("),
    ("replay gap.jsonl", "Eintrag 1 des Protokolls ist beschädigt ("),
    (
        "replay cheat.jsonl",
        "Eintrag 1 des Protokolls, „move tea_house“, ist an dieser Stelle der Partie nicht möglich",
    ),
    ("replay old.jsonl", "Die Partie wurde nach Regeln gespielt, die diese Version nicht kennt ("),
    ("replay future.jsonl", "Das ist kein Protokoll einer Partie, oder sein Format ist"),
    ("replay log.jsonl --to 3", "Das Protokoll hat nur 0 Einträge ("),
    ("play --resume here.jsonl", "Zeile 1 ist nicht lesbar ("),
    ("play --save here.jsonl", "here.jsonl gibt es schon"),
    ("play --tables broken.toml", "Die Datei mit deinen eigenen Zahlen ist nicht lesbar ("),
    ("play --tables strange.toml", "„tables.castle“ hat hier keine Bedeutung ("),
]


@pytest.mark.parametrize(("line", "expected"), IN_GERMAN, ids=[line for line, _ in IN_GERMAN])
def test_what_is_wrong_with_a_file_is_told_in_the_persons_language(
    line: str, expected: str, run: Run, folder: Path
) -> None:
    ran = run(*line.split(), "--language", "de")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"istanbul: {expected}")
    assert ran.err.count("\n") == 1


def test_ctrl_c_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ran = run("play", "--seed", "1")
    assert ran.code == cli.INTERRUPTED == 130
    assert ran.err == ""


UNREAD = [
    "show -",
    "show - --json",
    "perft - --depth 1 --divide",
    "replay game.jsonl",
    "replay game.jsonl --json",
    "replay game.jsonl --check",
    "simulate --games 2 --max-rounds 2",
    "arena --agents random,random --games 2 --max-rounds 2 --json",
    "engine",
    "facts",
    "--help",
    "arena --help",
]


@pytest.mark.parametrize("line", every(3, UNREAD))
def test_a_reader_that_goes_away_gives_one_code(line: str, folder: Path, run: Run) -> None:
    """As for every program of Unix: 128 and the number of SIGPIPE, and not a word."""
    if "game.jsonl" in line:
        assert run("play", "--seed", "1", "--save", "game.jsonl").code == 0
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "istanbul", *line.split()],
        input='{"options": {"players": 3}}',
        stdout=writer,
        stderr=subprocess.PIPE,
        cwd=folder,
        check=False,
        text=True,
    )
    os.close(writer)
    assert done.stderr == ""
    assert done.returncode == cli.UNREAD == 128 + signal.SIGPIPE


def test_a_terminal_without_our_letters_still_works(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "istanbul", "show", "-", "--language", "ru"],
        input="{}",
        capture_output=True,
        cwd=folder,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=True,
        text=True,
    )
    assert "???" in done.stdout
