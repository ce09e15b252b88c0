"""The Dice Game for PettingZoo: `dice_v0.env(players=4)`.

The number changes when the same seed and actions no longer give the same observations, masks and
rewards. v0: the first.
"""

from __future__ import annotations

from functools import partial

from istanbul.research.pettingzoo.aec import IstanbulAEC, no_parallel_env, wrapped


class raw_env(IstanbulAEC):  # noqa: N801 - PettingZoo's name for the bare environment
    """The Dice Game without wrappers."""

    game = "dice"


env = partial(wrapped, raw_env)
parallel_env = no_parallel_env
