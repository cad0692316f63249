"""Units whose relations stand at a step that waits for somebody."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Situation


def units_at_step(situation: Situation, kind: str, step: str) -> Iterator[tuple[str, str]]:
    """Yield units that have a relation of this phase at a step, each with its partner.

    Those who joined a unit see its relations as theirs, and are not named for them.
    """
    for unit in situation.units:
        for member in unit.body.members:
            of_unit = () if member is unit else unit.links
            for link in member.linked(kind, own=True):
                stands = link.fresh and link.step == step and link not in of_unit
                if stands and link.other is not None:
                    yield member.name, link.other


def sides_with(situation: Situation, name: str) -> tuple[str, ...]:
    """Return the side that a unit is of, as the sides that may answer for it."""
    return tuple(
        side.name for side in situation.sides if any(member.name == name for member in side.members)
    )


def member_named(situation: Situation, name: str) -> Unit | None:
    """Return the unit or character of a name."""
    return next((member for member in situation.members if member.name == name), None)
