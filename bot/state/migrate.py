"""Bringing the database's tables up to date, at every start."""

import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from bot.state.database import Database

if TYPE_CHECKING:
    from alembic.config import Config


def scripts() -> Path:
    """Return the folder of the migrations, in the tree or as installed."""
    return Path(str(files("migrations")))


def newest() -> str:
    """Return the newest revision: files are named for theirs, which grow."""
    names = [path.name for path in (scripts() / "versions").iterdir()]
    return max(match[0] for name in names if (match := re.match(r"\d{4}", name)))


def configuration(connection: Connection) -> "Config":
    """Return Alembic's configuration for one connection."""
    from alembic.config import Config  # noqa: PLC0415 - a third of a second, seldom needed

    config = Config()
    config.set_main_option("script_location", str(scripts()).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def current(connection: Connection) -> str | None:
    """Return the revision of a database, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - as above

    command.upgrade(configuration(connection), "head")


async def upgrade(database: Database) -> None:
    """Bring a database to the newest revision, in one transaction; nothing happens at it."""
    if await database.write(current) != newest():
        await database.migrate(_upgrade)
