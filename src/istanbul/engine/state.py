"""A state of any game, as people use it: look, choose, apply. Only `in_place` changes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.engine.node import Chance, Decision, Json, Node, Option, Outcome, Over
from istanbul.engine.record import digest
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.source import SeededSource, Source, pick

if TYPE_CHECKING:
    from istanbul.engine.game import Game

MANY = 12  # legal texts that an error message names


class State:
    """One node of a game: a decision, chance, or over. `record` is the rules' own form of it."""

    __slots__ = ("game", "record")

    def __init__(self, game: Game, record: Any) -> None:
        self.game = game
        self.record = record

    # Looking.

    @property
    def waits_for(self) -> int:
        """The seat that decides, or CHANCE, or NOBODY when the game is over."""
        return self.game.rules.waits_for(self.record)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.waits_for == NOBODY

    @property
    def is_chance(self) -> bool:
        """Does chance speak next?"""
        return self.waits_for == CHANCE

    @property
    def node(self) -> Node:
        """What the state waits for, with everything that may be chosen or happen."""
        seat = self.waits_for
        if seat == NOBODY:
            return Over(self.game.ranking(self.record), self.game.over_reason(self.record))
        if seat == CHANCE:
            text = self.game.outcome_text
            return Chance(
                tuple(
                    Outcome(outcome, text(self.record, outcome), weight)
                    for outcome, weight in self.game.rules.chance_outcomes(self.record)
                )
            )
        options = tuple(self.game.describe(action) for action in self.legal_actions())
        return Decision(seat, self.game.prompt(self.record), options)

    def legal_actions(self) -> list[int]:
        """The legal actions at a decision, ascending; empty at any other node."""
        return self.game.rules.legal_actions(self.record)

    def text(self, number: int) -> str:
        """The text of an action (at a chance node: of an outcome)."""
        if self.is_chance:
            self._check(number, chance=True)
            return self.game.outcome_text(self.record, number)
        return self.game.describe(number).text

    def parse(self, text: str) -> int:
        """The legal action (at a chance node: the outcome) with this text."""
        words = " ".join(text.lower().split())
        if self.is_chance:
            for outcome, _ in self.game.rules.chance_outcomes(self.record):
                if self.game.outcome_text(self.record, outcome) == words:
                    return outcome
            if self.game.is_outcome(words) or self.game.action_number(words) is not None:
                raise IllegalAction(f"{text!r} cannot happen now; {self._expected()}")
            raise MalformedInput(f"{text!r} is no outcome of this game; {self._expected()}")
        action = self.game.action_number(words)
        if action is None:
            raise MalformedInput(f"{text!r} is no action of this game; {self._expected()}")
        self._check(action, chance=False)
        return action

    def describe(self, action: int) -> Json:
        """An action for the screen: kind, ids, price and a preview of what it would cause."""
        option = self.game.describe(action)
        events = self.preview(action)
        return {
            "action": action,
            "text": option.text,
            "kind": option.kind,
            **option.args,
            "price": self.price(events),
            "preview": events,
        }

    def price(self, events: list[Json]) -> int:
        """What the seat that decides pays in coin in these events."""
        seat, paying = self.waits_for, self.game.paying_events
        return sum(e["n"] for e in events if e["event"] in paying and e.get("seat") == seat)

    def preview(self, action: int) -> list[Json]:
        """What an action would cause up to the next choice or chance, worked out by the rules.

        Nothing is told of what may depend on the hidden things of others: where another seat would
        be asked, even one that has no choice, the preview ends.
        """
        return self._as_previewed(self.apply_with_events(action)[1])

    def previews(self) -> list[tuple[Option, list[Json]]]:
        """All options with their previews: quicker than one by one, since all are legal."""
        if self.game.is_native:
            return self.game.plain().adopt(self).previews()
        found = []
        for action in self.legal_actions():
            record = self.record.copy()
            record.events = []
            self.game.rules.apply(record, action)
            events = [self.game.event_json(event) for event in record.events]
            found.append((self.game.describe(action), self._as_previewed(events)))
        return found

    def _as_previewed(self, events: list[Json]) -> list[Json]:
        seat = self.waits_for
        told: list[Json] = []
        for event in events:
            if self.game.ends_preview(event, seat):
                break
            told.append(self.game.event_for(event, seat))
        return told

    def view(self, viewer: int) -> View:
        """What a seat (or SPECTATOR) may know."""
        if not -1 <= viewer < self.game.players:
            raise MalformedInput(f"seat {viewer}: expected 0 to {self.game.players - 1}")
        return View(self.game, viewer, self.game.see(self.record, viewer), self.public_node(viewer))

    def public_node(self, viewer: int) -> Json:
        """The node as a viewer may see it: own options only, and no hidden outcomes."""
        node = self.node
        found = node.to_json()
        if isinstance(node, Decision) and node.seat != viewer:
            del found["options"]
        if isinstance(node, Chance) and self.game.hides_outcomes(self.record):
            found["outcomes"] = [{"text": self.game.hidden_outcome_text(self.record)}]
        return found

    def digest(self) -> str:
        """A fingerprint: equal for equal states of games with equal options."""
        return digest(self.game.fingerprint(), self.record.pack())

    def to_json(self) -> Json:
        """The position with all its fields."""
        return self.game.write_position(self.record)

    # Going on.

    def copy(self) -> State:
        """An independent state."""
        return State(self.game, self.record.copy())

    def apply(self, number: int) -> State:
        """The state after a legal action (at a chance node: after an outcome)."""
        after = self.copy()
        after.apply_in_place(number)
        return after

    def apply_in_place(self, number: int) -> None:
        """The same without a copy."""
        chance = self.is_chance
        self._check(number, chance)
        if chance:
            self.game.rules.apply_chance(self.record, number)
        else:
            self.game.rules.apply(self.record, number)

    def apply_with_events(self, number: int) -> tuple[State, list[Json]]:
        """The state after it, and what happened on the way, everything told."""
        if self.game.is_native:
            after, events = self.game.plain().adopt(self).apply_with_events(number)
            return self.game.adopt(after), events
        after = self.copy()
        after.record.events = []
        after.apply_in_place(number)
        events = [self.game.event_json(event) for event in after.record.events]
        after.record.events = None
        return after, events

    def sample(self, source: Source) -> int:
        """An outcome of this chance node, by weight."""
        return pick(source, self.game.rules.chance_outcomes(self.record))

    def _check(self, number: int, chance: bool) -> None:
        if chance:
            outcomes = self.game.rules.chance_outcomes(self.record)
            legal = [outcome for outcome, _ in outcomes]
        else:
            legal = self.legal_actions()
        if number not in legal:
            name = str(number)
            if not chance and 0 <= number < self.game.n_actions:
                name = f"{self.text(number)!r}"
            raise IllegalAction(f"{name} is not legal now; {self._expected()}")

    def _expected(self) -> str:
        """The end of an error message: what would have been right."""
        node = self.node
        if isinstance(node, Over):
            return "the game is over"
        if isinstance(node, Chance):
            texts, what = [outcome.text for outcome in node.outcomes], "chance"
        else:
            texts, what = [option.text for option in node.options], f"seat {node.seat}"
        more = f" and {len(texts) - MANY} more" if len(texts) > MANY else ""
        return f"expected of {what}: {', '.join(texts[:MANY])}{more}"


@dataclass(frozen=True, slots=True)
class View:
    """What one seat (or a SPECTATOR) may know of a state, and nothing else."""

    game: Game
    viewer: int
    record: Any
    node: Json

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal actions, if it is the viewer who decides."""
        return tuple(self.game.describe(row["action"]) for row in self.node.get("options", []))

    def to_json(self) -> Json:
        """The view with named fields."""
        return {**self.game.view_json(self.record), "viewer": self.viewer, "node": self.node}

    def observation(self) -> bytes:
        """The view as numbers for networks, one byte each; `game.slots` says what they are."""
        return self.game.observe(self.record)

    def world(self, source: Source) -> State:
        """A full state drawn uniformly among the deals that fit this view."""
        return State(self.game, self.game.imagine(self.record, source))

    def worlds(self, n: int, source: Source) -> list[State]:
        """Several of them."""
        return [self.world(source) for _ in range(n)]


def deal(state: State, seed: int | None) -> State:
    """Let chance speak until somebody has to decide."""
    source = SeededSource(seed)
    after = state.copy()
    while after.is_chance:
        after.apply_in_place(after.sample(source))
    return after
