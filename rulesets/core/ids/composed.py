"""Ids that are read from data or put together, which the checker cannot follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId


def as_status(text: str) -> StatusId:
    """Return a text as the id of a status, as its reader or a test has checked."""
    return cast("StatusId", text)


def as_rule(text: str) -> RuleId:
    """Return a text as the id of a special rule, as its reader or a test has checked."""
    return cast("RuleId", text)


__all__ = ["as_rule", "as_status"]
