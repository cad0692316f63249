"""The assault of a building: its fighters and its outcome [L2982-2998]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from rulesets.blackhammer.characters.challenge import names_together
from rulesets.blackhammer.combat.fighters.siege import (
    BESIEGED,
    BESIEGING,
    FIGHTING_POWER,
    LEADER_POWER,
)
from rulesets.blackhammer.combat.morale import BREAK_RULES
from rulesets.blackhammer.combat.result import test_loser
from rulesets.blackhammer.combat.score import CombatSide, tell_verdict, verdict
from rulesets.blackhammer.psychology.panic import flight
from rulesets.blackhammer.terrain.building import CAPACITY
from rulesets.blackhammer.unit.options import Penalty, YesNo
from rulesets.blackhammer.unit.unit_state import known_power
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Rules, Units, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Destroyed, Effect, RuleLost, StatusCleared, StatusSet
from rulesets.dice.handle import Dice

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

ASSAULT_RULES: Final = ("musician", *BREAK_RULES)


@dataclass(frozen=True, slots=True)
class Assault:
    """The fighters of an assault.

    Attributes:
        allowed: Whether the unit may assault the building at all.
        reason: Why not: `not-infantry`, `too-many`, `besieged`, `flying`; None where it may.
        fighting: Models of the attackers that fight.
        enemy_fighting: Models of the defenders that fight.
        on_leader: Attackers that may strike at one character or champion among the defenders.
        enemy_on_leader: Defenders that may strike at one among the attackers.
    """

    allowed: bool
    reason: str | None
    fighting: int
    enemy_fighting: int
    on_leader: int
    enemy_on_leader: int


def siege_effects(arguments: Arguments, result: Assault) -> tuple[Effect, ...]:
    """Note besiegers and besieged, once the charge has brought them together."""
    sides: tuple[tuple[str, StatusId], ...] = (("unit", BESIEGING), ("enemy", BESIEGED))
    met = [arguments[role] for role, _ in sides]
    if not result.allowed or not all(unit is not None and unit.has("engaged") for unit in met):
        return ()
    return tuple(StatusSet(role, status, "combat") for role, status in sides)


def after_assault(arguments: Arguments, result: Assault) -> tuple[FollowUp, ...]:
    """Offer the fight of an assault that may be made."""
    roles = ("unit", "enemy")
    if not result.allowed or any(arguments.get(role) is None for role in roles):
        return ()
    together = tuple((role, names_together(arguments[role])) for role in roles)
    units = tuple((role, role) for role in roles)
    return (FollowUp("assault_round", units, (*together, ("first_round", "yes"))),)


@procedure(
    source="L2982-2986",
    units=("unit", "enemy"),
    effects=siege_effects,
    follow_ups=after_assault,
    actors=("unit",),
)
def building_assault(
    _dice: Dice,
    *,
    models: Annotated[int, Whole(1, 500), Fill("unit", "models")],
    model_power: Annotated[int, Whole(1, 20), Fill("unit", "power")] = 1,
    enemy_models: Annotated[int, Whole(1, 500), Fill("enemy", "models")],
    enemy_model_power: Annotated[int, Whole(1, 20), Fill("enemy", "power")] = 1,
    infantry: YesNo = True,
    flying: YesNo = False,
    besieged: YesNo = False,
) -> Assault:
    """Say whether a unit may assault a building, and how many fight on either side [L2982-2986].

    Who assaults has none of the benefits of a charge.

    Args:
        models: Models of the attackers.
        model_power: Unit power of each.
        enemy_models: Models inside.
        enemy_model_power: Unit power of each.
        infantry: Whether the attackers are infantry without anyone mounted among them.
        flying: Whether they would fly.
        besieged: Whether an assault of the building goes on already.
    """
    barred = (
        ("besieged", besieged),
        ("not-infantry", not infantry),
        ("flying", flying),
        ("too-many", models * model_power > CAPACITY),
    )
    reason = next((name for name, so in barred if so), None)
    fighting = min(models, FIGHTING_POWER // model_power)
    enemy_fighting = min(enemy_models, FIGHTING_POWER // enemy_model_power)
    return Assault(
        reason is None,
        reason,
        fighting,
        enemy_fighting,
        min(fighting, LEADER_POWER // model_power),
        min(enemy_fighting, LEADER_POWER // enemy_model_power),
    )


@dataclass(frozen=True, slots=True)
class AssaultResult:
    """The end of an assault this round.

    Attributes:
        winner: `attacker`, `defender`, or `none` for a draw.
        margin: By how much.
        score: Combat result of the attackers, None where one side was wiped out.
        enemy_score: That of the defenders.
        broken: Whether the loser broke, None where no test was taken.
        outcome: `taken`: the attackers hold the building; `repelled`: they flee and nobody pursues;
            `goes-on`.
    """

    winner: str
    margin: int
    score: int | None
    enemy_score: int | None
    broken: bool | None
    outcome: str


_OF_FIRST_ROUND: Final = ("charged", "first-round", "hits-on-sixes")
_OF_COMBAT: Final = ("engaged", "won-last-round", BESIEGED, BESIEGING, *_OF_FIRST_ROUND[1:])
_NAMES: Final = {"unit": "attacker", "enemy": "defender", "none": "none"}


def assault_effects(_arguments: Arguments, result: AssaultResult) -> tuple[Effect, ...]:
    """Destroy defenders who break, let attackers who break flee; others fight on."""
    if result.outcome == "taken":
        return (Destroyed("enemy"), *_ended("unit"))
    if result.outcome == "repelled":
        return (*(_broken("unit") if result.broken else ()), *_ended("enemy"))
    winner = {"attacker": "unit", "defender": "enemy"}.get(result.winner)
    return tuple(
        effect for role in ("unit", "enemy") for effect in _fights_on(role, won=role == winner)
    )


@procedure(
    source="L2988-2994", effects=assault_effects, phases=("close-combat",), actors=("unit", "enemy")
)
def building_assault_result(
    dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    enemy: Annotated[Unit | None, Units()] = None,
    wounds: Annotated[int, Whole(0, 200)] = 0,
    enemy_wounds: Annotated[int, Whole(0, 200)] = 0,
    power: Annotated[int | None, Whole(0, 5000)] = None,
    enemy_power: Annotated[int | None, Whole(0, 5000)] = None,
    ld: Annotated[int | None, Whole(0, 10), Fill("unit", "ld")] = None,
    enemy_ld: Annotated[int | None, Whole(0, 10), Fill("enemy", "ld")] = None,
    penalty: Penalty = 0,
    rules: Annotated[SpecialRules, Rules(ASSAULT_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(ASSAULT_RULES), Fill("enemy", "rules")] = NO_RULES,
) -> AssaultResult:
    """Work out the result of an assault, and test the loser [L2988-2994].

    Only losses and superior numbers count, and a musician where that is a draw. Defenders who
    break are destroyed; attackers who break are not pursued.

    Args:
        dice: For the break test, taken where the loser's Leadership is known.
        unit: The attackers, as they are after the losses.
        enemy: The defenders.
        wounds: Wounds the attackers caused.
        enemy_wounds: Wounds the defenders caused.
        power: Unit power the attackers have left.
        enemy_power: Unit power the defenders have left.
        ld: Leadership of the attackers.
        enemy_ld: Leadership of the defenders.
        penalty: Other penalties on the break test.
        rules: What changes the attackers' result and test.
        enemy_rules: The same of the defenders.
    """
    sides = (
        CombatSide(
            wounds=wounds,
            power=known_power(unit, power),
            musician="musician" in rules,
            name=_name(unit),
        ),
        CombatSide(
            wounds=enemy_wounds,
            power=known_power(enemy, enemy_power),
            musician="musician" in enemy_rules,
            name=_name(enemy),
        ),
    )
    return settle(dice, sides, (ld, enemy_ld), (rules, enemy_rules), penalty=penalty)


def settle(
    dice: Dice,
    sides: tuple[CombatSide, CombatSide],
    leaderships: tuple[int | None, int | None],
    rules: tuple[SpecialRules, SpecialRules],
    *,
    penalty: int = 0,
) -> AssaultResult:
    """Reckon the result of an assault once it is known what both sides did, and test the loser."""
    told = verdict(*sides)
    tell_verdict(dice, *sides, told)
    powers = (sides[0].power, sides[1].power)
    dread = ((rules[0], powers[0]), (rules[1], powers[1]))
    test = test_loser(dice, told, leaderships, powers, rules, dread=dread, penalty=penalty)
    broken = None if test is None else test.broken
    return AssaultResult(
        _NAMES[told.winner],
        told.margin,
        told.score,
        told.enemy_score,
        broken,
        _outcome(told.winner, broken=bool(broken) or told.wiped_out),
    )


def _outcome(winner: str, *, broken: bool) -> str:
    if not broken or winner == "none":
        return "goes-on"
    return "taken" if winner == "unit" else "repelled"


def _name(unit: Unit | None) -> str | None:
    return None if unit is None else unit.name or None


def _ended(role: str) -> tuple[Effect, ...]:
    return tuple(StatusCleared(role, status) for status in _OF_COMBAT)


def _broken(role: str) -> tuple[Effect, ...]:
    """Turn a unit to flight; its standard is lost, and nobody pursues to take it [L2292]."""
    banners: tuple[RuleId, ...] = ("standard", "battle-standard", "war-banner")
    return (*_ended(role), *flight(role), *(RuleLost(role, banner) for banner in banners))


def _fights_on(role: str, *, won: bool) -> tuple[Effect, ...]:
    """Keep a unit in its combat, whose first round is over."""
    stays = StatusSet(role, "won-last-round", "combat")
    return (
        StatusSet(role, "engaged"),
        StatusSet(role, BESIEGING if role == "unit" else BESIEGED, "combat"),
        StatusSet(role, "fought", "phase"),
        *(StatusCleared(role, status) for status in _OF_FIRST_ROUND),
        stays if won else StatusCleared(role, "won-last-round"),
    )
