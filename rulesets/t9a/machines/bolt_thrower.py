"""Bolt throwers: a bolt that goes on from rank to rank [R L791-792]."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from rulesets.core.declaring.parameter import Choice, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.shooting import range_band
from rulesets.refusal import Refusal
from rulesets.t9a.machines import _options as options
from rulesets.t9a.machines import shared
from rulesets.t9a.machines.penetrating_shots import pierce
from rulesets.t9a.machines.shot import Shot, after_shot, shot_effects
from rulesets.t9a.shooting import options as shooting
from rulesets.t9a.shooting.to_hit import Circumstances
from rulesets.t9a.unit import acts, offers

KIND: Final = "bolt-thrower"


@procedure(
    source="R L791-792",
    command="warmachine",
    variant="bolt-thrower",
    meant_by="bolt-thrower",
    effects=shot_effects,
    follow_ups=after_shot,
    phases=("shooting",),
    demands=shared.GUNNERS,
    beyond=shared.BEYOND,
    acts=acts.MACHINES,
    offering=offers.BOLT,
)
def bolt_thrower_shot(
    dice: Dice,
    *,
    gun: options.Fired,
    bs: shooting.BallisticSkill,
    cover: shooting.Cover = "none",
    modifier: shooting.Bonus = 0,
    facing: Annotated[str, Choice(("front", "flank"))] = "front",
    depth: Annotated[int | None, Whole(1, options.MOST_STRUCK)] = None,
    body: options.Met,
) -> Shot:
    """Shoot with a bolt thrower [R L791-792].

    Each model removed lets the bolt on to the next rank, or file from a flank, one Strength weaker.

    Args:
        dice: To hit; to wound, saves and wounds of each hit in turn.
        gun: Who shoots at whom, with what.
        bs: Ballistic Skill of the crew, or of an Engineer near it.
        cover: The target's cover.
        modifier: Sum of other bonuses and penalties to hit.
        facing: `front` for the front or rear of the target, `flank`.
        depth: Its ranks, or files from a flank; worked out from its models and its width where
            nobody says.
        body: What the hits meet.

    Raises:
        Refusal: `another-machine`, `no-ballistic-skill`, `strength-unknown`, `missing-option`;
            shooters or target that may not shoot or be shot at, or out of range.
    """
    engine = gun.engine(KIND)
    gun.check(engine)
    blow, mark = gun.blow(engine), body.mark(gun.target)
    most = depth or _depth(gun, mark.models, facing)
    hits = tuple(
        body.met.hit(replace(blow, strength=max(1, blow.strength - rank))) for rank in range(most)
    )
    known = Circumstances(
        long_range=range_band(gun.distance, gun.reach(engine)) == "long",
        cover="heavy" if body.building else cover,
        other=modifier,
        target_rules=body.target_rules,
    )
    found = gun.aim(bs, known)
    stages = found.stages(blow.striker)
    if not stages:
        dice.tell("shots-impossible")
        return Shot("missed")
    if not dice.attacks(1, "shot", stages, (("hit", 1),)).score:
        return Shot("missed")
    return Shot("struck", harm=pierce(dice, hits, mark, blow.striker))


def _depth(gun: options.Gun, models: int | None, facing: str) -> int:
    """Return the ranks, or files, that a bolt may go through."""
    width = 0 if gun.target is None else gun.target.number("files", 0)
    if models == 1:
        return 1
    if models is None or not width:
        raise Refusal("missing-option", option="depth", absent="depth")
    return -(-models // width) if facing == "front" else min(width, models)
