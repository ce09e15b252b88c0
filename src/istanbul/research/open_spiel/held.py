"""A state and what has been seen on the way to it, in a form that OpenSpiel can copy and store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from istanbul.engine.record import digest
from istanbul.engine.rules import CHANCE
from istanbul.engine.state import State


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

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[object, ...]]:
        return Held, (self.state, self.public, self.own)

    def apply(self, number: int) -> None:
        """An action, or at a chance node an outcome; IllegalAction if it is neither."""
        state = self.state
        before = state.copy() if self.seat == CHANCE else None
        state.apply_in_place(number)
        if before is None:
            self.public.append(f"{self.seat} {state.game.describe(number).text}")
        else:
            self._remember(before, number)
        self.seat = state.waits_for

    def _remember(self, before: State, outcome: int) -> None:
        """What chance said, to all or to the one who sees it."""
        game, record = before.game, before.record
        text = game.outcome_text(record, outcome)
        if game.hides_outcomes(record):
            for seat in range(game.players):
                if not game.outcome_is_hidden_from(record, seat):
                    self.own[seat].append(f"{len(self.public)} {text}")
            text = game.hidden_outcome_text(record)
        self.public.append(text)

    def known_to(self, seat: int) -> str:
        """A name for all that a seat may know: equal only if it cannot tell two states apart.

        A spectator saw what everybody saw.
        """
        game = self.state.game
        view = digest(game.fingerprint(), game.see(self.state.record, seat).pack())
        own = self.own[seat] if seat >= 0 else []
        return "\n".join([f"seat {seat}", *self.public, "own:", *own, view])

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
