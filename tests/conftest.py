"""Settings for the whole test run."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# The first call of a compiled function loads or compiles it: no deadline. In continuous integration the examples are
# the same in every run, so that a change is judged by what it changed.
settings.register_profile(
    "serai",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("serai")
