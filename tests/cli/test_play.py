"""`istanbul play` with scripted input: choices, commands, saving and going on."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import istanbul
from istanbul.cli.lookup import Ambiguous, find_choice
from istanbul.engine.match import Match
from istanbul.games.board.terminal.help import find_help
from istanbul.messages import LANGUAGES, Words
from istanbul.messages.phrases import seat_names
from istanbul.terminal.option_list import choices
from tests.cli.runner import Ran, Run, fitting_screens

PLAY = ("play", "--seed", "3", "--language", "en")


def saved(path: str | Path) -> istanbul.Log:
    return istanbul.Log.read(Path(path).read_text(encoding="utf-8"))


def by_person(log: istanbul.Log, seat: int = 0) -> list[str]:
    return [entry.text for entry in log.entries if entry.by == seat]


def test_the_first_screen_fits_and_has_everything(run: Run) -> None:
    ran = run(*PLAY, stdin="")
    assert ran.code == 0
    for word in (
        "Round 1",
        "Fountain",
        "(A) Gov",
        "♦ 0/5",
        "Hand: Post Office again",
        "Where do you go?",
    ):
        assert word in ran.out
    assert "move …" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 100


def test_a_number_a_text_and_a_beginning_choose(run: Run) -> None:
    for typed in ("3", "move spice_warehouse", "move spice", "m sp", "  MOVE   Spice_Warehouse "):
        Path("game.jsonl").unlink(missing_ok=True)
        run(*PLAY, "--save", "game.jsonl", stdin=f"{typed}\n")
        assert by_person(saved("game.jsonl")) == ["move spice_warehouse"], typed


def test_numbers_on_the_board_are_those_of_the_options(run: Run) -> None:
    out = run(*PLAY, stdin="").out
    (listed,) = re.findall(r"\[(\d+)\] Small Mosque", out.partition("visit …")[0])
    assert f"[{listed}]│" in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("999", "“999” is not an option here: type a number from 1 to 20"),
        ("0", "“0” is not an option here"),
        ("dance", "“dance” is not an option here"),
        ("move", "“move” fits 10 options: move wainwright"),
        ("end_turn", "“end_turn” is not possible now"),
        ("undo", "Nothing to take back"),
        ("redo", "Nothing to redo"),
        ("help moon", "No place, card or tile is called “moon”"),
        ("save", "Not saved: there is no file yet"),
        ("save nowhere/game.jsonl", "expected a file in a folder that exists"),
    ],
)
def test_wrong_input_gets_one_line_and_is_asked_again(typed: str, answer: str, run: Run) -> None:
    plain = run(*PLAY, stdin="").out
    ran = run(*PLAY, stdin=f"{typed}\n")
    assert ran.code == 0
    # Joined: plain output is wrapped at the width of the terminal.
    assert answer in " ".join(ran.out.split())
    assert len(ran.out.splitlines()) <= len(plain.splitlines()) + 3


def test_undo_and_redo_stop_at_others_and_chance(run: Run) -> None:
    moves = ["move spice_warehouse", "undo", "redo", "act", "undo", "undo"]
    moves += ["move fruit_warehouse", "act", "end_turn", "undo"]
    ran = run(*PLAY, "--save", "game.jsonl", stdin="\n".join(moves))
    assert ran.out.count("Taken back") == 3
    assert ran.out.count("Redone") == 1
    assert "Nothing to take back" in ran.out  # bots have acted since
    match = Match.from_log(saved("game.jsonl"), istanbul.all_games.game_from_header)
    steps = [step.entry.text for step in match.steps if step.entry.by == 0]
    assert steps == ["move fruit_warehouse", "act", "end_turn"]


def test_help_log_hand_and_board(run: Run) -> None:
    ran = run(*PLAY, stdin="help\nhelp tea\nhelp 16\nhelp stay\nhelp red\nlog\nhand\nboard\n")
    text = " ".join(ran.out.split())
    for word in (
        "take back your last choice",
        "Tea House: Name a number",
        "Gemstone Dealer: Pay the price",
        "Stay: Stay where you are",
        "red tile: After your roll",
        "Set-up: The dice show",
        "Post Office again: Right after the Post Office",
    ):
        assert word in text
    assert ran.out.count("15 Great Mosque") == 2


def test_what_bots_draw_stays_hidden(run: Run) -> None:
    ran = run(*PLAY, "--save", "game.jsonl", stdin="log\nhand\nboard\n")
    drawn = [e.text for e in saved("game.jsonl").entries if e.text.startswith("draw ")]
    assert drawn[:3] == ["draw move_3_4", "draw stay", "draw post_office_again"]
    text = " ".join(ran.out.split())
    assert re.findall(r"(\w+) draws the card “(.*?)”", text) == [("Red", "Post Office again")] * 2
    assert text.count("Blue draws a bonus card") == 2  # as it happens, and in the log
    for title in ("Stay", "Move 3–4 steps"):
        assert title not in text


def test_every_move_is_saved_and_the_game_goes_on(run: Run) -> None:
    first = run(*PLAY, "--save", "game.jsonl", stdin="move spice_warehouse\nact\n")
    assert "Saved: game.jsonl" in first.out
    assert "istanbul play --resume game.jsonl" in first.out
    before = saved("game.jsonl").entries
    second = run("play", "--resume", "game.jsonl", stdin="end_turn\n")
    assert second.code == 0, second.err
    after = saved("game.jsonl").entries
    assert after[: len(before)] == before
    assert len(after) > len(before) + 3  # the bots have played
    assert [path.name for path in Path().iterdir()] == ["game.jsonl"]  # nothing half written


def test_resume_keeps_the_seat_and_the_bots(run: Run) -> None:
    run("play", "--seats", "random,me", "--seed", "4", "--save", "game.jsonl", stdin="")
    kinds = [seat["kind"] for seat in saved("game.jsonl").header["seats"]]
    assert kinds == ["random", "person"]
    ran = run("play", "--resume", "game.jsonl", "--language", "en", stdin="")
    assert "Blue (you)" in ran.out


def test_save_names_a_file_during_the_game(run: Run) -> None:
    ran = run(*PLAY, stdin="save first.jsonl\nmove spice_warehouse\nsave first.jsonl\nquit\n")
    assert ran.out.count("Saved: first.jsonl") == 3
    assert by_person(saved("first.jsonl")) == ["move spice_warehouse"]
    Path("other").write_text("mine", encoding="utf-8")
    ran = run(*PLAY, stdin="save other\n")
    assert "other already exists" in ran.out
    assert Path("other").read_text(encoding="utf-8") == "mine"


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    typed = "move spice_warehouse\nact\nend_turn\n"
    outs = {run(*PLAY, "--players", "4", stdin=typed).out for _ in range(2)}
    assert len(outs) == 1


def test_no_colour_without_a_terminal_or_with_no_color(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "\x1b" not in run(*PLAY, stdin="").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = re.compile(r"\x1b\[(?:\d+;)*[349][0-8][;m]")
    assert coloured.search(run(*PLAY, stdin="").out)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not coloured.search(run(*PLAY, stdin="").out)


class Typist:
    """Types the first option again and again: a whole game without a person."""

    def __init__(self, every: int = 1) -> None:
        self.every = every

    def __iter__(self) -> Iterator[str]:
        while True:
            yield str(self.every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_ends_with_a_ranking(
    language: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(Typist())
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    options = ("--players", "5", "--variants", "caravan_leader", "--save", "game.jsonl")
    ran: Ran = run("play", "--seed", "9", "--language", language, "--max-rounds", "6", *options)
    assert ran.code == 0, ran.err
    assert saved("game.jsonl").result is not None
    assert Words(language).say("over-max_rounds") in ran.out
    assert "1. " in ran.out
    again = run("play", "--resume", "game.jsonl", "--language", language)
    assert Words(language).say("over-max_rounds") in again.out


def test_on_a_terminal_every_decision_is_drawn_anew(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    ran = run(*PLAY, stdin="move spice_warehouse\nact\n")
    assert ran.out.count("\x1b[2J") == 3
    plain = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", ran.out)
    assert plain.count("15 Great Mosque") == 3
    screens = [s.count("\n") for s in ran.out.split("\x1b[2J")[1:]]
    assert max(screens) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "players"), [(80, 5), (100, 3), (100, 5)])
def test_the_screen_fits_the_terminal(
    language: str, columns: int, players: int, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    options = ("--seed", "5", "--players", str(players), "--language", language)
    typed = "move caravansary\nact deck\n1\n1\nend_turn\n"
    assert len(fitting_screens(run("play", *options, stdin=typed).out, columns)) >= 4


def test_find_choice_prefers_the_whole_text() -> None:
    state = istanbul.game("board", players=3, seed=1).start(seed=1)
    words = Words("en")
    found = choices(words, state, seat_names(words, 3))
    assert [choice.number for choice in found] == list(range(1, len(found) + 1))
    assert {choice.option.action for choice in found} == set(state.legal_actions())
    for choice in found:
        assert find_choice(choice.option.text, found) == choice
        assert find_choice(str(choice.number), found) == choice
    with pytest.raises(Ambiguous):
        find_choice("visit", found)
    assert find_choice("fly", found) is None
    assert find_choice("9" * 5000, found) is None


def test_help_finds_names_of_the_language() -> None:
    assert find_help(Words("ru"), [], "чай")[0][0] == "Чайная"
    assert find_help(Words("de"), [], "tea_house") == find_help(Words("de"), [], "9")
    assert find_help(Words("en"), [], "") != []
    assert find_help(Words("pl"), [], "xyz") == []


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "istanbul", "facts", "--json"],
        capture_output=True,
        check=True,
        text=True,
    )
    assert "facts" in json.loads(done.stdout)


def test_who_plays_alone_counts_turns(run: Run) -> None:
    ran = run(*PLAY, "--seats", "me", stdin="")
    assert ran.code == 0
    assert "♦ 0/5" in ran.out
