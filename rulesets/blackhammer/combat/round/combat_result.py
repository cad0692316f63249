"""The reckoning of a round: both sides' bonuses, who won, and whom the loser's Fear weighs on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.blackhammer.combat.fighters.score_kept import NO_DUEL, Duelled
from rulesets.blackhammer.combat.fighters.siege import in_assault
from rulesets.blackhammer.combat.round.losses import GONE, LONE, SOUND, Toll
from rulesets.blackhammer.combat.round.plan import NAMES, Plan
from rulesets.blackhammer.combat.score import Camp, Verdict, tell_verdict, verdict
from rulesets.blackhammer.psychology.fear import defeat_penalty
from rulesets.blackhammer.unit.unit_state import listed
from rulesets.dice.handle import Dice

_BANNERS: Final = frozenset({"standard", "battle-standard", "war-banner"})
"""What counts for nothing in the assault of a building [L2988]."""


@dataclass(frozen=True, eq=False, slots=True)
class Stakes:
    """What the end of a round depends on beside the losses; compared by identity.

    Attributes:
        plan: The round.
        high_ground: Which sides stand higher.
        other: Other bonuses of each.
        restrain: Which sides try to hold back.
        obstacle: Which sides defend an obstacle.
        duelled: What a challenge scored that was fought apart.
    """

    plan: Plan
    high_ground: tuple[bool, bool]
    other: tuple[int, int]
    restrain: tuple[bool, bool]
    obstacle: tuple[bool, bool]
    duelled: Duelled = NO_DUEL


@dataclass(frozen=True, slots=True)
class Defeat:
    """What the beaten face, however it came about.

    Attributes:
        victor: Place of the side that won.
        margin: By how much; 0 where it wiped the other side out.
        tests: Beaten units that test, with what Fear adds to their dice.
        alive: Whether anything is left of each unit, by side.
        left: Wounds left to each beaten demon unit; of others, those they began with.
    """

    victor: int
    margin: int
    tests: tuple[tuple[int, int], ...]
    alive: tuple[tuple[bool, ...], tuple[bool, ...]]
    left: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False, slots=True)
class Reckoning:
    """A round after the blows; compared by identity.

    Attributes:
        told: Who won.
        alive: Whether anything is left of each unit, by side.
        defeat: What the beaten face, None for a draw.
    """

    told: Verdict
    alive: tuple[tuple[bool, ...], tuple[bool, ...]]
    defeat: Defeat | None


def name_of(plan: Plan, side: int) -> str | None:
    """Return what the units of a side are called; None where one has no name."""
    return listed([one.unit.name for one in plan.sides[side]])


def reckon(dice: Dice, stakes: Stakes, toll: Toll) -> Reckoning:
    """Count a round's result from its losses."""
    plan = stakes.plan
    first = len(plan.sides[0])
    left = (toll.left[:first], toll.left[first:])
    alive = (tuple([one != GONE for one in left[0]]), tuple([one != GONE for one in left[1]]))
    camps = (_camp(stakes, 0, toll, left), _camp(stakes, 1, toll, left))
    stakes.duelled.tell(dice, (name_of(plan, 0), name_of(plan, 1)))
    told = verdict(camps[0], camps[1])
    tell_verdict(dice, camps[0], camps[1], told)
    if told.winner == "none":
        return Reckoning(told, alive, None)
    victor = NAMES.index(told.winner)
    tests = _tests(plan, victor, toll, alive) if told.margin else ()
    lost = (toll.demons[:first], toll.demons[first:])[1 - victor]
    fighters = plan.sides[1 - victor]
    remaining = tuple([one.wounds - gone for one, gone in zip(fighters, lost, strict=True)])
    return Reckoning(told, alive, Defeat(victor, told.margin, tests, alive, remaining))


def _camp(
    stakes: Stakes, side: int, toll: Toll, left: tuple[tuple[int, ...], tuple[int, ...]]
) -> Camp:
    plan = stakes.plan
    units = [
        (remains, one)
        for remains, one in zip(left[side], plan.sides[side], strict=True)
        if remains != GONE
    ]
    asides = [
        one.facing
        for remains, one in units
        if one.facing != "front"
        and remains == SOUND
        and left[1 - side][one.target] not in (GONE, LONE)
    ]
    held: frozenset[str] = frozenset().union(
        *[one.names - _BANNERS if in_assault(one.unit) else one.names for _, one in units]
    )
    return Camp(
        wounds=toll.wounds[1 - side] + stakes.duelled.wounds[side],
        ranks=plan.ranks[side],
        power=toll.power[side],
        standard="standard" in held,
        battle_standard="battle-standard" in held,
        war_banner="war-banner" in held,
        high_ground=stakes.high_ground[side],
        flanks=asides.count("flank"),
        rears=asides.count("rear"),
        overkill=toll.overkill[1 - side] + stakes.duelled.overkill[side],
        other=stakes.other[side],
        musician="musician" in held,
        doomed="doomed" in held,
        name=name_of(plan, side),
    )


def _tests(
    plan: Plan, victor: int, toll: Toll, alive: tuple[tuple[bool, ...], tuple[bool, ...]]
) -> tuple[tuple[int, int], ...]:
    """Return the beaten units that test, in the order named, with what Fear adds.

    Characters share the test of the unit that they are in.
    """
    beaten = 1 - victor
    return tuple(
        (
            place,
            defeat_penalty(
                one.rules,
                power=toll.power[beaten],
                fear_power=toll.fear[victor],
                terror_power=toll.terror[victor],
            ),
        )
        for place, one in enumerate(plan.sides[beaten])
        if alive[beaten][place] and not (one.host is not None and alive[beaten][one.host])
    )
