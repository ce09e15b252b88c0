"""The running game under the environments."""

from typing import Any

import numpy as np
import pytest

import istanbul
from istanbul.engine.built_game import BuiltGame
from istanbul.engine.errors import IllegalAction
from istanbul.engine.source import SeededSource
from istanbul.engine.two_builds import NativeMissing
from istanbul.research.episode import Episode, rewards


def play(episode: Episode, seed: int = 1) -> None:
    source = SeededSource(seed)
    while not episode.is_over:
        episode.act(episode.actions[source.below(len(episode.actions))])


@pytest.mark.parametrize(
    ("ranking", "found"),
    [
        ([[0], [1]], [1, -1]),
        ([[1], [2], [0]], [-1, 1, 0]),
        ([[0, 1]], [0, 0]),
        ([[2], [0, 1]], [-0.5, -0.5, 1]),
        ([[0, 1], [2], [3], [4]], [0.75, 0.75, 0, -0.5, -1]),
    ],
)
def test_rewards_go_by_rank_and_add_up_to_nothing(
    ranking: list[list[int]], found: list[float]
) -> None:
    assert rewards(ranking) == found
    assert sum(found) == 0


def test_same_seed_same_game() -> None:
    first, again, other = (
        Episode({"players": 3, "expansions": ["mocha", "letters"], "max_rounds": 5}, seed)
        for seed in (7, 7, 8)
    )
    assert first.state.digest() == again.state.digest() != other.state.digest()
    for episode in (first, again):
        play(episode)
    assert first.state.digest() == again.state.digest()


def test_a_game_that_is_too_long_is_stopped_and_ranked() -> None:
    episode = Episode({"players": 3, "max_rounds": 2}, 1)
    assert episode.rewards() == [0, 0, 0]
    play(episode)
    assert episode.is_over
    assert episode.is_stopped
    assert sum(episode.rewards()) == pytest.approx(0)
    assert not episode.mask(0).any()


def test_the_mask_has_the_legal_actions_of_the_seat_that_decides() -> None:
    episode = Episode({"players": 2}, 1)
    mask = episode.mask(episode.seat)
    assert np.flatnonzero(mask).tolist() == episode.state.legal_actions()
    assert not episode.mask(1 - episode.seat).any()


def test_an_illegal_action_is_refused_with_what_was_expected() -> None:
    episode = Episode({"players": 2, "layout": "in_order"}, 1)
    before = episode.state.digest()
    action = istanbul.game().action_number("act 7")
    assert action is not None
    with pytest.raises(IllegalAction, match=r"'act 7' is not legal now; expected of seat"):
        episode.act(action)
    assert episode.state.digest() == before


def test_plain_rules_play_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"game": "dice", "players": 2, "max_rounds": 3}
    quick = Episode(options, 3)

    def missing(game: Any) -> None:
        raise NativeMissing("not built")

    monkeypatch.setattr(BuiltGame, "native", missing)
    slow = Episode(options, 3)
    assert not slow.game.is_native
    play(quick)
    play(slow)
    assert quick.state.digest() == slow.state.digest()
    assert quick.observation(1).tolist() == slow.observation(1).tolist()
