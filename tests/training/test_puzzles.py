"""Puzzles are mined from games: one option stands out, and a longer search says so too."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.puzzles import book
from istanbul.puzzles.book import KINDS, LEVELS, Found, Puzzle, Source
from istanbul.search.searcher import RootAction
from training import mining, puzzles
from training.mining import GAP, agrees, clear, mine

SEED = 1
DICE = 4  # the number of a game: every fifth one is of the Dice Game


def root(action: int, chance: float, spread: float = 0.01) -> RootAction:
    """An option that a search found so good."""
    return RootAction(action, 100, chance, chance, chance**2 + 100 * spread**2)


@pytest.mark.parametrize(
    ("chances", "answers"),
    [
        ([0.5, 0.3, 0.2], [0]),
        ([0.5, 0.49, 0.2], [0, 1]),
        ([0.5, 0.5 - GAP / 2, 0.2], None),  # another one is nearly as good
        ([0.5, 0.49, 0.485, 0.2], None),  # too many are good
        ([0.5, 0.49], None),  # all are
    ],
)
def test_what_stands_out(chances: list[float], answers: list[int] | None) -> None:
    found = clear([root(i, chance) for i, chance in enumerate(chances)])
    assert (found.answers if found else None) == answers


def test_what_noise_explains_does_not_stand_out() -> None:
    assert clear([root(0, 0.5, 0.05), root(1, 0.4, 0.05), root(2, 0.2)]) is None


@pytest.fixture(scope="module")
def mined() -> Source:
    """A game with puzzles."""
    return next(found for n in range(DICE, 500, 5) if (found := mine(SEED, n)).puzzles)


def test_a_game_is_mined_alike_again_and_its_puzzles_hold(mined: Source, tmp_path: Path) -> None:
    book.write(tmp_path / "file.bin", [mined])
    assert book.read(tmp_path / "file.bin") == [mined]
    for puzzle in mined.puzzles:
        actions = Found(mined, puzzle).state().legal_actions()
        assert set(puzzle.answers) < set(actions)
        assert puzzle.kind in KINDS
        assert 0 <= puzzle.level < len(LEVELS)
        assert len(puzzle.chances) == len(actions)
        assert puzzle.gap > 100 * GAP / 2
        assert puzzle.line[0] in puzzle.answers
    first = mined.puzzles[0]
    assert agrees(mined, first, mining.CLOSELY, 5)
    legal = Found(mined, first).state().legal_actions()
    wrong = [action for action in legal if action not in first.answers]
    other = msgspec.structs.replace(first, answers=wrong[:1])
    assert not agrees(mined, other, mining.CLOSELY, 5)


def test_a_run_goes_on_where_it_was_stopped(
    tmp_path: Path,
    mined: Source,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def game(seed: int, number: int) -> Source:
        asked.append(number)
        return mined

    monkeypatch.setattr(puzzles, "mine", game)
    once = ["mine", "--folder", str(tmp_path), "--seconds", "0", "--jobs", "1"]
    assert puzzles.main(once) == 0
    path = tmp_path / "mined_1.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])  # the machine was switched off
    assert puzzles.main(once) == 0
    assert asked == [*range(4), *range(3, 7)]
    assert path.read_bytes().startswith(whole)
    file = tmp_path / "file.bin"
    assert puzzles.main(["pack", "--folder", str(tmp_path), "--file", str(file)]) == 0
    assert len(book.read(file)) == 7


def test_a_check_goes_on_where_it_was_stopped(
    tmp_path: Path,
    mined: Source,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "file.bin"
    one = mined.with_only(mined.puzzles[:1])
    first = [msgspec.structs.replace(one, seed=seed) for seed in (1, 2, 3)]
    book.write(file, first)
    wrong = sorted(first, key=lambda one: one.name(one.puzzles[0]))[1]
    asked: list[Source] = []

    def looks(source: Source, puzzle: Puzzle, nodes: int, seed: int) -> bool:
        asked.append(source)
        return source != wrong

    monkeypatch.setattr(puzzles, "agrees", looks)
    once = ["check", "--folder", str(tmp_path), "--file", str(file), "--jobs", "1"]
    assert puzzles.main([*once, "--most", "2"]) == 0
    assert "1 of 2 hold with 200000 nodes: 50.0% (9.5% to 90.5%)" in capsys.readouterr().out
    path = tmp_path / "checked_200000.jsonl"
    path.write_bytes(path.read_bytes()[:-5])  # the machine was switched off
    assert puzzles.main([*once, "--drop"]) == 0
    assert "2 of 3 hold" in capsys.readouterr().out
    assert [len([one for one in asked if one == source]) for source in first] == [
        2 if source == wrong else 1 for source in first
    ]
    assert book.read(file) == [source for source in first if source != wrong]


def test_all_groups_have_their_share(mined: Source) -> None:
    """Two kinds, one of them rare: the rare one is not crowded out."""

    def source(seed: int, kind: book.Kind) -> Source:
        puzzle = msgspec.structs.replace(mined.puzzles[0], kind=kind)
        return msgspec.structs.replace(mined, seed=seed, puzzles=[puzzle])

    many = [source(seed, "route") for seed in range(9)]
    chosen = puzzles.choose([*many, source(9, "win"), source(10, "win")], 4)
    assert sorted(one.puzzles[0].kind for one in chosen) == ["route", "route", "win", "win"]


def test_puzzles_of_other_rules_are_refused(mined: Source) -> None:
    old = msgspec.structs.replace(mined, rules=mined.rules + 1)
    with pytest.raises(MalformedInput, match="expected puzzles of revision"):
        Found(old, old.puzzles[0]).state()
