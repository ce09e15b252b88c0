"""Nothing lies idle: in some hundred games every place, card, tile and token is used."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import istanbul
from istanbul.agents.base import Question
from istanbul.agents.roster import make
from istanbul.games.board.setup import PLAYERS
from tests.few import every
from tests.games.board.option_sets import KINDS, Options, name, variants_for
from tests.games.board.usage import Choose, Explorer, Used, play, rich, things

GAMES = 10  # of each agent
AGENTS = ["random", "apprentice"]
EXPLORED = 150  # at most, until everything has been used
SETS: list[Options] = [
    *({"players": players} for players in PLAYERS),
    {"players": 4, "edition": "first"},
    *({**kind, "players": players} for kind in KINDS for players in PLAYERS),
]


def agent(of: str, seed: int) -> Choose:
    player = make(of, seed)
    return lambda state: player.choose(Question.at(state))


@pytest.mark.slow
@pytest.mark.parametrize("options", every(4, SETS, name))
def test_everything_is_used(options: Options) -> None:
    used: Used = Counter()
    chosen: Counter[tuple[str, Any]] = Counter()
    variants = variants_for(options["players"])
    full = {**options, "variants": [word for some in variants for word in some]}

    def settings(seed: int) -> Options:
        return {**options, "variants": variants[seed % len(variants)], "max_rounds": 60}

    reasons: Counter[str] = Counter()
    for of in AGENTS:
        for seed in range(GAMES):
            state = istanbul.game("board", seed=seed, **settings(seed)).root()
            reasons[play(state, agent(of, seed), seed, used)] += 1
    for seed in range(1000, 1000 + EXPLORED):
        state = istanbul.game("board", seed=seed, **settings(seed)).root()
        play(state, Explorer(seed, chosen), seed, used)
        play(rich(settings(seed)), Explorer(seed, chosen), seed, used)
        if things(full) <= used.keys():
            break
    assert things(full) <= used.keys(), sorted(things(full) - used.keys())
    assert reasons["rubies"] >= GAMES * 0.8  # the apprentice's


def test_an_unused_thing_would_be_found() -> None:
    used: Used = Counter()
    game = istanbul.game("board", players=3, expansions=["mocha"], max_rounds=1)
    play(game.root(), agent("random", 1), 1, used)
    missing = things({"players": 3, "expansions": ["mocha"]}) - used.keys()
    assert ("guild_played", "guild_16") in missing
    assert ("acted", "tavern") in missing
