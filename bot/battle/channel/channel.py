"""A channel as this process knows it: what was chosen, the battle, the journal, the dice.

Reading and deciding happen in memory and without waiting; `accept` makes an action's changes at
once and returns the promise of a durable entry. Nothing may be shown before that is kept.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal

from bot.battle.channel.language import language_of
from bot.battle.channel.servers import Server
from bot.battle.channel.surroundings import Surroundings
from bot.battle.channel.switches import HOUSE, Origin, origins_of, switches_in
from bot.battle.dice.rolling import ChannelDice
from bot.battle.tabletop.effects import apply_effects
from bot.battle.tabletop.units import find_unit
from bot.store.board import Board, Draft
from bot.store.journal.entering import entry_row, next_entry
from bot.store.journal.journal import Journal
from bot.store.journal.record import Action, Change, Entry
from bot.store.statements import Operation, inserting, operations
from bot.store.tables.battle import BattleRow, ChannelRow, GuildRow, HandRow, UnitRow
from bot.store.writer import CommitError, Write
from rulesets.core.declaring.house import Switches, settled
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.mixed import DiceInput, Fallen, Left, MixedFaces
from rulesets.dice.handles.rolled import ListedFaces
from rulesets.refusal import Refusal

_REMEMBERED: Final = 200
"""Interactions a channel knows without asking the database; Discord's live for 15 minutes."""

Setting = Literal["ruleset", "locale", "dice", "cards"]


class Channel:
    """A channel's state.

    Attributes:
        row: What the channel chose.
        board: The rows of the battle.
        own: The journal for what happens outside battles.
        fought: The battle's journal, None without a battle.
        hands: What players chose for their dice here and what is asked of them, by player.
        battles: The number of its last battle, 0 before the first.
        parent: The channel that a thread hangs on.
        server: What the server chose; None in private messages.
        lock: Held while someone reads, decides and accepts.
        lost: Whether a write failed, so that this is no longer what is stored.
    """

    def __init__(
        self,
        row: ChannelRow,
        board: Board,
        own: Journal,
        fought: Journal | None,
        *,
        around: Surroundings,
    ) -> None:
        self.row = row
        self.board = board
        self.own = own
        self.fought = fought
        self.hands: dict[int, HandRow] = {}
        self.battles = 0
        self.parent: Channel | None = None
        self.server: Server | None = None
        self.lock = asyncio.Lock()
        self.lost = False
        self.unsaved: list[Operation] = []
        self._around = around
        self._known: OrderedDict[int, None] = OrderedDict()
        self._last: asyncio.Future[None] | None = None

    def remember(self, interactions: Sequence[int]) -> None:
        """Know interactions answered before, oldest first."""
        self._known.update(dict.fromkeys(interactions))
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    @property
    def id(self) -> int:
        """Discord's id of the channel."""
        return self.row.id

    def _choosing(self) -> Iterator[tuple[Origin, ChannelRow | GuildRow]]:
        """Yield the rows that choose for this channel, nearest first."""
        yield ("channel" if self.row.parent_id is None else "thread"), self.row
        if self.parent is not None:
            yield "channel", self.parent.row
        if self.server is not None:
            yield "server", self.server.row

    def chosen(self, name: Setting) -> tuple[str | None, Origin]:
        """Return what holds here, the default where nobody chose, and who settled it."""
        for origin, row in self._choosing():
            value: str | None = getattr(row, name)
            if value is not None:
                return value, origin
        default: str | None = getattr(self._around.defaults, name)
        return default, "default"

    def setting(self, name: Setting) -> str | None:
        """Return what holds here: the channel's choice, its parent's, the server's, the default."""
        return self.chosen(name)[0]

    def _switching(self, game: Ruleset) -> Iterator[tuple[Origin, Switches]]:
        """Yield the house rules chosen for a game, nearest first."""
        for origin, row in self._choosing():
            if row.house:
                yield origin, switches_in(row.house, game.id)

    @property
    def _agreed(self) -> Switches:
        """The house rules of the battle, none without one."""
        battle = self.board.battle
        return {} if battle is None else battle.options.get(HOUSE) or {}

    @property
    def switches(self) -> dict[str, str]:
        """Return the value of each house rule of the game here, by id."""
        return self.switches_for(self.ruleset, self._agreed)

    def switches_for(self, game: Ruleset, wanted: Switches | None = None) -> dict[str, str]:
        """Return what each house rule of a game is for a battle that starts now.

        Args:
            game: The game.
            wanted: Those that are wanted otherwise than they were chosen.
        """
        if not game.house_rules:
            return {}
        layers = (layer for _, layer in self._switching(game))
        return settled(game.house_rules, wanted or {}, *layers)

    def switch_origins(self) -> dict[str, Origin]:
        """Return who settled each house rule of the game, by id."""
        game = self.ruleset
        return origins_of(game, [("battle", self._agreed), *self._switching(game)])

    @property
    def end_hours(self) -> int:
        """After how many hours silence agrees to the end of a battle."""
        return self._around.defaults.end_hours

    def own_choice(self, user_id: int, name: Literal["dice", "cards"]) -> str | None:
        """Return what holds here for a player: the player's choice, else the channel's."""
        for channel in (self, self.parent):
            hand = channel.hands.get(user_id) if channel else None
            value: str | None = getattr(hand, name, None)
            if value is not None:
                return value
        return self.setting(name)

    def throws_real_dice(self, user_id: int) -> bool:
        """Tell whether a player throws real dice here."""
        return self.own_choice(user_id, "dice") == "real"

    @property
    def language(self) -> str | None:
        """The language of public answers; None where each player has their own."""
        return language_of(self.board.battle, self.setting("locale"))

    @property
    def slug(self) -> str:
        """The slug of the game: the battle's, else of the one chosen, else of the first."""
        battle = self.board.battle
        chosen = battle.ruleset if battle else self.setting("ruleset")
        games = self._around.games
        return str(chosen) if chosen in games else next(iter(games))

    @property
    def ruleset(self) -> Ruleset:
        """The game."""
        return self._around.games[self.slug]

    def game(self, slug: str) -> Ruleset:
        """Return an installed game.

        Raises:
            Refusal: `unknown-ruleset`.
        """
        found = self._around.games.get(slug.strip().lower())
        if found is None:
            raise Refusal("unknown-ruleset", name=slug[:40], names=", ".join(self._around.games))
        return found

    @property
    def battle(self) -> BattleRow | None:
        """The battle fought or paused here."""
        return self.board.battle

    def fighting(self) -> BattleRow:
        """Return the running battle.

        Raises:
            Refusal: `no-battle`, `battle-paused`.
        """
        battle = self.under_way()
        if battle.status == "paused":
            raise Refusal("battle-paused", battle=battle.name)
        return battle

    def under_way(self) -> BattleRow:
        """Return the battle, running or paused: for those who only look at it.

        Raises:
            Refusal: `no-battle`.
        """
        if self.board.battle is None:
            raise Refusal("no-battle")
        return self.board.battle

    def find_unit(self, name: str, *, destroyed: bool = False, own: int | None = None) -> UnitRow:
        """Return a unit of the battle by name; see `bot.battle.tabletop.units.find_unit`."""
        if self.board.battle is None:
            raise Refusal("no-battle")
        return find_unit(self.board, name, destroyed=destroyed, own=own)

    @property
    def journal(self) -> Journal:
        """The journal that the next entry goes to."""
        return self.fought or self.own

    def number_battle(self) -> int:
        """Return the number of a battle that comes to the channel: one more than any before."""
        self.battles += 1
        return self.battles

    def turn_to(self, fought: Journal | None) -> None:
        """Go on in a battle's journal, or in the channel's own."""
        self.fought = fought

    def fair_dice(self) -> ChannelDice:
        """Return dice of the journal's stream, at its next draw."""
        return ChannelDice(self._fair_faces())

    def _fair_faces(self) -> FairFaces:
        journal = self.journal
        return FairFaces(journal.seed, str(journal.id), journal.words, journal.next_draw)

    def typed_dice(self, marks: Sequence[int]) -> ChannelDice:
        """Return dice with the marks that a player read off real ones."""
        return ChannelDice(ListedFaces(marks))

    def mixed_faces(self, before: Fallen, dice_input: DiceInput, left: Left) -> MixedFaces:
        """Return faces that fell before, then the input; the bot's are the journal's next."""
        return MixedFaces(before, dice_input, self._fair_faces(), left)

    def knows(self, interaction_id: int) -> bool:
        """Return whether an interaction was accepted here lately; accept returns its entry."""
        return interaction_id in self._known

    def new_id(self) -> int:
        """Return an id for a new row."""
        return self._around.ids.next()

    def accept(
        self,
        action: Action,
        change: Callable[[Draft], None] | None = None,
        *,
        journal: Journal | None = None,
        after: Sequence[Operation] = (),
        then: Callable[[], None] | None = None,
    ) -> asyncio.Future[Entry]:
        """Accept an action: make its changes now, promise its entry for when it is durable.

        Args:
            action: What was done; its effects are applied to the battle there is.
            change: Makes the changes that no effect stands for.
            journal: Where the entry goes, if not to the current journal.
            after: What else is stored with it, after the changes.
            then: Makes what else changes in memory, once the action is accepted.

        Raises:
            Refusal: what the changes refuse, `battle-paused` for effects on a battle that is;
                nothing has changed then.
            CommitError: an earlier action of this channel could not be stored, too much waits, or
                the database does not answer.
        """
        if self.lost:
            raise CommitError(f"channel {self.id} has to be read again")
        if self._around.writer.full:
            raise CommitError("the database does not keep up")
        if self._around.writer.unsettled:
            raise CommitError("the database does not answer")
        repeated = self.repeated(action.caller.interaction_id)
        if repeated is not None:
            return repeated
        battle = self.board.battle
        with self.board.draft() as draft:
            if change is not None:
                change(draft)
            if action.effects and battle is not None:
                told, lifted = (action.effects, action.binding), action.lifted
                apply_effects(
                    draft, battle, *told, ruleset=self.ruleset, new_id=self.new_id, lifted=lifted
                )
                if battle.status == "paused" and draft.changes:
                    raise Refusal("battle-paused", battle=battle.name)
            promise = self._submit(action, tuple(draft.changes), journal or self.journal, after)
        if then is not None:
            then()
        return promise

    def _submit(
        self,
        action: Action,
        changes: tuple[Change, ...],
        journal: Journal,
        after: Sequence[Operation],
    ) -> asyncio.Future[Entry]:
        draws = action.dice.draws if action.dice else ()
        if draws and draws[0].number != journal.next_draw:
            raise Refusal("changed-since")
        entry = self._entry(action, changes, journal)
        todo = [*self.unsaved, *operations(changes, self.board), *after]
        # From here on nothing fails: what is queued and what is remembered must agree.
        self.unsaved = []
        journal.next_number += 1
        journal.last_hash = entry.hash
        journal.next_draw += len(draws)
        loop = asyncio.get_running_loop()
        promise: asyncio.Future[Entry] = loop.create_future()
        self._last = loop.create_future()
        if entry.interaction_id is not None:
            self.remember([entry.interaction_id])
        write = Write(self.id, entry, journal.next_draw, todo, promise, self._last)
        self._around.writer.put(write)
        return promise

    def _entry(self, action: Action, changes: tuple[Change, ...], journal: Journal) -> Entry:
        game = None if self.board.battle is None else self.ruleset
        return next_entry(
            action, changes, journal, board=self.board, game=game, entry_id=self.new_id()
        )

    @contextmanager
    def beforehand(self, action: Action | None, after: Sequence[Operation]) -> Iterator[None]:
        """Do an action before the one that is accepted within, and store both at once.

        Where nothing is accepted within, nothing has happened.

        Args:
            action: What is done first; it has no dice and answers no interaction.
            after: What else is stored with both.

        Raises:
            Refusal: `no-battle`, `battle-paused`, what the changes refuse.
        """
        battle, journal, unsaved = self.fighting(), self.journal, self.unsaved
        kept, first = (journal.next_number, journal.last_hash), list[Operation]()
        with self.board.draft() as draft:
            if action is not None:
                told = (action.effects, action.binding)
                apply_effects(draft, battle, *told, ruleset=self.ruleset, new_id=self.new_id)
                entry = self._entry(action, tuple(draft.changes), journal)
                row = inserting("entry", entry_row(entry, journal.next_draw))
                first = [*operations(draft.changes, self.board), row]
                journal.next_number, journal.last_hash = entry.number + 1, entry.hash
        self.unsaved = waiting = [*unsaved, *first, *after]
        try:
            yield
        finally:
            if self.unsaved is waiting:
                self.unsaved = unsaved
                journal.next_number, journal.last_hash = kept
                self.board.take_back(draft.changes)

    def repeated(self, interaction_id: int | None) -> asyncio.Future[Entry] | None:
        """Return the promise of the entry an interaction already has, None for a new one."""
        if interaction_id is None or not self.knows(interaction_id):
            return None
        return asyncio.ensure_future(self._again(interaction_id))

    async def _again(self, interaction_id: int) -> Entry:
        await self.settled()
        entry = await self._around.find(interaction_id)
        if entry is None:
            raise CommitError(f"interaction {interaction_id} could not be stored")
        return entry

    async def settled(self) -> None:
        """Wait until everything accepted so far is stored or has failed."""
        # Writes are dealt with in order: what holds of the last holds of all before it.
        if self._last is not None and not self._last.done():
            await asyncio.wait([self._last])

    @property
    def idle(self) -> bool:
        """Tell whether nobody needs this in memory."""
        return (self._last is None or self._last.done()) and not self.lock.locked()
