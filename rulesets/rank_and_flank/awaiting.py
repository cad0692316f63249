"""Every answer that a game waits for: to spells, to charges, to challenges."""

from __future__ import annotations

from rulesets.core.declaring.answering import Awaited, Awaits
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.challenging import challenges_awaited
from rulesets.rank_and_flank.charging import charges_awaited


def awaited_with(spells: Awaits, charges: Awaits = charges_awaited) -> Awaits:
    """Return what tells of every answer: to spells, to charges, to challenges."""

    def awaited(situation: Situation) -> tuple[Awaited, ...]:
        return (*spells(situation), *charges(situation), *challenges_awaited(situation))

    return awaited
