"""Whole games: who sits where, and what a log of one holds."""

from __future__ import annotations

from istanbul import all_games
from istanbul.agents.simulation import GameReport, Plan, play
from istanbul.engine.log import Log
from istanbul.engine.match import Match

AGENTS = ["apprentice", "random", "random"]
PLAN = Plan({"players": 3, "max_rounds": 1}, AGENTS, seed=4, keep_logs=True)


def log_of(report: GameReport) -> Log:
    assert report.log is not None
    return Log.read(report.log)


def test_players_change_seats_from_game_to_game() -> None:
    """Else the one who sits first would always have the same place at the table."""
    for number in range(4):
        kinds = [seat["kind"] for seat in log_of(play(PLAN, number)).header["seats"]]
        assert kinds.index("apprentice") == -number % 3
        assert sorted(kinds) == AGENTS


def test_a_log_replays_to_the_result_that_was_counted() -> None:
    report = play(PLAN, 1)
    match = Match.from_log(log_of(report), all_games.game_from_header)
    assert match.number == report.steps
    assert (match.state.is_over, report.reason) == (True, "max_rounds")


def test_the_same_plan_gives_the_same_game() -> None:
    assert log_of(play(PLAN, 2)) == log_of(play(PLAN, 2)) != log_of(play(PLAN, 3))
