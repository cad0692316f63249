"""The chances of a procedure, as a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.localiser import Texts, id_name, text_key
from bot.views.card import Card
from bot.views.numbers import decimal, percent
from rulesets.core.odds import Odds, Value

_MOST_ROWS: Final = 14
_MOST_VALUES: Final = 8
_IMPOSSIBLE: Final = 1e-12


def value_name(texts: Texts, value: Value, field: str = "") -> str:
    """Return a value of a result's field as a word."""
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


def field_name(texts: Texts, name: str) -> str:
    """Return the name of a result's field; parts within are named after their place."""
    parts = name.split(".")
    shown = [part if part.isdigit() else texts(f"result-{text_key(part)}") for part in parts]
    return " ".join(shown)


def chance_lines(texts: Texts, name: str, chances: Mapping[Value, float]) -> tuple[str, ...]:
    """Return the lines of one field: yes or no in one, words in one, numbers with their mean."""
    title = field_name(texts, name)
    colon = texts("colon")
    values = list(chances.items())
    if all(isinstance(value, bool) for value, _ in values):
        return (f"{title}{colon} **{percent(texts, chances.get(True, 0.0))}**",)
    if all(isinstance(value, int) for value, _ in values):
        return _number_lines(texts, title, {int(value or 0): odds for value, odds in values})
    ordered = sorted(values, key=lambda pair: -pair[1])[:_MOST_VALUES]
    shown = " · ".join(
        f"{value_name(texts, value, name)} **{percent(texts, odds)}**" for value, odds in ordered
    )
    return (f"{title}{colon} {shown}",)


def _number_lines(texts: Texts, title: str, chances: Mapping[int, float]) -> tuple[str, ...]:
    mean = sum(value * odds for value, odds in chances.items())
    lines = [texts("odds-mean", name=title, mean=decimal(texts, mean))]
    values = sorted(value for value, odds in chances.items() if odds > _IMPOSSIBLE)
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
        f"{percent(texts, chances[value])} · ≥ {percent(texts, min(1.0, tail[value]))}"
        for value in likely
    )
    if len(values) > len(likely):
        lines.append(texts("odds-more", count=len(values) - len(likely)))
    return tuple(lines)


def _bar(chance: float, most: float) -> str:
    return "▇" * max(1, round(10 * chance / most)) if chance else ""


def odds_card(texts: Texts, title: str, odds: Odds) -> Card:
    """Return the chances of every field of a result."""
    lines: list[str] = []
    marginals = odds.marginals()
    for name, chances in marginals.items():
        lines.extend(chance_lines(texts, name, chances))
    if odds.exact:
        headline = texts("odds-exact")
    else:
        headline = texts("odds-simulated", margin=percent(texts, odds.margin))
    return Card(title, headline, tuple(lines), footer=texts("odds-nothing-rolled"), tone="odds")
