"""The desk itself: whose turn it is, the units, what is waited for, what every side may do now."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from bot.battle.dice.asked import everything_asked
from bot.battle.situation import situation_of
from bot.battle.tabletop.links import links_of
from bot.commands.battle import tracker
from bot.commands.battle.battle_status import now_line, players_told, points_line, spent_line
from bot.commands.battle.battles import beginners
from bot.commands.desk.acts import Acts, Group, groups_of
from bot.commands.desk.foot import beginning_of, foot_of
from bot.commands.desk.marks import moment_of
from bot.commands.desk.open_ends import (
    MOST_ENTRIES,
    OpenStep,
    Waiting,
    begun_here,
    is_offered,
    open_steps,
    questions_asked,
    told_apart,
    usual_answers,
)
from bot.commands.dice.throw_question import MOST_ON_DESK
from bot.commands.procedures.answers.answering import awaited_lines
from bot.commands.procedures.permission.possible import may_be_done
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.request.context import CommandContext
from bot.commands.units.units import told_statuses
from bot.commands.units.wounds import harm_in_short
from bot.store.tables.battle import SideRow, UnitRow
from bot.texts.bundle import escaped
from bot.views.cards.brief import PASSING
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
    gathered,
    lined,
    lines_high,
    picks,
)
from bot.views.words.statuses import quiet, status_name
from rulesets.core.battlefield.contact import ENGAGED
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.offering.answers import are_answers
from rulesets.core.results.reminder import Reminder

_MOST_UNITS: Final = 450
_FEW_UNITS: Final = 50
"""Characters of a side's units, and of those beside which something else is told."""
_MOST_SIDES: Final = 2400
"""Characters of all sides, of which each has as many."""
_MOST_ASKED_ABOUT: Final = 500
"""Characters of a question."""
_MOST_LINES: Final = 6
"""Lines of what is waited for."""
_MOST_ASKED: Final = MOST_ON_DESK + 1  # an end proposed is asked about as well
_ALL: Final = "all"
_SOME: Final = "some"
_FEW: Final = "few"
_NOBODY: Final = "nobody"
_NOTHING: Final = "nothing"
"""What is told: all units; whatever is in contact or in a lasting state with some others; of all a
few; none, but the numbers of sides; not those either."""
_ENDS: Final = (
    *((_ALL, False), (_ALL, True), (_SOME, True)),
    *((_FEW, True), (_NOBODY, True), (_NOTHING, True)),
)
"""Which units the desk tells of, and whether its foot is short, until it is low enough."""
_MOST_ANSWERS: Final = 2
"""Lines of answers that stand as buttons on a crowded desk."""
_BRACKETS: Final = r"\s?\([^()]*\)"
_MOST_ROWS: Final = 5.0
"""Rows of buttons as high as the desk at most on a phone, which then shows a card as well."""
_TIED: Final = "\N{NO-BREAK SPACE}"
"""What keeps together on a narrow screen: a unit with its number, a sign with what it is about."""
_MOST_LOOKS: Final = 3
"""Looks in a row at a table that changes meanwhile; the last one counts."""


@dataclass(frozen=True, slots=True)
class Fold:
    """The extent of what a desk tells and offers, where it has little room.

    Attributes:
        told: Which units it tells of.
        short: Whether the button that goes on only counts what is due.
        listed: Whether a list may have what is due.
        brief: Whether questions are told in brief.
        rest: Whether it has other acts than the answers that are due.
        acts: Whether it has what may be done beside what is waited for.
    """

    told: str
    short: bool = True
    listed: bool = True
    brief: bool = False
    rest: bool = True
    acts: bool = True


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
    """

    context: CommandContext
    sentences: Sentences
    groups: tuple[Group, ...]
    begun: Container[tuple[str, str]]
    asked: tuple[Waiting, ...]
    steps: tuple[OpenStep, ...]
    last: int | None

    def panel(self, *, own: bool = False) -> Panel:
        """Return the desk as it is shown.

        Args:
            own: Whether one player alone sees it.
        """
        offers = (each for group in self.groups for each in group.offers)
        due = tracker.waited_for(self.context, offers)
        acts = Acts(self.context, self.sentences, self.groups, beginners(self.context), due)
        due_blocks = (*beginning_of(self.context), *self._due())
        head = cache(lambda told: Words(self._head(told)))
        foot = cache(lambda short: foot_of(self.context, self.last, own=own, short=short))
        # Whatever makes way for what must be done is a press away, behind the menu.
        for fold in self._folds(own=own, answers=are_answers(self.sentences.game, due)):
            blocks = (*self._waited(brief=fold.brief), *due_blocks)
            panel = self._laid_out(fold, acts, head(fold.told), blocks, foot(fold.short))
            if sum(map(lines_high, panel.blocks)) <= _MOST_ROWS:
                break
        return panel

    def _folds(self, *, own: bool, answers: bool) -> Iterator[Fold]:
        """Yield the ways to lay the desk out, from the most told to the least.

        While `answers` are all that is due, or one is waited for, the desk that all see, unlike a
        player's own, has in the end no room for other acts.
        """
        if own:  # it hides no card that others wait for
            yield Fold(_ALL, short=False, listed=False)
            return
        yield from (Fold(told, short=short, listed=False) for told, short in _ENDS)
        if answers:
            yield Fold(_NOTHING, rest=False)
        yield from (Fold(told, short=short) for told, short in _ENDS)
        if self.asked:
            yield Fold(_NOTHING, brief=True)
            yield Fold(_NOTHING, brief=True, acts=False)

    def _laid_out(
        self,
        fold: Fold,
        acts: Acts,
        head: Words,
        blocks: tuple[Block, ...],
        foot: tuple[Buttons, ...],
    ) -> Panel:
        """Return the desk in a certain way, with acts as high as there is room for."""
        around = (*blocks, *foot)
        room = MOST_PARTS - 2 - sum(block.parts for block in around)
        high = _MOST_ROWS - sum(map(lines_high, (head, *around)))
        if fold.acts:
            aside = bool(self.asked)
            listed, rest = fold.listed, fold.rest
            blocks += tuple(acts.blocks(room, high, aside=aside, listed=listed, rest=rest))
        said = sum(len(block.text) for block in blocks if isinstance(block, Words))
        return Panel((Words(cut(head.text, MOST_LETTERS - said)), *blocks, *foot))

    def _head(self, told: str) -> str:
        """Return whose turn it is, in small letters the units, and what is waited for.

        Args:
            told: Which units are told.
        """
        lines = (
            *(self._sides(told) if told not in {_NOBODY, _NOTHING} else ()),
            *(spent_line(self.context) if told != _NOTHING else ()),
            *(points_line(self.context) if told == _ALL else ()),
            *awaited_lines(self.context, typed=False)[:_MOST_LINES],
        )
        # In small letters: who plays by the desk looks for what may be done.
        return "\n".join((f"### {now_line(self.context)}", *(f"{SMALL}{line}" for line in lines)))

    def _sides(self, told: str) -> Iterator[str]:
        """Yield a line for each side: who plays it, and its units.

        Args:
            told: Which units are told: where not all, players are not either.
        """
        board = self.context.channel.board
        for side in board.sides:
            players = players_told(board, side) if told == _ALL else ""
            named = f"**{escaped(side.name)}**" + (f" ({escaped(players)})" if players else "")
            line = f"{named}{self.context.texts('colon')} {self._units(side, told)}"
            yield cut(line, _MOST_SIDES // len(board.sides))

    def _units(self, side: SideRow, which: str) -> str:
        rows_of = [
            row
            for row in self.context.channel.board.units
            if row.side_id == side.id and not row.destroyed
        ]
        each_said = [self._unit(row) for row in rows_of]
        marked = [said for said in each_said if said.startswith("**")]
        room = _MOST_UNITS
        if which != _ALL:
            each_said = [*marked, *(said for said in each_said if said not in marked)]
            room = max(_FEW_UNITS, sum(map(len, marked)) if which == _SOME else 0)
        told: list[str] = []
        for said in each_said:
            if told and sum(map(len, told)) + len(said) > min(room, _MOST_UNITS):
                break
            told.append(said)
        if told and len(told) < len(rows_of):
            told.append(self.context.texts("desk-more", count=len(rows_of) - len(told)))
        return f"{_TIED}· ".join(told) or self.context.texts("battle-side-empty")

    def _unit(self, row: UnitRow) -> str:
        """Return a unit in a few words, bold where it is in contact or something lasting is true.

        What ends with the phase, the turn or the combat is left to the table.
        """
        context = self.context
        name = escaped(row.name)
        if row.size > 1:
            name = f"{name}{_TIED}{row.models}"
        harm = harm_in_short(context, row)
        if harm:
            name = f"{name}{',' if row.size > 1 else ''}{_TIED}{harm.replace(' ', _TIED)}"
        board = context.channel.board
        touched = [
            link.other for link in links_of(board, row) if link.kind == CONTACT and link.other
        ]
        untold = quiet(context.ruleset)
        lasting = [
            status_name(context.texts, status, int(held["value"]))
            for status, held in told_statuses(context, row).items()
            if held["until"] not in PASSING
            and status not in untold
            and not (touched and status == ENGAGED)
        ]
        told = [*(f"⚔{_TIED}{escaped(other)}" for other in touched), *map(escaped, lasting)]
        return f"**{name}** ({', '.join(told)})" if told else name

    def _waited(self, *, brief: bool) -> Iterator[Block]:
        """Yield the dice and decisions that are waited for.

        Args:
            brief: Whether what a decision tells in brackets, and the result of an end, are left to
                its card, and a list has answers that take many lines.
        """
        for number, asked in enumerate(self.asked[:_MOST_ASKED]):
            decided = any(each.kind == "decide" for each in asked.buttons)
            text = asked.text.partition("\n")[0] if brief else asked.text  # the card has its result
            text = self._in_brief(text) if brief and decided else text
            yield Words(cut(text, _MOST_ASKED_ABOUT))
            answers = lined(usual_answers(asked.buttons))
            if brief and sum(map(lines_high, answers)) > _MOST_ANSWERS:
                listed = [(f"{each.kind}:{each.subject}", each.label) for each in asked.buttons]
                at = f"q{number}.{moment_of(self.context)}"
                yield from picks(ANY, self.context.texts("desk-answer"), listed, at)
            else:
                yield from answers

    def _in_brief(self, text: str) -> str:
        """Return a question without what it tells in brackets, but for those of names."""
        board = self.context.channel.board
        names = [*(row.name for row in board.units), *(row.name for row in board.players)]
        longest_first = sorted(map(escaped, names), key=len, reverse=True)
        kept = "".join(rf"\s?{re.escape(name)}|" for name in longest_first if "(" in name)
        return re.sub(rf"({kept}(?!))|{_BRACKETS}", r"\1", text)

    def _due(self) -> Iterator[Block]:
        """Yield what is due and no offer has."""
        offered = {offer.procedure for group in self.groups for offer in group.offers}
        found = (
            each
            for each in tracker.due(self.context)
            if each.procedure is not None and not is_offered(self.context, each.procedure, offered)
        )
        due = tuple(each for each in map(self._doable, found) if each is not None)
        # The step that an act led to knows more than the reminder of it.
        due = tuple(
            _but_for(each, taken)
            for each, taken in ((each, self._taken_of(each)) for each in due)
            if each.role is not None or None not in taken
        )
        due_buttons = tracker.buttons_of(self.context, due)
        said = {each.label for each in due_buttons}
        steps = told_apart(
            self.context,
            [
                each
                for each in self.steps
                if each.button.label not in said and not any(map(each.is_of_units, due))
            ],
        )
        yield from gathered((*due_buttons, *steps))

    def _taken_of(self, reminder: Reminder) -> frozenset[str | None]:
        """Return the units of the steps that do what a reminder asks for, None for one without."""
        return frozenset(
            each.unit
            for each in self.steps
            if each.step == reminder.procedure or each.does_as(reminder)
        )

    def _doable(self, reminder: Reminder) -> Reminder | None:
        """Return a reminder for those of its units that may do what it asks for, None for nobody.

        What is offered is tried there: it then asks for nothing that it lacks.
        """
        procedure = reminder.procedure or ""
        by_form = not self.context.ruleset.procedure(procedure).offerings

        def possible(unit: str | None) -> bool:
            given = tracker.given_of(reminder, unit)
            return may_be_done(self.context, procedure, given, by_form=by_form)

        if reminder.role is None:
            return reminder if possible(None) else None
        units = tuple(
            each
            for each in reminder.units
            if (procedure, each.unit) not in self.begun and possible(each.unit)
        )
        return replace(reminder, units=units) if units else None


def _but_for(reminder: Reminder, taken: Container[str | None]) -> Reminder:
    """Return a reminder without the units that some steps are of."""
    return replace(reminder, units=tuple(each for each in reminder.units if each.unit not in taken))


async def overview_of(context: CommandContext) -> Overview | None:
    """Return what the desk shows now in the language of the answer; None without a battle.

    Others act meanwhile: what is seen half before and half after an act is looked at again.
    """
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
    return Overview(context, sentences, groups, begun, questions_asked(context), steps, undone)
