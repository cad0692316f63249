"""Attacks of one ability at several targets: together as many as its weapons make [L618-622]."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from rulesets.aos4.attack.arms import weapons_used, while_damaged
from rulesets.aos4.attack.weapon import Weapon
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.refusal import Refusal

MORE: Final = "more-targets"
"""The rule by which a player says that further targets of the same ability follow."""
_MADE: Final = "split-attacks"

Weapons: TypeAlias = tuple[Weapon, ...]


@dataclass(frozen=True, slots=True)
class Divided:
    """Weapons as they attack one target, and the attacks that are left for others.

    Attributes:
        rest: The most that may follow, None where nobody divides them or no weapon is known.
    """

    weapons: Weapons
    rest: int | None = None


def divided(
    weapons: Weapons,
    unit: Unit | None,
    rules: SpecialRules,
    with_champions: Callable[[Weapons], Weapons],
    *,
    ranged: bool = False,
) -> Divided:
    """Return weapons as they attack one of several targets, with the attacks of champions.

    A unit's only weapon makes what attacks are left where it made some at other targets.

    Args:
        weapons: Those used at this target.
        unit: Who uses them.
        rules: What the command names.
        with_champions: What adds the attacks of champions.
        ranged: Whether the unit shoots.

    Raises:
        Refusal: `attacks-split` where more attacks would be made than the unit has.
    """
    used = with_champions(weapons)
    made = 0 if unit is None else dict(unit.statuses).get(_MADE, 0)
    if unit is None or not (made or MORE in rules):
        return Divided(used)
    try:
        whole = weapons_used("", unit, unit.models, NO_RULES, ranged=ranged)
    except Refusal:  # what is written out in the command is all that is known of its weapons
        return Divided(used)
    most = _attacks(with_champions(while_damaged(whole, unit)))
    left = most - made
    if _attacks(used) <= left:
        return Divided(used, left - _attacks(used))
    if left > 0 and len(used) == 1 and _attacks(used) == most:
        return Divided((replace(used[0], models=1, attacks=Amount(left), extra=0),), 0)
    raise Refusal("attacks-split", unit=unit.name, left=max(0, left), most=most)


def _attacks(weapons: Iterable[Weapon]) -> int:
    """Return how many attacks weapons make at most."""
    return sum(weapon.attacks.most * weapon.models + weapon.extra for weapon in weapons)


def goes_on(rules: SpecialRules, rest: int | None) -> bool:
    """Return whether further targets follow: a player says so, and attacks are left for them."""
    return MORE in rules and rest != 0


def split_effects(unit: Unit | None, attacks: int | None) -> tuple[Effect, ...]:
    """Note the attacks that a unit made at one of several targets, until the phase ends."""
    if not attacks:
        return ()
    made = 0 if unit is None else dict(unit.statuses).get(_MADE, 0)
    return (StatusSet("unit", _MADE, "phase", made + attacks),)


def split_ends(unit: Unit | None) -> tuple[Effect, ...]:
    """Forget the attacks made at other targets: the ability is over."""
    return () if unit is None or not unit.has(_MADE) else (StatusCleared("unit", _MADE),)
