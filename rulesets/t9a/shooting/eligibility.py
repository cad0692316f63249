"""Shooters and targets that are allowed [L1089-1095; R L1000, L1034]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal, code_for
from rulesets.t9a.shooting.bewitched import FORBIDS

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_BARRED: Final[tuple[StatusId, ...]] = (
    "fleeing",
    "engaged",
    "rallied",
    "charge-declared",
    "off-table",
)
"""Statuses that keep everybody from shooting [L1091]."""
_FORMED: Final[tuple[StatusId, ...]] = ("marched", "reformed")
"""Statuses that keep all but Light Troops from it [L1091; R L1017]."""
FEIGNED: Final = "feigned-flight"
"""The status of Fast Cavalry that rallied at once from a flight of its choice: it shoots as if it
had moved [R L1010]."""
_BORROWED: Final[tuple[StatusId, ...]] = ("no-shooting", "stupid", *FORBIDS, "broken-down")
"""Additions of other versions: the Panic of a War Machine, Stupidity, spells, a misfire [R L747,
L797-803, L1057]."""
_OF_WEAPONS: Final[tuple[StatusId, ...]] = ("broken-down",)
"""Statuses that keep no breath in [R L799]."""


def check_shooters(
    unit: Unit | None,
    rules: SpecialRules,
    *,
    answers_charge: bool,
    moved: bool = False,
    breath: bool = False,
) -> None:
    """Refuse shooters that may not shoot this turn.

    Args:
        unit: The shooters where they are known.
        rules: Theirs and their weapon's, as far as they are played.
        answers_charge: Whether they stand and shoot, which is no shot of their own turn.
        moved: Whether they moved this turn.
        breath: Whether they breathe, which they may after a march.

    Raises:
        Refusal: `shooters-dead`, `shooters-<status>`, `already-shot`, `cumbersome-shot`,
            `move-or-fire`.
    """
    if answers_charge and "cumbersome" in rules:
        raise Refusal("cumbersome-shot")
    if moved and "move-or-fire" in rules and not answers_charge:
        raise Refusal("move-or-fire")
    if unit is None:
        return
    if unit.models < 1:
        raise Refusal("shooters-dead", unit=unit.name)
    barred = (*_BARRED, *(status for status in _BORROWED if not (breath and status in _OF_WEAPONS)))
    if "light-troops" not in rules and not breath:
        barred = (*barred, *_FORMED)
    status = unit.first_of(barred)
    if status is not None:
        raise Refusal(code_for("shooters", status), unit=unit.name)
    if unit.has("shot") and not answers_charge:
        raise Refusal("already-shot", unit=unit.name)


def check_target(target: Unit | None) -> None:
    """Refuse a target that may not be shot at [L1091-1093].

    Shots are aimed at a unit, which all models in it are part of [L131-135].

    Raises:
        Refusal: `target-dead`, `target-engaged`, `target-off-table`, `target-in-unit`.
    """
    if target is None:
        return
    if target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    for status in ("engaged", "off-table"):
        if target.has(status):
            raise Refusal(code_for("target", status), unit=target.name)
    if target.host is not None:
        raise Refusal("target-in-unit", unit=target.name, host=target.host.name)
