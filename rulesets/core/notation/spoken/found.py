"""The parts found in a unit's line, and the line that they make in order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.spoken.borne import Borne
from rulesets.core.notation.spoken.lexicon import bare, lexicon
from rulesets.core.notation.spoken.values import BOOK, Values, written
from rulesets.core.notation.unit_head import (
    GROUPS,
    LEVEL,
    VAGUE,
    Head,
    check_alone,
    check_some,
    spoken_head,
)
from rulesets.core.ruleset.game import ProfileField
from rulesets.refusal import Refusal
from rulesets.worded import either

_HIGHEST: Final = 10
"""The highest value of a leadership: a number beyond, behind a profile, counts models."""

WORD: Final = re.compile(r"[^\W\d_][^\W\d_.'’-]*(?:[.'’-]+[^\W\d_]*)*:?")
"""A word of a name."""
_ON_HORSE: Final = ("lance", "de", "cavalerie")
_OF: Final = re.compile(r"of$|d[eu]$|des$|d['’]")
"""Behind a word for a group, before who is in it: `Regiment of Archers`."""


@dataclass
class Found:
    """The parts found in a line so far.

    Attributes:
        terms: What its game calls things.
        name: The words of the name.
        values: Values with their signs, by field.
        borne: Rules, as they are written in a list.
        arms: Weapons with values, as they are written in braces.
        counts: Numbers of models, and whether a sign says so.
        left: Gear that no rule of the game is for.
        begun: Whether a value of the book's order was told.
        owner: Whose values follow, of a steed or a crew.
        crew_first: Whether the crew's values stand before the machine's.
        role: What somebody is, before the name.
        of_role: How many of its rules that says.
        boxed: Whether the number of models stands in brackets, where costs stand as well.
        counted: Whether the line tells how many models there are.
        spear: What a lance is in the line of a unit on foot, empty where it is as in its language.
    """

    terms: LineTerms
    name: list[str] = field(default_factory=list)
    values: dict[str, str] = field(default_factory=dict)
    borne: list[str] = field(default_factory=list)
    arms: list[str] = field(default_factory=list)
    counts: list[tuple[int, bool]] = field(default_factory=list)
    costs: list[int] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    joined: bool = False
    told: bool = False
    begun: bool = False
    owner: str = ""
    crew_first: bool = False
    boxed: bool = False
    counted: bool = False
    role: list[str] = field(default_factory=list)
    of_role: int = 0
    spear: str = ""

    def __post_init__(self) -> None:
        self.profile = Values(self.terms.fields)
        self.bearing = Borne(self.terms)

    def keep(self, each: ProfileField, value: str) -> None:
        """Keep a value: of a steed or a crew beside what the rider or the machine has."""
        twice = each.id in self.values
        if each.id not in BOOK:
            self.owner = ""
        part = "mount" if self.owner == "steed" else "crew" if self.owner and twice else ""
        if not part or (self.owner == "steed" and each.id == "m"):
            if twice and not part:
                raise Refusal("repeated-sign", field=each.id)
            self.values[each.id] = value
            return
        if part == "crew" and self.crew_first and self._skilled_before(each):
            value, self.values[each.id] = self.values[each.id], value
        own = self.profile.field(f"{part}_{each.id}")
        if own is not None:
            self.values[own.id] = written(own, re.sub(r"^[^\W\d_]+[:=]?", "", value))
        elif each.id not in {"w", "m"}:
            self.left.append(value)

    def _skilled_before(self, each: ProfileField) -> bool:
        """Return whether a value came behind a skill, which a machine has not: it is the crew's."""
        told = list(self.values)
        return "ws" in told and told.index("ws") < told.index(each.id)

    def in_order(self) -> str | None:
        """Return what was found as a line; None where it has no name, or nothing else."""
        name = self._called()
        manned = self.owner == "crew" and bool(self.borne) and bool(self.costs or self.counts)
        if not name or not (self.told or manned):
            return None
        if self.counts:
            name = name.removeprefix("des ")
        check_some(name.split())
        if self._is_vague([word.lower() for word in name.split()]):
            return None
        if self.boxed and self.values.get("w", "")[-2:] not in {"W1", "V1", "H1"}:
            return None
        check_unit(name)
        head, words = spoken_head(Head(""), name.split())
        models = head.models or 1
        self.counted = bool(self.counts) or head.models is not None
        if not self.counts:
            name = " ".join(words)
        elif models > 1 and self.begun and self.counts[0][0] <= _HIGHEST:
            return None  # `ten Archers 4 3 3 3 3 1 3 1 7 10`
        else:
            models = self.counts[0][0]
        ending = self.bearing.ending(name)
        name, borne = (ending.name, ending.borne) if ending else (name, ())
        self.left += ending.left if ending else ()
        cost = [f"{self.costs[0]} pts"] if self.costs else []
        rules = dict.fromkeys(self._ridden(name, (*borne, *self.borne)))
        listed = [f"[{', '.join(rules)}]"] if rules else []
        arms = [f"{{{'; '.join(self.arms)}}}"] if self.arms else []
        parts = [f'"{name}"', f"x{models}", *self.values.values(), *cost, *arms, *listed]
        return " ".join(parts).strip()

    def _ridden(self, name: str, borne: Sequence[str]) -> Sequence[str]:
        """Return rules with the lance of those who ride, by their name: `Chevaliers, lances`."""
        mounted = lance_of(name, self.bearing) or self.spear
        return [mounted if mounted and bare(rule) in lexicon().lance else rule for rule in borne]

    def _is_vague(self, said: Sequence[str]) -> bool:
        """Return whether a name speaks of a number that is not told, or of a part of something.

        Raises:
            Refusal: `line-unclear` where it speaks of more than one unit.
        """
        check_alone(said)
        of = [bool(_OF.match(word)) for word in (*said[1:], "")]
        return (
            any(VAGUE.fullmatch(word) or LEVEL.fullmatch(word) for word in said)
            or any(
                word in GROUPS and not (self.counts and named)
                for word, named in zip(said, of, strict=True)
            )
            or not lexicon().vague_name.isdisjoint(said)
            or bool({said[0], said[-1]} & lexicon().dangling)
        )

    def _called(self) -> str:
        """Return the name; of `a wizard called Aldric` what he is becomes rules."""
        words = self.name or self.role
        at = next((i for i, word in enumerate(words) if bare(word) in lexicon().named), 0)
        if at and at + 1 < len(words):
            rules, rest = list[str](), words[:at]
            while rest:
                borne, length = self.bearing.read(rest)
                rules, rest = [*rules, *borne], rest[length or 1 :]
            self.borne += rules
            words = words[at + 1 :]
        return " ".join(words).strip(" -–:,.")


_FRENCH: Final = re.compile(
    r"(?<![^\W\d_])(?:CC|CT|PV|Cd)[ :]?\d|\b(?:boucliers?|arm(?:ure|\.)? l[eé]g[eè]res?|arcs?"
    r"|armures?|musiciens?|porte[- ][eé]tendards?|banni[eè]re|[eé]tat[- ]major|guerriers?|lanciers?"
    r"|gobelins?|nains?|elfes?|hommes?|squelettes?|soldats?|infanterie|milice|miliciens?|avec)\b",
    re.IGNORECASE,
)
"""What only a line in French has."""


_SWIFT: Final = re.compile(
    r"(?<![^\W\d_])M(?:vt|ouv\w*)?[ :=]?(?:[7-9]|1\d)(?!\d)|cavalerie|caval", re.IGNORECASE
)
"""Those who ride, by how far they move or what they bear."""


@cache
def _ridden() -> re.Pattern[str]:
    """Return the pattern of what nobody bears on foot, made once of the words for it."""
    begun, whole = either(lexicon().ridden_begun), either(lexicon().ridden)
    return re.compile(rf"\b(?:{begun}\w+|{whole})\b", re.IGNORECASE)


def spear_of(line: str, bearing: Borne) -> str:
    """Return what a lance is in French, by its name: on a barded horse that of those who ride.

    On foot it is a spear; in other lines nothing is returned.
    """
    if _FRENCH.search(line) and _ridden().search(line):
        return next(iter(bearing.read(_ON_HORSE)[0]), "")
    if bearing.is_same("lance", "spear"):
        return ""
    on_foot = _FRENCH.search(line) and not _SWIFT.search(line)
    return next(iter(bearing.read(["spear"])[0]), "") if on_foot else ""


def lance_of(name: str, bearing: Borne) -> str:
    """Return the lance of those who ride, by their name; empty where they do not."""
    rides = any(bare(word) in lexicon().riding for word in name.split())
    return next(iter(bearing.read(_ON_HORSE)[0]), "") if rides else ""


def check_unit(name: str, *, described: bool = True) -> None:
    """Refuse a name that is a question or a sentence, or of an army where nothing is beside it.

    Raises:
        Refusal: `line-no-unit`.
    """
    said = {bare(word.strip("?!,.")) for word in name.split()}
    words = lexicon().saying if described else lexicon().saying | lexicon().armies
    if "?" in name or not words.isdisjoint(said):
        raise Refusal("line-no-unit", text=name[:40])
