"""Reminders that the code of a game makes, each with the procedures that it asks for."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

from rulesets.core.ruleset.installed import installed_games

_SHARED = "rank_and_flank"
_PROCEDURE = 3
"""Where the procedure stands among what a reminder is made of."""


def reminders(game: str) -> Iterator[tuple[str, str]]:
    """Yield the id of every reminder that the code of a game makes, with what it asks for.

    A procedure that stands in the call is meant alone; for what is worked out, each that the
    function names, or what it calls. Parts of an id that are worked out stand as `*`; for one that
    is worked out as a whole stands each string that the function names.
    """
    modules = [
        ast.parse(path.read_text(encoding="utf-8"))
        for folder in (game, _SHARED)
        for path in sorted(Path("rulesets", folder).rglob("*.py"))
    ]
    known = {procedure.id for procedure in installed_games()[game].procedures}
    constants = dict(pair for module in modules for pair in _constants(module))
    makers = {"Reminder", *(name for module in modules for name in _makers(module))}
    for module in modules:
        functions = {each.name: each for each in _functions(module)}
        for function in functions.values():
            for call in _calls(function):
                if _name(call) in makers and call.args:
                    made = _text(call.args[0], constants)
                    ids = set(_strings(function, constants)) if made is None else {made}
                    asked = known.intersection(_asked(call, function, functions, constants))
                    yield from product(ids, asked)


def _asked(
    call: ast.Call,
    function: ast.FunctionDef,
    functions: Mapping[str, ast.FunctionDef],
    constants: Mapping[str, str],
) -> Iterator[str]:
    """Yield what a reminder may ask for: what its call says, or what is put into it later."""
    asks = _procedure(call)
    if asks is None:
        laid = [_procedure(each) for each in _calls(function) if _name(each) == "replace"]
        yield from (text for each in laid if each and (text := _text(each, constants)) is not None)
        return
    said = _text(asks, constants)
    if said is not None:
        yield said
        return
    helpers = [functions[name] for name in map(_name, _calls(function)) if name in functions]
    for each in (function, *helpers):
        yield from _strings(each, constants)


def _functions(module: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(module) if isinstance(node, ast.FunctionDef))


def _calls(function: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(function) if isinstance(node, ast.Call)]


def _name(call: ast.Call) -> str:
    return ast.unparse(call.func)


def _procedure(call: ast.Call) -> ast.expr | None:
    """Return what a call says that a reminder asks for, None where it says nothing."""
    said = [each.value for each in call.keywords if each.arg == "procedure"]
    spread = [each for each in call.args if isinstance(each, ast.Starred)]
    return next(iter((*said, *call.args[_PROCEDURE : _PROCEDURE + 1], *spread)), None)


def _makers(module: ast.Module) -> Iterator[str]:
    """Yield the names of functions that make the reminder whose id they are given."""
    for function in _functions(module):
        given = {each.arg for each in function.args.args[:1]}
        made = (call.args[0] for call in _calls(function) if _name(call) == "Reminder")
        if any(isinstance(each, ast.Name) and each.id in given for each in made):
            yield function.name


def _constants(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the strings that a module names, each with its name."""
    for node in module.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
            yield ast.unparse(node.target), str(node.value.value)


def _text(node: ast.expr, constants: Mapping[str, str]) -> str | None:
    """Return the text that an expression is, None where that is worked out."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.Name(id=name):
            return constants.get(name)
        case ast.JoinedStr(values=parts):
            return "".join(_text(part, constants) or "*" for part in parts)
    return None


def _strings(function: ast.FunctionDef, constants: Mapping[str, str]) -> Iterator[str]:
    """Yield the strings that a function names."""
    for node in ast.walk(function):
        text = _text(node, constants) if isinstance(node, ast.Constant | ast.Name) else None
        if text is not None:
            yield text
