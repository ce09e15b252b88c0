"""The catalogue of actions: every action is one int with one text, whatever the options.

Blocks stand in the order in which nodes offer them, so that legal actions come out sorted.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from istanbul.board_game.contents import (
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
from istanbul.engine.catalogue import Catalogue
from istanbul.engine.node import Option

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

FORMS: Final[list[Option]] = _catalogue.options
"""The whole catalogue, by number."""

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
GO: Final = len(FORMS)  # + N_WAYS * place + way
for _place in PLACES:
    for _way in ("", "own", "neutral", "lay"):
        _kind = f"move_{_way}" if _way else "move"
        _add(f"move {_place} {_way}".strip(), _kind, place=_place)
    _add(f"visit {_place}", "visit", place=_place)
GO_END: Final = len(FORMS)
COMPANION: Final = _block("companion {}", "companion", "place", PLACES)
PLACE_COMPANION: Final = _add("place companion", "place_companion")
GUILD: Final = _block("{}", "guild", "card", GUILD_CARDS)
GUILD_END: Final = len(FORMS)

# The actions of places.
ACT: Final = _add("act", "act")
ACT_ALL: Final = _add("act all", "act_all")
ACT_DECK: Final = _add("act deck", "act_deck")
ACT_PILE: Final = _add("act pile", "act_pile")
ACT_LIRA: Final = _add("act lira", "act_lira")
ACT_COMPANION: Final = _add("act companion", "act_companion")
ACT_BARRIER: Final = _add("act barrier", "act_barrier")
ACT_TAVERN: Final = _block("act {}", "act_tavern", "tile", TAVERN_TILES)
ACT_NUMBER: Final = len(FORMS)  # + number, 0..12
for _n in range(13):
    _add(f"act {_n}", "act_number", n=_n)
ACT_GOOD: Final = _block("act {}", "act_good", "good", GOODS)
ACT_COFFEE: Final = _add("act coffee", "act_coffee")
ACT_GOODS: Final = _block("act {}", "act_goods", "goods", [goods_word(s) for s in GOODS_SETS])
ACT_RUBY: Final = _block("act ruby {}", "act_ruby", "place", TRACKS)
ACT_PLACE: Final = _block("act {}", "act_place", "place", PLACES)
ACT_POLICE: Final = _block("act police {}", "act_police", "place", PLACES)
PUT: Final = _block("put {}", "put", "place", PLACES)
USE_AT: Final = _block("use {}", "use_at", "place", PLACES)

# Auction and kiosk.
BID: Final = len(FORMS)  # + lira, 0..99
for _n in range(100):
    _add(f"bid {_n}", "bid", n=_n)
TAKE_KIOSK: Final = _block("take {}", "take_kiosk", "tile", KIOSK_TILES)
USE: Final = _add("use", "use")
USE_COFFEE: Final = _add("use coffee", "use_coffee")

# Dice.
TURN_DIE: Final = len(FORMS)  # + value of the die, 0..6
for _n in range(7):
    _add(f"tile red {_n}", "tile_red", n=_n)
REROLL: Final = _add("tile red reroll", "tile_red_reroll")

# Encounters.
CATCH: Final = len(FORMS)  # + 2 * seat + reward
FOR_LIRA: Final = 0
FOR_CARD: Final = 1
for _seat in range(MAX_SEATS):
    _add(f"catch {_seat} lira", "catch_lira", other=_seat)
    _add(f"catch {_seat} card", "catch_card", other=_seat)
CATCH_END: Final = len(FORMS)
MEET: Final = _block("meet {}", "meet", "figure", FIGURES)
MEET_END: Final = len(FORMS)
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
CARD: Final = len(FORMS)
CARD_FIRST: Final[list[int]] = []  # kind -> its first action
CARD_KIND: Final[list[int]] = []  # action - CARD -> kind
for _kind_number, (_card, _effect) in enumerate(zip(BONUS_CARDS, CARD_EFFECTS, strict=True)):
    CARD_FIRST.append(len(FORMS))
    if _effect in _ARGUMENTS:
        _name, _values = _ARGUMENTS[_effect]
        for _value in _values:
            _kind = f"card_{_card}" + (f"_{_value}" if _name == "reward" else "")
            _id = int(_value) if _value.isdigit() else _value
            _add(f"card {_card} {_value}", _kind, card=_card, **{_name: _id})
    else:
        _add(f"card {_card}", "card", card=_card)
    CARD_KIND.extend([_kind_number] * (len(FORMS) - CARD_FIRST[-1]))
CARD_END: Final = len(FORMS)

TILE_YELLOW: Final = _block("tile yellow {}", "tile_yellow", "place", PLACES)
N_ACTIONS: Final = len(FORMS)

ACTIONS: Final = _catalogue.numbers()
"""Text to number: the notation read backwards."""
