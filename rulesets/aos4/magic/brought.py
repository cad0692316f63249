"""Spells and prayers of books that the armies bring: their names and values.

A wizard or priest knows those of his warscroll, and all of his army's lores
[L1406-1408, L1528-1534].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Annotated, Any, Final, Literal, TypeAlias

from rulesets.core.battlefield.ability import Ability
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import Flag, FromTable, Whole, untold
from rulesets.core.results.counted import begins_name, same_name
from rulesets.core.results.reminder import Side, Situation

Ritual: TypeAlias = Literal["spell", "prayer"]
_UNLIMITED: Final = ("unlimited", "illimité", "illimite")
_SUMMON: Final = ("summon", "convocation")


def _side(situation: Situation, caster: Raw | None) -> Side | None:
    """Return the side of who casts, None where nobody or nobody here was named."""
    return next(
        (
            side
            for side in situation.sides
            if any(unit.name == caster for unit in (*side.units, *side.joined))
        ),
        None,
    )


def brought(situation: Situation, caster: Raw | None, kind: Ritual) -> tuple[Ability, ...]:
    """Return what a unit knows of the spells or prayers that its army brought."""
    side = _side(situation, caster)
    if side is None:
        return ()
    return tuple(
        ability
        for ability in side.abilities
        if ability.kind == kind and (not ability.units or caster in ability.units)
    )


def found(
    situation: Situation, caster: Raw | None, name: Raw | None, kind: Ritual
) -> Ability | None:
    """Return the spell or prayer of a name among those that a unit knows, None without one."""
    known = brought(situation, caster, kind)
    return next((each for each in known if same_name(each.name, str(name or ""))), None)


def completed(
    kind: Ritual, caster: str
) -> Callable[[Situation, Mapping[str, Any]], Mapping[str, str]]:
    """Return what writes the name of a spell or prayer out, of which one that is known begins so.

    Where nobody says which prayer is chanted, and on whom, it is the only one that is known.

    Args:
        kind: Which of the two; its option is called so.
        caster: The option that names who casts.
    """

    def completes(situation: Situation, said: Mapping[str, Any]) -> Mapping[str, str]:
        wanted = " ".join(str(said.get(kind) or "").casefold().split())
        unsaid = kind == "prayer" and not wanted and not said.get("target")
        known = brought(situation, said.get(caster), kind) if wanted or unsaid else ()
        if unsaid:
            only = {each.name for each in known}
            return {kind: only.pop()} if len(only) == 1 else {}
        exact = [each.name for each in known if same_name(each.name, wanted)]
        begun = [each.name for each in known if begins_name(each.name, wanted)]
        # An army that came twice brought each of its lores twice.
        names = [*dict.fromkeys(exact or begun)]
        return {kind: names[0]} if len(names) == 1 else {}

    return completes


def _names(
    situation: Situation, caster: Raw | None, *, kind: Ritual, printed: tuple[str, ...]
) -> tuple[str, ...]:
    """Return what is chosen from: nothing but the text's where the army brought nothing."""
    known = brought(situation, caster, kind)
    return (*printed, *dict.fromkeys(each.name for each in known)) if known else ()


def _value(
    situation: Situation, caster: Raw | None, name: Raw | None, *, kind: Ritual
) -> int | None:
    ability = found(situation, caster, name, kind)
    return None if ability is None else ability.value


def _range(
    situation: Situation, caster: Raw | None, name: Raw | None, *, kind: Ritual
) -> int | None:
    ability = found(situation, caster, name, kind)
    return None if ability is None else ability.aim.range


def _unlimited(
    situation: Situation, caster: Raw | None, name: Raw | None, *, kind: Ritual
) -> bool | None:
    ability = found(situation, caster, name, kind)
    return None if ability is None else ability.has(*_UNLIMITED)


def _summons(
    situation: Situation, caster: Raw | None, name: Raw | None, *, kind: Ritual
) -> bool | None:
    ability = found(situation, caster, name, kind)
    return None if ability is None else ability.has(*_SUMMON)


def among(kind: Ritual, caster: str, printed: tuple[str, ...]) -> FromTable:
    """Return the choice of a spell or prayer: those of the text, and those that are known."""
    chosen = partial(_names, kind=kind, printed=printed)
    return FromTable(untold, of=(caster,), among=chosen)


_SPELL: Final = ("wizard", "spell")
_PRAYER: Final = ("unit", "prayer")
CASTING: Final = FromTable(partial(_value, kind="spell"), of=_SPELL)
CHANTING: Final = FromTable(partial(_value, kind="prayer"), of=_PRAYER)
SpellReach: TypeAlias = Annotated[
    int | None, Whole(1, 99), FromTable(partial(_range, kind="spell"), of=_SPELL, unsaid=True)
]
PrayerReach: TypeAlias = Annotated[
    int | None, Whole(1, 99), FromTable(partial(_range, kind="prayer"), of=_PRAYER, unsaid=True)
]
SpellUnlimited: TypeAlias = Annotated[
    bool, Flag(), FromTable(partial(_unlimited, kind="spell"), of=_SPELL, unsaid=True)
]
PrayerUnlimited: TypeAlias = Annotated[
    bool, Flag(), FromTable(partial(_unlimited, kind="prayer"), of=_PRAYER, unsaid=True)
]
SpellSummons: TypeAlias = Annotated[
    bool | None, Flag(), FromTable(partial(_summons, kind="spell"), of=_SPELL, unsaid=True)
]
PrayerSummons: TypeAlias = Annotated[
    bool | None, Flag(), FromTable(partial(_summons, kind="prayer"), of=_PRAYER, unsaid=True)
]
