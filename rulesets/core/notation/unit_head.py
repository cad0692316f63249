"""The beginning of a unit's line: its name and how many models it has.

The number stands after the name or before it, `Goblins 20`, `20 Goblins`, with a sign or a word
that says what it counts where that could be doubted: `x205`, `20 models`, `205 pts`. A name with
figures in it stands in double quotes. What could be meant in two ways is refused with both.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

from rulesets.core.notation.spoken.lexicon import lexicon
from rulesets.core.notation.unit_cost import POINTS, is_cost_apart
from rulesets.refusal import Refusal
from rulesets.spoken_number import spoken_first, spoken_last, spoken_number

MOST_MODELS: Final = 500
LONGEST_NAME: Final = 60
USUAL: Final = 60
"""Models of the largest units that are fielded: a bare number beyond is rather a cost in points."""

_COUNT: Final = re.compile(
    r"\(?(?P<before>[x×])?(?P<models>\d{1,3})(?:/(?P<size>\d{1,3}))?(?:-(?P<carried>\d{1,2}))?"
    r"(?P<after>[x×])?\)?",
    re.IGNORECASE,
)
_NUMBER: Final = re.compile(r"[x×]?[-+−]?\d+(?:[-/.,]\d+)*[x×]?", re.IGNORECASE)
"""What is meant for a number of models, whether one can be so many or not."""
LEVEL: Final = re.compile(r"level|lvl|lv|lev|niveau|niv|nv|rank|rang|tier|n°|no\.?", re.IGNORECASE)
"""Words whose number counts no models."""
GROUPS: Final = frozenset(
    [
        "unit",
        "unité",
        "unite",
        "regiment",
        "régiment",
        "band",
        "bande",
        "block",
        "bloc",
        "group",
        "groupe",
        "mob",
        "pack",
        "troupe",
        "pavé",
        "pave",
    ]
)
_ARTICLES: Final = frozenset(["a", "an", "one", "un", "une"])
_PART: Final = re.compile(r"\(?dont", re.IGNORECASE)
"""A word before what a part of the models is."""
_DISTANCE: Final = re.compile(r"\d{1,2}(?:in|ps|po|cm)", re.IGNORECASE)
_FORMED: Final = re.compile(r"\(?\d{1,3}[x×]\d{1,3}\)?", re.IGNORECASE)
"""How wide and deep a unit stands, `5x4`: none of its name."""
_OF: Final = frozenset(["of", "de"])
_EITHER: Final = frozenset(["or", "ou", "to", "à", "and", "et", "plus"])
"""Words behind a number that make another of it."""
_JOINS: Final = re.compile(r"with$|avec$|[^\w]|w/", re.IGNORECASE)
_QUOTES: Final = (('"', '"'), ("“", "”"), ("«", "»"), ("'", "'"), ("‘", "’"))
_SIGNS: Final = frozenset("[]{}<>=@#|•\\`~")
"""Signs of notations, which are none of a name."""
_TIMES: Final = frozenset({"times", "fois", "par", "by"})
_CROSS: Final = frozenset({"x", "×"})
_MODELS: Final = re.compile(
    r"models?|minis?|miniatures?|figs?|figurines?|mod[èe]les?", re.IGNORECASE
)
VAGUE: Final = re.compile(
    r"dozens?|some|few|several|many|hundreds?|thousands?|cents?|centaines?|mille|couple|pairs?|bunch|lots|loads|tripot[ée]e|flop[ée]e|ribambelle|foule|tas|so|"
    r"paires?|trio|handful|poign[ée]e|half|moiti[ée]|demi|z[eé]ro|no|aucune?|quelques|plusieurs|douzaine|"
    r"dizaine|quinzaine|vingtaine|trentaine|\w+-ish",
    re.IGNORECASE,
)
"""Words that say no number of models, or one that is not read."""


@dataclass(frozen=True, slots=True)
class Head:
    """The beginning of a unit's line.

    Attributes:
        models: How many, None where nothing says it.
        marked: Whether a sign or a word says that the number counts models.
        leading: Whether the number stands before the name.
    """

    name: str
    models: int | None = None
    size: int | None = None
    carried: int = 0
    marked: bool = False
    leading: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """A number of models among the words, from `start` to before `end`."""

    start: int
    end: int
    models: int
    size: int
    carried: int
    marked: bool


def tidied(words: Sequence[str]) -> list[str]:
    """Return words without the commas, stops and dashes beside numbers.

    Between words they stay, since they belong to a name: `Gotrek, the Slayer`.
    """
    kept: list[str] = []
    worded = [False, *map(_is_worded, words), False]
    for before, (word, this, following) in zip(
        worded, zip(words, worded[1:], worded[2:], strict=False), strict=False
    ):
        if not word.strip("-–—:|•"):
            kept += [word] if before and following else []
        elif this and following:
            kept.append(word)
        else:
            kept.append(word.rstrip(",;."))
    return [word for word in kept if word]


@lru_cache(maxsize=4096)
def _is_worded(word: str) -> bool:
    """Return whether a word is letters, and says neither points nor models."""
    bare = word.rstrip(",;.:")
    said = bare.lower() in POINTS or _MODELS.fullmatch(bare) is not None
    return bool(bare) and any(sign.isalpha() for sign in bare) and not said and not _figured(bare)


def _figured(word: str) -> bool:
    plain = word.isascii() and word.isalpha()
    return not plain and any(sign.isnumeric() for sign in word)


def read_count(text: str) -> str:
    """Return a number of models from a field of its own as a line holds it: `x12`, `x12/20-1`.

    Figures and words are read, and nothing else.

    Raises:
        Refusal: `models-unreadable`.
    """
    words = tidied(text.lower().split())
    found = counts_in(words)
    whole = len(found) == 1 and (found[0].start, found[0].end) == (0, len(words))
    if whole and 1 <= found[0].models <= MOST_MODELS:
        return f"x{found[0].models}/{found[0].size}-{found[0].carried}"
    models = spoken_number(words)
    if models is None:
        raise Refusal("models-unreadable", text=text.strip()[:40], most=MOST_MODELS)
    return f"x{models}"


def read_head(words: Sequence[str], *, quoted: str | None = None) -> Head:
    """Read the words before the first value of a line.

    Args:
        words: The words, those of a name in double quotes left out.
        quoted: That name, None where the name is among the words.

    Raises:
        Refusal: `line-without-name`, `too-many-models`, `line-unclear`, `line-how-many`.
    """
    left = _ungrouped(tidied(words))
    counts = counts_in(left)
    if any(_NUMBER.fullmatch(part) and not _COUNT.fullmatch(part) for part in left):
        raise Refusal("too-many-models", most=MOST_MODELS)
    if len(counts) > 1:
        raise Refusal("line-unclear", text=" ".join(left[counts[1].start : counts[1].end])[:40])
    head = Head(quoted or "")
    if counts:
        head, left = _counted(head, counts[0], left)
    elif quoted is None:
        check_some(left)
        head, left = spoken_head(head, left)
    if quoted is None:
        left = _undangling(head, left)
        check_alone(left)
    name = _unquoted(" ".join(left).strip(" -–—,;:/")) if quoted is None else quoted
    strange = left if quoted is not None else [part for part in left if _strange(part, head)]
    if strange:
        raise Refusal("line-unclear", text=strange[0][:40])
    if not name or len(name) > LONGEST_NAME:
        raise Refusal("line-without-name", most=LONGEST_NAME)
    return replace(head, name=name)


def check_alone(words: Sequence[str]) -> None:
    """Refuse a name that speaks of more than one unit: `Knights and a hero`, `(dont un chef)`.

    Raises:
        Refusal: `line-unclear`.
    """
    for word, following in pairwise(words):
        counted = following.lower() in _ARTICLES or spoken_first([following]) is not None
        if _PART.fullmatch(word) or (counted and word.lower() in {"and", "et", "plus"}):
            raise Refusal("line-unclear", text=f"{word} {following}"[:40])


def check_some(words: Sequence[str]) -> None:
    """Refuse a name that speaks of several, where no number says how many: `des squelettes`.

    Raises:
        Refusal: `line-how-many`.
    """
    if len(words) > 1 and words[0].lower() == "des":
        raise Refusal("line-how-many", text=" ".join(words[:3])[:40])


def _undangling(head: Head, words: list[str]) -> list[str]:
    """Return the words of a name that ends with no `of`; beside the number that is refused.

    Raises:
        Refusal: `line-unclear`.
    """
    if len(words) < 2:  # noqa: PLR2004 - a name and a word that is none
        return words
    dangling = lexicon().dangling
    first, last = words[0] in dangling, words[-1].lower() in dangling
    if head.models is not None and (first if head.leading else last):
        raise Refusal("line-unclear", text=f"{words[0] if head.leading else words[-1]}"[:40])
    return words[:-1] if last else words


def _unquoted(name: str) -> str:
    """Return a name without the quotes that it stands in as a whole."""
    for begin, end in _QUOTES:
        inside = name[1:-1]
        if len(name) > 2 and name[0] == begin and name[-1] == end and end not in inside:  # noqa: PLR2004
            return inside.strip()
    return name


def _strange(word: str, head: Head) -> bool:
    """Return whether a word is none of a name: figures, unless letters stand with them, or signs.

    `Band25 10 M4` says which number counts the models, `Band25 M4` does not.
    """
    lettered = head.models is not None and any(sign.isalpha() for sign in word)
    told = is_cost_apart(word) or _DISTANCE.fullmatch(word) is not None
    figures = _figured(word) and (not lettered or told)
    return (
        figures
        or _FORMED.fullmatch(word) is not None
        or "://" in word
        or not _SIGNS.isdisjoint(word)
    )


def _ungrouped(words: list[str]) -> list[str]:
    """Return words without those that call a number a unit: `a unit of 10 Orcs` is `10 Orcs`."""
    for at, word in enumerate(words[:-2]):
        following = words[at + 2 :]
        if word.lower() not in GROUPS or words[at + 1].lower() not in _OF:
            continue
        if _COUNT.fullmatch(following[0]) or spoken_first(following[:1]):
            article = at and words[at - 1].lower() in _ARTICLES
            return [*words[: at - 1 if article else at], *following]
    return words


def counts_in(words: Sequence[str]) -> list[Count]:
    """Return the numbers of models among some words."""
    found: list[Count] = []
    for at, word in enumerate(words):
        match = _COUNT.fullmatch(word)
        if match is None or (word.startswith("(") != word.endswith(")")):
            continue
        start, end = at, at + 1
        marked = bool(match["before"] or match["after"] or match["size"])
        if start and words[start - 1].lower() in _CROSS and not marked:
            start, marked = start - 1, True
        elif end < len(words) and words[end].lower() in _CROSS and not marked:
            end, marked = end + 1, True
        if end < len(words) and _MODELS.fullmatch(words[end]):
            end, marked = end + 1, True
        if word.startswith("(") and not marked:  # as often a cost
            raise Refusal("line-unclear", text=word[:40])
        models = int(match["models"])
        size = int(match["size"] or models)
        crossed = match["before"] or match["after"]
        if match["size"] and (size < models or (size > USUAL and not crossed)):
            raise Refusal("line-unclear", text=word[:40])
        found.append(Count(start, end, models, size, int(match["carried"] or 0), marked))
    return found


def _counted(head: Head, count: Count, words: list[str]) -> tuple[Head, list[str]]:
    """Return a head with its number of models, and the words of the name."""
    before, after = words[: count.start], words[count.end :]
    leading = not before
    levelled = bool(before) and LEVEL.fullmatch(before[-1]) is not None
    unclear = not count.marked and (levelled or (before and after))
    if not 1 <= count.models <= max(count.models, count.size) <= MOST_MODELS:
        raise Refusal("too-many-models", most=MOST_MODELS)
    spread = not count.marked and count.carried >= count.models > 1  # 10-20
    distance = bool(after) and after[0].lower() in lexicon().lengths
    if unclear or spread or distance:
        raise Refusal("line-unclear", text=" ".join(words[count.start : count.end])[:40])
    size = max(count.models, count.size)
    made = Head(head.name, count.models, size, count.carried, count.marked, leading)
    after = _without_spelling(after, count.models) if leading else after
    if before and after and before[-1][-1].isalnum() and not _JOINS.match(after[0]):
        before = [*before[:-1], f"{before[-1]},"]  # what it bears, or the rest of its name
    return made, [*before, *after]


def _without_spelling(words: list[str], models: int) -> list[str]:
    """Return words without the number in words behind the figures: `10 (ten) Orcs`."""
    spelled = words[0].strip("()") if words and words[0].startswith("(") else ""
    return words[1:] if spelled and spoken_number([spelled]) == models else words


def spoken_head(head: Head, words: list[str]) -> tuple[Head, list[str]]:
    """Return a head whose number is a word, `vingt lanciers`, `lanciers vingt`; the words left.

    Raises:
        Refusal: `line-how-many`.
    """
    vague = next((word for word in words[:2] + words[-1:] if VAGUE.fullmatch(word)), None)
    if vague is not None:
        raise Refusal("line-how-many", text=vague[:40])
    named = words[1:] if words and words[0].lower() in _ARTICLES else words
    if len(named) > 1 and named[0].lower() in GROUPS and named[1].lower() in _OF:
        raise Refusal("line-how-many", text=" ".join(words[:4])[:40])
    if named and named is not words and words[0] != "A":
        return Head(head.name, 1, 1, marked=True, leading=True), named
    first, last = spoken_first(words), spoken_last(words)
    if first is not None and first[0] > 1 and first[1] < len(words):
        rest = words[first[1] :]
        if rest[0].lower() in _EITHER:
            raise Refusal("line-how-many", text=" ".join(words[: first[1] + 2])[:40])
        return Head(head.name, first[0], first[0], marked=True, leading=True), rest
    if last is not None and last[0] > 1 and last[1] < len(words):
        rest = words[: -last[1]]
        if LEVEL.fullmatch(rest[-1]) or rest[-1] in _TIMES:
            raise Refusal("line-unclear", text=" ".join(words[-2:])[:40])
        rest = rest[:-1] if rest[-1].lower() in _CROSS and len(rest) > 1 else rest
        return Head(head.name, last[0], last[0], marked=True), rest
    return head, words
