"""Streams of fair dice: new secrets, players' words, reveals."""

import asyncio
from typing import Any, Final

from bot.battle.channel.channel import Channel
from bot.store.journal.journal import Journal, new_journal
from bot.store.journal.record import Action, Caller, Entry
from bot.store.journal.seen_dice import DISCARDED, write_owed
from bot.store.snowflake import milliseconds
from bot.store.statements import Operation, inserting, updating
from rulesets.refusal import Refusal

LONGEST_WORDS: Final = 200


def revealing(journal: Journal) -> tuple[dict[str, Any], Operation]:
    """Return what a reveal shows, enough to check every draw, and the write that notes it."""
    shown: dict[str, Any] = {
        "stream": str(journal.id),
        "seed": journal.seed.hex(),
        "commitment": journal.commitment,
        "words": journal.words,
        "draws": journal.next_draw,
    }
    if journal.first_draw:
        shown["first"] = journal.first_draw
    return shown, updating("journal", journal.id, revealed_at=milliseconds())


def add_words(channel: Channel, caller: Caller, words: str) -> asyncio.Future[Entry]:
    """Let a player add words to the stream, before its first draw.

    In a battle that nobody has joined, half the room is kept for those who will.

    Raises:
        Refusal: `words-too-late`, `words-empty`, `words-too-long`.
    """
    journal = channel.journal
    if journal.next_draw > journal.first_draw:
        raise Refusal("words-too-late", drawn=journal.next_draw - journal.first_draw)
    said = " ".join(words.split())
    if not said or not said.isprintable():
        raise Refusal("words-empty")
    together = f"{journal.words} {said}".strip()
    waiting = channel.battle is not None and not channel.board.players
    most = LONGEST_WORDS // 2 if waiting else LONGEST_WORDS
    if len(together) > most:
        raise Refusal("words-too-long", length=len(together), most=most)
    return channel.accept(
        Action(caller, "dice-words", {"words": said}, outcome={"words": together}),
        after=[updating("journal", journal.id, words=together)],
        then=lambda: setattr(journal, "words", together),
    )


async def seal(channel: Channel, caller: Caller) -> Entry | None:
    """See to it that the dice to come are sealed for good before their commitment is shown.

    A channel's first journal is stored with its first entry; where there is none yet, the showing
    is that entry, which is returned.
    """
    if channel.unsaved:
        shown = {"commitment": channel.journal.commitment}
        return await channel.accept(Action(caller, "dice-sealed", outcome=shown))
    await channel.settled()
    return None


def reveal(channel: Channel, caller: Caller) -> asyncio.Future[Entry]:
    """Reveal the secret of the channel's dice and go on with a new one.

    Raises:
        Refusal: `reveal-in-battle`.
    """
    if channel.battle is not None:
        raise Refusal("reveal-in-battle", battle=channel.battle.name)
    journal = channel.own
    successor = new_journal(channel.new_id(), channel.id)
    shown, operation = revealing(journal)
    shown["next"] = successor.commitment
    unused = journal.seen.dice
    arguments = {DISCARDED: write_owed(unused)} if unused else {}
    return channel.accept(
        Action(caller, "dice-reveal", arguments, outcome=shown),
        after=[operation, inserting("journal", successor.row())],
        then=lambda: setattr(channel, "own", successor),
    )
