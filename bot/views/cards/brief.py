"""Cards in short: what was decided, the dice, what is different now.

Whatever is left out stands on the full card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from textwrap import wrap
from typing import Final

from bot.store.board import Board
from bot.store.journal.record import Change, Entry
from bot.texts.bundle import escaped
from bot.texts.localiser import Texts
from bot.texts.markup import without_markup
from bot.views.cards.card import Card, Line, Worth
from bot.views.cards.changes import losses_in_a_line, ranked_changes, settled_changes
from bot.views.cards.outcome import NOBODY, Parties, names_any, with_parties
from bot.views.cards.rolls import ranked_dice, record_lines
from bot.views.interface.embed import CHANGE
from bot.views.words.dice_faces import cut_whole, in_outline
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.mixed import Part
from rulesets.dice.handles.rolled import Step, Told
from rulesets.dice.request import Roll

PHONE_WIDTH: Final = 36
"""Characters of a line of a phone."""
PHONE_LINES: Final = 12
"""Lines of a phone, half of whose screen they take: as high is a card."""
_LONGEST: Final = 126
"""Characters of a line of a card.

Three lines of a phone, 108 characters, would cut sentences of which the end says what to do, such
as the option to give; half a line more holds most of these. What a spell does may take many more.
"""
_LOSSES: Final = frozenset({Worth.DESTROYED, Worth.MODELS, Worth.WOUNDS})
"""Lines that tell of models, wounds and units lost."""
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
        changes: What is different now and lasts, what is lost first.
        losses: What several units lost, in one line; None where that is no more than two lines.
        act: What was done, without the units.
        units: Names of the units.
        parties: Which of them did it, and to whom.
    """

    dice: tuple[Line, ...]
    sums: tuple[Line, ...]
    changes: tuple[Line, ...]
    act: str
    units: tuple[str, ...]
    parties: Parties = NOBODY
    losses: Line | None = None

    @property
    def condensed(self) -> tuple[Line, ...]:
        """The changes, with all losses in one line where they are several."""
        if self.losses is None:
            return self.changes
        return (self.losses, *(line for line in self.changes if line.worth not in _LOSSES))


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
        dice=ranked_dice(texts, record, parts),
        sums=ranked_dice(texts, record, parts, faces=False),
        changes=(*ranked_changes(texts, board, _lasting(game, settled)), *map(Line, barred)),
        act=act,
        units=tuple(units),
        parties=parties,
        losses=losses_in_a_line(texts, board, settled),
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
        lost = tuple(line.text for line in brief.changes if line.worth in _LOSSES)
        return replace(card, dice=(), changes=lost)
    levels = (brief.dice, brief.sums)
    dice = next((each for each in levels if _fits(card, each, brief.changes)), brief.sums)
    changes = brief.changes if _fits(card, dice, brief.changes) else brief.condensed
    said = [line.text for line in (*dice, *changes)]
    if not _fits(card, dice, changes) and _named(card, brief.units, said):
        card = replace(card, title=brief.act)
    return _worthiest(texts, card, dice, changes)


def cut_short(texts: Texts, card: Card, density: str) -> tuple[Card, bool]:
    """Return a card that no roll made with as many of its first lines as it has room for in short.

    Args:
        texts: The texts.
        card: The card.
        density: `line`, `card` or `full`.

    Returns:
        The card, and whether lines of it are left out.
    """
    lines = (*card.dice, *(CHANGE + line for line in card.changes))
    if density == "full" or _high(lines) <= _room(card):
        return card, False
    kept = 0
    while kept < len(lines) and _high(lines[: kept + 1]) < _room(card):
        kept += 1
    more = texts("card-more-lines", count=len(lines) - kept)
    dice, changes = card.dice[:kept], card.changes[: max(0, kept - len(card.dice))]
    if changes:
        return replace(card, changes=(*changes, more)), True
    return replace(card, dice=(*dice, more), changes=()), True


def _fits(card: Card, dice: Sequence[Line], changes: Sequence[Line]) -> bool:
    """Return whether a card has room for all lines of dice and changes."""
    return _high((*_texts(dice), *_texts(changes, CHANGE))) <= _room(card)


def _texts(lines: Iterable[Line], sign: str = "") -> Iterator[str]:
    for line in lines:
        yield sign + line.text


def _worthiest(texts: Texts, card: Card, dice: Sequence[Line], changes: Sequence[Line]) -> Card:
    """Return a card with those lines that are worth most, of which it has room for no more.

    None of them is cut where a whole one finds room. One line says how many are left out. What
    dice came to stands before the decisions and the words that led to them.
    """
    lines = (*dice, *changes)
    told = [cut_whole(line.text, _LONGEST) for line in lines]
    heights = [height(text if at < len(dice) else CHANGE + text) for at, text in enumerate(told)]
    room = max(2, _room(card))
    kept = set(range(len(lines)))
    if sum(heights) > room:
        kept.clear()
        order = _by_worth(dice, changes)
        for at in order:
            if sum(heights[each] for each in kept) + heights[at] < room:
                kept.add(at)
        if not kept:
            told[order[0]] = cut_whole(told[order[0]], (room - 1) * PHONE_WIDTH)
            kept.add(order[0])
    thrown = sorted(at for at in kept if at < len(dice))
    shown = [told[at] for at in sorted(thrown, key=lambda at: lines[at].worth >= Worth.ECHO)]
    different = [told[at] for at in sorted(kept) if at >= len(dice)]
    left = [at for at in range(len(lines)) if at not in kept]
    if left:
        among = shown if left[-1] < len(dice) else different
        among.append(texts("card-more-lines", count=len(left)))
    return replace(card, dice=tuple(shown), changes=tuple(different))


def _by_worth(dice: Sequence[Line], changes: Sequence[Line]) -> list[int]:
    """Return the numbers of lines, dice before changes, by what they are worth.

    Of results the last come first, which the others led to; of the rest dice and changes by turns.
    Whatever befell, the best line of dice is the second at the latest.
    """
    turns = [*range(len(dice)), *range(len(changes))]
    lines = (*dice, *changes)

    def rank(at: int) -> tuple[int, int, int]:
        line, turn = lines[at], turns[at]
        return line.worth, -line.size, -turn if line.worth is Worth.RESULT else turn

    order = sorted(range(len(lines)), key=rank)
    best = next((at for at in order if at < len(dice)), None)
    if best is not None and order.index(best) > 1:
        order.remove(best)
        order.insert(1, best)
    return order


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
            lines += _texts(ranked_dice(texts, told, faces=faces))
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


def _lasting(game: Ruleset, changes: Iterable[Change]) -> list[Change]:
    """Return the changes that players go by later.

    Left out are statuses that end, or will with the phase, the turn or the combat, numbers that end
    with the phase and that nobody spends, and charges as they go: the outcome tells of them.
    """
    noted = {f"counters.{each.id}" for each in game.counters if not each.spent}
    noted &= {f"counters.{each.id}" for each in game.counters if each.expires == "phase"}
    return [change for change in changes if change.field not in noted and not _passes(change)]


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
