"""A browser's requests about messages: emoji, pins, threads, edits, and the bot's menus."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from bot.local.page.presenter import channel_data, message_data
from bot.texts.typed_text import well_formed
from localdiscord import LocalTable, Reply, TableUser
from localdiscord.protocol.errors import ApiError
from localdiscord.protocol.model import MESSAGE_MENU, PERSON_MENU, Message

_AROUND: Final = 25
LONGEST_MESSAGE: Final = 2000

_SENTENCES: Final[dict[int, str]] = {
    30003: "page-pins-full",
    30010: "page-reactions-full",
    50006: "page-empty",
    50021: "page-not-to-pin",
    50024: "page-no-threads-here",
    160004: "page-thread-there",
}
"""What is said of a refusal of the server's, by its code."""

Json = dict[str, Any]
Doing = Callable[[Json], Awaitable[Json]]


class Wrong(Exception):  # noqa: N818 - a request that cannot be, said in the player's words
    """A request that is refused, with the key of its sentence."""


@dataclass(frozen=True, slots=True)
class Talk:
    """The requests about messages and threads of one browser.

    Attributes:
        at: Returns the person in the channel that a request is about.
        message: Returns the message that a request is about.
        told: Returns what the page must show of the bot's answer.
    """

    table: LocalTable
    at: Callable[[Json], TableUser]
    message: Callable[[Json], Message]
    told: Callable[[Reply], Json]

    def doing(self) -> dict[str, Doing]:
        """Return what there is to ask for, by its name."""
        worded = {
            "react": self._react,
            "pin": self._pin,
            "thread": self._thread,
            "archive": self._archive,
            "join": self._join,
            "edit": self._edit,
            "erase": self._erase,
            "typing": self._typing,
        }
        asked = {"pins": self._pins, "around": self._around, "menu": self._menu}
        return asked | {name: _in_words(do) for name, do in worded.items()}

    def _there(self, request: Json) -> tuple[TableUser, Message]:
        message = self.message(request)
        return self.at({"channel": message.channel_id}), message

    def _react(self, request: Json) -> Json:
        user, message = self._there(request)
        act = user.react if request["on"] else user.unreact
        act(message, str(request["emoji"]))
        return {}

    def _pin(self, request: Json) -> Json:
        user, message = self._there(request)
        act = user.pin if request["on"] else user.unpin
        act(message)
        return {}

    async def _pins(self, request: Json) -> Json:
        return {"messages": [message_data(pin) for pin in self.at(request).pins()]}

    async def _around(self, request: Json) -> Json:
        """Show a message with what was said before and after it."""
        user, target = self._there(request)
        known = user.history(10**6)
        index = next(n for n, message in enumerate(known) if message.id >= target.id)
        first, last = max(0, index - _AROUND), index + _AROUND + 1
        return {
            "messages": [message_data(message) for message in known[first:last]],
            "more": first > 0,
            "newer": last < len(known),
        }

    def _thread(self, request: Json) -> Json:
        start = self.message(request) if request.get("message") else None
        user = self.at(request if start is None else {"channel": start.channel_id})
        name = " ".join(well_formed(str(request["name"])).split())
        try:
            return {"channel": channel_data(user.open_thread(name, start))}
        except ApiError as error:
            raise Wrong(_SENTENCES.get(error.code, "page-thread-name-wrong")) from None

    def _archive(self, request: Json) -> Json:
        user = self._in_thread(request)
        user.set_archived(archived=bool(request["on"]))
        return {}

    def _join(self, request: Json) -> Json:
        user = self._in_thread(request)
        if request["on"]:
            user.join()
        else:
            user.leave()
        return {}

    def _in_thread(self, request: Json) -> TableUser:
        user = self.at(request)
        if not user.channel.is_thread:
            raise Wrong("page-no-channel")
        return user

    def _edit(self, request: Json) -> Json:
        user, message = self._there(request)
        text = well_formed(str(request["text"])).strip()
        if not text:
            raise Wrong("page-empty")
        if len(text) > LONGEST_MESSAGE:
            raise Wrong("page-too-long")
        user.edit(message, text)
        return {}

    def _erase(self, request: Json) -> Json:
        user, message = self._there(request)
        user.delete(message)
        return {}

    def _typing(self, request: Json) -> Json:
        self.at(request).type()
        return {}

    async def _menu(self, request: Json) -> Json:
        """Call a command from the menu of a message or of a person."""
        command = str(request["command"])
        if request.get("message"):
            user, message = self._there(request)
            return self.told(await user.use_on_message(command, message))
        return self.told(await self.at(request).use_on_person(command, str(request["person"])))


def menus_data(user: TableUser) -> Json:
    """Return the commands in the menus of messages and of people, named for this player."""

    def named(kind: int) -> list[Json]:
        locale = user.member.locale
        return [
            {
                "name": command["name"],
                "label": (command.get("name_localizations") or {}).get(locale, command["name"]),
            }
            for command in user.menu(kind)
        ]

    return {"message": named(MESSAGE_MENU), "person": named(PERSON_MENU)}


def _in_words(do: Callable[[Json], Json]) -> Doing:
    """Return a request in which the server's refusals are said in the page's words."""

    async def doing(request: Json) -> Json:
        try:
            return do(request)
        except ApiError as refusal:
            raise Wrong(_SENTENCES.get(refusal.code, "page-unknown")) from None

    return doing
