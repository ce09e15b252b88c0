"""Rows of the tables as facts to be shown: values in plain signs, and how certain they are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from istanbul.engine.rows import Rows
from istanbul.games.board.contents import GOODS
from istanbul.server.protocol.bodies import Fact, Mark

SHOWN: Final[dict[str, Mark]] = {"l": "l", "r": "r"}
"""Likely and reconstructed; what is certain needs no mark."""

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
    "setup.crystals": "at_start",
    "setup.lira": "start_lira",
    "setup.dice": "rolled",
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
"""The word for a row, where it is not the name of the row itself."""


def facts(rows: Rows, wanted: Sequence[str]) -> list[Fact]:
    """The facts of some rows: `section.row`, with how to show it after a blank.

    seq: numbers in their order; count: for 1, 2, 3 ... pieces; sum: by the sum of two dice;
    goods: a number for each good; colours: names of goods; rows: of a board; cost: of a tile;
    players: a row for each number of players.
    """
    found = []
    for line in wanted:
        name, _, how = line.partition(" ")
        section, _, row = name.rpartition(".")
        if how == "players":
            for key in _section(rows, section):
                start, _, n = key.rpartition("_")
                if start == row and n.isdigit():
                    found.append(_fact(rows, f"{section}.{key}", "seq", name, int(n)))
        else:
            found.append(_fact(rows, name, how, name))
    return found


def mark_of(rows: Rows, name: str) -> Mark:
    """The mark of a row, or of its section: l, r, or none."""
    section, _, row = name.rpartition(".")
    found = _section(rows, section)
    mark = str(found.get(f"{row}_mark", found.get("mark", "")))
    return SHOWN.get(mark, "")


def _section(rows: Rows, name: str) -> Rows:
    for part in name.split("."):
        rows = rows[part]
    return rows


def _fact(rows: Rows, where: str, how: str, name: str, players: int | None = None) -> Fact:
    section, _, row = where.rpartition(".")
    if row == "stack_size":  # not a row itself: the number of tiles is
        value: Any = len(_section(rows, section)["small"])
    else:
        value = _section(rows, section)[row]
    label = LABELS.get(name, "copies" if row == "count" else row)
    if how == "cost":  # all prices of tiles share one mark
        where = f"{section}.costs"
    mark = mark_of(rows, where)
    if how == "goods":
        tiles = value if isinstance(value[0], list) else [value]
        goods = [{g: n for g, n in zip(GOODS, tile, strict=True) if n} for tile in tiles]
        return Fact(label=label, row=where, players=players, goods=goods, mark=mark)
    if how == "colours":
        goods = [{colour: 1} for colour in value]
        return Fact(label=label, row=where, players=players, goods=goods, mark=mark)
    return Fact(label=label, row=where, players=players, values=_values(value, how), mark=mark)


def _values(value: Any, how: str) -> list[str]:
    if not isinstance(value, list):
        return [str(value)]
    if how == "count":
        return [f"{n} → {price}" for n, price in enumerate(value, 1)]
    if how == "cost":
        return [" + ".join(map(str, value))]
    if how == "sum":
        return _by_sum(value)
    if how == "rows":
        return [" ".join(map(str, row)) for row in value]
    return [str(n) for n in value]


def _by_sum(value: list[int]) -> list[str]:
    """What each sum of two dice gives, sums with the same gain together."""
    found = []
    for gain, sums in groupby(range(2, len(value)), key=lambda n: value[n]):
        first, *rest = sums
        found.append(f"{first}–{rest[-1]} → {gain}" if rest else f"{first} → {gain}")
    return found
