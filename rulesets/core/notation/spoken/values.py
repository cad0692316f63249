"""The values of a profile as players write them: `M 4`, `9hp`, `weapon skill 4`, `4+ save`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from rulesets.core.notation.profile_sign import plain_word, read_value, signs_of
from rulesets.core.notation.spoken.lexicon import bare, by_phrase, lexicon, phrase_of
from rulesets.core.ruleset.game import ProfileField
from rulesets.spoken_number import spoken_number

BOOK: Final = ("m", "ws", "bs", "s", "t", "w", "i", "a", "ld", "int", "cl", "wp")
"""Values of a profile in the order of the books, as far as a game has them."""
_WARSCROLL: Final = ("m", "w", "save", "control")
"""Values of a warscroll in the order of its text: Move, Health, Save, Control."""
LEAST_RUN: Final = 9
_NUMBER: Final = re.compile(r"\d+\+{0,2}")
_AMOUNT: Final = re.compile(
    r"\d+\+?|\d{1,2}(?:\.5)?(?:in|cm|ps|po)|\d{1,2}\.5|\d?[dD]\d(?:\+\d{1,2})?"
)
_AFTER: Final = re.compile(r"(\d+\+{0,2})([^\W\d_]+)")
"""A number with its value right behind: `9hp`."""
_BEFORE: Final = re.compile(r"([^\W\d_]+)[:=]?(\d+\+?)")
DISTANCE: Final = re.compile(r"\d{1,2}(?:\.5)?(?:in|ps|po|cm)", re.IGNORECASE)
"""A number that can only be a move."""
_FACES: Final = re.compile(r"([1-6])(?:[-/][2-6]){1,5}|[1-6]")
_SAVE_SIGN: Final = re.compile(r"[sS]:?\d\+")
"""A save by its first letter: no other value that begins so has a plus."""
_NO_NAMES: Final = frozenset({"adv", "ava", "dis", "disc", "agi", "off"})
"""Names of values by which no unit is called."""
_ARMOUR: Final = frozenset(["armour", "armor", "armure", "arm"])
_SIX: Final = 6
_LONGEST_NAME: Final = 3


class Value(NamedTuple):
    """A value that was found, as it is written with its sign, and how many words tell it."""

    field: ProfileField
    written: str
    words: int


class Seen(NamedTuple):
    """The values before a word.

    Attributes:
        begun: Whether a value of the book's order did.
        told: The values that did, by field.
        alone: Whether nothing but words of a name stood before, to which the word may belong.
    """

    begun: bool
    told: Mapping[str, str]
    alone: bool = False


class Values:
    """The values that a game's profile has.

    Attributes:
        order: Those that stand in the book as bare numbers, in its order.
    """

    def __init__(self, fields: Sequence[ProfileField]) -> None:
        self._fields = {each.id: each for each in fields}
        self._signs = signs_of(tuple(fields))
        self._called = _called(tuple(fields))
        book = [self._fields[name] for name in BOOK if name in self._fields]
        scroll = [self._fields[name] for name in _WARSCROLL if name in self._fields]
        self.order = book if len(book) >= LEAST_RUN else scroll
        self.short = len(book) < LEAST_RUN

    def field(self, name: str) -> ProfileField | None:
        """Return the field of an id."""
        return self._fields.get(name)

    def named(self, phrase: str) -> ProfileField | None:
        """Return the field that a word or phrase names."""
        if phrase == "à":
            return None
        called = plain_word(phrase.rstrip(":=."))
        return self._signs.named.get(called) or self._called.get(called)

    def is_value(self, word: str) -> bool:
        """Return whether a word is a value with its sign, or names one."""
        return read_value(word, self._signs) is not None or self.named(word) is not None

    def is_told(self, word: str) -> bool:
        """Return whether a word is a value with its number: `M4`."""
        return (
            any(map(str.isdecimal, word))
            and self._together([word], Seen(begun=True, told={})) is not None
        )

    def read(self, words: Sequence[str], seen: Seen) -> Value | None:
        """Return the value that stands first among words.

        Args:
            words: The words.
            seen: What stood before.
        """
        return (
            self._together(words, seen)
            or self._save_faces(words)
            or self._before(words, seen)
            or self._turned(words, seen)
        )

    def in_figures(self, words: Sequence[str]) -> list[str]:
        """Return words with values in figures right beside their names: `six up`, `save of 5+`."""
        figured: list[str] = []
        spelled = self.spelled(words) > 1
        for at, word in enumerate(words):
            before, after = words[max(0, at - 1) : at], words[at + 1 : at + 2]
            said = spoken_number([word])
            if said is not None and after and bare(after[0]) == "up":
                figured.append(f"{said}+")
            elif said is not None and (
                self._is_name(before)
                or self._is_name(after)
                or (spelled and before and self.named(before[0]) is not None)
            ):
                figured.append(str(said))
            elif not (bare(word) == "up" and before and spoken_number(before)) and not (
                bare(word) in lexicon().fillers and self._joins(before, after)
            ):
                figured.append(word)
        return figured

    def spelled(self, words: Sequence[str]) -> int:
        """Return how many values stand in words before their numbers in words: `M four`."""
        return sum(
            spoken_number([after]) is not None and self.named(word) is not None
            for word, after in pairwise(words)
        )

    def _is_name(self, words: Sequence[str]) -> bool:
        return bool(words) and len(words[0]) > 1 and self.named(words[0]) is not None

    def _joins(self, before: Sequence[str], after: Sequence[str]) -> bool:
        """Return whether a name and a number stand beside a word, in either order."""
        numbers = [bool(each) and _AMOUNT.fullmatch(each[0]) for each in (before, after)]
        return bool((numbers[0] and self._is_name(after)) or (self._is_name(before) and numbers[1]))

    def _together(self, words: Sequence[str], seen: Seen) -> Value | None:
        """Return a value in one word: `M4`, `mvt4`, `9hp`, `5+` of a field `Sv`."""
        word = words[0]
        found = None if word[0].isdecimal() else read_value(word, self._signs)
        save = self._fields.get("save") if _SAVE_SIGN.fullmatch(word) else None
        if save is not None:
            return Value(save, written(save, word[1:].lstrip(":")), 1)
        if found is not None:
            return Value(found[0], word, 1)
        before, after = _BEFORE.fullmatch(word), _AFTER.fullmatch(word)
        named = self.named(before[1]) or self._glued(before[1]) if before else None
        if before and named:
            return Value(named, written(named, before[2]), 1)
        named = self.named(after[2]) if after and (seen.begun or len(after[2]) > 1) else None
        if after and named:
            return Value(named, written(named, after[1]), 1)
        return None

    def _glued(self, name: str) -> ProfileField | None:
        """Return the field that letters right before a number name: `St3`."""
        ids = by_phrase("glued").get(plain_word(name), ())
        return next((self._fields[each] for each in ids if each in self._fields), None)

    def _save_faces(self, words: Sequence[str]) -> Value | None:
        """Return a save by all faces that make it: `save 4 5 6`, `5-6 save`."""
        for length in range(min(_LONGEST_NAME, len(words) - 1), 0, -1):
            named = self.named(phrase_of(words, length))
            if named is None or not named.save:
                continue
            end, faces = length, list[int]()
            while end < len(words) and _FACES.fullmatch(words[end]):
                faces += [int(face) for face in re.findall(r"\d", words[end])]
                end += 1
            if len(faces) > 1 and _are_faces(faces):
                return Value(named, written(named, f"{faces[0]}+"), end)
        spread = _FACES.fullmatch(words[0]) if not words[0].isdecimal() else None
        named = self.named(words[1]) if spread and len(words) > 1 else None
        if (
            named is not None
            and named.save
            and _are_faces([int(d) for d in re.findall(r"\d", words[0])])
        ):
            return Value(named, written(named, f"{words[0][0]}+"), 2)
        return None

    def _before(self, words: Sequence[str], seen: Seen) -> Value | None:
        """Return a value whose name stands before its number: `M 4`, `Weapon Skill 4`."""
        for length in range(min(_LONGEST_NAME, len(words) - 1), 0, -1):
            number = words[length]
            if _AMOUNT.fullmatch(number) is None:
                continue
            named = self.named(phrase_of(words, length))
            if named is not None and not self._may_be_name(words, length, seen):
                if phrase_of(words, length) in _ARMOUR and "+" not in number:
                    continue  # `armour 2` may be worn pieces
                if _DICE.fullmatch(number) and not named.dice:
                    continue
                return Value(named, written(named, number), length + 1)
        return None

    def _may_be_name(self, words: Sequence[str], length: int, seen: Seen) -> bool:
        """Return whether a letter before a number may belong to the name: `Unit A 10`."""
        others = words[length + 1 :]
        first = words[0] in {"M", "m"} and sum(map(self.is_value, others)) > 1
        if seen.begun:
            return False
        if len(words[0]) == 1:
            return not first
        called = self.named(phrase_of(words, length))
        if bare(words[0]) in _NO_NAMES:
            return False
        named = called is not None and called.id not in {"m", "level"}
        return seen.alone and named and plain_word(words[0]) not in self._signs

    def _turned(self, words: Sequence[str], seen: Seen) -> Value | None:
        """Return a value whose number stands first: `4+ save`, `3 health`, `5 wide`."""
        number, move = words[0], self._fields.get("m")
        if DISTANCE.fullmatch(number) and move is not None and "m" not in seen.told:
            length = 2 if self._length(words[1:]) and self.named(words[1]) is move else 1
            return Value(move, written(move, number), length)
        if _NUMBER.fullmatch(number) is None:
            return None
        length = self._length(words[1:])
        if length and (seen.begun or len(words[1]) > 1):
            after = self.named(phrase_of(words[1:], length))
            if after is not None and self._goes_before(number, after, words[1 + length :]):
                return Value(after, written(after, number.replace("++", "+")), length + 1)
        return self._bare_save(number, seen.told)

    def _bare_save(self, number: str, told: Mapping[str, str]) -> Value | None:
        """Return the save that a number with a plus is behind a profile: `5+`; `4++` is a ward."""
        named = self._fields.get("ward" if number.endswith("++") else "save")
        if number.endswith("+") and named is not None and named.id not in told and len(told) > 1:
            return Value(named, written(named, number.replace("++", "+")), 1)
        return None

    def _length(self, words: Sequence[str]) -> int:
        """Return how many words name a value here, none where they name none."""
        lengths = range(min(_LONGEST_NAME, len(words)), 0, -1)
        return next((each for each in lengths if self.named(phrase_of(words, each))), 0)

    def _goes_before(self, number: str, after: ProfileField, rest: Sequence[str]) -> bool:
        """Return whether a number belongs to the name behind it, rather than that to the next."""
        if number.endswith("+"):
            return after.save
        if after.id == "files":
            return True
        follows = rest[0] if rest else ","
        if _AMOUNT.fullmatch(follows) is None or (follows.endswith("+") and not after.save):
            return True
        return not self._goes_on(rest)

    def _goes_on(self, rest: Sequence[str]) -> bool:
        """Return whether from a number on names stand before numbers: `3 M 4 WS 3`."""
        at, number = 0, True
        while at < len(rest) and rest[at] != ",":
            if number and _AMOUNT.fullmatch(rest[at]):
                at += 1
            elif not number and self._length(rest[at:]):
                at += self._length(rest[at:])
            else:
                break
            number = not number
        return not number


_DICE: Final = re.compile(r".*[dD].*")


def _are_faces(faces: Sequence[int]) -> bool:
    return list(faces) == list(range(faces[0], _SIX + 1)) or (
        faces[-1] == _SIX and len(faces) == 2  # noqa: PLR2004 - the first and the last
    )


def written(field: ProfileField, number: str) -> str:
    """Return a value with its sign."""
    joined = "=" if number[:1] in "dD" else ""
    return f"{field.signs[0]}{joined}{number}"


@lru_cache(maxsize=16)
def _called(fields: tuple[ProfileField, ...]) -> Mapping[str, ProfileField]:
    """Return fields by what players call them where the game has no such sign."""
    ids = {each.id: each for each in fields}

    def pairs() -> Iterator[tuple[str, ProfileField]]:
        for phrase, names in by_phrase("values").items():
            field = next((ids[name] for name in names if name in ids), None)
            if field is not None:
                yield phrase, field

    return MappingProxyType(dict(pairs()))


def lacking(fields: Sequence[ProfileField], told: Collection[str]) -> ProfileField | None:
    """Return the only value of the book's order that is not told, None where none or several."""
    book = [each for each in fields if each.id in BOOK[:LEAST_RUN]]
    missing = [each for each in book if each.id not in told]
    return missing[0] if len(book) == LEAST_RUN and len(missing) == 1 else None
