"""The addresses of a table: IPv4, and the same port of IPv6 where the machine has it.

Browsers try either for `localhost`; without IPv6, or for any other host, there is one socket alone.
"""

import errno
import socket
from typing import Final

_TWINS: Final = {"127.0.0.1": "::1", "0.0.0.0": "::"}  # noqa: S104 -- what sharing asks for
"""IPv6's name of the same place."""

BACKLOG: Final = 1024
"""Room for a burst of answers: a connection that finds none is tried again after a second."""

_TRIES: Final = 8
"""Of a port that the system picks: on the other side it may be taken."""


def listeners(host: str, port: int) -> list[socket.socket]:
    """Return the listening sockets of a host, the first of them its own; all at one port.

    Raises:
        OSError: the port cannot be listened on.
    """
    for _ in range(_TRIES - 1 if port == 0 else 0):
        try:
            return _at(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    return _at(host, port)


def _at(host: str, port: int) -> list[socket.socket]:
    first = socket.create_server((host, port), backlog=BACKLOG, family=_family(host))
    twin = _TWINS.get(host)
    if twin is None or not socket.has_ipv6:
        return [first]
    try:
        return [first, _listening_at(twin, first.getsockname()[1])]
    except OSError as error:
        if error.errno == errno.EADDRINUSE:  # whoever is there would be taken for the table
            first.close()
            raise
        return [first]  # the machine has no IPv6, whatever it was built with


def _listening_at(host: str, port: int) -> socket.socket:
    # IPv4 has a socket of its own: `create_server` leaves it to that unless told otherwise.
    return socket.create_server((host, port), family=socket.AF_INET6, backlog=BACKLOG)


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
