"""A state of any game, as people use it: look, choose, apply. Only `in_place` changes it.

States and views can be copied, compared and pickled: what counts is the game and the content, not
whether the rules are native or plain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.engine.events import Preview
from istanbul.engine.kinds import E, S, V
from istanbul.engine.kit import kit_of
from istanbul.engine.moments import Moment, first_passed, moments_of
from istanbul.engine.node import Chance, Decision, Json, Node, NodeJson, Option, Outcome, Over
from istanbul.engine.phrase import Phrase
from istanbul.engine.picture import Picture
from istanbul.engine.record import digest
from istanbul.engine.rules import CHANCE, NOBODY, NOTHING, Told
from istanbul.engine.source import SeededSource, Source

if TYPE_CHECKING:
    from istanbul.engine.game import Game

MANY = 12  # legal texts that an error message names


class State(Generic[S, V, E]):
    """One node of a game: a decision, chance, or over. `record` is the rules' own form of it."""

    __slots__ = ("game", "record")

    def __init__(self, game: Game[S, V, E], record: S) -> None:
        self.game = game
        self.record = record

    def __eq__(self, other: object) -> bool:
        """The same game, and the same content: all that may come is the same."""
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.record.pack() == other.record.pack()

    def __hash__(self) -> int:
        """Of the content as it is now: a state in a set or a dict must not be changed in place."""
        return hash((self.game, self.record.pack()))

    def __repr__(self) -> str:
        node, round_of = self.node, self.game.round_of(self.record)
        if isinstance(node, Over):
            what = f"over, won by {' and '.join(f'seat {seat}' for seat in node.winners)}"
        elif isinstance(node, Chance):
            what = "chance comes next"
        else:
            what = f"seat {node.seat} decides ({node.prompt}, {len(node.options)} options)"
        when = "" if round_of is None else f", round {round_of}"
        return f"<State of {self.game.name!r}, {self.game.players} players{when}: {what}>"

    # Looking.

    @property
    def waits_for(self) -> int:
        """The seat that decides, or CHANCE, or NOBODY when the game is over."""
        return self.game.rules.waits_for(self.record)

    @property
    def is_over(self) -> bool:
        """Has the game ended? Nobody decides any more."""
        return self.game.rules.waits_for(self.record) == NOBODY

    @property
    def is_chance(self) -> bool:
        """Does the state wait for an outcome of chance?"""
        return self.game.rules.waits_for(self.record) == CHANCE

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
            if number not in dict(self.game.rules.chance_outcomes(self.record)):
                raise self._refused(number)
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
        if action not in self.legal_actions():
            raise self._refused(action)
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

    def price(self, events: Sequence[E]) -> int:
        """What the deciding seat pays in lira in these events."""
        return self.game.price(events, self.waits_for)

    def label(self, option: Option, preview: Sequence[E]) -> Phrase:
        """What an option says, which would cause this."""
        return self.game.text.option(self.record, option, preview, self.price(preview))

    def preview(self, action: int) -> list[E]:
        """What an action would cause up to the next choice or chance, computed by the rules.

        It reveals nothing that may depend on what others hide: it ends where another seat would be
        asked, even one that has no choice.
        """
        return [event.copy() for event in self.foresee(action)[1]]

    def previews(self) -> list[tuple[Option, list[E]]]:
        """All options with their previews."""
        return [
            (option, [event.copy() for event in events]) for option, _, events in self.foresee_all()
        ]

    def foresee(self, action: int) -> tuple[State[S, V, E], Preview[E]]:
        """The state after an action of the seat that decides, and its preview."""
        if action not in self.legal_actions():
            raise self._refused(action)
        return self._try(action, self.waits_for)

    def foresee_all(
        self, actions: Sequence[int] | None = None
    ) -> Iterator[tuple[Option, State[S, V, E], Preview[E]]]:
        """The same for every option, or some."""
        seat = self.waits_for
        for action in self.legal_actions() if actions is None else actions:
            yield self.game.describe(action), *self._try(action, seat)

    def _try(self, action: int, seat: int) -> tuple[State[S, V, E], Preview[E]]:
        """The state after a legal action of a seat, and its preview."""
        after = self.copy()
        told = self.game.rules.tell(after.record, action)
        events = told.events
        if told.passed:
            events = events[: first_passed(after, told, seat)]
        return after, self.game.previewed(events, seat)

    def view(self, viewer: int) -> View[S, V, E]:
        """What a seat (or SPECTATOR) may know of this state."""
        if not -1 <= viewer < self.game.players:
            raise MalformedInput(f"seat {viewer}: expected 0 to {self.game.players - 1}")
        return View(self.game, viewer, self.game.see(self.record, viewer), self.public_node(viewer))

    def public_node(self, viewer: int) -> NodeJson:
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

    def to_svg(self, viewer: int = -1) -> str:
        """A picture of what a seat may know, or a spectator."""
        return self.view(viewer).to_svg()

    def _repr_svg_(self) -> str | None:
        """For notebooks: what a spectator sees."""
        return self.view(-1)._repr_svg_()

    # Going on.

    def copy(self) -> State[S, V, E]:
        """A state with the same content that changes on its own."""
        return State(self.game, self.record.copy())

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> State[S, V, E]:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        return _restored_state, (self.game, self.record.pack(), self.digest())

    def apply(self, number: int) -> State[S, V, E]:
        """The state after a legal action (at a chance node: after an outcome)."""
        after = self.copy()
        after.apply_in_place(number)
        return after

    def apply_in_place(self, number: int) -> None:
        """Apply a legal action or outcome to this state itself: faster than `apply`."""
        if not self.game.rules.step(self.record, number):
            raise self._refused(number)

    def apply_with_events(self, number: int) -> tuple[State[S, V, E], list[E]]:
        """The state after an action or outcome, and all events, hidden ones included."""
        after, told = self._tell(number)
        return after, [*map(self.game.event_json, told.events)]

    def follow(self, number: int, owner: int) -> tuple[State[S, V, E], list[E], list[Moment]]:
        """The same, and the moments on the way at which a seat had no choice.

        `owner` is the seat that decides, or at a chance node the one that decided last.
        """
        after, told = self._tell(number)
        events = [*map(self.game.event_json, told.events)]
        return after, events, moments_of(after, told, owner)

    def _tell(self, number: int) -> tuple[State[S, V, E], Told[S]]:
        """The state after an action or outcome, if it is legal, and what happened."""
        rules = self.game.rules
        legal = self.legal_actions() or dict(rules.chance_outcomes(self.record))
        if number not in legal:
            raise self._refused(number)
        after = self.copy()
        return after, rules.tell(after.record, number)

    def beside(self, record: S) -> State[S, V, E]:
        """Another state of the same game."""
        return State(self.game, record)

    def sample(self, source: Source) -> int:
        """An outcome of this chance node, by weight."""
        outcome = self.game.rules.sample(self.record, source)
        if outcome == NOTHING:
            raise IllegalAction("chance has nothing to say now")
        return outcome

    def _refused(self, number: int) -> IllegalAction:
        """What to say about an action or an outcome that is not legal here."""
        name = str(number)
        if not self.is_chance and 0 <= number < self.game.n_actions:
            name = f"{self.game.describe(number).text!r}"
        return IllegalAction(f"{name} is not legal now; {self._expected()}")

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


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class View(Generic[S, V, E]):
    """What one seat (or a SPECTATOR) may know of a state, and nothing else."""

    game: Game[S, V, E]
    viewer: int
    record: V
    node: NodeJson

    def __eq__(self, other: object) -> bool:
        """The same viewer in the same game, who knows the same and is asked the same."""
        if not isinstance(other, View):
            return NotImplemented
        mine, its = (self.game, self.viewer, self.node), (other.game, other.viewer, other.node)
        return mine == its and self.record.pack() == other.record.pack()

    def __hash__(self) -> int:
        return hash((self.game, self.viewer, self.record.pack()))

    def __repr__(self) -> str:
        who = f"seat {self.viewer}" if self.viewer >= 0 else "a spectator"
        asked = f" of seat {self.node['seat']}" if "seat" in self.node else ""
        what = f"{self.game.name!r}, {self.game.players} players: {self.node['kind']}{asked}"
        return f"<View of {who}, {what}>"

    def __reduce__(self) -> tuple[Callable[..., View], tuple[object, ...]]:
        packed = self.record.pack()
        check = digest(self.game.fingerprint(), packed)
        return _restored_view, (self.game, self.viewer, packed, self.node, check)

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal actions, if it is the viewer who decides."""
        return tuple(self.game.describe(row["action"]) for row in self.node.get("options", []))

    def to_json(self) -> Json:
        """The view with named fields."""
        return {**self.game.view_json(self.record), "viewer": self.viewer, "node": self.node}

    def picture(self) -> Picture:
        """The view as shapes, to draw or to make pixels of."""
        drawn: Picture = kit_of(self.game).part("drawing").picture(self)
        return drawn

    def to_svg(self) -> str:
        """The view as an SVG document."""
        return self.picture().svg()

    def _repr_svg_(self) -> str | None:
        """For notebooks, which show the `repr` where there is no picture."""
        return self.to_svg() if kit_of(self.game).has("drawing") else None

    def observation(self) -> bytes:
        """The view as numbers for networks, one byte each; `game.slots` says what they are."""
        return self.game.observe(self.record)

    def world(self, source: Source) -> State[S, V, E]:
        """A full state drawn uniformly among the deals that fit this view."""
        return State(self.game, self.game.imagine(self.record, source))

    def worlds(self, n: int, source: Source) -> list[State[S, V, E]]:
        """Several worlds, drawn independently of each other."""
        return [self.world(source) for _ in range(n)]


def _restored_state(game: Game, packed: bytes, check: str) -> State:
    """Unpickles a state; the check refuses one of other rules."""
    return State(game, _unpacked(game, game.blank(), packed, check))


def _restored_view(game: Game, viewer: int, packed: bytes, node: NodeJson, check: str) -> View:
    """Unpickles a view; the check refuses one of other rules."""
    return View(game, viewer, _unpacked(game, game.blank_view(), packed, check), node)


def _unpacked(game: Game, record: V, packed: bytes, check: str) -> V:
    """The record, if its content is what was pickled: native rules trust every number of it."""
    if digest(game.fingerprint(), packed) != check:
        raise MalformedInput("pickle: its content is damaged, or of a game with other tables")
    record.unpack(packed)
    return record


def deal(state: State[S, V, E], seed: int | None) -> State[S, V, E]:
    """Resolve chance until a seat has to decide."""
    source = SeededSource(seed)
    after = state.copy()
    while after.is_chance:
        after.apply_in_place(after.sample(source))
    return after
