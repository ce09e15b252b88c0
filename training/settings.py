"""The configuration file, as typed records."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from istanbul.engine.errors import MalformedInput

CONFIG: Final = Path(__file__).with_name("config.toml")


class Mix(msgspec.Struct, forbid_unknown_fields=True):
    """A way to play: how often it comes up with each number of players."""

    set: str
    options: dict[str, Any]
    players: dict[int, int]
    sharpness: dict[str, float]  # of each player's weights (export.py)


class Games(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays the games."""

    agent: str
    nodes: list[int]
    explore: int
    long_nodes: int
    long_share: int


class Profile(msgspec.Struct, forbid_unknown_fields=True):
    """How much is done."""

    seed: int
    games: int
    sets: list[str]
    epochs: int
    gate_games: int
    gate_budget: str
    apart: bool = False  # no network learns from its games
    long_searches: bool = True  # for a policy; without them there are more games


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """All of the file."""

    games: Games
    mix: list[Mix]
    profile: dict[str, Profile]

    def mixes(self, profile: Profile) -> list[Mix]:
        """The ways to play of a profile; each as often as any other if its games are apart."""
        mixes = [mix for mix in self.mix if mix.set in profile.sets]
        if not profile.apart:
            return mixes
        return [replace(mix, players=dict.fromkeys(mix.players, 1)) for mix in mixes]

    def who(self, profile: Profile) -> Games:
        """Who plays, and whether a policy is to learn from it."""
        return self.games if profile.long_searches else replace(self.games, long_share=0)


def read(path: Path = CONFIG) -> Settings:
    """The file; MalformedInput says what is wrong with it."""
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(rows, Settings, strict=False)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise MalformedInput(f"{path}: {problem}") from problem
