"""The terminal: lines typed or piped in, answers out, through the local table."""

from __future__ import annotations

import io
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, Final

import orjson

from bot.answer import Answer
from bot.app import Vexille, create_bot
from bot.asker import Asker
from bot.collection import settle
from bot.commands.questions import as_typed, find_procedure
from bot.localiser import Texts
from bot.settings import Settings
from bot.start_error import StartError, reason_of
from bot.table import LocalTable, NoAnswer, Refused, Reply, TableUser
from bot.terminal_input import piped_lines, until_told
from bot.terminal_values import with_values
from bot.typed_text import well_formed
from bot.views.embed import embed_of
from bot.views.plain import message_lines, without_markup

_LONGEST_LINE: Final = 10_000


@dataclass(frozen=True, slots=True)
class TerminalOptions:
    """How the terminal was started.

    Attributes:
        name: Who speaks.
        locale: The language of that player's client.
        channel: Where.
        as_json: One JSON object per command instead of text.
    """

    name: str
    locale: str
    channel: str
    as_json: bool = False


class Terminal:
    """One player at the local table, with a keyboard."""

    def __init__(self, bot: Vexille, user: TableUser, options: TerminalOptions) -> None:
        self._bot = bot
        self._user = user
        self._options = options
        self._answers: dict[int, Answer] = {}
        bot.listener = self._answers.__setitem__

    @property
    def texts(self) -> Texts:
        """The texts in the player's language."""
        return self._bot.localiser.texts(self._options.locale)

    async def run(self, lines: AsyncIterator[str], show: Callable[[str], None]) -> None:
        """Answer lines until there are no more."""
        async for line in lines:
            typed = well_formed(line).strip()
            if typed and not typed.startswith("#"):
                show(await self.answer(typed[:_LONGEST_LINE]))

    async def answer(self, line: str) -> str:
        """Return the answer to one line, as text or as one JSON object."""
        self._answers.clear()
        try:
            reply = await self._user.line(with_values(line, self._user.commands()))
        except Refused as refusal:
            text = await self._instead(refusal) or self._refused(refusal)
            return self._shown(line, text, None, refusal.code.replace("_", "-"))
        except NoAnswer as silence:
            text = self.texts("terminal-no-answer", seconds=round(silence.after))
            return self._shown(line, text, None, "no-answer")
        answer = self._answers.get(reply.interaction.id)
        return self._shown(
            line, self._text(reply, answer), answer, answer.refused if answer else None
        )

    def _text(self, reply: Reply, answer: Answer | None) -> str:
        colon = self.texts("colon")
        shown = [_data(one) for one in reply.messages]
        if answer is not None and answer.form is not None and not shown:
            # A line is as quickly typed again as a form is filled in.
            shown = [{"embeds": [embed_of(answer.card).to_dict()]}]
        lines = [line for one in shown for line in message_lines(one, colon)]
        return "\n".join(lines)

    def _shown(self, line: str, text: str, answer: Answer | None, error: str | None) -> str:
        if not self._options.as_json:
            return text
        data = {
            "command": line,
            "ok": error is None,
            "text": text,
            "outcome": answer.outcome if answer else None,
            "error": None if error is None else {"code": error, "text": text},
        }
        return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS).decode()

    async def _instead(self, refusal: Refused) -> str | None:
        """Return how a procedure taken for a command is asked for; None for other words."""
        if refusal.code != "unknown_command" or not refusal.facts["name"]:
            return None
        name = str(refusal.facts["name"])
        user = self._user
        asker = Asker(0, user.id, user.name, self._options.locale, user.channel.id)
        place = await self._bot.arbiter.look(asker)
        found = place.names.procedures.find(name)
        if found is None:
            return None
        line = as_typed(find_procedure(place, found), {})
        return without_markup(self.texts("terminal-resolve-instead", name=name[:40], line=line))

    def _refused(self, refusal: Refused) -> str:
        given = dict(refusal.facts)
        if localised := given.pop("localised", None):
            known = zip(given["names"], localised, given["choices"], strict=True)
            given["choices"] = [
                f"{own.get(self._options.locale, name)} ({value})" for name, own, value in known
            ]
        if described := given.pop("described", None):
            given["about"] = described.get(self._options.locale, given["about"])
        if refusal.code == "unknown_command":
            given["nearest"] = [f"/{one}" for one in given["nearest"]]
        facts = {name: _spoken(value) for name, value in given.items()}
        key = f"terminal-{refusal.code.replace('_', '-')}"
        return without_markup(self.texts(key, **facts))


def _data(message: Any) -> dict[str, Any]:
    return {"content": message.content, "embeds": message.embeds}


def _spoken(value: Any) -> str | int | float | bool | None:
    if isinstance(value, list | tuple):
        return ", ".join(str(one) for one in value) or None
    if isinstance(value, int | float | bool) or value is None:
        return value
    return str(value)[:80]


async def run_terminal(settings: Settings, options: TerminalOptions) -> None:
    """Open the local table, connect the bot and serve the terminal until its input ends.

    Raises:
        StartError: the table cannot listen, or the bot does not come to it.
    """
    async with AsyncExitStack() as stack:
        bot = create_bot(settings.model_copy(update={"guild_ready_timeout": 0.01}))
        try:
            table = await stack.enter_async_context(LocalTable())
            await stack.enter_async_context(table.connect(bot))
        except OSError as error:  # what takes too long is one too
            raise StartError(f"The local table cannot be opened: {reason_of(error)}.") from error
        settle()
        user = table.user(options.name, locale=options.locale, channel=options.channel)
        terminal = Terminal(bot, user, options)
        if sys.stdin.isatty():
            from bot.terminal_prompt import prompt_lines  # noqa: PLC0415 - 7 MB for a prompt only

            lines = prompt_lines(user, terminal.texts)
        else:
            lines = piped_lines()
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a sign it cannot show is no reason to end
        await terminal.run(until_told(lines), lambda text: print(text, flush=True))  # noqa: T201
