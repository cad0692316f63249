"""Figures that the players count at the table: under a disc, or in a corridor [L3806-3868]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.core.effect import Effect
from rulesets.core.parameter import Choice, Whole
from rulesets.core.procedure import Arguments, FollowUp
from rulesets.core.rules import NO_RULES
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING
from rulesets.whfb2.aim import reachable
from rulesets.whfb2.harm import ONE
from rulesets.whfb2.machines import _options as machines
from rulesets.whfb2.machines import bombard
from rulesets.whfb2.machines._options import MachineHarm, Mark
from rulesets.whfb2.machines.catapult import under_disc
from rulesets.whfb2.machines.engine import ENGINES
from rulesets.whfb2.options import One
from rulesets.whfb2.shooting import _options as options
from rulesets.whfb2.shooting.to_hit import Circumstances, required_to_hit
from rulesets.whfb2.striking import Blow, figure_by_figure


@dataclass(frozen=True, slots=True)
class MachineHits:
    """What was struck of the figures counted, and what the unit lost."""

    struck: int
    harm: MachineHarm


def machine_hits(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    machine: Annotated[str, Choice(("catapult", "bombard"))] = "catapult",
    covered: Annotated[int, Whole(0, 200)],
    bs: machines.Skill = machines.MACHINE_BS,
    cover: options.Cover = "none",
    modifier: options.Bonus = 0,
    facing: options.Facing = "front",
    t: machines.Toughness = None,
    w: options.WoundsEach = 1,
    save: options.Save = None,
    models: options.Models = None,
    carried: options.Carried = 0,
    target_rules: machines.TargetRules = NO_RULES,
    natural_one: options.NaturalOne = False,
    save_cap: options.SaveCap = False,
) -> MachineHits:
    """Resolve a catapult's stone where it fell, or a bombard's ball in another unit [L3806-3868].

    Figures wholly or partly under the stone's disc are struck on 4+, large ones on 3+, and take D3
    hits. For each figure in a bombard's corridor a roll to hit is made; those hit take D6.

    Args:
        dice: Who is struck; for each figure its hits, wounds and saves.
        unit: The machine.
        target: Who is struck: friends and figures in close combat may be.
        machine: Which machine it is.
        covered: Figures of the unit under the disc, or in the corridor.
        bs: Bow Skill of a bombard.
        cover: Cover of the target, from a bombard.
        modifier: Sum of other bonuses of a bombard to hit.
        facing: Side of the target that is struck.
        t: Toughness of the target.
        w: Wounds of each figure.
        save: Its save.
        models: Its figures.
        carried: Wounds noted on it.
        target_rules: Its special rules.
        natural_one: House rule.
        save_cap: House rule.

    Raises:
        Refusal: `target-dead`, `missing-option` without a Toughness, `too-many-carried`.
    """
    mark = Mark(target, t, save, w, models, carried, target_rules)
    engine = ENGINES[machine]
    blow = Blow(engine.strength, facing=facing, natural_one=natural_one, save_cap=save_cap)
    hit = mark.hit(blow)
    name = None if unit is None else unit.name
    if machine == "catapult":
        return MachineHits(*under_disc(dice, covered, mark, blow, name))
    aim = Circumstances(target_rules=target_rules, cover=cover, other=modifier).modifiers()
    need = required_to_hit(bs, aim)
    figures = covered if models is None else min(covered, models)
    struck = 0
    if reachable(need, beyond=False):
        never = ONE if natural_one else NOTHING
        struck = dice.successes(figures, need, "to-hit", never=never, modifiers=aim, subject=name)
    else:
        dice.tell("cannot-hit", need=need)
    lost = figure_by_figure(
        dice, struck, bombard.HITS, hit, left=mark.left, striker=name, target=mark.name
    )
    return MachineHits(struck, mark.lost(lost))


def hits_effects(_arguments: Arguments, result: MachineHits) -> tuple[Effect, ...]:
    """Take what was struck off the table."""
    return machines.harm_effects(result.harm)


def after_hits(_arguments: Arguments, result: MachineHits) -> tuple[FollowUp, ...]:
    """Heavy losses call for a rout test."""
    return machines.after_harm(result.harm)
