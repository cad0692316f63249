"""Changes that happen by rule as a phase begins, such as points that sides gain."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rulesets.core.results.effect import Effect
from rulesets.core.results.reminder import Situation

Begins: TypeAlias = "Callable[[Situation], tuple[Effect, ...]]"
"""Returns what a phase that has just begun changes; a role of its effects is the name of a unit."""


def nothing_begins(_situation: Situation) -> tuple[Effect, ...]:
    """Let a phase begin without any change."""
    return ()
