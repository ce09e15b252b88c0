"""Records of 32 bits and templates in native code: the trees of searching players."""

from __future__ import annotations

import re
from array import array
from functools import cache
from typing import Any, Final

import pytest

import istanbul
from istanbul.agents.search_agent import Trader
from istanbul.engine.native import fingerprint, loader
from istanbul.engine.native.cython_module import cython_source
from istanbul.engine.record import Record
from istanbul.games.board.player import rules as board_rules
from istanbul.games.dice.player import rules as dice_rules
from istanbul.search.evaluator import Evaluator, Weights
from istanbul.search.packages import packages
from istanbul.search.parameters import SearchParameters
from istanbul.search.scales import MAX_SEATS
from istanbul.search.searcher import Searcher
from istanbul.search.tree import MAX_NODES, SearchTree

SEARCHED: dict[str, Any] = {"board": board_rules, "dice": dice_rules}

pytestmark = pytest.mark.slow  # on the builds of the computer players

PACKAGES: Final = packages()


def native(game: str, checked: bool = False) -> Any:
    found = loader.find(PACKAGES[game], checked)
    assert found.module is not None, found.why  # fails, not skips, without a build
    return found.module


@cache
def source() -> str:
    return cython_source(PACKAGES["dice"], dice_rules, "x", checked=False)


def struct(name: str) -> list[str]:
    """The fields of a C struct."""
    found = re.search(rf"cdef struct {name}_c:\n((?:    .*\n)+)", source())
    assert found is not None, name
    return [line.strip() for line in found[1].splitlines()]


@pytest.mark.parametrize("game", SEARCHED)
@pytest.mark.parametrize("checked", [False, True])
def test_the_native_builds_of_the_agents_are_there(game: str, checked: bool) -> None:
    assert checked == native(game, checked).CHECKED


def test_a_struct_has_the_bits_of_its_record() -> None:
    assert f"int total_value[{MAX_SEATS * MAX_NODES}]" in struct("SearchTree")
    assert "int nodes" in struct("SearchTree")
    assert "short turns" in struct("SearchParameters")
    assert not [line for line in struct("SearchTree") if line.startswith("short")]
    assert not [line for line in struct("State") if line.startswith("int")]


@pytest.mark.parametrize("game", SEARCHED)
@pytest.mark.parametrize("cls", [SearchTree, Evaluator, Weights, SearchParameters])
def test_records_have_the_same_bytes_in_both_builds(game: str, cls: type[Record]) -> None:
    fresh = getattr(native(game), cls.__name__)()
    assert fresh.pack() == cls().pack()
    with pytest.raises(ValueError, match=r"expected \d+ bytes"):
        fresh.unpack(fresh.pack()[:-1])


def test_wide_numbers_cross_over_and_back() -> None:
    plain = SearchTree()
    plain.nodes, plain.total_value[7], plain.key[-1] = 100_000, (1 << 31) - 1, -(1 << 31)
    there = native("board").SearchTree()
    there.unpack(plain.pack())
    assert (there.nodes, there.total_value[7], there.key[MAX_NODES - 1]) == (
        *(100_000, (1 << 31) - 1),
        -(1 << 31),
    )
    assert there.copy().pack() == plain.pack()


def test_sums_beyond_16_bits_are_kept() -> None:
    state = istanbul.game("dice", players=2, seed=1).start(seed=1)
    searcher = Searcher(state.game, 1, Trader.name)
    assert searcher.is_native
    view = searcher.adopt(state.view(state.waits_for))
    searcher.run(view, 2000, None)
    numbers = array("i", searcher.tree.pack())
    assert max(numbers) > 1_000_000
    assert min(numbers) >= -1000


def test_an_instance_of_a_template_is_translated_with_the_types_of_its_game() -> None:
    name = "games_dice_player_rules_mcts__run_simulations"
    records = r"SearchTree_c\* tree, Evaluator_c\* e, View_c\* view, State_c\* world, Rng_c\* r"
    assert re.search(rf"cdef inline void {name}\({records}", source())
    assert "games_dice_rules_random_games__pick_outcome" in source()


def test_the_fingerprint_sees_the_packages_that_the_search_is_built_on() -> None:
    assert board_rules.SOURCES == ["istanbul.games.board", "istanbul.search"]
    assert dice_rules.SOURCES == ["istanbul.games.dice", "istanbul.search"]
    found = {fingerprint.fingerprint(package) for package in PACKAGES.values()}
    assert len(found | {fingerprint.fingerprint("istanbul.games.board")}) == 3


def test_a_change_of_the_search_makes_a_build_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    package = PACKAGES["board"]
    before = fingerprint.fingerprint.__wrapped__(package)
    monkeypatch.setattr(board_rules, "SOURCES", ["istanbul.games.board"])
    assert fingerprint.fingerprint.__wrapped__(package) != before
