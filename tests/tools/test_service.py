"""The units for systemd: they are read without a complaint, and leave the server few rights."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
UNIT = ROOT / "deploy" / "istanbul.service"
MOST_EXPOSED = 2.0  # of 10; what systemd calls "OK" goes on to 5


@pytest.fixture(params=["istanbul.service", "istanbul@.service", "istanbul-worker.service"])
def unit(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A unit, with a program that is there on every machine; one of several nodes."""
    name: str = request.param
    given = UNIT.with_name(name).read_text(encoding="utf-8")
    text, found = re.subn(r"^ExecStart=\S+", "ExecStart=/bin/true", given, flags=re.M)
    assert found == 1
    copy = tmp_path / name.replace("@", "@1")
    copy.write_text(text, encoding="utf-8")
    return copy


def analyze(*words: str | Path) -> str:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not on this machine")
    done = subprocess.run(
        [program, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_systemd_reads_it_without_a_complaint(unit: Path) -> None:
    assert analyze("verify", "--man=no", unit) == ""


def test_it_is_little_exposed(unit: Path) -> None:
    found = re.search(r"exposure level .*: ([\d.]+) ", analyze("security", "--offline=true", unit))
    assert found
    assert float(found[1]) <= MOST_EXPOSED


def test_the_server_keeps_its_data_where_it_may_write() -> None:
    lines = dict(line.split("=", 1) for line in UNIT.read_text("utf-8").splitlines() if "=" in line)
    assert lines["StateDirectory"] == "istanbul"  # below /var/lib, and owned by its user
    assert lines["Environment"] == "XDG_DATA_HOME=/var/lib"
