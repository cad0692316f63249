"""Conditions on the options of a procedure: that they are given, or hold a value or a rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesets.core.battlefield.rules import SpecialRules


def any_given(options: tuple[str, ...], arguments: Mapping[str, Any]) -> bool:
    """Return whether one of some options is given, or holds the value or rule named with it."""
    for option in options:
        name, _, value = option.partition("=")
        held = arguments.get(name)
        if isinstance(held, SpecialRules) and value:
            if held.holds(value):
                return True
        elif (held == value) if value else bool(held):
            return True
    return False
