"""Catapults and flame throwers: a template, and the models that the players count under it.

[R L783-790, L934]
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from rulesets.core.declaring.parameter import Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.dice.die import SCATTER_HIT
from rulesets.dice.handle import Dice
from rulesets.t9a.harm.attack import inflict
from rulesets.t9a.harm.distribution import Landed
from rulesets.t9a.harm.harm import Harm, strike
from rulesets.t9a.machines import _options as options
from rulesets.t9a.machines import shared
from rulesets.t9a.machines.engine import engine_of
from rulesets.t9a.machines.shot import (
    NONE,
    Shot,
    after_harm,
    after_shot,
    counted_effects,
    counting,
    misfired,
    shot_effects,
)
from rulesets.t9a.shooting import options as shooting
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOE
from rulesets.t9a.unit.options import YesNo

_MISFIRE: Final = 6
_TWICE: Final = 2
_FLAME: Final = -1
"""The modifier of a flame thrower's misfire on the table's roll."""


def after_template(arguments: Arguments, result: Shot) -> tuple[FollowUp, ...]:
    """Count the models under the template where nobody has."""
    if result.state == "landed":
        return (counting("template_hits", arguments),)
    return after_shot(arguments, result)


@procedure(
    source="R L783-788, L934",
    command="warmachine",
    variant="catapult",
    meant_by="catapult",
    effects=shot_effects,
    follow_ups=after_template,
    phases=("shooting",),
    demands=shared.GUNNERS,
    beyond=shared.BEYOND,
    acts=acts.MACHINES,
    offering=offers.CATAPULT,
)
def catapult_shot(
    dice: Dice,
    *,
    gun: options.Fired,
    bs: shooting.BallisticSkill = 0,
    in_sight: YesNo = True,
    scatter_reroll: YesNo = False,
    covered: options.Struck = None,
    centre: YesNo = False,
    misfire_reroll: options.MisfireReroll = "none",
    body: options.Met,
) -> Shot:
    """Shoot with a catapult [R L783-788].

    A 6 on the distance die misfires. A template in sight stays on a hit and else goes twice the
    die; out of sight a hit lets it go that far less the Ballistic Skill, in a random direction.

    Args:
        dice: The scatter die and a D6; the table for a misfire; the hits where they are known.
        gun: Who shoots at whom, with what.
        bs: Ballistic Skill of the crew, or of an Engineer near it: for shots out of sight.
        in_sight: Whether the centre of the template is placed in sight.
        scatter_reroll: Whether an Engineer near it has an arrow rolled again.
        covered: Models under the template where it lands, where it is known beforehand.
        centre: Whether one of them is under its centre.
        misfire_reroll: What an Engineer has rolled again on the Misfire Table.
        body: What the hits meet.

    Raises:
        Refusal: `another-machine`, `strength-unknown`, `missing-option`; shooters or target that
            may not shoot or be shot at, or out of range.
    """
    engine = gun.engine("catapult")
    gun.check(engine)
    gun.blow(engine)
    body.mark(gun.target)
    drift = dice.scatter("template-scatter", die=SCATTER_HIT)
    if scatter_reroll and not drift.hit:
        drift = dice.scatter("template-scatter", die=SCATTER_HIT)
    distance = dice.single("scatter-distance")
    if distance == _MISFIRE:
        return misfired(dice, gun.unit, 0, misfire_reroll)
    inches = distance * _TWICE
    if drift.hit:
        inches = 0 if in_sight else max(0, inches - bs)
        if inches:
            dice.tell("random-direction", inches=inches)
    if body.building and not inches:
        covered, centre = 1, True
    if covered is None:
        return Shot("landed", inches, bearing=drift.bearing)
    harm = _under(dice, gun, body, covered, centre=centre)
    return Shot("struck", inches, harm=harm, bearing=drift.bearing)


@procedure(
    source="R L789-790",
    command="warmachine",
    variant="flame-thrower",
    meant_by="flame-thrower",
    effects=shot_effects,
    follow_ups=after_template,
    phases=("shooting",),
    demands=shared.GUNNERS,
    beyond=shared.BEYOND,
    acts=acts.MACHINES,
    offering=offers.FLAME,
)
def flame_thrower_shot(
    dice: Dice,
    *,
    gun: options.Fired,
    distance_reroll: Annotated[int, Whole(0, 5)] = 0,
    covered: options.Struck = None,
    misfire_reroll: options.MisfireReroll = "none",
    body: options.Met,
) -> Shot:
    """Shoot with a flame thrower: a template that goes on a D6 of inches [R L789-790].

    A 6 misfires, one worse on the table than others do.

    Args:
        dice: A D6; the table for a misfire; the hits where they are known.
        gun: Who shoots at whom, with what.
        distance_reroll: The longest distance that an Engineer near it has rolled again.
        covered: Models on its way, where they are known beforehand.
        misfire_reroll: What an Engineer has rolled again on the Misfire Table.
        body: What the hits meet.

    Raises:
        Refusal: `another-machine`, `strength-unknown`, `missing-option`; shooters or target that
            may not shoot or be shot at, or out of range.
    """
    engine = gun.engine("flame-thrower")
    gun.check(engine)
    gun.blow(engine)
    body.mark(gun.target)
    distance = dice.single("flame-distance")
    if distance <= distance_reroll:
        distance = dice.single("flame-distance")
    if distance == _MISFIRE:
        return misfired(dice, gun.unit, _FLAME, misfire_reroll)
    if covered is None and not body.building:
        return Shot("landed", distance)
    count = 1 if covered is None else covered
    return Shot("struck", distance, harm=_under(dice, gun, body, count, centre=False))


@procedure(
    source="R L783-790, L934",
    command="warmachine",
    variant="template",
    effects=counted_effects,
    follow_ups=after_harm,
    phases=("shooting",),
    demands=(FOE,),
    beyond=shared.BEYOND,
    offering=offers.TEMPLATE,
)
def template_hits(
    dice: Dice,
    *,
    gun: options.Fired,
    covered: Annotated[int, Whole(0, options.MOST_STRUCK)],
    centre: YesNo = False,
    body: options.Met,
) -> Harm:
    """Resolve the hits of a template, once the models under it are counted [R L783-790].

    Args:
        dice: To wound, saves and wounds; the one under the centre first.
        gun: Who shot at whom, with what.
        covered: Models under it.
        centre: Whether one of them is under its centre, where the weapon has that one struck
            harder.
        body: What the hits meet.

    Raises:
        Refusal: `strength-unknown`, `missing-option`, `target-dead`, `too-many-carried`.
    """
    return _under(dice, gun, body, covered, centre=centre)


def _under(
    dice: Dice, gun: options.Gun, body: options.Exposed, covered: int, *, centre: bool
) -> Harm:
    """Return what models under a template lose; of those in a building it touches D6 [R L934].

    There its centre is over all of them or none.
    """
    kinds = ("catapult", "flame-thrower")
    found = (engine_of(gun.machine, gun.unit, kind) for kind in kinds)
    engine = next((engine for engine in found if engine is not None), None)
    if not covered:
        return NONE
    if body.building:
        covered = options.INDOORS.roll(dice, "template-indoors")
    blow = gun.blow(engine)
    hard = gun.blow(engine, centre=True)
    hit, mark = body.against(blow, gun)
    if not centre or hard == blow:
        return strike(dice, Landed(covered), blow, hit, mark)
    under = covered if body.building else 1
    crushing, striker = body.met.hit(hard), blow.striker
    first = inflict(dice, under, crushing, cap=mark.left, striker=striker, target=mark.name)
    left = None if mark.left is None else mark.left - first.score
    others = inflict(dice, covered - under, hit, cap=left, striker=striker, target=mark.name)
    return replace(mark.struck(first.score + others.score), hits=covered)
