"""Checks of acts: whether statuses, special rules or the battle bar what is about to be done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from bot.battle.situation import situation_of
from bot.commands.options.resolution import BoundUnit, Question
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key
from rulesets.core.battlefield.bar import Barred, Verb
from rulesets.core.declaring.act import Act, Attempt, always_may
from rulesets.core.ids.composed import as_codes
from rulesets.refusal import Fact, Refusal, code_for

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode

NEVER_TOLD: Final = frozenset({"battle", "spell", "combat", "turns"})
"""Ends of a status that no refusal tells."""


_Kind: TypeAlias = Literal["shooters", "no-shots", "no-charge", "target", "fight"]
_SHOTS: Final[tuple[_Kind, ...]] = ("shooters", "no-shots")
_OWN_WORDS: Final[Mapping[Verb, tuple[_Kind, ...]]] = {
    "shoot": _SHOTS,
    "stand-and-shoot": _SHOTS,
    "breathe": _SHOTS,
    "fire": _SHOTS,
    "charge": ("no-charge",),
    "charge-again": ("no-charge",),
    "fight": ("fight",),
}
"""Acts whose bans some games tell in words of their own, by what their codes begin with."""
_OF_TARGETS: Final = frozenset({"shoot", "stand-and-shoot", "breathe", "fire"})
"""Acts of which they do so of the object too."""


def check_acts(
    context: CommandContext, question: Question, acts: Sequence[Act] | None = None
) -> None:
    """Refuse acts that those who do them, or those to whom they are done, are kept from.

    Args:
        context: Where it is handled.
        question: The question.
        acts: Those of its acts that are asked about; None for all.

    Raises:
        Refusal: `already-done`, `act-barred`, `act-barred-by-rule`, `act-shielded`,
            `act-shielded-by-rule`.
    """
    for act in question.procedure.acts if acts is None else acts:
        if not act.concerns(question.arguments):
            continue
        attempt = _attempt(question, act)
        for bound in _bound(question, act.actor):
            barred = bound.unit.bar(act.verb, bound.unit.rules | attempt.rules)
            if barred is not None:
                if not _worded(context, act.verb, barred):
                    _check_done(context, bound, barred, question)
                raise _refusal(context, question, act, bound, barred)
        for bound in _bound(question, act.object):
            shielded = bound.unit.shield(act.verb)
            if shielded is not None:
                raise _refusal(context, question, act, bound, shielded, shielded=True)


def check_game(context: CommandContext, question: Question) -> None:
    """Refuse acts of which the game alone can tell whether they may be."""
    acts = [act for act in question.procedure.acts if act.concerns(question.arguments)]
    battle, may = context.channel.board.battle, context.ruleset.may
    if battle is None or may is always_may or not acts:
        return
    situation = situation_of(context.channel, battle)
    for act in acts:
        refusal = may(_attempt(question, act), situation)
        if refusal is not None:
            raise refusal


def _attempt(question: Question, act: Act) -> Attempt:
    actors, objects = (
        tuple(bound.unit for bound in _bound(question, role)) for role in (act.actor, act.object)
    )
    return Attempt(act.verb, question.procedure.id, actors, objects, question.arguments)


def _bound(question: Question, role: str | None) -> Iterator[BoundUnit]:
    """Yield the units of the battle that an option names."""
    return (bound for bound in question.units.get(role or "", ()) if bound.id is not None)


def _check_done(
    context: CommandContext, bound: BoundUnit, barred: Barred, question: Question
) -> None:
    """Refuse an action that a unit has done already, if the game has a text for it."""
    texts, key = context.own_texts, f"done-status-{text_key(barred.by)}"
    if barred.of == "status" and texts.has(key):
        facts = {"unit": bound.unit.name, "procedure": question.procedure.id}
        raise Refusal("already-done", done=texts(key), **facts)


def _refusal(
    context: CommandContext,
    question: Question,
    act: Act,
    bound: BoundUnit,
    barred: Barred,
    *,
    shielded: bool = False,
) -> Refusal:
    for code in as_codes(barred.bar.told):
        return Refusal(code, unit=bound.unit.name, status=barred.by)
    for code in _own_codes(context, act.verb, barred.by, shielded=shielded):
        return Refusal(code, unit=bound.unit.name)
    facts: dict[str, Fact] = {
        "unit": bound.unit.name,
        "procedure": question.procedure.id,
        "verb": act.verb,
    }
    if barred.of == "rule":
        facts["rule"] = barred.by
        return Refusal("act-shielded-by-rule" if shielded else "act-barred-by-rule", **facts)
    facts |= {"status": barred.by, "until": _until(context, bound, barred)}
    return Refusal("act-shielded" if shielded else "act-barred", **facts)


def _worded(context: CommandContext, verb: Verb, barred: Barred) -> bool:
    """Return whether a game tells a ban in words of its own."""
    told = barred.bar.told is not None
    return told or bool(_own_codes(context, verb, barred.by, shielded=False))


def _own_codes(
    context: CommandContext, verb: Verb, by: str, *, shielded: bool
) -> tuple[RefusalCode, ...]:
    """Return the codes of the sentences that a game has of its own for a ban, the nearest first."""
    kinds = _OWN_WORDS.get(verb, ())
    if shielded:
        kinds = ("target",) if verb in _OF_TARGETS else ()
    codes = (code_for(kind, by) for kind in kinds)
    texts = context.own_texts
    return tuple(code for code in codes if texts.has(f"refusal-{text_key(code)}"))


def _until(context: CommandContext, bound: BoundUnit, barred: Barred) -> str:
    """Return when a status of a unit ends, as it goes on in a sentence."""
    row = context.channel.board.unit(bound.id or 0)
    held = None if row is None else row.statuses.get(barred.by)
    until = None if held is None else str(held["until"])
    return "" if until is None or until in NEVER_TOLD else f" {context.own_texts(f'until-{until}')}"
