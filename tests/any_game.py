"""Whatever is played, of any game: a state can be told and retold, and copies stay as they were."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import istanbul
from istanbul.engine.perft import steps


class AnyGame(RuleBasedStateMachine):
    """Plays legal actions and possible outcomes. A game adds what it begins with and counts."""

    LAZY: ClassVar[Sequence[str]]
    """Actions that do nothing, by their first word."""

    match: istanbul.Match
    copies: list[tuple[istanbul.State, str]]

    def begin(self, game: istanbul.Game, seed: int) -> None:
        """A new game; its first chance comes from the seed."""
        self.match = istanbul.Match(game)
        self.match.resolve_chance(istanbul.SeededSource(seed))
        self.copies = []

    def count(self, events: list[dict[str, Any]]) -> None:
        """What has just happened."""
        raise NotImplementedError

    def check(self) -> None:
        """What holds after every step."""
        raise NotImplementedError

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
            self.count(self.match.happen(text))
        else:
            self.count(self.match.act(self.state.waits_for, text))

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
            busy = [a for a in numbers if self.state.text(a).split()[0] not in self.LAZY]
            if busy and source.below(4):
                numbers = busy
            self.do(numbers[source.below(len(numbers))])
            self.check()

    @rule()
    def keep_a_copy(self) -> None:
        self.copies.append((self.state.copy(), self.state.digest()))

    # What always holds.

    @invariant()
    def what_the_game_checks(self) -> None:
        self.check()

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
