"""The command line with Mocha & Baksheesh, Letters & Seals and the Great Bazaar."""

import json
import random
import re

import pytest
from rich.cells import cell_len

import istanbul
from istanbul.cli.screen import paragraph_text
from istanbul.cli.story import Paragraph
from istanbul.engine.node import Decision
from istanbul.engine.source import SeededSource
from istanbul.games.board.contents import GUILD_CARDS, KIOSK_TILES
from istanbul.games.board.terminal.help import find_help
from istanbul.messages import LANGUAGES, Words
from istanbul.messages.phrases import Sentence
from tests.cli.runner import Run

SETS = {
    "mocha": ("--expansions", "mocha", "--players", "3"),
    "letters": ("--expansions", "letters", "--players", "4", "--letters-deck", "new_only"),
    "great_bazaar": ("--expansions", "mocha,letters", "--players", "5"),
}
GRID = "┌│├└"


def middle(expansions: list[str], players: int) -> istanbul.State:
    """The state after many steps of random play, at the beginning of a turn."""
    game = istanbul.game("board", seed=3, players=players, expansions=expansions)
    state, source, rng, steps = game.root(), SeededSource(3), random.Random(3), 0
    while True:
        node = state.node
        if not isinstance(node, Decision):
            state = state.apply(state.sample(source))
        elif steps > 400 and node.prompt == "move":
            return state
        else:
            wise = [o for o in node.options if o.kind not in ("visit", "refuse", "skip")]
            state = state.apply(rng.choice(wise or node.options).action)
        steps += 1


@pytest.fixture(scope="module")
def bazaar() -> str:
    return json.dumps(middle(["mocha", "letters"], 5).to_json())


@pytest.mark.parametrize("name", SETS)
def test_a_scripted_game_runs_and_is_told_again(name: str, run: Run) -> None:
    rng = random.Random(7)
    typed = [str(rng.randint(1, 12)) for _ in range(600)]
    typed[2:2] = ["hand", "log", "board", "help"]
    options = (*SETS[name], "--seed", "5", "--max-rounds", "8", "--bots", "random")
    ran = run("play", *options, "--save", "game.jsonl", stdin="\n".join(typed))
    assert ran.code == 0, ran.err
    assert "stopped at the round limit" in ran.out
    assert max(cell_len(line) for line in ran.out.splitlines()) <= 100
    told = run("replay", "game.jsonl")
    assert told.code == 0, told.err
    assert "Round 8" in told.out
    assert run("replay", "game.jsonl", "--check").out.startswith("ok: ")
    assert run("replay", "game.jsonl", "--to", "40").code == 0
    assert run("show", "game.jsonl").code == 0
    resumed = run("play", "--resume", "game.jsonl")
    assert "stopped at the round limit" in resumed.out


@pytest.mark.parametrize("name", SETS)
def test_a_screen_of_120_by_45_is_enough(
    name: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key, value in (("FORCE_COLOR", "1"), ("TERM", "xterm-256color")):
        monkeypatch.setenv(key, value)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LINES", "45")
    options = (*SETS[name], "--seed", "5", "--bots", "random")
    out = run("play", *options, stdin="1\n" * 30).out
    screens = re.sub(r"\x1b\[[0-9;]*m", "", out).split("\x1b[2J")[1:]
    assert len(screens) > 10
    assert max(screen.count("\n") for screen in screens) <= 45
    assert max(cell_len(line) for screen in screens for line in screen.splitlines()) <= 120


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 100, 120])
def test_the_large_grid_is_straight(
    language: str, columns: int, run: Run, bazaar: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    ran = run("show", "-", "--language", language, stdin=bazaar)
    assert ran.code == 0, ran.err
    grid = [line for line in ran.out.splitlines() if line[:1] and line[0] in GRID]
    assert len(grid) == 21
    assert len({cell_len(line) for line in grid}) == 1
    assert all(cell_len(line) <= columns for line in ran.out.splitlines())
    for number in range(1, 26):
        assert re.search(rf"│ ?{number} \w", "\n".join(grid)), number


MOCHA = {
    "options": {"expansions": ["mocha"], "players": 2},
    "seats": [
        {"coffee": 7, "guild": ["guild_3", "guild_18"], "tavern_tiles": ["movement"]},
        {"coffee": 11, "guild": ["guild_20"]},
    ],
    "coffee_trader": "tea_house",
    "coffee_house": 8,
    "baksheesh": "b",
    "barrier": {"between": ["fountain", "caravansary"], "holder": 1},
    "guild_discard": ["guild_1"],
}


def test_mocha_is_drawn(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    ran = run("show", "-", stdin=json.dumps(MOCHA))
    assert ran.code == 0, ran.err
    for word in (
        "♦ ← 8 coffee",
        "B2 M2 E1 ♦ 4c+rrr",
        "lira, good, card → cc",
        "+c deck 16, pile 1",
        "═ B ═",
        "Coff",
        "Blue ║",
        "3: Spice and 2 goods · 18: 3 guild cards",
        "20: Coffee House and 5 lira",
        "Discarded guild cards: 1: Cheap extension",
        "c coffee  Tavern: B barrier",
    ):
        assert word in ran.out, word
    mine = run("show", "-", "--seat", "0", stdin=json.dumps(MOCHA)).out
    assert "Spice and 2 goods" in mine
    assert "Coffee House and 5 lira" not in mine


def test_a_barrier_between_columns(run: Run) -> None:
    beside = {**MOCHA, "barrier": {"between": [17, 7], "holder": 0}}
    out = run("show", "-", stdin=json.dumps(beside)).out
    assert out.count("║17 ") == 1
    assert re.search(r"assistants back +A", out)


LETTERS = {
    "options": {"expansions": ["letters"], "players": 3},
    "seats": [
        {
            "letters": {"open": {"kiosk": 1, "tea_house": 2}, "delivered": {"embassy": 1}},
            "companion": "tea_house",
        },
        {"companion": "reserve"},
    ],
    "courier": "embassy",
    "coins": 2,
    "kiosk": {"row": ["kiosk_7", "kiosk_11"], "discard": ["kiosk_1"]},
}


def test_letters_are_drawn(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    ran = run("show", "-", stdin=json.dumps(LETTERS))
    assert ran.code == 0, ran.err
    for word in (
        "+2 letters",
        "+1 letter, 21 tiles",
        "+1 good, 2 cards",
        "♦+2 lira ← 6 seals",
        "[a]",
        "Cour",
        "→ 9 ",
        "ready",
        "22 ✓3 =7",
        "Kiosk tiles: 7: 1 yellow good · 11: 1 bonus card",
    ):
        assert word in ran.out, word


def test_help_for_everything_new() -> None:
    words = Words("en")
    assert find_help(words, [], "guild_3")[0][0] == "Spice and 2 goods"
    assert find_help(words, [], "kiosk_7") == [("Kiosk tile 7", "1 yellow good")]
    assert [title for title, _ in find_help(words, [], "tavern")] == [
        "Tavern",
        "movement",
        "encounters",
    ]
    for name in ("coffee", "letter", "seal", "companion", "barrier", "courier", "catacombs", "25"):
        assert find_help(words, [], name), name
    for place, expansion in (("caravansary", "mocha"), ("fountain", "letters")):
        ((_, base),) = find_help(words, [], place)
        assert words.say(f"expansion-{expansion}") not in base
        added = words.say(f"place_more-{place}_{expansion}")
        assert find_help(words, ["mocha", "letters"], place)[0][1] == f"{base} {added}"
    for language in LANGUAGES:
        for name in (*GUILD_CARDS, *KIOSK_TILES):
            assert len(find_help(Words(language), [], name)) == 1, name


@pytest.mark.parametrize("name", SETS)
def test_perft_and_the_engine_take_them(name: str, run: Run) -> None:
    state = middle(SETS[name][1].split(","), 3)
    text = json.dumps(state.to_json())
    found = json.loads(run("perft", "-", "--depth", "1", "--json", stdin=text).out)
    assert found["count"] == len(state.legal_actions())
    asked = [{"cmd": "position", "position": state.to_json()}, {"cmd": "digest"}]
    ran = run("engine", stdin="".join(json.dumps(line) + "\n" for line in asked))
    assert json.loads(ran.out.splitlines()[1])["digest"] == state.digest()


def test_facts_name_the_expansions(run: Run) -> None:
    out = run("facts").out
    for row in ("guild_cards.guild_2", "baksheesh_tile.side_b", "bonus_cards.corner", "letters"):
        assert row in out, row


def test_what_others_draw_stays_hidden(run: Run) -> None:
    options = (*SETS["mocha"], "--seed", "5", "--bots", "random")
    out = " ".join(run("play", *options, stdin="1\n" * 90 + "log\nhand\n").out.split())
    assert "draws a guild card" in out
    names = set(re.findall(r"(\w+) draws the guild card “", out))
    assert names <= {"Red"}


def test_a_turn_whose_first_event_is_somebody_elses_reads_well() -> None:
    """At the Kiosk another seat may be the first to be told of."""
    names = ["Ada", "Bo"]
    ada = Sentence("Ada takes the kiosk tile")
    told = Paragraph(1, 1, sentences=[ada, Sentence("gains 1 lira", goes_on=True)])
    assert "Bo: Ada takes" in paragraph_text(Words("en"), names, told).plain
    told = Paragraph(1, 1, sentences=[Sentence("goes to the Kiosk", goes_on=True), ada])
    assert "Bo goes to the Kiosk" in paragraph_text(Words("en"), names, told).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_seats_are_short_rather_than_cut(run: Run, language: str) -> None:
    bazaar = ("--expansions", "mocha,letters", "--players", "3", "--seed", "5")
    ran = run("play", "--terminal", *bazaar, "--language", language, stdin="quit\n")
    short = Words(language).say("head-rubies")
    heading = next(line for line in ran.out.splitlines() if short in line)
    assert "…" not in heading
