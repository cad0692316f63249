"""Sentences of a wizard whose spell is not said, or is none that may be cast now."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.commands.desk.marks import Chosen, moment_of, written
from bot.commands.procedures.forms import form_of
from bot.commands.procedures.saying.readings import Reading
from bot.commands.procedures.saying.sentences import Sentences, value_of
from bot.commands.procedures.saying.verbs import Spells
from bot.commands.procedures.saying.words import words_for
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.texts.localiser import LOCALES
from bot.views.interface.form import FormField
from rulesets.core.declaring.kind import SpellName, Whole
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.offers import Offer
from rulesets.core.offering.questions import following
from rulesets.refusal import Refusal

_DICE: Final = "dice_used"
_VALUE: Final = "casting_value"
_NEEDED: Final = re.compile(r"\d{1,2}\+?")
"""The number that a spell needs: `6+`."""


def spell_of(sentences: Sentences, meant: Reading) -> str | None:
    """Return the option of an act that is its spell, where that is not said; None elsewhere."""
    procedure, first = sentences.game.procedure(meant.offer.procedure), meant.offer.offering.first
    for each in procedure.parameters:
        if isinstance(each.kind, SpellName) and each.name in first:
            return None if each.name in meant.answered.values else each.name
    return None


def kept(sentences: Sentences, meant: Reading) -> Reading:
    """Return what a sentence means with its target and dice, though its spell is still asked."""
    spell = spell_of(sentences, meant)
    if spell is None:
        return meant
    target, left, answers = meant.offer.offering.target, [*meant.left], [*meant.answers]
    if target is not None and meant.aim is not None and target not in meant.answered.values:
        aimed = meant.answered.answered(target, meant.aim)
        if _asks(sentences, aimed, spell):
            answers.append((target, meant.aim))
            left = _without(left, meant.aiming)
    dice = sentences.game.procedure(meant.offer.procedure).parameter(_DICE)
    numbers = [word for word in left if word.isdecimal()]
    asks = any(ask.option == _DICE for ask in meant.offer.offering.asks)
    if asks and dice is not None and isinstance(dice.kind, Whole) and len(numbers) == 1:
        number = int(numbers[0])
        thrown = replace(meant.offer, given=(*meant.offer.given, *answers, (_DICE, number)))
        if _asks(sentences, thrown, spell):
            answers.append((_DICE, number))
            left = _without(left, numbers)
    return replace(meant, answers=(*answers,), left=(*left,))


def other_spell(context: CommandContext, sentences: Sentences, meant: Reading) -> Answer | None:
    """Ask for a spell that is in no list, with what was said of it; None where none is meant.

    Raises:
        Refusal: `spell-not-offered` where it is one of the game that cannot be cast now.
    """
    spell = spell_of(sentences, meant)
    words = [word for word in _without(meant.left, meant.aiming) if not word.isdecimal()]
    if spell is None or not (words or meant.aim) or not meant.spoken:
        return None
    named = Spells(
        [context.localiser.texts(each, sentences.game.id) for each in LOCALES], sentences.game
    ).named(words)
    by_form = next(_forms(sentences, meant), None)
    if by_form is None or named is not None:
        if named is None:
            return None
        name = sentences.texts(f"spell-{named[0]}")
        listed = _offered(sentences, meant, spell)
        raise Refusal("spell-not-offered", text=name, values="; ".join(listed) or "–")
    given: dict[str, Raw] = {name: value_of(value) for name, value in by_form.offer.values.items()}
    subject = written(
        Chosen(by_form.offer, moment_of(context)), sentences.situation, sentences.game
    )
    procedure = sentences.game.procedure(meant.offer.procedure)
    answer = form_of(context, by_form.offer, procedure, given, subject)
    if answer.form is None:
        return answer
    numbers = [word for word in meant.left if _NEEDED.fullmatch(word)]
    called = [word for word in words if word not in numbers]
    said = {spell: " ".join(called), str(meant.offer.offering.target): meant.aim or ""}
    if len(numbers) == 1:
        said[_VALUE] = numbers[0].rstrip("+")
    form = replace(answer.form, fields=tuple(_filled(each, said) for each in answer.form.fields))
    if not called:
        return replace(answer, form=form)
    return refused(context, Refusal("spell-in-form", text=said[spell]), form)


def _filled(field: FormField, said: Mapping[str, str]) -> FormField:
    """Return a field with what was said for it, picked where it may only be picked."""
    value = said.get(field.name, "")
    if not value or field.given:
        return field
    if not field.choices:
        return replace(field, given=value)
    known = any(value == choice for choice, _ in field.choices)
    return replace(field, given=value, picked=True) if known else field


def _asks(sentences: Sentences, offer: Offer, spell: str) -> bool:
    """Return whether any spell may still be chosen for an offer."""
    asked = following(sentences.situation, sentences.game, offer)
    return any(question.option == spell and question.answers for question in asked)


def _forms(sentences: Sentences, meant: Reading) -> Iterator[Reading]:
    """Yield the same act of the same unit as a form asks for it."""
    for offer in sentences.now:
        same = offer.procedure == meant.offer.procedure and offer.actor == meant.offer.actor
        if same and offer.offering.form:
            yield Reading(offer, (), ())


def _offered(sentences: Sentences, meant: Reading, spell: str) -> list[str]:
    """Return the spells that may be cast, by name."""
    asked = following(sentences.situation, sentences.game, meant.offer)
    return [
        sentences.answered(meant.offer, spell, answer)
        for question in asked
        if question.option == spell
        for answer in question.answers
    ]


def _without(words: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Return words without some of them, each once, and without what stands before a target."""
    rest = [*words]
    for word in taken:
        if word in rest:
            rest.remove(word)
    return [word for word in rest if word not in words_for("at")]
