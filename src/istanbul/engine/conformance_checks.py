"""The checks of the conformance kit (conformance.py), one function each."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.engine.game import SPECTATOR, Game
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.engine.node import Chance, Decision, Json, Over
from istanbul.engine.perft import steps
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.source import Source
from istanbul.engine.state import State, View

SAMPLE: Final = 2  # actions of a node that are tried out
PLAYED_ON: Final = 3  # steps in a world drawn from a view


class Problem(Exception):  # noqa: N818  # it becomes an AssertionError with seed and step
    """A game does not do what Game asks of it."""


@dataclass
class Played:
    """A game under way, and what is kept of it to compare with at the end."""

    match: Match
    source: Source
    make: Callable[[Json, Json], Game]
    digests: list[str] = field(default_factory=list)
    copies: list[State] = field(default_factory=list)
    worlds: int = 0
    other_worlds: int = 0


def ensure(right: bool, problem: str, *facts: object) -> None:
    """Raise a Problem with these facts, unless it is right."""
    if not right:
        raise Problem(": ".join([problem, *map(str, facts)]))


def sample(numbers: list[int], source: Source) -> list[int]:
    """SAMPLE of the numbers at random, or all if there are not more."""
    if len(numbers) <= SAMPLE:
        return numbers
    return [numbers[source.below(len(numbers))] for _ in range(SAMPLE)]


def check_kind(played: Played, state: State) -> None:
    """Exactly one of decision, chance, over; and all that tell it agree."""
    who, node, game = state.waits_for, state.node, state.game
    ensure(who in (CHANCE, NOBODY) or 0 <= who < game.players, "it waits for no seat", who)
    kind = {CHANCE: Chance, NOBODY: Over}.get(who, Decision)
    ensure(isinstance(node, kind), f"waits for {who}, but the node is", node)
    ensure(bool(state.legal_actions()) == (kind is Decision), "actions", state.legal_actions())
    outcomes = game.rules.chance_outcomes(state.record)
    ensure(bool(outcomes) == (kind is Chance), "outcomes", outcomes)
    ensure((state.is_chance, state.is_over) == (kind is Chance, kind is Over), "is_chance, is_over")
    json.dumps(node.to_json())


def check_decision(played: Played, state: State) -> None:
    """Options: ascending, within the catalogue, unique texts that parse back; more than one."""
    node = state.node
    if not isinstance(node, Decision):
        return
    numbers = state.legal_actions()
    ensure(numbers == sorted(set(numbers)), "legal actions do not ascend strictly", numbers)
    ensure(numbers[0] >= 0 and numbers[-1] < state.game.n_actions, "not in the catalogue", numbers)
    ensure(numbers == [option.action for option in node.options], "options are no legal actions")
    _check_texts(state, numbers, [option.text for option in node.options])
    ensure(node.seat == state.waits_for, "the node names another seat", node.seat)
    ensure(bool(node.prompt), "the decision has no prompt")
    text = node.options[0].text
    alone = len(numbers) == 1 and text not in state.game.always_asked
    ensure(not alone, "a single option has been asked", text)


def check_chance(played: Played, state: State) -> None:
    """Outcomes: unique, with positive weights, and texts that parse back; one for a hidden one."""
    node = state.node
    if not isinstance(node, Chance):
        return
    numbers = [outcome.outcome for outcome in node.outcomes]
    ensure(len(set(numbers)) == len(numbers), "an outcome is listed twice", numbers)
    wrong = [outcome for outcome in node.outcomes if outcome.weight <= 0]
    ensure(not wrong, "outcomes need a positive weight", wrong)
    texts = [outcome.text for outcome in node.outcomes]
    _check_texts(state, numbers, texts)
    hidden = state.game.hidden_outcome_text(state.record)
    ensure(hidden not in texts, "a hidden outcome looks like another one", hidden)


def _check_texts(state: State, numbers: list[int], texts: list[str]) -> None:
    ensure(len(set(texts)) == len(texts), "two of these texts are the same", texts)
    for number, text in zip(numbers, texts, strict=True):
        ensure(text == " ".join(text.lower().split()) != "", "not one plain line", repr(text))
        ensure(state.text(number) == text, "text() and node differ", text)
        ensure(state.parse(text) == number, f"{text!r} should parse as {number}", state.parse(text))


def check_over(played: Played, state: State) -> None:
    """The ranking names every seat once."""
    node = state.node
    if not isinstance(node, Over):
        return
    seats = [seat for rank in node.ranking for seat in rank]
    once = sorted(seats) == list(range(state.game.players)) and all(node.ranking)
    ensure(once, "a ranking names every seat once", node.ranking)
    ensure(bool(node.reason), "nothing says why the game is over")


def check_purity(played: Played, state: State) -> None:
    """Applied to a copy, in place, or with events: the same state."""
    for number in sample(steps(state), played.source):
        text = state.text(number)
        before = state.record.pack()
        after, in_place = state.apply(number), state.copy()
        ensure(state.record.pack() == before, "apply has changed the state it began with", text)
        ensure(in_place.record.pack() == before, "a copy is no copy", text)
        in_place.apply_in_place(number)
        with_events, _ = state.apply_with_events(number)
        found = {one.record.pack() for one in (after, in_place, with_events)}
        ensure(len(found) == 1, "apply, apply_in_place and apply_with_events differ", text)
        ensure(steps(after) == steps(in_place), "equal states have other options", text)


def check_json(played: Played, state: State) -> None:
    """Reading the position that was written gives the same state, also through text."""
    written = state.to_json()
    text = json.dumps(written)
    same = state.game.position(written).digest() == state.digest()
    ensure(same, "position: read, it has another digest", text)
    read = state.game.position(json.loads(text))
    ensure(read.to_json() == written, "position: read and written again, it differs", text)
    ensure(read.record.pack() == state.record.pack(), "position: through text it differs", text)
    ensure(steps(read) == steps(state), "position: read, it has other options", text)
    for number in sample(steps(state), played.source):
        one, other = read.apply(number), state.apply(number)
        same = one.record.pack() == other.record.pack() and steps(one) == steps(other)
        ensure(same, f"position: read, {state.text(number)!r} has another effect", text)
    ensure(json.dumps(written) == text, "reading a position has changed its JSON", text)


def check_refusals(played: Played, state: State) -> None:
    """What is not legal is refused with the right kind of error."""
    legal = steps(state)
    catalogue = range(0 if state.is_chance else state.game.n_actions)
    tried = [catalogue[played.source.below(len(catalogue))] for _ in range(min(len(catalogue), 2))]
    for number in (-1, state.game.n_actions, 1 << 40, *tried):
        if number not in legal:
            _refused(state, state.apply, number)
            _refused(state, state.copy().apply_in_place, number)
            if number in catalogue:
                _refused(state, state.parse, state.text(number))
    for text in ("", "no text of any game", "\0", "?"):
        _refused(state, state.parse, text)
    for viewer in (SPECTATOR - 1, state.game.players):
        _refused(state, state.view, viewer)


def _refused(state: State, function: Callable[..., object], given: int | str) -> None:
    try:
        function(given)
    except (IllegalAction, MalformedInput) as problem:
        ensure(bool(str(problem)), f"{function.__name__}({given!r}): the error says nothing")
    else:
        raise Problem(f"{function.__name__}({given!r}) is not legal, but was not refused")


def check_views(played: Played, state: State) -> None:
    """Every viewer has one; a world drawn from it looks the same, and can be played on."""
    node = state.node
    for viewer in range(SPECTATOR, state.game.players):
        view = state.view(viewer)
        seen = visible(view)
        decides = isinstance(node, Decision) and node.seat == viewer
        wanted = node.options if isinstance(node, Decision) and decides else ()
        ensure(view.options == wanted, f"viewer {viewer}: wrong options", view.options)
        ensure(("options" in view.node) == decides, f"viewer {viewer}: wrong node", view.node)
        world = view.world(played.source)
        played.worlds += 1
        played.other_worlds += world.record.pack() != state.record.pack()
        ensure(visible(view) == seen, f"viewer {viewer}: drawing a world has changed the view")
        again = visible(world.view(viewer))
        ensure(again == seen, f"viewer {viewer}: sees more than they may know", seen[0], again[0])
        if decides:
            for number in sample(state.legal_actions(), played.source):
                same = world.describe(number) == state.describe(number)
                ensure(same, f"viewer {viewer}: a preview tells more than they may know", number)
        _play_on(world, played.source)


def visible(view: View) -> tuple[str, bytes]:
    """All bytes that a viewer gets."""
    return json.dumps(view.to_json()), view.record.pack()


def _play_on(world: State, source: Source) -> None:
    for _ in range(PLAYED_ON):
        numbers = steps(world)
        ensure(bool(numbers) != world.is_over, "a world drawn from a view has no options")
        if not numbers:
            return
        world.apply_in_place(numbers[source.below(len(numbers))])


def check_previews(played: Played, state: State) -> None:
    """A preview tells what really happens up to the next choice, in words of JSON."""
    seat = state.waits_for
    for number in sample(state.legal_actions(), played.source):
        _, events = state.apply_with_events(number)
        ends = [state.game.ends_preview(event, seat) for event in events]
        most = ends.index(True) if True in ends else len(events)
        told = [state.game.event_for(event, seat) for event in events[:most]]
        described = state.describe(number)
        text = state.text(number)
        ensure(described["preview"] == told, "a preview is not what happens", text, told)
        ensure(described["text"] == text, "describe() has another text than", text)
        json.dumps(described)


NODE_CHECKS: Final = (
    check_kind,
    check_decision,
    check_chance,
    check_over,
    check_purity,
    check_json,
    check_refusals,
    check_views,
    check_previews,
)


def check_copies(played: Played) -> None:
    """No state of the game, and no copy of one, has changed since."""
    states = [step.state for step in played.match.steps]
    for n, digest in enumerate(played.digests):
        ensure(played.copies[n].digest() == digest, f"the copy of the state at step {n} changed")
        ensure(n == 0 or states[n - 1].digest() == digest, f"the state at step {n} has changed")


def check_log(played: Played) -> None:
    """The log, as lines and as one object, replays to the same state and the same result."""
    log, digest = played.match.log, played.match.state.digest()
    for form in (log.to_lines(), json.dumps(log.to_json()), log.to_json()):
        read = Log.read(form)
        ensure(read.to_json() == log.to_json(), "the log, read again, differs")
        again = Match.from_log(read, played.make)
        ensure(again.state.digest() == digest, "the log replays to another state")
        ensure(again.log.result == log.result is not None, "the log has another result")
    position = played.match.state.to_json()
    made = played.make(position["options"], position).position(position)
    ensure(made.digest() == digest, "the last position, in a game made anew, has another digest")
