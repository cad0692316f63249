"""Reads the Fluent files as they are written: keys, attributes, variables, and the words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts.localiser import Localiser, Texts
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games
from tests.example.reeds import RULESET as REEDS

ANY = "x"
"""What stands for a variable where only the words around it are looked at."""

WAYS: Final = {"WAY": "/", "TYPED": ""}
"""Functions whose words are those of the text, and what they begin with for who types."""

_SPACED = re.compile(r"(?P<before>.?)(?P<sign>[:;!?])(?P<after>.?)")
_FIXED = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


def games() -> tuple[Ruleset, ...]:
    """Return every game that is installed, and the tests' own."""
    return (*installed_games().values(), REEDS)


def folders() -> dict[str, Traversable]:
    """Return every folder of texts, by a name for it."""
    shared = {
        "bot": files("bot") / "locale",
        "core": files("rulesets.core") / "texts",
        "dice": files("rulesets.dice") / "texts",
    }
    return shared | {ruleset.id: ruleset.texts for ruleset in games()}


LOCALISER: Final = Localiser(games())
"""The texts of all games, each understood once in a run of these tests."""


def strict(localiser: Localiser, locale: str, ruleset: str | None) -> Texts:
    """Return the texts of one language without those of the other behind them."""
    found = localiser.texts(locale, ruleset)
    return Texts(found.locale, found.bundles)


@cache
def entries(folder: Traversable, locale: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Return everything the files of a language hold, with the name of its file."""
    directory = folder / locale
    if not directory.is_dir():
        return ()
    return tuple(
        (file.name, entry)
        for file in sorted(directory.iterdir(), key=lambda path: path.name)
        if file.name.endswith(".ftl")
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    )


@dataclass(frozen=True)
class Wording:
    """One text as written.

    Attributes:
        file: Its file.
        key: Its id, with the attribute after a dot.
        variables: What it asks for.
        pattern: Its syntax.
    """

    file: str
    key: str
    variables: frozenset[str]
    pattern: ast.Pattern


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    """Return the names of the variables of a text."""
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.found)


@cache
def wordings(folder: Traversable, locale: str) -> dict[str, Wording]:
    """Return every text of a folder by its key."""
    found = {}
    for file, entry in entries(folder, locale):
        if isinstance(entry, ast.Message | ast.Term):
            parts = [(entry.id.name, entry.value)]
            parts += [
                (f"{entry.id.name}.{attribute.id.name}", attribute.value)
                for attribute in entry.attributes
            ]
            for key, pattern in parts:
                if pattern is not None:
                    found[key] = Wording(file, key, variables(pattern), pattern)
    return found


def sentences(pattern: ast.Pattern, filled: str = ANY) -> Iterator[str]:
    """Yield the words of a text as it is typed, each of its variants apart.

    Args:
        pattern: The text.
        filled: What stands for what is filled in.
    """
    words = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            words += element.value
            continue
        inner = element.expression
        words += said(inner, filled)
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from sentences(variant.value, filled)
    yield words


def said(inner: ast.SyntaxNode, filled: str = ANY) -> str:
    """Return the words that stand within braces: written out, or given to a way or an aside."""
    if isinstance(inner, ast.StringLiteral):
        return str(inner.parse()["value"])
    if isinstance(inner, ast.FunctionReference) and inner.id.name in WAYS:
        words = (said(part, filled) for part in inner.arguments.positional)
        return WAYS[inner.id.name] + "".join(words)
    return filled


class _Ways(Visitor):
    """Gathers the ways that a text names, and the words that stand beside them."""

    def __init__(self) -> None:
        super().__init__()
        self.ways: list[str] = []
        self.beside: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's
        self.beside.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.beside.append(said(node))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "WAY":
            self.ways.append(said(node))
        else:
            self.generic_visit(node)


def ways(pattern: ast.Pattern) -> tuple[list[str], list[str]]:
    """Return the commands of a text that are named by a function, and all other words of it."""
    visitor = _Ways()
    visitor.visit(pattern)
    return visitor.ways, visitor.beside


def ill_spaced(words: str) -> list[str]:
    """Return the signs of a French text that lack their no-break space.

    A sign between two characters (name:value, 4:3) belongs to a word and needs none.
    """
    faults = [
        words[max(0, match.start() - 8) : match.end() + 4]
        for match in _SPACED.finditer(words)
        if match["before"] not in tuple(_FIXED)
        and not (match["before"].strip() and match["after"].strip())
        and match["before"] not in "!?"
    ]
    faults += [f"«{match[1]}" for match in re.finditer(r"«(.?)", words) if match[1] not in _FIXED]
    faults += [f"{match[1]}»" for match in re.finditer(r"(.?)»", words) if match[1] not in _FIXED]
    return faults
