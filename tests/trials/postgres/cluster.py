"""A PostgreSQL of the tests' own, on this machine alone, gone when they end."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, text

_WHERE: Final = "/usr/lib/postgresql"
_NOBODY: Final = "nobody"


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, the newest there are; None without any."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path(_WHERE).glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """Start a throwaway server; give the URL of its one database.

    Args:
        folder: Where PostgreSQL's programs lie.
    """
    # It will not run as the superuser.
    other: dict[str, Any] = {}
    made = Path(tempfile.mkdtemp(prefix="vexille-"))
    if os.geteuid() == 0:
        user = pwd.getpwnam(_NOBODY)
        os.chown(made, user.pw_uid, user.pw_gid)
        other = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    data, port = made / "data", _free_port()
    settings = {
        "port": port,
        "listen_addresses": "127.0.0.1",
        "unix_socket_directories": made,
        "fsync": "off",
    }
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())

    def run(*command: str | Path) -> None:
        # Its output goes to a file: a server that keeps a pipe open is waited for without end.
        with (made / "output").open("ab") as output:
            subprocess.run(
                command, check=True, cwd=made, stdout=output, stderr=subprocess.STDOUT, **other
            )

    try:
        run(
            folder / "initdb", "-D", data, "-A", "trust", "-U", "vexille", "--no-sync", "-E", "UTF8"
        )
        run(folder / "pg_ctl", "-D", data, "-o", options, "-w", "start")
        try:
            yield f"postgresql+asyncpg://vexille@127.0.0.1:{port}/postgres"
        finally:
            run(folder / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(made)


def emptied(connection: Connection) -> None:
    """Take everything out of a database."""
    connection.execute(text("DROP SCHEMA public CASCADE"))
    connection.execute(text("CREATE SCHEMA public"))
