"""A game as a plug-in: everything the application needs to know of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from typing import Final

from rulesets.core.effect import Expiry
from rulesets.core.procedure import Procedure
from rulesets.core.table import Chart, Table
from rulesets.refusal import Refusal

GROUP: Final = "vexille.rulesets"
"""Entry-point group in which a game announces its `Ruleset`."""


@dataclass(frozen=True, slots=True)
class ProfileField:
    """A value of a unit's profile.

    Attributes:
        id: Its option name: `ws`, `ld`… Its text is `field-<id>`.
        signs: How players write it in a profile line, longest first: `WS`, `CC`.
        least: Smallest value.
        most: Largest value.
        dice: Whether it may be dice (2D6).
        save: Whether it is written and shown as X+.
        choices: For a value that is one of a few words, their ids in order; the number kept is the
            place from 0.
        names: What army builders and spreadsheets call it, beside its signs: `Weapon Skill`.
        steed: Whether a rider has the mount's value where that is larger: movement.
    """

    id: str
    signs: tuple[str, ...]
    least: int
    most: int
    dice: bool = False
    save: bool = False
    choices: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    steed: bool = False


@dataclass(frozen=True, slots=True)
class Status:
    """Something that can be true of a unit; its text is `status-<id>`."""

    id: str
    until: Expiry = "battle"


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase of a player's turn; its text is `phase-<id>`."""

    id: str


@dataclass(frozen=True, slots=True)
class Counter:
    """A number each side has; its text is `counter-<id>`.

    Attributes:
        expires: When it goes back to 0: with the phase, the turn, or never.
    """

    id: str
    expires: Expiry = "battle"


@dataclass(frozen=True, slots=True)
class SpecialRule:
    """A special rule a unit may have.

    Its texts are `rule-<id>` (name) and `.aliases` (other names, comma-separated).
    """

    id: str
    numbered: bool = False


@dataclass(frozen=True)
class Ruleset:
    """A game.

    Attributes:
        id: Its slug, `blackhammer`; its name is the text `ruleset-<id>`.
        texts: Folder with one folder of Fluent files per language: `fr`, `en`.
    """

    id: str
    texts: Traversable
    procedures: tuple[Procedure, ...]
    tables: tuple[Table, ...] = ()
    charts: tuple[Chart, ...] = ()
    profile: tuple[ProfileField, ...] = ()
    statuses: tuple[Status, ...] = ()
    phases: tuple[Phase, ...] = ()
    counters: tuple[Counter, ...] = ()
    rules: tuple[SpecialRule, ...] = ()

    @cached_property
    def by_id(self) -> dict[str, Procedure]:
        """The procedures by id."""
        return {one.id: one for one in self.procedures}

    @cached_property
    def commands(self) -> tuple[str, ...]:
        """The commands that its procedures answer, in order."""
        return tuple(sorted({one.command for one in self.procedures if one.command is not None}))

    def procedure(self, name: str) -> Procedure:
        """Return a procedure by id.

        Raises:
            Refusal: `unknown-procedure`.
        """
        found = self.by_id.get(name.strip().lower().replace("-", "_"))
        if found is None:
            raise Refusal("unknown-procedure", name=name[:40])
        return found


def installed_rulesets() -> dict[str, Ruleset]:
    """Return every game that is installed, by slug, in order of their slugs.

    Raises:
        TypeError: an entry point of the group is not a `Ruleset`.
    """
    found: dict[str, Ruleset] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        ruleset = point.load()
        if not isinstance(ruleset, Ruleset):
            msg = f"{point.value} is not a Ruleset"
            raise TypeError(msg)
        found[ruleset.id] = ruleset
    return found
