"""Acts and spells as players call them: by names, by other words, by a word or initials of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import pairwise
from typing import Final

from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.procedures.saying.wording import EXACTLY, WORD, alike, places_of
from bot.commands.procedures.saying.words import (
    answer_stems,
    any_stems,
    choice_stems,
    command_stems,
    every_word,
    own_stems,
    stems,
    words_for,
)
from bot.texts.bundle import text_key
from bot.texts.localiser import Texts
from bot.texts.names import fold
from bot.texts.said_name import initials_of
from rulesets.core.declaring.kind import SpellName
from rulesets.core.offering.offers import Offer
from rulesets.core.offering.questions import Answer, Question, following
from rulesets.core.ruleset.game import Ruleset

_LEAST: Final = 4
"""Letters of a word that stands for a spell."""
_LEAST_INITIALS: Final = 3
_NONE: Final = "none"
_LEAST_THING: Final = 4
"""Letters of what there is none of: `no cover`."""
_CHARGE: Final = "charge"
_DISTANCE: Final = "distance"


class Spells:
    """The names of a game's spells."""

    def __init__(self, spoken: Sequence[Texts], game: Ruleset) -> None:
        """Take the words of every language, and a game."""
        self._names = {
            spell.id: [fold(texts(f"spell-{spell.id}")) for texts in spoken]
            for spell in game.spells
        }
        self._among: dict[frozenset[str], Mapping[str, frozenset[str]]] = {}

    def joined(self, words: Sequence[str]) -> list[str]:
        """Return words with two that are one of a name in one piece: `fire ball`."""
        known = {word for names in self._names.values() for name in names for word in name.split()}
        found: list[str] = []
        for word in words:
            joint = found[-1] + word if found else ""
            if len(joint) > _LEAST and joint in known and not {found[-1], word} <= known:
                found[-1] = joint
            else:
                found.append(word)
        return found

    def named(self, words: Sequence[str]) -> tuple[str, frozenset[int]] | None:
        """Return the spell whose whole name is said, with where it stands; None for any other."""
        found = [
            (spell, places)
            for spell, names in self._names.items()
            for name in filter(None, map(_telling, names))
            if (places := places_of(name, words))
        ]
        most = max((len(places) for _, places in found), default=0)
        best = {spell: places for spell, places in found if len(places) == most}
        return next(iter(best.items())) if len(best) == 1 else None

    def whole(self) -> Iterator[tuple[str, ...]]:
        """Yield the words of each name, without those that say nothing by themselves."""
        for names in self._names.values():
            yield from filter(None, map(_telling, names))

    def short(self, among: Collection[str], only: str | None = None) -> Iterator[tuple[str, ...]]:
        """Yield what each spell may be called in short, if none of the others may be.

        Args:
            among: The spells that may be meant.
            only: The spell that is asked for, all of them without one.
        """
        for word, spells in self._meant(frozenset(among)).items():
            if len(spells) == 1 and only in {None, *spells}:
                yield (word,)

    def _meant(self, among: frozenset[str]) -> Mapping[str, frozenset[str]]:
        """Return the spells that each short name may mean; it is asked for once for each spell."""
        if among not in self._among:
            meant: dict[str, set[str]] = defaultdict(set)
            acts = tuple({stem[0] for stem in any_stems() if len(stem) == 1})
            for spell in sorted(among):
                for word in self._in_short(spell, acts):
                    meant[word].add(spell)
            self._among[among] = {word: frozenset(spells) for word, spells in meant.items()}
        return self._among[among]

    def _in_short(self, spell: str, acts: tuple[str, ...]) -> Iterator[str]:
        """Yield the words that stand for a spell: telling ones of its names, and initials."""
        for name in self._names.get(spell, ()):
            words = _telling(name)
            initials = (each for each in initials_of(name) if len(each) >= _LEAST_INITIALS)
            yield from (f"{EXACTLY}{each}" for each in initials if each not in every_word())
            for word in words:
                if len(word) >= _LEAST and not word.startswith(acts):
                    yield word


class Verbs:
    """The words by which the acts of a moment are called."""

    def __init__(self, sentences: Sentences, spoken: Sequence[Texts], named: Named) -> None:
        """Take the offers of the moment, the words of every language, and the units."""
        self._sentences = sentences
        self._texts = spoken
        self._named = named
        self.spells = Spells(spoken, sentences.game)

    def named_by(
        self, offer: Offer, words: Sequence[str]
    ) -> tuple[int, frozenset[int], frozenset[int]]:
        """Return how many words name an act, with where they stand, and those of its spell."""
        own = {at for at, word in enumerate(words) if self._named.whole(word)}
        weight, struck = 0, frozenset[int]()
        for phrase in self._phrases(offer):
            places = places_of(phrase, words)
            if places is None or places <= own:
                continue
            weight = max(weight, 2 * len(places) + (phrase in self._names_of(offer)))
            struck |= places - own
        beside = frozenset[int]()
        if struck:
            apart = words_for("joining") | words_for("then")  # as in `advance, then wheel`
            beside = frozenset(
                at
                for at in self._beside(offer, words) - own
                if apart.isdisjoint(words[min(at, *struck) : max(at, *struck)])
            )
        weight, struck = weight + bool(beside - struck), struck | beside
        spoken = [places_of(name, words) for name in self._spells(offer)]
        spells = max(
            (places for places in spoken if places and not places <= own),
            key=len,
            default=frozenset[int](),
        )
        return weight + 2 * len(spells - struck), struck - spells, spells

    def _beside(self, offer: Offer, words: Sequence[str]) -> frozenset[int]:
        """Return where the words of a command stand beside those of its special act."""
        command = self._sentences.game.procedure(offer.procedure).command
        if command is None or not own_stems(offer.procedure):
            return frozenset()
        found = (places_of(phrase, words) for phrase in command_stems(command))
        return frozenset[int]().union(*filter(None, found))

    def _names_of(self, offer: Offer) -> list[tuple[str, ...]]:
        """Return the names of an act in each language, as words."""
        keys = {text_key(offer.text), text_key(f"procedure-{offer.procedure}")}
        texts = [texts(key) for texts in self._texts for key in keys if texts.has(key)]
        return [
            tuple(word for word in WORD.findall(fold(text)) if word not in words_for("articles"))
            for text in texts
        ]

    def _phrases(self, offer: Offer) -> Iterator[tuple[str, ...]]:
        """Yield the words by which an act may be called."""
        yield from filter(None, self._names_of(offer))
        if offer.offering.form:
            return  # what no list holds is asked for by its whole name
        procedure = self._sentences.game.procedure(offer.procedure)
        yield from stems(offer.procedure, procedure.command)

    def _spells(self, offer: Offer) -> Iterator[tuple[str, ...]]:
        """Yield the names of spells, where an act is about one, and those in short that it may be.

        They are short for one alone of those that may be cast now.
        """
        parameters = self._sentences.game.procedure(offer.procedure).parameters
        kinds = (each.kind for each in parameters if each.name in offer.offering.first)
        if any(isinstance(kind, SpellName) for kind in kinds):
            yield from self.spells.whole()
            yield from self.spells.short(self._castable)

    @cached_property
    def _castable(self) -> frozenset[str]:
        """The spells that may be cast now."""
        situation, game = self._sentences.situation, self._sentences.game
        return frozenset(
            str(answer.value)
            for offer in self._sentences.now
            for question in (following(situation, game, offer) if offer.offering.first else ())
            if self.is_spell(offer, question.option)
            for answer in question.answers
        )

    def is_spell(self, offer: Offer, option: str) -> bool:
        """Return whether an option of an act is its spell."""
        parameter = self._sentences.game.procedure(offer.procedure).parameter(option)
        return parameter is not None and isinstance(parameter.kind, SpellName)

    def may_be_dice(
        self, offer: Offer, question: Question, words: Sequence[str], used: Collection[int]
    ) -> bool:
        """Return whether a number beside a charge may be what its dice came to: no length is."""
        command = self._sentences.game.procedure(offer.procedure).command
        measured = words_for("lengths") | words_for("at-length")
        near = {
            words[at] for each in used for at in (each - 1, each, each + 1) if 0 <= at < len(words)
        }
        return command == _CHARGE and question.option == _DISTANCE and measured.isdisjoint(near)

    def told(self, offer: Offer, question: Question, answer: Answer) -> Iterator[tuple[str, ...]]:
        """Yield the words by which an answer may be called."""
        for texts in self._texts:
            spoken = replace(self._sentences, texts=texts)
            said = WORD.findall(fold(spoken.answered(offer, question.option, answer)))
            told = (word for word in said if word not in words_for("fillers"))
            yield tuple(word for word in told if not word.isdigit())
            yield from ((f"{EXACTLY}{word}",) for word in said if word.isdigit())
            if answer.value == _NONE:
                asked = WORD.findall(fold(spoken.asked(question.option, "")))
                thing = [word for word in asked if len(word) >= _LEAST_THING][:1]
                yield from ((no, word) for word in thing for no in words_for("without"))
        yield from answer_stems(str(answer.value))
        yield from choice_stems(str(answer.value))
        if answer.value is True:  # a thing that is true is told by its name: `at the double`
            for texts in self._texts:
                label = replace(self._sentences, texts=texts).asked(question.option, "")
                named = [e for e in WORD.findall(fold(label)) if e not in words_for("fillers")]
                if named and not any(word.isdigit() for word in named):
                    yield (*named,)
        if self.is_spell(offer, question.option):
            among = {str(each.value) for each in question.answers}
            yield from self.spells.short(among, str(answer.value))

    def counters(self, words: Sequence[str]) -> bool:
        """Return whether a charge is said to be one against a charge."""
        return any(
            word in words_for("counter") and alike("charg", after) and not self._named.whole(after)
            for word, after in pairwise(words)
        )

    def is_counter(self, offer: Offer) -> bool:
        """Return whether an act is a charge against a charge."""
        return any(
            len(phrase) > 1 and phrase[0] in words_for("counter") and phrase[1].startswith("charg")
            for phrase in self._phrases(offer)
        )


def _telling(name: str) -> tuple[str, ...]:
    return tuple(each for each in WORD.findall(name) if each not in words_for("fillers"))
