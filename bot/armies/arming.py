"""The weapons of a unit as army builders write them: sheets of their own, with abilities.

Of each kind the weapon that most models carry gives the unit its values; the others are told, in
the form in which a player writes them for one attack.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.armies.roster import Lexicon, shortened
from bot.armies.selection import Selection, Sheet
from bot.state.names import LONGEST, fold
from rulesets.core.amount import Amount
from rulesets.core.ruleset import WeaponSheet
from rulesets.refusal import Refusal

_MOST: Final = 30
"""Weapons of one unit that are looked at."""
_SIGNED: Final = re.compile(r"^[-–−](?=\d)")


@dataclass(slots=True)
class Arms:
    """What the weapons of a unit give it.

    Attributes:
        values: Values of the profile.
        rules: Ids of special rules.
        problems: What was not taken.
    """

    values: dict[str, Amount] = field(default_factory=dict)
    rules: set[str] = field(default_factory=set)
    problems: list[Refusal] = field(default_factory=list)


@dataclass(slots=True)
class _Carried:
    sheet: Sheet
    models: int


def arms_of(holders: Iterable[Selection], models: int, lexicon: Lexicon) -> Arms:
    """Return what weapons give to a unit.

    Args:
        holders: The unit and all that is chosen for it.
        models: Its models: those who carry what the unit as a whole is given.
        lexicon: The game's words.
    """
    arms = Arms()
    chosen = list(holders)
    for kind in lexicon.weapons:
        carried = _carried(chosen, kind, models)
        if not carried:
            continue
        main, *others = sorted(carried, key=lambda one: -one.models)
        _take(arms, main, kind, lexicon)
        if others:
            told = "; ".join(_told(one, kind) for one in others)
            arms.problems.append(Refusal("army-other-weapons", weapons=told))
    return arms


def _carried(holders: Iterable[Selection], kind: WeaponSheet, models: int) -> list[_Carried]:
    """Return the weapons of a kind, each once, with how many models carry it."""
    called = {fold(one) for one in kind.kinds}
    found: dict[str, _Carried] = {}
    for place, holder in enumerate(holders):
        for sheet in holder.sheets:
            if fold(sheet.kind) not in called or len(found) >= _MOST:
                continue
            number = models if place == 0 else min(models, holder.number)
            held = found.setdefault(fold(sheet.name), _Carried(sheet, 0))
            held.models = min(models, held.models + number)
    return list(found.values())


def _take(arms: Arms, one: _Carried, kind: WeaponSheet, lexicon: Lexicon) -> None:
    fields = {field.id: field for field in lexicon.fields}
    for name, headings in kind.values:
        text = _under(one.sheet, headings)
        if text is None:
            continue
        try:
            value = lexicon.value(fields[name], _SIGNED.sub("", text.strip()))
        except Refusal as refusal:
            arms.problems.append(refusal)
            continue
        if value is not None:
            arms.values[name] = value
    unknown = []
    for word in _abilities(one.sheet, kind):
        rule = lexicon.find_rule(word[:60])
        prefixed = f"{kind.prefix}{rule}"
        if rule is not None and any(known.id == prefixed for known in lexicon.rules):
            arms.rules.add(prefixed)
        elif rule is not None and (not kind.prefix or rule in kind.alike):
            arms.rules.add(rule)
        else:
            unknown.append(shortened(word))
    if unknown:
        arms.problems.append(Refusal("army-unknown-rules", names=", ".join(unknown), left=0))


def _under(sheet: Sheet, headings: Iterable[str]) -> str | None:
    wanted = {fold(one) for one in headings}
    return next((text for name, text in sheet.values if fold(name) in wanted), None)


def _abilities(sheet: Sheet, kind: WeaponSheet) -> Iterator[str]:
    for word in (_under(sheet, kind.abilities) or "").split(","):
        if word.strip(" -–—*"):
            yield word.strip(" *")


def _told(one: _Carried, kind: WeaponSheet) -> str:
    """Return a weapon as players write it: name, models x attacks, and the other values."""
    name = shortened(one.sheet.name, LONGEST)
    values = [_under(one.sheet, headings) or "-" for _, headings in kind.written]
    if not values:
        return name
    abilities = ", ".join(_abilities(one.sheet, kind))
    return f"{name} {one.models}x{' '.join(values)} {abilities}".strip()
