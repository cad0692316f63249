"""The Fiasco table: what befalls a wizard whose power dice show two natural 1s."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.lores.book import SPELLS
from rulesets.blackhammer.magic.answering import cast_after_all
from rulesets.blackhammer.magic.facts import (
    CASTING_DICE,
    CASTING_RESULT,
    DISPEL_TRIED,
    FIASCO_DUE,
    FIASCOS,
    FREE_SPELL,
    MOST_DICE,
    TOUCHING,
    Bonus,
    Contact,
    ContactModels,
    comes_to,
    known_of_fiasco,
)
from rulesets.blackhammer.psychology.characteristic import characteristic_test
from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import Fill, FromSpell, FromTable, SpellName, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import (
    CounterChanged,
    CounterSet,
    Destroyed,
    Effect,
    PhaseEnded,
    SpellEnded,
    SpellForgotten,
    StatusCleared,
    ValueChanged,
    WoundsLost,
)
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import Successes, winning_marks
from rulesets.dice.request import Modifier, Purpose
from rulesets.rank_and_flank.open_steps import member_named
from rulesets.refusal import Refusal

MISCAST: Final[Table] = load_table(files("rulesets.blackhammer") / "data" / "miscast.toml")

FEWEST_DICE: Final = 2
"""Power dice that can show two 1s."""
BACKLASH: Final = 4
"""A model loses a wound on this or more."""


def _dice_of_cast(situation: Situation) -> int | None:
    """Return the power dice of the spell that the side whose turn it is tried last."""
    return situation.active.counter(CASTING_DICE) or None


_DiceOfCast: TypeAlias = Annotated[int, Whole(0, MOST_DICE), FromTable(_dice_of_cast)]


def _failed(situation: Situation, wizard: Raw | None, option: str) -> str | int | None:
    """Return what is known of the spell whose Fiasco a wizard has still to suffer [L822]."""
    found = member_named(situation, str(wizard or ""))
    number = None if found is None else dict(found.statuses).get(FIASCO_DUE)
    return None if number is None else dict(known_of_fiasco(number)).get(option)


def _spell_that_failed(situation: Situation, wizard: Raw | None) -> str | None:
    spell = _failed(situation, wizard, "spell")
    return None if spell is None else str(spell)


def _value_that_failed(situation: Situation, wizard: Raw | None) -> str | None:
    value = _failed(situation, wizard, "casting_value")
    return None if value is None else str(value)


_SpellThatFailed: TypeAlias = Annotated[
    str, SpellName(SPELLS), FromTable(_spell_that_failed, of=("wizard",))
]
_ValueThatFailed: TypeAlias = Annotated[
    int | None,
    Whole(1, 40),
    FromSpell("casting_value"),
    FromTable(_value_that_failed, of=("wizard",)),
]


@dataclass(frozen=True, slots=True)
class Miscast:
    """The effects of a Fiasco.

    Attributes:
        row: Row of the table, `miscast-7-8`; its text is `table-<row>`.
        caster_killed: The caster is dead, whatever protected him.
        caster_wounds: Wounds the caster loses, without any save.
        contact_killed: Models in contact that failed their Toughness test.
        contact_wounds: Models in contact that lose one wound each.
        untested: Models in contact whose Toughness nobody said: they still have to test.
        free_spell: The opponent casts a spell without a roll.
        phase_ended: The magic phase ends; dice of both pools, stored ones too, are lost.
        spells_dispelled: Every persistent spell and every spell in play ends.
        levels_lost: Magic levels lost.
        spell_forgotten: The spell is not known any more.
        spell_cast: The spell is cast after all, at its own casting value.
        total: The table result, modifiers included.
        casting_result: What a dispel of the spell must equal, where it is cast and its value known.
        level_left: The caster's level afterwards, where it was known and changed.
        contact_struck: Places, from 1, of the models in contact that were struck.
    """

    row: str
    caster_killed: bool = False
    caster_wounds: int = 0
    contact_killed: int = 0
    contact_wounds: int = 0
    untested: int = 0
    free_spell: bool = False
    phase_ended: bool = False
    spells_dispelled: bool = False
    levels_lost: int = 0
    spell_forgotten: bool = False
    spell_cast: bool = False
    total: int | None = detail()
    casting_result: int | None = detail()
    level_left: int | None = detail()
    contact_struck: tuple[int, ...] | None = detail()


@dataclass(frozen=True, slots=True)
class _Struck:
    count: int = 0
    places: tuple[int, ...] | None = detail()


def miscast_effects(arguments: Arguments, result: Miscast) -> tuple[Effect, ...]:
    """Apply a Fiasco to caster, pools and spells; models in contact are left to the players."""
    spell = arguments["spell"]
    effects = [StatusCleared("wizard", FIASCO_DUE), *_on_caster(spell, result)]
    if result.spell_cast:
        basic = CounterSet(CASTING_RESULT, arguments["casting_value"] or 0)
        effects += [CounterSet(DISPEL_TRIED, 0, "other"), basic]
    if result.spell_cast or result.free_spell:
        effects += comes_to(nothing=False, spell=(spell or "") if result.spell_cast else "")
    if result.free_spell:
        effects.append(CounterChanged(FREE_SPELL, 1, "other"))
    if (kind := _strikes(arguments, result)) is not None:
        effects.append(CounterSet(TOUCHING, 1 + FIASCOS.index(kind)))
    if result.phase_ended:
        effects += [CounterSet("power-dice", 0), CounterSet("dispel-dice", 0, "other")]
    if result.spells_dispelled:
        effects.append(SpellEnded())
    if result.phase_ended:
        effects.append(PhaseEnded("magic"))
    return tuple(effects)


def _on_caster(spell: str, result: Miscast) -> Iterator[Effect]:
    if result.caster_killed:
        yield Destroyed("wizard")
    if result.caster_wounds:
        yield WoundsLost("wizard", result.caster_wounds)
    if result.levels_lost:
        yield ValueChanged("wizard", "level", -result.levels_lost)
    if result.spell_forgotten and spell:
        yield SpellForgotten("wizard", spell)


def after_miscast(arguments: Arguments, result: Miscast) -> tuple[FollowUp, ...]:
    """Offer what the row leaves open: answers and effect of a spell cast after all, who touches.

    [L832, L856, L858]
    """
    steps: tuple[FollowUp, ...] = ()
    if result.spell_cast:
        steps = cast_after_all({**arguments, "wizard": True})  # a role, which no option has
    return (*steps, *who_touches(arguments, result))


def who_touches(arguments: Arguments, result: Miscast) -> tuple[FollowUp, ...]:
    """Offer to count who touches the wizard, where the row strikes them and nobody stated it.

    [L832, L856]
    """
    kind = _strikes(arguments, result)
    return () if kind is None else (FollowUp("fiasco_contact", (), (("fiasco", kind),)),)


def _strikes(arguments: Arguments, result: Miscast) -> str | None:
    """Return the Fiasco that strikes models in contact which nobody stated, None where none does.

    [L832, L856]
    """
    if arguments["contact"] or arguments["contact_models"]:
        return None
    if result.caster_killed:
        return FIASCOS[0]
    return FIASCOS[1] if result.spell_cast else None


@procedure(
    source="L822-856",
    command="miscast",
    roles=("wizard",),
    effects=miscast_effects,
    follow_ups=after_miscast,
    at_large=True,
    phases=("magic",),
)
def miscast(
    dice: Dice,
    *,
    dice_used: _DiceOfCast = FEWEST_DICE,
    total: Annotated[int | None, Whole(-20, 40)] = None,
    modifier: Bonus = 0,
    contact: Contact = (),
    contact_models: ContactModels = 0,
    casting_value: _ValueThatFailed = None,
    level: Annotated[int | None, Whole(0, 3), Fill("wizard", "level")] = None,
    spell: _SpellThatFailed = "",  # noqa: ARG001 - named to the battle when it is forgotten
) -> Miscast:
    """Roll on the Fiasco table and apply the row [L822-856].

    Results beyond the table count as its first or last row.

    Args:
        dice: The dice: 2D6, then those of the row.
        dice_used: Power dice used for the spell; only row 3-4 asks. Where nobody said, those of the
            spell that the side tried last; else two, the fewest that can show two 1s, and the
            players are told so.
        total: The table result where it is known already, modifiers included: no 2D6 then.
        modifier: What is added to the 2D6.
        contact: Toughness of each model in contact with the caster, mount and chariot included.
        contact_models: Number of models in contact, where it exceeds the Toughness values given.
        casting_value: Casting value of the spell that failed, None when nobody said.
        level: The caster's magic level, None when nobody said.
        spell: Name of the spell that failed.

    Raises:
        Refusal: `no-power-die`, `total-and-modifier`.
    """
    if dice_used < 1:
        raise Refusal("no-power-die", most=None)
    if total is not None and modifier:
        raise Refusal("total-and-modifier")
    if total is None:
        named = (Modifier("other", modifier),) if modifier else ()
        total, row = MISCAST.roll(dice, "miscast", *named)
    else:
        row = MISCAST.row(total)
    untested = max(0, contact_models - len(contact))
    name = f"{MISCAST.id}-{row.id}"
    if row.id == "2-or-less":
        return _rift(dice, name, total, contact, untested)
    if row.id == "3-4":
        dice.tell("power-dice-used", dice=dice_used)
        wounds = dice.successes(dice_used, BACKLASH, "discharge")
        return Miscast(name, caster_wounds=wounds, total=total)
    if row.id == "5-6":
        return Miscast(name, free_spell=True, total=total)
    if row.id == "7-8":
        return Miscast(name, caster_wounds=1, phase_ended=True, spells_dispelled=True, total=total)
    if row.id == "9-10":
        left = None if level is None else max(0, level - 1)
        if left == 0:
            dice.tell("no-longer-a-wizard")
        return Miscast(name, levels_lost=1, spell_forgotten=True, total=total, level_left=left)
    return _backlash(dice, name, total, len(contact) + untested, casting_value)


def _rift(dice: Dice, row: str, total: int, contact: tuple[int, ...], untested: int) -> Miscast:
    """Kill the caster; every model in contact tests Toughness [L832]."""
    if untested:
        dice.tell("untested", models=untested)
    struck = dice.fold(_test_toughness, _Struck(0, ()), tuple(enumerate(contact, 1)))
    return Miscast(
        row,
        caster_killed=True,
        contact_killed=struck.count,
        untested=untested,
        total=total,
        contact_struck=struck.places,
    )


def _test_toughness(dice: Dice, struck: _Struck, model: tuple[int, int]) -> _Struck:
    """Test one model under its Toughness [L178, L832]."""
    position, toughness = model
    dice.tell("contact-tests", place=position, toughness=toughness)
    test = dice.call(characteristic_test, value=(toughness,))
    return struck if test.passed else _also(struck, position)


def _backlash(dice: Dice, row: str, total: int, models: int, casting_value: int | None) -> Miscast:
    """Cast the spell after all; the caster, then each model in contact, risks a wound [L856]."""
    wounds = 1 if dice.check(BACKLASH, "backlash-caster") else 0
    struck = dice.fold(_strike, _Struck(0, ()), range(1, models + 1))
    return Miscast(
        row,
        caster_wounds=wounds,
        contact_wounds=struck.count,
        spell_forgotten=True,
        spell_cast=True,
        total=total,
        casting_result=casting_value,
        contact_struck=struck.places,
    )


def _strike(dice: Dice, struck: _Struck, position: int) -> _Struck:
    wins = winning_marks(D6, BACKLASH)
    hit = dice.ask(Successes(Purpose("backlash-contact", BACKLASH, (), str(position)), 1, wins))
    return _also(struck, position) if hit else struck


def _also(struck: _Struck, position: int) -> _Struck:
    places = None if struck.places is None else (*struck.places, position)
    return _Struck(struck.count + 1, places)
