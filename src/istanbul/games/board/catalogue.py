"""The catalogue of actions: every action is one int with one text, whatever the options.

Blocks stand in the order in which nodes offer them, so that legal actions come out sorted.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from istanbul.engine.catalogue import Catalogue, Row
from istanbul.engine.node import Option
from istanbul.games.board.contents import (
    BONUS_CARDS,
    CARD_EFFECTS,
    FIGURES,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    MAX_SEATS,
    PLACES,
    TAVERN_TILES,
    TRACKS,
)

MAX_SALE: Final = 5
LETTERS: Final = "rgyb"
_COUNTS: Final = [
    counts
    for counts in product(range(MAX_SALE + 1), repeat=len(GOODS))
    if 1 <= sum(counts) <= MAX_SALE
]
GOODS_SETS: Final[list[list[int]]] = [list(counts) for counts in _COUNTS]
"""Every set of one to five goods: how many of each."""
GOODS_SET_SIZE: Final[list[int]] = [sum(counts) for counts in _COUNTS]


def goods_word(counts: list[int]) -> str:
    """Goods in one word: r1y2."""
    return "".join(f"{letter}{n}" for letter, n in zip(LETTERS, counts, strict=True) if n)


_catalogue: Final = Catalogue()
_add: Final = _catalogue.add
_block: Final = _catalogue.block
_rows: Final = _catalogue.rows

FORMS: Final[list[Option]] = _catalogue.options
"""The whole catalogue, by number."""
BLOCK: Final[list[int]] = _catalogue.blocks
"""The block of every action: `BLOCK[a] == MEET` for all that meet a figure."""

END_TURN: Final = _add("end_turn", "end_turn")
SKIP: Final = _add("skip", "skip")
DONE: Final = _add("done", "done")
KEEP: Final = _add("keep", "keep")
PASS: Final = _add("pass", "pass")
PAY: Final = _add("pay", "pay")
REFUSE: Final = _add("refuse", "refuse")

# Going to a place, and what is done about assistants there.
WAYS: Final = ("", " own", " neutral", " lay", "visit")
MOVE_ON: Final = 0
MOVE_OWN: Final = 1
MOVE_NEUTRAL: Final = 2
MOVE_LAY: Final = 3
VISIT_ONLY: Final = 4
N_WAYS: Final = len(WAYS)
GO: Final = _rows(  # + N_WAYS * place + way
    (f"move {place}{way}", f"move{way.replace(' ', '_')}", {"place": place})
    if way != "visit"
    else (f"visit {place}", "visit", {"place": place})
    for place in PLACES
    for way in WAYS
)
COMPANION: Final = _block("companion {}", "companion", "place", PLACES)
PLACE_COMPANION: Final = _add("place companion", "place_companion")
GUILD: Final = _block("{}", "guild", "card", GUILD_CARDS)

# The actions of places.
ACT: Final = _add("act", "act")
ACT_ALL: Final = _add("act all", "act_all")
ACT_DECK: Final = _add("act deck", "act_deck")
ACT_PILE: Final = _add("act pile", "act_pile")
ACT_LIRA: Final = _add("act lira", "act_lira")
ACT_COMPANION: Final = _add("act companion", "act_companion")
ACT_BARRIER: Final = _add("act barrier", "act_barrier")
ACT_TAVERN: Final = _block("act {}", "act_tavern", "tile", TAVERN_TILES)
ACT_NUMBER: Final = _rows((f"act {n}", "act_number", {"n": n}) for n in range(13))
ACT_GOOD: Final = _block("act {}", "act_good", "good", GOODS)
ACT_COFFEE: Final = _add("act coffee", "act_coffee")
ACT_GOODS: Final = _block("act {}", "act_goods", "goods", [goods_word(s) for s in GOODS_SETS])
ACT_RUBY: Final = _block("act ruby {}", "act_ruby", "place", TRACKS)
ACT_PLACE: Final = _block("act {}", "act_place", "place", PLACES)
ACT_POLICE: Final = _block("act police {}", "act_police", "place", PLACES)
PUT: Final = _block("put {}", "put", "place", PLACES)
USE_AT: Final = _block("use {}", "use_at", "place", PLACES)

# Auction and kiosk.
BID: Final = _rows((f"bid {n}", "bid", {"n": n}) for n in range(100))  # + lira
TAKE_KIOSK: Final = _block("take {}", "take_kiosk", "tile", KIOSK_TILES)
USE: Final = _add("use", "use")
USE_COFFEE: Final = _add("use coffee", "use_coffee")

# Dice.
TURN_DIE: Final = _rows(  # + value of the die
    (f"tile red {n}", "tile_red", {"n": n}) for n in range(7)
)
REROLL: Final = _add("tile red reroll", "tile_red_reroll")

# Encounters.
FOR_LIRA: Final = 0
FOR_CARD: Final = 1
CATCH: Final = _rows(  # + 2 * seat + reward
    (f"catch {seat} {reward}", f"catch_{reward}", {"other": seat})
    for seat in range(MAX_SEATS)
    for reward in ("lira", "card")
)
MEET: Final = _block("meet {}", "meet", "figure", FIGURES)
TAKE: Final = _block("take {}", "take", "good", [*GOODS, "coffee"])
PAY_LIRA: Final = _add("pay lira", "pay_lira")
PAY_GOOD: Final = _block("pay {}", "pay_good", "good", GOODS)
GIVE: Final = _block("give {}", "give", "good", [*GOODS, "coffee"])
GIVE_LETTER: Final = _block("give letter {}", "give_letter", "place", PLACES)
GIVE_SEALED: Final = _block("give sealed {}", "give_sealed", "place", PLACES)
DISCARD: Final = _block("discard {}", "discard", "card", BONUS_CARDS)
DISCARD_GUILD: Final = _block("discard {}", "discard_guild", "card", GUILD_CARDS)

# Bonus cards. What a card is played for (which good, which place) is part of the action.
_ARGUMENTS: Final[dict[str, tuple[str, list[str]]]] = {
    "good": ("good", GOODS),
    "assistant_back": ("place", PLACES),
    "family_to_police": ("reward", ["lira", "card"]),
    "family_step": ("place", PLACES),
    "join": ("other", [str(seat) for seat in range(MAX_SEATS)]),
    "from_afar": ("figure", FIGURES),
    "good_for_lira": ("good", [*GOODS, "coffee"]),
    "die_to_six": ("n", [str(n) for n in range(7)]),
}


def _plays(card: str, effect: str) -> list[Row]:
    """The ways to play a card."""
    if effect not in _ARGUMENTS:
        return [(f"card {card}", "card", {"card": card})]
    name, values = _ARGUMENTS[effect]
    return [
        (
            f"card {card} {value}",
            f"card_{card}" + (f"_{value}" if name == "reward" else ""),
            {"card": card, name: int(value) if value.isdigit() else value},
        )
        for value in values
    ]


_PLAYS: Final = [
    _plays(card, effect) for card, effect in zip(BONUS_CARDS, CARD_EFFECTS, strict=True)
]
CARD: Final = _rows(play for plays in _PLAYS for play in plays)
CARD_FIRST: Final[list[int]] = [  # kind -> its first action
    CARD + sum(len(plays) for plays in _PLAYS[:kind]) for kind in range(len(_PLAYS))
]
CARD_KIND: Final[list[int]] = [  # action - CARD -> kind
    kind for kind, plays in enumerate(_PLAYS) for _ in plays
]

TILE_YELLOW: Final = _block("tile yellow {}", "tile_yellow", "place", PLACES)
N_ACTIONS: Final = len(FORMS)

ACTIONS: Final = _catalogue.numbers()
"""Text to number: the notation read backwards."""
