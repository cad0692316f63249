"""Gateway events: the changes at the table that the bot is told of."""

from datetime import UTC, datetime

from localdiscord.gateway.socket import (
    DIRECT_MESSAGES,
    DIRECT_REACTIONS,
    DIRECT_TYPING,
    GUILD_MEMBERS,
    GUILD_MESSAGES,
    GUILD_REACTIONS,
    GUILD_TYPING,
    GUILDS,
    Gateway,
)
from localdiscord.protocol.model import Channel, Json, Message
from localdiscord.state.changes import (
    Change,
    ChannelCreated,
    ChannelDeleted,
    ChannelEdited,
    MemberJoined,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    PinsChanged,
    ReactionAdded,
    ReactionRemoved,
    ReactionsCleared,
    ThreadPeopleChanged,
    Typing,
)
from localdiscord.state.memory import TableState
from localdiscord.state.payloads import channel_payload, member_payload, thread_member_payload
from localdiscord.state.reactions import emoji_payload


class EventFeed:
    """The feed that turns changes of the state into gateway events."""

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
                self._talk(change)

    def _talk(self, change: Change) -> None:
        match change:
            case PinsChanged(channel):
                self._pins(channel)
            case ThreadPeopleChanged():
                self._thread_people(change)
            case Typing():
                self._typing(change)
            case ReactionAdded() | ReactionRemoved():
                self._reaction(change)
            case ReactionsCleared():
                self._reactions_cleared(change)
            case _:
                pass

    def _is_direct(self, channel_id: int) -> bool:
        channel = self._state.channels.get(channel_id)
        return channel is not None and channel.is_direct

    def _place(self, channel_id: int) -> Json:
        """Return where something happens; a private line is in no guild."""
        location: Json = {"channel_id": str(channel_id)}
        if not self._is_direct(channel_id):
            location["guild_id"] = str(self._state.guild_id)
        return location

    def _message(self, event: str, message: Message) -> None:
        direct = self._is_direct(message.channel_id)
        own = direct or message.author_id == self._state.bot.id or self._calls_bot(message)
        if direct or message.audience is not None:
            self._gateway.dispatch_message(event, message.payload, own=own, intent=DIRECT_MESSAGES)
            return
        if not self._gateway.wanted(GUILD_MESSAGES):
            return
        data: Json = {**message.payload, "guild_id": str(self._state.guild_id)}
        member = self._state.members.get(message.author_id)
        if member is not None and event == "MESSAGE_CREATE":
            data["member"] = member_payload(member, with_person=False)
        self._gateway.dispatch_message(event, data, own=own, intent=GUILD_MESSAGES)

    def _calls_bot(self, message: Message) -> bool:
        bot_id = str(self._state.bot.id)
        return any(person["id"] == bot_id for person in message.payload["mentions"])

    def _message_deleted(self, message: Message) -> None:
        data: Json = {"id": str(message.id), **self._place(message.channel_id)}
        private = message.audience is not None or self._is_direct(message.channel_id)
        if private:
            data.pop("guild_id", None)
        intent = DIRECT_MESSAGES if private else GUILD_MESSAGES
        self._gateway.dispatch("MESSAGE_DELETE", data, intent)

    def _channel(self, verb: str, channel: Channel) -> None:
        if channel.is_direct:
            return  # of private lines bots are told by the first message
        kind = "THREAD" if channel.is_thread else "CHANNEL"
        payload = channel_payload(self._state, channel)
        if channel.is_thread and verb == "CREATE":
            payload["newly_created"] = True
        self._gateway.dispatch(f"{kind}_{verb}", payload, GUILDS)

    def _pins(self, channel: Channel) -> None:
        moment = self._state.last_pin(channel.id)
        data = {**self._place(channel.id), "last_pin_timestamp": moment}
        intent = DIRECT_MESSAGES if channel.is_direct else GUILDS
        self._gateway.dispatch("CHANNEL_PINS_UPDATE", data, intent)

    def _thread_people(self, change: ThreadPeopleChanged) -> None:
        thread = change.thread
        added = [
            {
                **thread_member_payload(thread, person_id),
                "member": member_payload(self._state.members[person_id]),
                "presence": None,
            }
            for person_id in change.joined
        ]
        data: Json = {
            "id": str(thread.id),
            "guild_id": str(self._state.guild_id),
            "member_count": len(thread.people),
        }
        if added:
            data["added_members"] = added
        if change.left:
            data["removed_member_ids"] = [str(person_id) for person_id in change.left]
        own = self._state.bot.id in (*change.joined, *change.left)
        self._gateway.dispatch("THREAD_MEMBERS_UPDATE", data, GUILDS if own else GUILD_MEMBERS)

    def _typing(self, change: Typing) -> None:
        data: Json = {
            **self._place(change.channel.id),
            "user_id": str(change.person.id),
            "timestamp": int(datetime.now(UTC).timestamp()),
        }
        member = self._state.members.get(change.person.id)
        if member is not None and not change.channel.is_direct:
            data["member"] = member_payload(member)
        intent = DIRECT_TYPING if change.channel.is_direct else GUILD_TYPING
        self._gateway.dispatch("TYPING_START", data, intent)

    def _reaction(self, change: ReactionAdded | ReactionRemoved) -> None:
        message = change.message
        data: Json = {
            **self._place(message.channel_id),
            "message_id": str(message.id),
            "user_id": str(change.person_id),
            "emoji": emoji_payload(change.emoji),
            "burst": False,
            "type": 0,
        }
        added = isinstance(change, ReactionAdded)
        member = self._state.members.get(change.person_id)
        if added:
            data["message_author_id"] = str(message.author_id)
            if member is not None and "guild_id" in data:
                data["member"] = member_payload(member)
        self._tell_reaction("ADD" if added else "REMOVE", data)

    def _reactions_cleared(self, change: ReactionsCleared) -> None:
        message = change.message
        data: Json = {**self._place(message.channel_id), "message_id": str(message.id)}
        if change.emoji is None:
            self._tell_reaction("REMOVE_ALL", data)
        else:
            data["emoji"] = emoji_payload(change.emoji)
            self._tell_reaction("REMOVE_EMOJI", data)

    def _tell_reaction(self, verb: str, data: Json) -> None:
        intent = GUILD_REACTIONS if "guild_id" in data else DIRECT_REACTIONS
        self._gateway.dispatch(f"MESSAGE_REACTION_{verb}", data, intent)
