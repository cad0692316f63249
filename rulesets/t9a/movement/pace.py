"""Other moves: simple ones, marches, reforms, wheels, and the inch apart [L271-275, L754-796]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from rulesets.core.battlefield.bar import Verb
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Rules
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.refusal import Refusal
from rulesets.t9a.harm.distribution import troop_type
from rulesets.t9a.movement.arrival import NO_CHARGE, SPEED, hastened
from rulesets.t9a.psychology.nerve import HELP, LED, PRESENCE, icon_gone, nerve_test, with_standard
from rulesets.t9a.terrain.danger import perils
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import OWN_TURN
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.options import Leadership, Movement, One, YesNo
from rulesets.t9a.unit.rule_sources import spells_behind
from rulesets.t9a.unit.spell_rules import CUT_OFF
from rulesets.t9a.unit.spending import item_spent

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

Led: TypeAlias = Annotated[SpecialRules, Rules(("musician", *LED)), Fill("unit", "rules")]
_SLOW: Final = "cannot-march"
_UNDEAD: Final = "undead"
PLATFORM: Final = "war-platform"
_AROUND: Final = 5
"""Models beside a War Platform with which it may march [R L1073]."""
_RANDOM: Final = "random-movement"
_RELENTLESS: Final = "relentless-company"
"""A magic standard: infantry marches once three times its Movement, 15 inches at most."""
_TIMES, _MOST_RELENTLESS = 3, 15
FLYING: Final = ("fly", _RANDOM, SPEED)
Flying: TypeAlias = Annotated[SpecialRules, Rules(FLYING), Fill("unit", "rules")]
Marching: TypeAlias = Annotated[
    SpecialRules, Rules((_SLOW, _UNDEAD, _RELENTLESS, *FLYING, *LED)), Fill("unit", "rules")
]
_Drilled: TypeAlias = Annotated[
    SpecialRules, Rules(("musician", SPEED, *LED)), Fill("unit", "rules")
]
_DIRECTIONS: Final = ("forward", "back", "side")
_SWIFT: Final = "swift-reformed"


@dataclass(frozen=True, slots=True)
class Pace:
    """The distance that a unit may move.

    Attributes:
        farthest: Inches; no model ends farther from where it began.
    """

    farthest: float


@dataclass(frozen=True, slots=True)
class March:
    """A march.

    Attributes:
        farthest: Inches.
        slowed: It failed its test: it has marched all the same.
        total: What the dice came to.
        against: The Leadership tested.
        icon: Whether a Gleaming Icon was used.
    """

    farthest: int
    slowed: bool
    total: int | None = detail()
    against: int | None = detail()
    icon: bool | None = detail()


@dataclass(frozen=True, slots=True)
class SwiftReform:
    """A reform at the beat of the drum.

    Attributes:
        swift: It may advance afterwards, and still shoot.
        farthest: Inches that no model goes beyond as it reforms.
        total: What the dice came to.
        against: The Leadership tested.
        icon: Whether a Gleaming Icon was used.
    """

    swift: bool
    farthest: int
    total: int | None = detail()
    against: int | None = detail()
    icon: bool | None = detail()


def _check(unit: One, verb: Verb) -> None:
    """Refuse a unit that may not move now; after a Swift Reform it may still advance."""
    ban = None if unit is None else unit.bar(verb)
    if unit is not None and ban is not None:
        raise Refusal("cannot-move", unit=unit.name, status=ban.by)


def flying(m: int, rules: SpecialRules) -> int:
    """Return the Movement of a charge or another move, for which Fly (X) gives X [R L984-1076]."""
    return rules.number("fly") or hastened(m, rules)


def check_free(unit: One, rules: SpecialRules) -> None:
    """Refuse a unit that moves at random alone [R L1046].

    Raises:
        Refusal: `moves-at-random`.
    """
    if _RANDOM in rules:
        raise Refusal("moves-at-random", unit=None if unit is None else unit.name)


def flying_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a move rests on: the text describes neither Fly nor Random Movement."""
    return ("same",) if any(rule in arguments["rules"] for rule in FLYING) else ()


def move_effects(arguments: Arguments, _result: Pace) -> tuple[Effect, ...]:
    """Note the move; an advance after a Swift Reform is the last one."""
    moved = (StatusSet("unit", "moved", "turn"), StatusCleared("unit", _SWIFT))
    return (*moved, *perils(arguments["unit"]))


@procedure(
    source="L763-771; R L984-1076",
    command="move",
    variant="simple",
    effects=move_effects,
    phases=("movement",),
    demands=(OWN_TURN,),
    acts=acts.ADVANCE,
    beyond=Beyond("flying", ("same",), switch="beyond", rests=flying_rests),
    offering=offers.SIMPLE,
)
def simple_move(
    _dice: Dice,
    *,
    unit: One = None,
    m: Movement,
    direction: Annotated[str, Choice(_DIRECTIONS)] = "forward",
    rules: Flying = NO_RULES,
    beyond: Played = "on",
) -> Pace:
    """Tell how far a unit moves without marching; halves stay halves [L763-771].

    Args:
        unit: The unit.
        m: Its Movement.
        direction: Forward, or half as far backward or sideways.
        rules: Who flies has that Movement instead.
        beyond: Whether that is played, which the text lacks.

    Raises:
        Refusal: `cannot-move`, `moves-at-random`.
    """
    _check(unit, "advance" if direction == "forward" else "move")
    played = rules if beyond == "on" else NO_RULES
    check_free(unit, played)
    inches = flying(m, played)
    return Pace(float(inches) if direction == "forward" else inches / 2)


def marched(arguments: Arguments, result: March) -> tuple[Effect, ...]:
    """Note the march, which ends shooting for the turn; an icon serves once."""
    unit = arguments["unit"]
    driven = arguments["relentless"] and arguments["beyond"] == "on"
    used = item_spent("unit", unit, _RELENTLESS) if driven else ()
    gleamed = icon_gone("unit", unit, used=result.icon)
    moved = (StatusSet("unit", "moved", "turn"), StatusSet("unit", "marched", "turn"))
    return (*moved, *used, *gleamed, *perils(unit))


def march_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a march rests on: the text describes neither help nor the units that cannot."""
    rules = arguments["rules"]
    told = arguments["relentless"] or any(rule in rules for rule in (_UNDEAD, *FLYING, *HELP))
    slow = ("draft",) if _SLOW in rules else ()
    return (*(("same",) if told else ()), *slow, *spells_behind(rules.only(LED)))


@procedure(
    source="L773-777; R L984-1076",
    command="move",
    variant="march",
    effects=marched,
    phases=("movement",),
    demands=(OWN_TURN,),
    acts=acts.MARCH,
    beyond=Beyond("marches", ("same", "draft"), switch="beyond", rests=march_rests),
    offering=offers.MARCH,
)
def march_move(
    dice: Dice,
    *,
    unit: One = None,
    m: Movement,
    near: YesNo = False,
    relentless: YesNo = False,
    ld: Leadership = 7,
    rules: Marching = NO_RULES,
    beyond: Played = "on",
) -> March:
    """March: twice the Movement, after a test where an enemy is within 8 inches [L773-777].

    Args:
        dice: The dice.
        unit: The unit.
        m: Its Movement.
        near: Whether an enemy is within 8 inches before it moves.
        relentless: It uses its Icon of the Relentless Company.
        ld: Its Leadership.
        rules: Whether it cannot march, or only near its General; whether it flies; what it has of
            him and of a battle standard.
        beyond: Whether those rules are played, which the text lacks.

    Raises:
        Refusal: `cannot-move`, `moves-at-random`, `cannot-march`, `march-without-general`,
            `no-relentless-icon`, `relentless-not-now`.
    """
    _check(unit, "march")
    played = with_standard(unit, rules) if beyond == "on" else NO_RULES
    check_free(unit, played)
    name = None if unit is None else unit.name
    if _SLOW in played or (beyond == "on" and _drags(unit)):
        raise Refusal("cannot-march", unit=name)
    if _UNDEAD in played and not _led(unit, played):
        raise Refusal("march-without-general", unit=name)
    inches = flying(m, played)
    reach = _relentlessly(unit, inches, played) if relentless else 2 * inches
    if not near:
        return March(reach, slowed=False)
    test = nerve_test(
        dice, ld=ld, label="march", rules=played, doubt=in_doubt(unit) if beyond == "on" else None
    )
    most = reach if test.passed else inches
    return March(most, not test.passed, test.total, test.against, test.icon)


def _relentlessly(unit: One, inches: int, rules: SpecialRules) -> int:
    """Return how far infantry with its icon goes; not in its first turn if it came forward."""
    name = None if unit is None else unit.name
    if _RELENTLESS not in rules:
        raise Refusal("no-relentless-icon", unit=name)
    if unit is not None and (
        unit.has(NO_CHARGE) or troop_type(unit.rules) not in (None, "infantry")
    ):
        raise Refusal("relentless-not-now", unit=name)
    return min(_TIMES * inches, _MOST_RELENTLESS)


def _drags(unit: One) -> bool:
    """Return whether a unit has a War Platform with it, and too few others for that to march."""
    if unit is None or not any(
        PLATFORM in member.rules and _SLOW in member.rules for member in unit.body.joined
    ):
        return False
    others = sum(member.models for member in unit.body.members if PLATFORM not in member.rules)
    return others < _AROUND


def _led(unit: One, rules: SpecialRules) -> bool:
    """Return whether the General is near: he lends his Leadership, or is there himself."""
    near = PRESENCE in rules and CUT_OFF not in rules
    return near or (unit is not None and unit.body.has_any("general"))


def reformed(arguments: Arguments, _result: Pace) -> tuple[Effect, ...]:
    """Note the reform, which ends shooting for the turn."""
    noted = (StatusSet("unit", "moved", "turn"), StatusSet("unit", "reformed", "turn"))
    return (*noted, *perils(arguments["unit"]))


@procedure(
    source="L779-781; R L984-1076",
    command="move",
    variant="reform",
    effects=reformed,
    phases=("movement",),
    demands=(OWN_TURN,),
    acts=acts.REFORM,
    beyond=Beyond("flying", ("same",), switch="beyond", rests=flying_rests),
    offering=offers.REFORM,
)
def reform_move(
    _dice: Dice,
    *,
    unit: One = None,
    m: Movement,
    rules: Flying = NO_RULES,
    beyond: Played = "on",
) -> Pace:
    """Tell how far models may go when a unit reforms about its centre [L779-781].

    Args:
        unit: The unit.
        m: Its Movement.
        rules: Who flies has that Movement instead.
        beyond: Whether that is played, which the text lacks.

    Raises:
        Refusal: `cannot-move`, `moves-at-random`.
    """
    _check(unit, "manoeuvre")
    played = rules if beyond == "on" else NO_RULES
    check_free(unit, played)
    return Pace(2.0 * flying(m, played))


def swiftly_reformed(arguments: Arguments, result: SwiftReform) -> tuple[Effect, ...]:
    """Note the move; only a unit that failed does not shoot."""
    after: StatusId = _SWIFT if result.swift else "reformed"
    used = icon_gone("unit", arguments["unit"], used=result.icon)
    moved = (StatusSet("unit", "moved", "turn"), StatusSet("unit", after, "turn"))
    return (*moved, *used, *perils(arguments["unit"]))


def swift_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a Swift Reform rests on: Musicians, and help with the test or the move."""
    rules = arguments["rules"]
    helped = ("same",) if any(rule in rules for rule in (SPEED, *HELP)) else ()
    return (*helped, "draft", *spells_behind(rules))


@procedure(
    source="L765; R L873-875",
    command="move",
    variant="swift-reform",
    effects=swiftly_reformed,
    phases=("movement",),
    demands=(OWN_TURN,),
    acts=acts.REFORM,
    beyond=Beyond("musicians", ("same", "draft"), rests=swift_rests),
    offering=offers.SWIFT,
)
def swift_reform(
    dice: Dice, *, unit: One = None, m: Movement, ld: Leadership, rules: _Drilled = NO_RULES
) -> SwiftReform:
    """Reform swiftly: a unit with a Musician tests its Leadership [L765; R L873-875].

    Passed, it reforms, may make a Simple Move forward and shoot; failed, it reforms as others do.

    Args:
        dice: The dice.
        unit: The unit.
        m: Its Movement.
        ld: Its Leadership.
        rules: Its special rules.

    Raises:
        Refusal: `cannot-move`, `no-musician`.
    """
    _check(unit, "manoeuvre")
    if unit is not None and "musician" not in rules:
        raise Refusal("no-musician", unit=unit.name)
    held = with_standard(unit, rules)
    test = nerve_test(dice, ld=ld, label="swift-reform", rules=held, doubt=in_doubt(unit))
    farthest = 2 * hastened(m, rules)
    return SwiftReform(test.passed, farthest, test.total, test.against, test.icon)
