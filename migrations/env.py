"""The connection of Alembic to the database: the bot's own, or by `-x url=...`."""

import asyncio

from alembic import context
from sqlalchemy import Connection

from bot.store.engine.database import Database
from bot.store.tables.every_table import METADATA


def migrate(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        render_as_batch=True,
        compare_server_default=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def migrate_by_url(url: str) -> None:
    async with Database(url) as database:
        await database.migrate(migrate)


connection = context.config.attributes.get("connection")
if connection is not None:
    migrate(connection)
else:
    asyncio.run(migrate_by_url(context.get_x_argument(as_dictionary=True)["url"]))
