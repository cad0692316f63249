"""Dice that players have seen, discarded: with the other sides' consent, or by the referee."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from bot.battle.actions.ending import others
from bot.battle.actions.lifecycle import is_referee, seat_of
from bot.battle.dice.asked import settle
from bot.battle.past.past import Search, find
from bot.commands.declaring.command import button
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import Place
from bot.commands.routing.button_handlers import entry_of
from bot.store.journal.record import Action, Entry
from bot.store.journal.seen import (
    DISCARDED,
    WAIVE_AGREED,
    WAIVE_ASKED,
    WAIVED,
    Kept,
    read_owed,
    write_owed,
)
from bot.store.snowflake import read_id
from bot.store.tables.battle import SideRow
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.cards.outcome import title_of
from bot.views.cards.seen_dice import discarded_dice
from bot.views.interface.buttons import ButtonSpec
from rulesets.refusal import Refusal

_KEPT: Final = "kept"
_SIDE: Final = "side"
_MOST_ANSWERS: Final = 50
"""The last answers of single sides that are looked through."""


@button("waive")
async def press_waive(place: Place, subject: str) -> Reply:
    """Answer the button that discards seen dice, or asks the other side whether it agrees.

    Nobody needs to agree where no other side has a player: then it is one person's own affair, and
    seen by all who read along.

    Raises:
        Refusal: `kept-gone`, and who may not ask for it.
    """
    kept = _kept(place, subject)
    board = place.channel.board
    _check_own(place, kept)
    if is_referee(board, place.actor):
        return _waive(place, kept, "referee")
    if not others(board, place.actor):
        return _waive(place, kept, "alone")
    seat = seat_of(board, place.actor)
    arguments = {**_about(kept), _KEPT: str(kept.id), _SIDE: seat.side_id if seat else None}
    action = Action(place.caller("/throw"), WAIVE_ASKED, arguments)
    coming = place.channel.accept(action)
    return Promise(coming, lambda entry: waive_asked(place, entry))


def told_of(place: Place, entry: Entry) -> Answer:
    """Return what was told of dice discarded, or of the wish to, once more."""
    telling = {WAIVE_ASKED: waive_asked, WAIVE_AGREED: waive_agreed}.get(entry.action, waived)
    return telling(place, entry)


def waive_asked(place: Place, entry: Entry) -> Answer:
    """Return the question whether dice may be discarded, with the button that agrees."""
    texts = place.texts
    headline = texts("waive-asked", who=entry.actor.name)
    lines = (discarded_dice(texts, entry),)
    card = Card(_title(place, entry), headline, lines, footer=footer_of(texts, entry))
    button = ButtonSpec("consent", str(entry.id), texts("button-consent"))
    outcome = {"action": entry.action, "entry": entry.number}
    calls = tuple(one.user_id for one in others(place.channel.board, entry.actor))
    return Answer(card, (button,), details=lambda: outcome, calls=calls)


@button("consent")
async def press_consent(place: Place, subject: str) -> Reply:
    """Answer the button that agrees: the dice are discarded once every other side has.

    Raises:
        Refusal: `kept-gone` where other dice are kept by now; the presser is not of another side,
            or of one that has agreed.
    """
    entry = await entry_of(place, subject)
    if entry.action != WAIVE_ASKED or entry.journal_id != place.channel.journal.id:
        raise Refusal("kept-gone")
    kept = _kept(place, str(entry.arguments[_KEPT]))
    if kept.fallen.seen != read_owed(entry.arguments[DISCARDED]):
        raise Refusal("kept-gone")
    board, agreeing = place.channel.board, place.actor
    if is_referee(board, agreeing):
        return _waive(place, kept, "referee", entry)
    seat = seat_of(board, agreeing)
    other = seat is not None and seat.side_id not in (None, entry.arguments[_SIDE])
    if seat is None or not other or agreeing.id == entry.actor.id:
        raise Refusal("not-yours-to-consent", name=entry.actor.name)
    awaited = await _awaited(place, entry)
    waiting = [side.name for side in awaited if side.id != seat.side_id]
    if not waiting:
        return _waive(place, kept, "consent", entry)
    if len(waiting) == len(awaited):
        raise Refusal("side-agreed-already", sides=", ".join(waiting))
    told = {**_about(kept), "asked_in": entry.number, "asked_id": str(entry.id)}
    own = next(side.place for side in awaited if side.id == seat.side_id)
    action = Action(
        place.caller("/throw"), WAIVE_AGREED, {**told, "place": own, "waiting": waiting}
    )
    return Promise(place.channel.accept(action), lambda agreed: waive_agreed(place, agreed))


async def _awaited(place: Place, asked: Entry) -> list[SideRow]:
    """Return the other sides that somebody plays and that have yet to agree."""
    await place.channel.settled()
    search = Search(asked.journal_id, action=WAIVE_AGREED)
    found = await place.store.ask(partial(find, search=search, limit=_MOST_ANSWERS))
    agreed = {one.arguments["place"] for one in found if one.arguments["asked_in"] == asked.number}
    board = place.channel.board
    played = {one.side_id for one in board.players} - {asked.arguments[_SIDE]}
    return [side for side in board.sides if side.id in played and side.place not in agreed]


def waive_agreed(place: Place, entry: Entry) -> Answer:
    """Return what is told where one side agreed and others have yet to."""
    texts, sides = place.texts, ", ".join(entry.arguments["waiting"])
    headline = texts("waive-agreed-partly", by=entry.actor.name, sides=sides)
    card = Card(_title(place, entry), headline, footer=footer_of(texts, entry))
    button = ButtonSpec("consent", str(entry.arguments["asked_id"]), texts("button-consent"))
    outcome = {"action": entry.action, "entry": entry.number}
    return Answer(card, (button,), details=lambda: outcome)


def _waive(place: Place, kept: Kept, by: str, asked: Entry | None = None) -> Reply:
    arguments = {**_about(kept), "by": by}
    if asked is not None:
        arguments["asked_in"] = asked.number
    action = Action(place.caller("/throw"), WAIVED, arguments)
    coming = settle(place.channel, action, used=kept.fallen)
    return Promise(coming, lambda entry: waived(place, entry))


def waived(place: Place, entry: Entry) -> Answer:
    """Return what is told of dice that were discarded."""
    texts = place.texts
    headline = texts("waive-done", by=str(entry.arguments["by"]), who=entry.actor.name)
    lines = (discarded_dice(texts, entry),)
    card = Card(_title(place, entry), headline, lines, footer=footer_of(texts, entry))
    outcome = {
        "action": entry.action,
        "by": entry.arguments["by"],
        DISCARDED: entry.arguments[DISCARDED],
        "entry": entry.number,
    }
    return Answer(card, details=lambda: outcome)


def _about(kept: Kept) -> dict[str, Any]:
    return {
        "asked": kept.act.procedure,
        "units": list(kept.names),
        DISCARDED: write_owed(kept.fallen.seen),
    }


def _title(place: Place, entry: Entry) -> str:
    procedure = find_procedure(place, str(entry.arguments["asked"]))
    return title_of(place.texts, procedure, entry.arguments["units"])


def _kept(place: Place, subject: str) -> Kept:
    number = read_id(subject)
    found = next((one for one in place.channel.journal.seen.kept if one.id == number), None)
    if found is None:
        raise Refusal("kept-gone")
    return found


def _check_own(place: Place, kept: Kept) -> None:
    """Refuse whoever may not ask for an act, and so not for its dice to be discarded."""
    place.check_player()
    act = kept.act
    if act.asker not in (None, place.asker.user_id):
        if not is_referee(place.channel.board, place.actor):
            raise Refusal("kept-of-another")
    elif act.units and not any(place.may_act(side) for _, side in act.units):
        place.check_side(act.units[0][1])
