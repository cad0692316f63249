"""A local table with the real bot at it, through real HTTP and a real websocket."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import count
from typing import Any, Final, Literal, TypeAlias

from bot.battle.channel.channel import Channel
from bot.commands.options.paths import BELOW_ROLL, ROLL, path_of
from bot.commands.options.specification import CLOSING, MORE, CommandSpec
from bot.commands.options.typed_options import typed_value
from bot.commands.request.answer import Answer
from bot.discord.client import Vexille, create_bot
from bot.discord.commands.command_set import command_set
from bot.local.terminal.values import with_values
from bot.process.settings import Settings
from bot.store.journal.record import Entry
from bot.views.interface.embed import embed_of
from bot.views.renderers.plain import message_lines
from localdiscord import Faults, LocalTable, Message, Reply, TableSettings, TableUser
from localdiscord.protocol.model import ALL_PERMISSIONS, Emoji
from localdiscord.protocol.model import Channel as TableChannel
from localdiscord.state.memory import GLOBAL_SCOPE
from tests.bot.e2e.reading import assert_readable

GENERAL = "general"
Density: TypeAlias = Literal["line", "card", "full"]
PATIENCE = 20.0
"""Seconds in which an answer follows what was said while it was waited for."""
SEES = 1 << 11
"""Discord's permission to write, without that to manage the channel."""


@dataclass(frozen=True)
class Told:
    """An answer as a player got it.

    Attributes:
        reply: The answer as Discord has it.
        answer: The same before it was sent.
    """

    reply: Reply
    answer: Answer

    @property
    def message(self) -> Message:
        # The line that calls whoever is waited for stands by itself, for an edit calls nobody.
        messages = [each for each in self.reply.messages if each.embeds]
        assert len(messages) == 1
        return messages[0]

    @property
    def edited(self) -> bool:
        """Tell whether it took the place of a message of before."""
        return self.message.id < self.reply.interaction.id

    @property
    def lines(self) -> list[str]:
        if self.reply.modal is not None:  # the sentence is what the form stands for
            return message_lines({"embeds": [embed_of(self.answer.card).to_dict()]})
        return message_lines({"content": self.message.wording, "embeds": self.message.embeds})

    @property
    def ways(self) -> list[str]:
        """The commands that do what its buttons do, as a terminal shows them."""
        return [] if self.answer.ways is None else [*self.answer.ways()]

    @property
    def alone(self) -> bool:
        """Tell whether only the player who asked sees it; a form is never seen by others."""
        return self.reply.ephemeral or self.reply.modal is not None

    @property
    def fields(self) -> dict[str, Any]:
        """The controls of the form it opened, by option."""
        assert self.reply.modal is not None, self.text
        parts = self.reply.modal["components"]
        return {part["component"]["custom_id"]: part["component"] for part in parts}

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @cached_property
    def outcome(self) -> dict[str, Any]:
        assert self.answer.refused is None, self.text
        outcome = self.answer.outcome
        assert outcome is not None
        return outcome

    @property
    def refused(self) -> str:
        assert self.answer.refused is not None, self.text
        return self.answer.refused

    @property
    def buttons(self) -> list[str]:
        return [
            str(control["label"])
            for message in self.reply.messages
            for control in message.controls()
            if "label" in control  # lists have none
        ]


_PATIENT: Final = TableSettings(first_answer=30.0)
"""A table at which nothing fails because the machine has much to do: the pace is measured apart."""
_REGISTERED: dict[bool, list[dict[str, Any]]] = {}
"""The commands of every server, and of a server that plays all games, as the first bot of the run
registered them; tables after it have them at once."""
_EMOJIS: dict[int, Emoji] = {}
"""The emojis that the first bot of the run uploaded, which an application keeps from then on."""


@dataclass
class Hall:
    """The table, and the bot that sits at it until it is told to leave."""

    table: LocalTable
    url: str
    bot: Vexille = field(init=False)
    told: dict[int, Answer] = field(default_factory=dict)
    stack: AsyncExitStack = field(default_factory=AsyncExitStack)
    room: str = GENERAL
    cards: Density = "full"

    async def arrive(self) -> None:
        """Bring a new bot to the table, which knows only what is stored."""
        self.bot = new_bot(self.url, sync=False, cards=self.cards)
        self.bot.listener = self.told.__setitem__
        self.table.state.emojis |= _EMOJIS
        await self.stack.enter_async_context(self.table.connect(self.bot))
        await self.bot.wait_until_ready()
        await self._register()

    async def _register(self) -> None:
        """Let the server have the commands of every game, which no test is to wait for."""
        state = self.table.state
        scopes = {True: GLOBAL_SCOPE, False: state.guild_id}
        if not _REGISTERED:
            bot = self.bot
            commands, me = command_set(bot.games, bot.localiser), bot.application_id or 0
            everywhere = await commands.everywhere(bot.tree)
            here = await commands.on_server(bot.tree, tuple(bot.games))
            await bot.http.bulk_upsert_global_commands(me, everywhere)  # type: ignore[arg-type]
            await bot.http.bulk_upsert_guild_commands(me, state.guild_id, here)  # type: ignore[arg-type]
            for everywhere_, scope in scopes.items():
                _REGISTERED[everywhere_] = [*state.commands[scope].values()]
        elif not state.commands:
            for everywhere_, scope in scopes.items():
                state.set_commands(scope, _REGISTERED[everywhere_])

    async def leave(self) -> None:
        """End the bot as a stop does; what it sent stays at the table."""
        if self.bot.dice.known:
            _EMOJIS.update(self.table.state.emojis)
        await self.stack.aclose()

    async def restart(self) -> None:
        """End the bot and bring another one."""
        await self.leave()
        await self.arrive()

    def player(self, name: str, locale: str = "en", **more: Any) -> Player:
        """Return a player at this table, in its channel unless another is named."""
        return Player(
            self, self.table.user(name, **{"channel": self.room, "locale": locale} | more)
        )

    async def answered(self, reply: Reply) -> Told:
        """Return what was told by a reply: not what is said while nobody knows if it is stored."""
        while not self._is_answer(reply):
            assert await reply.more(PATIENCE), [each.wording for each in reply.messages]
        return self.heard(reply)

    def _is_answer(self, reply: Reply) -> bool:
        shown = reply.modal is not None or any(each.embeds for each in reply.messages)
        return shown and reply.interaction.id in self.told

    def heard(self, reply: Reply) -> Told:
        """Return what was told by a reply, which must be fit to be read."""
        told = Told(reply, self.told[reply.interaction.id])
        answer = told.answer
        if reply.modal is None:
            ids = answer.refused is None and not answer.private
            calls = () if told.edited else answer.calls
            assert_readable(told.message.payload, ids=ids, calls=calls)
        return told

    def registered(self, command: str) -> CommandSpec | None:
        """Return a command of the games' rules as the server has it."""
        commands = command_set(self.bot.games, self.bot.localiser).of(tuple(self.bot.games))
        return next((spec for spec in commands if spec.name == command), None)

    def messages(self) -> list[Message]:
        """Return what stands in its channel, oldest first."""
        channel = self.table.state.channel_named(self.room)
        return [
            each for each in self.table.state.messages.values() if each.channel_id == channel.id
        ]

    def threads(self) -> list[TableChannel]:
        """Return the threads of its channel, oldest first."""
        channel = self.table.state.channel_named(self.room)
        everywhere = self.table.state.channels.values()
        return [each for each in everywhere if each.is_thread and each.parent_id == channel.id]

    async def channel(self, player: Player) -> Channel:
        """Return the state of a player's channel."""
        return await self.bot.store.peek(player.user.channel.id)

    async def entries(self, player: Player) -> list[Entry]:
        """Return the log of a player's channel, newest first."""
        return await self.bot.store.history(await self.channel(player), 1000)

    async def state(self, player: Player) -> tuple[str, int, int]:
        """Return what must not differ after a refusal: the table, the log, the dice."""
        channel = await self.channel(player)
        entries = await self.entries(player)
        return channel.board.fingerprint(), len(entries), channel.journal.next_draw


@dataclass(frozen=True)
class Player:
    """Someone who types commands and presses buttons."""

    hall: Hall
    user: TableUser

    async def types(self, line: str) -> Told:
        """Type a command as at the terminal."""
        whole = with_values(line, self.user.commands())
        return await self.hall.answered(await self.user.line(whole))

    async def calls(self, command: str, **options: Any) -> Told:
        """Call a command with its options as a Discord client sends them.

        Those that it does not show are written into the one that takes them.
        """
        path, shown = path_of(command), self._shown(command, options)
        if command in BELOW_ROLL:
            path, values = ROLL, {name: options[name] for name in options if name not in CLOSING}
            shown = {name: options[name] for name in options if name in CLOSING}
            shown |= {"notation": command, **({"values": _pairs(values)} if values else {})}
        return await self.hall.answered(await self.user.slash(path, shown))

    def _shown(self, command: str, options: dict[str, Any]) -> dict[str, Any]:
        spec = self.hall.registered(command)
        if spec is None or spec.option(MORE) is None:
            return options
        hidden = [name for name in options if spec.option(name) is None]
        shown = {name: value for name, value in options.items() if name not in hidden}
        if hidden:
            pairs = _pairs({name: options[name] for name in hidden})
            shown[MORE] = " ".join([pairs, *filter(None, [shown.get(MORE)])])
        return shown

    async def presses(self, told: Told, button: str) -> Told:
        """Press a button under an answer."""
        return await self.hall.answered(await self.user.click(told.message, button))

    async def fills(self, told: Told, **values: str) -> Told:
        """Fill in the form that an answer opened, and send it."""
        return await self.hall.answered(await self.user.submit(told.reply, values))

    async def offered(
        self, command: str, option: str, typed: str, **others: Any
    ) -> list[tuple[str, str]]:
        """Return names and values offered while an option is typed, within another or by itself."""
        spec = self.hall.registered(command)
        within = spec is not None and spec.option(option) is None and spec.option(MORE) is not None
        before = f"{option}:" if within else ""
        asked = MORE if within else option
        values = {**others, asked: f"{before}{typed}"}
        choices = await self.user.autocomplete(path_of(command), asked, values)
        return [
            (choice["name"].removeprefix(before), choice["value"].removeprefix(before))
            for choice in choices
        ]


@cache
def _settings() -> Settings:
    return Settings(_env_file=None, guild_ready_timeout=0.01)  # type: ignore[call-arg]


def new_bot(url: str, *, sync: bool = True, cards: Density = "full") -> Vexille:
    """Return a bot that has not started.

    Args:
        url: Its database.
        sync: Whether it registers its commands when it starts.
        cards: How much a card says where nobody chose: all of it, for tests that read it.
    """
    told = {"database": url, "sync_commands": sync, "cards": cards}
    return create_bot(_settings().model_copy(update=told))


@asynccontextmanager
async def open_hall(
    url: str,
    faults: Faults | None = None,
    settings: TableSettings | None = None,
    *,
    cards: Density = "full",
) -> AsyncIterator[Hall]:
    """Open a table with the bot at it, and see to it that both leave in order."""
    async with LocalTable(settings or _PATIENT, faults=faults) as table:
        hall = Hall(table, url, cards=cards)
        await hall.arrive()
        try:
            yield hall
        finally:
            await hall.leave()
        assert table.unknown_routes == []


class SharedHall:
    """A hall for several tests, which is opened for the first of them."""

    def __init__(self, url: str, *, cards: Density = "full") -> None:
        self._url = url
        self._cards = cards
        self._stack = AsyncExitStack()
        self._hall: Hall | None = None
        self._rooms = count(1)

    async def enter(self) -> Hall:
        """Return the hall with a new channel, whose players may do everything again."""
        if self._hall is None:
            self._hall = await self._stack.enter_async_context(
                open_hall(self._url, cards=self._cards)
            )
        hall = self._hall
        hall.told.clear()
        hall.room = f"{GENERAL} {next(self._rooms)}"
        for member in hall.table.state.members.values():
            hall.table.state.set_client(member, permissions=ALL_PERMISSIONS)
        return hall

    async def close(self) -> None:
        """Close the hall, if it was opened."""
        await self._stack.aclose()


def _pairs(values: dict[str, Any]) -> str:
    """Return options as they are written into another."""
    return " ".join(f'{name}:"{typed_value(value)}"' for name, value in values.items())
