"""Reads a position, complete or written by hand: what is left out has its set-up value.

Rolled and drawn things have these stand-ins: figures on the Fountain, the first demand tile of each
table on top, empty hands. What follows from the rest is worked out, never read: the deck, the
mosque stacks, the rubies left.
"""

from __future__ import annotations

from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Given
from istanbul.games.board.contents import BONUS_CARDS, FIGURES, GOODS, MARKETS, PLACES
from istanbul.games.board.frames import ABOUT, CARD, KIND
from istanbul.games.board.pending import read_pending, read_turn
from istanbul.games.board.place_numbers import FOUNTAIN, POLICE_STATION
from istanbul.games.board.position_expansions import (
    deal_guild_cards,
    read_letters,
    read_letters_seat,
    read_mocha,
    read_mocha_seat,
)
from istanbul.games.board.reading import Reader
from istanbul.games.board.state import (
    BY_MAX_ROUNDS,
    BY_RUBIES,
    FIRST_NEUTRAL,
    FRAME,
    N_FIGURES,
    N_NEUTRAL,
    NOBODY,
    NOWHERE,
    State,
)
from istanbul.games.board.tables import BLUE, N_MARKETS, PALACE_SYMBOLS, Tables

MOST = 9999  # lira, rounds


def read_position(tables: Tables, position: Given) -> State:
    """A state from its JSON. Impossible ones are refused with the name of the field."""
    g = State()
    g.tables = tables
    reader = Reader("", position)
    for key in ("options", "layout", "start", "keeps_big_box_rule"):  # they made the tables
        reader.get(key)
    g.round = reader.number("round", 1, MOST, 1)
    g.seat = reader.number("seat", 0, tables.players - 1, tables.start)
    _read_seats(g, reader)
    _read_figures(g, reader)
    _read_board(g, reader)
    if tables.mocha:
        read_mocha(g, reader)
    if tables.letters:
        read_letters(g, reader)
    g.last_round = int(reader.flag("last_round") or max(g.rubies) >= tables.goal)
    g.over, g.ending = _reason(reader, "over"), _reason(reader, "ending")
    read_turn(g, reader)
    read_pending(g, reader)
    if tables.mocha:
        deal_guild_cards(g)
    _read_discard(g, reader)
    _deal_the_rest(g)
    reader.finish()
    return g


def _reason(reader: Reader, key: str) -> int:
    reason = reader.get(key)
    if reason not in (None, "rubies", "max_rounds"):
        raise reader.error(key, "null, rubies or max_rounds")
    return {None: 0, "rubies": BY_RUBIES, "max_rounds": BY_MAX_ROUNDS}[reason]


def _read_seats(g: State, reader: Reader) -> None:
    t = g.tables
    rows = reader.tables("seats", t.players)
    rows += [Reader(f"seats[{p}]", {}) for p in range(len(rows), t.players)]
    g.wainwright_rubies = t.players
    g.mosque_rubies[:] = [t.mosque_rubies] * 2
    for p, row in enumerate(rows):
        g.lira[p] = row.number("lira", 0, MOST, t.start_lira[p])
        g.rubies[p] = row.number("rubies", 0, 99, 0)
        g.extensions[p] = row.number("extensions", 0, t.max_extensions, 0)
        g.wainwright_rubies -= int(g.extensions[p] == t.max_extensions)
        g.goods[p] = row.counts("goods", GOODS)
        room = t.start_room + g.extensions[p]
        if max(g.goods[p]) > room:
            raise row.error("goods", f"at most {room} of each good")
        g.merchant[p] = row.place("merchant", t.on_board, FOUNTAIN)
        g.family[p] = row.place("family", t.on_board, POLICE_STATION)
        for colour in row.subset("mosque_tiles", GOODS):
            g.tile[p][colour] = 1
            g.mosque_taken[colour] += 1
        for mosque in range(2):
            both = g.tile[p][2 * mosque] and g.tile[p][2 * mosque + 1]
            g.mosque_rubies[mosque] -= int(both and g.mosque_rubies[mosque] > 0)
        _read_assistants(g, p, row)
        _read_hand(g, p, row)
        if t.mocha:
            read_mocha_seat(g, p, row)
        if t.letters:
            read_letters_seat(g, p, row)
        row.finish()
    if max(g.mosque_taken) > t.mosque_tiles:
        raise MalformedInput(f"seats.mosque_tiles: only {t.mosque_tiles} tiles of each colour")


def _read_assistants(g: State, p: int, row: Reader) -> None:
    t = g.tables
    places = row.get("assistants", [])
    numbers = [Reader.as_place(place) for place in places] if isinstance(places, list) else [None]
    for place in numbers:
        if place is None or not t.on_board[place] or place == FOUNTAIN or g.assistant[p][place]:
            raise row.error("assistants", "places of this board (not the Fountain), each once")
        g.assistant[p][place] = 1
    own = t.start_assistants - t.neutral_assistants + g.tile[p][BLUE]
    usual: int | str = own - len(numbers)
    if t.neutral_assistants:
        usual = "n" + "o" * (own - len(numbers))
    stack = row.get("stack", usual)
    if type(stack) is int and stack >= 0:
        stack = "o" * stack
    if not isinstance(stack, str) or set(stack) - {"o", "n" * t.neutral_assistants}:
        letters = ', or "o" and "n" from the bottom' if t.neutral_assistants else ""
        raise row.error("stack", f"the number of assistants under the merchant{letters}")
    if stack.count("o") + len(numbers) > own:
        raise row.error("stack", f"at most {own} own assistants, those on the board included")
    g.stack[p] = len(stack)
    g.stack_neutral[p] = sum(1 << i for i, letter in enumerate(stack) if letter == "n")


def _read_hand(g: State, p: int, row: Reader) -> None:
    for key, counts in (("hand", g.hand[p]), ("known", g.known[p])):
        counts[: len(BONUS_CARDS)] = row.counts(key, BONUS_CARDS)
    if any(known > held for known, held in zip(g.known[p], g.hand[p], strict=True)):
        raise row.error("known", "cards that are in this hand")
    g.hand_size[p] = sum(g.hand[p])


def _is_in_play(g: State, name: str) -> bool:
    """The coffee trader comes with coffee, the courier with letters."""
    return {"coffee_trader": g.tables.mocha, "courier": g.tables.letters}.get(name, 1) > 0


def _read_figures(g: State, reader: Reader) -> None:
    t = g.tables
    for figure, name in enumerate(FIGURES):
        if not _is_in_play(g, name):
            continue
        if not reader.has(name):
            g.figure[figure] = FOUNTAIN
        place = reader.optional_place(name)
        if reader.has(name):
            g.figure[figure] = NOWHERE if place is None else place
    if t.players == 2:  # neutral merchants are for two players
        given = reader.get("neutral_merchants", [place + 1 for place in t.neutral_start])
        places = [Reader.as_place(place) for place in given] if isinstance(given, list) else []
        if len(places) != N_NEUTRAL or None in places:
            raise reader.error("neutral_merchants", f"{N_NEUTRAL} places")
        g.figure[FIRST_NEUTRAL:N_FIGURES] = [place for place in places if place is not None]
    for place in g.figure:
        if place != NOWHERE and not t.on_board[place]:
            raise MalformedInput(f"{PLACES[place]} is not on this board")
    _read_variants(g, reader)


def _read_variants(g: State, reader: Reader) -> None:
    t = g.tables
    if t.neutral_assistants:
        counts = reader.counts("neutral_assistants", PLACES)
        g.neutral_assistant[:] = counts
        stacked = sum(mask.bit_count() for mask in g.stack_neutral)
        if sum(counts) + stacked > t.players or counts[FOUNTAIN]:
            expected = f"at most {t.players} with those in stacks, none on the Fountain"
            raise reader.error("neutral_assistants", expected)
    if t.caravan_leader:
        g.caravan = NOBODY
        if reader.get("caravan") is not None:
            g.caravan = reader.number("caravan", 0, t.players - 1, None)


def _read_board(g: State, reader: Reader) -> None:
    t = g.tables
    g.mail = reader.number("mail", 0, len(t.mail_lira) - 1, 0)
    tops, seens = reader.table("demand"), reader.table("demand_seen")
    for market in range(N_MARKETS):
        name = MARKETS[market]
        last = t.demand_tiles[market] - 1
        if tops.has(name) and tops.get(name) is None:
            seens.get(name)
            continue  # not revealed yet
        top = tops.number(name, 0, last, 0)
        seen = seens.numbers(name, 0, last, [top])
        right = top in seen and len(set(seen)) == len(seen)
        if not right or (len(seen) <= last and seen[-1] != top):
            raise seens.error(name, f"the tiles seen, each once, the last one on top ({top})")
        g.demand_seen[market] = len(seen)
        g.demand_order[market][: len(seen)] = seen
        g.demand_top[market] = seen.index(top)
    tops.finish()
    seens.finish()
    g.palace = _price(reader, "palace", t.palace_first, PALACE_SYMBOLS, t.refill)
    g.dealer = _price(reader, "dealer", t.dealer_first, t.dealer_last, t.refill)


def _price(reader: Reader, key: str, first: int, last: int, refill: int) -> int:
    """The next price of a ruby track; 0 means sold out, in the first edition only."""
    if reader.get(key) == 0 and not refill:
        return 0
    return reader.number(key, first, last, first)


def _read_discard(g: State, reader: Reader) -> None:
    pile = reader.choices("discard", BONUS_CARDS)
    if len(pile) > len(g.discard):
        raise reader.error("discard", "not more cards than there are")
    g.discards = len(pile)
    g.discard[: len(pile)] = pile


def _deal_the_rest(g: State) -> None:
    """The deck is what is named nowhere."""
    t = g.tables
    for kind in range(t.bonus_kinds):
        named = sum(g.hand[p][kind] for p in range(t.players))
        named += g.discard[: g.discards].count(kind)
        for at in range(FRAME, g.top + FRAME, FRAME):  # played, not yet on the pile
            named += int(g.frame[at + KIND] == CARD and g.frame[at + ABOUT] == kind)
        if named > t.card_count[kind]:
            card = BONUS_CARDS[kind]
            raise MalformedInput(f"hand or discard: only {t.card_count[kind]} {card} in the game")
        g.deck[kind] = t.card_count[kind] - named
    g.deck_size = sum(g.deck)
