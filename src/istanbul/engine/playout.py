"""Random games without a Python loop. A template, in the subset; the driver owns the generator."""

from __future__ import annotations

from istanbul.engine.record import assign
from istanbul.engine.rng import Rng, below
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.template_parameters import (
    State,
    apply,
    apply_chance,
    options,
    outcomes,
    waits_for,
)


def pick_outcome(g: State, r: Rng) -> int:
    """An outcome of the chance node, by weight."""
    n = outcomes(g)
    total = 0
    for i in range(n):
        total += g.weight[i]
    left = below(r, total)
    i = 0
    while left >= g.weight[i]:
        left -= g.weight[i]
        i += 1
    return g.outcome[i]


def step_at_random(g: State, r: Rng) -> None:
    """One random outcome or one random legal action."""
    if waits_for(g) == CHANCE:
        outcome = pick_outcome(g, r)
        apply_chance(g, outcome)
    else:
        n = options(g)
        i = below(r, n)
        apply(g, g.option[i])


def playout(g: State, r: Rng, most: int) -> int:
    """Play on at random to the end, or for so many steps; how many it took, chance included."""
    steps = 0
    while steps < most and waits_for(g) != NOBODY:
        step_at_random(g, r)
        steps += 1
    return steps


def playouts(root: State, work: State, r: Rng, games: int, most: int) -> int:
    """Several games from one state, played in `work`; all their steps."""
    steps = 0
    for _ in range(games):
        assign(work, root)
        steps += playout(work, r, most)
    return steps
