"""A state and what has been seen on the way to it, in a form that OpenSpiel can copy and store."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Self

from istanbul import catalog
from istanbul.engine.game import Game
from istanbul.engine.record import digest
from istanbul.engine.rules import CHANCE
from istanbul.engine.state import State
from istanbul.research.episode import quick


class Held:
    """A state with its history: what everybody saw, and what one seat alone saw."""

    __slots__ = ("own", "public", "seat", "state")

    def __init__(self, state: State, public: list[str], own: list[list[str]]) -> None:
        self.state = state
        self.seat = state.waits_for
        self.public = public
        self.own = own

    @classmethod
    def at_root(cls, root: State) -> Self:
        """Before anything happened."""
        return cls(root.copy(), [], [[] for _ in range(root.game.players)])

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.copy(), self.public[:], [texts[:] for texts in self.own])

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[Any, ...]]:
        game = self.state.game
        about = json.dumps([game.options(), game.header()])
        return restored, (about, self.state.record.pack(), self.public, self.own)

    def apply(self, number: int) -> None:
        """An action, or at a chance node an outcome; IllegalAction if it is neither."""
        state, rules, record = self.state, self.state.game.rules, self.state.record
        if self.seat == CHANCE:
            if all(number != outcome for outcome, _ in rules.chance_outcomes(record)):
                state.apply_in_place(number)  # says what was expected
            self._remember(number)
            rules.apply_chance(record, number)
        else:
            if number not in rules.legal_actions(record):
                state.apply_in_place(number)
            self.public.append(f"{self.seat} {state.game.describe(number).text}")
            rules.apply(record, number)
        self.seat = rules.waits_for(record)

    def _remember(self, outcome: int) -> None:
        """What chance says, to all or to the one who sees it."""
        game, record = self.state.game, self.state.record
        text = game.outcome_text(record, outcome)
        if game.hides_outcomes(record):
            for seat in range(game.players):
                if not game.outcome_is_hidden_from(record, seat):
                    self.own[seat].append(f"{len(self.public)} {text}")
            text = game.hidden_outcome_text(record)
        self.public.append(text)

    def known_to(self, seat: int) -> str:
        """A name for all that a seat may know: equal only if it cannot tell two states apart."""
        game = self.state.game
        view = digest(game.fingerprint(), game.see(self.state.record, seat).pack())
        return "\n".join([f"seat {seat}", *self.public, "own:", *self.own[seat], view])

    def imagined(self, seat: int, chance: Callable[[], float]) -> Held:
        """A state that the seat could not tell from this one, drawn among those that fit.

        What the others alone saw is not known: they begin anew with what they hold there.
        """
        game = self.state.game
        record = game.imagine(game.see(self.state.record, seat), _Drawn(chance))
        own = [texts[:] if p == seat else [] for p, texts in enumerate(self.own)]
        return Held(State(game, record), self.public[:], own)


class _Drawn:
    """A source of chance made of numbers from 0 to 1."""

    def __init__(self, chance: Callable[[], float]) -> None:
        self._chance = chance

    def below(self, n: int) -> int:
        return min(int(self._chance() * n), n - 1)


def restored(about: str, packed: bytes, public: list[str], own: list[list[str]]) -> Held:
    """From what was stored."""
    game = _game(about)
    record = game.blank()
    record.unpack(packed)
    return Held(State(game, record), public, own)


@lru_cache(maxsize=16)
def _game(about: str) -> Game:
    options, header = json.loads(about)
    return quick(catalog.game_from_header(options, header))
