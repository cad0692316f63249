"""Names as people say them: in part, in the singular, by initials or a number, with a slip.

What comes nearest to a name's own letters wins; what comes as near to several names means none of
them alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, TypeVar

from bot.texts.names import fold, within
from bot.texts.said_terms import SAID
from rulesets.spoken_number import spoken_number

T = TypeVar("T")


LONGEST: Final = 60
"""Letters of a name; what is longer is none."""
_LEAST_STEM: Final = 3
_SLIP: Final = 4
"""Letters from which a word may have a slip."""
_SLIP_AT_FIRST: Final = 7
"""Letters from which the first may be the slip."""
_TWO_SLIPS: Final = 10
"""Letters from which a word may have two; in a shorter one they make another word."""
_LONG: Final = 8
"""Letters from which words may be run together with a slip."""
_MOST_INITIALS: Final = 5
_WORD: Final = re.compile(r"[^\W_]+")
_PARTED: Final = re.compile(r"(?P<letters>[a-z]{3,})(?P<number>\d{1,2})")
"""A name with its number right behind: `archers2`."""
LEFT_OUT: Final = frozenset(SAID.left_out)
"""Words that are no part of a name unless they stand in it."""
_AROUND: Final = frozenset(SAID.around)
_ARTICLES: Final = frozenset({"the", "a", "an", "le", "la", "les", "l"})
_PASSED: Final = frozenset({"en", "in"})  # by initials: `CQ` is `Chevaliers en Quête`
_NUMBERS: Final = MappingProxyType(
    {word: number for number, words in SAID.numbers.items() for word in words}
)
_NUMBERED: Final = re.compile(r"(?P<number>\d{1,2})(?:e|eme|th|st|nd|rd|er|ere)?s?")
_DOUBLED: Final = re.compile(r"([a-z])\1")
_ORDINAL_WORD: Final = re.compile(r"(?P<root>[a-z]+)iemes?")
_ONE: Final = frozenset({"un", "une"})
"""Articles that number a unit where they stand last: `lanciers un`."""
_LETTERS: Final = frozenset("abcd")
"""Letters behind names that number units: `Spearmen B` is the second."""
_ROOTS: Final = MappingProxyType(
    {"quatr": "quatre", "cinqu": "cinq", "neuv": "neuf", "onz": "onze"}
)


@lru_cache(maxsize=4096)
def words_of(name: str) -> tuple[str, ...]:
    """Return the words of a name as they are compared: singular, numbers as `#2`."""
    words = [part for word in _WORD.findall(fold(name)) for part in _parted(word)]
    last = next((at for at in range(len(words) - 1, 0, -1) if words[at] not in _AROUND), 0)
    if last and words[last] in _LETTERS:
        words[1:] = [str(ord(w) - ord("a") + 1) if w in _LETTERS else w for w in words[1:]]
    if last and words[last] in _ONE:
        words[last] = "1"
    telling = [word for word in words if word not in LEFT_OUT]
    return tuple(_number(word) or _singular(word) for word in telling or words)


def _parted(word: str) -> Sequence[str]:
    found = _PARTED.fullmatch(word)
    return (word,) if found is None else found.groups()


def noun_of(word: str) -> str | None:
    """Return what stands for a word and all that mean the same, None where none do."""
    return _nouns().get((word,))


def _singular(word: str) -> str:
    """Return a word without the ending of its plural."""
    for ending, instead in SAID.plurals.items():
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= _LEAST_STEM and (instead or stem[-1] != "s"):
            return stem + instead
    return word


@cache
def _plain() -> frozenset[str]:
    """Return the words that are no slip of another, as they are compared."""
    return frozenset(_singular(word) for word in SAID.plain)


@cache
def _nouns() -> Mapping[tuple[str, ...], str]:
    """Return what stands for each of several words that mean the same."""
    pairs = ((noun, phrase) for noun, phrases in SAID.same.items() for phrase in (noun, *phrases))
    return MappingProxyType({words_of(phrase): f"={noun}" for noun, phrase in pairs})


@lru_cache(maxsize=4096)
def _meaning(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return words with those that mean the same as one word."""
    found: list[str] = []
    at = 0
    while at < len(words):
        length = next((n for n in (3, 2, 1) if words[at : at + n] in _nouns()), 0)
        found.append(_nouns()[words[at : at + length]] if length else words[at])
        at += length or 1
    return tuple(found)


def _number(word: str) -> str | None:
    """Return a word that is a number as `#2`, None where it is none."""
    figures, ordinal = _NUMBERED.fullmatch(word), _ORDINAL_WORD.fullmatch(word)
    root = ordinal["root"] if ordinal else word
    said = _ROOTS.get(root, root)
    number = int(figures["number"]) if figures else _NUMBERS.get(word)
    number = number or spoken_number([said]) or (spoken_number([f"{said}e"]) if ordinal else None)
    return f"#{number}" if number else None


def meant(text: str, keyed: Mapping[str, T]) -> list[T]:
    """Return what a name can mean, of things by their folded names: one, several or none."""
    begun = within(text, {key: key for key in keyed})
    if fold(text) in keyed or len(text) > LONGEST:
        return [keyed[key] for key in begun]
    names = {key: words_of(key) for key in keyed}
    said = _without_around(words_of(text), names)
    letters = "".join(_WORD.findall(fold(text)))
    short = {letters, "".join(said).replace("#", "")}
    short |= {letters[:-1]} if len(letters) > _LEAST_STEM - 1 and letters[-1] == "s" else set()
    initials = [key for key in keyed if short.intersection(initials_of(key))]
    found: Sequence[str] = begun
    if len(begun) != 1 or " " not in text.strip():  # `orcs n` has no other meaning
        found = _in_part(said, names, begun)
    if text.isupper() and initials:
        found = [*(found if len(found) == 1 else ()), *initials]
    if len(said) == 1:
        if not _is_head(said[0], [names[key] for key in found]):
            found = [*found, *(key for key, words in names.items() if _ends(said[0], words))]
        if not begun and [names[key] for key in found] != [said]:  # the bows are archers, too
            found = [*found, *_in_same_words(said, names)]
    found = (
        found
        or initials
        or _run_together(letters, keyed, 0)
        or _run_together("".join(_telling(text, names)), keyed, 0)
        or _joined(said, names)
        or _in_other_words(said, names)
        or _with_slips(said, names)
        or _run_together(letters, keyed, 1)
        or _nearly(said, names)
    )
    return [keyed[key] for key in dict.fromkeys(found)]


def partly(text: str, keyed: Mapping[str, T]) -> list[T]:
    """Return what a name may mean in part: those that have most of its words, if any."""
    names = {key: words_of(key) for key in keyed}
    said = _without_around(words_of(text[:LONGEST]), names)
    if set(said) <= LEFT_OUT:
        return []

    def has(word: str, words: Sequence[str]) -> bool:
        return word[0] != "#" and (_ends(word, words) or any(slipped(word, each) for each in words))

    def count(words: tuple[str, ...]) -> int:
        meaning = _meaning(words)
        other = zip(said, _each_meaning(said), strict=True)
        return sum(has(word, words) or (same[0] == "=" and same in meaning) for word, same in other)

    counts = {key: count(words) for key, words in names.items()}
    most = max(counts.values(), default=0)
    return [keyed[key] for key, each in counts.items() if most and each == most]


def is_own(text: str) -> bool | None:
    """Return whether a name is said of a player's own unit; None where nothing says whose it is."""
    words = set(_WORD.findall(fold(text)))
    own, others = words & set(SAID.own), words & set(SAID.others)
    return None if bool(own) is bool(others) else bool(own)


def _each_meaning(words: Sequence[str]) -> list[str]:
    return [_meaning((word,))[0] for word in words]


def _without_around(said: tuple[str, ...], names: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Return words without courtesy and the like, unless a name has them."""
    told = [
        word
        for word in said
        if not {word, f"{word}s"} & _AROUND
        or any(word == each for words in names.values() for each in words)
    ]
    return tuple(told) or said


def _telling(text: str, names: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the words of a text as they are written, without those around a name."""
    words = [word for word in _WORD.findall(fold(text)) if word not in LEFT_OUT - _LETTERS]
    return [word for word in words if _without_around((word, ""), names)[0] == word]


def _ends(said: str, words: Sequence[str]) -> bool:
    """Return whether a word of a name ends with what was said: the rats of `Clanrats`."""
    return (
        len(said) >= _LEAST_STEM
        and said not in _plain()
        and any(word.endswith(said) and len(word) > len(said) + 1 for word in words)
    )


def _in_other_words(said: tuple[str, ...], names: Mapping[str, tuple[str, ...]]) -> Sequence[str]:
    """Return the names that have the words said, or others for them: `orcs` for *Orques*."""
    meaning = {key: _meaning(words) for key, words in names.items()}
    return _whole(_meaning(said), meaning, begins) or _whole(_meaning(said), meaning, slipped)


def _in_same_words(said: tuple[str, ...], names: Mapping[str, tuple[str, ...]]) -> Sequence[str]:
    """Return the names that have another word for a noun said."""
    (meaning,) = _meaning(said) if len(_meaning(said)) == 1 else ("",)
    same = meaning.startswith("=")
    return [key for key, words in names.items() if same and meaning in _meaning(words)]


def _whole(
    said: Sequence[str],
    names: Mapping[str, Sequence[str]],
    alike: Callable[[str, str], bool],
) -> Sequence[str]:
    """Return the names that have the words said; the one that has no more."""
    if set(said) <= LEFT_OUT:
        return ()
    found = [key for key, words in names.items() if _all_in(said, words, alike)]
    whole = [key for key in found if len(names[key]) == len(said)]
    return whole if len(whole) == 1 else found


def _nearly(said: Sequence[str], names: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """Return the name that has a word said, and another that begins like what was said."""
    found = [
        key
        for key, words in names.items()
        if len(said) > 1
        and any(begins(each, word) for each in said for word in words)
        and _all_in(said, words, _begin_alike)
    ]
    return found if len(found) == 1 else ()


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


def _joined(said: Sequence[str], names: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """Return the names whose words, as they are compared, run together are those said."""
    letters = "".join(said)
    alike = (key for key, words in names.items() if "".join(words) == letters)
    return [*alike] if len(letters) >= _SLIP else ()


def _is_head(said: str, found: Sequence[Sequence[str]]) -> bool:
    """Return whether a word is the noun of the only name found: the seer of `Grey Seer`."""
    return len(found) == 1 and len(found[0]) > 1 and found[0][-1] == said


def _figures(text: str) -> list[str]:
    return [sign for sign in text if sign.isdigit()]


def _begin_alike(said: str, word: str) -> bool:
    """Return whether two words begin alike, or one is the other cut short."""
    return said[0] != "#" and (said[:3] == word[:3] or (len(said) > 1 and word.startswith(said)))


def _with_slips(said: Sequence[str], names: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """Return the names that have the words said but for slips."""
    return _whole(said, names, slipped)


@lru_cache(maxsize=4096)
def initials_of(key: str) -> tuple[str, ...]:
    """Return the initials of a folded name, without and with `of the`, and with `of` alone.

    A number is written in figures; one word of two, such as `greatswords`, has two initials.
    """
    words = _WORD.findall(key)
    rows = [
        [word for word in words if word not in LEFT_OUT],
        [word for word in words if word not in _ARTICLES],
        words,
        [word for word in words if word not in LEFT_OUT and word not in _PASSED],
    ]
    found = [
        "".join(_initial(word, first=not at) for at, word in enumerate(row))
        for row in rows
        if 1 < len(row) <= _MOST_INITIALS
    ]
    if len(words) == 1:
        found += [
            words[0][0] + end[0]
            for end in SAID.ends
            if _singular(words[0]).endswith(end) and len(words[0]) > len(end) + _LEAST_STEM - 1
        ]
    return tuple(dict.fromkeys(found))


def _initial(word: str, *, first: bool) -> str:
    number = None if first else _number(word)
    return word[0] if number is None else number.removeprefix("#")


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
    if said[0] in "#=" or word[0] in "#=":
        return said == word
    if said in _plain():
        return said == word
    return word.startswith(said) and (len(said) >= _LEAST_STEM or said == word)


def _once(word: str) -> str:
    """Return a word with each doubled letter once, which many double where none is."""
    return _DOUBLED.sub(r"\1", word)


def slipped(said: str, word: str) -> bool:
    """Return whether a word is another with a slip of the finger, or two in a long one."""
    if begins(said, word):
        return True
    if min(len(said), len(word)) < _SLIP or said in _plain() or said[0] in "#=" or word[0] in "#=":
        return False
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - 2 MB, only where no name is found

    if said[-1] == "a" and word == f"{said[:-1]}er":
        return True  # as orcs say it: `lobba`
    if len(said) > _SLIP and begins(_once(said), _once(word)):
        return True  # `squelletes`
    most = 2 if len(said) >= _TWO_SLIPS else 1
    if len(word) == _SLIP and said.startswith(word):
        return False  # with a letter more it is another word: the `char` and to `charge`
    if said[0] != word[0] and said[:2] != word[1::-1] and len(said) < _SLIP_AT_FIRST:
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
