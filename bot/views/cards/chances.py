"""The chances of a procedure, as a card."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.texts.bundle import escaped, text_key
from bot.texts.localiser import Texts, id_name
from bot.views.cards.card import Card
from bot.views.cards.rolls import option_name
from bot.views.words.numbers import decimal, percent
from rulesets.core.results.odds import Column, Odds, Value
from rulesets.dice.handles.choices import Decision

_Marginals: TypeAlias = Mapping[str, Mapping[Value, float]]
NO_PARTS: Final[Mapping[str, str]] = MappingProxyType({})
_MOST_DRAWN: Final = 2
"""Numbers whose spread is drawn; where there are more, each has one line."""
_MOST_ROWS: Final = 14
_MOST_VALUES: Final = 8
_FEWER_VALUES: Final = range(_MOST_VALUES, 1, -1)
"""Values that one line names, fewer where a card would be too long; the others are one chance."""
_LONGEST: Final = 2200
"""Characters of all lines: with title, foot and what rests on other texts no card has 2,500."""
_NAMED: Final = ".name"
_OURS: Final = "unit"
_THEIRS: Final = "enemy"
_OF_ENEMY: Final = "enemy_"
"""How a field of the enemy begins that one of the unit's stands beside."""
_CAUSED: Final = frozenset({"wounds"})
"""Fields of what a side caused the other, not of what it has."""
_IMPOSSIBLE: Final = 1e-12
_CERTAIN: Final = 1.0 - 1e-12
_ONE_LINE: Final = 120
"""Characters of words that one line holds with their chances."""
_WORTH_SAYING: Final = 0.0005


def value_name(
    texts: Texts, value: Value, field: str = "", sides: Mapping[str, str] = NO_PARTS
) -> str:
    """Return a value of a result's field as a word.

    Args:
        texts: The texts.
        value: The value.
        field: The field.
        sides: What the units of a side are called, by the option that names them.
    """
    if isinstance(value, str) and value in sides:
        return sides[value]
    if value is None:
        return texts("value-none")
    if isinstance(value, bool):
        return texts("value-yes") if value else texts("value-no")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return decimal(texts, value)
    known = id_name(texts, field, value)
    if known is not None:
        return known
    for prefix in ("value", "choice"):
        key = f"{prefix}-{text_key(value)}"
        if texts.has(key):
            return texts(key)
    return value


def field_name(texts: Texts, name: str, parts: Mapping[str, str] = NO_PARTS) -> str:
    """Return the name of a result's field; parts within go by their own name or their place.

    Args:
        texts: The texts.
        name: The field, `units.1.broken`.
        parts: Names of parts, such as those of units: `units.1`.
    """
    for part, own in parts.items():
        if name.startswith(f"{part}."):
            return f"{own}{texts('colon')} {field_name(texts, name.removeprefix(f'{part}.'))}"
    words = name.split(".")
    return " ".join(word if word.isdigit() else texts(f"result-{text_key(word)}") for word in words)


def chance_lines(
    texts: Texts,
    name: str,
    chances: Mapping[Value, float],
    *,
    title: str | None = None,
    brief: bool = False,
    sides: Mapping[str, str] = NO_PARTS,
    most: int = _MOST_VALUES,
) -> tuple[str, ...]:
    """Return the lines of one field: yes or no in one, words in one, numbers with their mean.

    Args:
        texts: The texts.
        name: The field.
        chances: The chance of each value.
        title: What it is called here; its own name by default.
        brief: Whether numbers too are to fit one line.
        sides: What the units of a side are called, by the option that names them.
        most: How many values one line names; the others are told together.
    """
    title = field_name(texts, name) if title is None else title
    colon = texts("colon")
    values = [(value, odds) for value, odds in chances.items() if odds > _IMPOSSIBLE]
    if all(isinstance(value, bool) for value, _ in values):
        return (f"{title}{colon} **{percent(texts, chances.get(True, 0.0))}**",)
    if all(isinstance(value, int) for value, _ in values):
        numbers = {int(value or 0): odds for value, odds in values}
        return (
            _number_line(texts, title, numbers, most)
            if brief
            else _number_lines(texts, title, numbers)
        )
    if any(isinstance(value, int) for value, _ in values):
        return (_mixed_line(texts, title, chances, most),)
    ordered = sorted(values, key=lambda pair: -pair[1])
    most += len(ordered) == most + 1  # a single other value is named as well
    shown = [
        (value_name(texts, value, name, sides), percent(texts, odds))
        for value, odds in ordered[:most]
    ]
    shown += [(texts("odds-others"), percent(texts, rest)) for rest in _folded(ordered[most:])]
    if sum(len(word) for word, _ in shown) > _ONE_LINE:
        return (f"{title}{colon}", *(f"**{chance}** {word}" for word, chance in shown))
    return (f"{title}{colon} " + " · ".join(f"{word} **{chance}**" for word, chance in shown),)


def _folded(left: Sequence[tuple[Value, float]]) -> tuple[float, ...]:
    """Return the chance of all values that are not named, nothing where it is not worth saying."""
    rest = sum(odds for _, odds in left)
    return (rest,) if rest >= _WORTH_SAYING else ()


def _others(texts: Texts, chances: Mapping[int, float], named: Collection[int]) -> list[str]:
    """Return what tells of the numbers that a line does not name."""
    left = [(value, odds) for value, odds in chances.items() if value not in named]
    word, colon = texts("odds-others"), texts("colon")
    return [f"{word}{colon} {percent(texts, rest)}" for rest in _folded(left)]


def _mixed_line(
    texts: Texts, title: str, chances: Mapping[Value, float], most: int = _MOST_VALUES
) -> str:
    """Return the line of a number that may be missing, such as the distance of a misfire."""
    colon = texts("colon")
    numbers = {value: odds for value, odds in chances.items() if isinstance(value, int)}
    others = [value for value in chances if not isinstance(value, int)]
    likely = _likeliest(numbers, most)
    shown = [
        f"{value_name(texts, value)}{colon} {percent(texts, chances[value])}"
        for value in [*likely, *others]
    ]
    return f"{title} ({' · '.join((*shown, *_others(texts, numbers, likely)))})"


def _number_line(
    texts: Texts, title: str, chances: Mapping[int, float], most: int
) -> tuple[str, ...]:
    mean = sum(value * odds for value, odds in chances.items())
    likely = _likeliest(chances, most)
    shown = [f"{value}{texts('colon')} {percent(texts, chances[value])}" for value in likely]
    told = " · ".join((*shown, *_others(texts, chances, likely)))
    return (f"{texts('odds-mean', name=title, mean=decimal(texts, mean))} ({told})",)


def _likeliest(chances: Mapping[int, float], most: int) -> list[int]:
    """Return the numbers that one line names, in their order."""
    likely = [value for value in sorted(chances) if chances[value] >= _WORTH_SAYING]
    most += len(likely) == most + 1
    return sorted(sorted(likely, key=lambda value: -chances[value])[:most])


def _number_lines(texts: Texts, title: str, chances: Mapping[int, float]) -> tuple[str, ...]:
    mean = sum(value * odds for value, odds in chances.items())
    lines = [texts("odds-mean", name=title, mean=decimal(texts, mean))]
    values = sorted(chances)
    if len(values) == 1:
        return tuple(lines)
    likely = sorted(sorted(values, key=lambda value: -chances[value])[:_MOST_ROWS])
    tail = {}
    left = 0.0
    for value in reversed(values):
        left += chances[value]
        tail[value] = left
    width = max(len(str(value)) for value in likely)
    lines.extend(
        f"`{value:>{width}}` {_bar(chances[value], max(chances.values()))} "
        f"{percent(texts, chances[value])}{_or_more(texts, value, tail[value])}"
        for value in likely
    )
    if len(values) > len(likely):
        left = sum(chances[value] for value in values if value not in likely)
        count = len(values) - len(likely)
        lines.append(texts("odds-more", count=count, chance=percent(texts, left)))
    return tuple(lines)


def _or_more(texts: Texts, value: int, chance: float) -> str:
    """Return the chance of a value or more, nothing where that is certain."""
    return "" if chance > _CERTAIN else f" · {value}+{texts('colon')} {percent(texts, chance)}"


def _bar(chance: float, most: float) -> str:
    return "▇" * max(1, round(10 * chance / most)) if chance else ""


def _names_of(marginals: Mapping[str, Mapping[Value, float]]) -> Mapping[str, str]:
    """Return what parts of a result are called, by place, where that is the same in all of them."""
    named = (
        (name, set(marginal) - {None})
        for name, marginal in marginals.items()
        if name.endswith(_NAMED)
    )
    return {
        name.removesuffix(_NAMED): escaped(str(found.pop()))
        for name, found in named
        if len(found) == 1
    }


@dataclass(frozen=True, slots=True)
class _Named:
    """The texts, with names of parts of a result and of its sides, and how much a line names."""

    texts: Texts
    parts: Mapping[str, str]
    sides: Mapping[str, str]
    most: int = _MOST_VALUES

    def title(self, name: str, fields: Collection[str], parts: Mapping[str, str]) -> str:
        """Return the name of a field: of one that both sides have, with the side's own."""
        own = name.removeprefix(_OF_ENEMY)
        if not self.sides or not {own, _OF_ENEMY + own} <= set(fields):
            return field_name(self.texts, name, parts)
        side = self.sides[_OURS if own == name else _THEIRS]
        told = self.texts(f"odds-caused-{own}") if own in _CAUSED else field_name(self.texts, own)
        return f"{side}{self.texts('colon')} {told}"


def odds_card(
    texts: Texts,
    title: str,
    odds: Odds,
    parts: Mapping[str, str] = NO_PARTS,
    *,
    columns: Sequence[Column] = (),
    sides: Mapping[str, str] = NO_PARTS,
) -> Card:
    """Return the chances of every field of a result; what is certain only where nothing else is.

    What players decide is told beside, never averaged: by what the chances go, and what is other
    where one of them decides otherwise.

    Args:
        texts: The texts.
        title: What is asked.
        odds: The chances.
        parts: Names of parts; one that has a name of its own, always the same, is told by it.
        columns: The chances where one decision falls otherwise.
        sides: What the units of a side are called, by the option that names them, where the
            result is about two sides.
    """
    for most in _FEWER_VALUES:
        lines = _all_lines(_Named(texts, parts, sides, most), odds, columns)
        if _length(lines) <= _LONGEST:
            break
    lines = _within(texts, lines)
    if odds.exact:
        headline = texts("odds-exact")
    else:
        headline = texts("odds-simulated", margin=percent(texts, odds.margin))
    return Card(title, headline, lines, footer=texts("odds-nothing-rolled"), tone="odds")


def _all_lines(named: _Named, odds: Odds, columns: Sequence[Column]) -> tuple[str, ...]:
    usual = odds.marginals()
    lines = [*_decided(named.texts, odds), *_lines(named, usual)]
    for column in columns:
        lines += _column_lines(named, usual, column)
    return tuple(lines)


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _within(texts: Texts, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Return the first lines that a card has room for, and how many are left out."""
    kept = len(lines)
    while _length(lines[:kept]) > _LONGEST:
        kept -= 1
    if kept == len(lines):
        return lines
    return (*lines[:kept], texts("odds-left-out", count=len(lines) - kept))


def _decided(texts: Texts, odds: Odds) -> tuple[str, ...]:
    """Return the line that tells by which options the chances go."""
    options = [
        texts("odds-if", kind="as", **_of(texts, [decision], decision.default))
        for decision in odds.decisions
    ]
    return (texts("odds-decided", options=" · ".join(options)),) if options else ()


def _of(texts: Texts, decisions: Sequence[Decision], option: str) -> dict[str, str | None]:
    units = ", ".join(escaped(decision.subject) for decision in decisions if decision.subject)
    return {"unit": units or None, "option": escaped(option_name(texts, decisions[0], option))}


def _column_lines(named: _Named, before: _Marginals, column: Column) -> tuple[str, ...]:
    """Return the chances of the fields that a decision changes."""
    texts, after = named.texts, column.odds.marginals()
    changed = {
        name
        for name in {**before, **after}
        if any(
            abs(before.get(name, {}).get(value, 0.0) - after.get(name, {}).get(value, 0.0))
            > _WORTH_SAYING
            for value in {**before.get(name, {}), **after.get(name, {})}
        )
    }
    decided = _of(texts, column.decisions, column.option)
    title = texts("odds-if", kind="if", **decided)
    if not changed:
        return (texts("odds-if-same", choice=title),)
    lines = _lines(named, after, changed)
    if not column.odds.exact:
        margin = percent(texts, column.odds.margin)
        lines = (texts("odds-simulated", margin=margin), *lines)
    return (f"**{title}**", *lines)


def _lines(
    named: _Named, every: _Marginals, changed: Collection[str] | None = None
) -> tuple[str, ...]:
    """Return the lines of the fields, or of those that changed."""
    marginals = {name: row for name, row in every.items() if not name.endswith(_NAMED)} or every
    uncertain = {
        name: chances
        for name, chances in marginals.items()
        if sum(chance > _IMPOSSIBLE for chance in chances.values()) > 1
    }
    known = {name: chances for name, chances in marginals.items() if set(chances) != {None}}
    shown = uncertain or known or marginals
    if changed is not None:
        shown = {name: chances for name, chances in marginals.items() if name in changed}
    numeric = sum(
        all(isinstance(value, int) and not isinstance(value, bool) for value in chances)
        for chances in uncertain.values()
    )
    brief = numeric > _MOST_DRAWN or changed is not None
    parts = {**_names_of(every), **named.parts}
    lines: list[str] = []
    for name, chances in shown.items():
        title = named.title(name, marginals, parts)
        lines.extend(
            chance_lines(
                named.texts,
                name,
                chances,
                title=title,
                brief=brief,
                sides=named.sides,
                most=named.most,
            )
        )
    return tuple(lines)
