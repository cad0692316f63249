"""Writes the locks in requirements/ from pyproject.toml.

    python scripts/lock.py [--upgrade | --upgrade-package NAME ...]

A pinned version stays as it is unless its range in pyproject.toml changed or an upgrade is asked
for. The locks hold hashes and no address, so any index or mirror can serve them.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PROJECT = ("pyproject.toml", "--extra", "postgres")
RUNTIME = "requirements/runtime.lock"
BUILD = "requirements/build.lock"
LOCKS = (
    (RUNTIME, PROJECT),
    (BUILD, ("--group", "build")),
    (
        "requirements/dev.lock",
        (*PROJECT, "--group", "build", "--group", "dev", "-c", RUNTIME, "-c", BUILD),
    ),
    ("requirements/peers.lock", ("--group", "peers")),
    ("requirements/rivals.lock", ("--group", "rivals")),
)

OPTIONS = (
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-annotate",
    "--custom-compile-command=make lock",
    "--quiet",
)


def main() -> int:
    """Write every lock; stop at the first that cannot be solved."""
    for output, sources in LOCKS:
        command = (
            *(sys.executable, "-m", "uv", "pip", "compile", *OPTIONS),
            *(*sys.argv[1:], *sources, "--output-file", output),
        )
        status = subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603 - our own arguments
        if status:
            return status
        print(f"{output}: written", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
