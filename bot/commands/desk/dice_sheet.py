"""Dice that no rule asks for, and the sheet of them, which comes below every roll made by it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.commands.declaring.command import button, form
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import moment_of
from bot.commands.procedures.presenter import sides_of
from bot.commands.procedures.questions import attempt, filled
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.routing.button_handlers import replayed
from bot.store.journal.record import Entry
from bot.store.snowflake import read_id
from bot.texts.localiser import Texts
from bot.texts.names import fold
from bot.views.cards.card import Card
from bot.views.cards.outcome import headline_of
from bot.views.cards.rolls import record_lines
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import SMALL, Block, Buttons, Panel, Pick, Words, rows
from bot.views.words.dice_faces import cut_whole, in_words
from rulesets.core.declaring.table_dice import ROLL
from rulesets.dice.notation.evaluation import Count
from rulesets.refusal import Refusal

_LOOKED: Final = 50
"""Entries that are looked through for it."""
_MOST_ROLLED: Final = 3
_COUNTS: Final = (*range(1, 21), 24, 25, 30, 36, 40)
"""Dice that are thrown at once."""
_NEEDED: Final = range(2, 7)
"""What a D6 may have to show at least."""
_FEW: Final = 3
"""D6 of which every game has its own button that adds them up."""
_BESIDE: Final = 4
"""Usual rolls whose buttons stand beside each other on a phone; the list below has the others."""
_LINE: Final = 84
"""Letters of the line of dice, of which those of a die and its outcome are four."""
_FORM: Final = "form"
_ASKED: Final = "desk dice"
"""The purpose of the form for any notation."""
_PLAIN: Final = re.compile(r"\d+d6(?: [2-6]\+)?")
"""What the sheet rolls by two taps, whoever typed it."""
_ENTRY: Final = "entry."
"""What begins the subject of a button that rolls again what an entry holds."""


async def _rolled(context: CommandContext) -> dict[str, int]:
    """Return what the player rolled last and no other button rolls, each with an entry of it.

    What takes typing comes first.
    """
    found: dict[str, tuple[str, int]] = {}
    for entry in await context.store.history(context.channel, _LOOKED):
        if entry.action != ROLL.id or entry.secret or entry.actor.id != context.requester.user_id:
            continue
        notation = str(entry.arguments["options"].get("notation") or "")
        if fold(notation) not in {"", *context.ruleset.pools}:
            found.setdefault(fold(notation), (notation, entry.id))
    ordered = sorted(found.values(), key=lambda each: _PLAIN.fullmatch(each[0]) is not None)
    return dict(ordered[:_MOST_ROLLED])


async def _notation_of(context: CommandContext, number: str) -> str:
    """Return the notation of a roll that the player made.

    Raises:
        Refusal: `button-expired`.
    """
    wanted = read_id(number)
    entry = await context.store.entry(wanted) if wanted else None
    if entry is None or entry.action != ROLL.id or entry.actor.id != context.requester.user_id:
        raise Refusal("button-expired")
    return str(entry.arguments["options"]["notation"])


def _name(texts: Texts, pool: str) -> str:
    """Return what players call a pool."""
    key = f"desk-die-{pool}"
    return texts(key) if texts.has(key) else pool.upper()


@dataclass(frozen=True, slots=True)
class DiceSheet:
    """The sheet of a player.

    Attributes:
        context: Where it is shown.
        rolled: What the player rolled last, each with the entry that holds it.
    """

    context: CommandContext
    rolled: dict[str, int]

    def of_pool(self, count: int) -> Answer:
        """Return the sheet that asks what each of some D6 must show."""
        texts = self.context.own_texts
        title = texts("desk-dice-needed", count=count)
        blocks = (Words(f"**{title}**"), *self._needs(count), *self._below(count))
        return Answer(Card(title, ""), private=True, panel=with_back(self.context, blocks))

    def below(self, reply: Reply) -> Reply:
        """Return a reply with the sheet below the roll that it tells."""
        if not isinstance(reply, Promise):
            return reply

        def shown(stored: Entry) -> Answer:
            answer: Answer = reply.show(stored)
            if answer.private or answer.question is not None or not stored.fresh:
                return answer
            return replace(answer, sheet=Panel((*self._told(stored),)))

        return Promise(reply.coming, shown)

    def _told(self, rolled: Entry) -> Iterator[Block]:
        """Yield what fell, what each of those that succeeded must show, and what else is rolled.

        The dice are told as well, for on a phone the sheet hides the card above it; they stand last
        but for what is pressed most, where the desk below leaves them on the screen.
        """
        texts = self.context.own_texts
        told = f"**{headline_of(texts, ROLL, rolled.outcome, sides_of(self.context))}**"
        left = rolled.outcome.successes if isinstance(rolled.outcome, Count) else 0
        if left:
            told += f" · {texts('desk-dice-left')}"
        for line in record_lines(texts, replayed(self.context, rolled).record)[:1]:
            told += f"\n{SMALL}{in_words(cut_whole(line, _LINE))}"
        usual = tuple(self.buttons())
        beside, others = ((), usual) if left else (usual[:_BESIDE], usual[_BESIDE:])
        listed = tuple((each.subject, each.label) for each in others)
        if listed:
            yield Pick("roll", texts("desk-dice-more"), listed, f"o{moment_of(self.context)}")
        yield from self._pools()
        yield Words(told)
        yield from self._needs(left) if left else (Buttons(beside),)  # in the same height

    def _needs(self, count: int) -> tuple[Buttons, ...]:
        """Return buttons for what each of some D6 must show."""
        return rows(ButtonSpec("roll", f"{count}d6.{least}", f"{least}+") for least in _NEEDED)

    def _below(self, count: int) -> Iterator[Block]:
        """Yield other numbers of D6, and the other rolls."""
        yield self.numbers()
        faces = ButtonSpec("roll", f"{count}d6", f"{count}D6")
        yield from rows((*([faces] if count > _FEW else ()), *self.buttons()))

    def _pools(self) -> Iterator[Pick]:
        """Yield a list for each need, of how many D6 are thrown against it."""
        texts, moment = self.context.own_texts, moment_of(self.context)
        for least in _NEEDED:
            many = tuple(
                (f"{count}d6.{least}", texts("desk-dice-against", count=count, least=least))
                for count in _COUNTS
            )
            yield Pick("roll", texts("desk-dice-any", least=least), many, f"d{least}{moment}")

    def numbers(self) -> Pick:
        """Return a list of how many D6 must show something."""
        texts = self.context.own_texts
        many = tuple((str(count), texts("desk-dice-many", count=count)) for count in _COUNTS)
        return Pick("roll", texts("desk-dice-pool"), many, f"d{moment_of(self.context)}")

    def buttons(self) -> Iterator[ButtonSpec]:
        """Yield buttons of what is usual, of what the player rolled last, and of the form."""
        texts = self.context.own_texts
        for pool in self.context.ruleset.pools:
            yield ButtonSpec("roll", pool, _name(texts, pool))
        for notation, entry in self.rolled.items():
            yield ButtonSpec("roll", f"{_ENTRY}{entry}", notation)
        yield ButtonSpec("roll", _FORM, texts("desk-dice-other"))


async def dice_sheet(context: CommandContext) -> DiceSheet:
    """Return the sheet of dice of who asks."""
    return DiceSheet(context, await _rolled(context))


@button("roll")
async def roll(context: CommandContext, subject: str) -> Reply:
    """Answer a button of dice: what a number of them must show, a form, or the roll itself.

    Raises:
        Refusal: `button-expired` for what another player typed.
    """
    if subject == _FORM:
        return _asking(attempt(context, ROLL, {}, {}, "roll"))
    sheet = await dice_sheet(context)
    if subject.isdecimal():
        return sheet.of_pool(int(subject))
    if subject.startswith(_ENTRY):
        notation = await _notation_of(context, subject.removeprefix(_ENTRY))
    else:
        pool, _, least = subject.partition(".")
        notation = f"{pool} {least}+" if least else pool
    reply = attempt(context, ROLL, {"notation": notation}, {}, "roll")
    return sheet.below(reply)


def _asking(reply: Reply) -> Reply:
    """Return a reply whose form is answered here, so that the sheet comes below its roll."""
    if not isinstance(reply, Answer) or reply.form is None:
        return reply
    return replace(reply, form=replace(reply.form, command=_ASKED))


@form(_ASKED)
async def typed(context: CommandContext, _entry: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form for any notation."""
    sheet = await dice_sheet(context)
    return sheet.below(await filled(context, "roll", ROLL.id, fields, {}))
