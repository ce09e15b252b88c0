"""`istanbul perft`: counts from a position."""

import json
from pathlib import Path

import istanbul
from istanbul.engine.perft import perft
from tests.cli.runner import Run


def test_the_count_is_the_librarys(run: Run, at_dealer: Path) -> None:
    state = istanbul.position(json.loads(at_dealer.read_text(encoding="utf-8")))
    for depth in range(4):
        ran = run("perft", at_dealer, "--depth", str(depth))
        assert ran.code == 0, ran.err
        assert ran.out.split()[0] == str(perft(state, depth))


def test_divide_adds_up_and_is_sorted(run: Run, at_dealer: Path) -> None:
    found = json.loads(run("perft", at_dealer, "--depth", "3", "--divide", "--json").out)
    assert list(found["divide"]) == sorted(found["divide"]) == ["act", "skip"]
    assert sum(found["divide"].values()) == found["count"]
    assert found["depth"] == 3
    lines = run("perft", at_dealer, "--depth", "3", "--divide").out.splitlines()
    assert lines[0].split() == ["act", str(found["divide"]["act"])]
    assert lines[2].startswith(f"{found['count']} lines of 3 steps")


def test_nothing_follows_the_end(run: Run) -> None:
    over = json.dumps({"over": "rubies", "seats": [{"rubies": 5}]})
    found = json.loads(run("perft", "-", "--depth", "2", "--divide", "--json", stdin=over).out)
    assert found["count"] == 0
    assert found["divide"] == {}
