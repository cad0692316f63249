"""Units of a game from a pasted list, with what is told of them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from bot.armies.formats.pasted.costs import counted
from bot.armies.formats.pasted.entry import Entry, Part, Recognised
from bot.armies.joining import models_unsaid
from bot.armies.roster import Findings, Lexicon, Roster, name_cut, named_facts, shortened
from bot.texts.names import LONGEST, clean, fold
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.keyword import keyword_id
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.profile_line import check_value
from rulesets.core.notation.rule_list import with_implied
from rulesets.core.notation.unit_head import MOST_MODELS
from rulesets.refusal import Refusal

_PARTS: Final[dict[Part, str]] = {
    "regiment": "regiment",
    "auxiliary": "auxiliary",
    "renown": "renown",
    "terrain": "faction-terrain",
    "manifestation": "manifestation",
}
"""The special rules of units that stand in a part of an army."""
_LEVEL: Final = re.compile(r"(?:.*\b)?(?:level|lvl|lv|niveau|niv)\.? ?(?P<number>\d)(?:\b.*)?")
_RANKED: Final = re.compile(
    r"(?P<name>.+?) ?[,:]? (?:de |of )?(?:level|lvl|lv|niveau|niv)\.? ?(?P<number>\d)",
    re.IGNORECASE,
)
_NUMBERED: Final = re.compile(r"(?P<name>.+?) ?\(?(?P<number>\d{1,2})\+?\)?")
_NESTED: Final = re.compile(r"(?P<outer>[^()\[\]]+?) [(\[](?P<inner>.+)[)\]]")
_KIND: Final = re.compile(r"(?P<kind>[^:]{3,30}): (?P<name>.+)")
_CASTER: Final = re.compile(r"wizard (?:apprentice|adept|master)|sorcier apprenti|maitre sorcier")
"""Ranks of wizards, of which not all tell a level."""
_UNCOUNTED: Final = frozenset({"sigmar-app", "sigdex", "new-recruit", "scrollcaster"})
"""Forms in which no unit says how many models it has."""
_COMMAND: Final = frozenset(
    {"full command", "full command group", "fc", "fcg", "command group", "emc", "etat-major",
     "etat-major complet", "groupe de commandement"}
)  # fmt: skip
_COMMAND_RULES: Final = (("champion",), ("musician",), ("standard", "standard-bearer"))
_SAID: Final = {
    "army general": "general",
    "general d'armee": "general",
    "gb": "battle standard bearer",
    "pgb": "battle standard bearer",
}
_MOST_WORDS: Final = 300
"""Options of a list that are looked up."""
_WITH: Final = re.compile(r"(?P<name>.+?) (?:with|avec|w/) ?(?P<borne>.+)", re.IGNORECASE)
_SHORT: Final = re.compile(r"(?P<name>.+?)(?: \+)? (?P<borne>EMC|FCG?|P?GB|BSB|Army General)")
"""What is written behind a name in capitals."""
_SEVERAL: Final = re.compile(r"\d{1,3} ?[x×] ?\d", re.IGNORECASE)
"""What begins several units of some models each, of which one cost does not tell whose it is."""
_AND: Final = re.compile(r" (?:and|et|&|\+) ", re.IGNORECASE)
_COMMA: Final = re.compile(r"[,;!?\"“”]|(?<!\w)['‘’]|['‘’](?!\w)")
_REINFORCED: Final = 4
"""The fewest models of a reinforced unit: twice those of one that has more than one."""


def fielded(read: Recognised, lexicon: Lexicon) -> Roster:
    """Return the units of a list, and what is told of it: each thing once.

    Raises:
        Refusal: `army-empty`.
    """
    found = Findings()
    found.name = _named(read.name)
    _total(read, found)
    leaders = _leaders(read)
    fielder = _Fielder(lexicon)
    units: list[Unit] = []
    unsized: set[int] = set()
    for entry in read.entries:
        if found.full:
            break
        leads = entry.line in leaders
        unit = fielder.unit(entry, found, leads=leads)
        if unit is not None and entry.doubtful:
            found.doubt(unit)
        elif unit is not None:
            unsized |= {len(units)} if _is_unsized(read, entry, leads=leads) else set()
            units.append(unit)
            found.add(unit, entry.line)
    if unsized:
        found.report(models_unsaid(units, unsized), "")
    _told(read, found)
    if leaders and fielder.led:
        found.report(Refusal("army-leaders-heroes", **named_facts(list(leaders.values()))), "")
    return replace(found.roster(), system=read.system, form=read.form, unsized=frozenset(unsized))


def _named(name: str | None) -> str | None:
    try:
        return clean((name or "")[:LONGEST])
    except Refusal:
        return None


def _leaders(read: Recognised) -> dict[int, str]:
    """Return who leads the regiments of an army, by line: the first unit of each."""
    leaders: dict[int, Entry] = {}
    for entry in read.entries:
        if entry.part == "regiment" and entry.number and not entry.doubtful:
            leaders.setdefault(entry.number, entry)
    return {entry.line: entry.name for entry in leaders.values()}


def _cut(name: str) -> str:
    """Return as much of a name as is kept: whole words, without what stands behind a comma."""
    if len(name) <= LONGEST:
        return name
    title, comma, _ = name[:LONGEST].rpartition(", ")
    return title if comma else name[:LONGEST].rpartition(" ")[0] or name[:LONGEST]


def _unit_name(entry: Entry, found: Findings) -> str | None:
    """Return the name of a unit as it is kept, None for what is none; that, and a cut, are told."""
    text = entry.name
    try:
        if "://" in text or _SEVERAL.match(text) is not None:
            raise Refusal("army-line-unread")  # noqa: TRY301 - told as the others
        name = clean(_cut(text))
    except Refusal as refusal:
        found.report(refusal, text, entry.line)
        return None
    if len(" ".join(text.split())) > LONGEST:
        found.report(name_cut(name), text, entry.line)
    return name


def _total(read: Recognised, found: Findings) -> None:
    """Tell of a total that is not what the units come to, with what has a cost beside them."""
    if read.total is None:
        return
    units = sum(entry.points or 0 for entry in read.entries)
    beside = sum(entry.extra for entry in read.entries)
    spent = (0, beside, read.spent, beside + read.spent)
    if read.total.points not in {units + more for more in spent}:
        reason = Refusal("army-total-differs", said=read.total.points, read=units, counted="points")
        found.report(reason, read.total.text, read.total.line)


def _told(read: Recognised, found: Findings) -> None:
    """Tell what holds of several units, and what was left out."""
    for unit, regiment in read.together:
        reason = Refusal("army-cost-together", unit=shortened(unit), regiment=shortened(regiment))
        found.report(reason, regiment)
    if read.lores:
        found.report(Refusal("army-lores-named", **named_facts(read.lores)), "")
    for number, text in read.unread:
        found.report(Refusal("army-line-unread"), text, number)


def _is_unsized(read: Recognised, entry: Entry, *, leads: bool) -> bool:
    """Return whether a unit may have more models than one, of a builder that never says how many.

    Who leads a regiment there is a hero, and fights alone.
    """
    alone = leads or entry.part in ("terrain", "manifestation")
    return read.form in _UNCOUNTED and entry.models is None and not alone


class _Fielder:
    """A maker of units, which looks each option up once."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._rules = {rule.id: rule for rule in lexicon.rules}
        self._fields = {field.id: field for field in lexicon.fields}
        self._implying = {rule.id for rule in lexicon.rules if rule.implies or rule.alone}
        self._words = _MOST_WORDS
        self._worded = lexicon.keyword is not None and lexicon.keyword(_PROBE) is not None
        self.led = False  # whether somebody is taken for a hero, as a leader
        self._read: dict[str, frozenset[tuple[str, int | None]] | None] = {}

    def unit(self, entry: Entry, found: Findings, *, leads: bool) -> Unit | None:
        """Return a unit, None where its name is none; what is not understood of it is told.

        Args:
            entry: What the list says of it.
            found: Where that is told.
            leads: Whether it leads a regiment.
        """
        name = _unit_name(entry, found)
        if name is None:
            return None
        values: dict[str, Amount] = {}
        if entry.points is not None:
            self._value("points", entry.points, values, entry, found)
        self._profile(entry, values, found)
        items = self._placed(entry)
        if leads and {"hero", "regiment"} <= self._rules.keys():
            items.add(("hero", None))
            self.led = True
        name, options = self._armed(name, entry.options)
        ranked = _RANKED.fullmatch(name)
        if ranked is not None and "level" in self._fields:
            self._value("level", int(ranked["number"]), values, entry, found)
            name = ranked["name"]
        unknown: list[str] = []
        for option in options:
            level = _LEVEL.fullmatch(fold(option))
            if level is not None and "level" in self._fields:
                self._value("level", int(level["number"]), values, entry, found)
                continue
            rules, left = self._option(option)
            items |= rules
            unknown += left
        if unknown:
            reason = Refusal("army-options-left", **named_facts(unknown))
            found.report(reason, name, entry.line)
        models = entry.models or (_REINFORCED if ("reinforced", None) in items else 1)
        if models > MOST_MODELS:
            found.report(Refusal("too-many-models", most=MOST_MODELS), name, entry.line)
            return None
        profile = tuple(
            (field.id, values[field.id]) for field in self._lexicon.fields if field.id in values
        )
        held = SpecialRules(frozenset(items))
        if any(rule in self._implying for rule, _ in items):
            held = with_implied(held, self._lexicon.rules)
        return Unit(name, models, models, profile=profile, rules=held, phase_start=models)

    def _profile(self, entry: Entry, values: dict[str, Amount], found: Findings) -> None:
        """Take the values of a profile that the list gives, as far as the game has them."""
        for sign, text in entry.values:
            field = self._lexicon.field(sign)
            if field is None or field.id in values or field.centimetres:
                continue
            try:
                amount = self._lexicon.value(field, text)
            except Refusal as refusal:
                found.report(refusal, entry.name, entry.line)
            else:
                values |= {} if amount is None else {field.id: amount}

    def _value(
        self, field: str, number: int, values: dict[str, Amount], entry: Entry, found: Findings
    ) -> None:
        try:
            amount = Amount(number)
            check_value(self._fields[field], amount)
        except Refusal as refusal:
            found.report(refusal, entry.name, entry.line)
        else:
            values[field] = amount

    def _armed(self, name: str, options: list[str]) -> tuple[str, list[str]]:
        """Return a name without what stands in it behind `with`.

        Where a game has keywords, such words are part of names, unless it knows them all.
        """
        short = None if self._worded else _SHORT.fullmatch(name)
        if short is not None:
            name, options = short["name"], [short["borne"], *options]
        found = _WITH.fullmatch(name)
        borne = [part for part in _AND.split(found["borne"]) if part] if found else []
        if found is None or (self._worded and not all(self._found(part) for part in borne)):
            return name, options
        return found["name"], [*borne, *options]

    def _placed(self, entry: Entry) -> set[tuple[str, int | None]]:
        """Return what the part of the army gives in which the unit stands."""
        rule = self._rules.get(_PARTS.get(entry.part, ""))
        if rule is None:
            return set()
        if rule.numbered:
            return {(rule.id, entry.number)} if entry.number else set()
        numbered = entry.part == "renown" and entry.number and "regiment" in self._rules
        return {(rule.id, None), *([("regiment", entry.number)] if numbered else [])}

    def _option(self, text: str) -> tuple[set[tuple[str, int | None]], list[str]]:
        """Return the rules that an option names, and what of it is unknown."""
        _, bare = counted(text)
        found = self._found(bare)
        if found is not None:
            return set(found), []
        nested, kind = _NESTED.fullmatch(bare), _KIND.fullmatch(bare)
        outer = self._found(nested["outer"]) if nested else None
        if nested is not None and outer is not None:
            return set(outer), [nested["inner"]]
        inner = self._found(nested["inner"]) if nested and not self._worded else None
        if nested is not None and inner is not None:
            return set(inner), [nested["outer"]]
        named = self._found(kind["name"]) if kind else None
        if named is not None:
            return set(named), []
        word = self._keyword(kind["name"] if kind else bare)
        if word is not None:
            return {(word, None)}, []
        cast = self._found("wizard") if _CASTER.fullmatch(fold(bare)) else None
        return self._several(bare) if cast is None else (set(cast), [bare])

    def _several(self, text: str) -> tuple[set[tuple[str, int | None]], list[str]]:
        """Return the rules of words with an `and` between them, the whole where it names none."""
        rules = {part: self._found(part) for part in _AND.split(text) if part}
        known = [found for found in rules.values() if found is not None]
        if not known:
            return set(), [text]
        return set().union(*known), [part for part, found in rules.items() if found is None]

    def _found(self, text: str) -> frozenset[tuple[str, int | None]] | None:
        """Return the rules of a name, None where it names none."""
        said = fold(text)
        if said not in self._read:
            if self._words <= 0:
                return None
            self._words -= 1
            self._read[said] = self._looked_up(_SAID.get(said, said))
        return self._read[said]

    def _looked_up(self, said: str) -> frozenset[tuple[str, int | None]] | None:
        if said in _COMMAND:
            command = [
                next((id_ for id_ in ids if id_ in self._rules), "") for ids in _COMMAND_RULES
            ]
            return frozenset((id_, None) for id_ in command) if all(command) else None
        for form in (said, said.removesuffix("s"), said.removesuffix("es")):
            rule = self._lexicon.find_rule(form)
            if rule is not None and not self._lexicon.numbered(rule):
                return frozenset({(rule, None)})
        numbered = _NUMBERED.fullmatch(said)
        rule = self._lexicon.find_rule(numbered["name"]) if numbered else None
        if numbered is not None and rule is not None and self._lexicon.numbered(rule):
            return frozenset({(rule, int(numbered["number"]))})
        return None

    def _keyword(self, text: str) -> str | None:
        """Return an option as a keyword, in a game that has them in any words."""
        return keyword_id(_COMMA.sub("", text)) if self._worded else None


_PROBE: Final = "Zzyzx"
"""A word that is no rule's name, by which a game tells whether it has keywords."""
