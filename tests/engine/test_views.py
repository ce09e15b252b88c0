"""Views of several seats at once are the views of each."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.json import decode, encode

import istanbul
from istanbul.engine.game import SPECTATOR, Game
from istanbul.engine.node import Json
from istanbul.engine.source import SeededSource
from tests.engine.high_die import HighDie
from tools.option_sets import OPTION_SETS

QUICK = ("base_2", "mocha_3_random", "dice_3")


def together(game: Game, record: Any, viewers: Sequence[int]) -> list[Json]:
    """The views of all, as they are sent."""
    found: list[Json] = decode(encode([*map(game.views(record), viewers)]))
    return found


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in OPTION_SETS],
)
def test_views_at_once_are_those_one_by_one(name: str) -> None:
    options = dict(OPTION_SETS[name])
    game = istanbul.game(options.pop("game", "board"), seed=3, **options)
    source = SeededSource(4)
    viewers = list(range(SPECTATOR, game.players))
    state = game.root()
    for _ in range(400):
        if state.is_over:
            break
        one_by_one = [game.view_json(game.see(state.record, viewer)) for viewer in viewers]
        assert together(game, state.record, viewers) == one_by_one
        if state.is_chance:
            state.apply_in_place(state.sample(source))
        else:
            actions = state.legal_actions()
            state.apply_in_place(actions[source.below(len(actions))])


def test_on_native_rules_too() -> None:
    game = istanbul.game("board", players=3, expansions=["mocha"], seed=1)
    plain, native = game.start(seed=1), game.native().start(seed=1)
    viewers = [0, 2, SPECTATOR]
    right = together(game, plain.record, viewers)
    assert together(game.native(), native.record, viewers) == right


def test_a_game_that_shares_nothing() -> None:
    game = HighDie()
    state = game.start(seed=3)
    found = together(game, state.record, [0, 1])
    assert found == [game.view_json(game.see(state.record, seat)) for seat in (0, 1)]
    assert found[0] != found[1]
