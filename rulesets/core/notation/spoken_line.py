"""A unit's line as players write it without care for its order: signs, numbers, weapons in words.

`Orcs M 4 WS3 spears shields x20` and `Spearmen 20 4 3 3 3 3 1 3 1 7` are put in the order of
`profile_line`, where every word of theirs has a meaning; else what that says of them stands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import LONGEST, read_profile_line
from rulesets.core.notation.spoken.arms import read_arm
from rulesets.core.notation.spoken.borne import Borne
from rulesets.core.notation.spoken.lexicon import bare, lexicon, taken
from rulesets.core.notation.spoken.runs import read_run
from rulesets.core.notation.spoken.tokens import prepared, words_of
from rulesets.core.notation.spoken.values import BOOK, Seen, Values, written
from rulesets.core.notation.unit_cost import FEW, POINTS
from rulesets.core.notation.unit_head import (
    DANGLING,
    GROUPS,
    LEVEL,
    USUAL,
    VAGUE,
    Head,
    check_alone,
    spoken_head,
)
from rulesets.core.ruleset.game import ProfileField
from rulesets.refusal import Refusal
from rulesets.spoken_number import spoken_first

_AGAIN: Final = frozenset(
    {
        "line-unclear",
        "unknown-sign",
        "line-number-late",
        "unknown-rule",
        "line-sign-or-name",
        "line-without-name",
        "bracket-open",
        "line-how-many",
        "too-many-models",
    }
)
"""Codes of lines that may be read in another order."""
_HIGHEST: Final = 10
_COUNT: Final = re.compile(r"[x×](\d{1,3})|¤?(\d{1,4})[x×]?", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W\d_][^\W\d_.'’-]*(?:[.'’-]+[^\W\d_]*)*:?")
"""A word of a name."""
_MILLIMETRES: Final = re.compile(r"\d{2,3}(?:x\d{2,3})?mm?", re.IGNORECASE)
_MOST_LEFT: Final = 6
"""Words of what is left out of a line."""


def read_spoken_line(line: str, terms: LineTerms, *, alone: bool = False) -> Unit:
    """Read a unit from one line, in whatever order its parts stand.

    Args and Raises: see `rulesets.core.notation.profile_line.read_profile_line`.
    """
    unit, left = read_noted_line(line, terms, alone=alone)
    if left:
        raise Refusal("unknown-rule", text=left[0][:40], near=None)
    return unit


def read_noted_line(
    line: str, terms: LineTerms, *, alone: bool = False
) -> tuple[Unit, tuple[str, ...]]:
    """Return a unit read as by `read_spoken_line`, and the gear that no rule of the game is for.

    Args and Raises: see `rulesets.core.notation.profile_line.read_profile_line`; `line-no-unit`.
    """
    line = prepared(line)
    try:
        unit = read_profile_line(line, terms, alone=alone)
    except Refusal as refusal:
        if refusal.code not in _AGAIN or terms.find is None or len(line) > LONGEST:
            raise
        return _read_again(line, terms, refusal, alone=alone)
    if terms.find is None or '"' in line:
        return unit, ()
    _check_unit(unit.name)
    borne_by = Borne(terms)
    numbered = borne_by.numbered(unit.name, unit.models)
    if numbered is not None and unit.size == unit.models:
        line = re.sub(
            rf"{re.escape(numbered)}\s+{unit.models}\b",
            f", {numbered} {unit.models},",
            line,
            count=1,
        )
        unit = read_profile_line(line, terms, alone=alone)
    ending = borne_by.ending(unit.name)
    if ending is not None:
        name, borne = ending
        gear = unit.name[len(name) :]
        line = line.replace(name + gear, f"{name}, {', '.join(borne)},", 1)
        unit = read_profile_line(line, terms, alone=alone)
    return unit, ()


def _check_unit(name: str) -> None:
    """Refuse a name that is a question or a sentence.

    Raises:
        Refusal: `line-no-unit`.
    """
    said = {bare(word.strip("?!,.")) for word in name.split()}
    if "?" in name or not lexicon().saying.isdisjoint(said):
        raise Refusal("line-no-unit", text=name[:40])


def _read_again(
    line: str, terms: LineTerms, refusal: Refusal, *, alone: bool
) -> tuple[Unit, tuple[str, ...]]:
    """Return a unit by its line in another order.

    Raises:
        Refusal: the one that the line as it stands was refused with, or another.
    """
    spoken = _Spoken(terms)
    ordered = spoken.ordered(line)
    if ordered is None:
        raise refusal
    try:
        return read_profile_line(ordered, terms, alone=alone), tuple(spoken.left)
    except Refusal as again:
        if again.code in _AGAIN:
            raise refusal from None  # said of the line as it was typed
        raise


@dataclass
class _Spoken:
    """A line whose parts are looked for.

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
        boxed: Whether the number of models stands in brackets, where costs stand as well.
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
    boxed: bool = False

    def __post_init__(self) -> None:
        self._values = Values(self.terms.fields)
        self._borne = Borne(self.terms)
        self._words: Sequence[str] = ()

    def ordered(self, line: str) -> str | None:
        """Return the line in order; None where a part of it has no meaning, or may have two."""
        words = words_of(line)
        if words is None:
            return None
        words = self._values.in_figures(words)
        self._words = words
        at = 0
        while at < len(words):
            taken_here = self._take(words, at)
            if not taken_here:
                return None
            at += taken_here
        return self._written()

    def _take(self, words: Sequence[str], at: int) -> int:
        """Take what stands at a word; return how many words it is, none where it means nothing."""
        ways = (
            self._arm,
            self._run,
            self._cost,
            self._nothing,
            self._value,
            self._crew,
            self._owner,
        )
        rest = words[at:]
        for take in (*ways, self._rule, self._count, self._join):
            length = take(rest)
            if length:
                return length
        return self._named(rest) or self._slip(rest) or self._leave(words, at)

    def _join(self, words: Sequence[str]) -> int:
        length = 1 if words[0] == "," else taken(words, lexicon().joins)
        self.joined = self.joined or bool(length and self.name)
        return length

    def _named(self, words: Sequence[str]) -> int:
        """Take a word of the name, or behind a comma all up to the next."""
        word = words[0]
        strange = not _WORD.fullmatch(word) or any(map(str.isnumeric, word))
        if self.told or strange or (word.endswith(":") and not self.name):
            return 0
        if not self.joined:
            self.name.append(word.rstrip(":"))
            return 1
        end = words.index(",") if "," in words else len(words)
        more = words[:end]
        known = any(self._borne.read(more[at:])[1] for at in range(end))
        if self.counts or self.borne or known or not all(map(_WORD.fullmatch, more)):
            return 0
        self.name += [f"{self.name.pop()},", *more]
        return end

    def _leave(self, words: Sequence[str], at: int) -> int:
        """Leave out gear that the game has no rule of: known by its words, or between commas."""
        if not (self.told or self.joined):
            return 0
        rest = words[at:]
        length = self._unnoted(rest)
        full = {each.id for each in self._values.order} <= self.values.keys() | set(BOOK[9:])
        if not length and self.told and (not at or words[at - 1] == "," or full):
            end = rest.index(",") if "," in rest else len(rest)
            end = next((i for i in range(1, end) if self._known(rest[i:])), end)
            plain = all(_WORD.fullmatch(word) for word in rest[:end])
            length = end if plain and end <= _MOST_LEFT else 0
        if length:
            self.left.append(" ".join(rest[:length]))
        return length

    def _known(self, words: Sequence[str]) -> bool:
        joins = taken(words, lexicon().joins)
        return bool(self._borne.read(words)[1] or self._unnoted(words) or joins)

    def _arm(self, words: Sequence[str]) -> int:
        """Take a weapon with values of its own."""
        if self.terms.weapon is None or not self.begun:
            return 0
        arm = read_arm(words, self.terms.weapon)
        if arm is None:
            return 0
        self.arms.append(arm[0])
        return arm[1]

    def _run(self, words: Sequence[str]) -> int:
        """Take bare numbers in the book's order, the number of models before them perhaps."""
        if self.begun and not self.owner:
            return 0
        run = read_run(words, self._values, counted=bool(self.counts))
        if run is None:
            return 0
        if run.models is not None:
            self.counts.append((run.models, True))
        for each, number in run.values:
            self._keep(each, written(each, number))
        self.told = self.begun = True
        return run.words

    def _keep(self, each: ProfileField, value: str) -> None:
        """Keep a value: of a steed or a crew beside what the rider or the machine has."""
        twice = each.id in self.values
        part = "mount" if self.owner == "steed" else "crew" if self.owner and twice else ""
        if not part or (self.owner == "steed" and each.id == "m"):
            if twice and not part:
                raise Refusal("repeated-sign", field=each.id)
            self.values[each.id] = value
            return
        own = self._values.field(f"{part}_{each.id}")
        if own is not None:
            self.values[own.id] = written(own, value.removeprefix(each.signs[0]))
        elif each.id not in {"w", "m"}:
            self.left.append(value)

    def _cost(self, words: Sequence[str]) -> int:
        number = words[0].lower().removesuffix(".")
        together = re.fullmatch(r"(\d{1,4})(?:pts?|points?|p)", number)
        if together:
            self.costs.append(int(together[1]))
            return 1
        if number.isdigit() and len(words) > 1 and words[1].lower().rstrip(".") in {*POINTS, "p"}:
            following = [bare(word) for word in words[2:4]]
            if following == ["de", "vie"]:
                return 0
            self.costs.append(int(number))
            return 2
        return 0

    def _nothing(self, words: Sequence[str]) -> int:
        """Take what says that there is no save: `no armour`, `pas de svg`."""
        said = [word.removeprefix("d'").removeprefix("d’") for word in words[:4]]
        length = taken(said, lexicon().without)
        if not length and bare(said[0]) == "pas":
            length = 1
        nothing = taken(said[length:], lexicon().nothing) if length else 0
        named = taken(words, lexicon().nothing)
        if self.told and named and words[named : named + 1] in (["0"], ["-"], ["none"], ["aucune"]):
            return named + 1
        return length + nothing if nothing and (self.told or self.joined) else 0

    def _value(self, words: Sequence[str]) -> int:
        """Take a value of the profile."""
        found = self._values.read(words, Seen(self.begun, self.values))
        if found is None:
            return 0
        self._keep(found.field, found.written)
        self.told = self.told or found.field.id != "level"
        self.begun = self.begun or found.field.id in BOOK
        return found.words

    def _owner(self, words: Sequence[str]) -> int:
        """Take whose values follow: `steed 8 3 0 3 3 1 3 1 5`, `2 horses M8`, `rider M4`."""
        if not (self.told or self.joined):
            return 0
        length = int(words[0].isdigit() and len(words) > 1)
        for owner, called in (("steed", lexicon().steed), ("crew", lexicon().rider)):
            named = taken(words[length:], called)
            rest = words[length + named :]
            rest = rest[1:] if rest and rest[0] == "," else rest
            run = read_run(rest, self._values, counted=True) if named and rest else None
            if named and rest and (run or self._values.is_told(rest[0])):
                self.owner = owner
                return length + named
        return 0

    def _crew(self, words: Sequence[str]) -> int:
        """Take a crew: `3 crew`, `crew 3`, `crew of 3`."""
        number, length, crewed = None, 0, False
        while length < len(words) and not (number and crewed):
            said = spoken_first(words[length : length + 1])
            crew = taken(words[length:], lexicon().crew_of) or taken(words[length:], lexicon().crew)
            if number is None and (words[length].isdigit() or said):
                number, length = int(words[length]) if said is None else said[0], length + 1
            elif not crewed and crew:
                crewed, length = True, length + crew
            else:
                return 0
        crew = self._borne.read(["crew", str(number)])[0] if number and crewed else ()
        self.borne += crew
        if crew and length + 1 < len(words) and words[length + 1].isdigit():
            length += bool(_WORD.fullmatch(words[length]))  # who they are: `2 dwarfs 3 4 3 …`
        self.owner = "crew" if crew else self.owner
        return length if crew else 0

    def _rule(self, words: Sequence[str]) -> int:
        """Take what the unit bears; within the name's words that belongs to the name."""
        if not (self.told or self.joined):
            return 0
        borne, length = self._borne.read(words)
        unnoted = self._unnoted(words)
        if unnoted > length:
            self.left.append(" ".join(words[:unnoted]))
            return unnoted
        if not self.told and self._mixed(words):
            end = words.index(",") if "," in words else len(words)
            self.left.append(" ".join(words[:end]))
            return end
        self.borne += borne
        return length

    def _mixed(self, words: Sequence[str]) -> bool:
        """Return whether words up to a comma before the profile are rules in part: `elven hero`."""
        end = words.index(",") if "," in words else 0
        part = words[:end]
        if not part or not all(map(_WORD.fullmatch, part)):
            return False
        at, known = 0, 0
        while at < end:
            length = self._borne.read(part[at:])[1] or self._unnoted(part[at:])
            known += bool(length)
            at += length or 1
            if not length and known:
                return True
        return False

    def _unnoted(self, words: Sequence[str]) -> int:
        """Return how many words tell of gear, magic or bases that no rule of the game is for."""
        length = self._borne.unnoted(words)
        study = taken(words, lexicon().studies)
        if study:
            while study < len(words) and _WORD.fullmatch(words[study]) and words[study] != ",":
                study += 1
            return study
        if bare(words[0]) in lexicon().base or _MILLIMETRES.fullmatch(words[0]):
            length = 1 + (len(words) > 1 and bool(_MILLIMETRES.fullmatch(words[1])))
            length += bare(words[length]) in lexicon().base if length < len(words) else 0
        return length

    def _slip(self, words: Sequence[str]) -> int:
        """Take a rule whose name has a slip."""
        if not self.told:
            return 0
        borne, length = self._borne.read(words, slips=True)
        self.borne += borne
        return length

    def _count(self, words: Sequence[str]) -> int:
        """Take a number of models; a large one beside it is a cost."""
        before = taken(words, lexicon().counting) if self.name else 0
        if before and len(words) > before and words[before].isdigit():
            self.counts.append((int(words[before]), True))
            self.joined = True
            return before + 1
        alone = spoken_first(words) if words[1:2] in ([], [","]) and self.joined else None
        match = _COUNT.fullmatch(str(alone[0]) if alone else words[0])
        if match is None:
            return 0
        number, boxed = int(match[1] or match[2]), words[0].startswith("¤")
        said = taken(words[1:], lexicon().models)
        marked = bool(said) or not (boxed or words[0].isdigit())
        ends = len(words) == 1 and len(self._words) > 1 and self._words[-2] == ","
        if not marked and number > USUAL and (self.counts or (ends and self.told)):
            self.costs.append(number)
            return 1
        self.boxed = self.boxed or (boxed and number > FEW)
        if not marked and number > (FEW if self.told else USUAL):
            return 0  # a cost as well
        self.counts.append((number, marked))
        self.joined = self.joined or bool(self.name)
        return 1 + said

    def _written(self) -> str | None:
        """Return what was found as a line; None where a number or a cost stands there twice."""
        name = self._called()
        if not name or len(self.counts) > 1 or len(self.costs) > 1 or not self.told:
            return None
        said = [word.lower() for word in name.split()]
        vague = any(
            each in GROUPS or VAGUE.fullmatch(each) or LEVEL.fullmatch(each) for each in said
        )
        if vague or not lexicon().vague_name.isdisjoint(said) or {said[0], said[-1]} & DANGLING:
            return None
        if self.boxed and self.values.get("w", "")[-2:] not in {"W1", "V1", "H1"}:
            return None
        check_alone(said)
        _check_unit(name)
        head, words = spoken_head(Head(""), name.split())
        models = head.models or 1
        if not self.counts:
            name = " ".join(words)
        elif models > 1 and self.begun and self.counts[0][0] <= _HIGHEST:
            return None  # `ten Archers 4 3 3 3 3 1 3 1 7 10`
        else:
            models = self.counts[0][0]
        ending = self._borne.ending(name)
        name, borne = ending or (name, ())
        cost = [f"{self.costs[0]} pts"] if self.costs else []
        rules = dict.fromkeys((*borne, *self.borne))
        listed = [f"[{', '.join(rules)}]"] if rules else []
        arms = [f"{{{'; '.join(self.arms)}}}"] if self.arms else []
        parts = [f'"{name}"', f"x{models}", *self.values.values(), *cost, *arms, *listed]
        return " ".join(parts).strip()

    def _called(self) -> str:
        """Return the name; of `a wizard called Aldric` what he is becomes rules."""
        words = self.name
        at = next((i for i, word in enumerate(words) if bare(word) in lexicon().named), 0)
        if at and at + 1 < len(words):
            rules, rest = list[str](), words[:at]
            while rest:
                borne, length = self._borne.read(rest)
                rules, rest = [*rules, *borne], rest[length or 1 :]
            self.borne += rules
            words = words[at + 1 :]
        return " ".join(words).strip(" -–:,.")
