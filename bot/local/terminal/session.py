"""The terminal: lines typed or piped in, answers out, through the local table."""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import orjson

from bot.commands.request.answer import Answer
from bot.discord.client import Vexille, create_bot
from bot.discord.late import LateAnswer, LateListener
from bot.local.act_sentences import refused_sentence, silence_sentence
from bot.local.history import open_history
from bot.local.seat import commands_of, seated
from bot.local.terminal.colours import harmless, painted
from bot.local.terminal.controls import NumberedControls
from bot.local.terminal.files import file_at, file_lines
from bot.local.terminal.input import piped_lines, until_stopped, until_told
from bot.local.terminal.values import with_values
from bot.process.garbage import settle
from bot.process.settings import Settings
from bot.process.start_error import StartError, reason_of
from bot.store.engine.migrate import open_database
from bot.store.engine.sole_use import sole_use
from bot.texts.localiser import Texts
from bot.texts.markup import without_markup
from bot.texts.typed_text import well_formed
from bot.views.interface.embed import embed_of
from bot.views.renderers.plain import message_lines
from bot.views.words.dice_faces import unpainted
from localdiscord import (
    Keeper,
    LocalTable,
    NoAnswer,
    Refused,
    Reply,
    TableSettings,
    TableUser,
    Upload,
)

if TYPE_CHECKING:
    from bot.local.page.opening import PageOptions

_LONGEST_LINE: Final = 10_000
_PATIENCE: Final = 20.0
"""Seconds from one word about a long answer to the next."""


@dataclass(frozen=True, slots=True)
class TerminalOptions:
    """Options with which the terminal was started.

    Attributes:
        name: Who speaks.
        locale: The language of that player's client.
        channel: Where.
        as_json: One JSON object per command instead of text.
        page: How the page was asked for, None where it was not.
        page_only: Whether the page is served without a prompt.
        files: The folder that keeps the files of answers, None where none does.
        coloured: Whether dice are shown in colours, where they are no JSON.
    """

    name: str
    locale: str
    channel: str
    as_json: bool = False
    page: PageOptions | None = None
    page_only: bool = False
    files: Path | None = None
    coloured: bool = False


class Terminal:
    """One player at the local table, with a keyboard."""

    def __init__(
        self,
        bot: Vexille,
        user: TableUser,
        options: TerminalOptions,
        late: list[LateAnswer] | None = None,
    ) -> None:
        self._bot = bot
        self._user = user
        self._options = options
        self._answers: dict[int, Answer] | None = None
        self._late = [] if late is None else late
        self._before = ""
        self._controls = NumberedControls()
        bot.listener = self._note

    @property
    def texts(self) -> Texts:
        """The texts in the player's language."""
        return self._bot.localiser.texts(self._options.locale)

    def _note(self, interaction_id: int, answer: Answer) -> None:
        """Remember an answer while a line waits for its own; the others are the page's."""
        if self._answers is not None:
            self._answers[interaction_id] = answer

    async def run(self, lines: AsyncIterator[str], show: Callable[[str], None]) -> None:
        """Answer lines until there are no more."""
        async for line in lines:
            typed = well_formed(line).strip()
            if typed and not typed.startswith("#"):
                show(await self.answer(typed[:_LONGEST_LINE]))

    async def answer(self, line: str) -> str:
        """Return the answer to one line, as text or as one JSON object."""
        if line.isdecimal() and not self._controls.has(line):
            most = self._controls.most
            text = self.texts("terminal-no-such-number", number=line[:20], most=most)
            return self._shown(line, text, None, "no-such-number")
        answers = self._answers = {}
        try:
            reply = await self._act(line)
            # Words about how far it is come before the answer.
            while reply.interaction.id not in answers and await reply.more(_PATIENCE):
                pass
            if not reply.messages and reply.modal is None:  # a sheet goes before its answer comes
                await reply.more(_PATIENCE)
        except Refused as refusal:
            told = await refused_sentence(self._bot, self._user, self._options.locale, refusal)
            return self._shown(line, told.text, None, told.code)
        except NoAnswer as silence:
            text = silence_sentence(self.texts, silence)
            return self._shown(line, text, None, "no-answer")
        finally:
            self._answers = None
        answer = answers.get(reply.interaction.id)
        text = self._text(reply, answer)
        if line.isdecimal() and answer is not None and answer.panel is None:
            text = "\n".join(filter(None, (text, await self._desk())))
        return self._shown(line, text, answer, answer.refused if answer else None)

    async def _act(self, line: str) -> Reply:
        """Do what a line says; a number presses what has it on the last panel."""
        pressed = None
        if line.isdecimal():
            pressed = await self._controls.press(self._user, int(line))
        if pressed is not None:
            return pressed
        await commands_of(self._bot)
        return await self._user.line(with_values(line, self._user.commands()), files=self._file)

    async def _desk(self) -> str:
        """Return the desk as it is after a press, empty where there is none."""
        reply = await self._user.slash("desk")
        message = reply.message
        if message is None or message.embeds:
            return ""
        return "\n".join(["", *self._controls.lines(message, self._user.others)])

    def _file(self, path: str) -> Upload | None:
        return file_at(path, self._user.file_limit)

    def _text(self, reply: Reply, answer: Answer | None) -> str:
        # The sheet below an answer may be there by now or not; the desk follows in any case.
        beside = answer is not None and answer.sheet is not None
        shown = [_data(message) for message in reply.messages if message.embeds or not beside]
        if answer is not None and answer.form is not None and not shown:
            # A line is as quickly typed again as a form is filled in.
            shown = [{"embeds": [embed_of(answer.card).to_dict()]}]
        lines = [line for message in shown for line in self._lines(message)]
        panel = next((each for each in reply.messages if each.components and not each.embeds), None)
        if panel is not None and answer is not None and answer.panel is not None:
            lines = self._controls.lines(panel, self._user.others)
        lines = [self._user.named(line) for line in lines]
        if answer is not None and answer.ways is not None:
            lines += answer.ways()  # a terminal shows no buttons
        lines += file_lines(self.texts, reply, self._options.files)
        return "\n".join(lines)

    def _lines(self, message: dict[str, Any]) -> list[str]:
        paint = painted if self._options.coloured and not self._options.as_json else unpainted
        misfire = self.texts("face-artillery-0")
        return message_lines(message, self.texts("colon"), misfire, paint)

    def _come_late(self, text: str) -> list[str]:
        """Return what has been told late since the last line, but for what came with an answer.

        Args:
            text: The answer to this line.
        """
        mine = (None, self._user.id)
        cards = [
            {"embeds": [embed_of(answer.answer.card).to_dict()]}
            for answer in self._late
            if answer.channel_id == self._user.channel.id and answer.person_id in mine
        ]
        self._late.clear()
        told = ["\n".join(self._lines(card)) for card in cards]
        found = [line for line in told if line not in text and line not in self._before]
        self._before = text
        return found

    def _shown(self, line: str, text: str, answer: Answer | None, error: str | None) -> str:
        late = self._come_late(text)
        if not self._options.as_json:
            return harmless("\n".join([*late, text]))
        data = {
            "command": line,
            "ok": error is None,
            "text": text,
            "outcome": answer.outcome if answer else None,
            "error": None if error is None else {"code": error, "text": text},
            **({"late": "\n".join(late)} if late else {}),
        }
        return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS).decode()


def _data(message: Any) -> dict[str, Any]:
    return {
        "content": message.wording,
        "embeds": message.embeds,
        "components": message.components,
    }


async def run_terminal(settings: Settings, options: TerminalOptions) -> None:
    """Open the local table, connect the bot and serve the terminal until its input ends.

    On a real terminal, or where it is asked for, the page is served too.

    Raises:
        StartError: another process uses the database, the table cannot listen, or the bot does
            not come to it.
    """
    async with AsyncExitStack() as stack:
        hold = await stack.enter_async_context(sole_use(settings.database, options.locale))
        database = await stack.enter_async_context(await open_database(settings.database))
        keeper = await stack.enter_async_context(open_history(database, options.locale))
        bot = create_bot(_at_the_table(settings, options), database=database)
        bot.hold = hold
        late: list[LateAnswer] = []
        bot.late_listener = LateListener(options.locale, late.append)
        texts = bot.localiser.texts(options.locale)
        talking = sys.stdin.isatty() and not options.page_only
        told: list[str] = []
        try:
            if talking or options.page is not None:
                table = await _open_with_page(stack, bot, keeper, options, told)
            else:
                patient = TableSettings(first_answer=settings.local_patience)
                table = await stack.enter_async_context(LocalTable(patient, keeper=keeper))
            await stack.enter_async_context(seated(table, bot, database))
        except OSError as error:  # what takes too long is one too
            raise StartError(f"The local table cannot be opened: {reason_of(error)}.") from error
        if talking or options.page is not None:
            reading = asyncio.create_task(bot.router.get_ready(options.locale))
            stack.callback(reading.cancel)
        settle()
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a sign it cannot show is no reason to end
        for line in told:
            print(line, flush=True)  # noqa: T201
        if options.page_only:
            await until_stopped()
            return
        try:
            user = table.user(options.name, locale=options.locale, channel=options.channel)
        except Refused as full:
            why = await refused_sentence(bot, None, options.locale, full)
            raise StartError(why.text) from None
        terminal = Terminal(bot, user, options, late)
        if bot.late is not None:
            await bot.late.finished()
        if talking:
            from bot.local.terminal.prompt import prompt_lines  # noqa: PLC0415 - 7 MB for a prompt only

            lines = prompt_lines(user, texts)
        else:
            lines = piped_lines()
        await terminal.run(until_told(lines), lambda text: print(text, flush=True))  # noqa: T201


def _at_the_table(settings: Settings, options: TerminalOptions) -> Settings:
    """Return the settings of a bot at the local table, which has no servers to wait for.

    A terminal shows no button for the details of a card, and so the whole card.
    """
    told: dict[str, Any] = {"guild_ready_timeout": 0.01}
    if not options.page_only and "cards" not in settings.model_fields_set:
        told["cards"] = "full"
    return settings.model_copy(update=told)


async def _open_with_page(
    stack: AsyncExitStack,
    bot: Vexille,
    keeper: Keeper,
    options: TerminalOptions,
    told: list[str],
) -> LocalTable:
    """Open the table with its page; what there is to tell of it is added to `told`."""
    from bot.local.page.opening import PageOptions, open_with_page  # noqa: PLC0415 - only what runs

    page = options.page or PageOptions()
    opened = await open_with_page(
        stack, bot, page, locale=options.locale, channel=options.channel, keeper=keeper
    )
    texts = bot.localiser.texts(options.locale)
    told.append(without_markup(texts("terminal-page", address=opened.here)))
    if opened.others is not None:
        told.append(without_markup(texts("terminal-page-shared", address=opened.others)))
    return opened.table
