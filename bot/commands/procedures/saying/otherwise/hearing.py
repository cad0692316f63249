"""Sentences heard as all that they may be: an act, going on, a decision, losses, a remark.

All of it is tried out beside the loop, in one go: what is done then is done on the loop.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, TypeAlias

from bot.commands.dice.choosing import OwnDecision
from bot.commands.procedures.saying.clauses import says_several, several
from bot.commands.procedures.saying.mentions import Spoken
from bot.commands.procedures.saying.otherwise.by_hand import changed_by_hand, maybe_by_hand
from bot.commands.procedures.saying.otherwise.calling import called
from bot.commands.procedures.saying.otherwise.deciding import Answered, answered
from bot.commands.procedures.saying.otherwise.fallen import Fallen, fallen
from bot.commands.procedures.saying.otherwise.noting import fights_charging
from bot.commands.procedures.saying.otherwise.passing import (
    NEXT,
    asks,
    ends,
    hands_over,
    idles,
    in_doubt,
    passing,
    taken_back,
)
from bot.commands.procedures.saying.otherwise.unoffered import why_not
from bot.commands.procedures.saying.reading import MOST_MEANT, Reader
from bot.commands.procedures.saying.readings import Reading, replies
from bot.commands.procedures.saying.sentences import Sentence, Sentences
from bot.commands.procedures.saying.words import words_for
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.offers import Offer
from rulesets.refusal import Refusal

_TWO: Final = 2
_LISTED: Final = 5
"""Offers that a refusal names."""

Called: TypeAlias = "tuple[Procedure, Mapping[str, Raw], str]"
"""What a command does that the desk does not offer: see `called`."""


@dataclass(frozen=True, slots=True)
class Heard:
    """The meaning of a sentence: one of these.

    Attributes:
        exact: The offer that it says word for word, and what must still be said of it.
        command: A command that it stands for, with its options.
        hands_over: Whether it hands the turn over before its last phase, or says that an act is
            over which the phase is not about, or leaves open whether it is: it is asked whether to
            go on, or to do what it may mean beside it.
        takes_back: The words by which it calls the act that it takes back.
        decision: What it says of decisions that wait.
        readings: The acts that it may mean, or says.
        several: Whether it says them all.
        fell: The dice that it tells beside an act.
        refusal: Why what it says may not be done now.
        call: What it says that only a command does.
        changed: The unit of which it may tell something to note.
        unknown: The refusal of a sentence that comes to nothing.
    """

    exact: tuple[Offer, tuple[str, ...]] | None = None
    command: tuple[str, Mapping[str, Raw]] | None = None
    hands_over: bool = False
    takes_back: tuple[str, ...] = ()
    decision: Answered | None = None
    readings: tuple[Reading, ...] = ()
    several: bool = False
    fell: Fallen | None = None
    refusal: Refusal | None = None
    call: Called | None = None
    changed: str | None = None
    unknown: Refusal | None = None


@dataclass(frozen=True)
class Hearing:
    """A sentence to be heard at one moment.

    Attributes:
        context: Where.
        sentences: The offers of the moment.
        text: The sentence.
        units: The names of the units on the table.
        waiting: The decisions that wait for the player who says it.
        dice: Whether dice were typed beside it.
    """

    context: CommandContext
    sentences: Sentences
    text: str
    units: Sequence[str]
    waiting: Sequence[OwnDecision]
    dice: bool = False

    def hear(self) -> Heard:
        """Return what the sentence comes to; offers are tried, which takes long for the loop."""
        exact = _ready(self.sentences, self.text)
        if exact is not None:
            return Heard(exact=exact)
        fell = None if self.dice else fallen(self.text)
        found = self._understood() if fell is None else self._with_dice(fell)
        if found is not None:
            return replace(found, fell=fell)
        if fell is None:
            return self._not_offered(self._spoken)
        return replace(self._not_offered(Spoken.of(fell.rest, self.units)), fell=fell)

    @cached_property
    def _spoken(self) -> Spoken:
        return Spoken.of(self.text, self.units)

    @cached_property
    def _reader(self) -> Reader:
        return Reader(self.sentences, self.context.localiser)

    def _understood(self) -> Heard | None:
        """Return what the sentence means in a player's own words, None for nothing clear."""
        undone = taken_back(self.text)
        if undone and not self._reader.names_act(self._spoken.words):
            return Heard(takes_back=undone)
        onward = self._onward()
        if onward is not None:
            return onward
        decision = answered(self.context, self._spoken, self.waiting)
        if decision is not None:
            return Heard(decision=decision)
        if in_doubt(self.context, self.text):
            return self._in_doubt()
        if idles(self.text) and not self._reader.names_act(self._spoken.words):
            return Heard(hands_over=True)
        found = self._reader.heard(self._spoken.words, asks="?" in self.text)
        found = found or self._charging()
        noted = self._noted() if all(each.left for each in found) else None
        if noted is not None:
            return noted
        clear = [(each.left, bool(each.order)) for each in found] == [((), True)]
        if not clear or says_several(self._reader, self.text):
            acts = several(self._reader, self.text)
            if len(acts) > 1:
                return Heard(readings=(*acts,), several=True)
            found = acts or found
        return _few(found)

    def _charging(self) -> list[Reading]:
        """Return the fight that is meant where nobody may charge, and a unit has: `charging`."""
        words = self._spoken.words
        said = tuple(word for word in words if word in words_for("charging"))
        if not said:
            return []
        rest = [word for word in words if word not in said]
        found = self._reader.heard(rest, asks="?" in self.text)
        fights = [each for each in found if each.named and fights_charging(self.sentences, each)]
        return [replace(each, left=(*each.left, *said)) for each in fights]

    def _onward(self) -> Heard | None:
        """Return how the sentence goes on or back, None where it does not."""
        passes: tuple[str, Mapping[str, Raw]] | None = (NEXT, {})
        if not ends(self.context, self.text):
            passes = passing(self.context, self.text)
            # `passer` lets something through where that is on offer.
            if passes and self._reader.names_act(self._spoken.words):
                passes = None
        if passes and asks(self.text):
            return Heard(hands_over=True) if passes[0] == NEXT else None
        if passes:
            return Heard(command=passes)
        return Heard(hands_over=True) if hands_over(self.context, self.text) else None

    def _in_doubt(self) -> Heard:
        """Return what a sentence may mean that denies an act, or calls it well: it does none.

        A reply to another's act is one all the same, as `bouge pas`.
        """
        found = self._reader.heard(self._spoken.words, asks=asks(self.text))
        if [(replies(each), each.left, bool(each.order)) for each in found] == [(True, (), True)]:
            return Heard(readings=(*found,))
        few = _few(found)
        return Heard(hands_over=True, readings=() if few is None else few.readings)

    def _with_dice(self, fell: Fallen) -> Heard | None:
        """Return what the sentence means beside the dice that it tells, None for nothing clear."""
        found = self._reader.read(fell.rest)
        acts = any(each.spoken and not each.left for each in found)
        noted = None if acts else self._noted()
        return noted or _few(found)

    def _noted(self) -> Heard | None:
        """Return the command that notes models and wounds of which the sentence tells."""
        unit = changed_by_hand(self.context, self._spoken)
        if unit is None:
            return None
        return Heard(command=("unit edit", {"unit": unit, "change": self.text}))

    def _not_offered(self, spoken: Spoken) -> Heard:
        """Return what comes of a sentence that says nothing on offer."""
        reason = why_not(self.context, self.sentences, spoken.words)
        if reason is not None:
            return Heard(refusal=reason)
        call = called(self.context, self.sentences, spoken.words)
        if call is not None:
            return Heard(call=call)
        itself = self._itself(spoken)
        if itself is not None:
            return Heard(refusal=Refusal("acts-on-itself", unit=itself))
        changed = maybe_by_hand(self.context, spoken)
        return Heard(changed=changed, unknown=_unknown(self.sentences, spoken.text))

    def _itself(self, spoken: Spoken) -> str | None:
        """Return the unit of which an act is said, and that it is done to: `orcs charge orcs`."""
        named = [each.units for each in self._reader.mentions(spoken.words)]
        twice = len(named) == _TWO and {*named[0]} == {*named[1]} and len(named[0]) == 1
        return next(iter(named[0])) if twice and self._reader.calls_act(spoken.text) else None


def _few(found: Sequence[Reading]) -> Heard | None:
    return Heard(readings=(*found,)) if 0 < len(found) <= MOST_MEANT else None


def _ready(sentences: Sentences, text: str) -> tuple[Offer, tuple[str, ...]] | None:
    """Return the offer that a text says word for word, and what must still be said of it."""
    sentence = sentences.ready(text)
    if sentence is None:
        return None
    left = sentences.left(sentence.offer)
    settled = None if left else sentences.settled(sentence.offer)
    return settled or sentence.offer, left


def _unknown(sentences: Sentences, text: str) -> Refusal:
    """Return the refusal of a sentence that says nothing on offer."""
    near: list[Sentence] = sentences.near(text, _LISTED, further=False) or sentences.near(
        "", _LISTED
    )
    if not near:
        return Refusal("nothing-offered")
    values = "; ".join(dict.fromkeys(each.text for each in near))
    return Refusal("offer-unknown", text=text[:40], values=values)
