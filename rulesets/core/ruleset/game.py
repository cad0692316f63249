"""A game as a plug-in: everything the application needs to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal, TypeAlias

from rulesets.core.battlefield.alteration import Alteration, Bounds, altered
from rulesets.core.battlefield.contact import Contact
from rulesets.core.battlefield.joining import Joining
from rulesets.core.battlefield.rules import Loan, SpecialRule
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.deck import KINDS, DeckKind
from rulesets.core.books.spell import Lore, Spell
from rulesets.core.books.table import Chart, Table
from rulesets.core.declaring.act import May, always_may
from rulesets.core.declaring.answering import Awaits, nothing_awaited
from rulesets.core.declaring.house import HouseRule
from rulesets.core.declaring.layer import Layer
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.results.aftermath import Aftermath
from rulesets.core.results.beginning import Begins, nothing_begins
from rulesets.core.results.effect import Expiry
from rulesets.core.results.relation import Relation
from rulesets.core.results.reminder import Reminder, Situation, no_reminders
from rulesets.core.results.score import BY_HAND, Scoring
from rulesets.core.results.status import Status
from rulesets.core.ruleset._bans import Bans, with_bans
from rulesets.core.ruleset._declared import (
    check_beyond,
    check_borrowed,
    check_house,
    check_noted,
    check_opening,
)
from rulesets.core.ruleset._lending import moving_of, unsaid_of
from rulesets.core.ruleset.composing import Counted, Joined
from rulesets.core.ruleset.gear import Armour, WeaponSheet, Worn, no_armour
from rulesets.core.ruleset.owners import RolledBy
from rulesets.core.ruleset.phase import Phase, Span
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

NameWeapon: TypeAlias = "Callable[[str], str]"
"""Returns what a weapon is called that players wrote; raises Refusal where it is none."""


@dataclass(frozen=True, slots=True)
class ProfileField:
    """A value of a unit's profile.

    Attributes:
        id: Its option name: `ws`, `ld`… Its text is `field-<id>`.
        signs: How players write it in a profile line, the English sign first, the French last:
            `WS`, `CC`.
        least: Smallest value.
        most: Largest value.
        dice: Whether it may be dice (2D6).
        save: Whether it is written and shown as X+.
        choices: For a value that is one of a few words, their ids in order; the number kept is the
            place from 0.
        joined: What it is of a unit with characters in it.
        of: Whose value counts for that beside the unit's.
        names: What army builders and spreadsheets call it, beside its signs: `Weapon Skill`.
        steed: Whether a rider has the mount's value where that is larger: movement.
        whole: Whether it is one number for the whole unit, which the parts of a unit share by their
            models: its cost.
        halves: Whether it may be written with a half: a movement of 7.5 centimetres.
        centimetres: Whether it is measured in centimetres, so that inches are converted.
        vital: Whether a model of which it falls to 0 is dead.
    """

    id: str
    signs: tuple[str, ...]
    least: int
    most: int
    dice: bool = False
    save: bool = False
    choices: tuple[str, ...] = ()
    joined: Joined = "own"
    of: Counted = "all"
    names: tuple[str, ...] = ()
    steed: bool = False
    whole: bool = False
    halves: bool = False
    centimetres: bool = False
    vital: bool = False

    @property
    def written(self) -> tuple[str, ...]:
        """Signs, and the names that are one word: what may stand before its number in a line."""
        return (*self.signs, *(name for name in self.names if " " not in name))


@dataclass(frozen=True, slots=True)
class Counter:
    """A number each side has; its text is `counter-<id>`.

    Attributes:
        expires: When it goes back to 0: with the phase, the turn, the round, or never.
        most: The largest number a rule may bring it to, as where something is done once a phase by
            each side; None for any.
        strict: Whether nothing is spent where nobody noted that there is any; others go uncounted.
        named: Whether it counts by name: a number for each `counted_by` of it.
        by: Whose name that is, where no procedure reads it for an option that tells.
        quiet: Whether a rule alone reads it: the outcome that changes it has said as much.
        spent: Whether players spend it, and see at any time how much is left.
    """

    id: str
    expires: Expiry = "battle"
    most: int | None = None
    strict: bool = False
    named: bool = False
    by: Literal["landmark", "spell", "unit", "unit-spell"] = "landmark"
    quiet: bool = False
    spent: bool = False


def as_it_is(unit: Unit) -> Unit:
    """Return a unit as its profile has it."""
    return unit


@dataclass(frozen=True, eq=False)
class Ruleset:
    """A game; compared by identity, as to look through all that it declares would take long.

    Attributes:
        id: Its slug, `blackhammer`; its name is the text `ruleset-<id>`.
        texts: Folder with one folder of Fluent files per language: `fr`, `en`.
        relations: What can hold between two units, the most usual first.
        joining: How characters join units; None where none do.
        contact: How it knows who is in close combat; None where it keeps no count of that.
        strength: What a unit weighs, characters apart; its text is `unit-strength`. None where the
            game knows no such thing.
        reminders: What is due, barred or running out now, for the units on the table.
        score: What a battle is worth to each side, and what that makes of it.
        rolls_for_turns: Whether the side that begins changes from one game turn to the next.
        house_rules: What players settle before a battle, in the order in which it is shown.
        instead: Commands of other games that players may look for here in vain; the text
            `refusal-instead-<command>` says what this game does instead.
        lores: The spells, prayers or powers it has, by the lists they stand in.
        decks: The kinds of decks it has, beside those of every game.
        layer: What it plays by beyond its text; None where the text is all.
        weapons: How army builders write weapons, where units have them by name.
        weapon_name: Returns what a weapon is called that players wrote for a unit to have by name;
            raises Refusal where it is none. None where units have values alone.
        aftermath: What becomes of those who fight on after a battle; None where its text has
            nothing of it.
        worn: The save of armour that a unit is said to wear.
        endowed: What a unit has by its special rules where its profile does not say; gives back
            the unit itself where that is nothing.
        paced: What a unit with characters in it has beyond the values of its fields, such as the
            pace of a chariot by those that pull it; gives back the unit itself where that is
            nothing.
        may: What no flag tells of who may do what to whom now.
        keywords: Whether units have keywords in any words beside its special rules.
        begins: What happens by rule as a phase begins, whatever players say.
        rolled_by: Who rolls, by the label of a roll: the acting unit where none is named.
        awaits: Which answers of the other side the table waits for.
        most_sides: For how many sides it is written at most.
        pools: Dice that its players often roll by themselves, in notation, or by the name of a die.
        generation: Procedures by which wizards come by the spells of one battle.
        samples: Armies to try it with; the text `sample-<id>` is the name of each, and its `.list`
            the list.
    """

    id: str
    texts: Traversable
    procedures: tuple[Procedure, ...]
    tables: tuple[Table, ...] = ()
    charts: tuple[Chart, ...] = ()
    profile: tuple[ProfileField, ...] = ()
    statuses: tuple[Status, ...] = ()
    relations: tuple[Relation, ...] = ()
    phases: tuple[Phase, ...] = ()
    counters: tuple[Counter, ...] = ()
    rules: tuple[SpecialRule, ...] = ()
    joining: Joining | None = None
    contact: Contact | None = None
    strength: Callable[[Unit], int | None] | None = None
    reminders: Callable[[Situation], tuple[Reminder, ...]] = no_reminders
    score: Scoring = BY_HAND
    rolls_for_turns: bool = False
    house_rules: tuple[HouseRule, ...] = ()
    instead: tuple[str, ...] = ()
    lores: tuple[Lore, ...] = ()
    weapons: tuple[WeaponSheet, ...] = ()
    decks: tuple[DeckKind, ...] = ()
    layer: Layer | None = None
    weapon_name: NameWeapon | None = None
    aftermath: Aftermath | None = None
    worn: Callable[[Armour, Unit], Worn] = no_armour
    endowed: Callable[[Unit], Unit] = as_it_is
    paced: Callable[[Unit], Unit] = as_it_is
    may: May = always_may
    keywords: bool = False
    begins: Begins = nothing_begins
    rolled_by: RolledBy = field(default_factory=dict)
    awaits: Awaits = nothing_awaited
    most_sides: int = 6
    pools: tuple[str, ...] = ("d6", "2d6", "3d6", "d3")
    generation: tuple[str, ...] = ()
    samples: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Hold every parameter of a house rule to that rule, what is borrowed to the layer.

        Raises:
            TypeError: it names none that is declared, or takes other values.
        """
        check_borrowed(
            (*self.tables, *self.charts, *self.lores, *self.spells, *self.phases), self.layer
        )
        check_noted(self.statuses, self.phases)
        for procedure in self.procedures:
            check_beyond(procedure, self.layer)
            check_opening(procedure, self.procedures)
            for parameter in procedure.parameters:
                if parameter.house is not None:
                    check_house(procedure.id, parameter, self.house_rule(parameter.house))

    def house_rule(self, name: str) -> HouseRule | None:
        """Return a house rule by id."""
        return next((rule for rule in self.house_rules if rule.id == name), None)

    @cached_property
    def deck_kinds(self) -> Mapping[str, DeckKind]:
        """Every kind of deck that players can have in it, by id, its own first."""
        return {kind.id: kind for kind in (*self.decks, *KINDS)}

    @cached_property
    def spells(self) -> tuple[Spell, ...]:
        """Every spell, lore by lore."""
        return tuple(spell for lore in self.lores for spell in lore.spells)

    @cached_property
    def altering(self) -> Mapping[str, Alteration]:
        """Return what statuses make of a unit, by id; those that change nothing are left out."""
        return {status.id: status.alters for status in self.statuses if status.alters is not None}

    @cached_property
    def wounded(self) -> Mapping[str, str]:
        """Return what wounds do to statuses, by their ids; those they leave alone are left out."""
        found = ((status.id, status.wounded) for status in self.statuses)
        return {status: wounds for status, wounds in found if wounds != "nothing"}

    @cached_property
    def _bounds(self) -> Mapping[str, Bounds]:
        return {
            field.id: Bounds(field.least, field.most, save=field.save, halves=field.halves)
            for field in self.profile
        }

    def as_it_stands(self, unit: Unit) -> Unit:
        """Return a unit with all that its rules and statuses make of it: what the rules go by."""
        stands = altered(unit, self.altering, self._bounds)
        if self.endowed(stands) is not stands:  # a status may take away what would endow it
            stands = altered(self.endowed(unit), self.altering, self._bounds)
        return self.with_bars(stands)

    def with_bars(self, unit: Unit) -> Unit:
        """Return a unit that stands as it is, with what its rules and statuses bar."""
        return with_bans(unit, self._bans)

    @cached_property
    def _bans(self) -> Bans:
        return Bans(self.rules, self.statuses)

    @cached_property
    def following(self) -> Mapping[str, tuple[tuple[StatusId, Expiry], ...]]:
        """Statuses that begin once others ended by themselves, by the id of the one that ended."""
        return {status.id: status.then for status in self.statuses if status.then}

    @cached_property
    def lending(self) -> tuple[SpecialRule, ...]:
        """The special rules by which somebody nearby lends others a rule."""
        return tuple(rule for rule in self.rules if rule.loans)

    @cached_property
    def unsaid(self) -> frozenset[str]:
        """Ids of the special rules that the table alone tells of, for no line to have."""
        return unsaid_of(self.lending)

    @cached_property
    def moving(self) -> Mapping[str, frozenset[StatusId]]:
        """The statuses of what was said of where a side stands, by each that begins as it moves."""
        return moving_of(self.lending)

    @cached_property
    def sole(self) -> tuple[SpecialRule, ...]:
        """The special rules that a single unit of a side has, of which a press may say which."""
        return tuple(rule for rule in self.rules if rule.borne_by is not None)

    @cached_property
    def ending_magic(self) -> frozenset[str]:
        """Ids of the statuses under which nobody keeps a spell in play."""
        return frozenset(status.id for status in self.statuses if status.ends_magic)

    @cached_property
    def shared(self) -> frozenset[str]:
        """Ids of the statuses that a unit and the characters in it share."""
        return frozenset(status.id for status in self.statuses if status.shared)

    @cached_property
    def relations_by_id(self) -> Mapping[str, Relation]:
        """The relations by id."""
        return {relation.id: relation for relation in self.relations}

    @cached_property
    def implied(self) -> Mapping[str, tuple[StatusId | None, StatusId | None]]:
        """Statuses that relations imply, of who has them and of the partner, by relation."""
        return {each.id: each.implies for each in self.relations if any(each.implies)}

    @cached_property
    def leaving_combat(self) -> frozenset[str]:
        """Ids of the statuses with which a unit is in close combat no more."""
        return frozenset(status.id for status in self.statuses if status.leaves_combat)

    @cached_property
    def follows(self) -> frozenset[str]:
        """Ids of the statuses that go with the caster of the spell that brought them."""
        return frozenset(status.id for status in self.statuses if status.follows)

    @cached_property
    def best(self) -> tuple[str, ...]:
        """Ids of the profile fields of which a unit uses the best value in it."""
        return tuple(field.id for field in self.profile if field.joined == "best")

    @cached_property
    def whole(self) -> tuple[str, ...]:
        """Ids of the profile fields that are one number for a whole unit."""
        return tuple(field.id for field in self.profile if field.whole)

    @cached_property
    def mute(self) -> frozenset[StatusId]:
        """Ids of the statuses under which a character lends his unit nothing."""
        return frozenset(status.id for status in self.statuses if status.mute)

    @cached_property
    def leads(self) -> Mapping[StatusId, tuple[str, ...]]:
        """The statuses under which a character leads his unit, with the fields it has from him."""
        return {status.id: status.leads for status in self.statuses if status.leads}

    @cached_property
    def by_id(self) -> dict[str, Procedure]:
        """The procedures by id."""
        return {procedure.id: procedure for procedure in self.procedures}

    @cached_property
    def commands(self) -> tuple[str, ...]:
        """The commands that its procedures answer, in order."""
        found = (procedure.command for procedure in self.procedures)
        return tuple(sorted({command for command in found if command is not None}))

    def procedure(self, name: str) -> Procedure:
        """Return a procedure by id.

        Raises:
            Refusal: `unknown-procedure`.
        """
        found = self.by_id.get(name.strip().lower().replace("-", "_"))
        if found is None:
            raise Refusal("unknown-procedure", name=name[:40])
        return found


__all__ = [
    "Counter",
    "Joining",
    "Loan",
    "Phase",
    "ProfileField",
    "Ruleset",
    "Span",
    "SpecialRule",
    "Status",
    "WeaponSheet",
]
