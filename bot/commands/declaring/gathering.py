"""The index of all that the modules of the commands declare, worked out by importing them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from pkgutil import walk_packages

from pydantic import TypeAdapter

from bot import commands
from bot.commands.declaring.arguments import options_of
from bot.commands.declaring.command import DECLARED, Declaration, Sort
from bot.commands.declaring.index import Answerer, Index, OwnCommand
from bot.commands.declaring.kinds import Completed, File, Forum, Game, Key, Person, ScopeOf
from bot.commands.options.specification import CommandSpec, Option, option_of
from rulesets.core.declaring.bundle import declared_of, notes_of
from rulesets.core.declaring.parameter import Parameter

HasText = Callable[[str], bool]
"""Returns whether there is a text with a key."""


def import_all() -> None:
    """Import every module of the commands, so that all is declared."""
    for module in walk_packages(commands.__path__, f"{commands.__name__}."):
        import_module(module.name)


def gather_index(order: Iterable[str], has_text: HasText) -> Index:
    """Return the index of what is declared.

    Args:
        order: The names of commands as they stand so far; new ones come last of their group.
        has_text: Knows the texts by which options are described.
    """
    import_all()
    made = [
        OwnCommand(_specified(declaration, has_text), _answerer(declaration))
        for declaration in DECLARED["command"].values()
    ]
    known = {name: at for at, name in enumerate(order)}
    groups: dict[str, int] = {}
    for name, at in known.items():
        groups[_group(name)] = at

    def rank(own_command: OwnCommand) -> tuple[int, bool, str]:
        name = own_command.spec.name
        at = known.get(name, groups.get(_group(name), len(known)))
        return at, name not in known, name

    return Index(tuple(sorted(made, key=rank)), _others("button"), _others("form"))


def written(index: Index) -> bytes:
    """Return the content of an index's file."""
    return TypeAdapter(Index).dump_json(index, indent=1, exclude_defaults=True) + b"\n"


def _group(name: str) -> str:
    return name.partition(" ")[0]


def _others(sort: Sort) -> dict[str, Answerer]:
    return {name: _answerer(declaration) for name, declaration in sorted(DECLARED[sort].items())}


def _answerer(declaration: Declaration) -> Answerer:
    return Answerer(declaration.handler.__module__, reads=declaration.reads)


def _specified(declaration: Declaration, has_text: HasText) -> CommandSpec:
    notes = {declared.name: notes_of(hint) for declared, hint in declared_of(declaration.handler)}
    options = tuple(
        _option(_group(declaration.name), parameter, notes[parameter.name], has_text)
        for parameter in options_of(declaration.handler)
    )
    return CommandSpec(declaration.name, options, (), private=declaration.private)


def _option(
    family: str, parameter: Parameter, notes: tuple[object, ...], has_text: HasText
) -> Option:
    name = parameter.name.replace("_", "-")
    text = next(
        (note.text for note in notes if isinstance(note, Key)),
        f"param-{family}-{name}" if has_text(f"param-{family}-{name}") else f"param-{name}",
    )
    completion = next((note.by for note in notes if isinstance(note, Completed)), None)
    found = _of_kind(parameter)
    return Option(
        parameter.name,
        found.type,
        text,
        parameter.required,
        found.least,
        found.most,
        found.choices,
        found.origins,
        found.naming,
        completion,
    )


def _of_kind(parameter: Parameter) -> Option:
    match parameter.kind:
        case File(largest=largest):
            return Option(parameter.name, "file", "", most=largest)
        case Person():
            return Option(parameter.name, "person", "")
        case Forum():
            return Option(parameter.name, "forum", "")
        case Game(further=further):
            origins = (None,) * len(further)
            return Option(
                parameter.name, "text", "", choices=further, origins=origins, naming="ruleset"
            )
        case ScopeOf(values=values):
            origins = (None,) * len(values)
            return Option(
                parameter.name, "text", "", choices=values, origins=origins, naming="scope"
            )
    return option_of(parameter.name, parameter.kind, None, required=parameter.required)
