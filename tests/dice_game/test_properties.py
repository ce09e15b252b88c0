"""Whatever is played: no piece is lost, nothing is negative, and a state can be told and retold."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import istanbul
from istanbul.dice_game.frames import KIND, REROLL, ROLL, VALUE
from istanbul.dice_game.state import FRAME
from istanbul.engine.perft import steps
from tests.dice_game.table import BOX, CARDS, TILES, TRACKS

LAZY = ("end_turn", "keep", "pass", "one_lira")
FULL = {2: [3, 3, 3, 3, 5, 5], 3: [3, 3, 3, 3, 5, 6], 4: [4, 4, 4, 4, 5, 6]}  # rubies by track


class AnyGame(RuleBasedStateMachine):
    """Plays legal actions and possible outcomes; after each step everything is counted."""

    match: istanbul.Match
    copies: list[tuple[istanbul.State, str]]
    rubies_from: Counter[str]

    @initialize(players=st.integers(2, 4), seed=st.integers(0, 999))
    def begin(self, players: int, seed: int) -> None:
        self.match = istanbul.Match(istanbul.game("dice", players=players, seed=seed))
        self.match.resolve_chance(istanbul.SeededSource(seed))
        self.copies = []
        self.rubies_from = Counter()

    @property
    def state(self) -> istanbul.State:
        return self.match.state

    @property
    def g(self) -> Any:
        return self.state.record

    def is_under_way(self) -> bool:
        return not self.state.is_over

    def do(self, number: int) -> None:
        text = self.state.text(number)
        if self.state.is_chance:
            events = self.match.happen(text)
        else:
            events = self.match.act(self.state.waits_for, text)
        self.rubies_from.update(e["track"] for e in events if e["event"] == "ruby")

    # Playing.

    @precondition(is_under_way)
    @rule(choice=st.integers(0, 400))
    def one_step(self, choice: int) -> None:
        numbers = steps(self.state)
        self.do(numbers[choice % len(numbers)])

    @precondition(is_under_way)
    @rule(seed=st.integers(0, 1 << 30), n=st.integers(1, 60))
    def many_steps(self, seed: int, n: int) -> None:
        source = istanbul.SeededSource(seed)
        for _ in range(n):
            if self.state.is_over:
                return
            numbers = steps(self.state)
            busy = [a for a in numbers if self.state.text(a) not in LAZY]
            if busy and source.below(4):
                numbers = busy
            self.do(numbers[source.below(len(numbers))])
            self.pieces_are_conserved()
            self.nothing_is_negative()

    @rule()
    def keep_a_copy(self) -> None:
        self.copies.append((self.state.copy(), self.state.digest()))

    # What always holds.

    @invariant()
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

    @invariant()
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

    @invariant()
    def dice_are_counted(self) -> None:
        g = self.g
        frames = range(0, g.top + FRAME, FRAME)
        rolling = sum(g.frame[at + KIND] == ROLL for at in frames)
        picked = sum(g.frame[at + VALUE] for at in frames if g.frame[at + KIND] == REROLL)
        assert 0 <= g.extra_dice <= 4
        assert sum(g.dice) + rolling + picked <= 5 + g.extra_dice <= 9
        if rolling or picked:
            assert sum(g.dice) + rolling + picked == 5 + g.extra_dice

    @invariant()
    def texts_parse_back(self) -> None:
        numbers = steps(self.state)
        assert [self.state.parse(self.state.text(number)) for number in numbers] == numbers

    @invariant()
    def positions_read_back(self) -> None:
        again = istanbul.position(json.loads(json.dumps(self.state.to_json())))
        assert again.digest() == self.state.digest()

    @invariant()
    def copies_stay_as_they_were(self) -> None:
        for state, digest in self.copies:
            assert state.digest() == digest


TestAnyGame = AnyGame.TestCase
