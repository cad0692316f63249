"""Effects of a full round of combat on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet, WoundsLost
from rulesets.t9a.characters.challenge import DUEL
from rulesets.t9a.characters.standards import captured, let_fall
from rulesets.t9a.combat.round.effects import fights_on, is_free, loses_frenzy
from rulesets.t9a.combat.round.outcome import Aftermath, RoundResult
from rulesets.t9a.psychology.nerve import icon_gone

_OTHER: Final = {"unit": "enemy", "enemy": "unit"}
_LOST: Final = ("fleeing", "caught", "scrapped", "wiped-out")
_WINS_ANYWAY: Final = ("free", "may-overrun", "may-enter", "pursues", "stays")


def of_round(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """Apply a round of combat to every unit in it."""
    fates = (("unit", result.units), ("enemy", result.enemies))
    changes: list[Effect] = []
    for role, units in fates:
        party = arguments[role]
        beaten = result.winner == _OTHER[role]
        for place, (unit, one) in enumerate(zip(party, units, strict=False)):
            changes.extend(_aftermath(role, place, party, one, beaten=beaten))
            if arguments["breath"] in (role, "both") and _breathes(unit):
                changes.append(StatusSet(role, "breathed", place=place))
            changes += icon_gone(role, unit, used=unit.name in (result.icons or ()), place=place)
    return (*changes, *_duel_over(arguments, result))


def _breathes(unit: Unit) -> bool:
    return unit.rules.number("breath-weapon") is not None and not unit.has("breathed")


def _aftermath(
    role: str, place: int, party: tuple[Unit, ...], came_to: Aftermath, *, beaten: bool
) -> Iterator[Effect]:
    unit = party[place]
    alone = _without(unit, {one.name for one in party})
    if came_to.state in _LOST:
        # What is carried falls before the dead are removed, who number the characters anew.
        broken = came_to.state in ("fleeing", "caught")
        yield from (
            let_fall(role, alone, place, _OTHER[role])
            if broken
            else captured(replace(alone, companions=()), _OTHER[role])
        )
    lost = (came_to.wounds_lost or 0) + came_to.crumbled
    if lost:
        yield WoundsLost(role, lost, place)
    if came_to.state == "wiped-out":
        return
    if beaten and came_to.state not in _WINS_ANYWAY:
        yield from loses_frenzy(role, unit, place)
    if came_to.state in ("caught", "scrapped"):
        yield Destroyed(role, place)
    elif came_to.state == "fleeing":
        yield from is_free(role, place)
        if unit.has("in-building"):
            yield StatusCleared(role, "in-building", place)
        yield StatusSet(role, "fleeing", place=place)
        yield StatusSet(role, "moved", "turn", place=place)
    elif came_to.state == "engaged":
        yield from fights_on(role, place)
    else:
        yield from is_free(role, place)


def _without(unit: Unit, named: set[str]) -> Unit:
    """Return a unit without those of its characters who were named: they are dealt with apart."""
    joined = tuple(one for one in unit.companions if one.name not in named)
    return unit if joined == unit.companions else replace(unit, companions=joined)


def _duel_over(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """End a challenge with either of those who fought it, dead or broken."""
    duels = [
        (role, place, one.state in _LOST)
        for role, units in (("unit", result.units), ("enemy", result.enemies))
        for place, (unit, one) in enumerate(zip(arguments[role], units, strict=False))
        if unit.has(DUEL)
    ]
    if not any(over for _, _, over in duels):
        return ()
    return tuple(StatusCleared(role, DUEL, place) for role, place, over in duels if not over)
