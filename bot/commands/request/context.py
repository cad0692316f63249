"""The context of a command: who asks, the channel's state, its game and its language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial

from bot.battle.actions.lifecycle import may_act, players_of
from bot.battle.channel.channel import Channel
from bot.battle.situation import situation_of
from bot.battle.store import Store
from bot.battle.tabletop.landmarks import find_landmark
from bot.battle.tabletop.reach import in_question, lend
from bot.battle.tabletop.spells import side_of
from bot.battle.tabletop.units import as_unit, find_side
from bot.commands.options.lifting import OVERRIDE, lifted
from bot.commands.options.names import GameNames
from bot.commands.options.question import BoundUnit, Question
from bot.commands.options.resolution import parts_of, understand
from bot.commands.options.specification import CommandSpec
from bot.commands.request.requester import Requester
from bot.lookup.shelf import Shelf
from bot.store.journal.record import Actor, Caller
from bot.store.tables.battle import SideRow, UnitRow
from bot.texts.localiser import Localiser, Texts
from bot.texts.names import fold
from rulesets.core.declaring.given_options import no_completion
from rulesets.core.declaring.kind import Choice, Kind, SpellName, Units
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.filling import counter_of, from_battle
from rulesets.core.ruleset.game import Loan, Ruleset
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class CommandContext:
    """The context that handlers of commands work with.

    Attributes:
        requester: Who asks.
        store: What keeps it.
        channel: The channel's settings, battle and dice.
        ruleset: The game played there.
        localiser: Every text.
        texts: Those of the game, in the language of what everybody reads: the battle's, else the
            channel's, else the requester's.
        names: What the game's things are called.
        chances: Where long questions are worked out.
        shelf: The reference of all games.
        specs: Every command there is.
    """

    requester: Requester
    store: Store
    channel: Channel
    ruleset: Ruleset
    localiser: Localiser
    texts: Texts
    names: GameNames
    chances: Executor
    shelf: Shelf
    specs: Sequence[CommandSpec] = ()

    @property
    def own_texts(self) -> Texts:
        """The texts in the requester's language, for answers that nobody else sees."""
        return self.texts_in(self.requester.locale)

    def texts_in(self, locale: str) -> Texts:
        """Return the texts of a language as they are told to who asks: who presses has a desk."""
        texts = self.localiser.texts(locale, self.ruleset.id)
        desk = self.requester.pressed and self.channel.board.battle is not None
        return texts.to_press if desk else texts

    def privately(self) -> CommandContext:
        """Return the same context for an answer that nobody but the requester sees."""
        return replace(self, texts=self.own_texts)

    def aloud(self) -> CommandContext:
        """Return the same context for words that everybody reads, as if all had its language."""
        return replace(self, requester=replace(self.requester, locale=self.texts.locale))

    def keeps_to_text(self, game: Ruleset) -> bool:
        """Return whether a game's second layer, with rules beyond its text, is turned off here."""
        if game.layer is None:
            return False
        own = game.id == self.ruleset.id
        switches = self.channel.switches if own else self.channel.switches_for(game)
        return switches.get(game.layer.house) == "off"

    def _lend(self, side: int, loan: Loan) -> int | None:
        return lend(self.channel.board, self.ruleset, side, loan)

    def _army(self, name: str) -> tuple[BoundUnit, ...] | None:
        """Return every unit that a side ever had, None without such a side."""
        board = self.channel.board
        side = next((side for side in board.sides if fold(side.name) == fold(name)), None)
        if side is None:
            return None
        rows = [unit for unit in board.units if unit.side_id == side.id]
        stands = self.ruleset.as_it_stands
        return tuple(BoundUnit(stands(as_unit(unit)), unit.id, unit.side_id) for unit in rows)

    def understand(self, procedure: Procedure, given: Mapping[str, Raw]) -> Question:
        """Return the question that some options ask here, with the house rules that hold.

        Raises:
            Refusal: see `bot.commands.options.resolution.understand`.
        """
        overruled = given.get(OVERRIDE)
        given = {option: raw for option, raw in given.items() if option != OVERRIDE}
        given |= self._completed(procedure, given)
        filled = self._kept(procedure, given)
        # What was typed wins, and comes first: the first unit is the one that acts.
        kept = {**given, **{name: raw for name, raw in filled.items() if name not in given}}
        question = understand(
            procedure,
            self.ruleset,
            kept,
            self.names,
            self.find_unit,
            switches=self.channel.switches,
            lend=self._lend,
            find_army=self._army,
            find_landmark=partial(find_landmark, self.channel.board.battle),
        )
        return question if overruled is None else lifted(question, str(overruled))

    def _completed(self, procedure: Procedure, given: Mapping[str, Raw]) -> Mapping[str, str]:
        battle = self.channel.board.battle
        if battle is None or procedure.completes is no_completion:
            return {}
        return procedure.completes(
            situation_of(self.channel, battle), self._by_name(procedure, given)
        )

    def _kept(self, procedure: Procedure, given: Mapping[str, Raw]) -> dict[str, Raw]:
        """Return the values that the battle as it is gives for options that nobody typed."""
        battle = self.channel.board.battle
        filled = [each for each in procedure.parameters if each.table or each.kept or each.in_play]
        if battle is None or not filled:
            return {}
        whole_army = any(each.table is not None and each.table.whole_army for each in filled)
        situation = situation_of(self.channel, battle, whole_army=whole_army)
        situation = replace(situation, asking=self.asking)
        return from_battle(procedure, situation, self._by_name(procedure, given))

    def _by_name(self, procedure: Procedure, given: Mapping[str, Raw]) -> dict[str, Raw]:
        """Return options with named things as ids, and units by name."""
        kinds = {parameter.name: parameter.kind for parameter in procedure.parameters}
        return {name: self._named(kinds.get(name), raw) for name, raw in given.items()}

    def _named(self, kind: Kind | None, raw: Raw) -> Raw:
        match kind:
            case SpellName():
                return self.names.read_spell(str(raw))
            case Choice(values=values):
                return self.names.find_choice(values, str(raw)) or raw
            case Units():
                return self._named_units(str(raw))
        return raw

    def _named_units(self, text: str) -> str:
        """Return units by name, several with a semicolon between them.

        One described for this question, or refused where it is read, stays as it is.
        """
        whole, parts = self._unit_name(text), parts_of(text)
        if whole is None and len(parts) > 1:
            return "; ".join(self._unit_name(part) or part for part in parts)
        return whole or text

    def _unit_name(self, text: str) -> str | None:
        try:
            return self.row_of(text).name
        except Refusal:
            return None

    def among(self, procedure: Procedure, name: str, given: Mapping[str, Raw]) -> tuple[str, ...]:
        """Return the values that an option is chosen from by what the battle knows, if it does.

        Args:
            procedure: What is to be resolved.
            name: The option.
            given: What the player gave.
        """
        parameter, battle = procedure.parameter(name), self.channel.board.battle
        table = None if parameter is None else parameter.table
        if table is None or table.among is None or battle is None:
            return ()
        said = self._by_name(procedure, given)
        situation = situation_of(self.channel, battle, whole_army=table.whole_army)
        return table.among(situation, *(said.get(option) for option in table.of))

    def counted_against(
        self, procedure: Procedure, given: Mapping[str, Raw], refusal: Refusal
    ) -> tuple[SideRow, str] | None:
        """Return the side and the number that a rule's refusal rests on, None without one.

        Args:
            procedure: What was refused.
            given: Its options as they were typed.
            refusal: Why not; where it tells what is `left`, only a number that is as large counts.
        """
        board = self.channel.board
        if board.battle is None:
            return None
        named, whose = refusal.facts.get("counter"), refusal.facts.get("whose")
        if isinstance(named, str) and isinstance(whose, str):
            return side_of(board, board.battle, whose), named
        situation = situation_of(self.channel, board.battle)
        said = self._by_name(procedure, given)
        for parameter in procedure.parameters:
            kept = parameter.kept
            if kept is None or refusal.code not in kept.refuses:
                continue
            found = counter_of(situation, kept, said)
            held = 0 if found is None else found[0].counter(found[1]) or 0
            left = refusal.facts.get("left")
            if found and left in (None, held) and (held or not kept.of):
                return find_side(board, found[0].name), found[1]
        return None

    def as_asked_by(self, actor: Actor) -> CommandContext:
        """Return the context as it would be if a certain player asked."""
        requester = replace(self.requester, user_id=actor.id, name=actor.name)
        return replace(self, requester=requester)

    def playing(self) -> CommandContext:
        """Return the same context with the game and the language of the battle as it is now."""
        game = self.channel.ruleset
        language = self.channel.language or self.texts.locale
        texts = self.localiser.texts(language, game.id)
        names = GameNames(game, self.localiser, self.requester.locale)
        return replace(self, ruleset=game, texts=texts, names=names)

    def caller(self, command: str) -> Caller:
        """Return the caller whom the log names.

        A manager of the channel decides on its settings and its seats, not on its battles.
        """
        return Caller(self.actor, self.requester.interaction_id, command, self.requester.manager)

    @property
    def actor(self) -> Actor:
        """The player who asks, as the log names them."""
        return Actor(self.requester.user_id, self.requester.name)

    def check_player(self) -> None:
        """Refuse a player who only watches a battle that others have joined.

        Raises:
            Refusal: `only-players`.
        """
        if not may_act(self.channel.board, self.actor):
            raise Refusal("only-players")

    def may_act(self, side_id: int) -> bool:
        """Return whether the player who asks may act for a side."""
        return may_act(self.channel.board, self.actor, side_id)

    def check_side(self, side_id: int, unit: str | None = None) -> None:
        """Refuse to act for a side that others play, or as one who only watches.

        Args:
            side_id: The side.
            unit: Its unit that would act, where one does.

        Raises:
            Refusal: `only-players`, `not-your-side`.
        """
        self.check_player()
        if self.may_act(side_id):
            return
        board = self.channel.board
        side = board.row("side", side_id)
        names = ", ".join(players_of(board, side_id))
        raise Refusal("not-your-side", side=getattr(side, "name", ""), unit=unit, names=names)

    def own_side(self) -> SideRow | None:
        """Return the side that the player who asks plays, None without one."""
        board = self.channel.board
        for player in board.players:
            if player.user_id == self.requester.user_id and player.side_id is not None:
                return next(side for side in board.sides if side.id == player.side_id)
        return None

    @property
    def asking(self) -> str:
        """The name of the side that the player who asks plays, empty without one."""
        own = self.own_side()
        return "" if own is None else own.name

    def side(self, name: Raw | None) -> SideRow:
        """Return the side named, else the player's own, else the first.

        Raises:
            Refusal: `no-battle`, no single side is meant.
        """
        board = self.channel.board
        if board.battle is None:
            raise Refusal("no-battle")
        if name is not None:
            return find_side(board, str(name))
        return self.own_side() or board.sides[0]

    def side_pressed(self, number: str) -> SideRow:
        """Return the side whose number a button names: its place at the table, from 0.

        Raises:
            Refusal: `button-expired` where no side has it.
        """
        for side in self.channel.board.sides:
            if str(side.place) == number:
                return side
        raise Refusal("button-expired")

    def row_of(self, name: str, *, destroyed: bool = False) -> UnitRow:
        """Return a unit of the battle by a name that the player who asks may say.

        See `bot.battle.tabletop.units.find_unit`.
        """
        own = self.own_side()
        return self.channel.find_unit(name, destroyed=destroyed, own=own.id if own else None)

    def own_unit(self, name: Raw, *, destroyed: bool = False) -> UnitRow:
        """Return a unit of the running battle that the player who asks may change.

        Raises:
            Refusal: no battle is fought, the player only watches or plays another side, or no
                single unit is meant.
        """
        self.channel.fighting()
        self.check_player()
        row = self.row_of(str(name), destroyed=destroyed)
        self.check_side(row.side_id, row.name)
        return row

    def find_unit(self, name: str, *, destroyed: bool = False) -> BoundUnit:
        """Return a unit of the battle by name.

        Args:
            name: The name.
            destroyed: Whether one that left the battle will do.

        Raises:
            Refusal: no battle is under way, or no single unit is meant.
        """
        if self.channel.board.battle is None:
            raise Refusal("unit-needs-battle", text=name[:40])
        row = self.row_of(name, destroyed=destroyed)
        game = self.ruleset
        unit = in_question(self.channel.board, row, game)
        if not row.destroyed and unit.has(FALLEN):  # it fell in this turn, and is back
            held = tuple(status for status in unit.statuses if status[0] != FALLEN)
            unit = replace(unit, statuses=held)
        return BoundUnit(unit, row.id, row.side_id)
