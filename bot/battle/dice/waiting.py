"""Waiting resolutions of a channel: who speaks for them, and each of their steps as it is noted."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from bot.battle.channel.channel import Channel
from bot.battle.dice.asked import Asked, named_now, read_asked, write_asked
from bot.store.board import Board
from bot.store.journal.record import Action, Actor, Caller, Entry, Thrown
from bot.store.journal.seen_dice import ACT as ACT_ARGUMENT
from bot.store.journal.seen_dice import (
    Act,
    Kept,
    Seen,
    Tries,
    draws_in,
    write_act,
    write_seen,
)
from bot.store.snowflake import milliseconds
from bot.store.statements import Operation, inserting, updating
from bot.store.tables.battle import HandRow
from rulesets.dice.handles.mixed import Fallen

PATIENCE: Final = 24 * 60 * 60 * 1000
"""Milliseconds after which nobody's dice are waited for any more, and after which whoever asked may
leave to its first option what another player has not decided."""
_LONGEST: Final = 7 * PATIENCE
"""Milliseconds after which no decision is waited for any more."""


_BESIDE: Final = "beside"
"""What of a player's first question holds those that stand beside it."""


def asked_by(channel: Channel, user_id: int) -> tuple[Asked, ...]:
    """Return what waits and a player speaks for, the first asked first."""
    return tuple(asked for owner, asked in everything_asked(channel) if owner.id == user_id)


def last_asked(channel: Channel, user_id: int) -> Asked | None:
    """Return what was asked for a player last and still waits, None where nothing does."""
    return max(asked_by(channel, user_id), key=lambda asked: asked.at, default=None)


def everything_asked(channel: Channel) -> list[tuple[Actor, Asked]]:
    """Return every resolution that waits here, with the player who speaks for it."""
    return [
        (_speaker(channel.board, Actor(hand.user_id, hand.name), asked), asked)
        for hand in channel.hands.values()
        for asked in (named_now(channel.board, each) for each in _of_hand(hand))
        if _is_awaited(asked)
    ]


def _speaker(board: Board, asker: Actor, asked: Asked) -> Actor:
    """Return who asked, or who plays that side since the asker gave up the seat at it."""
    if asked.asker is None or asked.secret:
        return asker
    seats = {player.user_id: player.side_id for player in board.players}
    if seats.get(asker.id, 0) in {asked.asker, None}:  # a referee speaks for what he asked
        return asker
    heirs = (player for player in board.players if player.side_id == asked.asker)
    return next((Actor(heir.user_id, heir.name) for heir in heirs), asker)


def asked_of(board: Board, asked: Asked) -> tuple[str, ...]:
    """Return the names of the units that a question is about, as they are called now."""
    rows = (board.unit(unit) for ids in asked.units.values() for unit in ids)
    return tuple(dict.fromkeys(row.name for row in rows if row is not None))


def _is_awaited(asked: Asked) -> bool:
    """Tell whether a question is not given up for want of an answer."""
    return milliseconds() - asked.at < (_LONGEST if asked.deciding else PATIENCE)


def _of_hand(hand: HandRow | None) -> list[Asked]:
    """Return all that a player's row has of questions."""
    if hand is None or hand.asked is None:
        return []
    return [read_asked(each) for each in (hand.asked, *hand.asked.get(_BESIDE, ()))]


def _written(asked: Sequence[Asked]) -> dict[str, Any] | None:
    """Return questions as a player's row keeps them: the first, with the others in it."""
    if not asked:
        return None
    first, *beside = map(write_asked, asked)
    return {**first, _BESIDE: beside} if beside else first


def choose_own(
    channel: Channel, actor: Actor, choices: Mapping[str, str | None]
) -> tuple[Operation, HandRow]:
    """Return the write of a player's own choices (dice, cards), and the row to `hold` after it."""
    return _changed(channel, actor, **choices)


def hold(channel: Channel, row: HandRow) -> None:
    """Make a row that is being stored the one this process knows."""
    channel.hands[row.user_id] = row


def wait_for(
    channel: Channel,
    caller: Caller,
    asked: Asked,
    owner: Actor,
    *,
    about: Kept,
    action: str,
    arguments: Mapping[str, Any],
    dice: Thrown | None = None,
    given_up: Collection[int] = (),
) -> asyncio.Future[Entry]:
    """Note a step, and that the resolution now waits for more dice.

    Args:
        channel: Where.
        caller: Who took the step.
        asked: What waits now.
        owner: The player it waits for.
        about: Its dice, which from now on are kept for what it asks.
        action: What the step was.
        arguments: What the log is to know of it.
        dice: What the bot drew in it.
        given_up: Ids of other questions of the same player that are given up with it.
    """
    given: dict[str, Any] = dict(arguments)
    binding: Mapping[str, tuple[int, ...]] = {}
    if dice is not None and about.act.requester_id is None:
        # Who reads the log elsewhere must know to what these dice belong.
        given[ACT_ARGUMENT] = write_act(about.act)
        binding = asked.units
    seen, draws = channel.journal.seen.keeping(about), draws_in(about.fallen)
    noted = _Notes(channel, seen, draws, given_up, now=(owner, asked))
    step = Action(caller, action, given, dice, binding=binding, secret=asked.secret)
    return channel.accept(step, after=noted.operations, then=noted.hold)


def settle(
    channel: Channel,
    action: Action,
    closed: Asked | None = None,
    *,
    act: Act | None = None,
    used: Fallen | None = None,
    left: Kept | None = None,
    tried: Act | None = None,
) -> asyncio.Future[Entry]:
    """Accept an action after which a question waits no more: the outcome, or that it was left.

    Args:
        channel: Where.
        action: The action.
        closed: The question, None where none waited for its outcome.
        act: Whose outcome it is, None for no outcome.
        used: Dice that are kept no more, and that no question may use any more.
        left: Of these the ones that are kept further.
        tried: The act that was tried with the closed question's dice, which no outcome will show.
    """
    seen, draws = channel.journal.seen, draws_in(used or Fallen())
    seen = seen.without_draws(draws)
    if left is not None:
        seen = seen.keeping(left)
    if act is not None:
        seen = seen.rolled(act)
    if tried is not None and closed is not None:
        fell = (channel.journal.next_number, closed.fallen.marks)
        seen = seen.undoing([Tries(tried, (fell,))])
    noted = _Notes(channel, seen, draws, () if closed is None else (closed.id,))
    return channel.accept(action, after=noted.operations, then=noted.hold)


class _Notes:
    """A writer of seen dice and of questions; those whose dice were used elsewhere are closed."""

    def __init__(
        self,
        channel: Channel,
        seen: Seen,
        draws: frozenset[int],
        closed: Collection[int] = (),
        *,
        now: tuple[Actor, Asked] | None = None,
    ) -> None:
        """Take the dice seen, those used just now, questions to close, and one that waits now."""
        battle, journal = channel.battle, channel.journal
        self._channel = channel
        self._journal = journal
        self._seen = seen.recent(battle.turn if battle else 0)
        waiting = None if now is None else now[1]
        passed = None if waiting is None else waiting.id  # it may have been another player's
        owners = {hand.user_id: Actor(hand.user_id, hand.name) for hand in channel.hands.values()}
        if now is not None:
            owners[now[0].id] = now[0]
        self.operations: list[Operation] = []
        self._rows: list[HandRow] = []
        for owner in owners.values():
            own = waiting if now is not None and owner.id == now[0].id else None
            before = _of_hand(channel.hands.get(owner.id))
            left = [
                each
                for each in before
                if (own is not None and each.id == own.id)
                or (each.id not in {*closed, passed} and not _holds(each, journal.id, draws))
            ]
            after = _with(left, own)
            if after != before:
                operation, row = _changed(channel, owner, asked=_written(after))
                self.operations.append(operation)
                self._rows.append(row)
        if self._seen != journal.seen:
            self.operations.append(updating("journal", journal.id, seen=write_seen(self._seen)))

    def hold(self) -> None:
        """Make what is being stored what this process knows."""
        self._journal.seen = self._seen
        for row in self._rows:
            hold(self._channel, row)


def _with(waiting: Sequence[Asked], asked: Asked | None) -> list[Asked]:
    """Return questions with one as it is now, where it stood or as the last.

    With it go those that nobody has answered in time.
    """
    if asked is None:
        return [*waiting]
    if all(each.id != asked.id for each in waiting):
        waiting = (*waiting, asked)
    return [asked if each.id == asked.id else each for each in waiting if _is_awaited(each)]


def _holds(asked: Asked, journal: int, draws: frozenset[int]) -> bool:
    """Tell whether a question holds dice of some draws of a journal."""
    if not draws or asked.journal != journal:
        return False
    return not draws_in(asked.fallen).isdisjoint(draws)


def dropping(channel: Channel, journal_id: int) -> tuple[list[Operation], list[HandRow]]:
    """Return the writes that forget an ended journal's questions, and the rows to `hold` then."""
    found = []
    for hand in channel.hands.values():
        before = _of_hand(hand)
        left = [each for each in before if each.journal != journal_id]
        if left != before:
            owner = Actor(hand.user_id, hand.name)
            found.append(_changed(channel, owner, asked=_written(left)))
    return [operation for operation, _ in found], [row for _, row in found]


def _changed(channel: Channel, actor: Actor, **values: Any) -> tuple[Operation, HandRow]:
    """Return the write of other values of a player's row, and that row."""
    known = channel.hands.get(actor.id)
    if known is None:
        row = HandRow(
            id=channel.new_id(),
            channel_id=channel.id,
            user_id=actor.id,
            name=actor.name,
            **values,
        )
        return inserting("hand", row.model_dump()), row
    row = HandRow(**{**known.model_dump(), "name": actor.name, **values})
    return updating("hand", row.id, name=actor.name, **values), row
