"""The weapons that a unit uses: those named, else all that it has, else its profile's [L620]."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from rulesets.aos4.attack.weapon import (
    Weapon,
    antis_among,
    check_weapon,
    crits_of,
    is_written,
    plain,
    read_weapon,
    read_weapons,
)
from rulesets.aos4.unit.profile import ABILITIES, CORNERED, SHOT_ABILITIES
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

MELEE: Final = ("attacks", "hit", "wound", "rend", "damage")
RANGED: Final = ("shots", "shot_hit", "shot_wound", "shot_rend", "shot_damage")
_SHOT_ALIKE: Final = ("shoot-in-combat", *SHOT_ABILITIES)
_MORE: Final = 3
"""Extra attacks of a cornered rat's weapon [L153]."""
_COUNTED: Final = re.compile(
    r"(?:(?P<before>\d{1,3})\s*[x×]\s*)?(?P<name>.+?)(?:\s+(?P<after>\d{1,3})\s*[x×])?"
)


def weapons_held(unit: Unit | None, models: int, *, ranged: bool) -> tuple[Weapon, ...]:
    """Return the named weapons of a unit, of one kind, as some models use them.

    No more models use one than there are; the player says which of them fell.
    """
    held = () if unit is None else unit.weapons
    read = (read_weapon(text, models) for text in held)
    return tuple(
        replace(weapon, models=models) if weapon.models > models else weapon
        for weapon in read
        if (weapon.range is not None) == ranged
    )


def weapons_used(
    text: str,
    unit: Unit | None,
    models: int | None,
    rules: SpecialRules,
    *,
    ranged: bool = False,
) -> tuple[Weapon, ...]:
    """Return the weapons of an attack, each with its own abilities, its unit's and the command's.

    Args:
        text: Names of weapons that the unit has, `2x Grandhammer; Warhammer`, or weapons written
            out; all that it has where nothing stands here.
        unit: Who uses them.
        models: Models that attack with a weapon for which no other number is given.
        rules: What the command names; its weapon abilities are for every weapon used.
        ranged: Whether it shoots.

    Raises:
        Refusal: `weapon-not-held`, `weapon-of-too-many`, `weapon-unknown`, and what `read_weapons`
            refuses.
    """
    weapons = _used(text, unit, models, ranged=ranged)
    own = abilities_of(unit, ranged=ranged)
    weapons = _able(weapons, own)
    named = frozenset(rules.only(ABILITIES)) | antis_among(rules)
    # A Crit ability named where a weapon has several is the one chosen, not one more [L821].
    choices = {crit for weapon in weapons if len(crits_of(weapon)) > 1 for crit in crits_of(weapon)}
    given = named - choices
    return _able(weapons, given)


def _able(weapons: tuple[Weapon, ...], abilities: frozenset[str]) -> tuple[Weapon, ...]:
    """Return weapons with some abilities beside their own."""
    if not abilities:
        return weapons
    return tuple(replace(weapon, abilities=weapon.abilities | abilities) for weapon in weapons)


def abilities_of(unit: Unit | None, *, ranged: bool) -> frozenset[str]:
    """Return the weapon abilities among a unit's rules, which count for all its weapons of a kind.

    Those of ranged weapons are told from those of melee weapons by their ids.
    """
    if unit is None:
        return frozenset()
    if not ranged:
        return frozenset(unit.rules.only(ABILITIES)) | antis_among(unit.rules)
    known = frozenset(rule.removeprefix("shots-") for rule in unit.rules.only(_SHOT_ALIKE))
    return known | antis_among(unit.rules, ranged=True)


def _used(text: str, unit: Unit | None, models: int | None, *, ranged: bool) -> tuple[Weapon, ...]:
    users = 1 if models is None else models
    held = weapons_held(unit, users, ranged=ranged)
    if text.strip():
        return _named(text, unit, held, users)
    if held:
        return held if unit is None else among(held, unit.size, users)
    return (_own(unit, users, RANGED if ranged else MELEE),)


def among(weapons: tuple[Weapon, ...], size: int, users: int) -> tuple[Weapon, ...]:
    """Return weapons as some models use them, where each model of a unit bears one of them.

    The most common weapons are lost first: the player chooses which models to remove [L685], and
    would keep the rare ones.
    """
    borne = {weapon: weapon.models for weapon in weapons if weapon.bearers is not None}
    if sum(borne.values()) <= users or not _one_each(weapons, size):
        return weapons
    while sum(borne.values()) > users:
        borne[max(borne, key=lambda weapon: borne[weapon])] -= 1
    left = (replace(weapon, models=borne.get(weapon, weapon.models)) for weapon in weapons)
    return tuple(weapon for weapon in left if weapon.models)


def _one_each(weapons: Iterable[Weapon], size: int) -> bool:
    """Return whether each model of a full unit bears exactly one of the counted weapons."""
    return sum(weapon.bearers or 0 for weapon in weapons) == size


def _named(text: str, unit: Unit | None, held: Sequence[Weapon], users: int) -> tuple[Weapon, ...]:
    by_name = {plain(weapon.name or ""): weapon for weapon in held}
    if not by_name or unit is None:
        return read_weapons(text, users)
    found: list[Weapon] = []
    for part in (piece.strip() for piece in text.split(";") if piece.strip()):
        if is_written(part):
            found += read_weapons(part, users)
            continue
        found += [_find(name.strip(), unit, by_name) for name in part.split(",") if name.strip()]
    return tuple(found)


def _find(text: str, unit: Unit, held: dict[str, Weapon]) -> Weapon:
    """Return the weapon of a name, or of a beginning that only one has.

    Raises:
        Refusal: `weapon-not-held`, `weapon-of-too-many` for more bearers than there are models.
    """
    match = _COUNTED.fullmatch(text)
    wanted = plain(text if match is None else match["name"])
    near = [name for name in held if name.startswith(wanted)]
    name = wanted if wanted in held else near[0] if len(near) == 1 else None
    if name is None:
        names = ", ".join(weapon.name or "" for weapon in held.values())
        raise Refusal("weapon-not-held", text=text[:40], unit=unit.name, names=names)
    count = None if match is None else match["before"] or match["after"]
    if count is None:
        return held[name]
    if int(count) > unit.models:
        raise Refusal("weapon-of-too-many", text=text[:40], unit=unit.name, count=unit.models)
    return replace(held[name], models=int(count))


def _own(unit: Unit | None, users: int, fields: tuple[str, ...]) -> Weapon:
    """Return the weapon in a unit's profile."""
    name = "?" if unit is None else unit.name
    values = [None if unit is None else unit.find(field) for field in fields]
    attacks, hit, wound, rend, damage = values
    if attacks is None or hit is None or wound is None or damage is None:
        raise Refusal("weapon-unknown", unit=name)
    weapon = Weapon(
        attacks,
        users,
        hit.plus,
        wound.plus,
        0 if rend is None else rend.plus,
        damage,
    )
    check_weapon(weapon)
    return weapon


def while_damaged(weapons: tuple[Weapon, ...], unit: Unit | None) -> tuple[Weapon, ...]:
    """Return weapons with the attacks they gain while their unit is damaged [L149-153, L681]."""
    if unit is None or not unit.carried:
        return weapons
    return tuple(
        replace(weapon, attacks=replace(weapon.attacks, plus=weapon.attacks.plus + _MORE))
        if CORNERED in weapon.abilities
        else weapon
        for weapon in weapons
    )


def with_champions(
    weapons: tuple[Weapon, ...], extra: int, *, companions: bool
) -> tuple[Weapon, ...]:
    """Return weapons with the attacks of champions [L829, L1668-1676].

    Where only some models bear each weapon, champions have the most common one.

    Args:
        weapons: Those used.
        extra: Attacks of champions.
        companions: Whether these have them with Companion weapons.
    """
    if not extra:
        return weapons
    able = [weapon for weapon in weapons if companions or "companion" not in weapon.abilities]
    borne = [weapon for weapon in able if weapon.bearers is not None and weapon.name is not None]
    first = max(borne, key=lambda weapon: weapon.models, default=None)
    return tuple(
        replace(weapon, extra=extra)
        if weapon in able and (weapon not in borne or weapon is first)
        else weapon
        for weapon in weapons
    )


def within_reach(
    weapons: tuple[Weapon, ...], distance: float | None, reach: int | None, *, named: bool
) -> tuple[Weapon, ...]:
    """Return the weapons that reach the distance [L625]; if any were named, all of them must.

    Args:
        weapons: Those used.
        distance: Inches to the target, None where nobody said.
        reach: The Range of a weapon that does not say.
        named: Whether the player named them.

    Raises:
        Refusal: `out-of-range-of-weapon`.
    """
    if distance is None:
        return weapons
    reaches = {weapon: reach if weapon.range is None else weapon.range for weapon in weapons}
    short = [far for far in reaches.values() if far is not None and far < distance]
    near = tuple(
        weapon for weapon in weapons if (far := reaches[weapon]) is None or far >= distance
    )
    if short and (named or not near):
        raise Refusal("out-of-range-of-weapon", distance=distance, range=max(short))
    return near
