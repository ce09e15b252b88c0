"""Whatever is played: no piece is lost, nothing overflows, and a state can be told and retold."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import istanbul
from istanbul.board_game.contents import PLACES
from istanbul.board_game.frames import ABOUT, CARD, KIND
from istanbul.board_game.setup import EDITIONS
from istanbul.board_game.state import FRAME
from istanbul.board_game.tables import BLUE, N_GOODS, PALACE_SYMBOLS
from istanbul.engine.perft import steps
from tests.board_game import pieces
from tests.board_game.option_sets import KINDS, in_order, variants_for

ALL_CARDS = {"base": 26, "mocha": 18, "letters": 28}
LAZY = ("visit", "refuse", "skip", "end_turn")


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


class AnyGame(RuleBasedStateMachine):
    """Plays legal actions and possible outcomes; after each step everything is counted."""

    match: istanbul.Match
    copies: list[tuple[istanbul.State, str]]
    rubies_from: Counter[str]
    rises: Counter[str]

    @initialize(game=games(), seed=st.integers(0, 999))
    def begin(self, game: istanbul.Game, seed: int) -> None:
        self.match = istanbul.Match(game)
        self.match.resolve_chance(istanbul.SeededSource(seed))
        self.copies = []
        self.rubies_from = Counter()
        self.rises = Counter()

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
        for event in events:
            if event["event"] == "ruby":
                self.rubies_from[event["place"]] += 1
            elif event["event"] == "price":
                self.rises[event["place"]] += 1

    # Playing.

    @precondition(is_under_way)
    @rule(choice=st.integers(0, 400))
    def one_step(self, choice: int) -> None:
        numbers = steps(self.state)
        self.do(numbers[choice % len(numbers)])

    @precondition(is_under_way)
    @rule(seed=st.integers(0, 1 << 30), n=st.integers(1, 60))
    def many_steps(self, seed: int, n: int) -> None:
        """Games are long, and interesting only when something is done in them."""
        source = istanbul.SeededSource(seed)
        for _ in range(n):
            if self.state.is_over:
                return
            numbers = steps(self.state)
            busy = [a for a in numbers if self.state.text(a).split()[0] not in LAZY]
            if busy and source.below(4):
                numbers = busy
            self.do(numbers[source.below(len(numbers))])
            self.pieces_are_conserved()
            self.nothing_overflows()

    @rule()
    def keep_a_copy(self) -> None:
        self.copies.append((self.state.copy(), self.state.digest()))

    # What always holds.

    @invariant()
    def pieces_are_conserved(self) -> None:
        self.cards_are_conserved()
        self.assistants_are_conserved()
        self.tiles_are_conserved()
        self.rubies_are_accounted_for()
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

    @invariant()
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

    @invariant()
    def texts_parse_back(self) -> None:
        numbers = steps(self.state)
        assert [self.state.parse(self.state.text(number)) for number in numbers] == numbers

    @invariant()
    def a_position_can_be_read_again(self) -> None:
        position = json.loads(json.dumps(self.state.to_json()))
        assert istanbul.position(position).digest() == self.state.digest()

    @invariant()
    def copies_stay_as_they_were(self) -> None:
        for copy, digest in self.copies:
            assert copy.digest() == digest

    def teardown(self) -> None:
        if hasattr(self, "match"):
            log = self.match.log
            assert istanbul.replay(log.to_lines()).digest() == self.state.digest()
            assert istanbul.replay(log.to_json()).digest() == self.state.digest()


TestAnyGame = AnyGame.TestCase
