"""`make golden`: when a stored game may be another one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from istanbul import all_games
from istanbul.engine.errors import GameError
from tools import golden
from tools.golden import Manifest, Writer, check_digest, digest, replayed, still_says

NAME = "dice_2_stopped"
TEXT = (golden.FOLDER / f"{NAME}.jsonl").read_text(encoding="utf-8")
KEPT = {NAME: golden.read_states()[NAME]}
REVISION = all_games.new_game({"game": "dice"}).revision


def with_position(change: str, to: str) -> str:
    """The game with another last position."""
    *lines, last = TEXT.splitlines(keepends=True)
    assert change in last
    return "".join([*lines, last.replace(change, to, 1)])


OTHER = with_position('"lira": ', '"lira": 1')


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are stored."""
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "MANIFEST", tmp_path / "digests.json")
    monkeypatch.setattr(golden, "STATES", tmp_path / "states.json")
    return tmp_path


def store(folder: Path, text: str) -> None:
    (folder / f"{NAME}.jsonl").write_text(text, encoding="utf-8")


def manifest(revision: int, text: str = TEXT) -> Manifest:
    return {NAME: {str(revision): digest(text)}}


def test_a_game_must_end_in_the_stored_position() -> None:
    assert replayed(TEXT).match.state.is_over
    with pytest.raises(GameError, match="stored position"):
        replayed(OTHER)
    with pytest.raises(GameError, match="stored position"):
        replayed(with_position('"position"', '"a note"'))


def test_a_position_may_say_more_than_was_stored_but_nothing_else() -> None:
    stored = {"seats": [{"lira": 3, "hand": None}]}
    assert still_says({"seats": [{"lira": 3, "hand": None, "new": 1}], "new": 2}, stored)
    others: list[Any] = [
        {"seats": [{"lira": 4, "hand": None}]},
        {"seats": [{"lira": 3, "hand": []}]},
        {"seats": [{"lira": 3}]},
        {"seats": [{"lira": 3, "hand": None}, {}]},
        {"seats": []},
        [],
    ]
    for now in others:
        assert not still_says(now, stored)


def test_the_manifest_knows_one_game_for_each_revision() -> None:
    check_digest(manifest(REVISION), NAME, TEXT)
    with pytest.raises(GameError, match="not the game that was stored"):
        check_digest(manifest(REVISION), NAME, OTHER)
    with pytest.raises(GameError, match="not the game that was stored"):
        check_digest(manifest(REVISION), "another", TEXT)
    later = {NAME: {**manifest(REVISION)[NAME], str(REVISION + 1): digest(OTHER)}}
    with pytest.raises(GameError, match="not the game that was stored"):
        check_digest(later, NAME, TEXT)


def test_a_game_that_holds_is_kept(folder: Path) -> None:
    store(folder, TEXT)
    writer = Writer(manifest(REVISION), dict(KEPT))
    assert writer.keep(NAME)
    writer.close()
    assert json.loads((folder / "digests.json").read_text(encoding="utf-8")) == manifest(REVISION)
    assert json.loads((folder / "states.json").read_text(encoding="utf-8")) == KEPT


def test_a_state_that_holds_something_else_is_refused(folder: Path) -> None:
    store(folder, TEXT)
    with pytest.raises(GameError, match="another digest"):
        Writer(manifest(REVISION), {NAME: "0" * 16}).keep(NAME)


def test_a_changed_game_is_refused_under_the_same_revision(folder: Path) -> None:
    store(folder, OTHER)
    with pytest.raises(GameError, match=f"{NAME}: .*raise `revision`"):
        Writer(manifest(REVISION), dict(KEPT)).keep(NAME)
    with pytest.raises(GameError, match=f"{NAME}: .*raise `revision`"):
        Writer(manifest(REVISION), dict(KEPT)).store(NAME, TEXT)


def test_it_is_played_anew_under_a_later_one(folder: Path) -> None:
    store(folder, OTHER)
    writer = Writer(manifest(REVISION - 1, OTHER), dict(KEPT))
    assert not writer.keep(NAME)
    writer.store(NAME, TEXT)
    writer.close()
    assert (folder / f"{NAME}.jsonl").read_text(encoding="utf-8") == TEXT
    assert writer.manifest[NAME] == {
        str(REVISION - 1): digest(OTHER),
        str(REVISION): digest(TEXT),
    }


def test_a_game_that_nobody_wants_is_removed(folder: Path) -> None:
    store(folder, TEXT)
    Writer(manifest(REVISION), dict(KEPT)).close()
    assert not list(folder.glob("*.jsonl"))
