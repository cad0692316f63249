"""Hits that come of others, or of a Miscast, noted until they are dealt [L1003; R L1022-1029].

Hellfire and a Lightning Attack strike once more as the phase ends, a Miscast at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Effect, StatusAlone, StatusCleared, StatusSet
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.core.results.status import Status

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

Values: TypeAlias = tuple[tuple[str, int | str], ...]
HELLFIRE: Final = "hellfire"
LIGHTNING: Final = "lightning-attack"
OWN_MISCAST: Final = "own-miscast"
WITCH_FIRE: Final = "witch-fire"
BACKLASH: Final = "magical-backlash"
STRUCK_BACK: Final[StatusId] = "backlash-struck"
"""The status of Wizards whom a Magical Backlash has struck."""
BACKLASH_STRENGTH: Final = "backlash-strength"
"""The counter of the Strength of a Magical Backlash that strikes every Wizard of the side."""
MISCAST_RULES: Final = "armour-piercing (1), magical-attacks"
"""What every hit of a Miscast has [L1003]."""
_HARDER: Final = 2
"""By how much the Strength of a Miscast's hits is above the dice used [L1003]."""


@dataclass(frozen=True, slots=True)
class _Origin:
    """An origin of hits.

    Attributes:
        status: The status of who has still to take them; its value is their Strength, where that
            is not always the same, of Witch Fire their number.
        source: Where they are described.
        step: What the step to them is called.
        witness: The witness that they rest on, where the text has them not.
    """

    status: StatusId
    source: str
    step: str
    witness: str | None = None


_ORIGINS: Final[Mapping[str, _Origin]] = {
    HELLFIRE: _Origin("hellfire-due", "R L1022", "hellfire", "newer"),
    LIGHTNING: _Origin("lightning-due", "R L1029", "lightning", "same"),
    OWN_MISCAST: _Origin("miscast-hit-due", "L1003", "miscast-caster"),
    WITCH_FIRE: _Origin("witch-fire-due", "L1005-1031", "miscast-unit"),
    BACKLASH: _Origin(STRUCK_BACK, "L1005-1031", "miscast-wizard"),
}
BroughtBy: TypeAlias = Annotated[str | None, Choice(tuple(_ORIGINS))]
STATUSES: Final = (
    Status("hellfire-due", "phase"),
    Status("lightning-due", "phase"),
    Status("miscast-hit-due", "phase"),
    Status("witch-fire-due", "phase", shared=True),
    Status(STRUCK_BACK, "phase", quiet=True),
)
"""Statuses of who has still to take hits, or has taken them."""
_STRENGTHS: Final = {HELLFIRE: 3, LIGHTNING: 4}
_AMOUNTS: Final = {HELLFIRE: "D3", LIGHTNING: "D6"}


def miscast_strength(dice_used: int) -> int:
    """Return the Strength of every hit of a Miscast [L1003]."""
    return dice_used + _HARDER


def hit_options(origin: str, strength: int, many: int = 1) -> Values:
    """Return what hits are, for the rule that resolves them.

    Args:
        origin: What brings them.
        strength: Their Strength.
        many: How many a Miscast brings.
    """
    if origin in _AMOUNTS:
        return (("hits", _AMOUNTS[origin]), ("s", strength), ("brought_by", origin))
    bare: Values = (("unsaved", "yes"),) if origin == OWN_MISCAST else ()
    hits = (("s", strength), ("rules", MISCAST_RULES), ("hits", many))
    return (*hits, *bare, ("brought_by", origin))


def _hits_to_come(target: object, rules: SpecialRules, result: Any) -> tuple[str, ...]:
    """Return what strikes a target once more as the phase ends.

    Hellfire follows wounds, a Lightning Attack any hit on what flies [R L1022, L1029].
    """
    if not isinstance(target, Unit) or result.destroyed:
        return ()
    burns = HELLFIRE in rules and result.wounds_lost
    struck = LIGHTNING in rules and result.hits and "fly" in target.rules
    return ((HELLFIRE,) if burns else ()) + ((LIGHTNING,) if struck else ())


def note_hits(target: object, rules: SpecialRules, result: Any) -> tuple[Effect, ...]:
    """Return the effects that note what strikes a target once more as the phase ends."""
    return tuple(
        StatusSet("target", _ORIGINS[origin].status, "phase")
        for origin in _hits_to_come(target, rules, result)
    )


def steps_to_hits(target: object, rules: SpecialRules, result: Any) -> tuple[FollowUp, ...]:
    """Return the steps to what strikes a target once more as the phase ends."""
    return tuple(
        FollowUp(
            "auto_hits",
            (("target", "target"),),
            hit_options(origin, _STRENGTHS[origin]),
            _ORIGINS[origin].step,
        )
        for origin in _hits_to_come(target, rules, result)
    )


def note_hits_of(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """Return what `note_hits` does, by the options of the rule that struck."""
    return note_hits(arguments.get("target"), arguments.get("rules") or NO_RULES, result)


def clear_hits(arguments: Arguments) -> tuple[Effect, ...]:
    """Return the effects that note that hits are dealt which were still to come."""
    origin = arguments.get("brought_by")
    if origin is None or arguments.get("target") is None:
        return ()
    if origin == BACKLASH:
        return (StatusAlone("target", STRUCK_BACK, "phase"),)
    return (StatusCleared("target", _ORIGINS[origin].status),)


def note_own_hit(strength: int) -> tuple[Effect, ...]:
    """Return the effect that notes that a Miscast has its caster take a hit."""
    return (StatusAlone("wizard", _ORIGINS[OWN_MISCAST].status, "phase", strength),)


def note_witch_fire(hits: int) -> tuple[Effect, ...]:
    """Return the effect that notes that Witch Fire has the caster's unit take so many hits."""
    return (StatusSet("wizard", _ORIGINS[WITCH_FIRE].status, "phase", hits),)


def note_caster_struck() -> tuple[Effect, ...]:
    """Return the effect that notes that a Backlash strikes its caster by his own hit."""
    return (StatusAlone("wizard", STRUCK_BACK, "phase"),)


def later_hits_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of hits that somebody has still to take, as the dice or a Miscast told."""
    there = [unit for unit in situation.members if unit.models > 0]
    hosts = [unit for unit in situation.units if unit.models > 0]
    for origin, about in _ORIGINS.items():
        if origin == BACKLASH:
            continue
        for unit in hosts if origin == WITCH_FIRE else there:
            number = dict(unit.statuses).get(about.status)
            if number is None:
                continue
            if origin == WITCH_FIRE:  # as many as dice were used [L1019-1021]
                yield _due(origin, unit, miscast_strength(number), number)
            else:
                yield _due(origin, unit, _STRENGTHS.get(origin, number))
    yield from _backlash(situation)


def strikes_back(situation: Situation) -> bool:
    """Return whether a Magical Backlash has still to strike a Wizard."""
    return next(_backlash(situation), None) is not None


def _backlash(situation: Situation) -> Iterator[Reminder]:
    """Remind of each Wizard whom a Magical Backlash has still to strike [L1025]."""
    strength = situation.active.counter(BACKLASH_STRENGTH)
    if not strength:
        return
    for wizard in situation.active.members:
        if "wizard" in wizard.rules and wizard.models > 0 and not wizard.has(STRUCK_BACK):
            yield _due(BACKLASH, wizard, strength)


def _due(origin: str, unit: Unit, strength: int, many: int = 1) -> Reminder:
    about, values = _ORIGINS[origin], hit_options(origin, strength, many)
    taker = (Concerned(unit.name),)
    return Reminder(
        f"hits-of-{origin}",
        about.source,
        taker,
        "auto_hits",
        "target",
        values,
        witness=about.witness,
        name=about.step,
    )


__all__ = [
    "BACKLASH",
    "BACKLASH_STRENGTH",
    "MISCAST_RULES",
    "OWN_MISCAST",
    "STATUSES",
    "STRUCK_BACK",
    "WITCH_FIRE",
    "BroughtBy",
    "clear_hits",
    "hit_options",
    "later_hits_due",
    "miscast_strength",
    "note_caster_struck",
    "note_hits",
    "note_hits_of",
    "note_own_hit",
    "note_witch_fire",
    "steps_to_hits",
    "strikes_back",
]
