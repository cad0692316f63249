"""Many small cases in one test, each that fails named in its report."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

import pytest

MOST: int = 20
"""Failures told in full; of the others only the names."""


class Case(Protocol):
    """Opens a case by its name; what fails within it fails the whole, once all have been tried."""

    def __call__(self, name: str) -> AbstractContextManager[None]: ...


@contextmanager
def together() -> Iterator[Case]:
    """Collect what fails in the cases of a test.

    A test of its own for each of ten thousand cases takes longer to announce than to run.

    Raises:
        pytest.fail.Exception: a case failed; it says which, and why.
    """
    failed: list[tuple[str, str]] = []
    tried = 0

    @contextmanager
    def case(name: str) -> Iterator[None]:
        nonlocal tried
        tried += 1
        try:
            yield
        except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 - told below, all of them
            failed.append((name, f"{type(error).__name__}: {error}"))

    yield case
    assert tried, "no case was tried"
    if failed:
        told = "\n\n".join(f"{name}\n{why}" for name, why in failed[:MOST])
        others = ", ".join(name for name, _ in failed[MOST:])
        pytest.fail(f"{len(failed)} of {tried} cases fail:\n{told}\n{others}", pytrace=False)
