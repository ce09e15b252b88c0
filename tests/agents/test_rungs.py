"""Every rung beats the one below it: a few games of each game, with fixed seeds."""

from __future__ import annotations

from itertools import pairwise

import pytest

from istanbul.agents.arena import ArenaPlan, results
from istanbul.agents.roster import RUNGS
from istanbul.agents.spreading import spread
from istanbul.agents.standings import Standings
from tests.agents.games import name
from tests.games.board.option_sets import Options

SETS: list[Options] = [
    {"players": 4},
    {"players": 4, "expansions": ["mocha"]},
    {"players": 4, "expansions": ["letters"]},
    {"players": 4, "expansions": ["mocha", "letters"]},
    {"players": 4, "game": "dice"},
]
GAMES = 40


@pytest.mark.long
@pytest.mark.parametrize(("below", "above"), list(pairwise(RUNGS)))
@pytest.mark.parametrize("options", SETS, ids=name)
def test_a_rung_wins_more_than_its_share_against_three_below(
    options: Options, below: str, above: str
) -> None:
    """40 % are asked for; 40 games have a spread of 8 points."""
    plan = ArenaPlan({**options, "max_rounds": 150}, (above, below, below, below), 3, "300")
    found = Standings.of(results(plan, range(GAMES), spread(2)))
    assert found.to_json()["by_agent"][above]["win_share"] > 0.32
