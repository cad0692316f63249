"""The words of the code: names of variables, and the openings of docstrings."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import Source, source, sources

BANNED = {"one", "place"}
"""Names that say nothing of what a variable holds."""
TYPED = {("rulesets.whfb2.flyers.flight", "place")}
"""Parameters of procedures that name an option: players type them, and know them."""
_NAMING = (ast.MatchAs, ast.MatchStar, ast.ExceptHandler)

CLAUSES = """
how if what whatever when where wherever whether which whichever who whoever whom whose why
"""
"""Words that open a clause: neither a verb nor a noun."""
DETERMINERS = """
a all an any both each either every its neither no nobody nothing the
everybody everything somebody someone something
"""
"""Words that open a noun's phrase: a function does something."""
PRONOUNS = """
everybody everything somebody someone something
"""
"""Words that stand for no noun in particular."""
VERBS = """
accept act answer ask bring build call check collect compare complete do draw end fill find follow
gather get give go hand have hold is keep know let look make open play put raise read remove roll
run say search serve show solve speak start take tell tie translate turn use wait write
"""
"""Verbs that descriptions of classes have begun with: a class is something."""


def names(module: Source) -> Iterator[tuple[int, str]]:
    """Yield every variable and parameter that is bound, with its line; fields are neither."""
    fields = {
        id(part)
        for node in module.nodes
        if isinstance(node, ast.ClassDef)
        for each in node.body
        if isinstance(each, ast.AnnAssign | ast.Assign)
        for part in ast.walk(each)
    }
    for node in module.nodes:
        if id(node) in fields:
            continue
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Store):
                yield node.lineno, node.id
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, _NAMING) and node.name:
            yield node.lineno, node.name


def empty_names(module: Source) -> list[str]:
    """Return where a module binds a name that says nothing."""
    return [
        f"{module.path}:{line} {name}"
        for line, name in names(module)
        if name in BANNED and (module.module, name) not in TYPED
    ]


def is_property(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Tell whether a function is read like a field, and may be described as one."""
    marks = (ast.unparse(mark).rsplit(".", maxsplit=1)[-1] for mark in node.decorator_list)
    return any(mark.endswith("property") for mark in marks)


def opening(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Module) -> str:
    """Return the first word of a docstring, bare and in small letters; empty without one."""
    words = (ast.get_docstring(node) or "").split(maxsplit=1)
    return words[0].strip("`.,:;").lower() if words else ""


def is_verb(word: str) -> bool:
    """Tell whether a word is one of the verbs, as an order or as a statement."""
    return not {word, word.removesuffix("s"), word.removesuffix("es")}.isdisjoint(VERBS.split())


def fits(node: ast.AST, word: str) -> bool:
    """Tell whether a docstring may open with a word: functions with a verb, others with a noun."""
    if word in CLAUSES.split():
        return False
    if isinstance(node, ast.ClassDef):
        return word not in PRONOUNS.split() and not is_verb(word)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return is_property(node) or word not in DETERMINERS.split()
    return True


def odd_openings(module: Source) -> list[str]:
    """Return the docstrings of a module, a class or a function that open with the wrong word."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [
        f"{module.path}:{getattr(node, 'lineno', 1)} {opening(node)}"
        for node in module.nodes
        if isinstance(node, kinds) and not fits(node, opening(node))
    ]


def test_variables_say_what_they_hold() -> None:
    assert [each for module in sources() for each in empty_names(module)] == []


def test_docstrings_open_with_a_verb_or_a_noun() -> None:
    modules = sources("benchmarks", "bot", "localdiscord", "migrations", "rulesets", "scripts")
    assert [each for module in modules for each in odd_openings(module)] == []


def test_docstrings_of_tests_open_with_no_clause() -> None:
    assert [
        f"{module.path}:{getattr(node, 'lineno', 1)}"
        for module in sources("tests")
        for node in module.nodes
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and opening(node) in CLAUSES.split()
    ] == []


@pytest.mark.parametrize(
    "text",
    [
        "for one in units: pass",
        "found = [place for place in units]",
        "def f(*, place=1): pass",
        "key = lambda one: one.name",
        "with opened() as one: pass",
        "match f():\n    case A(one): pass",
        "class A:\n    def f(self):\n        place = 1",
        "try:\n    f()\nexcept OSError as one:\n    pass",
    ],
)
def test_a_name_that_says_nothing_is_seen(text: str) -> None:
    assert len(empty_names(source("bot/sample.py", text))) == 1


@pytest.mark.parametrize(
    "text", ["class A:\n    place: int = 0", "f(place=1)", "row.place = 1", "print(row.one)"]
)
def test_fields_and_arguments_by_name_are_left_alone(text: str) -> None:
    assert empty_names(source("bot/sample.py", text)) == []


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ('"""What games share."""', True),
        ('"""The core that games share."""', False),
        ('class A:\n    """Whether it is."""', True),
        ('class A:\n    """Keeps a file."""', True),
        ('class A:\n    """Searches an index."""', True),
        ('class A:\n    """Something to tell."""', True),
        ('class A:\n    """A keeper of a file."""', False),
        ('class A:\n    """Settings."""', False),
        ('def f():\n    """Whether it is."""', True),
        ('def f():\n    """The game."""', True),
        ('def f():\n    """Return the game."""', False),
        ('class A:\n    """A."""\n    @property\n    def f(self):\n        """The game."""', False),
        (
            'class A:\n    """A."""\n    @property\n    def f(self):\n        """What it is."""',
            True,
        ),
        ("def f(): pass", False),
    ],
)
def test_an_odd_opening_is_seen(text: str, seen: bool) -> None:  # noqa: FBT001
    assert bool(odd_openings(source("bot/sample.py", text))) is seen
