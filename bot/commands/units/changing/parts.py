"""A change in a player's words, cut into parts that each say one thing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from operator import itemgetter
from typing import Final

from bot.commands.units.changing.cut import Cut, Part, Span
from bot.commands.units.changing.tokens import ATTACKS, Token, tokens_of
from bot.commands.units.changing.words import (
    MOST_WORDS,
    UNNAMED,
    Item,
    afterwards,
    doers,
    senses,
    suffered,
    ways,
)
from rulesets.spoken_number import spoken_first

_MOST_PASSED: Final = 5
"""Words that say nothing between two of a part."""
_MOST_WAYS: Final = 8
"""Rows of words by which a pattern is looked for at one token."""
_PASSED: Final = frozenset({"filler", "please", "moment", "and"})
"""Senses of what is passed over between parts."""
_REMARKED: Final = frozenset(
    (
        *("filler", "please", "moment", "because", "within", "cause", "for", "from", "on"),
        *("a", "=", "models", "rule", "test"),
    )
)
"""Senses of words in a remark on why or when something happened."""
_FORBIDDEN: Final = frozenset({"filler", "cannot", "cause"})
"""Senses of words that tell what a unit cannot do for what happened to it."""
_MOST_REMARKED: Final = 6
"""Words of a remark."""
_OF_SIGN: Final = {"/": ("/",), "-": ("-",), "+": ("+", "and"), "=": ("filler", "=")}


Named = Callable[[Sequence[str]], Iterator[tuple[str, str]]]
"""Yields sense and id of what some words name: a value, a status or a special rule."""
Mended = Callable[[str], str | None]
"""Returns the words that others are in short, or with a slip of the finger."""
_SIGNS: Final = frozenset("-−–—+")


class Parts:
    """The parts of a text."""

    def __init__(self, text: str, named: Named, mended: Mended = lambda _: None) -> None:
        """Take a text, what its words may name, and which of them have a slip."""
        self.text = text
        self.tokens = tokens_of(text)
        self._named = named
        self._mended = mended
        self._spans = [list(self._spans_at(at)) for at in range(len(self.tokens))]

    def read(self) -> Cut:
        """Return the parts, and what is left over of the words.

        That is as little as can be; the parts are as few, and pass over as few words.
        """
        costs: list[tuple[int, int, int]] = [(0, 0, 0)] * (len(self.tokens) + 1)
        steps: list[Part | int] = [0] * len(self.tokens)
        for at in range(len(self.tokens) - 1, -1, -1):
            ways: list[tuple[tuple[int, int, int], Part | int]] = []
            ways += [(_more(costs[part.end], parts=1), part) for part in self._parts_at(at)]
            ways += [
                (_more(costs[end], parts=weight, passed=end - at), Part("remark", (), at, end))
                for end, weight in self._remarks_at(at)
            ]
            passed = (span.end for span in self._spans[at] if span.sense in _PASSED)
            ways += [(_more(costs[end], passed=end - at), end) for end in passed]
            ways.append((_more(costs[at + 1], left=1), at + 1))
            costs[at], steps[at] = min(ways, key=itemgetter(0))
        return self._along(steps)

    def words(self, begin: int, end: int) -> str:
        """Return some tokens as they were typed."""
        return self.text[self.tokens[begin].begin : self.tokens[end - 1].end]

    def divided(self, begin: int, end: int, by: str = "") -> bool:
        """Return whether a comma, or a word like it, stands among some tokens; by a sign alone."""
        return any(
            span.sense == "and" and by in ("", self.tokens[at].plain)
            for at in range(begin, end)
            for span in self._spans[at]
        )

    def from_article(self, part: Part) -> str:
        """Return a part as it was typed, with the words before it that say nothing."""
        begin = part.begin
        while begin and self._has(begin - 1, {"filler"}):
            begin -= 1
        return self.words(begin, part.end)

    def suffered(self, part: Part) -> bool:
        """Return whether a part tells what was done to a unit, and not what the unit did."""
        verb = next((span for span in part.spans if span.sense in {"destroyed", "killed"}), None)
        if verb is None:
            return True
        commas = [at for at in range(len(self.tokens)) if self.divided(at, at + 1)]
        begin = max((at + 1 for at in commas if at < part.begin), default=0)
        end = min((at for at in commas if at >= verb.end), default=len(self.tokens))
        before = {token.plain for token in self.tokens[begin : verb.end]}
        after = "".join(f"{token.plain} " for token in self.tokens[verb.end : end])
        done = before.isdisjoint(doers()) or not before.isdisjoint(suffered())
        return done and afterwards().fullmatch(after) is not None

    def _along(self, steps: Sequence[Part | int]) -> Cut:
        """Return the parts and what is left over, along the steps from each token."""
        cut = Cut([], [], [], [], set())
        at = 0
        while at < len(steps):
            step = steps[at]
            if isinstance(step, Part):
                if step.says == "remark":
                    cut.remarks.append(self.words(at, step.end))
                else:
                    cut.parts.append(step)
                at = step.end
                continue
            passed = {span.sense for span in self._spans[at] if span.end == step} & _PASSED
            if not passed:
                cut.left.append(self.words(at, step))
                cut.senses.update(span.sense for span in self._spans[at])
            elif passed == {"moment"}:
                cut.moments.append(self.words(at, step))
            at = step
        return cut

    def _remarks_at(self, at: int) -> Iterator[tuple[int, int]]:
        """Yield where remarks end that begin at a token, and how many parts each weighs as.

        A remark stands behind what it is about, and reaches to a comma or to the end.
        """
        if not at:
            return
        for span in self._spans[at]:
            reach = self._reach(span, at)
            alone = reach == len(self.tokens) or self._has(reach, {"and", "moment"})
            if reach and alone:
                yield reach, int(span.sense == "because")

    def _reach(self, span: Span, at: int) -> int:
        """Return where a remark ends that some words begin, no token where they begin none."""
        end, last = span.end, min(len(self.tokens), at + _MOST_REMARKED)
        match span.sense:
            case "because":
                while end < last and (on := self._remarked(end)):
                    end = on
            case "so":
                end = self._forbidden(end)
            case "within" if not self.divided(at - 1, at):
                while end < last and self._has(end, _PASSED | {"a"}, but="and"):
                    end += 1
                causes = self._spans[end] if end < len(self.tokens) else ()
                end = max((each.end for each in causes if each.sense == "cause"), default=0)
            case "cause" if self._bracketed(at, end):
                return end
            case _:
                return 0
        return end if end > span.end else 0

    def _bracketed(self, begin: int, end: int) -> bool:
        """Return whether some tokens alone stand in brackets."""
        before = self.text[: self.tokens[begin].begin]
        after = self.text[self.tokens[end - 1].end :]
        return before.endswith("(") and after.startswith(")")

    def _forbidden(self, begin: int) -> int:
        """Return where that ends which a unit cannot do, from its first token: `no shooting`.

        Where it says nothing of the kind, the token itself.
        """
        at, senses = begin, set[str]()
        while at < len(self.tokens) and not self._has(at, {"moment"}):
            spans = [span for span in self._spans[at] if span.sense in _FORBIDDEN]
            if not spans:
                break
            span = max(spans, key=lambda each: each.end)
            senses.add(span.sense)
            at = span.end
        return at if senses >= {"cannot", "cause"} else begin

    def _has(self, at: int, senses: Collection[str], but: str = "") -> bool:
        """Return whether a token begins something of some senses."""
        held = {span.sense for span in self._spans[at]}
        return not held.isdisjoint(senses) and but not in held

    def _remarked(self, at: int) -> int:
        """Return where what may stand in a remark ends: a cause, or what says nothing of the unit.

        No token where none stands here.
        """
        causes = [span.end for span in self._spans[at] if span.sense == "cause"]
        held = {span.sense for span in self._spans[at]}
        says_nothing = self.tokens[at].kind == "word" and held <= _REMARKED
        return max(causes, default=0) if causes and not says_nothing else says_nothing * (at + 1)

    def _parts_at(self, at: int) -> Iterator[Part]:
        """Yield the parts that may begin at a token, those that reach furthest first."""
        named = self._renamed(at)
        if named is not None:
            yield named
        begun = {span.sense for span in self._spans[at]} - _PASSED
        if not begun:
            return
        found = [
            Part(way.says, spans, at, spans[-1].end)
            for way in ways()
            if not begun.isdisjoint(way.first)
            for spans in islice(self._match(way.items, 0, at), _MOST_WAYS)
        ]
        yield from sorted(found, key=lambda part: -part.end)

    def _match(
        self, items: Sequence[Item], item: int, at: int, passed: int = 0
    ) -> Iterator[tuple[Span, ...]]:
        """Yield the rows of words by which a pattern goes on."""
        if item == len(items):
            yield ()
            return
        for span in self._spans[at] if at < len(self.tokens) else ():
            if span.sense in items[item].senses:
                for rest in self._match(items, item + 1, span.end):
                    yield (span, *rest)
            elif span.sense in {"filler", "please"} and item and passed < _MOST_PASSED:
                yield from filter(None, self._match(items, item, span.end, passed + 1))
        if not items[item].needed:
            yield from self._match(items, item + 1, at, passed)

    def _renamed(self, at: int) -> Part | None:
        """Return the new name that stands from here on, to a comma or to the end."""
        ends = [span.end for span in self._spans[at] if span.sense in {"name", "rename"}]
        if not ends:
            return None
        begin = max(ends)
        clear = any(span.sense == "rename" for span in self._spans[at])
        if not clear and begin < len(self.tokens):
            clear = self.tokens[begin].kind in {"same", "quoted"}
        while begin < len(self.tokens) and self.tokens[begin].plain in {"=", "en", "to", "as"}:
            begin += 1
        if begin >= len(self.tokens) or not clear:
            return None
        end = begin
        while end < len(self.tokens) and self.tokens[end].kind != "apart":
            end += 1
        while end > begin + 1 and self._has(end - 1, {"please"}):
            end -= 1
        if self.tokens[begin].kind == "quoted":
            end = begin + 1
        elif any(self._is_unnamed(token) for token in self.tokens[self._headed(begin, end) : end]):
            return None
        raw = self.text[self.tokens[begin].begin : self.tokens[end - 1].end]
        name = raw.strip().strip('"“”«» \N{NO-BREAK SPACE}')
        return Part("named", (Span("rename", name, end),), at, end) if name else None

    def _headed(self, begin: int, end: int) -> int:
        """Return where that ends at the head of a new name which any name may begin with.

        Words of the name that the unit bears, and one that is short for a value of which no number
        is told: `Da Big Lads`.
        """
        at = begin
        while at < end and {"filler", "models"} <= self._senses_of(at):
            at += 1
        short = at + 1 < end and self.tokens[at + 1].kind == "word"
        if short and self._senses_of(at) & UNNAMED == {"value"}:
            return at if self._has(at + 1, {"number"}) else at + 1
        return at

    def _senses_of(self, at: int) -> set[str]:
        """Return what a token means by itself; nothing where it is no word."""
        token = self.tokens[at]
        meant = self._meant([token.plain], 0) if token.kind == "word" else ()
        return {span.sense for span in meant}

    def _is_unnamed(self, token: Token) -> bool:
        """Return whether a token says something else than a name, as it is written."""
        if token.kind != "word":
            return token.kind in {"minus", "sign"}
        return any(span.sense in UNNAMED for span in self._meant([token.plain], 0))

    def _spans_at(self, at: int) -> Iterator[Span]:
        token = self.tokens[at]
        if token.kind == "number":
            yield Span("number", self.text[token.begin : token.end], at + 1)
            return
        if token.kind in {"minus", "sign", "same", "apart"}:
            for sense in _OF_SIGN.get(token.plain, ("and",)):
                yield Span(sense, "", at + 1)
            return
        if token.kind != "word":
            return
        words = [_bare(each.plain) for each in self.tokens[at : at + MOST_WORDS]]
        kinds = [each.kind for each in self.tokens[at : at + MOST_WORDS]]
        most = next((n for n, kind in enumerate(kinds) if kind != "word"), len(kinds))
        if self._is_attacks(at):
            yield from self._meant([ATTACKS], at)
            return
        number = spoken_first(words[:most])
        if number is not None:
            yield Span("number", str(number[0]), at + number[1])
        found = list(self._meant(words[:most], at))
        yield from found
        if number is None and most > 1 and not any(self._meant(words[1:2], at)):
            joined = self._meant(["".join(words[:2])], at)  # `flee ing`
            split = [replace(span, end=at + 2, mended=True) for span in joined]
            yield from split
            found += split
        for length in (2, 1):
            if found or number is not None or length > most:
                continue
            mended = self._mended(" ".join(words[:length]))
            found = [] if mended is None else list(self._meant(mended.split(), at))
            yield from (replace(span, end=at + length, mended=True) for span in found)

    def _is_attacks(self, at: int) -> bool:
        """Return whether an `A` is the value of attacks, not an article: `A-1`, `A -1`, `Ld9 A`."""
        token, *behind = self.tokens[at : at + 2]
        if not behind and at and self.tokens[at - 1].kind == "number":
            return self.text[token.begin : token.end] == "A"
        glued = bool(behind) and token.end == behind[0].begin
        if token.plain == "a" and glued and behind[0].kind == "number":
            return True
        signed = token.plain == "a" and bool(behind) and behind[0].plain in _SIGNS
        return signed and (self.text[token.begin] == "A" or token.end == behind[0].begin)

    def _meant(self, words: Sequence[str], at: int) -> Iterator[Span]:
        """Yield what words mean from a token on, the longest of them first."""
        for length in range(len(words), 0, -1):
            some = words[:length]
            for sense, value in self._named(some):
                yield Span(sense, value, at + length)
            for sense in senses().get(tuple(some), ()):
                yield Span(sense, "", at + length)


def _bare(word: str) -> str:
    """Return a word without the `'s` of `the unit's dead`."""
    return word if (word,) in senses() else word.removesuffix("'s")


def _more(
    cost: tuple[int, int, int], *, left: int = 0, parts: int = 0, passed: int = 0
) -> tuple[int, int, int]:
    """Return what is left over, the parts and the words passed over, with more of one of them."""
    return (cost[0] + left, cost[1] + parts, cost[2] + passed)
