"""Casualties of a unit of like models: whole models go, wounds left over are noted."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.core.battlefield.unit import remove_casualties
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Losses:
    """Losses of a unit.

    Attributes:
        wounds_lost: Wounds, at most what it had left where its models are known.
        models_lost: Models removed.
        carried: Wounds noted on the unit afterwards.
    """

    wounds_lost: int
    models_lost: int
    carried: int


def losses(models: int | None, wounds_each: int, carried: int, lost: int, spare: int = 0) -> Losses:
    """Return what a unit loses; a unit of unknown size has no end.

    Args:
        models: Its models.
        wounds_each: Wounds on the profile of each.
        carried: Wounds noted on it before.
        lost: Wounds that it is to lose.
        spare: Wounds that its last model has beyond the others'.
    """
    if models is None:
        models = carried + lost + 1
    lost = min(lost, max(0, models * wounds_each + spare - carried))
    removed = remove_casualties(models, wounds_each, carried, lost, spare)
    return Losses(lost, removed.models, removed.carried)


def wounds_left(models: int | None, wounds_each: int, carried: int, spare: int = 0) -> int | None:
    """Return the wounds a unit can still lose, None for a unit of unknown size.

    Args:
        models: Its models.
        wounds_each: Wounds on the profile of each.
        carried: Wounds noted on it.
        spare: Wounds that its last model has beyond the others'.

    Raises:
        Refusal: `target-dead`, `too-many-carried`.
    """
    if carried >= wounds_each + (spare if models == 1 else 0):
        raise Refusal("too-many-carried", carried=carried, w=wounds_each)
    if models is None:
        return None
    if models < 1:
        raise Refusal("target-dead", unit=None)
    return models * wounds_each + spare - carried
