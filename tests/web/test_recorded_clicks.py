"""How many clicks the turns of recorded games take: with the fewest that the screen asks for."""

from __future__ import annotations

from collections import Counter
from statistics import mean, median
from typing import Any, Final, NamedTuple

import pytest

from tests.web.conftest import LONG, Opener
from tests.web.recorded import Recorded
from tests.web.thrifty import GRACE, Thrifty

BASE: Final = {"game": "board", "players": 3, "expansions": []}
BAZAAR: Final = {"game": "board", "players": 4, "expansions": ["mocha", "letters"]}
GAMES: Final = (1, 2, 3)
"""Their seeds. All of their turns are played in `make test-long`, a few of one in `make test`."""


class Case(NamedTuple):
    """Games on a screen, how many turns of each, and the most clicks that half of them may take."""

    size: str
    options: dict[str, Any]
    most: float
    seeds: tuple[int, ...] = GAMES
    turns: int = 60


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(Case("desktop", BASE, 2, GAMES[2:], 10), id="a few on a desk"),
        pytest.param(Case("desktop", BASE, 1.5), id="desk", marks=LONG),
        pytest.param(Case("phone", BASE, 2), id="phone", marks=LONG),
        pytest.param(Case("desktop", BAZAAR, 2.5), id="bazaar on a desk", marks=LONG),
        pytest.param(Case("phone", BAZAAR, 3), id="bazaar on a phone", marks=LONG),
    ],
)
def test_recorded_turns_take_few_clicks(open_page: Opener, case: Case) -> None:
    size, options, most, seeds, turns = case
    page = open_page(size)
    page.add_init_script(GRACE)
    found: list[int] = []
    for seed in seeds:
        game = Recorded(options, seed)
        with pytest.MonkeyPatch.context() as patch:
            game.opened(page, patch)
            player = Thrifty(page, game, touch=size == "phone")
            player.play(turns)
        for clicks, done in player.turns:
            print(clicks, done, flush=True)
            found.append(clicks)
    spread = sorted(Counter(found).items())
    print(f"{size}: median {median(found)}, mean {mean(found):.2f}, {spread}", flush=True)
    assert median(found) <= most, spread
