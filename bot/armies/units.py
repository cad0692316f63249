"""From what was selected in an army builder to units of a game.

A selection is a unit where the builder says so, or where it has a creature's profile. Its models
are counted on the nearest level that has any: what a model rides or is crewed by is part of it. The
profile of the most numerous model is the unit's; gaps in it are filled from the model's other
profiles, as a chariot's are from its crew and its beasts.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.armies.arming import arms_of
from bot.armies.roster import Findings, Lexicon, Roster, name_cut, shortened
from bot.armies.selection import LONGEST_VALUE, RosterTree, Selection, Sheet
from bot.armies.sheets import Known, Sheets
from bot.texts.names import LONGEST, clean, fold
from rulesets.core.battlefield.amount import Amount, in_centimetres
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.profile_line import check_value
from rulesets.core.notation.rule_list import shared_rule
from rulesets.core.notation.unit_head import MOST_MODELS
from rulesets.core.ruleset.game import ProfileField
from rulesets.refusal import Refusal

_LEAST_KNOWN: Final = 2
"""Values of ours a creature's profile has, and they are more than half of it."""
_MOST_SHEETS: Final = 40
_MOST_WORDS: Final = 300
_MOST_TOLD: Final = 6
_NUMBERED: Final = re.compile(r"(?P<name>[^()]+?)\s*\(\s*(?P<number>\d{1,2})\+?\s*\)")
_SHARED: Final = re.compile(r"(?P<name>[^()]+?)\s*\(\s*1\s*/\s*(?P<share>\d{1,2})\s*\)")


@dataclass(frozen=True, slots=True)
class _Profile:
    """A creature's values by field; the texts as they stood, for telling."""

    name: str
    values: dict[str, Amount]
    told: str


def units_of_tree(tree: RosterTree, lexicon: Lexicon) -> Roster:
    """Return the units of a roster.

    Raises:
        Refusal: `army-empty`.
    """
    found = Findings()
    try:
        found.name = clean(tree.name[:LONGEST])
    except Refusal:
        found.name = None
    known = partial(_is_profile, lexicon=lexicon)
    sheets, units = Sheets(known), list(_units(tree.selections, lexicon))
    for selection in units:
        if found.full:
            break
        at = _Builder(selection, lexicon, found, known).build()
        if at is not None:
            sheets.take(_within(selection, ()), at)
    sheets.take_all(tree.selections, units)
    return replace(found.roster(), system=tree.system, kept=sheets.kept())


def _is_profile(sheet: Sheet, lexicon: Lexicon) -> bool:
    """Return whether a sheet is read as the profile of a creature or a weapon."""
    return _creature(sheet, lexicon) or bool(sheet.kind and lexicon.weapon(sheet.kind))


def _units(selections: Sequence[Selection], lexicon: Lexicon) -> Iterator[Selection]:
    """Yield the selections that are units; whatever only holds such is opened."""
    for selection in selections:
        # Some builders' squads are upgrades that hold models.
        squad = any(part.kind == "model" for part in selection.parts)
        if selection.kind in ("unit", "model") or squad or _shown(selection, lexicon):
            yield selection
            if selection.kind == "unit":
                # A unit within a unit, such as a detachment, stands by itself.
                yield from _units([p for p in selection.parts if p.kind == "unit"], lexicon)
        else:
            yield from _units(selection.parts, lexicon)


def _shown(selection: Selection, lexicon: Lexicon) -> bool:
    return any(_creature(sheet, lexicon) for sheet in selection.sheets)


def _creature(sheet: Sheet, lexicon: Lexicon) -> bool:
    if sheet.kind and lexicon.weapon(sheet.kind):
        return False
    written = [name for name, _ in sheet.values]
    known = sum(lexicon.field(name) is not None for name in written)
    return known >= _LEAST_KNOWN and 2 * known > len(written)


class _Builder:
    """A builder of one unit."""

    def __init__(
        self, selection: Selection, lexicon: Lexicon, found: Findings, known: Known
    ) -> None:
        self._whole = selection
        self._lexicon = lexicon
        self._found = found
        self._name = selection.name
        self._known = known

    def build(self) -> int | None:
        """Add the unit to what is found and return its place there, or report why there is none."""
        try:
            self._name = clean(shortened(self._whole.name, LONGEST))
            if self._name.endswith("…") and not self._whole.name.endswith("…"):
                self._report(name_cut(self._name))
            members = self._members()
            models = sum(member.number for member in members) or self._whole.number
            if not 1 <= models <= MOST_MODELS:
                raise Refusal("too-many-models", most=MOST_MODELS)  # noqa: TRY301 - told as the others
            values = self._values(members)
            rules = self._rules(values, models)
            weapons = self._arms(values, models)
            self._points(values)
            profile = tuple(
                (field.id, values[field.id]) for field in self._lexicon.fields if field.id in values
            )
            unit = Unit(self._name, models, models, 0, profile, rules, (), models, weapons=weapons)
        except Refusal as refusal:
            self._report(refusal)
            return None
        if not values:
            self._report(Refusal("army-no-profile"))
        return self._found.add(unit, self._whole.line)

    def _report(self, reason: Refusal) -> None:
        self._found.report(reason, self._name, self._whole.line)

    def _members(self) -> list[Selection]:
        """Return the models of the unit, the most numerous first."""
        if self._whole.kind == "model":
            return [self._whole]
        members = list(_models(self._whole.parts))
        others = list(_upgrades(self._whole.parts, self._lexicon))
        if not members and not _shown(self._whole, self._lexicon):
            members = others
        elif members:
            # A mount is no more numerous than its riders; what is, are models by another name.
            count = sum(member.number for member in members)
            members += [other for other in others if other.number > count]
        return sorted(members, key=lambda each: (-each.number, not _alike(each.name, self._name)))

    def _values(self, members: Sequence[Selection]) -> dict[str, Amount]:
        """Return the profile of the unit, and report those that are not part of it."""
        main = members[0] if members else self._whole
        own = self._profiles(main)
        shared = [] if main is self._whole else self._profiles(self._whole, beyond=members)
        others = (
            []
            if main is self._whole
            else [profile for member in members[1:] for profile in self._profiles(member)]
        )
        if any(fold(rule.name) == fold(self._whole.name) for rule in shared):
            own, shared = shared, own  # its models are but servants of what the unit is called for
        candidates = own or shared
        if not candidates:
            candidates, others = others, []
        if not candidates:
            return {}
        base = _best(candidates, [main.name, self._whole.name])
        beside = [candidate for candidate in candidates if candidate is not base]
        values = dict(base.values)
        for field in self._lexicon.fields:
            offered = [
                selection.values[field.id] for selection in beside if field.id in selection.values
            ]
            if offered and field.id not in values:
                values[field.id] = offered[0]
            elif offered and field.steed:
                values[field.id] = max([values[field.id], *offered], key=lambda each: each.most)
        unused = [other for other in [*beside, *(shared if own else []), *others] if other.told]
        told = {fold(name.name): f"{name.name} ({name.told})" for name in unused}
        told.pop(fold(base.name), None)
        if told:
            listed = ", ".join(list(told.values())[:_MOST_TOLD])
            self._report(Refusal("army-other-profiles", profiles=listed))
        return values

    def _profiles(self, holder: Selection, beyond: Sequence[Selection] = ()) -> list[_Profile]:
        """Return the creatures' profiles of a selection, one for each name, less some parts."""
        sheets: dict[str, list[Sheet]] = {}
        for selection in _within(holder, beyond):
            for sheet in selection.sheets:
                if _creature(sheet, self._lexicon) and len(sheets) < _MOST_SHEETS:
                    sheets.setdefault(fold(sheet.name), []).append(sheet)
        return [self._profile(same) for same in sheets.values()]

    def _profile(self, sheets: Sequence[Sheet]) -> _Profile:
        """Return what sheets of one name say together: some builders split a profile in three."""
        values: dict[str, Amount] = {}
        told: dict[str, str] = {}
        for name, text in (pair for sheet in sheets for pair in sheet.values):
            field = self._lexicon.field(name)
            if field is None:
                if text.strip(" -–*"):
                    self._report(Refusal("army-unknown-value", text=shortened(f"{name} {text}")))
                continue
            value = self._read(field, text[:LONGEST_VALUE])
            if value is not None and field.id not in values:
                values[field.id] = value
                told[field.id] = f"{field.signs[0]}{value}{'+' if field.save else ''}"
        return _Profile(shortened(sheets[0].name, LONGEST), values, " ".join(told.values()))

    def _read(self, field: ProfileField, text: str) -> Amount | None:
        try:
            return self._in_measure(field, self._lexicon.value(field, text), text)
        except Refusal as refusal:
            # `8 (10)` and `3/4` are values of which the first is the usual one.
            first = re.match(r"\s*(\d{1,3})\+?\s*[(/*\"]", text)
            if first is not None:
                value = self._in_measure(field, self._lexicon.value(field, first[1]), text)
                self._report(Refusal("army-first-value", text=shortened(text), value=first[1]))
                return value
            self._report(refusal)
            return None

    def _in_measure(self, field: ProfileField, value: Amount | None, text: str) -> Amount | None:
        """Return a distance as the game measures: builders' inches may be its centimetres."""
        if value is None or not field.centimetres or "cm" in text.lower():
            return value
        if value.count:
            raise Refusal("not-an-amount", text=shortened(text))
        if '"' in text or "″" in text or "”" in text:
            return value  # the sign said so, and it was converted with it
        metric = in_centimetres(value)
        self._found.report_once(
            Refusal("army-inches", inches=str(value), centimetres=str(metric)), self._name
        )
        return metric

    def _rules(self, values: dict[str, Amount], models: int) -> SpecialRules:
        """Return the special rules that are named, and take values such as `Ward (5+)`."""
        items = {*self._placed(), *((keyword, None) for keyword in self._keywords())}
        unknown: dict[str, None] = {}
        told_by_sheets = self._sheets()
        for name, told in self._words():
            shared = self._shared(name.strip(), models)
            if shared:
                items |= shared
                continue
            numbered = _NUMBERED.fullmatch(name.strip())
            bare = numbered["name"] if numbered else name
            number = int(numbered["number"]) if numbered else None
            field = self._lexicon.field(bare) if numbered else None
            rule = self._lexicon.find_rule(bare[:60])
            if field is not None and numbered is not None:
                self._named_value(field, Amount(int(numbered["number"])), values)
            elif rule is not None and self._lexicon.numbered(rule) == (number is not None):
                items.add((rule, number))
            elif told and name.strip() and fold(name) not in told_by_sheets:
                unknown.setdefault(shortened(name))
        if unknown:
            names = ", ".join(list(unknown)[:_MOST_TOLD])
            left = max(0, len(unknown) - _MOST_TOLD)
            self._report(Refusal("army-unknown-rules", names=names, left=left))
        return SpecialRules(frozenset(items))

    def _sheets(self) -> frozenset[str]:
        """Return the folded names of what is kept as sheets, with what they say."""
        sheets = (sheet for held in _within(self._whole, ()) for sheet in held.sheets)
        return frozenset(fold(sheet.name) for sheet in sheets if not self._known(sheet))

    def _keywords(self) -> Iterator[str]:
        """Yield the ids of keywords in any words, which builders write in capitals."""
        find = self._lexicon.keyword
        if find is None:
            return
        for selection in _within(self._whole, ()):
            for name in selection.categories[:_MOST_WORDS]:
                numbered = _NUMBERED.fullmatch(name.strip())
                bare = (numbered["name"] if numbered else name).strip()
                if bare.isupper() and self._lexicon.find_rule(bare[:60]) is None:
                    keyword = None if self._lexicon.field(bare) else find(bare)
                    if keyword is not None:
                        yield keyword

    def _placed(self) -> set[tuple[str, int | None]]:
        """Return what the part of the army gives in which the unit stands."""
        force = self._whole.force
        rule = None if force is None else self._lexicon.placed(force.name)
        if force is None or rule is None:
            return set()
        return {(rule.id, force.number if rule.numbered else None)}

    def _shared(self, name: str, models: int) -> set[tuple[str, int | None]]:
        """Return what a keyword of some models gives, `CHAMPION (1/10)`; nothing for others."""
        match = _SHARED.fullmatch(name)
        found = self._lexicon.find_rule(match["name"][:60]) if match else None
        rule = next((each for each in self._lexicon.rules if each.id == found), None)
        if match is None or rule is None or rule.each is None:
            return set()
        numbered = self._lexicon.numbered(rule.each)
        counted = shared_rule(rule.each, models, int(match["share"]), numbered=numbered)
        return {(rule.id, None), *counted}

    def _arms(self, values: dict[str, Amount], models: int) -> tuple[str, ...]:
        """Return the weapons of a unit that is one, and report those that nobody could read."""
        if not values:
            return ()
        arms = arms_of(_within(self._whole, ()), models, self._lexicon)
        for problem in arms.problems:
            self._report(problem)
        return tuple(arms.weapons)

    def _words(self) -> Iterator[tuple[str, bool]]:
        """Yield names that may be special rules, with whether to report one that is none.

        What a unit carries is mostly weapons, and its categories are the builder's own.
        """
        left = _MOST_WORDS
        for selection in _within(self._whole, ()):
            upgrade = [] if selection is self._whole else [selection.name]
            for name, told in (
                *((name, True) for name in selection.rules),
                *((name, False) for name in (*selection.categories, *upgrade)),
            ):
                if left > 0:
                    yield name, told
                left -= 1

    def _named_value(self, field: ProfileField, value: Amount, values: dict[str, Amount]) -> None:
        try:
            check_value(field, value)
        except Refusal as refusal:
            self._report(refusal)
        else:
            values.setdefault(field.id, value)

    def _points(self, values: dict[str, Amount]) -> None:
        costs: dict[str, float] = {}
        for selection in _within(self._whole, ()):
            for name, cost in selection.costs:
                field = self._lexicon.field(name)
                if field is not None and cost > 0:
                    costs[field.id] = costs.get(field.id, 0) + cost
        for field in self._lexicon.fields:
            if field.id in costs:
                self._named_value(field, Amount(math.ceil(costs[field.id])), values)


def _models(parts: Sequence[Selection]) -> Iterator[Selection]:
    """Yield the models nearest to a unit, not those that belong to models or to other units."""
    for part in parts:
        if part.kind == "model":
            yield part
        elif part.kind != "unit":
            yield from _models(part.parts)


def _upgrades(parts: Sequence[Selection], lexicon: Lexicon) -> Iterator[Selection]:
    """Yield the upgrades nearest to a unit that have a creature's profile."""
    for part in parts:
        if part.kind not in ("unit", "model"):
            if _shown(part, lexicon):
                yield part
            else:
                yield from _upgrades(part.parts, lexicon)


def _alike(name: str, other: str) -> bool:
    """Return whether one name begins with the other."""
    first, second = fold(name), fold(other)
    return bool(first and second) and (first.startswith(second) or second.startswith(first))


def _within(holder: Selection, beyond: Sequence[Selection]) -> Iterator[Selection]:
    """Yield a selection and what is chosen for it, less units in it and some parts."""
    yield holder
    for part in holder.parts:
        if part.kind != "unit" and not any(part is name for name in beyond):
            yield from _within(part, beyond)


def _best(profiles: Sequence[_Profile], names: Sequence[str]) -> _Profile:
    """Return the profile that bears one of some names, or one most alike, else the first."""
    for name in names:
        wanted = fold(name)
        for profile in profiles:
            if profile.values and fold(profile.name) == wanted:
                return profile
        for profile in profiles:
            if profile.values and _alike(profile.name, name):
                return profile
    return next((profile for profile in profiles if profile.values), profiles[0])
