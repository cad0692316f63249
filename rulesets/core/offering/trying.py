"""Trials of a question: whether it may be asked, and what comes of it with dice nobody sees."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, Final, TypeVar, cast

from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure, no_effects
from rulesets.core.offering.faces import MIXED, MOST_SUMMED, ORDERS, TOTALS, Cycle, Order
from rulesets.core.offering.posing import Battle
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.relation import CHARGE_OVER, CHARGING
from rulesets.core.ruleset.asked import Asked
from rulesets.core.ruleset.counting import changed
from rulesets.core.ruleset.filling import side_of
from rulesets.core.ruleset.permission import check_phase, check_rule
from rulesets.dice.handles.rolled import Faces, RolledDice, Step
from rulesets.dice.request import Request, Roll
from rulesets.refusal import Refusal

R = TypeVar("R")

COUNTED: Final = frozenset({"counter-full", "counter-short"})
"""Refusals of what an act would count."""


class _DiceReached(Exception):  # noqa: N818 - all that comes before the dice is there
    """The first dice would fall."""


class _NoDice(RolledDice):
    """Dice that never fall: the first request ends the trial."""

    def __init__(self) -> None:
        super().__init__(Cycle(MIXED))

    def ask(self, request: Request[R]) -> R:  # noqa: ARG002 - of whatever kind
        """End the trial."""
        raise _DiceReached


@dataclass(frozen=True, slots=True)
class Course:
    """A way that a procedure goes: what was rolled for what, what came out, what changes.

    Numbers that a result repeats are left out: the same way from a different distance is the same.

    Attributes:
        refused: The code of the refusal, None where it went through.
        steps: What was rolled and told.
        words: The words of the result, nested as it is.
        effects: What changes.
    """

    refused: str | None = None
    steps: tuple[Any, ...] = ()
    words: object = None
    effects: tuple[Effect, ...] = ()

    @property
    def idle(self) -> bool:
        """Tell whether nothing was rolled, and nothing changes."""
        return not self.effects and not _rolled(self.steps)

    @property
    def said(self) -> frozenset[str]:
        """The words of the result, from wherever they are nested."""
        return frozenset(_flat(self.words))


def _flat(words: object) -> Iterator[str]:
    if isinstance(words, tuple):
        for each in words:
            yield from _flat(each)
    elif isinstance(words, str):
        yield words


def check(
    battle: Battle,
    procedure: Procedure,
    given: Mapping[str, Raw],
    *,
    changes: bool = False,
) -> Asked:
    """Return the question that some options ask, if it may be asked and its outcome be kept.

    Args:
        battle: The battle.
        procedure: What is asked.
        given: The options.
        changes: Whether a course without dice has to change something.

    Raises:
        Refusal: whatever whoever asks it would be refused for, seats apart; `nothing-offered`.
    """
    asked = allowed(battle, procedure, given)
    if procedure.effects is no_effects:
        rolls(asked)
        return asked
    dice = RolledDice(Cycle(MIXED))
    result = procedure.run(dice, **asked.arguments)
    effects = procedure.effects(asked.arguments, result)
    if changes and not effects and not _rolled(dice.record):
        raise Refusal("nothing-offered")
    check_counts(battle, asked, effects)
    return asked


def _rolled(record: Iterable[object]) -> bool:
    return any(isinstance(entry, Roll) for entry in record)


def allowed(battle: Battle, procedure: Procedure, given: Mapping[str, Raw]) -> Asked:
    """Return the question that some options ask, if the rules of the table let it be asked.

    What an answer of the other side comes before is not asked until that is given.

    Raises:
        Refusal: they do not; `answer-owed`.
    """
    asked = battle.pose(procedure, given)
    _check_against(battle, asked)
    if asked.concerns_battle:
        check_phase(battle.situation, asked)
        check_rule(battle.situation, battle.game, asked)
        awaited = procedure.owed(battle.situation, asked.arguments)
        if awaited:
            names = ", ".join(awaited[0].sides)
            raise Refusal("answer-owed", what=awaited[0].what, names=names)
    return asked


def _check_against(battle: Battle, asked: Asked) -> None:
    """Refuse a side what is done against the side of a unit, where that is its own.

    Raises:
        Refusal: `nothing-offered`.
    """
    against = asked.units.get(asked.procedure.asked_by or "", ())
    if any(each.side == battle.side for each in against):
        raise Refusal("nothing-offered")


def rolls(asked: Asked) -> bool:
    """Run a question up to its first dice; return whether there are any. Raises its Refusal."""
    try:
        asked.procedure.run(_NoDice(), **asked.arguments)
    except _DiceReached:
        return True
    return False


def check_counts(battle: Battle, asked: Asked, effects: tuple[Effect, ...]) -> None:
    """Refuse changes of counters that the table does not take, on numbers that nobody keeps.

    Raises:
        Refusal: `counter-short`, `counter-full`.
    """
    held: dict[tuple[str, str], int | None] = {}
    named: dict[str, Raw] = {role: each[0].unit.name for role, each in asked.units.items() if each}
    for effect in effects:
        if not isinstance(effect, CounterSet | CounterChanged):
            continue
        side = side_of(battle.situation, effect.side, named)
        if side is None:
            continue
        key = (side.name, effect.counter)
        if isinstance(effect, CounterSet):
            held[key] = effect.value
            continue
        before = held.get(key, side.counter(effect.counter))
        held[key] = changed(battle.game, before, effect, side.name)


def check_any_outcome(battle: Battle, asked: Asked) -> None:
    """Refuse what changes counters as the table does not take it, whatever falls.

    Raises:
        Refusal: `counter-short`, `counter-full`.
    """
    if asked.procedure.effects is no_effects:
        return
    found: Refusal | None = None
    for order in ORDERS:
        try:
            result = asked.procedure.run(RolledDice(Cycle(order)), **asked.arguments)
            check_counts(battle, asked, asked.procedure.effects(asked.arguments, result))
        except Refusal as refusal:
            found = refusal
        else:
            return
        if found.code not in COUNTED:
            return
    if found is not None:
        raise found


class Trial:
    """A question with some options, which is tried with dice that nobody sees, with each once."""

    def __init__(self, battle: Battle, procedure: Procedure, given: Mapping[str, Raw]) -> None:
        """Ask the question.

        Args:
            battle: The battle.
            procedure: What is asked.
            given: The options.
        """
        self._battle = battle
        self._refused: Course | None = None
        self._of_orders: dict[Order, Course] = {}
        try:
            self._asked = allowed(battle, procedure, given)
        except Refusal as refusal:
            self._refused = Course(refusal.code)

    def courses(
        self, *, orders: Sequence[Order] = ORDERS, totals: bool = False
    ) -> tuple[Course, ...]:
        """Return the ways that it goes, one for each order of faces.

        Args:
            orders: The orders.
            totals: Whether every total of a few dice is tried as well.
        """
        if self._refused is not None:
            return (self._refused,)
        found = tuple(map(self._in_order, orders))
        return (*found, *self._of_totals) if totals else found

    def _in_order(self, order: Order) -> Course:
        course = self._of_orders.get(order)
        if course is None:
            course = _course(self._battle, self._asked, Cycle(order))
            self._of_orders[order] = course
        return course

    @cached_property
    def _of_totals(self) -> tuple[Course, ...]:
        return tuple(_course(self._battle, self._asked, each) for each in TOTALS)


def courses(
    battle: Battle,
    procedure: Procedure,
    given: Mapping[str, Raw],
    *,
    orders: Sequence[Order] = ORDERS,
) -> tuple[Course, ...]:
    """Return the ways that a procedure goes with some options, as a `Trial` finds them."""
    return Trial(battle, procedure, given).courses(orders=orders)


def sums_few(found: Iterable[Course]) -> bool:
    """Return whether courses have dice, and none of them more at once than are summed."""
    rolls = [step for course in found for step in course.steps if isinstance(step, Roll)]
    return bool(rolls) and all(len(roll.marks) <= MOST_SUMMED for roll in rolls)


def _course(battle: Battle, asked: Asked, faces: Faces) -> Course:
    dice = RolledDice(faces)
    try:
        result = asked.procedure.run(dice, **asked.arguments)
        effects = asked.procedure.effects(asked.arguments, result)
        check_counts(battle, asked, effects)
    except Refusal as refusal:
        return Course(refusal.code, tuple(map(_told, dice.record)))
    kept = tuple(map(_without_measure, effects))
    return Course(None, tuple(map(_told, dice.record)), _words(result), kept)


def _without_measure(effect: Effect) -> Effect:
    """Return an effect without the distance of a charge that is over: nothing goes by it."""
    if isinstance(effect, LinkSet) and effect.kind == CHARGING.id and effect.step in CHARGE_OVER:
        return replace(effect, value=1)
    return effect


def _told(entry: object) -> object:
    """Return what a record holds without numbers that a step repeats."""
    if isinstance(entry, Roll):
        return entry
    if isinstance(entry, Step):
        return entry.key, tuple(fact for fact in entry.facts if not _tells_number(fact[1]))
    return entry


def _tells_number(value: object) -> bool:
    """Return whether a fact is a number, a measured one perhaps, which is written already."""
    return _is_number(value) or (isinstance(value, str) and value.replace(".", "", 1).isdecimal())


def _words(result: object) -> object:
    """Return the values of a result that are no numbers, as they are nested; None without any."""
    names = _names(cast("Hashable", type(result)))
    if names is not None:
        found = tuple([_words(getattr(result, name)) for name in names])
        return found if any(each is not None for each in found) else None
    if isinstance(result, tuple | list):
        told = ((number, _words(each)) for number, each in enumerate(result))
        return tuple([each for each in told if each[1] is not None]) or None
    return None if _is_number(result) else (result,)


@lru_cache(maxsize=512)
def _names(sort: type) -> tuple[str, ...] | None:
    """Return the names of the fields of a dataclass, None of what is none."""
    return tuple(field.name for field in fields(sort)) if is_dataclass(sort) else None


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
