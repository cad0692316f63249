"""Answers of a unit that is charged: holding, shooting, or running [L1067-1113, L1171-1181]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Units
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.awaiting import RESPONSES
from rulesets.refusal import Refusal
from rulesets.whfb2.movement.charge_answers import CHARGER, answered, answers_awaited, check_named
from rulesets.whfb2.movement.charge_steps import CHARGE
from rulesets.whfb2.psychology.nerve import FRIGHTENING
from rulesets.whfb2.unit import acts
from rulesets.whfb2.unit.foes import foes_of
from rulesets.whfb2.unit.options import One
from rulesets.whfb2.unit.vocabulary import MISSILE_WEAPONS

_FLYERS: Final = ("swooper", "hoverer", "flutterer")
_CHARGER_RULES: Final = ("skirmishers", "war-machine", *_FLYERS)
_TARGET_RULES: Final = ("skirmishers", *FRIGHTENING, "war-machine", *MISSILE_WEAPONS)

ChargerRules: TypeAlias = Annotated[SpecialRules, Rules(_CHARGER_RULES), Fill("unit", "rules")]
TargetRules: TypeAlias = Annotated[SpecialRules, Rules(_TARGET_RULES), Fill("target", "rules")]
Response: TypeAlias = Annotated[str | None, Choice(RESPONSES)]


@dataclass(frozen=True, slots=True)
class Reaction:
    """Reactions that the charged may choose.

    Attributes:
        hold: Whether it may hold.
        shoot: Whether it may stand and shoot.
        flee: Whether it may flee.
        response: What it does, None while it has the choice.
        reason: What leaves it no choice.
    """

    hold: bool
    shoot: bool
    flee: bool
    response: str | None
    reason: str | None = None

    @property
    def possible(self) -> dict[str, bool]:
        """Answers, each with whether it may be given."""
        return {"hold": self.hold, "stand-and-shoot": self.shoot, "flee": self.flee}


def reaction_effects(arguments: Arguments, result: Reaction) -> tuple[Effect, ...]:
    """Note a charge that was answered."""
    unit, target = arguments["unit"], arguments["target"]
    if arguments["response"] is None or result.response is None:
        return ()
    # Nobody's answer declares the charge that it is to.
    known = unit is not None and target is not None and unit.linked(CHARGE, target.name, own=True)
    return (answered(result.response),) if known else ()


def after_reaction(arguments: Arguments, result: Reaction) -> tuple[FollowUp, ...]:
    """Offer the shots of who stands and shoots, then the move of the charger [L1067-1113]."""
    if arguments["response"] is None or result.response is None:
        return ()
    if arguments["unit"] is None or arguments["target"] is None:
        return ()
    units = (("unit", "unit"), ("target", "target"))
    move = FollowUp("charge_move", units, (("response", result.response),))
    if result.response != "stand-and-shoot":
        return (move,)
    shooters = (("unit", "target"), ("target", "unit"))
    return (FollowUp("shooting_attack", shooters, (("stand_and_shoot", "yes"),)), move)


@procedure(
    source="L1067-1113, L1171-1181",
    command="charge",
    variant="reaction",
    effects=reaction_effects,
    follow_ups=after_reaction,
    phases=("movement",),
    actors=("target",),
    check=foes_of("charge_reaction", "target"),
    acts=acts.ANSWER,
)
def charge_reaction(
    _dice: Dice,
    *,
    target: One = None,
    unit: Annotated[Unit | None, Units(), CHARGER] = None,
    response: Response = None,
    missiles: Annotated[bool | None, Flag()] = None,
    rules: ChargerRules = NO_RULES,
    target_rules: TargetRules = NO_RULES,
) -> Reaction:
    """Tell how a charged unit may answer, or check its answer [L1067-1113, L1171-1181].

    Args:
        target: The unit that is charged.
        unit: The charger.
        response: What it answers; nothing to see the choice.
        missiles: Whether it has missile weapons, where its special rules do not tell.
        rules: The charger's: who is no skirmisher makes skirmishers flee, all but flyers.
        target_rules: Its own.

    Raises:
        Refusal: `response-not-allowed`, `missing-option` where nobody knows which charge is meant.
    """
    found = ways(target, rules, target_rules, missiles=missiles)
    if response is None:
        return found
    check_named(unit, target)
    check_response(found, response)
    return Reaction(found.hold, found.shoot, found.flee, response, found.reason)


def ways(
    target: One, rules: SpecialRules, target_rules: SpecialRules, *, missiles: bool | None
) -> Reaction:
    """Return how a charged unit may answer."""
    if missiles is None:
        missiles = any(weapon in target_rules for weapon in MISSILE_WEAPONS)
    # Some may but turn to face a charge [L1109-1113, L2000-2003, L2027-2031, L2361-2366].
    ban = None if target is None else target.bar("flee-charge")
    why = None if ban is None else ban.by
    if why is None and "war-machine" in target_rules:
        why = "war-machine"
    silent = target is not None and (target.has("shot") or target.bar("stand-and-shoot"))
    shoot = missiles and not silent
    flown_at = any(kind in rules for kind in _FLYERS)
    if why is not None:
        return Reaction(True, False, False, "hold", why)
    if "skirmishers" in target_rules and flown_at:
        return Reaction(True, shoot, False, None, "flyers")
    if "skirmishers" in target_rules and "skirmishers" not in rules:
        return Reaction(False, False, True, "flee", "skirmishers")
    return Reaction(True, shoot, True, None)


def check_response(found: Reaction, response: str) -> None:
    """Refuse an answer that the charged may not give.

    Raises:
        Refusal: `response-not-allowed`.
    """
    if not found.possible[response]:
        raise Refusal("response-not-allowed", response=response, why=found.reason or "none")


def _chooses(unit: Unit, target: Unit) -> bool:
    return sum(ways(target, unit.rules, target.rules, missiles=None).possible.values()) > 1


ANSWERS_AWAITED: Final = answers_awaited(_chooses)
