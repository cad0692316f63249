"""What a combat changes on the table."""

from __future__ import annotations

from typing import Final

from rulesets.core.effect import Effect, RuleLost, StatusSet, WoundsLost
from rulesets.core.procedure import Arguments, FollowUp
from rulesets.core.unit import Unit
from rulesets.whfb2.combat._end import Fate, RoundResult
from rulesets.whfb2.combat._stated import NAMES, named_by
from rulesets.whfb2.combat.strikes import Struck
from rulesets.whfb2.routed import cleared, disorganised, pursues, routs

_LANCE: Final = "cavalry-lance"
_FIGHT_ON: Final = ("engaged", "pushed", "follows", "stands", "climbs")
_OVER: Final = ("engaged", "afraid", "pushed-back", "followed-up", "pursuing", "wedge")


def of_round(arguments: Arguments, result: RoundResult) -> tuple[Effect, ...]:
    """Apply a round of combat to every unit in it."""
    effects: list[Effect] = []
    for side, (role, fates) in enumerate(zip(NAMES, (result.units, result.enemies), strict=True)):
        for place, (unit, fate) in enumerate(zip(arguments[role], fates, strict=False)):
            lost = (fate.wounds_lost or 0) + (fate.cut_down or 0)
            if lost:
                effects.append(WoundsLost(role, lost, place))
            if fate.state == "wiped-out":
                continue
            effects.extend(_fate(role, unit, fate, place))
            if _couched(arguments, side, unit):
                effects.append(RuleLost(role, _LANCE, place))
    return tuple(effects)


def _fate(role: str, unit: Unit, fate: Fate, place: int) -> tuple[Effect, ...]:
    fought: tuple[Effect, ...] = (StatusSet(role, "fought", "phase", place=place),)
    if fate.state == "routed":
        return routs(role, unit, place, pursued=fate.pursued)
    if fate.state == "pursues":
        return (*pursues(role, unit, place), *fought)
    if fate.state == "disorganised":
        return (*disorganised(role, unit, place), *fought)
    if fate.state in _FIGHT_ON:
        return (*_fights_on(role, unit, fate, place), *fought)
    over = [status for status in _OVER if status != "pushed-back" or fate.state != "parted"]
    back: tuple[Effect, ...] = ()
    if fate.state == "parted":
        back = (StatusSet(role, "pushed-back", "next-turn", place=place),)
    else:
        over.append("disorganised")
    return (*cleared(role, unit, tuple(over), place), *back, *fought)


def _fights_on(role: str, unit: Unit, fate: Fate, place: int) -> tuple[Effect, ...]:
    """A unit stays in its combat; what it did there counts in the next combat phase."""
    kept = {"pushed": "pushed-back", "follows": "followed-up", "climbs": "pushed-back"}.get(
        fate.state
    )
    over = tuple(status for status in ("pushed-back", "followed-up", "pursuing") if status != kept)
    won: tuple[Effect, ...] = ()
    if fate.state == "follows":
        won = cleared(role, unit, ("disorganised",), place)
    noted: tuple[Effect, ...] = ()
    if kept is not None:
        noted = (StatusSet(role, kept, "next-turn", place=place),)
    engaged: tuple[Effect, ...] = (StatusSet(role, "engaged", place=place),)
    return (*engaged, *cleared(role, unit, over, place), *won, *noted)


def _couched(arguments: Arguments, side: int, unit: Unit) -> bool:
    """Return whether a unit fought with lances, which are dropped after the round [L3294-3297]."""
    option = ("weapon", "enemy_weapon")[side]
    if _LANCE not in unit.rules or arguments[option] not in (None, _LANCE):
        return False
    stated = arguments["charged"]
    return unit.has("charged") if stated is None else named_by(stated, side)


def of_blows(_arguments: Arguments, result: Struck) -> tuple[Effect, ...]:
    """Take the wounds off the enemy."""
    return (WoundsLost("enemy", result.wounds),) if result.wounds else ()


def after_round(arguments: Arguments, result: RoundResult) -> tuple[FollowUp, ...]:
    """Who routed runs; a standard of who was pushed back may be seized [L1887, L2663]."""
    found: list[FollowUp] = []
    for role, fates, other in (
        ("unit", result.units, "enemy"),
        ("enemy", result.enemies, "unit"),
    ):
        if fates is None or len(arguments[role]) != 1:
            continue
        state = fates[0].state
        if state == "routed":
            found.append(FollowUp("rout_move", (("unit", role),)))
        elif (
            state == "pushed"
            and "standard" in arguments[role][0].rules
            and len(arguments[other]) == 1
        ):
            found.append(FollowUp("standard_capture", (("unit", other), ("enemy", role))))
    return tuple(found)
