"""The board game for PettingZoo: `board_v0.env(players=4, expansions=["mocha"])`.

The number changes when the same seed and actions no longer give the same observations, masks and
rewards. v0: the first.
"""

from __future__ import annotations

from typing import Any, ClassVar

from istanbul.research.pettingzoo.aec import IstanbulAEC, no_parallel_env, wrapped


class raw_env(IstanbulAEC):  # noqa: N801 - PettingZoo's name for the bare environment
    """The board game without wrappers."""

    metadata: ClassVar[dict[str, Any]] = {**IstanbulAEC.metadata, "name": "istanbul_board_v0"}
    game = "board"


def env(**options: Any) -> Any:
    """The board game, wrapped; the options are those of `raw_env`."""
    return wrapped(raw_env(**options))


parallel_env = no_parallel_env
