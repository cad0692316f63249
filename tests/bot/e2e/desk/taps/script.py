"""A script of taps: what players press, and what must come of it.

    Ana: /desk                                         typed: only before the first tap
    Ana: Names and points… > {side_one: Storm | points: 1000}    a form, filled in
    Ana: Shoot: Archers > Orcs > 16–30 > none          one press after the other

A press names a button or an entry of a list by the beginning of its label; `Charge: Knights` is
also the button "Knights" below the word "Charge". The first of a line is one of the desk's, or,
before a battle and after it, one of what the player saw last; those after it stand in the sheet
that only the player sees. What must come of a line stands below it:

    = words      the answer says so
    ? unit x/y   a unit has x of y models; then wounds noted (-1) and its statuses, all of them
    $ side       the counters of a side, all of them
    + label      the desk then has a button that begins so
    - label      it has none that does
    * label      the desk that the player alone is shown, with who still has to act, has it so
    # anything   a remark
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.bot.e2e.desk.tapping import Pressable, plain
from tests.trials.games.script import side_told, unit_told

_SPOKEN: Final = re.compile(r"(?P<player>\w+): (?P<said>.+)")
_THEN: Final = " > "
_FORM: Final = re.compile(r"\{(?P<fields>.+)\}")


@dataclass(slots=True)
class Line:
    """A line of the script.

    Attributes:
        where: File and number.
        player: Who plays it.
        said: What is typed or pressed.
        words: What the answer says.
        units: Units by name as they stand afterwards, in the short form of `/battle status`.
        sides: Counters by side, likewise.
        shown: Beginnings of labels that the desk has afterwards.
        hidden: Those that it has not.
        own: Labels that the desk has which this player alone is shown.
    """

    where: str
    player: str
    said: str
    words: list[str] = field(default_factory=list)
    units: dict[str, str] = field(default_factory=dict)
    sides: dict[str, str] = field(default_factory=dict)
    shown: list[str] = field(default_factory=list)
    hidden: list[str] = field(default_factory=list)
    own: list[str] = field(default_factory=list)

    @property
    def typed(self) -> bool:
        """Tell whether it is a command."""
        return self.said.startswith("/")

    @property
    def presses(self) -> tuple[str, ...]:
        """The presses, one after the other."""
        return tuple(self.said.split(_THEN))

    @property
    def filled(self) -> dict[str, str]:
        """Values by field of the form that the line ends with, empty without one."""
        return self.fields(self.presses[-1]) or {}

    @staticmethod
    def fields(press: str) -> dict[str, str] | None:
        """Return what is filled into a form, None for a press."""
        form = _FORM.fullmatch(press)
        if form is None:
            return None
        pairs = (each.partition(": ") for each in form["fields"].split(" | "))
        return {name: value for name, _, value in pairs}

    def check_answer(self, told: str) -> None:
        """Hold an answer against what is expected."""
        for words in self.words:
            assert words in plain(told), f"{self.where}: {words!r} not in\n{told}"

    def check_desk(self, found: list[Pressable]) -> None:
        """Hold what the desk offers against what is expected."""
        told = f"{self.where}: {[each.label for each in found]}"
        for label in self.shown:
            assert any(each.is_called(label) for each in found), told
        for label in self.hidden:
            assert not any(each.is_called(label) for each in found), told

    def check_table(self, battle: dict[str, Any]) -> None:
        """Hold the battle, as `/battle status` gives it, against what is expected."""
        units = {unit["name"]: unit_told(unit) for unit in battle["units"]}
        sides = {side["name"]: side_told(side) for side in battle["sides"]}
        assert {name: units[name] for name in self.units} == self.units, self.where
        assert {name: sides[name] for name in self.sides} == self.sides, self.where


def read_taps(path: Path) -> list[Line]:
    """Return the lines of a script."""
    found: list[Line] = []
    tapped = False
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{path.name}:{number}"
        sign, _, rest = raw.strip().partition(" ")
        spoken = _SPOKEN.fullmatch(raw)
        if spoken is not None:
            found.append(Line(where, spoken["player"], spoken["said"]))
            tapped |= not found[-1].typed
            assert not (tapped and found[-1].typed), f"{where}: typed after the first tap"
        elif sign in {"=", "+", "-", "*"}:
            line = found[-1]
            kept = {"=": line.words, "+": line.shown, "-": line.hidden, "*": line.own}
            kept[sign].append(rest)
        elif sign in {"?", "$"}:
            name, _, told = rest.partition(" ")
            (found[-1].units if sign == "?" else found[-1].sides)[name] = told
        else:
            assert not sign or sign.startswith("#"), f"{where}: {raw}"
    return found
