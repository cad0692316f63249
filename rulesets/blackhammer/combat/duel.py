"""The blows of a challenge alone, for a combat that is resolved part by part [L2126-2128]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from rulesets.blackhammer.characters.challenge import DUEL, DUELLED, goes_on, is_led, loses_champion
from rulesets.blackhammer.combat.fight_rules import FIGHT_RULES
from rulesets.blackhammer.combat.fighters.champions import champion_of
from rulesets.blackhammer.combat.fighters.score_kept import score_duel
from rulesets.blackhammer.combat.fighters.stated import SideFacts
from rulesets.blackhammer.combat.order import BOTH_SIDES, SIDES
from rulesets.blackhammer.combat.round.exchange import exchange_blows, fallen_of, losses_of
from rulesets.blackhammer.combat.score import MOST_OVERKILL
from rulesets.blackhammer.combat.weapon import WEAPON_IDS, arm, chosen
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Flag, Rules, Units
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice

_MOST: Final = 2
Duellists = Annotated[tuple[Unit, ...], Units(1, _MOST)]


@dataclass(frozen=True, slots=True)
class Duel:
    """A round of a challenge.

    Attributes:
        wounds: Wounds our side caused.
        enemy_wounds: Wounds the other caused.
        overkill: What our side scores beyond them for a fallen opponent, at most 5.
        enemy_overkill: The same for the other.
        ours: Who ours is.
        theirs: Who the other is.
        lost: Wounds lost by each of ours, character and mount.
        enemy_lost: By each of the other's.
        slain: Whether all of ours are dead.
        enemy_slain: Whether all of the other's are.
    """

    wounds: int
    enemy_wounds: int
    overkill: int
    enemy_overkill: int
    slain: bool
    enemy_slain: bool
    ours: str | None = detail()
    theirs: str | None = detail()
    lost: tuple[int, ...] = detail()
    enemy_lost: tuple[int, ...] = detail()


def duel_effects(arguments: Arguments, result: Duel) -> tuple[Effect, ...]:
    """Take the wounds, and keep them for the combat result; either's death ends the challenge."""
    effects: list[Effect] = []
    keeps: list[tuple[str, int]] = []
    over = result.slain or result.enemy_slain
    for role, lost, slain in (
        ("unit", result.lost, result.slain),
        ("enemy", result.enemy_lost, result.enemy_slain),
    ):
        for index, (unit, wounds) in enumerate(zip(arguments[role], lost, strict=True)):
            if wounds:
                effects.append(WoundsLost(role, wounds, index))
            if over and not slain and unit.has(DUEL):
                effects.append(StatusCleared(role, DUEL, index))
            if slain and is_led(unit):
                effects.extend(loses_champion(role, index))
            elif wounds < unit.wounds_left():
                keeps.append((role, index))
                effects.append(StatusSet(role, DUELLED, "phase", place=index))
                effects.extend(arm(role, index, arguments))
    if not over:
        fought = len(result.lost) + len(result.enemy_lost)
        effects.extend(goes_on(arguments, keeps, fewer=len(keeps) < fought))
    return (*effects, *score_duel(result))


@procedure(
    source="L2126-2128",
    effects=duel_effects,
    phases=("close-combat",),
    actors=("unit", "enemy"),
    demands=demands.DUEL,
    acts=acts.FIGHT,
    offering=offers.DUEL,
)
def duel(
    dice: Dice,
    *,
    unit: Duellists,
    enemy: Duellists,
    charged: Annotated[str | None, Choice(BOTH_SIDES)] = None,
    first_round: Annotated[bool, Flag()] = False,
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    enemy_weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    won_before: Annotated[str | None, Choice(SIDES)] = None,
    rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
) -> Duel:
    """Fight a round of a challenge, and nothing else of its combat [L1908, L2126-2128].

    Wounds and overkill count in the result of the combat, whose other blows are struck apart.

    Args:
        dice: The blows, in order.
        unit: Our character or champion, and what he rides.
        enemy: The other's.
        charged: Who charged this turn; by the units' statuses when not told.
        first_round: Whether it is the first round of the combat.
        weapon: What ours fights with; what he carries when not told.
        enemy_weapon: The same for the other.
        won_before: Who won the last round; by the units' statuses when not told.
        rules: Added to the rules of ours.
        enemy_rules: To those of the other.

    Raises:
        Refusal: `unit-destroyed`, `fight-fleeing`, `fight-off-table`, `unit-lacks-value`,
            `weapon-on-foot`, `weapon-mounted`.
    """
    ours = _side(unit, rules, weapon, _charged(charged, "unit"))
    theirs = _side(enemy, enemy_rules, enemy_weapon, _charged(charged, "enemy"))
    losses = exchange_blows(dice, ours, theirs, first_round=first_round, won_before=won_before)
    lost, enemy_lost = losses_of(losses, len(unit), len(enemy))
    dead, enemy_dead = fallen_of(losses, len(unit))
    return Duel(
        losses.wounds[1],
        losses.wounds[0],
        min(MOST_OVERKILL, losses.overkill[1]),
        min(MOST_OVERKILL, losses.overkill[0]),
        all(dead),
        all(enemy_dead),
        unit[0].name,
        enemy[0].name,
        lost,
        enemy_lost,
    )


def _charged(told: str | None, side: str) -> bool | None:
    return None if told is None else told in (side, "both")


def _side(
    units: tuple[Unit, ...],
    rules: SpecialRules,
    weapon: str | None,
    charged: bool | None,  # noqa: FBT001 - one fact of several
) -> SideFacts:
    champions = map(champion_of, units)
    marked = tuple(replace(unit, statuses=(*unit.statuses, (DUEL, 1))) for unit in champions)
    return SideFacts(
        marked,
        rules,
        charged,
        chosen(weapon),
        (),
        (),
        (),
        0,
        obstacle=False,
    )
