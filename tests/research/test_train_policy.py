"""The example that learns: its gradients are right, and some lessons make it better than chance."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import istanbul
from examples.train_policy.learner import lesson as lessons
from examples.train_policy.learner import teacher as teachers
from examples.train_policy.learner.lesson import Lesson, Worth
from examples.train_policy.learner.network import Features, Network
from examples.train_policy.learner.player import Learner
from examples.train_policy.learner.teacher import (
    CLIP,
    ENTROPY,
    VALUE,
    Decisions,
    Teacher,
    taught_by,
)
from examples.train_policy.learner.train import train
from istanbul.agents.apprentice import Apprentice
from istanbul.agents.base import Agent, Question
from istanbul.agents.random_agent import RandomAgent
from istanbul.research.batch import Batch


def small_network(rng: np.random.Generator) -> Network:
    features = Features(np.arange(6, dtype=np.int32), np.ones(6, np.uint8))
    network = Network.fresh(features, np.arange(5), hidden=4, seed=3)
    for name, weight in network.weights.items():
        if weight.dtype == np.float32:
            network.weights[name] = rng.normal(0, 1, weight.shape)  # in double precision
    return network


def loss(network: Network, d: Decisions) -> float:
    hidden = network.hidden(d.x)
    chances = network.chances(hidden, d.mask)
    ratio = chances[np.arange(len(d.pick)), d.pick] / d.chance
    gained = np.minimum(ratio * d.gain, np.clip(ratio, 1 - CLIP, 1 + CLIP) * d.gain)
    entropy = -(chances * np.log(chances + 1e-9)).sum(axis=1)
    missed = VALUE / 2 * (network.value(hidden) - d.target) ** 2
    return float((missed - gained - ENTROPY * entropy).mean())


def test_the_gradient_written_by_hand_is_that_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    network, n = small_network(rng), 40
    mask = rng.random((n, 5)) < 0.6
    mask[:, 2] = True
    x = rng.random((n, 6))
    chances = network.chances(network.hidden(x), mask)
    pick = np.array([rng.choice(5, p=row / row.sum()) for row in chances])
    chance = chances[np.arange(n), pick] * rng.uniform(0.6, 1.5, n)  # some are clipped
    d = Decisions(x, mask, pick, chance, rng.normal(0, 1, n), rng.normal(0, 1, n))
    found = Teacher(network).slopes(d)
    for name, slope in found.items():
        weight = network.weights[name]
        for at in list(np.ndindex(weight.shape))[:: max(1, weight.size // 6)]:
            before, step = weight[at], 1e-5
            weight[at] = before + step
            up = loss(network, d)
            weight[at] = before - step
            down = loss(network, d)
            weight[at] = before
            assert slope[at] == pytest.approx((up - down) / (2 * step), abs=1e-6), (name, at)


def test_a_win_is_what_the_winners_decisions_led_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "STEPS", 300)
    batch = Batch(istanbul.game(players=2, max_rounds=4), 8, seed=2)
    batch.reset()
    features = Features(np.arange(batch.observation.shape[1]), np.ones(1250, np.uint8))
    network = Network.fresh(features, np.arange(batch.n_actions), hidden=2, seed=1)
    lesson = Lesson(network, batch)
    lesson.play(batch, network, Worth([]), np.random.default_rng(1))
    advantage, known = lesson.advantages()
    assert lesson.done.sum() > 8
    for game in range(batch.n):
        last = int(np.flatnonzero(lesson.done[:, game])[0])
        seat = lesson.seat[last, game]
        assert advantage[last, game] == pytest.approx(lesson.reward[last, game, seat])
        for t in range(last):  # the value of a fresh network is 0
            assert np.sign(advantage[t, game]) == np.sign(
                lesson.reward[last, game, lesson.seat[t, game]]
            )
    assert not known.all()  # the last decision of each seat teaches nothing
    assert len(taught_by(lesson).pick) == known.sum()


def test_some_lessons_make_a_player_that_beats_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "policy.npz"
    monkeypatch.setattr(teachers, "EPOCHS", 1)
    monkeypatch.setattr("examples.train_policy.learner.train.GAMES", 64)  # a quarter
    train(12, path)
    monkeypatch.setenv("LEARNER", str(path))
    assert wins_against(RandomAgent, 20) > 14


@pytest.mark.long
def test_a_whole_training_makes_a_player_that_beats_the_apprentice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "policy.npz"
    train(400, path)
    monkeypatch.setenv("LEARNER", str(path))
    assert wins_against(Apprentice, 100) > 60


def wins_against(other: type[Agent], games: int) -> float:
    """Of the learner, on the usual board; the seats change."""
    wins = 0.0
    for seed in range(games):
        state = istanbul.game(players=2, seed=seed, max_rounds=60).native().start(seed=seed)
        agents: list[Agent] = [Learner(seed), other(seed)]
        source = istanbul.SeededSource(seed)
        while not state.is_over:
            if state.is_chance:
                state.apply_in_place(state.sample(source))
            else:
                agent = agents[(state.waits_for + seed) % 2]
                state.apply_in_place(agent.choose(Question.at(state)))
        best = state.game.ranking(state.record)[0]
        wins += ((seed % 2) in best) / len(best)
    return wins
