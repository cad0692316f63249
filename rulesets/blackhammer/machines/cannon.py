"""Cannons: a guess, a flight, a bounce, and the models on the way [L2512-2546]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rulesets.blackhammer.harm.harm import UNHARMED, Harm, after_harm, harm_effects, one_by_one
from rulesets.blackhammer.machines import options
from rulesets.blackhammer.machines.engine import CANNON, to_count
from rulesets.blackhammer.machines.misfire import (
    MachineMisfire,
    misfire_effects,
    war_machine_misfire,
)
from rulesets.blackhammer.shooting.eligibility import too_wet
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.options import YesNo
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.die import ARTILLERY, MISFIRE
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class CannonShot:
    """A cannon's shot.

    Attributes:
        state: What became of the ball: `misfire`, `beyond` its target without effect, `buried`
            where it fell, or `bounced`; `drenched` where the powder was wet [L3270].
        lands_at: Paces from the cannon where it first falls.
        ends_at: Where it comes to rest.
        struck: Models it strikes; None while nobody said where the target stands.
        misfire: What the misfire did, where it was one.
        harm: What the target lost.
        bounce: Paces it bounces, as the die fell.
    """

    state: Literal["misfire", "beyond", "buried", "bounced", "drenched"]
    lands_at: int | None = None
    ends_at: float | None = None
    struck: int | None = None
    misfire: MachineMisfire | None = None
    harm: Harm = UNHARMED
    bounce: int | None = detail()


@dataclass(frozen=True, slots=True)
class _Stand:
    """A target in the line of fire: its near edge, its depth, its rows."""

    near: float
    depth: float
    rows: int

    @property
    def far(self) -> float:
        return self.near + self.depth

    def crossed(self, start: float, end: float) -> int:
        """Return the rows that a way crosses: no more than one model of each is struck [L2540]."""
        each = self.depth / self.rows
        return sum(
            start <= self.near + (row + 1) * each and end >= self.near + row * each
            for row in range(self.rows)
        )


def cannon_effects(arguments: Arguments, result: CannonShot) -> tuple[Effect, ...]:
    """Take what was struck off the table; the cannon has shot, or misfired."""
    if result.misfire is not None:
        return misfire_effects(arguments, result.misfire)
    waits = _is_uncounted(result)
    buried = result.state == "buried"
    due = (to_count("cannon", building=arguments["building"], buried=buried),) if waits else ()
    return (*harm_effects(arguments, result.harm), StatusSet("unit", "shot", "turn"), *due)


def _is_uncounted(result: CannonShot) -> bool:
    """Tell whether players still count the models on the way."""
    return result.struck is None and result.state in ("buried", "bounced")


def after_cannon(arguments: Arguments, result: CannonShot) -> tuple[FollowUp, ...]:
    """Count the models on the way where nobody could work them out."""
    if _is_uncounted(result):
        return (counting("cannon", arguments),)
    return after_harm(arguments, result.harm)


@procedure(
    source="L2512-2546, L2978",
    command="warmachine",
    variant="cannon",
    meant_by="cannon",
    effects=cannon_effects,
    follow_ups=after_cannon,
    phases=("shooting",),
    demands=demands.MACHINES,
    acts=acts.MACHINES,
    offering=offers.CANNON,
)
def cannon_shot(
    dice: Dice,
    *,
    parties: options.Named,
    guess: Annotated[int, Whole(CANNON.least, CANNON.range)],
    distance: options.Gap = None,
    depth: options.Gap = None,
    rows: options.Rows = 1,
    stops_at: options.Gap = None,
    building: YesNo = False,
    rules: options.ShotRules = NO_RULES,
    body: options.Met,
) -> CannonShot:
    """Fire a cannon: guess, artillery die, bounce, and what the ball strikes [L2512-2546, L2978].

    Where `distance` and `depth` are known, the models on the way are worked out from them and
    wounded at once; else the players measure and count them, and go on with `machine_hits`.

    Args:
        dice: The artillery die; again for the bounce, or a D6 for a misfire; then the hits.
        parties: The cannon, its target and who rides that.
        guess: Paces guessed, without measuring.
        distance: Paces measured afterwards to the near edge of the target.
        depth: Paces from its near edge to its far edge, along the line.
        rows: Ranks seen from the front or rear, columns from a flank; 1 for a single model.
        stops_at: Paces from the cannon where terrain stops the ball: impassable ground or a marsh
            at its edge, a wood 2 paces into it.
        building: The target is in a building: 1D6 hits of one wound each.
        rules: Special rules of the shot beside those of a cannon.
        body: What its hits meet.

    Raises:
        Refusal: machine or target that may not shoot or be shot at; `depth-and-distance` where one
            is given without the other; `missing-option` without a Toughness that is needed;
            `rider-dead`, `target-dead`, `too-many-carried`.
    """
    options.check_machine(parties)
    if (distance is None) != (depth is None):
        raise Refusal("depth-and-distance")
    stand = None
    victims = None
    if distance is not None and depth is not None:
        stand = _Stand(distance, depth, 1 if building else rows)
        victims = options.victims_of(CANNON.blast(rules), parties, body, building=building)
    if too_wet(dice, parties.unit):
        return CannonShot("drenched")
    flown = dice.single("cannon-flight", die=ARTILLERY)
    if flown == MISFIRE:
        misfire = dice.call(war_machine_misfire, unit=parties.unit)
        return CannonShot("misfire", misfire=misfire)
    lands = guess + flown
    dice.tell("ball-lands", lands=lands, guess=guess, flown=flown)
    if stand is not None and lands > stand.far:
        return CannonShot("beyond", lands, float(lands), 0)
    bounce = dice.single("cannon-bounce", die=ARTILLERY)
    buried = bounce == MISFIRE
    end = float(lands if buried else lands + bounce)
    if stops_at is not None and end > stops_at:
        end = max(float(lands), stops_at)
        dice.tell("ball-stopped", end=f"{end:g}")
    state: Literal["buried", "bounced"] = "buried" if buried else "bounced"
    fallen = None if buried else bounce
    if stand is None or victims is None:
        return CannonShot(state, lands, end, bounce=fallen)
    struck = stand.crossed(lands, end)
    if buried:
        struck = min(1, struck)
    harm = UNHARMED
    if struck:
        harm = one_by_one(dice, victims, Amount(struck), building=building)
    return CannonShot(state, lands, end, struck, harm=harm, bounce=fallen)


def counting(machine: str, arguments: Arguments) -> FollowUp:
    """Return the step that takes the models the players count under a shot."""
    named = ("unit", "target", "rider", "crew")
    units = tuple((role, role) for role in named if arguments.get(role) is not None)
    values: list[tuple[str, int | str]] = [("machine", machine)]
    if arguments.get("building"):
        values.append(("building", "yes"))
    return FollowUp("machine_hits", units, tuple(values))
