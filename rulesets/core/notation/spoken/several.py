"""Names in the plural: of several models, whose number has to be told."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rulesets.core.notation.spoken.lexicon import bare, lexicon, taken
from rulesets.refusal import Refusal

_SINGULAR: Final = ("ss", "us", "is", "os", "as", "ys", "'s", "anz", "inz", "enz")
"""Endings of words that are of one thing."""
_LEAST: Final = 4
"""Letters from which a word may be a plural."""
_SHORTENED: Final = re.compile(r"[dl]['’]", re.IGNORECASE)


def check_counted(name: str) -> None:
    """Refuse a name in the plural, where no number says how many of it there are.

    Raises:
        Refusal: `line-plural`.
    """
    words = name.replace(",", " , ").split()
    ended = (at for at, word in enumerate(words) if at and _ends_before(word))
    noun = words[: next(ended, len(words))]
    if noun and (is_plural(noun[0]) or is_plural(noun[-1])):
        raise Refusal("line-plural", name=name[:40])


def is_plural(word: str) -> bool:
    """Return whether a word is a noun in the plural."""
    plain = bare(word)
    whole = len(plain) >= _LEAST and plain.isalpha() and plain not in lexicon().singular
    return whole and plain.endswith(tuple(lexicon().plurals)) and not plain.endswith(_SINGULAR)


def without_lone(name: str) -> str:
    """Return a name without a word that says it is of one model: `Eagle, lone`, `aigle seul`."""
    words: Sequence[str] = name.replace(",", " , ").split()
    lone = lexicon().lone
    for length in (2, 1):
        rest, said = words[:-length], " ".join(map(bare, words[-length:]))
        if rest and said in lone:
            return " ".join(rest).replace(" ,", ",").strip(" ,")
    return name


def says_more(words: Sequence[str]) -> bool:
    """Return whether words behind a number say what it is for, or what became of so many."""
    return bool(taken(words, lexicon().states) or taken(words, lexicon().apart))


def _ends_before(word: str) -> bool:
    return word == "," or bare(word) in lexicon().apart or _SHORTENED.match(word) is not None


def says_doing(words: Sequence[str], at: int = 0) -> bool:
    """Return whether words from one on say what a unit does, and are not all of its name."""
    length = taken(words[at:], lexicon().doing)
    behind = words[at + length : at + length + 1]
    named = at == 0 and (not behind or behind[0][:1].isdecimal())
    return bool(length) and not named
