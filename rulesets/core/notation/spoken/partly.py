"""The parts of a unit's line that are understood where the line as a whole is not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from rulesets.core.battlefield.amount import Amount
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import LONGEST, check_value, split_weapons
from rulesets.core.notation.profile_sign import may_be_inches, read_value, signs_of
from rulesets.core.notation.spoken.found import lance_of, spear_of
from rulesets.core.notation.spoken.lexicon import bare, by_phrase, lexicon, taken
from rulesets.core.notation.spoken.ordering import Ordering
from rulesets.core.notation.spoken.several import is_plural
from rulesets.core.notation.spoken.sheets import second_edition
from rulesets.core.notation.spoken.tokens import in_inches, prepared, words_of
from rulesets.core.notation.unit_cost import LARGE, is_each, may_be_cost
from rulesets.core.notation.unit_head import (
    LONGEST_NAME,
    MOST_MODELS,
    USUAL,
    VAGUE,
    Head,
    spoken_head,
)
from rulesets.core.ruleset.game import ProfileField
from rulesets.keyboard import plain_signs
from rulesets.refusal import Refusal
from rulesets.worded import either

_EACH: Final = re.compile(
    r"\b(\d{1,4})(?: ?(?:pts?|points?|p))?(?= (?:each|apiece|chacune?s?)\b)", re.IGNORECASE
)
"""What one model costs, before a word that elsewhere says nothing."""
_BEHIND: Final = re.compile(r"[;\n]\s*+(?=\d{1,3}\s?x?\s+[^\W\d_]{3})")
"""Before another unit of the same line, `…; 10 archers M4`."""
_SIGNED: Final = re.compile(r"(?<![^\W_])[^\W\d_]{1,3}[ :=]?\d")
_MOST_VALUES: Final = 4
"""Values that make a unit of what stands behind a semicolon."""
_QUOTED: Final = re.compile(r'"(?P<name>[^"]*)"')
_GLUED: Final = re.compile(r"([^\W\d_]+)[:=.]?(\d{1,2}\+?(?:in)?)")
_FIGURES: Final = re.compile(r"\d{1,2}\+?(?:in)?")
_MEANT: Final = re.compile(r"[^\s/,;|.:-]")
"""What is more than a sign between parts."""
_SO_MANY: Final = re.compile(r"(\d{1,3}) × ([^\W\d_].*)")
_NOUN: Final = re.compile(r"[^\W\d_]{4,}(?: [^\W\d_]+){0,3}")
"""Words that may be a name where there is no other."""
_MOST_APART: Final = 12
"""Words without a meaning from which the rest of a line is kept apart as a whole."""
_MOST_COST: Final = 9000
_LEAST_ELSEWHERE: Final = 2
"""Words of another edition's profile from which a line has such."""


_ELSEWHERE_ONLY: Final = frozenset({"adv", "ava", "dis", "disc", "agi"})
"""Words that only that profile has."""
_ABRIDGED: Final = MappingProxyType(
    {"ad": "adv", "de": "def", "re": "res", "ar": "arm", "at": "att", "of": "off"}
    | {"st": "for", "ag": "agi"}
)
"""Names of that profile with two letters, most of which are words elsewhere."""
_MOST_ABRIDGED: Final = 6
"""Words of a profile from which such are meant."""


class Understood(NamedTuple):
    """The parts of a line that were understood, as the fields of a unit hold them.

    Attributes:
        name: The name; empty where none was found.
        models: The number of models, None where nothing says it for certain.
        profiles: Values and cost, once for each way to mean them.
        rules: Rules by their names.
        left: Gear that no rule of the game is for, and the words that were not understood.
    """

    name: str
    models: int | None
    profiles: tuple[str, ...]
    rules: tuple[str, ...]
    left: tuple[str, ...]


NOTHING: Final = Understood("", None, (), (), ())


def understood(line: str, terms: LineTerms) -> Understood | None:
    """Return what is understood of a line; None where that is no unit."""
    if len(line) > LONGEST or line.rstrip().endswith("?"):
        return None
    return Partly(terms).understood(line)


class Partly(Ordering):
    """A line whose parts are looked for, and what has no meaning is kept apart.

    Attributes:
        each: What one model costs, nought where that is not said.
    """

    each: int = 0

    def understood(self, line: str) -> Understood | None:
        """Return what is understood of the line; None without a name and a value."""
        self.unread: list[str] = []
        self.each = 0
        line, more = _without_another(line)
        line, armed = split_weapons(line)
        self.unread += [armed] if armed else []
        line = in_inches(second_edition(plain_signs(line), len(self.profile.order)))
        quoted = _QUOTED.search(line)
        called = " ".join(quoted["name"].split()) if quoted else ""
        line = _QUOTED.sub(" ", line, count=1).replace('"', " ")
        line = re.sub(r"[{}]", " , ", line)
        line = _EACH.sub(r"\1 pts per", _per().sub(r"\1 pts per", line, count=1), count=1)
        line = _formed().sub(self._wide, line, count=1)
        spear = spear_of(line, self.bearing)
        words = words_of(prepared(line)) or []
        self.joined = bool(called)
        words = self.words = self.profile.in_figures(self._translated(words))
        self._take_all(words)
        self.unread += [more] if more else []
        if not self.costs and self.unread and words[-1:] == self.unread[-1:]:
            self._take_cost()
        values = self._values()
        name, models = self._head(called)
        if self.each and models is not None and not self.costs:
            self.costs.append(self.each * models)
        elif self.each:
            self.unread.append(f"{self.each} pts")
            if self.costs and models is not None and self.costs[0] < self.each * models:
                self.unread.append(f"{self.costs.pop()} pts")  # of a part of it
        if self.costs and 0 < self.costs[0] < (models or 1):  # of one model
            self.unread.append(f"{self.costs.pop()} pts")
        name = self._without_gear(name)
        self.spear = "" if lance_of(name, self.bearing) else spear
        if not name and values:
            name, models = self._called_behind(models)
        if not name and not values and not (self.borne and self.costs):
            return None
        return Understood(
            name,
            models,
            self._profiles(values),
            tuple(dict.fromkeys(self._ridden(name, self.borne))),
            tuple(
                dict.fromkeys(part for part in (*self.left, *self.unread) if _MEANT.search(part))
            ),
        )

    def _wide(self, formed: re.Match[str]) -> str:
        """Return how wide a unit stands whose ranks and files make as many as it has models."""
        wide, deep = int(formed[1]), int(formed[2])
        files = self.profile.field("files")
        numbers = set(re.findall(r"(?<!\w)x?(\d{1,3})x?(?!\w)", formed.string.lower()))
        if files is None or str(wide * deep) not in numbers:
            return formed[0]
        return f" {files.signs[0]}{wide} "

    def _without_gear(self, name: str) -> str:
        """Return a name beside a cost; nothing where it is what a unit bears: `150 pts, bows`."""
        words = name.split()
        borne, length = self.bearing.read(words) if words else ((), 0)
        if not (self.costs and not self.counts and length and length == len(words)):
            return name
        if not is_plural(words[-1]) or self.bearing.is_role(words):
            return name
        self.borne = [*borne, *self.borne]
        return ""

    def _called_behind(self, models: int | None) -> tuple[str, int | None]:
        """Take the name, and the number of models, of words behind all values, if alone."""
        several = next(filter(None, map(_SO_MANY.fullmatch, self.left)), None)
        if several is not None and models in {None, int(several[1])}:
            self.left.remove(several[0])
            return several[2], int(several[1])
        alone = [part for part in self.unread if _NOUN.fullmatch(part)]
        if len(alone) != 1:
            return "", models
        self.unread.remove(alone[0])
        return alone[0], models

    def _take_all(self, words: Sequence[str]) -> None:
        """Take what has a meaning; words beside each other that have none are kept as one."""
        at, end, apart = 0, -1, 0
        while at < len(words):
            apart += end == at
            if apart > _MOST_APART:
                self._keep_apart(words[at:], beside=end == at)
                return
            counts, costs, left = list(self.counts), list(self.costs), list(self.left)
            try:
                length = self._take(words, at)
            except Refusal:
                length = 0
            if len(self.counts) > 1 or len(self.costs) > 1:
                self.counts, self.costs = counts, costs
                self._keep_apart(words[at : at + max(1, length)], beside=end == at)
                end = at + max(1, length)
            elif end == at and self.left != left:  # `5 lost`: what is said of a number
                self.left = left
                self._keep_apart(words[at : at + length], beside=True)
                end = at + length
            elif not length and words[at] != ",":
                length = taken(words[at:], lexicon().doing) or 1
                self._keep_apart(words[at : at + length], beside=end == at)
                end = at + length
            at += length or 1

    def _take_cost(self) -> None:
        """Take a large number at the end as the cost, which the form shows as such."""
        last = self.unread[-1]
        if last.isdecimal() and USUAL < int(last) <= _MOST_COST:
            self.costs.append(int(self.unread.pop()))

    def _keep_apart(self, words: Sequence[str], *, beside: bool) -> None:
        text = " ".join(words).replace("¤", "").strip(" ,")
        if beside and self.unread:
            text = f"{self.unread.pop()} {text}"
        self.unread.append(text)

    def _take(self, words: Sequence[str], at: int) -> int:
        """Take what stands at a word, but for the cost of one model: that is kept apart."""
        costs = list(self.costs)
        length = super()._take(words, at)
        if self.costs == costs:
            return length
        behind = next((n for n in (1, 2) if is_each(words[at + length : at + length + n][-1:])), 0)
        if not behind or (behind > 1 and not is_each(words[at + length : at + length + 1])):
            return length
        last = at + length + behind
        behind += behind == 1 and is_each(words[last : last + 1])
        self.each = self.costs.pop()
        return length + behind

    def _translated(self, words: Sequence[str]) -> list[str]:
        """Return words with the values of another edition by the names that they have here.

        What has no counterpart is kept apart.
        """
        elsewhere, alone = by_phrase("elsewhere"), lexicon().elsewhere_only
        parts: list[tuple[str, str, int]] = []
        at = 0
        while at < len(words):
            glued = _GLUED.fullmatch(words[at])
            follows = words[at + 1] if at + 1 < len(words) else ""
            if glued:
                parts.append((bare(glued[1]), glued[2], 1))
            elif _FIGURES.fullmatch(follows):
                parts.append((bare(words[at].rstrip(":=.")), follows, 2))
            else:
                parts.append(("", words[at], 1))
            at += parts[-1][2]
        known = sum(name in elsewhere for name, _, _ in parts)
        abridged = known + sum(name in _ABRIDGED for name, _, _ in parts) >= _MOST_ABRIDGED
        sure = any(name in _ELSEWHERE_ONLY for name, _, _ in parts)
        if known < _LEAST_ELSEWHERE - sure and not abridged:
            return list(words)
        translated: list[str] = []
        at = 0
        for name, number, length in parts:
            name = _ABRIDGED.get(name, name) if abridged else name  # noqa: PLW2901
            field = next((self.profile.field(each) for each in elsewhere.get(name, ())), None)
            if name in alone:
                self._keep_apart(words[at : at + length], beside=False)
            elif field is not None:
                translated.append(f"{field.signs[0]}{number}")
            else:
                translated += words[at : at + length]
            at += length
        return translated

    def _values(self) -> list[tuple[ProfileField, str, Amount]]:
        """Return the values that the game's profile can have; others are kept apart."""
        signs, kept = signs_of(tuple(self.terms.fields)), []
        for value in self.values.values():
            found = read_value(value, signs)
            if found is None or not _may_have(*found):
                self.unread.append(value)
            else:
                kept.append((found[0], value, found[1]))
        return kept

    def _profiles(self, values: Sequence[tuple[ProfileField, str, Amount]]) -> tuple[str, ...]:
        """Return the profile as a line has it: twice where a distance may be in inches or not."""
        cost = [f"{self.costs[0]} pts"] if self.costs else []
        arms = [f"{{{'; '.join(self.arms)}}}"] if self.arms else []
        doubted = any(
            value[-1:].isdecimal() and may_be_inches(field, amount)
            for field, value, amount in values
        )
        ways = []
        for unit in ("in", "cm") if doubted else ("",):
            written = [
                f"{value}{unit if may_be_inches(field, amount) and value[-1].isdecimal() else ''}"
                for field, value, amount in values
            ]
            ways.append(" ".join([*written, *cost, *arms]))
        return tuple(ways)

    def _head(self, called: str) -> tuple[str, int | None]:
        """Return the name and the number of models, as far as either is sure."""
        name = called or self._called()
        models = self.counts[0][0] if self.counts else None
        words = name.split()
        if not called and words and models is None:
            try:
                head, words = spoken_head(Head(""), words)
                models = head.models
            except Refusal:
                models = None
        if not called:
            words = self._noun(words)
        name = " ".join(words)
        ending = None if called or not name else self.bearing.ending(name)
        swallowed = "" if called or ending else self.bearing.swallowed(name)
        if swallowed:
            name = name.removesuffix(swallowed).rstrip(" ,")
            self.borne = [*self.bearing.read(swallowed.split())[0], *self.borne]
        if ending is not None:
            name = ending.name
            self.borne = [*ending.borne, *self.borne]
            self.left += ending.left
        if models is not None and not 1 <= models <= MOST_MODELS:
            self.unread.append(str(models))
            models = None
        return name[:LONGEST_NAME].strip(), None if self._may_cost(name, models) else models

    def _noun(self, words: Sequence[str]) -> list[str]:
        """Return the words of a name without those that are no part of one: `a dozen goblins`."""
        begin = next((at for at, word in enumerate(words) if not _is_apart(word)), len(words))
        vague = any(VAGUE.fullmatch(word) for word in words[:begin])
        self.unread += [" ".join(words[:begin])] if vague else []
        end = len(words)
        while end > begin and bare(words[end - 1]) in lexicon().apart | lexicon().dangling:
            end -= 1
        return list(words[begin if vague else 0 : end])

    def _may_cost(self, name: str, models: int | None) -> bool:
        """Return whether a number may be the unit's cost as well."""
        if models is None or not self.counts or self.counts[0][1]:
            return False
        lone = "level" in self.values
        return models > LARGE or may_be_cost(name, models, leading=False, lone=lone)


@cache
def _per() -> re.Pattern[str]:
    """Return the pattern of what one model costs, with what it is of: `5pts/fig`."""
    said = lexicon()
    return re.compile(
        rf"\b(\d{{1,3}})\s?(?:pts?|points?|p)\s?{either(said.per)}\s?{either(said.per_model)}\b",
        re.IGNORECASE,
    )


@cache
def _formed() -> re.Pattern[str]:
    """Return the pattern of how wide and deep a unit stands: `5x4`."""
    beside = either(lexicon().formed)
    return re.compile(
        rf"(?<![\w/])(?:{beside}\s)?(\d{{1,2}})\s?[x×]\s?(\d{{1,2}})(?![\w/])", re.IGNORECASE
    )


def _without_another(line: str) -> tuple[str, str]:
    """Return a line without another unit with its profile behind a semicolon, and that."""
    behind = _BEHIND.search(line)
    more = "" if behind is None else line[behind.end() :]
    if behind is None or len(_SIGNED.findall(more)) < _MOST_VALUES:
        return line, ""
    return line[: behind.start()].rstrip(), more


def _is_apart(word: str) -> bool:
    return bool(VAGUE.fullmatch(word)) or bare(word) in lexicon().leads | lexicon().dangling


def _may_have(field: ProfileField, value: Amount) -> bool:
    try:
        check_value(field, value)
    except Refusal:
        return False
    return True
