"""What always holds for the pieces of the expansions, asserted of a state's record."""

from __future__ import annotations

from typing import Any

from istanbul.games.board.frames import (
    ABOUT,
    ACTOR,
    AUCTION,
    GUILD,
    KIND,
    KIOSK_ROUND,
    REVEAL_KIOSK,
    SEAT,
    VALUE,
)
from istanbul.games.board.state import FRAME, IN_RESERVE, MAX_FRAMES, NOBODY, NOWHERE
from istanbul.games.board.tables import MAX_TAVERN_TILES, N_COINS, N_GUILD_CARDS, N_KIOSK_TILES

ALL_GUILD_CARDS = 20
ALL_LETTERS = 36
ALL_KIOSK_TILES = 24
MOST_COFFEE = 999  # that a position can tell


def check(g: Any) -> None:
    """All of it."""
    guild_cards(g)
    coffee(g)
    tavern(g)
    letters(g)
    companions(g)
    kiosk(g)
    auction(g)
    assert 0 <= g.top <= FRAME * (MAX_FRAMES - 1)
    assert g.copied == 0  # between steps nothing is being copied


def about(g: Any, kind: int) -> list[int]:
    """What the frames of a kind are about."""
    frames = range(0, g.top + FRAME, FRAME)
    return [g.frame[at + ABOUT] for at in frames if g.frame[at + KIND] == kind]


def guild_cards(g: Any) -> None:
    played = about(g, GUILD)
    for card in range(N_GUILD_CARDS):
        places = [g.guild_deck[card], g.guild_discard[card], *(h[card] for h in g.guild_hand)]
        assert set(places) <= {0, 1}
        assert sum(places) + played.count(card) == g.tables.mocha
    assert g.guild_deck_size == sum(g.guild_deck)
    assert g.guild_size == [sum(hand) for hand in g.guild_hand]
    in_game = g.guild_deck_size + sum(g.guild_size) + sum(g.guild_discard) + len(played)
    assert in_game == ALL_GUILD_CARDS * g.tables.mocha
    assert len(played) <= 1


def coffee(g: Any) -> None:
    t = g.tables
    most = MOST_COFFEE * t.mocha
    assert all(0 <= n <= most for n in g.coffee)
    if t.mocha:
        assert t.coffee_first <= g.coffee_house <= t.coffee_last
    assert t.palace_first <= g.palace <= 10 or not t.refill
    assert t.dealer_first <= g.dealer <= t.dealer_last or not t.refill


def tavern(g: Any) -> None:
    for tile, taken in enumerate(g.tavern_taken):
        assert taken == sum(tiles[tile] for tiles in g.tavern_tile) <= MAX_TAVERN_TILES
        assert all(tiles[tile] in (0, g.tables.mocha) for tiles in g.tavern_tile)
    assert g.baksheesh in (0, g.tables.mocha)
    placed = g.barrier_low != NOWHERE
    assert placed == (g.barrier_high != NOWHERE) == (g.barrier_holder != NOBODY)
    if placed:
        low, high = g.barrier_low, g.barrier_high
        assert low < high
        assert high in g.tables.next[low][: g.tables.n_next[low]]
        assert 0 <= g.barrier_holder < g.tables.players
        assert g.tables.mocha


def letters(g: Any) -> None:
    for place, count in enumerate(g.tables.letter_count):
        held = sum(row[place] for rows in (g.letter_front, g.letter_back) for row in rows)
        assert g.letter_supply[place] + g.letter_discard[place] + held == count
    assert sum(g.tables.letter_count) == ALL_LETTERS * g.tables.letters
    assert g.letters_left == sum(g.letter_supply)
    assert g.letters_used == sum(g.letter_discard)
    for counts in (g.letter_supply, g.letter_discard, *g.letter_front, *g.letter_back):
        assert min(counts) >= 0
    assert 0 <= g.coins_taken <= N_COINS * g.tables.letters
    for p in range(g.tables.players):
        figures = [g.merchant[p], g.family[p], *([g.companion[p]] * (g.companion[p] >= 0))]
        assert not any(g.letter_front[p][place] for place in figures)  # delivered at once (L1)


def companions(g: Any) -> None:
    for p, place in enumerate(g.companion):
        if place in (NOWHERE, IN_RESERVE):
            continue
        assert g.tables.letters
        assert p < g.tables.players
        assert g.tables.on_board[place]
    assert all(n in (0, g.tables.letters) for n in g.doubled)


def kiosk(g: Any) -> None:
    tiles = zip(g.kiosk_deck, g.kiosk_row, strict=True)
    used = [1 - down - up for down, up in tiles]
    assert set(g.kiosk_deck) | set(g.kiosk_row) | set(used) <= {0, 1}
    assert g.kiosk_left == sum(g.kiosk_deck)
    if g.tables.letters:
        assert g.kiosk_left + sum(g.kiosk_row) + sum(used) == ALL_KIOSK_TILES == N_KIOSK_TILES
    frames = range(0, g.top + FRAME, FRAME)
    to_take = sum(g.frame[at + VALUE] for at in frames if g.frame[at + KIND] == KIOSK_ROUND)
    assert sum(g.kiosk_row) == to_take - len(about(g, REVEAL_KIOSK))


def auction(g: Any) -> None:
    for at in range(0, g.top + FRAME, FRAME):
        if g.frame[at + KIND] != AUCTION:
            continue
        bid, bidder = g.frame[at + VALUE], g.frame[at + ACTOR] - 1
        assert 0 <= g.frame[at + SEAT] < g.tables.players
        assert (bid > 0) == (bidder >= 0)
        assert bid <= g.lira[bidder] or bidder < 0
