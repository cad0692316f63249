"""Ids of numbers that are counted of something by its name, as the spells a side has tried."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Final

BY_NAME: Final = ":"
"""What stands between a counter and the name of what it counts."""
SEPARATOR: Final = "/"
"""What stands between the parts of such a name: of spells tried it is `mage/fireball`."""
APART: Final = "~"
"""What stands before the mark by which units are told apart whose plain names are the same."""
_MARK_BYTES: Final = 5
_LONGEST: Final = 60
"""The longest plain name of a unit that stands whole: one may grow as its signs are taken apart."""
_CUT: Final = 48


def counted_by(counter: str, *names: str, unit: str | None = None) -> str | None:
    """Return the id of a counter's number for something by its names, None where one has none.

    Capitals, accents and signs make no difference: `spell:mystic-shield`.

    Args:
        counter: The counter.
        names: The names.
        unit: The name of a unit, which stands before them: by it no other unit is meant.
    """
    plain = [plain_name(name) for name in names]
    return counted_under(counter, plain if unit is None else [unit_name(unit), *plain])


def counted_under(counter: str, parts: Iterable[str]) -> str | None:
    """Return the id of a counter's number by names as counters have them."""
    named = tuple(parts)
    return f"{counter}{BY_NAME}{SEPARATOR.join(named)}" if all(named) else None


def same_name(name: str, other: str) -> bool:
    """Return whether two names mean the same thing: capitals, accents and signs do not count."""
    return plain_name(name) == plain_name(other) != ""


def begins_name(name: str, beginning: str) -> bool:
    """Return whether a name begins with these words, as `same_name` compares them."""
    wanted = plain_name(beginning)
    return bool(wanted) and plain_name(name).startswith(wanted)


@lru_cache(maxsize=1024)
def plain_name(name: str) -> str:
    """Return a name as counters have it: without capitals, accents and signs."""
    return re.sub(r"\W+", "-", _bare(name)).strip("-")


@lru_cache(maxsize=1024)
def unit_name(name: str) -> str:
    """Return the name of a unit as counters have it, another for each that a table tells apart.

    That is its plain name. Where signs are dropped from it, or it is too long, a mark follows.
    """
    plain, bare = plain_name(name), " ".join(_bare(name).split())
    if plain == bare.replace(" ", "-") and "-" not in bare and len(plain) <= _LONGEST:
        return plain
    mark = blake2b(bare.encode(errors="surrogatepass"), digest_size=_MARK_BYTES).hexdigest()
    return f"{plain[:_CUT]}{APART}{mark}" if bare else ""


def without_mark(name: str) -> str:
    """Return the plain part of a name as counters have it, empty where signs are all it has."""
    return name.partition(APART)[0]


def _bare(name: str) -> str:
    """Return a name without capitals and accents."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in letters if not unicodedata.combining(sign))
