"""Timings of abilities from the armies' own books: which may be used now [L182-214, L2531-2550].

Passive abilities are not declared, and reactions follow what somebody else does: neither is told
with a phase [L200, L214].
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from rulesets.core.battlefield.ability import Ability
from rulesets.core.results.reminder import Reminder, Side, Situation

_NEVER: Final = re.compile(r"\breaction\b|\br[ée]action\b|\bpassi(?:ve|f)\b")
_PHASES: Final[Mapping[str, re.Pattern[str]]] = {
    phase: re.compile(pattern)
    for phase, pattern in {
        "deployment": r"deployment phase|phase de d[ée]ploiement",
        "start-of-round": r"start of [^,]*round|d[ée]but d[ue][^,]*round",
        "start-of-turn": r"start of (?:any|your|the|each|enemy)[^,]*turn|d[ée]but d[e’'u][^,]*tour",
        "hero": r"hero phase|phase des h[ée]ros",
        "movement": r"movement phase|phase de mouvement",
        "shooting": r"shooting phase|phase de tir",
        "charge": r"charge phase|phase de charge",
        "combat": r"combat phase|phase de m[êe]l[ée]e",
        "end-of-turn": r"end of (?:any|your|the|each|enemy)[^,]*turn|fin d[e’'u][^,]*tour",
        "end-of-round": r"end of [^,]*round|fin d[ue][^,]*round",
    }.items()
}
_OWN: Final = re.compile(r"\b(?:your|votre)\b")
_ENEMYS: Final = re.compile(r"\b(?:enemy|opponent|adverse|ennemie?)\b")


@lru_cache(maxsize=1024)
def _parts(timing: str) -> tuple[str, ...]:
    """Return the parts of a timing: `Once Per Turn (Army)`, `Your Hero Phase`."""
    return tuple(part.strip() for part in timing.casefold().split(","))


def is_now(timing: str, phase: str | None, *, own: bool) -> bool:
    """Return whether an ability of a timing may be used in a phase.

    Args:
        timing: In the words of its book.
        phase: The phase.
        own: Whether it is the turn of the side that has the ability.
    """
    pattern = _PHASES.get(phase or "")
    if pattern is None or _NEVER.search(timing.casefold()):
        return False
    for part in _parts(timing):
        if pattern.search(part):
            if _OWN.search(part):
                return own
            return not (own and _ENEMYS.search(part))
    return False


def usable(situation: Situation, side: Side) -> tuple[Ability, ...]:
    """Return the abilities of a side whose timing is now, spells and prayers apart."""
    own = side is situation.active
    return tuple(
        ability
        for ability in side.abilities
        if ability.kind == "ability" and is_now(ability.timing, situation.phase, own=own)
    )


def abilities_now(situation: Situation) -> Iterator[Reminder]:
    """Remind each side of the abilities that it may use now, in one line."""
    for side in situation.sides:
        found = usable(situation, side)
        if found:
            facts = (("side", side.name),)
            yield Reminder("abilities", "L182-214, L2531-2550", facts=facts, abilities=found)
