"""Puzzles over HTTP: what is asked, what answers are worth, and what they do to a rating."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul.puzzles.book import KINDS, Found, puzzles
from tests.server.serving import Person


def answers(name: str) -> tuple[str, str]:
    """The text of a right answer and of the worst one."""
    found = puzzles()[name]
    state = found.state()
    chances = dict(zip(state.legal_actions(), found.puzzle.chances, strict=True))
    worst = min(chances, key=lambda action: chances[action])
    return state.text(found.puzzle.answers[0]), state.text(worst)


def asked(who: Person, query: str = "") -> dict[str, Any]:
    page: dict[str, Any] = who("GET", f"/api/puzzles{query}").json
    return page


def test_a_puzzle_is_a_decision_seen_by_its_seat(ada: Person) -> None:
    page = asked(ada)
    puzzle, frame = page["puzzle"], page["puzzle"]["frame"]
    assert frame["node"]["kind"] == "decision"
    assert frame["node"]["seat"] == frame["seat"]
    assert len(frame["node"]["options"]) > len(puzzles()[puzzle["id"]].puzzle.answers)
    assert page["left"] == len(puzzles())
    assert ada("GET", f"/api/puzzles/{puzzle['id']}").json["puzzle"] == puzzle
    assert "answers" not in puzzle
    assert "chances" not in puzzle


@pytest.mark.parametrize("way", ["base", "mocha", "letters", "great_bazaar", "dice"])
def test_puzzles_of_one_way_to_play(ada: Person, way: str) -> None:
    page = asked(ada, f"?way={way}")
    assert page["puzzle"]["way"] == way
    assert page["left"] == sum(found.source.way == way for found in puzzles().values())


def test_puzzles_of_one_kind(ada: Person) -> None:
    for kind in {found.puzzle.kind for found in puzzles().values()}:
        assert asked(ada, f"?kind={kind}")["puzzle"]["kind"] == kind
    assert asked(ada, "?kind=none")["puzzle"] is None


def test_the_first_answer_counts(ada: Person, ben: Person) -> None:
    first = asked(ada)
    name, before = first["puzzle"]["id"], first["me"]["rating"]
    right, wrong = answers(name)
    given = ada("POST", f"/api/puzzles/{name}", {"text": wrong}).json
    assert (given["solved"], given["counted"]) == (False, True)
    assert given["lost"] > 0
    assert given["best_chance"] > given["chance"]
    assert given["best"]["text"] == given["frames"][1]["steps"][0]["text"]
    assert given["me"]["rating"] < before
    again = ada("POST", f"/api/puzzles/{name}", {"text": right}).json
    assert (again["solved"], again["counted"], again["lost"]) == (True, False, 0)
    assert again["me"] == given["me"]
    assert given["me"]["tried"] == 1
    solved = ben("POST", f"/api/puzzles/{name}", {"text": right}).json
    assert solved["me"]["rating"] > before
    assert (solved["me"]["solved"], solved["me"]["tried"]) == (1, 1)


def test_what_was_tried_does_not_come_again_before_the_others(ada: Person) -> None:
    kind = min(KINDS, key=lambda one: len(of_kind(one)) or len(puzzles()) + 1)
    names = of_kind(kind)
    seen = []
    for left in range(len(names), 0, -1):
        page = asked(ada, f"?kind={kind}")
        assert page["left"] == left
        seen.append(page["puzzle"]["id"])
        texts = answers(seen[-1])
        ada("POST", f"/api/puzzles/{seen[-1]}", {"text": texts[left == 1]})
    assert sorted(seen) == sorted(names)
    assert asked(ada, f"?kind={kind}")["puzzle"]["id"] == seen[-1]  # the one that was not solved


def of_kind(kind: str) -> list[str]:
    return [name for name, found in puzzles().items() if found.puzzle.kind == kind]


def test_what_is_no_puzzle_and_what_is_no_answer(ada: Person) -> None:
    assert ada("GET", "/api/puzzles/none").status == 404
    assert ada("POST", "/api/puzzles/none", {"text": "pass"}).status == 404
    name = asked(ada)["puzzle"]["id"]
    refused = ada("POST", f"/api/puzzles/{name}", {"text": "fly"})
    assert refused.status == 400
    assert asked(ada)["me"]["tried"] == 0


def test_all_puzzles_of_the_package_have_their_position() -> None:
    """A sample: every position is a decision with just these options."""
    for found in list(puzzles().values())[:: max(1, len(puzzles()) // 20)]:
        check(found)


def check(found: Found) -> None:
    state = found.state()
    actions = state.legal_actions()
    assert len(actions) == len(found.puzzle.chances) > len(found.puzzle.answers)
    assert set(found.puzzle.answers) < set(actions)
    assert found.puzzle.line[0] in found.puzzle.answers
    assert found.puzzle.gap >= 6
