"""Miscasts, and Magic Levels lost [L802-818, L1001-1031]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import FORGOTTEN, Unit
from rulesets.core.books.table import load_table
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Fill, Kept, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import (
    CounterChanged,
    CounterSet,
    Destroyed,
    Effect,
    SpellForgotten,
    ValueChanged,
)
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.t9a.harm.later_hits import (
    BACKLASH,
    BACKLASH_STRENGTH,
    OWN_MISCAST,
    WITCH_FIRE,
    hit_options,
    miscast_strength,
    note_caster_struck,
    note_own_hit,
    note_witch_fire,
    strikes_back,
)
from rulesets.t9a.harm.striking_near import MISCAST_TEMPLATE, begins, nobody_else
from rulesets.t9a.magic.aid import ROD, Grounding, check_borne, grounding_rests
from rulesets.t9a.magic.answering import owed
from rulesets.t9a.magic.facts import OVERWHELMING, LastDice, Spell
from rulesets.t9a.magic.miscast_hits import under_template
from rulesets.t9a.magic.order import BACKFIRES
from rulesets.t9a.magic.pending import lost_its_caster
from rulesets.t9a.magic.throw import level_bonus
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.options import One
from rulesets.t9a.unit.spending import item_spent

MISCAST: Final = load_table(files("rulesets.t9a") / "data" / "miscast.toml")
_FEWEST_COUNTED: Final = 2
THRONE: Final = "the-oaken-throne"
"""The spell, and the status of its caster, under which Miscasts count a die fewer."""
_FEWEST: Final = 2
"""Dice that cost no level [L1029]."""
_GONE: Final = 5
"""Dice at which a breach removes the caster without a roll [L1013]."""
_RISK: Final = 4
_UNIT: Final = "miscast-unit"
_STAYS: Final = 4
"""The lowest face at which he stays, of four dice [L1011]."""

_Levels: TypeAlias = Annotated[int | None, Whole(0, 4), Fill("wizard", "level")]


@dataclass(frozen=True, slots=True)
class Miscast:
    """The effects of a Miscast.

    Attributes:
        row: The row of the table; its text is `table-<row>`.
        strength: Of its hits, None for a row without any.
        hits: Their number where the table gives it.
        removed: The caster is out of the battle.
        levels_lost: Magic Levels lost.
        spells_lost: Spells lost with them.
        dice_lost: Power Dice taken from the pool.
        level_left: The caster's level afterwards, where it was known.
        total: What the dice came to.
        lost: The spells lost, where those known are.
        happens: The row's own id.
        grounded: Whether a Grounding Rod was used.
    """

    row: str
    strength: int | None = None
    hits: int | None = None
    removed: bool = False
    levels_lost: int = 0
    spells_lost: int = 0
    dice_lost: int = 0
    level_left: int | None = detail()
    total: int | None = detail()
    lost: tuple[str, ...] | None = detail()
    happens: str | None = detail()
    grounded: bool | None = detail()


@dataclass(frozen=True, slots=True)
class LevelsLost:
    """The Magic Levels that a Wizard lost, and the spells lost with them.

    Attributes:
        level: His level now.
        spells_lost: Spells lost: one for each level, even beyond level 0.
        bonus: What he adds to casting and dispelling throws now.
        lost: The spells, where those he knows are known.
    """

    level: int
    spells_lost: int
    bonus: int
    lost: tuple[str, ...] | None = detail()


def known_spells(wizard: Unit | None) -> tuple[str, ...]:
    """Return the spells that a Wizard is known to know."""
    held = () if wizard is None else wizard.spells
    return tuple(spell for spell in held if not spell.startswith(FORGOTTEN))


def _forget(
    dice: Dice, known: tuple[str, ...], many: int, first: str | None = None
) -> tuple[str, ...]:
    """Draw the spells that are lost, one of them settled where it is named [L808, L1029]."""
    left, lost = list(known), []
    for _ in range(min(many, len(known))):
        if first is not None and first in left:
            found = first
        else:
            found = left[dice.designate(len(left), "spell-lost") - 1]
        left.remove(found)
        lost.append(found)
    return tuple(lost)


def miscast_effects(arguments: Arguments, result: Miscast) -> tuple[Effect, ...]:
    """Take the dice; remove the caster, or his levels and spells; a rod serves once."""
    effects: list[Effect] = [CounterSet(OVERWHELMING, 0)]
    if result.grounded:
        effects += item_spent("wizard", arguments["wizard"], ROD)
    if result.dice_lost:
        effects.append(CounterChanged("power-dice", -result.dice_lost))
    effects += _to_take(arguments, result)
    if result.removed:
        effects.append(Destroyed("wizard"))
    if result.levels_lost:
        effects.append(ValueChanged("wizard", "level", -result.levels_lost))
    effects += [SpellForgotten("wizard", spell) for spell in result.lost or ()]
    return tuple(effects)


def _to_take(arguments: Arguments, result: Miscast) -> tuple[Effect, ...]:
    """Note the hits that are still to be dealt, on the caster and on others."""
    if result.strength is None:
        return ()
    own = () if result.removed else note_own_hit(result.strength)
    match result.happens:
        case "witch-fire" if result.hits is not None:
            return own if _alone(arguments) else note_witch_fire(result.hits)
        case "backlash":
            return (*own, *note_caster_struck(), CounterSet(BACKLASH_STRENGTH, result.strength))
        case _:
            return (
                *own,
                begins(MISCAST_TEMPLATE, arguments.get("wizard"), result.strength, "active"),
            )


def _alone(arguments: Arguments) -> bool:
    """Return whether the caster is known to be in no unit."""
    caster = arguments.get("wizard")
    return isinstance(caster, Unit) and caster.host is None


def after_miscast(arguments: Arguments, result: Miscast) -> tuple[FollowUp, ...]:
    """Offer the caster's own hit, which nothing saves, and those on others [L1003-1025]."""
    if result.strength is None:
        return ()
    caster = arguments.get("wizard")
    units = (("target", "wizard"),) if caster is not None else ()
    own = FollowUp("auto_hits", units, hit_options(OWN_MISCAST, result.strength), "miscast-caster")
    match result.happens:
        case "witch-fire" if result.hits is not None:
            # Of hits on himself alone he takes one; the rest are lost.
            hits = hit_options(WITCH_FIRE, result.strength, result.hits)
            return (own,) if _alone(arguments) else (FollowUp("auto_hits", (), hits, _UNIT),)
        case "backlash":
            hit = hit_options(BACKLASH, result.strength)
            again = FollowUp("auto_hits", (), hit, "miscast-wizard", offered=strikes_back)
            return (own, again)
        case _:
            ends = nobody_else(MISCAST_TEMPLATE, arguments.get("wizard"))
            around = under_template(result.strength, ends)
            return around if result.removed else (own, *around)


def _orphaned(situation: Situation) -> bool:
    return BACKFIRES(situation) and lost_its_caster(situation)


@procedure(
    source="L1001-1031",
    command="miscast",
    variant="table",
    effects=miscast_effects,
    follow_ups=after_miscast,
    at_large=True,
    phases=("magic",),
    any_phase=("dice_used",),
    beyond=Beyond("magic-aids", ("same",), switch="beyond", rests=grounding_rests),
    acts=acts.MISCAST,
    owed=owed,
    offering=(
        replace(offers.MISCAST, stands=BACKFIRES),
        # The side of a caster who is gone loses its dice all the same.
        replace(offers.MISCAST, actor=None, due=True, stands=_orphaned),
    ),
)
def miscast(
    dice: Dice,
    *,
    wizard: One = None,
    dice_used: LastDice,
    modifier: Annotated[int, Whole(-9, 9)] = 0,
    level: _Levels = None,
    spells: Annotated[int | None, Whole(0, 12)] = None,
    spell: Spell = "",
    power_left: Annotated[int, Whole(0, 12), Kept("power-dice")] = 12,
    rod: Annotated[int | None, Whole(2, 12)] = None,
    rules: Grounding = NO_RULES,
    beyond: Played = "on",
) -> Miscast:
    """Roll on the Miscast table, then take as many Power Dice as were used [L1001-1031].

    Each hit has a Strength of the dice used and 2, Magical Attacks and Armour Piercing (1); the
    caster's own model has no save of any kind.

    Args:
        dice: The dice: 2D6, a die for the caster at four dice in a breach, spells lost.
        wizard: The caster.
        dice_used: Power Dice that the spell was cast with.
        modifier: Added to the 2D6.
        level: His Magic Level.
        spells: How many spells he knows, where nobody said which.
        spell: The spell that caused it; it is lost first.
        power_left: Power Dice in the pool.
        rod: He uses a Grounding Rod where the table roll comes to this or less.
        rules: Whether he bears one.
        beyond: Whether that is played, which the text lacks.

    Raises:
        Refusal: `item-not-borne`.
    """
    grounds = rod is not None and beyond == "on"
    if grounds:
        check_borne(wizard, rules, ROD)
    named = (Modifier("other", modifier),) if modifier else ()
    total, row = MISCAST.roll(dice, "miscast", *named)
    grounded = grounds and total <= (rod or 0)
    if grounded:
        dice.tell("miscast-grounded", total=total)
        total, row = MISCAST.roll(dice, "miscast", *named)
    dice_used = _counted(wizard, spell, dice_used)
    name, strength = f"{MISCAST.id}-{row.id}", miscast_strength(dice_used)
    spent = min(dice_used, power_left)
    match row.id:
        case "breach":
            removed = dice_used >= _GONE
            if dice_used == _RISK:
                removed = not dice.check(_STAYS, "breach")
            found = Miscast(name, strength, removed=removed)
        case "witch-fire":
            found = Miscast(name, strength, dice_used)
        case "amnesia":
            many = max(0, dice_used - _FEWEST)
            known = known_spells(wizard)
            count = len(known) if known else many if spells is None else spells
            found = Miscast(
                name,
                levels_lost=many if level is None else min(many, level),
                spells_lost=min(many, count),
                level_left=None if level is None else max(0, level - many),
                lost=_forget(dice, known, many, spell or None),
            )
        case _:
            found = Miscast(name, strength)
    return replace(found, dice_lost=spent, total=total, happens=row.id, grounded=grounded)


def _counted(wizard: Unit | None, spell: str, dice_used: int) -> int:
    """Return the dice that a Miscast counts: one fewer, at least 2, under a spell [P]."""
    if wizard is None or spell == THRONE or not wizard.has(THRONE):
        return dice_used
    return min(dice_used, max(_FEWEST_COUNTED, dice_used - 1))


def levels_effects(arguments: Arguments, result: LevelsLost) -> tuple[Effect, ...]:
    """Note the level and the spells."""
    fallen = result.level - arguments["level"]
    changed: tuple[Effect, ...] = (ValueChanged("wizard", "level", fallen),) if fallen else ()
    return (*changed, *(SpellForgotten("wizard", spell) for spell in result.lost or ()))


@procedure(source="L806-808, L818", effects=levels_effects)
def lose_levels(
    dice: Dice,
    *,
    wizard: One = None,
    level: Annotated[int, Whole(0, 4), Fill("wizard", "level")],
    levels: Annotated[int, Whole(1, 4)] = 1,
    spells: Annotated[int | None, Whole(0, 12)] = None,
) -> LevelsLost:
    """Take Magic Levels from a Wizard, and a spell at random for each [L806-808, L818].

    Args:
        dice: Which spells, where those he knows are known.
        wizard: The Wizard.
        level: His Magic Level.
        levels: How many he loses.
        spells: How many spells he knows, where nobody said which.
    """
    known = known_spells(wizard)
    lost = _forget(dice, known, levels)
    left = max(0, level - levels)
    count = len(known) if known else levels if spells is None else spells
    return LevelsLost(left, min(levels, count), level_bonus(left), lost)
