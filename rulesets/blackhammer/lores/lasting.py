"""Traces of a spell: its entry among those in play, and statuses of the units it affects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Literal

from rulesets.blackhammer.lores.book import STATUS_BY_ID, spell_of
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.spell import Spell, Working
from rulesets.core.ids.composed import as_statuses
from rulesets.core.results.effect import Effect, OnCharacter, SpellStarted, StatusOfAll, StatusSet

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId
    from rulesets.core.results.effect import Expiry

_SIDES: Final = {"own-side": "active", "other-side": "other"}


def is_plain(spell: Spell) -> bool:
    """Return whether hits on one unit and statuses are all that it does, and all at once."""
    return spell.template is None and all(
        work.does in ("hits", "status") and work.when == "now" and not work.pierces
        for work in spell.works
    )


def has_more(name: str) -> bool:
    """Return whether a spell of the lores does more than its hits on one unit and its statuses."""
    spell = spell_of(name)
    return spell is not None and not is_plain(spell)


def plain_hits(name: str, hits: Amount | None) -> Amount | None:
    """Return the hits to be resolved at once: none of a spell that does more besides."""
    return None if has_more(name) else hits


def applies(
    working: Working, *, spell_type: str | None, near: bool, target_rules: SpecialRules
) -> bool:
    """Return whether a working happens as the spell is resolved."""
    if working.when == "due" or (working.when == "near" and not near):
        return False
    if working.only is not None and working.only != spell_type:
        return False
    if working.kinds and not any(target_rules.holds(rule) for rule in working.kinds):
        return False
    return not any(target_rules.holds(rule) for rule in working.spares)


def start(spell: Spell, casting_value: int, upkeep: int) -> tuple[Effect, ...]:
    """Note a spell that lasts, or that strikes later."""
    kind: Literal["in-play", "persistent", "delayed"] | None = None
    if spell.duration == "in-play":
        kind = "in-play"
    elif spell.duration == "persistent":
        kind = "persistent"
    elif spell.foretells:
        kind = "delayed"
    if kind is None:
        return ()
    return (SpellStarted("wizard", spell.id, kind, casting_value, upkeep),)


def bring(
    spell: Spell,
    *,
    spell_type: str | None,
    near: bool,
    target_rules: SpecialRules,
    target: Unit | None = None,
) -> tuple[Effect, ...]:
    """Return the statuses that a spell brings about, of some kinds those of each character too."""
    effects: list[Effect] = []
    for work in spell.works:
        effects += _on_characters(work, target)
        if applies(work, spell_type=spell_type, near=near, target_rules=target_rules):
            effects += [_begun(work, status) for status in as_statuses(work.status)]
    return tuple(effects)


def _begun(working: Working, status: StatusId) -> Effect:
    if working.to in _SIDES:
        return StatusOfAll(_side(working), status, _until(working, status))
    return StatusSet(working.to, status, _until(working, status))


def _until(working: Working, status: StatusId) -> Expiry:
    return working.until or STATUS_BY_ID[status].until


def _on_characters(working: Working, target: Unit | None) -> Iterator[Effect]:
    if target is not None:
        for status in as_statuses(working.status):
            yield from _on_each(working, status, target)


def _on_each(working: Working, status: StatusId, target: Unit) -> Iterator[Effect]:
    begun = StatusSet("target", status, _until(working, status))
    for position, companion in target.body.numbered:
        if any(companion.rules.holds(kind) for kind in working.kinds):
            yield OnCharacter(begun, position)


def _side(working: Working) -> Literal["active", "other"]:
    return "active" if working.to == "own-side" else "other"
