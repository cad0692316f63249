"""A database of each test's own, and what is logged."""

from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.bot.state.conftest import url

__all__ = ["url"]


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    """Whatever is logged."""
    with capture_logs() as logs:
        yield logs
