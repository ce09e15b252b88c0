"""The computer players choose what they chose before: stored choices, with fixed seeds.

A change that is meant to make a player stronger changes them: write them anew with
`python -m tests.agents.choices`. After any other change they must be the same.
"""

from __future__ import annotations

import json

import pytest

from tests.agents.choices import BUDGETS, SEARCHING, SETS, STORED, choices, opinions
from tests.agents.games import name
from tests.games.board.option_sets import Options

KEPT: dict[str, list[str]] = json.loads(STORED.read_text(encoding="utf-8"))


@pytest.mark.parametrize("agent", BUDGETS)
@pytest.mark.parametrize("options", SETS, ids=name)
def test_the_choices_are_the_stored_ones(options: Options, agent: str) -> None:
    assert choices(options, agent) == KEPT[f"{name(options)} {agent}"]


@pytest.mark.parametrize("agent", SEARCHING)
@pytest.mark.parametrize("options", SETS, ids=name)
def test_values_of_options_are_the_stored_ones(options: Options, agent: str) -> None:
    assert opinions(options, agent) == KEPT[f"{name(options)} {agent} explains"]


def test_nothing_else_is_stored() -> None:
    assert len(KEPT) == len(SETS) * (len(BUDGETS) + len(SEARCHING))
