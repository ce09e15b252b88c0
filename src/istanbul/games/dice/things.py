"""The things of the Dice Game: its actions, tracks, tiles, cards and pieces."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from istanbul.games.dice.contents import BAZAAR_CARDS, COLOURS, TILES, printed
from istanbul.games.dice.game import DiceGame
from istanbul.games.dice.price_words import numbers
from istanbul.games.dice.setup import read_options
from istanbul.messages import Words
from istanbul.things import Facts, Mark, Thing

ACTIONS: Final[dict[str, tuple[str, Sequence[str]]]] = {
    "marker": ("DG-5.1", ()),
    "brown": ("DG-5.2", ()),
    "crystal": ("DG-5.3", ()),
    "two": ("DG-5.4", ()),
    "coins": ("DG-5.5", ("actions.coin",)),
    "cards": ("DG-5.6", ()),
    "tile": ("DG-5.7", ("setup.display",)),
    "ruby": ("DG-5.8", ()),
    "reroll": ("DG-3.4", ()),
}
TRACKS: Final[dict[str, tuple[str, Sequence[str]]]] = {
    **dict.fromkeys(COLOURS, ("track_colour", ("colour_tracks.prices players",))),
    "mixed": ("track_mixed", ("mixed_track.prices players",)),
    "lira": ("track_lira", ("lira_track.prices players",)),
    "mosque": ("track_mosque", ("mosque.tiles players", "mosque.rubies players")),
}
PIECES: Final[dict[str, tuple[str, Sequence[str]]]] = {
    "die": ("DG-1.2", ("components.dice", "setup.dice")),
    "coin": ("DG-5.5", ("actions.coin",)),
    "card": ("DG-5.6", ()),
    "marker": ("DG-1.4", ("components.markers", "actions.marker_value")),
    "brown": ("DG-4.2", ("components.brown",)),
    "crystal": ("DG-3.4", ("components.crystals", "setup.crystals", "actions.crystal_value")),
    "lira": ("DG-1.5", ("components.lira", "setup.lira seq")),
    "ruby": ("DG-1.1", ("goal.players players",)),
    "actions": ("DG-3.5", ("setup.actions",)),
}
TILE_ROWS: Final = {
    "income_lira": ("actions.income_lira",),
    "income_crystal": ("actions.income_crystals",),
}


LABELS: Final = {
    "goal.players": "goal",
    "setup.crystals": "at_start",
    "setup.lira": "start_lira",
    "setup.dice": "rolled",
    **{
        f"{track}.prices": "track_prices"
        for track in ("colour_tracks", "mixed_track", "lira_track")
    },
    **{f"components.{row}": "in_box" for row in ("dice", "markers", "brown", "crystals", "lira")},
    "mosque.tiles": "tiles_for_ruby",
    "mosque.rubies": "mosque_rubies",
    "actions.income_lira": "income",
    "actions.income_crystals": "income",
    "actions.marker_value": "worth",
    "actions.crystal_value": "worth",
    "tiles.one_colour": "cost",
    "tiles.extra_die": "cost",
}
FACTS: Final = Facts(printed(), LABELS)


def things() -> Iterator[Thing]:
    """What can be explained: actions, tracks, pieces, tiles and cards."""
    for action, (clause, wanted) in ACTIONS.items():
        said = (f"explain-dice_name_{action}", f"explain-dice_action_{action}")
        yield _thing(f"action:{action}", clause, said, wanted)
    for track, (text, wanted) in TRACKS.items():
        clause = "DG-5.9" if track == "mosque" else "DG-1.6"
        yield _thing(f"track:{track}", clause, (f"dice_track-{track}", f"explain-{text}"), wanted)
    for piece, (clause, wanted) in PIECES.items():
        said = (f"explain-dice_thing_{piece}", f"explain-dice_{piece}")
        yield _thing(f"thing:{piece}", clause, said, wanted)
    for tile in TILES:
        kind = re.sub(f"_({'|'.join(COLOURS)})$", "", tile)
        cost = "extra_die" if tile == "extra_die" else "one_colour"
        wanted = (*TILE_ROWS.get(kind, ()), f"tiles.{cost} cost")
        said = (f"dice_tile-{tile}", f"dice_tile_help-{tile}")
        yield _thing(f"tile:{tile}", "DG-7.3", said, wanted, FACTS.mark("tiles.copies"))
    for card in BAZAAR_CARDS:
        mark = FACTS.mark(f"bazaar.{card[0]}.lira")
        said = (f"dice_card-{card}", f"dice_card_help-{card}")
        yield _thing(f"card:{card}", f"DG-8.{card[0].upper()}", said, (), mark)


def _thing(
    id: str, clause: str, said: tuple[str, str], wanted: Sequence[str], mark: Mark = ""
) -> Thing:
    name, help = said
    known = numbers(DiceGame(read_options({}), 0))
    wanted_numbers = Words("en").variables(help)
    return Thing(
        id=f"dice:{id}",
        page="dice",
        clause=clause,
        name=name,
        help=help,
        numbers={slot: known[slot] for slot in sorted(wanted_numbers)},
        facts=FACTS.of(wanted),
        mark=mark,
    )
