"""Patterns of which the words are data: those that players type, in either language."""

from __future__ import annotations

import re
from typing import Annotated, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict

_WORDS: Final = re.compile(r"[\w'’&+.\"/-]+(?: [\w'’&+.\"/-]+)*")
"""Words as they are typed, with a single blank between two."""


def _listed(text: object) -> frozenset[str]:
    """Return phrases that stand with commas between them.

    Raises:
        ValueError: where one is not in small letters, or stands there twice.
    """
    phrases = [phrase.strip() for phrase in " ".join(str(text).split()).split(",")]
    wrong = [each for each in phrases if not _WORDS.fullmatch(each) or each != each.lower()]
    if wrong or len(set(phrases)) < len(phrases):
        raise ValueError(f"not words in small letters, or there twice: {wrong or phrases}")
    return frozenset(phrases)


def either(*groups: frozenset[str]) -> str:
    """Return the pattern of any phrase of some groups, the longest first."""
    phrases = {phrase for group in groups for phrase in group}
    ordered = sorted(phrases, key=lambda phrase: (-len(phrase), phrase))
    return f"(?:{'|'.join(map(re.escape, ordered))})"


Wording = Annotated[frozenset[str], BeforeValidator(_listed)]
"""Phrases of a data file, as players type them: with the accents that they may have."""


class Worded(BaseModel):
    """A table of a data file, whose keys are the fields with `-` in the stead of `_`."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, alias_generator=lambda name: name.replace("_", "-")
    )
