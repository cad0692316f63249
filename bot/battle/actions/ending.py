"""The end of a battle: proposed by one side, agreed to by the others, or by their silence."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from sqlalchemy import Connection, select

from bot.battle.actions.lifecycle import (
    AGREED_BY,
    CAMPAIGN,
    END_ASKED,
    REFEREE,
    Promise,
    is_referee,
    seat_of,
)
from bot.battle.actions.scores import correct
from bot.battle.channel.channel import Channel
from bot.store.board import Board, Draft
from bot.store.journal.record import Action, Actor, Caller
from bot.store.queries import table_of
from bot.store.snowflake import milliseconds
from bot.store.tables.battle import BattleRow, EntryRow, Json, PlayerRow, SideRow
from rulesets.refusal import Refusal

ASKED: Final = "battle-end-asked"
"""The action of who proposes that the battle ends."""
AGREED: Final = "battle-end-agreed"
"""The action of a side that agrees while another has yet to."""
DECLINED: Final = "battle-end-declined"
"""The action of who would play on."""
IN: Final = "asked"
"""The argument of an answer: number of the entry that proposed the end."""
HOUR: Final = 3_600_000
"""Milliseconds of an hour."""
_SAID: Final = "said"
"""What a proposal keeps of the result where players say it."""
_WINNER: Final = "winner"


@dataclass(frozen=True, slots=True)
class Said:
    """A result that players say, in place of the one that the game's rules make of the points.

    Attributes:
        winner: Place of the side that won, None for a draw.
    """

    winner: int | None


def said_in(board: Board, proposed: Mapping[str, Any]) -> Said | None:
    """Return the result that a proposed end says, None where it is the one of the rules."""
    held = proposed.get(_SAID)
    if held is None:
        return None
    winner = held[_WINNER]
    known = winner is None or any(side.place == winner for side in board.sides)
    return Said(winner) if known else None  # a battle from a file may name any side


def others(board: Board, actor: Actor) -> list[PlayerRow]:
    """Return who plays a side that somebody does not play."""
    own = seat_of(board, actor)
    side_id = None if own is None else own.side_id
    return [player for player in board.players if player.side_id not in (None, side_id)]


def needs_agreement(board: Board, actor: Actor) -> bool:
    """Return whether somebody cannot end the battle alone."""
    return not is_referee(board, actor) and bool(others(board, actor))


def awaited(board: Board, proposed: Mapping[str, Any]) -> list[SideRow]:
    """Return the sides that have yet to agree to a proposed end: all others that are played."""
    done = {proposed["side"], *proposed.get(AGREED_BY, ())}
    played = {player.side_id for player in board.players}
    return [side for side in board.sides if side.id in played and side.place not in done]


def players_at(board: Board, sides: Collection[SideRow]) -> list[PlayerRow]:
    """Return who plays some sides."""
    ids = {side.id for side in sides}
    return [player for player in board.players if player.side_id in ids]


def may_answer(board: Board, actor: Actor, proposed: Mapping[str, Any]) -> bool:
    """Return whether somebody may answer a proposed end: another side's player, or a referee."""
    own = seat_of(board, actor)
    if own is None:
        return False
    sides = {side.id: side.place for side in board.sides}
    return own.role == REFEREE or sides.get(own.side_id or 0) != proposed["side"]


def has_agreed(board: Board, actor: Actor, proposed: Mapping[str, Any]) -> bool:
    """Return whether somebody's side has agreed to a proposed end already."""
    own = seat_of(board, actor)
    agreed = proposed.get(AGREED_BY, ())
    return own is not None and any(
        side.id == own.side_id and side.place in agreed for side in board.sides
    )


def proposal(battle: BattleRow, points: Sequence[int]) -> dict[str, Any] | None:
    """Return the end that somebody proposed, while the battle stands as it did then.

    Args:
        battle: The battle.
        points: What each side has now.
    """
    held = battle.options.get(END_ASKED)
    if not isinstance(held, dict) or held.get("moment") != _moment(battle, points):
        return None
    return held


def _moment(battle: BattleRow, points: Sequence[int]) -> list[Any]:
    return [battle.turn, battle.active, battle.phase, list(points)]


def sound(options: Mapping[str, Any]) -> bool:
    """Return whether what a battle's options hold of a proposed end can be read."""
    held = options.get(END_ASKED)
    if held is None:
        return True
    if not isinstance(held, dict) or not isinstance(held.get("moment"), list):
        return False
    said, agreed = held.get(_SAID), held.get(AGREED_BY, [])
    numbers = all(type(held.get(name)) is int for name in ("entry", "at"))
    if not _names_campaign(held.get(CAMPAIGN)):
        return False
    sides = [held.get("side"), *(agreed if isinstance(agreed, list) else [""])]
    if said is not None:
        sides.append(said.get(_WINNER, "") if isinstance(said, dict) else "")
    return numbers and all(side is None or type(side) is int for side in sides)


def _names_campaign(held: object) -> bool:
    if held is None:
        return True
    if not isinstance(held, dict) or set(held) != {"id", "name", "region"}:
        return False
    region = held["region"]
    words = [held["id"], held["name"], *([] if region is None else [region])]
    return all(isinstance(each, str) for each in words)


def due_at(channel: Channel, proposed: Mapping[str, Any]) -> int:
    """Return when silence agrees to a proposed end, in milliseconds since 1970."""
    return int(proposed["at"]) + channel.end_hours * HOUR


def hours_left(channel: Channel, proposed: Mapping[str, Any]) -> int:
    """Return how many hours are left to answer a proposed end, 0 when none are."""
    left = due_at(channel, proposed) - milliseconds()
    return max(0, -(-left // HOUR))


def ask(
    channel: Channel,
    caller: Caller,
    points: Sequence[int],
    said: Said | None = None,
    added: Mapping[int, int] = MappingProxyType({}),
    *,
    campaign: Json = None,
) -> Promise:
    """Propose the end of the battle as it stands, in place of an end that was proposed before.

    Args:
        channel: Where.
        caller: Who.
        points: What each side has.
        said: The result, where it is not the one that the rules make of the points.
        added: By its place, what a side is to have beyond that.
        campaign: Where the result counts once it is agreed to, None where it does nowhere.

    Raises:
        Refusal: `no-battle`, `too-many-corrections`, `too-many-points`.
    """
    battle, board = channel.under_way(), channel.board
    own = seat_of(board, caller.actor)
    places = {side.id: side.place for side in board.sides}
    totals = [total + added.get(position, 0) for position, total in enumerate(points)]
    told: dict[str, Json] = {
        "entry": channel.journal.next_number,
        "side": None if own is None else places.get(own.side_id or 0),
        "moment": _moment(battle, totals),
        "at": milliseconds(),
    }
    arguments: dict[str, Json] = {"points": [*totals]}
    if said is not None:
        result: Json = {_WINNER: said.winner}
        told[_SAID] = arguments[_SAID] = result
    if campaign is not None:
        told[CAMPAIGN] = arguments[CAMPAIGN] = campaign

    def change(draft: Draft) -> None:
        correct(draft, channel, battle, added)
        draft.set(battle, f"options.{END_ASKED}", told)

    return channel.accept(Action(caller, ASKED, arguments), change)


def agree(
    channel: Channel, caller: Caller, proposed: Mapping[str, Any], waiting: Sequence[SideRow]
) -> Promise:
    """Agree to the end for one's side, where others have yet to.

    Args:
        channel: Where.
        caller: A player of a side that has not agreed.
        proposed: The proposal.
        waiting: The sides that are waited for from then on.

    Raises:
        Refusal: `no-battle`.
    """
    battle, board = channel.under_way(), channel.board
    own = seat_of(board, caller.actor)
    position = next(side.place for side in board.sides if own and side.id == own.side_id)
    agreed = sorted({*proposed.get(AGREED_BY, ()), position})
    return channel.accept(
        Action(caller, AGREED, {IN: proposed["entry"], "waiting": [side.name for side in waiting]}),
        lambda draft: draft.set(battle, f"options.{END_ASKED}", {**proposed, AGREED_BY: agreed}),
    )


def decline(channel: Channel, caller: Caller, proposed: Mapping[str, Any]) -> Promise:
    """Play on, where somebody proposed the end.

    Raises:
        Refusal: `no-battle`, `not-yours-to-end`.
    """
    battle = channel.under_way()
    if not may_answer(channel.board, caller.actor, proposed):
        raise Refusal("not-yours-to-end")
    return channel.accept(
        Action(caller, DECLINED, {IN: proposed["entry"]}),
        lambda draft: draft.set(battle, f"options.{END_ASKED}", None),
    )


def acted_since(
    connection: Connection, journal_id: int, number: int, people: Collection[int]
) -> bool:
    """Return whether one of some people has done anything in a journal after an entry."""
    entry = table_of(EntryRow).c
    question = select(entry.id).where(
        entry.journal_id == journal_id, entry.number > number, entry.actor_id.in_(people)
    )
    return connection.execute(question.limit(1)).first() is not None
