"""Hits of a war machine that the players count at the table [L102-108, L912, L2540-2592]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.blackhammer.harm.harm import (
    Blast,
    Harm,
    after_harm,
    by_template,
    harm_effects,
    one_by_one,
)
from rulesets.blackhammer.machines import options
from rulesets.blackhammer.machines.engine import ENGINES, TO_COUNT, kind_of, uncounted
from rulesets.blackhammer.shooting.options import HIT_RULES
from rulesets.blackhammer.unit import offers
from rulesets.blackhammer.unit.options import YesNo
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import FromTable, Quantity, Rules, Units, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_MOST_HITS = 200


@dataclass(frozen=True, slots=True)
class MachineHits:
    """Losses of a target to hits that players counted."""

    harm: Harm


def _waiting(
    situation: Situation, machine: str | None = None, s: str | int | None = None
) -> str | None:
    """Return the one machine whose shot of such a kind is still counted, None among several."""
    if machine is None and s is not None:  # a machine of an army book
        return None
    waiting = [
        unit.name
        for unit in situation.active.units
        if (shot := uncounted(unit)) is not None and machine in {None, shot.machine}
    ]
    return waiting[0] if len(waiting) == 1 else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted(options.Parties):
    """The machine whose shot is counted, and those who may be struck.

    Attributes:
        unit: The machine; the one whose shot is still counted, where nobody says it.
    """

    unit: Annotated[Unit | None, Units(), FromTable(_waiting, of=("machine", "s"))] = None


def hits_effects(arguments: Arguments, result: MachineHits) -> tuple[Effect, ...]:
    """Take what was struck off the table; the shot is counted."""
    unit = arguments["unit"]
    waited = unit is not None and unit.has(TO_COUNT)
    counted = (StatusCleared("unit", TO_COUNT),) if waited else ()
    return (*harm_effects(arguments, result.harm), *counted)


def after_hits(arguments: Arguments, result: MachineHits) -> tuple[FollowUp, ...]:
    """Offer what losses call for, and the hits on another unit that the shot struck as well."""
    machine, unit = arguments["machine"], arguments["unit"]
    others: tuple[FollowUp, ...] = ()
    if machine is not None and unit is not None:
        values = (("machine", machine),)
        others = (FollowUp("machine_hits", (("unit", "unit"),), values, "machine-hits-on"),)
    return (*after_harm(arguments, result.harm), *others)


@procedure(
    source="L102-108, L912, L2540-2594, L2978",
    command="warmachine",
    variant="hits",
    effects=hits_effects,
    follow_ups=after_hits,
    phases=("shooting",),
    offering=offers.HITS,
)
def machine_hits(
    dice: Dice,
    *,
    parties: Annotated[Counted, BUNDLE],
    hits: Annotated[Amount | None, Quantity(0, _MOST_HITS)] = None,
    covered: options.Covered = None,
    partly: options.Covered = None,
    machine: options.Machine = None,
    building: YesNo = False,
    s: Annotated[int | None, Whole(0, 10)] = None,
    damage: Annotated[Amount | None, Quantity(1, 20)] = None,
    rules: Annotated[SpecialRules, Rules(HIT_RULES)] = NO_RULES,
    body: options.Armour,
) -> MachineHits:
    """Resolve the hits of a war machine on the models counted under its shot [L2540, L2588-2594].

    Models on a cannon ball's way are `hits`, one for each rank or column of a regiment; those under
    a template are `covered` and `partly`. A shot that went astray may strike anybody, a melee and
    friends too [L108, L912].

    Args:
        dice: 4+ for models partly covered, who is struck of a ridden target, then the hits.
        parties: The machine, who is struck and who rides that.
        hits: Models struck, or dice.
        covered: Models wholly under a template, or under its central hole.
        partly: Models partly under it: each struck on 4+.
        machine: What shot: gives Strength and wounds, and allows no armour save. Where nobody says
            it the machine's own rules do, else its profile gives the Strength of its shots.
        building: The target is in a building that the shot touches: 1D6 hits of one wound each.
        s: Strength of a machine of an army book; wins over that of `machine`.
        damage: Wounds of each unsaved wound, the same way.
        rules: Special rules of the shot.
        body: What its hits meet, the armour for a machine that allows one.

    Raises:
        Refusal: `machine-hits-unknown` without models struck, `machine-unknown`, `target-dead`,
            `ball-buried` for more than one model, `missing-option` without a Toughness,
            `one-ridden-model`, `more-covered-than-models`, `rider-dead`, `damage-dice`,
            `too-many-carried`.
    """
    shot = uncounted(parties.unit)
    if shot is not None and shot.buried and not building and hits is not None and hits.most > 1:
        raise Refusal("ball-buried", unit=None if parties.unit is None else parties.unit.name)
    counted = covered is not None or partly is not None
    if (hits is None) == (not counted) and not building:
        raise Refusal("machine-hits-unknown")
    target = parties.target
    if target is not None and target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    blast = _blast(parties.unit, machine, s, damage, rules)
    victims = options.victims_of(blast, parties, body, building=building)
    if counted:
        return MachineHits(by_template(dice, victims, covered, partly, building=building))
    return MachineHits(one_by_one(dice, victims, hits or ONE_WOUND, building=building))


def _blast(
    unit: Unit | None,
    machine: str | None,
    s: int | None,
    damage: Amount | None,
    rules: SpecialRules,
) -> Blast:
    kind = machine or _shot_by(unit)
    own = None if kind is None else ENGINES[kind].blast(rules)
    strength = s if own is None or s is not None else own.strength
    if strength is None and unit is not None and unit.find("shot_strength") is not None:
        strength = unit.number("shot_strength")
    if strength is None:
        raise Refusal("machine-unknown")
    each = damage or (ONE_WOUND if own is None else own.damage)
    return Blast(strength, each, rules if own is None else own.rules)


def _shot_by(unit: Unit | None) -> str | None:
    """Return what shot, by the shot that is still counted, else by the rules of the unit."""
    shot = uncounted(unit)
    return kind_of(unit) if shot is None else shot.machine
