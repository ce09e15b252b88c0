"""Observations in tests: what random games on native rules show, and both builds side by side."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import istanbul
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.two_builds import Build

Choose = Callable[[istanbul.State, random.Random], int]
BYTES = 2  # of a number in a packed record


def shown(game: Any, seed: int, last_lazy: int) -> int:
    """All observations of a busy game on native rules, packed, one OR the other.

    Actions up to `last_lazy` end or skip something; they are chosen seldom.
    """
    build: Build = game.build
    rules, rng = build.rules, random.Random(seed)
    record, observation = game.root().record, build.new_observation()
    view = build.new_view(record.tables)
    found = 0
    while (who := rules.waits_for(record)) != NOBODY:
        build.see(record, rng.randrange(game.players), view)
        build.observe(view, observation)
        found |= int.from_bytes(observation.pack(), "little")
        if who == CHANCE:
            rules.apply_chance(record, rng.choice(rules.chance_outcomes(record))[0])
            continue
        actions = rules.legal_actions(record)
        busy = [action for action in actions if action > last_lazy]
        rules.apply(record, rng.choice(busy if busy and rng.random() < 0.8 else actions))
    return found


def never_shown(game: Any, found: int) -> set[str]:
    """The names of slots with a number that was always 0, and how many of it; none is negative."""
    length = sum(slot.length for slot in game.slots)
    seen = found.to_bytes(BYTES * length, "little")
    assert not any(seen[1::BYTES]), "a number does not fit into a byte"
    numbers = seen[::BYTES]
    return {
        f"{slot.name}[{i}]"
        for slot in game.slots
        for i in range(slot.length)
        if not numbers[slot.offset + i]
    }


def compare(game: Any, twin: Any, choose: Choose, seed: int) -> int:
    """Both builds tell every viewer the same at every node of a game; how many were compared."""
    rng = random.Random(seed)
    state, compared = game.root(), 0
    while not state.is_over:
        there = twin.adopt(state)
        for viewer in range(istanbul.SPECTATOR, game.players):
            told = state.view(viewer).observation()
            assert told == there.view(viewer).observation(), (seed, viewer)
            assert len(told) == sum(slot.length for slot in game.slots)
            compared += 1
        state = state.apply(choose(state, rng))
    return compared


def at_random(state: istanbul.State, rng: random.Random) -> int:
    """A random step."""
    if state.is_chance:
        return state.sample(istanbul.SeededSource(rng.randrange(1 << 31)))
    return rng.choice(state.legal_actions())


def part(game: Any, observation: bytes, name: str) -> list[int]:
    """The numbers of one slot."""
    slot = next(slot for slot in game.slots if slot.name == name)
    return list(observation[slot.offset : slot.offset + slot.length])
