"""Reactions of a charged unit: to hold, to stand and shoot, to flee [L1067-1113]."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Rules, Units
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charge_distance import MEASURED
from rulesets.rank_and_flank.charging import (
    ANSWER,
    RESPONSES,
    check_declared,
    check_one_charge,
    responses,
    shots_at_charger,
)
from rulesets.rank_and_flank.reaction import Reaction
from rulesets.whfb2.movement.charge_answers import (
    CHARGER,
    SHOOTS,
    answered,
    answers_awaited,
    check_named,
    has_shot,
    runs,
    shots_fallen,
)
from rulesets.whfb2.movement.charge_steps import CHARGE, untested
from rulesets.whfb2.psychology.nerve import FRIGHTENING
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.enemies import charge_check
from rulesets.whfb2.unit.options import CM, FARTHEST, One
from rulesets.whfb2.unit.standing_still import SQUARE
from rulesets.whfb2.unit.vocabulary import MISSILE_WEAPONS

_FLYERS: Final = ("swooper", "hoverer", "flutterer")
_CHARGER_RULES: Final = ("skirmishers", "war-machine", *_FLYERS)
_TARGET_RULES: Final = ("skirmishers", *FRIGHTENING, "war-machine", *MISSILE_WEAPONS)

ChargerRules: TypeAlias = Annotated[SpecialRules, Rules(_CHARGER_RULES), Fill("unit", "rules")]
TargetRules: TypeAlias = Annotated[SpecialRules, Rules(_TARGET_RULES), Fill("target", "rules")]
KnownDistance: TypeAlias = Annotated[float | None, Decimal(0, FARTHEST, CM), MEASURED]


def reaction_effects(arguments: Arguments, result: Reaction) -> tuple[Effect, ...]:
    """Note a charge that was answered."""
    unit, target = arguments["unit"], arguments["target"]
    if arguments["response"] is None or result.response is None:
        return ()
    # Nobody's answer declares the charge that it is to.
    known = unit is not None and target is not None and unit.linked(CHARGE, target.name, own=True)
    if not known:
        return ()
    return answered(arguments, result.response)


def after_reaction(arguments: Arguments, result: Reaction) -> tuple[FollowUp, ...]:
    """Offer the shots of who stands and shoots, then the move of the charger [L1067-1113].

    Where nobody has answered, the reactions are offered.
    """
    if arguments["unit"] is None or arguments["target"] is None:
        return ()
    if arguments["response"] is None:
        both = (("target", "target"), ("unit", "unit"))
        return responses("charge_reaction", result.possible, both, measured(arguments))
    if result.response is None:
        return ()
    units = (("unit", "unit"), ("target", "target"))
    far = measured(arguments)
    names = (arguments["unit"].name, arguments["target"].name)
    response = (("response", result.response), *far)
    move = FollowUp("charge_move", units, response, offered=partial(_may_move, *names))
    if result.response != "stand-and-shoot":
        return (move,)
    return (shots_at_charger(far), move)


def _may_move(charger: str, target: str, situation: Situation) -> bool:
    """Return whether no test of fear and no shots come before a charge [L1067-1083, L2413-2423]."""
    units = {each.name: each for each in situation.units}
    unit, charged = units.get(charger), units.get(target)
    if untested(unit, charged):
        return False
    return unit is None or charged is None or shots_fallen(unit, charged)


def measured(arguments: Arguments) -> tuple[tuple[str, str], ...]:
    """Return the distance of a charge for what follows, where it was told."""
    distance = arguments["distance"]
    return () if distance is None else (("distance", f"{distance:g}"),)


def _may_answer(situation: Situation, arguments: Arguments) -> None:
    """Refuse to answer a friend, or the charge that an enemy makes at another.

    Raises:
        Refusal: `same-side`, `charge-declared-already`, `no-charge-declared`.
    """
    charge_check("charge_reaction")(situation, arguments)
    check_one_charge(situation, arguments)
    check_declared(situation, arguments)


@procedure(
    source="L1067-1113, L1171-1181",
    command="charge",
    variant="reaction",
    effects=reaction_effects,
    follow_ups=after_reaction,
    phases=("movement",),
    actors=("target",),
    check=_may_answer,
    acts=acts.ANSWER,
    answers=ANSWER,
    aliases=("response",),
    offering=offers.RESPOND,
)
def charge_reaction(
    _dice: Dice,
    *,
    target: One = None,
    unit: Annotated[Unit | None, Units(), CHARGER] = None,
    response: Annotated[str | None, Choice(RESPONSES)] = None,
    missiles: Annotated[bool | None, Flag()] = None,
    distance: KnownDistance = None,  # noqa: ARG001 - the table keeps it
    rules: ChargerRules = NO_RULES,
    target_rules: TargetRules = NO_RULES,
) -> Reaction:
    """Tell how a charged unit may answer, or check its answer [L1067-1113, L1171-1181].

    Args:
        target: The unit that is charged.
        unit: The charger.
        response: What it answers; nothing to see the choice.
        missiles: Whether it has missile weapons, where its special rules do not tell.
        distance: Centimetres between the two, where somebody knows: kept for what follows.
        rules: The charger's: who is no skirmisher makes skirmishers flee, all but flyers.
        target_rules: Its own.

    Raises:
        Refusal: `response-not-allowed`, `missing-option` where nobody knows which charge is meant.
    """
    found = ways_of(target, rules, target_rules, missiles=missiles)
    if response is None:
        return found
    check_named(unit, target)
    return found.chosen(response)


def ways_of(
    target: One, rules: SpecialRules, target_rules: SpecialRules, *, missiles: bool | None
) -> Reaction:
    """Return how a charged unit may answer: who runs already only runs on [L1084-1095, L1930]."""
    if target is not None and runs(target):
        return Reaction(False, False, True, "flee", "fleeing")
    if missiles is None:
        missiles = any(weapon in target_rules for weapon in MISSILE_WEAPONS)
    # Some may but turn to face a charge [L1109-1113, L2000-2003, L2027-2031, L2361-2366]; a square
    # only stays where it is [L1012-1014].
    ban = None if target is None else target.bar("flee-charge")
    why = None if ban is None else ban.by
    if why is None and "war-machine" in target_rules:
        why = "war-machine"
    silent = target is not None and (has_shot(target) or target.bar(SHOOTS) is not None)
    shoot = missiles and not silent
    flown_at = any(kind in rules for kind in _FLYERS)
    if why == SQUARE:
        return Reaction(True, shoot, False, None if shoot else "hold")
    if why is not None:
        return Reaction(True, False, False, "hold", why)
    if "skirmishers" in target_rules and flown_at:
        return Reaction(True, shoot, False, None, "flyers")
    if "skirmishers" in target_rules and "skirmishers" not in rules:
        return Reaction(False, False, True, "flee", "skirmishers")
    return Reaction(True, shoot, True, None)


def has_choice(unit: Unit, target: Unit) -> bool:
    """Return whether a unit that a charger charges may answer in several ways."""
    ways = ways_of(target, unit.rules, target.rules, missiles=None)
    return sum(ways.possible.values()) > 1


ANSWERS_AWAITED: Final = answers_awaited(has_choice)
