"""Changes of rows as a board reads them: names, hosts, and rows that were."""

from __future__ import annotations

from typing import Any, cast

from bot.store.journal.record import Change
from bot.store.tables.battle import ROWS, Json


def unit_key(change: Change) -> str | None:
    """Return the folded name that a change gives a unit."""
    if change.table != "unit" or change.field not in {"", "key"}:
        return None
    value = change.after
    return cast("str | None", value["key"] if isinstance(value, dict) else value)


def host_of(change: Change) -> int | None:
    """Return the unit that a change puts a character in."""
    if change.table != "unit" or change.field not in {"", "host_id"}:
        return None
    value = change.after
    return cast("int | None", value.get("host_id") if isinstance(value, dict) else value)


def row_before(change: Change) -> dict[str, Json] | None:
    """Return the row that a change removes, with columns that are newer than the change."""
    before = cast("dict[str, Any] | None", change.before)
    return None if before is None else ROWS[change.table](**before).model_dump()
