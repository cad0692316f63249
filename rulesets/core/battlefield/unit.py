"""A unit as the rules see it: a profile, models, wounds, rules and what is true of it now."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.bar import Barred, Verb, first_barred
from rulesets.core.battlefield.body import Body
from rulesets.core.battlefield.link import Link
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulesets.core.ids.statuses import StatusId

FORGOTTEN: Final = "-"
"""What stands before a spell that a wizard no longer knows."""
LAST_WOUND: Final = "last-wound"
"""The rule whose number tells of Wounds that the last model of a unit has beyond the others'."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit on the table, or one described for a single question.

    Attributes:
        name: What its player calls it.
        models: Models alive now.
        size: Models at the start of the battle.
        carried: Wounds already suffered by the foremost wounded model.
        profile: Characteristics and other values by field id; a field not named is unknown.
        rules: Special rules it has.
        statuses: What is true of it now (fleeing, charged…), with a value where one matters.
        phase_start: Models at the start of the current phase.
        characters: Characters that joined it, who are counted apart.
        spells: Spells it knows; one that it forgot stands there with a minus before it.
        companions: Those characters as the rules see them, in order of their joining; `body` is
            how rules read them.
        bare: Values of its own in whose stead it has another for their sake.
        host: The unit that it joined, without those who joined it.
        left: The unit that it has left in this phase, where that is of account, with those in it.
        upholds: Spells of its own that remain in play.
        weapons: Weapons it has by name, each in the words of its player, which its game reads.
        faced: Special rules of those characters that enemies face beside its own.
        links: Its relations with other units, its own and theirs with it, oldest first.
        bars: What it may not do, as its rules and statuses have it.
        shields: What may not be done to it, in the same way.
    """

    name: str
    models: int = 1
    size: int = 1
    carried: int = 0
    profile: tuple[tuple[str, Amount], ...] = ()
    rules: SpecialRules = NO_RULES
    statuses: tuple[tuple[str, int], ...] = ()
    phase_start: int = 1
    characters: int = 0
    spells: tuple[str, ...] = ()
    companions: tuple[Unit, ...] = ()
    bare: tuple[tuple[str, Amount], ...] = ()
    host: Unit | None = None
    upholds: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()
    faced: SpecialRules = NO_RULES
    links: tuple[Link, ...] = ()
    left: Unit | None = None
    bars: tuple[Barred, ...] = field(default=(), compare=False)
    shields: tuple[Barred, ...] = field(default=(), compare=False)

    @property
    def body(self) -> Body:
        """The unit and the characters in it as one."""
        return Body(self)

    def bar(self, verb: Verb, rules: SpecialRules | None = None) -> Barred | None:
        """Return why it may not do something now, None where it may.

        Args:
            verb: The act.
            rules: Its rules in this, if not its own alone: those of its weapon too.
        """
        if not self.bars:
            return None
        return first_barred(self.bars, verb, self.rules if rules is None else rules)

    def shield(self, verb: Verb, rules: SpecialRules | None = None) -> Barred | None:
        """Return why something may not be done to it now, None where it may; as `bar`."""
        if not self.shields:
            return None
        return first_barred(self.shields, verb, self.rules if rules is None else rules)

    def alone(self, name: str) -> Amount | None:
        """Return a profile value of its own, whoever joined it; None when unknown."""
        return dict(self.bare).get(name, self.find(name))

    def knows(self, spell: str) -> bool | None:
        """Return whether it knows a spell, None where nobody said which it knows."""
        wanted = spell.casefold()
        if f"{FORGOTTEN}{wanted}" in [each.casefold() for each in self.spells]:
            return False
        known = [name.casefold() for name in self.known]
        return wanted in known if known else None

    @property
    def known(self) -> tuple[str, ...]:
        """The spells that it knows, without those it has forgotten."""
        return tuple(spell for spell in self.spells if not spell.startswith(FORGOTTEN))

    def find(self, field: str) -> Amount | None:
        """Return a profile value, None when unknown."""
        for name, value in self.profile:
            if name == field:
                return value
        return None

    def plain(self, field: str) -> int | None:
        """Return a profile value that is a plain number, None when unknown or dice."""
        value = self.find(field)
        return None if value is None else value.fixed

    def number(self, field: str, default: int | None = None) -> int:
        """Return a profile value that is a plain number.

        Raises:
            Refusal: `unit-lacks-value` when unknown and no default is given, or when it is dice.
        """
        value = self.find(field)
        if value is None or value.fixed is None:
            if value is None and default is not None:
                return default
            raise Refusal("unit-lacks-value", unit=self.name, field=field)
        return value.fixed

    def has(self, status: StatusId) -> bool:
        """Return whether a status is true of it now."""
        for name, _ in self.statuses:  # noqa: SIM110 - asked of every unit in every phase
            if name == status:
                return True
        return False

    def linked(
        self, kind: str, other: str | None = None, *, own: bool | None = None
    ) -> tuple[Link, ...]:
        """Return its relations of a kind.

        Args:
            kind: The relation.
            other: The partner's name; None for any.
            own: Whether only its own are meant, or only those of partners with it; None for both.
        """
        return tuple(
            link
            for link in self.links
            if link.kind == kind and other in (None, link.other) and own in (None, link.own)
        )

    def first_of(self, statuses: Iterable[StatusId]) -> str | None:
        """Return the first of some statuses that is true of it now, to be told; None without."""
        for status in statuses if self.statuses else ():
            if self.has(status):
                return status
        return None

    @property
    def spare(self) -> int:
        """The Wounds that its last model has beyond the others'."""
        return self.rules.number(LAST_WOUND) or 0

    def wounds_left(self) -> int:
        """Return the wounds it can still lose."""
        spare = self.spare if self.models else 0
        return self.models * self.number("w", 1) + spare - self.carried

    def after_losing(self, wounds: int) -> Unit:
        """Return the unit after unsaved wounds: whole models go first, the rest is noted."""
        each = self.number("w", 1)
        casualties = remove_casualties(self.models, each, self.carried, wounds, self.spare)
        return replace(self, models=self.models - casualties.models, carried=casualties.carried)

    def after_healing(self, wounds: int) -> Unit:
        """Return the unit after getting wounds back: the models lost last come back first."""
        each = max(1, self.number("w", 1))
        lost = (self.size - self.models) * each + self.carried
        lost = max(0, lost + (0 if self.models else self.spare) - wounds)
        gone = remove_casualties(self.size, each, 0, lost, self.spare)
        return replace(self, models=self.size - gone.models, carried=gone.carried)


@dataclass(frozen=True, slots=True)
class Casualties:
    """Models removed for wounds lost, and the wounds left noted on the unit."""

    models: int
    carried: int


def remove_casualties(
    models: int, wounds_each: int, carried: int, lost: int, spare: int = 0
) -> Casualties:
    """Remove models as soon as their wounds are gone and note the remainder.

    Args:
        models: Models alive before.
        wounds_each: Wounds on the profile of each.
        carried: Wounds noted on the unit before.
        lost: Wounds lost now; more than the unit has left are ignored.
        spare: Wounds that the last model has beyond the others'.
    """
    each = max(1, wounds_each)
    removed, left = divmod(carried + lost, each)
    if removed < models:
        return Casualties(removed, left)
    last = carried + lost - (models - 1) * each
    if models and last < each + spare:
        return Casualties(models - 1, last)
    return Casualties(models, 0)
