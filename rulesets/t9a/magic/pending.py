"""The spell just cast: undone, still to be dispelled or resolved, or done with [L975-983, L999]."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.act import Attempt
from rulesets.core.results.counted import BY_NAME, counted_by
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal
from rulesets.t9a.magic.facts import TRIED
from rulesets.t9a.paths.book import spell_of

STATE: Final = "spell-state"
"""The counter that tells what became of the spell cast last in the phase."""
RESOLVED: Final = "spells-resolved"
"""The counter of spells whose effects were resolved in the phase, by name."""
CAST, FAILED, DISPELLED, DONE = 1, 2, 3, 4
_ATTEMPT: Final = 10
"""What a dispel that failed adds to the state: nothing is known of a spell that was not noted."""
_WITHSTOOD: Final = CAST + _ATTEMPT
OPEN: Final = (CAST, _WITHSTOOD)
"""States of a spell that has still to take effect, unless it is dispelled."""


def was_cast(spell: str, *, cast: bool) -> tuple[Effect, ...]:
    """Return the state of a spell after the attempt to cast it."""
    named = counted_by(RESOLVED, spell) if spell else None
    again = () if named is None else (CounterSet(named, 0),)
    return (CounterSet(STATE, CAST if cast else FAILED), *again)


def was_dispelled() -> Effect:
    """Return the state of a spell that was dispelled: its casting failed [L979]."""
    return CounterSet(STATE, DISPELLED)


def was_withstood() -> Effect:
    """Return the state of a spell that a dispel did not stop: there is one attempt [L975-979]."""
    return CounterChanged(STATE, _ATTEMPT)


def was_resolved(spell: str) -> tuple[Effect, ...]:
    """Return the state of a spell whose effects are resolved: nobody dispels it any more."""
    named = counted_by(RESOLVED, spell) if spell else None
    return () if named is None else (CounterSet(STATE, DONE), CounterSet(named, 1))


def may(attempt: Attempt, situation: Situation) -> Refusal | None:
    """Return why the spell cast last cannot be dispelled, resolved or miscast now.

    Also why nobody dispels a spell that lasts for one turn alone [L933-935, L955].
    """
    state = situation.active.counter(STATE)
    spell = str(attempt.arguments.get("spell") or "")
    if attempt.procedure == "dispel_in_play":
        return _of_lasting(situation, spell)
    if attempt.verb == "dispel" and attempt.procedure == "dispel" and state in _SETTLED:
        return Refusal("spell-past-dispelling", state=_SETTLED[state])
    if attempt.verb == "miscast" and state == DISPELLED:
        return Refusal("miscast-averted")
    if attempt.verb == "resolve-spell" and state in {FAILED, DISPELLED} and spell:
        done = situation.active.counter(counted_by(RESOLVED, spell) or "")
        if not done and _tried(situation, spell):
            return Refusal("spell-came-to-nothing", spell=spell, state=_SETTLED[state or 0])
    return None


_SETTLED: Final = {
    FAILED: "failed",
    DISPELLED: "dispelled",
    DONE: "resolved",
    _WITHSTOOD: "withstood",
}


def _tried(situation: Situation, spell: str) -> bool:
    """Return whether the side whose turn it is tried a spell in this phase."""
    named = (counted_by(TRIED, spell) or "").partition(BY_NAME)[2]
    return any(
        number and counter.startswith(f"{TRIED}{BY_NAME}") and counter.endswith(f"/{named}")
        for counter, number in situation.active.counters
    )


def _of_lasting(situation: Situation, spell: str) -> Refusal | None:
    """Return why a spell that lasts cannot be dispelled: it does not remain in play."""
    lasting = [held for side in situation.sides for held in side.spells if held.name == spell]
    known = spell_of(spell)
    passing = known is not None and known.remains_value is None
    if passing or (lasting and all(held.kind != "in-play" for held in lasting)):
        return Refusal("spell-not-remaining", spell=spell)
    return None
