"""Setting up a game; tiles are left to chance."""

from __future__ import annotations

from istanbul.games.dice.effects import take
from istanbul.games.dice.frames import REVEAL_TILE, push
from istanbul.games.dice.rounds import begin_turn
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import CRYSTAL, LIRA, N_CARDS, N_TILES


def start(g: State) -> None:
    """Fill a fresh State whose tables are in place."""
    t = g.tables
    g.seat = t.start
    g.mosque_rubies = t.mosque_rubies
    for tile in range(N_TILES):
        g.unseen[tile] = t.tile_count[tile]
        g.n_unseen += t.tile_count[tile]
    for card in range(N_CARDS):
        g.deck[card] = 1
    g.n_deck = N_CARDS
    for p in range(t.players):
        take(g, p, CRYSTAL, t.start_crystals)
        take(g, p, LIRA, t.start_lira[p])
    begin_turn(g)
    for _ in range(t.display):
        push(g, REVEAL_TILE, g.seat, 0)
