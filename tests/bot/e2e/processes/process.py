"""`python -m bot` as a process of its own."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Self

from tests.bot.e2e.processes.runs import PATIENCE, Finished

ROOT = Path(__file__).parents[4]


def command(url: str, *options: str) -> list[str]:
    """Return the command line of a run in a Python of its own."""
    return [sys.executable, "-m", "bot", "--database", url, *options]


def environment() -> dict[str, str]:
    """Return the environment of a run: ours, without settings of the bot but its patience."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VEXILLE_")}
    patience = {"VEXILLE_LOCAL_PATIENCE": "30"}  # other tests run on the same machine
    return {**kept, **patience, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}


class Run:
    """A run of the bot, which is used as a `Popen` is."""

    def __init__(self, told: socket.socket, stdin: int, stdout: int, stderr: int) -> None:
        self._told = told
        self.pid = int(told.recv(32))
        self.returncode: int | None = None
        self.stdin = open(stdin, "w", encoding="utf-8")  # noqa: SIM115 - the caller closes it
        self.stdout = open(stdout, encoding="utf-8")  # noqa: SIM115
        self.stderr = open(stderr, encoding="utf-8")  # noqa: SIM115

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the streams and wait for the end."""
        with suppress(BrokenPipeError):
            self.stdin.close()
        self.stdout.close()
        self.stderr.close()
        self.wait()
        self._told.close()

    def wait(self, timeout: float = PATIENCE) -> int:
        """Wait for the end, for so many seconds at most, and return its status."""
        if self.returncode is None:
            self._told.settimeout(timeout)
            self.returncode = int(self._told.recv(32))
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it is known to have ended."""
        if self.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill it as `kill -9` does."""
        self.send_signal(signal.SIGKILL)


@cache
def _runner() -> socket.socket:
    """Start the process that forks the runs of these tests, and return the socket to ask it by."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.bot.e2e.processes.runs", str(its.fileno())],
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.DEVNULL,
        pass_fds=(its.fileno(),),
    )
    its.close()
    atexit.register(_end, process, ours)
    return ours


def _end(process: subprocess.Popen[bytes], asking: socket.socket) -> None:
    with asking, process:
        process.kill()


def _start(url: str, options: tuple[str, ...], streams: tuple[int, ...]) -> socket.socket:
    """Start a run with its three streams, and return the socket that tells how it goes."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    asked = json.dumps((["--database", url, *options], environment()))
    with its:
        socket.send_fds(_runner(), [asked.encode()], [its.fileno(), *streams])
    return ours


def run(url: str, lines: str, *options: str) -> Finished:
    """Pipe lines into a run and wait for its end."""
    with (
        tempfile.TemporaryFile() as read,
        tempfile.TemporaryFile() as written,
        tempfile.TemporaryFile() as errors,
    ):
        read.write(lines.encode())
        read.seek(0)
        streams = (read.fileno(), written.fileno(), errors.fileno())
        with _start(url, options, streams) as told:
            told.recv(32)
            status = int(told.recv(32))
        written.seek(0)
        errors.seek(0)
        return Finished(status, written.read().decode(), errors.read().decode())


def open_process(url: str, *options: str) -> subprocess.Popen[str]:
    """Start a run in a Python of its own, whose input stays open."""
    return subprocess.Popen(
        command(url, *options),
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def open_run(url: str, *options: str) -> Run:
    """Start a run whose input stays open."""
    (read, typing), (reading, written), (erring, errors) = (os.pipe() for _ in range(3))
    told = _start(url, options, (read, written, errors))
    for file in (read, written, errors):
        os.close(file)
    return Run(told, typing, reading, erring)


def objects(output: str) -> list[dict[str, Any]]:
    """Return the JSON objects of an output, one a line."""
    return [json.loads(line) for line in output.splitlines()]
