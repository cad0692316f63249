"""The texts of one language, and how facts are filled into them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from threading import RLock
from typing import Any, Final

from babel import Locale
from babel.plural import PluralRule
from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import (
    BaseResolver,
    CurrentEnvironment,
    Message,
    Pattern,
    ResolverEnvironment,
    TextElement,
)
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    EntryType,
    MessageReference,
    Resource,
    StringLiteral,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bot.texts.elision import FUNCTIONS
from bot.texts.ways import Functions, to_press, to_type
from rulesets.refusal import Fact

_GROUPED: Final = 1000
"""From here on languages set thousands apart."""

_MARKUP: Final = re.compile(r"([*_~`|\\\[\]<>#])")
_UNSEEN: Final = "\N{ZERO WIDTH SPACE}"

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a text begins: what follows of it is indented, or begins with a sign."""

_PLURALS: Final = {
    "en": PluralRule({"one": "i = 1 and v = 0"}),
    "fr": PluralRule(
        {
            "one": "i = 0,1",
            "many": "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
        }
    ),
}


class CountingLocale(Locale):
    """A language that knows its plurals without the rest of its data, which takes megabytes.

    The rest is read when a number of four figures or a fraction is written.
    """

    @property
    def plural_form(self) -> PluralRule:
        """Return the function that names the form of a number."""
        return _PLURALS[self.language]


@lru_cache(8192)  # names that players type come here too
def text_key(name: str) -> str:
    """Return an id as text keys spell it: `lost_by` and `losers.1.broken` become kebab-case."""
    return name.replace("_", "-").replace(".", "-")


class Whole(FluentInt):
    """A whole number; one below a thousand is written the same in every language.

    The library asks its locale data for the pattern each time, which costs more than the rest of
    a sentence.
    """

    def format(self, locale: Locale) -> str:
        """Return the number as text."""
        if -_GROUPED < self < _GROUPED:
            return f"{int(self)}"
        return super().format(locale)


class Marked(str):
    """Words as Discord is to show them: a text of ours, or words from outside that are escaped."""

    __slots__ = ()


def escaped(text: str) -> str:
    """Return words from outside so that Discord neither formats them nor takes them for a mention.

    `bot.texts.markup` takes away again what is added here; what is `Marked` stays as it is.
    """
    if isinstance(text, Marked) or text.isalnum():
        return text
    return Marked(_MARKUP.sub(r"\\\1", text).replace("@", f"@{_UNSEEN}"))


def _fluent(value: Fact) -> str | FluentType:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return Whole(value)
    if isinstance(value, str):
        return escaped(value)
    return "none" if value is None else FluentFloat(value)


class _Variables(Visitor):
    """A visitor that gathers the facts that a text may ask for."""

    def __init__(self, bundle: Bundle) -> None:
        super().__init__()
        self.names: dict[str, None] = {}
        self._bundle = bundle
        self._seen: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's
        """Note a fact."""
        self.names[node.id.name] = None

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Go on in a text that this one says."""
        name = node.id.name
        if name not in self._seen and self._bundle.has_message(name):
            self._seen.add(name)
            message = self._bundle.get_message(name)
            for pattern in (message.value, *message.attributes.values()):
                if pattern is not None:
                    self.visit(pattern)


def texts_in(source: str) -> Iterator[tuple[str, str]]:
    """Yield each text of a file, with its id."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]]
    for start, end in zip(starts, [*ends, len(source)], strict=False):
        yield start[1], source[start.start() : end]


def read_text(source: str) -> EntryType:
    """Return the text that a source begins with.

    Its position in the file is left out: nobody uses it, and it takes half of the memory.
    """
    return FluentParser(with_spans=False).parse_entry(source)


class _Compiler(Compiler):
    """The library's, which works out here once what would be the same each time it is told."""

    def __init__(self, functions: Functions) -> None:
        self._functions = functions

    def compile_StringLiteral(self, _: str, value: str, **_rest: object) -> TextElement:  # noqa: N802
        """Return words in quotes as those of the text around them."""
        return TextElement(StringLiteral(value).parse()["value"])

    def compile_FunctionReference(self, name: str, **parts: Any) -> BaseResolver:  # noqa: N802
        """Return what is called, or the words that come of a call with words alone."""
        given = parts["arguments"].positional
        words = [each.value for each in given if isinstance(each, TextElement)]
        function = self._functions.get(parts["id"].name)
        if function is not None and words and len(words) == len(given):
            return TextElement(function(*words))
        called: BaseResolver = self.compile_generic(name, **parts)
        return called


class Bundle(FluentBundle):
    """Texts that are understood when first asked for, and filled in with facts as they are.

    Most texts are not asked for from one start to the next; understood, they take twenty times
    their length. And the library would turn every fact into a type of its own, each time and asked
    for or not.
    """

    def __init__(
        self,
        locale: str,
        functions: Functions | None = None,
        sources: dict[str, bytes] | None = None,
    ) -> None:
        """Take what the texts call, by its names in them, and texts that are read already."""
        if functions is None:
            functions = to_type(CountingLocale(locale))
            functions |= FUNCTIONS if locale == "fr" else {}
        super().__init__([locale], functions, use_isolating=False)
        self._compiler = _Compiler(functions)
        self._own_functions = functions
        # Encoded: a single dash or curved apostrophe would double the length of a string.
        self._sources = {} if sources is None else sources
        self._reading = RLock()

    def to_press(self, words: Callable[[str], str]) -> Bundle:
        """Return the same texts for who presses a button.

        Args:
            words: The texts by their keys, for what the desk has.
        """
        return Bundle(self.locales[0], to_press(self._own_functions, words), self._sources)

    def add_source(self, source: str) -> None:
        """Take in the texts of a file.

        Raises:
            ValueError: one is defined twice.
        """
        for name, text in texts_in(source):
            if name in self._sources:
                msg = f"{name} is defined twice"
                raise ValueError(msg)
            self._sources[name] = text.encode()

    def has_message(self, message_id: str) -> bool:
        """Return whether there is such a text."""
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:  # noqa: FBT001, FBT002 - the library's
        if entry_id not in self._compiled and entry_id in self._sources:
            with self._reading:
                self._understand(entry_id, term)
        return super()._lookup(entry_id, term)

    def _understand(self, entry_id: str, term: bool) -> None:  # noqa: FBT001 - as above
        if entry_id in self._compiled:  # by another thread: chances are worked out in some
            return
        source = self._sources[entry_id].decode()
        self.add_resource(Resource([read_text(source)]))
        super()._lookup(entry_id, term)
        del self._messages[entry_id]  # what was read of it is of no use once it is understood

    def asks(self, pattern: Pattern) -> tuple[str, ...]:
        """Return the names of the facts that a text may ask for."""
        variables = _Variables(self)
        variables.visit(pattern)
        return tuple(variables.names)

    def fill_in(self, pattern: Pattern, facts: Mapping[str, Fact]) -> tuple[str, list[Exception]]:
        """Return a text with its facts, and what was wrong with it."""
        errors: list[Exception] = []
        current = CurrentEnvironment(args={name: _fluent(fact) for name, fact in facts.items()})
        try:
            text = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        except (ValueError, ArithmeticError) as error:  # a fact too long, a number too large
            return "", [*errors, error]
        return str(text), errors

    def _get_babel_locale(self) -> Locale:
        return CountingLocale(self.locales[0])


def bundle_of(locale: str, folders: Iterable[Traversable]) -> Bundle:
    """Read every Fluent file of a language below some folders.

    Raises:
        ValueError: two files define the same text.
    """
    bundle = Bundle(locale)
    for folder in folders:
        directory = folder / locale
        if not directory.is_dir():
            continue
        for file in sorted(directory.iterdir(), key=lambda path: path.name):
            if file.name.endswith(".ftl"):
                try:
                    bundle.add_source(file.read_text(encoding="utf-8"))
                except ValueError as twice:
                    msg = f"{file.name} ({locale}): {twice}"
                    raise ValueError(msg) from None
    return bundle
