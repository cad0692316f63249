"""Contact as the table keeps it: who is met where nobody says, and what a round makes known."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesets.core.battlefield.link import CONTACT, Combat, Touch
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.round.plan import NAMES
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.declaring.given_options import Completes

BETWEEN: Final = "; "
"""What stands between the names of several units."""


def names_in(said: Raw | None) -> tuple[str, ...]:
    """Return the names of the units that an option names; of who is in a unit, his own."""
    return tuple(name.strip() for name in str(said or "").split(BETWEEN.strip()) if name.strip())


def _hosts(situation: Situation, names: Sequence[str]) -> tuple[str, ...]:
    """Return units in the stead of the characters in them."""
    within = {member.name: unit.name for unit in situation.units for member in unit.body.joined}
    return tuple(dict.fromkeys(within.get(name, name) for name in names))


def _touched(situation: Situation, units: Raw | None) -> tuple[str, ...]:
    """Return the enemies that some units touch, those of the first unit first."""
    found: dict[str, None] = {}
    for unit in _hosts(situation, names_in(units)):
        combat = situation.combats.with_unit(unit)
        found.update(dict.fromkeys(() if combat is None else combat.touching(unit)))
    return tuple(found)


def _met(situation: Situation, units: Raw | None) -> str | None:
    return BETWEEN.join(_touched(situation, units)) or None


MET: Final = FromTable(_met, of=("unit",))
"""The enemies in a fight, where nobody names them: those whom the units touch."""


_PLACES: Final = ("in_flank", "in_rear")
_COUNTED: Final = ("fighting", *_PLACES)
_NUMBERED: Final = (*_COUNTED, *(f"enemy_{name}" for name in _COUNTED))
"""Options that number units as a player named them."""
_STATED: Final = ("enemy", *_NUMBERED)
"""These, and the option that names the enemies."""


def with_those_within(
    most: int, hides: Callable[[Unit], bool], *, all_must: bool = False
) -> Completes:
    """Return what has a whole combat fought, where nobody says who fights in it.

    These are all units of both sides, with the characters in them. Nothing is added where a player
    named enemies, or units with characters, or numbered who fights; who is in a unit and named
    without it fights with it, and so do the enemies that are named with him, alone.

    Args:
        most: Units that a side may have.
        hides: Whether somebody keeps out of the fight behind others.
        all_must: Whether those within fight as well where units of both sides are named alone.
    """

    def completed(situation: Situation, said: Mapping[str, Any]) -> Mapping[str, str]:
        units = {unit.name: unit for unit in situation.units}
        first = names_in(said.get("unit"))
        apart = not any(name in units for name in first)
        met = _hosts(situation, names_in(said.get("enemy")))
        named = _hosts(situation, first) if apart else first
        named = named if met else _with_friends(situation, named)
        touched = _touched(situation, BETWEEN.join(named))
        foes = met or touched
        whole = all_must and {*first, *names_in(said.get("enemy"))} <= {*units}
        stated = (bool(met) and not apart and not whole) or any(
            said.get(each) is not None for each in _NUMBERED
        )
        if stated or not foes or not {*named, *foes} <= {*units} or not {*met} <= {*touched}:
            return {}
        sides = {
            role: [name for unit in side for name in _fighters(units[unit], hides)]
            for role, side in zip(NAMES, (named, foes), strict=True)
        }
        if max(map(len, sides.values())) > most:
            return {}
        return {role: BETWEEN.join(names) for role, names in sides.items()}

    return completed


def _fighters(unit: Unit, hides: Callable[[Unit], bool]) -> list[str]:
    """Return the names of a unit and the characters in it; who hides alone is still fought."""
    members = unit.body.members
    seen = [member.name for member in members if not hides(member)]
    return seen or [member.name for member in members]


def with_whole_combat(most: int) -> Completes:
    """Return what has a whole combat fought, by units alone, where nobody says who fights in it.

    Nothing is added where a player named enemies or numbered who fights, nor among friends.

    Args:
        most: Units that a side may have.
    """

    def completed(situation: Situation, said: Mapping[str, Any]) -> Mapping[str, str]:
        first = names_in(said.get("unit"))
        combat = situation.combats.with_unit(first[0]) if first else None
        stated = any(said.get(option) is not None for option in _STATED)
        if stated or combat is None or len(combat.sides) < len(NAMES):
            return {}
        sides = _with_friends(situation, first), combat.enemies_of(first[0])
        if not {*first} <= {*combat.units} or max(map(len, sides)) > most:
            return {}
        return {role: BETWEEN.join(names) for role, names in zip(NAMES, sides, strict=True)}

    return completed


def _with_friends(situation: Situation, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return units, and after them the others of their side in their combat."""
    combat = situation.combats.with_unit(names[0]) if names else None
    if combat is None or any(name not in combat.units for name in names):
        return names
    foes = combat.enemies_of(names[0])
    return tuple(dict.fromkeys((*names, *(it for it in combat.units if it not in foes))))


def _attacking(facing: str, *, ours: bool) -> FromTable:
    """Return the places of the units of a side that touch an enemy on one of his sides."""

    def read(situation: Situation, unit: Raw | None, enemy: Raw | None) -> str | None:
        units = names_in(unit)
        foes = names_in(enemy) or _touched(situation, unit)
        strikers, struck = (units, foes) if ours else (foes, units)
        others = _hosts(situation, struck)
        places = [
            str(number)
            for number, name in enumerate(strikers, 1)
            if any(
                touch.facing == facing and touch.other in others
                for host in _hosts(situation, (name,))
                for touch in _touches(situation, host)
            )
        ]
        return " ".join(places) or None

    return FromTable(read, of=NAMES)


def _touches(situation: Situation, unit: str) -> Iterator[Touch]:
    combat = situation.combats.with_unit(unit)
    for touch in combat.touches if combat is not None else ():
        if touch.unit == unit:
            yield touch


IN_FLANK: Final = _attacking("flank", ours=True)
IN_REAR: Final = _attacking("rear", ours=True)
ENEMY_IN_FLANK: Final = _attacking("flank", ours=False)
ENEMY_IN_REAR: Final = _attacking("rear", ours=False)


def faced_place(unit: Unit, foes: Sequence[Unit], usual: int) -> int:
    """Return the place of the enemy that a unit faces: one that it is known to touch.

    Args:
        unit: The unit.
        foes: Its enemies in the fight.
        usual: The place of the one that stands across from it as both sides were named.
    """
    known = {link.other for link in unit.linked(CONTACT)}
    touched = [index for index, foe in enumerate(foes) if _whole(foe) in known]
    return usual if usual in touched or not touched else touched[0]


def check_one_combat(situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse a round of several combats at once: each is fought by itself.

    Raises:
        Refusal: `several-combats`.
    """
    first: tuple[str, Combat] | None = None
    for role in NAMES:
        for unit in arguments[role]:
            combat = situation.combats.with_unit(_whole(unit))
            if combat is None:
                continue
            if first is None:
                first = unit.name, combat
            elif combat is not first[1]:
                raise Refusal("several-combats", unit=unit.name, other=first[0])


def _whole(unit: Unit) -> str:
    """Return the name of a unit, or of the one that a character is in."""
    return unit.name if unit.host is None else unit.host.name


def made_known(
    units: Sequence[Unit],
    enemies: Sequence[Unit],
    *,
    flanks: tuple[Sequence[int], Sequence[int]] = ((), ()),
    rears: tuple[Sequence[int], Sequence[int]] = ((), ()),
) -> Iterator[LinkSet]:
    """Yield the contacts that a fight shows and the table did not know.

    The first unit meets the first enemy, the second the second, those left over the last. Whoever
    is known to touch one of the enemies named meets no other by that.

    Args:
        units: Ours.
        enemies: Theirs.
        flanks: Places, from 1, of the units of either side that attack a flank.
        rears: The same for a rear.
    """
    sides = (units, enemies)
    pairs: dict[tuple[int, int], None] = {}
    for side, foes in ((0, enemies), (1, units)):
        for index, unit in enumerate(sides[side]):
            if not _known(unit, foes):
                other = min(index, len(foes) - 1)
                pairs[(index, other) if side == 0 else (other, index)] = None
    for ours, theirs in pairs:
        at = (ours, theirs)
        aside = [_facing(at[side] + 1, flanks[side], rears[side]) for side in (0, 1)]
        acting = 1 if aside[1] is not None and aside[0] is None else 0
        roles, indices = (NAMES[acting], NAMES[1 - acting]), (at[acting], at[1 - acting])
        yield LinkSet(CONTACT, *roles, *indices, facing=aside[acting])


def _known(unit: Unit, foes: Sequence[Unit]) -> bool:
    names = {name for foe in foes for name in (foe.name, foe.host.name if foe.host else foe.name)}
    return any(link.other in names for link in unit.linked(CONTACT))


def _facing(number: int, flanks: Sequence[int], rears: Sequence[int]) -> str | None:
    return "rear" if number in rears else "flank" if number in flanks else None
