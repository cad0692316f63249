"""Refusals of what is tried, by whom and what they are about."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final

from rulesets.refusal import Refusal

OF_ACTOR: Final = frozenset(
    {
        "act-barred",
        "act-barred-by-rule",
        "unit-forbids-status",
        "unit-needs-status",
        "done-once",
        "done-once-unless",
        "not-its-turn",
        "its-own-turn",
        "unit-needs-value",
        "wrong-phase",
    }
)
"""Refusals of a unit whatever else is said, where they are about who acts."""
OF_UNITS: Final = OF_ACTOR | {
    "act-shielded",
    "act-shielded-by-rule",
    "not-in-contact",
    "other-side",
    "same-side",
    "unit-named-twice",
}
"""Refusals of units whatever numbers are said."""
OF_SIDES: Final = frozenset({"other-side", "same-side"})
"""Refusals of a target that hold for its whole side."""
OF_MOMENT: Final = frozenset({"answer-owed", "counter-full", "counter-short", "pool-too-small"})
"""Refusals of what a side cannot do now: the least of a number it would pay is tried first."""
NO_NAMES: Final = frozenset(
    {"procedure", "until", "example", "status", "rule", "verb", "state", "field", "needed", "level"}
)
"""Facts of refusals that name no unit, and none of the numbers that were said."""


def is_of(refusal: Refusal, codes: Container[str]) -> bool:
    """Return whether a refusal is of some codes."""
    code: str = str(refusal.code)  # mypy compares literals of hundreds of codes slowly
    return code in codes


def misses_any(refusal: Refusal | None) -> bool:
    """Return whether a refusal is that something was not said: an option, or what it comes to."""
    code: str = "missing-option" if refusal is None else str(refusal.code)
    return code == "missing-option" or code.endswith(("-unknown", "-asks-which"))


def same(refusal: Refusal) -> Callable[[Refusal], bool]:
    """Return what tells whether another refusal says the same."""
    return lambda other: (other.code, other.facts) == (refusal.code, refusal.facts)
