"""Remarks before what a sentence says: that all is well, or that nothing is left to be done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from bot.commands.procedures.saying.wording import alike, places_of
from bot.commands.procedures.saying.words import Group, answer_stems, any_stems, words_for

_EMPTY: Final[tuple[Group, ...]] = ("done", "none", "courtesy", "fillers", "everybody", "left")
"""Words of a remark, none of which does anything."""
_MOST_WORDS: Final = 1024


def is_remark(words: Sequence[str]) -> bool:
    """Return whether words say only that all is well or nothing is left: `nothing to shoot`, `ok`.

    Whatever else they say is an act for somebody to do, however well they end.
    """
    if _is_doubted(words):
        return False
    if _is_all_done(words):
        return True
    idle = words_for("done") | words_for("none")
    if idle.isdisjoint(words) or any(places_of(row, words) for row in _acts_of_empty_words()):
        return False
    telling = [at for at, word in enumerate(words) if word not in _empty_words()]
    if not telling:
        return True
    (at, *further) = telling
    return not further and _is_act(words[at]) and (_denied(words, at) or _over(words, at))


def act_of(words: Sequence[str]) -> str | None:
    """Return the word of the act that a remark says is over, or done by nobody; None without."""
    acts = [word for word in words if word not in _empty_words() and _is_act(word)]
    return acts[0] if acts and is_remark(words) else None


def calls_well(words: Sequence[str]) -> bool:
    """Return whether words call an act well, which may be said of who does it: `charge ok`."""
    return any(_is_act(word) and _is_well(words, at) for at, word in enumerate(words))


def act_in_doubt(words: Sequence[str]) -> str | None:
    """Return the word of the only act of which words deny something, or that they call well.

    They say nothing else: `not done moving`, `je n'ai pas tiré`, `plus un tir`.
    """
    denied = words_for("denying") | words_for("none") | words_for("yet")
    passed = denied | words_for("before-past") | words_for("ending") | _empty_words()
    acts = [word for word in words if word not in passed or word in words_for("participles")]
    if len(acts) != 1 or not _is_act(acts[0]):
        return None
    return acts[0] if calls_well(words) or not denied.isdisjoint(words) else None


def _is_doubted(words: Sequence[str]) -> bool:
    """Return whether words deny that something is over: `pas fini`, `nothing moved yet`."""
    over = words_for("done") | words_for("ending")
    return not words_for("yet").isdisjoint(words) or any(
        word in words_for("denying") and following in over for word, following in pairwise(words)
    )


def _is_all_done(words: Sequence[str]) -> bool:
    """Return whether words say that all have done something: `j'ai tout bougé`."""
    rows = [phrase.split() for phrase in words_for("all-done")]
    passed = words_for("fillers") | words_for("courtesy")
    return any(
        list(words[at : at + len(row)]) == row
        and passed.issuperset((*words[:at], *words[at + len(row) :]))
        for row in rows
        for at in range(len(words) - len(row) + 1)
    )


def _denied(words: Sequence[str], at: int) -> bool:
    """Return whether nobody does an act: `nothing left to shoot`, `no charges`."""
    before = [each for each in range(at) if words[each] in words_for("none")]
    return (
        bool(before)
        and _linked(words[before[-1] + 1 : at])
        and not _denies_next(words, before[-1], at)
        and not _is_past(words, before[-1], at)
    )


def _denies_next(words: Sequence[str], begun: int, at: int) -> bool:
    """Return whether a word denies an act itself: `pas bougé`, but `on ne peut pas bouger`."""
    between = words[begun + 1 : at]
    if words[begun] not in words_for("denying-next"):
        return False
    if not between:
        return words_for("able").isdisjoint(words[:begun])
    beside = words_for("certain") | words_for("articles")
    return beside.issuperset(between) and not words_for("certain").isdisjoint(between)


def _is_past(words: Sequence[str], begun: int, at: int) -> bool:
    """Return whether an act was done by nobody so far: `nobody moved`, `personne n'a tiré`."""
    between = words[begun + 1 : at]
    if between:
        return between[-1] in words_for("before-past") and words[at] in words_for("participles")
    return words[at] in words_for("past") and words[begun] not in words_for("without")


def _over(words: Sequence[str], at: int) -> bool:
    """Return whether an act is over: `done with shooting`, `the charges are done`."""
    if _is_good_for(words, at) or _is_well(words, at):
        return True
    over = words_for("done") & words_for("ending")
    ends = [each for each, word in enumerate(words) if word in over]
    subjects = (words_for("everybody") | words_for("done")) - over - words_for("courtesy")
    if not ends or not subjects.isdisjoint(words):  # as in `everything shoots, done`
        return False
    first, last = sorted((ends[0], at))
    return _linked(words[first + 1 : last])


def _is_good_for(words: Sequence[str], at: int) -> bool:
    """Return whether words say that all is well with an act: `c'est bon pour le mouvement`."""
    begun = [each for each in range(at) if words[each] in words_for("good")]
    between = words[begun[-1] + 1 : at] if begun else ()
    return not words_for("for").isdisjoint(between) and _linked(between)


def _is_well(words: Sequence[str], at: int) -> bool:
    """Return whether words call an act well, and say nothing else: `mvt ok`."""
    well = words_for("done") & words_for("courtesy")
    beside = words_for("articles") | words_for("courtesy")
    return (
        bool(words[at + 1 :]) and well.issuperset(words[at + 1 :]) and beside.issuperset(words[:at])
    )


def _linked(between: Sequence[str]) -> bool:
    links = words_for("articles") | words_for("with") | words_for("left")
    return links.issuperset(between)


@lru_cache(maxsize=_MOST_WORDS)
def _is_act(word: str) -> bool:
    return any(len(row) == 1 and alike(row[0], word) for row in any_stems())


@cache
def _empty_words() -> frozenset[str]:
    """Return the words that do nothing: fillers by which an act is called are none of them."""
    words = frozenset[str]().union(*map(words_for, _EMPTY))
    return frozenset(word for word in words if not _is_act(word))


@cache
def _acts_of_empty_words() -> tuple[tuple[str, ...], ...]:
    """Return the rows of words that do nothing each, but call an act together: `take it`."""
    rows = {row for row in (*any_stems(), *answer_stems()) if len(row) > 1}
    empty = _empty_words()
    return tuple(sorted(row for row in rows if all(any(alike(s, w) for w in empty) for s in row)))
