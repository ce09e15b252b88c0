"""The configuration file, as typed records."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

CONFIG: Final = Path(__file__).with_name("config.toml")


class Mix(msgspec.Struct, forbid_unknown_fields=True):
    """A way to play, and how often it comes up with each number of players."""

    set: str
    options: dict[str, Any]
    players: dict[int, int]


class Games(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays the games."""

    agent: str
    nodes: list[int]
    explore: int


class Profile(msgspec.Struct, forbid_unknown_fields=True):
    """How much is done."""

    seed: int
    games: int


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """All of the file."""

    mix: list[Mix]
    games: Games
    profile: dict[str, Profile]


def read(path: Path = CONFIG) -> Settings:
    """The file; msgspec.ValidationError says what is wrong with it."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Settings, strict=False)
