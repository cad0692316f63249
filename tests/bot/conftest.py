"""The reference, for whatever looks a rule up, and the loop of tests that share a browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from pytest_asyncio import is_async_test

from bot.lookup import shelf
from tests.bot.lookup.kept import kept_index

_ONE_LOOP = ("by_thumb", "page", "report", "site")
"""Folders whose tests share a browser, and with it the loop that it was started in."""


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Run tests that share a browser in its loop."""
    for item in items:
        if item.path.parent.name in _ONE_LOOP and is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def reference() -> Iterator[None]:
    """The index of the reference as set-up writes it, of the texts as they stand."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shelf, "KEPT", kept_index())
        yield
