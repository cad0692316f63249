"""Charged units that have an answer to choose [L654-664]."""

from __future__ import annotations

from rulesets.blackhammer.psychology.immunity import may_flee
from rulesets.blackhammer.shooting.weapon import is_armed
from rulesets.blackhammer.unit.charges import answer_of, meets_another, turns_aside
from rulesets.blackhammer.unit.unit_state import WAR_MACHINE
from rulesets.blackhammer.unit.when_charged import state_when_charged
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import Awaited
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.charging import charges_awaited


def has_choice(target: Unit) -> bool:
    """Return whether a unit that is charged has an answer to choose, and has given none [L656-660].

    The answer is one to all its chargers. A unit in flight flees.
    """
    return answer_of(target) is None and not target.has("fleeing") and not only_holds(target)


def only_holds(target: Unit) -> bool:
    """Return whether a unit that is charged can but hold [L660-664, L2034].

    One does that fought before the charges, or that would not flee and has nothing to shoot with.
    """
    if target.has("fleeing") or target.models <= 0:
        return False
    if target.has("engaged") and not target.has("reached"):
        return True
    machine, m = WAR_MACHINE in target.rules, target.find("m")
    rooted = machine or (m is not None and m.fixed == 0)
    state = state_when_charged(target)
    shoots = state == "free" and not machine and is_armed(target)
    return not shoots and (rooted or not may_flee(target.rules, state))


def may_declare(_situation: Situation, unit: Unit, target: Unit) -> bool:
    """Return whether a unit declares a charge at an enemy with a choice of answers [L654-656]."""
    free = not turns_aside(unit, target) or meets_another(unit, target)
    return free and has_choice(target)


def answers_awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return the answers to charges that are waited for [L656]."""
    return charges_awaited(situation, has_choice)
