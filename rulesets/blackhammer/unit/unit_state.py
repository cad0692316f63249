"""The state of a unit: its actions and its power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.unit.charts import UNIT_POWER
from rulesets.blackhammer.unit.profile import UNIT_TYPES
from rulesets.blackhammer.unit.riding import carries
from rulesets.core.battlefield.bar import Verb
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

_STATES: Final[tuple[StatusId, ...]] = ("fleeing", "engaged", "stupid", "off-table")
_BRONZE: Final = "bound-in-bronze"
UNDERGROUND: Final[tuple[StatusId, ...]] = ("underground", "lost-underground")
"""Statuses of who is on its way through a tunnel, or lost it [L2866-2876]."""
MOVES: Final[tuple[StatusId, ...]] = (
    *("fleeing", "fled-this-phase", "rallied", "charged", "failed-charge", "moved", "marched"),
    *("reformed", "pursued", "off-table", "returned", "joined", "left-unit", "compulsory-reach"),
)
"""Statuses of who moves: what was said of distances holds no more."""
DREADFUL: Final[tuple[RuleId, ...]] = ("fear", "terror")
"""Rules of those who cause Fear [L2000-2022]."""
WAR_MACHINE: Final = "war-machine"
"""The rule of those that neither march, charge, flee nor pursue [L2482-2504]."""


def state_of(unit: Unit | None, stated: str | None = None) -> str:
    """Return `free`, `engaged`, `fleeing`, `stupid` or `off-table`; what is stated wins.

    Raises:
        Refusal: `unit-destroyed` when no model of the unit is left.
    """
    if unit is not None and unit.models < 1:
        raise Refusal("unit-destroyed", unit=unit.name)
    if stated is not None:
        return stated
    if unit is None:
        return "free"
    if any(unit.has(status) for status in UNDERGROUND):
        return "off-table"
    return next((status for status in _STATES if unit.has(status)), "free")


def banned_by(unit: Unit, verb: Verb) -> str | None:
    """Return the status or rule by which a unit may not do something, None where it may."""
    ban = unit.bar(verb)
    return None if ban is None else ban.by


_DONE: Final = (
    "charge-declared",
    "charged",
    "failed-charge",
    "made-move",
    "marched",
    "reformed",
    "joined",
    "was-joined",
)
"""Statuses of who has moved as its player wished."""


def kept_still(unit: Unit) -> str | None:
    """Return the status that keeps a unit from moving, but for a move that it has made."""
    by = banned_by(unit, "move")
    return None if by in _DONE else by


def off_table(unit: Unit) -> bool:
    """Return whether a unit is not on the table now, though it may come [L1930, L2866]."""
    return unit.has("off-table") or any(unit.has(status) for status in UNDERGROUND)


def gone(unit: Unit) -> bool:
    """Return whether no model of a unit is left, or it is lost for the battle [L2874]."""
    return unit.models < 1 or unit.has("lost-underground")


def machine(rules: SpecialRules) -> bool:
    """Return whether somebody is a war machine [L482]."""
    return WAR_MACHINE in rules


def listed(names: Sequence[str]) -> str | None:
    """Return names as a line tells them, None where one is missing or none is given."""
    if not names or not all(names):
        return None
    return " & ".join([*([", ".join(names[:-1])] if names[1:] else []), names[-1]])


def known_power(unit: Unit | None, stated: int | None) -> int | None:
    """Return a unit's power: what is stated, else that of all in it [L230].

    A model whose power and kind nobody gave weighs 1, as infantry does. None when neither a number
    nor a unit tells.
    """
    if stated is not None or unit is None:
        return stated
    return own_power(unit) if carries(unit) else sum(map(own_power, unit.body.members))


def power_to_charge(unit: Unit | None, stated: int | None) -> int | None:
    """Return the power that counts where a unit wants to charge what it fears, as `known_power`.

    Who charges alone out of a unit still has its power beside his own [L2132].
    """
    power, beside = known_power(unit, stated), charges_out_of(unit)
    if stated is not None or power is None or beside is None:
        return power
    return power + (known_power(beside, None) or 0)


def charges_out_of(unit: Unit | None) -> Unit | None:
    """Return the unit that somebody charges out of: he is in it, or has just left it [L2100]."""
    if unit is None:
        return None
    return unit.host if unit.left is None else unit.left


def own_power(unit: Unit) -> int:
    """Return the power of a unit's own models, without the characters in it [L230]."""
    return unit.models * power_each(unit)


def dread_of(unit: Unit | None, rules: SpecialRules) -> SpecialRules:
    """Return what enemies face of a unit: its rules, the Fear and Terror of those in it [L2004]."""
    if unit is None:
        return rules
    return rules | SpecialRules.of(*unit.body.faced(DREADFUL).kinds)


def known_fear(unit: Unit | None, stated: int | None) -> int | None:
    """Return the power of those in a unit who cause Fear or Terror; what is stated wins [L2004].

    Of a unit that is not known to cause either, the whole power counts. None when neither a number
    nor a unit tells.
    """
    if stated is not None or unit is None or carries(unit):
        return known_power(unit, stated)
    causes = unit.body.faced(DREADFUL).by
    return sum(map(own_power, causes)) if causes else known_power(unit, None)


def feared_power(unit: Unit | None, stated: int | None, option: str) -> int:
    """Return the power as `known_fear` does; `option` is what to ask for when nothing tells.

    Raises:
        Refusal: `missing-option`.
    """
    return _told(known_fear(unit, stated), option)


def rows_of(target: Unit | None, models: int | None, facing: str = "front") -> int:
    """Return the models one behind the other: ranks, or columns from a flank; 1 where unknown."""
    files = 0 if target is None else target.number("files", 0)
    if not files or models is None:
        return 1
    return min(files, models) if facing == "flank" else -(-models // files)


def power_each(unit: Unit) -> int:
    """Return the unit power of one model: its own, else what its kind gives [L230-236].

    Monsters, war machines and heavy chariots weigh the wounds of their profile, a monster one more
    for each of its crew.
    """
    if unit.find("power") is not None:
        return unit.number("power")
    walks = "cavalry" if "mounted" in unit.rules else "infantry"
    kind = next((unit_type for unit_type in UNIT_TYPES if unit_type in unit.rules), walks)
    crew = unit.rules.number("crew") or 0
    return type_power("ridden-monster" if kind == "monster" else kind, unit.number("w", 1), crew)


def type_power(unit_type: str, wounds: int, riders: int) -> int:
    """Return what a model of a type weighs by the table of unit powers [L230-236]."""
    cell = UNIT_POWER.cell(1, UNIT_TYPES.index(unit_type) + 1)
    if cell == "wounds":
        return wounds
    if cell == "wounds-and-riders":
        return wounds + riders
    return int(cell)


def melee_toughness(unit: Unit) -> int:
    """Return the Toughness that blows meet: the crew's where a machine has one [L2492]."""
    return unit.number("t" if unit.find("crew_t") is None else "crew_t")


def never_pursues(unit: Unit | None, rules: SpecialRules) -> bool:
    """Return whether a unit pursues nobody, Hatred or not [L1956, L2372, L2502]."""
    if WAR_MACHINE in rules or unit is None:
        return WAR_MACHINE in rules
    # A monster comes to guard its rider in the midst of a round.
    return unit.bar("pursue") is not None or unit.has("guards-rider")


def no_retreat(arguments: Arguments, role: str, index: int = 0) -> bool:
    """Return whether a unit that would flee is destroyed instead."""
    named = arguments.get(role)
    if isinstance(named, tuple):
        named = named[index] if index < len(named) else None
    return isinstance(named, Unit) and never_flees(named)


def never_flees(unit: Unit) -> bool:
    """Return whether flight destroys a unit: a war machine, what bronze binds [L2484, L3104]."""
    return WAR_MACHINE in unit.rules or unit.has(_BRONZE)


def power_of(unit: Unit | None, stated: int | None, option: str) -> int:
    """Return a unit's power as `known_power` does; `option` is what to ask for when nothing tells.

    Raises:
        Refusal: `missing-option`.
    """
    return _told(known_power(unit, stated), option)


def _told(power: int | None, option: str) -> int:
    if power is None:
        raise Refusal("missing-option", option=option)
    return power
