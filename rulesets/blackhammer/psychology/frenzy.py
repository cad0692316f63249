"""Frenzy, and the charges that it demands [L2028-2032, L2148]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.psychology.leadership import leadership_roll
from rulesets.blackhammer.unit import demands, offers
from rulesets.blackhammer.unit.options import One, Penalty, State, YesNo
from rulesets.blackhammer.unit.unit_state import WAR_MACHINE, state_of
from rulesets.core.declaring.parameter import Choice, Fill, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

PARTS: Final = ("whole", "rider", "mount")


@dataclass(frozen=True, slots=True)
class FrenzyCheck:
    """The demands of Frenzy on a unit.

    Attributes:
        must_charge: Whether it has to declare a charge.
        reason: Why not: `engaged`, `fleeing`, `stupid`, `off-table`, `out-of-reach`, `restrained`,
            `war-machine` [L2482].
        passed: Whether the character's test held it back, None without one.
        extra_attacks: Attacks that Frenzy gives the rider, or each model of a unit.
        mount_extra_attacks: Attacks that it gives the mount.
        total: What counted of the dice.
    """

    must_charge: bool
    reason: str | None
    passed: bool | None
    extra_attacks: int
    mount_extra_attacks: int
    total: int | None = detail()


def frenzy_effects(_arguments: Arguments, result: FrenzyCheck) -> tuple[Effect, ...]:
    """Note the test that a character took to hold back."""
    return () if result.passed is None else (StatusSet("unit", "frenzy-tested", "phase"),)


def after_frenzy(arguments: Arguments, result: FrenzyCheck) -> tuple[FollowUp, ...]:
    """Offer the test of a character who would have to charge: he may always take it [L2028]."""
    unit = arguments["unit"]
    tested = arguments["character"] or unit is None or "character" not in unit.rules
    if tested or not result.must_charge:
        return ()
    stated = (("character", "yes"),)
    return (FollowUp("frenzy_check", (("unit", "unit"),), stated, "it-holds-back"),)


@procedure(
    source="L2028-2032",
    command="psychology",
    variant="frenzy",
    phases=("movement",),
    effects=frenzy_effects,
    follow_ups=after_frenzy,
    demands=demands.FRENZY,
    offering=offers.FRENZY,
)
def frenzy_check(
    dice: Dice,
    *,
    unit: One = None,
    in_reach: YesNo = True,
    character: YesNo = False,
    ld: Annotated[int | None, Whole(0, 10), Fill("unit", "ld")] = None,
    frenzied: Annotated[str, Choice(PARTS)] = "whole",
    state: State = None,
    penalty: Penalty = 0,
    reroll: YesNo = False,
) -> FrenzyCheck:
    """Tell whether a Frenzied unit must charge; a character may test to hold back [L2028].

    Args:
        dice: The dice.
        unit: The unit, with Frenzy.
        in_reach: An enemy is in sight and reach, and the charge hangs on nothing else.
        character: A character (or his mount) is Frenzied and tests to hold back.
        ld: His Leadership.
        frenzied: Which part of a mounted model has Frenzy: only that part gains an Attack.
        state: What it is doing, when no unit of the battle tells.
        penalty: Points added to the dice.
        reroll: Whether a failed test is rolled again.

    Raises:
        Refusal: `missing-option` when a character tests without a Leadership.
    """
    doing = state_of(unit, state)
    machine = unit is not None and WAR_MACHINE in unit.rules
    attacks = (0 if frenzied == "mount" else 1, 1 if frenzied == "mount" else 0)
    if doing != "free" or not in_reach:
        reason = doing if doing != "free" else "out-of-reach"
        return FrenzyCheck(False, reason, None, *attacks)
    if machine:
        return FrenzyCheck(False, WAR_MACHINE, None, *attacks)
    if not character:
        return FrenzyCheck(True, None, None, *attacks)
    if ld is None:
        raise Refusal("missing-option", option="ld")
    test = dice.call(leadership_roll, ld=ld, penalty=penalty, reroll=reroll, label="frenzy-test")
    return FrenzyCheck(
        not test.passed,
        "restrained" if test.passed else None,
        test.passed,
        *attacks,
        total=test.total,
    )
