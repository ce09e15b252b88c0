"""A network in whole numbers, as the file that the search reads (search/packages.py)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from istanbul.search.scales import HIDDEN_SCALE, LOGIT, OUTPUT_SCALE
from training.network import Network

if TYPE_CHECKING:
    from numpy.typing import NDArray

LARGEST: Final = (1 << 15) - 1

Table = dict[str, dict[str, Mapping[int, list[int]] | Mapping[int, int]]]
"""Of a game: for each set, player and number of players the steepness; and what is kept."""


def quantised(network: Network, names: Sequence[str], sharpness: float) -> dict[str, Any]:
    """Rows by name, as in the files.

    Sharpness says how steep the search sees its chances: 1 is what they are.
    """
    points = sharpness * LOGIT * OUTPUT_SCALE
    direct, first = _whole(network.direct * points), _whole(network.first * HIDDEN_SCALE)
    return {
        "direct": {name: n for name, n in zip(names, direct, strict=True) if n},
        "first": {name: row for name, row in zip(names, first, strict=True) if any(row)},
        "bias": _whole(network.bias * HIDDEN_SCALE),
        "out": _whole(network.out * points),
    }


def text(rows: dict[str, Any]) -> str:
    """The file: a line for each row, so that differences can be read."""
    first = ",\n".join(f"  {json.dumps(name)}: {row}" for name, row in rows["first"].items())
    return (
        f'{{\n "direct": {json.dumps(rows["direct"])},\n "first": {{\n{first}\n }},\n'
        f' "bias": {rows["bias"]},\n "out": {rows["out"]}\n}}\n'
    )


def table_text(sets: Table) -> str:
    """The file of chances: a line for each number of players."""
    parts = []
    for name, players in sets.items():
        rows = []
        for player, table in players.items():
            lines = ",\n".join(f'   "{n}": {row}' for n, row in table.items())
            rows.append(f'  "{player}": {{\n{lines}\n  }}')
        parts.append(f' "{name}": {{\n' + ",\n".join(rows) + "\n }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _whole(numbers: NDArray[np.float32]) -> Any:
    """Rounded to 16 bits; what is larger is cut down, which only rows that hardly occur need."""
    return np.clip(np.rint(numbers), -LARGEST, LARGEST).astype(int).tolist()
