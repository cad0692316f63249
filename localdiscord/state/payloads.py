"""People, channels and the guild as Discord's JSON."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from localdiscord.protocol.model import (
    FORUM_CHANNEL,
    Channel,
    Emoji,
    Interaction,
    Json,
    Member,
    Person,
    Role,
)
from localdiscord.state.memory import TableState

_MOST_COUNTED = 50
_GUILD = 0
_BOT_DIRECT = 1
_NOBODY_CAN_VERIFY = "0" * 64
_PLAIN_GUILD: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "local",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}


def person_payload(person: Person) -> Json:
    """Return a user object."""
    payload: Json = {
        "id": str(person.id),
        "username": person.name,
        "global_name": None if person.bot else person.name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if person.bot:
        payload["bot"] = True
    return payload


def self_payload(person: Person, locale: str) -> Json:
    """Return the user object that an account gets of itself."""
    return {
        **person_payload(person),
        "mfa_enabled": False,
        "locale": locale,
        "verified": True,
        "email": None,
    }


def member_payload(member: Member, *, with_person: bool = True) -> Json:
    """Return a member object."""
    payload: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": member.joined_at,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in member.roles],
        "mute": False,
        "deaf": False,
    }
    if with_person:
        payload["user"] = person_payload(member.person)
    return payload


def emoji_payload(emoji: Emoji, maker: Person) -> Json:
    """Return an emoji object of the application."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "user": person_payload(maker),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }


def role_payload(role: Role) -> Json:
    """Return a role object."""
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def thread_payloads(state: TableState, threads: Iterable[Channel]) -> list[Json]:
    """Return threads, for which all messages are counted but once."""
    said = Counter(message.channel_id for message in state.messages.values() if message.said)
    return [channel_payload(state, thread, said[thread.id]) for thread in threads]


def channel_payload(state: TableState, channel: Channel, said: int | None = None) -> Json:
    """Return a channel, thread or private line; of a thread with the number of its messages."""
    if channel.is_direct:
        return _direct_payload(state, channel)
    payload: Json = {
        "id": str(channel.id),
        "type": channel.type,
        "name": channel.name,
        "guild_id": str(state.guild_id),
        "flags": 0,
        "rate_limit_per_user": 0,
        "last_message_id": _id_or_none(channel.last_message_id),
        "last_pin_timestamp": state.last_pin(channel.id),
        "parent_id": _id_or_none(channel.parent_id),
    }
    if channel.is_thread:
        count = state.count_said(channel.id) if said is None else said
        payload |= {
            "owner_id": str(channel.owner_id),
            "message_count": count,
            "member_count": min(len(channel.people), _MOST_COUNTED),
            "total_message_sent": count,
            "thread_metadata": {
                "archived": channel.archived,
                "archive_timestamp": channel.archived_at or state.members[state.bot.id].joined_at,
                "auto_archive_duration": channel.auto_archive_minutes,
                "locked": channel.locked,
                "invitable": True,
            },
        }
        if state.bot.id in channel.people:
            payload["member"] = thread_member_payload(channel, state.bot.id)
    else:
        payload |= {
            "position": channel.position,
            "topic": channel.topic,
            "nsfw": False,
            "permission_overwrites": [],
        }
        if channel.type == FORUM_CHANNEL:
            payload |= {
                "available_tags": [],
                "default_reaction_emoji": None,
                "default_sort_order": None,
                "default_forum_layout": 0,
            }
    return payload


def thread_member_payload(thread: Channel, person_id: int) -> Json:
    """Return a person's membership of a thread."""
    return {
        "id": str(thread.id),
        "user_id": str(person_id),
        "join_timestamp": thread.people[person_id],
        "flags": 0,
    }


def _direct_payload(state: TableState, channel: Channel) -> Json:
    return {
        "id": str(channel.id),
        "type": channel.type,
        "flags": 0,
        "last_message_id": _id_or_none(channel.last_message_id),
        "last_pin_timestamp": state.last_pin(channel.id),
        "recipients": [person_payload(state.members[person].person) for person in channel.people],
    }


def guild_payload(state: TableState) -> Json:
    """Return the guild object of the REST interface."""
    return {
        **_PLAIN_GUILD,
        "id": str(state.guild_id),
        "name": state.settings.guild_name,
        "owner_id": str(state.guild_id),
        "preferred_locale": state.settings.guild_locale,
        "roles": [role_payload(role) for role in state.roles.values()],
    }


def partial_guild_payload(state: TableState) -> Json:
    """Return the guild as it is listed among those of the bot."""
    return {
        "id": str(state.guild_id),
        "name": state.settings.guild_name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(state.members[state.bot.id].permissions),
        "features": [],
        "approximate_member_count": len(state.members),
        "approximate_presence_count": len(state.members),
    }


def guild_create_payload(state: TableState) -> Json:
    """Return the guild as the gateway announces it."""
    channels = [channel for channel in state.channels.values() if not channel.is_direct]
    return {
        **guild_payload(state),
        "unavailable": False,
        "joined_at": state.members[state.bot.id].joined_at,
        "large": False,
        "member_count": len(state.members),
        "members": [member_payload(member) for member in state.members.values()],
        "channels": [channel_payload(state, c) for c in channels if not c.is_thread],
        "threads": thread_payloads(state, state.active_threads()),
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application_payload(state: TableState) -> Json:
    """Return the bot's application object; the bot owns itself, since nobody else does."""
    return {
        "id": str(state.bot.id),
        "name": state.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": person_payload(state.bot),
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": _NOBODY_CAN_VERIFY,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": person_payload(state.bot),
        "integration_types_config": {"0": {}, "1": {}},
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def interaction_payload(state: TableState, interaction: Interaction, data: Json) -> Json:
    """Return the INTERACTION_CREATE event of an act in the guild, or on a private line."""
    member = state.members[interaction.person.id]
    channel = state.channels[interaction.channel_id]
    permissions = str(member.permissions)
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(state.bot.id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": {**channel_payload(state, channel), "permissions": permissions},
        "locale": member.locale,
        "app_permissions": str(state.members[state.bot.id].permissions),
        "entitlements": [],
        "authorizing_integration_owners": _owners(state, interaction),
        "context": _BOT_DIRECT if channel.is_direct else _GUILD,
        "attachment_size_limit": state.settings.file_limit,
    }
    if channel.is_direct:
        payload["user"] = person_payload(member.person)
    else:
        guild_id = str(state.guild_id)
        payload |= {
            "guild_id": guild_id,
            "guild": {"id": guild_id, "locale": state.settings.guild_locale, "features": []},
            "guild_locale": state.settings.guild_locale,
            "member": {**member_payload(member), "permissions": permissions},
        }
    if interaction.source_message_id is not None:
        source = state.messages.get(interaction.source_message_id)
        if source is not None:
            payload["message"] = source.payload
    return payload


def interaction_metadata(state: TableState, interaction: Interaction) -> Json:
    """Return what a message tells of the act it answers."""
    metadata: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": person_payload(interaction.person),
        "authorizing_integration_owners": _owners(state, interaction),
    }
    if interaction.asked is not None and interaction.asked.person is not None:
        metadata["target_user"] = person_payload(interaction.asked.person)
    if interaction.asked is not None and interaction.asked.message_id is not None:
        metadata["target_message_id"] = str(interaction.asked.message_id)
    if interaction.parent is not None:
        opened_by = interaction_metadata(state, interaction.parent)
        metadata["triggering_interaction_metadata"] = opened_by
    elif interaction.source_message_id is not None:
        metadata["interacted_message_id"] = str(interaction.source_message_id)
    return metadata


def _owners(state: TableState, interaction: Interaction) -> Json:
    """Return for whom the bot is here: the guild (0 on a private line), who installed it."""
    channel = state.channels.get(interaction.channel_id)
    direct = channel is not None and channel.is_direct
    owners: Json = {"0": "0" if direct else str(state.guild_id)}
    if interaction.person.id in state.installed:
        owners["1"] = str(interaction.person.id)
    return owners


def _id_or_none(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)


def find_person(state: TableState, person_id: int) -> Any:
    """Return the user object of anyone at the table, None for a stranger."""
    member = state.members.get(person_id)
    return None if member is None else person_payload(member.person)
