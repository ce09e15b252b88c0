"""Measured numbers, in the person's language."""

from __future__ import annotations

from collections.abc import Mapping

from istanbul.cli.help import say
from istanbul.engine.node import Json
from istanbul.messages import Message


def decimal(value: float) -> Message:
    """A number with one decimal place."""
    whole, _, tenths = f"{value:.1f}".partition(".")
    return Message("measure-decimal", {"whole": whole, "tenths": tenths})


def span(middle: float, low: float, high: float) -> str:
    """A number and where it lies."""
    return say("measure-span", middle=str(middle), low=str(low), high=str(high))


def share(row: Json) -> str:
    """A share of wins with its interval."""
    return say(
        "measure-share",
        share=decimal(100 * row["win_share"]),
        low=decimal(100 * row["win_share_low"]),
        high=decimal(100 * row["win_share_high"]),
    )


def counted(counts: Mapping[str, int]) -> str:
    """How often there was what, by its id."""
    return ", ".join(f"{what} {n}" for what, n in counts.items())
