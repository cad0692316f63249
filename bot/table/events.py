"""What the bot is told over the gateway when something changes at the table."""

from bot.table.gateway import (
    DIRECT_MESSAGES,
    GUILD_MEMBERS,
    GUILD_MESSAGES,
    GUILDS,
    Gateway,
)
from bot.table.model import Channel, Json, Message
from bot.table.payloads import channel_payload, member_payload
from bot.table.state import (
    Change,
    ChannelCreated,
    ChannelDeleted,
    ChannelEdited,
    MemberJoined,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    TableState,
)


class EventFeed:
    """Turn changes of the state into gateway events."""

    def __init__(self, state: TableState, gateway: Gateway) -> None:
        self._state = state
        self._gateway = gateway

    def __call__(self, change: Change) -> None:
        """Tell the bot of one change."""
        match change:
            case MessageCreated(message):
                self._message("MESSAGE_CREATE", message)
            case MessageEdited(message):
                self._message("MESSAGE_UPDATE", message)
            case MessageDeleted(message):
                self._message_deleted(message)
            case ChannelCreated(channel):
                self._channel("CREATE", channel)
            case ChannelEdited(channel):
                self._channel("UPDATE", channel)
            case ChannelDeleted(channel):
                self._channel("DELETE", channel)
            case MemberJoined(member):
                event = {**member_payload(member), "guild_id": str(self._state.guild_id)}
                self._gateway.dispatch("GUILD_MEMBER_ADD", event, GUILD_MEMBERS)
            case _:
                pass

    def _message(self, event: str, message: Message) -> None:
        own = message.author_id == self._state.bot.id
        if message.audience is not None:
            self._gateway.dispatch_message(event, message.payload, own=own, intent=DIRECT_MESSAGES)
            return
        if not self._gateway.wanted(GUILD_MESSAGES):
            return
        data: Json = {**message.payload, "guild_id": str(self._state.guild_id)}
        member = self._state.members.get(message.author_id)
        if member is not None and event == "MESSAGE_CREATE":
            data["member"] = member_payload(member, with_person=False)
        self._gateway.dispatch_message(event, data, own=own, intent=GUILD_MESSAGES)

    def _message_deleted(self, message: Message) -> None:
        data: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
        if message.audience is None:
            data["guild_id"] = str(self._state.guild_id)
        intent = GUILD_MESSAGES if message.audience is None else DIRECT_MESSAGES
        self._gateway.dispatch("MESSAGE_DELETE", data, intent)

    def _channel(self, verb: str, channel: Channel) -> None:
        kind = "THREAD" if channel.is_thread else "CHANNEL"
        payload = channel_payload(self._state, channel)
        self._gateway.dispatch(f"{kind}_{verb}", payload, GUILDS)
