"""A player at the table: acts on what the bot registered or sent, and on nothing else."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.table.acts import perform
from bot.table.body import Body
from bot.table.commands import ChosenCommand, choose_command, full_names, is_permitted
from bot.table.context import TableContext
from bot.table.controls import by_field, find_button, find_select, form_fields, submitted
from bot.table.filling import command_data, fill_in, pick, resolve_value
from bot.table.line import read_line
from bot.table.messages import write_message
from bot.table.model import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Channel,
    Json,
    Member,
    Message,
    Upload,
)
from bot.table.options import ATTACHMENT, convert, convert_all
from bot.table.refusal import NoAnswer, Refused
from bot.table.reply import Reply
from bot.table.resolving import Resolver
from bot.table.state import Change, MessageCreated

DEFAULT_LIMIT: Final = 20.0
"""Seconds for a whole answer, deferred ones included."""

_LONGEST_PARTIAL: Final = 6000


class TableUser:
    """Act as one player in one channel."""

    def __init__(self, context: TableContext, member: Member, channel: Channel) -> None:
        self._context = context
        self._state = context.state
        self.member = member
        self.channel = channel

    @property
    def id(self) -> int:
        """Return the player's id."""
        return self.member.person.id

    @property
    def name(self) -> str:
        """Return the player's name."""
        return self.member.person.name

    def moved_to(self, channel: Channel) -> "TableUser":
        """Return the same player in another channel or thread."""
        return TableUser(self._context, self.member, channel)

    # commands

    def commands(self) -> list[Json]:
        """Return the commands this player is shown."""
        commands = self._state.visible_commands()
        return [c for c in commands if is_permitted(c, self.member.permissions)]

    def command_names(self) -> list[str]:
        """Return the full names of the commands this player can call."""
        return sorted(full_names(self.commands()))

    async def slash(
        self,
        command: str | Sequence[str],
        values: Mapping[str, Any] | None = None,
        *,
        limit: float = DEFAULT_LIMIT,
    ) -> Reply:
        """Call a slash command, as `slash("battle start", {"points": 2000})`.

        Raises:
            Refused: if Discord's client would not send this.
            NoAnswer: if the bot did not answer in time.
        """
        chosen = self._choose(command)
        return await self._call(chosen, convert_all(chosen, values or {}), limit)

    async def line(
        self,
        text: str,
        *,
        limit: float = DEFAULT_LIMIT,
        open_file: Callable[[str, str], Upload] | None = None,
    ) -> Reply:
        """Call a slash command as it is typed, as `/roll 3d6 dice:1,2,3`.

        Args:
            text: The line.
            limit: Seconds an answer is waited for.
            open_file: Returns the file that a value names, given its option; raises `Refused`.
                Without it a line can hand on no file.

        Raises:
            Refused: if it can't be read, or Discord's client would not send it.
            NoAnswer: if the bot did not answer in time.
        """
        typed = read_line(text, self._state.visible_commands())
        self._must_be_permitted(typed.chosen)
        values = typed.values
        if open_file is not None:
            values = {
                name: open_file(name, str(value))
                if typed.chosen.option(name)["type"] == ATTACHMENT
                else value
                for name, value in values.items()
            }
        return await self._call(typed.chosen, values, limit)

    def _choose(self, command: str | Sequence[str]) -> ChosenCommand:
        words = command.split() if isinstance(command, str) else list(command)
        chosen = choose_command(self._state.visible_commands(), words)
        if len(words) > len(chosen.path):
            raise Refused("unknown_command", name=" ".join(words), nearest=[chosen.name])
        self._must_be_permitted(chosen)
        return chosen

    def _must_be_permitted(self, chosen: ChosenCommand) -> None:
        if not is_permitted(chosen.command, self.member.permissions):
            raise Refused("not_permitted", command=chosen.name)

    async def _call(self, chosen: ChosenCommand, values: Mapping[str, Any], limit: float) -> Reply:
        resolver = Resolver(self._context, self.channel.id)
        options = [
            {"name": name, "type": kind, "value": resolve_value(resolver, name, kind, value)}
            for name, value in values.items()
            for kind in (chosen.option(name)["type"],)
        ]
        data = command_data(chosen, options)
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        return await self._perform(COMMAND, data, limit)

    async def autocomplete(
        self,
        command: str | Sequence[str],
        focused: str,
        values: Mapping[str, Any] | None = None,
        *,
        limit: float = DEFAULT_LIMIT,
    ) -> list[Json]:
        """Return what the bot offers for an option while `values[focused]` is being typed.

        Raises:
            Refused: if the option doesn't complete.
            NoAnswer: if the bot did not answer in time.
        """
        chosen = self._choose(command)
        option = chosen.option(focused)
        if not option.get("autocomplete"):
            raise Refused("no_completion", option=focused)
        options = []
        for name, value in {focused: "", **(values or {})}.items():
            given = chosen.option(name)
            entry = {"name": given["name"], "type": given["type"], "value": value}
            if given is option:
                entry |= {"value": str(value)[:_LONGEST_PARTIAL], "focused": True}
            else:
                entry["value"] = convert(given, value)
            options.append(entry)
        reply = await self._perform(AUTOCOMPLETE, command_data(chosen, options), limit)
        return reply.choices

    # components

    async def click(
        self, target: Message | Reply, button: str, *, limit: float = DEFAULT_LIMIT
    ) -> Reply:
        """Press a button, given by custom id, label or emoji.

        Raises:
            Refused: if there is no such button, it is disabled or another's to see.
            NoAnswer: if the bot did not answer in time.
        """
        message, control = find_button(self._visible(target), button)
        data = {"custom_id": control["custom_id"], "component_type": control["type"]}
        return await self._use(message, data, limit)

    async def select(
        self,
        target: Message | Reply,
        picked: Sequence[str],
        menu: str | None = None,
        *,
        limit: float = DEFAULT_LIMIT,
    ) -> Reply:
        """Pick from a select menu; options by value or label, people and channels by name.

        Raises:
            Refused: if the menu or an option isn't there, or the count isn't allowed.
            NoAnswer: if the bot did not answer in time.
        """
        message, control = find_select(self._visible(target), menu)
        resolver = Resolver(self._context, self.channel.id)
        data = {
            "custom_id": control["custom_id"],
            "component_type": control["type"],
            "values": pick(resolver, control, picked),
        }
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        return await self._use(message, data, limit)

    def _visible(self, target: Message | Reply) -> list[Message]:
        wanted = target.messages if isinstance(target, Reply) else [target]
        kept = [m for m in wanted if self._state.messages.get(m.id) is m]
        if not kept:
            raise Refused("no_such_message")
        visible = [message for message in kept if message.visible_to(self.id)]
        if not visible:
            raise Refused("not_for_you")
        return visible[::-1]

    async def _use(self, message: Message, data: Json, limit: float) -> Reply:
        age = time.monotonic() - message.written_at
        settle = self._context.settings.settle
        if age < settle:
            await asyncio.sleep(settle - age)
        fresh = age < self._context.settings.redispatch
        return await self._perform(COMPONENT, data, limit, source=message, fresh=fresh)

    # forms

    async def submit(
        self,
        opened: Reply,
        values: Mapping[str, Any] | None = None,
        *,
        limit: float = DEFAULT_LIMIT,
    ) -> Reply:
        """Fill in and send the form that an answer opened; fields by custom id or label.

        Raises:
            Refused: if there is no form, it is another's, or a field doesn't take its value.
            NoAnswer: if the bot did not answer in time.
        """
        modal, parent = opened.modal, opened.interaction
        if modal is None:
            raise Refused("no_modal")
        if parent.person.id != self.id:
            raise Refused("not_for_you")
        fields = form_fields(modal)
        given = by_field(fields, values or {})
        resolver = Resolver(self._context, self.channel.id)
        answers = {
            field["custom_id"]: fill_in(resolver, field, given.get(field["custom_id"]))
            for field in fields
        }
        data: Json = {
            "custom_id": modal["custom_id"],
            "components": [submitted(part, answers) for part in modal["components"]],
        }
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        source = self._state.messages.get(parent.source_message_id or 0)
        age = time.monotonic() - parent.finished_at
        settle = self._context.settings.settle
        if age < settle:
            await asyncio.sleep(settle - age)
        fresh = age < self._context.settings.redispatch
        return await self._perform(
            MODAL_SUBMIT, data, limit, source=source, parent=parent, fresh=fresh
        )

    # messages

    def history(self, limit: int = 50) -> list[Message]:
        """Return the newest messages this player sees in the channel, oldest first."""
        found: list[Message] = []
        for message in self._state.messages_in(self.channel.id):
            if len(found) == limit:
                break
            if message.visible_to(self.id):
                found.append(message)
        return found[::-1]

    def say(self, content: str, *, answering: Message | None = None) -> Message:
        """Write a plain message into the channel.

        Raises:
            ApiError: if it is empty or too long.
        """
        given: Json = {"content": content}
        if answering is not None:
            given["message_reference"] = {"message_id": answering.id}
        message, files = write_message(
            self._context, self.channel.id, Body(given), author=self.member.person
        )
        self._state.add_message(message, files)
        return message

    async def wait_message(
        self,
        wanted: Callable[[Message], bool] = lambda _: True,
        *,
        limit: float = DEFAULT_LIMIT,
    ) -> Message:
        """Wait for the next message in the channel that this player sees and wants.

        Raises:
            NoAnswer: if none came in time.
        """
        found: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

        def notice(change: Change) -> None:
            if not isinstance(change, MessageCreated) or found.done():
                return
            message = change.message
            here = message.channel_id == self.channel.id
            if here and message.visible_to(self.id) and wanted(message):
                found.set_result(message)

        unsubscribe = self._state.subscribe(notice)
        try:
            async with asyncio.timeout(limit):
                message = await found
                await self._context.kept(message.id)
                return message
        except TimeoutError:
            raise NoAnswer("first", limit) from None
        finally:
            unsubscribe()

    async def _perform(self, kind: int, data: Json, limit: float, **more: Any) -> Reply:
        return await perform(
            self._context,
            kind=kind,
            person=self.member.person,
            channel_id=self.channel.id,
            data=data,
            limit=limit,
            **more,
        )
