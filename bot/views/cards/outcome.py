"""A procedure that was run, as a card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.texts.bundle import Marked, escaped, text_key
from bot.texts.localiser import Texts, id_name
from bot.views.cards.card import Card, Tone
from bot.views.cards.chances import value_name
from bot.views.cards.rolls import record_lines
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.results.odds import plain_fields
from rulesets.dice.handles.parts import Part
from rulesets.dice.handles.rolled import Step, Told
from rulesets.refusal import Fact

_BY_RULE: Final = "rule-"
"""What the key of an act begins with that is offered as the rule that it is done by."""
_NO_ARGUMENTS: Final[Mapping[str, object]] = MappingProxyType({})


def title_of(
    texts: Texts,
    procedure: Procedure,
    units: Iterable[str],
    spells: Sequence[str] = (),
    arguments: Mapping[str, object] = _NO_ARGUMENTS,
) -> str:
    """Return who and what: the units concerned, the act's name, the spells it is about."""
    name = texts(text_key(act_key(procedure, arguments)))
    if spells:
        name += f"{texts('colon')} {', '.join(texts(f'spell-{spell}') for spell in spells)}"
    who = escaped(" · ".join(dict.fromkeys(units)))
    return f"{who} — {name}" if who else name


def act_key(procedure: Procedure, arguments: Mapping[str, object]) -> str:
    """Return the key of the name of an act: of the rule that it is done by, else of what is done.

    Args:
        procedure: What is done.
        arguments: Its arguments, or what the log keeps of them, as far as they are known.
    """
    for offering in procedure.offerings:
        key, fixed = offering.key, offering.fixed
        if key is None or not fixed or not key.startswith(_BY_RULE):
            continue
        if all(_is_given(arguments.get(option), value) for option, value in fixed):
            return key
    return f"procedure-{procedure.id}"


def _is_given(given: object, value: object) -> bool:
    if isinstance(given, SpecialRules):
        return given.holds(str(value))
    if isinstance(given, list):  # as the log keeps special rules, each with its number
        return any(rule == value for rule, _ in given)
    return given == value


class Facts(Mapping[str, Fact]):
    """A result's facts, each named when a text asks for it.

    Selectors need a keyword itself, sentences its name: under `row-name` stands what `row` is
    called.
    """

    def __init__(self, texts: Texts, facts: Mapping[str, Fact]) -> None:
        self._texts = texts
        self._facts = facts
        self._words = {
            f"{name}-name": name for name, value in facts.items() if isinstance(value, str)
        }

    def __getitem__(self, key: str) -> Fact:
        name = self._words.get(key)
        if name is not None:
            return value_name(self._texts, self._facts[name], name)
        value = self._facts[key]
        return id_name(self._texts, key, value) or value

    def __iter__(self) -> Iterator[str]:
        yield from self._facts
        yield from self._words

    def __len__(self) -> int:
        return len(self._facts) + len(self._words)


SIDES: Final = ("side-own", "side-enemy")
"""Facts of every outcome: what the side whose turn it is and its enemy are called, `none` where no
battle is under way."""
LENGTH: Final = "length"
"""The fact that an outcome has for the unit of length."""


def headline_of(
    texts: Texts, procedure: Procedure, result: object, sides: Sequence[str] = ()
) -> str:
    """Return the line that settles the matter; `sides` are named as `SIDES`.

    What belongs to no game measures by the game's unit of length.
    """
    told = dict(zip(SIDES, sides or ("none", "none"), strict=True))
    told[LENGTH] = texts("unit-of-length")
    facts = Facts(texts, {**told, **dict(plain_fields(result, details=True))})
    return texts.format(f"outcome-{text_key(procedure.id)}", None, facts)


_AIMS: Final = frozenset({"target", "summoned", "manifestation", "host", "unit"})
"""Options that name whom an act is for or at."""
_FOES: Final = frozenset({"enemy", "enemies", "caster", "dispeller", "wizard"})
"""Options that name whom an act is against."""
_STRUCK: Final = frozenset({"target", "enemy", "enemies"})
"""Options whose units, where they are the first of an act, have `unit` against them."""
_MOST_NAMED: Final = 3
"""Units of either party that a headline names one by one."""
_ASKING: Final = {"active": 0, "other": 1}
"""Which of two sides may ask for what no unit does, whose turn it is first."""


@dataclass(frozen=True, slots=True)
class Parties:
    """The parties of an act: who does something, and to whom.

    Attributes:
        who: Names of the units that act, or of the side where no unit does.
        whom: Names of the units that it is done to.
        against: Whether those are the enemies of it, and not what it is aimed at.
    """

    who: tuple[str, ...] = ()
    whom: tuple[str, ...] = ()
    against: bool = False


NOBODY: Final = Parties()
"""Where no unit is named, and no side acts."""


def parties_of(
    procedure: Procedure, units: Mapping[str, Sequence[str]], sides: Sequence[str] = ()
) -> Parties:
    """Return who does something to whom.

    Args:
        procedure: What is done.
        units: Names of the units by the option that names them.
        sides: What the side whose turn it is and its enemy are called.
    """
    named = [
        (role, tuple(map(escaped, units[role])))
        for role in procedure.unit_options
        if units.get(role)
    ]
    if not named:
        asking = _ASKING.get(procedure.asked_by or "")
        return Parties((sides[asking],) if sides and asking is not None else ())
    (first, who), *others = named
    struck = first in _STRUCK
    for role, names in others:
        against = role in _FOES or (struck and role == "unit")
        if (against or role in _AIMS) and names != who:
            return Parties(who, names, against)
    return Parties(who)


def with_parties(texts: Texts, headline: str, parties: Parties) -> str:
    """Return a headline after who did it to whom, unless it names somebody of each already."""
    if not parties.who or not headline:
        return headline
    if all(names_any(headline, names) for names in (parties.who, parties.whom) if names):
        return headline
    return texts(
        "outcome-of",
        who=_listed(texts, parties.who),
        whom=_listed(texts, parties.whom) if parties.whom else None,
        against=parties.against,
        told=Marked(headline),
    )


def names_any(text: str, names: Iterable[str]) -> bool:
    """Return whether a text has one of some names, as a word of it."""
    return any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) for name in names)


def _listed(texts: Texts, names: Sequence[str]) -> str:
    """Return names in a row, of many the first and how many more there are."""
    if len(names) <= _MOST_NAMED:
        return Marked(" & ".join(names))
    shown = names[: _MOST_NAMED - 1]
    return texts("outcome-of-more", names=Marked(", ".join(shown)), count=len(names) - len(shown))


def tone_of(result: object) -> Tone:
    """Return what the colour says: most results are neither good nor bad for everybody."""
    known = getattr(result, "__dataclass_fields__", {})
    for good in ("passed", "success", "saved", "cast", "dispelled", "rallied"):
        if good in known and known[good].compare:
            return "good" if getattr(result, good) else "bad"
    return "bad" if getattr(result, "broken", False) else "neutral"


_NOT_DUE: Final = "not-due"
"""The step that says why there is no test, which the headline of that test says as well."""


def _untold(result: object, record: tuple[Told, ...]) -> tuple[Told, ...]:
    """Return what of a record the headline does not tell already."""
    if all(getattr(result, name, True) is not False for name in ("due", "allowed")):
        return record
    return tuple(part for part in record if not (isinstance(part, Step) and part.key == _NOT_DUE))


def outcome_card(
    texts: Texts,
    procedure: Procedure,
    result: object,
    record: tuple[Told, ...],
    *,
    units: Iterable[str] = (),
    spells: Sequence[str] = (),
    arguments: Mapping[str, object] = _NO_ARGUMENTS,
    changes: tuple[str, ...] = (),
    footer: str = "",
    parts: Sequence[Part] = (),
    sides: Sequence[str] = (),
) -> Card:
    """Return the card of a procedure that was run.

    Args:
        texts: The texts.
        procedure: What was run.
        result: What came out.
        record: Rolls and steps on the way.
        units: Names of the units concerned.
        spells: The spells that were named.
        arguments: Its arguments, by which it may have another name.
        changes: What is different now, a line each.
        footer: Where the dice come from.
        parts: Where each of mixed dice comes from.
        sides: What the side whose turn it is and its enemy are called.
    """
    return Card(
        title_of(texts, procedure, units, spells, arguments),
        headline_of(texts, procedure, result, sides),
        # Where the bot threw them all, the foot says so once.
        record_lines(
            texts,
            _untold(result, record),
            parts if any(part.source != "fair" for part in parts) else (),
        ),
        changes,
        footer,
        tone_of(result),
    )
