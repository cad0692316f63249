"""A unit and the characters in it as one body: who is in it, what it has, what enemies face."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesets.core.battlefield.unit import Unit
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId


@dataclass(frozen=True, slots=True)
class Faced:
    """Rules of those in a unit that enemies face, such as Fear, and who has them.

    Attributes:
        kinds: Those of the rules asked for that somebody in it has, in the order asked.
        by: Who has one: the unit's own models if they do, then characters.
    """

    kinds: tuple[RuleId, ...]
    by: tuple[Unit, ...]


@dataclass(frozen=True, slots=True)
class Body:
    """A unit with the characters in it.

    No other module reads who joined a unit; a position is that which `OnCharacter` takes.

    Attributes:
        unit: The unit as its game sees it; its models are the unit's own.
    """

    unit: Unit

    @property
    def joined(self) -> tuple[Unit, ...]:
        """The characters in it, in order of their joining."""
        return self.unit.companions

    @property
    def members(self) -> tuple[Unit, ...]:
        """The unit, then the characters in it."""
        return (self.unit, *self.unit.companions)

    @property
    def numbered(self) -> tuple[tuple[int, Unit], ...]:
        """The characters in it, each after its position, which begins at 1."""
        return tuple(enumerate(self.unit.companions, 1))

    @property
    def alone(self) -> Unit:
        """The unit without those in it."""
        return self.keeping(())

    def keeping(self, joined: Sequence[Unit]) -> Unit:
        """Return the unit with some characters in the place of those in it."""
        return replace(self.unit, companions=tuple(joined))

    def without(self, names: Container[str]) -> Unit:
        """Return the unit without characters of some names."""
        joined = tuple(member for member in self.joined if member.name not in names)
        return self.unit if joined == self.joined else self.keeping(joined)

    def includes(self, name: str) -> bool:
        """Return whether a character of a name is in it."""
        for member in self.unit.companions:  # noqa: SIM110 - asked of every unit in every round
            if member.name == name:
                return True
        return False

    def has_any(self, rule: RuleId) -> bool:
        """Return whether anybody in it has a special rule."""
        return any(rule in member.rules for member in self.members)

    def any_is(self, status: StatusId) -> bool:
        """Return whether a status is true of anybody in it."""
        return any(member.has(status) for member in self.members)

    def bearer(self, rule: RuleId, *barred: StatusId) -> Unit | None:
        """Return who in it has a special rule, None where nobody does.

        Args:
            rule: The rule, such as that of a battle standard.
            barred: Statuses under which somebody does not count.
        """
        able = (member for member in self.members if rule in member.rules)
        return next((it for it in able if not any(it.has(status) for status in barred)), None)

    def place_of(self, rule: RuleId) -> int | None:
        """Return the position of the first character with a special rule, None without one."""
        return next((at for at, member in self.numbered if rule in member.rules), None)

    def leader(self, field: str, *barred: StatusId) -> Unit | None:
        """Return who in it has the highest value of a field, the unit itself where several do.

        Args:
            field: A field of the profile; of the unit its own value counts.
            barred: Statuses under which a character does not count.
        """
        held = [(self.unit, self.unit.alone(field))]
        held += [
            (member, member.find(field))
            for member in self.joined
            if not any(member.has(status) for status in barred)
        ]
        known = [(member, value.most) for member, value in held if value is not None]
        return max(known, key=lambda pair: pair[1])[0] if known else None

    def faced(self, rules: Sequence[RuleId]) -> Faced:
        """Return which of some special rules enemies face of it, and who has them.

        Args:
            rules: The rules. Of characters those count that the game lets enemies face.
        """
        own = [rule for rule in rules if rule in self.unit.rules]
        theirs = [rule for rule in rules if rule in self.unit.faced]
        kinds = tuple(rule for rule in rules if rule in self.unit.rules or rule in self.unit.faced)
        by = [self.unit] if own else []
        by += [member for member in self.joined if any(rule in member.rules for rule in theirs)]
        return Faced(kinds, tuple(by))
