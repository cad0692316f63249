"""The bot's answer to one act of a player."""

import asyncio
import time

from localdiscord.protocol.model import Interaction, Json, Message
from localdiscord.state.context import TableContext


class Reply:
    """The bot's answer to one act; it grows as the bot follows up."""

    def __init__(self, context: TableContext, interaction: Interaction) -> None:
        self._context = context
        self._state = context.state
        self.interaction = interaction

    def __repr__(self) -> str:
        return f"<Reply messages={len(self.messages)} modal={self.modal is not None}>"

    @property
    def messages(self) -> list[Message]:
        """Return the messages written or edited in answer, oldest first."""
        kept = self._state.messages
        return [kept[i] for i in dict.fromkeys(self.interaction.message_ids) if i in kept]

    @property
    def message(self) -> Message | None:
        """Return the newest of its messages, None when there is none."""
        messages = self.messages
        return messages[-1] if messages else None

    @property
    def content(self) -> str:
        """Return the texts of its messages, one a line."""
        return "\n".join(message.content for message in self.messages if message.content)

    @property
    def embeds(self) -> list[Json]:
        """Return the embeds of all its messages."""
        return [embed for message in self.messages for embed in message.embeds]

    @property
    def components(self) -> list[Json]:
        """Return the component trees of all its messages."""
        return [component for message in self.messages for component in message.components]

    @property
    def ephemeral(self) -> bool:
        """Tell whether there are messages and only the player sees them."""
        messages = self.messages
        return bool(messages) and all(message.ephemeral for message in messages)

    @property
    def modal(self) -> Json | None:
        """Return the form the bot opened, None when it opened none."""
        return self.interaction.modal

    @property
    def choices(self) -> list[Json]:
        """Return the completions the bot offered."""
        return self.interaction.choices or []

    @property
    def complete(self) -> bool:
        """Tell whether the answer is whole; a bare acknowledgement of a click never is."""
        return self.interaction.finished

    @property
    def latency(self) -> float:
        """Return the seconds from the act to the whole answer, else to the first one."""
        interaction = self.interaction
        return (interaction.finished_at or interaction.answered_at) - interaction.started_at

    def file(self, attachment: Json) -> bytes:
        """Return the bytes of an attachment.

        Raises:
            KeyError: if the file is no longer kept.
        """
        return self._state.files[int(attachment["id"])]

    async def more(self, limit: float = 3.0) -> bool:
        """Wait for the bot's next act on this answer; tell whether there was one in time."""
        acted = await next_act(self.interaction, time.monotonic() + limit)
        await self.kept()
        return acted

    async def kept(self) -> None:
        """Wait until its messages are kept, before they are shown."""
        if self._context.keeper is not None:
            for message_id in self.interaction.message_ids:
                await self._context.keeper.kept(message_id)


async def next_act(interaction: Interaction, deadline: float) -> bool:
    """Wait for the bot's next act until a monotonic second; tell whether there was one."""
    try:
        async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
            await interaction.next_change()
    except TimeoutError:
        return False
    return True
