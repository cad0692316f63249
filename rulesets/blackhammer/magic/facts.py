"""Facts for magic procedures: the parameters they share, and the bars to casting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from rulesets.blackhammer.lores.book import SPELLS
from rulesets.core.battlefield.unit import FORGOTTEN, Unit
from rulesets.core.declaring.parameter import (
    Choice,
    Fill,
    Flag,
    FromSpell,
    Kept,
    Numbers,
    SpellName,
    Whole,
)
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import CounterSet, Effect
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import Relation
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

SPELL_TYPES: Final = ("magic-missile", "direct-damage", "blessing", "curse", "untyped")
"""[L786-804]."""
DURATIONS: Final = ("instant", "this-turn", "persistent", "in-play", "irremediable")
"""[L864-874]."""
MOST_DICE: Final = 20
MOST_CONTACT: Final = 30
DISPEL_TRIED: Final = "dispel-tried"
"""The counter of the side that dispels: whether it has tried the spell cast last [L862]."""
CASTING_RESULT: Final = "casting-result"
"""The counter of the side that casts: what a dispel of its last spell must equal, 0 for none."""
CASTING_DICE: Final = "casting-dice"
"""The counter of the side whose turn it is: the power dice of the spell tried last [L836]."""
UNDONE: Final = "spell-undone"
"""The counter of the side whose turn it is: whether the spell tried last came to nothing."""
FREE_SPELL: Final = "free-spell"
"""The counter of the spells that a side may cast at once for Fiascos of the other [L838-840]."""
TO_RESOLVE: Final = "spell-to-resolve"
"""The counter of the side whose turn it is: which spell of the lores was cast last, by its number
from 1, and whose effect is still to be resolved; 0 for none."""
RESOLVED: Final = "spell-resolved"
"""The counter of the side whose turn it is: which spell of the lores took effect last, by its
number; 0 for none."""
STRUCK: Final[StatusId] = "struck-by-spell"
"""The status of who was struck under the template of a spell in the phase, by its number."""
AIMED: Final = Relation("aimed", until="phase", between="any", ends=())
"""A spell that was cast at somebody, whoever may dispel it, and whatever becomes of its caster."""
CAGE: Final[StatusId] = "flaming-cage"
BURNT: Final[StatusId] = "burnt-by-cage"
"""The status of who has moved in a Flaming Cage in the phase, and was burnt by it [L3172]."""
TOUCHING: Final = "fiasco-to-count"
"""The counter of the side whose turn it is: which Fiasco struck models in contact with its wizard
that players have still to count, as its place in `FIASCOS` from 1; 0 for none."""
FIASCOS: Final = ("rift", "backlash")
"""Fiascos that strike whoever touches the wizard [L832, L856]."""
FIASCO_DUE: Final[StatusId] = "fiasco-due"
"""The status of a wizard whose Fiasco is still to be rolled, with what it was of [L822]."""
SPELLS_TRIED: Final = "spells-tried"
"""The counter of the spells that no lore has, by wizard and name, tried in this phase [L782]."""


_NUMBERS: Final = {spell.id: number for number, spell in enumerate(SPELLS, 1)}

Level: TypeAlias = Annotated[int, Whole(0, 3), Fill("wizard", "level")]
Bonus: TypeAlias = Annotated[int, Whole(-20, 20)]
CastingValue: TypeAlias = Annotated[int, Whole(1, 40), FromSpell("casting_value")]
DiceUsed: TypeAlias = Annotated[int, Whole(0, MOST_DICE)]
DiceLeft: TypeAlias = Annotated[int | None, Whole(0, 60)]
ExtraDice: TypeAlias = Annotated[int | None, Whole(0, 6)]
Tried: TypeAlias = Annotated[
    bool, Flag(), Kept(SPELLS_TRIED, "wizard", ("wizard", "spell"), ("spell-already-tried",))
]
Undone: TypeAlias = Annotated[bool, Flag(), Kept(UNDONE, refuses=("spell-undone",))]
Resistance: TypeAlias = Annotated[int, Whole(0, 3)]
Spell: TypeAlias = Annotated[str, SpellName(SPELLS)]
SpellType: TypeAlias = Annotated[str | None, Choice(SPELL_TYPES), FromSpell("spell_type")]
Contact: TypeAlias = Annotated[tuple[int, ...], Numbers(0, 10, MOST_CONTACT)]
ContactModels: TypeAlias = Annotated[int, Whole(0, MOST_CONTACT)]
WizardFleeing: TypeAlias = Annotated[bool, Flag(), Fill("wizard", "status:fleeing")]
WizardStupid: TypeAlias = Annotated[bool, Flag(), Fill("wizard", "status:stupid")]
WizardOffTable: TypeAlias = Annotated[bool, Flag(), Fill("wizard", "status:off-table")]
WizardEngaged: TypeAlias = Annotated[bool, Flag(), Fill("wizard", "status:engaged")]
TargetEngaged: TypeAlias = Annotated[bool, Flag(), Fill("target", "status:engaged")]


def check_wizard(*, fleeing: bool, stupid: bool, off_table: bool, rear_rank: bool) -> None:
    """Refuse a wizard who can neither cast nor dispel now [L778, L858, L2088].

    Raises:
        Refusal: `wizard-fleeing`, `wizard-stupid`, `wizard-off-table`, `wizard-rear-rank`.
    """
    if fleeing:
        raise Refusal("wizard-fleeing")
    if stupid:
        raise Refusal("wizard-stupid")
    if off_table:
        raise Refusal("wizard-off-table")
    if rear_rank:
        raise Refusal("wizard-rear-rank")


def check_undone(*, undone: bool) -> None:
    """Refuse the effect of a spell that was not cast, or was dispelled [L820, L862].

    Raises:
        Refusal: `spell-undone`.
    """
    if undone:
        raise Refusal("spell-undone")


def check_untried(*, tried: bool) -> None:
    """Refuse a second answer to a spell, which has one [L862]: `already-dispelling`."""
    if tried:
        raise Refusal("already-dispelling")


def number_of(spell: str) -> int:
    """Return the number of a spell of the lores from 1, 0 for any other."""
    return _NUMBERS.get(spell, 0)


def mark_of(spell: str) -> int:
    """Return what a status keeps a spell by: its number, one more than all for any other."""
    return number_of(spell) or len(SPELLS) + 1


def fiasco_of(spell: str, casting_value: int | None) -> int:
    """Return what a status keeps a Fiasco by: the number of its spell.

    It is more than all of these for a spell that no lore has, by its casting value: a Fiasco may
    cast it for that [L822].
    """
    return number_of(spell) or len(SPELLS) + 1 + (casting_value or 0)


def known_of_fiasco(number: int) -> tuple[tuple[str, str | int], ...]:
    """Return what a status tells of the spell of a Fiasco, as options of its roll."""
    spell, value = spell_numbered(number), number - len(SPELLS) - 1
    if spell is not None:
        return (("spell", spell),)
    return (("casting_value", value),) if value > 0 else ()


def comes_to(*, nothing: bool, spell: str = "") -> tuple[Effect, ...]:
    """Return the effects that note whether the spell tried last came to nothing.

    Args:
        nothing: Whether it did.
        spell: The spell of the lores whose effect is still to be resolved, where it did not.
    """
    left = 0 if nothing else number_of(spell)
    return (CounterSet(UNDONE, int(nothing)), CounterSet(TO_RESOLVE, left))


def was_aimed(arguments: Arguments) -> tuple[Effect, ...]:
    """Return whom a spell is cast at, in place of whom its caster aimed at before."""
    wizard, target = arguments["wizard"], arguments["target"]
    if not isinstance(wizard, Unit):
        return ()
    before = (LinkCleared(AIMED.id, "wizard"),) if wizard.linked(AIMED.id, own=True) else ()
    if not isinstance(target, Unit) or target.name == wizard.name:
        return before
    return (*before, LinkSet(AIMED.id, "wizard", "target"))


def spell_to_resolve(situation: Situation) -> str | None:
    """Return the spell cast last whose effect is still to be resolved, None without one."""
    return spell_numbered(situation.active.counter(TO_RESOLVE) or 0)


def none_to_resolve(situation: Situation) -> bool:
    """Tell whether nothing is left to do of the spell cast last: the next one may follow [L876]."""
    return spell_to_resolve(situation) is None


def spell_numbered(number: int) -> str | None:
    """Return the spell of the lores that has a number from 1, None for any other number."""
    return SPELLS[number - 1].id if 0 < number <= len(SPELLS) else None


def check_known(wizard: Unit | None, spell: str) -> None:
    """Refuse a spell that the wizard has forgotten, or is known not to know [L844, L854, L886].

    Raises:
        Refusal: `spell-forgotten`, `spell-not-known`.
    """
    if wizard is None or not spell or wizard.knows(spell) is not False:
        return
    forgotten = f"{FORGOTTEN}{spell}".casefold() in {entry.casefold() for entry in wizard.spells}
    raise Refusal(
        "spell-forgotten" if forgotten else "spell-not-known", unit=wizard.name, spell=spell
    )
