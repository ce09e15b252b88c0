"""Ratings of simulated players: ranked right, on the scale of the computer players, not farmed."""

from __future__ import annotations

from itertools import cycle

import pytest

from istanbul.server.ratings.model import rate
from istanbul.server.ratings.results import Entrant
from istanbul.server.ratings.skill import NEWCOMER, Skill
from istanbul.server.ratings.weights import weight
from tests.server.ratings.simulated import World, spearman

SIZES = (2, 3, 4, 5)
BOTS = (1260, 1520, 1620, 1900)


def crowd() -> dict[str, int]:
    """60 people, from 900 to 2080."""
    return {f"p{n}": 900 + 20 * n for n in range(60)}


def test_ten_thousand_games_rank_players_of_known_strength() -> None:
    people = crowd()
    world, names = World(people), list(people)
    for n, size in zip(range(10_000), cycle(SIZES), strict=False):
        bots = (BOTS[n % 4],) if n % 3 == 0 else ()  # at every third table
        table = [names.pop(world.source.below(len(names))) for _ in range(size - len(bots))]
        names += table
        world.play(table, bots)
    found = [world.rating(name) for name in people]
    assert spearman(found, [float(true) for true in people.values()]) >= 0.99
    inside = sum(world.skills[n].low <= true <= world.skills[n].high for n, true in people.items())
    assert inside >= 0.85 * len(people)


@pytest.mark.parametrize("players", SIZES)
def test_somebody_alone_with_computer_players_finds_their_place(players: int) -> None:
    """The anchors hold the scale, whatever the size of the table."""
    for strength in (1100, 1500, 1900):
        world = World({"ann": strength}, seed=players)
        for _ in range(400):
            world.play(["ann"], BOTS[: players - 1])
        skill = world.skills["ann"]
        assert abs(skill.mu - strength) < 150
        assert skill.high - skill.low < 400, "the range has become narrow"


def test_a_computer_player_keeps_its_rating_and_the_winner_gains() -> None:
    ann, bot = Entrant(0, 1, "ann"), Entrant(1, 2, None, 1500)
    found = rate([ann, bot], {}, lambda mine, other: 1.0)
    assert list(found) == ["ann"]
    assert found["ann"].skill.mu > NEWCOMER.mu
    assert found["ann"].skill.sigma < NEWCOMER.sigma


def test_what_does_not_count_changes_nothing() -> None:
    ann, ben = Entrant(0, 1, "ann"), Entrant(1, 2, "ben")
    before = {"ann": Skill(1600.0, 90.0), "ben": Skill(1500.0, 80.0)}
    found = rate([ann, ben], before, lambda mine, other: 0.0)
    assert {name: rated.skill for name, rated in found.items()} == before
    half = rate([ann, ben], before, lambda mine, other: 0.5)["ann"].skill.mu
    whole = rate([ann, ben], before, lambda mine, other: 1.0)["ann"].skill.mu
    assert half - 1600 == pytest.approx((whole - 1600) / 2)


def test_weights_fall_with_every_meeting_and_for_newcomers() -> None:
    assert [weight(n, 20, 20, False) for n in (0, 2, 3, 5, 29)] == [1, 1, 0.75, 0.5, 0.1]
    assert [weight(0, 20, n, False) for n in (0, 4, 9)] == pytest.approx([0.01, 0.25, 1.0])
    assert weight(0, 0, 0, False) == 1.0, "two newcomers count for each other"
    assert weight(0, 20, 20, True) == 0.0, "people who share a connection do not"


def settled(weighed: bool) -> World:
    """A cheater of 1300 whose rating is known well, from games with computer players."""
    world = World({"cheater": 1300}, weighed=weighed)
    for _ in range(60):
        world.play(["cheater"], (1260, 1440))
    return world


def gain(world: World, friends: list[str]) -> float:
    """What the cheater gets from 500 games that another self loses on purpose."""
    before = world.rating("cheater")
    for n in range(500):
        world.result(["cheater", friends[n % len(friends)]])
    return world.rating("cheater") - before


def test_nobody_gets_far_by_playing_with_themselves() -> None:
    one, many = ["alt"], [f"alt {n}" for n in range(500)]
    assert gain(settled(weighed=False), one) > 200, "without weights it would pay"
    assert gain(settled(weighed=True), one) < 60
    assert gain(settled(weighed=False), many) > 800
    assert gain(settled(weighed=True), many) < 60, "a new self for each game"


def test_another_self_on_the_same_connection_is_worth_nothing() -> None:
    world = settled(weighed=True)
    world.together = {frozenset(("cheater", "alt"))}
    assert gain(world, ["alt"]) == 0.0
