"""Environments for research: PettingZoo, Gymnasium and OpenSpiel, over one running game.

The packages they build on come with `pip install 'istanbul[research]'`.
"""

from __future__ import annotations

from istanbul.research.slots import slots

__all__ = ["slots"]
