"""Offers: who may do what now, and to whom, each with a way in which it is never refused."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.declaration import Offering
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.refusals import (
    NO_NAMES,
    OF_ACTOR,
    OF_MOMENT,
    OF_SIDES,
    OF_UNITS,
    is_of,
    misses_any,
    same,
)
from rulesets.core.offering.trying import check
from rulesets.core.offering.values import (
    Sought,
    actors,
    aimed_at,
    every,
    is_linked,
    is_number,
    some,
)
from rulesets.core.results.reminder import Situation
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

_PATIENCE: Final = 4
"""Targets refused alike after which another spell is tried before the others."""
_ALIKE: Final = 2
"""Like refusals after which one more means that no number will do."""
MOST_TRIALS: Final = 400
"""Trials of an actor's ways before it is given up: it is then not offered."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A thing to do now.

    Attributes:
        procedure: What resolves it.
        offering: As what it is offered.
        side: What the side is called that may.
        actor: The unit that does it, None where the side does.
        given: Options that are settled: the actor, fixed values, what was answered.
    """

    procedure: str
    offering: Offering
    side: str
    actor: str | None
    given: tuple[tuple[str, Raw], ...] = ()

    @property
    def text(self) -> str:
        """The key of the text of its name."""
        return self.offering.key or f"procedure-{self.procedure}"

    @property
    def values(self) -> dict[str, Raw]:
        """The options that are settled, by name."""
        return dict(self.given)

    @property
    def said(self) -> dict[str, Raw]:
        """The options that are settled, without what only stands for the fields of a form."""
        return {name: raw for name, raw in self.given if name not in self.offering.form}

    def answered(self, option: str, value: Raw) -> Offer:
        """Return the offer with one more option settled."""
        return replace(self, given=(*self.given, (option, value)))


def offers(
    situation: Situation, game: Ruleset, side: str, *, only: Container[str] | None = None
) -> tuple[Offer, ...]:
    """Return what a side may do now, in order; an actor is tried until one way works.

    Args:
        situation: The battle, with all that the sides brought.
        game: The game.
        side: What the side is called.
        only: Procedures that are asked for, the steps of larger acts among them; without it, all
            that are no such steps.
    """
    battle = Battle(situation, game, side)
    return tuple(offer for offer in candidates(battle, only) if way(battle, offer))


def candidates(battle: Battle, only: Container[str] | None = None) -> Iterator[Offer]:
    """Yield every offer that the declarations have for the phase and the side, untried."""
    found = [
        (procedure, offering)
        for procedure in battle.game.procedures
        for offering in procedure.offerings
        if (not (offering.within or offering.led) if only is None else procedure.id in only)
        and _in_turn(battle, offering)
        and _in_phase(battle, procedure, offering)
    ]
    reminded = set[tuple[str, str | None]]()
    for procedure, offering in sorted(found, key=lambda each: each[1].order):
        bare = Offer(procedure.id, offering, battle.side, None, offering.fixed)
        able: tuple[str, ...] = ()
        if offering.actor is not None:
            able = tuple(unit.name for unit in actors(Sought(battle, procedure, offering)))
        if offering.due:
            due = tuple(_due(battle, bare, able))
            reminded.update((each.procedure, each.actor) for each in due)
            yield from due
        elif offering.actor is None:
            yield bare
        else:
            # What is due is not to be had in another way as well.
            for name in (each for each in able if (procedure.id, each) not in reminded):
                yield replace(bare.answered(offering.actor, name), actor=name)


def _due(battle: Battle, bare: Offer, able: Container[str]) -> Iterator[Offer]:
    """Yield what the game reminds of, once for each unit that may do it, or for the side."""
    role, found = bare.offering.actor, set[Offer]()
    for reminder in battle.reminders:
        if (reminder.procedure, reminder.role) != (bare.procedure, role):
            continue
        if any(bare.values.get(name, raw) != raw for name, raw in reminder.values):
            continue  # another offering of the procedure is meant
        named = [each.unit for each in reminder.units if each.unit in able]
        for name in named if role else [""]:
            given = (*bare.given, *(((role, name),) if role else ()), *reminder.values)
            offer = replace(bare, actor=name or None, given=given)
            if offer not in found:
                found.add(offer)
                yield offer


def _in_phase(battle: Battle, procedure: Procedure, offering: Offering) -> bool:
    phase = battle.situation.phase
    phases = offering.phases or procedure.phases
    if offering.switch is not None:
        rule, value = offering.switch
        if battle.situation.switch(rule) != value:
            return False
    if offering.stands is not None and not offering.stands(battle.situation):
        return False
    return battle.has_counted(offering.counted) and (not phases or phase in phases)


def _in_turn(battle: Battle, offering: Offering) -> bool:
    return offering.turn == "both" or (offering.turn == "own") == battle.active


def way(battle: Battle, offer: Offer) -> Offer | None:
    """Return an offer with all that must be said settled so that it may be taken, None without."""
    return _Search(battle, offer).first()


def ways(battle: Battle, offer: Offer, option: str) -> Iterator[tuple[Raw, Offer]]:
    """Yield the values of an option with which an offer may be taken, each with a way."""
    sought = sought_of(battle, offer)
    at_target = option == offer.offering.target
    settled = all(first in offer.values for first in offer.offering.first)
    found: Offer | None = None
    wrong: set[str] = set()
    for value in every(sought, option, offer.values):
        if at_target and (_side(battle, value) in wrong or not related(battle, offer, str(value))):
            continue
        # What did for another value is likely to do for this one.
        like = None if found is None else _like(sought, found, option, value)
        refusal = None if like is None else _refusal(sought, like.values)
        if at_target and settled and refusal is not None and refusal.code in OF_SIDES:
            wrong.add(_side(battle, value))
            continue
        if like is None or refusal is not None:
            like = way(battle, offer.answered(option, value))
        if like is not None:
            found = like
            yield value, like


def _like(sought: Sought, offer: Offer, option: str, value: Raw) -> Offer | None:
    """Return an offer with another value, without what the one before it alone may have asked for.

    None where that aims at others.
    """
    given = {**offer.values, option: value}
    if option in offer.offering.first:
        lacking = {ask.option for ask in offer.offering.asks if ask.lacking}
        given = {name: raw for name, raw in given.items() if name not in lacking}
        if aimed_at(sought, given) != aimed_at(sought, offer.values):
            return None
    return replace(offer, given=tuple(given.items()))


def _side(battle: Battle, unit: Raw) -> str:
    """Return what the side of a unit is called."""
    named = battle.units.get(str(unit))
    return "" if named is None else named.side


def _refusal(sought: Sought, given: Mapping[str, Raw]) -> Refusal | None:
    try:
        check(sought.battle, sought.procedure, given, changes=sought.offering.changes)
    except Refusal as refusal:
        return refusal
    return None


def sought_of(battle: Battle, offer: Offer) -> Sought:
    """Return what values are sought for, for an offer."""
    return Sought(battle, battle.game.procedure(offer.procedure), offer.offering)


def related(battle: Battle, offer: Offer, target: str) -> bool:
    """Return whether an actor and a target are in the relation that is declared."""
    if offer.actor is None:
        return True
    unit, offering = battle.units[offer.actor].unit, offer.offering
    if not _may(battle, offer, target):
        return False
    return (not offering.linked or is_linked(unit, offering.linked, target, own=True)) and (
        not offering.linked_by or is_linked(unit, offering.linked_by, target, own=False)
    )


def _may(battle: Battle, offer: Offer, target: Raw | None) -> bool:
    """Return whether nothing stands between an actor and a target, where that is declared."""
    named, may = battle.units.get(str(target)), offer.offering.may
    if may is None or named is None or offer.actor is None:
        return True
    return may(battle.units[offer.actor].unit, named.unit)


def targets(situation: Situation, game: Ruleset, offer: Offer) -> tuple[str, ...]:
    """Return the units to which a thing may be done, none where it has no target."""
    if offer.offering.target is None:
        return ()
    settled = offer.values.get(offer.offering.target)
    if settled is not None:
        return (str(settled),)
    battle = Battle(situation, game, offer.side)
    return tuple(str(value) for value, _ in ways(battle, offer, offer.offering.target))


class _Search:
    """A search for values with which an offer may be taken."""

    def __init__(self, battle: Battle, offer: Offer) -> None:
        self._battle = battle
        self._offer = offer
        self._offering = offer.offering
        self._sought = sought_of(battle, offer)
        self._procedure = self._sought.procedure
        self._trials = 0
        self._last: Refusal | None = None
        self._before: Refusal | None = None
        self._impatient = True
        self._gave_up = False
        self._free = any(first not in offer.values for first in self._offering.first)

    def first(self) -> Offer | None:
        """Return the first way."""
        given = self._offer.values
        if not _may(self._battle, self._offer, given.get(self._offering.target or "")):
            return None
        if self._offer.actor is not None and self._asks_any(given) and self._barred(given):
            return None
        found = self._complete(given)
        if found is None and self._gave_up:
            self._impatient = False
            found = self._complete(given)
        return None if found is None else replace(self._offer, given=tuple(found.items()))

    def _asks_any(self, given: Mapping[str, Raw]) -> bool:
        """Return whether something is to be said that does not go without saying."""
        asks = ((each, self._offering.ask(each)) for each in self._offering.options)
        return any(each not in given and (ask is None or ask.default is None) for each, ask in asks)

    def _barred(self, given: Mapping[str, Raw]) -> bool:
        """Return whether the actor is kept from it whatever else is said."""
        refusal = self._before = self._refused(given)
        if refusal is None or refusal.code not in OF_ACTOR:
            return False
        return refusal.facts.get("unit") in {self._offer.actor, None}

    def _complete(
        self, given: dict[str, Raw], left_out: frozenset[str] = frozenset()
    ) -> dict[str, Raw] | None:
        """Return options with all that must be said, None where no value will do."""
        done = left_out | given.keys()
        option = next((each for each in self._offering.options if each not in done), None)
        if option is None:
            return given if self._refused(given) is None else None
        ask = self._offering.ask(option)
        if ask is not None and ask.default is not None:
            return self._complete({**given, option: ask.default}, left_out)
        if (ask is not None and ask.optional) or self._battle.knows(self._procedure, option, given):
            return self._complete(given, left_out | {option})
        if ask is not None and ask.lacking:
            without = self._complete(given, left_out | {option})
            if without is not None or not misses_any(self._last):
                return without
        found = self._with_some(option, given, left_out)
        target = option == self._offering.target and self._offering.alone
        if found is None and target and aimed_at(self._sought, given) != "somebody":
            return self._complete(given, left_out | {option})
        return found

    def _with_some(
        self, option: str, given: dict[str, Raw], left_out: frozenset[str]
    ) -> dict[str, Raw] | None:
        """Return options with the first value of one that will do, None where none does."""
        number, target = is_number(self._procedure, option), option == self._offering.target
        before = [self._before] if number and self._before is not None else []
        wrong: set[str] = set()
        for value in some(self._sought, option, given):
            if target and not self._is_apt(value, wrong):
                continue
            found = self._complete({**given, option: value}, left_out)
            last = self._last
            if found is not None or self._trials > MOST_TRIALS:
                return found
            if self._whatever(given, before, number=number):
                return None
            if target and last is not None and last.code in OF_SIDES:
                wrong.add(_side(self._battle, value))
            before += () if last is None else (last,)
            if target and self._is_tired(before):
                return None
        return None

    def _is_apt(self, target: Raw, wrong: Container[str]) -> bool:
        """Return whether a unit is of no wrong side, and in the relation that is declared."""
        side = _side(self._battle, target)
        return side not in wrong and related(self._battle, self._offer, str(target))

    def _is_tired(self, before: Sequence[Refusal]) -> bool:
        """Return whether target after target is refused alike, while other ways are untried."""
        if not self._impatient or len(before) < _PATIENCE or not self._free:
            return False
        alike = len({refusal.code for refusal in before[-_PATIENCE:]}) == 1
        self._gave_up |= alike
        return alike

    def _whatever(
        self, given: Mapping[str, Raw], before: Sequence[Refusal], *, number: bool
    ) -> bool:
        """Return whether the last refusal stands whatever else is said than was."""
        stands = self._whatever_number if number else self._whatever_else
        return stands(given.values(), before)

    def _whatever_number(self, names: Iterable[Raw], before: Sequence[Refusal]) -> bool:
        """Return whether the last refusal stands whatever number is said."""
        refusal = self._last
        if refusal is None:
            return False
        if refusal.code == "missing-option":
            return str(refusal.facts["option"]) not in self._offering.options
        if is_of(refusal, OF_UNITS | OF_MOMENT) or self._names_only(refusal, names):
            return True
        return len(before) >= _ALIKE and all(map(same(refusal), before[-_ALIKE:]))

    def _whatever_else(self, names: Iterable[Raw], before: Sequence[Refusal]) -> bool:
        """Return whether the last refusal is that of another value too, and about none of both."""
        refusal = self._last
        if refusal is None or not before or not same(refusal)(before[-1]):
            return False
        if refusal.code == "missing-option":
            parameter = self._procedure.parameter(str(refusal.facts["option"]))
            fill = None if parameter is None else parameter.fill
            return fill is None or fill.role != self._offering.target
        return is_of(refusal, OF_MOMENT) or self._names_only(refusal, names)

    def _names_only(self, refusal: Refusal, names: Iterable[Raw]) -> bool:
        """Return whether a refusal tells of nothing but some of those named, or the own side."""
        told = {fact for name, fact in refusal.facts.items() if name not in NO_NAMES}
        return bool(told) and told <= {*map(str, names), self._offer.side}

    def _refused(self, given: Mapping[str, Raw]) -> Refusal | None:
        self._trials += 1
        self._last = _refusal(self._sought, given)
        return self._last
