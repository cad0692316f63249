"""Chronicles in forums: a post for each battle and forum, however often it is asked for."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Mapping
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.battle.store import Store
from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.routing.router import Router
from bot.texts.localiser import Localiser, Texts, sentence
from bot.views.cards.card import Card
from bot.views.interface.embed import cut, embed_of
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

BATTLE: Final = "battle_id"
"""What an answer that is to be posted holds beside its card."""
_LONGEST_NAME: Final = 100


class ForumPosts:
    """Forum posts that the router hands out."""

    def __init__(self, router: Router, store: Store, localiser: Localiser) -> None:
        self._router = router
        self._store = store
        self._localiser = localiser
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def post(
        self,
        forum: discord.ForumChannel,
        requester: Requester,
        spec: CommandSpec,
        options: Mapping[str, Raw],
        member: discord.Member | discord.User,
    ) -> Answer:
        """Tell a battle in a forum, or say where it is told already."""
        texts = self._localiser.texts(requester.locale)
        try:
            _check(forum, member)
            answer = await self._router.command(requester, spec, options)
            if answer.refused is not None or answer.outcome is None:
                return answer
            battle_id = int(answer.outcome[BATTLE])
            key = (battle_id, forum.id)
            lock = self._locks.setdefault(key, asyncio.Lock())
            async with lock:
                known, thread_id = await self._posted(forum, answer, battle_id)
        except discord.Forbidden:
            return _refused(texts, Refusal("forum-not-allowed", forum=forum.name))
        except (discord.HTTPException, OSError):
            # Whether Discord took it is not known: whoever asks again finds it, or posts it.
            return _refused(texts, Refusal("forum-not-reached", forum=forum.name))
        except Refusal as refusal:
            return _refused(texts, refusal)
        headline = texts(
            "chronicle-known" if known else "chronicle-posted", thread=f"<#{thread_id}>"
        )
        data = {"post": str(thread_id), "again": known, "battle": answer.outcome["battle"]}
        return Answer(Card(answer.card.title, headline), details=lambda: data)

    async def _posted(
        self, forum: discord.ForumChannel, answer: Answer, battle_id: int
    ) -> tuple[bool, int]:
        """Return the post that tells a battle, and whether it was there before."""
        chronicles = self._store.chronicles
        begun, thread_id = await chronicles.begin_post(battle_id, forum.id)
        name = " ".join(cut(answer.card.title, _LONGEST_NAME).split())
        if begun:
            # A stop may have come between the post and the note of it.
            found = await (_adopted(forum, name) if thread_id is None else _there(forum, thread_id))
            if found is not None:
                await chronicles.end_post(battle_id, forum.id, found)
                return True, found
        files = [
            discord.File(
                io.BytesIO(file.content), filename=file.name, description=file.about or None
            )
            for file in answer.files
        ]
        try:
            made = await forum.create_thread(name=name, embed=embed_of(answer.card), files=files)
        except discord.Forbidden:
            await chronicles.end_post(battle_id, forum.id, None)
            raise
        await chronicles.end_post(battle_id, forum.id, made.thread.id)
        return False, made.thread.id


def _refused(texts: Texts, refusal: Refusal) -> Answer:
    told = sentence(texts, refusal)
    return Answer(Card("", told, tone="refusal"), private=True, refused=refusal.code)


def _check(forum: discord.ForumChannel, member: discord.Member | discord.User) -> None:
    """Refuse a forum in which the player may not write, or that wants a tag of every post.

    Raises:
        Refusal: `forum-not-yours`, `forum-wants-tag`.
    """
    if not isinstance(member, discord.Member) or not forum.permissions_for(member).send_messages:
        raise Refusal("forum-not-yours", forum=forum.name)
    if forum.flags.require_tag:
        raise Refusal("forum-wants-tag", forum=forum.name)


async def _there(forum: discord.ForumChannel, thread_id: int) -> int | None:
    """Return a post unless somebody deleted it."""
    try:
        await forum.guild.fetch_channel(thread_id)
    except discord.NotFound:
        return None
    except discord.Forbidden:
        return thread_id
    return thread_id


async def _adopted(forum: discord.ForumChannel, name: str) -> int | None:
    """Return a post of ours by its name."""
    own = forum.guild.me.id
    for thread in await forum.guild.active_threads():
        if (thread.parent_id, thread.owner_id, thread.name) == (forum.id, own, name):
            return thread.id
    return None
