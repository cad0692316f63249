"""Options that the shots of war machines share."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.attack import hit_of
from rulesets.blackhammer.harm import Blast, Victims, check_riders, is_chariot
from rulesets.blackhammer.machines.engine import ENGINES
from rulesets.blackhammer.options import PACES
from rulesets.blackhammer.shooting import _options as options
from rulesets.blackhammer.shooting._eligibility import check_shooters, check_target
from rulesets.blackhammer.shooting.outcome import Mark
from rulesets.core.parameter import Choice, Decimal, Fill, Rules, Whole
from rulesets.core.rules import SpecialRules
from rulesets.core.unit import Unit
from rulesets.refusal import Refusal

FARTHEST: Final = 120
MOST_ROWS: Final = 40
SHOT_RULES: Final = ("flaming", "magic-attacks", "no-save")
"""Rules that a machine's shots may have beside their own."""
TARGET_RULES: Final = (
    *options.AIM_RULES,
    *options.TARGET_RULES,
    "chariot",
    "heavy-chariot",
)

Machine: TypeAlias = Annotated[str | None, Choice(tuple(ENGINES))]
Gap: TypeAlias = Annotated[float | None, Decimal(0, FARTHEST, PACES)]
Rows: TypeAlias = Annotated[int, Whole(1, MOST_ROWS)]
Covered: TypeAlias = Annotated[int | None, Whole(0, 100)]
Toughness: TypeAlias = Annotated[int | None, Whole(1, 10), Fill("target", "t")]
ShotRules: TypeAlias = Annotated[SpecialRules, Rules(SHOT_RULES)]
TargetRules: TypeAlias = Annotated[SpecialRules, Rules(TARGET_RULES), options.TARGETS_OWN]


def check_machine(unit: Unit | None, target: Unit | None) -> None:
    """Refuse a machine that may not shoot, or a target it may not aim at [L2504-2506].

    A machine that moved does not shoot; turning on the spot is no move.

    Raises:
        Refusal: as `check_shooters` and `check_target`.
    """
    if unit is not None:
        check_shooters(unit, unit.rules, moved=unit.has("moved"), answers_charge=False)
    check_target(target)


def victims_of(
    blast: Blast,
    *,
    unit: Unit | None,
    target: Unit | None,
    rider: Unit | None,
    crew: Unit | None,
    t: int | None,
    w: int,
    save: int | None,
    ward: int | None,
    models: int | None,
    carried: int,
    target_rules: SpecialRules,
) -> Victims:
    """Return who may be struck, from what is stated of the target and its riders' profiles.

    Raises:
        Refusal: `missing-option` without a Toughness, `rider-dead`, `target-dead`,
            `too-many-carried`.
    """
    if t is None:
        raise Refusal("missing-option", option="t")
    check_riders(crew, rider)
    hit = hit_of(
        blast.strength,
        t,
        save=save,
        ward=ward,
        wounds_each=w,
        damage=blast.damage,
        rules=blast.rules,
        target_rules=target_rules,
    )
    return Victims(
        Mark(target, models, w, carried),
        hit,
        blast,
        crew,
        rider,
        None if unit is None else unit.name,
        save if is_chariot(target_rules) else None,
    )
