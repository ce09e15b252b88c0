"""Players in other languages: asked line by line, told apart when they fail, never left behind."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import istanbul
from istanbul.agents import command, roster
from istanbul.agents.asking import AgentFailed, ask
from istanbul.agents.base import Budget, Question
from istanbul.agents.simulation import Plan, play
from istanbul.agents.spreading import spread
from istanbul.engine.errors import MalformedInput
from tests.cli.test_stopping import ARENA
from tests.commands import alive, children, lines, running, wait_until
from tools.node import environment

EXAMPLES = Path(__file__).parents[2] / "examples" / "other_languages"
PYTHON_BOT = f"cmd:{sys.executable} {EXAMPLES / 'busy.py'}"
NODE_BOT = f"cmd:{environment()[0][0]} {EXAMPLES / 'busy.js'}"
HELLO = "input(); print('{\"protocol\": 1}', flush=True); "


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    yield
    command.end_all()
    assert command._RUNNING == {}


def bot(code: str) -> str:
    """A command that runs these lines of Python."""
    return f"cmd:{sys.executable} -c {shlex.quote(code)}"


def question(game: str = "board") -> Question:
    return Question.at(istanbul.game(game, players=2).start(seed=1))


def failure(name: str, budget: Budget | None = None) -> str:
    with pytest.raises(AgentFailed) as caught:
        ask(roster.make(name, 1, budget), question(), "agent")
    return str(caught.value)


@pytest.mark.parametrize("name", [PYTHON_BOT, NODE_BOT], ids=["python", "node"])
@pytest.mark.parametrize("game", ["board", "dice"])
def test_the_examples_play_and_repeat_themselves(name: str, game: str) -> None:
    options = {"game": game, "players": 3, "max_rounds": 5}
    plan = Plan(options, [name, "random"], 4, keep_logs=True)
    first = [play(plan, number).log for number in range(2)]
    assert [play(plan, number).log for number in range(2)] == first
    assert first[0] is not None
    texts = [entry["text"] for entry in first[0]["entries"] if entry["by"] == 0]
    assert len(texts) > 5
    assert not [text for text in texts if text.startswith("visit ")]


def test_one_process_is_asked_for_all_games() -> None:
    plan = Plan({"players": 2, "max_rounds": 2}, [PYTHON_BOT], 4)
    list(spread()(lambda number: play(plan, number), range(3)))
    (program,) = command._RUNNING.values()
    pid = program._process.pid
    assert alive(pid)
    command.end_all()
    assert not alive(pid)


def test_what_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "asked"
    code = f"""
import sys, json
with open({str(path)!r}, "w") as kept:
    for line in sys.stdin:
        kept.write(line); kept.flush()
        asked = json.loads(line)
        node = asked.get("view", {{}}).get("node", {{}})
        action = node.get("options", [{{}}])[0].get("action")
        print(json.dumps({{"ok": True, "protocol": 1, "choose": action}}), flush=True)
"""
    asked = question()
    agent = roster.make(bot(code), 1, Budget(nodes=70))
    assert ask(agent, asked, "agent") == asked.actions[0]
    hello, choose = (json.loads(line) for line in path.read_text().splitlines())
    assert hello == {"cmd": "hello", "protocol": 1, "version": istanbul.__version__, "id": 1}
    assert choose["view"] == asked.view.to_json()
    assert choose["view"]["viewer"] == asked.seat
    assert choose["budget"] == {"nodes": 70}
    assert sorted(choose) == ["budget", "cmd", "id", "seed", "view"]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import sys; sys.exit('bad luck')", r"has ended \(exit code 1\): bad luck$"),
        (HELLO + "input(); raise KeyError('tea')", r"has ended \(exit code 1\): .*KeyError: 'tea'"),
        (HELLO + "input(); import os; os.kill(os.getpid(), 9)", r"has ended \(exit code -9\)$"),
        ("input(); print('hello')", "expected a line like .* got hello"),
        (
            "input(); print('{\"protocol\": 9}', flush=True); input()",
            "speaks protocol 9, expected 1",
        ),
        (HELLO + 'input(); print(\'{"choose": 1, "id": 99}\')', "got .*99"),
        (HELLO + "input(); print('[1]')", r"got \[1\]"),
        (HELLO + 'input(); print(\'{"ok": false, "message": "lost"}\')', "says: lost"),
        (HELLO + 'input(); print(\'{"choose": "7"}\')', "answered '7': expected the number"),
        (HELLO + "input(); print('{\"choose\": 99999}')", "answered 99999, which is not legal"),
    ],
)
def test_a_command_that_fails_is_told_plainly(code: str, said: str) -> None:
    found = failure(bot(code))
    assert re.search(said, found), found


def test_a_failure_in_another_process_is_told_here() -> None:
    plan = Plan({"players": 2}, [bot("import sys; sys.exit('bad luck')")], 9)
    said = r"in seat \d of game \d \(seed 9\) failed: .* has ended \(exit code 1\): bad luck"
    with pytest.raises(AgentFailed, match=said):
        list(spread(2)(partial(play, plan), range(4)))


def test_a_command_that_thinks_for_ever_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "PATIENCE", 1.0)
    began = time.monotonic()
    code = HELLO + "import time, signal; signal.signal(15, 1); input(); time.sleep(99)"
    said = failure(bot(code), Budget(seconds=0.5))
    assert "gave no answer for 1.5 s" in said
    assert time.monotonic() - began < 30


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cmd:no_such_program x", "there is no program 'no_such_program'"),
        ("cmd:", "there is no program ''"),
        ("cmd:node 'x", "No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_started_is_refused_at_once(name: str, said: str) -> None:
    with pytest.raises(MalformedInput, match=said):
        roster.find(name)


def test_a_command_may_have_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "COMMANDS", {})
    roster.offer("zoe", f"{sys.executable} {EXAMPLES / 'busy.py'}")
    assert roster.names()[-1] == "zoe"
    assert roster.make("zoe", 1).name == "zoe"
    for name, problem in (("zoe", "there already"), ("random", "there already"), ("A b", "short")):
        with pytest.raises(MalformedInput, match=problem):
            roster.offer(name, "cat")
    with pytest.raises(MalformedInput, match="no program"):
        roster.offer("nobody", "no_such_program")


def test_ctrl_c_leaves_no_command_behind(tmp_path: Path) -> None:
    """Not even one that does not care whether its input has ended."""
    stubborn = tmp_path / "stubborn.py"
    text = (EXAMPLES / "busy.py").read_text(encoding="utf-8")
    stubborn.write_text(text + "\nimport time\ntime.sleep(600)\n", encoding="utf-8")
    agents = f"cmd:{sys.executable} {stubborn},random"
    words = (*ARENA, "--max-rounds", "6", "--agents", agents)
    with running(tmp_path, *words) as process:
        wait_until(lambda: lines(tmp_path / "results.jsonl") > 4)
        # Two processes, and the command of each; between two games one has none.
        wait_until(lambda: len(children(process.pid)) == 4)
        below = children(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 130
    wait_until(lambda: not any(alive(pid) for pid in below))
