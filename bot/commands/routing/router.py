"""The router of commands and presses: it knows the state and the games, nothing of Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.battle.channel.channel import Channel
from bot.battle.store import Store
from bot.commands.battle.ending import lapsing
from bot.commands.declaring.arguments import answer
from bot.commands.declaring.index import handler_of, reads_alone
from bot.commands.options.names import GameNames
from bot.commands.options.specification import CommandSpec
from bot.commands.procedures import questions
from bot.commands.procedures.next_step import options_of
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.commands.request.requester import Requester
from bot.commands.request.unit_pick import PICKED, form_of_units, picked
from bot.commands.routing import button_handlers
from bot.commands.routing.first_use import read_ahead
from bot.commands.routing.kept_forms import KIND, KeptForms
from bot.lookup.shelf import Shelf
from bot.store.journal.record import Entry
from bot.store.writer import CommitError
from bot.texts.localiser import Locale, Localiser
from bot.texts.name_table import Names
from bot.views.interface.form import Purpose
from rulesets.core.declaring.parameter import Raw
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

_TOGETHER: Final = 2
"""Long questions worked out at once; more would only slow each other and everybody else."""


def _again(context: CommandContext, known: Awaitable[Entry]) -> Reply:
    """Answer an interaction that was delivered twice as it was answered first."""

    async def told() -> Answer:
        return await button_handlers.retold(context, await known)

    return Promise(told(), lambda answer: answer)


class Router:
    """The router that answers players.

    Attributes:
        specs: Every command there is.
    """

    def __init__(
        self,
        store: Store,
        localiser: Localiser,
        specs: Sequence[CommandSpec],
        touched: Callable[[Requester], None] = lambda _: None,
        plays: Callable[[int, str | None, str | None], None] = lambda _, __, ___: None,
    ) -> None:
        """Know the games.

        Args:
            store: What is remembered.
            localiser: The texts.
            specs: Every command there is.
            touched: Told who has done something where a battle is, or was.
            plays: Told of a server what it chose to play, and what a channel of it plays.
        """
        self.specs = specs
        self._plays = plays
        self._touched = touched
        self._store = store
        self._chances = ThreadPoolExecutor(_TOGETHER, thread_name_prefix="chances")
        self._localiser = localiser
        self._shelf = Shelf(store.games)
        self._by_name = {spec.name: spec for spec in specs}
        self._names: dict[tuple[str, Locale], GameNames] = {}
        self._forms = KeptForms()

    def spec(self, name: str) -> CommandSpec:
        """Return a command by name.

        Raises:
            Refusal: `unknown-command`.
        """
        found = self._by_name.get(name)
        if found is None:
            near = Names((spec.path, spec.path) for spec in self.specs).near(name, 5)
            raise Refusal(
                "unknown-command",
                text=name[:40],
                values=", ".join(f"/{command}" for command in near),
            )
        return found

    async def get_ready(self, locale: str) -> None:
        """Load what a first question would wait for, where a player sits at the table already."""
        game = self._store.defaults.ruleset
        await self._store.ready(game)
        await self._shelf.meant(game, game, 1)
        texts = self._localiser.texts(locale, game)
        texts(f"ruleset-{game}")
        await self._meet(self._store.games[game], texts.locale)

    async def _meet(self, ruleset: Ruleset, locale: str) -> None:
        """Read the names of a game's things for who asks first, beside whatever else goes on."""
        known = self._localiser.texts(locale).locale
        if (ruleset.id, known) not in self._names:
            names = GameNames(ruleset, self._localiser, known)
            await asyncio.to_thread(read_ahead, names)
            self._names.setdefault((ruleset.id, known), names)

    def _names_in(self, ruleset: Ruleset, locale: Locale) -> GameNames:
        """Return the names of a game's things in a language."""
        names = self._names.get((ruleset.id, locale))
        if names is None:
            names = self._names[ruleset.id, locale] = GameNames(ruleset, self._localiser, locale)
        return names

    def _context(self, requester: Requester, channel: Channel) -> CommandContext:
        """Return the context of a command.

        The answer is in the battle's language, else in the channel's where one was chosen, else in
        the player's.
        """
        ruleset = channel.ruleset
        locale = channel.language or requester.locale
        texts = self._localiser.texts(locale, ruleset.id)
        # A name means what it means to the player who types it.
        names = self._names_in(ruleset, self._localiser.texts(requester.locale).locale)
        around = (self._store, channel, ruleset, self._localiser, texts, names, self._chances)
        context = CommandContext(requester, *around, self._shelf, self.specs)
        return replace(context, texts=context.texts_in(locale))

    async def look(self, requester: Requester) -> CommandContext:
        """Return a context to read only, as for completion; nothing may be decided in it."""
        channel = await self._store.peek(
            requester.channel_id, requester.guild_id, requester.parent_id
        )
        await self._meet(channel.ruleset, requester.locale)
        return self._context(requester, channel)

    async def command(
        self, requester: Requester, spec: CommandSpec, options: Mapping[str, Raw]
    ) -> Answer:
        """Answer a slash command; a refusal is an answer too, and has changed nothing."""
        if "game" in options:
            await self._store.ready(str(options["game"]))

        async def decide(context: CommandContext) -> Reply:
            return await _run(context, spec, options)

        if reads_alone("command", spec.name):
            return await self._answer_aside(requester, decide)
        return await self._answer(requester, decide)

    async def press(self, requester: Requester, kind: str, subject: str) -> Answer:
        """Answer a button, which may be another player's, or about something that is gone."""
        if kind == KIND:
            return await self._press_form(replace(requester, pressed=True), subject)

        async def decide(context: CommandContext) -> Reply:
            handler = await handler_of("button", kind)
            if handler is None:
                raise Refusal("button-expired")
            return await handler(context, subject)

        requester = replace(requester, pressed=True)
        if reads_alone("button", kind):
            return await self._answer_aside(requester, decide)
        return await self._answer(requester, decide)

    async def submit(
        self, requester: Requester, purpose: Purpose, fields: Mapping[str, str]
    ) -> Answer:
        """Answer a form that a player filled in, as a press where a press opened it."""
        requester = replace(requester, pressed=requester.pressed or purpose.pressed)

        async def decide(context: CommandContext) -> Reply:
            if purpose.procedure == PICKED:
                return await _run(context, self.spec(purpose.command), picked(fields))
            handler = await handler_of("form", purpose.command)
            if handler is not None:
                return await handler(context, purpose.entry, fields)
            waited, known = False, dict[str, Raw]()
            if purpose.entry:
                entry, step = await button_handlers.next_step(
                    context, purpose.entry, purpose.wanted
                )
                waited, known = step.after is not None, options_of(context, entry, step)
            return await questions.filled(
                context, purpose.command, purpose.procedure, fields, known, waited=waited
            )

        return self._forms.offered(requester, await self._answer(requester, decide))

    async def _press_form(self, requester: Requester, subject: str) -> Answer:
        """Answer a button that opens a form which could not be opened, or sends it as it stands."""
        try:
            pressed = self._forms.pressed(requester, subject)
        except Refusal as refusal:
            return refused(await self.look(requester), refusal)
        if isinstance(pressed, Answer):
            return pressed
        answer = await self.submit(requester, *pressed)
        if answer.refused is None:
            self._forms.drop(subject)
        return answer

    async def _answer_aside(
        self, requester: Requester, decide: Callable[[CommandContext], Awaitable[Reply]]
    ) -> Answer:
        """Answer a command that changes nothing, without waiting for the channel."""
        context = await self.look(requester)
        try:
            reply = await decide(context)
            return reply.show(await reply.coming) if isinstance(reply, Promise) else reply
        except Refusal as refusal:
            return refused(context, refusal)

    async def _answer(
        self, requester: Requester, decide: Callable[[CommandContext], Awaitable[Reply]]
    ) -> Answer:
        """Decide while the channel is held; wait for the answer once it is free again."""
        where = (requester.channel_id, requester.guild_id, requester.parent_id)
        async with self._store.channel(*where) as channel:
            await self._meet(channel.ruleset, requester.locale)
            context = self._context(requester, channel)
            known = channel.repeated(requester.interaction_id)
            before, proposed = channel.battle, lapsing.standing(context)
            try:
                reply = await decide(context) if known is None else _again(context, known)
            except Refusal as refusal:
                return refused(context, refusal)
            lapsed = lapsing.lapsed(context, proposed)
            fought = before is not None or channel.battle is not None
            if fought:
                self._touched(requester)
        if not isinstance(reply, Promise):
            return lapsing.telling(reply, lapsed)
        try:
            answer = lapsing.telling(reply.show(await reply.coming), lapsed)
        except Refusal as refusal:
            return refused(context, refusal)
        with suppress(CommitError):  # what was done stands anyway
            now = await self._store.peek(*where)
            if (
                not fought and now.battle is not None
            ):  # from a file: it arrives while it is waited for
                self._touched(requester)
            self._note_game(now)
        return answer

    def _note_game(self, channel: Channel) -> None:
        """Tell of what is played on the server of a channel."""
        if channel.server is not None:
            own = channel.server.row
            played = channel.battle is not None or channel.chosen("ruleset")[1] != "default"
            self._plays(own.id, own.ruleset, channel.ruleset.id if played else None)


async def _run(context: CommandContext, spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Run a command; where a unit's name may mean several, which it is is asked."""
    if spec.private:
        context = context.privately()
    handler = await handler_of("command", spec.name)
    if handler is None and not spec.procedures:
        raise Refusal("unknown-command", text=spec.name, values="/help")
    try:
        if handler is None or spec.procedures:
            return await questions.run(context, spec, options)
        return await answer(handler, context, options)
    except Refusal as refusal:
        form = form_of_units(context, spec.name, refusal, options)
        if form is None:
            raise
        return refused(context, refusal, form)
