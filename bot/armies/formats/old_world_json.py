"""Lists as Old World Builder keeps them in files: each unit with all that it may have.

What is chosen is marked as active, and costs are for a model or for the unit. A unit's cost is
what its models and all that is chosen come to; its detachments stand by themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, TypeAlias

from bot.armies.formats.pasted.costs import split_options
from bot.armies.formats.pasted.entry import Entry, Recognised
from bot.armies.roster import MOST_LEFT, MOST_UNITS, shortened
from rulesets.refusal import Refusal

_Json: TypeAlias = Mapping[str, Any]

_PARTS: Final = (
    "lords", "heroes", "characters", "core", "special", "rare", "mercenaries", "allies",
)  # fmt: skip
_GEAR: Final = ("equipment", "armor", "options", "command", "mounts")
_CHARACTERS: Final = "characters"
_DETACHMENT: Final = "Detachment"
"""The option of a unit that fights in a detachment, which has no command."""
_GAME: Final = "the-old-world"
_SYSTEM: Final = "Warhammer: The Old World"
_SURE: Final = 100
_LEAST: Final = 2
_MOST_NAMED: Final = 3
_LARGEST: Final = 9999
_LONGEST: Final = 200
"""Characters of a name that are looked at."""
_MOST_OPTIONS: Final = 40
_MOST_CHOICES: Final = 200
"""Of one kind that a unit may have; builders offer a fifth of them."""
_MARK: Final = re.compile(r" ?\{[^{}]{0,40}\}")
"""What tells things of one name apart, which no list shows."""
_STATS: Final = ("M", "WS", "BS", "S", "T", "W", "I", "A", "Ld")


def is_old_world(data: object) -> bool:
    """Return whether a file is a list of Old World Builder."""
    return (
        isinstance(data, dict)
        and isinstance(data.get("game"), str)
        and any(isinstance(data.get(part), list) for part in _PARTS)
    )


def only_list(data: Sequence[Any]) -> _Json:
    """Return the list of a file that holds every list of a player, where it is the only one.

    Raises:
        Refusal: `army-several-lists`, and `army-not-a-roster` where there is none.
    """
    lists: list[_Json] = [each for each in data if is_old_world(each)]
    if not lists:
        raise Refusal("army-not-a-roster")
    if len(lists) >= _LEAST:
        names = [shortened(_text(each.get("name"))) for each in lists[:_MOST_NAMED]]
        told = [f"{number}. {name}" for number, name in enumerate(names, 1)]
        more = ["…"] if len(lists) > _MOST_NAMED else []
        raise Refusal("army-several-lists", count=len(lists), lists="; ".join([*told, *more]))
    return lists[0]


def read_old_world(data: _Json, locale: str) -> Recognised:
    """Return the units of a list.

    Args:
        data: The list.
        locale: The language that names are taken in, where the list has it.

    Raises:
        Refusal: `army-empty`.
    """
    reader = _Reader(data, f"name_{locale}")
    for part in _PARTS:
        for unit in _each(data.get(part)):
            reader.take(unit, part)
            if reader.full:
                break
    if not reader.entries:
        raise Refusal("army-empty")
    game = _text(data.get("game"))
    system = _SYSTEM if game == _GAME else game.replace("-", " ")
    return Recognised("old-world", _SURE, reader.entries, _text(data.get("name")), system)


def _each(data: object) -> Iterator[_Json]:
    """Yield the things of a list that may be none."""
    yield from (each for each in data if isinstance(each, dict)) if isinstance(data, list) else ()


def _text(data: object) -> str:
    return data[:_LONGEST].strip() if isinstance(data, str) else ""


def _number(data: object) -> int:
    """Return a number that is written as one or as a text; none is 0."""
    if isinstance(data, str):
        data = int(data) if data.isascii() and data.isdecimal() and len(data) < len("12345") else 0
    if isinstance(data, bool) or not isinstance(data, int | float):
        return 0
    return int(data) if -_LARGEST <= data <= _LARGEST else 0


class _Reader:
    """A reader of such a list, unit by unit.

    Attributes:
        entries: Its units.
    """

    def __init__(self, data: _Json, named: str) -> None:
        self.entries: list[Entry] = []
        self._named = named
        self._held: set[str] = set()  # the items of the unit that is read
        self._composition = data.get("armyComposition") or data.get("army")

    @property
    def full(self) -> bool:
        """Tell whether no more units would be told of."""
        return len(self.entries) > MOST_UNITS + MOST_LEFT

    def take(self, unit: _Json, part: str) -> None:
        """Read a unit, and its detachments behind it."""
        models = _number(unit.get("strength")) or _number(unit.get("minimum")) or 1
        entry = self._entry(unit, models)
        self._held = {str(item.get("name_en")) for item in _items(unit.get("items"))}
        for kind in _GEAR:
            if kind != "command" or not _is_detached(unit):
                self._gear(entry, unit, kind, stacked=kind == "options")
        character = _CHARACTERS in (part, unit.get("unitType"))
        for item in _items(unit.get("items")):
            self._pay(entry, _item_cost(item, character=character, unit=unit))
            self._bear(entry, item, _number(item.get("amount")))
        for detachment in _each(unit.get("detachments")):
            strength = _number(detachment.get("strength"))
            if strength > 0 and not self.full:
                apart = self._entry(detachment, strength)
                for kind in ("equipment", "armor", "options"):
                    self._gear(apart, detachment, kind, stacked=kind == "equipment")

    def _entry(self, unit: _Json, models: int) -> Entry:
        """Return a unit with what its models cost."""
        profile = unit.get("profile")
        stats = next(_each(profile.get("stats")), {}) if isinstance(profile, dict) else {}
        values = tuple((sign, _sign(stats[sign])) for sign in _STATS if sign in stats)
        name = _bare(_text(unit.get("name"))) or self._name(unit)
        points = models * _number(unit.get("points"))
        entry = Entry(0, name, points, models, values=values)
        self.entries.append(entry)
        return entry

    def _gear(self, entry: Entry, unit: _Json, kind: str, *, stacked: bool) -> None:
        """Note what is chosen of a kind for a unit, and what it costs."""
        models = _number(unit.get("strength")) or 1
        for choice in islice(_each(unit.get(kind)), _MOST_CHOICES):
            if stacked and choice.get("stackable"):
                count = _number(choice.get("stackableCount")) or _number(choice.get("minimum"))
                if count > 0:
                    self._pay(entry, count * _number(choice.get("points")))
                    self._bear(entry, choice, count)
            elif self._is_chosen(choice, unit, kind):
                each = bool(choice.get("perModel")) and kind != "command"
                self._pay(entry, _number(choice.get("points")) * (models if each else 1))
                self._bear(entry, choice)
                if not (each and kind == "options"):
                    self._within(entry, choice, models)

    def _within(self, entry: Entry, choice: _Json, models: int) -> None:
        """Note what is chosen of something that is chosen itself."""
        for option in islice(_each(choice.get("options")), _MOST_CHOICES):
            if option.get("active"):
                each = models if option.get("perModel") else 1
                self._pay(entry, _number(option.get("points")) * each)
                self._bear(entry, option)
        magic = choice.get("magic")
        for item in _each(magic.get("selected")) if isinstance(magic, dict) else ():
            self._pay(entry, _item_cost(item, character=True))
            self._bear(entry, item, _number(item.get("amount")))

    def _is_chosen(self, choice: _Json, unit: _Json, kind: str) -> bool:
        if kind == "options":
            return bool(choice.get("active")) or self._is_always(choice, unit)
        needed = choice.get("requiredMagicItem")
        return bool(choice.get("active")) and (not needed or str(needed) in self._held)

    def _is_always(self, choice: _Json, unit: _Json) -> bool:
        """Return whether a unit has something in this army without a choice."""
        composition = choice.get("armyComposition")
        whole = bool(choice.get("perModel") or choice.get("options")) or composition is None
        here = whole or composition in (unit.get("army"), self._composition)
        return bool(choice.get("alwaysActive")) and here

    def _pay(self, entry: Entry, points: int) -> None:
        entry.points = (entry.points or 0) + points

    def _bear(self, entry: Entry, thing: _Json, count: int = 0) -> None:
        """Note what a unit has, by its name."""
        if len(entry.options) < _MOST_OPTIONS:
            named = split_options(self._name(thing))
            entry.options += [f"{count}x {name}" if count > 1 else name for name in named]

    def _name(self, thing: _Json) -> str:
        return _bare(_text(thing.get(self._named)) or _text(thing.get("name_en")))


def _bare(name: str) -> str:
    """Return a name without what the builder marks it with."""
    return _MARK.sub("", name).replace("*", "").strip()


def _items(groups: object) -> Iterator[_Json]:
    """Yield the items that are chosen for a unit."""
    for group in _each(groups):
        yield from _each(group.get("selected"))


def _is_detached(unit: _Json) -> bool:
    """Return whether a unit fights in a detachment, and so has no command."""
    return any(
        option.get("name_en") == _DETACHMENT and option.get("active")
        for option in _each(unit.get("options"))
    )


def _item_cost(item: _Json, *, character: bool, unit: _Json | None = None) -> int:
    """Return what an item costs, which differs for units where it is for each of their models."""
    amount = _number(item.get("amount")) or 1
    if not character and item.get("perModel"):
        models = _number((unit or {}).get("strength")) or 1
        return models * amount * _number(item.get("perModelPoints"))
    if not character and item.get("perUnitPoints"):
        return amount * _number(item.get("perUnitPoints"))
    return amount * _number(item.get("points"))


def _sign(value: object) -> str:
    return str(value)[:12] if isinstance(value, str | int) else ""
