"""The reference, for whatever looks a rule up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.reference import shelf
from bot.reference.gathering import gather_all
from bot.reference.index import is_current, write
from rulesets.core.installed import installed_games


@pytest.fixture(scope="session")
def reference() -> Iterator[None]:
    """The index of the reference as set-up writes it, of the texts as they stand."""
    kept = shelf.KEPT
    if not is_current(kept):
        kept = Path(__file__).parents[2] / ".pytest_cache" / "reference.db"
        if not is_current(kept):
            write(kept, gather_all(installed_games()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shelf, "KEPT", kept)
        yield
