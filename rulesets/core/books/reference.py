"""Reference entries for players who look a rule up, read from checked data files.

A file is a chapter of one game, in the order in which the game's text has it. An entry tells a rule
in our own words, in every language, with every number of it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from rulesets.core.books.sourced import Sourced

Language: TypeAlias = Literal["en", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")

_Id: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
_Words: TypeAlias = Annotated[
    str, StringConstraints(min_length=1, max_length=80, strip_whitespace=True)
]
_Covered: TypeAlias = Annotated[
    str,
    StringConstraints(
        pattern=r"^(procedure|table|chart|rule|status|spell|item|weapon|house):[a-z0-9_-]+$"
    ),
]


class Wording(BaseModel):
    """An entry in one language.

    Attributes:
        name: What the game calls it.
        aliases: What players call it besides: abbreviations, slang, older names.
        text: The rule in our own words, with every number; lines and `**bold**` as in Markdown.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: _Words
    aliases: tuple[_Words, ...] = ()
    text: Annotated[str, StringConstraints(min_length=20, max_length=1800, strip_whitespace=True)]


class Entry(Sourced):
    """A rule that players look up.

    Attributes:
        id: Its name, unique in the game.
        section: Its place in the text's order, `7.2` or `core-5.2`; empty for what has none.
        under: The entry that it is a part of, None at the top.
        related: Entries to look at next.
        covers: What the game declares that it tells of: `procedure:panic_test`, `table:fiasco`,
            `rule:frenzy`. Those have no entry of their own; their names lead here.
        rows: Whether the tables and charts that it covers are shown below its text; not where the
            text itself has all of them.
        background: Whether it has no rule that a phase asks for, only what others ask: a keyword,
            or what counts as armies are chosen. It is not told among what applies now.
        phases: Phases in which players need it.
        topic: What every game has a rule for, `panic`: entries of one topic are compared.
        en: In English.
        fr: In French.
    """

    id: _Id
    section: str = Field("", max_length=20)
    under: _Id | None = None
    related: tuple[_Id, ...] = ()
    covers: tuple[_Covered, ...] = ()
    rows: bool = True
    background: bool = False
    phases: tuple[str, ...] = ()
    topic: _Id | None = None
    en: Wording
    fr: Wording

    def wording(self, language: Language) -> Wording:
        """Return it in a language."""
        return self.fr if language == "fr" else self.en


class Chapter(BaseModel):
    """A chapter of a game's reference: its entries in order."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    entries: tuple[Entry, ...] = Field(min_length=1)


_CHAPTER: Final = TypeAdapter(Chapter)


def read_reference(folder: Traversable) -> tuple[Entry, ...]:
    """Read the entries of a game, chapters in the order of their files' names.

    Raises:
        ValueError: a file is malformed, two entries have one id, or one leads to none that is.
    """
    entries: list[Entry] = []
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if not file.name.endswith(".toml"):
            continue
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            entries.extend(_CHAPTER.validate_python(data).entries)
        except ValueError as fault:
            msg = f"{file.name}: {fault}"
            raise ValueError(msg) from None
    _check_links(entries)
    return tuple(entries)


def _check_links(entries: Iterable[Entry]) -> None:
    known: set[str] = set()
    for entry in entries:
        if entry.id in known:
            msg = f"{entry.id}: two entries have this id"
            raise ValueError(msg)
        if entry.under is not None and entry.under not in known:
            msg = f"{entry.id}: {entry.under}, which it stands under, does not come before it"
            raise ValueError(msg)
        known.add(entry.id)
    for entry in entries:
        for other in entry.related:
            if other not in known or other == entry.id:
                msg = f"{entry.id}: there is no other entry {other}"
                raise ValueError(msg)


__all__ = ["LANGUAGES", "Chapter", "Entry", "Language", "Wording", "read_reference"]
