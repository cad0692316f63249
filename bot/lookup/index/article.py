"""An article: one entry of a game, ready to be shown when a rule is looked up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from rulesets.core.books.reference import Language

_ENDS: Final = (".", ":", ";", ",", "!", "?", "…")
"""Signs that may end a line before another; other lines get a full stop."""


@dataclass(frozen=True, slots=True)
class ArticleText:
    """An article in one language.

    Attributes:
        name: What the game calls it.
        aliases: What players call it besides.
        text: The rule in our own words.
        rows: Rows of its table or chart, as they are shown; empty where there is none.
    """

    name: str
    aliases: tuple[str, ...] = ()
    text: str = ""
    rows: tuple[str, ...] = ()


class Title(NamedTuple):
    """The line of an article in a list of suggestions: its number, its kind, its two names."""

    game: str
    id: str
    kind: str
    en: str
    fr: str

    def name(self, language: Language) -> str:
        """Return its name in a language."""
        return self.fr if language == "fr" else self.en


@dataclass(frozen=True, slots=True)
class Article:
    """An entry of a game's reference, or something of it that has a name and no entry of its own.

    Attributes:
        game: Slug of the game; empty for the commands of the bot.
        id: Unique in the game: `panic`, `spell:fireball`.
        kind: `entry`, or what is declared: `spell`, `rule`, `table` …
        en: In English.
        fr: In French.
        section: Its place in the text's order; empty for what has none.
        source: Where the game's text, or another, has it.
        witness: The witness of the game's layer that it rests on, None where the text has it.
        under: The article it is a part of.
        related: Articles to look at next.
        children: Articles that are parts of it.
        covers: What the game declares that it tells of: `procedure:panic_test`, `rule:frenzy`.
        phases: Phases in which players need it.
        topic: What every game has a rule for: articles of one topic are compared.
        background: Whether no phase asks for it, though units bear it: a keyword of theirs.
        tabled: Whether the rows are shown below the text; not where it has them in its own way.
    """

    game: str
    id: str
    kind: str
    en: ArticleText
    fr: ArticleText
    section: str = ""
    source: str = ""
    witness: str | None = None
    under: str | None = None
    related: tuple[str, ...] = ()
    children: tuple[str, ...] = ()
    covers: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()
    topic: str | None = None
    background: bool = False
    tabled: bool = True

    @property
    def title(self) -> Title:
        """Return what is shown of it while somebody types."""
        return Title(self.game, self.id, self.kind, self.en.name, self.fr.name)

    @property
    def procedures(self) -> tuple[str, ...]:
        """The procedures that it governs."""
        pairs = (cover.partition(":") for cover in self.covers)
        return tuple(name for kind, _, name in pairs if kind == "procedure")

    @property
    def concerns(self) -> tuple[str, ...]:
        """Return what of a unit makes it matter: `rule:frenzy`, `status:fleeing`."""
        return tuple(
            cover for cover in self.covers if cover.partition(":")[0] in ("rule", "status")
        )

    def telling(self, language: Language) -> ArticleText:
        """Return it in a language."""
        return self.fr if language == "fr" else self.en

    def lines(self, language: Language) -> tuple[str, ...]:
        """Return what is read of it, line by line."""
        telling = self.telling(language)
        rows = telling.rows if self.tabled else ()
        return tuple(line for line in (*telling.text.splitlines(), *rows) if line.strip())


def in_one_line(text: str, most: int) -> str:
    """Return a rule's text without its lines and marks, cut after a word to so many letters."""
    lines = (line.removeprefix("- ").strip() for line in text.replace("**", "").splitlines())
    plain = " ".join(line if line.endswith(_ENDS) else f"{line}." for line in lines if line)
    return plain if len(plain) <= most else f"{plain[:most].rsplit(' ', 1)[0]}…"
