"""A pool of attacks in close combat, from the blows to the losses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, WoundsLost
from rulesets.dice.handle import Dice
from rulesets.t9a.combat.round import sources
from rulesets.t9a.combat.strike import (
    BLOW_RULES,
    FACINGS,
    STRUCK_RULES,
    Striker,
    Struck,
    blow_of,
    strike,
)
from rulesets.t9a.combat.weapon import (
    WEAPON_IDS,
    Lords,
    strength_with,
    weapon_of,
)
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOES
from rulesets.t9a.unit.options import One


@dataclass(frozen=True, slots=True)
class Loss:
    """The result of a pool of attacks.

    Attributes:
        wounds_lost: Wounds the target lost.
    """

    wounds_lost: int


def struck(_arguments: Arguments, result: Loss) -> tuple[Effect, ...]:
    """Take the wounds off the target."""
    return (WoundsLost("enemy", result.wounds_lost),) if result.wounds_lost else ()


@procedure(
    source="R L555-574, L635-674",
    units=("unit",),
    effects=struck,
    phases=("combat",),
    demands=(
        FOES,
        Demand("unit", contact="enemy", unless_stated=("charged", "first_round")),
    ),
    beyond=Beyond("close-combat", ("same", "newer", "draft"), rests=sources.attack_rests),
    acts=acts.FIGHT,
    offering=offers.MELEE,
)
def close_combat_attacks(
    dice: Dice,
    *,
    enemy: One = None,
    attacks: Annotated[int, Whole(1, 500)] = 1,
    ws: Annotated[int, Whole(0, 10), Fill("unit", "ws")],
    s: Annotated[int, Whole(0, 10), Fill("unit", "s")],
    enemy_ws: Annotated[int, Whole(0, 10), Fill("enemy", "ws")],
    t: Annotated[int, Whole(0, 10), Fill("enemy", "t")],
    save: Annotated[int | None, Whole(1, 6), Fill("enemy", "save")] = None,
    ward: Annotated[int | None, Whole(2, 6), Fill("enemy", "ward")] = None,
    regen: Annotated[int | None, Whole(2, 6), Fill("enemy", "regen")] = None,
    w: Annotated[int, Whole(1, 10), Fill("enemy", "w")] = 1,
    models: Annotated[int | None, Whole(1, 500), Fill("enemy", "models")] = None,
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    charged: Annotated[bool, Flag(), Fill("unit", "status:charged")] = False,
    first_round: Annotated[bool, Flag(), Fill("unit", "status:charged")] = False,
    modifier: Annotated[int, Whole(-5, 5)] = 0,
    facing: Annotated[str, Choice(FACINGS)] = "front",
    enemy_characters: Lords = 0,
    rules: Annotated[SpecialRules, Rules(BLOW_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(STRUCK_RULES), Fill("enemy", "rules")] = NO_RULES,
) -> Loss:
    """Resolve attacks of one kind: to hit, to wound, saves, wounds lost [R L555-674].

    Args:
        dice: The dice.
        enemy: Who is struck.
        attacks: How many.
        ws: Weapon Skill of who strikes.
        s: Its Strength without its weapon.
        enemy_ws: Weapon Skill of who is struck.
        t: Toughness of who is struck.
        save: Its armour save.
        ward: Its Ward save.
        regen: Its Regeneration.
        w: Wounds of each of its models.
        models: How many there are.
        weapon: What strikes; what the unit carries when not told.
        charged: Whether it strikes whom it charged this turn.
        first_round: Whether it is the first round of the combat, for Hatred.
        modifier: Other modifiers to hit.
        facing: On which side the enemy is struck.
        enemy_characters: Enemy Characters touching the unit, for the King Slayer's Strength.
        rules: Of who strikes.
        enemy_rules: Of who is struck.

    Raises:
        Refusal: `weapon-mounted`, `weapon-on-foot`.
    """
    held = weapon_of(weapon, rules)
    striker = Striker(
        held.ws or ws,
        strength_with(s, held, rules, charged=charged, lords=enemy_characters),
        rules,
        held,
        first_round,
        "lightning-reflexes" in rules and not held.slow,
    )
    theirs = weapon_of(None, enemy_rules)
    foe = Struck(enemy_ws, t, save, ward, regen, w, enemy_rules, theirs, facing)
    blow = blow_of(striker, foe, modifier=modifier)
    cap = None if models is None else models * w
    if cap is not None and enemy is not None:
        cap = max(0, cap + enemy.spare - enemy.carried)
    return Loss(strike(dice, attacks, blow, cap))
