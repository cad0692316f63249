"""Docstrings: the modules that packages name are there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, Source, source, sources

_DOTTED = re.compile(r"`([a-z_]\w*(?:\.[a-z_]\w*)+)`")


def gone(module: Source) -> Iterator[str]:
    """Yield the dotted names in a package's docstring that lead nowhere from there."""
    folder = (ROOT / module.path).parent
    for name in _DOTTED.findall(ast.get_docstring(module.tree) or ""):
        parts = name.split(".")
        starts = [start for start in (folder, ROOT) if (start / parts[0]).is_dir()]
        if starts and not any(leads(start.joinpath(*parts)) for start in starts):
            yield f"{module.path} {name}"


def leads(path: Path) -> bool:
    """Tell whether a path is that of a package, a module, or a name that a module has."""
    if path.is_dir() or path.with_suffix(".py").is_file():
        return True
    holder = path.parent.with_suffix(".py")
    if not holder.is_file():
        holder = path.parent / "__init__.py"
    return holder.is_file() and re.search(rf"\b{path.name}\b", holder.read_text()) is not None


def test_packages_name_modules_that_are_there() -> None:
    modules = sources("benchmarks", "bot", "localdiscord", "rulesets", "scripts")
    packages = [module for module in modules if module.path.endswith("__init__.py")]
    assert [each for module in packages for each in gone(module)] == []


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ("`routing.router` answers", []),
        ("`declaring.index.find_handler` finds", []),
        ("`routing.lost` answers", ["routing.lost"]),
        ("`bot.commands.lost` too", ["bot.commands.lost"]),
        ("`discord.Client` is no module of ours", []),
    ],
)
def test_a_module_that_is_gone_is_seen(told: str, found: list[str]) -> None:
    path = "bot/commands/__init__.py"
    named = source(path, f'"""Commands: {told}."""\n')
    assert list(gone(named)) == [f"{path} {name}" for name in found]
