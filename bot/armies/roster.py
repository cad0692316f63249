"""An army list as it was understood, with what was not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from bot.armies.sheets import Kept
from bot.texts.names import LONGEST, fold, printable
from rulesets.core.battlefield.amount import Amount, in_centimetres, read_amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.profile_line import check_value, read_weapons
from rulesets.core.notation.rule_list import FindRule
from rulesets.core.notation.unit_head import MOST_MODELS
from rulesets.core.ruleset.game import NameWeapon, ProfileField, SpecialRule, WeaponSheet
from rulesets.refusal import Refusal

MOST_BYTES: Final = 3_000_000
"""Of a list, unpacked: the largest that army builders write have a third of it."""
MOST_TEXT: Final = 400_000
"""Characters of a list as text: 200 units with every rule of a game."""
MOST_LINES: Final = 3000
"""Lines of a list as text, blank ones too."""
MOST_PACKED: Final = 1_000_000
MOST_UNITS: Final = 200
"""Of one army; what is beyond them is reported."""
MOST_LEFT: Final = 20
"""Units beyond them that are told by name; the rest of the list is not read."""
MOST_PROBLEMS: Final = 300
LONGEST_LINE: Final = 2000
"""Characters of a line of text: a unit with every rule of a game stays below."""

_MOST_NAMED: Final = 6
_BLANKS: Final = 25
"""How many times as many characters are looked at as are told, for what is no letter."""
_NONE_KEPT: Final = Kept()

ReadUnit: TypeAlias = "Callable[[str], Unit]"
ReadRules: TypeAlias = "Callable[[str], SpecialRules]"


@dataclass(frozen=True, slots=True)
class Problem:
    """A part of a list that was not understood; the rest of it was.

    Attributes:
        line: Where, from 1; 0 where the list has no lines to speak of.
        subject: The unit or the words concerned.
        reason: Why.
    """

    line: int
    subject: str
    reason: Refusal


@dataclass(frozen=True, slots=True)
class Doubtful:
    """A line that may be a unit.

    Attributes:
        unit: The unit that it would be.
        at: How many of the list's units stand above it.
    """

    unit: Unit
    at: int


@dataclass(frozen=True, slots=True)
class Roster:
    """An army.

    Attributes:
        name: What its list calls it, None where it does not.
        game: The slug of the game it says it is for, None where it does not.
        units: In order.
        problems: What was not taken, or not as it stands, in order.
        doubt: Why a list of which something could be read is not taken at all, None where it is.
        system: What an army builder calls the game it was written for.
        form: Whose text a pasted list is; the text `army-read-<form>` tells it. Empty for our own.
        unsized: The units whose list never says how many models they have, by their position.
        kept: The sheets that came with it.
        doubtful: Lines of which it is asked whether they are units, in order.
    """

    name: str | None = None
    game: str | None = None
    units: tuple[Unit, ...] = ()
    problems: tuple[Problem, ...] = ()
    doubt: Refusal | None = None
    system: str = ""
    form: str = ""
    unsized: frozenset[int] = frozenset()
    kept: Kept = _NONE_KEPT
    doubtful: tuple[Doubtful, ...] = ()


@dataclass(frozen=True)
class Lexicon:
    """The words of a list in a game, in the language of the player who brings it.

    Attributes:
        game: The game's slug.
        read_unit: Reads a unit from its line.
        read_rules: Reads special rules from their names.
        find_rule: Finds a special rule's id by its name.
        weapons: How army builders write weapons.
        weapon_name: Names a weapon of a unit; None where units have none by name.
        keyword: Finds the id of a keyword in any words; None where nothing is one.
        locale: The language of the player.
    """

    game: str
    fields: tuple[ProfileField, ...]
    rules: tuple[SpecialRule, ...]
    read_unit: ReadUnit
    read_rules: ReadRules
    find_rule: FindRule
    weapons: tuple[WeaponSheet, ...] = ()
    weapon_name: NameWeapon | None = None
    keyword: FindRule | None = None
    locale: str = "en"

    def read_weapons(self, text: str) -> tuple[str, ...]:
        """Return the weapons that stand in a list, separated by semicolons.

        Raises:
            Refusal: see `rulesets.core.notation.profile_line.read_weapons`.
        """
        return read_weapons(text, self.weapon_name)

    @cached_property
    def _by_name(self) -> dict[str, ProfileField]:
        return {
            fold(name): field
            for field in self.fields
            for name in (field.id, *field.signs, *field.names)
        }

    def field(self, name: str) -> ProfileField | None:
        """Return the field of the profile that a heading names, None for none."""
        return self._by_name.get(fold(name.strip(" :.*")))

    def weapon(self, kind: str) -> bool:
        """Return whether army builders call the profiles of weapons so."""
        wanted = fold(kind)
        return any(fold(called) == wanted for sheet in self.weapons for called in sheet.kinds)

    def placed(self, force: str) -> SpecialRule | None:
        """Return the rule of units that stand in a part of an army called so, None without one."""
        wanted = fold(force)
        return next(
            (rule for rule in self.rules if any(fold(each) == wanted for each in rule.forces)), None
        )

    def numbered(self, rule: str) -> bool:
        """Return whether a special rule comes with a number."""
        return any(each.id == rule and each.numbered for each in self.rules)

    def value(self, field: ProfileField, text: str) -> Amount | None:
        """Return the value that stands under a heading, None where nothing does.

        `4+`, `5"` and `D6` are read; a dash or a star is nothing.

        Raises:
            Refusal: `not-an-amount`, `value-out-of-range`.
        """
        bare = text.strip().strip("*\"'”″+≥ ").replace("\N{NO-BREAK SPACE}", "")
        if not bare.strip("-–—−/."):
            return None
        amount = read_amount(bare.removesuffix("cm").strip(), halves=field.halves)
        if field.centimetres and text.strip().endswith(('"', "″", "”", "''", "in")):
            amount = in_centimetres(amount)
        check_value(field, amount)
        return amount


class Findings:
    """Units and problems found while a list was read, bounded in number."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.game: str | None = None
        self._units: list[Unit] = []
        self._problems: list[Problem] = []
        self._doubtful: list[Doubtful] = []
        self._left = 0  # units beyond those that are kept

    @property
    def full(self) -> bool:
        """Tell whether no more is kept, and enough was told of what is left out."""
        told = self._left >= MOST_LEFT or len(self._problems) >= MOST_PROBLEMS
        return len(self._units) >= MOST_UNITS and told

    def add(self, unit: Unit, line: int = 0) -> int | None:
        """Keep a unit and return its place, from 0, or report the one too many."""
        if len(self._units) < MOST_UNITS:
            self._units.append(unit)
            return len(self._units) - 1
        self._left += 1
        self.report(Refusal("army-too-many-units", most=MOST_UNITS), unit.name, line)
        return None

    def doubt(self, unit: Unit, at: int | None = None) -> None:
        """Keep a line that may be a unit, below as many units as are told, or all so far."""
        below = len(self._units)
        if len(self._doubtful) < MOST_UNITS:
            where = below if at is None else max(0, min(at, below))
            self._doubtful.append(Doubtful(unit, where))

    def report(self, reason: Refusal, subject: str, line: int = 0) -> None:
        """Keep a problem."""
        if len(self._problems) < MOST_PROBLEMS:
            self._problems.append(Problem(line, shortened(subject), reason))

    def report_once(self, reason: Refusal, subject: str) -> None:
        """Keep a problem that is the same for the whole list where it is first met."""
        codes: list[str] = [problem.reason.code for problem in self._problems]
        if reason.code not in codes:
            self.report(reason, subject)

    def roster(self) -> Roster:
        """Return the army.

        Raises:
            Refusal: `army-empty` when nothing at all was found.
        """
        if not self._units and not self._problems:
            raise Refusal("army-empty")
        doubtful = tuple(self._doubtful)
        problems = (*doubts_told(doubtful), *self._problems)
        return Roster(self.name, self.game, tuple(self._units), problems, doubtful=doubtful)


def shortened(text: str, most: int = 40) -> str:
    """Return words that can be told: printable, in one line, cut."""
    start = text.lstrip()[: most * _BLANKS]
    said = " ".join(printable(start).split())
    return said if len(said) <= most else said[: most - 1] + "…"


def named_facts(names: Sequence[str]) -> dict[str, str | int]:
    """Return the facts of a refusal about several things: the first few, and how many are left."""
    told = ", ".join(shortened(name) for name in names[:_MOST_NAMED])
    return {"names": told, "count": len(names), "left": max(0, len(names) - _MOST_NAMED)}


def doubts_told(doubtful: Sequence[Doubtful]) -> tuple[Problem, ...]:
    """Return what is told of doubtful lines, once for all of them; nothing without any."""
    if not doubtful:
        return ()
    facts = named_facts([line.unit.name for line in doubtful])
    return (Problem(0, "", Refusal("army-doubtful", **facts)),)


def name_cut(name: str) -> Refusal:
    """Return what is told of a name that is longer than a name may be.

    Args:
        name: As much of it as is kept.
    """
    return Refusal("army-name-cut", name=name, most=LONGEST)


def check_counts(models: int, size: int, carried: int) -> None:
    """Refuse numbers that no unit's line could hold.

    Raises:
        Refusal: `too-many-models`.
    """
    if not (1 <= models <= size <= MOST_MODELS and 0 <= carried < 100):  # noqa: PLR2004 - two digits
        raise Refusal("too-many-models", most=MOST_MODELS)
