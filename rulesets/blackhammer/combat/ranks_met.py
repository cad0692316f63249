"""Ranks, flanks and rears of a combat, by what the table knows of who touches whom [L1892-1906]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from rulesets.blackhammer.combat.rank import LOOSE, RANK_POWER, rank_powers, ranks_behind
from rulesets.blackhammer.unit.riding import carries
from rulesets.blackhammer.unit.unit_state import known_power, power_each
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.results.reminder import Situation

_Units: TypeAlias = "dict[str, Unit]"
_ASIDE: Final = ("flank", "rear")


def ranks_of(unit: Unit, units: _Units) -> int:
    """Return the rank bonus of a unit as the phase began, none where an enemy presses its side."""
    files = unit.number("files", 0)
    if not files or any(rule in unit.rules for rule in LOOSE):
        return 0
    for link in unit.linked(CONTACT, own=False):
        foe = units.get(link.other or "")
        if foe is None or link.facing not in _ASIDE or "skirmishers" in foe.rules:
            continue
        if (known_power(foe, None) or 0) >= RANK_POWER:
            return 0
    joined = 0 if carries(unit) else len(unit.body.joined)
    models = (unit.models if unit.has("fought") else max(unit.models, unit.phase_start)) + joined
    return ranks_behind(rank_powers(models, files, power_each(unit)))


def _side(situation: Situation, unit: Raw | None) -> tuple[Unit, ...]:
    """Return the units of a unit's side in its combat, none where it touches nobody."""
    name = str(unit or "")
    combat = situation.combats.with_unit(name)
    if combat is None:
        return ()
    foes = combat.enemies_of(name)
    own = [each for each in combat.units if each not in foes]
    return tuple(each for each in situation.units if each.name in own)


def _best(situation: Situation, unit: Raw | None) -> int | None:
    units = {each.name: each for each in situation.units}
    own = _side(situation, unit)
    return max(ranks_of(each, units) for each in own) if own else None


def _aside(facing: str) -> Callable[[Situation, Raw | None], str | None]:
    """Return what tells the unit powers of those of a side that stand on one side of an enemy."""

    def read(situation: Situation, unit: Raw | None) -> str | None:
        units = {each.name: each for each in situation.units}
        powers = [
            known_power(each, None) or 0
            for each in _side(situation, unit)
            if any(
                link.facing == facing and not is_lone(units.get(link.other or ""))
                for link in each.linked(CONTACT, own=True)
            )
        ]
        return " ".join(map(str, powers)) or None

    return read


def is_lone(foe: Unit | None) -> bool:
    """Return whether somebody is a lone model of unit power 1, who has no flanks [L2688]."""
    return foe is None or (known_power(foe, None) or 0) <= 1


RANKS: Final = FromTable(_best, of=("unit",))
ENEMY_RANKS: Final = FromTable(_best, of=("enemy",))
FLANKS: Final = FromTable(_aside("flank"), of=("unit",))
ENEMY_FLANKS: Final = FromTable(_aside("flank"), of=("enemy",))
REARS: Final = FromTable(_aside("rear"), of=("unit",))
ENEMY_REARS: Final = FromTable(_aside("rear"), of=("enemy",))
