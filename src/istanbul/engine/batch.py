"""One game of a batch, from decision to decision. A template, in the subset.

What goes through many games at once and fills arrays is made of these: `plain_batch.py` on plain
rules, the class of `native/batch_class.py` on native ones.
"""

from __future__ import annotations

from istanbul.engine.record import U64, assign
from istanbul.engine.rng import MASK, Rng, below, seed
from istanbul.engine.rules import CHANCE
from istanbul.engine.template_parameters import (
    Observation,
    State,
    View,
    apply,
    apply_chance,
    is_ahead,
    observe,
    options,
    pick_outcome,
    see,
    waits_for,
)


def sow(r: Rng, n: U64, number: int) -> None:
    """Start a generator: the one with this number of the batch with seed n."""
    seed(r, ((n << 32) + number) & MASK)


def advance(g: State, r: Rng) -> int:
    """Resolve chance until a seat decides or the game is over; whom it waits for."""
    who = waits_for(g)
    while who == CHANCE:
        outcome = pick_outcome(g, r)
        apply_chance(g, outcome)
        who = waits_for(g)
    return who


def begin(g: State, root: State, r: Rng) -> int:
    """A new game; whom it waits for."""
    assign(g, root)
    who = advance(g, r)
    return who


def decide(g: State, r: Rng, a: int) -> int:
    """Do a legal action, and what follows; whom the game waits for."""
    apply(g, a)
    who = advance(g, r)
    return who


def look(g: State, who: int, v: View, o: Observation) -> None:
    """Fill `o` with what a seat observes; `v` is scratch space for its view."""
    see(g, who, v)
    observe(v, o)


def choose(g: State, r: Rng) -> int:
    """A random legal action."""
    n = options(g)
    i = below(r, n)
    return g.option[i]


def standing(g: State, p: int) -> int:
    """How many seats a seat beats, less those that beat it."""
    n = 0
    for q in range(g.tables.players):
        if is_ahead(g, p, q):
            n += 1
        if is_ahead(g, q, p):
            n -= 1
    return n
