"""Measures of speed, by processor time, each the median of several runs."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from threading import Thread
from typing import Final

from istanbul.engine.game import Game
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State
from istanbul.engine.two_builds import Build

RUNS: Final = 5
MOST: Final = 1_000_000  # steps of a game: more than any has


def median_of(measure: Callable[[], float]) -> float:
    """The median of several runs."""
    return statistics.median(measure() for _ in range(RUNS))


def reference(loops: int = 200_000) -> float:
    """Turns per second of a fixed loop in plain Python: tells how fast the machine is just now."""
    numbers = [0] * 16
    began = time.thread_time()
    for i in range(loops):
        numbers[i % 16] += i ^ numbers[(i + 1) % 16] & 255
    return loops / (time.thread_time() - began)


def driven(game: Game, games: int) -> float:
    """Steps per second of random play when Python calls the rules: lists, chooses and applies."""
    rules, draw, steps = game.rules, random.Random(1).random, 0
    roots = [game.root().record for _ in range(games)]
    began = time.thread_time()
    for record in roots:
        while (who := rules.waits_for(record)) != NOBODY:
            if who == CHANCE:
                outcomes = rules.chance_outcomes(record)
                left = draw() * sum([weight for _, weight in outcomes])
                for outcome, weight in outcomes:
                    left -= weight
                    if left < 0:
                        rules.apply_chance(record, outcome)
                        break
            else:
                actions = rules.legal_actions(record)
                rules.apply(record, actions[int(draw() * len(actions))])
            steps += 1
    return steps / (time.thread_time() - began)


def taught(game: Game, games: int) -> float:
    """Steps per second of random play with `State`, as docs/library.md teaches it."""
    source, steps = SeededSource(1), 0
    states = [game.root() for _ in range(games)]
    began = time.thread_time()
    for state in states:
        while not state.is_over:
            if state.is_chance:
                state.apply_in_place(state.sample(source))
            else:
                actions = state.legal_actions()
                state.apply_in_place(actions[source.below(len(actions))])
            steps += 1
    return steps / (time.thread_time() - began)


def inside(root: State, build: Build, games: int, clock: Callable[[], float]) -> float:
    """Steps per second of whole random games without leaving the build."""
    rng, work = build.new_rng(), root.copy().record
    build.seed(rng, 1)
    began = clock()
    steps = build.playouts(root.record, work, rng, games, MOST)
    return steps / (clock() - began)


def in_threads(root: State, build: Build, games: int, threads: int) -> float:
    """Steps per second of several threads together, by the clock on the wall."""
    steps: list[int] = []

    def play(number: int) -> None:
        rng, work = build.new_rng(), root.copy().record
        build.seed(rng, number)
        steps.append(build.playouts(root.record, work, rng, games, MOST))

    workers = [Thread(target=play, args=(number,)) for number in range(threads)]
    began = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return sum(steps) / (time.perf_counter() - began)


def has_numpy() -> bool:
    """Is the extra there that a batch needs?"""
    return find_spec("numpy") is not None


def batched(
    game: Game,
    games: int,
    steps: int,
    threads: int,
    clock: Callable[[], float] = time.perf_counter,
) -> float:
    """Decisions per second of a batch with random actions, by the clock on the wall or another.

    Choosing them, observations, masks and chance are included.
    """
    batch = import_module("istanbul.research.batch").Batch(game, games, threads=threads)
    batch.reset()
    began = clock()
    for _ in range(steps):
        batch.step(batch.sample())
    return games * steps / (clock() - began)


def copies(state: State, n: int) -> float:
    """Copies of a state per second, made from Python."""
    copy = state.record.copy
    began = time.thread_time()
    for _ in range(n):
        copy()
    return n / (time.thread_time() - began)


def worlds(state: State, n: int) -> float:
    """Worlds drawn from a view per second."""
    view, source = state.view(0), SeededSource(1)
    began = time.thread_time()
    for _ in range(n):
        view.world(source)
    return n / (time.thread_time() - began)
