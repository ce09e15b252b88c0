"""The Dice Game for PettingZoo: `dice_v0.env(players=4)`.

The number changes when the same seed and actions no longer give the same observations, masks and
rewards. v0: the first.
"""

from __future__ import annotations

from typing import Any, ClassVar

from istanbul.research.pettingzoo.aec import IstanbulAEC, no_parallel_env, wrapped


class raw_env(IstanbulAEC):  # noqa: N801 - PettingZoo's name for the bare environment
    """The Dice Game without wrappers."""

    metadata: ClassVar[dict[str, Any]] = {**IstanbulAEC.metadata, "name": "istanbul_dice_v0"}
    game = "dice"


def env(**options: Any) -> Any:
    """The Dice Game, wrapped; the options are those of `raw_env`."""
    return wrapped(raw_env(**options))


parallel_env = no_parallel_env
