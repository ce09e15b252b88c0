"""For all tests: how long Hypothesis looks (HYPOTHESIS_PROFILE=dev, ci, long), and event loops."""

import asyncio
import os
from collections.abc import Iterator

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


@pytest.fixture(autouse=True)
def _loop_of_the_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright keeps a loop in its thread that seems to run; others may have one of their own."""
    kept = asyncio._get_running_loop()
    if kept is None or "tests/web/" in request.node.nodeid:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(kept)
