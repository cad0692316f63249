"""Bans and promises in English sentences about acts of units."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, get_args

from rulesets.core.battlefield.bar import Verb
from rulesets.core.results.effect import Expiry

_WORDS: Final[tuple[tuple[str, tuple[Verb, ...]], ...]] = (
    (r"charge(?:s|d)?|charging", ("charge",)),
    (r"march(?:es|ed|ing)?", ("march",)),
    (r"mov(?:e|es|ed|ing)", ("move",)),
    (r"shoot(?:s|ing)?|shots?|fires?|firing", ("shoot", "fire")),
    (r"pursu(?:e|es|ed|ing|it)|follow(?:s|ed|-up)?", ("pursue",)),
    (r"overruns?", ("overrun",)),
    (r"flees?|flight", ("flee", "flee-charge")),
    (r"casts?|casting", ("cast",)),
    (r"dispel(?:s|led)?", ("dispel",)),
    (r"rall(?:y|ies|ied)", ("rally",)),
    (r"reforms?|change of formation|manoeuvres?", ("manoeuvre", "reform-after-combat")),
    (r"challenges?|decline", ("challenge",)),
    (r"fights?|strikes?|interferes?", ("fight",)),
    (r"activated?", ("use-item",)),
    (r"of no (?:more )?use", ("use-item", "move")),
    (r"joins?", ("join",)),
    (r"leaves?|take off", ("leave",)),
    (r"enter(?:s|ed)?|goes? in|go in|lands?", ("move",)),
    (r"contests?", ("contest",)),
)
"""Words of acting, and the acts any of which they mean."""
_ANY: Final = "|".join(words for words, _ in _WORDS)
_EVERYTHING: Final[tuple[Verb, ...]] = ("move", "charge", "shoot")
"""Acts barred where something does nothing."""
_BAN: Final = re.compile(
    rf"""
    \b(?:cannot|can[’']t|may\ not|must\ not|neither|nor|no\ longer|never|nobody|without
        |do(?:es)?\ not|don[’']t|doesn[’']t|will\ not|no\ more)\b
      [^.:;(]*?\b(?:{_ANY})\b[^.:;(]*
    |\b(?:{_ANY})\b[^.:;,(]*\b(?:no\ more|no\ longer|nothing|nobody)\b
    |\bno\ (?:[\w-]+\ ){{0,2}}(?:{_ANY})\b[^.:;(]*
    |\bof\ no\ (?:more\ )?use\b
    """,
    re.VERBOSE | re.IGNORECASE,
)
_STILL: Final = re.compile(r"\b(?:stops?|stands?) for good\b", re.IGNORECASE)
_IDLE: Final = re.compile(r"\b(?:do(?:es)?|did)\ nothing\b", re.IGNORECASE)
_COUNTS: Final = re.compile(r"\bcounts?\ as\ (?:having\ )?(moved|charged|charging|rallied)\b")
_PROMISE: Final = re.compile(
    r"""
    \b(?:next|this|that|own|player)\ (?:[\w’]+\ )?(?:turn|phase|round)s?\b
    |\buntil\b|\bfor\ good\b|\bthis\ battle\b|\ba\ turn\b
    """,
    re.VERBOSE | re.IGNORECASE,
)
_PAST: Final = re.compile(
    r"\b(?:was|were|has|have|did|began|failed|rallied|went|made|took|fled)\b[^,;:]*"
    r"\bthis (?:turn|phase|round)\b"
)
_SPANS: Final[tuple[tuple[str, frozenset[Expiry]], ...]] = (
    (r"\bthis battle\b|\bfor good\b|\bnever\b", frozenset({"battle"})),
    (
        r"\b(?:nor|in|for) (?:the|its|their) next\b",
        frozenset({"battle", "turns", "next-turn", "own-turn-end", "own-first-phase"}),
    ),
    (
        r"\bturn\b",
        frozenset(get_args(Expiry)) - {"phase"},
    ),
)
"""Words for how long something is so, and the ends of a status that last as long."""
_END: Final = re.compile(r"(?<=[.!?])\s+|(?<=…)\s+(?=[A-Z])")
_UNSEEN: Final = re.compile(r"[*_\u200b\u2068\u2069\\]")


def cut(line: str) -> Iterator[str]:
    """Yield the sentences of a line, without marks of style."""
    plain = " ".join(_UNSEEN.sub("", line).split())
    return (sentence for sentence in _END.split(plain) if sentence)


def acts_barred(sentence: str) -> tuple[tuple[Verb, ...], ...]:
    """Return the acts that a sentence rules out, each as the verbs any of which it may be."""
    found: dict[tuple[Verb, ...], None] = {}
    for ban in _BAN.finditer(sentence):
        barred = ban[0].partition(", but ")[0]
        for words, verbs in _WORDS:
            if re.search(rf"\b(?:{words})\b", barred, re.IGNORECASE):
                found[verbs] = None
    if _IDLE.search(sentence):
        found |= dict.fromkeys((verb,) for verb in _EVERYTHING)
    if _STILL.search(sentence):
        found["move",] = None
    return tuple(found)


def counted_as(sentence: str) -> tuple[str, ...]:
    """Return what a sentence says that somebody counts as having done."""
    return tuple(
        "charged" if match[1] == "charging" else match[1] for match in _COUNTS.finditer(sentence)
    )


def promises(sentence: str) -> bool:
    """Return whether a sentence tells what is so later than now, or for some time."""
    return _PROMISE.search(_PAST.sub("", sentence)) is not None


def ends_allowed(sentence: str) -> frozenset[Expiry]:
    """Return the ends of a status that last as long as a sentence says."""
    told_of = (ends for words, ends in _SPANS if re.search(words, sentence))
    return next(told_of, frozenset(get_args(Expiry)))


def bans(sentence: str) -> bool:
    """Return whether a sentence rules something out, or says that it is so as if it were done."""
    return bool(acts_barred(sentence) or counted_as(sentence))
