"""For programmers: environments, batches, games as data.

The packages they build on come with `pip install 'istanbul[research]'`.
"""

from __future__ import annotations

from istanbul.research.slots import slots

__all__ = ["slots"]
