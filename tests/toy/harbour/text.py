"""Harbour in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul.engine.node import Json, Option
from istanbul.engine.phrase import Gain, Phrase, Said


def prompt(g: Any) -> Phrase:
    """Where to?"""
    return Phrase("prompt-harbour_go")


def option(g: Any, option: Option, preview: Sequence[Json], price: int) -> Phrase:
    """Go there."""
    return Phrase("harbour-go", {"place": f"harbour_place-{option.args['place']}"})


def gains(option: Option, preview: Sequence[Json], seat: int) -> list[Gain]:
    """A ruby and its price."""
    return [gain for event in preview for gain in _gains(event)]


def _gains(event: Json) -> list[Gain]:
    if event["event"] == "paid":
        return [Gain(event["seat"], "lira", -event["n"], "count-lira")]
    if event["event"] == "rolled":
        return [Gain(event["seat"], "lira", event["n"], "count-lira")]
    return [Gain(event["seat"], "ruby", 1, "count-ruby")] if event["event"] == "ruby" else []


def tell(tables: Any, events: Sequence[Json]) -> list[Said]:
    """Each event a sentence, but for what the headings say."""
    return [Said(_words(event), gains=_gains(event)) for event in events]


def _words(event: Json) -> Phrase | None:
    if event["event"] == "went":
        args = {"place": f"harbour_place-{event['place']}"}
        return Phrase("harbour-went", {**args}, {"seat": event["seat"]})
    if event["event"] == "rolled":
        return Phrase("harbour-rolled", {"n": event["n"]}, {"seat": event["seat"]})
    if event["event"] == "ruby":
        return Phrase("harbour-bought", {}, {"seat": event["seat"]})
    return None


def reason(message: str, args: Mapping[str, str | int]) -> Phrase:
    """Nobody gives any."""
    return Phrase(message, {**args})
