"""Effects on the table of a full round of combat, its wounds among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet, WoundsLost
from rulesets.rank_and_flank.round.holding import meets_others
from rulesets.rank_and_flank.round.touching import made_known
from rulesets.t9a.characters.challenge import DUEL, duels
from rulesets.t9a.characters.standards import capture_standards, let_fall
from rulesets.t9a.combat.round.champions import of_champion
from rulesets.t9a.combat.round.outcome import Aftermath, RoundResult
from rulesets.t9a.combat.round.step_effects import (
    fights_on,
    has_held,
    has_pursued,
    is_beaten,
    is_free,
    loses_frenzy,
)
from rulesets.t9a.psychology.nerve import icon_gone

_OTHER: Final = {"unit": "enemy", "enemy": "unit"}
_LOST: Final = ("fleeing", "caught", "scrapped", "wiped-out")
_HELD: Final = ("engaged", "thrown-back")
_WINS_ANYWAY: Final = ("free", "may-overrun", "may-enter", "pursues", "stays")


def of_round(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """Apply a round of combat to every unit in it."""
    fates = (("unit", result.units), ("enemy", result.enemies))
    changes: list[Effect] = [
        *made_known(
            arguments["unit"],
            arguments["enemy"],
            flanks=(arguments["in_flank"], arguments["enemy_in_flank"]),
            rears=(arguments["in_rear"], arguments["enemy_in_rear"]),
        )
    ]
    for role, units in fates:
        party = arguments[role]
        beaten = result.winner == _OTHER[role]
        for index, (unit, fate) in enumerate(zip(party, units, strict=False)):
            foes = arguments[_OTHER[role]]
            changes.extend(_aftermath(role, index, party, fate, beaten=beaten, foes=foes))
            changes.extend(of_champion(role, index, unit, fate))
            if beaten and fate.state == "engaged":
                changes.append(is_beaten(role, result.margin, index))
            if arguments["breath"] in (role, "both") and _breathes(unit):
                changes.append(StatusSet(role, "breathed", place=index))
            changes += icon_gone(role, unit, used=unit.name in (result.icons or ()), index=index)
    return (*changes, *_duel_over(arguments, result))


def _breathes(unit: Unit) -> bool:
    return unit.rules.number("breath-weapon") is not None and not unit.has("breathed")


def _aftermath(
    role: str,
    index: int,
    party: tuple[Unit, ...],
    came_to: Aftermath,
    *,
    beaten: bool,
    foes: tuple[Unit, ...],
) -> Iterator[Effect]:
    unit = party[index]
    # Those of its characters who were named are dealt with apart.
    alone = unit.body.without({unit.name for unit in party})
    if came_to.state in _LOST:
        # What is carried falls before the dead are removed, who number the characters anew.
        broken = came_to.state in ("fleeing", "caught")
        yield from (
            let_fall(role, alone, index, _OTHER[role])
            if broken
            else capture_standards(alone.body.alone, _OTHER[role])
        )
    lost = (came_to.wounds_lost or 0) + came_to.crumbled
    if lost:
        yield WoundsLost(role, lost, index)
    if came_to.state == "wiped-out":
        return
    if beaten and came_to.state not in _WINS_ANYWAY:
        yield from loses_frenzy(role, unit, index)
        if came_to.state in _HELD:
            yield from has_held(role, index)
    if came_to.state in ("caught", "scrapped"):
        yield Destroyed(role, index)
    elif came_to.state == "fleeing":
        yield from is_free(role, index)
        if unit.has("in-building"):
            yield StatusCleared(role, "in-building", index)
        yield StatusSet(role, "fleeing", place=index)
        yield StatusSet(role, "moved", "turn", place=index)
        yield StatusSet(role, "fled-combat", "phase", place=index)
    elif came_to.state == "engaged" or meets_others(unit, foes):
        yield from fights_on(role, index)
    else:
        yield from is_free(role, index)
        yield from _went_after(role, index, came_to.state)


def _went_after(role: str, index: int, state: str) -> Iterator[Effect]:
    """Note that a victor pursued, or held back: neither does so again, nor overruns."""
    if state == "pursues":
        yield has_pursued(role, index)
    elif state == "stays":
        yield StatusSet(role, "held-back", "phase", place=index)


def _duel_over(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """End a challenge with either of those who fought it, dead or broken."""
    ended = [
        (role, index, fate.state in _LOST or fate.champion_slain)
        for role, units in (("unit", result.units), ("enemy", result.enemies))
        for index, (unit, fate) in enumerate(zip(arguments[role], units, strict=False))
        if duels(unit)
    ]
    if not any(over for _, _, over in ended):
        return ()
    return tuple(StatusCleared(role, DUEL, index) for role, index, over in ended if not over)
