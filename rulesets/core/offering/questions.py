"""Questions of an offer: what must still be said, in the few answers that make a difference."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import groupby
from typing import Final, TypeAlias

from rulesets.core.declaring.kind import Decimal, Whole
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.faces import ORDERS, Order
from rulesets.core.offering.offers import Offer, sought_of, way, ways
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.trying import Course, Trial, sums_few
from rulesets.core.offering.values import MOST_WHOLE, Sought, every, is_number, whole_numbers
from rulesets.core.results.reminder import Situation
from rulesets.core.ruleset.game import Ruleset


@dataclass(frozen=True, slots=True)
class Answer:
    """A value that an option may be given.

    Attributes:
        value: The value.
        least: The smallest number that comes to the same, None where it is no number.
        most: The largest.
        vain: What the result is called by which nothing is reached with it, whatever falls; empty
            where something may be.
    """

    value: Raw
    least: int | None = None
    most: int | None = None
    vain: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """An option of an offer that must be said.

    Attributes:
        option: The option.
        side: What the side is called that says it.
        answers: What it may be, none of which is refused.
        default: What it is where nobody says, None where it must be said.
        when: Whether it is asked before the dice fall, or once they lie.
    """

    option: str
    side: str
    answers: tuple[Answer, ...]
    default: Raw | None = None
    when: str = "before"


def questions(situation: Situation, game: Ruleset, offer: Offer) -> tuple[Question, ...]:
    """Return what must still be said for an offer whose target is settled, in order.

    What makes no difference is left out.

    Args:
        situation: The battle, with all that the sides brought.
        game: The game.
        offer: The offer, with all that was answered so far.
    """
    battle = Battle(situation, game, offer.side)
    full = way(battle, offer)
    if full is None:
        return ()
    sought = sought_of(battle, offer)
    found = []
    for ask in offer.offering.asks:
        known = battle.knows(sought.procedure, ask.option, offer.values)
        needless = ask.lacking and ask.option not in full.values
        if ask.when == "after" or known or needless or ask.option in offer.values:
            continue
        whole = whole_numbers(sought.procedure, ask.option) if ask.each else ()
        answers = tuple(map(Answer, whole)) or _answers(sought, offer, full.values, ask.option)
        if len(answers) > 1:
            asked = full.values.get(ask.by or "")
            named = None if asked is None else battle.units.get(str(asked))
            side = offer.side if named is None else named.side
            found.append(Question(ask.option, side, answers, ask.default, ask.when))
    return tuple(found)


def following(situation: Situation, game: Ruleset, offer: Offer) -> tuple[Question, ...]:
    """Return what is said next for an offer: what comes first alone, then all else together.

    Args:
        situation: The battle, with all that the sides brought.
        game: The game.
        offer: The offer, with all that was answered so far.
    """
    battle, declared = Battle(situation, game, offer.side), offer.offering
    procedure = game.procedure(offer.procedure)
    for option in (*declared.first, *filter(None, (declared.target,))):
        if option in offer.values or battle.knows(procedure, option, offer.values):
            continue
        found = tuple(Answer(value) for value, _ in ways(battle, offer, option))
        if found:
            return (Question(option, offer.side, found),)
    return questions(situation, game, offer)


def _answers(
    sought: Sought, offer: Offer, full: Mapping[str, Raw], option: str
) -> tuple[Answer, ...]:
    """Return the answers to a question that may be given, a single one where all are alike."""
    ask = offer.offering.ask(option)
    if is_number(sought.procedure, option) or (ask is not None and ask.figures is not None):
        return bands(sought, full, option)
    allowed = [value for value, _ in ways(sought.battle, offer, option)]
    if option in offer.offering.first:
        return tuple(map(Answer, allowed))

    trials = [Trial(sought.battle, sought.procedure, {**full, option: each}) for each in allowed]

    def alike(*, totals: bool) -> bool:
        course = trials[0].courses(totals=totals)
        if any(trial.courses(totals=totals) != course for trial in trials[1:]):
            return False
        # A die more or less may matter at a single total.
        return totals or not sums_few(course) or alike(totals=True)

    return tuple(map(Answer, allowed[:1] if trials and alike(totals=False) else allowed))


def bands(sought: Sought, given: Mapping[str, Raw], option: str) -> tuple[Answer, ...]:
    """Return the bands of a number within which everything goes the same way.

    Every whole value is tried with faces in one order; within what goes the same way, borders are
    sought that other orders have, and every total of a few dice. What is refused is left out.

    Args:
        sought: What is offered.
        given: All other options.
        option: The number.
    """
    battle, procedure = sought.battle, sought.procedure
    numbers = sorted(int(str(value)) for value in every(sought, option, given))

    @cache
    def trial(number: int) -> Trial:
        return Trial(battle, procedure, {**given, option: number})

    def ran(
        number: int, *, orders: tuple[Order, ...] = ORDERS, totals: bool = False
    ) -> tuple[Course, ...]:
        return trial(number).courses(orders=orders, totals=totals)

    alike = groupby(numbers, key=partial(ran, orders=ORDERS[:1]))
    found = [each for _, band in alike for each in _bands(ran, tuple(band))]
    goes: _Ran = ran
    if any(sums_few(course) for course, _ in found):
        goes = partial(ran, totals=True)
        found = [each for _, band in found for each in _bands(goes, band)]
    parameter = procedure.parameter(option)
    kind = None if parameter is None else parameter.kind
    if found and len(numbers) > MOST_WHOLE and isinstance(kind, Whole | Decimal):
        found[-1:] = _bands(goes, range(found[-1][1][0], int(kind.most) + 1))
    vain = (
        [_vain(course) for course, _ in found] if isinstance(kind, Decimal) else [""] * len(found)
    )
    if all(vain):  # of one way alone nothing is told
        vain = [""] * len(found)
    return tuple(
        Answer(min(band[-1], max(band[0], numbers[-1])), band[0], band[-1], why)
        for (course, band), why in zip(found, vain, strict=True)
        if not any(each.refused for each in course[: len(ORDERS)])
        # Out of range nobody shoots: who finds that out says so, though nothing changes.
        and (why or not sought.offering.changes or not all(each.idle for each in course))
    )


def picked(situation: Situation, game: Ruleset, offer: Offer, option: str) -> Answer:
    """Return an answer that was given: a number with the band that it was picked as.

    Args:
        situation: The battle, with all that the sides brought.
        game: The game.
        offer: The offer, with all that was answered so far.
        option: What was answered.
    """
    battle, given = Battle(situation, game, offer.side), Answer(offer.values[option])
    sought, ask = sought_of(battle, offer), offer.offering.ask(option)
    if ask is None or ask.each or not is_number(sought.procedure, option):
        return given
    full = way(battle, offer)
    found = () if full is None else bands(sought, full.values, option)
    return next((each for each in found if each.value == given.value), given)


_VAIN: Final = {"out": "out", "failed": "fails", "escaped": "fails", "left-behind": "fails"}
"""Words of results that reach nothing, each with what it is called among the answers."""


def _vain(course: Sequence[Course]) -> str:
    """Return how a band of distances reaches nothing by any faces, empty where it may."""
    for word, called in _VAIN.items():
        if all(word in each.said for each in course):
            return called
    return ""


_Ran: TypeAlias = Callable[[int], tuple[Course, ...]]
"""How it goes with a number."""
_Band: TypeAlias = tuple[tuple[Course, ...], Sequence[int]]
"""How it goes with each of some numbers."""


def _bands(ran: _Ran, numbers: Sequence[int]) -> Iterator[_Band]:
    """Yield the bands of numbers: not each is tried, but where the next course begins."""
    while numbers:
        course = ran(numbers[0])

        def differs(number: int, course: tuple[Course, ...] = course) -> bool:
            return ran(number) != course

        # Mostly there is a single band: the last number tells at once.
        end = bisect(numbers, False, key=differs) if differs(numbers[-1]) else len(numbers)
        yield course, numbers[:end]
        numbers = numbers[end:]
