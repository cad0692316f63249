"""Cards in short: what was decided, the dice, what is different now.

Whatever is left out stands on the full card.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap
from typing import Final

from bot.store.board import Board
from bot.store.journal.record import Change, Entry
from bot.texts.bundle import escaped
from bot.texts.localiser import Texts
from bot.texts.markup import without_markup
from bot.views.cards.card import LOSSES, Card, Line, Worth
from bot.views.cards.changes import losses_in_a_line, ranked_changes, settled_changes
from bot.views.cards.outcome import NOBODY, Parties, names_any, with_parties
from bot.views.cards.rolls import ranked_dice
from bot.views.interface.embed import CHANGE, cut
from bot.views.words.dice_faces import cut_whole, in_outline
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.parts import Part
from rulesets.dice.handles.rolled import Told

PHONE_WIDTH: Final = 40
"""Characters of a line of a phone."""
_TITLE_WIDTH: Final = 32
"""Characters of a title in a line of a phone: its letters are larger."""
_BOLD_WIDTH: Final = 34
"""Characters of bold words in a line of a phone."""
_FOOT_WIDTH: Final = 46
"""Characters of the foot of a card in a line of a phone: its letters are smaller."""
PHONE_LINES: Final = 11
"""Lines of a phone, half of whose screen they take with what stands around them: as high is a
card."""
LONGEST: Final = 126
"""Characters of a line of a card.

Three lines of a phone, 120 characters, would cut sentences of which the end says what to do, such
as the option to give. What a spell does may take many more.
"""
_LONGEST_NOTE: Final = 84
"""Characters of what stands before the dice: two lines of a phone."""
_MOST_VERDICT: Final = 6
"""Lines of a phone that a headline with what was lost takes at most."""
_LATEST: Final = frozenset({Worth.TOTAL, Worth.RESULT})
"""What lines are worth of which the last come first, to which the others led."""
_ENDS: Final = ".!?…"
"""Signs that a sentence ends with."""
PASSING: Final = frozenset({"phase", "turn", "combat"})
"""Ends of statuses that pass soon."""


_SEVERAL: Final = 2
"""Units whose losses are told in one line."""


@dataclass(frozen=True, slots=True)
class Brief:
    """The short form of a card.

    Attributes:
        dice: What fell, a line for each unit's rolls in a row.
        sums: The same, of many dice only what they give.
        changes: What is different now and lasts, what is lost first.
        act: What was done, without the units.
        units: Names of the units.
        parties: Which of them did it, and to whom.
        losses: What units lost, in one line, whose size is how many did; None where nobody did.
        beside: The changes without those losses.
        named: What it was done by, which says enough where the act has little room.
        called: Whether somebody is called by it, which takes a line.
        least: Those sums with as few words as may be of what stands before the dice, None where
            nothing does.
    """

    dice: tuple[Line, ...]
    sums: tuple[Line, ...]
    changes: tuple[Line, ...]
    act: str
    units: tuple[str, ...]
    parties: Parties = NOBODY
    losses: Line | None = None
    beside: tuple[Line, ...] = ()
    named: str = ""
    called: bool = False
    least: tuple[Line, ...] | None = None

    @property
    def condensed(self) -> tuple[Line, ...]:
        """The changes, with all losses in one line where they are several."""
        if self.losses is None or self.losses.size < _SEVERAL:
            return self.changes
        return (self.losses, *self.beside)


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
    named: str = "",
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
        named: What it was done by, which says enough where the act has little room.
    """
    settled = settled_changes(entry.changes)
    losses, beside = losses_in_a_line(texts, board, settled)
    bans = tuple(map(Line, barred))
    return Brief(
        dice=ranked_dice(texts, record, parts),
        sums=ranked_dice(texts, record, parts, faces=False),
        changes=(*ranked_changes(texts, board, _lasting(game, settled)), *bans),
        act=act,
        units=tuple(units),
        parties=parties,
        losses=losses,
        beside=(*ranked_changes(texts, board, _lasting(game, beside)), *bans),
        named=named,
    )


def noted(
    brief: Brief, before: Iterable[str], shortest: Iterable[str], after: Sequence[Line]
) -> Brief:
    """Return the short form with what stands before the dice, and after them.

    Args:
        brief: The short form.
        before: What makes the outcome another one, such as which try it is and what fell before.
        shortest: The same in so few words that what is lost or moved has room beside it.
        after: What comes after the dice.
    """
    first, few = (
        [Line(cut(line, _LONGEST_NOTE), Worth.NOTICE) for line in lines]
        for lines in (before, shortest)
    )
    return replace(
        brief,
        dice=(*first, *brief.dice, *after),
        sums=(*first, *brief.sums, *after),
        least=(*few, *brief.sums, *after),
    )


def shortened(texts: Texts, card: Card, brief: Brief, density: str) -> Card:
    """Return a card in one of its densities: `line`, `card` or `full`.

    In short its headline tells who did it to whom; its title does not tell that again.
    """
    if density == "full":
        return card
    card = replace(card, headline=with_parties(texts, card.headline, brief.parties))
    title = brief.act
    if brief.named and height(title, _TITLE_WIDTH) > 1:
        title = brief.named
    if card.headline and brief.units and names_all(card, brief.units):
        card = replace(card, title=title)
    if density == "line":
        lost = tuple(line.text for line in brief.changes if line.worth in LOSSES)
        return replace(card, dice=(), changes=lost)
    card, brief = _with_losses(card, brief)
    room = room_of(card) - brief.called
    levels = (brief.dice, brief.sums)
    least = brief.sums if brief.least is None else brief.least
    dice = next((each for each in levels if _fits(room, each, brief.changes)), least)
    changes = brief.changes if _fits(room, dice, brief.changes) else brief.condensed
    said = [line.text for line in (*dice, *changes)]
    if not _fits(room, dice, changes) and names_all(card, brief.units, said):
        card = replace(card, title=title)
        room = room_of(card) - brief.called
    return _worthiest(texts, card, dice, changes, max(2, room))


def _with_losses(card: Card, brief: Brief) -> tuple[Card, Brief]:
    """Return a card whose headline tells the losses of both sides of a fight, and of several units.

    They are the result of it; what else is different now is left for the changes.
    """
    losses = brief.losses
    if losses is None or not (brief.parties.against or losses.size >= _SEVERAL):
        return card, brief
    gap = "" if not card.headline else " " if card.headline[-1] in _ENDS else ". "
    headline = f"{card.headline}{gap}{losses.text}."
    if height(headline, _BOLD_WIDTH) > _MOST_VERDICT:
        return card, brief
    # Who runs from a fight stands in its headline, too.
    echoes = {Worth.FLED: Worth.OTHER} if brief.parties.against else {}
    beside = tuple(replace(each, worth=echoes.get(each.worth, each.worth)) for each in brief.beside)
    return replace(card, headline=headline), replace(brief, changes=beside, losses=None)


def cut_short(
    texts: Texts, card: Card, density: str, headings: Container[str] = ()
) -> tuple[Card, bool]:
    """Return a card that no roll made with as many of its first lines as it has room for in short.

    Args:
        texts: The texts.
        card: The card.
        density: `line`, `card` or `full`.
        headings: Those of its lines that are nothing without one that follows.

    Returns:
        The card, and whether lines of it are left out.
    """
    lines = (*card.dice, *(CHANGE + line for line in card.changes))
    if density == "full" or high_of(lines) <= room_of(card):
        return card, False
    kept = 0
    while kept < len(lines) and high_of(lines[: kept + 1]) < room_of(card):
        kept += 1
    while kept and lines[kept - 1] in headings:
        kept -= 1
    more = texts("card-more-lines", count=len(lines) - kept)
    dice, changes = card.dice[:kept], card.changes[: max(0, kept - len(card.dice))]
    if changes:
        return replace(card, changes=(*changes, more)), True
    return replace(card, dice=(*dice, more), changes=()), True


def _fits(room: int, dice: Sequence[Line], changes: Sequence[Line]) -> bool:
    """Return whether there is room for all lines of dice and changes."""
    return high_of((*_texts(dice), *_texts(changes, CHANGE))) <= room


def _texts(lines: Iterable[Line], sign: str = "") -> Iterator[str]:
    for line in lines:
        yield sign + line.text


def _worthiest(
    texts: Texts, card: Card, dice: Sequence[Line], changes: Sequence[Line], room: int
) -> Card:
    """Return a card with those lines that are worth most, of which it has room for no more.

    None of them is cut where a whole one finds room. One line says how many are left out where a
    loss, a flight or a distance is among them; the rest is what the details are for. What dice came
    to stands before the decisions and the words that led to them.
    """
    lines = (*dice, *changes)
    told = [cut_whole(line.text, LONGEST) for line in lines]
    heights = [height(text if at < len(dice) else CHANGE + text) for at, text in enumerate(told)]
    order = _by_worth(dice, changes)
    kept, fewer = (_first_of(order, heights, most) for most in (room, room - 1))
    missed = any(line.worth <= Worth.TOTAL for at, line in enumerate(lines) if at not in kept)
    # That lines are left out is not said in the stead of the first of them, or of the only dice.
    needed = {*order[:1], *[at for at in order if at < len(dice)][:1]} & kept
    missed = missed and needed <= fewer
    if missed:
        kept = fewer
    if lines and not kept:
        told[order[0]] = cut_whole(told[order[0]], (room - 1) * PHONE_WIDTH)
        kept = {order[0]}
    thrown = sorted(at for at in kept if at < len(dice))
    shown = [told[at] for at in sorted(thrown, key=lambda at: lines[at].worth >= Worth.ECHO)]
    different = [told[at] for at in sorted(kept) if at >= len(dice)]
    left = [at for at in range(len(lines)) if at not in kept]
    if missed and left:
        among = shown if left[-1] < len(dice) else different
        among.append(texts("card-more-lines", count=len(left)))
    return replace(card, dice=tuple(shown), changes=tuple(different))


def _first_of(order: Iterable[int], heights: Sequence[int], room: int) -> set[int]:
    """Return the numbers of the first lines of an order that find room."""
    kept: set[int] = set()
    for at in order:
        if heights[at] <= room:
            kept.add(at)
            room -= heights[at]
    return kept


def _by_worth(dice: Sequence[Line], changes: Sequence[Line]) -> list[int]:
    """Return the numbers of lines, dice before changes, by what they are worth.

    Of results the last come first; of the rest dice and changes by turns.
    Whatever befell, the best line of dice is the second at the latest.
    """
    turns = [*range(len(dice)), *range(len(changes))]
    lines = (*dice, *changes)

    def rank(at: int) -> tuple[int, int, int]:
        line, turn = lines[at], turns[at]
        return line.worth, -line.size, -turn if line.worth in _LATEST else turn

    order = sorted(range(len(lines)), key=rank)
    best = next((at for at in order if at < len(dice)), None)
    if best is not None and order.index(best) > 1:
        order.remove(best)
        order.insert(1, best)
    return order


def room_of(card: Card) -> int:
    """Return how many lines of a phone are left for dice and changes."""
    high = height(card.title, _TITLE_WIDTH) + height(card.headline, _BOLD_WIDTH)
    return PHONE_LINES - high - height(card.footer, _FOOT_WIDTH)


def names_all(card: Card, units: Iterable[str], lines: Iterable[str] = ()) -> bool:
    """Return whether a card names its units, whatever its title says."""
    said = "\n".join((card.headline, *lines))
    return all(names_any(said, [escaped(unit)]) for unit in units)


def height(text: str, width: int = PHONE_WIDTH) -> int:
    """Return how many lines of a phone a line takes, none where it is empty."""
    return len(wrap(without_markup(in_outline(text)), width))


def high_of(lines: Iterable[str]) -> int:
    """Return how many lines of a phone some lines take."""
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
