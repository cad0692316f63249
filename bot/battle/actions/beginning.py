"""Beginnings: which side begins, and a battle that is fought again with the same armies."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from bot.armies.sheets import AbilitySheet
from bot.battle.actions.lifecycle import END_ASKED, NEXT, REFEREE, Promise, sit, start
from bot.battle.channel.channel import Channel
from bot.battle.channel.language import LANGUAGE
from bot.battle.channel.switches import HOUSE
from bot.battle.tabletop.turns import BEGINNER_TOLD, opening
from bot.battle.tabletop.units import fresh_copy, known_again
from bot.store.board import Board, Draft
from bot.store.catalogues import Catalogue, Stored, brought_again
from bot.store.journal.record import Action, Actor, Caller
from bot.store.tables.battle import BattleRow, Json, SideRow
from rulesets.refusal import Refusal

SIZES: Final = tuple(str(size) for size in (*range(500, 2500, 250), *range(2500, 5001, 500)))
"""Points that battles are usually fought with."""
Brought: TypeAlias = dict[int, tuple[str, ...]]
"""Units that players brought to a battle, by their ids: the spells of each but those generated."""
OPENS: Final = "opens"
"""What the log keeps with the word of who has the first turn, where no phase ends by it."""
_AGREED: Final = ("points", LANGUAGE)
"""Options of a battle that hold for the next one too, beside its house rules."""


def not_begun(channel: Channel) -> bool:
    """Return whether the battle is where it began: in the first phase of its first turn."""
    battle = channel.fighting()
    at_first = battle.turn == 1 and battle.active == battle.first
    return at_first and battle.phase == opening(channel.ruleset)


def let_begin(channel: Channel, caller: Caller, first: SideRow) -> Promise:
    """Let a side begin that the roll before the first turn gave it to; no phase ends.

    Raises:
        Refusal: `no-battle`, `battle-paused`.
    """
    battle = channel.fighting()

    def change(draft: Draft) -> None:
        draft.set(battle, "first", first.place)
        draft.set(battle, "active", first.place)
        draft.set(battle, "options", {**battle.options, BEGINNER_TOLD: True})

    arguments = {"first": first.name, "to": None, OPENS: True}
    return channel.accept(Action(caller, NEXT, arguments), change)


def tell_size(channel: Channel, caller: Caller, points: int) -> Promise:
    """Tell the points of the battle, by which its end is judged; an end that was proposed lapses.

    Raises:
        Refusal: `no-battle`, `battle-paused`.
    """
    battle = channel.fighting()

    def change(draft: Draft) -> None:
        draft.set(battle, "options.points", points)
        draft.set(battle, f"options.{END_ASKED}", None)

    return channel.accept(Action(caller, "battle-size", {"points": points}), change)


def rematch(
    channel: Channel,
    caller: Caller,
    board: Board,
    brought: Brought,
    sheets: Sequence[tuple[Catalogue, Sequence[AbilitySheet]]],
    *,
    swapped: bool,
) -> Promise:
    """Start a battle that was fought once more: with its sides, armies, seats and house rules.

    Every unit comes as it came: whole, by itself, and with nothing true of it.

    Args:
        channel: Where.
        caller: Who.
        board: The battle's rows as its end left them.
        brought: The units that players brought; others came by rules as it was fought.
        sheets: The sheets of its armies, with all that stands on them.
        swapped: Whether each player plays the other side.

    Raises:
        Refusal: as `start`; `rematch-sides` where sides that are not two are to be swapped.
    """
    battle, former = board.battle, board.sides
    assert battle is not None  # noqa: S101 - only battles end
    if swapped and len(former) != 2:  # noqa: PLR2004 - each other's
        raise Refusal("rematch-sides")
    options: dict[str, Json] = {
        name: battle.options[name] for name in _AGREED if name in battle.options
    }

    names = [side.name for side in former]
    if swapped and all(_called_after_player(board, side) for side in former):
        names.reverse()  # a side goes on being called after who plays it

    ids = {row.id: channel.new_id() for row in board.units if row.id in brought}

    def lay(draft: Draft, sides: Sequence[SideRow]) -> None:
        new = {old.id: side for old, side in zip(former, sides, strict=True)}
        players = dict(zip(new, reversed(sides) if swapped else sides, strict=True))
        for seat in board.players:
            side = None if seat.side_id is None else players[seat.side_id]
            if seat.user_id > 0 and (side is not None or seat.role == REFEREE):
                sit(draft, channel, Actor(seat.user_id, seat.name), side, seat.role)
        for row in board.units:
            if row.id in ids:
                side = new[row.side_id]
                unit = fresh_copy(draft.board, ids[row.id], row.name, row, side=side)
                unit.spells = known_again(brought[row.id])
                draft.add(unit)

    def again(battle: BattleRow) -> list[Stored]:
        found = (
            brought_again(former, whole, channel.new_id(), battle.id, ids)
            for former, whole in sheets
        )
        return [each for each in found if each is not None]

    return start(
        channel,
        caller,
        battle.name,
        names,
        ruleset=battle.ruleset,
        options=options,
        house=_house(battle.options),
        also=lay,
        sheets=again,
    )


def _called_after_player(board: Board, side: SideRow) -> bool:
    """Return whether a side has the name of its only player."""
    return [seat.name for seat in board.players if seat.side_id == side.id] == [side.name]


def _house(options: Mapping[str, Json]) -> dict[str, str]:
    held = options.get(HOUSE)
    return {name: str(value) for name, value in held.items()} if isinstance(held, dict) else {}
