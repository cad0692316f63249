"""The referee's chair: who may take it at once, and who waits for another player's consent."""

from __future__ import annotations

from functools import partial

from bot.answer import Answer, Promise, Reply
from bot.bundle import escaped
from bot.place import Place
from bot.state import battles, past
from bot.state.battles import CHAIR_ASKED, REFEREE, has_opponents, is_referee, seat_of
from bot.state.record import Actor, Entry
from bot.views.buttons import ButtonSpec
from bot.views.card import Card
from bot.views.footer import footer_of
from rulesets.refusal import Refusal


async def is_free(place: Place) -> bool:
    """Return whether the player who asks may be referee without anybody's consent.

    A referee acts for every side. Who started the battle or manages the channel could begin another
    anyway; others need the consent of a player, once there is one.
    """
    channel = place.channel
    actor = Actor(place.asker.user_id, place.asker.name)
    if place.asker.manager or not has_opponents(channel.board, actor):
        return True
    await channel.settled()
    first = await place.store.ask(partial(past.numbered, journal_id=channel.journal.id, number=1))
    return first is not None and first.actor.id == actor.id


def ask(place: Place) -> Reply:
    """Ask the players of the sides whether the one who asks may be referee."""
    coming = battles.ask_for_chair(place.channel, place.caller("/battle join"))
    return Promise(coming, lambda entry: asked(place, entry))


def asked(place: Place, entry: Entry) -> Answer:
    """Return the question whether someone may be referee, with the button that agrees."""
    texts = place.texts
    headline = texts("chair-asked", who=entry.actor.name)
    button = ButtonSpec("agree", str(entry.id), texts("button-agree"))
    outcome = {"action": entry.action, "entry": entry.number}
    card = Card(_title(place), headline, footer=footer_of(texts, entry))
    return Answer(card, (button,), details=lambda: outcome)


async def agree(place: Place, entry: Entry) -> Reply:
    """Answer the button that agrees: who asked for the chair has it.

    Raises:
        Refusal: that battle is over; the presser is no other player of a side; the chair is theirs
            already.
    """
    channel = place.channel
    channel.fighting()
    if entry.action != CHAIR_ASKED:
        raise Refusal("no-such-entry")
    if entry.journal_id != channel.journal.id:
        raise Refusal("battle-is-over")
    own = seat_of(channel.board, Actor(place.asker.user_id, place.asker.name))
    if own is None or own.side_id is None or own.user_id == entry.actor.id:
        raise Refusal("not-yours-to-agree", name=entry.actor.name)
    if is_referee(channel.board, entry.actor):
        raise Refusal("chair-taken", name=entry.actor.name)
    caller = place.caller("/battle join")
    coming = battles.join(channel, caller, None, REFEREE, who=entry.actor)
    title = _title(place)

    def show(joined: Entry) -> Answer:
        texts = place.texts
        told = texts("chair-agreed", who=entry.actor.name, by=place.asker.name)
        undo = ButtonSpec("undo", str(joined.id), texts("button-undo"))
        outcome = {"action": joined.action, "entry": joined.number}
        card = Card(title, told, footer=footer_of(texts, joined))
        return Answer(card, (undo,), details=lambda: outcome)

    return Promise(coming, show)


def _title(place: Place) -> str:
    battle = place.channel.board.battle
    return escaped(battle.name) if battle else place.texts("battle-unnamed")
