"""Cannons: to hit, a line, and a ball that goes on while models fall [R L793-794]."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.parameter import Quantity, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import winning_marks
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.shooting import range_band
from rulesets.t9a.harm.attack import Hit
from rulesets.t9a.harm.harm import Harm, after_hits
from rulesets.t9a.machines import _options as options
from rulesets.t9a.machines import shared
from rulesets.t9a.machines.penetrating_shots import pierce
from rulesets.t9a.machines.shot import (
    Shot,
    after_shot,
    counted_effects,
    counting,
    misfired,
    shot_effects,
)
from rulesets.t9a.shooting import options as shooting
from rulesets.t9a.shooting.to_hit import Aim, Circumstances
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOE
from rulesets.t9a.unit.options import FARTHEST, INCH

KIND: Final = "cannon"
_LINE: Final = Amount(0, 1)
_MISFIRE: Final = 1


def after_cannon(arguments: Arguments, result: Shot) -> tuple[FollowUp, ...]:
    """Count the models under the line where nobody has."""
    if result.state == "landed":
        return (counting("cannon_ball", arguments),)
    return after_shot(arguments, result)


@procedure(
    source="R L793-794",
    command="warmachine",
    variant="cannon",
    meant_by="cannon",
    effects=shot_effects,
    follow_ups=after_cannon,
    phases=("shooting",),
    demands=shared.GUNNERS,
    beyond=shared.BEYOND,
    acts=acts.MACHINES,
    offering=offers.CANNON,
)
def cannon_shot(
    dice: Dice,
    *,
    gun: options.Fired,
    bs: shooting.BallisticSkill,
    modifier: shooting.Bonus = 0,
    line_length: Annotated[Amount | None, Quantity(1, FARTHEST, INCH)] = None,
    touched: options.Struck = None,
    misfire_reroll: options.MisfireReroll = "none",
    body: options.Met,
) -> Shot:
    """Fire a cannon [R L793-794].

    Cover is no hindrance, a Large Target a help; a natural 1 misfires. The line is measured from
    the model hit; the models under it are counted then, but for a target of one.

    Args:
        dice: To hit; the table for a misfire; the length of the line; each hit in turn.
        gun: Who shoots at whom, with what.
        bs: Ballistic Skill of the crew, or of an Engineer near it.
        modifier: Sum of other bonuses and penalties to hit.
        line_length: Inches of it, the weapon's or D6 where nobody says.
        touched: Models under the line, where it is known beforehand.
        misfire_reroll: What an Engineer has rolled again on the Misfire Table.
        body: What the hits meet.

    Raises:
        Refusal: `another-machine`, `no-ballistic-skill`, `strength-unknown`, `missing-option`;
            shooters or target that may not shoot or be shot at, or out of range.
    """
    engine = gun.engine(KIND)
    gun.check(engine)
    hits = _hits(gun, body, 1)
    mark = body.mark(gun.target)
    far = range_band(gun.distance, gun.reach(engine)) == "long"
    known = Circumstances(long_range=far, other=modifier, target_rules=body.target_rules)
    large = (Modifier("large-target", 1),) if "large-target" in body.target_rules else ()
    found = gun.aim(bs, known, *large)
    name = None if gun.unit is None else gun.unit.name
    face = _aimed(dice, found, name)
    if face == _MISFIRE:
        return misfired(dice, gun.unit, 0, misfire_reroll)
    hit = face in found.wins
    if hit and found.again is not None:
        again = found.rerolled(winning_marks(D6, found.again))
        hit = dice.successes(1, found.again, "to-hit-again", reroll=again, subject=name) > 0
    if not hit:
        return Shot("missed")
    own = None if engine is None else engine.length
    inches = (line_length or own or _LINE).roll(dice, "cannon-line")
    count = 1 if touched is None and mark.models == 1 else touched
    if count is None:
        return Shot("landed", inches)
    if count > 1:
        hits = _hits(gun, body, count)
    return Shot("struck", inches, harm=pierce(dice, hits[:count], mark, name))


def _aimed(dice: Dice, found: Aim, name: str | None) -> int:
    """Return the face that counts to hit: one rolled again for a spell misfires no more."""

    def roll(purpose: str) -> int:
        return dice.sum(1, purpose, need=found.need, modifiers=found.modifiers, subject=name)

    face = roll("to-hit")
    return roll("to-hit-rerolled") if face in found.rerolled(found.wins) else face


@procedure(
    source="R L793-794",
    command="warmachine",
    variant="ball",
    effects=counted_effects,
    follow_ups=after_hits,
    phases=("shooting",),
    demands=(FOE,),
    beyond=shared.BEYOND,
    offering=offers.BALL,
)
def cannon_ball(
    dice: Dice,
    *,
    gun: options.Fired,
    touched: Annotated[int, Whole(1, options.MOST_STRUCK)],
    body: options.Met,
) -> Harm:
    """Resolve the hits of a cannonball, once the models under its line are counted [R L793-794].

    The first is of full Strength, those behind of half, while every one before was removed.

    Args:
        dice: To wound, saves and wounds of each hit in turn.
        gun: Who shot at whom, with what.
        touched: Models under the line.
        body: What the hits meet.

    Raises:
        Refusal: `another-machine`, `strength-unknown`, `missing-option`, `target-dead`.
    """
    hits = _hits(gun, body, touched)
    name = None if gun.unit is None else gun.unit.name
    return pierce(dice, hits, body.mark(gun.target), name)


def _hits(gun: options.Gun, body: options.Exposed, count: int) -> tuple[Hit, ...]:
    """Return the hits on models behind each other: half the Strength, rounded up, after the first.

    What an army book puts in square brackets is the first one's.
    """
    engine = gun.engine(KIND)
    first, others = gun.blow(engine, centre=True), gun.blow(engine)
    halved = replace(others, strength=(others.strength + 1) // 2)
    return (body.met.hit(first), *(body.met.hit(halved) for _ in range(count - 1)))
