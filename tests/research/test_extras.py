"""What is missing is named, with the way to get it."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("missing", "module"),
    [
        ("pettingzoo", "istanbul.research.pettingzoo"),
        ("gymnasium", "istanbul.research.gymnasium"),
        ("pyspiel", "istanbul.research.open_spiel"),
        ("numpy", "istanbul.research.episode"),
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
