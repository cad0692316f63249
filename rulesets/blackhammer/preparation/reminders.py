"""Reminders of preparation: mutations, the first turn, units on their way underground."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.blackhammer.preparation.deployment import RULE_OF
from rulesets.blackhammer.preparation.tunnels import FIRST_TURN, LAST_TURN
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Side, Situation

_BOOK: Final = "book-of-sorcery"
_TRIED: Final = "tried-spells"
_LINES: Final = {
    "attached": "L2858",
    "scouts": "L2862",
    "concealed": "L2864",
    "tunnels": "L2866-2868",
    "vanguard": "L2880",
}


def before_first_turn(situation: Situation) -> Iterator[Reminder]:
    """Remind of duties before the first turn: mutations, special deployments, the first player.

    Spells that nobody rolled are told of until both sides have begun their first turn.

    [L378, L2788, L2852-2880]
    """
    if situation.turn != 1:
        return
    if situation.last:  # of all that, only this may still be made up for
        yield from spells_to_roll(situation)
        return
    mutating = [unit for unit in situation.units if unit.models > 0 and "mutations" in unit.rules]
    if mutating:
        yield Reminder("mutations", "L2788", _named(mutating), "mutations_roll", "unit")
    for ability, rule in RULE_OF.items():
        so = [unit for unit in situation.units if rule in unit.rules]
        here = [unit for unit in so if unit.models > 0 and not unit.has("underground")]
        if here:
            ways = ("special_deployment", "unit", (("ability", ability),))
            yield Reminder(f"deploy-{ability}", _LINES[ability], _named(here), *ways)
    yield from spells_to_roll(situation)
    if not situation.settled:
        yield Reminder("first-turn", "L378, L2860", procedure="who_starts")


def spells_to_roll(situation: Situation) -> Iterator[Reminder]:
    """Remind of wizards whose spells were not rolled: before the first turn, else as they cast.

    They are rolled before the armies deploy [L886-892]; who tried a spell knows it.
    """
    before = situation.sides if situation.turn == 1 else ()
    sides = (situation.active,) if situation.phase == "magic" else before
    unlearned = [unit for side in sides for unit in _wizards(side) if unit.models > 0]
    if unlearned:
        yield Reminder("spells", "L886-892", _named(unlearned), "spell_generation", "wizard")


def _wizards(side: Side) -> Iterator[Unit]:
    """Yield the wizards of a side of whom nobody said which spells they know."""
    for host in side.units:
        for unit in host.body.members:
            # Who bears the book chooses, which is told when he casts [L3072].
            unlearned = not (unit.spells or unit.has(_TRIED) or _BOOK in unit.rules)
            if unit.number("level", 0) > 0 and unlearned:
                yield unit


def arriving(situation: Situation) -> Iterator[Reminder]:
    """Remind of units that may come up through their tunnel [L2866-2876]."""
    waiting = [
        unit for unit in situation.active.units if unit.models > 0 and unit.has("underground")
    ]
    if not waiting or situation.turn < FIRST_TURN:
        return
    values = (("turn", situation.turn),)
    facts = (("last", int(situation.turn >= LAST_TURN)),)
    ways = ("tunnel_arrival", "unit")
    yield Reminder("tunnels", "L2866-2876", _named(waiting), *ways, values=values, facts=facts)


def _named(units: list[Unit]) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name) for unit in units)
