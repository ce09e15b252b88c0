"""Native = plain: one game on two builds, of any package of rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from threading import Thread
from typing import Any

import istanbul
from istanbul.engine.rules import CHANCE, NOBODY

Choose = Callable[[istanbul.State, random.Random], int]


def at_random(state: istanbul.State, rng: random.Random) -> int:
    """Any action."""
    return rng.choice(state.legal_actions())


def compare(game: istanbul.Game, twin: istanbul.Game, choose: Choose, seed: int) -> int:
    """Play one game on both builds; the number of steps."""
    rng = random.Random(seed)
    a, b = game.root(), twin.root()
    steps = 0
    while True:
        who = a.waits_for
        assert who == b.waits_for
        assert a.record.pack() == b.record.pack(), f"seed {seed}, step {steps}"
        if who == NOBODY:
            assert a.node == b.node
            assert a.digest() == b.digest()
            return steps
        if who == CHANCE:
            outcomes = game.rules.chance_outcomes(a.record)
            assert outcomes == twin.rules.chance_outcomes(b.record)
            outcome = rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
            game.rules.apply_chance(a.record, outcome)
            twin.rules.apply_chance(b.record, outcome)
        else:
            actions = a.legal_actions()
            assert actions == b.legal_actions()
            action = choose(a, rng)
            game.rules.apply(a.record, action)
            twin.rules.apply(b.record, action)
        steps += 1


def check_playouts(game: istanbul.Game) -> None:
    """Both builds play on at random alike."""
    results = []
    for on in (game, game.native()):
        build, root = on.build, on.root()
        rng, work = build.new_rng(), root.copy().record
        build.seed(rng, 77)
        results.append((build.playouts(root.record, work, rng, 5, 100_000), work.pack()))
    assert results[0] == results[1]


def check_threads(game: istanbul.Game, playouts: int) -> None:
    """Four threads at once: what comes of each depends on its seed alone."""
    fast = game.native()
    build, root = fast.build, fast.root()
    results: dict[int, Any] = {}

    def play(number: int) -> None:
        rng, work = build.new_rng(), root.copy().record
        build.seed(rng, number % 2)
        results[number] = build.playouts(root.record, work, rng, playouts, 100_000), work.pack()

    threads = [Thread(target=play, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results[0] == results[2]
    assert results[1] == results[3]
    assert results[0] != results[1]
