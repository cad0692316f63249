"""A change in a player's words, cut into parts that each say one thing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from operator import itemgetter
from typing import Final

from bot.commands.units import change_words
from bot.commands.units.change_words import MOST_WORDS, senses
from bot.texts.names import fold
from rulesets.spoken_number import spoken_first

_TOKEN: Final = re.compile(
    r"""["“«]\s*(?P<quoted>[^"”»]*?)\s*["”»]
    | (?P<number>\d+(?:[.,]\d+)?(?:\s?(?:cm\b|"|″|”))?(?:\+(?![^\W_]))?)
    | (?P<word>[^\W\d_]+['’](?:(?:[ts]|re|ve)\b|(?=[^\W\d_]))|[^\W\d_]+)
    | (?P<minus>(?<![^\W\d_])[-−–](?=\s*\w)|[-−–](?=\s*\d))
    | (?P<sign>[+/])
    | (?P<same>:|=|->|→|>)
    | (?P<apart>[,;.!\n&]+)
    | (?P<nothing>[\s()\[\]-])
    | (?P<strange>.)""",
    re.VERBOSE,
)
_MOST_WAYS: Final = 8
"""Rows of words by which a pattern is looked for at one token."""
_GROUPS: Final = ("quoted", "number", "word", "minus", "sign", "same", "apart", "strange")


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number or a sign of what was typed.

    Attributes:
        plain: The word as it is compared; the sign or the figures.
        begin: Where it begins.
        end: Where it ends.
    """

    kind: str
    plain: str
    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class Span:
    """Some words that have a sense.

    Attributes:
        sign: The sense.
        value: The number, as it was written, or the id of what is named.
        end: The token after them.
    """

    sign: str
    value: str
    end: int


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a change that says one thing.

    Attributes:
        says: What it says, as the patterns of `change_words` are called.
        spans: The words that have a number or a name in them, in order.
        begin: Its first token.
        end: The token after it.
    """

    says: str
    spans: tuple[Span, ...]
    begin: int
    end: int

    def values(self, sign: str) -> list[str]:
        """Return what its words of a sense hold."""
        return [span.value for span in self.spans if span.sign == sign]


def tokens_of(text: str) -> list[Token]:
    """Return the words, numbers and signs of a text."""
    found: list[Token] = []
    for match in _TOKEN.finditer(text):
        kind = next((each for each in _GROUPS if match[each] is not None), None)
        if kind is None:
            continue
        plain = {"minus": "-", "same": "=", "apart": ","}.get(kind) or fold(match[kind])
        found.append(Token(kind, plain, match.start(), match.end()))
    return found


@dataclass(frozen=True, slots=True)
class _Item:
    signs: str
    needed: bool


@cache
def _patterns() -> list[tuple[str, tuple[_Item, ...]]]:
    names = [name for name in vars(change_words) if name.isupper() and name != "MOST_WORDS"]
    patterns = [
        (name, pattern)
        for name in names
        if isinstance(vars(change_words)[name], tuple)
        for pattern in vars(change_words)[name]
    ]
    return [
        (name, tuple(_Item(item.strip("[]?"), not item.endswith("?")) for item in pattern.split()))
        for name, pattern in patterns
    ]


Named = Callable[[Sequence[str]], Iterator[tuple[str, str]]]
"""Yields sense and id of what some words name: a value, a status or a special rule."""


class Parts:
    """The parts of a text."""

    def __init__(self, text: str, named: Named) -> None:
        """Take a text, and what its words may name."""
        self.text = text
        self.tokens = tokens_of(text)
        self._named = named
        self._spans = [list(self._spans_at(at)) for at in range(len(self.tokens))]

    def read(self) -> tuple[list[Part], list[str]]:
        """Return the parts, and what is left over of the words.

        That is as little as can be; the parts are as few, and pass over as few words.
        """
        costs: list[tuple[int, int, int]] = [(0, 0, 0)] * (len(self.tokens) + 1)
        steps: list[Part | int] = [0] * len(self.tokens)
        for at in range(len(self.tokens) - 1, -1, -1):
            ways: list[tuple[tuple[int, int, int], Part | int]] = []
            ways += [(_more(costs[part.end], parts=1), part) for part in self._parts_at(at)]
            passed = (span.end for span in self._spans[at] if span.sign in "_,")
            ways += [(_more(costs[end], passed=end - at), end) for end in passed]
            ways.append((_more(costs[at + 1], left=1), at + 1))
            costs[at], steps[at] = min(ways, key=itemgetter(0))
        return self._along(steps)

    def divided(self, begin: int, end: int) -> bool:
        """Return whether a comma, or a word like it, stands among some tokens."""
        return any(span.sign == "," for spans in self._spans[begin:end] for span in spans)

    def _along(self, steps: Sequence[Part | int]) -> tuple[list[Part], list[str]]:
        """Return the parts and what is left over, along the steps from each token."""
        parts: list[Part] = []
        left: list[str] = []
        at = 0
        while at < len(steps):
            step = steps[at]
            if isinstance(step, Part):
                parts.append(step)
                at = step.end
                continue
            if not any(span.sign in "_," and span.end == step for span in self._spans[at]):
                token = self.tokens[at]
                left.append(self.text[token.begin : token.end])
            at = step
        return parts, left

    def _parts_at(self, at: int) -> Iterator[Part]:
        """Yield the parts that may begin at a token, those that reach furthest first."""
        named = self._renamed(at)
        if named is not None:
            yield named
        signs = {span.sign for span in self._spans[at]} - {"_", ","}
        if not signs:
            return
        found = [
            Part(says, spans, at, spans[-1].end)
            for says, items in _patterns()
            if not items[0].needed or not signs.isdisjoint(items[0].signs)
            for spans in islice(self._match(items, 0, at), _MOST_WAYS)
        ]
        yield from sorted(found, key=lambda part: -part.end)

    def _match(self, items: Sequence[_Item], item: int, at: int) -> Iterator[tuple[Span, ...]]:
        """Yield the rows of words by which a pattern goes on."""
        if item == len(items):
            yield ()
            return
        for span in self._spans[at] if at < len(self.tokens) else ():
            if span.sign in items[item].signs:
                for rest in self._match(items, item + 1, span.end):
                    yield (span, *rest)
            elif span.sign == "_" and item:
                yield from filter(None, self._match(items, item, span.end))
        if not items[item].needed:
            yield from self._match(items, item + 1, at)

    def _renamed(self, at: int) -> Part | None:
        """Return the new name that stands from here on, to a comma or to the end."""
        ends = [span.end for span in self._spans[at] if span.sign == "k"]
        if not ends:
            return None
        begin = max(ends)
        while begin < len(self.tokens) and self.tokens[begin].plain in {"=", "en", "to", "as"}:
            begin += 1
        if begin >= len(self.tokens):
            return None
        end = begin
        while end < len(self.tokens) and self.tokens[end].kind != "apart":
            end += 1
        if self.tokens[begin].kind == "quoted":
            end = begin + 1
        raw = self.text[self.tokens[begin].begin : self.tokens[end - 1].end]
        name = raw.strip().strip('"“”«» \N{NO-BREAK SPACE}')
        return Part("NAMED", (Span("k", name, end),), at, end) if name else None

    def _spans_at(self, at: int) -> Iterator[Span]:
        token = self.tokens[at]
        if token.kind == "number":
            yield Span("n", self.text[token.begin : token.end], at + 1)
            return
        if token.kind in {"minus", "sign", "same", "apart"}:
            signs = {"/": "/", "-": "-", "+": "+", "=": "="}.get(token.plain, ",")
            yield Span("_" if signs == "=" else signs, "", at + 1)
            if signs == "=":
                yield Span("=", "", at + 1)
            return
        if token.kind != "word":
            return
        words = [each.plain for each in self.tokens[at : at + MOST_WORDS]]
        kinds = [each.kind for each in self.tokens[at : at + MOST_WORDS]]
        most = next((n for n, kind in enumerate(kinds) if kind != "word"), len(kinds))
        number = spoken_first(words[:most])
        if number is not None:
            yield Span("n", str(number[0]), at + number[1])
        for length in range(most, 0, -1):
            some = words[:length]
            for sign, value in self._named(some):
                yield Span(sign, value, at + length)
            for sign in senses().get(tuple(some), ""):
                yield Span(sign, "", at + length)


def _more(
    cost: tuple[int, int, int], *, left: int = 0, parts: int = 0, passed: int = 0
) -> tuple[int, int, int]:
    """Return what is left over, the parts and the words passed over, with more of one of them."""
    return (cost[0] + left, cost[1] + parts, cost[2] + passed)
