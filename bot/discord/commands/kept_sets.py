"""The commands that each server has, as they are kept: its games, and what was sent last."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, select, update
from sqlalchemy.sql.expression import union

from bot.store.queries import table_of
from bot.store.tables.battle import BattleRow, ChannelRow, GuildRow
from bot.store.tables.server import CommandSetRow


@dataclass(frozen=True, slots=True)
class KeptSet:
    """The commands of a server.

    Attributes:
        games: The games it plays, in order; none where nobody has chosen one yet.
        chosen: The game that the server chose for all its channels when that was last looked at.
        digest: What tells the definitions that Discord took last; None where it has to be told.
    """

    games: tuple[str, ...] = ()
    chosen: str | None = None
    digest: str | None = None


def find_set(connection: Connection, *, application_id: int, set_id: int) -> KeptSet | None:
    """Return what is kept of a server, or of all of them by the application's own id."""
    row = table_of(CommandSetRow).c
    question = select(row.games, row.chosen, row.digest, row.application_id).where(row.id == set_id)
    found = connection.execute(question).first()
    if found is None:
        return None
    games, chosen, digest, application = found
    return KeptSet(tuple(games), chosen, digest if application == application_id else None)


def keep_set(connection: Connection, *, application_id: int, set_id: int, kept: KeptSet) -> None:
    """Keep what holds of a server now."""
    table = table_of(CommandSetRow)
    values = {
        "application_id": application_id,
        "games": list(kept.games),
        "chosen": kept.chosen,
        "digest": kept.digest,
    }
    changed = connection.execute(update(table).where(table.c.id == set_id).values(values))
    if not changed.rowcount:
        connection.execute(table.insert().values(id=set_id, **values))


def games_now(connection: Connection, kept: KeptSet | None, *, guild_id: int) -> KeptSet:
    """Return what is kept of a server with the games that are played there now.

    Games are added by battles and by choices. They are taken away where the server chooses another
    one for all its channels: then those stay that a channel chose, or that are being fought.
    """
    guild = table_of(GuildRow).c
    question = select(guild.ruleset).where(guild.id == guild_id)
    chosen: str | None = connection.execute(question).scalar()
    found = _played(connection, guild_id, ended=kept is None)
    if kept is None:
        return KeptSet(found, chosen)
    before = kept.games if kept.chosen == chosen else ()
    return KeptSet(_in_order((*before, *found)), chosen, kept.digest)


def _played(connection: Connection, guild_id: int, *, ended: bool) -> tuple[str, ...]:
    """Return the games of a server: those chosen, and those of its battles.

    Args:
        connection: Where to look.
        guild_id: The server.
        ended: Whether battles count that are over.
    """
    battle, channel, guild = (table_of(kind).c for kind in (BattleRow, ChannelRow, GuildRow))
    fought = (
        select(battle.ruleset)
        .join_from(table_of(BattleRow), table_of(ChannelRow), channel.id == battle.channel_id)
        .where(channel.guild_id == guild_id)
    )
    if not ended:
        fought = fought.where(battle.status != "ended")
    by_channels = select(channel.ruleset).where(
        channel.guild_id == guild_id, channel.ruleset.is_not(None)
    )
    by_server = select(guild.ruleset).where(guild.id == guild_id, guild.ruleset.is_not(None))
    return _in_order(connection.execute(union(fought, by_channels, by_server)).scalars())


def _in_order(games: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(games)))


def forget_sent(connection: Connection) -> None:
    """Forget what was sent, where Discord has lost it: the local table begins without commands."""
    connection.execute(update(table_of(CommandSetRow)).values(digest=None))
