"""Special rules and procedures by their names in either language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from bot.texts.bundle import text_key
from bot.texts.localiser import LOCALES, REFERENCE, Localiser, Texts
from bot.texts.name_table import Names, folded
from rulesets.core.battlefield.keyword import keyword_id
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.house import HouseRule
from rulesets.core.declaring.kind import Landmarks
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Flag,
    Numbers,
    Parameter,
    Quantity,
    Raw,
    Rules,
    Units,
    Whole,
)
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.rule_list import read_rules, with_implied
from rulesets.core.notation.spoken.partly import Understood, understood
from rulesets.core.notation.spoken_line import read_noted_line, read_spoken_line
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal, code_for

_MOST_MEANT = 3
_MOST_TOLD = 8
"""Choices that a refusal lists; of more, those most like the typed text."""
_LIKE_TOLD = 5
_USUAL = 7
"""The number of an example, where it is allowed."""
_USUAL_DICE = 2
"""An example of how many dice are used: more are not everywhere allowed."""
_SAID_KEYWORD = frozenset({"keyword", "mot cle"})
"""What may stand before a keyword, with a colon."""
_LEAST_MEANT = 75
"""Likeness, of 100, at which a name is taken as the one meant."""


class GameNames:
    """The names of a game's things, as players of one language mean them.

    A name means what it means in the language of the player who asks, else the thing of that id,
    else what the other language calls so: an English lance is no French one.
    """

    def __init__(self, ruleset: Ruleset, localiser: Localiser, locale: str = REFERENCE) -> None:
        self._ruleset = ruleset
        self._texts = localiser.texts(locale, ruleset.id)
        others = [language for language in LOCALES if language != self._texts.locale]
        self._others = [localiser.texts(language, ruleset.id) for language in others]

    @property
    def locale(self) -> str:
        """The language of the player."""
        return self._texts.locale

    def words(self, prefix: str, ids: Sequence[str]) -> Names:
        """Return the names of some things whose texts begin alike."""
        keys = {f"{prefix}-{text_key(identity)}": identity for identity in ids}
        own = _said(self._texts, keys)
        foreign = [pair for texts in self._others for pair in _said(texts, keys)]
        return Names([*own, *((identity, identity) for identity in ids), *foreign])

    @cached_property
    def rules(self) -> Names:
        """The special rules that players may say of a unit."""
        game = self._ruleset
        return self.words("rule", [rule.id for rule in game.rules if rule.id not in game.unsaid])

    @cached_property
    def procedures(self) -> Names:
        """The procedures."""
        return self.words("procedure", [procedure.id for procedure in self._ruleset.procedures])

    @cached_property
    def statuses(self) -> Names:
        """The statuses of units."""
        return self.words("status", [status.id for status in self._ruleset.statuses])

    @cached_property
    def relations(self) -> Names:
        """The relations between units."""
        return self.words("relation", [each.id for each in self._ruleset.relations])

    @cached_property
    def counters(self) -> Names:
        """The numbers that sides keep."""
        return self.words("counter", [counter.id for counter in self._ruleset.counters])

    @cached_property
    def phases(self) -> Names:
        """The phases of a turn."""
        return self.words("phase", [phase.id for phase in self._ruleset.phases])

    @cached_property
    def spells(self) -> Names:
        """The spells."""
        return self.words("spell", [spell.id for spell in self._ruleset.spells])

    @cached_property
    def instead(self) -> Names:
        """Procedures that other games have and this one replaces, by its commands for them."""
        return self.words("refusal-instead", self._ruleset.instead)

    @cached_property
    def deck_kinds(self) -> Names:
        """The kinds of decks."""
        return self.words("deck-kind", list(self._ruleset.deck_kinds))

    def read_spell(self, text: str) -> str:
        """Return the id of the spell meant; a name unlike any spell's stays as it is."""
        found = self.spells.only(text)
        if found is None and self._ruleset.spells:
            found = self.spells.mistyped(text)
        return text if found is None else found

    def keyword(self, text: str) -> str | None:
        """Return the id of a keyword in any words; of a slip of a rule's name, if it says so."""
        if not self._ruleset.keywords:
            return None
        head, _, said = text.partition(":")
        if said and folded(head) in _SAID_KEYWORD:
            return keyword_id(said)
        return keyword_id(text) if self.rules.mistyped(text) is None else None

    def read_rules(
        self, text: str, *, keywords: bool = False, beside: SpecialRules = NO_RULES
    ) -> SpecialRules:
        """Return the rules named of a unit that has others, with keywords if those count.

        Raises:
            Refusal: as `read_rules` of the notation; an unknown rule comes with those alike.
        """
        known, free = self._ruleset.rules, self.keyword if keywords else None
        try:
            return read_rules(text, self.rules.find, known, None, free, beside=beside)
        except Refusal as refusal:
            raise self._helpful(refusal) from None

    def read_held(self, text: str) -> SpecialRules:
        """Return the special rules that a unit is to have, with those that they imply.

        Raises:
            Refusal: as `read_rules`.
        """
        return with_implied(self.read_rules(text, keywords=True), self._ruleset.rules)

    @cached_property
    def _line_terms(self) -> LineTerms:
        """The terms of the game in units' lines."""
        return replace(
            LineTerms.of(self._ruleset),
            find=self.rules.find,
            like=self.rules.mistyped,
            short=self.rules.meant,
            keyword=self.keyword,
        )

    def read_unit(self, line: str, *, alone: bool = False) -> Unit:
        """Return the unit that a line describes.

        Args:
            line: The line.
            alone: Whether a name and a number will do, of a unit described for a question.

        Raises:
            Refusal: what `read_profile_line` raises; an unknown rule comes with those of a similar
                name.
        """
        try:
            return read_spoken_line(line, self._line_terms, alone=alone)
        except Refusal as refusal:
            raise self._helpful(refusal) from None

    def read_noted_unit(self, line: str) -> tuple[Unit, tuple[str, ...]]:
        """Return the unit that a line describes, and its gear that no rule of the game is for.

        Raises:
            Refusal: as `read_unit`.
        """
        try:
            return read_noted_line(line, self._line_terms)
        except Refusal as refusal:
            raise self._helpful(refusal) from None

    def understood(self, line: str) -> Understood | None:
        """Return what is understood of a line that is refused; None where that is no unit."""
        return understood(line, self._line_terms)

    def find_choice(self, values: Sequence[str], typed: str) -> str | None:
        """Return the choice meant, by id or by name; None without one."""
        # Discord sends a choice picked from its menu as its id: no name may stand in for one.
        return typed if typed in values else self.words("choice", values).only(typed)

    def read_choice(self, option: str, kind: Choice, raw: Raw) -> str:
        """Return the choice meant by what was typed for an option.

        Raises:
            Refusal: `not-a-choice`, with the choices by name and id.
        """
        found = self.find_choice(kind.values, str(raw))
        if found is None:
            values = self._choices(kind.values, str(raw))
            raise Refusal("not-a-choice", option=option, text=str(raw)[:40], values=values)
        return found

    def read_landmark(self, option: str, kind: Landmarks, raw: str) -> str:
        """Return the kind of landmark meant by what was typed for an option.

        Raises:
            Refusal: `unknown-landmark`, with kinds that may be meant.
        """
        found = self.find_choice(kind.kinds, raw)
        if found is None:
            close = self.words("choice", kind.kinds).near(raw, 4) or kind.kinds[:4]
            near = self._choices(tuple(close))
            raise Refusal("unknown-landmark", option=option, text=raw[:40], near=near)
        return found

    @cached_property
    def house_rules(self) -> Names:
        """The house rules."""
        return self.words("house", [rule.id for rule in self._ruleset.house_rules])

    def read_house(self, option: str, rule: HouseRule, raw: Raw) -> str:
        """Return the value of a house rule that is meant by what was typed for an option.

        Raises:
            Refusal: `not-a-choice`, with the values by name and id.
        """
        typed = {True: "on", False: "off"}[raw] if isinstance(raw, bool) else str(raw)
        if typed in rule.values:
            return typed
        found = self.words("house-value", rule.values).only(typed)
        if found is None:
            values = self.house_values(rule)
            raise Refusal("not-a-choice", option=option, text=typed[:40], values=values)
        return found

    def house_values(self, rule: HouseRule) -> str:
        """Return the values of a house rule by name and id."""
        named = (self._texts(f"house-value-{text_key(value)}") for value in rule.values)
        return ", ".join(
            f"{name} ({value})" for name, value in zip(named, rule.values, strict=True)
        )

    def near_procedures(self, typed: str) -> str | None:
        """Return the few procedures of a name or a command like this, None without one.

        Raises:
            Refusal: `instead-<command>` for what only other games have.
        """
        other = self.instead.find(typed)
        if other is not None:
            raise Refusal(code_for("instead", other))
        wanted = folded(typed)
        game = self._ruleset.procedures
        found = [
            procedure.id for procedure in game if procedure.command and procedure.command == wanted
        ]
        if wanted:
            found += self.procedures.alike(typed, _MOST_MEANT, _LEAST_MEANT)
        names = list(dict.fromkeys(found))[:_MOST_MEANT]
        said = [f"{self._texts(f'procedure-{text_key(name)}')} ({name})" for name in names]
        return ", ".join(said) or None

    def completed(
        self, refusal: Refusal, procedure: Procedure, units: Mapping[str, Sequence[Unit]]
    ) -> Refusal:
        """Return a refusal with the facts that help the player, as far as they are known here.

        Args:
            refusal: Any of the procedure's.
            procedure: What was asked.
            units: The units named, by role.
        """
        parameter = procedure.parameter(str(refusal.facts.get("option")))
        if refusal.code != "missing-option" or parameter is None:
            return refusal
        kind, fill = parameter.kind, parameter.fill
        named = units.get(fill.role) if fill else None
        return Refusal(
            refusal.code,
            option=parameter.name,
            about=self._texts(text_key(parameter.text)),
            example=f"{parameter.name}:{self._example(parameter)}",
            values=self._choices(kind.values) if isinstance(kind, Choice) else None,
            role=fill.role if fill else None,
            unit=named[0].name if named else None,
            field=fill.field if fill else None,
            absent=refusal.facts.get("absent"),
            others=None,
            spell=None,
        )

    def _choices(self, values: Sequence[str], typed: str = "") -> str:
        """Return choices by name and id; of many a few, those like what was typed if any are."""
        told = values
        if len(values) > _MOST_TOLD:
            told = self.words("choice", values).near(typed, _LIKE_TOLD) or values[:_LIKE_TOLD]
        names = [f"{self._texts(f'choice-{text_key(choice)}')} ({choice})" for choice in told]
        return ", ".join([*names, "…"] if len(told) < len(values) else names)

    def _example(self, parameter: Parameter) -> str:
        kind = parameter.kind
        match kind:
            case Whole() | Decimal() | Quantity() | Numbers():
                usual = _USUAL_DICE if parameter.name == "dice_used" else _USUAL
                return f"{max(kind.least, min(usual, kind.most)):g}"
            case Flag():
                return self._texts("value-yes")
            case Rules():
                return self._texts(f"rule-{text_key(kind.allowed[0])}")
            case Units():
                return self._texts("example-unit")
        return "…"

    def _helpful(self, refusal: Refusal) -> Refusal:
        if refusal.code != "unknown-rule":
            return refusal
        wanted = str(refusal.facts["text"]).partition("(")[0]
        near = self.rules.near(wanted, _MOST_MEANT, _LEAST_MEANT) if folded(wanted) else []
        names = ", ".join(self._texts(f"rule-{text_key(rule)}") for rule in near)
        return Refusal(refusal.code, **{**refusal.facts, "near": names or None})


def _said(texts: Texts, keys: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the names of things in a language, names before aliases, with their ids."""
    known = {key: identity for key, identity in keys.items() if texts.has(key)}
    for key, identity in known.items():
        yield texts(key), identity
    for key, identity in known.items():
        for alias in (texts.attribute(key, "aliases") or "").split(","):
            if alias.strip():
                yield alias, identity
