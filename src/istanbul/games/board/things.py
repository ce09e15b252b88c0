"""What can be explained: places, cards, tiles, figures and pieces, with numbers of the tables.

A thing names the messages that tell what it is and does, the clause of the rules, and the rows of
the tables that belong to it. A row that is likely or reconstructed carries its mark, so a
reader sees exactly which facts are not certain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from istanbul.engine.rows import Rows
from istanbul.games.board import contents
from istanbul.games.board.contents import GOODS, PLACES
from istanbul.things import Facts, Mark, Thing

BASE: Final = ("wainwright", "gemstone_dealer")  # the first and the last place of the base game
PLACE_ROWS: Final[dict[str, Sequence[str]]] = {
    "wainwright": ("wainwright.price", "setup.extensions"),
    "post_office": ("post_office.lira seq", "post_office.goods goods"),
    "caravansary": ("caravansary.cards", "caravansary_with_coffee.coffee"),
    "black_market": ("black_market.jewelry sum",),
    "tea_house": ("tea_house.lowest", "tea_house.highest", "tea_house.consolation"),
    "large_market": ("large_market.prices count", "demand_tiles.large goods"),
    "small_market": ("small_market.prices count", "demand_tiles.small goods"),
    "sultans_palace": ("sultans_palace.symbols colours", "sultans_palace.first players"),
    "gemstone_dealer": ("gemstone_dealer.first players", "gemstone_dealer.last"),
    "small_mosque": ("mosques.tiles players", "mosques.rubies players"),
    "great_mosque": ("mosques.tiles players", "mosques.rubies players"),
    "roasting_plant": ("roasting_plant.lira", "roasting_plant.coffee"),
    "guild_hall": ("guild_hall.coffee", "guild_hall.cards"),
    "tavern": ("tavern.barrier", "tavern.baksheesh", "tavern.tiles seq"),
    "coffee_house": ("coffee_house.first", "coffee_house.last"),
    "embassy": ("letters.embassy",),
    "auction_house": ("auction.cards",),
    "secret_society": ("letters.ruby", "letters.coins seq"),
}
PARTS: Final = {"small_mosque": ("red", "green"), "great_mosque": ("blue", "yellow")}
"""The tiles that are had at each mosque."""
MORE: Final = {"caravansary": "mocha", "fountain": "letters"}
"""Places that do more with an expansion."""
FIGURES: Final = {
    "governor": ("board", "7.1"),
    "smuggler": ("board", "7.2"),
    "coffee_trader": ("mocha", "15.1"),
    "courier": ("letters", "27.1"),
}
GUILD_CLAUSE: Final = {3: 2, 4: 2}  # the three warehouses share a clause
MOSQUE_CLAUSES: Final = {"red": "5.1", "green": "5.2", "blue": "5.3", "yellow": "5.4"}
PIECES: Final[dict[str, tuple[str, str, str, str, Sequence[str]]]] = {
    # id: page, clause, name, what it does, rows
    "merchant": ("board", "3.2", "ui-piece_merchant", "explain-merchant", ("fees.merchant",)),
    "assistant": (
        *("board", "3.1.2", "ui-piece_assistant", "explain-assistant"),
        ("setup.assistants",),
    ),
    "family": ("board", "7.3", "explain-name_family", "explain-family", ("fees.catch",)),
    "neutral_merchant": ("board", "7.4", "explain-name_neutral", "explain-neutral", ()),
    "wheelbarrow": (
        *("board", "1.4", "ui-wheelbarrow", "explain-wheelbarrow"),
        ("setup.room", "setup.extensions"),
    ),
    "lira": ("board", "1.5", "ui-lira", "explain-lira", ("setup.lira seq",)),
    "ruby": (
        *("board", "8.1", "ui-rubies", "explain-ruby"),
        ("goal.players players", "mocha_setup.goal"),
    ),
    "demand_tile": (
        *("board", "1.6", "explain-name_demand_tile", "explain-demand_tile"),
        ("demand_tiles.stack_size",),
    ),
    "bonus_card": ("board", "6.1", "explain-name_bonus_card", "explain-bonus_card", ()),
    "layout": (
        *("board", "V-L1", "screen-layout", "explain-layout"),
        ("layouts.mocha rows", "layouts.letters rows"),
    ),
    "caravan": ("board", "V-C1", "screen-variant_caravan_leader", "explain-caravan", ()),
    "coffee": ("mocha", "10.3", "thing-coffee", "thing_help-coffee", ()),
    "barrier": ("mocha", "15.4", "thing-barrier", "thing_help-barrier", ()),
    "baksheesh": (
        *("mocha", "11.19.3", "explain-name_baksheesh", "explain-baksheesh"),
        ("baksheesh_tile.side_a goods", "baksheesh_tile.side_b goods"),
    ),
    "guild_card": ("mocha", "12.1", "explain-name_guild_card", "explain-guild_card", ()),
    "letter": (
        *("letters", "22.2", "thing-letter", "thing_help-letter"),
        ("letters.places_1_to_16", "letters.places_21_to_24"),
    ),
    "seal": (
        *("letters", "20.4", "thing-seal", "thing_help-seal"),
        ("letters.front_seals", "letters.back_seals", "letters.double_turn"),
    ),
    "companion": ("letters", "23.1", "thing-companion", "thing_help-companion", ()),
    "kiosk_tile": ("letters", "24.22", "explain-name_kiosk_tile", "explain-kiosk_tile", ()),
}


LABELS: Final = {
    "sultans_palace.first": "first",
    "gemstone_dealer.first": "first",
    "demand_tiles.small": "demand",
    "demand_tiles.large": "demand",
    "layouts.mocha": "layout_mocha",
    "layouts.letters": "layout_letters",
    "post_office.lira": "post_lira",
    "post_office.goods": "post_goods",
    "caravansary_with_coffee.coffee": "coffee_mocha",
    "mosques.tiles": "mosque_tiles",
    "mosques.rubies": "mosque_rubies",
    "goal.players": "goal",
    "mocha_setup.goal": "goal_expansion",
    "setup.assistants": "at_start",
    "setup.lira": "start_lira",
    "fees.merchant": "fee",
    "fees.figure": "fee",
    "fees.yellow_tile": "fee",
    "fees.green_tile": "fee",
    "fees.catch": "reward",
    "tavern.tiles": "tavern_tiles",
    "roasting_plant.lira": "roasting_lira",
    "roasting_plant.coffee": "roasting_coffee",
    "letters.places_1_to_16": "letters_old",
    "letters.places_21_to_24": "letters_new",
    "letters.front_seals": "seals_front",
    "letters.back_seals": "seals_back",
    "letters.double_turn": "seals_turn",
    "letters.ruby": "seals_ruby",
    "letters.embassy": "letters",
    **{f"dice_rewards.{row}": f"reward_{row}" for row in ("lira", "goods", "coffee", "letters")},
}
DEMAND: Final = contents.printed()["demand_tiles"]
ROWS: Final = {
    **contents.printed(),
    "demand_tiles": {**DEMAND, "stack_size": len(DEMAND["small"])},  # counted, not a row
}
EXPANSIONS: Final = {
    "caravansary_with_coffee.coffee": ["mocha"],
    "goal.players": [],
    "mocha_setup.goal": ["mocha", "letters"],
    "layouts.mocha": ["mocha"],
    "layouts.letters": ["letters"],
}
FACTS: Final = Facts(ROWS, LABELS, GOODS, EXPANSIONS)


def things() -> Iterator[Thing]:
    """Everything of the board game and its expansions."""
    for number, place in enumerate(PLACES, 1):
        yield replace(
            _thing(
                f"place:{place}", _place_clause(number), "place", numbers=PLACE_ROWS.get(place, ())
            ),
            more={MORE[place]: f"place_more-{place}_{MORE[place]}"} if place in MORE else {},
            parts=[f"board:mosque_tile:{colour}" for colour in PARTS.get(place, ())],
        )
    for figure, where in FIGURES.items():
        yield _thing(f"figure:{figure}", where, "figure", numbers=("fees.figure",))
    for piece, (page, clause, name, what, numbers) in PIECES.items():
        yield Thing(
            id=f"board:thing:{piece}",
            page=page,
            clause=clause,
            name=name,
            help=what,
            facts=FACTS.of(numbers),
        )
    for good in GOODS:
        yield Thing(
            id=f"board:good:{good}",
            page="board",
            clause="1.3",
            name=f"good-{good}",
            help="explain-good",
        )
    tiles = {"yellow": ("fees.yellow_tile",), "green": ("fees.green_tile",)}
    for colour, clause in MOSQUE_CLAUSES.items():
        yield _thing(
            f"mosque_tile:{colour}",
            ("board", clause),
            "colour",
            numbers=tiles.get(colour, ()),
            help="tile_help",
        )
    for tile, clause in (("movement", "15.2"), ("encounters", "15.3")):
        yield _thing(f"tavern_tile:{tile}", ("mocha", clause), "tavern")
    yield from _cards(contents.printed())


def _cards(rows: Rows) -> Iterator[Thing]:
    pages = {
        "base": ("board", "6", 2),
        "mocha": ("mocha", "14", 1),
        "letters": ("letters", "26", 1),
    }
    count = dict.fromkeys(pages, 0)
    for card, row in rows["bonus_cards"].items():
        page, chapter, first = pages[row["set"]]
        clause = f"{chapter}.{first + count[row['set']]}"
        count[row["set"]] += 1
        wanted = [f"bonus_cards.{card}.count"]
        if row["effect"] == "dice_rewards":
            wanted += [f"dice_rewards.{what}" for what in ("lira", "goods")]
            wanted.append(f"dice_rewards.{'letters' if row['value'] else 'coffee'}")
        yield _thing(f"card:{card}", (page, clause), "card", numbers=wanted)
    for number, guild in enumerate(rows["guild_cards"], 1):
        mark = FACTS.mark(f"guild_cards.{guild}.a")
        clause = f"13.{GUILD_CLAUSE.get(number, number)}"
        yield _thing(f"guild:{guild}", ("mocha", clause), "guild", mark=mark)
    for number, kiosk in enumerate(rows["kiosk_tiles"], 1):
        yield Thing(
            id=f"board:kiosk:{kiosk}",
            page="letters",
            clause=f"25.{number}",
            name=f"kiosk-{kiosk}",
            help="explain-kiosk_tile",
        )


def _place_clause(number: int) -> tuple[str, str]:
    if number <= PLACES.index(BASE[1]) + 1:
        return "board", f"4.{number}"
    if number <= PLACES.index("coffee_house") + 1:
        return "mocha", f"11.{number}"
    return "letters", f"24.{number}"


def _thing(
    id: str,
    where: tuple[str, str],
    group: str,
    *,
    numbers: Sequence[str] = (),
    help: str | None = None,
    mark: Mark = "",
) -> Thing:
    """A thing `kind:name` whose messages are `group.name` and `group_help.name`."""
    name, (page, clause) = id.partition(":")[2], where
    return Thing(
        id=f"board:{id}",
        page=page,
        clause=clause,
        name=f"{group}-{name}",
        help=f"{help or f'{group}_help'}-{name}",
        facts=FACTS.of(numbers),
        mark=mark,
    )
