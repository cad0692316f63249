"""A history of each test's own, and what is logged."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept.db"


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    """Return whatever is logged."""
    with capture_logs() as logs:
        yield logs
