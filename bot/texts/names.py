"""Finding things by what players type: accents, case and endings forgiven, guesses never made."""

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from rulesets.refusal import Refusal

T = TypeVar("T")

LONGEST: Final = 60
_MOST_NAMED: Final = 5
_NEAR: Final = 60
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "\u2019": "'"})


def fold(name: str) -> str:
    """Return a name without case, accents and doubled blanks: equal for names players confuse."""
    if name.isascii():  # most are, of most lists
        return " ".join(name.lower().split())
    bare = unicodedata.normalize("NFKD", name.casefold().translate(_LIGATURES))
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).split())


def printable(text: str) -> str:
    """Return a text with a blank for whatever has no shape."""
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in text)


def clean(name: str) -> str:
    """Return a name as it is kept: printable, single blanks.

    Raises:
        Refusal: `name-empty`, `name-too-long`.
    """
    kept = " ".join(printable(name).split())
    if not fold(kept):
        raise Refusal("name-empty")
    if len(kept) > LONGEST:
        raise Refusal("name-too-long", length=len(kept), most=LONGEST)
    return kept


def matching(text: str, keyed: Mapping[str, T]) -> list[T]:
    """Return what a name can mean: the one of that name, else all whose name begins so."""
    wanted = fold(text)
    if wanted in keyed:
        return [keyed[wanted]]
    return [id_ for key, id_ in keyed.items() if wanted and key.startswith(wanted)]


def within(text: str, keyed: Mapping[str, T]) -> list[T]:
    """Return what a name can mean: the one of that name, else all with a word that begins so."""
    wanted = fold(text)
    if wanted in keyed:
        return [keyed[wanted]]
    return [id_ for key, id_ in keyed.items() if wanted and f" {wanted}" in f" {key}"]


def near(text: str, names: Iterable[str]) -> list[str]:
    """Return the names most like a text, best first."""
    from rapidfuzz import fuzz, process  # noqa: PLC0415 - 2 MB, only where no name is found

    keyed = {name: fold(name) for name in names}
    found = process.extract(
        fold(text), keyed, scorer=fuzz.WRatio, limit=_MOST_NAMED, score_cutoff=_NEAR
    )
    return [name for _, _, name in found]


def listed(names: Iterable[str]) -> str:
    """Return a few names in one line."""
    return ", ".join(list(names)[:_MOST_NAMED])
