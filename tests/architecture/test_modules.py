"""Modules: how the project's own are made."""

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.architecture.sources import ROOT, Source, files, source, sources

LONGEST = 400
# A player fetches it by itself and reads it before he trusts it: it can be no two files.
ALONE = {"scripts/verify_dice.py": 700}

# Nobody reads what is written by the machine from first to last.
GENERATED = "\n# Written by `make docs`; a change here is lost.\n"

# Not every developer has Node or Chromium; the continuous integration has, and skips nothing.
MAY_SKIP = {"tests/peers/conftest.py", "tests/bot/local/page/conftest.py"}

PACKAGES = ("bot", "localdiscord", "rulesets")

MUTABLE_LITERALS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
MUTABLE_CALLS = {
    *("bytearray", "dict", "list", "set"),
    *("Counter", "OrderedDict", "WeakKeyDictionary", "WeakValueDictionary", "defaultdict", "deque"),
}


def mutable(value: ast.expr | None) -> bool:
    """Tell whether the expression makes something that can change in place."""
    if isinstance(value, MUTABLE_LITERALS):
        return True
    if not isinstance(value, ast.Call):
        return False
    maker = value.func
    name = maker.attr if isinstance(maker, ast.Attribute) else getattr(maker, "id", "")
    return name in MUTABLE_CALLS


def bindings(tree: ast.Module) -> Iterator[tuple[ast.expr, ast.expr | None]]:
    """Yield each name bound at the top of the module, with its value."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield target, node.value
        elif isinstance(node, ast.AnnAssign):
            yield node.target, node.value


def mutable_state(module: Source) -> list[str]:
    """Return where the module keeps state that changes: variables, and `global` statements."""
    found = [
        f"{module.path}:{target.lineno} keeps {target.id}"
        for target, value in bindings(module.tree)
        if isinstance(target, ast.Name)
        and not target.id.startswith("__")
        and target.id != target.id.upper()
        and mutable(value)
    ]
    found += [
        f"{module.path}:{node.lineno} rebinds {', '.join(node.names)}"
        for node in module.nodes
        if isinstance(node, ast.Global)
    ]
    return found


def private(name: str) -> bool:
    return name.startswith("_")


def undocumented(module: Source) -> list[str]:
    """Return the module and its public classes, functions and methods that say nothing."""
    found = []
    if ast.get_docstring(module.tree) is None:
        found.append(module.path)
    if any(private(part) for part in module.module.split(".") if part != "__main__"):
        return found
    return found + [
        f"{module.path}:{node.lineno} {node.name}"
        for node in public(module.tree)
        if ast.get_docstring(node) is None
    ]


def public(
    owner: ast.Module | ast.ClassDef,
) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the public definitions of a module, its classes' own included."""
    for node in owner.body:
        if isinstance(node, ast.ClassDef) and not private(node.name):
            yield node
            yield from public(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not private(node.name):
            # An override says what its base says; a setter what its property says.
            marks = {ast.unparse(mark).rsplit(".", maxsplit=1)[-1] for mark in node.decorator_list}
            if not marks & {"overload", "override", "setter"}:
                yield node


def unused(module: Source) -> list[str]:
    """Return the private functions, classes and constants of a module that nothing in it uses."""
    named: dict[str, int] = {}
    for node in module.tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            named[node.name] = node.lineno
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            named |= {each.id: node.lineno for each in targets if isinstance(each, ast.Name)}
    words = Counter(re.findall(r"\w+", module.text))
    return [
        f"{module.path}:{line} {name}"
        for name, line in named.items()
        if private(name) and not name.startswith("__") and words[name] == 1
    ]


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    written = (module for module in sources() if GENERATED not in module.text)
    lengths = {module.path: len(module.text.splitlines()) for module in written}
    long = {path: n for path, n in lengths.items() if n > ALONE.get(path, LONGEST)}
    assert long == {}


def test_nothing_is_imported_by_star() -> None:
    assert [
        f"{module.path}:{node.lineno}"
        for module in sources()
        for node in module.nodes
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ] == []


def test_no_module_keeps_state() -> None:
    assert [each for module in sources(*PACKAGES) for each in mutable_state(module)] == []


def test_everything_public_says_what_it_does() -> None:
    assert [each for module in sources(*PACKAGES) for each in undocumented(module)] == []


def test_nothing_private_is_left_that_nothing_uses() -> None:
    assert [each for module in sources(*PACKAGES) for each in unused(module)] == []


def test_no_module_is_a_drawer_for_odds_and_ends() -> None:
    drawers = {"common", "helper", "helpers", "misc", "util", "utils"}
    assert [module.path for module in sources() if drawers & set(module.module.split("."))] == []


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    marks = {"skip", "skipif", "xfail", "importorskip"}
    assert [
        f"{module.path}:{node.lineno}"
        for module in sources("tests")
        if module.path not in MAY_SKIP
        for node in module.nodes
        if isinstance(node, ast.Attribute) and node.attr in marks
    ] == []


def test_every_json_file_is_json() -> None:
    for path in files():
        if path.suffix == ".json":
            assert json.loads(path.read_text(encoding="utf-8")) is not None, path.relative_to(ROOT)


@pytest.mark.parametrize(
    "text",
    [
        "cache = {}",
        "cache: dict[str, int] = dict()",
        "seen = collections.defaultdict(list)",
        "def f():\n    global count\n    count = 1",
    ],
)
def test_module_state_is_seen(text: str) -> None:
    assert mutable_state(source("bot/sample.py", text))


@pytest.mark.parametrize(
    "text", ["__all__ = ['a']", "NAMES = ['a']", "pair = (1, 2)", "def f():\n    cache = {}"]
)
def test_what_is_no_module_state_is_left_alone(text: str) -> None:
    assert not mutable_state(source("bot/sample.py", text))


def test_what_nothing_uses_is_seen() -> None:
    text = "_A = 1\n_B: int = _A\ndef _f(): ...\nclass C: ...\n"
    assert unused(source("bot/sample.py", text)) == ["bot/sample.py:2 _B", "bot/sample.py:3 _f"]


def test_missing_docstrings_are_seen() -> None:
    text = '"""M."""\nclass A:\n    """A."""\n    def f(self): ...\n    def _g(self): ...\n'
    assert undocumented(source("bot/sample.py", text)) == ["bot/sample.py:4 f"]
    assert undocumented(source("bot/_sample.py", text)) == []
    assert undocumented(source("bot/_sample.py", "x = 1")) == ["bot/_sample.py"]
