"""A spell of a path: its versions, what each does, how long it lasts [L822-935]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.spell import Spell
from rulesets.core.ids.composed import as_status

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

Type: TypeAlias = Literal[
    "augment",
    "aura",
    "damage",
    "direct",
    "focused",
    "line",
    "caster",
    "hex",
    "ground",
    "characters-only",
    "missile",
    "caster-unit",
    "universal",
    "vortex",
]
"""Types that limit the targets of a spell, its range apart [L848-915]."""
Lasts: TypeAlias = Literal["instant", "one-turn", "permanent", "remains-in-play"]
"""Durations of a spell [L917-935]."""
Does: TypeAlias = Literal[
    "hits", "wounds", "test", "contest", "status", "recover", "raise", "move", "panic", "count"
]
When: TypeAlias = Literal["now", "due"]
Whom: TypeAlias = Literal["target", "wizard"]


@dataclass(frozen=True, slots=True)
class Work:
    """One thing that a spell does.

    Attributes:
        does: `hits` that wound and are saved; `wounds` that are saved only; a `test` that each
            model touched takes, failures being wounds; a `contest` of dice between wizard and
            target, whose difference wounds; a `status`; wounds to `recover` or `raise`; inches of a
            Magical Move; a `panic` test; a `count` that the dice tell.
        to: Whom it befalls.
        when: As the spell is resolved, or each time it is `due` again.
        amount: How many, or how far; None for one for each model touched.
        each: Whether the amount is for each model touched.
        strength: Of the hits.
        rolled_strength: Of hits whose Strength is rolled.
        rules: Special rules of hits and wounds.
        damage: Wounds that each unsaved one takes.
        characteristic: What is tested, or what both add to their die.
        need: The face that wounds a model instead of a test, or that brings a status.
        spared: Failures that are ignored.
        unsaved: Whether no save is allowed.
        regen: Whether Regeneration is.
        less: A characteristic of the target that the amount is lowered by.
        status: What becomes true.
        by: The dice whose total is the status's value.
        chosen: Whether the player names the status among those that begin with its name.
        against: Rules of a target that make the amount `more`.
        more: That amount.
        drains: Whether its caster recovers 1 Wound where it takes any.
        if_wounded: Whether a status is brought only where wounds were lost.
    """

    does: Does
    to: Whom = "target"
    when: When = "now"
    amount: Amount | None = None
    each: bool = False
    strength: int | None = None
    rolled_strength: Amount | None = None
    rules: SpecialRules = SpecialRules()
    damage: Amount | None = None
    characteristic: str | None = None
    need: int | None = None
    spared: int = 0
    unsaved: bool = False
    regen: bool = True
    less: str | None = None
    status: str | None = None
    by: Amount | None = None
    chosen: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    more: Amount | None = None
    drains: bool = False
    if_wounded: bool = False


@dataclass(frozen=True, slots=True)
class Version:
    """A spell as it may be cast: the basic version, or an improved one [L844-846].

    Attributes:
        casting: What the casting must reach; 0 for an attribute, which needs none.
        range: In inches, None for none.
        types: What limits its targets.
        lasts: How long it acts.
        works: What it does, in order.
        under: A status of its caster under which it does something else, and what.
        only: Special rules of which its targets have one.
    """

    casting: int
    range: int | None
    types: tuple[Type, ...]
    lasts: Lasts
    works: tuple[Work, ...]
    under: tuple[str, tuple[Work, ...]] | None = None
    only: tuple[RuleId, ...] = ()

    @property
    def all_works(self) -> tuple[Work, ...]:
        """All that it may do."""
        return self.works if self.under is None else (*self.works, *self.under[1])

    def works_of(self, caster: Unit | None) -> tuple[Work, ...]:
        """Return what it does when somebody cast it."""
        if caster is None or self.under is None or not caster.has(as_status(self.under[0])):
            return self.works
        return self.under[1]


@dataclass(frozen=True, slots=True, kw_only=True)
class PathSpell(Spell):
    """A spell of a path.

    Attributes:
        versions: The basic one, then the improved ones.
        reach: X of a Vortex.
        attribute: Whether it is the attribute of its path.
        every_magic: Whether what is due again and again is so as every Magic Phase ends.
        every_phase: Whether it is so as every phase begins.
    """

    versions: tuple[Version, ...]
    attribute: bool = False
    every_magic: bool = False
    every_phase: bool = False

    @property
    def sign(self) -> str:
        """The values that it must reach; empty for an attribute."""
        return (
            "" if self.attribute else "/".join(f"{version.casting}+" for version in self.versions)
        )

    def version(self, name: str) -> Version | None:
        """Return a version by its name, None where it has none of it."""
        index = VERSIONS.index(name)
        return self.versions[index] if index < len(self.versions) else None

    @property
    def remains_value(self) -> int | None:
        """The value that dispels it while it remains in play: its lowest of that kind [L955]."""
        lasting = [
            version.casting for version in self.versions if version.lasts == "remains-in-play"
        ]
        return min(lasting, default=None)

    @property
    def statuses(self) -> frozenset[str]:
        """The statuses of its targets while it lasts."""
        works = (work for version in self.versions for work in version.all_works)
        return frozenset(work.status for work in works if work.status is not None)

    @property
    def repeats(self) -> bool:
        """Tell whether it does something again and again while it lasts."""
        return any(work.when == "due" for version in self.versions for work in version.works)


VERSIONS = ("basic", "improved", "greatest")
"""The names of the versions, in order."""
