"""Blows in close combat: to hit, and a whole pool of attacks [L305; R L555-574]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Annotated, Any, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.chain import Pass, Stage
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING, winning_marks
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.attack.hit import ONE
from rulesets.rank_and_flank.attack.strike import attack_stage
from rulesets.t9a.combat.weapon import (
    CARRIED,
    HUGE,
    MASTER,
    SHIELD,
    WEAPONS,
    Weapon,
    fighting_with,
    parries,
    save_with,
    weapon_of,
)
from rulesets.t9a.harm.attack import (
    HIT_RULES,
    TARGET_RULES,
    Hit,
    hit_of,
    hit_scores,
    hit_stages,
    poisons_on,
)
from rulesets.t9a.unit.charts import MELEE_TO_HIT
from rulesets.t9a.unit.demands import FOES
from rulesets.t9a.unit.house import Played, not_in_the_text
from rulesets.t9a.unit.vocabulary import MOUNTED

_SIX: Final = 6
SIX: Final = frozenset({_SIX})
_PARRIED: Final = 4
_UNHORSED: Final = ("cavalry", "monstrous-cavalry", "chariot")
FACINGS: Final = ("front", "flank", "rear")
_FAILED: Final = "rerolls-failed-hits"
_HIT: Final = "rerolls-hits"
_ASIDE: Final = "rerolls-aside"
_SIXES: Final = "rerolls-sixes"
_REROLLING: Final = (_FAILED, _HIT, _ASIDE, _SIXES)
"""Rules of an attacker that misses, or hits, are rolled again."""
_SPELLS_STRUCK: Final = ("hard-to-strike", "hated")
_SPELLS_HIT: Final = ("hit-bonus", "hit-penalty")
BLOW_RULES: Final = tuple(
    dict.fromkeys(
        (
            "hatred",
            "lightning-reflexes",
            "poisoned-attacks",
            *_REROLLING,
            *_SPELLS_HIT,
            "blunted-weapons",
            "potent-poison",
            "thunderous-charge",
            MASTER,
            *CARRIED,
            *MOUNTED,
            "war-beast",
            "monstrous-beast",
            *HIT_RULES,
        )
    )
)
"""Special rules of an attacker that change its blows."""
STRUCK_RULES: Final = tuple(
    dict.fromkeys(
        ("distracting", *_SPELLS_STRUCK, SHIELD, *CARRIED, *MOUNTED, *HUGE, *TARGET_RULES)
    )
)
"""Those of a target that change what blows do to it."""


@lru_cache(maxsize=256)
def hit_need(ws: int, enemy_ws: int) -> int:
    """Return what an attack needs to hit before modifiers [L305].

    Weapon Skill 0 hits on a 6 alone, and is hit without a roll (then 1); between two of Weapon
    Skill 0 the text does not say, and the limit on the striker is taken to hold.
    """
    if not ws:
        return _SIX
    return int(MELEE_TO_HIT.cell(ws, enemy_ws)) if enemy_ws else 1


@dataclass(frozen=True, slots=True)
class Blow:
    """One kind of attack against one kind of target, hit included.

    Attributes:
        need: Lowest face that hits before modifiers (1: no roll).
        modifiers: What changes the roll, by name.
        misses_again: Whether misses are rolled again.
        poison: The lowest face to hit that wounds without a roll, None where none does.
        hit: What follows a hit.
        hits_again: Whether hits are.
        sixes_again: Whether 6s are.
    """

    need: int
    modifiers: tuple[Modifier, ...]
    misses_again: bool
    poison: int | None
    hit: Hit
    hits_again: bool = False
    sixes_again: bool = False

    @property
    def wins(self) -> frozenset[int]:
        """The faces that hit: a 6 always, a 1 never."""
        added = sum(each.value for each in self.modifiers)
        return winning_marks(D6, self.need - added, always=SIX, never=ONE)

    @property
    def rerolls(self) -> frozenset[int]:
        """The faces that are rolled again."""
        wins = self.wins
        misses = frozenset(D6.marks) - wins if self.misses_again else NOTHING
        sixes = SIX if self.sixes_again else NOTHING
        return misses | sixes | (wins if self.hits_again else NOTHING)


@lru_cache(maxsize=512)
def blow_stages(
    blow: Blow, striker: str | None = None, target: str | None = None
) -> tuple[Stage | Pass, ...]:
    """Return the stages of an attack, from the state `attack`; the names say who rolls."""
    first: Stage | Pass
    if blow.need <= 1:
        first = Pass("attack", "hit")
    else:
        first = attack_stage(
            blow.wins,
            poison=blow.poison,
            rerolls=blow.rerolls,
            modifiers=blow.modifiers,
            striker=striker,
        )
    return (first, *hit_stages(blow.hit, striker, target))


def strike(
    dice: Dice,
    attacks: int,
    blow: Blow,
    cap: int | None,
    *,
    striker: str | None = None,
    target: str | None = None,
) -> int:
    """Return the wounds that like attacks take from a target with `cap` wounds left."""
    if attacks <= 0 or cap == 0:
        return 0
    stages, scores = blow_stages(blow, striker, target), hit_scores(blow.hit)
    return dice.attacks(attacks, "attack", stages, scores, cap=cap).score


@dataclass(frozen=True, slots=True)
class Striker:
    """A part of a model as it strikes.

    Attributes:
        ws: Its Weapon Skill.
        s: Its Strength, weapon and charge included.
        rules: Its rules.
        weapon: Its weapon.
        first_round: Whether this is the first round of the combat, for Hatred.
        surer: Whether Lightning Reflexes make it hit more easily.
    """

    ws: int
    s: int
    rules: SpecialRules
    weapon: Weapon
    first_round: bool = False
    surer: bool = False


@dataclass(frozen=True, slots=True)
class Struck:
    """A target as it meets blows.

    Attributes:
        ws: Its Weapon Skill.
        t: Its Toughness.
        save: Its armour save on its profile.
        ward: Its Ward save.
        regen: Its Regeneration.
        wounds_each: Wounds of each model.
        rules: Its rules.
        weapon: Its weapon.
        facing: On which side it is struck.
    """

    ws: int
    t: int
    save: int | None
    ward: int | None
    regen: int | None
    wounds_each: int
    rules: SpecialRules
    weapon: Weapon
    facing: str = "front"


def blow_of(striker: Striker, foe: Struck, *, modifier: int = 0) -> Blow:
    """Return the attack that follows from two profiles, their weapons and rules [R L555-574].

    Distracting adds to no other penalty; Parry bounds what is needed before any modifier.
    """
    front = foe.facing == "front"
    need = hit_need(striker.ws, foe.ws)
    if need > 1 and front and parries(foe.weapon, foe.rules):
        need = max(need, _PARRIED)
    spells = ("hit-bonus" in striker.rules) - ("hit-penalty" in striker.rules)
    spells -= "hard-to-strike" in foe.rules
    distracted = "distracting" in foe.rules and min(modifier, spells) >= 0
    named = (
        ("distracting", -1 if distracted else 0),
        ("lightning-reflexes", int(striker.surer)),
        ("flail", foe.weapon.eases),
        ("weapon", striker.weapon.to_hit),
        ("spells", spells),
        ("other", modifier),
    )
    modifiers = tuple(Modifier(key, value) for key, value in named if value)
    rules = fighting_with(striker.weapon, aside(striker.rules, foe.facing), foe.rules)
    if striker.weapon.unhorses and front and any(kind in foe.rules for kind in _UNHORSED):
        rules = rules | SpecialRules.of("lethal-strike")
    hit = hit_of(
        striker.s,
        foe.t,
        save=save_with(foe.save, foe.weapon, foe.rules),
        ward=foe.ward,
        regen=foe.regen,
        wounds_each=foe.wounds_each,
        rules=rules,
        target_rules=foe.rules,
        attacked="combat",
    )
    hit = replace(hit, worst=min(hit.worst, striker.weapon.wounds_on))
    hates = "hatred" in rules or "hated" in foe.rules
    again = _FAILED in rules or (striker.first_round and hates)
    # No modifier makes more of Weapon Skill 0 than a 6.
    counted = modifiers if need > 1 and striker.ws else ()
    sixes = _SIXES in rules
    return Blow(need, counted, again, poisons_on(rules), hit, _HIT in rules, sixes)


def aside(rules: SpecialRules, facing: str) -> SpecialRules:
    """Return the rules of attacks on a side of an enemy: a spell eases those not to its front."""
    if _ASIDE not in rules or facing == "front":
        return rules
    return rules | SpecialRules.of(_FAILED, "rerolls-failed-wounds")


def hit_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a roll to hit rests on: the text has Weapon Skill 0 alone [L305]."""
    return ("draft",) if arguments["ws"] and arguments["enemy_ws"] else ()


@dataclass(frozen=True, slots=True)
class Hits:
    """Attacks that hit.

    Attributes:
        hits: How many.
        need: Lowest face that hits, None where no die is rolled.
        automatic: Whether they hit without a roll.
    """

    hits: int
    need: int | None
    automatic: bool = False


@procedure(
    source="L305; R L555-574",
    units=("unit", "enemy"),
    phases=("combat",),
    demands=(FOES,),
    beyond=Beyond("close-combat", ("draft",), switch="beyond", rests=hit_rests),
)
def close_combat_hit(
    dice: Dice,
    *,
    attacks: Annotated[int, Whole(1, 500)] = 1,
    ws: Annotated[int, Whole(0, 10), Fill("unit", "ws")] = 3,
    enemy_ws: Annotated[int, Whole(0, 10), Fill("enemy", "ws")],
    modifier: Annotated[int, Whole(-5, 5)] = 0,
    facing: Annotated[str, Choice(FACINGS)] = "front",
    first_round: Annotated[bool, Flag(), Fill("unit", "status:charged")] = False,
    rules: Annotated[
        SpecialRules,
        Rules(("hatred", "lightning-reflexes", "great-weapon", *_REROLLING, *_SPELLS_HIT)),
        Fill("unit", "rules"),
    ] = NO_RULES,
    enemy_rules: Annotated[
        SpecialRules,
        Rules(("distracting", *_SPELLS_STRUCK, SHIELD, *CARRIED, *MOUNTED)),
        Fill("enemy", "rules"),
    ] = NO_RULES,
    beyond: Played = "on",
) -> Hits:
    """Roll attacks to hit in close combat: Weapon Skill against Weapon Skill [L305; R L555-574].

    Args:
        dice: A D6 for each attack.
        attacks: How many.
        ws: Weapon Skill of who strikes; 0 hits on a 6 alone.
        enemy_ws: Of who is struck; 0 is hit without a roll.
        modifier: Other modifiers of the roll.
        facing: On which side the enemy is struck: to the front it may parry.
        first_round: Whether it is the first round of the combat, for Hatred.
        rules: Of who strikes.
        enemy_rules: Of who is struck: Distracting, a Flail, hand weapon and shield.
        beyond: Whether the chart is played, which the text lacks.

    Raises:
        Refusal: `not-in-the-text` without it, but for Weapon Skill 0.
    """
    if beyond != "on" and ws and enemy_ws:
        raise not_in_the_text("close-combat")
    slow = rules.holds(WEAPONS["great-weapon"].id)
    striker = Striker(
        ws,
        3,
        rules,
        WEAPONS["hand-weapon"],
        first_round,
        "lightning-reflexes" in rules and not slow,
    )
    weapon = weapon_of(None, enemy_rules)
    struck = Struck(enemy_ws, 3, None, None, None, 1, enemy_rules, weapon, facing)
    blow = blow_of(striker, struck, modifier=modifier)
    if blow.need <= 1:
        return Hits(attacks, None, automatic=True)
    wins = blow.wins
    hits = dice.successes(
        attacks, min(wins), "to-hit", always=wins, reroll=blow.rerolls, modifiers=blow.modifiers
    )
    return Hits(hits, min(wins))
