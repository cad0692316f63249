"""Another process that holds a database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Hold the database's only write lock, as another process would."""
    path = url.partition(":///")[2]
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
