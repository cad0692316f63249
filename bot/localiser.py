"""Texts in the players' languages, from Fluent files of the application and of each game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias, get_args

import structlog
from babel import Locale as BabelLocale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import FluentParser

from rulesets.core.ruleset import Ruleset
from rulesets.refusal import Fact, Refusal

Locale: TypeAlias = Literal["en", "fr"]
LOCALES: Final[tuple[Locale, ...]] = get_args(Locale)
REFERENCE: Final[Locale] = "en"
"""The language a missing text falls back to."""

_GROUPED: Final = 1000
"""From here on languages set thousands apart."""

_MARKUP: Final = re.compile(r"([*_~`|\\\[\]<>#])")
_UNSEEN: Final = "\N{ZERO WIDTH SPACE}"

_log = structlog.get_logger(__name__)


@cache
def text_key(name: str) -> str:
    """Return an id as text keys spell it: `lost_by` and `losers.1.broken` become kebab-case."""
    return name.replace("_", "-").replace(".", "-")


class Whole(FluentInt):
    """A whole number; one below a thousand is written the same in every language.

    The library asks its locale data for the pattern each time, which costs more than the rest of
    a sentence.
    """

    def format(self, locale: BabelLocale) -> str:
        """Return the number as text."""
        if -_GROUPED < self < _GROUPED:
            return f"{int(self)}"
        return super().format(locale)


def _fluent(value: Fact) -> str | FluentType:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return Whole(value)
    if isinstance(value, str):
        return escaped(value)
    return "none" if value is None else FluentFloat(value)


class _Facts(dict[str, str | FluentType]):
    """Facts as a text asks for them; most of an outcome's are not asked for."""

    def __init__(self, facts: Mapping[str, Fact]) -> None:
        super().__init__()
        self._facts = facts
        self._names = {text_key(name): name for name in facts}

    def __missing__(self, name: str) -> str | FluentType:
        value = self[name] = _fluent(self._facts[self._names[name]])
        return value


class Bundle(FluentBundle):
    """Texts that are filled in with facts as they are.

    The library would turn every fact into a type of its own, each time and asked for or not.
    """

    def fill_in(self, pattern: Pattern, facts: Mapping[str, Fact]) -> tuple[str, list[Exception]]:
        """Return a text with its facts, and what was wrong with it."""
        errors: list[Exception] = []
        current = CurrentEnvironment(args=_Facts(facts))
        try:
            text = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        except ValueError as error:  # a fact too long to be filled in
            return "", [*errors, error]
        return str(text), errors


def escaped(text: str) -> str:
    """Return words from outside so that Discord neither formats them nor takes them for a mention.

    `bot.views.plain` takes away again what is added here.
    """
    return _MARKUP.sub(r"\\\1", text).replace("@", f"@{_UNSEEN}")


@dataclass(frozen=True)
class Texts:
    """The texts of one language, a game's own before the application's."""

    locale: Locale
    bundles: tuple[Bundle, ...]
    fallback: Texts | None = None
    _plain: dict[tuple[str, str | None], str] = field(default_factory=dict, repr=False)
    """Texts without facts, said once: there are as many as there are keys."""

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Return whether a text exists in this language."""
        return self._pattern(key, attribute) is not None

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """Return a text with its facts filled in."""
        return self.format(key, None, facts)

    def about(self, key: str) -> str:
        """Return the short description that goes with a name."""
        return self.format(key, "about", {})

    def attribute(self, key: str, attribute: str) -> str | None:
        """Return another attribute of a text, None when it has none."""
        return self.format(key, attribute, {}) if self.has(key, attribute) else None

    def format(self, key: str, attribute: str | None, facts: Mapping[str, Fact]) -> str:
        """Return a text; a missing one is logged and shown by its key."""
        if facts:
            return self._format(key, attribute, facts)
        known = self._plain.get((key, attribute))
        if known is None:
            known = self._plain[key, attribute] = self._format(key, attribute, facts)
        return known

    def _format(self, key: str, attribute: str | None, facts: Mapping[str, Fact]) -> str:
        found = self._pattern(key, attribute)
        if found is None:
            if self.fallback is not None:
                return self.fallback.format(key, attribute, facts)
            _log.error("text-missing", key=key, attribute=attribute, locale=self.locale)
            return key
        bundle, pattern = found
        text, errors = bundle.fill_in(pattern, facts)
        if errors:
            _log.error("text-faulty", key=key, locale=self.locale, errors=[str(e) for e in errors])
        return text

    def _pattern(self, key: str, attribute: str | None) -> tuple[Bundle, Pattern] | None:
        for bundle in self.bundles:
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
        return None


class Localiser:
    """Every text there is, by language and game."""

    def __init__(self, rulesets: Iterable[Ruleset]) -> None:
        self._rulesets = {ruleset.id: ruleset for ruleset in rulesets}
        self._texts: dict[tuple[Locale, str | None], Texts] = {}

    @cached_property
    def _shared(self) -> dict[Locale, Bundle]:
        folders = (
            files("bot") / "locale",
            files("rulesets") / "core" / "texts",
            files("rulesets") / "dice" / "texts",
        )
        return {locale: bundle_of(locale, folders) for locale in LOCALES}

    def texts(self, locale: str, ruleset: str | None = None) -> Texts:
        """Return the texts of a language (any other than French is English) and a game."""
        language: Locale = "fr" if locale.lower().startswith("fr") else "en"
        known = self._texts.get((language, ruleset))
        if known is not None:
            return known
        bundles = [self._shared[language]]
        if ruleset is not None:
            bundles.insert(0, bundle_of(language, (self._rulesets[ruleset].texts,)))
        fallback = None if language == REFERENCE else self.texts(REFERENCE, ruleset)
        texts = Texts(language, tuple(bundles), fallback)
        self._texts[language, ruleset] = texts
        return texts


def bundle_of(locale: Locale, folders: Iterable[Traversable]) -> Bundle:
    """Read every Fluent file of a language below some folders.

    Raises:
        ValueError: two files define the same text.
    """
    bundle = Bundle([locale], use_isolating=False)
    seen: set[str] = set()
    for folder in folders:
        place = folder / locale
        if not place.is_dir():
            continue
        for file in sorted(place.iterdir(), key=lambda one: one.name):
            if not file.name.endswith(".ftl"):
                continue
            # Where in its file a text stands is nobody's business here, and half of its memory.
            resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                name = getattr(getattr(entry, "id", None), "name", None)
                if name in seen:
                    msg = f"{file.name} ({locale}): {name} is defined twice"
                    raise ValueError(msg)
                if name is not None:
                    seen.add(name)
            bundle.add_resource(resource)
    return bundle


_NAMED_FACTS: Final = {
    "rule": "rule-",
    "field": "field-",
    "status": "status-",
    "label": "roll-",
    "phase": "phase-",
    "counter": "counter-",
    "wanted-phase": "phase-",
    "procedure": "procedure-",
    "die": "die-",
    "row": "table-",
    "ruleset": "ruleset-",
}
"""Facts that are ids: each is shown by the name the key's prefix gives it."""


def id_name(texts: Texts, fact: str, value: Fact) -> str | None:
    """Return the name of what a fact is the id of, None where the fact is no id or has no name."""
    prefix = _NAMED_FACTS.get(text_key(fact.rpartition(".")[2]))
    if prefix is None or not isinstance(value, str):
        return None
    key = prefix + text_key(value)
    known = texts.has(key) or (texts.fallback is not None and texts.fallback.has(key))
    return texts(key) if known else None


def named(texts: Texts, facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """Return facts with the ids among them replaced by their names."""
    return {name: id_name(texts, name, value) or value for name, value in facts.items()}


def sentence(texts: Texts, refusal: Refusal) -> str:
    """Return the one sentence that says why something was refused."""
    # A missing option is told at length where the application knows what it is.
    at_length = "-at-length" if "about" in refusal.facts else ""
    return texts(f"refusal-{refusal.code}{at_length}", **named(texts, refusal.facts))
