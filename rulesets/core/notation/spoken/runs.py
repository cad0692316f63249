"""Profiles as bare numbers in the order of the book: `20 4 3 3 3 3 1 3 1 7`, `6in 1 5+ 1`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from rulesets.core.notation.spoken.lexicon import lexicon
from rulesets.core.notation.spoken.values import DISTANCE, LEAST_RUN, Seen, Values
from rulesets.core.notation.unit_cost import POINTS, words_beside
from rulesets.core.ruleset.game import ProfileField
from rulesets.refusal import Refusal

_HIGHEST: Final = 10
"""The highest value of a leadership: a number beyond, behind a profile, counts models."""
_CHEAP: Final = 20
"""Points up to which a number behind a profile may be models as well."""
_LEAST_TOLD: Final = 4
"""Bare numbers that are rather values than models and a cost."""
_BARE: Final = re.compile(r"\d{1,4}\+{0,2}|[-–]")
_DICE: Final = re.compile(r"\d?[dD]\d(?:\+\d)?")
_MOVE: Final = re.compile(r"\d{1,2}\.5")
_DASHES: Final = frozenset("-–")


class Run(NamedTuple):
    """A profile of bare numbers.

    Attributes:
        values: Each number with its field.
        models: The number of models beside them, None without one.
        words: How many words it is.
        cost: The cost behind it, None without one.
    """

    values: tuple[tuple[ProfileField, str], ...]
    models: int | None
    words: int
    cost: int | None = None


def read_run(words: Sequence[str], values: Values, *, counted: bool) -> Run | None:
    """Return the profile of bare numbers that words begin with.

    Args:
        words: The words.
        values: The game's.
        counted: Whether a number of models stood before.

    Raises:
        Refusal: `line-unclear`, `line-bare-values`.
    """
    order, run = values.order, 0
    while run < min(len(words), len(order) + 3) and _is_bare(words, run):
        run += 1
    run -= run > 1 and _is_points(words, run)
    if run - 1 in {LEAST_RUN, len(order)} and words[run - 1] in _DASHES:
        run -= 1
    if values.short:
        return _scroll(words[:run], order, counted=counted)
    run -= words_beside(words, run, lexicon().crew, LEAST_RUN)
    if len(order) < LEAST_RUN or run < LEAST_RUN - 1:
        return None
    saved = words[run - 1].endswith("+")
    numbers, models = list(words[: run - saved]), None
    cost = _cost_behind(numbers, order) if counted and not saved else None
    if len(numbers) in {LEAST_RUN + 1, len(order) + 1} and not counted:
        models = _models(numbers)
        if models is None:
            return None
    if len(numbers) not in {LEAST_RUN, len(order)} and not _last_told(words, len(numbers), values):
        return None
    pairs = zip(order, numbers, strict=False)
    found = tuple((field, number) for field, number in pairs if number not in _DASHES)
    return Run(found, models, run - saved, cost)


def read_scroll(words: Sequence[str], values: Values) -> tuple[tuple[ProfileField, str], ...]:
    """Return the bare values of a warscroll behind its move; nothing where that is not clear."""
    order = values.order[1:]
    numbers = words[: len(order)]
    fits = len(numbers) == len(order) and all(
        _BARE.fullmatch(number) and number.endswith("+") == field.save
        for field, number in zip(order, numbers, strict=True)
    )
    more = words[len(order) : len(order) + 1]
    ends = not more or not _BARE.fullmatch(more[0]) or _is_points(words, len(order) + 1)
    return tuple(zip(order, numbers, strict=True)) if values.short and fits and ends else ()


def bare_run(words: Sequence[str], values: Values) -> str | None:
    """Return the bare numbers in a line that may be part of a profile, None without such."""
    found, run = list[str](), list[str]()
    for word in (*words, ","):
        if (_BARE.fullmatch(word) and word not in _DASHES) or (
            DISTANCE.fullmatch(word) and not run
        ):
            run.append(word)
        else:
            found, run = max(found, run, key=len), []
    least = len(values.order) - 1 if values.short else _LEAST_TOLD
    whole = {len(values.order) + more for more in (0, 1)} | {LEAST_RUN, LEAST_RUN + 1}
    return " ".join(found) if least <= len(found) and len(found) not in whole else None


def _is_points(words: Sequence[str], run: int) -> bool:
    """Return whether the last of bare numbers is a cost in points."""
    behind = words[run].lower().rstrip(".") if run < len(words) else ""
    return behind in POINTS and words[run - 1].isdecimal()


def _cost_behind(numbers: list[str], order: Sequence[ProfileField]) -> int | None:
    """Take a number behind a whole profile that no value of it can be: what the unit costs."""
    whole = len(numbers) - 1 in {LEAST_RUN, len(order)}
    dear = numbers[-1].isdecimal() and int(numbers[-1]) > _CHEAP
    return int(numbers.pop()) if whole and dear else None


def _is_bare(words: Sequence[str], at: int) -> bool:
    """Return whether a word is a bare number; what can only be a move stands first."""
    word = words[at]
    moves = at < 2 and bool(_MOVE.fullmatch(word) or DISTANCE.fullmatch(word))  # noqa: PLR2004
    return moves or bool(_BARE.fullmatch(word) or (at and _DICE.fullmatch(word)))


def _models(numbers: list[str]) -> int | None:
    """Take the number of models out of a profile: the first, or a large one at the end."""
    last = numbers[-1].isdecimal() and int(numbers[-1]) > _HIGHEST
    if numbers[-last].isdecimal():
        return int(numbers.pop(-last))
    if _DASHES.isdisjoint(numbers[1:]):
        return None  # `20 Orcs - 4 3 3 4 4 1 2 1 7`
    raise Refusal("line-unclear", text=" ".join(numbers)[:40])


def _last_told(words: Sequence[str], run: int, values: Values) -> bool:
    """Return whether the last value of a profile has its sign: `4 3 3 3 3 1 3 1 Ld7`."""
    if run != LEAST_RUN - 1 or run >= len(words):
        return False
    found = values.read(words[run:], Seen(begun=True, told={}))
    return found is not None and found.field is values.order[run]


def _scroll(words: Sequence[str], order: Sequence[ProfileField], *, counted: bool) -> Run | None:
    """Return the bare values of a warscroll, of which the save has a plus."""
    first = len(words) == len(order) + 1 and not counted and words[0].isdecimal()
    numbers = list(words[first:])
    saves = [number for number in numbers if number.endswith("+")]
    if len(numbers) != len(order) or len(saves) != 1 or not _DASHES.isdisjoint(numbers):
        return None
    others = iter([number for number in numbers if number not in saves])
    found = tuple((field, saves[0] if field.save else next(others)) for field in order)
    return Run(found, int(words[0]) if first else None, len(words))
