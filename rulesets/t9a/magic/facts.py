"""Facts for the rules of magic: the parameters they share, and counts of the sides."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.unit import FORGOTTEN, Unit
from rulesets.core.declaring.parameter import (
    Choice,
    Fill,
    Flag,
    FromSpell,
    FromTable,
    Kept,
    Numbers,
    SpellName,
    Whole,
)
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal
from rulesets.t9a.paths.book import SPELLS, spell_of
from rulesets.t9a.paths.spell import VERSIONS

MOST_DICE: Final = 12
CASTING_TOTAL: Final = "casting-total"
"""The total that a dispel of the last spell cast must equal, 0 for none."""
OVERWHELMING: Final = "overwhelming-dice"
"""Dice used for the spell cast last, where its power was overwhelming."""
BOUND_CAST: Final = "bound-cast"
"""A counter that tells whether the last spell cast is that of an item."""
CASTING_DICE: Final = "casting-dice"
"""Power Dice that the spell cast last was cast with."""
BARRED: Final = "spells-barred"
"""For a Wizard and his spell, the game turn in which a Binding Scroll keeps him from casting it."""
ITEM_GONE: Final = "items-lost"
"""For a bearer and the spell of his item, whether overwhelming power has destroyed it."""
USED: Final = "magic-dice-used"
TRIED: Final = "spells-tried"

Level: TypeAlias = Annotated[int, Whole(0, 4), Fill("wizard", "level")]
Bonuses: TypeAlias = Annotated[tuple[int, ...], Numbers(-9, 9, 8)]
DiceUsed: TypeAlias = Annotated[int, Whole(0, MOST_DICE)]
Spell: TypeAlias = Annotated[str, SpellName(SPELLS)]
VersionName: TypeAlias = Annotated[str, Choice(VERSIONS)]
CastingValue: TypeAlias = Annotated[int | None, Whole(0, 40), FromSpell("casting_value")]
LostFocus: TypeAlias = Annotated[bool, Flag(), Fill("wizard", "status:lost-focus")]
Fleeing: TypeAlias = Annotated[bool, Flag(), Fill("wizard", "status:fleeing")]
Barred: TypeAlias = Annotated[
    int, Whole(0, 99), Kept(BARRED, "wizard", ("wizard", "spell"), ("spell-bound-now",))
]
Gone: TypeAlias = Annotated[
    bool, Flag(), Kept(ITEM_GONE, "wizard", ("wizard", "spell"), ("item-lost-for-good",))
]
Tried: TypeAlias = Annotated[
    bool, Flag(), Kept(TRIED, "wizard", ("wizard", "spell"), ("spell-already-tried",))
]


def _dice_of_last(situation: Situation) -> int | None:
    return situation.active.counter(OVERWHELMING) or None


def _bound_last(situation: Situation) -> bool | None:
    found = situation.active.counter(BOUND_CAST)
    return None if found is None else bool(found)


def _turn(situation: Situation) -> int:
    return situation.turn


Turn: TypeAlias = Annotated[int, Whole(0, 99), FromTable(_turn)]
LastDice: TypeAlias = Annotated[int, Whole(1, 5), FromTable(_dice_of_last)]
LastBound: TypeAlias = Annotated[bool, Flag(), FromTable(_bound_last)]


def check_wizard(wizard: Unit | None, *, fleeing: bool) -> None:
    """Refuse a wizard in flight: he neither channels, casts nor dispels [L752, L963].

    Raises:
        Refusal: `wizard-fleeing`.
    """
    if fleeing:
        raise Refusal("wizard-fleeing", unit=None if wizard is None else wizard.name)


def check_known(wizard: Unit | None, spell: str) -> None:
    """Refuse a spell that the Wizard has lost, or is known not to know [L808].

    Raises:
        Refusal: `spell-forgotten`, `spell-not-known`, `attribute-not-cast`.
    """
    known = spell_of(spell)
    if known is not None and known.attribute:
        raise Refusal("attribute-not-cast", spell=spell)
    if wizard is None or not spell or wizard.knows(spell) is not False:
        return
    forgotten = f"{FORGOTTEN}{spell}".casefold() in {entry.casefold() for entry in wizard.spells}
    if forgotten:
        raise Refusal("spell-forgotten", unit=wizard.name, spell=spell)
    others = ", ".join(wizard.known)
    raise Refusal("spell-not-known", unit=wizard.name, spell=spell, spells=others)


def casting_need(spell: str, version: str, stated: int | None) -> int:
    """Return what a casting must reach: what was stated, or the spell's value for its version.

    Raises:
        Refusal: `missing-option` where neither is known, `no-such-version`.
    """
    known = spell_of(spell)
    if known is None or stated not in (None, known.casting[0]):
        if stated is None:
            raise Refusal("missing-option", option="casting_value")
        return stated
    found = known.version(version)
    if found is None:
        raise Refusal("no-such-version", spell=spell, most=len(known.versions))
    return found.casting


__all__ = [
    "BARRED",
    "BOUND_CAST",
    "CASTING_DICE",
    "CASTING_TOTAL",
    "ITEM_GONE",
    "MOST_DICE",
    "OVERWHELMING",
    "TRIED",
    "USED",
    "Barred",
    "Bonuses",
    "CastingValue",
    "DiceUsed",
    "Fleeing",
    "Gone",
    "LastBound",
    "LastDice",
    "Level",
    "LostFocus",
    "Spell",
    "Tried",
    "Turn",
    "VersionName",
    "casting_need",
    "check_known",
    "check_wizard",
]
