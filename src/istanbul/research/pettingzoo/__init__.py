"""PettingZoo environments: `from istanbul.research.pettingzoo import board_v0, dice_v0`.

Importing this makes their ids known, for `pettingzoo.make("aec", "istanbul/board_v0", players=4)`.
"""

from __future__ import annotations

from istanbul.engine.extras import Needs
from istanbul.research.pettingzoo import board_v0, dice_v0

with Needs("research"):
    import pettingzoo

__all__ = ["board_v0", "dice_v0"]

for _module in (board_v0, dice_v0):
    _name = _module.__name__.rpartition(".")[2]
    pettingzoo.register("aec", f"istanbul/{_name}", _module.env)
