"""Players in other languages on the command line: how they are named, and who may start them."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

from tests.cli.runner import Run


def test_a_name_with_a_comma_is_quoted(run: Run) -> None:
    code = shlex.quote("import sys; sys.exit('a,b')").replace('"', '""')
    agents = f'"cmd:{sys.executable} -c {code}",random'
    ran = run("simulate", "--games", "1", "--agents", agents)
    assert ran.code == 2
    assert "has ended (exit code 1): a,b" in ran.err


def test_a_log_cannot_start_a_command(run: Run, tmp_path: Path) -> None:
    """Whoever goes on with somebody's game does not run what stands in its file."""
    assert run("play", "--seed", "1", "--save", "game.jsonl").code == 0
    path, started = tmp_path / "game.jsonl", tmp_path / "started"
    header: dict[str, Any]
    header, *entries = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    header["seats"][1]["kind"] = f"cmd:touch {started}"
    rows = [header, *entries]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    ran = run("play", "--resume", path, stdin="1\n1\n1\n")
    assert ran.code == 0, ran.err
    assert not started.exists()
