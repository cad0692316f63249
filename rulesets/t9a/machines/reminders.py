"""Reminders of shots of Artillery Weapons whose models struck are to be counted [R L784-794]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.rank_and_flank.open_steps import units_at_step
from rulesets.t9a.harm.striking_near import EXPLOSION_REACH, strikes
from rulesets.t9a.machines.engine import engine_of
from rulesets.t9a.machines.shot import LANDED, SHOT_AT


def explosions_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of each explosion, until players said that it hits nobody else [R L797-803].

    They are counted one after another: the first has the button.
    """
    for index, blast in enumerate(strikes(situation, EXPLOSION_REACH)):
        counts = None if index else "explosion_hits"
        near = (("radius", blast.number), ("counted", blast.of))
        yield Reminder("explosion", "R L797-803", (), counts, facts=near, witness="same")


_TEMPLATES: Final = ("catapult", "flame-thrower")


def shots_to_count(situation: Situation) -> Iterator[Reminder]:
    """Remind of each shot that struck a unit still there, and whose hits nobody has resolved."""
    there = {unit.name: unit for unit in situation.members if unit.models > 0}
    for gun_name, target_name in units_at_step(situation, SHOT_AT.id, LANDED):
        if gun_name not in there or target_name not in there:
            continue
        told = (("target", target_name),)
        counts = _counted_by(there[gun_name])
        gun, role = (Concerned(gun_name),), None if counts is None else "unit"
        values = () if counts is None else told
        yield Reminder("hits-to-count", "R L784-794", gun, counts, role, values, told, "draft")


def _counted_by(gun: Unit) -> str | None:
    """Return what resolves the hits of a machine, None for one of which no rule says its kind."""
    if _shoots_as(gun, "cannon"):
        return "cannon_ball"
    return "template_hits" if any(_shoots_as(gun, kind) for kind in _TEMPLATES) else None


def _shoots_as(gun: Unit, kind: str) -> bool:
    return gun.rules.holds(kind) or engine_of(None, gun, kind) is not None
