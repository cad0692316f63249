"""The commands of a game's rules, and those of several games that a server plays.

A command gathers the procedures of a game that answer it. Of their options it shows what players
give: units, what has no default, what the game asks for where the procedure is offered; `more`
takes the others. Where several games are played, a command shows the options of each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.commands.options.specification import (
    CLOSING,
    MORE,
    MOST_CHOICES,
    MOST_OPTIONS,
    WHAT,
    CommandSpec,
    Option,
    offered,
    option_of,
    widened,
)
from rulesets.core.declaring.parameter import Parameter, Units
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.ruleset.game import Ruleset

_ASKED_FIRST: Final = frozenset({("fight", "unit")})
"""Options that nearly everybody gives, by command, though no rule needs them in every case."""
_OF_ALL: Final = (
    Option("dice", "text", "param-dice", most=2000),
    Option("odds", "flag", "param-odds"),
    Option("secret", "flag", "param-secret"),
)
_LONGEST_UNITS: Final = 300
_LONGEST_MORE: Final = 2000

_Answering = tuple[tuple[str | None, Procedure], ...]
"""Procedures that answer a command, each with its game, None for what all games share."""


def gather(rulesets: Iterable[Ruleset], shared: Sequence[Procedure]) -> tuple[CommandSpec, ...]:
    """Return the commands that the bot answers where some games are installed, by name.

    Each takes every option that it shows where one or several of these games are played.
    """
    sets = [game_commands(ruleset, shared) for ruleset in rulesets]
    return together(sets or [_commands((None, procedure) for procedure in shared)], None)


def game_commands(ruleset: Ruleset, shared: Iterable[Procedure]) -> tuple[CommandSpec, ...]:
    """Return the commands that answer the procedures of a game, by name."""
    every = [(None, procedure) for procedure in shared]
    return _commands((*every, *((ruleset.id, procedure) for procedure in ruleset.procedures)))


def together(
    sets: Iterable[Sequence[CommandSpec]], most: int | None = MOST_OPTIONS
) -> tuple[CommandSpec, ...]:
    """Return the commands of several games, by name.

    Args:
        sets: The commands of each.
        most: Options that a command may show; None for all that it shows for any of the games.
    """
    found: dict[str, list[CommandSpec]] = {}
    for commands in sets:
        for spec in commands:
            found.setdefault(spec.name, []).append(spec)
    return tuple(_merged(found[name], most) for name in sorted(found))


def _merged(specs: Sequence[CommandSpec], most: int | None) -> CommandSpec:
    """Return a command that takes what the same command of each game takes."""
    if len(specs) == 1:
        return specs[0]
    options: dict[str, Option] = {}
    ranks: dict[str, int] = {}
    for spec in specs:
        for rank, option in enumerate(spec.options):
            known = options.get(option.name)
            most_choices = MOST_CHOICES if option.name == WHAT else None
            options[option.name] = option if known is None else widened(known, option, most_choices)
            ranks[option.name] = min(rank, ranks.get(option.name, rank))
    for name, option in options.items():
        needed = all((found := spec.option(name)) is not None and found.required for spec in specs)
        options[name] = replace(option, required=needed)
    own = [option for name, option in options.items() if name not in (MORE, *CLOSING)]
    own.sort(key=lambda option: (not option.required, ranks[option.name]))
    hidden = [name for spec in specs for name in spec.spilled]
    own = [_free(option) if option.name in hidden else option for option in own]
    hidden = [name for name in hidden if name not in options]
    procedures = tuple(dict.fromkeys(each for spec in specs for each in spec.procedures))
    return _shown(specs[0].name, own, hidden, procedures, most)


def _free(option: Option) -> Option:
    """Return an option that takes what another game means by its name too, whatever that is."""
    return Option(
        option.name,
        "text",
        option.text,
        option.required,
        most=_LONGEST_UNITS,
        completion=option.completion or "choices",
        ruleset=option.ruleset,
    )


def _commands(procedures: Iterable[tuple[str | None, Procedure]]) -> tuple[CommandSpec, ...]:
    found: dict[str, list[tuple[str | None, Procedure]]] = {}
    for game, procedure in procedures:
        if procedure.command:
            found.setdefault(procedure.command, []).append((game, procedure))
    return tuple(_command(name, tuple(found[name])) for name in sorted(found))


def _command(name: str, answering: _Answering) -> CommandSpec:
    """Return the command that some procedures of a game answer."""
    options: dict[str, Option] = {}
    variants: dict[str, str | None] = {}
    for game, procedure in answering:
        if procedure.variant:
            variants.setdefault(procedure.variant, game)
    if len(variants) > 1:
        options[WHAT] = offered(Option(WHAT, "text", "param-what"), variants)
    for game, procedure in answering:
        for role in _roles_of(procedure):
            about = f"param-{role.replace('_', '-')}"
            unit = Option(
                role, "text", about, most=_LONGEST_UNITS, completion="units", ruleset=game
            )
            options.setdefault(role, unit)
    roles = set(options)
    for game, procedure in answering:
        for parameter in procedure.parameters:
            if isinstance(parameter.kind, Units) or _is_untold(procedure, parameter):
                continue
            option = option_of(parameter.name, parameter.kind, game, required=False)
            known = options.get(parameter.name)
            options[parameter.name] = option if known is None else widened(known, option)
    asked = {*roles, *_asked_for(procedure for _, procedure in answering)}
    usual = answering[0][0] is not None and answering[0][1].variant is None
    own = _in_order(name, options, answering, usual=usual)
    identities = tuple((game, procedure.id) for game, procedure in answering)
    if len(own) <= MOST_OPTIONS - len(CLOSING):
        return _shown(name, own, (), identities, MOST_OPTIONS)
    wanted = [option for option in own if option.name in asked]
    hidden = [option.name for option in own if option.name not in asked]
    return _shown(name, wanted, hidden, identities, MOST_OPTIONS)


def _asked_for(procedures: Iterable[Procedure]) -> Iterable[str]:
    """Yield the options that somebody must give, or is asked for where it is offered."""
    for procedure in procedures:
        yield from (each.name for each in procedure.parameters if _without_default(each))
        for offering in procedure.offerings:
            seldom = {ask.option for ask in offering.asks if ask.seldom}
            yield from (option for option in offering.options if option not in seldom)


def _roles_of(procedure: Procedure) -> Iterable[str]:
    """Yield the options for units, but for those that the table alone names."""
    for role in procedure.unit_options:
        told = procedure.parameter(role)
        if told is None or not _is_untold(procedure, told):
            yield role


def _is_untold(procedure: Procedure, parameter: Parameter) -> bool:
    """Return whether a house rule tells a value, or the table what is said in no command."""
    aside = parameter.table is not None and parameter.table.aside
    return aside or parameter.house is not None or parameter.name in procedure.unsaid


def _without_default(parameter: Parameter) -> bool:
    """Return whether nothing tells the value of an option that no player gives."""
    by_table = parameter.table is not None and parameter.table.tells
    told = parameter.fill or parameter.spell or parameter.kept or by_table
    return parameter.required and not told


def _in_order(
    name: str, options: Mapping[str, Option], answering: _Answering, *, usual: bool
) -> list[Option]:
    """Return options in order, those that must be given first.

    Args:
        name: The command.
        options: All of them.
        answering: What answers it.
        usual: Whether what is asked for most often needs no variant: its own option then comes
            before the one that chooses among them.
    """
    needed = _needed(name, [procedure for _, procedure in answering])
    ordered = [replace(option, required=option.name == needed) for option in options.values()]
    ordered.sort(key=lambda option: not option.required)
    if usual and WHAT in options:
        ordered[:2] = sorted(ordered[:2], key=lambda option: option.name == WHAT)
    return ordered


def _needed(name: str, procedures: Sequence[Procedure]) -> str | None:
    """Return the option that Discord asks for before it sends anything, None without one.

    No procedure goes without it: who acts, or a value where none is about units. What else is left
    out is asked for by a form, or stands for itself.
    """
    first, *others = procedures
    for option in first.acting or first.options:
        if not all(option in (each.acting or each.options) for each in others):
            continue
        if (name, option) in _ASKED_FIRST:
            return option
        kept = [procedure.parameter(option) for procedure in procedures]
        if all(parameter is not None and _without_default(parameter) for parameter in kept):
            return option
    return None


def _shown(
    name: str,
    own: Sequence[Option],
    hidden: Iterable[str],
    procedures: tuple[tuple[str | None, str], ...],
    most: int | None,
) -> CommandSpec:
    """Return a command with as many of its options as it may show, and `more` for the others."""
    spilled = list(dict.fromkeys(hidden))
    room = len(own) + 1 if most is None else most - len(CLOSING)
    if len(own) + bool(spilled) > room:
        spilled = [*(option.name for option in own[room - 1 :]), *spilled]
        own = own[: room - 1]
    more = Option(MORE, "text", "param-more", most=_LONGEST_MORE, completion="values")
    last = (more, *_OF_ALL) if spilled else _OF_ALL
    return CommandSpec(name, (*own, *last), procedures, tuple(spilled))
