"""A battle's course: start, join, leave, pause, resume, next, end."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from bot.battle.actions.armies import SHEETS
from bot.battle.actions.scores import correct
from bot.battle.channel.channel import Channel
from bot.battle.channel.switches import HOUSE
from bot.battle.dice.fairness import revealing
from bot.battle.dice.waiting import dropping, hold
from bot.battle.stepping import steps
from bot.battle.tabletop.turns import before_turns, opening
from bot.store.board import Board, Draft
from bot.store.catalogues import Stored
from bot.store.journal.journal import new_journal
from bot.store.journal.record import Action, Actor, Caller, Entry
from bot.store.journal.seen_dice import DISCARDED, write_owed
from bot.store.snowflake import milliseconds
from bot.store.statements import Operation, inserting
from bot.store.tables.battle import BattleRow, PlayerRow, SideRow
from bot.texts.names import clean, fold
from rulesets.core.declaring.house import Switches
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

FEWEST_SIDES: Final = 2
MOST_PLAYERS: Final = 40
REFEREE: Final = "referee"
CAMPAIGN: Final = "campaign"
"""Among a battle's options, the id of the campaign it is fought for."""
REGION: Final = "region"
"""Among them, the region of its map."""
JOIN: Final = "battle-join"

NEXT: Final = "battle-next"
"""The action that goes on to another phase."""
"""The action of who sits down."""
END: Final = "battle-end"
"""The action that ends a battle."""
SILENT: Final = "proposed_by"
"""Its argument where silence agreed: place of the side that proposed it."""
AGREED_BY: Final = "agreed_by"
"""Places of the sides that agreed: in a proposal, and beside `SILENT`."""
END_ASKED: Final = "end_asked"
"""Among a battle's options, its end as somebody proposed it (see `bot.battle.actions.ending`)."""

Promise: TypeAlias = asyncio.Future[Entry]


def start(
    channel: Channel,
    caller: Caller,
    name: str,
    sides: Sequence[str],
    *,
    ruleset: str | None = None,
    first: int = 0,
    players: Mapping[int, Actor] = MappingProxyType({}),
    options: Mapping[str, Any] | None = None,
    house: Switches | None = None,
    also: Callable[[Draft, Sequence[SideRow]], None] | None = None,
    sheets: Callable[[BattleRow], Sequence[Stored]] | None = None,
) -> Promise:
    """Start a battle; its journal, with new secret dice, begins with this.

    Args:
        channel: Where.
        caller: Who.
        name: What it is called.
        sides: Names of the sides.
        ruleset: The game, if not the channel's.
        first: Place of the side that begins, from 0.
        players: Who plays a side, by its place; the others join later.
        options: What else was agreed on.
        house: House rules wanted otherwise than they are here; what they all are is the battle's
            from now on, whatever is chosen later.
        also: Makes what else the battle begins with, given its sides.
        sheets: Returns the sheets that its armies have, given the battle.

    Raises:
        Refusal: `battle-exists`, `side-count`, `sides-alike`, `unknown-ruleset`, `name-empty`,
            `name-too-long`, `no-player` for a bot, `player-twice`.
    """
    if channel.battle is not None:
        raise Refusal("battle-exists", battle=channel.battle.name)
    for actor in players.values():
        if not actor.id:
            raise Refusal("no-player", name=actor.name)
    if len({actor.id for actor in players.values()}) < len(players):
        raise Refusal("player-twice", name=next(iter(players.values())).name)
    game = channel.ruleset if ruleset is None else channel.game(ruleset)
    switches = channel.switches_for(game, house)
    battle = BattleRow(
        id=channel.new_id(),
        channel_id=channel.id,
        ruleset=game.id,
        name=clean(name),
        active=first,
        first=first,
        phase=opening(game),
        options={**(options or {}), **({HOUSE: switches} if switches else {})},
        started_at=milliseconds(),
    )
    rows = _sides(channel, battle, sides, game)
    journal = new_journal(channel.new_id(), channel.id, battle.id)
    journal.battle_number = channel.number_battle()

    def change(draft: Draft) -> None:
        draft.add(battle)
        for side in rows:
            draft.add(side)
        for position, actor in players.items():
            sit(draft, channel, actor, rows[position], "player")
        if also is not None:
            also(draft, rows)

    arguments: dict[str, Any] = {
        "battle": battle.name,
        "ruleset": game.id,
        "sides": [side.name for side in rows],
        "first": rows[first].name,
        **({HOUSE: switches} if switches else {}),
    }
    outcome = {"commitment": journal.commitment, "stream": str(journal.id)}
    brought = [] if sheets is None else sheets(battle)
    count = sum(len(catalogue.sheets) for catalogue, _ in brought)
    arguments |= {SHEETS: count} if count else {}

    def then() -> None:
        channel.turn_to(journal)
        channel.board.bring(*(catalogue for catalogue, _ in brought))

    stored = [inserting("catalogue", row) for _, row in brought]
    return channel.accept(
        Action(caller, "battle-start", arguments, outcome=outcome),
        change,
        journal=journal,
        after=[inserting("journal", journal.row()), *stored],
        then=then,
    )


def _sides(
    channel: Channel, battle: BattleRow, names: Sequence[str], game: Ruleset
) -> list[SideRow]:
    kept = [clean(name) for name in names]
    most = game.most_sides
    if not FEWEST_SIDES <= len(kept) <= most:
        raise Refusal("side-count", count=len(kept), least=FEWEST_SIDES, most=most)
    if len({fold(name) for name in kept}) < len(kept):
        raise Refusal("sides-alike")
    return [
        SideRow(id=channel.new_id(), battle_id=battle.id, place=index, name=name)
        for index, name in enumerate(kept)
    ]


def join(
    channel: Channel,
    caller: Caller,
    side: SideRow | None,
    role: str = "player",
    *,
    who: Actor | None = None,
    asked: Mapping[str, int] = MappingProxyType({}),
) -> Promise:
    """Seat the caller at a side, or as referee without one; who sat elsewhere moves.

    Whether somebody has to agree first is told by `bot.battle.actions.seats`.

    Args:
        channel: Where.
        caller: Who asks.
        side: The side.
        role: `player` or `referee`.
        who: Who is seated, if not the caller.
        asked: What else the log is to know: which entry asked for it.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `already-joined`, `too-many-players`.
    """
    channel.fighting()
    person = who or caller.actor
    seat = seat_of(channel.board, person)
    side_id = side.id if side else None
    if seat is not None and (seat.side_id, seat.role) == (side_id, role):
        raise Refusal("already-joined", side=side.name if side else None)
    if seat is None and len(channel.board.players) >= MOST_PLAYERS:
        raise Refusal("too-many-players", most=MOST_PLAYERS)
    arguments = {"side": side.name if side else None, "role": role, **asked}
    return channel.accept(
        Action(caller, JOIN, arguments),
        lambda draft: sit(draft, channel, person, side, role),
    )


def sit(draft: Draft, channel: Channel, actor: Actor, side: SideRow | None, role: str) -> None:
    """Seat someone at a side, or as referee without one; who sat elsewhere moves."""
    battle = draft.board.battle
    seat = seat_of(draft.board, actor)
    side_id = side.id if side else None
    if seat is not None:
        draft.set(seat, "side_id", side_id)
        draft.set(seat, "role", role)
    elif battle is not None:
        draft.add(
            PlayerRow(
                id=channel.new_id(),
                battle_id=battle.id,
                side_id=side_id,
                user_id=actor.id,
                name=actor.name,
                role=role,
            )
        )


def leave(channel: Channel, caller: Caller) -> Promise:
    """Take the caller from the table.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `not-joined`.
    """
    channel.fighting()
    seat = seat_of(channel.board, caller.actor)
    if seat is None:
        raise Refusal("not-joined")
    return channel.accept(Action(caller, "battle-leave"), lambda draft: draft.remove(seat))


def seat_of(board: Board, actor: Actor) -> PlayerRow | None:
    """Return someone's seat at the table, None without one."""
    return next((player for player in board.players if player.user_id == actor.id), None)


def is_referee(board: Board, actor: Actor) -> bool:
    """Return whether someone is a referee of the battle."""
    seat = seat_of(board, actor)
    return seat is not None and seat.role == REFEREE


def may_act(board: Board, actor: Actor, side_id: int | None = None) -> bool:
    """Return whether someone may act for a side (any side when None).

    Everyone may while nobody has joined; referees always may, and everyone at the table for a side
    that nobody plays.
    """
    if not board.players:
        return True
    seat = seat_of(board, actor)
    if seat is None:
        return False
    if seat.role == "referee" or side_id is None or seat.side_id == side_id:
        return True
    return not players_of(board, side_id)


def players_of(board: Board, side_id: int) -> list[str]:
    """Return the names of those who play a side, in order of arrival."""
    return [player.name for player in board.players if player.side_id == side_id]


def go_on(
    channel: Channel, caller: Caller, *, first: SideRow | None = None, to: str | None = None
) -> Promise:
    """Go on to the next phase, turn or game turn.

    Args:
        channel: Where.
        caller: Who.
        first: The side that takes the first turn, if a game turn begins.
        to: The phase to go on to, phase by phase; the next one when None.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `phase-now`, `phase-gone`, `order-settled`.
    """
    battle = channel.fighting()
    if to is not None and to == battle.phase:
        raise Refusal("phase-now", phase=to)
    position = first.place if first else None

    def change(draft: Draft) -> None:
        begun = [*steps(draft, channel, battle, to=to, first=position)]
        if to not in (None, battle.phase):
            raise Refusal("phase-gone", phase=to)
        if first is not None and not any(begun):
            raise Refusal("order-settled", phase=before_turns(channel.ruleset))

    arguments = {"first": first.name if first else None, "to": to}
    return channel.accept(Action(caller, NEXT, arguments), change)


def pause(channel: Channel, caller: Caller) -> Promise:
    """Pause the battle: nothing on the table changes until it is resumed.

    Raises:
        Refusal: `no-battle`, `battle-paused`.
    """
    battle = channel.fighting()
    return channel.accept(
        Action(caller, "battle-pause"), lambda draft: draft.set(battle, "status", "paused")
    )


def resume(channel: Channel, caller: Caller) -> Promise:
    """Resume a paused battle.

    Raises:
        Refusal: `no-battle`, `battle-not-paused`.
    """
    battle = channel.battle
    if battle is None:
        raise Refusal("no-battle")
    if battle.status != "paused":
        raise Refusal("battle-not-paused", battle=battle.name)
    return channel.accept(
        Action(caller, "battle-resume"), lambda draft: draft.set(battle, "status", "running")
    )


def end(
    channel: Channel,
    caller: Caller,
    score: Mapping[str, Any] | None = None,
    after: Sequence[Operation] = (),
    *,
    silent: Mapping[str, Any] | None = None,
    added: Mapping[int, int] = MappingProxyType({}),
) -> Promise:
    """End the battle; the entry's outcome reveals the secret of its dice, its questions go.

    Args:
        channel: Where.
        caller: Who.
        score: The points as they stood, kept with the entry.
        after: What else is stored with it.
        silent: The end as a side proposed it, where the silence of others agreed to it.
        added: By its place, what a side has beyond its points so far; `score` has it.

    Raises:
        Refusal: `no-battle`, `too-many-corrections`, `too-many-points`.
    """
    battle, journal = channel.battle, channel.fought
    if battle is None or journal is None:
        raise Refusal("no-battle")
    outcome, operation = revealing(journal)
    questions, rows = dropping(channel, journal.id)
    if score is not None:
        outcome = {**outcome, "score": dict(score)}
    unused = journal.seen.dice
    arguments: dict[str, Any] = {}
    if silent is not None:
        arguments = {SILENT: silent["side"], AGREED_BY: silent.get(AGREED_BY, [])}
    if unused:
        arguments[DISCARDED] = write_owed(unused)

    def change(draft: Draft) -> None:
        correct(draft, channel, battle, added)
        draft.set(battle, "status", "ended")
        draft.set(battle, f"options.{END_ASKED}", None)

    def forget() -> None:
        channel.turn_to(None)
        channel.board.clear_battle()
        for row in rows:
            hold(channel, row)

    return channel.accept(
        Action(caller, END, arguments, outcome=outcome),
        change,
        after=[operation, *questions, *after],
        then=forget,
    )
