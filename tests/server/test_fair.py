"""Fair dice: uniform draws, commitments that hold, and a check that finds every cheat."""

import hmac
import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from istanbul.cli import main
from istanbul.engine.errors import MalformedInput
from istanbul.engine.log import BY_CHANCE, Entry, Log
from istanbul.server.protocol.parts import Problem
from istanbul.server.table import fair
from istanbul.server.table.fair import (
    FairSeed,
    FairSource,
    commitment_of,
    key_of,
    new_secret,
    verify,
)
from tests.server.playing import play_on, table_of

SECRET = "00" * 32


def finished(**options: Any) -> Log:
    """The log of a short game with both seats played by people."""
    table = table_of(**{"players": 2, "max_rounds": 4, **options})
    table.start("ann")
    play_on(table)
    return table.log()


def changed(log: Log, n: int, text: str) -> Log:
    """The log with another text in entry n."""
    entries = [Entry(e.n, e.by, text) if e.n == n else e for e in log.entries]
    return Log(log.header, entries, log.result)


def test_the_key_is_an_hmac_of_lines() -> None:
    lines = b"table-1\nword\n\nother"
    right = hmac.new(SECRET.encode(), lines, sha256).hexdigest()
    assert key_of(SECRET, "table-1", ["word", "", "other"]) == right
    assert commitment_of(SECRET) == sha256(SECRET.encode()).hexdigest()


def test_a_draw_is_the_hmac_of_its_name() -> None:
    source = FairSource("key", "chance", drawn=4)
    block = hmac.new(b"key", b"chance 5", sha256).hexdigest()
    assert source.below(1000) == int(block[:16], 16) % 1000
    assert source.drawn == 5


def test_draws_are_even() -> None:
    source = FairSource(new_secret(), "chance")
    counts = Counter(source.below(6) for _ in range(6000))
    # Chi-square with 5 degrees of freedom: above 30 once in 67,000 times.
    assert sum((counts[n] - 1000) ** 2 / 1000 for n in range(6)) < 30


def test_a_number_of_the_incomplete_last_round_is_thrown_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        fair, "HEX_DIGITS", 1
    )  # numbers from 0 to 15: those from 10 on are too many
    source = FairSource("key", "chance")
    for k in range(1, 200):
        tries = ["", *(f" try {n}" for n in range(2, 99))]
        digits = (hmac.new(b"key", f"chance {k}{t}".encode(), sha256).hexdigest()[0] for t in tries)
        assert source.below(10) == next(int(d, 16) for d in digits if int(d, 16) < 10)


def test_other_contributions_give_other_dice() -> None:
    draws = {
        tuple(FairSeed(SECRET, table, words).chance(0).below(1 << 30) for _ in range(2))
        for table, words in [
            ("t", ("a", "b")),
            ("t", ("b", "a")),
            ("t", ("ab", "")),
            ("u", ("a", "b")),
        ]
    }
    assert len(draws) == 4


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"layout": "random"},
        {"expansions": ["mocha", "letters"]},
        {"game": "dice"},
    ],
    ids=str,
)
def test_an_honest_game_is_found_fair(options: dict[str, Any]) -> None:
    log = finished(**options)
    report = verify(log)
    assert report.problem is None
    assert report.draws == sum(entry.by == BY_CHANCE for entry in log.entries) > 4


def test_a_loaded_die_is_named_wherever_it_is() -> None:
    log = finished(max_rounds=12)
    rolls = [e for e in log.entries if e.text.startswith("roll ")]
    assert len(rolls) > 3
    for k, entry in enumerate(rolls):
        other = "roll 1 1" if entry.text != "roll 1 1" else "roll 6 6"
        problem = verify(changed(log, entry.n, other)).problem
        assert problem is not None, k
        assert problem.message == "fair-draw"
        found = {"entry": entry.n, "found": other, "right": entry.text}
        assert found.items() <= problem.args.items()


@pytest.mark.parametrize("name", ["start", "layout"])
def test_a_chosen_set_up_is_named(name: str) -> None:
    log = finished(layout="random")
    header = json.loads(json.dumps(log.header))
    header["start"] = 1 - header["start"] if name == "start" else header["start"]
    if name == "layout":
        first = header["layout"][0]
        first[0], first[3] = first[3], first[0]
    problem = verify(Log(header, log.entries, log.result)).problem
    assert problem is not None
    assert (problem.message, problem.args["name"]) == ("fair-set_up", name)


def test_another_secret_than_the_published_one_is_found() -> None:
    log = finished()
    assert log.result is not None
    other = Log(log.header, log.entries, {**log.result, "secret": new_secret()})
    assert verify(other).problem == Problem("fair-secret")


def test_a_changed_contribution_is_found() -> None:
    log = finished()
    header = json.loads(json.dumps(log.header))
    header["fair"]["contributions"][0] = "somebody-elses"
    assert verify(Log(header, log.entries, log.result)).problem is not None


def test_a_log_cut_short_is_no_finished_game() -> None:
    log = finished()
    with pytest.raises(MalformedInput, match="the result is None"):
        verify(Log(log.header, log.entries[:-1], log.result))


@pytest.mark.parametrize(
    ("break_it", "message"),
    [
        (lambda header, result: header.pop("fair"), "no fair dice"),
        (lambda header, result: result.pop("secret"), "no secret"),
        (lambda header, result: header["fair"].update(contributions="x"), "a word for each seat"),
        (lambda header, result: header["fair"]["contributions"].pop(), "a word for each seat"),
        (lambda header, result: header["fair"].update(since=-1), "number of an entry"),
    ],
)
def test_what_cannot_be_checked_is_said(break_it: object, message: str) -> None:
    log = finished()
    header, result = json.loads(json.dumps([log.header, log.result]))
    assert callable(break_it)
    break_it(header, result)
    with pytest.raises(MalformedInput, match=message):
        verify(Log(header, log.entries, result))


def test_the_command_tells_fair_unfair_and_unusable_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = finished()
    good, bad, none = (tmp_path / name for name in ("good.jsonl", "bad.jsonl", "none.jsonl"))
    good.write_text(log.to_lines(), encoding="utf-8")
    roll = next(e for e in log.entries if e.text.startswith("roll "))
    other = "roll 1 1" if roll.text != "roll 1 1" else "roll 6 6"
    bad.write_text(changed(log, roll.n, other).to_lines(), encoding="utf-8")
    none.write_text(Log(log.header, log.entries).to_lines(), encoding="utf-8")
    assert main(["verify", str(good), "--language", "en"]) == 0
    assert main(["verify", str(bad), "--language", "de"]) == 1
    assert main(["verify", str(bad), "--json"]) == 1
    assert main(["verify", str(none)]) == 2
    told = capsys.readouterr()
    first, german, second = told.out.splitlines()
    assert first.startswith("The dice are provably fair: ")
    assert f"Eintrag {roll.n} lautet „{other}“" in german
    assert json.loads(second)["ok"] is False
    assert json.loads(second)["problem"]["args"]["entry"] == roll.n
    assert "no secret" in told.err
