"""The order of a magic phase: the states of the spell cast last, and what each lets follow.

Flux and channelling, then one spell after another: it is cast, dispelled or not, takes effect, its
attribute with it, and what overwhelming power costs is paid before the next [L937-1003, L1033].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Attempt
from rulesets.core.declaring.procedure import Arguments, TableCheck
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal
from rulesets.t9a.magic.facts import BOUND_CAST, CASTING_TOTAL, OVERWHELMING, check_known
from rulesets.t9a.magic.pending import (
    CAST,
    DISPELLED,
    DONE,
    FAILED,
    STATE,
    WITHSTOOD,
    caster_of_last,
    has_tried,
    is_cast_known,
    is_dealt,
    is_resolved,
    last_cast,
    was_tried,
)
from rulesets.t9a.paths.book import ATTRIBUTES, spell_of
from rulesets.t9a.paths.spell import VERSIONS, PathSpell

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode

State: TypeAlias = Literal["uncast", "cast", "withstood", "failed", "dispelled", "resolved"]
"""What became of the spell cast last in the phase; it is to take effect once cast or withstood."""
Step: TypeAlias = Literal["channel", "cast", "dispel", "dispel-in-play", "effect", "miscast"]

_STATES: Final[Mapping[int, State]] = {
    CAST: "cast",
    WITHSTOOD: "withstood",
    FAILED: "failed",
    DISPELLED: "dispelled",
    DONE: "resolved",
}
_ORDER: Final[Mapping[Step, Mapping[State, RefusalCode]]] = {
    "channel": dict.fromkeys(
        ("cast", "withstood", "failed", "dispelled", "resolved"), "channel-before-casting"
    ),
    "cast": {"cast": "spell-first", "withstood": "spell-first"},
    "dispel-in-play": {"cast": "spell-first", "withstood": "spell-first"},
    "dispel": dict.fromkeys(
        ("withstood", "failed", "dispelled", "resolved"), "spell-past-dispelling"
    ),
    "effect": {
        "failed": "spell-came-to-nothing",
        "dispelled": "spell-came-to-nothing",
        "resolved": "spell-has-taken-effect",
    },
    "miscast": {
        "cast": "spell-first",
        "withstood": "spell-first",
        "failed": "no-miscast-due",
        "dispelled": "miscast-averted",
        "resolved": "no-miscast-due",
    },
}
"""What each step is refused with in each state; in those that are not named it may follow."""
_OPEN: Final = ("cast", "withstood")
"""States of a spell that has still to take effect."""
_NOTHING: Final = ("failed", "dispelled")
"""States of a spell that has no effect."""
_AT_ONCE: Final = ("dispel", "channel")
"""Steps that concern a spell of no path as well before players resolve it."""
_AFTER_ALL: Final = ("cast", "dispel-in-play")
"""Steps that come after what overwhelming power costs."""
_ON_MANY: Final = ("aura", "vortex", "line", "ground")
"""Types of spells that take effect on each of several units by itself [L848-915]."""
_STEPS: Final[Mapping[str, Step]] = {
    "cast_spell": "cast",
    "dispel": "dispel",
    "dispel_scroll": "dispel",
    "backlash_scroll": "dispel",
    "binding_scroll": "dispel",
    "shielding_scroll": "dispel",
    "dispel_in_play": "dispel-in-play",
    "miscast": "miscast",
}
"""The steps that procedures are, but for the effects of spells."""


def waiting(situation: Situation) -> PathSpell | None:
    """Return the spell of the paths that is cast and has still to take effect."""
    last = last_cast(situation)
    return last[0] if last is not None and _state(situation) in _OPEN else None


def refused(step: Step, situation: Situation) -> Refusal | None:
    """Return why a step cannot follow what became of the spell cast last.

    Of a spell of no path players resolve the effect, of which the table does not hear.

    Args:
        step: The step.
        situation: The battle.
    """
    state, spell = _state(situation), waiting(situation)
    if spell is None and state in _OPEN and step not in _AT_ONCE:
        state = "resolved"
    unknown = _pays(situation) or not is_cast_known(situation)
    if step == "miscast" and state == "resolved" and unknown:
        return None
    code = _ORDER[step].get(state)
    if step == "miscast" and situation.asking and _is_answered_first(situation):
        return None  # whoever owes an answer to the spell is asked for it
    if code == "spell-first" and spell is not None:
        return _spell_first(situation, spell)
    if code is not None:
        return Refusal(code, state=state)
    return _miscast_first(situation) if step in _AFTER_ALL and _pays(situation) else None


def may_follow(step: Step) -> Callable[[Situation], bool]:
    """Return what tells whether a step may follow, by which it is offered."""

    def stands(situation: Situation) -> bool:
        return refused(step, situation) is None

    return stands


BACKFIRES: Final = may_follow("miscast")
"""Whether what overwhelming power costs may be taken: it follows the effect [L999]."""


def in_order(step: Step) -> TableCheck:
    """Return what refuses a step out of order, of a procedure that is no act of anybody."""

    def check(situation: Situation, _arguments: Arguments) -> None:
        why = refused(step, situation)
        if why is not None:
            raise why

    return check


def may(attempt: Attempt, situation: Situation) -> Refusal | None:
    """Return why a step of magic cannot be taken now, as the spell cast last stands."""
    told = attempt.arguments
    if attempt.procedure == "spell_effect":
        spell = spell_of(str(told.get("spell") or ""))
        return None if spell is None or told.get("due") else _of_effect(told, situation, spell)
    step = _STEPS.get(attempt.procedure)
    why = None if step is None else refused(step, situation)
    if why is None and step == "miscast":
        return _of_caster(told, situation)
    return _of_lasting(told, situation) if why is None and step == "dispel-in-play" else why


def _state(situation: Situation) -> State:
    return _STATES.get(situation.active.counter(STATE) or 0, "uncast")


def _is_answered_first(situation: Situation) -> bool:
    """Return whether the spell cast last may still be dispelled, or let through."""
    return _state(situation) == "cast" and bool(situation.active.counter(CASTING_TOTAL))


def _pays(situation: Situation) -> bool:
    """Return whether overwhelming power has still to be paid for."""
    return bool(situation.active.counter(OVERWHELMING))


def _spell_first(situation: Situation, spell: PathSpell) -> Refusal:
    return Refusal(
        "spell-first",
        first="spell_effect",
        state=_state(situation),
        spell=spell.id,
        wizard=caster_of_last(situation),
    )


def _miscast_first(situation: Situation) -> Refusal:
    bound, last = bool(situation.active.counter(BOUND_CAST)), last_cast(situation)
    return Refusal(
        "miscast-first",
        first="bound_overwhelming" if bound else "miscast",
        bound="yes" if bound else "no",
        dice_used=situation.active.counter(OVERWHELMING),
        spell=None if last is None else last[0].id,
        wizard=caster_of_last(situation),
    )


def _of_effect(told: Arguments, situation: Situation, spell: PathSpell) -> Refusal | None:
    """Return why a spell or an attribute cannot take effect now [L981-983, L1035]."""
    first = waiting(situation)
    if first is not None:
        return None if first is spell else _spell_first(situation, first)
    if spell.attribute:
        return _of_attribute(situation, spell)
    state = _state_of(situation, spell)
    if state == "uncast":
        return _of_unknown(told, spell)
    if state == "resolved" and _has_more_targets(told, situation, spell):
        return None
    code = _ORDER["effect"].get(state)
    return None if code is None else Refusal(code, spell=spell.id, state=state)


def _state_of(situation: Situation, spell: PathSpell) -> State:
    """Return what became of a spell that is not waiting for its effect."""
    last = last_cast(situation)
    if not was_tried(situation, spell.id) and (last is None or last[0] is not spell):
        return "uncast"
    if is_resolved(situation, spell.id):
        return "resolved"
    return "dispelled" if _state(situation) == "dispelled" else "failed"


def _has_more_targets(told: Arguments, situation: Situation, spell: PathSpell) -> bool:
    """Return whether a spell on several units has still to take effect on the one that is named."""
    version, target = spell.version(str(told.get("version") or VERSIONS[0])), told.get("target")
    if version is None or not any(each in version.types for each in _ON_MANY):
        return False
    dealt = isinstance(target, Unit) and is_dealt(situation, target.name, spell.id)
    return not dealt


def _of_attribute(situation: Situation, attribute: PathSpell) -> Refusal | None:
    """Return why an attribute does not follow: it comes once with each spell of its path."""
    state, last = _state(situation), last_cast(situation)
    if state == "uncast" or (state not in _NOTHING and last is None):
        return None
    if last is None or ATTRIBUTES.get(last[0].lore) is not attribute:
        return Refusal("attribute-alone", spell=attribute.id, state=state)
    if not is_resolved(situation, attribute.id):
        return None
    return Refusal("spell-has-taken-effect", spell=attribute.id, state=state)


def _of_unknown(told: Arguments, spell: PathSpell) -> Refusal | None:
    """Return why a spell that nobody is known to have cast has no effect: he does not know it."""
    wizard = told.get("wizard")
    try:
        check_known(wizard if isinstance(wizard, Unit) else None, spell.id)
    except Refusal as refusal:
        return refusal
    return None


def _of_caster(told: Arguments, situation: Situation) -> Refusal | None:
    """Return why somebody has no Miscast: another cast the spell [L1003]."""
    last, wizard = last_cast(situation), told.get("wizard")
    if last is None or not isinstance(wizard, Unit):
        return None
    spell = last[0].id
    if not was_tried(situation, spell) or has_tried(situation, wizard.name, spell):
        return None
    return Refusal("miscast-of-another", unit=wizard.name, spell=spell)


def _of_lasting(told: Arguments, situation: Situation) -> Refusal | None:
    """Return why a spell is not dispelled later: it does not remain in play, or is not there.

    What no path has players may have cast without the table.
    """
    spell = str(told.get("spell") or "")
    held = [each for side in situation.sides for each in side.spells if each.name == spell]
    known = spell_of(spell)
    if any(each.kind == "in-play" for each in held):
        return None
    if held or (known is not None and known.remains_value is None):
        return Refusal("spell-not-remaining", spell=spell)
    return None if known is None else Refusal("spell-not-in-play", spell=spell)
