"""Shooting weapons [L101; R L768-779]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from pydantic import BeforeValidator, Field

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.catalogue import Id, read_catalogue
from rulesets.core.notation.rule_list import read_rules
from rulesets.t9a.unit.vocabulary import RULES

IN_THE_TEXT: Final = {"longbow": 30}
"""The one range that the text itself gives, in inches [L101]."""


def _thrown(strength: object) -> object:
    return None if strength == "user" else strength


def _rules(text: object) -> object:
    return read_rules(text, str, RULES) if isinstance(text, str) else text


@dataclass(frozen=True, slots=True)
class ShootingWeapon:
    """A shooting weapon.

    Attributes:
        id: Kebab-case name, that of the special rule of who carries it.
        source: Where it is described.
        witness: Which other text it rests on.
        range: Inches that it reaches.
        strength: Strength of its hits; None for that of who throws it.
        rules: Special rules of its shots.
        hits_on: What its shots need, whatever the circumstances; None for what the chart says.
    """

    id: Id
    source: str
    witness: str
    range: Annotated[int, Field(ge=1, le=144)]
    strength: Annotated[int | None, BeforeValidator(_thrown)]
    rules: Annotated[SpecialRules, BeforeValidator(_rules)] = NO_RULES
    hits_on: Annotated[int | None, Field(ge=2, le=6)] = None


WEAPONS: Final = read_catalogue(
    files("rulesets.t9a") / "data" / "missile-weapons.toml", "weapons", ShootingWeapon
)


def weapon_of(stated: str | None, unit: Unit | None) -> ShootingWeapon | None:
    """Return the weapon that shoots: one stated, else the first that the unit carries."""
    if stated is not None:
        return WEAPONS[stated]
    if unit is None:
        return None
    return next((weapon for weapon in WEAPONS.values() if unit.rules.holds(weapon.id)), None)
