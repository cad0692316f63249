"""The beginning of a unit's line: its name and how many models it has.

The number stands after the name or before it, `Goblins 20`, `20 Goblins`, with a sign or a word
that says what it counts where that could be doubted: `x205`, `20 models`, `205 pts`. A name with
figures in it stands in double quotes. What could be meant in two ways is refused with both.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rulesets.refusal import Refusal

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
_LEVEL: Final = re.compile(r"level|lvl|lv|niveau|niv|rank|rang|tier|n°|no\.?", re.IGNORECASE)
"""Words whose number counts no models."""
_CROSS: Final = frozenset({"x", "×"})
_MODELS: Final = re.compile(
    r"models?|minis?|miniatures?|figs?|figurines?|mod[èe]les?", re.IGNORECASE
)
_POINTS: Final = frozenset(["pt", "pts", "point", "points"])
_SPOKEN: Final = {
    **dict.fromkeys(("two", "deux"), 2),
    **dict.fromkeys(("three", "trois"), 3),
    **dict.fromkeys(("four", "quatre"), 4),
    **dict.fromkeys(("five", "cinq"), 5),
    "six": 6,
    **dict.fromkeys(("seven", "sept"), 7),
    **dict.fromkeys(("eight", "huit"), 8),
    **dict.fromkeys(("nine", "neuf"), 9),
    **dict.fromkeys(("ten", "dix"), 10),
    **dict.fromkeys(("eleven", "onze"), 11),
    **dict.fromkeys(("twelve", "douze"), 12),
    **dict.fromkeys(("fifteen", "quinze"), 15),
    **dict.fromkeys(("sixteen", "seize"), 16),
    **dict.fromkeys(("twenty", "vingt"), 20),
    **dict.fromkeys(("thirty", "trente"), 30),
    **dict.fromkeys(("forty", "quarante"), 40),
    **dict.fromkeys(("fifty", "cinquante"), 50),
}
_ONE: Final = dict.fromkeys(("one", "un", "une"), 1)
_VAGUE: Final = re.compile(
    r"dozens?|some|few|several|many|hundred|cent|z[eé]ro|no|aucune?|quelques|plusieurs|douzaine|"
    r"dizaine|quinzaine|vingtaine|trentaine|thirteen|fourteen|seventeen|eighteen|nineteen|treize|"
    r"quatorze",
    re.IGNORECASE,
)
"""Words that say no number of models, or one that is not read."""


@dataclass(frozen=True, slots=True)
class Head:
    """What a line begins with.

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
    """Return words without the commas and stops that players put between them."""
    bare = (word.rstrip(",;.") for word in words)
    return [word for word in bare if word.strip("-–—:|•")]


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
    models = (_SPOKEN | _ONE).get(words[0]) if len(words) == 1 else None
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
    left = tidied(words)
    counts = counts_in(left)
    if any(_NUMBER.fullmatch(one) and not _COUNT.fullmatch(one) for one in left):
        raise Refusal("too-many-models", most=MOST_MODELS)
    if len(counts) > 1:
        raise Refusal("line-unclear", text=" ".join(left[counts[1].start : counts[1].end])[:40])
    head = Head(quoted or "")
    if counts:
        head, left = _counted(head, counts[0], left)
    elif quoted is None:
        head, left = _spoken(head, left)
    name = " ".join(left).strip(" -–—,:") if quoted is None else quoted
    strange = left if quoted is not None else [one for one in left if _strange(one, head)]
    if strange:
        raise Refusal("line-unclear", text=strange[0][:40])
    if not name or len(name) > LONGEST_NAME:
        raise Refusal("line-without-name", most=LONGEST_NAME)
    return replace(head, name=name)


def _strange(word: str, head: Head) -> bool:
    """Return whether a word is none of a name: figures, unless letters stand with them.

    `Band25 10 M4` says which number counts the models, `Band25 M4` does not.
    """
    figures = any(sign.isnumeric() for sign in word)
    lettered = head.models is not None and any(sign.isalpha() for sign in word)
    return (figures and not lettered) or "://" in word


def without_points(words: Sequence[str]) -> tuple[list[str], int | None]:
    """Return words without a cost, `205 pts`, `(205 pts)`, `205pts` or `Pts 205`, and the cost.

    Raises:
        Refusal: `line-unclear` for two costs.
    """
    points: list[int] = []
    left: list[str] = []
    at = 0
    while at < len(words):
        pair = [word.strip("()[]").lower() for word in words[at : at + 2]]
        together = re.fullmatch(r"(\d{1,4})(?:pts?|points?)", pair[0])
        number = next((one for one in pair if one.isascii() and one.isdigit()), None)
        if together is not None:
            points.append(int(together[1]))
            at += 1
        elif len(pair) > 1 and number is not None and _POINTS & set(pair) and len(number) < 5:  # noqa: PLR2004 - of no cost
            points.append(int(number))
            at += 2
        else:
            left.append(words[at])
            at += 1
    if len(points) > 1:
        raise Refusal("line-unclear", text=f"{points[1]} pts")
    return left, points[0] if points else None


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
        found.append(Count(start, end, models, size, int(match["carried"] or 0), marked))
    return found


def _counted(head: Head, count: Count, words: list[str]) -> tuple[Head, list[str]]:
    """Return a head with its number of models, and the words of the name."""
    before, after = words[: count.start], words[count.end :]
    leading = not before
    levelled = bool(before) and _LEVEL.fullmatch(before[-1]) is not None
    unclear = not count.marked and (levelled or (before and after))
    if not 1 <= count.models <= max(count.models, count.size) <= MOST_MODELS:
        raise Refusal("too-many-models", most=MOST_MODELS)
    spread = not count.marked and count.carried >= count.models > 1  # 10-20
    if unclear or spread:
        raise Refusal("line-unclear", text=" ".join(words[count.start : count.end])[:40])
    size = max(count.models, count.size)
    made = Head(head.name, count.models, size, count.carried, count.marked, leading)
    return made, [*before, *after]


def _spoken(head: Head, words: list[str]) -> tuple[Head, list[str]]:
    """Return a head whose number is a word: `vingt lanciers`, `lanciers vingt`."""
    vague = next((word for word in words[:2] + words[-1:] if _VAGUE.fullmatch(word)), None)
    if vague is not None:
        raise Refusal("line-how-many", text=vague[:40])
    if len(words) > 1:
        for at, rest in ((0, words[1:]), (-1, words[:-1])):
            models = _SPOKEN.get(words[at].lower())
            if models is not None:
                made = Head(head.name, models, models, marked=True, leading=at == 0)
                return made, rest
    return head, words
