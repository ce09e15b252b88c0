"""Reads a position, complete or written by hand: what is left out has its set-up value.

Left out, the display is empty and no card has been seen; the stack of tiles and the deck are what
is named nowhere.
"""

from __future__ import annotations

from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Given
from istanbul.engine.reading import Reader
from istanbul.games.dice.contents import BAZAAR_CARDS, FACES, THINGS, TILES, TRACKS
from istanbul.games.dice.effects import active
from istanbul.games.dice.frames import (
    ABOUT,
    INCOME,
    KIND,
    PHASE,
    REROLL,
    REVEAL_CARD,
    REVEAL_TILE,
    ROLL,
    SEAT,
    STEP,
)
from istanbul.games.dice.pending import FOR, INCOMES, KINDS, NUMBERS
from istanbul.games.dice.phases import NAMES as PHASES
from istanbul.games.dice.rerolling import PICKED
from istanbul.games.dice.rounds import expect_income
from istanbul.games.dice.state import BY_MAX_ROUNDS, BY_RUBIES, FRAME, MAX_FRAMES, State
from istanbul.games.dice.tables import (
    CRYSTAL,
    EXTRA_DIE,
    LIRA,
    MAX_DICE,
    MIXED,
    N_COLOURS,
    N_TILES,
    Tables,
)
from istanbul.games.dice.turn import settle

MOST = 9999
MOST_VALUE = [N_COLOURS - 1, 0, 0, 0, N_TILES - 1, MIXED]  # of a payment, by what it is for


def read_position(tables: Tables, position: Given) -> State:
    """A state from its JSON. Impossible ones are refused with the name of the field."""
    g = State()
    g.tables = tables
    reader = Reader("", position)
    for key in ("options", "start"):  # they made the tables
        reader.get(key)
    g.round = reader.number("round", 1, MOST, 1)
    g.seat = reader.number("seat", 0, tables.players - 1, tables.start)
    _read_seats(g, reader)
    taken = reader.table("rubies_taken")
    for track, name in enumerate(TRACKS):
        g.taken[track] = taken.number(name, 0, tables.n_prices[track], 0)
    taken.finish()
    had = sum(g.mosque_done)
    left = max(0, tables.mosque_rubies - had)
    g.mosque_rubies = reader.number("mosque_rubies", 0, tables.mosque_rubies, left)
    _read_tiles(g, reader)
    _read_cards(g, reader)
    g.last_round = int(reader.flag("last_round") or max(g.rubies) >= tables.goal)
    over = reader.get("over")
    if over not in (None, "rubies", "max_rounds"):
        raise reader.error("over", "null, rubies or max_rounds")
    g.over = {None: 0, "rubies": BY_RUBIES, "max_rounds": BY_MAX_ROUNDS}[over]
    _read_turn(g, reader)
    _read_pending(g, reader)
    reader.finish()
    if g.top == 0:  # what is not asked goes on by itself, such as the roll of the dice
        settle(g)
    return g


def _read_seats(g: State, reader: Reader) -> None:
    t = g.tables
    rows = reader.tables("seats", t.players)
    rows += [Reader(f"seats[{p}]", {}) for p in range(len(rows), t.players)]
    for p, row in enumerate(rows):
        usual = [0] * len(THINGS)
        usual[CRYSTAL], usual[LIRA] = t.start_crystals, t.start_lira[p]
        for thing, name in enumerate(THINGS):
            g.has[p][thing] = row.number(name, 0, t.all_of[thing], usual[thing])
        g.rubies[p] = row.number("rubies", 0, 99, 0)
        g.tiles[p][:] = row.counts("tiles", TILES)
        g.n_tiles[p] = sum(g.tiles[p])
        g.mosque_done[p] = int(row.flag("mosque_ruby"))
        row.finish()
    for thing, name in enumerate(THINGS):
        if sum(g.has[p][thing] for p in range(t.players)) > t.all_of[thing]:
            raise MalformedInput(f"seats.{name}: only {t.all_of[thing]} in the game")


def _read_tiles(g: State, reader: Reader) -> None:
    t = g.tables
    g.display[:] = reader.counts("display", TILES)
    under = reader.choices("under", TILES)
    if len(under) > len(g.under):
        raise reader.error("under", f"at most {len(g.under)} tiles")
    g.n_under = len(under)
    g.under[: len(under)] = under
    for tile, name in enumerate(TILES):
        named = g.display[tile] + under.count(tile) + sum(row[tile] for row in g.tiles)
        g.unseen[tile] = t.tile_count[tile] - named
        if g.unseen[tile] < 0:
            raise MalformedInput(f"tiles, display or under: only {t.tile_count[tile]} {name}")
    g.n_unseen = sum(g.unseen)


def _read_cards(g: State, reader: Reader) -> None:
    g.deck[:] = [1] * len(BAZAAR_CARDS)
    for key in ("cards_shown", "cards_discarded"):
        for card in reader.subset(key, BAZAAR_CARDS):
            if not g.deck[card]:
                raise reader.error(key, "each card in one place only")
            g.deck[card] = 0
            g.shown[card] = int(key == "cards_shown")
    g.n_deck = sum(g.deck)


def _read_turn(g: State, reader: Reader) -> None:
    turn = reader.table("turn")
    g.frame[SEAT] = g.seat
    g.frame[PHASE] = turn.choice("phase", PHASES, 0)
    g.actions_done = turn.number("actions_done", 0, 99, 0)
    g.fresh[:] = turn.counts("fresh", TILES)
    for tile, name in enumerate(TILES):
        if g.fresh[tile] > g.tiles[g.seat][tile]:
            raise turn.error("fresh", f"tiles that the seat has, not {name}")
    most = MAX_DICE - g.tables.dice
    g.extra_dice = turn.number("extra_dice", 0, most, active(g, g.seat, EXTRA_DIE))
    g.dice[:] = turn.counts("dice", FACES)
    if sum(g.dice) > MAX_DICE:
        raise turn.error("dice", f"at most {MAX_DICE} dice")
    if turn.has("income") or g.frame[PHASE] != INCOME:
        g.to_collect[:] = turn.counts("income", INCOMES)
    else:
        expect_income(g)
    turn.finish()


def _read_pending(g: State, reader: Reader) -> None:
    for row in reader.tables("pending", MAX_FRAMES - 1):
        g.top += FRAME
        name = row.word("frame", list(KINDS))
        g.frame[g.top + KIND] = KINDS[name]
        g.frame[g.top + SEAT] = row.number("seat", 0, g.tables.players - 1, None)
        if name == "payment":
            g.frame[g.top + ABOUT] = row.choice("for", FOR, None)
            row.number("value", 0, MOST_VALUE[g.frame[g.top + ABOUT]], 0)
        elif name in ("upper", "lower"):
            g.frame[g.top + ABOUT] = row.choice("card", BAZAAR_CARDS, None)
        for i, key in enumerate(NUMBERS):
            g.frame[g.top + STEP + i] = row.number(key, 0, 99, 0)
        row.finish()
    frames = range(FRAME, g.top + FRAME, FRAME)
    kinds = [g.frame[at + KIND] for at in frames]
    picked = sum(g.frame[at + PICKED] for at in frames if g.frame[at + KIND] == REROLL)
    if sum(g.dice) + kinds.count(ROLL) + picked > MAX_DICE:
        raise MalformedInput(f"pending, turn.dice: at most {MAX_DICE} dice")
    if kinds.count(REVEAL_TILE) > g.n_unseen:
        raise MalformedInput(f"pending: only {g.n_unseen} tiles to be turned up")
    if sum(g.shown) + kinds.count(REVEAL_CARD) > MAX_DICE:
        raise MalformedInput(f"pending, cards_shown: at most {MAX_DICE} cards")
    if kinds[-1:] == [REVEAL_CARD] and g.n_deck == 0:
        raise MalformedInput("pending: no card to be revealed")
