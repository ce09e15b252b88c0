"""States that differ only in what a viewer cannot see, and the one check of what he gets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import istanbul
from istanbul.engine.source import Source

VARIANTS: list[list[str]] = [[], ["caravan_leader"], ["neutral_assistants"]]
LAZY = ("visit", "refuse", "skip", "end_turn", "pass")
GETTING_CARDS = ("caravansary", "card", "deck", "pile", "guild_hall", "auction_house")


@dataclass
class Count:
    """What has been compared."""

    nodes: int = 0  # with a viewer
    hiding: int = 0  # of these, where something is hidden from the viewer
    pairs: int = 0
    different: int = 0  # pairs whose digests differ
    hiding_and_different: int = 0  # nodes where something is hidden and a pair differed
    guild: int = 0  # pairs that differ in guild cards alone


def bytes_for(state: istanbul.State, viewer: int) -> list[bytes]:
    """All that a viewer gets of a state: view, record of the view, previews of his options."""
    view = state.view(viewer)
    found = [json.dumps(view.to_json()).encode(), view.record.pack()]
    if state.waits_for == viewer:
        found += [json.dumps(state.describe(a)).encode() for a in state.legal_actions()]
    return found


def check_pair(one: istanbul.State, other: istanbul.State, viewer: int, where: Any = "") -> bool:
    """Two states that the viewer cannot tell apart must look the same; do they differ at all?"""
    same = bytes_for(one, viewer) == bytes_for(other, viewer)
    assert same, f"viewer {viewer} can tell these states apart: {where}"
    return one.digest() != other.digest()


def unknown(g: Any, p: int) -> list[int]:
    """The kinds of cards in a hand that others have not seen it take."""
    counts = zip(g.hand[p], g.known[p], strict=True)
    return [kind for kind, (held, known) in enumerate(counts) for _ in range(held - known)]


def swapped(state: istanbul.State, viewer: int, source: Source) -> istanbul.State | None:
    """The same with a hidden card of another hand exchanged: for one of the deck, or of a third.

    None if no exchange would make a difference: nothing is hidden from the viewer.
    """
    after = state.copy()
    g = after.record
    deck = [kind for kind, n in enumerate(g.deck) for _ in range(n)]
    others = [p for p in range(g.tables.players) if p != viewer]
    exchanges = [
        (p, mine, q, theirs)
        for p in others
        for mine in sorted(set(unknown(g, p)))
        for q in (-1, *(q for q in others if q > p))
        for theirs in sorted(set(deck if q < 0 else unknown(g, q)))
        if theirs != mine
    ]
    if not exchanges:
        return None
    p, mine, q, theirs = exchanges[source.below(len(exchanges))]
    place = g.deck if q < 0 else g.hand[q]
    g.hand[p][mine] -= 1
    g.hand[p][theirs] += 1
    place[theirs] -= 1
    place[mine] += 1
    g.n_options = 0  # they are listed anew for the other hand
    return after


def swapped_guild(state: istanbul.State, viewer: int, source: Source) -> istanbul.State | None:
    """The same for a guild card: exchanged for one of the deck, or of a third hand."""
    after = state.copy()
    g = after.record
    others = [g.guild_hand[p] for p in range(g.tables.players) if p != viewer]
    exchanges = [
        (hand, mine, place, theirs)
        for at, hand in enumerate(others)
        for place in (g.guild_deck, *others[at + 1 :])
        for mine, held in enumerate(hand)
        for theirs, there in enumerate(place)
        if held and there
    ]
    if not exchanges:
        return None
    hand, mine, place, theirs = exchanges[source.below(len(exchanges))]
    hand[mine] = place[theirs] = 0
    hand[theirs] = place[mine] = 1
    g.n_options = 0
    return after


def check_node(state: istanbul.State, source: Source, count: Count, where: Any = "") -> None:
    """Every viewer: an exchange of hidden cards, and a whole world drawn from his view."""
    for viewer in range(istanbul.SPECTATOR, state.game.players):
        other = swapped(state, viewer, source)
        guild = swapped_guild(state, viewer, source)
        world = state.view(viewer).world(source)
        found = [check_pair(state, world, viewer, where)]
        found += [check_pair(state, pair, viewer, where) for pair in (other, guild) if pair]
        hides = bool(other or guild)
        count.nodes += 1
        count.hiding += hides
        count.pairs += len(found)
        count.different += sum(found)
        count.hiding_and_different += hides and any(found)
        count.guild += guild is not None and found[-1]


def check_games(seeds: range, max_rounds: int, **options: Any) -> Count:
    """Every node of some random games."""
    count = Count()
    for seed in seeds:
        source = istanbul.SeededSource(seed + 1_000_000)
        for step, state in enumerate(nodes(seed, max_rounds, **options)):
            check_node(state, source, count, (seed, step))
    return count


def assert_telling(count: Count) -> None:
    """The check must have had something to compare."""
    assert count.different > count.pairs / 2
    assert count.hiding > count.nodes / 2
    assert count.hiding_and_different > 0.9 * count.hiding


def nodes(seed: int, max_rounds: int, **options: Any) -> Iterator[istanbul.State]:
    """The states of a random game in which something happens."""
    players = 2 + seed % 4
    variants = VARIANTS[seed // 4 % 3] if players < 5 else VARIANTS[seed // 4 % 2]
    game = istanbul.game(
        "board", seed=seed, players=players, variants=variants, max_rounds=max_rounds, **options
    )
    source = istanbul.SeededSource(seed)
    state = game.root()
    yield state
    while not state.is_over:
        state = state.apply(choose(state, source))
        yield state


def choose(state: istanbul.State, source: Source) -> int:
    """A random step; doing something is preferred, and so is getting cards."""
    if state.is_chance:
        return state.sample(source)
    numbers = state.legal_actions()
    busy = [a for a in numbers if state.text(a).split()[0] not in LAZY]
    words = {a: state.text(a).split() for a in busy}
    cards = [
        a
        for a in busy
        if words[a][-1] in GETTING_CARDS or (words[a][0] != "discard" and "guild" in words[a][-1])
    ]
    for better in (cards, busy):
        if better and source.below(3):
            numbers = better
            break
    return numbers[source.below(len(numbers))]
