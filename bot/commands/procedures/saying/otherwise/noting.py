"""Words of a sentence that tell what must be noted of a unit before its act goes by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.commands.desk.marks import moment_of
from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.otherwise.beside import MOVED
from bot.commands.procedures.saying.readings import Reading
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.procedures.saying.wording import words_in
from bot.commands.procedures.saying.words import words_for
from bot.commands.request.context import CommandContext
from bot.commands.units.armour import FILES
from bot.store.tables.battle import UnitRow
from bot.views.interface.buttons import ButtonSpec
from bot.views.words.statuses import status_text
from rulesets.core.declaring.kind import Choice

_CHARGED: Final = "charged"
_FIGHT: Final = "fight"
_ENEMY: Final = "enemy"
_PAST: Final = words_for("before-past")


@dataclass(frozen=True, slots=True)
class ToNote:
    """Words left over of a sentence, by which an act goes once they are noted.

    Attributes:
        text: The words.
        units: Who it may be noted of.
        presses: The buttons that note it, none where the table has it already.
    """

    text: str
    units: tuple[str, ...]
    presses: tuple[ButtonSpec, ...]


def to_note(
    context: CommandContext, sentences: Sentences, meant: Reading, said: str
) -> ToNote | None:
    """Return what must be noted first by words left over; None where they say anything else.

    Args:
        context: Where.
        sentences: The sentences of the moment.
        meant: What the sentence may mean.
        said: The sentence; of several who fight together it is noted of the one that it names.
    """
    text, actor = " ".join(meant.left), _row(context, _doer(sentences, meant, said))
    if not meant.left or actor is None:
        return None
    left, presses, units = list(meant.left), list[ButtonSpec](), list[str]()
    front, left = _front(sentences, actor, left)
    if front:
        units.append(actor.name)
        presses += _of_front(context, sentences, actor, front)
    if fights_charging(sentences, meant) and not words_for("charging").isdisjoint(left):
        both = [actor, _row(context, meant.answered.values.get(_ENEMY))]
        rows = [row for row in both if row is not None]
        noted = [_status(context, row, _CHARGED) for row in rows]
        if all(noted):  # else the table knows who has
            for row, press in zip(rows, filter(None, noted), strict=True):
                told = press.label[:1].lower() + press.label[1:]
                label = context.own_texts("do-note", unit=row.name, told=told)
                presses.append(replace(press, label=label))
            units += [row.name for row in rows if row.name not in units]
        left = [each for each in left if each not in words_for("charging") | _PAST]
    noted_any = bool(front) or len(left) < len(meant.left)
    return ToNote(text, (*units,), (*presses,)) if noted_any and not left else None


def _doer(sentences: Sentences, meant: Reading, said: str) -> str | None:
    """Return who does an act: the first unit of that side that the sentence names alone."""
    actor = meant.offer.actor
    members = [[each.name for each in side.members] for side in sentences.situation.sides]
    own = next((names for names in members if actor in names), [])
    named = Named(name for names in members for name in names)
    found = (each.units for each in named.mentions(words_in(said), ()))
    return next(
        (units[0] for units in map(tuple, found) if len(units) == 1 and units[0] in own), actor
    )


def moved(context: CommandContext, meant: Reading) -> ToNote | None:
    """Return what notes that who does an act has moved, None where it is noted."""
    actor = _row(context, meant.offer.actor)
    press = None if actor is None else _status(context, actor, MOVED)
    if actor is None or press is None:
        return None
    return ToNote(" ".join(meant.left), (actor.name,), (press,))


def _front(sentences: Sentences, row: UnitRow, left: list[str]) -> tuple[int, list[str]]:
    """Return the front that words tell of a unit, by its ranks or by itself, and the other words.

    It is zero where they tell none, or no unit of the game has one.
    """
    if all(field.id != FILES for field in sentences.game.profile):
        return 0, left
    ranks, wide = words_for("ranks"), words_for("wide")
    for at, number in enumerate(left):
        beside_it = {*left[max(at - 1, 0) : at + 2]} & (ranks | wide)
        if not number.isdecimal() or not beside_it or not 0 < int(number) <= row.models:
            continue
        rest = [each for i, each in enumerate(left) if i != at and each not in ranks | wide]
        return -(-row.models // int(number)) if beside_it & ranks else int(number), rest
    return 0, left


def _of_front(
    context: CommandContext, sentences: Sentences, row: UnitRow, front: int
) -> Iterator[ButtonSpec]:
    """Yield the press that notes a front, unless it is noted."""
    members = (unit for side in sentences.situation.sides for unit in side.members)
    unit = next((each for each in members if each.name == row.name), None)
    if unit is None or unit.number(FILES, 0) == front:
        return
    label = context.own_texts("do-front", unit=row.name, front=front)
    yield ButtonSpec("note", f"{row.id}:front:{front}:{moment_of(context)}", label)


def fights_charging(sentences: Sentences, meant: Reading) -> bool:
    """Return whether an act is a fight that goes by who charged."""
    procedure = sentences.game.procedure(meant.offer.procedure)
    charged = procedure.parameter(_CHARGED)
    return procedure.command == _FIGHT and charged is not None and isinstance(charged.kind, Choice)


def _row(context: CommandContext, name: object) -> UnitRow | None:
    return next((row for row in context.channel.board.units if row.name == name), None)


def _status(context: CommandContext, row: UnitRow, status: str) -> ButtonSpec | None:
    """Return the press that notes a status, None where it is noted."""
    if status in row.statuses:
        return None
    said = status_text(context.own_texts, status, 1)
    subject = f"{row.id}:begin:{status}:{moment_of(context)}"
    return ButtonSpec("note", subject, said.capitalize())
