"""Fields of a result that tell what fell but steer nothing."""

from __future__ import annotations

from dataclasses import field, fields, is_dataclass, replace
from functools import cache
from typing import Any, TypeVar

R = TypeVar("R")


def detail() -> Any:
    """Declare a detail field: None unless real faces fell, and no part of equality.

    Results that differ only in details are one result to the chances (a break test held on a 4
    or on a 7 is held). Nothing may be decided on a detail, so the chances blank them.
    """
    return field(default=None, compare=False)


@cache
def _detail_names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(item.name for item in fields(kind) if not item.compare and item.default is None)


def without_details(result: R) -> R:
    """Return a result with its details blanked; anything without details as it is."""
    if not is_dataclass(result) or isinstance(result, type):
        return result
    blanks: dict[str, Any] = {
        name: None for name in _detail_names(type(result)) if getattr(result, name) is not None
    }
    if not blanks:
        return result
    blanked: R = replace(result, **blanks)
    return blanked
