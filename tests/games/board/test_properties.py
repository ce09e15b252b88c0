"""Whatever is played: no piece is lost, and nothing overflows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize

import istanbul
from istanbul.games.board.contents import PLACES
from istanbul.games.board.frames import ABOUT, CARD, KIND
from istanbul.games.board.setup import EDITIONS
from istanbul.games.board.state import FRAME
from istanbul.games.board.tables import BLUE, N_GOODS, PALACE_SYMBOLS
from tests.any_game import AnyGame
from tests.games.board import pieces
from tests.games.board.option_sets import KINDS, in_order, variants_for
from tests.playing import Json

ALL_CARDS = {"base": 26, "mocha": 18, "letters": 28}


@st.composite
def games(draw: st.DrawFn) -> istanbul.Game:
    """A game with any options."""
    players = draw(st.integers(2, 5))
    options = dict(draw(st.sampled_from([{}, *KINDS])))
    expansions = options.get("expansions", [])
    layouts: list[Any] = ["short_paths", "long_paths", "in_order", "random"]
    if expansions:
        layouts = ["random", in_order(expansions)] + ["printed"] * (len(expansions) == 1)
    else:
        options["edition"] = draw(st.sampled_from(EDITIONS))
    return istanbul.game(
        "board",
        players=players,
        layout=draw(st.sampled_from(layouts)),
        variants=draw(st.sampled_from(variants_for(players))),
        max_rounds=draw(st.sampled_from([None, 3, 30])),
        seed=draw(st.integers(0, 999)),
        **options,
    )


class AnyBoardGame(AnyGame):
    """After each step everything is counted."""

    LAZY = ("visit", "refuse", "skip", "end_turn")

    rubies_from: Counter[str]
    rises: Counter[str]

    @initialize(game=games(), seed=st.integers(0, 999))
    def begin_with(self, game: istanbul.Game, seed: int) -> None:
        self.begin(game, seed)
        self.rubies_from = Counter()
        self.rises = Counter()

    def count(self, events: list[Json]) -> None:
        for event in events:
            if event["event"] == "ruby":
                self.rubies_from[event["place"]] += 1
            elif event["event"] == "price":
                self.rises[event["place"]] += 1

    def check(self) -> None:
        self.cards_are_conserved()
        self.assistants_are_conserved()
        self.tiles_are_conserved()
        self.rubies_are_accounted_for()
        self.nothing_overflows()
        pieces.check(self.g)

    def cards_are_conserved(self) -> None:
        g = self.g
        t = g.tables
        frames = range(0, g.top + FRAME, FRAME)
        played = [g.frame[at + ABOUT] for at in frames if g.frame[at + KIND] == CARD]
        for kind in range(t.bonus_kinds):
            held = sum(hand[kind] for hand in g.hand)
            piled = g.discard[: g.discards].count(kind) + played.count(kind)
            assert g.deck[kind] + held + piled == t.card_count[kind]
        assert g.deck_size == sum(g.deck)
        assert g.hand_size == [sum(hand) for hand in g.hand]
        options = self.state.game.options()
        sets = ["base"] * (options.get("letters_deck") != "new_only") + options["expansions"]
        all_cards = sum(ALL_CARDS[name] for name in sets)
        assert g.deck_size + sum(g.hand_size) + g.discards + len(played) == all_cards
        assert not any(g.discard[g.discards :])
        for known, hand in zip(g.known, g.hand, strict=True):
            assert all(k <= h for k, h in zip(known, hand, strict=True))
        assert not any(map(any, g.hand[t.players :]))

    def assistants_are_conserved(self) -> None:
        g = self.g
        t = g.tables
        neutral = 0
        for p in range(t.players):
            of_stack = g.stack_neutral[p].bit_count()
            assert g.stack_neutral[p] < 1 << g.stack[p]
            own = sum(g.assistant[p]) + g.stack[p] - of_stack
            assert own == t.start_assistants - t.neutral_assistants + g.tile[p][BLUE]
            assert max(g.assistant[p]) <= 1
            neutral += of_stack
        assert neutral + sum(g.neutral_assistant) == t.players * t.neutral_assistants
        fountain = PLACES.index("fountain")
        assert not g.neutral_assistant[fountain] + sum(row[fountain] for row in g.assistant)

    def tiles_are_conserved(self) -> None:
        g = self.g
        for colour in range(N_GOODS):
            taken = sum(tiles[colour] for tiles in g.tile)
            assert taken == g.mosque_taken[colour] <= g.tables.mosque_tiles

    def rubies_are_accounted_for(self) -> None:
        g = self.g
        t = g.tables
        found = self.rubies_from
        assert sum(g.rubies) == found.total()
        assert t.players - g.wainwright_rubies == g.extensions.count(t.max_extensions)
        others = t.players - g.wainwright_rubies + sum(t.mosque_rubies - n for n in g.mosque_rubies)
        assert sum(g.rubies) == self.rises.total() + others
        for mosque in range(2):
            both = sum(tiles[2 * mosque] and tiles[2 * mosque + 1] for tiles in g.tile)
            assert t.mosque_rubies - g.mosque_rubies[mosque] == min(both, t.mosque_rubies)
        for place, price, first, last in (
            ("sultans_palace", g.palace, t.palace_first, PALACE_SYMBOLS),
            ("gemstone_dealer", g.dealer, t.dealer_first, t.dealer_last),
            ("coffee_house", g.coffee_house, t.coffee_first * t.mocha, t.coffee_last * t.mocha),
        ):
            due = first + self.rises[place]
            assert price == (due if due <= last else last if t.refill else 0)
        if not (t.mocha or t.letters):  # other places bring rubies of a track too
            assert found["wainwright"] == t.players - g.wainwright_rubies
            assert all(found[place] == n for place, n in self.rises.items())

    def nothing_overflows(self) -> None:
        g = self.g
        t = g.tables
        for p in range(t.players):
            assert 0 <= g.extensions[p] <= t.max_extensions
            room = t.start_room + g.extensions[p]
            assert all(0 <= n <= room for n in g.goods[p])
            assert g.lira[p] >= 0
            assert g.stack[p] >= 0
            assert t.on_board[g.merchant[p]]
            assert t.on_board[g.family[p]]
        for counts in (g.deck, *g.hand, *g.known, g.hand_size, g.rubies, g.neutral_assistant):
            assert min(counts) >= 0
        assert g.last_round == (max(g.rubies) >= t.goal)
        assert not t.max_rounds or g.round <= t.max_rounds
        assert 0 <= g.mail < len(t.mail_lira)


TestAnyBoardGame = pytest.mark.slow(AnyBoardGame.TestCase)
