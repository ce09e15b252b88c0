"""Whatever is played: no piece is lost, and nothing is negative."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize

import istanbul
from istanbul.games.dice.frames import KIND, REROLL, ROLL, VALUE
from istanbul.games.dice.state import FRAME
from tests.any_game import AnyGame
from tests.games.dice.table import BOX, CARDS, TILES, TRACKS
from tests.playing import Json

FULL = {2: [3, 3, 3, 3, 5, 5], 3: [3, 3, 3, 3, 5, 6], 4: [4, 4, 4, 4, 5, 6]}  # rubies by track


class AnyDiceGame(AnyGame):
    """After each step everything is counted."""

    LAZY = ("end_turn", "keep", "pass", "one_lira")

    rubies_from: Counter[str]

    @initialize(players=st.integers(2, 4), seed=st.integers(0, 999))
    def begin_with(self, players: int, seed: int) -> None:
        self.begin(istanbul.game("dice", players=players, seed=seed), seed)
        self.rubies_from = Counter()

    def count(self, events: list[Json]) -> None:
        self.rubies_from.update(e["track"] for e in events if e["event"] == "ruby")

    def check(self) -> None:
        self.pieces_are_conserved()
        self.nothing_is_negative()
        self.dice_are_counted()

    def pieces_are_conserved(self) -> None:
        g = self.g
        players = g.tables.players
        for thing, n in enumerate(BOX.values()):
            assert 0 <= sum(row[thing] for row in g.has) <= n
        for tile, n in enumerate(TILES.values()):
            owned = sum(row[tile] for row in g.tiles)
            under = g.under[: g.n_under].count(tile)
            assert owned + under + g.display[tile] + g.unseen[tile] == n
        assert g.n_unseen == sum(g.unseen)
        assert g.n_tiles == [sum(row) for row in g.tiles]
        assert sum(g.n_tiles) + g.n_under + sum(g.display) + g.n_unseen == 24
        assert not any(g.under[g.n_under :])
        assert len(g.deck) == len(CARDS) == 33
        assert g.n_deck == sum(g.deck)
        assert all(down + up <= 1 for down, up in zip(g.deck, g.shown, strict=True))
        assert sum(g.rubies) == self.rubies_from.total()
        assert [self.rubies_from[track] for track in TRACKS] == g.taken
        assert all(n <= most for n, most in zip(g.taken, FULL[players], strict=True))
        assert self.rubies_from["mosque"] == sum(g.mosque_done) == players - g.mosque_rubies

    def nothing_is_negative(self) -> None:
        g = self.g
        rows = (*g.has, *g.tiles, g.rubies, g.display, g.unseen, g.dice, g.to_collect, g.fresh)
        assert min(map(min, rows)) >= 0
        assert g.last_round == (max(g.rubies) >= g.tables.goal)
        assert g.n_unseen + g.n_under == 0 or sum(g.display) <= 6
        owned = zip(g.fresh, g.tiles[g.seat], strict=True)
        assert all(fresh <= n for fresh, n in owned)
        unused = g.frame[g.top + FRAME :]
        assert not any(unused), "frames that are gone are wiped"

    def dice_are_counted(self) -> None:
        g = self.g
        frames = range(0, g.top + FRAME, FRAME)
        rolling = sum(g.frame[at + KIND] == ROLL for at in frames)
        picked = sum(g.frame[at + VALUE] for at in frames if g.frame[at + KIND] == REROLL)
        assert 0 <= g.extra_dice <= 4
        assert sum(g.dice) + rolling + picked <= 5 + g.extra_dice <= 9
        if rolling or picked:
            assert sum(g.dice) + rolling + picked == 5 + g.extra_dice


TestAnyDiceGame = pytest.mark.slow(AnyDiceGame.TestCase)
