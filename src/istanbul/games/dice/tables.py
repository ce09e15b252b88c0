"""The numbers of one game, where the rules read them: `g.tables.coin_lira`.

Made once for a game from its options and from the rows of contents.py; rules never change it.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.record import Record
from istanbul.engine.rows import Rows
from istanbul.games.dice.contents import BAZAAR_CARDS, COLOURS, MAX_SEATS, TILES, TRACKS

N_COLOURS: Final = len(COLOURS)
N_TILES: Final = len(TILES)
N_TRACKS: Final = len(TRACKS)
N_CARDS: Final = len(BAZAAR_CARDS)
MAX_PRICES: Final = 8
MAX_TILES: Final = 24
MAX_DICE: Final = 9
N_THINGS: Final = 7

# Things, in the order of THINGS: the four colours come first.
BROWN: Final = 4
CRYSTAL: Final = 5
LIRA: Final = 6

# Tracks after the colours.
MIXED: Final = 4
LIRA_TRACK: Final = 5

# Tiles: where each kind begins.
INCOME_LIRA: Final = 0
INCOME_CARD: Final = 4
GOODS: Final = 8
INCOME_CRYSTAL: Final = 12
EXTRA_ACTION: Final = 16
EXTRA_DIE: Final = 20


class Tables(Record):
    """Everything that stays the same during a game."""

    def __init__(self) -> None:  # a line for each field
        self.players = 0
        self.start = 0
        self.goal = 0
        self.max_rounds = 0

        self.all_of: list[int] = [0] * N_THINGS  # pieces in the box
        self.start_lira: list[int] = [0] * MAX_SEATS  # by seat
        self.start_crystals = 0
        self.dice = 0
        self.actions = 0
        self.display = 0
        self.tile_count: list[int] = [0] * N_TILES
        self.tile_cost: list[list[int]] = [[0] * N_COLOURS for _ in range(N_TILES)]
        self.n_prices: list[int] = [0] * N_TRACKS
        self.price: list[list[int]] = [[0] * MAX_PRICES for _ in range(N_TRACKS)]
        self.mosque_rubies = 0
        self.mosque_tiles = 0
        self.coin_lira = 0
        self.income_lira = 0
        self.income_crystals = 0
        self.marker_value = 0
        self.crystal_value = 0

        # Bazaar cards, by family.
        self.a_upper = 0
        self.a_lower = 0
        self.a_lower_crystal = 0
        self.b_upper = 0
        self.b_lower = 0
        self.c_upper = 0
        self.d_lower = 0
        self.e_tile_lira = 0
        self.e_crystal_lira = 0
        self.e_brown_markers = 0
        self.e_brown_lira = 0
        self.e_lira_paid = 0
        self.e_marker_lira = 0
        self.e_tile_brown = 0
        self.f_lira: list[int] = [0] * 3
        self.g_dice = 0
        self.g_brown = 0
        self.g_lira = 0
        self.g_crystals = 0
        self.h_brown = 0
        self.h_tile_lira = 0
        self.h_crystals = 0
        self.h_crystals_lira = 0
        self.consolation = 0


def build(rows: Rows, players: int, start: int) -> Tables:
    """The numbers for a game."""
    t = Tables()
    t.players, t.start = players, start
    by_players = f"_{players}"
    box, setup, actions = rows["components"], rows["setup"], rows["actions"]
    t.goal = rows["goal"][f"players{by_players}"]
    t.all_of[:] = [box["markers"]] * N_COLOURS + [box["brown"], box["crystals"], box["lira"]]
    for turn in range(players):
        t.start_lira[(start + turn) % players] = setup["lira"][turn]
    t.start_crystals, t.display = setup["crystals"], setup["display"]
    t.dice, t.actions = setup["dice"], setup["actions"]
    if t.dice + rows["tiles"]["extra_die_copies"] > min(box["dice"], MAX_DICE):
        raise MalformedInput(f"tables.setup.dice: at most {MAX_DICE} dice with the extra-die tiles")
    _tiles(t, rows)
    for track, name in enumerate(TRACKS):
        section = f"{name}_track" if track >= N_COLOURS else "colour_tracks"
        prices = rows[section]["prices" + by_players]
        t.n_prices[track] = len(prices)
        t.price[track][: len(prices)] = prices
    t.mosque_rubies = rows["mosque"]["rubies" + by_players]
    t.mosque_tiles = rows["mosque"]["tiles" + by_players]
    t.coin_lira, t.income_lira = actions["coin"], actions["income_lira"]
    t.income_crystals = actions["income_crystals"]
    t.marker_value, t.crystal_value = actions["marker_value"], actions["crystal_value"]
    _bazaar(t, rows)
    return t


def _tiles(t: Tables, rows: Rows) -> None:
    tiles = rows["tiles"]
    for tile in range(EXTRA_DIE):
        t.tile_count[tile] = tiles["copies"]
        t.tile_cost[tile][tile % N_COLOURS] = tiles["one_colour"]
    t.tile_count[EXTRA_DIE] = tiles["extra_die_copies"]
    t.tile_cost[EXTRA_DIE][:] = tiles["extra_die"]
    if not t.display <= sum(t.tile_count) <= MAX_TILES:
        raise MalformedInput(f"tables.tiles: {t.display} to {MAX_TILES} tiles")


def _bazaar(t: Tables, rows: Rows) -> None:
    bazaar = rows["bazaar"]
    t.a_upper, t.a_lower = bazaar["a"]["upper"], bazaar["a"]["lower"]
    t.a_lower_crystal = bazaar["a"]["lower_crystal"]
    t.b_upper, t.b_lower = bazaar["b"]["upper"], bazaar["b"]["lower"]
    t.c_upper, t.d_lower = bazaar["c"]["upper"], bazaar["d"]["lower"]
    e, f, g, h = bazaar["e"], bazaar["f"], bazaar["g"], bazaar["h"]
    t.e_tile_lira, t.e_crystal_lira, t.e_tile_brown = (
        e["tile_lira"],
        e["crystal_lira"],
        e["tile_brown"],
    )
    t.e_brown_markers, t.e_brown_lira = e["brown_markers"], e["brown_lira"]
    t.e_lira_paid, t.e_marker_lira = e["lira_paid"], e["marker_lira"]
    t.f_lira[:] = [f["one_lira"], f["two_lira"], f["three_lira"]]
    t.g_dice, t.g_brown, t.g_lira, t.g_crystals = g["dice"], g["brown"], g["lira"], g["crystals"]
    t.h_brown, t.h_tile_lira = h["brown"], h["tile_lira"]
    t.h_crystals, t.h_crystals_lira = h["crystals"], h["crystals_lira"]
    t.consolation = bazaar["consolation"]["lira"]
