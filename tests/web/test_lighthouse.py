"""Lighthouse, the median of three runs: each page on a desktop and on a phone."""

from __future__ import annotations

import json
import statistics
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

from tests.needs import lacking
from tests.server.serving import new_person, request
from tests.web.conftest import CHROMIUM_ARGS, chromium
from tests.web.games import simulated
from tests.web.site import Packing, served
from tools import node
from tools.tab_site import OUT

RUNS: Final = 3
TRIES: Final = 3
UNRECORDED: Final = "NO_NAVSTART"
"""The page has a process of its own, which on a busy machine can begin to record too late:
then the trace lacks the beginning of the navigation, and nothing was measured."""
PAGES: Final = ["/", "/#/rules"]
"""Those that people open first."""
WANTED: Final = {
    "desktop": {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100},
    "mobile": {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100},
}


def scores(address: str, preset: str, out: Path) -> dict[str, float]:
    """One run: the score of each category, out of 100."""
    command, env = node.environment()
    flags = " ".join(["--headless=new", *CHROMIUM_ARGS])
    done = [command[0], "node_modules/lighthouse/cli/index.js", address]
    done += ["--output=json", f"--output-path={out}", "--quiet", "--no-enable-error-reporting"]
    done += [f"--chrome-flags={flags}", f"--only-categories={','.join(WANTED[preset])}"]
    done += ["--preset=desktop"] if preset == "desktop" else []
    report: dict[str, Any] = {}
    for _ in range(TRIES):
        subprocess.run(
            done, cwd=node.WEB, env={**env, "CHROME_PATH": chromium()}, check=False, timeout=180
        )
        report = json.loads(out.read_text(encoding="utf-8"))
        if report.get("runtimeError", {}).get("code") != UNRECORDED:
            break
    assert "runtimeError" not in report, report["runtimeError"]
    return {name: 100 * (part["score"] or 0) for name, part in report["categories"].items()}


def judge(address: str, preset: str, folder: Path) -> None:
    """The medians of several runs are good enough."""
    runs = [scores(address, preset, folder / f"{n}.json") for n in range(RUNS)]
    print(address, preset, [run["performance"] for run in runs])
    medians = {name: statistics.median(run[name] for run in runs) for name in WANTED[preset]}
    assert {n: s for n, s in medians.items() if s < WANTED[preset][n]} == {}, medians


@pytest.mark.long
@pytest.mark.parametrize("preset", WANTED)
@pytest.mark.parametrize("path", PAGES)
def test_lighthouse(base_url: str, tmp_path: Path, path: str, preset: str) -> None:
    judge(f"{base_url}{path}", preset, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("preset", WANTED)
@pytest.mark.parametrize("path", PAGES)
def test_lighthouse_of_the_site_of_files(tmp_path: Path, path: str, preset: str) -> None:
    if not OUT.is_dir():
        lacking("no site: run `make site`")
    with served(OUT, Packing) as host:
        judge(f"{host}{path}", preset, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("preset", WANTED)
def test_lighthouse_of_a_replay(base_url: str, tmp_path: Path, preset: str) -> None:
    identity = {"Cookie": new_person(base_url)}
    kept = request(base_url, "POST", "/api/logs", {"log": simulated()}, identity).json
    judge(f"{base_url}/#/replay/{kept['watch']}?at=100", preset, tmp_path)
