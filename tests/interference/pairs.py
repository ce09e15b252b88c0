"""Two worlds that differ in one hidden card, played side by side.

Both see the same choices and the same dice. Where only one of them asks the seat that has the card,
it answers what leads to where the other one is. A pair ends with the game, when the card is played,
or when the two cannot stay together. Until then everybody else must be told the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from istanbul.engine.game import SPECTATOR
from istanbul.engine.node import Json
from istanbul.engine.rules import NOBODY
from istanbul.engine.state import State
from istanbul.games.board import setup as board_setup
from tests.interference.worlds import World

DEEP: Final = 4  # choices in a row that only one of the worlds asks for
ENTRIES: Final = 60  # after which a pair has been followed for long enough


ROUNDS: Final = (2, 3, 5, 7, 11)  # primes: all lengths meet all options


class PartedError(Exception):
    """The two worlds cannot stay together any longer."""


@dataclass
class Pair:
    """What came of two worlds."""

    options: Json
    seed: int
    seat: int = SPECTATOR
    cards: tuple[str, str] = ("", "")
    compared: int = 0  # messages
    asked_once: int = 0  # choices that only one of the worlds asked for
    end: str = ""
    leak: str = ""


def option_sets() -> list[dict[str, Any]]:
    """Everything that can be chosen for a game with hidden cards; always in the same order."""
    found = []
    for way in board_setup.ways():
        variants = [[], *([v] for v in way.variants), way.variants]
        for players, layout, chosen, edition, deck in product(
            way.players,
            way.layouts,
            variants,
            way.editions or [""],
            way.letters_decks or [""],
        ):
            options = {**way.options, "players": players, "layout": layout, "variants": chosen}
            options |= {"edition": edition} if edition else {}
            options |= {"letters_deck": deck} if deck else {}
            if players < 5 or "neutral_assistants" not in chosen:  # no colour is left with 5
                found.append(options)
    random.Random(1).shuffle(found)
    return found


def pair(number: int) -> Pair:
    """The pair with this number: its options, its length and what is compared follow from it."""
    options = {**SETS[number % len(SETS)], "max_rounds": ROUNDS[number % len(ROUNDS)]}
    return follow(options, number, previews=number % 4 == 0, fetch=number % 8 == 0)


def follow(options: dict[str, Any], seed: int, previews: bool, fetch: bool) -> Pair:
    """Play a pair until it ends, and compare what the others are told."""
    chance = random.Random(seed)
    pair = Pair(options, seed)
    worlds = World(options, seed, previews), World(options, seed, previews)
    try:
        _deal(pair, worlds, chance)
        while True:
            _together(pair, worlds)
            _compare(pair, worlds)
            if pair.leak or worlds[0].state.waits_for == NOBODY:
                break
            if worlds[0].table.entries > ENTRIES + 30:
                break
            _go_on(pair, worlds, chance)
    except PartedError as why:
        pair.end = str(why)
    if fetch and not pair.leak and not pair.end:
        _compare(pair, worlds, fetched=True)
    return pair


def _outcomes(state: State) -> dict[str, int]:
    return {
        state.game.outcome_text(state.record, outcome): weight
        for outcome, weight in state.game.rules.chance_outcomes(state.record)
    }


def _draw(texts: dict[str, int], chance: random.Random) -> str:
    return chance.choices(list(texts), list(texts.values()))[0]


def _is_hidden(state: State) -> bool:
    return state.is_chance and state.game.outcome_is_hidden_from(state.record, SPECTATOR)


def _deal(pair: Pair, worlds: tuple[World, World], chance: random.Random) -> None:
    """Go on until a hidden card is drawn that is not the same in both."""
    first, second = worlds
    wait = chance.randrange(first.state.game.players + chance.choice((0, 0, 4)))
    while True:
        state = first.state
        if state.waits_for == NOBODY:
            raise PartedError("no hidden card was drawn")
        if _is_hidden(state):
            texts = _outcomes(state)
            wait -= 1
            if wait < 0 and len(texts) > 1:
                pair.seat = next(
                    seat
                    for seat in range(state.game.players)
                    if not state.game.outcome_is_hidden_from(state.record, seat)
                )
                one = _draw(texts, chance)
                del texts[one]
                pair.cards = one, _draw(texts, chance)
                first.happen(pair.cards[0])
                second.happen(pair.cards[1])
                return
        _go_on(pair, worlds, chance)


def _go_on(pair: Pair, worlds: tuple[World, World], chance: random.Random) -> None:
    """The same choice, or the same outcome, in both."""
    first, second = worlds
    if first.state.is_chance:
        here, there = _outcomes(first.state), _outcomes(second.state)
        both = {text: weight for text, weight in here.items() if text in there}
        if not both:
            raise PartedError("chance")
        text = _draw(both, chance)
        first.happen(text)
        second.happen(text)
        return
    legal = set(second.state.legal_actions())
    both_ways = [action for action in first.state.legal_actions() if action in legal]
    if not both_ways:
        raise PartedError("nothing that both may do")
    action = chance.choice(both_ways)
    first.act(action)
    second.act(action)


def _seen(state: State) -> tuple[int, Json]:
    return state.waits_for, state.game.view_json(state.game.see(state.record, SPECTATOR))


def _together(pair: Pair, worlds: tuple[World, World]) -> None:
    """Where only one world asks: answer what leads to where the other one is."""
    first, second = worlds
    if _seen(first.state) == _seen(second.state):
        return
    for one, other in (worlds, (second, first)):
        way = _way(one.state, _seen(other.state), pair.seat, DEEP)
        if way is not None:
            for action in way:
                one.act(action)
            pair.asked_once += len(way)
            return
    raise PartedError(f"{first.state!r} and {second.state!r}")


def _way(state: State, goal: tuple[int, Json], seat: int, deep: int) -> list[int] | None:
    """Choices of a seat that lead to a state which looks like the goal."""
    if state.waits_for != seat or not deep:
        return None
    nexts = [(action, state.apply(action)) for action in state.legal_actions()]
    for action, after in nexts:
        if _seen(after) == goal:
            return [action]
    for action, after in nexts:
        rest = _way(after, goal, seat, deep - 1)
        if rest is not None:
            return [action, *rest]
    return None


def _others(pair: Pair, world: World) -> Iterator[int]:
    """Everybody but the one who has the card; the last one is the spectator."""
    players = world.state.game.players
    yield from (seat for seat in range(players) if seat != pair.seat)
    yield SPECTATOR


def _compare(pair: Pair, worlds: tuple[World, World], fetched: bool = False) -> None:
    first, second = worlds
    for seat in _others(pair, first):
        here = first.fetched(seat) if fetched else first.told(seat)
        there = second.fetched(seat) if fetched else second.told(seat)
        pair.compared += len(here)
        if here == there:
            if not fetched:
                here.clear()
                there.clear()
            continue
        at = _first_difference(here, there)
        pair.leak = (
            f"viewer {seat}, message {at} of {len(here)}/{len(there)}:\n{_differ(here, there, at)}"
        )
        return


def _first_difference(here: Sequence[object], there: Sequence[object]) -> int:
    both = enumerate(zip(here, there, strict=False))
    return next((n for n, (a, b) in both if a != b), min(len(here), len(there)))


def _differ(here: list[bytes], there: list[bytes], at: int) -> str:
    """The first bytes that differ, with what is around them."""
    a = here[at] if at < len(here) else b"(nothing)"
    b = there[at] if at < len(there) else b"(nothing)"
    n = _first_difference(a, b)
    cut = slice(max(0, n - 80), n + 160)
    return f"  {a[cut]!r}\n  {b[cut]!r}"


SETS: Final = option_sets()
