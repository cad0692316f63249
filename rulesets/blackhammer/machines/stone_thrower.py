"""Stone throwers: a guess, a small template, and where it drifts [L2568-2594]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rulesets.blackhammer.attack import ONE_WOUND
from rulesets.blackhammer.harm import (
    Blast,
    Crew,
    Harm,
    Rider,
    after_harm,
    harm_effects,
    in_building,
    inflict,
    tell_survivors,
    under_template,
)
from rulesets.blackhammer.machines import _options as options
from rulesets.blackhammer.machines.cannon import UNHARMED, counting
from rulesets.blackhammer.machines.engine import STONE_THROWER
from rulesets.blackhammer.machines.misfire import (
    MachineMisfire,
    misfire_effects,
    war_machine_misfire,
)
from rulesets.blackhammer.options import Carried, Models, One, Ward, WoundsEach, YesNo
from rulesets.core.effect import Effect, StatusSet
from rulesets.core.parameter import Whole
from rulesets.core.procedure import Arguments, FollowUp
from rulesets.core.rules import NO_RULES
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice


@dataclass(frozen=True, slots=True)
class StoneThrown:
    """A stone thrower's shot.

    Attributes:
        state: `misfire`, or `landed`.
        drift: Paces the template moves along the arrow: there is no side that leaves it in place.
        counted: Whether the models under it were stated, and its hits resolved.
        misfire: What the misfire did, where it was one.
        harm: What the target lost.
        bearing: Degrees clockwise from the top of the table, unless real dice show it.
    """

    state: Literal["misfire", "landed"]
    drift: int | None = None
    counted: bool = False
    misfire: MachineMisfire | None = None
    harm: Harm = UNHARMED
    bearing: int | None = detail()


def stone_thrower_shot(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    rider: Rider = None,
    crew: Crew = None,
    guess: Annotated[int, Whole(STONE_THROWER.least, STONE_THROWER.range)],
    covered: options.Covered = None,
    partly: options.Covered = None,
    building: YesNo = False,
    t: options.Toughness = None,
    w: WoundsEach = 1,
    ward: Ward = None,
    models: Models = None,
    carried: Carried = 0,
    rules: options.ShotRules = NO_RULES,
    target_rules: options.TargetRules = NO_RULES,
) -> StoneThrown:
    """Shoot with a stone thrower: the guess, the drift, the models under the template [L2568-2594].

    The template drifts first and the players count what lies under it, so that the hits usually
    follow with `machine_hits`; stated here, for chances, they are resolved at once.

    Args:
        dice: The scatter die, and a D6 for a misfire; then the hits.
        unit: The machine.
        target: The enemy unit it is aimed at.
        rider: A character that rides the target.
        crew: Its ordinary riders.
        guess: Paces guessed, without measuring.
        covered: Models wholly under the template, or under its central hole.
        partly: Models partly under it: each struck on 4+.
        building: The target is in a building that it touches: 1D6 hits of one wound each.
        t: Its Toughness.
        w: Wounds of each of its models.
        ward: Its ward save.
        models: Its models.
        carried: Wounds noted on it.
        rules: Special rules of the shot beside those of a stone thrower.
        target_rules: Those of the target.

    Raises:
        Refusal: machine or target that may not shoot or be shot at; `missing-option` without a
            Toughness that is needed; `one-ridden-model`, `more-covered-than-models`,
            `rider-dead`, `target-dead`, `too-many-carried`.
    """
    options.check_machine(unit, target)
    dice.tell("template-aimed", guess=guess)
    victims = None
    if covered is not None or partly is not None or (building and t is not None):
        blast = STONE_THROWER.blast(rules)
        if building:
            blast = Blast(blast.strength, ONE_WOUND, blast.rules)
        victims = options.victims_of(
            blast,
            unit=unit,
            target=target,
            rider=rider,
            crew=crew,
            t=t,
            w=w,
            save=None,
            ward=ward,
            models=models,
            carried=carried,
            target_rules=target_rules,
        )
    drift = dice.scatter("template-drift")
    if drift.misfire:
        misfire = dice.call(war_machine_misfire, unit=unit)
        return StoneThrown("misfire", misfire=misfire)
    if victims is None:
        return StoneThrown("landed", drift.distance, bearing=drift.bearing)
    if building:
        harm = in_building(dice, victims)
    else:
        harm = inflict(dice, victims, under_template(dice, victims, covered or 0, partly or 0))
    tell_survivors(dice, victims, harm, target_rules)
    return StoneThrown("landed", drift.distance, counted=True, harm=harm, bearing=drift.bearing)


def stone_effects(arguments: Arguments, result: StoneThrown) -> tuple[Effect, ...]:
    """Take what was struck off the table; the machine has shot, or misfired."""
    if result.misfire is not None:
        return misfire_effects(arguments, result.misfire)
    return (*harm_effects(result.harm), StatusSet("unit", "shot", "turn"))


def after_stone(arguments: Arguments, result: StoneThrown) -> tuple[FollowUp, ...]:
    """Count the models under the template where nobody has."""
    if result.state == "landed" and not result.counted:
        return (counting("stone-thrower", arguments),)
    return after_harm(arguments, result.harm)
