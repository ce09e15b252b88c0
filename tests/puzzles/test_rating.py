"""The rating of somebody who solves puzzles."""

from __future__ import annotations

from istanbul.puzzles.book import LEVELS
from istanbul.puzzles.rating import Skill, rated, rating_of


def test_harder_puzzles_have_higher_ratings() -> None:
    ratings = [rating_of(level) for level in range(len(LEVELS))]
    assert ratings == sorted(set(ratings))


def test_a_rating_goes_where_the_answers_are() -> None:
    """Whoever solves what master solves and nothing else ends between master and grandmaster."""
    skill = Skill()
    for _ in range(60):
        for level in range(len(LEVELS)):
            skill = rated(skill, level, level <= LEVELS.index("master"))
    assert rating_of(LEVELS.index("master")) < skill.mu < rating_of(LEVELS.index("grandmaster"))
    assert skill.sigma < Skill().sigma / 3


def test_what_was_likely_changes_little() -> None:
    expert = Skill(2300.0, 60.0)
    easy, hard = (rated(expert, level, True).mu - expert.mu for level in (0, 3))
    assert 0 < easy < hard
    assert rated(expert, 0, False).mu < expert.mu
