"""The quickest build of a game, and what the builds have in common."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import istanbul
from istanbul.engine import built_game
from istanbul.engine.native.cython_module import cython_source
from istanbul.engine.native.cython_writer import CythonWriter
from istanbul.engine.native.translate import OutsideSubset, Translator
from istanbul.engine.record import emit
from istanbul.games.board.state import State
from istanbul.games.dice import rules
from tests.engine.high_die import HighDie


def test_a_game_without_native_rules_is_its_own_best() -> None:
    game = HighDie(2)
    record = game.root().record
    assert game.best() is game
    assert game.readable(record) is record


def test_records_of_both_builds_have_the_same_content() -> None:
    game = istanbul.game("board", players=3, seed=5)
    plain, native = game.start(7), game.native().start(7)
    assert plain.record.content() == game.native().readable(native.record).content()


def test_previews_that_are_kept_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    game = istanbul.game("board", players=2, seed=1)
    assert isinstance(game, built_game.BuiltGame)
    state = game.start(1)
    monkeypatch.setattr(built_game, "KEPT", 1)
    first = [events for _, _, events in state.foresee_all()]
    assert len(game.event_names.previews) == 1
    assert [events for _, _, events in state.foresee_all()] == first


@pytest.mark.parametrize("telling", [[], rules.TELLING])
def test_rules_that_tell_nothing_have_no_way_to(telling: list[Any]) -> None:
    given: Any = SimpleNamespace(**{**vars(rules), "TELLING": telling})
    assert ("def tell(" in cython_source("dice", given, "", False)) == bool(telling)


def nameless(g: State, seat: int) -> None:
    """A rule that works the name of its event out."""
    emit(g, seat, seat, seat)  # type: ignore[arg-type]  # that is the fault


def test_an_event_needs_its_name() -> None:
    rule: Any = nameless
    silent = Translator(CythonWriter())
    with pytest.raises(OutsideSubset, match="the name of an event is a text as such"):
        Translator(CythonWriter(), silent=silent).add([rule])
