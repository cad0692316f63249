"""The reference, for whatever looks a rule up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.reference import shelf
from tests.bot.reference.kept import kept_index


@pytest.fixture(scope="session")
def reference() -> Iterator[None]:
    """The index of the reference as set-up writes it, of the texts as they stand."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shelf, "KEPT", kept_index())
        yield
