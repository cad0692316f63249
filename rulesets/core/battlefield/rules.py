"""Special rules in force for a unit or an attack."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from rulesets.core.ids.composed import as_rule

if TYPE_CHECKING:
    from rulesets.core.battlefield.bar import Bars
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId


@dataclass(frozen=True, slots=True)
class SpecialRules:
    """A set of special rules, some with a number: magic resistance (2).

    Attributes:
        items: Ids with their numbers, None where the rule has none.
    """

    items: frozenset[tuple[str, int | None]] = frozenset()

    @classmethod
    def of(cls, *ids: RuleId, **numbered: int) -> SpecialRules:
        """Return the set of plain `ids` and of rules with numbers (`_` for `-` in their ids)."""
        plain = {(rule, None) for rule in ids}
        return cls(frozenset(plain | {(k.replace("_", "-"), n) for k, n in numbered.items()}))

    def __contains__(self, rule: RuleId) -> bool:
        for name, _ in self.items:  # noqa: SIM110 - asked of every unit in every phase
            if name == rule:
                return True
        return False

    def holds(self, rule: str) -> bool:
        """Return whether it is in the set, of an id that was read from data or put together."""
        return as_rule(rule) in self

    def __iter__(self) -> Iterator[RuleId]:
        return iter(sorted(cast("list[RuleId]", [name for name, _ in self.items])))

    def __or__(self, other: SpecialRules) -> SpecialRules:
        return SpecialRules(self.items | other.items)

    def number(self, rule: RuleId) -> int | None:
        """Return the largest number the rule is held with, None without one."""
        largest = None
        for name, number in self.items:
            if name == rule and number is not None and (largest is None or number > largest):
                largest = number
        return largest

    def only(self, rules: Container[str]) -> SpecialRules:
        """Return those of the set that are among some rules."""
        return SpecialRules(frozenset(item for item in self.items if item[0] in rules))

    def without(self, rules: Iterable[str]) -> SpecialRules:
        """Return the set less some rules."""
        dropped = frozenset(rules)
        return SpecialRules(frozenset(item for item in self.items if item[0] not in dropped))


NO_RULES: Final = SpecialRules()


@dataclass(frozen=True, slots=True)
class Said:
    """Statuses that keep whether a player said that somebody is near a unit.

    Attributes:
        far: That he is not.
        near: That he is.
        moves: Statuses of who moves: as one begins, nothing that was said of that side holds.
    """

    far: StatusId
    near: StatusId
    moves: tuple[StatusId, ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """Reach of somebody who lends others a rule.

    Attributes:
        within: The distance.
        farther: What is added for a lender of these rules, once.
        far: Rules of who reaches farther.
        unsaid: The numbered rule of others while nobody says whether they are near enough: its
            number is the distance.
        lent: The numbered rule that tells meanwhile what he would lend.
        said: What is kept of a player's answer.
    """

    within: int
    farther: int
    far: tuple[RuleId, ...]
    unsaid: RuleId
    lent: RuleId | None = None
    said: Said | None = None


@dataclass(frozen=True, slots=True)
class Loan:
    """A rule that a unit lends others of its side, where a player says that it is near enough.

    Attributes:
        rule: The rule that the others have by it.
        of: The rule of who lends it.
        field: The value of his profile that is its number; None where it has none. Such a rule
            has the unit that he is in by himself.
        barred: Statuses under which he lends nothing.
        raised: Rules that add to the value where he has them, or anybody in his unit, and how much.
        reach: His reach, where a rule asks that of a unit of which nobody says it.
    """

    rule: str
    of: str
    field: str | None
    barred: tuple[StatusId, ...] = ()
    raised: tuple[tuple[str, int], ...] = ()
    reach: Reach | None = None


@dataclass(frozen=True, slots=True)
class SpecialRule:
    """A special rule a unit may have.

    Its texts are `rule-<id>` (name) and `.aliases` (other names, comma-separated).

    Attributes:
        numbered: Whether it is written with a number.
        implies: Rules that whoever has it has too, each with its number; one that is stated beside
            it wins.
        alone: The rule that whoever has it has too where nothing that it implies is stated beside
            it.
        loans: What stands for it where a player says it of a unit of the battle.
        borne_by: The rule of those of whom one of a side may have it, for a press to say which.
        apart_from: The rule that whoever has it never has.
        to_unit: The rule that a unit has while somebody who has this one is in it, with its number.
        to_carrier: The rule that whoever carries him has.
        faced: Whether enemies of a unit face it while somebody in it has it, though the unit itself
            has it not: Fear.
        each: The rule that tells of it where it is written for each so many models, `(1/10)`: one
            with a number counts them. None for a rule that is not.
        with_number: The numbered rule that it is where it is written with a number.
        unfit: Rules of units that never have it: there its name means the rule of that id.
        forces: What army builders call the parts of an army whose units have it; its number, where
            it has one, is which of those of one name.
        makes: Rules of a unit that is called just as this one, as a war machine is: a cannon.
        bars: What whoever has it may not do.
        shields: What may not be done to whoever has it.
    """

    id: str
    numbered: bool = False
    implies: tuple[tuple[str, int | None], ...] = ()
    alone: str | None = None
    loans: tuple[Loan, ...] = ()
    borne_by: str | None = None
    apart_from: str | None = None
    to_unit: str | None = None
    to_carrier: str | None = None
    faced: bool = False
    each: str | None = None
    with_number: str | None = None
    unfit: tuple[str, ...] = ()
    forces: tuple[str, ...] = ()
    makes: tuple[str, ...] = ()
    bars: Bars = ()
    shields: Bars = ()
