"""Changes to a unit, as players write them: `models:12 Ld8 +hatred -shield fleeing:yes`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from bot.battle.tabletop.units import UnitEdit, as_unit
from bot.commands.request.context import CommandContext
from bot.store.tables.battle import UnitRow
from bot.texts.names import fold
from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.parameter import Flag, Whole
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line, read_weapons
from rulesets.core.notation.rule_list import with_added
from rulesets.core.notation.unit_head import MOST_MODELS
from rulesets.core.results.effect import Expiry
from rulesets.core.results.status import Status
from rulesets.keyboard import plain_signs
from rulesets.refusal import Refusal

_PART: Final = re.compile(
    r"""(?P<sign>[+-])(?P<rule>[^,:+]+?)(?=\s+[+-]|\s+\w[\w-]*:|\s*,|\s*$)
    | (?P<key>[^\W\d][\w-]*):\s*(?:["“«]\s*(?P<quoted>[^"”»]*?)\s*["”»]|(?P<value>[^\s,]+))
    | (?P<word>(?:[^\s,]|(?<=\d),(?=\d))+)""",
    re.VERBOSE,
)
_COUNTS: Final = {
    **dict.fromkeys(("models", "figurines", "modèles", "modeles"), "models"),
    **dict.fromkeys(("size", "taille"), "size"),
    **dict.fromkeys(("wounds", "carried", "blessures"), "carried"),
}
_NAME: Final = ("name", "nom")
_WEAPON: Final = ("weapon", "arme")
_AWAY: Final = "-"
_NO_VALUE: Final = frozenset(
    (
        *("unknown-sign", "line-unclear", "line-number-late", "too-many-models"),
        *("line-without-name", "line-too-long"),
    )
)
"""Codes of problems with words that are no value of a profile."""
Told = TypeVar("Told", bound=Iterable[str])


def read_marked(context: CommandContext, row: UnitRow, text: str) -> Changes:
    """Return the changes to a unit that a text asks for by its signs: `models:12 +hatred`.

    Raises:
        Refusal: `change-unreadable`, `change-twice`, `rule-not-held`, or what the game says of a
            value, rule or status.
    """
    changes = Changes(context, row)
    for part in _PART.finditer(plain_signs(text)):
        if part["sign"]:
            changes.signed(part["sign"], part["rule"], part[0])
        elif part["word"]:
            changes.word(part["word"], part[0])
        else:
            value = part["value"] if part["quoted"] is None else part["quoted"]
            changes.keyed(part["key"].lower(), value, part[0])
    return changes


class Changes:
    """The changes asked of a unit so far.

    Attributes:
        wounds: The wounds that it loses; of those that it gets back, less than none.
        remarks: What was said beside them, and is not kept.
    """

    def __init__(self, context: CommandContext, row: UnitRow) -> None:
        self._context = context
        self._row = row
        self._said: set[str] = set()
        self._ended: set[str] = set()
        self.wounds = 0
        self.remarks: tuple[str, ...] = ()
        self._name: str | None = None
        self._counts: dict[str, int] = {}
        self._profile: dict[str, Amount | None] = {}
        self._statuses: dict[str, tuple[int, Expiry] | None] = {}
        self._rules = as_unit(row).rules
        self._weapons = tuple(row.weapons or ())

    def signed(self, sign: str, words: str, part: str) -> None:
        """Take `+hatred` or `-shield`; a status comes and goes by a sign as well."""
        names = self._context.names
        if names.rules.find(words) is None and names.statuses.find(words) is not None:
            self._status(words, holds=sign == "+", part=part)
            return
        rule, values = _rule_and_words(self._context, words)
        self.rule(rule, comes=sign == "+", part=part)
        for word in values:
            self._valued(_profile(self._context, word), word)

    def word(self, word: str, part: str) -> None:
        """Take `Ld8`, or the name of a status that begins."""
        if self._context.names.statuses.find(word) is not None:
            self._status(word, holds=True, part=part)
        else:
            self._valued(_profile(self._context, word), part)

    def keyed(self, key: str, value: str, part: str) -> None:
        """Take `models:12`, `name:Wolves` or `fleeing:no`."""
        if key in _NAME:
            self._name = _once(self._said, {"name": value}, part)["name"]
        elif key in _WEAPON:
            self._weapons = _armed(self._context, self._row, self._weapons, value)
        elif key in _COUNTS:
            if not value.isdecimal():  # a sign would not add, and +3 be read as 3
                raise Refusal("not-a-number", option=key, text=value[:40])
            count = _COUNTS[key]
            number = Whole(count == "size", MOST_MODELS).read(key, value)
            self._counts.update(_once(self._said, {count: number}, part))
        elif self._context.names.statuses.find(key) is None:
            self._valued(_profile(self._context, f"{key}:{value}"), part)
        else:
            self._status(key, holds=Flag().read(key, value), part=part)

    def _valued(self, values: Mapping[str, Amount], part: str) -> None:
        """Take values, none of which may be that of the dead."""
        for field in self._context.ruleset.profile:
            value = values.get(field.id)
            if field.vital and value is not None and value.fixed == 0:
                raise Refusal("change-kills", text=part.strip()[:40], field=field.id)
        self._profile.update(_once(self._said, values, part))

    def _status(self, name: str, *, holds: bool, part: str) -> None:
        self.status(self._context.names.statuses.find(name) or "", holds=holds, part=part)

    def status(self, found: str, *, holds: bool, part: str) -> None:
        """Take a status by its id."""
        status = next(status for status in self._context.ruleset.statuses if status.id == found)
        if status.id in self._statuses and holds == (self._statuses[status.id] is not None):
            return
        _once(self._said, {status.id: holds}, part)
        ended = [other for other in status.ends if holds]
        self._ended.update(ended)
        clash = any(self._statuses.get(other) is not None for other in ended)
        if clash or (holds and status.id in self._ended):
            raise Refusal("change-twice", text=part.strip()[:40])
        self._statuses.update(status_changes(self._row, status, holds=holds))

    def rule(self, words: str, *, comes: bool, part: str) -> None:
        """Take a special rule, with its number in brackets."""
        names = self._context.names
        found = names.rules.find(words)
        if comes or found is None:
            held = names.read_rules(words, keywords=True, beside=self._rules)
        else:
            held = self._rules.only({found})  # whatever its number
        known = self._context.ruleset.rules
        if not comes and not any(each in self._rules for each in held):
            raise Refusal("rule-not-held", unit=self._row.name, rule=found or words[:40])
        self._rules = with_added(self._rules, held, known) if comes else self._rules.without(held)
        _once(self._said, held, part)

    def hurt(self, wounds: int, part: str) -> None:
        """Take wounds lost, or gained where they are less than none."""
        _once(self._said, ("models",), part)
        self.wounds = wounds

    def edit(self) -> UnitEdit:
        """Return all of it."""
        changed = self._rules != as_unit(self._row).rules
        armed = self._weapons != tuple(self._row.weapons or ())
        return UnitEdit(
            name=self._name,
            profile=self._profile or None,
            statuses=self._statuses or None,
            rules=self._rules if changed else None,
            weapons=self._weapons if armed else None,
            **self._counts,  # type: ignore[arg-type]  # only its whole-number fields
        )


def _once(said: set[str], changes: Told, part: str) -> Told:
    """Return changes, refusing one that was asked for before: of two values neither is sure."""
    if not said.isdisjoint(changes):
        raise Refusal("change-twice", text=part.strip()[:40])
    said.update(changes)
    return changes


def _rule_and_words(context: CommandContext, text: str) -> tuple[str, list[str]]:
    """Split `killing blow Ld8` where the rule's name ends."""
    words = text.split()
    for cut in range(len(words), 0, -1):
        bare = " ".join(words[:cut]).partition("(")[0]
        if context.names.rules.find(bare):
            return " ".join(words[:cut]), words[cut:]
    return text, []


def _profile(context: CommandContext, word: str) -> Mapping[str, Amount]:
    if "[" in word:  # rules of a line; whether they come or go, a sign says
        raise Refusal("change-unreadable", text=word[:40])
    try:
        unit = read_profile_line(f'"x" x1 {word}', LineTerms(context.ruleset.profile))
    except Refusal as refusal:
        if refusal.code in _NO_VALUE:
            raise Refusal("change-unreadable", text=word[:40]) from None
        raise
    return dict(unit.profile)


def _armed(
    context: CommandContext, row: UnitRow, held: tuple[str, ...], text: str
) -> tuple[str, ...]:
    """Return weapons with one added, replaced by its name, or removed: `-Bow`."""
    namer = context.ruleset.weapon_name
    if namer is None:
        raise Refusal("no-weapons-by-name")
    away = text.startswith(_AWAY)
    called = fold(text[1:] if away else namer(text))
    kept = tuple(weapon for weapon in held if fold(namer(weapon)) != called)
    if away and kept == held:
        raise Refusal("weapon-not-there", unit=row.name, text=text[1:][:40])
    return read_weapons("; ".join(kept if away else (*kept, text)), namer)


def status_changes(
    row: UnitRow, status: Status, *, holds: bool
) -> dict[str, tuple[int, Expiry] | None]:
    """Return the changes of a unit's statuses as one begins or ends.

    Raises:
        Refusal: `status-needs-number`.
    """
    ended = [other for other in status.ends if holds and other in row.statuses]
    begun = (first_number(row, status), status.until) if holds else None
    return {status.id: begun, **dict.fromkeys(ended)}


def first_number(row: UnitRow, status: Status) -> int:
    """Return the number of a status that begins without one; one that counts begins with 1.

    Raises:
        Refusal: `status-needs-number` where that cannot be its number: nobody knows which is.
    """
    if status.limits is None or status.limits[0] <= 1:
        return 1
    held = row.statuses.get(status.id)
    if held is not None:
        return int(held["value"])
    least, most = status.limits
    raise Refusal("status-needs-number", unit=row.name, status=status.id, least=least, most=most)
