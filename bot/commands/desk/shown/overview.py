"""The desk itself: whose turn it is, the units, what is waited for, what every side may do now."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from bot.battle.dice.waiting import everything_asked
from bot.battle.situation import situation_of
from bot.commands.battle.battle_status import now_line, points_line, spent_line
from bot.commands.battle.battles import beginners
from bot.commands.battle.ending.lapsing import lapsed_lines
from bot.commands.battle.tracking import tracker
from bot.commands.desk.foot import beginning_of, foot_of
from bot.commands.desk.marks import moment_of
from bot.commands.desk.shown.acts import Acts
from bot.commands.desk.shown.due import Due
from bot.commands.desk.shown.fold import Fold
from bot.commands.desk.shown.groups import Group, due_first, groups_of
from bot.commands.desk.shown.open_ends import (
    MOST_ENTRIES,
    OpenStep,
    Waiting,
    begun_here,
    open_steps,
    questions_asked,
    usual_answers,
)
from bot.commands.desk.shown.seats_asked import agreeing, seats_asked
from bot.commands.desk.shown.units_told import (
    ALL,
    FEW,
    NOBODY,
    NOTHING,
    SOME,
    TOUCHING,
    sides_told,
)
from bot.commands.dice.throw_question import MOST_ON_DESK
from bot.commands.procedures.answers.answering import awaited_lines
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.views.interface.choosing import ANY
from bot.views.interface.embed import cut
from bot.views.interface.panel import (
    MOST_LETTERS,
    MOST_PARTS,
    SMALL,
    Block,
    Buttons,
    Panel,
    Words,
    lined,
    lines_high,
    parted,
    picks,
    rows,
)
from rulesets.core.offering.answers import are_answers

_MOST_ASKED_ABOUT: Final = 500
"""Characters of a question."""
_MOST_LINES: Final = 6
"""Lines of what is waited for."""
_MOST_ASKED: Final = MOST_ON_DESK + 1  # an end proposed is asked about as well
_ENDS: Final = (
    *((ALL, False), (ALL, True), (SOME, True)),
    *((TOUCHING, True), (FEW, True), (NOBODY, True), (NOTHING, True)),
)
"""Which units the desk tells of, and whether its foot is short, until it is low enough."""
_MOST_ANSWERS: Final = 2
"""Lines of answers that stand as buttons on a crowded desk."""
_MOST_ROWS: Final = 5.0
"""Rows of buttons as high as the desk at most on a phone, which then shows a card as well."""
_MOST_LOOKS: Final = 3
"""Looks in a row at a table that changes meanwhile; the last one counts."""


@dataclass(frozen=True, slots=True)
class Overview:
    """The parts of a desk: a battle as it stands, and its buttons.

    Attributes:
        context: Where, with the texts that it is shown in.
        sentences: The offers of all sides.
        groups: What may be done.
        begun: Procedures that wait for dice or a decision, each with a unit that it is about.
        asked: Dice and decisions that are waited for.
        steps: What the last acts led to, with its buttons.
        last: Id of the last entry that may be undone, None without one.
        seats: Questions for a seat.
    """

    context: CommandContext
    sentences: Sentences
    groups: tuple[Group, ...]
    begun: Container[tuple[str, str]]
    asked: tuple[Waiting, ...]
    steps: tuple[OpenStep, ...]
    last: int | None
    seats: tuple[Entry, ...] = ()

    def panel(self, *, own: bool = False) -> Panel:
        """Return the desk as it is shown.

        Args:
            own: Whether one player alone sees it.
        """
        offers = (each for group in self.groups for each in group.offers)
        due = tracker.waited_for(self.context, offers)
        groups = due_first(self.groups, due)
        acts = Acts(self.context, self.sentences, groups, beginners(self.context), due)
        offered = {offer.procedure for group in self.groups for offer in group.offers}
        due_here = Due(self.context, offered, self.begun, self.steps)
        seats = rows(agreeing(self.context, self.seats, own=own))
        due_blocks = (*seats, *beginning_of(self.context), *due_here.blocks())
        head = cache(lambda told: Words(self._head(told)))
        foot = cache(lambda short: foot_of(self.context, self.last, own=own, short=short))
        # Whatever makes way for what must be done is a press away, behind the menu.
        answers = are_answers(self.sentences.game, due)
        first = bool(due) and self._is_set_up()
        for fold in self._folds(own=own, answers=answers, first=first, due=bool(due)):
            blocks = (*self._waited(brief=fold.brief, own=own), *due_blocks)
            panel = self._laid_out(fold, acts, head(fold.told), blocks, foot(fold.short))
            if sum(map(lines_high, panel.blocks)) <= _MOST_ROWS:
                break
        return panel

    def _is_set_up(self) -> bool:
        """Tell whether it is before the first turn: what is due then comes before all else."""
        phases = {phase.id: phase.span for phase in self.context.ruleset.phases}
        return phases.get(self.sentences.situation.phase or "") == "battle-start"

    def _folds(self, *, own: bool, answers: bool, first: bool, due: bool) -> Iterator[Fold]:
        """Yield the ways to lay the desk out, from the most told to the least.

        While `answers` are all that is due, or one is waited for, the desk that all see, unlike a
        player's own, has in the end no room for acts of others than who answers; nor for what may
        wait where what is due comes `first`.
        """
        if own:  # it hides no card that others wait for
            yield Fold(ALL, short=False, listed=False)
            return
        yield from (Fold(told, short=short, listed=False) for told, short in _ENDS)
        if first:
            yield from (Fold(told, short=short, listed=False, rest=False) for told, short in _ENDS)
        elif answers:
            yield Fold(NOTHING, rest=False)
        yield from (Fold(told, short=short) for told, short in _ENDS)
        if self.asked:
            yield Fold(NOTHING, brief=True)
            # What another player owes meanwhile stays; what may wait is behind the menu.
            yield Fold(NOTHING, brief=True, rest=not due, acts=due)

    def _laid_out(
        self,
        fold: Fold,
        acts: Acts,
        head: Words,
        blocks: tuple[Block, ...],
        foot: tuple[Buttons, ...],
    ) -> Panel:
        """Return the desk in a certain way, with acts as high as there is room for."""
        around = (*parted(blocks), *foot)
        room = MOST_PARTS - 2 - sum(block.parts for block in around)
        high = _MOST_ROWS - sum(map(lines_high, (head, *around)))
        if fold.acts:
            blocks += tuple(acts.blocks(room, high, fold, aside=bool(self.asked)))
        blocks = parted(blocks)
        said = sum(len(block.text) for block in blocks if isinstance(block, Words))
        return Panel((Words(cut(head.text, MOST_LETTERS - said)), *blocks, *foot))

    def _head(self, told: str) -> str:
        """Return whose turn it is, in small letters the units, and what is waited for.

        Args:
            told: Which units are told.
        """
        lines = (
            *(sides_told(self.context, told) if told not in {NOBODY, NOTHING} else ()),
            *(spent_line(self.context) if told != NOTHING else ()),
            *(points_line(self.context) if told == ALL else ()),
            *awaited_lines(self.context, typed=False)[:_MOST_LINES],
            *lapsed_lines(self.context),
        )
        # In small letters: who plays by the desk looks for what may be done.
        return "\n".join((f"### {now_line(self.context)}", *(f"{SMALL}{line}" for line in lines)))

    def _waited(self, *, brief: bool, own: bool) -> Iterator[Block]:
        """Yield the dice and decisions that are waited for.

        Above the desk that all see stands the card of a roll, which asks in full.

        Args:
            brief: Whether what a card tells as well, such as the result of an end, is left to it,
                and a list has answers that take many lines.
            own: Whether one player alone sees the desk.
        """
        for number, asked in enumerate(self.asked[:_MOST_ASKED]):
            in_line = brief or (asked.rolled and not own)
            yield Words(cut(asked.brief if in_line else asked.text, _MOST_ASKED_ABOUT))
            answers = lined(usual_answers(asked.buttons))
            if brief and sum(map(lines_high, answers)) > _MOST_ANSWERS:
                listed = [(f"{each.kind}:{each.subject}", each.label) for each in asked.buttons]
                at = f"q{number}.{moment_of(self.context)}"
                yield from picks(ANY, self.context.texts("desk-answer"), listed, at)
            else:
                yield from answers
        more = len(self.asked) - _MOST_ASKED
        if more > 0:
            yield Words(f"{SMALL}{self.context.texts('desk-more-asked', count=more)}")


async def overview_of(context: CommandContext) -> Overview | None:
    """Return what the desk shows now in the language of the answer; None without a battle.

    Others act meanwhile: what is seen half before and half after an act is looked at again.
    """
    context = replace(context, texts=context.texts.to_press)
    overview = None
    for _ in range(_MOST_LOOKS):
        seen = _seen(context)
        overview = await _looked_at(context)
        if seen == _seen(context):
            break
    return overview


def _seen(context: CommandContext) -> tuple[object, ...]:
    """Return what tells a table from every later one, questions that are open included."""
    return moment_of(context), *everything_asked(context.channel)


async def _looked_at(context: CommandContext) -> Overview | None:
    """Return what a look at the table finds, which takes several turns of the loop."""
    board = context.channel.board
    if board.battle is None:
        return None
    situation = situation_of(context.channel, board.battle, whole_army=True)
    paused = board.battle.status == "paused"
    names = () if paused else tuple(side.name for side in situation.sides)
    sentences = Sentences(situation, context.ruleset, names, context.texts)
    loop = asyncio.get_running_loop()
    begun = begun_here(context)
    groups = await loop.run_in_executor(context.chances, groups_of, sentences, begun)
    offered = {offer.procedure for group in groups for offer in group.offers}
    entries = await context.store.history(context.channel, MOST_ENTRIES)
    steps = () if paused else await open_steps(context, sentences, entries, offered)
    undoable = (each for each in entries if each.undoable and each.undone_by is None)
    last = next(undoable, None) or await context.store.undoable(context.channel)
    undone = None if last is None else last.id
    asked = questions_asked(context)
    seats = () if paused else seats_asked(context, entries)
    return Overview(context, sentences, groups, begun, asked, steps, undone, seats)
