"""Builds the virtual environment in the tree from the locks; needs nothing but Python and pip.

    python scripts/environment.py runtime | dev | peers | rivals

`runtime` holds what the bot needs, `dev` adds what the checks and benchmarks need. `peers` is a
client for the local table to prove itself to, `rivals` are libraries to be measured against; each
has a folder of its own, since they ask for other versions than ours. A stamp is written last, so an
interrupted set-up is begun again, and two set-ups at once wait for each other.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / "bin" / "python"
REQUIREMENTS = ROOT / "requirements"
BUILD_LOCK = REQUIREMENTS / "build.lock"
RUNTIME_LOCK = REQUIREMENTS / "runtime.lock"
DEV_LOCK = REQUIREMENTS / "dev.lock"
BASE_LOCKS = (BUILD_LOCK, RUNTIME_LOCK)
APART = {
    "peers": "installing a client of Discord for the local table to prove itself to.",
    "rivals": "installing the libraries to be measured against.",
}
"""What lies in a folder of its own, and what the reader is told of it."""

PACKAGES = ("bot", "localdiscord", "rulesets", "migrations")
MADE = "share"
"""The folder of what is made from the tree itself, the index of the rules: it stays."""
UV = ("-m", "uv", "-q", "pip", "install", "--python", PYTHON)
COMPILE = "--compile-bytecode"
"""uv's option to do at once what Python else does when a module is first imported."""
PIP = ("-m", "pip", "-qq", "--disable-pip-version-check", "--no-input", "install")


class SetUpError(Exception):
    """A fault that the reader must mend, in one sentence."""


def digest(*files: Path) -> str:
    """Return a hash of the files' contents and of the interpreter's version."""
    state = hashlib.sha256(sys.version.encode())
    for file in files:
        state.update(hashlib.sha256(file.read_bytes()).digest())
    return state.hexdigest()


def stamp(name: str) -> Path:
    """Return the file which says that the environment of that name is complete."""
    return ENVIRONMENT / f".{name}"


def current(name: str, key: str) -> bool:
    """Tell whether the environment of that name was completed from the same files."""
    file = stamp(name)
    return os.access(PYTHON, os.X_OK) and file.is_file() and file.read_text() == key


def say(text: str) -> None:
    """Tell the reader what happens, on standard error."""
    print(f"vexille: {text}", file=sys.stderr, flush=True)


def call(failure: str, *command: str | Path) -> None:
    """Run a command whose output goes to standard error."""
    try:
        subprocess.run(command, cwd=ROOT, check=True, stdin=subprocess.DEVNULL, stdout=sys.stderr)  # noqa: S603 - our own arguments
    except (subprocess.CalledProcessError, OSError) as error:
        raise SetUpError(failure) from error


def install(lock: Path, *options: str, folder: Path | None = None) -> None:
    """Install what the lock names, each file checked against its hash.

    uv does it in a tenth of pip's time. It reads none of pip's settings, so where it cannot reach
    an index pip tries as well.

    A package published as source only is built by the tools of the build lock: a build of its own
    would fetch tools that no hash pins.

    Args:
        lock: The file of pins.
        options: What uv is told besides.
        folder: Where it goes, anew; None for the environment itself.
    """
    arguments = ("--require-hashes", "--no-deps", "--no-build-isolation", "--requirement", lock)
    target = ("--target", folder) if folder else ()
    empty(folder)
    try:
        call("uv could not do it; pip tries.", PYTHON, *UV, *options, *target, *arguments)
    except SetUpError as error:
        say(str(error))
        empty(folder)  # pip leaves alone what lies there already, whole or not
        kept = (option for option in options if option != COMPILE)
        pip(*kept, *target, *arguments)


def empty(folder: Path | None) -> None:
    """Remove a folder with all that is in it."""
    if folder is not None:
        shutil.rmtree(folder, ignore_errors=True)


def clear(folder: Path, but: str) -> None:
    """Remove what is in a folder, except what has a name."""
    for each in folder.iterdir() if folder.is_dir() else ():
        if each.name != but:
            shutil.rmtree(each) if each.is_dir() and not each.is_symlink() else each.unlink()


def pip(*arguments: str | Path) -> None:
    """Run pip, which reads its reader's settings of indexes and certificates."""
    call("the packages could not be installed; the lines above say why.", PYTHON, *PIP, *arguments)


def interpreter() -> str:
    """Return the interpreter to build with: one of the old environment goes away with it."""
    if Path(sys.prefix) != ENVIRONMENT:
        return sys.executable
    major, minor = sys.version_info[:2]
    return str(Path(sys.base_prefix, "bin", f"python{major}.{minor}"))


def build_runtime(key: str) -> None:
    """Build the environment anew and put the project itself in it, as links to the tree."""
    clear(ENVIRONMENT, but=MADE)
    say("building .venv from the locks; this happens once.")
    call(
        "Python cannot make a virtual environment; install its venv module (python3-venv).",
        *(interpreter(), "-m", "venv", ENVIRONMENT),
    )
    pip("--require-hashes", "--no-deps", "--no-compile", "--requirement", BUILD_LOCK)
    install(RUNTIME_LOCK, COMPILE)
    install_project()
    write_stamp("runtime", key)


def install_project() -> None:
    """Make the project's entry points known to the environment."""
    call(
        "the project could not be installed; the lines above say why.",
        *(PYTHON, *PIP, "--no-deps", "--no-build-isolation", "--editable", "."),
    )
    # Half a second of the first start, and of all where Python is told to write no bytecode.
    call(
        "the project could not be compiled; the lines above say why.",
        *(PYTHON, "-m", "compileall", "-q", *PACKAGES),
    )


def write_stamp(name: str, key: str) -> None:
    """Mark the environment of that name as complete."""
    file = stamp(name)
    part = file.with_name(f"{file.name}.part")
    part.write_text(key)
    part.replace(file)


def ensure(name: str) -> None:
    """Bring the environment up to the locks, with the least work."""
    runtime, dev = digest(*BASE_LOCKS), digest(*BASE_LOCKS, DEV_LOCK)
    dev_outdated = stamp("dev").is_file() and not current("dev", dev)
    if not current("runtime", runtime) or (name == "dev" and dev_outdated):
        build_runtime(runtime)
    elif name == "runtime":
        # The locks are the same, so pyproject.toml is newer: its entry points may have changed.
        install_project()
        write_stamp("runtime", runtime)
    if name == "dev":
        if not current("dev", dev):
            say("installing the tools of development.")
            install(DEV_LOCK)
        write_stamp("dev", dev)
    if name in APART:
        lock, folder = REQUIREMENTS / f"{name}.lock", ENVIRONMENT / name
        apart = digest(*BASE_LOCKS, lock)
        if not current(name, apart):
            say(APART[name])
            install(lock, folder=folder)
        write_stamp(name, apart)


def main() -> int:
    """Set up the environment named on the command line."""
    if sys.argv[1:] not in (["runtime"], ["dev"], ["peers"], ["rivals"]):
        say("name one environment: runtime, dev, peers or rivals.")
        return 2
    guard = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(guard, fcntl.LOCK_EX)
        ensure(sys.argv[1])
    except SetUpError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("set-up interrupted; the next one begins again.")
        return 130
    finally:
        os.close(guard)
    return 0


if __name__ == "__main__":
    sys.exit(main())
