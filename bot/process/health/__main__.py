"""Asks a running bot whether it is well: `python -m bot.process.health`, for container engines.

The exit status is 0 if it is, 1 if not. Only Python's own library is used, so that a question
asked every half minute costs little.
"""

import http.client
import os
import sys
from typing import Final

_SECONDS: Final = 3.0
_LOOPBACK: Final = "127.0.0.1"
_EVERY_ADDRESS: Final = ("", "0.0.0.0", "::")  # noqa: S104 - compared with, never listened on


def healthy(host: str, port: int) -> bool:
    """Return whether the bot at that address answers that it is ready."""
    connection = http.client.HTTPConnection(host, port, timeout=_SECONDS)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == http.client.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def main() -> int:
    """Ask the bot on this machine at the address and port of the environment."""
    host = os.environ.get("VEXILLE_HEALTH_HOST", "")
    port = os.environ.get("VEXILLE_HEALTH_PORT", "")
    if not port.isascii() or not port.isdecimal():
        sys.stderr.write("VEXILLE_HEALTH_PORT must hold the port of the bot's health endpoint.\n")
        return 1
    return 0 if healthy(_LOOPBACK if host in _EVERY_ADDRESS else host, int(port)) else 1


if __name__ == "__main__":
    sys.exit(main())
