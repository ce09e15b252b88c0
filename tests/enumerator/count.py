"""Nodes as (position, line played since); a node is found by playing its line from the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .table import PLACES, Table, lay_out
from .turn import game


@dataclass(frozen=True)
class World:
    """One node: where the game began and the texts answered since."""

    position: dict[str, Any]
    line: tuple[str, ...] = ()


def read(position: dict[str, Any]) -> World:
    """The node at which the position's seat is to move."""
    lay_out(position)  # complains about what cannot be
    return World(position)


def _replay(world: World) -> tuple[Table, list[str]]:
    """The table and the options after the world's line; no options when the game is over."""
    table = lay_out(world.position)
    script = game(table)
    try:
        options = next(script)
        for text in world.line:
            if text not in options:
                raise ValueError(f"{text!r} is not one of {options}")
            options = script.send(text)
    except StopIteration:
        options = []
    return table, options


def steps(world: World) -> list[tuple[str, World]]:
    """Every text of the node with the node it leads to; empty when the game is over."""
    _, options = _replay(world)
    return [(text, World(world.position, (*world.line, text))) for text in options]


def _lines(world: World, depth: int) -> int:
    if depth == 0:
        return 1
    following = steps(world)
    if depth == 1:
        return len(following)
    return sum(_lines(after, depth - 1) for _, after in following)


def perft(position: dict[str, Any], depth: int) -> int:
    """How many lines of exactly `depth` steps there are."""
    return _lines(read(position), depth)


def divide(position: dict[str, Any], depth: int) -> dict[str, int]:
    """The lines of exactly `depth` steps, by their first step."""
    return {text: _lines(after, depth - 1) for text, after in steps(read(position))}


def facts(world: World) -> dict[str, Any]:
    """What lies on the table at a node, in the words of a position.

    A played card that is not yet resolved is nowhere; stacks are always words of `o` and `n`.
    """
    table, _ = _replay(world)
    seats = [
        {
            "lira": player.lira,
            "rubies": player.rubies,
            "goods": dict(player.goods),
            "extensions": player.extensions,
            "merchant": player.merchant,
            "stack": "".join(player.stack),
            "assistants": [place for place in PLACES if place in player.assistants],
            "family": player.family,
            "mosque_tiles": sorted(player.tiles),
            "hand": dict(+player.hand),
        }
        for player in table.players
    ]
    return {
        "over": table.over,
        "round": table.round,
        "seat": table.seat,
        "seats": seats,
        "governor": table.governor,
        "smuggler": table.smuggler,
        "mail": table.mail,
        "demand": {"small": table.top["small_market"], "large": table.top["large_market"]},
        "palace": table.palace,
        "dealer": table.dealer,
        "discard": list(table.discard),
        "neutral_merchants": list(table.neutral_merchants),
        "neutral_assistants": dict(+table.neutral_assistants),
        "caravan": table.caravan,
    }
