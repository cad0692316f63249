"""French elision: which words lose their last vowel before a name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final

_VOWELS: Final = frozenset("aeiouœæ")
_MUTE: Final = re.compile(
    r"habi|haleine|hallucin|harmon|hec[kt]|hélio|hellén|hémo|herb|hercul|héréti|hériti|hermin|hermit|"
    r"héroï|hésit|heure|hexa|hiber|hiér|hippo|hirond|hist|hiver|homéli|homm|homo|honnê|honneur|honor|"
    r"hôpita|horizon|horlog|horoscop|horreur|horri|hort|hospit|hosti|hôte|huil|huître|huma|humb|hume|"
    r"humid|humili|hyb|hydr|hyè|hym|hyp"
)
"""How words begin whose h is mute. Before any other h nothing is elided: it is aspirated in most
words of war and in names from elsewhere (Haches, Hallebardiers, Harpies, Héros, High Elves)."""
_FULL: Final = re.compile(r"onz|oui\b|uhlan|ouistiti|yaourt")
"""How words begin that take no elision in spite of their vowel."""
_SIGNS: Final = re.compile(r"^[^\w]+")


def elides(name: str) -> bool:
    """Return whether `de`, `que` or `le` lose their vowel before a name."""
    word = _SIGNS.sub("", name).lower()
    if not word or _FULL.match(word):
        return False
    if word[0] == "h":
        return _MUTE.match(word) is not None
    if word[0] == "y":
        return len(word) > 1 and word[1].isalpha() and word[1] not in "aeiouyéèh"
    return unicodedata.normalize("NFD", word)[0] in _VOWELS


def with_de(name: object) -> str:
    """Return a name after `de`, the function `DE` of French texts."""
    return f"d’{name}" if elides(str(name)) else f"de {name}"


def with_que(name: object) -> str:
    """Return a name after `que`, the function `QUE` of French texts."""
    return f"qu’{name}" if elides(str(name)) else f"que {name}"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": with_de, "QUE": with_que}
