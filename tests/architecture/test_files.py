"""Files: what none of the project may hold."""

import json
import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture.sources import ROOT, files

# A letter in brackets keeps this file from holding what it forbids.
PACKAGE_HOST = re.compile(
    r"p[y]pi\.(org|python)|p[y]thonhosted|n[p]mjs\.|index-[u]rl|find-[l]inks", re.IGNORECASE
)
MACHINE_PATH = re.compile(r"(?<![\w.}$-])/(?:root|home|work|opt|Users)/\w|file:[/]/")

# The options by which the lock's writer leaves addresses out.
HARMLESS = re.compile(r"--no-emit-(index-[u]rl|find-[l]inks)")

LOCKS = ("runtime", "build", "dev", "peers", "rivals")

PIN = re.compile(r"^([a-z0-9.-]+)==(\S+)(?: ; (.+?))? \\$", re.MULTILINE)


def texts() -> list[tuple[str, str]]:
    """Return the path and text of every file that is text."""
    found = []
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found.append((path.relative_to(ROOT).as_posix(), text))
    return found


def offences(pattern: re.Pattern[str]) -> list[str]:
    """Return every line of the project in which the pattern occurs."""
    found = []
    for path, text in texts():
        for number, line in enumerate(text.splitlines(), start=1):
            if pattern.search(HARMLESS.sub("", line)):
                found.append(f"{path}:{number} {line.strip()[:80]}")
    return found


def pins(name: str) -> dict[str, set[str]]:
    """Return the versions that a lock pins, by package."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for package, version, _ in PIN.findall(text):
        found.setdefault(package, set()).add(version)
    return found


def project() -> dict[str, list[str]]:
    """Return the requirements of pyproject.toml by the lock that must hold them."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = data["project"]["optional-dependencies"].values()
    runtime = [*data["project"]["dependencies"], *(each for extra in extras for each in extra)]
    groups = data["dependency-groups"]
    apart = {name: groups[name] for name in ("build", "peers", "rivals")}
    return {"runtime": runtime, **apart, "dev": [*runtime, *groups["dev"]]}


def test_no_file_names_a_package_host() -> None:
    assert offences(PACKAGE_HOST) == []


def test_no_file_names_a_place_on_one_machine() -> None:
    assert offences(MACHINE_PATH) == []


def test_forbidden_text_is_seen() -> None:
    assert PACKAGE_HOST.search("--extra-index-" + "url x")
    assert PACKAGE_HOST.search("https://" + "pypi" + ".org/simple")
    assert MACHINE_PATH.search("in /ho" + "me/someone")
    assert not MACHINE_PATH.search("bot/home/x and /data/vexille.db")


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_the_project_asks_for(lock: str) -> None:
    pinned = pins(lock)
    for requirement in map(Requirement, project()[lock]):
        versions = pinned.get(canonicalize_name(requirement.name), set())
        assert versions, f"{requirement.name} is not locked: run make lock"
        for version in versions:
            assert requirement.specifier.contains(version), f"{requirement}: run make lock"


def test_the_lock_of_the_peers_on_node_holds_hashes_and_no_address() -> None:
    folder = ROOT / "tests" / "peers"
    asked = json.loads((folder / "package.json").read_text(encoding="utf-8"))["dependencies"]
    text = (folder / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    assert packages.pop("")["dependencies"] == asked
    assert "://" not in text
    assert [name for name, package in packages.items() if "integrity" not in package] == []
    assert asked == {name: packages[f"node_modules/{name}"]["version"] for name in asked}


def test_the_locks_agree_with_each_other() -> None:
    dev = pins("dev")
    for lock in ("runtime", "build"):
        for package, versions in pins(lock).items():
            assert dev.get(package, versions) == versions, package


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_a_hash(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    entries = re.split(
        r"^(?=[a-z0-9])", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE), flags=re.MULTILINE
    )
    assert [e.splitlines()[0] for e in entries if e.strip() and "--hash=sha256:" not in e] == []
