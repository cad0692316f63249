"""Names as people say them: in part, in the singular, by initials or a number, with a slip.

What comes nearest to a name's own letters wins; what comes as near to several names means none of
them alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeVar

from bot.texts.names import fold, within
from rulesets.spoken_number import spoken_number

T = TypeVar("T")

LONGEST: Final = 60
"""Letters of a name; what is longer is none."""
_LEAST_STEM: Final = 3
_SLIP: Final = 4
"""Letters from which a word may have a slip."""
_TWO_SLIPS: Final = 7
_LONG: Final = 8
"""Letters from which words may be run together with a slip."""
_MOST_INITIALS: Final = 5
_WORD: Final = re.compile(r"[^\W_]+")
_PLURAL: Final = re.compile(r"(?<=\w\w[^s])(?:es|[sxe])$")
LEFT_OUT: Final = frozenset(
    (
        *("the", "a", "an", "my", "our", "your", "his", "her", "their", "of", "unit", "units"),
        *("le", "la", "les", "l", "un", "une", "des", "du", "de", "d", "mon", "ma", "mes", "ton"),
        *("ta", "tes", "son", "sa", "ses", "notre", "nos", "votre", "vos", "leur", "leurs"),
        *("regiment", "unite", "no", "n", "numero", "number"),
    )
)
"""Words that are no part of a name unless they stand in it."""
_ROMAN: Final = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"]
_ORDINAL: Final = {
    **dict.fromkeys(
        ("first", "1st", "premier", "premiere", "premiers", "premieres", "1er", "1ere"), 1
    ),
    **dict.fromkeys(("second", "seconde", "2nd"), 2),
    "third": 3,
    "3rd": 3,
    **{
        word: at
        for at, word in enumerate(["fourth", "fifth", "sixth", "seventh", "eighth", "ninth"], 4)
    },
}
_NUMBERED: Final = re.compile(r"(?P<number>\d{1,2})(?:e|eme|th|nd|rd|er)?")
_ORDINAL_WORD: Final = re.compile(r"(?P<root>[a-z]+)ieme")
_ROOTS: Final = MappingProxyType(
    {"quatr": "quatre", "cinqu": "cinq", "neuv": "neuf", "onz": "onze"}
)


@lru_cache(maxsize=4096)
def words_of(name: str) -> tuple[str, ...]:
    """Return the words of a name as they are compared: singular, numbers as `#2`."""
    words = _WORD.findall(fold(name))
    telling = [word for word in words if word not in LEFT_OUT]
    return tuple(_number(word) or _PLURAL.sub("", word) for word in telling or words)


def _number(word: str) -> str | None:
    """Return a word that is a number as `#2`, None where it is none."""
    if word in _ROMAN:
        return f"#{_ROMAN.index(word) + 1}"
    figures, ordinal = _NUMBERED.fullmatch(word), _ORDINAL_WORD.fullmatch(word)
    root = ordinal["root"] if ordinal else word
    said = _ROOTS.get(root, root)
    number = int(figures["number"]) if figures else _ORDINAL.get(word)
    number = number or spoken_number([said]) or (spoken_number([f"{said}e"]) if ordinal else None)
    return f"#{number}" if number else None


def meant(text: str, keyed: Mapping[str, T]) -> list[T]:
    """Return what a name can mean, of things by their folded names: one, several or none."""
    begun = within(text, {key: key for key in keyed})
    if fold(text) in keyed or len(text) > LONGEST:
        return [keyed[key] for key in begun]
    letters = "".join(_WORD.findall(fold(text)))
    initials = [key for key in keyed if letters in initials_of(key)]
    said = words_of(text)
    names = {key: words_of(key) for key in keyed}
    found: Sequence[str] = begun
    if len(begun) != 1 or " " not in text.strip():  # `orcs n` has no other meaning
        found = _in_part(said, names, begun)
    if text.isupper() and initials:
        found = [*(found if len(found) == 1 else ()), *initials]
    found = found or initials or _run_together(letters, keyed, 0) or _with_slips(said, names)
    return [keyed[key] for key in dict.fromkeys(found or _run_together(letters, keyed, 1))]


def _in_part(
    said: Sequence[str], names: Mapping[str, Sequence[str]], begun: Sequence[str]
) -> Sequence[str]:
    """Return the names that have the words said, or begin so; the one that has just these."""
    if set(said) <= LEFT_OUT:
        return begun
    part = [key for key, words in names.items() if _all_in(said, words, begins)]
    part += [key for key in _firsts(said, names) if key not in part]
    whole = [key for key in part if sorted(names[key]) == sorted(said)]
    return whole if len(whole) == 1 else list(dict.fromkeys([*begun, *part]))


def _run_together(letters: str, keys: Iterable[str], slips: int) -> Sequence[str]:
    """Return the names of these letters where blanks are left out or put in: `wolfriders`.

    With a slip the name is a long one, and its figures and its first letter are as said.
    """
    if len(letters) < (_LONG if slips else _SLIP):
        return ()
    joined = {key: "".join(_WORD.findall(key)) for key in keys}
    if not slips:
        whole = [key for key, name in joined.items() if name == letters]
        begun = [key for key, name in joined.items() if name.startswith(letters)]
        return whole or (begun if len(letters) >= _LONG else ())
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - 2 MB, only where no name is found

    return [
        key
        for key, name in joined.items()
        if OSA.distance(letters, name, score_cutoff=slips) <= slips
        and letters[0] == name[0]
        and _figures(letters) == _figures(name)
    ]


def _figures(text: str) -> list[str]:
    return [sign for sign in text if sign.isdigit()]


def _with_slips(said: Sequence[str], names: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """Return the names that have the words said but for slips; the one that has no more."""
    if set(said) <= LEFT_OUT:
        return ()
    slips = [key for key, words in names.items() if _all_in(said, words, slipped)]
    whole = [key for key in slips if len(names[key]) == len(said)]
    return whole if len(whole) == 1 else slips


@lru_cache(maxsize=4096)
def initials_of(key: str) -> tuple[str, ...]:
    """Return the initials of a folded name of several words, without and with `of the`."""
    words = _WORD.findall(key)
    rows = [[word for word in words if word not in LEFT_OUT], words]
    return tuple(
        "".join(word if word.isdigit() else word[0] for word in row)
        for row in rows
        if 1 < len(row) <= _MOST_INITIALS
    )


def _all_in(said: Sequence[str], words: Sequence[str], alike: Callable[[str, str], bool]) -> bool:
    """Return whether each word that was said is another one of a name."""
    left = list(words)
    for word in said:
        found = next((each for each in left if alike(word, each)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def begins(said: str, word: str) -> bool:
    """Return whether a word, as it is compared, is the beginning of another, or that number."""
    if said.startswith("#") or word.startswith("#"):
        return said == word
    return word.startswith(said) and (len(said) >= _LEAST_STEM or said == word)


def slipped(said: str, word: str) -> bool:
    """Return whether a word is another with a slip of the finger, or two in a long one."""
    if begins(said, word):
        return True
    if min(len(said), len(word)) < _SLIP or said.startswith("#") or word.startswith("#"):
        return False
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - 2 MB, only where no name is found

    most = 2 if len(said) >= _TWO_SLIPS else 1
    if said[0] != word[0] and said[:2] != word[1::-1] and len(said) < _TWO_SLIPS:
        return False
    return OSA.distance(said, word, score_cutoff=most) <= most


def _firsts(said: Sequence[str], names: Mapping[str, Sequence[str]]) -> Iterable[str]:
    """Yield the names without a number that are the first of several: `1st Orcs` of `Orcs II`."""
    if "#1" not in said:
        return
    rest = [word for word in said if word != "#1"]
    second = {frozenset(words) for words in names.values() if "#2" in words}
    for key, words in names.items():
        if "#2" not in words and {*words, "#2"} in second and _all_in(rest, words, begins):
            yield key
