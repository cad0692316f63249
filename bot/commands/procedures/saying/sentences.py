"""Sentences of what is on offer now, each of which goes on to what must still be said.

Charge: Knights → Orcs, distance 0–16: the act and who does it, to whom, and answers after that. A
sentence is read by the same way: from its beginning on.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from bot.battle.situation import situation_of
from bot.commands.procedures.saying.words import words_for
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key
from bot.texts.localiser import Texts
from bot.texts.name_table import folded
from rulesets.core.declaring.kind import Choice, SpellName, Whole
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.offers import Offer, offers, way, ways
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.questions import Answer, following, questions
from rulesets.core.results.reminder import Situation
from rulesets.core.ruleset.filling import from_parameter
from rulesets.core.ruleset.game import Ruleset

_SIDES: Final = ("side-one", "side-two")
"""Choices that stand for the side whose turn it is and for the other."""
LONGEST: Final = 100
"""Letters that Discord shows of a sentence."""
_MOST_AIMED: Final = 3
"""Offers whose targets are looked for while somebody types."""


@dataclass(frozen=True, slots=True)
class Band:
    """A band of numbers that a sentence ends with, any of which may be said in its stead.

    Attributes:
        said: The words before it.
        offer: The offer as it is before the number is said.
        option: The option that takes the number.
        least: The smallest number.
        most: The largest.
    """

    said: str
    offer: Offer
    option: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Sentence:
    """An offer in words.

    Attributes:
        text: The words.
        offer: The offer, with what they say.
        band: The numbers that it ends with, None where it does not.
    """

    text: str
    offer: Offer
    band: Band | None = None

    @property
    def plain(self) -> str:
        """The words as they are compared."""
        return folded(self.text)

    def begun_by(self, wanted: str) -> Sentence | None:
        """Return what of it was typed, if that is the sentence or begins with it; None otherwise.

        Of a band one number may stand there.
        """
        if wanted == self.plain or wanted.startswith(f"{self.plain} "):
            return self
        band = self.band
        if band is None or not wanted.startswith(f"{folded(band.said)} "):
            return None
        number = wanted[len(folded(band.said)) :].split(maxsplit=1)[0]
        if not number.isdecimal() or not band.least <= int(number) <= band.most:
            return None
        return Sentence(f"{band.said} {number}", band.offer.answered(band.option, int(number)))


@dataclass(frozen=True)
class Sentences:
    """The offers of a moment in the language of a player.

    Attributes:
        situation: The battle.
        game: The game.
        sides: The sides that the player may act for.
        texts: The words.
    """

    situation: Situation
    game: Ruleset
    sides: tuple[str, ...]
    texts: Texts

    @classmethod
    def of(cls, context: CommandContext) -> Sentences | None:
        """Return those for the player who asks, None without a battle."""
        board = context.channel.board
        if board.battle is None:
            return None
        sides = tuple(side.name for side in board.sides if context.may_act(side.id))
        situation = situation_of(context.channel, board.battle, whole_army=True)
        return cls(situation, context.ruleset, sides, context.own_texts)

    def begun(self) -> list[Sentence]:
        """Return the beginning of each: what is done, and by whom."""
        return [Sentence(self.beginning(offer), offer) for offer in self.now]

    @cached_property
    def now(self) -> tuple[Offer, ...]:
        """All offers."""
        return tuple(self.offers())

    def offers(self, only: Container[str] | None = None) -> Iterator[Offer]:
        """Yield the offers; of some procedures alone, steps of larger acts among them."""
        for side in self.situation.sides:
            if side.name in self.sides:
                yield from offers(self.situation, self.game, side.name, only=only)

    def near(self, typed: str, most: int, *, further: bool = True) -> list[Sentence]:
        """Return the sentences that somebody may be about to say, those begun first.

        Args:
            typed: What was typed so far.
            most: How many are wanted.
            further: Whether those that say one thing more are looked for, which are tried out.
        """
        wanted = folded(typed)
        found, begun = self._along(wanted)
        if begun is not None:
            return [begun, *found][:most]
        words = wanted.split()
        words = [word for word in words if word not in words_for("fillers")] or words
        if not words:
            return found[:most]
        scored = [(sum(word in each.plain for word in words), each) for each in found]
        best = max((score for score, _ in scored), default=0)
        first = [each for score, each in scored if score == best > 0]
        others = [each for score, each in scored if 0 < score < best]
        aimed = first[:_MOST_AIMED] if further else []
        longer = [on for each in aimed for on in self._onward(each, asks=False)]
        exact = [each for each in longer if _says(each, words)]
        rest = [each for each in longer if each not in exact]
        rest.sort(key=lambda each: -sum(word in each.plain for word in words))
        begun_so = sum(word in each.plain for each in rest[:1] for word in words) <= best
        near = [*first, *rest] if begun_so else [*rest, *first]
        return [*exact, *near, *others][:most]

    @cached_property
    def casts(self) -> bool:
        """Tell whether a spell is on offer, all of which take long to try out."""
        return any(
            isinstance(parameter.kind, SpellName)
            for offer in self.now
            for parameter in self.game.procedure(offer.procedure).parameters
            if parameter.name in offer.offering.first
        )

    def saying(self, offer: Offer, answers: Sequence[tuple[str, Raw]]) -> Sentence | None:
        """Return the sentence that says an offer with some answers, None where none says it all."""
        said, rest = Sentence(self.beginning(offer), offer), dict(answers)
        while rest:
            known = said.offer.values
            further = (
                each
                for each in self._onward(said)
                if all(rest.get(o, known.get(o)) == v for o, v in each.offer.values.items())
            )
            said = next(further, said)
            if said.offer.values == known:
                return None
            rest = {o: v for o, v in rest.items() if o not in said.offer.values}
        return said

    def ready(self, typed: str) -> Sentence | None:
        """Return the sentence that was said word for word, None where it is none."""
        wanted = folded(typed)
        _, begun = self._along(wanted)
        return begun if begun is not None and begun.plain == wanted else None

    def left(self, offer: Offer) -> tuple[str, ...]:
        """Return the options that must still be said before an offer is taken."""
        battle = Battle(self.situation, self.game, offer.side)
        procedure = self.game.procedure(offer.procedure)
        declared = offer.offering
        found = [
            option
            for option in (*declared.first, *filter(None, (declared.target,)))
            if option not in offer.values
            and not battle.knows(procedure, option, offer.values)
            and next(ways(battle, offer, option), None) is not None
        ]
        if found:
            asks = (ask for ask in declared.asks if ask.when == "before" and ask.default is None)
            more = [ask.option for ask in asks if not ask.first and not ask.lacking]
            return (*found, *(each for each in more if each not in offer.values))
        asked = questions(self.situation, self.game, offer)
        return tuple(each.option for each in asked if each.default is None)

    def settled(self, offer: Offer) -> Offer | None:
        """Return an offer with what goes without saying, None where it is no longer one."""
        return way(Battle(self.situation, self.game, offer.side), offer)

    def _along(self, wanted: str) -> tuple[list[Sentence], Sentence | None]:
        """Follow what was typed as far as it goes; return what comes next, and what was said."""
        found, said = self.begun(), None
        while True:
            begun = [each for each in (sentence.begun_by(wanted) for sentence in found) if each]
            if not begun:
                return found, said
            said = max(begun, key=lambda each: len(each.plain))
            found = list(self._onward(said))

    def _onward(self, sentence: Sentence, *, asks: bool = True) -> Iterator[Sentence]:
        """Yield the sentences that say one thing more."""
        offer, target = sentence.offer, sentence.offer.offering.target
        plain = {*offer.offering.first, target}
        if not asks and plain <= {*offer.values, None}:
            return
        asked = following(self.situation, self.game, offer)
        if not asked or not (asks or asked[0].option in plain):
            return
        option = asked[0].option
        key = "offer-at" if option == target else "offer-with"
        for answer in asked[0].answers:
            value = self.answered(offer, option, answer)
            named = value if option in plain else self.asked(option, value)
            said = self.texts(key, said=sentence.text, answer=named)
            band = None
            if answer.least is not None and answer.most is not None:
                stem = self.texts("offer-with", said=sentence.text, answer=self.asked(option, ""))
                band = Band(stem.rstrip(), offer, option, answer.least, answer.most)
            yield Sentence(said, offer.answered(option, answer.value), band)

    def asked(self, option: str, value: str) -> str:
        """Return an answer with what it answers, in words of the game where those are better."""
        key = f"ask-{text_key(option)}"
        if self.texts.has(key):
            return self.texts(key, value=value)
        return f"{option.replace('_', ' ')} {value}"

    def beginning(self, offer: Offer) -> str:
        """Return the beginning of an offer: what is done, by whom, and to whom where it says so.

        What nobody does tells its spell, where it is that of one.
        """
        act, of = self.act_and_doer(offer)
        return self.texts("offer-by", act=act, unit=of) if of else act

    def act_and_doer(self, offer: Offer) -> tuple[str, str]:
        """Return what is done, and apart from it what else the beginning of an offer tells.

        By whom, and to whom where it says so; of what nobody does the spell, empty without one.
        """
        act, declared = self.texts(text_key(offer.text)), offer.offering
        if offer.actor is None:
            return act, self._spell(offer) or ""
        unit, target = (
            str(offer.values.get(option or "", "")).replace("; ", ", ")
            for option in (declared.actor, declared.target)
        )
        return act, self.texts("offer-at", said=unit, answer=target) if target else unit

    def _spell(self, offer: Offer) -> str | None:
        """Return the name of the spell that an offer is about, None where it is settled later."""
        for parameter in self.game.procedure(offer.procedure).parameters:
            if isinstance(parameter.kind, SpellName):
                spell = parameter.kind.find(str(offer.values.get(parameter.name)))
                return None if spell is None else self.texts(f"spell-{spell.id}")
        return None

    def told_spell(self, offer: Offer) -> str | None:
        """Return the name of the spell of an offer that only the table tells, None elsewhere."""
        for parameter in self.game.procedure(offer.procedure).parameters:
            ask = offer.offering.ask(parameter.name)
            if not isinstance(parameter.kind, SpellName) or ask is None or ask.among != "told":
                continue
            battle = Battle(self.situation, self.game, offer.side)
            value = from_parameter(parameter, battle.situation, offer.values)
            spell = None if value is None else parameter.kind.find(str(value))
            return None if spell is None else self.texts(f"spell-{spell.id}")
        return None

    def answered(self, offer: Offer, option: str, answer: Answer) -> str:
        """Return an answer to a question of an offer in words."""
        parameter = self.game.procedure(offer.procedure).parameter(option)
        kind = None if parameter is None else parameter.kind
        value = answer.value
        if answer.least is not None and answer.least != answer.most:
            if isinstance(kind, Whole) and answer.most == kind.most:
                return self.texts("answer-or-more", least=answer.least)
            return f"{answer.least}–{answer.most}"
        if isinstance(value, bool):
            return self.texts("value-yes" if value else "value-no")
        if isinstance(kind, SpellName) and kind.find(str(value)) is not None:
            return self.texts(f"spell-{value}")
        if value in _SIDES and len(self.situation.sides) == len(_SIDES):
            return self.situation.sides[_SIDES.index(str(value))].name
        if isinstance(kind, Choice):
            return self.texts(f"choice-{text_key(str(value))}")
        return str(value)


def _says(sentence: Sentence, words: Sequence[str]) -> bool:
    """Return whether a sentence has all of some words, or words that hold them."""
    return all(word in sentence.plain for word in words)


def told(sentences: Sequence[Sentence]) -> list[tuple[str, str]]:
    """Return sentences as completion shows them, without those that are too long for it."""
    return [(each.text, each.text) for each in sentences if len(each.text) <= LONGEST]


def value_of(raw: Raw) -> Raw:
    """Return a value as an option of a command takes it."""
    return "yes" if raw is True else "no" if raw is False else raw
