"""What decides commands and presses: knows the state and the games, nothing of Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeAlias

from bot.answer import Answer, Promise, Reply
from bot.asker import Asker
from bot.commands import (
    battles,
    fairness,
    formations,
    helping,
    history,
    logbook,
    preferences,
    presses,
    questions,
    scores,
    throwing,
    unit_form,
    units,
    wounds,
)
from bot.commands.catalogue import BOOK_ADD
from bot.commands.names import GameNames, Names
from bot.commands.refusing import refused
from bot.commands.seldom import later
from bot.commands.specification import CommandSpec
from bot.localiser import Locale, Localiser
from bot.place import Place
from bot.reference.shelf import Shelf
from bot.state.channel import Channel
from bot.state.record import Entry
from bot.state.store import Store
from bot.state.writer import CommitError
from bot.views.form import Purpose
from rulesets.core.parameter import Raw
from rulesets.core.ruleset import Ruleset
from rulesets.refusal import Refusal

Handler: TypeAlias = Callable[[Place, CommandSpec, Mapping[str, Raw]], Awaitable[Reply]]
Press: TypeAlias = Callable[[Place, str], Awaitable[Reply]]
Filled: TypeAlias = Callable[[Place, Mapping[str, str]], Awaitable[Reply]]
FilledOf: TypeAlias = Callable[[Place, str, Mapping[str, str]], Awaitable[Reply]]

_TOGETHER: Final = 2
"""Long questions worked out at once; more would only slow each other and everybody else."""

_HANDLERS: Final[Mapping[str, Handler]] = {
    "resolve": questions.anything,
    "odds": questions.chances,
    "battle start": battles.start,
    "battle status": battles.status,
    "battle next": battles.following,
    "battle join": later("bot.commands.seating", "join"),
    "battle leave": later("bot.commands.seating", "leave"),
    "battle pause": battles.pause,
    "battle resume": battles.resume,
    "battle end": later("bot.commands.ending", "end"),
    "battle log": logbook.log,
    "overrule": later("bot.commands.overruling", "rule"),
    "battle replay": logbook.play_again,
    "battle report": later("bot.commands.report", "report"),
    "battle export": later("bot.commands.exchange", "export"),
    "battle import": later("bot.commands.exchange", "take_in"),
    "score show": scores.show,
    "score add": scores.add,
    "deck new": later("bot.commands.decks", "new"),
    "deck list": later("bot.commands.decks", "listing"),
    "deck show": later("bot.commands.decks", "show"),
    "deck shuffle": later("bot.commands.decks", "shuffle"),
    "deck remove": later("bot.commands.decks", "remove"),
    "card draw": later("bot.commands.cards", "draw"),
    "card hand": later("bot.commands.cards", "hand"),
    "card play": later("bot.commands.cards", "play"),
    "card discard": later("bot.commands.cards", "discard"),
    "card score": later("bot.commands.cards", "score"),
    "unit add": units.add,
    "unit list": units.listing,
    "unit show": units.show,
    "unit edit": units.edit,
    "unit damage": wounds.damage,
    "unit heal": wounds.heal,
    "unit status": formations.status,
    "unit split": formations.split,
    "unit merge": formations.merge,
    "unit duplicate": formations.duplicate,
    "unit join": formations.join,
    "unit leave": formations.leave,
    "unit remove": units.remove,
    "army import": later("bot.commands.armies", "bring"),
    "army save": later("bot.commands.armies", "save"),
    "army list": later("bot.commands.armies", "listing"),
    "army load": later("bot.commands.armies", "load"),
    "army show": later("bot.commands.armies", "show"),
    "army delete": later("bot.commands.armies", "delete"),
    "army export": later("bot.commands.armies", "export"),
    "privacy show": later("bot.commands.privacy", "show"),
    "privacy export": later("bot.commands.privacy", "export"),
    "privacy delete": later("bot.commands.privacy", "delete"),
    "undo": history.undo,
    "redo": history.redo,
    "settings": preferences.settings,
    "throw": throwing.throw,
    "dice seal": fairness.sealed,
    "dice words": fairness.worded,
    "dice reveal": fairness.revealed,
    "dice verify": later("bot.commands.verifying", "verify"),
    "dice stats": later("bot.commands.luck", "stats"),
    "rule": later("bot.commands.rulebook", "look_up"),
    BOOK_ADD: later("bot.commands.books", "add"),
    "book search": later("bot.commands.books", "search"),
    "book page": later("bot.commands.books", "page"),
    "book list": later("bot.commands.books", "listing"),
    "book remove": later("bot.commands.books", "remove"),
    "ruling write": later("bot.commands.rulings", "write"),
    "ruling list": later("bot.commands.rulings", "listing"),
    "ruling remove": later("bot.commands.rulings", "remove"),
    "campaign create": later("bot.commands.campaigns", "create"),
    "campaign rule": later("bot.commands.campaigns", "rule"),
    "campaign join": later("bot.commands.campaigns", "join"),
    "campaign leave": later("bot.commands.campaigns", "leave"),
    "campaign organiser": later("bot.commands.campaigns", "organiser"),
    "campaign show": later("bot.commands.campaigns", "show"),
    "campaign list": later("bot.commands.campaigns", "listing"),
    "campaign round": later("bot.commands.campaigns", "following"),
    "campaign close": later("bot.commands.campaigns", "close"),
    "campaign delete": later("bot.commands.campaigns", "delete"),
    "campaign log": later("bot.commands.campaign_battles", "log"),
    "campaign here": later("bot.commands.campaign_link", "tie"),
    "campaign bye": later("bot.commands.campaign_battles", "bye"),
    "campaign export": later("bot.commands.campaign_files", "export"),
    "campaign import": later("bot.commands.campaign_files", "take"),
    "campaign pairings": later("bot.commands.campaign_pairings", "show"),
    "campaign confirm": later("bot.commands.campaign_battles", "confirm"),
    "campaign dispute": later("bot.commands.campaign_battles", "dispute"),
    "campaign settle": later("bot.commands.campaign_battles", "settle"),
    "campaign void": later("bot.commands.campaign_battles", "void"),
    "campaign edit": later("bot.commands.campaign_battles", "edit"),
    "campaign battles": later("bot.commands.campaign_battles", "listing"),
    "campaign battle": later("bot.commands.campaign_battles", "one"),
    "campaign standings": later("bot.commands.campaign_standings", "show"),
    "campaign record": later("bot.commands.campaign_standings", "record"),
    "territory map": later("bot.commands.territory", "show"),
    "territory region": later("bot.commands.territory", "region"),
    "territory targets": later("bot.commands.territory", "targets"),
    "territory draw": later("bot.commands.territory_drawing", "draw"),
    "territory give": later("bot.commands.territory_drawing", "give"),
    "territory rule": later("bot.commands.territory_drawing", "rule"),
    "challenge send": later("bot.commands.campaign_challenges", "send"),
    "challenge list": later("bot.commands.campaign_challenges", "listing"),
    "challenge accept": later("bot.commands.campaign_challenges", "accept"),
    "challenge decline": later("bot.commands.campaign_challenges", "decline"),
    "challenge withdraw": later("bot.commands.campaign_challenges", "withdraw"),
    "roster show": later("bot.commands.rosters", "show"),
    "roster add": later("bot.commands.rosters", "add"),
    "roster take": later("bot.commands.rosters", "take"),
    "roster muster": later("bot.commands.rosters", "muster"),
    "roster artefact": later("bot.commands.rosters", "artefact"),
    "roster edit": later("bot.commands.rosters", "edit"),
    "roster dismiss": later("bot.commands.rosters", "dismiss"),
    "roster table": later("bot.commands.rosters", "table"),
    "roster after": later("bot.commands.roster_after", "after"),
    "roster injury": later("bot.commands.roster_dice", "injury"),
    "roster mastery": later("bot.commands.roster_dice", "mastery"),
    "roster roll": later("bot.commands.roster_dice", "roll"),
    "chronicle battle": later("bot.commands.chronicles", "battle"),
    "chronicle site": later("bot.commands.sites", "export"),
    "chronicle link": later("bot.commands.sites", "link"),
    "chronicle post": later("bot.commands.chronicles", "to_be_posted"),
}

_PRESSES: Final[Mapping[str, Press]] = {
    "undo": presses.undo,
    "again": presses.again,
    "next": presses.following,
    "due": presses.due,
    "touch": presses.touch,
    "go": battles.go_on,
    "join": later("bot.commands.seating", "press_join"),
    "agree": presses.agree,
    "refuse": presses.refuse,
    "dismiss": later("bot.commands.seating", "dismiss"),
    "reopen": later("bot.commands.ending", "press_reopen"),
    "reveal": presses.reveal,
    "log": logbook.turn_page,
    "units": units.turn_page,
    "hand": later("bot.commands.cards", "press_hand"),
    "rule": helping.press_rule,
    "type": throwing.press_type,
    "draw": throwing.press_draw,
    "rest": throwing.press_rest,
    "drop": throwing.press_drop,
    "waive": later("bot.commands.waiving", "press_waive"),
    "consent": later("bot.commands.waiving", "press_consent"),
    "forget": later("bot.commands.privacy", "forget"),
    "leaf": later("bot.commands.books", "press_leaf"),
    "look": later("bot.commands.rulebook", "press_look"),
    "read": later("bot.commands.rulebook", "press_read"),
    "post": later("bot.commands.rulebook", "press_post"),
    "compare": later("bot.commands.rulebook", "press_compare"),
    "begin": presses.begin,
    "confirm": later("bot.commands.campaign_battles", "press_confirm"),
    "dispute": later("bot.commands.campaign_battles", "press_dispute"),
    "accept": later("bot.commands.campaign_challenges", "press_accept"),
    "decline": later("bot.commands.campaign_challenges", "press_decline"),
    "injury": later("bot.commands.roster_dice", "press_injury"),
}

_LOOKING: Final = frozenset(
    {"rule", "book search", "book page", "book list", "ruling list"},
)
"""Commands that change nothing: a long roll in the channel is not waited for, nor made to wait."""
_LOOKING_ON: Final = frozenset({"rule", "leaf", "look", "read", "post", "compare"})
"""Buttons that change nothing."""

_FORMS: Final[Mapping[str, Filled]] = {
    "army import": later("bot.commands.armies", "filled"),
    unit_form.COMMAND: units.filled,
}
"""Forms that are not a procedure's, by the command that opened them."""

_FORMS_OF: Final[Mapping[str, FilledOf]] = {
    throwing.FORM: throwing.typed,
    "campaign log": later("bot.commands.campaign_battles", "filled"),
    "territory draw": later("bot.commands.territory_drawing", "filled"),
}
"""Those that are about something: a throw, a campaign."""


def _again(place: Place, known: Awaitable[Entry]) -> Reply:
    """Answer an interaction that was delivered twice as it was answered first."""

    async def told() -> Answer:
        return await presses.retold(place, await known)

    return Promise(told(), lambda answer: answer)


class Arbiter:
    """Answers players.

    Attributes:
        specs: Every command there is.
    """

    def __init__(
        self,
        store: Store,
        localiser: Localiser,
        specs: Sequence[CommandSpec],
        touched: Callable[[Asker], None] = lambda _: None,
    ) -> None:
        """Know the games.

        Args:
            store: What is remembered.
            localiser: The texts.
            specs: Every command there is.
            touched: Told who has done something where a battle is, or was.
        """
        self.specs = specs
        self._touched = touched
        self._store = store
        self._chances = ThreadPoolExecutor(_TOGETHER, thread_name_prefix="chances")
        self._localiser = localiser
        self._shelf = Shelf(store.games)
        self._by_name = {spec.name: spec for spec in specs}
        self._names: dict[tuple[str, Locale], GameNames] = {}

    def spec(self, name: str) -> CommandSpec:
        """Return a command by name.

        Raises:
            Refusal: `unknown-command`.
        """
        found = self._by_name.get(name)
        if found is None:
            near = Names((spec, spec) for spec in self._by_name).near(name, 5)
            raise Refusal(
                "unknown-command", text=name[:40], values=", ".join(f"/{one}" for one in near)
            )
        return found

    async def get_ready(self, locale: str) -> None:
        """Read what a first question would wait for, where somebody sits at the table already."""
        game = self._store.defaults.ruleset
        await self._store.ready(game)
        await self._shelf.meant(game, game, 1)
        texts = self._localiser.texts(locale, game)
        texts(f"ruleset-{game}")
        self._names_in(self._store.games[game], texts.locale)

    def _names_in(self, ruleset: Ruleset, locale: Locale) -> GameNames:
        """Return what the things of a game are called, in a language."""
        names = self._names.get((ruleset.id, locale))
        if names is None:
            names = self._names[ruleset.id, locale] = GameNames(ruleset, self._localiser, locale)
        return names

    def _place(self, asker: Asker, channel: Channel) -> Place:
        """Return where a command is handled.

        The answer speaks the channel's language where one was chosen, else the player's.
        """
        ruleset = channel.ruleset
        locale = channel.language or asker.locale
        texts = self._localiser.texts(locale, ruleset.id)
        # A name means what it means to the player who types it.
        names = self._names_in(ruleset, self._localiser.texts(asker.locale).locale)
        around = (self._store, channel, ruleset, self._localiser, texts, names, self._chances)
        return Place(asker, *around, self._shelf)

    async def look(self, asker: Asker) -> Place:
        """Return a place to look at, such as for completion; nothing may be decided there."""
        channel = await self._store.peek(asker.channel_id, asker.guild_id, asker.parent_id)
        return self._place(asker, channel)

    async def command(self, asker: Asker, spec: CommandSpec, options: Mapping[str, Raw]) -> Answer:
        """Answer a slash command; a refusal is an answer too, and has changed nothing."""
        handler = questions.command if spec.procedures else _HANDLERS.get(spec.name)
        if "game" in options:
            await self._store.ready(str(options["game"]))

        async def decide(place: Place) -> Reply:
            if handler is None:
                return helping.overview(place, self.specs, options)
            return await handler(place, spec, options)

        if spec.name in _LOOKING:
            return await self._answer_aside(asker, decide)
        return await self._answer(asker, decide)

    async def press(self, asker: Asker, kind: str, subject: str) -> Answer:
        """Answer a button, which may be another player's, or about something that is gone."""
        handler = _PRESSES.get(kind)

        async def decide(place: Place) -> Reply:
            if handler is None:
                raise Refusal("button-expired")
            return await handler(place, subject)

        if kind in _LOOKING_ON:
            return await self._answer_aside(asker, decide)
        return await self._answer(asker, decide)

    async def submit(self, asker: Asker, purpose: Purpose, fields: Mapping[str, str]) -> Answer:
        """Answer a form that a player filled in."""

        async def decide(place: Place) -> Reply:
            of = _FORMS_OF.get(purpose.command)
            if of is not None:
                return await of(place, purpose.entry, fields)
            filled = _FORMS.get(purpose.command)
            if filled is not None:
                return await filled(place, fields)
            if purpose.entry:
                await presses.next_step(place, purpose.entry, purpose.procedure)
            return await questions.filled(place, purpose.command, purpose.procedure, fields)

        return await self._answer(asker, decide)

    async def _answer_aside(
        self, asker: Asker, decide: Callable[[Place], Awaitable[Reply]]
    ) -> Answer:
        """Answer what changes nothing, whoever holds the channel."""
        place = await self.look(asker)
        try:
            reply = await decide(place)
            return reply.show(await reply.coming) if isinstance(reply, Promise) else reply
        except Refusal as refusal:
            return refused(place, refusal)

    async def _answer(self, asker: Asker, decide: Callable[[Place], Awaitable[Reply]]) -> Answer:
        """Decide while the channel is held; wait for what was decided once it is free again."""
        where = (asker.channel_id, asker.guild_id, asker.parent_id)
        async with self._store.channel(*where) as channel:
            place = self._place(asker, channel)
            known = channel.repeated(asker.interaction_id)
            before = channel.battle
            try:
                reply = await decide(place) if known is None else _again(place, known)
            except Refusal as refusal:
                return refused(place, refusal)
            fought = before is not None or channel.battle is not None
            if fought:
                self._touched(asker)
        if not isinstance(reply, Promise):
            return reply
        try:
            answer = reply.show(await reply.coming)
        except Refusal as refusal:
            return refused(place, refusal)
        if not fought:
            # A battle from a file arrives while it is waited for; what was done stands anyway.
            with suppress(CommitError):
                if (await self._store.peek(*where)).battle is not None:
                    self._touched(asker)
        return answer
