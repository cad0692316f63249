"""Turning names of people, channels, roles and files into ids with their data beside them."""

import re
from collections.abc import Collection
from typing import Any, Final

from localdiscord.protocol.model import FORUMS, Channel, Json, Member, Role, Upload
from localdiscord.protocol.refusal import Refused
from localdiscord.settings import MEBIBYTE
from localdiscord.state.commands import fold, nearest
from localdiscord.state.context import TableContext
from localdiscord.state.messages import attachment_payload
from localdiscord.state.payloads import (
    channel_payload,
    member_payload,
    person_payload,
    role_payload,
)

_MOST_NAMED: Final = 12
"""People who are all named to whoever names somebody else."""
_PERSON: Final = re.compile(r"<@!?(\d+)>|@?(.+)", re.DOTALL)
_CHANNEL: Final = re.compile(r"<#(\d+)>|#?(.+)", re.DOTALL)
_ROLE: Final = re.compile(r"<@&(\d+)>|@?(.+)", re.DOTALL)


class Resolver:
    """A look-up of what a player names, collected for the interaction's `resolved`."""

    def __init__(self, context: TableContext, channel_id: int, member: Member) -> None:
        self.resolved: dict[str, Json] = {}
        self._context = context
        self._state = context.state
        self._channel_id = channel_id
        self._member = member

    def person(self, option: str, value: Any) -> str:
        """Return the id of a person given by name, mention or id.

        Raises:
            Refused: if nobody at the table is meant.
        """
        for member in self._state.members.values():
            if _is_meant(_PERSON, value, member.person.id, member.person.name):
                self._add_member(member)
                return str(member.person.id)
        raise Refused("unknown_person", option=option, value=value, people=self._people(value))

    def _people(self, value: Any) -> list[str]:
        """Return the names of everybody at the table, of many those that are most like a name."""
        names = [
            member.person.name for member in self._state.members.values() if not member.person.bot
        ]
        return names if len(names) <= _MOST_NAMED else nearest(str(value), names) or names[:1]

    def channel(self, option: str, value: Any, types: Collection[int] = ()) -> str:
        """Return the id of a channel given by name, mention or id, of one of some types if told.

        Raises:
            Refused: if there is no such channel, or only one of another type.
        """
        meant = [
            channel
            for channel in self._state.channels.values()
            if channel.shown_to(self._member.person.id) and not channel.is_direct
            if _is_meant(_CHANNEL, value, channel.id, channel.name)
        ]
        for channel in meant:
            if not types or channel.type in types:
                self._add_channel(channel)
                return str(channel.id)
        if not meant and FORUMS.issuperset(types or (0,)):
            forum = self._state.forum_named(str(value))  # as a new name is a new channel
            self._add_channel(forum)
            return str(forum.id)
        raise Refused("wrong_channel" if meant else "unknown_channel", option=option, value=value)

    def role(self, option: str, value: Any) -> str:
        """Return the id of a role given by name, mention or id.

        Raises:
            Refused: if there is no such role.
        """
        for role in self._state.roles.values():
            if _is_meant(_ROLE, value, role.id, role.name.lstrip("@")):
                self._add_role(role)
                return str(role.id)
        raise Refused("unknown_role", option=option, value=value)

    def mentionable(self, option: str, value: Any) -> str:
        """Return the id of a person or a role.

        Raises:
            Refused: if neither is meant.
        """
        try:
            return self.person(option, value)
        except Refused:
            return self.role(option, value)

    def file(self, option: str, value: Any) -> str:
        """Store an uploaded file and return its id.

        Raises:
            Refused: if the value is no `Upload`, or too large.
        """
        if not isinstance(value, Upload):
            raise Refused("wrong_type", option=option, value=value, expected="file")
        most = self._context.settings.file_limit
        if len(value.data) > most:
            raise Refused("file_too_large", option=option, most=most // MEBIBYTE)
        payload = attachment_payload(self._context, str(self._channel_id), value)
        self._state.keep_loose_file(int(payload["id"]), value.data)
        self.resolved.setdefault("attachments", {})[payload["id"]] = payload
        return str(payload["id"])

    def _add_member(self, member: Member) -> None:
        key = str(member.person.id)
        self.resolved.setdefault("users", {})[key] = person_payload(member.person)
        plain = member_payload(member, with_person=False)
        plain["permissions"] = str(member.permissions)
        self.resolved.setdefault("members", {})[key] = plain

    def _add_channel(self, channel: Channel) -> None:
        payload = {
            **channel_payload(self._state, channel),
            "permissions": str(self._member.permissions),
        }
        self.resolved.setdefault("channels", {})[str(channel.id)] = payload

    def _add_role(self, role: Role) -> None:
        self.resolved.setdefault("roles", {})[str(role.id)] = role_payload(role)


def _is_meant(pattern: re.Pattern[str], value: Any, snowflake: int, name: str) -> bool:
    text = str(value).strip()
    if text == str(snowflake):
        return True
    found = pattern.fullmatch(text)
    if found is None:
        return False
    if found[1] is not None:
        return found[1] == str(snowflake)
    return fold(found[2]) == fold(name)
