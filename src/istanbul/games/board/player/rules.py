"""What a search of the board game needs, in both builds: its rules, and the search over them."""

from __future__ import annotations

from typing import Final

from istanbul.search.assembly import assemble

SOURCES: Final = ["istanbul.games.board", "istanbul.search"]
STATE, RECORDS, ENTRY, LONG, mcts = assemble("istanbul.games.board")
