"""Rolls to hit in close combat: the chart, its modifiers, and what a 6 may still reach."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Chart, load_chart
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.whfb2.combat.weapon import WEAPON_IDS, Use, bonuses, chosen, named, wielding_of
from rulesets.whfb2.harm.aim import aim_stages
from rulesets.whfb2.harm.harm import added
from rulesets.whfb2.unit import house

COMBAT_TO_HIT: Final[Chart] = load_chart(files("rulesets.whfb2") / "data" / "combat-to-hit.toml")
HELPLESS: Final = ("panicked", "fleeing", "stupid", "prone", "asleep")
"""Statuses of those who defend as if their Weapon Skill were 1 [L1547-1555]."""
HELPLESS_WS: Final = 1
AIR_WS: Final = 10
"""Weapon Skill with which those in the air defend [L1556-1558]."""
HANDS: Final = ("right", "left")


@lru_cache(maxsize=256)
def chart_need(ws: int, enemy_ws: int) -> int | None:
    """Return the chart's number, None for a striker without Weapon Skill [L476-481].

    Who has none to defend with is hit like who cannot defend.
    """
    if ws < 1:
        return None
    return int(COMBAT_TO_HIT.cell(min(ws, 10), max(1, min(enemy_ws, 10))))


def defence(ws: int, *, air: bool, helpless: bool) -> int:
    """Return the Weapon Skill that somebody defends with [L1547-1558]."""
    if helpless:
        return HELPLESS_WS
    return AIR_WS if air else ws


def helpless(unit: Unit) -> bool:
    """Return whether a unit cannot defend itself properly."""
    return any(unit.has(status) for status in HELPLESS)


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Circumstances that make blows easier or harder, the weapon aside [L1570-1606].

    Attributes:
        frenzied: The attacker is in a frenzy.
        charged: He charged this turn.
        higher: He stands higher.
        followed: He pushed his opponent back last turn.
        confused: His charge failed.
        obstacle: The enemy stands behind a defended obstacle.
        afraid: He fears this enemy.
        terrified: A creature that terrifies him is near.
        other: Anything else.
    """

    frenzied: bool = False
    charged: bool = False
    higher: bool = False
    followed: bool = False
    confused: bool = False
    obstacle: bool = False
    afraid: bool = False
    terrified: bool = False
    other: int = 0

    @property
    def modifiers(self) -> tuple[Modifier, ...]:
        """The modifiers they add, by name."""
        held = (
            ("frenzy", 2 * self.frenzied),
            ("charge", int(self.charged)),
            ("high-ground", int(self.higher)),
            ("followed-up", int(self.followed)),
            ("confused", -self.confused),
            ("obstacle", -self.obstacle),
            ("fear", -self.afraid),
            ("terror", -self.terrified),
            ("other", self.other),
        )
        return tuple(Modifier(key, value) for key, value in held if value)


@dataclass(frozen=True, slots=True)
class Hits:
    """Attacks that hit.

    Attributes:
        hits: How many.
        need: What the chart asks for.
        modifier: What is added to the die.
        enemy_ws: The Weapon Skill that the enemy defends with.
    """

    hits: int
    need: int | None
    modifier: int
    enemy_ws: int


@procedure(source="L1521-1606", phases=("combat",), actors=("unit", "enemy"))
def combat_to_hit(
    dice: Dice,
    *,
    attacks: Annotated[int, Whole(1, 500)] = 1,
    ws: Annotated[int, Whole(0, 10), Fill("unit", "ws")],
    enemy_ws: Annotated[int, Whole(0, 10), Fill("enemy", "ws")],
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    hand: Annotated[str, Choice(HANDS)] = "right",
    charged: Annotated[bool, Flag(), Fill("unit", "status:charged")] = False,
    frenzied: Annotated[bool, Flag(), Fill("unit", "status:frenzied")] = False,
    followed_up: Annotated[bool, Flag(), Fill("unit", "status:followed-up")] = False,
    pushed_back: Annotated[bool, Flag(), Fill("unit", "status:pushed-back")] = False,
    confused: Annotated[bool, Flag(), Fill("unit", "status:confused")] = False,
    afraid: Annotated[bool, Flag(), Fill("unit", "status:afraid")] = False,
    terrified: Annotated[bool, Flag()] = False,
    higher: Annotated[bool, Flag()] = False,
    defended: Annotated[bool, Flag()] = False,
    defenceless: Annotated[bool, Flag()] = False,
    enemy_air: Annotated[bool, Flag()] = False,
    modifier: Annotated[int, Whole(-5, 5)] = 0,
    rules: Annotated[SpecialRules, Rules(("mounted", *WEAPON_IDS)), Fill("unit", "rules")] = (
        NO_RULES
    ),
    natural_one: house.NaturalOne = False,
) -> Hits:
    """Roll attacks to hit in close combat [L1521-1606, L4516-4518].

    Above 6 the chart takes a 6 and a second die: 4, 5 or 6 on it make 7, 8 or 9. Modifiers are
    added to what the dice come to.

    Args:
        dice: A die an attack, and one after each 6 where more is needed.
        attacks: How many.
        ws: The attacker's Weapon Skill.
        enemy_ws: The defender's.
        weapon: What the attacker fights with; what he carries when not told.
        hand: The hand it is in: blows of the wrong one are harder.
        charged: Whether he charged this turn.
        frenzied: Whether he is in a frenzy.
        followed_up: Whether he pushed the enemy back last turn.
        pushed_back: Whether he was pushed back last turn.
        confused: Whether his charge failed.
        afraid: Whether he fears this enemy.
        terrified: Whether a creature near terrifies him.
        higher: Whether he stands higher.
        defended: Whether the enemy defends an obstacle.
        defenceless: Whether the enemy is panicked, routed, stupid or cannot defend itself.
        enemy_air: Whether the enemy fights from the air.
        modifier: Anything else.
        rules: The attacker's weapon, and whether he rides.
        natural_one: Whether a natural 1 always misses.

    Raises:
        Refusal: `weapon-on-foot`, `weapon-mounted`, `lance-without-charge`.
    """
    wielding = wielding_of(chosen(weapon), rules, charged=charged)
    gain = bonuses(
        wielding, Use(charged=charged, steady=not pushed_back), cavalry=False, air=enemy_air
    )
    around = Circumstances(
        frenzied, charged, higher, followed_up, confused, defended, afraid, terrified, modifier
    )
    off = named("wrong-hand", -(hand == "left"))
    modifiers = (*around.modifiers, *named("weapon", gain.to_hit), *off)
    total = added(modifiers)
    defends = defence(enemy_ws, air=enemy_air, helpless=defenceless)
    need = chart_need(ws, defends)
    if need is None:
        dice.tell("no-weapon-skill")
        return Hits(0, None, total, defends)
    stages = aim_stages(need - total, modifiers, beyond=True, natural_one=natural_one)
    if not stages:
        dice.tell("out-of-reach", need=need - total)
        return Hits(0, need, total, defends)
    hits = dice.attacks(attacks, "shot", stages, (("hit", 1),)).score
    return Hits(hits, need, total, defends)
