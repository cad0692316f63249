"""Shooters and targets that are allowed [L910, L2158-2220, L2912]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.characters.allocation import company_of
from rulesets.blackhammer.unit.riding import carries
from rulesets.blackhammer.unit.unit_state import WAR_MACHINE
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal, code_for

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_BARRED: Final[tuple[StatusId, ...]] = (
    "fleeing",
    "engaged",
    "rallied",
    "failed-charge",
    "stupid",
    "failed-terror",
    "failed-fear",
    "off-table",
    "out-of-action",
    "cannot-shoot",
)
"""Statuses under which nobody shoots."""
_FORMED: Final[tuple[StatusId, ...]] = ("marched", "reformed")
"""Statuses under which only light cavalry shoots [L2644-2662]."""

_DRY: Final = 4
"""The face that the Drenched need for shots without a roll to hit [L3270]."""


def barred_shooters(unit: Unit, rules: SpecialRules | None = None) -> str | None:
    """Return the status under which a unit does not shoot this turn, None without one.

    Args:
        unit: The shooters.
        rules: Theirs and their weapon's; their own alone when None.
    """
    held = unit.rules if rules is None else rules
    barred = _BARRED if "light-cavalry" in held else (*_BARRED, *_FORMED)
    if WAR_MACHINE in held:
        barred = (*barred, "moved")
    return unit.first_of(barred)


def check_shooters(
    unit: Unit | None, rules: SpecialRules, *, moved: bool, answers_charge: bool
) -> None:
    """Refuse shooters that may not shoot this turn.

    Args:
        unit: The shooters where they are known.
        rules: Theirs and their weapon's.
        moved: Whether they moved this turn.
        answers_charge: Whether they stand and shoot, which is no shot of their own turn.

    Raises:
        Refusal: `shooters-dead`, `shooters-<status>`, `already-shot`, `move-or-shoot`.
    """
    if unit is not None:
        if unit.models < 1:
            raise Refusal("shooters-dead", unit=unit.name)
        status = barred_shooters(unit, rules)
        if status is not None:
            raise Refusal(code_for("shooters", status), unit=unit.name)
        if unit.has("shot") and not answers_charge:
            raise Refusal("already-shot", unit=unit.name)
    if moved and "move-or-shoot" in rules and "firing-platform" not in rules:
        raise Refusal("move-or-shoot")


def check_target(target: Unit | None, *, template: bool = False) -> None:
    """Refuse a target that may not be shot at.

    Shots are aimed at whole units: those in a unit are none of their own, unless they are large. A
    template strikes whom it covers, once too few ordinary models shelter him [L2106-2118].

    Args:
        target: The target where it is known.
        template: Whether a template is placed, or a path drawn, over single models.

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
    host = target.host
    if host is None or carries(host) or "large-target" in target.rules:
        return
    if not template or company_of(host).sheltered:
        raise Refusal("target-in-unit", unit=target.name, host=host.name)


def too_wet(dice: Dice, unit: Unit | None) -> bool:
    """Return whether rain forbids shooters a shot without a roll to hit this turn [L3270]."""
    return unit is not None and unit.has("drenched") and not dice.check(_DRY, "drenched")
