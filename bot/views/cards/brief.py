"""Cards in short: what was decided, the dice, what is different now.

Whatever is left out stands on the full card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, repeat
from textwrap import wrap
from typing import Final

from bot.store.board import Board
from bot.store.journal.record import Change, Entry
from bot.texts.bundle import escaped, text_key
from bot.texts.localiser import Texts
from bot.texts.markup import without_markup
from bot.views.cards.card import Card
from bot.views.cards.changes import lines_of, settled_changes
from bot.views.cards.outcome import NOBODY, Parties, names_any, with_parties
from bot.views.cards.rolls import (
    choice_line,
    fallen_dice,
    outcome_of,
    parts_of,
    record_lines,
    result_of,
    roll_line,
    sorted_out,
)
from bot.views.interface.embed import CHANGE
from bot.views.words.dice_faces import cut_whole, in_outline
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.choices import Chosen
from rulesets.dice.handles.mixed import Part
from rulesets.dice.handles.rolled import Step, Told
from rulesets.dice.request import Roll

_WIDTH: Final = 84
"""Characters of a line of dice: two lines of a phone."""
PHONE_WIDTH: Final = 42
"""Characters of a line of a phone."""
PHONE_LINES: Final = 12
"""Lines of a phone, half of whose screen they take: as high is a card."""
_LONGEST: Final = 3 * PHONE_WIDTH
"""Characters of a line of a card; what a spell does may take many more."""
_FEWEST_CHANGES: Final = 2
"""Lines of a phone that what is different now has of a card, however many dice fell."""
_FEW_DICE: Final = 2
"""Dice whose faces are told where there is no room for those of more."""
PASSING: Final = frozenset({"phase", "turn", "combat"})
"""Ends of statuses that pass soon."""


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


@dataclass(frozen=True, slots=True)
class Brief:
    """The short form of a card.

    Attributes:
        dice: What fell, a line for each unit's rolls in a row.
        sums: The same, of many dice only what they give.
        changes: What is different now and lasts.
        losses: Those of them that tell of models, wounds and units lost.
        act: What was done, without the units.
        units: Names of the units.
        parties: Which of them did it, and to whom.
    """

    dice: tuple[str, ...]
    sums: tuple[str, ...]
    changes: tuple[str, ...]
    losses: tuple[str, ...]
    act: str
    units: tuple[str, ...]
    parties: Parties = NOBODY


def brief_of(
    texts: Texts,
    game: Ruleset,
    board: Board,
    entry: Entry,
    record: Sequence[Told],
    *,
    act: str,
    units: Sequence[str] = (),
    parties: Parties = NOBODY,
    parts: Sequence[Part] = (),
    barred: Sequence[str] = (),
) -> Brief:
    """Return an outcome in short.

    Args:
        texts: The texts.
        game: The game.
        board: The table that its units stand on.
        entry: The entry that it was stored as.
        record: Rolls, decisions and steps on the way.
        act: What was done.
        units: Names of the units that did it, or that it was done to.
        parties: Which of them did it, and to whom.
        parts: Where each of mixed dice comes from.
        barred: What units may not do from now on.
    """
    settled = settled_changes(entry.changes)
    return Brief(
        dice=brief_dice(texts, record, parts),
        sums=brief_dice(texts, record, parts, faces=False),
        changes=(*lines_of(texts, board, _lasting(game, settled)), *barred),
        losses=lines_of(texts, board, _losses(settled)),
        act=act,
        units=tuple(units),
        parties=parties,
    )


def shortened(texts: Texts, card: Card, brief: Brief, density: str) -> Card:
    """Return a card in one of its densities: `line`, `card` or `full`.

    In short its headline tells who did it to whom; its title does not tell that again.
    """
    if density == "full":
        return card
    card = replace(card, headline=with_parties(texts, card.headline, brief.parties))
    if card.headline and brief.units and _named(card, brief.units):
        card = replace(card, title=brief.act)
    if density == "line":
        return replace(card, dice=(), changes=brief.losses)
    changes = (*brief.losses, *(line for line in brief.changes if line not in brief.losses))
    below = tuple(f"{CHANGE}{line}" for line in changes)
    whole = (brief.dice, brief.sums)
    dice = next((each for each in whole if _high((*each, *below)) <= _room(card)), brief.sums)
    if _high((*dice, *below)) > _room(card) and _named(card, brief.units, (*dice, *below)):
        card = replace(card, title=brief.act)
    least = min(_high(below), _FEWEST_CHANGES)
    told = _upto(texts, dice, max(1, _room(card) - least))
    left = _upto(texts, below, max(1, _room(card) - _high(told)))
    return replace(card, dice=told, changes=tuple(line.removeprefix(CHANGE) for line in left))


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

    Where not all of it finds room, the title leaves out the units if the question names any.

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
    whole = tuple(tuple(cut_whole(line, _LONGEST) for line in lines) for lines in levels)
    lines = next((each for each in whole if _high(each) <= _left(card)), whole[-1])
    if _high(lines) > _left(card) and any(_named(card, [unit]) for unit in subject.units):
        card = replace(card, title=subject.act)
    kept = lines
    while kept and _high(kept) + (len(kept) < len(lines)) > max(_left(card), 2):
        kept = kept[1:]
    left = len(lines) - len(kept)
    past = (texts("card-more-lines", count=left), *kept) if left else kept
    return replace(card, dice=(*past, *card.dice))


def _left(card: Card) -> int:
    """Return how many lines of a phone a question leaves for what fell before it."""
    said = (card.title, card.headline, *card.dice, *card.changes, card.footer)
    return PHONE_LINES - _high(said) - 1  # the head of the log is still to come into the foot


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
            lines += brief_dice(texts, told, faces=faces)
        else:
            steps = tuple(each for each in told if faces or not _tells_blows(each))
            lines += _joined(texts, record_lines(texts, steps))
    return tuple(lines)


def _tells_blows(told: Told) -> bool:
    return isinstance(told, Step) and told.key in _BLOWS


def _joined(texts: Texts, lines: Iterable[str]) -> list[str]:
    """Return lines, of which those in a row about the same are one: all that stands before `:`."""
    sign = f"{texts('colon')} "
    joined: list[str] = []
    last = None
    for line in lines:
        about, _, said = line.partition(sign)
        more = f"{joined[-1].removesuffix('.')} · {said}" if joined and about == last else ""
        if said and more and len(more) <= _LONGEST:
            joined[-1] = more
        else:
            joined.append(line)
        last = about if said else None
    return joined


def _room(card: Card) -> int:
    """Return how many lines of a phone are left for dice and changes."""
    return PHONE_LINES - _high((card.title, card.headline, card.footer))


def _named(card: Card, units: Iterable[str], lines: Iterable[str] = ()) -> bool:
    """Return whether a card names its units, whatever its title says."""
    said = "\n".join((card.headline, *lines))
    return all(names_any(said, [escaped(unit)]) for unit in units)


def height(text: str) -> int:
    """Return how many lines of a phone a line takes, none where it is empty."""
    return len(wrap(without_markup(in_outline(text)), PHONE_WIDTH))


def _high(lines: Iterable[str]) -> int:
    return sum(map(height, lines))


def _upto(texts: Texts, lines: tuple[str, ...], room: int) -> tuple[str, ...]:
    """Return the first lines that find room, the last of which says how many more there are."""
    lines = tuple(cut_whole(line, _LONGEST) for line in lines)
    if _high(lines) <= room:
        return lines
    kept: list[str] = []
    for line in lines:
        if _high((*kept, line)) + 1 > room:
            break
        kept.append(line)
    if not kept and room > 1:
        kept.append(cut_whole(lines[0], (room - 1) * PHONE_WIDTH))
    return (*kept, texts("card-more-lines", count=len(lines) - len(kept)))


def brief_dice(
    texts: Texts, record: Sequence[Told], parts: Sequence[Part] = (), *, faces: bool = True
) -> tuple[str, ...]:
    """Return rolls and decisions in short, those of a unit in a row on one line.

    A throw of several sources, or of dice that were only counted, is told as on the full card.

    Args:
        texts: The texts.
        record: Rolls, decisions and steps on the way.
        parts: Where each of mixed dice comes from.
        faces: Whether the faces of many dice are told, and not only what they give.
    """
    lines: list[str] = []
    last: str | None = None
    told = any(part.source != "fair" for part in parts)
    sources = parts_of(record, parts) if told else repeat(((), ()), len(record))
    for entry, (first, again) in zip(record, sources, strict=True):
        if isinstance(entry, Chosen):
            if entry.how != "default":
                lines.append(choice_line(texts, entry))
                last = None
        elif isinstance(entry, Roll) and any(part.source != "typed" for part in (*first, *again)):
            lines.append(roll_line(texts, entry, first, again))
            last = None
        elif isinstance(entry, Roll):
            subject = entry.purpose.subject
            part = _roll(texts, entry, faces=faces)
            if lines and last == subject and len(in_outline(lines[-1] + part)) < _WIDTH:
                lines[-1] += f" · {part}"
            else:
                lines.append(f"{escaped(subject)}{texts('colon')} {part}" if subject else part)
            last = subject
    return tuple(lines)


def _roll(texts: Texts, roll: Roll, *, faces: bool) -> str:
    """Return a roll in short: what for, what it needed, what fell, what it gives."""
    purpose = roll.purpose
    need = ""
    if purpose.need is not None:
        need = f" ≤ {purpose.need}" if purpose.at_most else f" {purpose.need}+"
    shown = f"{texts(f'roll-{text_key(purpose.label)}')}{need}"
    if faces or len(roll.final) <= _FEW_DICE or roll.result is None:
        shown += f"{texts('colon')} {_fallen(texts, roll)}"
    if purpose.failures and roll.result is not None:
        return f"{shown} → {texts('rolls-failed', count=roll.result)}"
    return shown + result_of(roll)


def _fallen(texts: Texts, roll: Roll) -> str:
    """Return the dice that count: where each succeeds or fails, those that do first."""
    if roll.wins is None:
        return fallen_dice(texts, roll.die, [(mark, "plain") for mark in roll.final])
    return fallen_dice(
        texts, roll.die, sorted_out((mark, outcome_of(roll, mark)) for mark in roll.final)
    )


def _lasting(game: Ruleset, changes: Iterable[Change]) -> list[Change]:
    """Return the changes that players go by later.

    Left out are statuses that end, or will with the phase, the turn or the combat, numbers that end
    with the phase and that nobody spends, and charges as they go: the outcome tells of them.
    """
    noted = {f"counters.{each.id}" for each in game.counters if not each.spent}
    noted &= {f"counters.{each.id}" for each in game.counters if each.expires == "phase"}
    return [change for change in changes if change.field not in noted and not _passes(change)]


def _losses(changes: Iterable[Change]) -> Iterator[Change]:
    """Yield the changes of models, wounds and lives."""
    for change in changes:
        fields = ("models", "wounds", "carried", f"statuses.{FALLEN}")
        if change.table == "unit" and change.field in fields:
            yield change


def _passes(change: Change) -> bool:
    if change.table == "link":
        row = change.after
        return not isinstance(row, dict) or row.get("kind") != CONTACT
    if change.table == "side":
        return change.after is None
    if change.table != "unit" or not change.field.startswith("statuses."):
        return False
    status = change.after
    if isinstance(status, dict):
        return status.get("until") in PASSING
    return change.field != f"statuses.{FALLEN}"
