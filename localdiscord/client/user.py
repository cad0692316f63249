"""A player at the table: acts on what the bot registered or sent, and on nothing else."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from localdiscord.client.acts import perform
from localdiscord.client.controls import (
    by_field,
    find_button,
    find_control,
    find_select,
    form_fields,
    labels,
    name_of,
    submitted,
)
from localdiscord.client.filling import command_data, fill_in, hand_over, pick, resolve_value
from localdiscord.client.line import read_line, write_line
from localdiscord.client.options import convert, convert_all
from localdiscord.client.reply import Reply
from localdiscord.client.resolving import Resolver
from localdiscord.client.talker import DEFAULT_LIMIT, Talker
from localdiscord.protocol.model import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MESSAGE_MENU,
    MODAL_SUBMIT,
    PERSON_MENU,
    Asked,
    Channel,
    Json,
    Message,
    Upload,
)
from localdiscord.protocol.refusal import Refused
from localdiscord.state.commands import (
    ChosenCommand,
    choose_command,
    find_named,
    full_names,
    is_installed,
    is_permitted,
    menu_commands,
)

_LONGEST_PARTIAL: Final = 6000


class TableUser(Talker):
    """The acts of one player in one channel."""

    def moved_to(self, channel: Channel) -> "TableUser":
        """Return the same player in another channel or thread."""
        return TableUser(self._context, self.member, channel)

    # commands

    def commands(self) -> list[Json]:
        """Return the commands this player is shown."""
        return [command for command in self._known() if self._is_permitted(command)]

    @property
    def others(self) -> list[str]:
        """The names of the other people at the table, as they are picked from a list."""
        everyone = (member.person for member in self._state.members.values())
        return [person.name for person in everyone if not person.bot and person.id != self.id]

    def menu(self, kind: int) -> list[Json]:
        """Return the commands this player is shown in the menu of a person or a message."""
        return menu_commands(self.commands(), kind)

    def install(self) -> None:
        """Install the bot for oneself, which brings its commands that can be."""
        self._state.installed.add(self.id)

    def _known(self) -> list[Json]:
        by_person = self.id in self._state.installed
        known = self._state.visible_commands(direct=self.channel.is_direct)
        return [command for command in known if is_installed(command, by_person=by_person)]

    def _is_permitted(self, command: Json) -> bool:
        return self.channel.is_direct or is_permitted(command, self.member.permissions)

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
        files: Callable[[str], Upload | None] = lambda _: None,
        limit: float = DEFAULT_LIMIT,
    ) -> Reply:
        """Call a slash command as it is typed, as `/roll 3d6 dice:1,2,3`.

        A file is named in the line; `files` knows it by that name.

        Raises:
            Refused: if it can't be read, or Discord's client would not send it.
            NoAnswer: if the bot did not answer in time.
        """
        typed = read_line(text, self._known())
        self._must_be_permitted(typed.chosen)
        values = hand_over(typed.chosen, typed.values, files)
        return await self._call(typed.chosen, values, limit)

    def _choose(self, command: str | Sequence[str]) -> ChosenCommand:
        words = command.split() if isinstance(command, str) else list(command)
        chosen = choose_command(self._known(), words)
        if len(words) > len(chosen.path):
            raise Refused("unknown_command", name=" ".join(words), nearest=[chosen.name])
        self._must_be_permitted(chosen)
        return chosen

    def _must_be_permitted(self, chosen: ChosenCommand) -> None:
        if not self._is_permitted(chosen.command):
            raise Refused("not_permitted", command=chosen.name)

    async def _call(self, chosen: ChosenCommand, values: Mapping[str, Any], limit: float) -> Reply:
        resolver = self._resolver()
        options = [
            {"name": name, "type": given["type"], "value": resolve_value(resolver, given, value)}
            for name, value in values.items()
            for given in (chosen.option(name),)
        ]
        data = command_data(chosen, options)
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        asked = Asked(write_line(chosen.path, _told(values)), chosen.name)
        return await self._perform(COMMAND, data, limit, asked=asked)

    async def use_on_message(
        self, command: str, target: Message, *, limit: float = DEFAULT_LIMIT
    ) -> Reply:
        """Call a command from the menu of a message.

        Raises:
            Refused: if the menu has no such command, or the message isn't there for this player.
            NoAnswer: if the bot did not answer in time.
        """
        message = self._visible(target)[0]
        resolved = {"messages": {str(message.id): message.payload}}
        asked = Asked("", command, message_id=message.id)
        return await self._use_menu(MESSAGE_MENU, message.id, resolved, asked, limit)

    async def use_on_person(
        self, command: str, name: str, *, limit: float = DEFAULT_LIMIT
    ) -> Reply:
        """Call a command from the menu of a person, given by name, mention or id.

        Raises:
            Refused: if the menu has no such command, or there is no such person.
            NoAnswer: if the bot did not answer in time.
        """
        resolver = self._resolver()
        person_id = int(resolver.person(command, name))
        if self.channel.is_direct:
            resolver.resolved.pop("members")
        person = self._state.members[person_id].person
        asked = Asked(person.name, command, person=person)
        return await self._use_menu(PERSON_MENU, person_id, resolver.resolved, asked, limit)

    async def _use_menu(
        self, kind: int, target_id: int, resolved: Json, asked: Asked, limit: float
    ) -> Reply:
        command = find_named(menu_commands(self._known(), kind), str(asked.command))
        if command is None:
            raise Refused("unknown_command", name=asked.command, nearest=[])
        if not self._is_permitted(command):
            raise Refused("not_permitted", command=command["name"])
        data: Json = {
            "id": command["id"],
            "name": command["name"],
            "type": kind,
            "target_id": str(target_id),
            "resolved": resolved,
        }
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        asked = replace(asked, command=command["name"])
        return await self._perform(COMMAND, data, limit, asked=asked)

    def _resolver(self) -> Resolver:
        return Resolver(self._context, self.channel.id, self.member)

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
        return await self._use(message, data, limit, Asked(name_of(control)))

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
        resolver = self._resolver()
        values = pick(resolver, control, picked)
        data = {
            "custom_id": control["custom_id"],
            "component_type": control["type"],
            "values": values,
        }
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        said = ", ".join(labels(control, values, resolver.resolved))
        return await self._use(message, data, limit, Asked(said))

    def _visible(self, target: Message | Reply) -> list[Message]:
        wanted = target.messages if isinstance(target, Reply) else [target]
        kept = [m for m in wanted if self._state.messages.get(m.id) is m]
        if not kept:
            raise Refused("no_such_message")
        visible = [message for message in kept if self._state.shows(self.id, message)]
        if not visible:
            raise Refused("not_for_you")
        return visible[::-1]

    async def _use(self, message: Message, data: Json, limit: float, asked: Asked) -> Reply:
        age = time.monotonic() - message.written_at
        settle = self._context.settings.settle
        if age < settle:
            await asyncio.sleep(settle - age)
            find_control(self._visible(message), data["custom_id"])  # an edit may have come
        fresh = age < self._context.settings.redispatch
        return await self._perform(COMPONENT, data, limit, source=message, fresh=fresh, asked=asked)

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
        resolver = self._resolver()
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


def _told(values: Mapping[str, Any]) -> Json:
    """Return a command's values as they are typed; of a file its name."""
    return {
        name: value.filename if isinstance(value, Upload) else value
        for name, value in values.items()
    }
