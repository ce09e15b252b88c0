"""The catalogue of actions: every action is one int with one text, whatever the options.

Blocks stand in the order in which nodes offer them, so that legal actions come out sorted.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.catalogue import Catalogue
from istanbul.engine.node import Option
from istanbul.games.dice.contents import BAZAAR_CARDS, COLOURS, FACES, THINGS, TILES, TRACKS
from istanbul.games.dice.tables import MAX_DICE

_catalogue: Final = Catalogue()
_add: Final = _catalogue.add
_block: Final = _catalogue.block

FORMS: Final[list[Option]] = _catalogue.options
"""The whole catalogue, by number."""
BLOCK: Final[list[int]] = _catalogue.blocks
"""The block of every action: `BLOCK[a] == ACT_TILE` for all that buy a tile."""

END_TURN: Final = _add("end_turn", "end_turn")
DONE: Final = _add("done", "done")
KEEP: Final = _add("keep", "keep")
PASS: Final = _add("pass", "pass")
INCOME: Final = _block("income {}", "income", "what", ["lira", "crystal", "card"])

# Rerolling with a crystal.
REROLL_ALL: Final = _add("reroll all", "reroll_all")
PICK: Final = _block("pick {}", "pick", "face", FACES)

# The actions.
ACT_MARKER: Final = _block("act marker {}", "act_marker", "colour", COLOURS)  # two alike
ACT_BROWN: Final = _add("act brown", "act_brown")  # three different
ACT_CRYSTAL: Final = _add("act crystal", "act_crystal")  # two different
ACT_TWO: Final = _add("act two", "act_two")  # four different
ACT_COINS: Final = _add("act coins", "act_coins")
ACT_CARDS: Final = _catalogue.rows(  # + number of card dice
    (f"act cards {n}", "act_cards", {"n": n}) for n in range(MAX_DICE + 1)
)
ACT_TILE: Final = _block("act tile {}", "act_tile", "tile", TILES)
ACT_RUBY: Final = _block("act ruby {}", "act_ruby", "track", TRACKS)

# Paying, one piece at a time: dice, markers, brown markers.
PAY_DIE: Final = _block("pay die {}", "pay_die", "colour", COLOURS)
PAY_MARKER: Final = _block("pay marker {}", "pay_marker", "colour", COLOURS)
PAY_BROWN: Final = _add("pay brown", "pay_brown")

# Bazaar cards.
USE_CARD: Final = _block("use {}", "use_card", "card", BAZAAR_CARDS)
ONE_LIRA: Final = _add("one_lira", "one_lira")
USE: Final = _add("use", "use")
TAKE: Final = _block("take {}", "take", "thing", THINGS)
GIVE: Final = _block("give {}", "give", "thing", THINGS)
TAKE_TILE: Final = _block("take tile {}", "take_tile", "tile", TILES)
GIVE_TILE: Final = _block("give tile {}", "give_tile", "tile", TILES)
RUBY: Final = _block("ruby {}", "ruby", "track", TRACKS)
N_ACTIONS: Final = len(FORMS)

ACTIONS: Final = _catalogue.numbers()
"""Text to number: the notation read backwards."""
