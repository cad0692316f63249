"""Owners of rolls: the unit of a question for which dice are rolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Procedure
from rulesets.dice.request import Owner, Purpose

RolledBy: TypeAlias = "Mapping[str, Literal['actor', 'sufferer']]"
"""Who rolls by the label of a roll: the unit that acts, or the one to which it is done.

`charge.terror-test` is that roll in that procedure alone, and goes before the label. Where the act
is not named, the acting unit rolls.
"""
UnitsByRole: TypeAlias = "Mapping[str, Sequence[Unit]]"


def owner_of(
    procedure: Procedure, rolled_by: RolledBy, units: UnitsByRole, purpose: Purpose
) -> Owner | None:
    """Return the unit for which dice are rolled, None where the question names no unit.

    The first that tells of: the request, its subject where that is a unit of the question, the
    game's table of labels, the acting role.

    Args:
        procedure: What is asked.
        rolled_by: The game's table of labels.
        units: The units of the question, by role.
        purpose: What the dice are for.
    """
    if purpose.owner is not None and units.get(purpose.owner[0]):
        return purpose.owner
    named = _named(units, purpose.subject)
    if named is not None:
        return named
    roles = [role for role in procedure.unit_options if units.get(role)]
    acting = [role for role in roles if role in procedure.acting] or roles[:1]
    rolls = rolled_by.get(f"{procedure.id}.{purpose.label}", rolled_by.get(purpose.label))
    if rolls == "sufferer":
        acting = [role for role in roles if role != acting[0]][:1] or acting
    return (acting[0], 0) if acting else None


def _named(units: UnitsByRole, subject: str | None) -> Owner | None:
    """Return the unit that a roll's subject names: itself, a character or host of it, or a part.

    A part is called after its unit: `Knights (champion)`.
    """
    if subject is None:
        return None
    every = [(role, index, unit) for role, some in units.items() for index, unit in enumerate(some)]
    for role, index, unit in every:
        if unit.name == subject:
            return role, index
    for role, index, unit in every:
        if unit.body.includes(subject) or (unit.host is not None and unit.host.name == subject):
            return role, index
    for role, index, unit in every:
        if subject.startswith(f"{unit.name} ("):
            return role, index
    return None
