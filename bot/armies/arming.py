"""The weapons of a unit as army builders write them: sheets of their own, with abilities.

Every weapon becomes one that the unit has by name, in the form in which players write it; those
whose values no game would take are told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.armies.roster import Lexicon, shortened
from bot.armies.selection import LONGEST_VALUE, Selection, Sheet
from bot.texts.names import LONGEST, fold
from rulesets.core.notation.profile_line import MOST_WEAPONS
from rulesets.core.ruleset.game import NameWeapon, WeaponSheet
from rulesets.refusal import Refusal

_MOST: Final = 30
"""Weapons of one unit that are looked at."""
_MOST_ABILITIES: Final = 12
_INCHES: Final = re.compile(r"\d{1,3}")


@dataclass(slots=True)
class Arms:
    """The weapons of a unit.

    Attributes:
        weapons: As players write them.
        problems: What was not taken.
    """

    weapons: list[str] = field(default_factory=list)
    problems: list[Refusal] = field(default_factory=list)


@dataclass(slots=True)
class _Carried:
    sheet: Sheet
    models: int


def arms_of(holders: Iterable[Selection], models: int, lexicon: Lexicon) -> Arms:
    """Return the weapons of a unit, kind by kind, those that most models carry first.

    Args:
        holders: The unit and all that is chosen for it.
        models: Its models: those who carry what the unit as a whole is given.
        lexicon: The game's words.
    """
    arms = Arms()
    unread: list[str] = []
    unknown: list[str] = []
    chosen = list(holders)
    for kind in lexicon.weapons if lexicon.weapon_name is not None else ():
        for weapon in sorted(_carried(chosen, kind, models), key=lambda each: -each.models):
            written = _written(weapon, kind, models)
            if _names(lexicon.weapon_name, written) is None or len(arms.weapons) == MOST_WEAPONS:
                unread.append(written)
                continue
            abilities: list[str] = []
            for ability in list(_abilities(weapon.sheet, kind))[:_MOST_ABILITIES]:
                known = _names(lexicon.weapon_name, f"{written} {ability}") is not None
                (abilities if known else unknown).append(ability)
            arms.weapons.append(" ".join((written, ", ".join(abilities))).strip())
    if unread:
        arms.problems.append(Refusal("army-other-weapons", weapons="; ".join(unread)))
    if unknown:
        names = ", ".join(shortened(word) for word in dict.fromkeys(unknown))
        arms.problems.append(Refusal("army-unknown-rules", names=names, left=0))
    return arms


def _names(namer: NameWeapon | None, text: str) -> str | None:
    """Return what a weapon is called, None for one that the game does not take."""
    try:
        return None if namer is None else namer(text)
    except Refusal:
        return None


def _carried(holders: Iterable[Selection], kind: WeaponSheet, models: int) -> list[_Carried]:
    """Return the weapons of a kind, each once, with how many models carry it."""
    called = {fold(heading) for heading in kind.kinds}
    found: dict[str, _Carried] = {}
    for index, holder in enumerate(holders):
        for sheet in holder.sheets:
            if fold(sheet.kind) not in called or len(found) >= _MOST:
                continue
            number = models if index == 0 else min(models, holder.number)
            held = found.setdefault(fold(sheet.name), _Carried(sheet, 0))
            held.models = min(models, held.models + number)
    return list(found.values())


def _under(sheet: Sheet, headings: Iterable[str]) -> str | None:
    wanted = {fold(heading) for heading in headings}
    found = (text for name, text in sheet.values if fold(name) in wanted)
    return next((text[:LONGEST_VALUE] for text in found), None)


def _abilities(sheet: Sheet, kind: WeaponSheet) -> Iterator[str]:
    for word in (_under(sheet, kind.abilities) or "").split(","):
        if word.strip(" -–—*"):
            yield word.strip(" *")


def _written(weapon: _Carried, kind: WeaponSheet, models: int) -> str:
    """Return a weapon as players write it, without abilities: name, reach, models, values."""
    words = [shortened(weapon.sheet.name.replace(";", ","), LONGEST)]
    values = []
    for name, headings in kind.values:
        text = (_under(weapon.sheet, headings) or "-").strip()
        if name == kind.reach:
            inches = _INCHES.search(text)
            words.append(f'{inches[0]}"' if inches else "")
        else:
            values.append(text)
    carried = f"{weapon.models}x" if weapon.models < models else ""
    return " ".join([*(word for word in words if word), carried + " ".join(values)])
