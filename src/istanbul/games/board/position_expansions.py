"""Reads what the expansions add to a position."""

from __future__ import annotations

from istanbul.engine.errors import MalformedInput
from istanbul.games.board.contents import GUILD_CARDS, KIOSK_TILES, PLACES, TAVERN_TILES
from istanbul.games.board.frames import ABOUT, GUILD, KIND
from istanbul.games.board.reading import Reader
from istanbul.games.board.state import FRAME, IN_RESERVE, NOWHERE, State
from istanbul.games.board.tables import MAX_TAVERN_TILES, N_COINS

MOST = 999  # coffee


def read_mocha_seat(g: State, p: int, row: Reader) -> None:
    """Coffee, tavern tiles and guild cards."""
    g.coffee[p] = row.number("coffee", 0, MOST, 0)
    for tile in row.subset("tavern_tiles", TAVERN_TILES):
        g.tavern_tile[p][tile] = 1
        g.tavern_taken[tile] += 1
    for card in row.subset("guild", GUILD_CARDS):
        g.guild_hand[p][card] = 1
    g.guild_size[p] = sum(g.guild_hand[p])


def read_mocha(g: State, reader: Reader) -> None:
    """Coffee House, baksheesh tile, barrier, discarded guild cards."""
    t = g.tables
    g.coffee_house = reader.number("coffee_house", t.coffee_first, t.coffee_last, t.coffee_first)
    g.baksheesh = reader.choice("baksheesh", ["a", "b"], 0)
    if max(g.tavern_taken) > MAX_TAVERN_TILES:
        raise MalformedInput(f"seats.tavern_tiles: only {MAX_TAVERN_TILES} tiles of each kind")
    for card in reader.subset("guild_discard", GUILD_CARDS):
        g.guild_discard[card] = 1
    if reader.get("barrier") is not None:
        barrier = reader.table("barrier")
        ends = barrier.get("between", [])
        places = [Reader.as_place(end) for end in ends] if isinstance(ends, list) else []
        low, high = [*sorted(place for place in places if place is not None), 0, 0][:2]
        two = len(places) == 2 and None not in places  # the ends of an edge
        if not two or high not in t.next[low][: t.n_next[low]]:
            raise barrier.error("between", "two neighbouring places")
        g.barrier_low, g.barrier_high = low, high
        g.barrier_holder = barrier.number("holder", 0, t.players - 1, None)
        barrier.finish()


def deal_guild_cards(g: State) -> None:
    """The guild deck is what is named nowhere."""
    named = list(g.guild_discard)
    for hand in g.guild_hand:
        named = [one + other for one, other in zip(named, hand, strict=True)]
    for at in range(FRAME, g.top + FRAME, FRAME):  # played, not yet on the pile
        if g.frame[at + KIND] == GUILD:
            named[g.frame[at + ABOUT]] += 1
    if max(named) > 1:
        raise MalformedInput(f"guild: {GUILD_CARDS[named.index(max(named))]} is there only once")
    g.guild_deck[:] = [1 - n for n in named]
    g.guild_deck_size = sum(g.guild_deck)


def read_letters_seat(g: State, p: int, row: Reader) -> None:
    """Letters, companion, whether a second turn was had this round."""
    letters = row.table("letters")
    g.letter_front[p][:] = letters.counts("open", PLACES)
    g.letter_back[p][:] = letters.counts("delivered", PLACES)
    g.open_letters[p] = sum(g.letter_front[p])
    sealed = sum(g.letter_back[p]) * g.tables.back_seals
    g.seals[p] = g.open_letters[p] * g.tables.front_seals + sealed
    letters.finish()
    if row.get("companion") == "reserve":
        g.companion[p] = IN_RESERVE
    else:
        place = row.optional_place("companion")
        if place is not None and not g.tables.on_board[place]:
            raise row.error("companion", "a place of this board, reserve or null")
        g.companion[p] = NOWHERE if place is None else place
    g.doubled[p] = int(row.flag("doubled"))


def read_letters(g: State, reader: Reader) -> None:
    """Used letters, coins, kiosk tiles."""
    t = g.tables
    letters = reader.table("letters")
    g.letter_discard[:] = letters.counts("discard", PLACES)
    letters.finish()
    for place in range(len(PLACES)):
        held = sum(g.letter_front[p][place] + g.letter_back[p][place] for p in range(t.players))
        g.letter_supply[place] = t.letter_count[place] - held - g.letter_discard[place]
        if g.letter_supply[place] < 0:
            limit = t.letter_count[place]
            raise MalformedInput(f"letters: only {limit} for {PLACES[place]}")
    g.letters_left, g.letters_used = sum(g.letter_supply), sum(g.letter_discard)
    g.coins_taken = N_COINS - reader.number("coins", 0, N_COINS, N_COINS)
    kiosk = reader.table("kiosk")
    for tile in kiosk.subset("row", KIOSK_TILES):
        g.kiosk_row[tile] = 1
    used = kiosk.subset("discard", KIOSK_TILES)
    kiosk.finish()
    g.kiosk_deck[:] = [int(not up) for up in g.kiosk_row]
    for tile in used:
        g.kiosk_deck[tile] = 0
    g.kiosk_left = sum(g.kiosk_deck)
