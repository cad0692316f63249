"""Contact: who faces whom, and how many models of each strike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.rank_and_flank.round.plan import NAMES, Counts, Fighter, FighterT, Plan
from rulesets.refusal import Refusal


def contact_of(
    sides: tuple[tuple[FighterT, ...], tuple[FighterT, ...]],
) -> frozenset[tuple[int, int]]:
    """Return the pairs of indices, ours then theirs, that face each other.

    Units that are known to touch are in contact beside those that face each other; the characters
    in a unit are where their unit is.
    """
    ours, theirs = sides
    pairs = {(i, fighter.target) for i, fighter in enumerate(ours)}
    pairs |= {(fighter.target, j) for j, fighter in enumerate(theirs)}
    pairs |= {
        (i, j)
        for i, fighter in enumerate(ours)
        for j, foe in enumerate(theirs)
        if fighter.host is None and foe.host is None and _touch(fighter.unit, foe.unit)
    }
    return frozenset({(i, j) for i, j in pairs if ours[i].meets(theirs[j])})


def _touch(unit: Unit, foe: Unit) -> bool:
    return any(link.other == foe.name for link in unit.linked(CONTACT))


def stated_counts(
    plan: Plan[Any], side: int, given: tuple[int, ...], *, named: tuple[int, int] | None = None
) -> Counts:
    """Return the models in contact as a player stated them, none where nobody did.

    Args:
        plan: The round.
        side: Whose models.
        given: A number for each unit, or for each unit and each enemy, unit by unit.
        named: How many units and enemies are counted so, the first of either side; all by default.

    Raises:
        Refusal: `fighting-count` for more numbers or fewer.
    """
    fighters = plan.sides[side]
    units, foes = named or (len(fighters), len(plan.sides[1 - side]))
    if not given:
        return {}
    if len(given) == units * foes:
        pairs = [(i, j) for i in range(units) for j in range(foes)]
        return dict(zip(pairs, given, strict=True))
    if len(given) == units:
        return {(i, fighters[i].target): given[i] for i in range(units)}
    raise Refusal("fighting-count", count=len(given), units=units, enemies=foes, side=NAMES[side])


def check_count(fighter: Fighter, models: int, *, beside: int = 0) -> None:
    """Refuse more models in contact than a unit has: `too-many-fighting`.

    Args:
        fighter: The unit.
        models: The models in contact.
        beside: Models of its front that are counted as units of their own.
    """
    most = fighter.unit.models + beside
    if models > most:
        raise Refusal("too-many-fighting", unit=fighter.unit.name, count=models, most=most)


def shared_front(models: int, foes: Sequence[int]) -> dict[int, int]:
    """Return how many models of a front face each of the enemies before it, the first the most."""
    share, spare = divmod(models, len(foes)) if foes else (0, 0)
    return {foe: share + (rank < spare) for rank, foe in enumerate(foes)}
