"""Sides that fight from the air, as the altitudes of their units tell [L4475-4549]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.round.plan import NAMES
from rulesets.rank_and_flank.round.touching import MET, names_in

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_ALOFT: Final[tuple[StatusId, ...]] = ("attack-altitude", "low-altitude", "high-altitude")


def _flies(situation: Situation, said: Raw | None) -> bool:
    """Return whether every unit that an option names is in the air."""
    names = names_in(said)
    units = [unit for unit in situation.units if unit.name in names]
    return bool(units) and all(unit.first_of(_ALOFT) is not None for unit in units)


def _read(situation: Situation, unit: Raw | None, enemy: Raw | None) -> str | None:
    ours = _flies(situation, unit)
    theirs = _flies(situation, enemy or MET.read(situation, unit))
    if ours and theirs:
        return "both"
    return NAMES[0] if ours else NAMES[1] if theirs else None


ALOFT: Final = FromTable(_read, of=NAMES)
"""Who fights from the air, where nobody tells."""
