"""Declarations of what is offered: a procedure as something to do in a battle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesets.core.battlefield.unit import Unit
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId
    from rulesets.core.results.reminder import Situation

Plain: TypeAlias = "str | int | float | bool"
"""A value as an option takes it."""
Whose: TypeAlias = Literal["own", "other", "both"]


@dataclass(frozen=True, slots=True)
class Ask:
    """An option whose value only a player can say.

    Attributes:
        option: The option.
        by: The unit option whose player says it; the actor's where none is named.
        default: What it is where nobody says; None where it must be said. Never a guess where it
            changes the dice.
        when: Whether it is asked before the dice fall, or once they lie.
        first: Whether it is asked before the target, on which it has a say, as a spell has.
        among: Which spells it is one of, where it is a spell: those that the actor knows, those of
            other sides in play, those of the actor's that remain in play, or none but those that
            the table tells.
        lacking: Whether it is asked only where the rule cannot do without it.
        seldom: Whether it is asked of few units, so that an option of its own may make way in a
            command that has many.
        each: Whether each number is an answer of its own, though the dice go the same way, as a
            guess is.
        optional: Whether the act may go without it, and is asked for it where there is a choice: as
            for how many balls of a spell that comes in balls.
        lores: The spell lists of an actor of whom no spell is noted, all where none is named.
        learned: Whether only spells that are noted of the actor will do: of whom none is, he learns
            his own first.
        figures: The unit option whose models the number counts: none, some, or all that are left.
        beside: The option whose value, as the table knows it, is told beside each answer: who holds
            an objective so far.
    """

    option: str
    by: str | None = None
    default: Plain | None = None
    when: Literal["before", "after"] = "before"
    first: bool = False
    among: Literal["known", "in-play", "upheld", "told"] = "known"
    lacking: bool = False
    seldom: bool = False
    each: bool = False
    optional: bool = False
    lores: tuple[str, ...] = ()
    learned: bool = False
    figures: str | None = None
    beside: str | None = None


@dataclass(frozen=True, slots=True)
class Offering:
    """A procedure as it is offered to a side.

    Units, values, reasons and the worth of an option are derived; this adds what no rule tells.

    Attributes:
        actor: The option that names who does it; None where a side does.
        target: The option that names to whom; None for nobody.
        whom: Key of the text that asks for the target, where nothing is done to it.
        sole: Whether the only target that there is goes without asking, as what is done was brought
            about already: a friend that flees.
        turn: In whose turn a side may: its own, another's, or either.
        order: Its place among the others of a phase, the smallest first.
        asks: What must be said, in order.
        within: The procedure that it is a step of, where a larger one holds it: it is then offered
            only to those who play that by hand.
        key: Key of the text of its name; the procedure's own name where there is none.
        phases: Phases in which it is offered, where those are fewer than the procedure's.
        rules: Special rules of which the actor has one, where the rule is asked of others too.
        without: Special rules of which he has none.
        above: Values that must be above a number: a wizard's level.
        either: Whether one of the rules is enough, or the values.
        target_above: In the same way, values of the target.
        target_rules: Special rules of which the target has one.
        target_without: Special rules of which it has none.
        needs: Statuses that the actor has.
        lacks: Statuses that he has not.
        target_needs: Statuses that the target has.
        target_lacks: Statuses that it has not.
        linked: The relation that the actor has with the target, then the steps it may have come to,
            any where none is named.
        linked_by: In the same way, the relation that the target has with the actor.
        unlinked: In the same way, the relation that the actor must have with nobody.
        may: What tells whether the actor may do it to a target at all, whatever else will be said;
            None where nothing stands between them.
        fixed: Values that it is always taken with.
        alone: Whether it may go without a target where no unit will do.
        counted: Numbers of its side, one of which must be noted, as of dice that were rolled.
        stands: What tells whether it is offered as a battle stands; None where it always is.
        switch: The house rule, and its value, under which it is offered.
        due: Whether it is offered where the game reminds of it alone, with what the reminder says.
        led: Whether it is offered only where an outcome leads to it, for what that leaves open.
        joined: Whether who joined a unit does it apart from it.
        instead: Whether they alone do it, in the stead of a unit that is in the relation.
        changes: Whether an outcome without dice that changes nothing is none to offer, as a charge
            that may not be declared.
        rare: Whether it is seldom taken, and stands in a list with others that are.
        instead_by: A procedure by which the same actor says that nobody is left to do it to; its
            sheet has that as well.
        form: Options that a form asks for, since no list holds what they may be: the name of a
            spell of one's own. What is fixed of them stands for what will be said, and must be;
            the others may be left out.
        first: The options that are asked before the target.
        options: Every option that is asked beside the actor before the dice fall, in order.
    """

    actor: str | None = "unit"
    target: str | None = None
    whom: str | None = None
    sole: bool = False
    turn: Whose = "own"
    order: int = 0
    asks: tuple[Ask, ...] = ()
    within: str | None = None
    key: str | None = None
    phases: tuple[str, ...] = ()
    rules: tuple[RuleId, ...] = ()
    without: tuple[RuleId, ...] = ()
    above: tuple[tuple[str, int], ...] = ()
    either: bool = False
    target_above: tuple[tuple[str, int], ...] = ()
    target_rules: tuple[RuleId, ...] = ()
    target_without: tuple[RuleId, ...] = ()
    needs: tuple[StatusId, ...] = ()
    lacks: tuple[StatusId, ...] = ()
    target_needs: tuple[StatusId, ...] = ()
    target_lacks: tuple[StatusId, ...] = ()
    linked: tuple[str, ...] = ()
    linked_by: tuple[str, ...] = ()
    unlinked: tuple[str, ...] = ()
    may: Callable[[Unit, Unit], bool] | None = None
    fixed: tuple[tuple[str, Plain], ...] = ()
    alone: bool = False
    counted: tuple[str, ...] = ()
    stands: Callable[[Situation], bool] | None = None
    switch: tuple[str, str] | None = None
    due: bool = False
    led: bool = False
    joined: bool = True
    instead: bool = False
    changes: bool = False
    rare: bool = False
    instead_by: str | None = None
    form: tuple[str, ...] = ()
    first: tuple[str, ...] = field(init=False, repr=False, compare=False)
    options: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Note what is asked for again and again while ways are sought."""
        first = tuple(ask.option for ask in self.asks if ask.first)
        target = () if self.target is None else (self.target,)
        rest = (ask.option for ask in self.asks if not ask.first and ask.when == "before")
        object.__setattr__(self, "first", first)
        object.__setattr__(self, "options", (*first, *target, *rest))

    def ask(self, option: str) -> Ask | None:
        """Return what it asks for an option, None where it does not ask."""
        for ask in self.asks:
            if ask.option == option:
                return ask
        return None
