"""Reads the project's own files, so that its rules hold for packages yet to come."""

import ast
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

SHARED = {"core", "dice"}
"""Packages in `rulesets` that every game may import; they import none."""
PARENTS = {"rank_and_flank": {"blackhammer", "t9a", "whfb2"}}
"""Packages in `rulesets` that games have in common, and which games: nobody else imports them."""

_NOT_OURS = {"build", "dist", "data", "artifacts"}
_NEVER_OURS = {"__pycache__", "node_modules"}
_HIDDEN_BUT_OURS = {".ci", ".dockerignore", ".gitignore", ".npmrc"}


@dataclass(frozen=True)
class Source:
    """One Python module: where it is, how it is imported, and its text."""

    path: str
    module: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, self.path)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Every node of its tree, which many rules look through."""
        return tuple(ast.walk(self.tree))

    @property
    def package(self) -> str:
        return self.module.split(".", maxsplit=1)[0]


def files() -> Iterator[Path]:
    """Yield every file of the project, but for what is built, cached or stored."""
    for folder, folders, names in os.walk(ROOT):
        here = Path(folder)
        at_root = here == ROOT
        folders[:] = sorted(
            name
            for name in folders
            if (not name.startswith(".") or name in _HIDDEN_BUT_OURS)
            and name not in _NEVER_OURS
            and not (at_root and name in _NOT_OURS)
        )
        for name in sorted(names):
            if not name.startswith(".") or name in _HIDDEN_BUT_OURS:
                yield here / name


@cache
def _modules() -> tuple[Source, ...]:
    return tuple(
        source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
        for path in files()
        if path.suffix == ".py"
    )


def sources(*packages: str) -> list[Source]:
    """Return the modules of the top-level folders named, or of the whole project; read once."""
    return [each for each in _modules() if not packages or each.package in packages]


def source(path: str, text: str) -> Source:
    """Return the module of that path and text."""
    parts = list(Path(path).with_suffix("").parts)
    if parts[-1] == "__init__":
        parts.pop()
    return Source(path, ".".join(parts), text)


@cache
def imports(module: Source) -> tuple[tuple[int, str], ...]:
    """Return the line and the full name of everything the module imports, wherever it does."""
    found = []
    for node in module.nodes:
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [(node.lineno, f"{node.module}.{alias.name}") for alias in node.names]
    return tuple(found)


def within(name: str, package: str) -> bool:
    """Tell whether the dotted name is the package or lies in it."""
    return name == package or name.startswith(f"{package}.")
