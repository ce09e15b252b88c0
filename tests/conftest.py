"""For all tests: how long Hypothesis looks (HYPOTHESIS_PROFILE=dev, ci, long), the mark `rules`."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "ci",
    max_examples=60,
    stateful_step_count=20,
    derandomize=True,
    deadline=None,
    suppress_health_check=SLOW,
)
settings.register_profile("dev", settings.get_profile("ci"), derandomize=False)
settings.register_profile(
    "long", settings.get_profile("dev"), max_examples=300, stateful_step_count=60
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))


# Before NumPy: a worker has one core, and threads of OpenBLAS that wait for another one spin.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# What a script runs in the background ignores Ctrl-C, and so do the programs that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).parent
RULES = [
    *(HERE / folder for folder in ("games", "engine", "native")),
    *(HERE / f"test_{name}.py" for name in ("golden", "pairs", "playthroughs")),
]
"""Where the rules are tested; the Makefile names the same."""
ELSEWHERE = ("clock", "long", "slow")
WEB = HERE / "web"
LONGEST = [
    HERE / "test_site.py",
    *(WEB / f"test_{name}.py" for name in ("access", "games", "dice", "gallery")),
]
"""What takes longest, so that no worker is left alone with it at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files first; mark the tests of `make quick`, where `make test` measures the coverage.

    Browsers come last: Playwright keeps a loop that seems to run, and nobody else may have one.
    """
    items.sort(key=lambda item: (item.path.is_relative_to(WEB), item.path not in LONGEST))
    for item in items:
        of_rules = any(item.path.is_relative_to(path) for path in RULES)
        if of_rules and not any(map(item.get_closest_marker, ELSEWHERE)):
            item.add_marker("rules")


@pytest.fixture
def short_rated_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let rated games stop after a few rounds: whole ones would take too long here."""
    monkeypatch.setattr("istanbul.server.table.making.UNRATEABLE", ())
