"""The words for a number that a side keeps."""

from __future__ import annotations

from collections.abc import Iterable

from bot.texts.bundle import text_key
from bot.texts.localiser import Texts, id_name
from rulesets.core.results.counted import APART, BY_NAME, SEPARATOR, unit_name, without_mark


def is_told(texts: Texts, counter: str) -> bool:
    """Return whether a counter means something to players: its text has no attribute `untold`."""
    return not texts.has(f"counter-{text_key(counter.partition(BY_NAME)[0])}", "untold")


def counter_text(texts: Texts, counter: str, value: int, units: Iterable[str] = ()) -> str:
    """Return a counter with its value, or in words.

    Of units it tells the names as their players spell them, as far as `units` has them.

    These tell what was done once, `done-counter-<id>`, or what each value stands for,
    `state-counter-<id>`.
    """
    if BY_NAME in counter:
        return counter_name(texts, counter, units)
    state = f"state-counter-{text_key(counter)}"
    if texts.has(state):
        return texts(state, value=value)
    done = f"done-counter-{text_key(counter)}"
    if value == 1 and texts.has(done):
        return texts(done)
    return f"{texts(f'counter-{text_key(counter)}')} {value}"


def counter_name(texts: Texts, counter: str, units: Iterable[str] = ()) -> str:
    """Return what a counter is called, with the name of what it counts where it counts by name."""
    declared, _, name = counter.partition(BY_NAME)
    called = texts(f"counter-{text_key(declared)}")
    if not name:
        return called
    return texts("counter-by-name", counter=called, name=counted_name(texts, name, units))


def counted_name(texts: Texts, name: str, units: Iterable[str] = ()) -> str:
    """Return what a counter counts, from the name by which it does; nothing is escaped."""
    spelled = {unit_name(unit): unit for unit in units}
    parts = (
        id_name(texts, "spell", part) or spelled.get(part) or _gone(part)
        for part in name.split(SEPARATOR)
    )
    return ", ".join(parts)


def counted_typed(name: str, units: Iterable[str]) -> str:
    """Return what players type for what a counter counts: no mark, but the unit as they spell it.

    Where nobody has the name any more, the mark alone tells which is meant.
    """
    spelled = {marked: unit for unit in units if APART in (marked := unit_name(unit))}
    return SEPARATOR.join(spelled.get(part, part) for part in name.split(SEPARATOR))


def _gone(part: str) -> str:
    """Return the name of what nobody spells any more, as far as the counter has it."""
    name = without_mark(part).replace("-", " ")
    return f"{name[:1].upper()}{name[1:]}" or "?"
