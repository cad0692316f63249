"""Reminders: tests that are due, units that may not act, spells running out.

A game declares one pure function from a `Situation` to its reminders; the application tells them
when a phase begins, when one ends with something undone, and whenever players look at the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rulesets.core.battlefield.ability import Ability
from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.battlefield.link import NO_COMBATS, Combats
from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rulesets.core.ids.statuses import StatusId

Moment: TypeAlias = Literal["phase", "leaving"]
"""During a phase, or as it ends: then only what should have been done before is told."""
TO_PICK: Final = "…"
"""What stands among the values of a reminder for a unit that players pick."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """A spell in play.

    Attributes:
        kind: `persistent` or `in-play`.
        value: What a dispel must equal.
        upkeep: Power dice that keep it, 0 for none.
        fresh: Whether it was cast in the player turn under way.
        kept: Whether its upkeep was paid in it.
        caster: Whose it is, where that is known.
    """

    name: str
    kind: str
    value: int
    upkeep: int
    fresh: bool
    kept: bool = False
    caster: str | None = None


@dataclass(frozen=True, slots=True)
class ArmyUnit:
    """A unit that a side brought, by itself, wherever it is now.

    Attributes:
        unit: As it is without those who joined it.
        destroyed: Whether it left the battle.
    """

    unit: Unit
    destroyed: bool = False


@dataclass(frozen=True, slots=True)
class Objective:
    """An objective that a side holds.

    Attributes:
        name: What it is called.
        before: Who held it as the player turn under way began.
        lies: On whose land it lies; None where nobody said.
    """

    name: str
    before: Literal["own", "other", "nobody"] = "own"
    lies: Literal["own", "other", "nobody", "both"] | None = None


@dataclass(frozen=True, slots=True)
class Side:
    """A side as its game sees it.

    Attributes:
        units: Those on the table; characters who joined one are part of it.
        counters: The numbers it keeps, by id; one that nobody set is not there.
        spells: Those of its own that are in play.
        army: Every unit it brought or raised, each by itself, those that are gone too; only
            where it is asked for.
        objectives: Objectives that it holds.
        name: What it is called.
        landmarks: Names of the landmarks it holds.
        added: Points that players added to what its game counts, negative where they took more.
        joined: The characters in its units, each by itself as it stands, with the unit it is in.
        abilities: What its army list brought beside units.
    """

    units: tuple[Unit, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    spells: tuple[Lasting, ...] = ()
    army: tuple[ArmyUnit, ...] = ()
    objectives: tuple[Objective, ...] = ()
    name: str = ""
    landmarks: tuple[str, ...] = ()
    added: int = 0
    joined: tuple[Unit, ...] = ()
    abilities: tuple[Ability, ...] = ()

    def counter(self, name: str) -> int | None:
        """Return a counter, None where nobody set it."""
        return dict(self.counters).get(name)

    @property
    def members(self) -> tuple[Unit, ...]:
        """The units and the characters in them, each by itself."""
        return tuple(member for unit in self.units for member in unit.body.members)


@dataclass(frozen=True, slots=True)
class Situation:
    """A battle at one moment.

    Attributes:
        turn: The game turn, from 1.
        phase: Id of the phase.
        active: The side whose turn it is.
        others: The other sides.
        last: Whether no other side has its turn after this one in the game turn.
        moment: Whether the phase goes on or ends.
        switches: The house rules of the battle, by id.
        settled: Whether the players said at its start who begins.
        ordered: Whether whoever goes on says who has the first turn of the game turn.
        landmarks: What stands on the battlefield under a name.
        agreed: Points that the players agreed on for each side, where they did.
        combats: The close combats, as far as the table knows who touches whom.
        asking: What the side is called that whoever asks plays; empty where nobody knows.
    """

    turn: int
    phase: str | None
    active: Side
    others: tuple[Side, ...]
    last: bool = False
    moment: Moment = "phase"
    switches: tuple[tuple[str, str], ...] = ()
    settled: bool = False
    ordered: bool = False
    landmarks: tuple[Landmark, ...] = ()
    agreed: int | None = None
    combats: Combats = NO_COMBATS
    asking: str = ""

    def switch(self, name: str) -> str | None:
        """Return the value of a house rule, None where nobody told it."""
        return dict(self.switches).get(name)

    @property
    def sides(self) -> tuple[Side, ...]:
        """Every side, that whose turn it is first."""
        return (self.active, *self.others)

    @property
    def units(self) -> tuple[Unit, ...]:
        """The units of every side, in the same order."""
        return tuple(unit for side in self.sides for unit in side.units)

    @property
    def members(self) -> tuple[Unit, ...]:
        """The units of every side and the characters in them, each by itself."""
        return tuple(member for side in self.sides for member in side.members)

    @property
    def enemies(self) -> tuple[Unit, ...]:
        """The units of all other sides."""
        return tuple(unit for side in self.others for unit in side.units)


@dataclass(frozen=True, slots=True)
class Concerned:
    """A unit that a reminder is about.

    Attributes:
        unit: Its name.
        status: The status that is why, where one is.
        later: Whether it is due of it only once others have done theirs.
    """

    unit: str
    status: str | None = None
    later: bool = False


def concerned_by(units: Iterable[Unit], statuses: Sequence[StatusId]) -> tuple[Concerned, ...]:
    """Return the units of which any of some statuses is true, each with the first such."""
    return tuple(
        Concerned(unit.name, status)
        for unit in units
        for status in (unit.first_of(statuses),)
        if status
    )


@dataclass(frozen=True, slots=True)
class Reminder:
    """A duty or a prohibition that is due now; its text is `reminder-<id>`.

    Attributes:
        units: Whom it is about; they stand in the text as `units`.
        procedure: What is to be resolved; None where nothing is rolled.
        role: The option of the procedure that names one of the units.
        values: Other options of it.
        facts: What else its text tells.
        source: Lines of the source text, `L674`.
        witness: The witness of the game's layer that it rests on, None where the text has it.
        abilities: What an army brought that it is about; they stand in the text as `abilities`.
        name: What the step that leads to the same is called, `next-<name>`, where that tells more
            than the procedure's own name.
        beside: Another procedure that it asks for: what settles it the other way, or comes first.
    """

    id: str
    source: str
    units: tuple[Concerned, ...] = ()
    procedure: str | None = None
    role: str | None = None
    values: tuple[tuple[str, int | str], ...] = ()
    facts: tuple[tuple[str, int | str], ...] = ()
    witness: str | None = None
    abilities: tuple[Ability, ...] = ()
    name: str | None = None
    beside: str | None = None

    @property
    def asks_for(self) -> frozenset[str]:
        """The procedures that do what it asks for."""
        return frozenset(each for each in (self.procedure, self.beside) if each is not None)


def no_reminders(_situation: Situation) -> tuple[Reminder, ...]:
    """Remind of nothing."""
    return ()
