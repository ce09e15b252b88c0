"""What is missing is named, with the way to get it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("missing", "module"),
    [
        ("pettingzoo", "istanbul.research.pettingzoo"),
        ("gymnasium", "istanbul.research.gymnasium"),
        ("pyspiel", "istanbul.research.open_spiel"),
        ("numpy", "istanbul.research.episode"),
        ("numpy", "istanbul.research.batch"),
    ],
)
def test_the_extra_is_named(missing: str, module: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    expected = f"MissingPackageError: {missing} is missing: pip install 'istanbul[research]'"
    assert done.stderr.splitlines()[-1].endswith(expected)


def test_names_of_slots_need_no_extra() -> None:
    program = "import sys; sys.modules['numpy'] = None; import istanbul.research as r; r.slots()"
    subprocess.run([sys.executable, "-c", program], check=True)


def pins(file: str) -> dict[str, str]:
    """The versions that a file of requirements names."""
    lines = [
        line for line in (ROOT / file).read_text(encoding="utf-8").splitlines() if "==" in line
    ]
    return {canonicalize_name(n): v for n, _, v in (line.partition("==") for line in lines)}


def test_what_the_tests_install_fits_the_extras() -> None:
    """Every extra within its bounds, and the same version wherever a package is named twice."""
    test, peers = pins("requirements-test.txt"), pins("requirements-peers.txt")
    for others in (peers, pins("requirements-training.txt")):
        assert {name: test[name] for name in test.keys() & others.keys()} == {
            name: others[name] for name in test.keys() & others.keys()
        }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, wanted in project["optional-dependencies"].items():
        for requirement in map(Requirement, wanted):
            version = {**peers, **test}[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(version), (extra, requirement)
