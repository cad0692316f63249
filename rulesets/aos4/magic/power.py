"""Magic that wizards and priests may still do this phase [L1365-1369, L1388-1404]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Flag, Kept, Rules, Units, Whole
from rulesets.core.results.counted import counted_by
from rulesets.core.results.effect import CounterChanged, Effect
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

Caster: TypeAlias = Annotated[Unit, Units()]
Change: TypeAlias = Annotated[int, Whole(-6, 6)]
RitualRules: TypeAlias = Annotated[
    SpecialRules, Rules(("magical-intervention", "place-of-power", "unlimited", "earlier-failed"))
]
TRIED: Final = "ritual-tried"
"""The counter of the spells and prayers that an army has used up for this turn, by name."""
BY_UNIT: Final = "ritual-by"
"""The counter of those that one unit has used this phase, by unit and name; others still may."""
SpellTried: TypeAlias = Annotated[bool, Flag(), Kept(TRIED, "wizard", ("spell",), ("spell-tried",))]
SpellRepeated: TypeAlias = Annotated[
    bool, Flag(), Kept(BY_UNIT, "wizard", ("wizard", "spell"), ("ritual-repeated",))
]
PrayerTried: TypeAlias = Annotated[bool, Flag(), Kept(TRIED, "unit", ("prayer",), ("spell-tried",))]
PrayerRepeated: TypeAlias = Annotated[
    bool, Flag(), Kept(BY_UNIT, "unit", ("unit", "prayer"), ("ritual-repeated",))
]
_UNLIMITED: Final = SpecialRules(frozenset({("unlimited", None)}))
LENT: Final = "anti-magic"
"""The status of a hero whom a Place of Power lets unbind and banish as WIZARD (1) [L1242]."""


def noted(unit: Unit, status: str) -> int:
    """Return the value of a unit's status, 0 where nothing is noted."""
    return dict(unit.statuses).get(status, 0)


def check_power(
    unit: Unit,
    *kinds: RuleId,
    used: str = "used-magic",
    lent: bool = False,
    limited: bool = True,
) -> None:
    """Refuse magic to a unit without any, and more than its power level allows [L1369, L1390].

    Args:
        unit: Who uses it.
        kinds: Keywords that give the power to.
        used: The status that counts its uses this phase.
        lent: Whether a Place of Power may stand in for the keyword.
        limited: Whether the power level counts, which it does not in Spearhead [L1904].

    Raises:
        Refusal: `not-a-caster`, `power-spent`.
    """
    levels = [number for kind in kinds if (number := unit.rules.number(kind)) is not None]
    if lent and unit.has(LENT):
        levels.append(1)
    if not levels:
        raise Refusal("not-a-caster", unit=unit.name)
    level, times = max(levels), noted(unit, used)
    if limited and times >= level:
        raise Refusal("power-spent", unit=unit.name, level=level, used=times, kept=used)


def check_distance(distance: float | None, most: int) -> None:
    """Refuse a distance beyond a rule's limit: `beyond-reach`; nobody has to measure."""
    if distance is not None and distance > most:
        raise Refusal("beyond-reach", most=most)


def as_known(rules: SpecialRules, *, unlimited: bool) -> SpecialRules:
    """Return what holds for a roll, with the keyword that the spell or prayer is known to have."""
    return rules | _UNLIMITED if unlimited else rules


def check_tried(rules: SpecialRules, once: str, *, tried: bool, repeated: bool) -> None:
    """Refuse a spell or prayer that the army tried this turn, unless Unlimited [L209, L1404].

    Args:
        rules: What holds for the roll; `earlier-failed` where the friend had no success.
        once: Whether attempts count or successes.
        tried: Whether somebody of the army tried.
        repeated: Whether this unit did in this phase, which bars it for Unlimited ones too.

    Raises:
        Refusal: `ritual-repeated`, `spell-tried`.
    """
    if repeated:
        raise Refusal("ritual-repeated")
    forgiven = once == "successes" and "earlier-failed" in rules
    if tried and not forgiven and "unlimited" not in rules:
        raise Refusal("spell-tried")


def tried_effects(
    role: str, unit: Unit, ritual: str, rules: SpecialRules, once: str, *, success: bool
) -> tuple[Effect, ...]:
    """Note a spell or prayer: for the army this turn, else for this unit this phase [L209, L1404].

    One without a name is not noted: nobody could tell it from another.
    """
    barred = "unlimited" not in rules and (once == "attempts" or success)
    counter = counted_by(TRIED, ritual) if barred else counted_by(BY_UNIT, ritual, unit=unit.name)
    return () if not ritual or counter is None else (CounterChanged(counter, 1, role),)


def ritual_modifiers(unit: Unit, rules: SpecialRules, other: int) -> tuple[Modifier, ...]:
    """Return the modifiers of casting and chanting rolls [L1103, L1241]."""
    boosted = "place-of-power" in rules or unit.has("magic-boost")
    named = (
        ("magical-intervention", -int("magical-intervention" in rules)),
        ("place-of-power", int(boosted)),
        ("other", other),
    )
    return tuple(Modifier(key, value) for key, value in named if value)
