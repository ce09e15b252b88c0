"""`istanbul play --game dice` with scripted input: the screen, choices, commands, whole games."""

import re
from itertools import cycle
from pathlib import Path

import pytest

import istanbul
from istanbul.cli import listening, play
from istanbul.cli.lookup import find_choice
from istanbul.engine.match import Match
from istanbul.games.dice.terminal.help import find_help
from istanbul.messages import LANGUAGES, Words
from istanbul.messages.phrases import seat_names
from istanbul.server.http import screen
from istanbul.terminal.option_list import choices
from tests.cli.runner import Run, fitting_screens
from tests.few import every

PLAY = ("play", "--terminal", "--game", "dice", "--seed", "4", "--bots", "random")
EN = ("--language", "en")


def saved(path: str | Path) -> istanbul.Log:
    return istanbul.Log.read(Path(path).read_text(encoding="utf-8"))


def test_the_first_screen_has_everything(run: Run) -> None:
    ran = run(*PLAY, *EN, stdin="")
    assert ran.code == 0, ran.err
    for word in (
        "Round 1 · 6 rubies to win",
        "♦10 12 14 16 18 20",
        "rygb  Extra die",
        "for 5 tiles",
        "Supply",
        "│ r ││ y ││ g ││ b ││ ● │",
        "1 red, 1 yellow, 1 green, 1 blue and 1 coin",
        "♦ 0/6",
        "Red (you)",
        "Spend a crystal to reroll dice?",
    ):
        assert word in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 100


def test_a_number_a_text_and_a_beginning_choose(run: Run) -> None:
    for typed in ("2", "reroll all", "re", "r a", "  REROLL   All "):
        Path("game.jsonl").unlink(missing_ok=True)
        run(*PLAY, *EN, "--save", "game.jsonl", stdin=f"{typed}\n")
        entries = [e.text for e in saved("game.jsonl").entries if e.by == 0]
        assert entries[0] == "reroll all", typed


def test_numbers_on_the_board_are_those_of_the_options(run: Run) -> None:
    out = run(*PLAY, *EN, stdin="keep\n").out
    (listed,) = re.findall(r"\[(\d+)\] Ruby for goods of all colours", out)
    assert re.search(rf"rygb +♦\+0 .*\[{listed}\] │", out)
    (listed,) = re.findall(r"\[(\d+)\] Mosque tile “Extra die”", out)
    assert re.search(rf"rygb  Extra die +\[{listed}\] │", out)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("999", "“999” is not an option here: type a number from 1 to 7"),
        ("move tea_house", "“move tea_house” is not an option here"),
        ("pick", "“pick” fits 5 options: pick red"),
        ("end_turn", "“end_turn” is not possible now"),
        ("undo", "Nothing to take back"),
        ("help moon", "No tile or card is called “moon”"),
        ("hand", "no mosque tiles"),
    ],
)
def test_wrong_input_gets_one_line_and_is_asked_again(typed: str, answer: str, run: Run) -> None:
    ran = run(*PLAY, *EN, stdin=f"{typed}\n")
    assert ran.code == 0
    assert answer in " ".join(ran.out.split())


def test_help_explains_tiles_and_cards(run: Run) -> None:
    typed = "help\nhelp extra_die\nhelp a_red\nhelp Ruby for\nhelp income lira red\n"
    text = " ".join(run(*PLAY, *EN, stdin=typed).out.split())
    for word in (
        "act coins choose by text",
        "Extra die: You roll one more die every turn. Cost: one good of each colour.",
        "Sale (red): You take 4 lira. Each of the others may sell 1 red marker for 4 lira.",
        "Ruby for brown: Give 3 brown markers",
        "Ruby for crystals: Give 2 crystals and 8 lira",
        "Lira income (red): At the start of your turn you take 3 lira. Cost: 3 red goods.",
        "● coin ▤ card",
    ):
        assert word in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_finds_names_of_the_language(language: str) -> None:
    words, game = Words(language), istanbul.game("dice", players=2)
    title = words.say("dice_tile-goods_red")
    assert find_help(words, game, title.upper())[0][0] == title
    assert find_help(words, game, "goods_red") == find_help(words, game, title)
    assert find_help(words, game, "xyz") == []
    assert len(find_help(words, game, "")) > 50


def test_undo_stops_at_dice_and_others(run: Run) -> None:
    moves = ["keep", "undo", "redo", "act brown", "1", "undo", "undo", "act coins", "end_turn"]
    ran = run(*PLAY, *EN, "--save", "game.jsonl", stdin="\n".join([*moves, "undo"]))
    assert ran.out.count("Taken back") == 3
    assert ran.out.count("Redone") == 1
    assert "Nothing to take back" in ran.out
    match = Match.from_log(saved("game.jsonl"), istanbul.all_games.game_from_header)
    steps = [step.entry.text for step in match.steps if step.entry.by == 0]
    assert steps[:3] == ["keep", "act coins", "end_turn"]


def test_the_story_tells_a_roll_at_once(run: Run) -> None:
    text = " ".join(run(*PLAY, *EN, stdin="keep\nact brown\n1\nlog\n").out.split())
    assert "Set-up: Now on display: 2 × Extra die" in text
    green = "C Green: The dice show 1 coin, 1 yellow, 1 blue and 2 green"
    assert f"{green} · gives up 1 crystal" in text
    rolled = "A Red: The dice show 1 green, 1 blue, 1 coin, 1 yellow and 1 red"
    assert f"{rolled} · pays 1 red die" in text


@pytest.mark.parametrize("players", every(3, [3, 2, 4]))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_ends_with_a_ranking_and_goes_on(
    language: str, players: int, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = cycle("4321")
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    options = ("--players", str(players), "--language", language, "--save", "game.jsonl")
    ran = run(*PLAY, "--max-rounds", "6", *options)
    assert ran.code == 0, ran.err
    assert saved("game.jsonl").result is not None
    assert Words(language).say("over-max_rounds") in ran.out
    again = run("play", "--resume", "game.jsonl", "--language", language)
    assert "1. " in again.out
    assert run("replay", "game.jsonl", "--check").code == 0


def test_bots_default_to_trader(run: Run) -> None:
    ran = run(*PLAY[:-2], *EN, "--save", "game.jsonl", stdin="keep\nend_turn\n")
    assert ran.code == 0, ran.err
    assert [s["kind"] for s in saved("game.jsonl").header["seats"]][1:] == ["trader"] * 2


@pytest.mark.parametrize("language", every(2, LANGUAGES))
@pytest.mark.parametrize(("columns", "players"), [(80, 4), (100, 2), (100, 4)])
def test_the_screen_fits_the_terminal(
    language: str, columns: int, players: int, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    options = ("--players", str(players), "--language", language)
    typed = "2\n1\n" * 12
    assert len(fitting_screens(run(*PLAY, *options, stdin=typed).out, columns)) >= 8


def test_find_choice_finds_every_option() -> None:
    words, game = Words("en"), istanbul.game("dice", players=3, seed=1)
    position = {"turn": {"phase": "actions", "dice": dict.fromkeys(("red", "card", "coin"), 3)}}
    state = game.position(position)
    found = choices(words, state, seat_names(words, 3))
    assert [choice.number for choice in found] == list(range(1, len(found) + 1))
    for choice in found:
        assert find_choice(choice.option.text, found) == choice
    labels = {choice.option.text: f"{choice.label} {choice.gain}".strip() for choice in found}
    assert labels["act coins"] == "Lira for all coin dice +6 lira"
    assert labels["act cards 2"] == "Bazaar: reveal 2 cards"


def test_it_opens_in_the_browser(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(play, "wants_browser", lambda args: True)
    monkeypatch.setattr(screen, "is_built", lambda: True)

    def show(page: str, port: int) -> int:
        shown.append(page)
        return 0

    monkeypatch.setattr(listening, "play_in_browser", show)
    ran = run("play", "--game", "dice", "--players", "4")
    assert (ran.code, ran.err) == (0, "")
    assert shown == ["/#/new?game=dice&players=4"]
