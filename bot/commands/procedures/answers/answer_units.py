"""Units of an answer: who gives it and to whom, however a player names them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.battle.situation import situation_of
from bot.commands.options.typed_options import as_lacking
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.answering import AnswerTo, Awaited
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal

Pair: TypeAlias = "tuple[str, str]"
"""The unit whose answer is waited for, and the other of the relation, by name."""


def with_units(
    context: CommandContext, procedure: Procedure, given: Mapping[str, Raw]
) -> Mapping[str, Raw]:
    """Return the options of an answer with the units that are meant, each under its option.

    Raises:
        Refusal: `nothing-to-answer` where only a unit is named from which no answer is waited for.
    """
    answer, battle = procedure.answers, context.channel.board.battle
    if answer is None or battle is None or answer.unit is None or answer.other is None:
        return given
    if answer.optional and answer.said not in given:
        return given
    typed = {role: given[role] for role in (answer.unit, answer.other) if role in given}
    names = {role: name_of(context, raw) for role, raw in typed.items()}
    if None in names.values():
        return given
    unit, other = names.get(answer.unit), names.get(answer.other)
    situation = situation_of(context.channel, battle, whole_army=True)
    pairs = [*_pairs(context, situation, answer)]
    meant = _meant(pairs, unit, other) or _only(context, pairs, answer, unit, other)
    if meant is not None:
        found = {answer.unit: meant[0], answer.other: meant[1]}
        if _fills_itself(procedure, answer.other) and other is None:
            del found[answer.other]  # the game knows which of several is meant
        return {**found, **{name: raw for name, raw in given.items() if name not in found}}
    if unit is None and other is not None and not answer.optional:
        _check_may_act(situation, other)
    return given


def _fills_itself(procedure: Procedure, option: str) -> bool:
    parameter = procedure.parameter(option)
    return parameter is not None and parameter.table is not None


def name_of(context: CommandContext, raw: Raw | None) -> str | None:
    """Return the name of the unit of the battle that is typed, None for any other words."""
    try:
        return context.row_of(str(raw)).name
    except Refusal:
        return None


def _pairs(context: CommandContext, situation: Situation, answer: AnswerTo) -> Iterator[Pair]:
    """Yield the units whose answers are waited for, each with its partner at the first step."""
    members = {member.name: member for member in situation.members}
    for each in context.ruleset.awaits(situation):
        member = members.get(each.unit or "") if each.what == answer.what else None
        for link in () if member is None else member.linked(answer.relation):
            waits = link.fresh and link.step == _first_step(context, answer)
            if waits and member is not None and link.other is not None:
                yield member.name, link.other


def _first_step(context: CommandContext, answer: AnswerTo) -> str | None:
    relations = context.ruleset.relations
    steps = next((each.steps for each in relations if each.id == answer.relation), ())
    return steps[0] if steps else None


def _meant(pairs: Sequence[Pair], unit: str | None, other: str | None) -> Pair | None:
    """Return the pair that the names fit, whichever option they were typed for; None without."""
    if unit is None and other is None:
        return None
    for first, second in ((unit, other), (other, unit)):
        for pair in pairs:
            if first in (None, pair[0]) and second in (None, pair[1]):
                return pair
    return None


def _only(
    context: CommandContext,
    pairs: Sequence[Pair],
    answer: AnswerTo,
    unit: str | None,
    other: str | None,
) -> Pair | None:
    """Return the only pair there is where no unit is named, or another in the partner's place."""
    if unit is not None or (other is not None and not answer.optional):
        return None
    if len({pair[0] for pair in pairs}) != 1:
        return None
    own, first = context.own_side(), pairs[0]
    if own is not None and own.name not in _sides(context, answer, first[0]):
        return None
    return (first[0], other or first[1])


def _sides(context: CommandContext, answer: AnswerTo, unit: str) -> tuple[str, ...]:
    """Return the sides that may give the answer of a unit."""
    for each in awaited_now(context):
        if each.what == answer.what and each.unit == unit:
            return each.sides
    return ()


def awaited_now(context: CommandContext) -> tuple[Awaited, ...]:
    """Return the answers that the game waits for, none outside a battle."""
    battle = context.channel.board.battle
    if battle is None:
        return ()
    return context.ruleset.awaits(situation_of(context.channel, battle, whole_army=True))


def _check_may_act(situation: Situation, name: str) -> None:
    """Refuse a unit under the option for who acts that neither may act nor is waited for.

    Raises:
        Refusal: `nothing-to-answer`.
    """
    if any(member.name == name for side in situation.others for member in side.members):
        raise Refusal("nothing-to-answer", unit=name)


def typed_answers(context: CommandContext, awaited: Awaited) -> tuple[str, ...]:
    """Return the commands by which an answer is given, as players type them."""
    return awaited.typed or tuple(
        as_lacking(procedure, _told(procedure.answers, awaited))
        for procedure in context.ruleset.procedures
        if procedure.answers is not None and procedure.answers.what == awaited.what
    )


def _told(answer: AnswerTo, awaited: Awaited) -> dict[str, Raw]:
    told: dict[str, Raw] = {}
    if answer.unit is not None and awaited.unit is not None:
        told[answer.unit] = awaited.unit
    if answer.said is not None:
        told[answer.said] = "…"
    return told
