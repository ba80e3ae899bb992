"""What the workers of one run of pytest share: a folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def shared_folder(factory: pytest.TempPathFactory) -> Path:
    """A folder of this run alone, the same for all of its workers."""
    folder = factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
