"""Records of 32 bits and templates in native code: the trees of thinking players."""

from __future__ import annotations

import re
from array import array
from functools import cache
from typing import Any

import pytest

import istanbul
from istanbul.agents.board_game import rules as board_thinking
from istanbul.agents.dice_game import rules as dice_thinking
from istanbul.agents.thinker import Trader
from istanbul.agents.thinking.desk import MAX_NODES, SEATS, Desk, Style, Weights
from istanbul.agents.thinking.mind import PACKAGES, Mind
from istanbul.engine.native import fingerprint, loader
from istanbul.engine.native.cython_module import cython_source
from istanbul.engine.record import Record

THINKING: dict[str, Any] = {"board": board_thinking, "dice": dice_thinking}

pytestmark = pytest.mark.slow  # on the builds of the computer players


def native(game: str, checked: bool = False) -> Any:
    found = loader.find(PACKAGES[game], checked)
    assert found.module is not None, found.why  # fails, not skips, without a build
    return found.module


@cache
def source() -> str:
    return cython_source(PACKAGES["dice"], dice_thinking, "x", checked=False)


def struct(name: str) -> list[str]:
    """The fields of a C struct."""
    found = re.search(rf"cdef struct {name}_c:\n((?:    .*\n)+)", source())
    assert found is not None, name
    return [line.strip() for line in found[1].splitlines()]


@pytest.mark.parametrize("game", THINKING)
@pytest.mark.parametrize("checked", [False, True])
def test_the_native_builds_of_the_agents_are_there(game: str, checked: bool) -> None:
    assert checked == native(game, checked).CHECKED


def test_a_struct_has_the_bits_of_its_record() -> None:
    assert f"int total[{SEATS * MAX_NODES}]" in struct("Desk")
    assert "int nodes" in struct("Desk")
    assert "short turns" in struct("Style")
    assert not [line for line in struct("Desk") if line.startswith("short")]
    assert not [line for line in struct("State") if line.startswith("int")]


@pytest.mark.parametrize("game", THINKING)
@pytest.mark.parametrize("cls", [Desk, Style, Weights])
def test_records_have_the_same_bytes_in_both_builds(game: str, cls: type[Record]) -> None:
    fresh = getattr(native(game), cls.__name__)()
    assert fresh.pack() == cls().pack()
    with pytest.raises(ValueError, match=r"expected \d+ bytes"):
        fresh.unpack(fresh.pack()[:-1])


def test_wide_numbers_cross_over_and_back() -> None:
    plain = Desk()
    plain.nodes, plain.total[7], plain.key[-1] = 100_000, (1 << 31) - 1, -(1 << 31)
    there = native("board").Desk()
    there.unpack(plain.pack())
    assert (there.nodes, there.total[7], there.key[MAX_NODES - 1]) == (
        *(100_000, (1 << 31) - 1),
        -(1 << 31),
    )
    assert there.copy().pack() == plain.pack()


def test_sums_beyond_16_bits_are_kept() -> None:
    state = istanbul.game("dice", players=2, seed=1).start(seed=1)
    mind = Mind(state.game, 1, Trader.name)
    assert mind.is_native
    view = mind.see(state.view(state.waits_for))
    mind.think(view, 2000, None)
    numbers = array("i", mind.desk.pack())
    assert max(numbers) > 1_000_000
    assert min(numbers) >= -1000


def test_an_instance_of_a_template_is_translated_with_the_types_of_its_game() -> None:
    name = "agents_dice_game_rules_search__think"
    assert re.search(
        rf"cdef inline void {name}\(Desk_c\* d, View_c\* v, State_c\* w, Rng_c\* r", source()
    )
    assert "dice_game_rules_random_games__pick_outcome" in source()


def test_the_fingerprint_sees_the_packages_that_thinking_is_built_on() -> None:
    assert board_thinking.SOURCES == ["istanbul.board_game", "istanbul.agents.thinking"]
    assert dice_thinking.SOURCES == ["istanbul.dice_game", "istanbul.agents.thinking"]
    found = {fingerprint.fingerprint(package) for package in PACKAGES.values()}
    assert len(found | {fingerprint.fingerprint("istanbul.board_game")}) == 3


def test_a_change_of_the_search_makes_a_build_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    package = PACKAGES["board"]
    before = fingerprint.fingerprint.__wrapped__(package)
    monkeypatch.setattr(board_thinking, "SOURCES", ["istanbul.board_game"])
    assert fingerprint.fingerprint.__wrapped__(package) != before
