"""Targets of spells: the limits of their types, side by side [L832-834, L848-906]."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Fill,
    Flag,
    FromSpell,
    SpellName,
    Whole,
)
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.magic.facts import VersionName
from rulesets.t9a.paths.book import SPELLS, spell_of
from rulesets.t9a.unit.options import FARTHEST, INCH, One, YesNo

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

Affected: TypeAlias = Literal[
    "unit", "every-unit", "model", "every-model", "point", "line", "caster"
]
Barred: TypeAlias = Literal["target-engaged", "caster-engaged", "unseen", "not-in-front"]
Reason: TypeAlias = Barred | Literal["too-far", "friend", "enemy", "no-character"]
_OF_UNITS: Final = ("augment", "hex", "universal", "damage", "missile")
_OF_MODELS: Final = ("focused", "characters-only", "caster", "caster-unit")
"""Types of spells whose target may be a model of a unit, and the caster's own [L870, L888]."""
_FRIENDLY: Final = ("augment", "caster", "caster-unit")
_WHOM: Final = ("augment", "hex", "universal", "point", "caster", "caster-unit")


@dataclass(frozen=True, slots=True)
class Seen:
    """The relation of caster and target: sight and engagement.

    Attributes:
        engaged: The caster or his unit is engaged.
        target_engaged: The target is.
        front: The target is in the caster's front arc.
        visible: The caster sees it.
    """

    engaged: bool = False
    target_engaged: bool = False
    front: bool = True
    visible: bool = True


def ban_on(types: Container[str], seen: Seen) -> Barred | None:
    """Return what bars a target that stands so, None where nothing does [L860-898]."""
    found: tuple[tuple[Barred, bool], ...] = (
        ("target-engaged", "damage" in types and seen.target_engaged),
        ("caster-engaged", "missile" in types and seen.engaged),
        ("unseen", "missile" in types and not seen.visible),
        ("not-in-front", "direct" in types and not seen.front),
    )
    return next((name for name, holds in found if holds), None)


def check_target(
    types: Container[str],
    wizard: Unit | None,
    target: Unit | None,
    seen: Seen,
    only: Sequence[RuleId] = (),
) -> None:
    """Refuse a target that the types of a spell forbid; facts that nobody stated forbid nothing.

    Unless they say otherwise the target is a unit, with all the models in it [L131, L846, L870].

    Args:
        types: The types of the spell.
        wizard: The caster.
        target: The target.
        seen: How they stand to each other.
        only: Special rules of which the target has to have one.

    Raises:
        Refusal: `spell-target-barred`, `spell-on-caster`, `spell-on-character`, `spell-on-others`,
            `target-in-unit`.
    """
    reason = ban_on(types, seen)
    if reason is not None:
        raise Refusal("spell-target-barred", why=reason)
    if target is None:
        return
    if "caster" in types and wizard is not None and target.name != wizard.name:
        raise Refusal("spell-on-caster", unit=target.name)
    if "characters-only" in types and "character" not in target.rules:
        raise Refusal("spell-on-character", unit=target.name)
    if only and not any(_has(target, rule) for rule in only):
        raise Refusal("spell-on-others", unit=target.name, rule=only[0])
    of_units = any(kind in types for kind in _OF_UNITS)
    if target.host is not None and of_units and not any(kind in types for kind in _OF_MODELS):
        raise Refusal("target-in-unit", unit=target.name, host=target.host.name)


def _has(target: Unit, rule: RuleId) -> bool:
    """Return whether a target is what a spell is for: who has a Magic Level is a Wizard [L804]."""
    return rule in target.rules or (rule == "wizard" and target.find("level") is not None)


def barred_side(types: Container[str], *, friend: bool) -> Literal["friend", "enemy"] | None:
    """Return whom a spell may not have as its target, where it is one of them [L852-854, L876-882].

    Args:
        types: The types of the spell.
        friend: Whether the target is a friend of the caster.
    """
    if friend:
        return "friend" if "hex" in types else None
    return "enemy" if any(kind in types for kind in _FRIENDLY) else None


@dataclass(frozen=True, slots=True)
class SpellTarget:
    """The target of a spell, allowed or not.

    Attributes:
        legal: Whether the target stated is one.
        affects: What it affects: a unit, every unit that its other types allow, one model or one
            part of it, every such model, a point, all on a line, the caster.
        friends: Whether friends may be its target.
        enemies: Whether enemies may.
        reason: Why it is none.
    """

    legal: bool
    affects: Affected
    friends: bool
    enemies: bool
    reason: Reason | None = None


@procedure(source="L832-834, L848-906", anybody=("target",))
def spell_target(
    _dice: Dice,
    *,
    spell: Annotated[str, SpellName(SPELLS)] = "",
    version: VersionName = "basic",
    whom: Annotated[str, Choice(_WHOM)] = "universal",
    aura: YesNo = False,
    unengaged: YesNo = False,
    direct: YesNo = False,
    focused: YesNo = False,
    missile: YesNo = False,
    line: YesNo = False,
    characters_only: YesNo = False,
    wizard: One = None,  # noqa: ARG001 - what is true of him is read
    target: One = None,
    range: Annotated[int | None, Whole(1, FARTHEST, INCH), FromSpell("range")] = None,  # noqa: A002
    distance: Annotated[float | None, Decimal(0, FARTHEST, INCH)] = None,
    friendly: Annotated[bool | None, Flag()] = None,
    engaged: Annotated[bool, Flag(), Fill("wizard", "status:engaged")] = False,
    target_engaged: Annotated[bool, Flag(), Fill("target", "status:engaged")] = False,
    front: YesNo = True,
    visible: YesNo = True,
) -> SpellTarget:
    """Tell which targets a spell may have, and whether a unit is one [L832-834, L848-906].

    Args:
        spell: A spell of the paths, whose types stand for those below.
        version: The version cast.
        whom: Friends, enemies, either, a point, the caster or his unit.
        aura: Every legal target is affected.
        unengaged: The target must not be engaged.
        direct: It must be in the caster's front arc.
        focused: A single model, or a single part of one.
        missile: The caster must see it, and must not be engaged.
        line: A line from the caster; all it crosses is affected.
        characters_only: Characters alone, with their mounts.
        wizard: The caster.
        target: The target.
        range: Inches that it reaches.
        distance: Inches to the target; nothing where it is known to be near enough.
        friendly: The target is a friend; nothing where nobody said.
        engaged: The caster or his unit is engaged.
        target_engaged: The target is engaged.
        front: It is in the caster's front arc.
        visible: The caster sees it.
    """
    stated = {
        whom: True,
        "aura": aura,
        "damage": unengaged,
        "direct": direct,
        "focused": focused,
        "missile": missile,
        "line": line,
        "characters-only": characters_only,
    }
    types: tuple[str, ...] = tuple(name for name, holds in stated.items() if holds)
    known = spell_of(spell)
    chosen = None if known is None else known.version(version)
    if chosen is not None:
        types, range = chosen.types, chosen.range  # noqa: A001 - the option's name
    friends = barred_side(types, friend=True) is None
    enemies = barred_side(types, friend=False) is None
    reason: Reason | None = ban_on(types, Seen(engaged, target_engaged, front, visible))
    if reason is None and range is not None and distance is not None and distance > range:
        reason = "too-far"
    if reason is None and friendly is not None and not (friends if friendly else enemies):
        reason = "friend" if friendly else "enemy"
    character = target is None or "character" in target.rules
    if reason is None and "characters-only" in types and not character:
        reason = "no-character"
    return SpellTarget(reason is None, _affects(types), friends, enemies, reason)


def _affects(types: Container[str]) -> Affected:
    if "line" in types:
        return "line"
    if any(kind in types for kind in ("point", "ground", "vortex")):
        return "point"
    if "caster" in types:
        return "caster"
    alone = "focused" in types or "characters-only" in types
    if "aura" in types:
        return "every-model" if alone else "every-unit"
    return "model" if alone else "unit"
