"""The offers of the moment that a sentence may mean, with all that it says of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from bot.commands.procedures.saying.mending import Mending
from bot.commands.procedures.saying.mentions import Mention, Named, counting, said_after, suffers
from bot.commands.procedures.saying.paths import Path, aimed
from bot.commands.procedures.saying.readings import Reading, best, counts, replies
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.procedures.saying.verbs import Verbs
from bot.commands.procedures.saying.wording import (
    alike,
    band_among,
    is_measured,
    number_among,
    places_of,
    words_in,
)
from bot.commands.procedures.saying.words import (
    answer_stems,
    any_stems,
    choice_stems,
    own_stems,
    words_for,
    words_thrown,
)
from bot.texts.localiser import LOCALES, Localiser
from bot.texts.names import fold
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.offers import Offer
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.questions import Question, following
from rulesets.core.ruleset.filling import from_parameter

MOST_MEANT: Final = 5
"""Offers that may be meant, beyond which a sentence says too little."""
_MOSTWORDS: Final = 40
_MOST_MENTIONS: Final = 8
"""Units that a sentence names."""
_MEASURES: Final = ("distance", "range", "dice")
"""Parts of the names of options that no number of models answers."""
_BY_NAME: Final = frozenset({"challenge"})
"""Acts that no two units mean beside words that nobody understands: they rather fight."""
_SHOTS: Final = frozenset({"shoot", "warmachine"})
"""Commands that resolve shots."""
_MOST_ASKED: Final = 8
"""Questions of an offer that a sentence may answer."""


class Reader:
    """The reader of sentences at one moment."""

    def __init__(self, sentences: Sentences, localiser: Localiser) -> None:
        """Take the offers of the moment, and the words of every language."""
        self._sentences = sentences
        self._texts = [localiser.texts(locale, sentences.game.id) for locale in LOCALES]
        units = [unit.name for side in sentences.situation.sides for unit in side.units]
        joined = [unit.name for side in sentences.situation.sides for unit in side.joined]
        self._named = Named(dict.fromkeys([*units, *joined]))
        self._verbs = Verbs(sentences, self._texts, self._named)
        self._mending = Mending(self._named)

    @cached_property
    def _offers(self) -> tuple[Offer, ...]:
        return self._sentences.now

    def read(self, text: str) -> list[Reading]:
        """Return what a sentence may mean, all that leave over the fewest words; none, or several.

        Offers are tried out, which takes too long for the loop.
        """
        return self.heard(words_in(text), asks="?" in text)

    def heard(self, said: Sequence[str], *, asks: bool) -> list[Reading]:
        """Return what the words of a sentence may mean, which may be a question, see `read`."""
        if not said or len(said) > _MOSTWORDS:
            return []
        words = self._mended(said)
        if len(self.mentions(words)) > _MOST_MENTIONS:
            return []
        offers = self._offers
        if self._verbs.counters(words):
            offers = tuple(filter(self._verbs.is_counter, offers))
        weighed = [(*self._verbs.named_by(offer, words), offer) for offer in offers]
        most = max((weight for weight, *_ in weighed), default=0)
        if not most:
            return self._unnamed(offers, words, asks=asks)
        found: list[Reading] = []
        by = {struck for weight, struck, *_ in weighed if weight == most}
        weights = sorted({weight for weight, *_ in weighed if weight}, reverse=True)
        # An act by its own name first, then what else the same words may mean: a shot. What others
        # may mean comes last.
        for each, same in ((each, same) for same in (True, False) for each in weights):
            found = found or [
                reading
                for weight, struck, spells, offer in weighed
                if weight == each and (struck in by or not same)
                for reading in self._meant(offer, words, struck, spells)
            ]
        found += self._other_shots(found, weighed, words)
        meant = [each for each in best(found) if not self._is_remark(each, words)]
        if len(meant) == 1 and not meant[0].left:
            return meant
        # `hold the charge` is no charge, where one is to be answered.
        replied = self._unnamed(offers, words, asks=asks)
        whole = [each for each in replied if replies(each) and not each.left]
        return whole or meant

    def _other_shots(
        self,
        found: Sequence[Reading],
        weighed: Sequence[tuple[int, frozenset[int], frozenset[int], Offer]],
        words: Sequence[str],
    ) -> list[Reading]:
        """Return the shots of others, where it is not said who shoots.

        A war machine shoots by another act than archers do.
        """
        command_of = self._sentences.game.procedure
        if not found or any(
            each.named or command_of(each.offer.procedure).command not in _SHOTS for each in found
        ):
            return []
        known = {each.offer for each in found}
        return [
            reading
            for weight, struck, spells, offer in weighed
            if weight and offer not in known and command_of(offer.procedure).command in _SHOTS
            for reading in self._meant(offer, words, struck, spells)
        ]

    def words(self, text: str) -> list[str]:
        """Return the words of a sentence, those mended that say nothing as they stand."""
        return self._mended(words_in(text))

    def _mended(self, words: Sequence[str]) -> list[str]:
        return self._verbs.spells.joined(self._mending.mended(words))

    def mentions(self, words: Sequence[str]) -> list[Mention]:
        """Return the units that words mention."""
        return self._named.mentions(words, ())

    def _is_remark(self, reading: Reading, words: Sequence[str]) -> bool:
        """Return whether most words say nothing of an act that nobody is named for: a remark."""
        telling = sum(word not in words_for("fillers") for word in words)
        said = telling - len(reading.left)
        tells = reading.named or reading.answers or reading.aim is not None
        left = [e for e in reading.left if not e.isdigit() and e not in words_for("points")]
        return not tells and len(left) >= max(2 * said, 1)

    def _unnamed(
        self, offers: Sequence[Offer], words: Sequence[str], *, asks: bool
    ) -> list[Reading]:
        """Return what a sentence may mean that names no act: by the unit alone, or by an answer.

        Args:
            offers: What is on offer.
            words: The words.
            asks: Whether the sentence is a question.
        """
        none = frozenset[int]()
        named = {unit for each in self._named.mentions(words, none) for unit in each.units}
        answers = any(places_of(stem, words) for stem in answer_stems())
        found = [
            reading
            for offer in offers
            if answers or _able(offer) & named
            for reading in self._meant(offer, words, none, none)
        ]
        clear = [each for each in found if not each.left and (each.named or replies(each))]
        clear = [e for e in clear if e.offer.procedure not in _BY_NAME] or clear
        if clear or asks:
            return best(clear)
        negated = not words_for("negations").isdisjoint(words)
        told = [each for each in found if replies(each)]
        if answers and not told:  # what no reply may be now is left over: `stand and shoot`
            told = [each for each in found if self._asks_reply(each.answered)]
        if told or self._says_else(words):
            return [] if negated else best(told)
        alone = best([e for e in found if e.named and e.offer.procedure not in _BY_NAME])
        if len(alone) != 1:
            return []
        counted = counts(alone[0]) and not is_measured(words)
        return [replace(alone[0], order=0)] if counted else alone

    def _asks_reply(self, offer: Offer) -> bool:
        """Return whether an act asks first what is done about another one."""
        asked = following(self._sentences.situation, self._sentences.game, offer)
        return any(answer_stems(str(each.value)) for e in asked[:1] for each in e.answers)

    def _says_else(self, words: Sequence[str]) -> bool:
        """Return whether words ask something, or name an act that is not on offer."""
        own = {at for at, word in enumerate(words) if self._named.whole(word)}
        passed = words_for("at") | words_for("moving")  # as `contre`; who moved before may shoot
        own |= {at for at, word in enumerate(words) if word in passed}
        asked = not (words_for("questions") | words_for("forward")).isdisjoint(words)
        return asked or any((places_of(stem, words) or own) - own for stem in any_stems())

    def calls_act(self, text: str) -> bool:
        """Return whether a word of a text, beside the units that it names, is one for an act."""
        words = self.words(text)
        own = {at for each in self.mentions(words) for at in range(each.begin, each.end)}
        return any((places_of(stem, words) or own) - own for stem in any_stems())

    def names_act(self, said: Sequence[str]) -> bool:
        """Return whether words are the name of a special act on offer, and nothing else."""
        words = [word for word in said if word not in words_for("fillers")]
        return any(
            len(places_of(phrase, words) or ()) == len(words) > 0
            for procedure in {offer.procedure for offer in self._offers}
            for phrase in own_stems(procedure)
        )

    def _meant(
        self, offer: Offer, words: Sequence[str], struck: frozenset[int], spells: frozenset[int]
    ) -> Iterator[Reading]:
        """Yield an offer with what the words say of it, if they fit it."""
        mentions = self._named.mentions(words, struck | spells)
        actor = None
        if offer.actor is not None:
            fitting = [each for each in mentions if _able(offer) & {*each.units}]
            led = [each for each in fitting if said_after(words, each, words_for("with"))]
            actor = next(iter(led or fitting), None)
            if actor is None and len(mentions) > (offer.offering.target is not None):
                return
        if offer.actor is not None and suffers(words, mentions, actor):
            return
        others = [each for each in mentions if each is not actor]
        taken = struck | (self._doer(actor, offer, words) if actor else frozenset())
        order = 1 if others and {*self._known(offer)} >= {*others[0].units} else 0
        if actor is None or actor is mentions[0] or said_after(words, actor, words_for("with")):
            order = 2
        elif said_after(words, mentions[0], words_for("at")):
            order = 1
        said = struck | spells
        if actor is None and mentions and said and mentions[0].begin < min(said):
            order = 0  # `ardboyz fight` is said of them, not of who fights them
        for reading in self._answered(offer, words, struck, taken, others, named=bool(said)):
            yield replace(reading, order=order, named=actor is not None, spoken=bool(said))

    def _doer(self, actor: Mention, offer: Offer, words: Sequence[str]) -> frozenset[int]:
        """Return where the words stand for who does something, and the number of all its models."""
        before = actor.begin - 1
        models = (
            each.models
            for s in self._sentences.situation.sides
            for each in s.units
            if each.name == offer.actor
        )
        counted = before >= 0 and words[before] in map(str, models)
        return frozenset(range(actor.begin - counted, actor.end))

    def _answered(
        self,
        offer: Offer,
        words: Sequence[str],
        struck: frozenset[int],
        taken: frozenset[int],
        others: Sequence[Mention],
        *,
        named: bool,
    ) -> Iterator[Reading]:
        """Yield an offer with the answers that the words give, for each target they may mean."""
        free = frozenset(range(len(words))) - taken
        paths = [Path(offer, free, tuple(others), struck, named)]
        for _ in range(_MOST_ASKED):
            grown: list[Path] = []
            for path in paths:
                more = self._steps(path, words)
                if more is None:
                    return
                grown += more or [path]
            if grown == paths or len(grown) > MOST_MEANT:
                break
            paths = grown
        yield from self._readings(offer, paths, words)

    def _readings(
        self, offer: Offer, paths: Sequence[Path], words: Sequence[str]
    ) -> Iterator[Reading]:
        """Yield what an offer is at the ends of some paths; of those that assume, the best."""
        found: dict[tuple[tuple[str, Raw], ...], Reading] = {}
        for path in paths:
            named = set(self._known(path.offer))
            known = [each for each in path.others if named & set(each.units)]
            free = path.free - {at for each in known for at in range(each.begin, each.end)}
            none = words_for("fillers") | words_for("everybody")
            over = tuple(
                f"{words[at]} {words[at + 1]}"
                if self._of_act(words, at, path.struck)
                else words[at]
                for at in sorted(free)
                if words[at] not in none
            )
            aim = path.others[0] if len(path.others) == 1 and not known else None
            reading = Reading(offer, path.answers, over)
            if aim is not None and len(aim.units) == 1:
                said = (*words[aim.begin : aim.end],)
                reading = replace(reading, aim=aim.units[0], aiming=said)
            if len(over) <= len(found.setdefault(path.answers, reading).left):
                found[path.answers] = reading
        assumes = any(path.assumed for path in paths)
        least = min((len(each.left) for each in found.values()), default=0)
        yield from (each for each in found.values() if not assumes or len(each.left) == least)

    def _of_act(self, words: Sequence[str], at: int, struck: frozenset[int]) -> bool:
        """Return whether a number counts what names the act: `9 attacks`."""
        counted = at + 1 in struck and words[at + 1] in words_thrown("unrolled")
        return words[at].isdigit() and counted

    def _known(self, offer: Offer) -> Iterator[str]:
        """Yield the units that an offer is about, as it says or the table tells."""
        game, situation = self._sentences.game, self._sentences.situation
        procedure, given = game.procedure(offer.procedure), offer.values
        battle = Battle(situation, game, offer.side)
        for option in procedure.unit_options:
            raw, parameter = given.get(option), procedure.parameter(option)
            if raw is None and parameter is not None and battle.knows(procedure, option, given):
                raw = from_parameter(parameter, situation, given)
            yield from str(raw).split("; ") if raw is not None else ()

    def _steps(self, path: Path, words: Sequence[str]) -> list[Path] | None:
        """Return an offer with one thing more that the words say of it; None where they differ."""
        if not path.others and all(words[at] in words_for("fillers") for at in path.free):
            return []  # nothing is left to answer anything
        asked = following(self._sentences.situation, self._sentences.game, path.offer)
        for question in asked:
            if question.option == path.offer.offering.target:
                if path.others:
                    return aimed(path, question) or None
                if len(question.answers) == 1:
                    return [path.on(question.option, question.answers[0].value, ())]
                continue
            units = {at for each in path.others for at in range(each.begin, each.end)}
            said = self._said(path.offer, question, words, path.free - units, path.struck)
            if said is not None:
                value, used = said
                return [path.on(question.option, value, used)]
        return self._past(path, asked, words) if path.named else []

    def _past(self, path: Path, asked: Sequence[Question], words: Sequence[str]) -> list[Path]:
        """Return an offer on past what comes first and is not said, to what is said after it."""
        target = path.offer.offering.target
        first = next((e for e in asked if e.option in {*path.offer.offering.first, target}), None)
        if first is None or self._verbs.is_spell(path.offer, first.option):
            return []
        rest = path.free - {at for each in path.others for at in range(each.begin, each.end)}
        more = first.option != target and bool(path.others)
        return path.past(first) if more or any(words[at].isdigit() for at in rest) else []

    def _said(
        self,
        offer: Offer,
        question: Question,
        words: Sequence[str],
        free: Collection[int],
        struck: frozenset[int],
    ) -> tuple[Raw, set[int]] | None:
        """Return the answer that some words give to a question, with where they stand.

        Words that name the act may be part of it: `attack with all-out attack`.
        """
        found: list[tuple[int, Raw, set[int]]] = []
        whole = max((len(stem) for stem in answer_stems() if places_of(stem, words)), default=0)
        for answer in (each for each in question.answers if each.least is None):
            for told in self._verbs.told(offer, question, answer):
                chosen = told in choice_stems(str(answer.value))  # `reculer` is a move backwards
                within = free if len(told) == 1 and not chosen else {*free, *struck}
                places = places_of(told, words, free) or places_of(told, words, within)
                if told in answer_stems(str(answer.value)) and len(told) < whole:
                    continue  # `stand and shoot` is not `stand`
                if places and (chosen or not places <= struck):
                    asked = self._sentences.asked(question.option, "").split()
                    beside = {
                        at for at in free if any(alike(fold(each), words[at]) for each in asked)
                    }
                    lengths = words_for("lengths")
                    after = {at + 1 for at in places if words[at].isdigit() and at + 1 in free}
                    beside |= {at for at in after if words[at] in lengths}
                    found.append((len(places), answer.value, {*places, *beside}))
        if not found:
            measured = any(each in question.option for each in _MEASURES)
            counts = counting(self._named, words) if measured else frozenset[int]()
            number = number_among(question, words, frozenset(free) - counts)
            if number and self._verbs.may_be_dice(offer, question, words, number[1]):
                return None
            return number or (band_among(question, words, free) if measured else None)
        most = max(count for count, _, _ in found)
        best = {value: places for count, value, places in found if count == most}
        return next(iter(best.items())) if len(best) == 1 else None


def _able(offer: Offer) -> set[str | None]:
    """Return who an offer is of: a combat is that of all who are in it."""
    return {offer.actor, *str(offer.values.get(offer.offering.actor or "", "")).split("; ")}
