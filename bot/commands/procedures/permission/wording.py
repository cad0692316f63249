"""Words of refusals by the rules: what a player is told, as far as the table and the texts know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from bot.commands.options.question import Question
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.bar import Verb
from rulesets.core.notation.profile_sign import written_value
from rulesets.refusal import Refusal, code_for

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode

NEVER_TOLD: Final = frozenset({"battle", "spell", "combat", "turns"})
"""Ends of a status that no refusal tells."""


_Kind: TypeAlias = Literal["shooters", "no-shots", "no-charge", "target", "fight"]
_SHOTS: Final[tuple[_Kind, ...]] = ("shooters", "no-shots")
_OWN_WORDS: Final[Mapping[str, tuple[_Kind, ...]]] = {
    "shoot": _SHOTS,
    "stand-and-shoot": _SHOTS,
    "breathe": _SHOTS,
    "fire": _SHOTS,
    "charge": ("no-charge",),
    "charge-again": ("no-charge",),
    "fight": ("fight",),
}
"""Acts whose bans some games tell in words of their own, by what their codes begin with."""
_OF_TARGETS: Final[frozenset[Verb]] = frozenset({"shoot", "stand-and-shoot", "breathe", "fire"})
"""Acts of which they do so of the object too."""
_SHIELDED: Final = ("act-shielded", "act-shielded-by-rule")
_BANNED: Final = ("act-barred", "act-barred-by-rule", *_SHIELDED)


def worded(context: CommandContext, question: Question, refusal: Refusal) -> Refusal:
    """Return a refusal by the rules as a player is told it.

    Args:
        context: Where it is told.
        question: What was refused.
        refusal: As the rules have it.
    """
    code: str = refusal.code
    if code == "wrong-phase":
        listed = phases_listed(context, question.procedure.phases)
        return Refusal(refusal.code, **(refusal.facts | {"phases": listed}))
    if code == "unit-needs-value":
        example = _example(context, str(refusal.facts["field"]))
        return Refusal(refusal.code, **(refusal.facts | {"example": example}))
    if code == "unit-forbids-status":
        return _done(context, refusal) or refusal
    return _of_ban(context, refusal) if code in _BANNED else refusal


def _of_ban(context: CommandContext, refusal: Refusal) -> Refusal:
    """Return a ban on an act in the game's own words for it, or with when it ends."""
    shielded = refusal.code in _SHIELDED
    facts = refusal.facts
    by = str(facts.get("status") or facts.get("rule"))
    for code in _own_codes(context, str(facts["verb"]), by, shielded=shielded):
        return Refusal(code, unit=facts["unit"])
    if "rule" in facts:
        return refusal
    done = None if shielded else _done(context, refusal)
    until = _until(context, facts.get("unit_id"), by)
    told = {name: fact for name, fact in facts.items() if name != "unit_id"}
    return done or Refusal(refusal.code, **(told | {"until": until}))


def phases_listed(context: CommandContext, phases: tuple[str, ...]) -> str:
    """Return the names of phases, as a refusal lists them."""
    texts = context.own_texts  # a refusal speaks to one player
    names = [texts(f"phase-{text_key(phase)}") for phase in phases]
    *others, last = names
    return texts("phases-or").join([", ".join(others), last]) if others else last


def _example(context: CommandContext, name: str) -> str:
    """Return how a value of a profile may be written."""
    field = next(field for field in context.ruleset.profile if field.id == name)
    sign = field.signs[-1 if context.own_texts.locale == "fr" else 0]
    return f"{sign}{written_value(field, Amount(field.least + 2))}"


def _done(context: CommandContext, refusal: Refusal) -> Refusal | None:
    """Return the refusal of an action that a unit has done already, if the game has its text."""
    facts = refusal.facts
    texts, key = context.own_texts, f"done-status-{text_key(str(facts['status']))}"
    if not texts.has(key):
        return None
    return Refusal(
        "already-done", unit=facts["unit"], done=texts(key), procedure=facts["procedure"]
    )


def _own_codes(
    context: CommandContext, verb: str, by: str, *, shielded: bool
) -> tuple[RefusalCode, ...]:
    """Return the codes of the sentences that a game has of its own for a ban, the nearest first."""
    kinds = _OWN_WORDS.get(verb, ())
    if shielded:
        kinds = ("target",) if verb in _OF_TARGETS else ()
    codes = (code_for(kind, by) for kind in kinds)
    texts = context.own_texts
    return tuple(code for code in codes if texts.has(f"refusal-{text_key(code)}"))


def _until(context: CommandContext, unit_id: object, status: str) -> str:
    """Return when a status of a unit ends, as it goes on in a sentence."""
    row = context.channel.board.unit(unit_id) if isinstance(unit_id, int) else None
    held = None if row is None else row.statuses.get(status)
    until = None if held is None else str(held["until"])
    return "" if until is None or until in NEVER_TOLD else f" {context.own_texts(f'until-{until}')}"
