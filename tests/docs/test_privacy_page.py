"""The page on privacy names every table."""

import re

from bot.store.tables.every_table import METADATA
from tests.docs.markdown import page, rows


def test_every_table_is_on_the_page_and_every_one_on_it_exists() -> None:
    tables = [row for row in rows(page("docs/privacy.md")) if len(row) == 3]
    named = {name for row in tables for name in re.findall(r"`([a-z_]+)`", row[0])}
    assert named == {*METADATA.tables, "alembic_version"}
