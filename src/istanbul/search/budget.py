"""How much a player may think."""

from __future__ import annotations

import re
from dataclasses import dataclass

from istanbul.engine.errors import MalformedInput


@dataclass(frozen=True)
class Budget:
    """How much a player may think about a decision: seconds, or nodes.

    Nodes give the same result on every machine. A player that needs less takes less.
    """

    seconds: float | None = None
    nodes: int | None = None
    threads: int = 1

    @classmethod
    def read(cls, text: str, threads: int = 1) -> Budget:
        """`0.2s`, `200ms`, or `5000` nodes."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(s|ms)|(\d+)", text.strip())
        if found is None or not float(found[1] or found[3]):
            raise MalformedInput(f"budget {text!r}: expected seconds (0.2s, 200ms) or nodes (5000)")
        if found[3]:
            return cls(nodes=int(found[3]), threads=threads)
        seconds = float(found[1]) * (0.001 if found[2] == "ms" else 1)
        return cls(seconds=seconds, threads=threads)
