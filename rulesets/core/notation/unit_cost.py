"""The cost in a unit's line, and numbers that may be one: `205 pts`, `(205 points)`, `Mage 45`.

A cost counts for the whole unit. One for each model is refused, since nothing says whether what
stands beside it is in it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from rulesets.refusal import Refusal

POINTS: Final = frozenset(["pt", "pts", "point", "points"])
LARGE: Final = 40
"""Models beyond which a bare number behind a name is as often a cost in points."""
FEW: Final = 20
"""Models up to which it is none."""

_FIGURES: Final = re.compile(r"\d{1,4}")
_GROUPED: Final = re.compile(r"\d[.,]\d{3}")
"""A number above a thousand as lists write it."""
_TOGETHER: Final = re.compile(r"(\d{1,4}|\d[.,]\d{3})(?:pts?|points?)")
_BOXED: Final = re.compile(
    r"[\[(]\s*(?P<number>[\d.,]+)\s*(?P<points>pts?|points?)\.?\s*[\])](?!\s*:)", re.IGNORECASE
)
"""A cost in brackets; before a colon it begins the text of an army builder, which is not read."""
_BEFORE: Final = frozenset(["à", "a", "at", "for", "pour", "=", "@", "cost", "costs", "costing"])
"""Words between a name and its cost, which are no part of either."""
_EACH: Final = re.compile(
    r"each|apiece|per|par|l[ea]|pi[eè]ces?|chacune?s?|[/.]?(?:models?|figs?|figurines?)\.?",
    re.IGNORECASE,
)
"""What follows a cost that counts for one model."""
_APART: Final = re.compile(
    r"[@=~≈]?\d[\d.,]*(?:p|pp|ppm|pts?|points?)?(?:/\S*|pp|ppm)|[@=~≈]\d\S*|.*\d(?:pts?|points?)\W*|\d[\d.,]*pp?m?\.?",
    re.IGNORECASE,
)
"""What looks like a cost in another notation: `8ppm`, `8pts/fig`, `@160`, `160p`."""
_ELSE: Final = frozenset(
    ["de magie", "de vie", "de pouvoir", "de victoire", "of magic", "of power", "of health"]
)
"""What points may be of that are no cost."""
_ENGLISH: Final = (
    "mage wizard sorcerer sorceress shaman priest priestess necromancer captain lord lady king "
    "queen prince princess duke baron count hero champion general warlord warboss boss chief "
    "chieftain prophet seer assassin engineer giant dragon hydra wyvern manticore griffon griffin "
    "chariot cannon mortar catapult trebuchet ballista thrower lobber daemon demon vampire "
    "warmachine treeman steamtank hellpit abomination"
)
_FRENCH: Final = (
    "mage sorcier sorcière magicien magicienne chaman chamane prêtre prêtresse nécromancien "
    "capitaine seigneur roi reine prince princesse duc baron comte héros général chef "
    "prophète assassin ingénieur géant hydre wyverne char canon mortier catapulte trébuchet "
    " baliste démon vampire"
)
_LONE: Final = frozenset(_ENGLISH.split())
_LONE_FIRST: Final = frozenset(_FRENCH.split())
_OF: Final = frozenset(
    ["of", "on", "in", "with", "from", "and", "de", "du", "des", "sur", "avec", "en", "à", "et"]
)
"""Words that the noun of a name ends before."""


def unboxed(line: str) -> str:
    """Return a line whose cost stands in no brackets: `[205 pts]` is `205 pts`."""
    boxed = "(" in line or "[" in line
    return _BOXED.sub(r" \g<number> \g<points> ", line) if boxed else line


def is_each(following: Sequence[str]) -> bool:
    """Return whether what follows a cost says that it counts for one model."""
    return bool(following) and _EACH.fullmatch(following[0]) is not None


def without_points(words: Sequence[str]) -> tuple[list[str], int | None]:
    """Return words without a cost, `205 pts`, `1,205pts` or `Pts 205`, and the cost.

    Raises:
        Refusal: `line-unclear` for two costs, `line-cost-each` for one of each model.
    """
    points: list[int] = []
    left: list[str] = []
    at = 0
    while at < len(words):
        number, length = _cost(words[at : at + 2])
        if number is None or is_of_else(words[at + length :]):
            left.append(words[at])
            at += 1
            continue
        following = words[at + length : at + length + 1]
        if is_each(following):
            raise Refusal("line-cost-each", text=f"{number} pts {following[0]}"[:40])
        while left and left[-1] in _BEFORE:
            left.pop()
        points.append(number)
        at += length
    if len(points) > 1:
        raise Refusal("line-unclear", text=f"{points[1]} pts")
    return left, points[0] if points else None


def is_of_else(following: Sequence[str]) -> bool:
    """Return whether words behind points say that they are no cost: `10 points de magie`."""
    said = " ".join(word.strip(",;.").lower() for word in following[:2])
    return said in _ELSE


def _cost(words: Sequence[str]) -> tuple[int | None, int]:
    """Return the cost that one or two words begin with, and how many of them say it."""
    bare, together = _priced(words[0])
    if together is not None:
        return together, 1
    following = _priced(words[1])[0] if len(words) > 1 else ""
    if following and (bare in POINTS or following in POINTS):
        number = next((part for part in (bare, following) if _written(part)), None)
        if number is not None:
            return _number(number), 2
    return None, 0


@lru_cache(maxsize=4096)  # most words of a list are those of other lines too
def _priced(word: str) -> tuple[str, int | None]:
    """Return a word without what stands around it, and the cost that it says by itself."""
    bare = word.strip("()[]").rstrip(".,").lower()
    together = _TOGETHER.fullmatch(bare)
    return bare, None if together is None else _number(together[1])


def _written(word: str) -> bool:
    return word.isascii() and bool(_FIGURES.fullmatch(word) or _GROUPED.fullmatch(word))


def _number(text: str) -> int:
    return int("".join(sign for sign in text if sign.isdigit()))


def is_cost_apart(word: str) -> bool:
    """Return whether a word of a name looks like a cost in a notation that is not read."""
    return _APART.fullmatch(word.strip("()")) is not None


def may_be_cost(name: str, models: int, *, leading: bool, lone: bool) -> bool:
    """Return whether a bare number with a name may be its cost rather than its models.

    Args:
        name: The name.
        models: The number.
        leading: Whether it stands before the name, where costs seldom stand.
        lone: Whether the profile is that of somebody who fights alone.
    """
    if models > LARGE and not leading:
        return True
    return models > FEW and (lone or _is_lone(name))


def _is_lone(name: str) -> bool:
    """Return whether a name is one person's or machine's, by its noun: `Orc Shaman on Boar`."""
    words = re.split(r"[,(:]", name.lower())[0].split()
    if not words:
        return False
    end = next((at for at, word in enumerate(words) if at and word in _OF), len(words))
    return words[end - 1] in _LONE or words[0] in _LONE_FIRST


def words_beside(words: Sequence[str], run: int, others: Collection[str], least: int) -> int:
    """Return how many words at the end of bare numbers belong to a word behind: `8 - 260 pts`.

    Args:
        words: All words.
        run: How many of them are bare numbers or dashes.
        others: Words with a number of their own, beside those of points.
        least: How many numbers a profile has.
    """
    following = words[run].lower().rstrip(".") if run < len(words) else ""
    number = following in POINTS or following in others
    priced = following in POINTS or re.fullmatch(r"\d+p\w*", following)
    dash = run - number > least and words[run - number - 1] in {"-", "–"}
    return number + bool(priced and dash)
