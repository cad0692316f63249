"""Blows of a unit against another as powers, spells, poisons and the like change them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.ids.composed import as_status
from rulesets.dice.request import Modifier
from rulesets.whfb2.combat.blow import WOUNDING, BlowEffects
from rulesets.whfb2.combat.fighters.fight_options import FightOptions
from rulesets.whfb2.combat.fighters.target import DIVINE
from rulesets.whfb2.combat.round.plan import Fighter
from rulesets.whfb2.combat.weapon import named
from rulesets.whfb2.harm.proof import FIRE_PROOF, IMAGE, RAIN, WAVERING
from rulesets.whfb2.magic.facts import NOT_ALIVE
from rulesets.whfb2.shooting.venom import poisons_on, status_value

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

MAGIC: Final = "magic-weapon"
MIGHTY: Final = "striking-power"
INVESTED: Final = "invested"
STRUCK: Final = "power-spent"
"""What a weapon does once a day it has done."""
SPEED: Final = "rune-of-speed"
FADED: Final[Mapping[str, StatusId]] = {
    SPEED: "rune-of-speed-faded",
    WOUNDING: "rune-of-wounding-faded",
}
MINOR_DEATH: Final = "rune-of-minor-death"
POINTS: Final = (
    "power-weapon-master",
    "power-weapon-slave",
    "magic-wand",
)
"""Who can put points into a blow [L6768-6770, L7144-7147]."""
ROUNDS: Final = "frenzy-rounds"
"""Rounds that somebody fought in a divine frenzy."""
MASTER: Final = "power-weapon-master"
SLAVE: Final = "power-weapon-slave"
POWERS: Final = (MAGIC, MIGHTY, INVESTED, MINOR_DEATH, "poisoned", "flaming", "flammable")
"""Rules that players state for one round: what a weapon is used with, and against whom."""
_STRONGEST: Final = 10
_GREAT: Final = "great-rune-of-death"
_DEATH: Final = "rune-of-death"
_HALVED: Final = (WAVERING, "gusted")
_DRAINS: Final[tuple[tuple[StatusId, Amount], ...]] = (
    ("hand-of-dust", Amount(0, 1, 6)),
    ("hand-of-death", Amount(1)),
)
_AMULETS: Final = ("wears-thrice-blessed-copper-amulet", "wears-enchanted-jade-amulet")
_VICTIMS: Final[Mapping[int, tuple[RuleId, ...]]] = {
    1: ("goblinoid", "orc", "goblin", "hobgoblin"),
    2: ("four-legged",),
    3: ("human",),
    4: ("dwarf",),
    5: ("elf",),
    6: ("dragon",),
    7: ("reptile", "lizardman", "troglodyte", "slann"),
    8: ("chaos",),
    9: ("wizard",),
}
"""Whom a rune of death kills, by the number of its kind [L6881-6886]."""
_NOT_OF_CHAOS: Final = 10


WITH: Final = ("weapon", "other-hand", "mount")
"""What blows are struck with."""


def blow_effects_of(
    fighter: Fighter, foe: Fighter, options: FightOptions, blade: str = WITH[0]
) -> BlowEffects:
    """Return what one unit's blows do to another beside their numbers.

    Args:
        fighter: Who strikes.
        foe: Who is struck.
        options: What holds for every blow of the round.
        blade: With what: powers are those of one weapon, poison is on both, and on no mount.
    """
    armed, own = blade == WITH[0], blade != WITH[2]
    magic = armed and MAGIC in fighter.rules
    proof = "ethereal" in foe.rules or foe.unit.has(IMAGE)
    touched = magic and (foe.unit.has(IMAGE) or _kills(fighter, foe))
    burns = own and not fighter.unit.has(RAIN) and burns_on(fighter, foe)
    return BlowEffects(
        magic=magic,
        drains=next((what for status, what in _DRAINS if own and fighter.unit.has(status)), None),
        slays=touched,
        cold=armed and "cold-attack" in fighter.rules and is_alive(foe),
        saved=options.death_touch == "armour-saves",
        fire_kills=options.fire_kills,
        uncounted=options.poison_result == "uncounted",
        halved=any(fighter.unit.has(status) for status in _HALVED),
        sure=foe.unit.has(WAVERING),
        poison=own and not options.simple_poison and poisons(fighter, foe),
        fire=_fire(fighter) if burns else None,
        alight=options.simple_fire,
        mighty=_mighty(fighter) if armed else None,
        speed=armed and _active(fighter.unit, fighter.rules, SPEED),
        wounding=armed and _active(fighter.unit, fighter.rules, WOUNDING),
        harmless=proof and not magic,
    )


def _kills(fighter: Fighter, foe: Fighter) -> bool:
    """Return whether a rune of death kills whom its weapon touches [L6872-6891]."""
    if _GREAT in fighter.rules or MINOR_DEATH in fighter.facts.rules:
        return True
    if _DEATH not in fighter.rules:
        return False
    number = fighter.rules.number(_DEATH) or 0
    if number == _NOT_OF_CHAOS:
        return "chaos" not in foe.rules
    return any(kind in foe.rules for kind in _VICTIMS.get(number, ()))


def is_alive(foe: Fighter) -> bool:
    """Return whether the cold of a weapon may kill somebody."""
    return not any(rule in foe.rules for rule in NOT_ALIVE)


def poisons(fighter: Fighter, foe: Fighter) -> bool:
    """Return whether poison or venom of one works on another [L3577-3640]."""
    return poisons_on(fighter.rules, foe.rules)


def burns_on(fighter: Fighter, foe: Fighter) -> bool:
    """Return whether one strikes with fire, and the other burns [L3478-3488, L6228-6235]."""
    return "flaming" in fighter.rules and "flammable" in foe.rules and FIRE_PROOF not in foe.rules


def _fire(fighter: Fighter) -> Amount:
    """Return points of fire of a hit: of a hand of fire D4, a magic blade D6, a torch 1."""
    if fighter.unit.has("hand-of-fire"):
        return Amount(0, 1, 4)
    return Amount(0, 1, 6) if MAGIC in fighter.rules else Amount(1)


def _mighty(fighter: Fighter) -> tuple[int, int] | None:
    """Return the Strength of the best blows that hit, and how many there may be.

    Its player says when the power is used, among the rules of his side: once a day a blow of
    Strength 10; or points of a wand or weapon of power, as many for each blow that hits.
    """
    stated = fighter.facts.rules
    if MIGHTY in stated and _means(fighter, (MIGHTY,)) and not fighter.unit.has(STRUCK):
        return (_STRONGEST, 1)
    points = stated.number(INVESTED) or 0
    if not points or not _means(fighter, POINTS):
        return None
    if fighter.unit.has(SLAVE):
        return (points, fighter.unit.number("wp", 0) // points)
    held = status_value(fighter.unit, MASTER)
    return (points, held // points if held else _UNCOUNTED)


_UNCOUNTED: Final = 60


def _means(fighter: Fighter, marks: tuple[str, ...]) -> bool:
    """Return whether what is stated of a side is meant of a unit: it has it, or is alone."""
    units = fighter.facts.units
    if len(units) == 1 and not units[0].body.joined:
        return True
    return any(
        fighter.unit.rules.holds(mark) or fighter.unit.has(as_status(mark)) for mark in marks
    )


def _active(unit: Unit, rules: SpecialRules, rune: RuleId) -> bool:
    return rune in rules and not unit.has(FADED[rune])


def initiative_of(fighter: Fighter, options: FightOptions) -> int:
    """Return what runes and frenzies add to Initiative [L6681-6688, L6866-6870]."""
    gain = int(_active(fighter.unit, fighter.rules, SPEED))
    if fighter.unit.has(DIVINE):
        nth = frenzied_round(fighter.unit)
        gain += nth if nth > 1 or options.frenzy_start == "quicker" else -1
    return gain


def frenzied_round(unit: Unit) -> int:
    """Return which round of its divine frenzy a unit fights."""
    return status_value(unit, ROUNDS) + 1


def power_to_hit(fighter: Fighter) -> tuple[Modifier, ...]:
    """Return what powers add to rolls to hit, by name."""
    return (
        *named(SPEED, int(_active(fighter.unit, fighter.rules, SPEED))),
        *named("absorbed-magic", status_value(fighter.unit, "absorbed-magic")),
        *named(DIVINE, frenzied_round(fighter.unit) if fighter.unit.has(DIVINE) else 0),
    )


def power_to_wound(fighter: Fighter, foe: Fighter, options: FightOptions) -> tuple[Modifier, ...]:
    """Return what powers add to rolls to wound, by name."""
    return (
        *named("absorbed-magic", status_value(fighter.unit, "absorbed-magic")),
        *named(DIVINE, frenzied_round(fighter.unit) if fighter.unit.has(DIVINE) else 0),
        *named("flaming", int(options.simple_fire and burns_on(fighter, foe))),
    )


def power_to_save(fighter: Fighter) -> tuple[Modifier, ...]:
    """Return what powers add to the enemy's save, by name."""
    return named(WOUNDING, -int(_active(fighter.unit, fighter.rules, WOUNDING)))


def amulet_off(fighter: Fighter, foe: Fighter) -> int:
    """Return what of a save is of no use against a magic weapon without poison [L6973-6986]."""
    if MAGIC not in fighter.rules or "poisoned" in fighter.rules or "venomous" in fighter.rules:
        return 0
    return int(any(foe.unit.has(status) for status in _AMULETS))
