"""Ids out of texts: what is none finds nothing, and never breaks a query."""

from __future__ import annotations

import pytest

from bot.store.snowflake import Snowflakes, read_id


def test_an_id_that_was_given_is_read_again() -> None:
    given = Snowflakes().next()
    assert read_id(str(given)) == given
    assert read_id("9223372036854775807") == 2**63 - 1


@pytest.mark.parametrize(
    "written", [None, "", "x", "-5", "1.0", " 7", "²", "٣", "9223372036854775808", "9" * 5000]
)
def test_what_no_database_keeps_as_an_id_is_none(written: str | None) -> None:
    assert read_id(written) == 0
