"""Declaring a charge, which its target then answers [L629-653]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.given_options import unusual_flags
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Decimal
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.relation import CHARGING, DECLARED
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charge_distance import kept_distance
from rulesets.rank_and_flank.charging import (
    CHARGED,
    asked_of,
    check_in_time,
    check_not_answered,
    check_one_charge,
    measured_anew,
    responses,
    until_all,
)
from rulesets.t9a.movement.charge import ChargeRules, check_charger, check_reach
from rulesets.t9a.movement.pace import flying
from rulesets.t9a.movement.reaction import (
    Engaged,
    Fleeing,
    ReactionRules,
    Stood,
    answers_awaited,
    charge_reaction,
    chooses,
    reaction_rests,
)
from rulesets.t9a.psychology.frenzy_and_stupidity import MUST_CHARGE
from rulesets.t9a.psychology.panic import sent_fleeing, tests_terror
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOE, OWN_TURN
from rulesets.t9a.unit.house import Played, StandDistance
from rulesets.t9a.unit.options import FARTHEST, INCH, Movement, One, YesNo

_ALL: Final = until_all(CHARGED, answers_awaited)
"""The reactions to all charges, before any charge is moved [L661]."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """A charge that is declared, and the reactions from which its target chooses.

    Attributes:
        hold: Whether it may hold.
        shoot: Whether it may stand and shoot.
        flee: Whether it may flee.
    """

    hold: bool
    shoot: bool
    flee: bool


def declaration_effects(arguments: Arguments, _result: Declaration) -> tuple[Effect, ...]:
    """Note the charge, which waits for its answer; who flees already flees again [L651]."""
    value = kept_distance(arguments["distance"])
    again = sent_fleeing("target") if arguments["fleeing"] else ()
    declared = LinkSet(CHARGING.id, "unit", "target", value=value, step=DECLARED)
    unit = arguments["unit"]
    if unit is not None and unit.has(MUST_CHARGE):
        return (declared, StatusCleared("unit", MUST_CHARGE), *again)
    return (declared, *again)


def after_declaration(arguments: Arguments, result: Declaration) -> tuple[FollowUp, ...]:
    """Offer the target's reactions, each by its own side, and the charge itself [L635-711]."""
    if arguments["unit"] is None or arguments["target"] is None:
        return ()
    possible = {"hold": result.hold, "stand-and-shoot": result.shoot, "flee": result.flee}
    told = unusual_flags(arguments, {"missiles": False, "front": True})
    distance = arguments["distance"]
    measured = {} if distance is None else {"distance": f"{distance:g}"}
    units = (("target", "target"), ("unit", "unit"))
    values = tuple({**told, **measured}.items())
    asks = arguments["fleeing"] or chooses(arguments["target"], beyond=arguments["beyond"] == "on")
    reactions = responses("charge_reaction", possible, units, values) if asks else ()
    run = measured_anew(arguments["target"], "fleeing")
    pair = (("unit", "unit"), ("target", "target"))
    after = asked_of(possible, _ALL)
    charge = FollowUp("charge_range", pair, tuple(measured.items()), after=after, outdated=run)
    return (*reactions, *_dread(arguments), charge)


def _check_declaration(situation: Situation, arguments: Arguments) -> None:
    """Refuse a second charge of a unit, and one declared once others are moved [L631, L661].

    Raises:
        Refusal: as `check_not_answered`, `check_one_charge` and `check_in_time`.
    """
    check_not_answered(situation, arguments)
    check_one_charge(situation, arguments)
    check_in_time(situation, arguments)


def _dread(arguments: Arguments) -> tuple[FollowUp, ...]:
    """Offer the test of a unit that is charged by what causes Terror [R L1059]."""
    charger, target = arguments["unit"], arguments["target"]
    if arguments["beyond"] != "on":
        return ()
    if not tests_terror(charger, target):
        return ()
    return (FollowUp("terror_test", (("unit", "target"), ("enemy", "unit"))),)


@procedure(
    source="L629-653; R L749, L1024",
    command="charge",
    variant="declare",
    effects=declaration_effects,
    follow_ups=after_declaration,
    phases=("movement",),
    demands=(OWN_TURN, FOE),
    check=_check_declaration,
    acts=acts.CHARGE,
    beyond=Beyond("reactions", ("same",), switch="beyond", rests=reaction_rests),
    aliases=("declaration",),
    offering=offers.DECLARE,
)
def charge_declaration(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,  # noqa: ARG001 - it answers
    distance: Annotated[float | None, Decimal(0, FARTHEST, INCH)] = None,
    m: Movement,
    missiles: YesNo = False,
    front: YesNo = True,
    engaged: Engaged = False,
    fleeing: Fleeing = False,
    stood: Stood = False,
    target_rules: ReactionRules = NO_RULES,
    rules: ChargeRules = NO_RULES,
    beyond: Played = "on",
    stand_and_shoot_distance: StandDistance = "original",
) -> Declaration:
    """Declare a charge, and tell which reactions its target may choose [L629-653].

    Args:
        dice: Not rolled.
        unit: The charger.
        target: The unit that is charged.
        distance: Inches between the two; far enough to stand and shoot if nobody measured.
        m: The charger's Movement: the lowest among its models.
        missiles: Whether the target has shooting weapons; those among its rules count by
            themselves.
        front: Whether the charger is in the target's front arc.
        engaged: The target is engaged, and may only hold.
        fleeing: It flees already, and goes on fleeing.
        stood: It has stood and shot this turn, which it does once.
        target_rules: Its special rules and weapons, as for its reaction.
        rules: The charger's: a Banner of Speed adds to its Movement, who flies has that of its
            flight; War Machines and what moves at random do not charge.
        beyond: Whether those rules are played, which the text lacks.
        stand_and_shoot_distance: Whether a charger exactly its Movement away is far enough.

    Raises:
        Refusal: `moves-at-random`, `cannot-charge`, `charge-too-far`.
    """
    played = rules if beyond == "on" else NO_RULES
    check_charger(unit, played)
    if distance is not None:
        check_reach(distance, flying(m, played))
    found = charge_reaction(
        dice,
        distance=distance,
        m=m,
        missiles=missiles,
        front=front,
        engaged=engaged,
        fleeing=fleeing,
        stood=stood,
        target_rules=target_rules,
        rules=rules,
        beyond=beyond,
        stand_and_shoot_distance=stand_and_shoot_distance,
    )
    return Declaration(found.hold, found.shoot, found.flee)
