"""`python -m tools.terminal_picture`: draws docs/images/terminal.svg, a game in the terminal."""

from __future__ import annotations

import builtins
import io
import re
import sys
from pathlib import Path
from typing import Final

from rich.console import Console

import istanbul
from istanbul.agents.roster import make
from istanbul.cli.terminal import Terminal
from istanbul.messages import Words
from istanbul.messages.phrases import seat_names

TARGET: Final = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
SEED: Final = 7
MOVES: Final = [
    *("move spice_warehouse", "act", "end_turn"),
    *("move small_market", "act g2", "end_turn"),
]
NOT_NEEDED: Final = re.compile(r"@font-face \{.*?\}\s*|<!--.*?-->", re.DOTALL)  # fonts of the web


def main() -> int:
    """Play the moves, then draw what the person sees."""
    console = Console(
        record=True, force_terminal=True, width=100, height=40, file=io.StringIO(), highlight=False
    )
    words, moves = Words("en"), iter(MOVES)
    game = istanbul.game(players=3, seed=SEED)
    seats = [{"name": name, "kind": "person"} for name in seat_names(words, game.players)]
    agents = {seat: make("apprentice", seat) for seat in (1, 2)}

    def answer(_: object = "") -> str:
        """The next line that the person types; none are left: the picture."""
        line = next(moves, None)
        svg = console.export_svg(title="istanbul play")  # forgets what was drawn so far
        if line is None:
            text = "\n".join(row.rstrip() for row in NOT_NEEDED.sub("", svg).splitlines())
            TARGET.write_text(text + "\n", encoding="utf-8")
            raise EOFError
        return line

    builtins.input = answer
    match, chance = istanbul.Match(game, seats), istanbul.SeededSource(SEED)
    return Terminal(console, words, match, 0, agents, chance=chance, save=None).play()


if __name__ == "__main__":
    sys.exit(main())
