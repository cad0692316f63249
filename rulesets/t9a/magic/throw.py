"""A throw of Magic Dice: what is added to it, and when its power is overwhelming [L985-999]."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Fill, Flag, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.die import D3, D6
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.t9a.magic.aid import SCEPTRE, Casting, aided_level, aids_of, cast_rests
from rulesets.t9a.magic.facts import Bonuses
from rulesets.t9a.unit.house import Played

_SIX: Final = frozenset({6})
_EACH: Final = tuple(frozenset({mark}) for mark in D6.marks)
_SIXES: Final = 2
_MOST: Final = 3
"""The most that modifiers add up to, either way."""
_MASTER: Final = 3
"""The level from which a Wizard is a Master [L814-818]."""
_BEST: Final = 6
_WEAK: Final = 2
"""The highest face of a single die that is not power enough [L993-995]."""


def level_bonus(level: int) -> int:
    """Return what a Wizard of some level adds: 1 as Apprentice, 2 as Master [L810-818]."""
    return 0 if level < 1 else 2 if level >= _MASTER else 1


def modifiers_of(
    level: int,
    bonuses: Iterable[int],
    *,
    lost_focus: bool,
    bound: bool = False,
    aids: tuple[Modifier, ...] = (),
) -> tuple[Modifier, ...]:
    """Return what is added to a throw, as far as all of it may count [L985-991, L1043].

    Args:
        level: The Wizard's, 0 for nobody or for the bearer of an item.
        bonuses: Every other modifier.
        lost_focus: He adds no bonus; penalties stay.
        bound: The spell is an item's, to which nothing positive is added.
        aids: Modifiers with a name of their own.
    """
    others = (Modifier("other", bonus) for bonus in bonuses)
    named = [Modifier("level", level_bonus(level)), *aids, *others]
    if lost_focus or bound:
        named = [modifier for modifier in named if modifier.value < 0]
    named = [modifier for modifier in named if modifier.value]
    total = sum(modifier.value for modifier in named)
    kept = max(-_MOST, min(total, _MOST))
    return (*named, *((Modifier("magic-limit", kept - total),) if kept != total else ()))


@dataclass(frozen=True, slots=True)
class Thrown:
    """The total of a throw of Magic Dice.

    Attributes:
        total: The dice and all that is added.
        reached: Whether that is enough.
        overwhelming: Two natural 6s or more fell.
        weak: A single die showed 1 or 2, which always fails.
        again: A die was rolled again.
    """

    total: int
    reached: bool
    overwhelming: bool
    weak: bool
    again: bool = False


@dataclass(frozen=True, slots=True)
class _Fallen:
    """Magic Dice as they lie: their sum, their natural 6s, whether one was rolled again."""

    total: int
    sixes: int
    again: bool = False


def throw_magic(
    dice: Dice,
    label: str,
    *,
    count: int,
    need: int,
    modifiers: tuple[Modifier, ...],
    powerless: bool = False,
    steady: bool = False,
    sceptre: bool = False,
) -> Thrown:
    """Throw Magic Dice and judge them [L965-979, L985-999].

    Args:
        dice: The dice; two natural 6s add D3 and the number of dice thrown.
        label: What the throw is for.
        count: How many.
        need: What the total must reach.
        modifiers: What is added, limits included.
        powerless: Overwhelming power adds nothing: focus is lost, or the spell is an item's.
        steady: A single die is never too weak.
        sceptre: The lowest die is rolled again where that may help.
    """
    added = sum(modifier.value for modifier in modifiers)
    least = max(1, need - added)
    if sceptre:
        faces = dice.split(count, _EACH, label, need=least, modifiers=modifiers)
        fallen = _with_sceptre(dice, faces, least, powerless=powerless)
    else:
        plain = dice.tally(count, _SIX, label, need=least, modifiers=modifiers)
        fallen = _Fallen(plain.total, plain.matches)
    total = fallen.total + added
    overwhelming = fallen.sixes >= _SIXES
    if overwhelming and not powerless:
        surge = dice.sum(1, "overwhelming", die=D3, plus=count)
        dice.tell("overwhelming", bonus=surge, total=total + surge)
        total += surge
    weak = count == 1 and fallen.total <= _WEAK and not steady
    if weak:
        dice.tell("not-enough-power")
    return Thrown(total, total >= need and not weak, overwhelming, weak, fallen.again)


def _with_sceptre(dice: Dice, faces: tuple[int, ...], need: int, *, powerless: bool) -> _Fallen:
    """Roll the lowest die again, where the throw fails and that may help.

    It may where a 6 would reach what is needed, or bring overwhelming power. Two 6s that have
    fallen are let be.
    """
    many = dict(zip(D6.marks, faces, strict=True))
    count, sixes = sum(faces), many[_BEST]
    total = sum(mark * held for mark, held in many.items())
    low = min(mark for mark, held in many.items() if held)
    fails = total < need or (count == 1 and total <= _WEAK)
    surges = sixes >= _SIXES and not powerless
    hope = total - low + _BEST >= need or (sixes == _SIXES - 1 < count and not powerless)
    if not fails or surges or not hope:
        return _Fallen(total, sixes)
    fresh = dice.single(SCEPTRE, need=max(1, need - total + low))
    return _Fallen(total - low + fresh, sixes - (low == _BEST) + (fresh == _BEST), again=True)


@dataclass(frozen=True, slots=True)
class MagicBonus:
    """The bonus of a Wizard to a throw.

    Attributes:
        bonus: For his level alone.
        counted: For everything, within the limit.
    """

    bonus: int
    counted: int


@procedure(
    source="L802-818, L985-991",
    units=("wizard",),
    beyond=Beyond("magic-aids", ("same", "draft"), switch="beyond", rests=cast_rests),
)
def magic_bonus(
    _dice: Dice,
    *,
    level: Annotated[int, Whole(0, 4), Fill("wizard", "level")] = 0,
    bonuses: Bonuses = (),
    lost_focus: Annotated[bool, Flag(), Fill("wizard", "status:lost-focus")] = False,
    bound: Annotated[bool, Flag()] = False,
    rules: Casting = NO_RULES,
    beyond: Played = "on",
) -> MagicBonus:
    """Tell what is added to a casting or dispelling throw, between -3 and +3 [L802-818, L985-991].

    Args:
        level: His Magic Level.
        bonuses: Every other modifier, each by itself.
        lost_focus: He has lost focus and adds no bonus.
        bound: The spell is an item's, to which nothing positive is added.
        rules: A Book of Arcane Power adds 1, a Wizard Conclave is led by an Apprentice.
        beyond: Whether that is played, which the text lacks.
    """
    played = rules if beyond == "on" else NO_RULES
    level, aids = aided_level(level, played), aids_of(played)
    found = modifiers_of(level, bonuses, lost_focus=lost_focus, bound=bound, aids=aids)
    return MagicBonus(level_bonus(level), sum(modifier.value for modifier in found))
