"""Learning from one's own mistakes: they come from reviews, and come back until they are known."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul.server.live.mistakes import WORTH
from tests.server.serving import Person
from tests.server.test_http import finished_table
from tests.server.test_reviews import reviewed

Mistakes = dict[int, dict[str, Any]]
"""Decisions that are worth to be learned, by their entries."""


@pytest.fixture
def game(ada: Person) -> tuple[str, Mistakes]:
    """A reviewed game with several mistakes: dice differ, so some games have too few."""
    for _ in range(20):
        table = finished_table(ada)
        review = reviewed(ada, table)[1]
        found = {one["n"]: one for one in review["choices"] if one["label"] in WORTH}
        if len(found) > 1:
            return table, found
        ada("DELETE", f"/api/tables/{table}")
    raise AssertionError("nobody plays so well at random")


def due(who: Person) -> dict[str, Any]:
    page: dict[str, Any] = who("GET", "/api/mistakes").json
    return page


def answer(who: Person, puzzle: dict[str, Any], text: str) -> dict[str, Any]:
    found: dict[str, Any] = who("POST", f"/api/mistakes/{puzzle['id']}", {"text": text}).json
    return found


def test_mistakes_of_a_reviewed_game_come_back(
    ada: Person, ben: Person, game: tuple[str, Mistakes]
) -> None:
    table, mistakes = game
    assert due(ben) == {"puzzle": None, "left": 0, "total": 0, "due": None}
    page = due(ada)
    assert page["left"] == page["total"] == len(mistakes)
    puzzle = page["puzzle"]
    name, _, n = puzzle["id"].partition("/")
    choice = mistakes[int(n)]
    assert name == table
    assert puzzle["frame"]["seat"] == choice["seat"] == puzzle["frame"]["node"]["seat"]
    assert puzzle["lost"] == round(100 * choice["lost"])

    again = answer(ada, puzzle, choice["played"]["text"])
    assert (again["solved"], again["counted"]) == (False, True)
    assert again["lost"] == puzzle["lost"]
    assert again["best"]["text"] == again["frames"][1]["steps"][0]["text"]
    later = due(ada)
    assert later["left"] == page["left"] - 1, "it comes back in a minute"

    other = later["puzzle"]
    assert other["id"] != puzzle["id"]
    better = mistakes[int(other["id"].partition("/")[2])]["best"]["text"]
    right = answer(ada, other, better)
    assert (right["solved"], right["counted"], right["lost"]) == (True, True, 0)
    assert right["due"] > again["due"], "what is known comes back later"
    once_more = answer(ada, other, better)
    assert (once_more["counted"], once_more["due"]) == (False, right["due"])


def test_a_review_is_taken_over_once_and_goes_with_its_table(
    ada: Person, game: tuple[str, Mistakes]
) -> None:
    table, mistakes = game
    answer(ada, due(ada)["puzzle"], mistakes[min(mistakes)]["best"]["text"])
    left = due(ada)["left"]
    ada("GET", f"/api/tables/{table}/review")
    assert due(ada)["left"] == left
    assert ada("DELETE", f"/api/tables/{table}").status == 204
    assert due(ada)["total"] == 0


def test_what_is_no_mistake_of_mine(ada: Person, ben: Person, game: tuple[str, Mistakes]) -> None:
    table, _ = game
    name = due(ada)["puzzle"]["id"]
    assert ben("POST", f"/api/mistakes/{name}", {"text": "pass"}).status == 404
    for other in (f"{table}/x", f"{table}/0", f"{table}/{'9' * 30}", "none/1"):
        assert ada("POST", f"/api/mistakes/{other}", {"text": "pass"}).status == 404
    assert ada("POST", f"/api/mistakes/{name}", {"text": "fly"}).status >= 400
    assert due(ada)["puzzle"]["id"] == name
