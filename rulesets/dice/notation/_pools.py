"""Handfuls of dice as they are read, before it is known what they are for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from rulesets.dice.contest import TwoDigits
from rulesets.dice.die import ARTILLERY, D100, MAGIC_HIGH, MAGIC_LOW, Die, plain_die
from rulesets.dice.exploding import DEEPEST, Exploding
from rulesets.dice.notation import limits
from rulesets.dice.pool import NOTHING, Balance, Successes, Sum
from rulesets.dice.request import Purpose, Request
from rulesets.refusal import Refusal

Aim: TypeAlias = Literal["failures", "successes"]
"""Re-rolls that can only be told once the target is known."""

_NAMES: Final = {
    "artillery": (ARTILLERY,),
    "artillerie": (ARTILLERY,),
    "magic-low": (MAGIC_LOW,),
    "magie-basse": (MAGIC_LOW,),
    "magic-high": (MAGIC_HIGH,),
    "magie-haute": (MAGIC_HIGH,),
    "magic": (MAGIC_LOW, MAGIC_HIGH),
    "magie": (MAGIC_LOW, MAGIC_HIGH),
}
_SPECIAL: Final = frozenset(die.id for dice in _NAMES.values() for die in dice)
_TWO_DIGITS: Final = 66
_SPLIT: Final = re.compile(r"(\d*)(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Keep:
    """A choice of this many of the highest dice, or of the lowest where negative."""

    count: int


@dataclass(frozen=True, slots=True)
class Drop:
    """A choice to put this many of the highest dice away, or of the lowest where negative."""

    count: int


@dataclass(frozen=True, slots=True)
class Explode:
    """Highest sides bring another die, up to `depth` in a row."""

    depth: int


@dataclass(frozen=True, slots=True)
class Reroll:
    """A second roll of the dice that show these values, or of those that fail or succeed."""

    what: Aim | frozenset[int]


@dataclass(frozen=True, slots=True)
class ExplodeOn:
    """Sides that bring another die where it is not the highest alone."""

    faces: frozenset[int]


Modifier: TypeAlias = Keep | Drop | Explode | ExplodeOn | Reroll


@dataclass(frozen=True, slots=True)
class Pool:
    """A handful of like dice; `die` is None for a D66.

    Attributes:
        count: How many.
        die: Which.
        keep: How many of the highest count, of the lowest where negative; None for all.
        depth: How many dice one can bring in a row.
        reroll: What is rolled again.
        tops: Values that bring another die, none where only the highest does.
    """

    count: int
    die: Die | None
    keep: int | None = None
    depth: int = 0
    reroll: Aim | frozenset[int] | None = None
    tops: frozenset[int] = NOTHING

    @property
    def dice(self) -> int:
        """Most dice it may take; a wide allowance where dice bring others."""
        if self.die is None:
            return 2
        dice = self.count * (1 if self.reroll is None else 2)
        if self.depth:
            sides = self.die.sides
            bringing = len(self._marks(self.tops)) or 1
            dice = dice * 2 * sides // (sides - bringing) + 1
        return dice

    @property
    def single_values(self) -> tuple[int, ...]:
        """Values that a number may be meant for where each of several dice counts."""
        several = self.die is not None and self.count > 1 and self.keep is None
        return self.die.values if several and self.die is not None else ()

    @property
    def special(self) -> bool:
        """True where its dice have a name, not a number of sides."""
        return self.die is not None and self.die.id in _SPECIAL

    def __str__(self) -> str:
        return f"{self.count}{self.die.id}" if self.die else "d66"

    def modified(self, modifiers: Iterable[Modifier]) -> Pool:
        """Return the pool with what was typed behind it; raises Refusal for what cannot be."""
        pool = self
        for modifier in modifiers:
            if self.die is None:
                raise Refusal("notation-d66")
            if isinstance(modifier, Keep | Drop):
                pool = pool.kept(modifier)
            elif isinstance(modifier, Explode):
                pool = pool.exploded(modifier.depth)
            elif isinstance(modifier, ExplodeOn):
                pool = pool.exploded_on(modifier.faces)
            else:
                pool = pool.rerolled(modifier.what)
        if pool.keep is not None and pool.depth:
            raise Refusal("notation-keep-or-explode")
        return pool

    def kept(self, modifier: Keep | Drop) -> Pool:
        """Return the pool of which only the best or worst dice count."""
        if self.keep is not None:
            raise Refusal("notation-twice", what="keep")
        keep = modifier.count
        if isinstance(modifier, Drop):
            keep = self.count + keep if keep < 0 else keep - self.count
        if not 1 <= abs(modifier.count) <= self.count or not keep:
            raise Refusal("notation-keep", count=abs(modifier.count), dice=self.count)
        return replace(self, keep=keep)

    def exploded(self, depth: int) -> Pool:
        """Return the pool whose highest sides bring more dice."""
        if self.depth:
            raise Refusal("notation-twice", what="explode")
        if not 1 <= depth <= DEEPEST:
            raise Refusal("notation-explosion", most=DEEPEST)
        return replace(self, depth=depth)

    def exploded_on(self, faces: frozenset[int]) -> Pool:
        """Return the pool with these faces exploding; more than half of the sides are refused."""
        if self.tops:
            raise Refusal("notation-twice", what="explode")
        self._check_faces(faces)
        if self.die is None or 2 * len(self._marks(faces)) > self.die.sides:
            raise Refusal("notation-many-explode")
        tops = NOTHING if faces == {max(self.die.values)} else faces
        return replace(self, tops=tops, depth=self.depth or DEEPEST)

    def rerolled(self, what: Aim | frozenset[int]) -> Pool:
        """Return the pool of which some dice are rolled again."""
        if self.die is None:
            raise Refusal("notation-d66")
        if self.reroll is not None:
            raise Refusal("notation-twice", what="reroll")
        if isinstance(what, frozenset):
            self._check_faces(what)
        return replace(self, reroll=what)

    def _check_faces(self, faces: frozenset[int]) -> None:
        for value in sorted(faces):
            if self.die is not None and value not in self.die.values:
                raise Refusal("notation-face", face=value, die=self.die.id)

    def total(self, purpose: Purpose) -> Request[int]:
        """Return the request for its sum."""
        if self.die is None:
            return TwoDigits(replace(purpose, label="d66"))
        if isinstance(self.reroll, str):
            raise Refusal("notation-no-target", what=self.reroll)
        again = self._marks(self.reroll or NOTHING)
        if self.depth:
            tops = self._marks(self.tops)
            return Exploding(purpose, self.count, self.die, None, again, self.depth, tops)
        return Sum(purpose, self.count, self.die, self.keep, again)

    def successes(self, purpose: Purpose, values: frozenset[int]) -> Request[int]:
        """Return the request for how many dice show one of `values`."""
        if self.die is None:
            raise Refusal("notation-d66")
        if self.keep is not None:
            raise Refusal("notation-keep-or-count")
        wins = self.winning(values)
        again = self.again(wins)
        if self.depth:
            tops = self._marks(self.tops)
            return Exploding(purpose, self.count, self.die, wins, again, self.depth, tops)
        return Successes(purpose, self.count, wins, self.die, again)

    def balance(
        self, purpose: Purpose, values: frozenset[int], losses: frozenset[int]
    ) -> Request[int]:
        """Return the request for how many dice show one of `values`, less those of `losses`."""
        if self.die is None or self.depth or self.keep is not None or values & losses:
            raise Refusal("notation-balance")
        self._check_faces(losses)
        wins = self.winning(values)
        return Balance(purpose, self.count, wins, self._marks(losses), self.die, self.again(wins))

    def winning(self, values: frozenset[int]) -> frozenset[int]:
        """Return the marks that stand for these values."""
        return self._marks(values)

    def again(self, wins: frozenset[int]) -> frozenset[int]:
        """Return the marks that are rolled again where these succeed."""
        if self.reroll == "failures":
            return frozenset(self.die.marks if self.die else ()) - wins
        return wins if self.reroll == "successes" else self._marks(self.reroll or NOTHING)

    def _marks(self, values: frozenset[int] | str) -> frozenset[int]:
        if self.die is None:
            return NOTHING
        pairs = zip(self.die.marks, self.die.values, strict=True)
        return frozenset(mark for mark, value in pairs if value in values)


def number(digits: str) -> int:
    """Return a number of bounded length; raises Refusal for a longer one."""
    if len(digits) > limits.DIGITS:
        raise Refusal("notation-digits", most=limits.DIGITS)
    return int(digits)


def read_dice(text: str) -> Pool:
    """Read `2d6`, `d%`, `d66`."""
    left, _, right = text.lower().replace(" ", "").partition("d")
    count = number(left) if left.strip() else 1
    right = right.strip()
    sides = D100.sides if right == "%" else number(right)
    if sides == _TWO_DIGITS:
        if count != 1:
            raise Refusal("notation-several-d66", count=count)
        return Pool(1, None)
    return _pool(count, plain_die(sides))


def read_named(text: str) -> tuple[Pool, ...]:
    """Read `artillery`, `2artillery`, `magic`: a pool for each die the name stands for."""
    match = _SPLIT.fullmatch(text)
    assert match is not None  # noqa: S101 - the pattern takes any text
    count = number(match[1]) if match[1] else 1
    return tuple(_pool(count, die) for die in _NAMES[match[2].lower()])


def _pool(count: int, die: Die) -> Pool:
    if not 1 <= count <= limits.DICE:
        raise Refusal("notation-dice", count=count, most=limits.DICE)
    return Pool(count, die)
