"""Figures that the players count at the table: under a disc, or in a corridor [L3806-3868]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Choice, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared
from rulesets.dice.handle import Dice
from rulesets.whfb2.harm.aim import reachable
from rulesets.whfb2.harm.proof import check_mortal
from rulesets.whfb2.machines import _options as machines
from rulesets.whfb2.machines._options import Aim, MachineHarm, Mark, Settled
from rulesets.whfb2.machines.bombard import in_corridor, struck_by_ball
from rulesets.whfb2.machines.catapult import TO_COUNT, under_disc
from rulesets.whfb2.machines.engine import ENGINES
from rulesets.whfb2.shooting.to_hit import required_to_hit
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.options import One


@dataclass(frozen=True, slots=True)
class MachineHits:
    """Figures struck of those counted, and losses of their unit."""

    struck: int
    harm: MachineHarm


def hits_effects(arguments: Arguments, result: MachineHits) -> tuple[Effect, ...]:
    """Take what was struck off the table, and note that the figures under a stone are counted."""
    unit = arguments["unit"]
    counted = (StatusCleared("unit", TO_COUNT),) if unit and unit.has(TO_COUNT) else ()
    return (*counted, *machines.harm_effects(result.harm))


def after_hits(arguments: Arguments, result: MachineHits) -> tuple[FollowUp, ...]:
    """Offer the rout test that heavy losses call for, and the hits on another unit there."""
    tests = machines.after_harm(result.harm)
    if arguments["unit"] is None:
        return tests
    values = (("machine", arguments["machine"]),)
    on = FollowUp("machine_hits", (("unit", "unit"),), values, "machine-hits-on")
    return (*tests, on)


@procedure(
    source="L3806-3868",
    command="warmachine",
    variant="hits",
    effects=hits_effects,
    follow_ups=after_hits,
    phases=("shooting",),
    offering=offers.MACHINE_HITS,
)
def machine_hits(
    dice: Dice,
    *,
    unit: One = None,
    mark: Annotated[Mark, BUNDLE],
    machine: Annotated[str, Choice(("catapult", "bombard"))] = "catapult",
    covered: Annotated[int, Whole(0, 200)],
    bs: machines.Skill = machines.MACHINE_BS,
    aim: Annotated[Aim, BUNDLE],
    settled: Annotated[Settled, BUNDLE],
) -> MachineHits:
    """Resolve a catapult's stone where it fell, or a bombard's ball in another unit [L3806-3868].

    Figures wholly or partly under the stone's disc are struck on 4+, large ones on 3+, and take D3
    hits. For each figure in a bombard's corridor a roll to hit is made; those hit take D6.

    Args:
        dice: Who is struck; for each figure its hits, wounds and saves.
        unit: The machine.
        mark: Who is struck: friends and figures in close combat may be.
        machine: Which machine it is.
        covered: Figures of the unit under the disc, or in the corridor.
        bs: Bow Skill of a bombard.
        aim: Cover of the target, and other bonuses to hit.
        settled: House rules.

    Raises:
        Refusal: `target-dead`, `missing-option` without a Toughness, `too-many-carried`, and what
            `check_mortal` refuses.
    """
    check_mortal(mark.target, magic=False)
    blow = settled.blow(ENGINES[machine].strength)
    mark.hit(blow)
    name = None if unit is None else unit.name
    if machine == "catapult":
        return MachineHits(*under_disc(dice, covered, mark, blow, name))
    named = aim.modifiers(unit, mark)
    need = required_to_hit(bs, named)
    figures = covered if mark.models is None else min(covered, mark.models)
    if not reachable(need, beyond=False):
        dice.tell("cannot-hit", need=need)
    struck = in_corridor(dice, figures, need, named, settled, striker=name)
    return MachineHits(struck, mark.lost(struck_by_ball(dice, struck, mark, blow, name)))
