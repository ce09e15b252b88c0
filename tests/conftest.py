"""For all tests: how long Hypothesis looks (HYPOTHESIS_PROFILE=dev, ci, long)."""

import os

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
