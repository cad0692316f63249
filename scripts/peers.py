"""Installs the client of the peer that runs on Node.

    python scripts/peers.py [--lock]

The lock beside its package.json holds hashes and no address, so any registry or mirror can serve
it. `--lock` writes that lock again after a change of package.json.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

PEERS = Path(__file__).resolve().parent.parent / "tests" / "peers"
LOCK = "package-lock.json"


def npm(*arguments: str) -> int:
    """Run npm among the peers; return its exit status."""
    found = shutil.which("npm")
    if found is None or shutil.which("node") is None:
        print("vexille: Node and npm are needed; install them as node and npm.", file=sys.stderr)
        return 1
    command = (found, *arguments)
    return subprocess.run(command, cwd=PEERS, check=False, stdout=sys.stderr).returncode  # noqa: S603 - our own arguments


def without_addresses(lock: str) -> str:
    """Return a lock without the places where its packages and their makers are found."""
    document = json.loads(lock)
    for package in document["packages"].values():
        for key in ("funding", "resolved"):
            package.pop(key, None)
    return json.dumps(document, indent=2) + "\n"


def write_lock() -> int:
    """Solve package.json anew; return an exit status."""
    status = npm("install", "--package-lock-only")
    if not status:
        lock = PEERS / LOCK
        lock.write_text(without_addresses(lock.read_text(encoding="utf-8")), encoding="utf-8")
    return status


def main() -> int:
    """Install what the lock names, or write the lock."""
    if sys.argv[1:] not in ([], ["--lock"]):
        print("vexille: say --lock or nothing.", file=sys.stderr)
        return 2
    return write_lock() if sys.argv[1:] else npm("ci")


if __name__ == "__main__":
    sys.exit(main())
