"""Names in a change: of values, of statuses, of special rules and of the unit itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from bot.battle.tabletop.units import as_unit
from bot.commands.request.context import CommandContext
from bot.commands.units.changing.tokens import ATTACKS
from bot.commands.units.changing.words import senses, single, statuses
from bot.store.tables.battle import UnitRow
from bot.texts.name_table import folded
from bot.texts.names import fold
from bot.texts.said_name import begins, initials_of, noun_of, slipped, words_of
from rulesets.core.notation.spoken.lexicon import by_phrase, lexicon
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.game import ProfileField

_MOMENT: Final = re.compile(
    r" (?:this|in this|until|in the|in combat|in close|durant|pendant|ce|cette|a ce|jusqu|au corps"
    r"|au combat|de son|des)\b.*| phase$"
)
"""The end of a status's name, which says how long it is so."""
_BEFORE: Final = re.compile(r"(?:has|is|its|made|took)(?: a)? ")
_BETWEEN: Final = frozenset({"already", "just", "now", "deja", "bien", "juste"})
"""Words between those of a status: `a déjà bougé`."""
_PLURAL: Final = re.compile(r"^ont ")
_LEAST_STEM: Final = 4
_LEAST_MENDED: Final = 5
"""Letters from which a word may have a slip."""
_LEAST_TURNED: Final = 4
"""Letters from which two of them may have changed places."""
_LEAST_BEGUN: Final = 4
"""Letters of the name of a value or a special rule that stand for it."""
_SAVE: Final = re.compile(r"^sauvegarde (?:d'|d )?|(?: armour)? save$")
"""What the name of a save may do without."""
_ENDINGS: Final = re.compile(r"(?:ees|ee|es|e|s|ent|nt)$")
_LEAST_OWN: Final = 3
_OTHERWISE: Final = ("ld", "t", "i")
"""Values that stand by another name in another edition's profile, and are the same there."""
_NO_NAME: Final = frozenset(
    (*("stand", "club", "will", "end", "arm", "con", "garde", "prot", "moves", "move", "bouge"),)
)
"""Other names of equipment and of values that rather say something else of a unit."""


class Naming:
    """The names that a change to a unit may hold."""

    def __init__(self, context: CommandContext, row: UnitRow) -> None:
        """Take a unit."""
        names = context.names
        self._own = set(words_of(row.name))
        self._initials = frozenset(initials_of(fold(row.name)))
        self._fields = _fields(context.ruleset.profile)
        self._held = {folded(rule.removeprefix("keyword:")): rule for rule in as_unit(row).rules}
        known = names.rules.ids | self._held
        self._rules = {**_other_names(known), **known}
        self._statuses = _statuses(context, self._rules)
        self._mended: dict[str, str | None] = {}
        self._known = {status for each in self._statuses.values() for status in each}

    def named(self, words: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield sense and id of what some words name."""
        said = " ".join(words).replace("'", "")
        if len(words) == 1 and self._is_own(said):
            yield "filler", ""
            yield "models", ""
        field = "a" if said == ATTACKS else said if said != "a" else ""
        if field in self._fields:
            yield "value", self._fields[field]
        rule = self._rules.get(said) or self._rules.get(said.removesuffix("s"))
        if rule is not None:
            yield "rule", rule
        if said in lexicon().unnoted["armour"]:
            yield "cause", ""
        meant = self.statuses(words)
        if meant:
            yield "destroyed" if meant == (FALLEN,) else "status", " ".join(meant)

    def borne(self, said: str) -> str | None:
        """Return the special rule of the unit that a word names, None where it has none."""
        rule = self._rules.get(said) or self._rules.get(said.removesuffix("s"))
        return rule if rule in self._held.values() else None

    def statuses(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return the statuses of this game that some words may say."""
        kept = [word for word in words if word not in _BETWEEN]
        words = kept if len(kept) > 1 else words
        spoken = self.spoken(words)
        said = _PLURAL.sub("a ", " ".join(words).replace("'", ""))
        return spoken or self._statuses.get(said) or self._statuses.get(_stem(said)) or ()

    def spoken(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return the statuses of this game that words say beside their names."""
        return tuple(each for each in statuses().get(tuple(words), ()) if each in self._known)

    def mended(self, word: str) -> str | None:
        """Return the word that another is with a slip of the finger, None where it is none.

        Of a value and a special rule it may be the beginning.
        """
        if word not in self._mended:
            self._mended[word] = self._mended_anew(word)
        return self._mended[word]

    def _mended_anew(self, word: str) -> str | None:
        begun = self._begun(word)
        if begun is not None or len(word) < _LEAST_TURNED or " " in word:
            return begun
        from rapidfuzz.distance import OSA  # noqa: PLC0415 - 2 MB, only for words without a sense

        near = [
            each
            for each in self._single_words.get(word[0], ())
            if abs(len(each) - len(word)) <= 1
            and (len(word) >= _LEAST_MENDED or sorted(word) == sorted(each))
            and OSA.distance(word, each, score_cutoff=1) == 1
        ]
        meant = {(senses().get((each,)), *self.named([each])) for each in near}
        return near[0] if len(meant) == 1 else None

    @cached_property
    def _single_words(self) -> dict[str, list[str]]:
        """The words that one may be a slip of, in order, by their first letter."""
        found: dict[str, list[str]] = {}
        for each in sorted({*single(), *(name for name in self._plain_names() if " " not in name)}):
            found.setdefault(each[0], []).append(each)
        return found

    def _begun(self, words: str) -> str | None:
        """Return the only name of a value or a special rule whose last word is cut short so."""
        short = words.removesuffix("s")
        held = [name for name in self._held if name.startswith(short) or _ends(short, name)]
        if len(short) >= _LEAST_OWN and len(held) == 1:
            return held[0]
        if len(short) < _LEAST_BEGUN:
            return None
        meant = {**self._rules, **self._fields}
        names = [name for name in meant if name.startswith(short) and " " not in name[len(short) :]]
        return names[0] if len({meant[name] for name in names}) == 1 else None

    def _plain_names(self) -> Iterator[str]:
        yield from self._fields
        yield from self._rules
        yield from self._statuses

    def _is_own(self, said: str) -> bool:
        """Return whether a word is one of the unit's name, or begins so, and says nothing else."""
        own = words_of(said)
        if not self._own.isdisjoint(own) or (said in self._initials and said not in self._fields):
            return True
        if len(said) < _LEAST_OWN or (said,) in senses() or said in self._statuses:
            return False
        return any(
            begins(each, word)
            or slipped(each, word)
            or noun_of(each) == noun_of(word) is not None
            or (len(each) >= _LEAST_OWN and word.endswith(each))
            for each in own
            for word in self._own
        )


def _fields(profile: Sequence[ProfileField]) -> dict[str, str]:
    """Return the fields of a profile by each of their names, saves by what tells them apart."""
    named = {
        folded(name): field
        for field in reversed(profile)
        for name in (field.id.replace("_", " "), *field.names, *field.signs)
    }
    short = {_SAVE.sub("", name): field for name, field in named.items() if field.save}
    own = {field.id: field for field in profile}
    spoken = {
        folded(said): own[field]
        for field, phrases in lexicon().values.items()
        for said in sorted(phrases)
        if field in own and len(said) >= _LEAST_OWN and (said,) not in senses()
    }
    other = {
        name: own[field]
        for field in _OTHERWISE
        for name in lexicon().elsewhere[field]
        if field in own and len(name) >= _LEAST_OWN
    }
    told = {name: field for name, field in (other | spoken).items() if name not in _NO_NAME}
    named = told | short | named
    return {name: field.id for name, field in named.items() if name}


def _other_names(known: Mapping[str, str]) -> dict[str, str]:
    """Return the other names of equipment that a unit's line may have, each with its rule."""
    return {
        folded(said): known[folded(usual)]
        for said, names in by_phrase("gear").items()
        for usual in names
        if folded(usual) in known and (said,) not in senses() and said not in _NO_NAME
    }


def _ends(said: str, name: str) -> bool:
    """Return whether the last word of a name is one that was said, or that in the singular."""
    last = name.rpartition(" ")[2]
    return " " in name and said in {last, last.removesuffix("s")}


def _stem(words: str) -> str:
    """Return a word without the ending by which French and English tell one from several."""
    stem = _ENDINGS.sub("", words)
    return stem if len(stem) >= _LEAST_STEM and " " not in words else words


def _statuses(context: CommandContext, rules: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """Return the statuses of the game by their names, whole and in short: `moved`, `a tiré`.

    What is short for several is the only one of them that ends with the turn, or any. What names a
    special rule is short for none: a shield is no *Shield of the Ancients*.
    """
    names = context.names.statuses.ids
    found: dict[str, tuple[str, ...]] = {name: (status,) for name, status in names.items()}
    short: dict[str, set[str]] = {}
    for name, status in names.items():
        for said in _shorter(name):
            short.setdefault(said, set()).add(status)
    brief = {status.id for status in context.ruleset.statuses if status.until == "turn"}
    for said, meant in short.items():
        likely = meant & brief if len(meant) > 1 else meant
        if len(likely) == 1 and said not in rules:
            found.setdefault(said, (*likely,))
    return found


def _shorter(name: str) -> Iterator[str]:
    """Yield shorter ways to say the name of a status."""
    plain = _MOMENT.sub("", name)
    for said in (plain, _BEFORE.sub("", plain, count=1)):
        lost = "loses" in senses().get((said.rpartition(" ")[2],), ())
        if len(said) >= _LEAST_STEM and not lost:
            yield said
            yield _stem(said)
