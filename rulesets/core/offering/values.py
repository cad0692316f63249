"""Values that an option may be tried with: what there is to choose from at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.ability import Aim
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.spell import Aimed, Spell
from rulesets.core.declaring.kind import Choice, Decimal, Flag, Kind, Landmarks, SpellName, Whole
from rulesets.core.declaring.parameter import Parameter, Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.declaration import Offering
from rulesets.core.offering.posing import Battle
from rulesets.core.ruleset.game import Ruleset

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

MOST_WHOLE: Final = 60
"""Whole values of a number that are tried for its bands."""
_FEW: Final = 12
_SPREAD: Final = (8, 3, 12, 1, 18, 5, 24, 30, 36, 48, 0)
"""Numbers tried first where there are many: distances at which something is likely."""


@dataclass(frozen=True, slots=True)
class Sought:
    """An offering that values are sought for.

    Attributes:
        battle: The battle.
        procedure: What is offered.
        offering: How.
    """

    battle: Battle
    procedure: Procedure
    offering: Offering


def some(sought: Sought, option: str, given: Mapping[str, Raw]) -> Iterator[Raw]:
    """Yield values that an option may be tried with, the likely ones first, of numbers a few.

    Whole numbers are mostly paid: the least comes first.
    """
    parameter = sought.procedure.parameter(option)
    kind = None if parameter is None else parameter.kind
    many = isinstance(kind, Whole | Decimal) and kind.most - kind.least > _FEW
    if isinstance(kind, Whole | Decimal) and many and not _meant(sought, parameter, given):
        spread = _SPREAD if isinstance(kind, Decimal) else (*sorted(_SPREAD)[1:], 0)
        yield from (number for number in spread if kind.least <= number <= kind.most)
        return
    yield from every(sought, option, given)


def every(sought: Sought, option: str, given: Mapping[str, Raw]) -> Iterable[Raw]:
    """Return all values that an option may be tried with; numbers as far as `MOST_WHOLE`."""
    battle, procedure = sought.battle, sought.procedure
    parameter = procedure.parameter(option)
    found = _meant(sought, parameter, given)
    if found:
        return found
    if option in procedure.unit_options:
        return targets(sought, option, given)
    if parameter is None:
        return ()
    if isinstance(parameter.kind, SpellName):
        return _spells(sought, parameter, given)
    counted = _counted(sought, option, given)
    if counted is not None:
        return counted
    return _of_kind(battle, parameter.kind)


def _meant(
    sought: Sought, parameter: Parameter | None, given: Mapping[str, Raw]
) -> tuple[str, ...]:
    """Return the values that may be meant where the table tells, empty where it does not."""
    table = None if parameter is None else parameter.table
    if table is None or table.among is None:
        return ()
    return table.among(sought.battle.situation, *(given.get(each) for each in table.of))


def _counted(sought: Sought, option: str, given: Mapping[str, Raw]) -> Iterable[int] | None:
    """Return how many models of a unit a number may count, None where it counts none."""
    ask = sought.offering.ask(option)
    if ask is None or ask.figures is None:
        return None
    named = sought.battle.units.get(str(given.get(ask.figures)))
    return None if named is None else range(min(named.unit.models + 1, MOST_WHOLE))


def is_number(procedure: Procedure, option: str) -> bool:
    """Return whether an option takes a number."""
    parameter = procedure.parameter(option)
    return parameter is not None and isinstance(parameter.kind, Whole | Decimal)


def whole_numbers(procedure: Procedure, option: str) -> range:
    """Return all numbers that an option of whole numbers takes."""
    parameter = procedure.parameter(option)
    if parameter is None or not isinstance(parameter.kind, Whole):
        return range(0)
    return range(int(parameter.kind.least), int(parameter.kind.most) + 1)


def _of_kind(battle: Battle, kind: Kind) -> Iterable[Raw]:
    match kind:
        case Choice(values=values):
            return values
        case Flag():
            return (False, True)
        case Whole(least=least, most=most) | Decimal(least=least, most=most):
            numbers = range(int(least), min(int(most), int(least) + MOST_WHOLE) + 1)
            if isinstance(kind, Decimal):
                return numbers
            # Nothing is done with none of something, unless nothing else will do.
            return (*(number for number in numbers if number), *((0,) if 0 in numbers else ()))
        case Landmarks(kinds=kinds):
            marks = battle.situation.landmarks
            return tuple(mark.name for mark in marks if mark.kind in kinds and mark.name)
    return ()


def targets(sought: Sought, option: str, given: Mapping[str, Raw]) -> Iterator[str]:
    """Yield the units that an option may name, those of the side that it is likely to be first."""
    battle, procedure = sought.battle, sought.procedure
    taken = {str(raw) for name, raw in given.items() if name in procedure.unit_options}
    at_target = option == sought.offering.target
    aimed = aimed_at(sought, given) if at_target else "anybody"
    if aimed == "nobody":
        return
    if aimed == "caster":
        caster = given.get(sought.offering.actor or "")
        yield from () if caster is None else (str(caster),)
        return
    said = (_spell_said(sought, given), _aim_said(sought, given)) if at_target else ()
    friendly = any(each is not None and each.friendly for each in said)
    foes = names_foes(procedure, option) and not friendly
    units = battle.foes_first if foes else battle.own_first
    touched = in_contact(battle.game, procedure, option)
    is_charge = any(act.verb == "charge" for act in procedure.acts)  # of the unit that he joined
    for named in units:
        name, unit = named.unit.name, named.unit
        free = name not in taken or option in procedure.anybody
        apt = all(map(unit.has, touched))
        if at_target:
            apt = apt and _is_apt(unit, sought.offering)
            apt = apt and (unit.host is None or not is_charge)
        if unit.models > 0 and free and apt:
            yield name


def aimed_at(sought: Sought, given: Mapping[str, Raw]) -> Aimed:
    """Return at whom the spell that was said may be cast, anybody where none was.

    Of one that is due it is whom it befalls now.
    """
    spell, aim = _spell_said(sought, given), _aim_said(sought, given)
    if aim is not None and aim.targeted is not None:
        return "somebody" if aim.targeted else "nobody"
    if spell is None:
        return "anybody"
    return spell.aimed_later if given.get("due") in (True, "yes") else spell.aimed


def _spell_said(sought: Sought, given: Mapping[str, Raw]) -> Spell | None:
    """Return the spell that was said, None where none was."""
    for parameter in sought.procedure.parameters:
        if isinstance(parameter.kind, SpellName) and parameter.name in given:
            return parameter.kind.find(str(given[parameter.name]))
    return None


def _aim_said(sought: Sought, given: Mapping[str, Raw]) -> Aim | None:
    """Return whom a spell that an army brought is cast on, None where none was said."""
    for parameter in sought.procedure.parameters:
        if isinstance(parameter.kind, SpellName) and parameter.name in given:
            named = str(given[parameter.name])
            own = (
                side for side in sought.battle.situation.sides if side.name == sought.battle.side
            )
            brought = (each for side in own for each in side.abilities if each.kind != "ability")
            return next((each.aim for each in brought if each.name == named), None)
    return None


def _is_apt(unit: Unit, offering: Offering) -> bool:
    """Return whether a unit has what a target must have."""
    if offering.target_rules and not any(map(unit.rules.holds, offering.target_rules)):
        return False
    if any(map(unit.rules.holds, offering.target_without)):
        return False
    if any(map(unit.has, offering.target_lacks)):
        return False
    return _exceeds(unit, offering.target_above) and all(map(unit.has, offering.target_needs))


def _exceeds(unit: Unit, above: tuple[tuple[str, int], ...]) -> bool:
    """Return whether some values of a unit are above numbers."""
    return all((unit.plain(field) or 0) > number for field, number in above)


def in_contact(game: Ruleset, procedure: Procedure, option: str) -> tuple[StatusId, ...]:
    """Return what must be true of units in an option where only those in contact will do."""
    contact = game.contact
    if contact is None:
        return ()
    demands = (each for each in procedure.demands if each.contact is not None)
    concerned = any(option in {each.role, each.contact} for each in demands)
    return (contact.status,) if concerned else ()


def names_foes(procedure: Procedure, option: str) -> bool:
    """Return whether an option names enemies where a demand has it so, and so unless told."""
    for demand in procedure.demands:
        if option in {demand.role, demand.beside} and demand.beside and not demand.only:
            return False
    return True


def names_friend(procedure: Procedure, option: str, other: str) -> bool:
    """Return whether two options of a procedure name units of one side in any case."""
    both = {option, other}
    return any({each.role, each.beside} == both and not each.only for each in procedure.demands)


def _spells(sought: Sought, parameter: Parameter, given: Mapping[str, Raw]) -> tuple[str, ...]:
    """Return the spells that an option may be: known to the actor, in play, or upheld by him."""
    battle, ask = sought.battle, sought.offering.ask(parameter.name)
    among = "known" if ask is None else ask.among
    if among == "told":
        return ()
    if among == "in-play":
        # One's own are ended without dice.
        sides = [side for side in battle.situation.sides if side.name != battle.side]
        return tuple(dict.fromkeys(spell.name for side in sides for spell in side.spells))
    actor = sought.offering.actor
    caster = battle.units.get(str(given.get(actor or "", "")))
    nobody = caster is None and not (sought.offering.led and actor is None)
    if nobody or not isinstance(parameter.kind, SpellName):
        return ()
    if among == "upheld" and caster is not None:
        return caster.unit.upholds
    # The outcome tells which, a spell forgotten meanwhile too, or of one who is gone.
    if sought.offering.led or caster is None:
        return tuple(each.id for each in parameter.kind.spells)
    if caster.unit.known:
        return caster.unit.known
    if ask is not None and ask.learned:
        return ()
    lores = () if ask is None else ask.lores
    unknown = (each for each in parameter.kind.spells if caster.unit.knows(each.id) is None)
    return tuple(each.id for each in unknown if not lores or each.lore in lores)


def actors(sought: Sought) -> Iterator[Unit]:
    """Yield the units of the side that may be who does something, as far as is declared."""
    battle, offering = sought.battle, sought.offering
    touched = in_contact(battle.game, sought.procedure, offering.actor or "")
    for named in battle.units.values():
        unit = named.unit
        there = named.side == battle.side and unit.models > 0
        apt = all(map(unit.has, touched)) and fits(unit, offering)
        led = _is_led_by_host(sought, unit) != offering.instead
        if there and apt and not _is_barred(sought, unit) and not led:
            yield unit


def _is_led_by_host(sought: Sought, unit: Unit) -> bool:
    """Return whether a unit acts for who joined it: a relation that both have is its own."""
    offering, host = sought.offering, unit.host
    if host is None or not offering.joined:
        return host is not None
    if not (offering.linked or offering.linked_by):
        return False
    named = sought.battle.units.get(host.name)
    return named is not None and fits(named.unit, offering)


def _is_barred(sought: Sought, unit: Unit) -> bool:
    """Return whether a unit is kept from acting whatever options there may be."""
    offering = sought.offering
    return any(
        act.actor == offering.actor and not act.only and not act.unless and unit.bar(act.verb)
        for act in sought.procedure.acts
    )


def fits(unit: Unit, offering: Offering) -> bool:
    """Return whether a unit has what an actor must have."""
    ruled = not offering.rules or any(map(unit.rules.holds, offering.rules))
    valued = _exceeds(unit, offering.above)
    if not (ruled or valued if offering.either else ruled and valued):
        return False
    if any(map(unit.rules.holds, offering.without)):
        return False
    # Contact is mutual: whoever brought it about.
    own = None if offering.unlinked[:1] == (CONTACT,) else True
    if offering.unlinked and is_linked(unit, offering.unlinked, None, own=own):
        return False
    if offering.linked and not is_linked(unit, offering.linked, None, own=True):
        return False
    if offering.linked_by and not is_linked(unit, offering.linked_by, None, own=False):
        return False
    return all(map(unit.has, offering.needs)) and not any(map(unit.has, offering.lacks))


def is_linked(unit: Unit, wanted: tuple[str, ...], other: str | None, *, own: bool | None) -> bool:
    """Return whether a unit is in a relation, at one of the steps that are named with it.

    Args:
        unit: The unit.
        wanted: The relation and the steps.
        other: With whom; None for anybody.
        own: Whether it is the unit's relation, rather than the other's; None for either.
    """
    kind, *steps = wanted
    links = unit.linked(kind, other, own=own)
    return any(not steps or link.step in steps for link in links)
