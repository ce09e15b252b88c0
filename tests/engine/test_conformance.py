"""The conformance kit passes the games that keep the contract, and catches those that do not."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import istanbul
from istanbul import all_games
from istanbul.engine.conformance import check_game, play_to
from istanbul.engine.game import Game
from istanbul.engine.node import Json, Option
from istanbul.engine.rules import STEPS, Rules, rules_of
from tests.engine import high_die
from tests.engine.high_die import HighDie
from tests.games.board.option_sets import base_sets, name
from tests.pairs import with_all_pairs

SETS = list(base_sets())
TURNS = 30  # of a game, whatever the number of players
LAZY = ("visit", "refuse", "skip", "end_turn")


def busy(option: Option) -> int:
    """Prefer to do something: a game of visits shows little."""
    return 1 if option.kind in LAZY else 4


# Games that pass.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_toy_game_passes(players: int) -> None:
    for seed in range(30):
        report = check_game(HighDie(players), seed, make=HighDie.from_header)
        assert report.steps == report.decisions + report.chances
        assert report.worlds == (report.steps + 1) * (players + 1)
        assert report.other_worlds > 0


@pytest.mark.slow
@with_all_pairs(SETS, name)
def test_the_board_game_passes_with_every_option_set(options: dict[str, Any]) -> None:
    seed = sum(map(ord, name(options)))
    game = istanbul.game("board", seed=seed, max_rounds=TURNS // options["players"], **options)
    report = check_game(game, seed, make=all_games.game_from_header, weight=busy)
    assert report.steps > 50
    assert report.other_worlds > 0


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in (1, 2, 3))])
def test_the_board_game_passes_however_it_is_played(seed: int) -> None:
    game = istanbul.game("board", players=2 + seed, seed=seed, max_rounds=20)
    check_game(game, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_whole_board_games_pass(seed: int) -> None:
    game = istanbul.game("board", seed=seed, max_rounds=80, **SETS[seed % len(SETS)])
    check_game(game, seed, make=all_games.game_from_header, weight=busy)


def test_a_game_can_be_played_again_to_the_step_complained_about() -> None:
    report = check_game(HighDie(), 5)
    assert play_to(HighDie(), 5, report.steps).digest() == report.digest
    assert play_to(HighDie(), 5, 2).record.dealt == 2


# Games that do not.


def changed_rules(**changed: Callable[..., Any]) -> Rules:
    """The steps of the toy game but for those changed; all that is made of steps is made anew."""
    return rules_of(**{step: getattr(HighDie.rules, step) for step in STEPS} | changed)


class LeaksTheDeck(HighDie):
    def view_json(self, view: Any) -> Json:
        return {**super().view_json(view), "deck": view.deck}

    def see(self, record: Any, viewer: int) -> Any:
        view = super().see(record, viewer)
        vars(view)["deck"] = record.deck[:]
        return view


class LeaksInTheRecord(HighDie):
    def see(self, record: Any, viewer: int) -> Any:
        view = super().see(record, viewer)
        view.unseen = record.deck[:]
        return view


class LeaksInThePreview(HighDie):
    def event_json(self, event: Any) -> Json:
        return {**super().event_json(event), "cards": self.cards}

    cards: tuple[int, ...] = ()

    def __init__(self) -> None:
        super().__init__()
        self.rules = changed_rules(apply=self.peek)

    def peek(self, g: Any, action: int) -> None:
        type(self).cards = tuple(g.card)
        high_die.apply(g, action)


class SharesAList(high_die.State):
    def copy(self) -> Any:
        twin = super().copy()
        twin.die = self.die
        return twin


class IsImpure(HighDie):
    def blank(self) -> high_die.State:
        record = SharesAList()
        record.players = self.players
        return record


def backwards(g: Any) -> int:
    g.option[:] = [high_die.ROLL, high_die.KEEP]
    return 2


def nothing(g: Any) -> int:
    return 0


def only_keep(g: Any) -> int:
    g.option[0] = high_die.KEEP
    return 1


def weightless(g: Any) -> int:
    n = high_die.outcomes(g)
    g.weight[n - 1] = 0
    return n


def twice(g: Any) -> int:
    n = high_die.outcomes(g)
    g.outcome[n - 1] = g.outcome[0]
    return n


def never_ends(g: Any, action: int) -> None:
    g.asked, g.rolls[g.seat] = 0, 0


def changes_while_listing(g: Any) -> int:
    g.rolls[g.seat] = 1 - g.rolls[g.seat]
    return high_die.options(g)


class SameText(HighDie):
    def describe(self, action: int) -> Option:
        return replace(super().describe(action), text="keep")


class TextDoesNotParse(HighDie):
    def action_number(self, text: str) -> int | None:
        return {"keep": 0, "roll": 0}.get(text)


class OutcomesHaveOneText(HighDie):
    def outcome_text(self, record: Any, outcome: int) -> str:
        return "something"


class HidesBehindAnOutcome(HighDie):
    def hidden_outcome_text(self, record: Any) -> str:
        return "draw 0"


class ForgetsTheRolls(HighDie):
    def read_position(self, position: Any) -> high_die.State:
        return super().read_position({**position, "rolls": [0] * high_die.SEATS})


class PositionIsNoJson(HighDie):
    def write_position(self, record: Any) -> Json:
        return {**super().write_position(record), "more": {1, 2}}


class RefusesNothing(HighDie):
    def action_number(self, text: str) -> int | None:
        return super().action_number(text) or 0


class ForgetsASeat(HighDie):
    def ranking(self, record: Any) -> tuple[tuple[int, ...], ...]:
        return super().ranking(record)[:1] if self.players > 1 else ()


class ImaginesBadly(HighDie):
    def imagine(self, view: Any, source: Any) -> high_die.State:
        record = super().imagine(view, source)
        record.die[0] = 1
        return record


class ForeignOptions(HighDie):
    n_actions = 1

    def describe(self, action: int) -> Option:
        return Option(action, high_die.TEXTS[action], "")


class PromptsNothing(HighDie):
    def prompt(self, record: Any) -> str:
        return ""


def with_rules(**changed: Callable[..., Any]) -> HighDie:
    game = HighDie()
    game.rules = changed_rules(**changed)
    return game


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (LeaksTheDeck(), "sees more"),
        (LeaksInTheRecord(), "sees more"),
        (LeaksInThePreview(), "preview"),
        (IsImpure(), "apply has changed the state"),
        (with_rules(options=backwards), "do not ascend"),
        (with_rules(options=nothing), "no options"),
        (with_rules(options=only_keep), "single option has been asked: keep"),
        (with_rules(options=changes_while_listing), "changed"),
        (with_rules(outcomes=weightless), "positive weight"),
        (with_rules(outcomes=twice), "listed twice"),
        (with_rules(apply=never_ends), "not over after 200 steps"),
        (with_rules(waits_for=lambda g: 7), "waits for no seat"),
        (SameText(), "texts are the same"),
        (TextDoesNotParse(), "'roll' should parse as 1: 0"),
        (OutcomesHaveOneText(), "texts are the same"),
        (HidesBehindAnOutcome(), "a hidden outcome looks like another one: draw 0"),
        (ForgetsTheRolls(), "position"),
        (PositionIsNoJson(), "not JSON serializable"),
        (RefusesNothing(), "was not refused"),
        (ForgetsASeat(), "every seat once"),
        (ImaginesBadly(), "sees more"),
        (ForeignOptions(), "not in the catalogue"),
        (PromptsNothing(), "no prompt"),
    ],
)
def test_a_broken_game_is_caught(game: Game, complaint: str) -> None:
    where = r"high_die .*, seed \d, step \d+ \((after '.*'|at the beginning)\): "
    with pytest.raises(AssertionError, match=where + ".*" + re.escape(complaint)):
        check_some(game)


def check_some(game: Game) -> None:
    """Some faults need a little luck to show."""
    for seed in range(5):
        check_game(game, seed, max_steps=200)


def test_a_single_option_may_be_asked_if_the_game_says_so() -> None:
    game = with_rules(options=only_keep)
    game.always_asked = frozenset({"keep"})
    check_game(game, 1)


def test_a_game_made_anew_from_the_log_must_be_the_same() -> None:
    with pytest.raises(AssertionError, match="header must list 2 seats"):
        check_game(HighDie(3), 1, make=lambda options, header: HighDie(2))
