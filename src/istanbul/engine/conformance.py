"""The conformance kit: does a game keep the contract of game.py, node by node?

For whoever writes a game. Its test plays some seeded games under the eyes of the kit:

    @pytest.mark.parametrize("seed", range(20))
    def test_conformance(seed: int) -> None:
        check_game(MyGame(players=3), seed)

`check_game` plays one random game, chance by weight, to its end. The first thing that is wrong
raises an AssertionError with seed and step, from which `play_to` makes that state again. Checked:

- a node is exactly one of decision, chance, over; a decision has options, chance has outcomes;
- legal actions ascend strictly and lie within the catalogue; their texts are unique and parse back;
- a single option is not asked, unless the game names it in `always_asked`;
- outcomes are unique, their weights positive, and their texts parse back; what is shown for a
  hidden one is none of these texts;
- applying changes no other state, with or without a copy, with or without events;
- a position gives the same state when read, also through JSON text;
- what is not legal is refused with IllegalAction or MalformedInput and changes nothing;
- every viewer has a view at every node, only who decides has options;
- a world drawn from a view gives that viewer the same bytes, and can be played on;
- a preview is what really happens, and tells nothing that the seat cannot know;
- the log replays to the same state; the ranking at the end names every seat once.

Everything is asked of the contract, so a game needs no code of its own for it; what each check
does in detail stands in conformance_checks.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from istanbul.engine.conformance_checks import (
    NODE_CHECKS,
    Played,
    Problem,
    check_copies,
    check_log,
)
from istanbul.engine.game import Game
from istanbul.engine.match import Match
from istanbul.engine.node import Chance, Decision, Json, Option
from istanbul.engine.source import SeededSource, pick
from istanbul.engine.state import State

MAX_STEPS: Final = 5000
WORLDS_SEED: Final = 1 << 40  # worlds have chance of their own, so that the game stays the same

Weight = Callable[[Option], int]
"""How likely an option is to be chosen, among the others; at least 1."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a game was like that passed."""

    seed: int
    steps: int
    decisions: int
    chances: int
    worlds: int
    """Drawn from the views."""
    other_worlds: int
    """Of these, unlike the true state: with 0, nothing hidden has been tested."""
    ranking: tuple[tuple[int, ...], ...]
    digest: str


def check_game(
    game: Game,
    seed: int,
    max_steps: int = MAX_STEPS,
    *,
    make: Callable[[Json, Json], Game] | None = None,
    weight: Weight | None = None,
) -> Report:
    """Play one game and check every node of it; the first problem raises an AssertionError.

    Args:
        game: the game with its options.
        seed: of all chance, and of the choices.
        max_steps: the game must be over by then.
        make: makes the game from the options and the header of its log; else `game` is used again.
        weight: prefers some options, so that games go where there is something to see.
    """
    played = Played(Match(game), SeededSource(seed + WORLDS_SEED), make or (lambda *_: game))
    source = SeededSource(seed)
    try:
        while not _check_node(played):
            if played.match.number >= max_steps:
                raise Problem(f"the game is not over after {max_steps} steps")
            _step(played.match, source, weight)
        check_copies(played)
        check_log(played)
    except Exception as problem:
        entries = played.match.log.entries
        last = f"after {entries[-1].text!r}" if entries else "at the beginning"
        raise AssertionError(
            f"{game.name} {game.options()}, seed {seed}, step {len(entries)} ({last}): "
            f"{'' if isinstance(problem, Problem) else type(problem).__name__ + ' '}{problem}"
        ) from problem
    by_chance = sum(isinstance(entry.by, str) for entry in played.match.log.entries)
    steps = played.match.number
    state = played.match.state
    return Report(
        seed=seed,
        steps=steps,
        decisions=steps - by_chance,
        chances=by_chance,
        worlds=played.worlds,
        other_worlds=played.other_worlds,
        ranking=game.ranking(state.record),
        digest=state.digest(),
    )


def play_to(game: Game, seed: int, step: int, weight: Weight | None = None) -> State:
    """The state of a `check_game` at a step, without checks: to look at what was wrong."""
    match, source = Match(game), SeededSource(seed)
    while match.number < step and not match.state.is_over:
        _step(match, source, weight)
    return match.state


def _check_node(played: Played) -> bool:
    """All checks of a node; is the game over?"""
    state = played.match.state
    before = state.record.pack()
    for check in NODE_CHECKS:
        check(played, state)
        if state.record.pack() != before:
            raise Problem(f"{check.__name__} has changed the state, and it may only look")
    played.digests.append(state.digest())
    played.copies.append(state.copy())
    return state.is_over


def _step(match: Match, source: SeededSource, weight: Weight | None) -> None:
    """Do one random step: an outcome, or an option by its weight."""
    state = match.state
    node = state.node
    if isinstance(node, Chance):
        match.happen(state.text(state.sample(source)))
    else:
        assert isinstance(node, Decision)
        option = pick(source, [(o, weight(o) if weight else 1) for o in node.options])
        match.act(node.seat, option.text)
