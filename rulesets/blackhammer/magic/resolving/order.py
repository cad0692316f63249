"""The order of a magic phase: the states of a spell tried in it, and what each lets follow.

The winds blow, then one spell after another is cast, dispelled or let through, and takes effect on
whom it was cast at, before the next [L768-772, L820, L858-864, L876].
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rulesets.blackhammer.lores.book import spell_of
from rulesets.blackhammer.magic.answering import answers_awaited
from rulesets.blackhammer.magic.facts import (
    AIMED,
    CASTING_DICE,
    CASTING_RESULT,
    RESOLVED,
    STRUCK,
    UNDONE,
    number_of,
    spell_to_resolve,
)
from rulesets.blackhammer.magic.fiascos.gifts import is_resolved_gift
from rulesets.blackhammer.magic.tried_spells import TRIED
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Attempt
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode

State: TypeAlias = Literal["unknown", "untried", "cast", "undone", "resolved"]
"""What became of a spell in the phase; once cast it is to take effect.

Of a phase of which the table was told neither winds nor spells it knows nothing: who resolves an
effect in it tells of what was cast beside the table.
"""
Step: TypeAlias = Literal["cast", "effect"]

_TOLD: Final = ("winds-rolled", "power-dice", CASTING_DICE, CASTING_RESULT)
_ORDER: Final[Mapping[Step, Mapping[State, RefusalCode]]] = {
    "cast": {"cast": "spell-first"},
    "effect": {"untried": "spell-not-cast", "resolved": "spell-has-taken-effect"},
}
"""What each step is refused with in each state; in those that are not named it may follow.

That the spell tried last came to nothing players may correct, by the option that says so.
"""


def check_cast(situation: Situation, arguments: Arguments) -> None:
    """Refuse a spell before the winds have given dice to cast it with; see `check_next`.

    Who states the dice that are left has looked at the table.

    Raises:
        Refusal: `winds-first`, `spell-first`.
    """
    check_next(situation, arguments)
    active = situation.active
    if _is_asked_first(situation):
        return
    rolled = active.counter("winds-rolled") or active.counter("power-dice")
    known = (
        arguments["wizard"] is None or arguments["wizard"].knows(arguments["spell"]) is not False
    )
    if situation.phase and known and not rolled and arguments["dice_left"] is None:
        raise Refusal("winds-first", side=active.name, first="winds_of_magic")


def check_next(situation: Situation, _arguments: Arguments) -> None:
    """Refuse a spell while the one cast last has still to take effect [L876].

    Raises:
        Refusal: `spell-first`.
    """
    waiting = spell_to_resolve(situation)
    code = _ORDER["cast"].get("untried" if waiting is None else "cast")
    if code is not None and waiting is not None and not _is_asked_first(situation):
        raise Refusal(code, spell=waiting, first="spell_effect")


def _is_asked_first(situation: Situation) -> bool:
    """Return whether another player owes an answer to the spell cast last: he is asked for it."""
    return bool(situation.asking and answers_awaited(situation))


def may(attempt: Attempt, situation: Situation) -> Refusal | None:
    """Return why a spell has no effect now, as the spells of the phase stand."""
    if attempt.verb != "resolve-spell":
        return None
    try:
        _check_effect(situation, attempt.arguments)
    except Refusal as refusal:
        return refusal
    return None


def _check_effect(situation: Situation, arguments: Arguments) -> None:
    """Refuse the effect of a spell that is not to be resolved now, or not on that unit.

    Of a spell of no lore players resolve the effect; what was foretold waits for nobody.

    Raises:
        Refusal: `spell-first`, `spell-not-cast`, `spell-has-taken-effect`, `spell-at-another`.
    """
    spell = spell_of(str(arguments.get("spell") or ""))
    elsewhere = spell is None or situation.phase is None or arguments.get("due")
    if spell is None or elsewhere or _is_asked_first(situation):
        return
    wizard, target = arguments.get("wizard"), arguments.get("target")
    more = spell.template is not None and not _is_struck(target, spell.id)
    if arguments.get("free"):
        state: State = "resolved" if is_resolved_gift(wizard, spell.id) else "cast"
    else:
        _check_undisturbed(situation, spell.id)
        state = state_of(situation, spell.id)
    code = _ORDER["effect"].get(state)
    if code is not None and not (state == "resolved" and more):
        raise Refusal(code, spell=spell.id)
    aimed = _aimed_at(situation, wizard)
    if spell.template is None and aimed is not None and isinstance(target, Unit):
        _check_target(situation, spell.id, target, aimed)


def _check_undisturbed(situation: Situation, spell: str) -> None:
    """Refuse an effect while another spell is to take effect: `spell-first`."""
    waiting = spell_to_resolve(situation)
    if waiting is not None and waiting != spell:
        raise Refusal("spell-first", spell=waiting, first="spell_effect")


def state_of(situation: Situation, spell: str) -> State:
    """Return what became of a spell of the lores that the side whose turn it is may have cast."""
    if not _is_followed(situation):
        return "unknown"
    if spell_to_resolve(situation) == spell:
        return "cast"
    if situation.active.counter(RESOLVED) == number_of(spell):
        return "resolved"
    return "undone" if situation.active.counter(UNDONE) else "untried"


def _is_followed(situation: Situation) -> bool:
    """Return whether the table was told of the winds or of a spell of this phase."""
    told = any(situation.active.counter(each) is not None for each in _TOLD)
    return told or any(member.has(TRIED) for member in situation.active.members)


def _is_struck(target: Unit | None, spell: str) -> bool:
    return target is not None and dict(target.statuses).get(STRUCK) == number_of(spell)


def _check_target(situation: Situation, spell: str, target: Unit, aimed: str) -> None:
    """Refuse another target than a spell was cast at, or the unit that he is in [L784-804]."""
    bodies = [{member.name for member in unit.body.members} for unit in situation.units]
    together = any({target.name, aimed} <= body for body in bodies)
    if target.name != aimed and not together:
        raise Refusal("spell-at-another", spell=spell, unit=aimed, other=target.name)


def _aimed_at(situation: Situation, wizard: Unit | None) -> str | None:
    """Return whom a wizard cast his last spell at, of one who is gone too, None if unknown."""
    there = {member.name for member in situation.members if member.models}
    found = [
        target
        for caster, target in _aims(situation)
        if (wizard.name == caster if wizard is not None else caster not in there)
    ]
    return found[0] if len(found) == 1 else None


def _aims(situation: Situation) -> Iterator[tuple[str, str]]:
    """Yield each caster of the phase with whom his spell was cast at."""
    for unit in situation.units:
        for member in unit.body.members:
            for link in member.linked(AIMED.id, own=False):
                # Who is in a unit sees its relations as his.
                if link.other is not None and (member is unit or link not in unit.links):
                    yield link.other, member.name
