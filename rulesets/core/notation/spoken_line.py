"""A unit's line as players write it without care for its order: signs, numbers, weapons in words.

`Orcs M 4 WS3 spears shields x20` and `Spearmen 20 4 3 3 3 3 1 3 1 7` are put in the order of
`profile_line`, where every word of theirs has a meaning; else what that says of them stands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import LONGEST, read_profile_line
from rulesets.core.notation.profile_sign import plain_word, read_value, signs_of
from rulesets.core.notation.unit_cost import FEW, POINTS, words_beside
from rulesets.core.notation.unit_gear import Gear
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
from rulesets.keyboard import plain_signs, without_markup
from rulesets.refusal import Refusal

_AGAIN: Final = frozenset(
    {
        "line-unclear",
        "unknown-sign",
        "line-number-late",
        "unknown-rule",
        "line-sign-or-name",
        "line-without-name",
    }
)
"""Codes of lines that may be read in another order."""
_BOOK: Final = ("m", "ws", "bs", "s", "t", "w", "i", "a", "ld", "int", "cl", "wp")
"""Values of a profile in the order of the books, as far as a game has them."""
_LEAST_RUN: Final = 9
_HIGHEST: Final = 10
"""The highest value of a leadership: a number beyond, behind a profile, counts models."""
_ALIASES: Final = MappingProxyType(
    {
        "mvt": "m",
        "mv": "m",
        "mov": "m",
        "mvmt": "m",
        "b": "w",
        "pdv": "w",
        "hp": "w",
        "cdt": "ld",
        "cmd": "ld",
        "init": "i",
        "att": "a",
        "end": "t",
        "invu": "ward",
        "inv": "ward",
        "ward": "ward",
        "armour": "save",
        "armor": "save",
        "armure": "save",
        "wide": "files",
        "front": "files",
        "cont": "control",
        "contr": "control",
        "ctrl": "control",
        "oc": "control",
    }
)
"""What players write for a value where the game has no such sign."""
_SLASHED: Final = re.compile(r"(?<!\S)\d{1,2}(?:([/-])\d{1,2})(?:\1\d{1,2}){7,10}(?!\S)")
"""A profile in the book's order as it is pasted: `4/3/3/3/3/1/3/1/7`."""
_TOKEN: Final = re.compile(r"[,;|]|[^\s,;|]+")
_WITH: Final = re.compile(r"\s+(?:w\s+|\+)(?=[^\W\d_]{3})")
"""Before what a unit bears: `10 Archers w longbows`, `20 Spearmen +musician`."""
_INCHES: Final = re.compile(r"(?<!\S)(\d{1,2})[\"″”](?!\S)")
_DISTANCE: Final = re.compile(r"\d{1,2}(?:in|ps|po|cm)", re.IGNORECASE)
"""A number that can only be a move."""
_SPACED: Final = re.compile(r"(?<=\d)\s+\+(?=\s*(?:$|[,;\])]|[^\W\d_]+\s?\d))")
_GLUED: Final = re.compile(r"(?:[^\W\d_]+\d+\+?[-/]?){2,}")
_PIECE: Final = re.compile(r"[^\W\d_]+\d+\+?")
_COUNT: Final = re.compile(r"[x×](\d{1,3})|¤?(\d{1,4})[x×]?", re.IGNORECASE)
_BARE: Final = re.compile(r"\d{1,4}\+{0,2}|[-–]")
_LEADING: Final = re.compile(r"^\s*(\d{1,3})\s?[x×]?(?=[^\W\d_]{3})(?!ish|[èe]me)", re.IGNORECASE)
_BOXED: Final = re.compile(r"[(\[]\s*(\d{1,4})\s*[)\]]")
_WORD: Final = re.compile(r"[^\W\d_][^\W\d_.'’-]*(?:[.'’-]+[^\W\d_]*)*:?")
"""A word of a name."""
_MODELS: Final = frozenset(
    ["model", "models", "mini", "minis", "fig", "figs", "figurine", "figurines", "modèles"]
)
_JOINS: Final = frozenset(["and", "et", "with", "avec", "w/", "+", "&", ",", ";", "|", "-", "–"])
_FIRST_SIGNS: Final = frozenset("Mm")
"""Signs of the value that every profile begins with."""
_FIRST: Final = frozenset(["add", "my", "the", "mes", "les", "ajoute", "ajouter"])
_NO_NAME: Final = frozenset(["more", "autres", "about", "around", "environ", "par", "my", "units"])
_CREW: Final = frozenset(["crew", "crewmen", "servants", "servant", "équipage", "equipage"])
_LONGEST_RULE: Final = 5


def read_spoken_line(line: str, terms: LineTerms, *, alone: bool = False) -> Unit:
    """Read a unit from one line, in whatever order its parts stand.

    Args and Raises: see `rulesets.core.notation.profile_line.read_profile_line`.
    """
    line = _SLASHED.sub(lambda found: found[0].replace(found[1], " "), line)
    line = line if '"' in line else _WITH.sub(" with ", line)
    try:
        return read_profile_line(line, terms, alone=alone)
    except Refusal as refusal:
        if refusal.code not in _AGAIN or terms.find is None or len(line) > LONGEST:
            raise
        ordered = _Spoken(terms.fields, Gear(terms)).ordered(line)
        if ordered is None:
            raise
        try:
            return read_profile_line(ordered, terms, alone=alone)
        except Refusal as again:
            if again.code in _AGAIN:
                raise refusal from None  # said of the line as it was typed
            raise


@dataclass
class _Spoken:
    """A line whose parts are looked for.

    Attributes:
        fields: The game's profile.
        gear: What its units may bear.
        name: The words of the name.
        values: Values with their signs.
        borne: Rules, as they are written in a list.
        counts: Numbers of models, and whether a sign says so.
        begun: Whether a value of the book's order was told.
    """

    fields: Sequence[ProfileField]
    gear: Gear
    name: list[str] = field(default_factory=list)
    values: list[str] = field(default_factory=list)
    borne: list[str] = field(default_factory=list)
    counts: list[tuple[int, bool]] = field(default_factory=list)
    costs: list[int] = field(default_factory=list)
    joined: bool = False
    told: bool = False
    begun: bool = False

    def ordered(self, line: str) -> str | None:
        """Return the line in order; None where a part of it has no meaning, or may have two."""
        text = _INCHES.sub(r"\1in", without_markup(plain_signs(line)))
        if '"' in text or "{" in text or "}" in text:
            return None
        text = _LEADING.sub(r"\1 ", _SPACED.sub("+", text))
        text = _BOXED.sub(r" ¤\1 ", text)
        text = re.sub(r"[()\[\]]", " , ", text.replace(" / ", " , "))
        words = [part for token in _TOKEN.findall(text) for part in _unglued(token)]
        while words and words[0].lower() in _FIRST and len(words) > 1 and words[1][:1].isdigit():
            words = words[1:]
        at = 0
        while at < len(words):
            taken = self._take(words, at)
            if not taken:
                return None
            at += taken
        return self._written()

    def _take(self, words: Sequence[str], at: int) -> int:
        """Take what stands at a word; return how many words it is, none where it means nothing."""
        for take in (self._run, self._cost, self._value, self._numbered, self._rule, self._count):
            taken = take(words[at:])
            if taken:
                return taken
        word = words[at]
        if word.lower() in _JOINS:
            self.joined = bool(self.name)
            return 1
        strange = not _WORD.fullmatch(word) or any(map(str.isnumeric, word))
        strange = strange or (word.endswith(":") and not self.name)
        if self.told or self.joined or strange:
            return 0
        self.name.append(word.rstrip(":"))
        return 1

    def _run(self, words: Sequence[str]) -> int:
        """Take bare numbers in the book's order, the number of models before them perhaps."""
        if self.begun:
            return 0
        order = [each for name in _BOOK for each in self.fields if each.id == name]
        run = 0
        while run < min(len(words), len(order) + 3) and _BARE.fullmatch(words[run]):
            run += 1
        run -= words_beside(words, run, _CREW, _LEAST_RUN)
        if len(order) < _LEAST_RUN or run < _LEAST_RUN:
            return 0
        saved = words[run - 1].endswith("+")
        numbers = list(words[: run - saved])
        counted = len(numbers) in {_LEAST_RUN + 1, len(order) + 1} and not self.counts
        if counted:
            last = numbers[-1].isdigit() and int(numbers[-1]) > _HIGHEST
            if not numbers[-last].isdigit():
                if {"-", "–"}.isdisjoint(numbers[1:]):
                    return 0  # `20 Orcs - 4 3 3 4 4 1 2 1 7`
                raise Refusal("line-unclear", text=" ".join(numbers)[:40])
            self.counts.append((int(numbers.pop(-last)), True))
        if len(numbers) not in {_LEAST_RUN, len(order)}:
            return 0
        for each, number in zip(order, numbers, strict=False):
            if number.isdigit():
                self.values.append(f"{each.signs[0]}{number}")
        self.told = self.begun = True
        return run - saved

    def _cost(self, words: Sequence[str]) -> int:
        number = words[0].lower().removesuffix(".")
        together = re.fullmatch(r"(\d{1,4})(?:pts?|points?|p)", number)
        if together:
            self.costs.append(int(together[1]))
            return 1
        if number.isdigit() and len(words) > 1 and words[1].lower().rstrip(".") in {*POINTS, "p"}:
            self.costs.append(int(number))
            return 2
        return 0

    def _value(self, words: Sequence[str]) -> int:
        """Take a value: `M4`, `M 4`, `Weapon Skill 4`, `4+ save`, `5 wide`."""
        signs = signs_of(tuple(self.fields))
        if any(sign.isdigit() for sign in words[0]):
            found = read_value(words[0], signs)
            if found is not None and not words[0][0].isdigit():
                return self._told(words[0], 1)
            alias = re.fullmatch(r"([^\W\d_]+)[:=]?(\d+\+?)", words[0])
            written = alias and self._written_as(alias[1], alias[2])
            if written:
                return self._told(written, 1)
            return self._turned(words)
        for length in range(min(3, len(words) - 1), 0, -1):
            number = words[length]
            if not re.fullmatch(r"\d+\+?", number):
                continue
            called = " ".join(words[:length]).rstrip(":=.")
            field_named = self._written_as(called, number)
            if field_named and not self._may_be_name(words, length):
                return self._told(field_named, length + 1)
        return 0

    def _may_be_name(self, words: Sequence[str], length: int) -> bool:
        """Return whether a letter before a number may belong to the name: `Unit A 10`."""
        others = words[length + 1 :]
        begun = words[0] in _FIRST_SIGNS and sum(map(self._is_value, others)) > 1
        return not self.told and len(words[0]) == 1 and not begun

    def _is_value(self, word: str) -> bool:
        return (
            read_value(word, signs_of(tuple(self.fields))) is not None
            or self._field(word) is not None
        )

    def _turned(self, words: Sequence[str]) -> int:
        """Take a number before what it is: `4+ save`, `5 wide`; alone a save behind a profile."""
        number = words[0]
        moved = None if self.begun else self._written_as("M", number)
        if moved and _DISTANCE.fullmatch(number):
            return self._told(moved, 1)
        if not re.fullmatch(r"\d+\+?", number):
            return 0
        after = self._field(words[1]) if len(words) > 1 else None
        if after is not None and (after.save if number.endswith("+") else after.id == "files"):
            return self._told(f"{after.signs[0]}{number}", 2)
        save = next((each for each in self.fields if each.id == "save"), None)
        books = sum(each.id in _BOOK for each in self.fields) >= _LEAST_RUN
        if (
            number.endswith("+")
            and self.told
            and books
            and save is not None
            and len(self.values) > 1
        ):
            return self._told(f"{save.signs[0]}{number}", 1)
        return 0

    def _told(self, value: str, length: int) -> int:
        self.values.append(value)
        level = next((each for each in self.fields if each.id == "level"), None)
        signs = signs_of(tuple(self.fields))
        found = read_value(value, signs)
        self.told = self.told or found is None or found[0] is not level
        self.begun = self.begun or found is None or found[0].id in _BOOK
        return length

    def _field(self, word: str) -> ProfileField | None:
        called = plain_word(word.rstrip(":=."))
        named = signs_of(tuple(self.fields)).named.get(called)
        if named is not None:
            return named
        alias = _ALIASES.get(called)
        return next((each for each in self.fields if each.id == alias), None)

    def _written_as(self, called: str, number: str) -> str | None:
        found = self._field(called)
        return None if found is None else f"{found.signs[0]}{number}"

    def _numbered(self, words: Sequence[str]) -> int:
        """Take a crew: `3 crew`, `crew 3`."""
        pair = [word.lower() for word in words[:2]]
        number = next((word for word in pair if word.isdigit()), None)
        if len(pair) < 2 or number is None or not _CREW & set(pair):  # noqa: PLR2004 - two words
            return 0
        crew = self.gear.rules_of(f"crew {number}")
        self.borne += crew
        return 2 if crew else 0

    def _rule(self, words: Sequence[str]) -> int:
        """Take what the unit bears; within the name's words that belongs to the name."""
        if not (self.told or self.joined):
            return 0
        for length in range(min(_LONGEST_RULE, len(words)), 0, -1):
            borne = self.gear.rules_of(" ".join(words[:length]).replace("¤", "").rstrip("."))
            if borne:
                self.borne += borne
                return length
        return 0

    def _count(self, words: Sequence[str]) -> int:
        """Take a number of models; a large one beside it is a cost."""
        match = _COUNT.fullmatch(words[0])
        if match is None:
            return 0
        number, boxed = int(match[1] or match[2]), words[0].startswith("¤")
        said = len(words) > 1 and words[1].lower().rstrip(".") in _MODELS
        marked = said or not (boxed or words[0].isdigit())
        if self.counts and not marked and number > USUAL:
            self.costs.append(number)
            return 1
        most = FEW if self.told or boxed else USUAL
        if not marked and number > most:
            return 0  # a cost as well
        self.counts.append((number, marked))
        self.joined = self.joined or bool(self.name)
        return 1 + said

    def _written(self) -> str | None:
        """Return what was found as a line; None where a number or a cost stands there twice."""
        name = " ".join(self.name).strip(" -–:,.")
        if not name or len(self.counts) > 1 or len(self.costs) > 1 or not self.told:
            return None
        said = [word.lower() for word in self.name]
        vague = any(
            each in GROUPS or VAGUE.fullmatch(each) or LEVEL.fullmatch(each) for each in said
        )
        if vague or not _NO_NAME.isdisjoint(said) or {said[0], said[-1]} & DANGLING:
            return None
        check_alone(self.name)
        head, words = spoken_head(Head(""), name.split())
        models = head.models or 1
        if not self.counts:
            name = " ".join(words)
        elif models > 1 and self.begun and self.counts[0][0] <= _HIGHEST:
            return None  # `ten Archers 4 3 3 3 3 1 3 1 7 10`
        else:
            models = self.counts[0][0]
        cost = [f"{self.costs[0]} pts"] if self.costs else []
        borne = f"[{', '.join(self.borne)}]" if self.borne else ""
        return " ".join([f'"{name}"', f"x{models}", *self.values, *cost, borne]).strip()


def _unglued(token: str) -> list[str]:
    """Return the values that a token is made of: `M8WS4`, `M8-WS4`."""
    if _GLUED.fullmatch(token) is None:
        return [token]
    return _PIECE.findall(token)
