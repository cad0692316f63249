"""Profiles of units whose list gives none, from units of the same name that were brought before."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.armies.doubts import cleared, had_of, word_of
from bot.armies.roster import Lexicon, Problem, Roster, doubts_told, named_facts
from bot.texts.names import fold
from rulesets.core.battlefield.keyword import words_of
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

_NO_PROFILE: Final = frozenset({"points", "level"})
"""Values that a list without profiles may give."""
_OF_A_LIST: Final = frozenset(
    {"regiment", "auxiliary", "renown", "reinforced", "general", "battle-standard", "bsb"}
)
"""Rules that a unit has in its army, and not wherever it is fielded."""
_SEASON: Final = re.compile(r"(?P<name>.+?) \((?P<season>scourge of [^()]+)\)")
_SEASON_FIRST: Final = re.compile(r"(?P<season>scourge of [a-z]+):? (?P<name>.+)")
_MODELS: Final = re.compile(r" \(\d+ models?\)")
_NUMBER: Final = re.compile(r" \d{1,3}$")
_BORNE: Final = re.compile(r"(?<= )(\d{1,3})x(?=\S)")
"""How many models bear a weapon."""


def models_unsaid(units: Sequence[Unit], unsized: Collection[int]) -> Refusal:
    """Return what is told of units whose list never says how many models they have."""
    names = dict.fromkeys(units[index].name for index in sorted(unsized))
    return Refusal("army-models-unsaid", **named_facts(list(names)))


def is_without_profile(unit: Unit) -> bool:
    """Return whether nothing is known of a unit but what any list says of it."""
    return {name for name, _ in unit.profile} <= _NO_PROFILE and not unit.weapons


@dataclass(frozen=True, slots=True)
class Known:
    """Units that were brought before, by name, the one that is most like today's first.

    Attributes:
        shared: Keywords in any words that units of several names have: their faction, not a thing
            that one of them carried.
        keywords: Whether the units of the game have keywords: their rules are part of a profile
            then, and are what was chosen for a unit in other games.
    """

    units: Mapping[str, Unit]
    shared: frozenset[str]
    keywords: bool

    @classmethod
    def of(cls, units: Iterable[Unit], *, keywords: bool) -> Known:
        """Return what is known of some units; the first of each name that has a profile counts."""
        found: dict[str, Unit] = {}
        for unit in units:
            if not is_without_profile(unit):
                found.setdefault(name_key(unit.name), unit)
        words = Counter(rule for unit in found.values() for rule in unit.rules)
        shared = {rule for rule, count in words.items() if count > 1 and words_of(rule)}
        return cls(found, frozenset(shared), keywords)

    def rules_of(self, unit: Unit) -> SpecialRules:
        """Return the rules that whoever has a unit's profile has too."""
        if not self.keywords:
            return NO_RULES
        kept = (
            (rule, number)
            for rule, number in unit.rules.items
            if rule not in _OF_A_LIST and (words_of(rule) is None or rule in self.shared)
        )
        return SpecialRules(frozenset(kept))

    def find(self, name: str) -> Unit | None:
        """Return the unit of a name, None where nobody brought one."""
        return self.units.get(name_key(name))


def name_key(name: str) -> str:
    """Return a name as builders' different ways to write it have in common."""
    told = _NUMBER.sub("", _MODELS.sub("", fold(name)))
    season = _SEASON.fullmatch(told) or _SEASON_FIRST.fullmatch(told)
    return told if season is None else f"{season['season']} {season['name']}"


def joined(roster: Roster, known: Known) -> Roster:
    """Return a list whose units have the profiles that are known of their names; that is told.

    Cost, place in the army and what the list says of them stay; the number of models is taken where
    the list does not say it.
    """
    units: list[Unit] = []
    given: dict[str, None] = {}
    missing: dict[str, None] = {}
    unsized = set(roster.unsized)
    for index, unit in enumerate(roster.units):
        bare = is_without_profile(unit)
        other = known.find(unit.name) if bare else None
        if other is not None:
            units.append(_given(unit, other, known.rules_of(other), sized=index not in unsized))
            unsized.discard(index)
            given.setdefault(unit.name)
        else:
            units.append(unit)
            missing |= {unit.name: None} if bare and "faction-terrain" not in unit.rules else {}
    problems = [
        problem for problem in roster.problems if problem.reason.code != "army-models-unsaid"
    ]
    if unsized:
        problems.append(Problem(0, "", models_unsaid(units, unsized)))
    if given:
        facts = named_facts(list(given))
        problems.append(Problem(0, "", _known(facts, keywords=known.keywords)))
    if missing:
        reason = Refusal("army-profiles-missing", **named_facts(list(missing)))
        problems.append(Problem(0, "", reason))
    return replace(roster, units=tuple(units), problems=tuple(problems), unsized=frozenset(unsized))


def settled(
    roster: Roster, names: Collection[str], words: Collection[str], lexicon: Lexicon
) -> Roster:
    """Return a list whose doubtful lines are units where units of their names were brought before.

    Args:
        roster: The list.
        names: Those of all units that were brought, as `name_key` writes them.
        words: Rules of those units: such a line is what the unit above it has.
        lexicon: What the words of the list mean.
    """

    def known(unit: Unit) -> SpecialRules | bool:
        if name_key(unit.name) in names:
            return True
        word = word_of(unit, lexicon)
        return had_of(unit, word) if word is not None and word in words else False

    units, doubtful, unsized = cleared(roster.units, roster.doubtful, roster.unsized, known)
    others = (problem for problem in roster.problems if problem.reason.code != "army-doubtful")
    problems = (*doubts_told(doubtful), *others)
    return replace(roster, units=units, doubtful=doubtful, unsized=unsized, problems=problems)


def _known(facts: dict[str, str | int], *, keywords: bool) -> Refusal:
    """Return what is told of units that have known profiles."""
    if keywords:
        return Refusal("army-keywords-known", **facts)
    return Refusal("army-profiles-known", **facts)


def _given(unit: Unit, other: Unit, rules: SpecialRules, *, sized: bool) -> Unit:
    """Return a unit with the profile and weapons of another, and some rules of that."""
    stated = dict(unit.profile)
    values = {**dict(other.profile), **stated}
    if "points" not in stated:
        values.pop("points", None)
    models = unit.size if sized else _size(unit, other)
    weapons = tuple(_borne(weapon, models, other.size) for weapon in other.weapons)
    return replace(
        unit,
        models=models,
        size=models,
        phase_start=models,
        profile=tuple(values.items()),
        rules=unit.rules | rules,
        weapons=weapons,
    )


def _size(unit: Unit, other: Unit) -> int:
    """Return how many models a unit has, by another of its name: twice as many if reinforced."""
    grown, other_grown = unit.rules.holds("reinforced"), other.rules.holds("reinforced")
    if grown == other_grown:
        return other.size
    return 2 * other.size if grown else max(1, other.size // 2)


def _borne(weapon: str, models: int, others: int) -> str:
    """Return a weapon that as large a part of the models bears as of the others."""
    return _BORNE.sub(lambda found: f"{max(1, int(found[1]) * models // others)}x", weapon, count=1)
