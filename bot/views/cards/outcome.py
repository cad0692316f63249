"""A procedure that was run, as a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.texts.bundle import escaped, text_key
from bot.texts.localiser import Texts, id_name
from bot.views.cards.card import Card, Tone
from bot.views.cards.chances import value_name
from bot.views.cards.rolls import record_lines
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.results.odds import plain_fields
from rulesets.dice.handles.mixed import Part
from rulesets.dice.handles.rolled import Step, Told
from rulesets.refusal import Fact


def title_of(
    texts: Texts, procedure: Procedure, units: Iterable[str], spells: Sequence[str] = ()
) -> str:
    """Return who and what: the units concerned, the procedure's name, the spells it is about."""
    name = texts(f"procedure-{text_key(procedure.id)}")
    if spells:
        name += f"{texts('colon')} {', '.join(texts(f'spell-{spell}') for spell in spells)}"
    who = escaped(" · ".join(dict.fromkeys(units)))
    return f"{who} — {name}" if who else name


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
        changes: What is different now, a line each.
        footer: Where the dice come from.
        parts: Where each of mixed dice comes from.
        sides: What the side whose turn it is and its enemy are called.
    """
    return Card(
        title_of(texts, procedure, units, spells),
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
