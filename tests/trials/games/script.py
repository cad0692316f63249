"""A script of a whole game: what players type, and what must come of every line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

GAMES: Final = ("river", "spearhead", "border", "ninth")
_SPOKEN: Final = re.compile(r"(?P<player>\w+): (?P<line>/.+)")


@dataclass(slots=True)
class Line:
    """A line of the script.

    Attributes:
        number: Where it stands.
        player: Who types it.
        text: What is typed.
        words: What the answer says.
        refused: The code of the refusal, None where it is done.
        units: Units by name as they stand afterwards, in the script's short form.
        sides: Counters by side, likewise.
    """

    number: int
    player: str
    text: str
    words: list[str] = field(default_factory=list)
    refused: str | None = None
    units: dict[str, str] = field(default_factory=dict)
    sides: dict[str, str] = field(default_factory=dict)

    @property
    def looked_at(self) -> bool:
        """Tell whether the table is to be looked at afterwards."""
        return bool(self.units or self.sides)

    def check_answer(self, text: str, refused: str | None) -> None:
        """Hold an answer against what is expected."""
        assert refused == self.refused, f"line {self.number}: {text}"
        for words in self.words:
            assert words in text, f"line {self.number}: {text}"

    def check_table(self, battle: dict[str, Any]) -> None:
        """Hold the battle, as `/battle status` gives it, against what is expected."""
        units = {unit["name"]: unit_told(unit) for unit in battle["units"]}
        sides = {side["name"]: side_told(side) for side in battle["sides"]}
        found = {name: units[name] for name in self.units}
        assert found == self.units, f"line {self.number}: {found}"
        assert {name: sides[name] for name in self.sides} == self.sides, f"line {self.number}"


def unit_told(unit: dict[str, Any]) -> str:
    """Return how a unit stands, in the script's short form."""
    if unit["destroyed"]:
        return "gone"
    wounds = [f"-{unit['carried']}"] if unit["carried"] else []
    models = f"{unit['models']}/{unit['size']}"
    return " ".join([models, *wounds, *sorted(unit["statuses"])])


def side_told(side: dict[str, Any]) -> str:
    """Return the counters of a side, in the script's short form."""
    return " ".join(f"{name}:{count}" for name, count in sorted(side["counters"].items()))


def read_script(game: str = GAMES[0]) -> list[Line]:
    """Return the lines of a script."""
    path = Path(__file__).parent / f"{game}.game"
    found: list[Line] = []
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        sign, _, rest = raw.strip().partition(" ")
        spoken = _SPOKEN.fullmatch(raw)
        if spoken is not None:
            found.append(Line(number, spoken["player"], spoken["line"]))
        elif sign == "=":
            found[-1].words.append(rest)
        elif sign == "!":
            found[-1].refused = rest
        elif sign in {"?", "$"}:
            name, _, told = rest.partition(" ")
            (found[-1].units if sign == "?" else found[-1].sides)[name] = told
        else:
            assert not sign or sign.startswith("#"), f"line {number}: {raw}"
    return found


def _without_spell(held: dict[str, Any]) -> dict[str, Any]:
    """Return a status without the row of the spell that brought it."""
    return {name: value for name, value in held.items() if name != "spell"}


def whole(battle: dict[str, Any]) -> dict[str, Any]:
    """Return a battle without its rows' ids, which no two battles share."""
    sides = {unit["side_id"] for unit in battle["units"]}
    places = {side: index for index, side in enumerate(sorted(sides))}
    hosts = {unit["id"]: unit["name"] for unit in battle["units"]}
    units = [
        {
            **{name: value for name, value in unit.items() if name not in ("id", "side_id")},
            "side": places[unit["side_id"]],
            "statuses": {name: _without_spell(held) for name, held in unit["statuses"].items()},
            "host_id": hosts.get(unit.get("host_id") or 0),
        }
        for unit in battle["units"]
    ]
    links = [_named(link, hosts) for link in battle.get("links", ())]
    return {**battle, "units": units, "links": links}


def _named(link: dict[str, Any], names: Mapping[int, str]) -> dict[str, Any]:
    """Return a link with the names of its units in the stead of ids."""
    ends = {end: names.get(link.get(end) or 0) for end in ("unit_id", "other_id")}
    kept = {name: value for name, value in link.items() if name not in ("id", "spell_id")}
    return {**kept, **ends}
