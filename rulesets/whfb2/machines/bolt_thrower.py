"""Bolt throwers: one shot that goes through rank after rank [L3719-3740]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect
from rulesets.dice.handle import Dice
from rulesets.whfb2.harm.aim import finds_target
from rulesets.whfb2.harm.harm import Hit, inflict
from rulesets.whfb2.machines import _options as machines
from rulesets.whfb2.machines import demands
from rulesets.whfb2.machines._options import UNHARMED, Aim, MachineHarm, Mark, Settled
from rulesets.whfb2.machines.engine import BOLT_THROWER
from rulesets.whfb2.shooting import options
from rulesets.whfb2.shooting.to_hit import required_to_hit
from rulesets.whfb2.unit import acts, offers, readings
from rulesets.whfb2.unit.options import One, YesNo

HITS: Final = Amount(0, 1)
"""Hits on each figure that a bolt strikes."""


@dataclass(frozen=True, slots=True)
class BoltShot:
    """A bolt thrower's shot.

    Attributes:
        fired: Whether the crew was ready.
        band: `short` or `long` range.
        hit: Whether it hit.
        pierced: Figures it went through: the last of them lived, or none stood behind.
        harm: What the target lost.
        chariot_hits: Hits on a chariot, to be shared out by its own table.
        strength: Strength of the first hits.
    """

    fired: bool
    band: Literal["short", "long"]
    hit: bool = False
    pierced: int = 0
    harm: MachineHarm = UNHARMED
    chariot_hits: int = 0
    strength: int = 0


@dataclass(frozen=True, slots=True)
class _Way:
    """The path of a bolt so far.

    Attributes:
        pierced: Figures it struck.
        lost: Wounds they lost.
        spent: Whether a figure stopped it.
    """

    pierced: int = 0
    lost: int = 0
    spent: bool = False


def bolt_effects(_arguments: Arguments, result: BoltShot) -> tuple[Effect, ...]:
    """Take what was struck off the table; the machine has shot, or was not ready to."""
    return (*machines.harm_effects(result.harm), machines.SHOT)


def after_bolt(_arguments: Arguments, result: BoltShot) -> tuple[FollowUp, ...]:
    """Offer to share a chariot's hits out, and the rout test that heavy losses call for."""
    return (
        *machines.at_chariot(result.chariot_hits, result.strength),
        *machines.after_harm(result.harm),
    )


@procedure(
    source="L3719-3753",
    command="warmachine",
    variant="bolt-thrower",
    phases=("shooting",),
    demands=demands.SHOTS,
    meant_by="bolt-thrower",
    effects=bolt_effects,
    follow_ups=after_bolt,
    roles=("unit", "target", "crew"),
    acts=acts.FIRE,
    offering=offers.BOLT,
)
def bolt_thrower_shot(
    dice: Dice,
    *,
    unit: One = None,
    mark: Annotated[Mark, BUNDLE],
    crew_left: machines.CrewLeft = None,
    bs: machines.Skill = machines.MACHINE_BS,
    distance: options.Distance = None,
    rows: Annotated[int | None, Whole(1, machines.MOST_RANKS)] = None,
    aim: Annotated[Aim, BUNDLE],
    moved: machines.Moved = False,
    turned: YesNo = False,
    settled: Annotated[Settled, BUNDLE],
    shots_beyond_six: readings.BeyondSix = False,
) -> BoltShot:
    """Shoot with a bolt thrower: to hit, then D6 hits on figure after figure [L3719-3753].

    Strength 6, or 5 at long range, from 45 cm on. A bolt that kills goes on into the next rank, at
    one Strength less, for as long as it kills and has any left; the text counts four ranks.

    Args:
        dice: The crew where it is short of men; to hit; for each figure its hits, wounds, saves.
        unit: The machine.
        mark: What it shoots at.
        crew_left: Crewmen left; the figures of the crew that is named, else all.
        bs: Bow Skill of the machine.
        distance: Centimetres to the target; short range when not given.
        rows: Ranks it may go through; counted from figures and width where they are known, else 1.
        aim: Cover of the target, and other bonuses to hit.
        moved: It moved this turn.
        turned: It turned this turn.
        settled: House rules.
        shots_beyond_six: House rule.

    Raises:
        Refusal: machine or target that may not shoot or be shot at; `machine-moved`,
            `machine-out-of-range`, `crew-too-small`, `missing-option` without a Toughness.
    """
    still = not (moved or turned)
    band = machines.check_machine(BOLT_THROWER, unit, mark, distance=distance, still=still)
    strength = BOLT_THROWER.farther if band == "long" else BOLT_THROWER.strength
    hit = mark.hit(settled.blow(strength))
    named = aim.modifiers(unit, mark, long_range=band == "long")
    need = required_to_hit(bs, named)
    if not BOLT_THROWER.ready(dice, machines.crew_count(BOLT_THROWER, crew_left, unit)):
        return BoltShot(fired=False, band=band, strength=strength)
    name = None if unit is None else unit.name
    natural_one, beyond = settled.natural_one, shots_beyond_six
    if not finds_target(dice, need, named, beyond=beyond, natural_one=natural_one, subject=name):
        return BoltShot(fired=True, band=band, strength=strength)
    if mark.chariot:
        struck = HITS.roll(dice, "hits-on-figure", subject=mark.name)
        return BoltShot(True, band, True, chariot_hits=struck, strength=strength)
    deep = mark.ranks(rows)
    if mark.models is not None:
        deep = min(deep, mark.models)
    places = tuple((hit, mark, rank, name) for rank in range(min(deep, strength)))
    way = dice.fold(_pierce, _Way(), places)
    return BoltShot(True, band, True, way.pierced, mark.lost(way.lost), 0, strength)


def _pierce(dice: Dice, way: _Way, at: tuple[Hit, Mark, int, str | None]) -> _Way:
    """Strike the figure of the next rank, unless one before it lived [L3732-3740]."""
    first, mark, rank, name = at
    if way.spent:
        return way
    hit = replace(first, strength=first.strength - rank)
    dice.tell("bolt-strikes", place=rank + 1, strength=hit.strength)
    count = HITS.roll(dice, "hits-on-figure", subject=mark.name)
    done = inflict(dice, count, hit, cap=mark.w, striker=name, target=mark.name)
    lost = way.lost + done.score
    # Wounds noted on a unit count for whether a figure dies, as they do for its casualties.
    before = (mark.carried + way.lost) // mark.w
    dies = (mark.carried + lost) // mark.w > before
    return _Way(rank + 1, lost, not dies)
