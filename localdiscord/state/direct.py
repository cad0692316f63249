"""The private line between the bot and a person."""

from datetime import UTC, datetime

from localdiscord.protocol.model import DIRECT_CHANNEL, Channel, Member
from localdiscord.protocol.snowflakes import named_snowflake
from localdiscord.state.memory import TableState


def direct_channel(state: TableState, member: Member) -> Channel:
    """Return the line between the bot and a person, opened if new; its id follows from theirs."""
    channel_id = named_snowflake(f"direct {state.bot.id}", str(member.person.id))
    channel = state.channels.get(channel_id)
    if channel is None:
        people = {member.person.id: datetime.now(UTC).isoformat()}
        channel = Channel(channel_id, "", DIRECT_CHANNEL, people=people)
        state.add_channel(channel)
    return channel
