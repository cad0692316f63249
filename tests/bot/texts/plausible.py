"""Plausible values for what a text tells: read off the code that gives them."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import partial
from itertools import islice, product
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from fluent.syntax import ast as written
from fluent.syntax.visitor import Visitor

from bot.texts.bundle import text_key
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Fact
from tests.architecture.sources import Source

NAME: Final = "Elfes"
"""What stands for words that nobody knows beforehand: a unit's name, a side's, what was typed."""
NUMBERS: Final = (0, 1, 2, 12)
_MOST: Final = 200
"""Combinations of the facts that choose between the variants of one text."""
_SPOKEN: Final = ("Refusal", "tell", "texts")
"""Calls that tell a text, and give its facts by keyword."""
_COUNTING: Final = ("len", "sum", "int", "round", "max", "min", "abs")


@dataclass(frozen=True)
class Told:
    """One call that tells a text.

    Attributes:
        path: The module's.
        line: Where it stands.
        call: What is called.
        key: Its first argument.
        facts: What the keywords may be; an id that is read off an object is `Id`.
        whole: Whether no fact is handed on unseen.
    """

    path: str
    line: int
    call: str
    key: str
    facts: Mapping[str, tuple[Fact | Id | Unknown, ...]]
    whole: bool

    @property
    def text(self) -> str:
        """The key of the text."""
        prefix = {"Refusal": "refusal-", "tell": "step-", "texts": ""}[self.call]
        return prefix + text_key(self.key)


@dataclass(frozen=True)
class Id:
    """The id of something; which one is not known."""


@dataclass(frozen=True)
class Unknown:
    """A value of which the code does not say what it is."""


@dataclass(frozen=True)
class Use:
    """The use of a fact in a text.

    Attributes:
        shown: Whether it is said.
        number: Whether it is said as a number.
        variants: What chooses a variant of the text.
    """

    shown: bool = False
    number: bool = False
    variants: tuple[str | float, ...] = ()


def uses(pattern: written.Pattern) -> dict[str, Use]:
    """Return how a text uses its facts."""
    gathered = _Uses()
    gathered.visit(pattern)
    return gathered.found


class _Uses(Visitor):
    """Gathers how a text uses its facts."""

    def __init__(self) -> None:
        self.found: dict[str, Use] = {}

    def _note(self, name: str, *, number: bool = False, keys: tuple[str | float, ...] = ()) -> None:
        known = self.found.get(name, Use())
        shown, number = known.shown or not keys, known.number or number
        self.found[name] = Use(shown, number, (*known.variants, *keys))

    def visit_VariableReference(self, node: written.VariableReference) -> None:  # noqa: N802
        """Note a fact that is said."""
        self._note(node.id.name)

    def visit_FunctionReference(self, node: written.FunctionReference) -> None:  # noqa: N802
        """Note a fact that is said as a number."""
        for argument in node.arguments.positional:
            if isinstance(argument, written.VariableReference):
                self._note(argument.id.name, number=node.id.name == "NUMBER")
            else:
                self.visit(argument)

    def visit_SelectExpression(self, node: written.SelectExpression) -> None:  # noqa: N802
        """Note a fact that chooses a variant, and go on in the variants."""
        if isinstance(node.selector, written.VariableReference):
            keys = tuple(_variant(variant.key) for variant in node.variants)
            self._note(node.selector.id.name, keys=keys)
        for variant in node.variants:
            self.visit(variant.value)


def _variant(key: written.Identifier | written.NumberLiteral) -> str | float:
    return key.name if isinstance(key, written.Identifier) else float(key.value)


def told_by(module: Source) -> Iterator[Told]:
    """Yield each call of a module that tells a text whose key it writes out."""
    yield from _Calls(module).found()


class _Calls(ast.NodeVisitor):
    """Gathers the calls of a module, knowing the types of what is around them."""

    def __init__(self, module: Source) -> None:
        self._source = module
        self._module = importlib.import_module(module.module)
        self._around: list[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef] = []
        self._found: list[Told] = []

    def found(self) -> Iterator[Told]:
        """Yield them."""
        self.visit(self._source.tree)
        yield from self._found

    def _enter(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._around.append(node)
        self.generic_visit(node)
        self._around.pop()

    visit_ClassDef = visit_FunctionDef = visit_AsyncFunctionDef = _enter  # noqa: N815

    def visit_Call(self, node: ast.Call) -> None:
        """Note a call that tells a text."""
        name = getattr(node.func, "attr", None) or getattr(node.func, "id", "")
        if name in _SPOKEN and node.args:
            types = self._types()
            facts = {
                keyword.arg: tuple(self._values(keyword.value, types))
                for keyword in node.keywords
                if keyword.arg is not None
            }
            whole = all(keyword.arg is not None for keyword in node.keywords)
            for key in self._keys(node.args[0]):
                where = (self._source.path, node.lineno, name)
                self._found.append(Told(*where, key, facts, whole))
        self.generic_visit(node)

    def _keys(self, node: ast.expr) -> Iterator[str]:
        if isinstance(node, ast.IfExp):
            yield from self._keys(node.body)
            yield from self._keys(node.orelse)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Name):
            constant = getattr(self._module, node.id, None)
            if isinstance(constant, str):
                yield constant

    def _types(self) -> dict[str, Any]:
        """Return the types of the arguments of the functions around a call."""
        found: dict[str, Any] = {}
        here: Any = self._module
        for node in self._around:
            here = getattr(here, node.name, None)
            if here is None:  # a function within a function is nobody's attribute
                return found
            if isinstance(node, ast.ClassDef):
                found["self"] = here
            else:
                found |= _hints(inspect.unwrap(here))
        return found

    def _values(self, node: ast.expr, types: Mapping[str, Any]) -> Iterator[Fact | Id | Unknown]:
        if isinstance(node, ast.Constant):
            yield node.value  # type: ignore[misc]
        elif isinstance(node, ast.IfExp):
            yield from self._values(node.body, types)
            yield from self._values(node.orelse, types)
        elif isinstance(node, ast.Attribute) and node.attr == "id":
            yield Id()
        elif isinstance(node, ast.Name) and node.id not in types and self._is_constant(node.id):
            yield getattr(self._module, node.id)
        else:
            yield from values_of(self._type(node, types))

    def _is_constant(self, name: str) -> bool:
        return isinstance(getattr(self._module, name, None), str | int)

    def _type(self, node: ast.expr, types: Mapping[str, Any]) -> Any:
        """Return the type of an expression, None where that is not to be seen."""
        match node:
            case ast.Name(id=name):
                return types.get(name)
            case ast.Attribute(value=owner, attr=name):
                return _type_of_field(self._type(owner, types), name)
            case ast.BinOp(left=left):
                return self._type(left, types)
            case ast.Call(func=ast.Name(id=name)) if name in _COUNTING:
                return int
            case ast.Call(func=ast.Name(id=name)):
                called = getattr(self._module, name, None)
                return _hints(called).get("return") if inspect.isfunction(called) else None
            case ast.Call(func=ast.Attribute(attr="join" | "strip")) | ast.JoinedStr():
                return str
        return bool if isinstance(node, ast.Compare) else None


def _type_of_field(owner: Any, name: str) -> Any:
    """Return the type of a field or property, of a thing that may be missing too."""
    known = next((arg for arg in get_args(owner) if is_dataclass(arg)), owner)
    described = getattr(known, name, None)
    if isinstance(described, property):
        return _hints(described.fget).get("return")
    return _hints(known).get(name)


def _hints(thing: Any) -> dict[str, Any]:
    try:
        return get_type_hints(thing)
    except (NameError, TypeError, AttributeError):  # names that are there for types alone
        return {}


def values_of(kind: Any) -> Iterator[Fact | Id | Unknown]:
    """Yield values of a type; of a plain text it is not known which it may be."""
    if get_origin(kind) is Literal:
        yield from get_args(kind)
    elif get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from values_of(part)
    elif kind is NoneType:
        yield None
    elif kind is bool:
        yield from (True, False)
    elif kind is int:
        yield from NUMBERS
    elif kind is float:
        yield from (1.0, 2.5)
    else:
        yield Unknown()


def names_of(ruleset: Ruleset) -> dict[str, tuple[str, ...]]:
    """Return ids that facts hold, by the facts' names."""
    spells = tuple(spell.id for spell in ruleset.spells[:2])
    rules = tuple(rule.id for rule in ruleset.rules[:2])
    return {
        "rule": rules,
        "rules": (", ".join(rules),),
        "field": tuple(each.id for each in ruleset.profile[:2]),
        "status": tuple(status.id for status in ruleset.statuses[:2]),
        "phase": tuple(phase.id for phase in ruleset.phases[:2]),
        "wanted-phase": tuple(phase.id for phase in ruleset.phases[:1]),
        "counter": tuple(counter.id for counter in ruleset.counters[:2]) or (NAME,),
        "procedure": tuple(procedure.id for procedure in ruleset.procedures[:2]),
        "spell": spells or (NAME,),
        "spells": (", ".join(spells),),
        "ruleset": (ruleset.id,),
        "faces": ("d6",),
        "die": ("d6",),
    }


def plausible(
    name: str, values: Iterable[Fact | Id | Unknown], use: Use, ids: Mapping[str, tuple[str, ...]]
) -> tuple[Fact, ...]:
    """Return what a fact may be, where a text uses it in some way."""
    found: list[Fact] = []
    known = ids.get(text_key(name))
    for value in values:
        if isinstance(value, Id | Unknown):
            found += known or [*_chosen(use), *((1, 2.5) if use.number else (NAME,))]
        elif value is not None or "none" in use.variants:
            # What may be missing is told where it is not: the code has looked before.
            found.append(value)
    return tuple(dict.fromkeys(found)) or known or (NAME,)


def _chosen(use: Use) -> Iterator[Fact]:
    for key in use.variants:
        if key in ("one", "other", "many"):
            yield from (1, 2)
        elif key == "none":
            yield None
        elif isinstance(key, float):
            yield int(key)
        else:
            yield {"yes": True, "no": False}.get(key, key)


def combinations(
    facts: Mapping[str, tuple[Fact, ...]], used: Mapping[str, Use]
) -> Iterator[dict[str, Fact]]:
    """Yield facts together: each value once, and all that choose variants with one another."""
    usual = {name: values[0] for name, values in facts.items()}
    yield usual
    for name, values in facts.items():
        yield from (usual | {name: value} for value in values[1:])
    choosing = [name for name in facts if used.get(text_key(name), Use()).variants]
    for values in islice(product(*(facts[name] for name in choosing)), _MOST):
        yield usual | dict(zip(choosing, values, strict=True))


def results_of(kind: Any, name: str, ids: Mapping[str, tuple[str, ...]]) -> Iterator[Any]:
    """Yield values of the type of a result: each of its fields is each thing that it may be."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        for part in parts:
            # What may be missing hangs together with other fields, in ways that no type tells.
            if part is not NoneType or not any(map(is_dataclass, parts)):
                yield from results_of(part, name, ids)
    elif origin is tuple and parts[1:] == (Ellipsis,):
        inner = list(results_of(parts[0], name, ids))
        yield (*inner, *inner, *inner, *inner)[:4]
    elif origin is tuple:
        yield tuple(next(iter(results_of(part, name, ids))) for part in parts)
    elif is_dataclass(kind) and isinstance(kind, type):
        yield from _instances(kind, ids)
    else:
        for value in values_of(kind):
            unknown = isinstance(value, Id | Unknown)
            yield from ids.get(text_key(name), (NAME,)) if unknown else (value,)


def _instances(kind: type[Any], ids: Mapping[str, tuple[str, ...]]) -> Iterator[Any]:
    types = get_type_hints(kind)
    choices = {
        field.name: list(results_of(types[field.name], field.name, ids)) for field in fields(kind)
    }
    there = {name: [each for each in all_ if each is not None] for name, all_ in choices.items()}
    for which in (0, -1):
        usual = {name: (there[name] or choices[name])[which] for name in choices}
        make: Callable[..., Any] = partial(kind, **usual)
        yield make()
        for name, values in choices.items():
            yield from (make(**{name: value}) for value in values)
