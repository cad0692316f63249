"""The order of magic: a spell is cast, then reaches each of those it is for once [L4626-4712]."""

from __future__ import annotations

from collections.abc import Iterable

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.ids.composed import as_status
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal
from rulesets.whfb2.magic.book import (
    DEALING,
    REACHED,
    STRUCK,
    TO_DEAL,
    number_of,
    spell_of,
    spell_to_deal,
)
from rulesets.whfb2.magic.facts import check_kind, check_target, status_value
from rulesets.whfb2.magic.spell import BattleSpell


def goes_on(spell: BattleSpell) -> bool:
    """Return whether a spell that is cast reaches several units, one after another."""
    on_others = any(work.when == "now" and work.to == "target" for work in spell.does)
    return spell.reaches in ("zone", "figures") and on_others


def is_for(spell: BattleSpell, unit: Unit) -> bool:
    """Return whether a spell does anything to a unit, by the kind that it is."""
    try:
        check_target(spell, unit, distance=None, within=None, engaged=False)
        check_kind(spell, unit, unit.rules)
    except Refusal:
        return False
    return True


def check_order(situation: Situation, arguments: Arguments) -> None:
    """Refuse the effect of what was not cast or is not in play, and the same one twice.

    Raises:
        Refusal: `spell-not-cast`, `spell-has-reached`, `spell-not-in-play`.
    """
    spell = spell_of(arguments["spell"])
    wizard, target = arguments["wizard"], arguments["target"]
    casters = situation.members if wizard is None else (wizard,)
    if arguments["due"]:
        _check_due(spell, situation, (*casters, *(() if target is None else (target,))), target)
        return
    if not any(_is_open(caster, spell) for caster in casters):
        raise Refusal("spell-not-cast", spell=spell.id)
    if target is not None and status_value(target, REACHED) == number_of(spell):
        raise Refusal("spell-has-reached", spell=spell.id, unit=target.name)


def _is_open(caster: Unit, spell: BattleSpell) -> bool:
    return spell_to_deal(caster) is spell or status_value(caster, DEALING) == number_of(spell)


def _check_due(
    spell: BattleSpell, situation: Situation, bearers: Iterable[Unit], target: Unit | None
) -> None:
    """Refuse what a spell does later where nothing of it lasts, and where it struck in the phase.

    Water divides its attacks among nobody: whom it turns on it fights for the round [L6350-6366].
    """
    lasting = any(each.name == spell.id for side in situation.sides for each in side.spells)
    statuses = [as_status(work.status) for work in spell.does if work.status and work.when == "now"]
    if not lasting and not any(unit.has(status) for unit in bearers for status in statuses):
        raise Refusal("spell-not-in-play")
    struck: Iterable[Unit] = () if target is None else (target,)
    if spell.working("blows") is not None:
        struck = situation.members
    for unit in struck:
        if status_value(unit, STRUCK) == number_of(spell):
            raise Refusal("spell-has-reached", spell=spell.id, unit=unit.name)


def dealt(arguments: Arguments) -> tuple[Effect, ...]:
    """Note whom a spell reached, and that it is open to others or is done."""
    spell, wizard = spell_of(arguments["spell"]), arguments["wizard"]
    number = number_of(spell)
    if arguments.get("due"):
        again = spell.lasts != "instant"
        return (StatusSet("target", STRUCK, "phase", number),) if again else ()
    waited = spell_to_deal(wizard) is spell
    done: tuple[Effect, ...] = (StatusCleared("wizard", TO_DEAL),) if waited else ()
    if not goes_on(spell):
        return done
    opened = StatusSet("wizard", DEALING, "phase", number)
    return (*done, opened, StatusSet("target", REACHED, "phase", number))
