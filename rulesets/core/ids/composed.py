"""Ids that are read from data or put together, which the checker cannot follow.

It also takes a second for each line that asks of such an id, one of hundreds, whether it is there:
`as_statuses` and the like ask that once for all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId


def as_status(text: str) -> StatusId:
    """Return a text as the id of a status, as its reader or a test has checked."""
    return cast("StatusId", text)


def as_rule(text: str) -> RuleId:
    """Return a text as the id of a special rule, as its reader or a test has checked."""
    return cast("RuleId", text)


def as_statuses(status: StatusId | None) -> tuple[StatusId, ...]:
    """Return a status by itself, nothing where there is none."""
    text = cast("str | None", status)
    return () if text is None else (as_status(text),)


def as_rules(rule: RuleId | None) -> tuple[RuleId, ...]:
    """Return a special rule by itself, nothing where there is none."""
    text = cast("str | None", rule)
    return () if text is None else (as_rule(text),)


def as_codes(code: RefusalCode | None) -> tuple[RefusalCode, ...]:
    """Return the code of a refusal by itself, nothing where there is none."""
    text = cast("str | None", code)
    return () if text is None else (cast("RefusalCode", text),)


__all__ = ["as_codes", "as_rule", "as_rules", "as_status", "as_statuses"]
