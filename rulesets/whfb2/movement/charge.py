"""Charges: the right to charge, the answers to it, and the contact [L1058-1113]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charge_distance import MEASURED
from rulesets.rank_and_flank.charging import (
    RESPONSES,
    charged_beside,
    check_not_answered,
    check_one_charge,
    opened_by,
    responses,
)
from rulesets.refusal import Refusal
from rulesets.whfb2.movement.charge_answers import (
    GIVEN,
    SHOOTS,
    answer_owed,
    fled_effects,
    has_shot,
    runs,
    shots_fallen,
    shots_noted,
    shots_owed,
)
from rulesets.whfb2.movement.charge_steps import (
    Facing,
    caught_up,
    check_fear,
    declare_charge,
    finish_charge,
    frightful,
    make_contact,
    terrifies,
    tests_of,
    untested,
)
from rulesets.whfb2.movement.distance import (
    Difficult,
    Movement,
    Obstacles,
    PaceRules,
    Save,
    SingleFile,
    ground_covered,
)
from rulesets.whfb2.movement.pace import PACE_RULES, Way, light_footed, real_move
from rulesets.whfb2.movement.reaction import (
    ANSWERS_AWAITED,
    ChargerRules,
    KnownDistance,
    TargetRules,
    has_choice,
    measured,
    ways_of,
)
from rulesets.whfb2.psychology.nerve import IMMUNE
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.demands import OWN_TURN
from rulesets.whfb2.unit.enemies import charge_check
from rulesets.whfb2.unit.options import CM, FARTHEST, One, YesNo
from rulesets.whfb2.unit.readings import ChargeObstacle
from rulesets.whfb2.unit.rout_due import rout_due
from rulesets.whfb2.unit.routed import pursues, routs
from rulesets.whfb2.unit.standing_still import engages, moves

TargetPace: TypeAlias = Annotated[SpecialRules, Rules(PACE_RULES), Fill("target", "rules")]


@dataclass(frozen=True, slots=True)
class Declaration:
    """The declaration of a charge, allowed or not.

    Attributes:
        allowed: Whether it may.
        reason: Why not: a status of the unit, `war-machine`, or `skirmishers` against troops in
            formation.
        fear: Whether a fear test comes first.
    """

    allowed: bool
    reason: str | None
    fear: bool


@dataclass(frozen=True, slots=True)
class ChargeMove:
    """The end of a charge.

    Attributes:
        outcome: `contact`; `caught`, who fled being struck from behind and in rout; `failed`, the
            charger confused.
        reach: Centimetres it could go.
        fled: Centimetres its target ran.
    """

    outcome: Literal["contact", "caught", "failed"]
    reach: float
    fled: float | None = detail()


def declaration_effects(arguments: Arguments, result: Declaration) -> tuple[Effect, ...]:
    """Note a charge that may be made, to be moved after all declarations."""
    return declare_charge(arguments["distance"]) if result.allowed else ()


def after_declaration(arguments: Arguments, result: Declaration) -> tuple[FollowUp, ...]:
    """Offer the target's answers [L1067-1083], and the charger's test of fear [L2413-2423]."""
    unit, target = arguments["unit"], arguments["target"]
    if not result.allowed or unit is None or target is None:
        return ()
    ways = ways_of(target, unit.rules, target.rules, missiles=None).possible
    both = (("target", "target"), ("unit", "unit"))
    answers = responses("charge_reaction", ways, both, measured(arguments))
    if not result.fear:
        return answers
    units = (("unit", "unit"), ("enemy", "target"))
    return (*answers, FollowUp("fear_test", units, (("situation", "charging"),)))


def _may_declare(situation: Situation, arguments: Arguments) -> None:
    """Refuse a charge at a friend, or a second one: a unit charges whom it declared [L1062-1063].

    Raises:
        Refusal: `same-side`, `charge-is-answered`, `charge-declared-already`.
    """
    charge_check("charge_declaration")(situation, arguments)
    check_not_answered(situation, arguments)
    check_one_charge(situation, arguments)


@procedure(
    source="L1058-1066, L1180",
    command="charge",
    variant="declaration",
    effects=declaration_effects,
    follow_ups=after_declaration,
    phases=("movement",),
    demands=(OWN_TURN,),
    check=_may_declare,
    aliases=("declare",),
    offering=offers.DECLARE,
)
def charge_declaration(
    _dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    isolated: YesNo = False,
    distance: KnownDistance = None,  # noqa: ARG001 - the table keeps it
    rules: ChargerRules = NO_RULES,
    target_rules: TargetRules = NO_RULES,
) -> Declaration:
    """Tell whether a unit may declare a charge, before anything is measured [L1058-1066, L1180].

    Args:
        unit: The unit that wants to charge.
        target: The enemy.
        isolated: The target is a lone figure more than 10 cm from its friends.
        distance: Centimetres between the two, where somebody knows: kept for what follows.
        rules: Skirmishers charge only skirmishers and lone figures.
        target_rules: What causes fear or terror calls for a fear test [L2413-2423].
    """
    ban = None if unit is None else unit.bar("charge")
    reason = None if ban is None else ban.by
    if reason is None and "war-machine" in rules:
        reason = "war-machine"
    loose = "skirmishers" in rules and "skirmishers" not in target_rules
    if reason is None and loose and not isolated:
        reason = "skirmishers"
    feared = frightful(unit, target, target_rules)
    if unit is not None and (IMMUNE in unit.rules or unit.has("fear-tested")):
        feared = False
    return Declaration(reason is None, reason, reason is None and feared)


def charge_effects(arguments: Arguments, result: ChargeMove) -> tuple[Effect, ...]:
    """Engage the two, rout a unit caught in flight, or confuse a unit that charged in vain.

    Who begins the combat in a frenzy stays in it for as long as it lasts [L2342-2344].
    """
    moved = moves(arguments["unit"])
    noted = shots_noted(arguments, failed=result.outcome == "failed")
    if result.outcome == "failed":
        lost = (StatusCleared("unit", "wedge"),) if _wedge(arguments["unit"]) else ()
        failed = (finish_charge(failed=True), StatusSet("unit", "confused", "own-turn-end"))
        fled = fled_effects(arguments["target"]) if result.fled is not None else ()
        return (*moved, *failed, *noted, *fled, *lost)
    done = (*moved, StatusSet("unit", "charged", "turn"), StatusSet("unit", "engaged"))
    back = (StatusCleared("target", "shooting-wedge"),) if _loose(arguments["target"]) else ()
    raging = tuple(
        StatusSet(role, "frenzied", "combat")
        for role in ("unit", "target")
        if arguments[role] is not None and arguments[role].has("frenzied")
    )
    if result.outcome == "contact":
        there = (
            finish_charge(failed=False),
            make_contact(arguments["target"], arguments["facing"]),
        )
        ends = caught_up(arguments["target"])
        meets = engages(arguments["target"], "target")
        shaken = terrifies(arguments["unit"], arguments["target"])
        due = (rout_due("target", "terror"),) if shaken else ()
        return (*there, *noted, *ends, *done, *meets, *due, *back, *raging)
    return (
        *moved,
        finish_charge(failed=False),
        StatusSet("unit", "charged", "turn"),
        *routs("target", arguments["target"], pursued=True),
        *pursues("unit", arguments["unit"], fugitive="target"),
    )


def after_charge(arguments: Arguments, result: ChargeMove) -> tuple[FollowUp, ...]:
    """Strike a unit caught in flight, or test the nerve of one that is charged [L1091-1095].

    Who stands and shoots, and has not yet, does so [L1075-1083].
    """
    shots = shots_owed(arguments)
    if result.outcome == "contact":
        tests = tests_of(arguments["unit"], arguments["target"], arguments["facing"])
        return (*shots, *tests)
    if result.outcome != "caught":
        return shots
    return (FollowUp("free_attacks", (("unit", "unit"), ("enemy", "target"))),)


def may_reach(unit: Unit, target: Unit) -> bool:
    """Return whether a unit may charge another: skirmishers charge their like [L1180-1181].

    They charge figures alone too, far from their friends; how far these are no table knows.
    """
    loose = "skirmishers" in unit.rules and "skirmishers" not in target.rules
    alone = target.models == 1 and not target.body.joined
    return not loose or alone or unit.has("stupid")


def _declares(_situation: Situation, unit: Unit, target: Unit) -> bool:
    return charged_beside(unit, target) is None and has_choice(unit, target)


def _may_move(situation: Situation, arguments: Arguments) -> None:
    """Refuse the charge of a friend, of skirmishers at troops, or before a test of fear.

    Raises:
        Refusal: `same-side`, `charge-declared-already`, `skirmishers-charge`, `fear-first`.
    """
    charge_check("charge_move")(situation, arguments)
    check_one_charge(situation, arguments)
    unit, target = arguments["unit"], arguments["target"]
    if unit is not None and target is not None and not may_reach(unit, target):
        raise Refusal("skirmishers-charge", unit=unit.name, target=target.name)
    check_fear(situation, arguments)


@procedure(
    source="L1058-1113",
    command="charge",
    variant="charge",
    effects=charge_effects,
    at_large=True,
    follow_ups=after_charge,
    phases=("movement",),
    demands=(OWN_TURN,),
    check=_may_move,
    acts=(*acts.CHARGE, *acts.ANSWER),
    owed=answer_owed(ANSWERS_AWAITED),
    opening=opened_by("charge_declaration", _declares),
    offering=replace(offers.CHARGE, may=shots_fallen),
)
def charge_move(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    distance: Annotated[float, Decimal(0, FARTHEST, CM), MEASURED],
    m: Movement,
    save: Save = None,
    response: Annotated[str | None, Choice(RESPONSES), GIVEN] = None,
    missiles: Annotated[bool | None, Flag()] = None,
    open_ground: Annotated[float | None, Decimal(0, 400, CM)] = None,
    difficult: Difficult = 0,
    obstacles: Obstacles = 0,
    single_file: SingleFile = False,
    target_m: Annotated[float | None, Decimal(0, 100, CM), Fill("target", "m")] = None,
    target_save: Annotated[int | None, Whole(1, 7), Fill("target", "save")] = None,
    flight: Annotated[float | None, Decimal(0, 400, CM)] = None,
    rules: PaceRules = NO_RULES,
    target_rules: TargetPace = NO_RULES,
    facing: Facing = None,  # noqa: ARG001 - told for the contact
    charge_obstacle: ChargeObstacle = "of-charge",
) -> ChargeMove:
    """Move a charge, twice the Movement, and see whether it comes into contact [L1061-1113].

    Args:
        dice: Not rolled.
        unit: The charger.
        target: The charged.
        distance: Centimetres between the two before anybody moves.
        m: The charger's Movement.
        save: Its armour save.
        response: How the target answered, `hold` where nobody told another answer and it has the
            choice; who flees runs twice its own Movement.
        missiles: Whether it has missile weapons, where its special rules do not tell.
        open_ground: Centimetres of open ground before difficult ground or obstacles begin.
        difficult: Kinds of difficult ground on the rest of the way.
        obstacles: Obstacles there.
        single_file: The charger is in single file.
        target_m: The target's Movement.
        target_save: The target's armour save.
        flight: How far the target ran, where the ground slows it.
        rules: The charger's special rules.
        target_rules: The target's.
        facing: The side of the target that it charges.
        charge_obstacle: What an obstacle takes half of in a charge.

    Raises:
        Refusal: `missing-option` where nobody knows how far the target ran, `cannot-charge`,
            `response-not-allowed`.
    """
    if unit is not None:
        ban = unit.bar("charge")
        if ban is not None:
            raise Refusal("cannot-charge", unit=unit.name, status=ban.by)
        if target is not None and untested(unit, target):
            dice.tell("fear-untested", unit=unit.name, target=target.name)
    response = _answer(unit, target, response, rules, missiles=missiles)
    fled = None
    if response == "flee":
        fled = flight
        if fled is None and _has_run(target):
            fled = 0.0
        if fled is None and target_m is not None:
            fled = 2 * real_move(target_m, target_save, target_rules)
        if fled is None:
            raise Refusal("missing-option", option="flight")
    light = light_footed(rules)
    way = Way(open_ground or 0.0, 0 if light else difficult, obstacles)
    reach = ground_covered(
        real_move(m, save, rules),
        "charge",
        way,
        free=int(single_file or light),
        charge_obstacle=charge_obstacle,
    ).distance
    if reach < distance + (fled or 0.0):
        return ChargeMove("failed", reach, fled)
    return ChargeMove("contact" if fled is None else "caught", reach, fled)


def _answer(
    unit: Unit | None,
    target: Unit | None,
    told: str | None,
    rules: SpecialRules,
    *,
    missiles: bool | None,
) -> str | None:
    """Return the answer to a charge: as told, else the only one, else to hold.

    Raises:
        Refusal: `response-not-allowed`.
    """
    if target is None:
        return told
    if runs(target):
        return "flee"
    if told == SHOOTS and has_shot(target):
        # Who has shot by now may have done so as this answer.
        return told
    charger = rules if unit is None else unit.rules
    ways = ways_of(target, charger, target.rules, missiles=missiles)
    return ways.chosen(told or ways.response or "hold").response


def _has_run(target: Unit | None) -> bool:
    """Return whether a unit in rout runs no more before it is reached [L1930-1931]."""
    if target is None or not target.has("fleeing"):
        return False
    return target.has("rout-moved") or not target.has("routed")


def _wedge(unit: Unit | None) -> bool:
    return unit is not None and unit.has("wedge")


def _loose(unit: Unit | None) -> bool:
    return unit is not None and unit.has("shooting-wedge")
