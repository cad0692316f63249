"""Sheets: what must still be said before something is done, asked of one player alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.commands.desk.marks import Chosen, Way, seal, written
from bot.commands.desk.ways import way_buttons
from bot.commands.procedures.forms import in_short
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.request.context import CommandContext
from bot.texts.bundle import escaped, text_key
from bot.views.interface.buttons import ButtonKind, ButtonSpec
from bot.views.interface.panel import Block, Words, picks, rows
from rulesets.core.declaring.kind import Decimal, SpellName
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.offers import Offer, candidates
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.questions import Answer, Question, following, picked
from rulesets.core.offering.trying import rolls
from rulesets.core.ruleset.filling import from_parameter

_MOST_BUTTONS: Final = 15
"""Answers that are shown as buttons; more of them are picked from a list."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A choice with what may be said next for it.

    Attributes:
        sentences: The offers of the moment, in the language of the player who chooses.
        chosen: What was chosen so far.
        asked: The question that must be answered now, None where all is said.
        others: Questions that have an answer already, and may be given another.
        settled: The offer with all that goes without saying, None where it is no longer one.
        rolls: Whether dice fall.
        last: Whether nothing else must be said after the question.
        said: Each answer given so far, a number with the band that was picked.
        beside: What else its actor may do here: the same by a form, for what no list holds, or say
            that nobody is left to do it to.
    """

    sentences: Sentences
    chosen: Chosen
    asked: Question | None
    others: tuple[Question, ...]
    settled: Offer | None
    rolls: bool
    last: bool
    said: tuple[tuple[str, Answer], ...] = ()
    beside: tuple[Offer, ...] = ()

    @classmethod
    def of(cls, sentences: Sentences, chosen: Chosen) -> Sheet:
        """Return the sheet of a choice. Trying out what matters takes long: not for the loop.

        The only answer there is is not asked for where more must be said, or where it goes without
        saying.
        """
        asked, others = _next(sentences, chosen)
        while asked is not None and len(asked.answers) == 1:
            taken = chosen.answered(asked.option, asked.answers[0].value)
            after = _next(sentences, taken)
            if after == (None, ()) and not _goes_without(sentences, chosen.offer, asked):
                break
            chosen, (asked, others) = taken, after
        settled = sentences.settled(chosen.offer)
        last = asked is not None and _is_last(sentences, chosen, asked)
        dice = _rolls(sentences, settled)
        said = tuple((option, _picked(sentences, chosen, option)) for option, _ in chosen.answers)
        beside = tuple(_beside(sentences, chosen.begun)) if asked is not None else ()
        return cls(sentences, chosen, asked, others, settled, dice, last, said, beside)

    def seal(self, journal: int) -> str:
        """Return what tells this sheet from another one of the same act: all that it rests on.

        Args:
            journal: Id of the battle's journal.
        """
        settled = None if self.settled is None else sorted(self.settled.values.items())
        asked = (self.asked, self.others, self.rolls, self.last)
        return seal((journal, self.chosen.offer.side, settled, *asked))

    def sealed(self, journal: int) -> Sheet:
        """Return the sheet with buttons that tell it from others, see `seal`."""
        seen = self.seal(journal)
        return replace(self, chosen=replace(self.chosen, seen=seen, last=None))

    def blocks(self, context: CommandContext, *, changed: bool = False) -> tuple[Block, ...]:
        """Return the sheet as it is shown.

        Args:
            context: Where it is shown.
            changed: Whether what it was begun with has changed.
        """
        texts = self.sentences.texts
        lines = [f"**{escaped(self.sentences.beginning(self.chosen.begun))}**"]
        lines += [*self._known(), *self._said()]
        if changed:
            lines.append(texts("desk-changed"))
        blocks: list[Block] = [Words("\n".join(lines))]
        # Above what does it, for who presses that looks no further.
        for number, question in enumerate(self.others):
            blocks += self._pick(question, f"o{number}", question.default)
        if self.asked is not None:
            blocks += self._question(self.asked)
            blocks += rows(self._others())
        if self.asked is None:
            fire = ButtonSpec("fire", self._subject(self.chosen), texts("desk-do"))
            blocks += rows([fire])
        rule = ButtonSpec("rule", self.chosen.begun.procedure, texts("button-rule"))
        blocks += rows((*(self._ways(context) if self.rolls else ()), rule))
        return tuple(blocks)

    def _known(self) -> Iterator[str]:
        """Yield a line for the spell, and for the target, that the table tells."""
        offer, game = self.chosen.offer, self.sentences.game
        procedure = game.procedure(offer.procedure)
        battle = Battle(self.sentences.situation, game, offer.side)
        given: dict[str, Raw] = offer.values
        for option in (*offer.offering.first, *filter(None, (offer.offering.target,))):
            parameter = procedure.parameter(option)
            if option in given or parameter is None:
                continue
            value = from_parameter(parameter, battle.situation, given)
            if value is None or not battle.knows(procedure, option, given):
                continue
            given = {**given, option: str(value)}
            yield self._line(option, Answer(str(value)))

    def _said(self) -> Iterator[str]:
        """Yield a line for each answer given so far."""
        for option, answer in self.said:
            yield self._line(option, answer)

    def _line(self, option: str, answer: Answer) -> str:
        """Return what is settled of an option."""
        said = escaped(self._answer(option, answer))
        at_target = option == self.chosen.begun.offering.target
        return f"→ {said}" if at_target else f"{self._about(option)} {said}"

    def _question(self, question: Question) -> Sequence[Block]:
        option, about = question.option, self._about(question.option)
        pairs = tuple(
            (self._subject(self.chosen.answered(option, each.value)), self._answer(option, each))
            for each in question.answers
        )
        kind: ButtonKind = "fire" if self.last else "act"
        if len(pairs) <= _MOST_BUTTONS:
            return (Words(about), *rows(ButtonSpec(kind, *pair) for pair in pairs))
        return picks(kind, about, pairs, "q")

    def _others(self) -> Iterator[ButtonSpec]:
        """Yield a button for each form that asks for what is in no list, and for nobody."""
        for offer in self.beside:
            subject = self._subject(Chosen(offer, self.chosen.moment, way=self.chosen.way))
            yield ButtonSpec("act", subject, self.sentences.texts(text_key(offer.text)))

    def _pick(self, question: Question, number: str, value: Raw | None) -> Sequence[Block]:
        """Return the list in which an answer that goes without saying is changed."""
        said = self.chosen.offer.values.get(question.option, value)
        options = tuple(
            (
                self._subject(self.chosen.answered(question.option, each.value)),
                f"{self._about(question.option)} {self._answer(question.option, each)}",
            )
            for each in question.answers
        )
        chosen = (
            None if said is None else self._subject(self.chosen.answered(question.option, said))
        )
        at = chosen if chosen in dict(options) else None
        return picks("sheet", self._about(question.option), options, number, at)

    def _ways(self, context: CommandContext) -> Iterator[ButtonSpec]:
        """Yield a button for each way to resolve it, the chosen one marked."""
        texts = self.sentences.texts

        def choose(way: Way, said: str) -> ButtonSpec:
            return ButtonSpec("sheet", self._subject(self.chosen.by(way)), said)

        yield from way_buttons(context, texts, self.chosen.way, choose)

    def _subject(self, chosen: Chosen) -> str:
        return written(chosen, self.sentences.situation, self.sentences.game)

    def _about(self, option: str) -> str:
        """Return what an option is, in a few words."""
        texts, offer = self.sentences.texts, self.chosen.offer
        if option == offer.offering.target:
            whom = offer.offering.whom
            return texts("desk-target" if whom is None else text_key(whom), unit=offer.actor)
        procedure = self.sentences.game.procedure(offer.procedure)
        parameter = procedure.parameter(option)
        key = f"param-{option}" if parameter is None else parameter.text
        spells = (each.name for each in procedure.parameters if isinstance(each.kind, SpellName))
        keys = [f"{key}-{offer.values[spell]}" for spell in spells if spell in offer.values]
        about = texts(text_key(next(filter(texts.has, keys), key)))
        return f"{in_short(about)}{texts('colon')}"

    def _answer(self, option: str, answer: Answer) -> str:
        """Return an answer in words, a length with its unit, a spell with what it must reach."""
        said = self.sentences.answered(self.chosen.offer, option, answer)
        procedure = self.sentences.game.procedure(self.chosen.offer.procedure)
        parameter = procedure.parameter(option)
        kind = None if parameter is None else parameter.kind
        if isinstance(kind, SpellName):
            spell = kind.find(str(answer.value))
            reached = self._reached(str(answer.value)) if spell is None else spell.sign
            told = [reached] if reached.endswith("+") else []  # else a number of it
            told += self._limit(str(answer.value))
            return f"{said} ({', '.join(told)})" if told else said
        beside = self._beside(option, answer.value)
        if beside:
            return self.sentences.texts("button-detail", label=said, detail=beside)
        return self._length(said, answer, kind) if isinstance(kind, Decimal) else said

    def _length(self, said: str, answer: Answer, kind: Decimal) -> str:
        """Return a length with its unit, one that has no end as such, and what comes to nothing."""
        texts = self.sentences.texts
        unit, least = texts("unit-of-length"), answer.least
        said += unit
        if least and answer.most == int(kind.most):
            said = texts("answer-beyond", length=f"{least - 1}{unit}")
        if not answer.vain:
            return said
        return texts("answer-in-vain", said=said, why=texts(f"answer-{answer.vain}"))

    def _beside(self, option: str, value: Raw) -> str:
        """Return what the table knows of an answer, empty where nothing is to be told of it."""
        offer = self.chosen.offer
        ask, procedure = offer.offering.ask(option), self.sentences.game.procedure(offer.procedure)
        parameter = None if ask is None else procedure.parameter(ask.beside or "")
        if parameter is None:
            return ""
        battle = Battle(self.sentences.situation, self.sentences.game, offer.side)
        known = from_parameter(parameter, battle.situation, {**offer.values, option: value})
        key = text_key(f"beside-{parameter.name}")
        return "" if known is None else self.sentences.texts(key, value=str(known))

    def _limit(self, spell: str) -> list[str]:
        """Return how often a spell may be used, where its text tells that to who chooses it."""
        texts, key = self.sentences.texts, f"spell-{text_key(spell)}"
        if not texts.has(key, "limit"):
            return []
        rules = dict(self.sentences.situation.switches)
        return [texts.format(key, "limit", rules)]

    def _reached(self, name: str) -> str:
        """Return what a spell that the side brought must reach, nothing where nobody knows."""
        sides = self.sentences.situation.sides
        own = (side for side in sides if side.name == self.chosen.offer.side)
        brought = (ability for side in own for ability in side.abilities if ability.name == name)
        value = next((ability.value for ability in brought), None)
        return "" if value is None else f"{value}+"


def _next(sentences: Sentences, chosen: Chosen) -> tuple[Question | None, tuple[Question, ...]]:
    """Return the question that must be answered next, and those that need not be."""
    found = following(sentences.situation, sentences.game, chosen.offer)
    asked = next((each for each in found if each.default is None), None)
    return asked, tuple(each for each in found if each.default is not None)


def _picked(sentences: Sentences, chosen: Chosen, option: str) -> Answer:
    return picked(sentences.situation, sentences.game, chosen.offer, option)


def _is_last(sentences: Sentences, chosen: Chosen, question: Question) -> bool:
    """Return whether nothing else must be said: of what comes first nobody knows."""
    offering = chosen.offer.offering
    if question.option in {*offering.first, offering.target}:
        return False
    answered = chosen.answered(question.option, question.answers[0].value)
    asked = following(sentences.situation, sentences.game, answered.offer)
    return all(each.default is not None for each in asked)


def _beside(sentences: Sentences, begun: Offer) -> Iterator[Offer]:
    """Yield the offers to the same unit that a sheet has beside what it was opened for.

    They are those of the same procedure that a form asks for, and what is said in its stead.
    """
    battle, game = Battle(sentences.situation, sentences.game, begun.side), sentences.game
    instead = begun.offering.instead_by
    forms = any(each.form for each in game.procedure(begun.procedure).offerings)
    wanted = {begun.procedure} if forms else set()
    for offer in candidates(battle, frozenset(wanted if instead is None else {*wanted, instead})):
        meant = offer.procedure == instead or (offer.offering.form and offer != begun)
        if meant and offer.actor == begun.actor and sentences.settled(offer) is not None:
            yield offer


def _goes_without(sentences: Sentences, offer: Offer, question: Question) -> bool:
    """Return whether it goes without saying to whom something is done, as only one will do.

    The table tells of contact or another relation; whoever does it to himself is not asked, nor who
    does what was brought about already.
    """
    offering, option = offer.offering, question.option
    if option != offering.target:
        return False
    if question.answers[0].value == offer.actor:
        return True
    demands = sentences.game.procedure(offer.procedure).demands
    touching = any(option in {each.role, each.contact} for each in demands if each.contact)
    return touching or offering.sole or bool(offering.linked or offering.linked_by)


def _rolls(sentences: Sentences, offer: Offer | None) -> bool:
    if offer is None:
        return False
    battle = Battle(sentences.situation, sentences.game, offer.side)
    return rolls(battle.pose(sentences.game.procedure(offer.procedure), offer.values))
