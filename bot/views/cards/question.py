"""The question to a player: what to throw now, and why, after what has fallen so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from bot.texts.faces import face, sides
from bot.texts.localiser import LOCALES, Texts, id_name
from bot.views.cards.brief import LONGEST, high_of, names_all, room_of
from bot.views.cards.card import Card
from bot.views.cards.footer import draws_listed
from bot.views.cards.rolls import heading_and_said, purpose_text, ranked_dice, record_lines
from bot.views.interface.buttons import ButtonSpec
from bot.views.words.dice_faces import cut_whole
from rulesets.dice.die import D3, Die
from rulesets.dice.handles.mixed import Wanted
from rulesets.dice.handles.parts import Part
from rulesets.dice.handles.rolled import Step, Told
from rulesets.dice.request import Roll

_FEW = 6
"""Winning marks named one by one."""
_SHOWN = 5
"""Dice of an example; those that it lacks are asked for."""
_BLOWS: Final = frozenset({"blows", "no-blows"})
"""Steps that say how many blows are struck, before the dice for them."""


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of a question: an act, and its units.

    Attributes:
        act: Its name, without the units.
        units: Names of the units.
    """

    act: str = ""
    units: tuple[str, ...] = ()


NOTHING: Final = Subject()
"""Where nothing is said of what is resolved."""


def question_card(
    texts: Texts,
    title: str,
    wanted: Wanted,
    record: tuple[Told, ...],
    parts: Sequence[Part],
    *,
    names: Sequence[str] = (),
    notes: tuple[str, ...] = (),
    density: str = "full",
    subject: Subject = NOTHING,
) -> Card:
    """Return what to throw now.

    Args:
        texts: The texts.
        title: Who and what.
        wanted: The dice asked for.
        record: What has fallen so far.
        parts: Where that comes from.
        names: Whose dice they are, where the table knows.
        notes: What else there is to say, such as that an earlier question is given up.
        density: How much is told of what has fallen: `line`, `card` or `full`.
        subject: What is resolved, and for which units, where the title has little room.
    """
    headline = throw_line(texts, wanted)
    if names:
        headline = texts("throw-of", names=", ".join(names), throw=headline)
    wins = _wins(texts, wanted)
    example = _example(texts, wanted)
    hint = texts("throw-faces", faces=example, count=wanted.count)
    if wins:
        enough = (wanted.count + 1) // 2
        hint = texts("throw-count", faces=example, wins=wins, enough=enough, count=wanted.count)
    elif wanted.summed and (wanted.count > 1 or wanted.die is D3):
        enough = sum(wanted.die.values) // wanted.die.sides * wanted.count
        hint = texts("throw-sum", faces=example, enough=enough, count=wanted.count)
    elif not _is_plain(wanted.die):
        hint = texts("throw-sides", faces=sides(texts, wanted.die))
    draws = draws_listed([part.draw for part in parts if part.draw is not None])
    footer = texts("throw-footer", faces=example, draws=draws, drawn=bool(draws))
    card = Card(title, headline, (hint,), notes, footer)
    return with_past(texts, card, record, parts, density, subject=subject)


def throw_line(texts: Texts, wanted: Wanted) -> str:
    """Return which dice to throw, and what for."""
    purpose = wanted.purpose
    return texts(
        "throw-now",
        dice=_dice(texts, wanted.die, wanted.count),
        purpose=purpose_text(texts, purpose),
        kind="reroll" if purpose.reroll else "more" if wanted.begun else "first",
    )


def told_buttons(
    texts: Texts, question: int, density: str, *, secret: bool
) -> tuple[ButtonSpec, ...]:
    """Return buttons that tell a question in full, and in each other language, to who presses.

    What is secret is in its player's language.
    """
    full = [(texts.locale, texts("button-details"))] if density != "full" else []
    spoken = () if secret else LOCALES
    others = [(locale, locale.upper()) for locale in spoken if locale != texts.locale]
    return tuple(
        ButtonSpec("fell", f"{question}:{locale}", label) for locale, label in (*full, *others)
    )


def question_buttons(
    texts: Texts, subject: str, *, throws: bool = True, speaks: bool = True
) -> tuple[ButtonSpec, ...]:
    """Return what can be pressed under a question.

    Args:
        texts: The texts.
        subject: The question, as its buttons name it.
        throws: Whether those who read it may tell what the dice show.
        speaks: Whether they may give it up, or leave all of its throws to the bot.
    """
    found = (
        (throws, ButtonSpec("type", subject, texts("button-type"))),
        (throws, ButtonSpec("draw", subject, texts("button-draw"))),
        (throws and speaks, ButtonSpec("rest", subject, texts("button-rest"))),
        (speaks, ButtonSpec("drop", subject, texts("button-drop"))),
    )
    return tuple(spec for may_press, spec in found if may_press)


def _dice(texts: Texts, die: Die, count: int) -> str:
    name = str(id_name(texts, "die", die.id) or die.id.upper())
    return f"{count}{name}" if _is_plain(die) else f"{count} × {name}"


def _example(texts: Texts, wanted: Wanted) -> str:
    """Return faces that could be typed: of the die asked for, and no more than are wanted."""
    marks = wanted.die.marks
    fallen = (marks[-1], marks[-2:][0], marks[-2:][0], marks[(len(marks) - 1) // 2], marks[0])
    return " ".join(face(texts, wanted.die, mark) for mark in fallen[: min(_SHOWN, wanted.count)])


def _is_plain(die: Die) -> bool:
    return die.id.removeprefix("d").isdecimal()


def _wins(texts: Texts, wanted: Wanted) -> str:
    """Return the marks that succeed where their number is enough, else nothing."""
    marks = [mark for mark in dict.fromkeys(wanted.die.marks) if mark in (wanted.wins or ())]
    if len(marks) > _FEW:
        return f"{face(texts, wanted.die, marks[0])}–{face(texts, wanted.die, marks[-1])}"
    return ", ".join(face(texts, wanted.die, mark) for mark in marks)


def with_past(
    texts: Texts,
    card: Card,
    record: tuple[Told, ...],
    parts: Sequence[Part],
    density: str,
    *,
    subject: Subject = NOTHING,
) -> Card:
    """Return a question after what fell before it: in short, the last of it, which counts.

    The details of a question have all of it. Where not all finds room, the title leaves out the
    units if the question names any.

    Args:
        texts: The texts.
        card: The question, without what fell.
        record: Rolls, decisions and steps so far.
        parts: Where each of mixed dice comes from.
        density: `line`, `card` or `full`.
        subject: What is resolved, and for which units.
    """
    if density == "full":
        return replace(card, dice=(*record_lines(texts, record, parts), *card.dice))
    levels = tuple(_so_far(texts, record, parts, faces=faces) for faces in (True, False))
    whole = tuple(tuple(cut_whole(line, LONGEST) for line in lines) for lines in levels)
    lines = next((each for each in whole if high_of(each) <= _left(card)), whole[-1])
    if high_of(lines) > _left(card) and any(names_all(card, [unit]) for unit in subject.units):
        card = replace(card, title=subject.act)
    while lines and high_of(lines) > max(_left(card), 1):
        lines = lines[1:]
    return replace(card, dice=(*lines, *card.dice))


def _left(card: Card) -> int:
    """Return how many lines of a phone a question leaves for what fell before it."""
    # The head of the log is still to come into the foot, and above it stands who is called.
    return room_of(card) - high_of((*card.dice, *card.changes)) - 2


def _so_far(
    texts: Texts, record: tuple[Told, ...], parts: Sequence[Part], *, faces: bool
) -> tuple[str, ...]:
    """Return what fell in short, with the steps between: what is to be decided rests on them.

    Where the faces are left out, so are the blows that these were thrown for.
    """
    if any(part.source != "fair" for part in parts):
        return record_lines(texts, record, parts)
    lines: list[str] = []
    for rolled, group in groupby(record, key=lambda told: isinstance(told, Roll)):
        told = tuple(group)
        if rolled:
            lines += (line.text for line in ranked_dice(texts, told, faces=faces))
        else:
            steps = tuple(each for each in told if faces or not _tells_blows(each))
            lines += joined(texts, steps)
    return tuple(lines)


def _tells_blows(told: Told) -> bool:
    return isinstance(told, Step) and told.key in _BLOWS


def joined(texts: Texts, told: Iterable[Told]) -> list[str]:
    """Return lines of steps and decisions, of which those in a row under one heading are one."""
    found: list[str] = []
    last, under = "", list[str]()
    for each in told:
        heading, said = heading_and_said(texts, each)
        under = [*under, said] if heading == last else [said]
        whole = f"{heading}{texts('colon')} {' · '.join(under)}."
        if len(under) > 1 and heading and len(whole) <= LONGEST:
            found[-1] = whole
        else:
            found += record_lines(texts, (each,))
            under = [said]
        last = heading
    return found
