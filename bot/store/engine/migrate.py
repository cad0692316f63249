"""Bringing the database's tables up to date, at every start."""

import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    inspect,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from bot.process.start_error import StartError, reason_of
from bot.store.engine.database import Database

if TYPE_CHECKING:
    from alembic.config import Config


def scripts() -> Path:
    """Return the folder of the migrations, in the tree or as installed."""
    return Path(str(files("migrations")))


def known() -> list[str]:
    """Return every revision, oldest first: the files' names begin with rising revisions."""
    names = [path.name for path in (scripts() / "versions").iterdir()]
    return sorted(match[0] for name in names if (match := re.match(r"\d{4}", name)))


def newest() -> str:
    """Return the newest revision."""
    return known()[-1]


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


def create(connection: Connection) -> None:
    """Make the tables of an empty database at once, as the migrations would one after the other."""
    from bot.store.tables.every_table import METADATA  # noqa: PLC0415 - for new databases alone

    METADATA.create_all(connection, checkfirst=False)
    version = Table(
        "alembic_version",
        MetaData(),
        Column("version_num", String(32), nullable=False),
        PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
    )
    version.create(connection)
    connection.execute(version.insert().values(version_num=newest()))


def _upgrade(connection: Connection) -> None:
    if not inspect(connection).get_table_names():
        create(connection)
        return
    from alembic import command  # noqa: PLC0415 - as above

    command.upgrade(configuration(connection), "head")


async def open_database(url: str) -> Database:
    """Open a database by URL and bring it up to date.

    Raises:
        StartError: a URL that names no database this can use.
    """
    database = Database(url)
    try:
        await upgrade(database)
    except BaseException:
        await database.close()
        raise
    return database


async def upgrade(database: Database) -> None:
    """Bring a database to the newest revision, in one transaction; do nothing if it is there.

    Raises:
        StartError: a database that cannot be read or changed, that newer code has changed, or
            that is another program's.
    """
    await database.check_own()
    try:
        found = await database.write(current)
    except StartError:
        raise
    except Exception as error:  # whatever a driver raises, it is the database that fails here
        raise StartError(
            f"The database {database.name} cannot be used: {reason_of(error)}."
        ) from error
    if found is not None and found not in known():
        raise StartError(
            f"The database {database.name} was written by a newer version of Vexille: it is at "
            f"revision {found}, and this version knows none after {newest()}."
        )
    if found == newest():
        return
    try:
        await database.migrate(_upgrade)
    except SQLAlchemyError as error:
        raise StartError(
            f"The database {database.name} cannot be brought up to date: {reason_of(error)}."
        ) from error
