"""Carrying a player's act to the bot and waiting for its answer."""

import secrets
import time
from typing import Final

from localdiscord.client.reply import Reply, next_act
from localdiscord.protocol.model import DEFERRED_UPDATE, Asked, Interaction, Json, Message, Person
from localdiscord.protocol.refusal import NoAnswer, Refused
from localdiscord.state.context import TableContext
from localdiscord.state.payloads import interaction_payload

_TOKEN_BYTES: Final = 16
_GRACE: Final = 0.05

_AFTER_WITHDRAWAL: Final = 1.0
"""Seconds a bot that took its deferral away has for what it says instead, if anything."""


async def perform(
    context: TableContext,
    *,
    kind: int,
    person: Person,
    channel_id: int,
    data: Json,
    limit: float,
    source: Message | None = None,
    parent: Interaction | None = None,
    fresh: bool = False,
    asked: Asked | None = None,
) -> Reply:
    """Send one interaction and return the bot's whole answer.

    `limit` bounds the seconds for the whole answer; the first answer has Discord's own
    limit. An answer by mere acknowledgement of a click never becomes whole: it is
    returned as it is when the limit is over. A `fresh` act, on something that the bot
    has only just sent, is sent again once when nothing comes back: a bot in another
    process may not have stored its view yet. What is `asked` stands over the answer.

    Raises:
        Refused: if no bot is connected, or the channel is gone.
        NoAnswer: if the answer did not come in time.
    """
    if not context.gateway.has_bot:
        raise Refused("no_bot")
    if channel_id not in context.state.channels:
        raise Refused("no_such_channel")
    interaction = Interaction(
        id=context.snowflakes.draw(),
        token=secrets.token_urlsafe(_TOKEN_BYTES),
        type=kind,
        person=person,
        channel_id=channel_id,
        source_message_id=source.id if source else None,
        parent=parent,
        asked=asked,
    )
    state = context.state
    state.open_interaction(interaction)
    payload = interaction_payload(state, interaction, data)
    await _deliver(context, payload)
    await _first_answer(context, interaction, payload if fresh else None)
    deadline = interaction.started_at + limit
    while not interaction.finished:
        if not await next_act(interaction, deadline):
            if interaction.response_type == DEFERRED_UPDATE:
                break
            raise NoAnswer("deferred", limit)
    reply = Reply(context, interaction)
    if interaction.withdrawn and not reply.messages:
        await next_act(interaction, min(deadline, time.monotonic() + _AFTER_WITHDRAWAL))
    await reply.kept()
    return reply


async def _deliver(context: TableContext, payload: Json) -> None:
    faults = context.faults
    for _ in range(1 if faults is None else faults.deliveries()):
        context.gateway.dispatch("INTERACTION_CREATE", payload)
    if faults is not None and faults.cuts():
        await context.gateway.flushed()
        context.gateway.abort()


async def _first_answer(
    context: TableContext, interaction: Interaction, again: Json | None
) -> None:
    deadline = interaction.started_at + context.settings.first_answer + _GRACE
    if again is not None:
        soon = interaction.started_at + context.settings.redispatch
        await next_act(interaction, min(soon, deadline))
        if not interaction.answered and context.gateway.dispatch_again(
            "INTERACTION_CREATE", again, interaction.started_at
        ):
            interaction.redispatched += 1
    while not interaction.answered_at:
        if not await next_act(interaction, deadline):
            raise NoAnswer("first", context.settings.first_answer)
