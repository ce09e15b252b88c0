"""Logs: two written forms, and every broken one refused by its line or entry."""

import json
from typing import Any

import pytest

import istanbul
from istanbul.engine.errors import GameError, IllegalAction, MalformedInput
from istanbul.engine.log import Entry, Log
from istanbul.engine.match import Match
from istanbul.engine.source import SeededSource
from tests.engine.high_die import HighDie

HEADER = {
    "format": 1,
    "rules": 1,
    "options": {"game": "high_die", "players": 2},
    "seats": [{"name": "Ada"}, {"name": "Bo"}],
}
TEXTS = ["draw 0", "draw 2", "roll 5", "keep", "roll 1", "roll", "roll 6", "keep"]
RESULT = {"ranking": [[1], [0]], "reason": "all_kept"}


def rows() -> list[dict[str, Any]]:
    by: list[int | str] = ["chance", "chance", "chance", 0, "chance", 1, "chance", 1]
    return [{"n": n + 1, "by": by[n], "text": TEXTS[n]} for n in range(len(TEXTS))]


def whole(**changed: Any) -> dict[str, Any]:
    return {**HEADER, "entries": rows(), "result": RESULT, **changed}


def replay(log: Any) -> Match:
    return Match.from_log(Log.read(log), HighDie.from_header)


def lines(*rows: Any) -> str:
    return "\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows)


# The two forms.


def test_a_log_replays_to_its_result() -> None:
    match = replay(whole())
    assert match.state.is_over
    assert match.log.result == RESULT
    assert match.log.to_json() == whole()


def test_lines_and_object_are_the_same_log() -> None:
    log = Log.read(whole())
    text = log.to_lines()
    assert len(text.splitlines()) == 1 + len(TEXTS) + 1
    assert [json.loads(line) for line in text.splitlines()][-1] == {"result": RESULT}
    for form in (text, text + "\n\n", json.dumps(whole()), json.dumps(whole(), indent=1), log):
        assert Log.read(form).to_json() == whole()


def test_a_game_under_way_has_no_result() -> None:
    log = Log.read(lines(HEADER, *rows()[:5]))
    assert (log.result, len(log.entries)) == (None, 5)
    assert "result" not in log.to_json()
    assert replay(log.to_lines()).number == 5


def test_a_log_may_consist_of_its_header() -> None:
    assert Log.read(json.dumps(HEADER)).entries == []
    assert replay(lines(HEADER)).number == 0


def test_texts_may_be_written_loosely() -> None:
    match = replay(whole(entries=[{"n": 1, "by": "chance", "text": "  DRAW   0 "}], result=None))
    assert match.log.entries == [Entry(1, "chance", "draw 0")]


# Broken ones.


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "empty"),
        ("  \n \n", "empty"),
        ("nonsense", "line 1: not JSON"),
        ("17", "line 1: expected an object"),
        ("[1, 2]", "line 1: expected an object"),
        ("[" * 100_000, "line 1: not JSON"),
        (lines(HEADER, '{"n": 1,'), "line 2: not JSON"),
        (lines(HEADER, "", rows()[0], "[]"), "line 4: expected an object"),
        (lines(rows()[0]), "expected a header with format 1, got format None"),
        (lines({**HEADER, "format": 2}), "expected a header with format 1, got format 2"),
        (lines({"format": 1}), "must name the options"),
        (lines({**HEADER, "options": [1]}), "must name the options"),
        (lines(HEADER, {"n": 1, "text": "draw 0"}), "entry 1"),
        (lines(HEADER, {"n": 1, "by": "chance"}), "entry 1"),
        (lines(HEADER, {"n": 1, "by": "dice", "text": "draw 0"}), "entry 1"),
        (lines(HEADER, {"n": 1, "by": True, "text": "draw 0"}), "entry 1"),
        (lines(HEADER, {"n": 1, "by": None, "text": "draw 0"}), "entry 1"),
        (lines(HEADER, {"n": 1, "by": [0], "text": "draw 0"}), "entry 1"),
        (lines(HEADER, {"n": 1, "by": "chance", "text": 5}), "entry 1"),
        (lines(HEADER, rows()[0], rows()[2]), "entry 2"),
        (lines(HEADER, rows()[0], rows()[0]), "entry 2"),
        (lines(HEADER, {"result": RESULT}, rows()[0]), "entry 1"),
        (lines(HEADER, rows()[0], HEADER), "entry 2"),
        (whole(result="won"), "the result must be an object, got 'won'"),
        (lines(HEADER, *rows(), {"result": ["won"]}), "the result must be an object"),
    ],
)
def test_a_log_that_cannot_be_read_is_refused_by_line_or_entry(text: str, named: str) -> None:
    with pytest.raises(MalformedInput, match=named):
        Log.read(text)


@pytest.mark.parametrize("given", [None, 5, [1], b"{}"])
def test_a_log_is_an_object_or_text(given: Any) -> None:
    with pytest.raises(MalformedInput, match="expected an object or the text"):
        Log.read(given)


@pytest.mark.parametrize("entries", [None, {}, "draw 0", 5])
def test_entries_are_a_list(entries: Any) -> None:
    with pytest.raises(MalformedInput, match="entries must be a list"):
        Log.read(whole(entries=entries))


@pytest.mark.parametrize("row", [None, 5, "draw 0", [], {}])
def test_an_entry_is_an_object(row: Any) -> None:
    with pytest.raises(MalformedInput, match="entry 1: expected"):
        Log.read(whole(entries=[row]))


@pytest.mark.parametrize(
    ("n", "change", "error", "named"),
    [
        (1, {"text": "draw 7"}, IllegalAction, "entry 1: 'draw 7' cannot happen"),
        (1, {"by": 0}, IllegalAction, "entry 1: seat 0 cannot act now; the game waits for chance"),
        (4, {"by": 1}, IllegalAction, "entry 4: seat 1 cannot act now; .* seat 0"),
        (4, {"by": "chance"}, IllegalAction, "entry 4: .*chance has nothing to say"),
        (4, {"text": "hold"}, MalformedInput, "entry 4: 'hold' is no action"),
        (4, {"text": "undo 2"}, MalformedInput, "entry 4: .*expected 'undo 2' by chance"),
        (4, {"text": "undo"}, MalformedInput, "entry 4: .*expected 'undo 2' by chance"),
        (4, {"text": "redo 3"}, IllegalAction, "entry 4: cannot redo"),
        (1, {"text": "undo 0"}, IllegalAction, "entry 1: cannot undo: this is the beginning"),
        (1, {"text": "redo 0"}, MalformedInput, "entry 1: .*chance takes nothing back"),
    ],
)
def test_a_log_that_does_not_replay_is_refused_by_entry(
    n: int, change: dict[str, Any], error: type[GameError], named: str
) -> None:
    entries = rows()
    entries[n - 1] |= change
    with pytest.raises(error, match=f"^log, {named}"):
        replay(whole(entries=entries))


def test_nothing_follows_the_end() -> None:
    more = {"n": 9, "by": 0, "text": "keep"}
    with pytest.raises(IllegalAction, match=r"entry 9: .*waits for nobody"):
        replay(whole(entries=[*rows(), more]))


@pytest.mark.parametrize(
    "result", [{"ranking": [[0], [1]], "reason": "all_kept"}, {}, {**RESULT, "reason": ""}]
)
def test_a_wrong_result_is_refused(result: Any) -> None:
    with pytest.raises(MalformedInput, match=r"log: the result is \{'ranking': \[\[1\], \[0\]\]"):
        replay(whole(result=result))


def test_a_result_before_the_end_is_refused() -> None:
    with pytest.raises(MalformedInput, match="the result is None"):
        replay(whole(entries=rows()[:7]))


@pytest.mark.parametrize("revision", [0, 2, None, "1"])
def test_another_revision_of_the_rules_is_refused_by_name(revision: Any) -> None:
    with pytest.raises(MalformedInput, match=f"rules revision {revision!r}; .* plays 1"):
        replay(whole(rules=revision))


def test_a_log_of_an_earlier_revision_is_replayed_if_it_fits() -> None:
    match = Match(istanbul.game("board", players=2, seed=4))
    match.resolve_chance(SeededSource(4))
    old = match.log.to_json() | {"rules": 1}
    assert istanbul.replay(old).digest() == match.state.digest()
    with pytest.raises(MalformedInput, match=r"the result is None.*rules revision 1;"):
        istanbul.replay(old | {"result": {}})
    seat = match.state.waits_for
    old["entries"].append({"n": len(old["entries"]) + 1, "by": seat, "text": "skip"})
    why = r"entry 7: .*rules revision 1; this program plays 2\)"
    with pytest.raises(IllegalAction, match=why):
        istanbul.replay(old)


@pytest.mark.parametrize("seats", [None, [], [{}], [{}, {}, {}], "two", [1, 2], [{}, None]])
def test_the_header_lists_the_seats(seats: Any) -> None:
    with pytest.raises(MalformedInput, match="must list 2 seats"):
        replay(whole(seats=seats))


# The real thing, through the front door.


def test_the_library_replays_logs_of_every_form() -> None:
    game = istanbul.game("board", players=2, seed=4, max_rounds=3)
    match, source = Match(game), SeededSource(4)
    while not match.state.is_over:
        match.resolve_chance(source)
        legal = match.state.legal_actions()
        if legal:
            text = match.state.text(legal[source.below(len(legal))])
            match.act(match.state.waits_for, text)
    for form in (match.log, match.log.to_json(), match.log.to_lines()):
        assert istanbul.replay(form).digest() == match.state.digest()
    spoiled = match.log.to_json() | {"rules": 99}
    with pytest.raises(MalformedInput, match="rules revision 99"):
        istanbul.replay(spoiled)


def test_the_toy_game_is_the_one_in_the_header() -> None:
    assert HighDie(2).options() == HEADER["options"]
