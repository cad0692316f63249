"""A whole round of an assault on a building: blows, result, break test [L2982-2998]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.combat.fight_rules import FIGHT_RULES
from rulesets.blackhammer.combat.fighters.siege import (
    FIGHTING_POWER,
    LEADER_POWER,
    SHELTERED,
    is_leader,
)
from rulesets.blackhammer.combat.fighters.stated import SideFacts, dueling, target_of
from rulesets.blackhammer.combat.order import SIDES
from rulesets.blackhammer.combat.round.exchange import exchange_blows, fallen_of, losses_of
from rulesets.blackhammer.combat.round.losses import RoundLosses
from rulesets.blackhammer.combat.round.nerve import nerve_of
from rulesets.blackhammer.combat.score import CombatSide
from rulesets.blackhammer.combat.weapon import WEAPON_IDS, arm, chosen
from rulesets.blackhammer.terrain.assault import (
    ASSAULT_RULES,
    AssaultResult,
    assault_effects,
    settle,
)
from rulesets.blackhammer.unit import acts, demands
from rulesets.blackhammer.unit.unit_state import listed, power_each
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Flag, Numbers, Rules, Units
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice

_MOST: Final = 3


@dataclass(frozen=True, slots=True)
class AssaultRound:
    """A round of an assault.

    Attributes:
        wounds: Wounds the attackers caused.
        enemy_wounds: Wounds the defenders caused.
        ended: How it ended.
        lost: Wounds lost by each unit of the attackers.
        enemy_lost: By each of the defenders.
    """

    wounds: int
    enemy_wounds: int
    ended: AssaultResult
    lost: tuple[int, ...] = detail()
    enemy_lost: tuple[int, ...] = detail()


def storm_effects(arguments: Arguments, result: AssaultRound) -> tuple[Effect, ...]:
    """Take the wounds of both sides, and what the end of the round leads to."""
    wounds = [
        WoundsLost(role, count, index)
        for role, lost in (("unit", result.lost), ("enemy", result.enemy_lost))
        for index, count in enumerate(lost)
        if count
    ]
    armed = [
        effect
        for role in ("unit", "enemy")
        for index in range(len(arguments[role]))
        if result.ended.outcome == "goes-on"
        for effect in arm(role, index, arguments)
    ]
    return (*wounds, *armed, *assault_effects(arguments, result.ended))


@procedure(
    source="L2982-2998",
    effects=storm_effects,
    phases=("close-combat",),
    actors=("unit", "enemy"),
    demands=demands.ASSAULT,
    acts=acts.FIGHT,
)
def assault_round(
    dice: Dice,
    *,
    unit: Annotated[tuple[Unit, ...], Units(1, _MOST)],
    enemy: Annotated[tuple[Unit, ...], Units(1, _MOST)],
    first_round: Annotated[bool, Flag()] = False,
    fighting: Annotated[tuple[int, ...], Numbers(0, 100, _MOST * _MOST)] = (),
    enemy_fighting: Annotated[tuple[int, ...], Numbers(0, 100, _MOST * _MOST)] = (),
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    enemy_weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    won_before: Annotated[str | None, Choice(SIDES)] = None,
    rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
) -> AssaultRound:
    """Fight a round of an assault on a building to its end [L2982-2998].

    Models of a unit power of 10 fight on either side, the characters named first among them; nobody
    has the benefits of a charge, and who is inside burns easily.

    Args:
        dice: The blows in order, then the break test of the loser.
        unit: The attackers: their unit, then the characters in it.
        enemy: The defenders, the same way.
        first_round: Whether it is the first round.
        fighting: Attackers that fight: a number for each unit, or for each unit and enemy; as many
            as may when empty.
        enemy_fighting: The same for the defenders.
        weapon: What the attackers fight with; what they carry when not told.
        enemy_weapon: The same for the defenders.
        won_before: Who won the last round; by the units' statuses when not told.
        rules: Added to the rules of each of the attackers.
        enemy_rules: To those of each of the defenders.

    Raises:
        Refusal: `unit-destroyed`, `fight-fleeing`, `fight-off-table`, `unit-lacks-value`,
            `weapon-on-foot`, `weapon-mounted`, `fighting-count`, `too-many-fighting`,
            `assault-power`, `leader-power`.
    """
    inside = enemy_rules | SpecialRules.of(*SHELTERED)
    losses = exchange_blows(
        dice,
        _side(unit, rules, weapon, fighting or _chosen(unit, enemy)),
        _side(enemy, inside, enemy_weapon, enemy_fighting or _chosen(enemy, unit)),
        first_round=first_round,
        won_before=won_before,
    )
    lost, enemy_lost = losses_of(losses, len(unit), len(enemy))
    dead, enemy_dead = fallen_of(losses, len(unit))
    (ld, led), (enemy_ld, enemy_led) = (
        _nerve(units, gone) for units, gone in ((unit, dead), (enemy, enemy_dead))
    )
    held = (_of_test(unit, rules, led), _of_test(enemy, enemy_rules, enemy_led))
    sides = (_combat_side(unit, losses, 0, held[0]), _combat_side(enemy, losses, 1, held[1]))
    ended = dice.call(settle, sides=sides, leaderships=(ld, enemy_ld), rules=held)
    return AssaultRound(losses.wounds[1], losses.wounds[0], ended, lost, enemy_lost)


def _side(
    units: tuple[Unit, ...], rules: SpecialRules, weapon: str | None, fighting: tuple[int, ...]
) -> SideFacts:
    return SideFacts(
        units,
        rules,
        charged=False,
        weapon=chosen(weapon),
        fighting=fighting,
        flanking=(),
        rearing=(),
        ranks=0,
        obstacle=False,
        assault=True,
    )


def _chosen(units: tuple[Unit, ...], foes: tuple[Unit, ...]) -> tuple[int, ...]:
    """Return how many of each unit fight: the last named, which are characters, come first.

    Each faces the enemy named in its place; few can get at a leader [L2986].
    """
    left = FIGHTING_POWER
    at_leader = dict.fromkeys(range(len(foes)), LEADER_POWER)
    chosen: list[int] = []
    for index, unit in reversed(list(enumerate(units))):
        foe = target_of(unit, foes, index, duel=dueling(units, index) and dueling(foes))
        room = min(left, at_leader[foe]) if is_leader(foes[foe]) else left
        models = min(unit.models, room // power_each(unit))
        left -= models * power_each(unit)
        at_leader[foe] -= models * power_each(unit)
        chosen.insert(0, models)
    return tuple(chosen)


def _combat_side(
    units: tuple[Unit, ...], losses: RoundLosses, side: int, rules: SpecialRules
) -> CombatSide:
    return CombatSide(
        wounds=losses.wounds[1 - side],
        power=losses.power[side],
        musician="musician" in rules,
        name=listed([unit.name for unit in units]),
    )


def _nerve(units: tuple[Unit, ...], dead: tuple[bool, ...]) -> tuple[int, SpecialRules]:
    """Return the Leadership of the first unit that is left, no matter which fell."""
    fates = list(zip(units, dead, strict=True))
    fallen = [unit.name for unit, gone in fates if gone]
    return nerve_of(next((unit for unit, gone in fates if not gone), units[0]), fallen)


def _of_test(units: tuple[Unit, ...], rules: SpecialRules, led: SpecialRules) -> SpecialRules:
    held = units[0].rules | rules | led
    return held.only(ASSAULT_RULES)
