"""Shooters and targets that are allowed [L1089-1095; R L1000, L1034]."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.bar import Verb
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal, code_for

FEIGNED: Final = "feigned-flight"
"""The status of Fast Cavalry that rallied at once from a flight of its choice: it shoots as if it
had moved [R L1010]."""


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
    verb: Verb = "stand-and-shoot" if answers_charge else "shoot"
    ban = unit.bar("breathe" if breath else verb, rules)
    if ban is None or (answers_charge and ban.by == "shot"):
        return
    if ban.by == "shot":
        raise Refusal("already-shot", unit=unit.name)
    raise Refusal(code_for("shooters", ban.by), unit=unit.name)


def check_target(target: Unit | None, *, answers_charge: bool = False) -> None:
    """Refuse a target that may not be shot at [L1091-1093].

    Shots are aimed at a unit, which all models in it are part of [L131-135].

    Args:
        target: The target where it is known.
        answers_charge: Whether it is shot at as it charges, which it may have finished since.

    Raises:
        Refusal: `target-dead`, `target-engaged`, `target-off-table`, `target-in-unit`.
    """
    if target is None:
        return
    if target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    shield = target.shield("stand-and-shoot" if answers_charge else "shoot")
    if shield is not None:
        raise Refusal(code_for("target", shield.by), unit=target.name)
    if target.host is not None:
        raise Refusal("target-in-unit", unit=target.name, host=target.host.name)
