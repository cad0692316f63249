"""What wizards and priests may still do this phase [L1365-1369, L1388-1404]."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.parameter import Rules, Units, Whole
from rulesets.core.rules import SpecialRules
from rulesets.core.unit import Unit
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal

Caster: TypeAlias = Annotated[Unit, Units()]
Change: TypeAlias = Annotated[int, Whole(-6, 6)]
RitualRules: TypeAlias = Annotated[
    SpecialRules, Rules(("magical-intervention", "place-of-power", "unlimited", "earlier-failed"))
]
LENT: Final = "anti-magic"
"""The status of a hero whom a Place of Power lets unbind and banish as WIZARD (1) [L1242]."""


def noted(unit: Unit, status: str) -> int:
    """Return how many of something a unit has, 0 where nothing is noted."""
    return dict(unit.statuses).get(status, 0)


def check_power(unit: Unit, *kinds: str, used: str = "used-magic", lent: bool = False) -> None:
    """Refuse magic to who has none, and more of it than a power level allows [L1369, L1390].

    Args:
        unit: Who uses it.
        kinds: Keywords that give the power to.
        used: The status that counts its uses this phase.
        lent: Whether a Place of Power may stand in for the keyword.

    Raises:
        Refusal: `not-a-caster`, `power-spent`.
    """
    levels = [number for kind in kinds if (number := unit.rules.number(kind)) is not None]
    if lent and unit.has(LENT):
        levels.append(1)
    if not levels:
        raise Refusal("not-a-caster", unit=unit.name)
    level, times = max(levels), noted(unit, used)
    if times >= level:
        raise Refusal("power-spent", unit=unit.name, level=level, used=times)


def check_tried(rules: SpecialRules, once: str, *, tried: bool) -> None:
    """Refuse what a friend tried this turn, unless it is Unlimited: `spell-tried` [L1404].

    Args:
        rules: What holds for the roll; `earlier-failed` where the friend had no success.
        once: Whether attempts count or successes.
        tried: Whether a friend tried.
    """
    forgiven = once == "successes" and "earlier-failed" in rules
    if tried and not forgiven and "unlimited" not in rules:
        raise Refusal("spell-tried")


def ritual_modifiers(unit: Unit, rules: SpecialRules, other: int) -> tuple[Modifier, ...]:
    """Return what changes casting and chanting rolls [L1103, L1241]."""
    boosted = "place-of-power" in rules or unit.has("magic-boost")
    named = (
        ("magical-intervention", -int("magical-intervention" in rules)),
        ("place-of-power", int(boosted)),
        ("other", other),
    )
    return tuple(Modifier(key, value) for key, value in named if value)
