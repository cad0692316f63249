"""The Discord client: takes interactions in, gives answers out."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

import discord
import structlog
from discord import app_commands

from bot.battle.channel.surroundings import Defaults
from bot.battle.store import Store
from bot.commands.options.paths import name_of
from bot.commands.options.specification import SECRET, CommandSpec, Option
from bot.commands.procedures.forms import is_secret
from bot.commands.request.answer import Answer
from bot.commands.request.failure import failure_of
from bot.commands.request.requester import Requester
from bot.commands.request.upload import without_files
from bot.commands.routing.completion import Completion
from bot.commands.routing.router import Router
from bot.discord.commands.command_set import command_set
from bot.discord.commands.registrar import Registrar
from bot.discord.commands.tree import Given, Tree
from bot.discord.deferral import Deferral
from bot.discord.delivery import ALREADY_ANSWERED, Questions, deliver, under_private
from bot.discord.interactions import requester_of, with_files, without_people
from bot.discord.late import LateAnswers, LateListener
from bot.discord.live.dice_emojis import DiceEmojis
from bot.discord.live.live_messages import LiveMessages
from bot.discord.places.threads import THREAD, BattleThreads
from bot.privacy.purge import note_servers
from bot.privacy.retention import Retention, note_left, note_present
from bot.process.settings import Settings
from bot.store.engine.database import Database
from bot.store.engine.sole_use import Hold
from bot.store.writer import CommitError
from bot.texts.localiser import Localiser
from bot.texts.typed_text import well_formed
from bot.views.cards.card import Card
from bot.views.interface.buttons import FOR_THROWS, ActionButton
from bot.views.interface.choosing import ActionPeople, ActionSelect
from bot.views.interface.embed import cut
from bot.views.interface.form import filled_in, purpose_of
from rulesets.core.declaring.parameter import Raw
from rulesets.core.ruleset.installed import Games, installed_games
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.discord.places.forums import ForumPosts

Listener: TypeAlias = Callable[[int, Answer], None]
"""Is told every answer by the id of its interaction, before it is sent."""
_Work: TypeAlias = Coroutine[Any, Any, Answer]

_PATIENCE: Final = 3.0
"""Seconds a stop waits for answers: Discord waits no longer for their beginning."""

_LONGEST_CHOICE: Final = 100

_log = structlog.get_logger(__name__)


class Vexille(discord.Client):
    """The bot.

    Attributes:
        settings: How it runs.
        games: The games, by slug.
        localiser: The texts.
        specs: Every slash command.
        listener: Told of every answer; for the terminal.
        late_listener: Told of answers that come late, in messages of their own.
        late: Tells what was stored and not told; None before the start.
        dice: The pictures of dice.
        hold: The database's sole use, where it is watched.
        registrar: Tells Discord of the commands; None before the start.
        sites_at: The address under which campaigns' sites are shown; None where they are not.
    """

    def __init__(self, settings: Settings, games: Games, database: Database | None = None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=settings.guild_ready_timeout,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.settings = settings
        self.games = games
        self.localiser = Localiser(games)
        self._commands = command_set(games, self.localiser)
        self.specs: Sequence[CommandSpec] = self._commands.specs
        self.listener: Listener | None = None
        self.late_listener = LateListener(settings.locale)
        self.late: LateAnswers | None = None
        self.dice = DiceEmojis()
        self.hold: Hold | None = None
        self.sites_at = settings.sites
        self.tree: Tree[Vexille] = Tree(self)
        self._commands.add_to(self.tree)
        self.registrar: Registrar | None = None
        self.localiser.forget()
        self._leaving = asyncio.Lock()
        self._answering: set[asyncio.Task[Any]] = set()
        self._gone = False
        self._database = database
        self._store: Store | None = None
        self._router: Router | None = None
        self._completion: Completion | None = None
        self._live: LiveMessages | None = None
        self._threads: BattleThreads | None = None
        self._retention: Retention | None = None
        self._posts: ForumPosts | None = None
        self._questions = Questions()

    @property
    def store(self) -> Store:
        """The open store; raises RuntimeError before the bot has started."""
        if self._store is None:
            msg = "the bot has not started"
            raise RuntimeError(msg)
        return self._store

    @property
    def router(self) -> Router:
        """The router of commands; raises RuntimeError before the bot has started."""
        if self._router is None:
            msg = "the bot has not started"
            raise RuntimeError(msg)
        return self._router

    async def setup_hook(self) -> None:
        """Open the store and hand the commands to Discord."""
        defaults = Defaults.of(self.settings)
        if self._database is None:
            self._store = await Store.open(self.settings.database, self.games, defaults)
        else:
            self._store = Store(self._database, self.games, defaults, shared=True)
        if self.hold is not None:
            self._store.database.permit = self.hold.permit
        self._store.sites = self.sites_at
        self._live = LiveMessages(self, self._store, lambda who: self.router.look(who))  # noqa: PLW0108 - made after
        self.registrar = Registrar(
            self, self.tree, self._commands, self._store, only=self.settings.development_guild
        )
        self._router = Router(
            self._store, self.localiser, self.specs, self._live.touch, self.registrar.plays
        )
        self._threads = BattleThreads(self._router, self._store, self.localiser)
        self._completion = Completion(self._router)
        self._retention = Retention(
            self._store,
            retention_days=self.settings.retention_days,
            removal_days=self.settings.removal_days,
        )
        await self._store.outbox.begin()
        self.late = LateAnswers(self, self._store, self._router, self.late_listener, self._live)
        self.late.begin(self.wait_until_ready)
        self._live.begin(self.wait_until_ready)
        # No listener of Discord's: those would outlive a stop.
        self._retention.begin(self._note_servers)
        self.dice.begin(self)
        self.add_dynamic_items(ActionButton, ActionPeople, ActionSelect)
        if self.settings.sync_commands:
            self.registrar.begin(self.wait_until_ready)
        self.localiser.forget()

    async def close(self) -> None:
        """Answer what is begun, leave Discord, let the store finish what it was told to keep."""
        async with self._leaving:  # whoever asks again waits for the first
            await self._all_answered()
            if self.late is not None:
                await self.late.close()
            if self._live is not None:
                await self._live.close()
            await self.dice.close()
            if self.registrar is not None:
                await self.registrar.close()
            await self._all_answered()  # what has come meanwhile too
            self._gone = True
            await super().close()
            if self._retention is not None:
                await self._retention.end()
            if self._store is not None:
                await self._store.close()
                self._store = None

    async def _all_answered(self) -> None:
        if self._answering:
            await asyncio.wait(self._answering, timeout=_PATIENCE)

    async def _note_servers(self) -> None:
        """Note the servers there are, once they are known."""
        await self.wait_until_ready()
        shard = (self.shard_id or 0, self.shard_count or 1)
        guilds = [guild.id for guild in self.guilds]
        await note_present(self.store, self.application_id or 0, guilds, shard)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note a server the bot came to: nothing of it is to be removed any more."""
        if self._store is not None:
            me = self.application_id or 0
            work = partial(note_servers, application_id=me, present=[guild.id])
            await self._store.database.write(work)
            if self.registrar is not None:
                self.registrar.look(guild.id, anew=True)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note a server the bot was removed from; what it left is removed in time."""
        if self._store is not None:
            await note_left(self._store, self.application_id or 0, guild.id)

    async def healthy(self) -> bool:
        """Return whether Discord is connected, the store answers, and what it is told will last."""
        if self._store is None or not self.is_ready():
            return False
        self._store.database.permit()
        await self._store.database.check()
        await self._store.entry_by_interaction(0)
        return True

    async def command(
        self, interaction: discord.Interaction, spec: CommandSpec, options: dict[str, Given]
    ) -> None:
        """Answer a slash command."""
        forums = [option for option in options.values() if isinstance(option, discord.ForumChannel)]
        named, people = without_people(
            {
                name: option
                for name, option in options.items()
                if not isinstance(option, discord.ForumChannel)
            }
        )
        given, attached = without_files(named)
        requester = requester_of(interaction)
        if people:
            requester = replace(requester, people=people)
        if given.get(THREAD) is True and self._threads is not None:
            work = self._threads.start(interaction, requester, spec, given)
        elif forums:
            work = self._post(forums[0], requester, spec, given, interaction.user)
        elif attached:
            work = with_files(self.router, requester, spec, given, attached)
        else:
            work = self.router.command(requester, spec, given)
        await self._answer(interaction, work, private=spec.private or given.get(SECRET) is True)

    async def _post(
        self,
        forum: discord.ForumChannel,
        requester: Requester,
        spec: CommandSpec,
        options: Mapping[str, Raw],
        member: discord.Member | discord.User,
    ) -> Answer:
        """Answer a command that posts in a forum."""
        from bot.discord.places.forums import ForumPosts  # noqa: PLC0415 - many servers have no forum

        if self._posts is None:
            self._posts = ForumPosts(self.router, self.store, self.localiser)
        return await self._posts.post(forum, requester, spec, options, member)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a form that was filled in; discord.py itself sees to commands and buttons."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        try:
            data = cast("Mapping[str, Any]", interaction.data)
            purpose = purpose_of(data)
            if purpose is None:
                return
            fields = {name: well_formed(value) for name, value in filled_in(data).items()}
            work = self.router.submit(requester_of(interaction), purpose, fields)
            private = is_secret(fields) or under_private(interaction)
        except Exception as error:  # noqa: BLE001 - discord.py would keep it to itself
            await self.report(interaction, error)
            return
        await self._answer(interaction, work, private=private)

    async def press(self, interaction: discord.Interaction, kind: str, subject: str) -> None:
        """Answer a button."""
        requester = requester_of(interaction)
        if self._live is not None:
            self._live.pressed(interaction, requester)
        work = self.router.press(requester, kind, subject)
        private = kind in FOR_THROWS and under_private(interaction)
        await self._answer(interaction, work, private=private)

    async def complete(
        self, interaction: discord.Interaction, option: Option, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete an option as it is typed; a fault completes nothing."""
        if self._completion is None:
            return []
        # A namespace gives pairs, but is no mapping.
        others = {name: value for name, value in interaction.namespace}  # noqa: C416
        try:
            command = name_of(interaction.command.qualified_name) if interaction.command else ""
            found = await self._completion.choices(
                requester_of(interaction), command, option, current, others
            )
        except (Refusal, CommitError):
            return []
        # A name can be cut, a value cannot: half of it would mean something else.
        return [
            app_commands.Choice(name=cut(name, _LONGEST_CHOICE), value=value)
            for name, value in found
            if len(value) <= _LONGEST_CHOICE
        ]

    async def _answer(
        self, interaction: discord.Interaction, work: _Work, *, private: bool = False
    ) -> None:
        if self._gone:  # nobody would tell what came of it: it is asked again after the start
            work.close()
            return
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
        try:
            async with Deferral(interaction, private=private, unsure=self._unsure):
                answer = await work
            await self.send(interaction, answer)
            self._note_told(interaction.id)
            if self.late is not None:
                await self.late.after(interaction)
        except Exception as error:  # noqa: BLE001 - the one place where all errors end
            await self.report(interaction, error)
        finally:
            self._owe(interaction.id)
            if task is not None:
                self._answering.discard(task)

    async def send(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Send an answer; what it tells is stored already."""
        if self.listener is not None:
            self.listener(interaction.id, answer)
        if self._live is not None:
            answer = self._live.beside_desk(interaction, answer)
        try:
            await deliver(interaction, answer, self._questions, self.dice.known)
        finally:  # Discord may have taken it all the same
            if self._live is not None:
                self._live.answered(interaction, answer)

    def _note_told(self, interaction_id: int) -> None:
        if self._store is not None:
            self._store.outbox.told(interaction_id)

    def _owe(self, interaction_id: int) -> None:
        """Tell late what was stored and did not reach its player."""
        channel_id = None if self._store is None else self._store.outbox.missed(interaction_id)
        if channel_id is not None and self.late is not None:
            self.late.soon(channel_id)

    def _unsure(self, interaction: discord.Interaction) -> str | None:
        """Return what is said while it is not known whether something was stored."""
        if self._store is None or not self._store.unsettled:
            return None
        return self.localiser.texts(str(interaction.locale))("waiting-not-known")

    async def report(self, interaction: discord.Interaction, error: BaseException) -> None:
        """Tell a player that we failed, with a reference; the log gets the whole story."""
        if isinstance(error, discord.HTTPException):
            # The answer is stored; Discord did not take it, or took it twice.
            _log.warning("answer-not-taken", status=error.status, code=error.code)
            if error.code == ALREADY_ANSWERED:
                self._note_told(interaction.id)
            return
        failure, reference = failure_of(error), secrets.token_hex(4)
        _log.error(failure, reference=reference, exc_info=error)
        texts = self.localiser.texts(str(interaction.locale))
        card = Card("", texts(f"error-{failure}", reference=reference), tone="refusal")
        try:
            await self.send(interaction, Answer(card, private=True, refused=failure))
        except discord.HTTPException as untaken:
            _log.warning("refusal-not-taken", status=untaken.status, code=untaken.code)
        except Exception as untaken:  # noqa: BLE001 - the one place where all errors end
            _log.error("refusal-not-sent", exc_info=untaken)


def create_bot(
    settings: Settings, games: Games | None = None, database: Database | None = None
) -> Vexille:
    """Return a bot that has not started; importing and creating it touch nothing outside.

    Args:
        settings: How it runs.
        games: The games; the installed ones by default.
        database: One that is open, up to date and closed by another; by default the settings'.
    """
    return Vexille(settings, installed_games() if games is None else games, database)
