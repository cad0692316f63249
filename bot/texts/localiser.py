"""Texts in the players' languages, from Fluent files of the application and of each game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache, partial
from importlib.resources import files
from typing import Final, Literal, TypeAlias, get_args

import structlog
from fluent.runtime.resolver import Pattern

from bot.texts.bundle import Bundle, Marked, bundle_of, text_key
from bot.texts.faces import sides
from rulesets.core.battlefield.keyword import words_of
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import Games
from rulesets.dice.die import die_named
from rulesets.refusal import Fact, Refusal

Locale: TypeAlias = Literal["en", "fr"]
LOCALES: Final[tuple[Locale, ...]] = get_args(Locale)
REFERENCE: Final[Locale] = "en"
"""The language a missing text falls back to."""

_MOST_TEXTS: Final = 8192
"""More than there are; also asked for are keys made of what players type."""

_REMEMBERED: Final = 512
"""Texts that a language remembers with their facts."""

_PARTS: Final = ("core", "dice")
"""Parts of the rules that have texts for every game."""

_LONGEST_FACT: Final = 900
"""Characters of a fact that is filled in: Fluent takes a thousand, and nobody reads so many."""

_log = structlog.get_logger(__name__)


class _NotGiven(Enum):
    NOT_GIVEN = 0


_NOT_GIVEN: Final = _NotGiven.NOT_GIVEN


@lru_cache(1024)
def _spelled(names: tuple[str, ...]) -> Mapping[str, str]:
    """Return facts' names by how texts spell them."""
    return {text_key(name): name for name in names}


@dataclass(frozen=True, slots=True)
class _Wording:
    """A text of a bundle, and the facts it may ask for."""

    bundle: Bundle
    pattern: Pattern
    asks: tuple[str, ...]


class Texts:
    """The texts of one language, a game's own before the application's.

    Dice fall the same way again and again, and what was said once is remembered for a while:
    filling a text in takes longer than the rule it tells of.

    Attributes:
        locale: The language.
        bundles: Where its texts stand, the first that has one counts.
    """

    def __init__(
        self,
        locale: Locale,
        bundles: tuple[Bundle, ...],
        fallback: Callable[[], Texts] | None = None,
    ) -> None:
        self.locale = locale
        self._fallback = fallback
        self.bundles = bundles
        self._plain: dict[tuple[str, str | None], str] = {}
        self._wording = lru_cache(_MOST_TEXTS)(self._find)
        self._said = lru_cache(_REMEMBERED, typed=True)(self._say)

    @cached_property
    def to_press(self) -> Texts:
        """The same texts as they are told to who presses a button of the desk."""
        return self.pressing(lambda _: None)

    def pressing(self, name: Callable[[str], None]) -> Texts:
        """Return the same texts as they are told to who presses.

        Args:
            name: What takes the key of each way of the desk that a text names.
        """

        def words(key: str) -> str:
            name(key)
            return self(key)

        bundles = tuple(bundle.to_press(words) for bundle in self.bundles)
        behind = self._fallback
        return Texts(self.locale, bundles, behind and (lambda: behind().pressing(name)))

    @property
    def fallback(self) -> Texts | None:
        """Return the reference texts; they are read when a text is missing."""
        return self._fallback and self._fallback()

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Return whether a text exists in this language."""
        return self._wording(key, attribute) is not None

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
        if not facts:
            known = self._plain.get((key, attribute))
            if known is None:
                known = self._plain[key, attribute] = self._format(key, attribute, facts)
            return known
        return self._format(key, attribute, facts)

    def _format(self, key: str, attribute: str | None, facts: Mapping[str, Fact]) -> str:
        wording = self._wording(key, attribute)
        if wording is None:
            if self.fallback is not None:
                return self.fallback.format(key, attribute, facts)
            _log.error("text-missing", key=key, attribute=attribute, locale=self.locale)
            return key
        given = _spelled(tuple(facts))
        values = [
            _within(facts[given[name]]) if name in given else _NOT_GIVEN for name in wording.asks
        ]
        return self._said(key, attribute, *values)

    def _say(self, key: str, attribute: str | None, *values: Fact | _NotGiven) -> str:
        wording = self._wording(key, attribute)
        assert wording is not None  # noqa: S101 - whoever has values has asked what for
        facts = {
            name: value
            for name, value in zip(wording.asks, values, strict=True)
            if not isinstance(value, _NotGiven)
        }
        text, errors = wording.bundle.fill_in(wording.pattern, facts)
        if errors:
            _log.error("text-faulty", key=key, locale=self.locale, errors=[str(e) for e in errors])
        return Marked(text or key if errors else text)

    def _find(self, key: str, attribute: str | None) -> _Wording | None:
        for bundle in self.bundles:
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return _Wording(bundle, pattern, bundle.asks(pattern))
        return None


def _within(fact: Fact) -> Fact:
    """Return a fact as long as the texts take: of a longer one the beginning."""
    if not isinstance(fact, str) or len(fact) <= _LONGEST_FACT:
        return fact
    begun = fact[:_LONGEST_FACT]
    if not isinstance(fact, Marked):
        return f"{begun}…"
    escapes = len(begun) - len(begun.rstrip("\\"))
    return Marked(f"{begun[:-1] if escapes % 2 else begun}…")  # what it escapes is cut off


class Localiser:
    """Every text there is, by language and game."""

    def __init__(self, games: Games | Iterable[Ruleset]) -> None:
        self._games = games if isinstance(games, Games) else Games(games)
        self._shared: dict[Locale, Bundle] = {}
        self._texts: dict[tuple[Locale, str | None], Texts] = {}

    def forget(self) -> None:
        """Let go of every text; each is read again when it is next asked for.

        What commands are called and described by is told once, and of games that nobody may play.
        """
        self._texts.clear()
        self._shared.clear()

    def texts(self, locale: str, ruleset: str | None = None) -> Texts:
        """Return the texts of a language (any other than French is English) and a game."""
        language: Locale = "fr" if locale.lower().startswith("fr") else "en"
        known = self._texts.get((language, ruleset))
        if known is not None:
            return known
        bundles = [self._shared_bundle(language)]
        if ruleset is not None:
            bundles.insert(0, bundle_of(language, (self._games.texts(ruleset),)))
        fallback = None if language == REFERENCE else partial(self.texts, REFERENCE, ruleset)
        texts = Texts(language, tuple(bundles), fallback)
        self._texts[language, ruleset] = texts
        return texts

    def _shared_bundle(self, language: Locale) -> Bundle:
        known = self._shared.get(language)
        if known is None:
            folders = (
                files("bot") / "locale",
                *(files("rulesets") / part / "texts" for part in _PARTS),
            )
            known = self._shared[language] = bundle_of(language, folders)
        return known


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
    "spell": "spell-",
    "ruleset": "ruleset-",
    "lacks": "lacks-",
    "idle": "idle-",
    "weapon": "choice-",
    "verb": "act-",
}
"""Facts that are ids: each is shown by the name the key's prefix gives it."""


_NOTATION_WORD: Final = re.compile(r"vs|[a-z][a-z-]+[a-z]")
"""Words of a notation, in English; shorter letters are the same in both languages."""


def id_name(texts: Texts, fact: str, value: Fact) -> str | None:
    """Return the name of what a fact is the id of, None where the fact is no id or has no name."""
    if fact == "faces" and isinstance(value, str):
        return sides(texts, die_named(value))
    if fact == "notation" and isinstance(value, str):
        return _NOTATION_WORD.sub(lambda word: texts(f"notation-{word[0]}"), value)
    if fact == "spells" and isinstance(value, str):
        return ", ".join(id_name(texts, "spell", part) or part for part in value.split(", "))
    if fact == "rules" and isinstance(value, str):
        return ", ".join(id_name(texts, "rule", part) or part for part in value.split(", "))
    prefix = _NAMED_FACTS.get(text_key(fact.rpartition(".")[2]))
    if prefix is None or not isinstance(value, str):
        return None
    if prefix == "rule-" and words_of(value) is not None:
        return rule_name(texts, value)
    key = prefix + text_key(value)
    known = texts.has(key) or (texts.fallback is not None and texts.fallback.has(key))
    return texts(key) if known else None


def rule_name(texts: Texts, rule: str) -> str:
    """Return the name of a special rule; a keyword in any words stands in capitals, as printed."""
    words = words_of(rule)
    return texts(f"rule-{text_key(rule)}") if words is None else words.upper()


def named(texts: Texts, facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """Return facts with the ids among them replaced by their names."""
    return {name: id_name(texts, name, value) or value for name, value in facts.items()}


EVERYWHERE: Final = frozenset({"unit-example"})
"""Facts that every refusal has."""


def sentence(texts: Texts, refusal: Refusal) -> str:
    """Return the one sentence that says why something was refused."""
    # A missing option is told at length where the application knows what it is.
    at_length = "-at-length" if "about" in refusal.facts else ""
    facts = {"unit-example": texts("unit-example"), **named(texts, refusal.facts)}
    return texts(f"refusal-{refusal.code}{at_length}", **facts)
