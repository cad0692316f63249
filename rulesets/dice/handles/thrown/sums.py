"""Reading what dice came to together: as all that is told, or beside their faces."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from rulesets.dice.handles.mixed import DiceInput
from rulesets.dice.handles.thrown.faces import read_marks
from rulesets.dice.handles.thrown.line import Line
from rulesets.refusal import Doubt, Refusal

_ALONE: Final = re.compile(r"t*,?(?P<total>[NS]),?t*")
_A_SUM: Final = re.compile(r"(?P<an>S),?(?P<total>[NS])")
_BESIDE: Final = (
    re.compile(r"(?P<faces>.+?),*t+,*(?P<total>[NS])"),
    re.compile(r"t*,*(?P<total>[NS]),*(?P<faces>[^t]+)"),
    re.compile(r"(?P<faces>[NS,]+?),*(?P<total>[NS])"),
)
_TESTED: Final = re.compile("[sf],*(?P<behind>[NS])|(?P<before>[NS]),*[sf]")


def read_sum(line: Line) -> DiceInput | None:
    """Return dice of which a line tells the sum, None where it tells none.

    Raises:
        Refusal: `typed-disagree`; `typed-sum`, where faces matter or do not come to what is told.
    """
    if line.special:
        return None
    alone = _ALONE.fullmatch(line.word) or _an_only_sum(line)
    if alone is not None:
        return _total(line, line.pieces[alone.start("total")].text, line.number(alone, "total"))
    for pattern in _BESIDE:
        match = pattern.fullmatch(line.word)
        told = None if match is None else _told(line, match)
        if told is not None:
            return told
    if "t" in line.word and not line.summed:
        raise Refusal("typed-sum")
    return None


def _an_only_sum(line: Line) -> re.Match[str] | None:
    """Return the total of `un beau sept`, where it is more than a die shows."""
    match = _A_SUM.fullmatch(line.word)
    if match is None or line.wanted is None or line.number(match, "an") != 1:
        return None
    return match if line.number(match, "total") > max(line.wanted.die.marks) else None


def _total(line: Line, text: str, number: int) -> DiceInput | None:
    """Return a number as what the dice came to, None where it is a face or several."""
    wanted = line.wanted
    if wanted is None or not line.summed:
        if "t" in line.word:
            raise Refusal("typed-sum")
        return None
    if "t" not in line.word:
        split = line.split(text, wanted.die) if text.isdecimal() else None
        faces = split is not None and len(split) <= wanted.count
        least, most = min(wanted.die.values), max(wanted.die.values)
        possible = least * wanted.count <= number <= most * wanted.count
        if number in wanted.die.marks or faces or not possible:
            return None
    read_off = wanted.die.marks == wanted.die.values
    face = wanted.count == 1 and read_off and number in wanted.die.values
    return DiceInput((number,)) if face else DiceInput(total=number)


def _told(line: Line, match: re.Match[str]) -> DiceInput | None:
    """Return faces beside their sum, None where they are not that.

    Raises:
        Refusal: `typed-disagree`, where they come to something else.
    """
    if "t" in match["faces"] or line.wanted is None or line.word == "SS":
        return None
    marks: tuple[int, ...] = ()
    with suppress(Refusal):
        marks = read_marks(line.part(*match.span("faces"))) or ()
    total = line.number(match, "total")
    if total == 1 and line.word[match.start("total") :].startswith("SN"):
        return None  # un 2
    plain = line.wanted.die.marks == line.wanted.die.values
    if "t" not in line.word and plain and total in line.wanted.die.marks:
        return None  # of 4 3 1 the first may be a die, though it is what the others come to
    whole = len(marks) == line.wanted.count
    if not whole or not line.may_fall(list(marks)):
        return None
    comes_to = sum(line.wanted.die.worth(marks))
    if comes_to != total and "t" in line.word and line.summed:
        raise Refusal("typed-disagree", shown=" ".join(map(str, marks)), sum=comes_to, total=total)
    return DiceInput(marks) if comes_to == total else None


def check_tested(line: Line) -> None:
    """Ask about `5, passed` of two dice, which may be their total.

    Raises:
        Doubt: `typed-beside`.
    """
    wanted, match = line.wanted, _TESTED.fullmatch(line.said)
    if match is None or wanted is None or wanted.wins is not None or not wanted.summed:
        return
    total = line.said_numbers[match.start("before" if match["before"] else "behind")]
    if wanted.count <= total <= max(wanted.die.marks) and wanted.count > 1:
        raise Doubt(Refusal("typed-beside", text=str(total)), (f"total {total}",))
