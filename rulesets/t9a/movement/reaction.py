"""Reactions of a charged unit: to hold, to stand and shoot, to flee [L635-653]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import Awaited
from rulesets.core.declaring.given_options import unusual_flags
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Fill,
    Flag,
    FromTable,
    Raw,
    Rules,
    Units,
)
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.link_effect import LinkMoved, LinkSet
from rulesets.core.results.relation import ANSWERED, CHARGING, DECLARED
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charge_distance import MEASURED, kept_distance
from rulesets.rank_and_flank.charging import (
    ANSWER,
    RESPONSES,
    charges_awaited,
    check_declarable,
    check_declared,
    check_still_open,
    measured_anew,
    responses,
    shots_at_charger,
)
from rulesets.rank_and_flank.reaction import Reaction
from rulesets.refusal import Refusal
from rulesets.t9a.movement.arrival import SPEED, hastened
from rulesets.t9a.psychology.panic import FLIGHT_DUE, sent_fleeing
from rulesets.t9a.shooting.weapon import WEAPONS
from rulesets.t9a.unit import offers
from rulesets.t9a.unit.demands import FOE, OWN_TURN
from rulesets.t9a.unit.house import LAYER, Played, StandDistance
from rulesets.t9a.unit.options import FARTHEST, INCH, Movement, YesNo

MISSILES: Final = tuple(WEAPONS)
_SILENT: Final = "cumbersome"
_STEADY: Final = ("immune-to-psychology", "war-machine")
"""Rules of a unit that does not choose to flee [R L1021, L749]."""
_REACTING: Final = ("quick-to-fire", _SILENT, *_STEADY, "undead")
BY_CHOICE: Final = "fled-by-choice"
"""The status of a unit that fled from a charge as its reaction, until its own next turn is over."""
MAY_REDIRECT: Final = "may-redirect"
"""The status of a charger whose target flees from it, until it charges on or another [L655-657]."""
SHOTS_DUE: Final = "shots-due"
"""The status of who stands and shoots, until its shots are rolled.

They fall before its charger is moved [L647].
"""

ReactionRules: TypeAlias = Annotated[
    SpecialRules, Rules((*_REACTING, *MISSILES)), Fill("target", "rules")
]
Engaged: TypeAlias = Annotated[bool, Flag(), Fill("target", "status:engaged")]
Fleeing: TypeAlias = Annotated[bool, Flag(), Fill("target", "status:fleeing")]
Stood: TypeAlias = Annotated[bool, Flag(), Fill("target", "status:stood-and-shot")]


def reaction_effects(arguments: Arguments, result: Reaction) -> tuple[Effect, ...]:
    """Note the charge that was answered, and whether the unit stands and shoots, or flees."""
    if result.response is None:
        return ()
    value = kept_distance(arguments["distance"])
    answered = LinkSet(CHARGING.id, "unit", "target", value=value, step=ANSWERED)
    if result.response == "stand-and-shoot":
        shoots = StatusSet("target", "stood-and-shot", "turn")
        return (answered, shoots, StatusSet("target", SHOTS_DUE, "phase"))
    if result.response != "flee":
        return (answered,)
    chargers = (_after_flight(arguments["unit"]), *_others_after_flight(arguments["chargers"]))
    fleeing = (answered, *sent_fleeing("target"), *chargers)
    chosen = StatusSet("target", BY_CHOICE, "own-turn-end")
    return (*fleeing, chosen) if result.reason is None else fleeing


def _after_flight(charger: Unit | None, role: str = "unit", number: int = 0) -> Effect:
    """Return what a charger may do whose target flees: redirect once, then go for either [L657]."""
    if charger is not None and charger.has("redirected"):
        return LinkMoved(CHARGING.id, role, ANSWERED, place=number, since="redirected")
    return StatusSet(role, MAY_REDIRECT, "phase", place=number)


def _others_after_flight(chargers: tuple[Unit, ...]) -> Iterator[Effect]:
    """Yield the same for the other units that had declared a charge at the target [L651]."""
    for number, charger in enumerate(chargers):
        yield _after_flight(charger, "chargers", number)


def _other_chargers(situation: Situation, unit: Raw | None, target: Raw | None) -> str | None:
    """Return the other units whose charge at a target is declared and not yet moved."""
    charged = next((each for each in situation.units if each.name == target), None)
    if charged is None:
        return None
    links = charged.linked(CHARGING.id, own=False)
    names = [link.other for link in links if link.fresh and link.step in (DECLARED, ANSWERED)]
    standing = {each.name for each in situation.units if each.models > 0}
    return _BETWEEN.join(name for name in names if name in standing and name != unit) or None


_BETWEEN: Final = "; "
_MOST_CHARGERS: Final = 20
OtherChargers: TypeAlias = Annotated[
    tuple[Unit, ...],
    Units(1, _MOST_CHARGERS),
    FromTable(_other_chargers, of=("unit", "target"), unsaid=True),
]


def reaction_next(arguments: Arguments, result: Reaction) -> tuple[FollowUp, ...]:
    """Offer the flight, or the shots at the charger before it moves, then its charge [L645-711].

    Where nobody has answered, the reactions are offered.
    """
    if result.response == "flee":
        return (FollowUp("flee_move", (("unit", "target"),)),)
    if not all(isinstance(arguments.get(role), Unit) for role in ("unit", "target")):
        return ()
    distance = arguments["distance"]
    far = () if distance is None else (("distance", f"{distance:g}"),)
    if result.response is None:
        told = unusual_flags(arguments, {"missiles": False, "front": True})
        values = (*told.items(), *far)
        both = (("target", "target"), ("unit", "unit"))
        return responses("charge_reaction", result.possible, both, values)
    pair = (("unit", "unit"), ("target", "target"))
    run = measured_anew(arguments["target"], "fleeing")
    charge = FollowUp("charge_range", pair, far, outdated=run)
    if result.response == "hold":
        return (charge,)
    shot = partial(_shots_rolled, arguments["target"].name)
    return (shots_at_charger(far), replace(charge, offered=shot))


def _shots_rolled(shooters: str, situation: Situation) -> bool:
    """Return whether no shots of a unit come before the move of its charger [L647]."""
    return not any(each.name == shooters and each.has(SHOTS_DUE) for each in situation.units)


def reaction_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a reaction rests on: the text does not describe those rules."""
    rules = arguments["target_rules"]
    told = any(rule in rules for rule in _REACTING) or _is_quick(rules)
    return ("same",) if told or SPEED in arguments["rules"] else ()


def chooses(target: Unit, *, beyond: bool) -> bool:
    """Return whether a charged unit has several reactions, however far its charger is.

    Who is engaged may only hold, and who flees goes on fleeing. Beyond the text those only hold
    that would not flee, and have nothing to shoot with.
    """
    if target.has("engaged") or target.has("fleeing"):
        return False
    rules = target.rules
    if not beyond or not ("undead" in rules or any(rule in rules for rule in _STEADY)):
        return True
    silent = "undead" in rules or _SILENT in rules or target.has("stood-and-shot")
    return not silent and any(rules.holds(rule) for rule in MISSILES)


def may_answer(target: Unit, *, beyond: bool) -> bool:
    """Return whether a charged unit is asked: who flees already flees again, to be redirected."""
    return target.has("fleeing") or chooses(target, beyond=beyond)


def _may_answer(target: Unit, _charger: Unit) -> bool:
    return may_answer(target, beyond=True)


def _by_the_text(target: Unit, _charger: Unit) -> bool:
    return chooses(target, beyond=False) and not chooses(target, beyond=True)


_RESPOND: Final = (
    replace(offers.RESPOND, may=_may_answer),
    replace(offers.RESPOND, may=_by_the_text, switch=(LAYER.house, "off")),
)


def check_answerable(situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse the answer to a charge that is moved, that nobody could have declared, or did.

    Raises:
        Refusal: `charge-is-moved`, `act-barred`, what a declaration is refused for;
            `no-charge-declared`.
    """
    check_still_open(situation, arguments)
    check_declarable(situation, arguments)
    unit, target = arguments.get("unit"), arguments.get("target")
    if not isinstance(unit, Unit) or not isinstance(target, Unit):
        return
    ban = unit.bar("charge")
    declared = any(link.other == target.name for link in unit.linked("charge", own=True))
    if ban is not None and ban.of == "status" and not declared:
        raise Refusal("act-barred", unit=unit.name, verb="charge", status=ban.by, until="")
    check_declared(situation, arguments)


@procedure(
    source="L635-653; R L749, L1024",
    command="charge",
    variant="reaction",
    units=("target", "unit"),
    effects=reaction_effects,
    follow_ups=reaction_next,
    phases=("movement",),
    actors=("target",),
    demands=(OWN_TURN, FOE),
    check=check_answerable,
    beyond=Beyond("reactions", ("same",), switch="beyond", rests=reaction_rests),
    answers=ANSWER,
    aliases=("response",),
    offering=_RESPOND,
)
def charge_reaction(
    _dice: Dice,
    *,
    distance: Annotated[float | None, Decimal(0, FARTHEST, INCH), MEASURED] = None,
    m: Movement,
    response: Annotated[str | None, Choice(RESPONSES)] = None,
    missiles: YesNo = False,
    front: YesNo = True,
    engaged: Engaged = False,
    fleeing: Fleeing = False,
    stood: Stood = False,
    chargers: OtherChargers = (),  # noqa: ARG001 - its effects go by it
    target_rules: ReactionRules = NO_RULES,
    rules: Annotated[SpecialRules, Rules((SPEED,)), Fill("unit", "rules")] = NO_RULES,
    beyond: Played = "on",
    stand_and_shoot_distance: StandDistance = "original",
) -> Reaction:
    """Tell how a charged unit may answer, or check its answer [L635-653].

    Args:
        distance: Inches between the two; far enough where nobody measured it.
        m: The charger's Movement: the lowest among its models.
        response: What it answers; nothing to see the choice.
        missiles: Whether it has shooting weapons; those among its rules count by themselves.
        front: Whether the charger is in its front arc.
        engaged: It is engaged, and may only hold.
        fleeing: It flees already, and goes on fleeing.
        stood: It has stood and shot this turn, which it does once.
        chargers: Other units that declared a charge at it: each may redirect where it flees.
        target_rules: Its special rules and weapons: Quick to Fire shoots at any distance, the
            cumbersome do not stand and shoot, War Machines and those immune to psychology do not
            choose to flee, Undead only hold.
        rules: The charger's: a Banner of Speed adds to its Movement.
        beyond: Whether those rules are played, which the text lacks.
        stand_and_shoot_distance: Whether a charger exactly its Movement away is far enough.

    Raises:
        Refusal: `response-not-allowed`.
    """
    distance = FARTHEST if distance is None else distance
    m = hastened(m, rules if beyond == "on" else NO_RULES)
    far = distance > m if stand_and_shoot_distance == "original" else distance >= m
    played = target_rules if beyond == "on" else NO_RULES
    dead, quick = "undead" in played, _is_quick(played)
    armed = missiles or any(target_rules.holds(rule) for rule in MISSILES)
    shoot = armed and front and (far or quick) and not stood
    shoot = shoot and not dead and _SILENT not in played
    steady = dead or any(rule in played for rule in _STEADY)
    if fleeing:
        found = Reaction(False, False, True, "flee", "fleeing")
    elif engaged:
        found = Reaction(True, False, False, "hold", "engaged")
    else:
        held = None if shoot or not steady else "hold"
        found = Reaction(True, shoot, not steady, held, "steady" if steady else None)
    return found if response is None else found.chosen(response)


def _is_quick(rules: SpecialRules) -> bool:
    """Return whether shooters, or the weapon that they carry, are quick to fire."""
    carried = (weapon.rules for weapon in WEAPONS.values() if rules.holds(weapon.id))
    return any("quick-to-fire" in held for held in (rules, *carried))


def has_choice(situation: Situation, target: Unit) -> bool:
    """Return whether a charged unit chooses its reaction [L635-641; R L749, L1021]."""
    return chooses(target, beyond=situation.switch(LAYER.house) != "off")


def is_to_run(unit: Unit) -> bool:
    """Return whether a unit flees at once and has not run yet [L651; R L686, L1059]."""
    return unit.has("fleeing") and unit.has(FLIGHT_DUE)


def answers_awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return the reactions to charges that are waited for [L635]."""
    return charges_awaited(situation, partial(has_choice, situation))
