"""A roll's pieces as a word of letters, in which patterns find what belongs together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rulesets.dice.notation.spoken.tokens import NOISE, Token

USED: Final = "_"
_FREE: Final = "_?&,a/:A"
"""Letters that may be left: what is used, unknown words, and what only joins."""
_LEFT: Final = re.compile(rf"\?*[^{re.escape(_FREE)}]+\?*")
_ARTICLES: Final = frozenset({"les", "the"})
_SUMS: Final = frozenset("+-*x")


def _without_brackets(tokens: list[Token]) -> list[Token]:
    """Return pieces without brackets that only set something apart; those of sums stay."""
    signs = [token.sign for token in tokens]
    if [sign for sign in signs if sign in "()"] != ["(", ")"] * signs.count("("):
        return tokens
    around = [
        (signs[index - 1 : index] if sign == "(" else signs[index + 1 : index + 2])
        for index, sign in enumerate(signs)
        if sign in "()"
    ]
    if any(sign in _SUMS for near in around for sign in near):
        return tokens
    return [token for token in tokens if token.sign not in "()"]


class Pieces:
    """The pieces that are left of a roll, noise taken out.

    Attributes:
        tokens: All pieces without noise.
        word: Their letters; those that were taken stand as `_`.
        unsided: Whether dice were typed as `10d`.
        hazard: Where dice are said to be the number of attacks.
        tested: Whether the dice are those of a test, which nobody typed.
        base: The letter of what the dice are of, where a number was of attacks, hits or wounds.
    """

    def __init__(self, tokens: list[Token]) -> None:
        """Take the pieces of a roll in order."""
        self._all = _without_brackets(tokens)
        self.tokens = [token for token in self._all if token.sign != NOISE]
        self.word = "".join(token.sign for token in self.tokens)
        self._used: set[int] = set()
        self.base = ""
        self.hazard: int | None = None
        self.unsided = False
        self.tested = False
        self._spoiled: Token | None = None

    def find(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Return where a pattern fits first among what is left."""
        return pattern.search(self.word)

    def each(self, pattern: re.Pattern[str]) -> Iterator[re.Match[str]]:
        """Yield where a pattern fits, in order; the word may change meanwhile, not its length."""
        yield from list(pattern.finditer(self.word))

    def at(self, match: re.Match[str], group: str) -> Token | None:
        """Return the first piece of a part of a match, None where that part is empty."""
        start, end = match.span(group)
        return self.tokens[start] if end > start else None

    def number(self, match: re.Match[str], group: str, otherwise: int = 0) -> int:
        """Return the number of a part of a match."""
        token = self.at(match, group)
        return otherwise if token is None else token.number

    def numbers(self, match: re.Match[str], group: str) -> list[int]:
        """Return all numbers of a part of a match."""
        start, end = match.span(group)
        return [token.number for token in self.tokens[start:end] if token.sign in "NFPp"]

    def take(self, start: int, end: int) -> None:
        """Mark pieces as used."""
        self._used |= {id(token) for token in self.tokens[start:end]}
        self.word = self.word[:start] + USED * (end - start) + self.word[end:]

    def take_group(self, match: re.Match[str], *groups: str) -> None:
        """Mark parts of a match as used."""
        for group in groups:
            start, end = match.span(group)
            if end > start:
                self.take(start, end)

    def change(self, position: int, token: Token) -> None:
        """Put another piece in the stead of one."""
        self.tokens[position] = token
        self.word = self.word[:position] + token.sign + self.word[position + 1 :]

    def insert(self, token: Token, position: int = 0) -> None:
        """Put a piece before another, else before all."""
        self.tokens.insert(position, token)
        self.word = self.word[:position] + token.sign + self.word[position:]

    def says(self, group: str) -> bool:
        """Tell whether a word of a group is among all pieces."""
        return any(token.group == group for token in self._all)

    def is_definite(self, token: Token | None) -> bool:
        """Tell whether an article stands before a piece, `les 1`."""
        at = next((index for index, each in enumerate(self._all) if each is token), 0)
        return at > 0 and self._all[at - 1].text.casefold() in _ARTICLES

    def leave_out(self, group: str) -> None:
        """Take words of a group, so that they are no part of a note either."""
        for index, token in enumerate(self.tokens):
            if token.group == group:
                self.take(index, index + 1)
        self._all = [token for token in self._all if token.group != group]

    def text_of(self, group: str) -> str:
        """Return the first words of a group, empty where none was said."""
        return next((token.text for token in self._all if token.group == group), "")

    def give_back(self, index: int) -> None:
        """Let a word be part of the note."""
        token = self.tokens[index]
        token.sign = "?"
        self.word = self.word[:index] + "?" + self.word[index + 1 :]

    def spoil(self, position: int) -> None:
        """Note that a piece is not understood, though nothing may be left over."""
        self._spoiled = self._spoiled or self.tokens[position]

    def first_left(self) -> int | None:
        """Return where the first piece is that is not understood, None where all are."""
        found = _LEFT.search(self.word.replace("-?", "_?"))
        unknown = [] if found is None else [found.start()]
        if self._spoiled is not None:
            unknown.append(self.tokens.index(self._spoiled))
        return min(unknown, default=None)

    def left(self) -> str:
        """Return the first piece that is not understood, empty where none is left over."""
        if self._spoiled is not None:
            return self._spoiled.text
        word = self.word.replace("-?", "_?")  # 2d6 - charge
        found = _LEFT.search(word)
        if found is None:
            return ""
        return " ".join(token.text for token in self.tokens[found.start() : found.end()]).strip()

    def note(self) -> str:
        """Return the words that are a note, as they were typed."""
        kept = self._all
        known = {id(token) for token in self.tokens} - self._used
        inside = [index for index, token in enumerate(kept) if token.sign == "?"]
        if not inside:
            return ""
        words = []
        for index, token in enumerate(kept):
            if token.sign == "?" or (
                inside[0] < index < inside[-1]
                and (token.sign == NOISE or (id(token) in known and token.sign in "a&"))
            ):
                words.append(token.text)
        return " ".join(words).replace("' ", "'")
