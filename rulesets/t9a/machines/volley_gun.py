"""Volley guns: many shots, and a misfire where too many sixes fall [R L795-796]."""

from __future__ import annotations

from typing import Annotated, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.parameter import Quantity, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.shooting import range_band
from rulesets.refusal import Refusal
from rulesets.t9a.machines import _options as options
from rulesets.t9a.machines import shared
from rulesets.t9a.machines.shot import Shot, after_shot, misfired, shot_effects
from rulesets.t9a.shooting import options as shooting
from rulesets.t9a.shooting.to_hit import Circumstances
from rulesets.t9a.shooting.volley import Volley
from rulesets.t9a.unit import acts, offers

KIND: Final = "volley-gun"
_SIX: Final = frozenset({6})
_MISFIRES: Final = 2
_MOST: Final = 60


@procedure(
    source="R L795-796",
    command="warmachine",
    variant="volley-gun",
    meant_by="volley-gun",
    effects=shot_effects,
    follow_ups=after_shot,
    phases=("shooting",),
    demands=shared.GUNNERS,
    beyond=shared.BEYOND,
    acts=acts.MACHINES,
    offering=offers.VOLLEY,
)
def volley_gun_shot(
    dice: Dice,
    *,
    gun: options.Fired,
    bs: shooting.BallisticSkill,
    shots: Annotated[Amount | None, Quantity(1, _MOST)] = None,
    times: Annotated[int | None, Whole(1, 6)] = None,
    cover: shooting.Cover = "none",
    modifier: shooting.Bonus = 0,
    misfire_reroll: options.MisfireReroll = "none",
    body: options.Met,
) -> Shot:
    """Shoot with a volley gun [R L795-796].

    Where dice say how many shots it has, one 6 among them takes 1 off the aim, two or more misfire.

    Args:
        dice: The number of shots; the table for a misfire; to hit, to wound, saves, wounds.
        gun: Who shoots at whom, with what.
        bs: Ballistic Skill of the crew, or of an Engineer near it.
        shots: How many, the weapon's where nobody says.
        times: By how much they are multiplied.
        cover: The target's cover.
        modifier: Sum of other bonuses and penalties to hit.
        misfire_reroll: What an Engineer has rolled again on the Misfire Table.
        body: What the hits meet.

    Raises:
        Refusal: `another-machine`, `no-ballistic-skill`, `shots-unknown`, `strength-unknown`,
            `missing-option`; shooters or target that may not shoot or be shot at, or out of range.
    """
    engine = gun.engine(KIND)
    gun.check(engine)
    blow = gun.blow(engine)
    hit, mark = body.against(blow, gun)
    amount = shots if shots is not None or engine is None else engine.shots
    if amount is None:
        raise Refusal("shots-unknown")
    by = times or (1 if engine is None or shots is not None else engine.times)
    band = range_band(gun.distance, gun.reach(engine))
    count, sixes = amount.plus, 0
    if amount.count:
        fallen = dice.tally(amount.count, _SIX, "shots", subject=blow.striker, plus=amount.plus)
        count, sixes = max(0, fallen.total), fallen.matches
    if sixes >= _MISFIRES:
        return misfired(dice, gun.unit, 0, misfire_reroll)
    known = Circumstances(
        long_range=band == "long",
        cover="heavy" if body.building else cover,
        strained=sixes > 0,
        other=modifier,
        target_rules=body.target_rules,
    )
    found = gun.aim(bs, known)
    volley = Volley(count * by, found, blow, hit, mark, band=band)
    return Shot("struck", harm=volley.strike(dice))
