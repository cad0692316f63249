"""Help, made from the same declarations as the commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Final

from bot.commands.declaring.command import button, command
from bot.commands.declaring.kinds import Completed
from bot.commands.options.game_commands import game_commands
from bot.commands.options.paths import BELOW_ROLL, ROLL, path_of
from bot.commands.options.specification import CLOSING, MORE, WHAT, CommandSpec
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.server import ALONE
from bot.texts.bundle import text_key
from bot.views.cards.borrowed import borrowed_lines
from bot.views.cards.card import Card
from rulesets.core.declaring.kind import Choice, Text
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.declaring.shared import SHARED
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

_FIRST: Final = ("roll", "odds", "battle", "unit", "undo", "settings", "help")
_BULLET: Final = "▸ `"
_ROOM: Final = 2000
"""Characters that the lines of one answer may have; options come before the values they take."""


@command("help")
async def overview(
    context: CommandContext,
    *,
    command: Annotated[str | None, Text(60), Completed("commands")] = None,
) -> Reply:
    """Answer `/help`: every command of the game in a line, or one in full.

    Subcommands are named only for the commands of every battle, so that a phone shows all lines.

    Raises:
        Refusal: `unknown-command`, and what `CommandSpec.choose` refuses of another game's.
    """
    asked = (command or "").lstrip("/").lower()
    if asked:
        return _command_help(context, context.specs, asked)
    texts = context.own_texts
    groups: dict[str, list[str]] = {}
    shown = (spec for spec in context.specs if spec.name not in BELOW_ROLL)
    specs = [spec for spec in shown if not spec.procedures or spec.own(context.ruleset)]
    if context.requester.guild_id is None:
        specs = [spec for spec in specs if spec.path.partition(" ")[0] in ALONE]
    for spec in specs:
        group, _, rest = spec.path.partition(" ")
        groups.setdefault(group, []).extend([rest] if rest else [])
    lines = []
    for group in sorted(groups, key=lambda name: (name not in _FIRST, name)):
        about, parts = texts(f"command-{group}"), ", ".join(groups[group])
        if parts and group in _FIRST:
            about += f"{texts('colon')} {parts}"
        called = f"{group} …" if parts and group not in _FIRST else group
        lines.append(f"`/{called}` {about}")
    card = Card(texts("help-title"), texts("help-start"), tuple(lines), footer=texts("help-more"))
    names = [spec.path for spec in specs]
    return Answer(card, private=True, details=lambda: {"commands": names})


def _command_help(context: CommandContext, specs: Sequence[CommandSpec], name: str) -> Answer:
    path = path_of(name)
    found = [spec for spec in specs if f"{spec.path} ".startswith(f"{path} ")]
    if path == ROLL:
        found = [spec for spec in found if spec.path == ROLL]
    if not found:
        near = [spec.path for spec in specs if spec.path.startswith(name[:2])] or ["help"]
        raise Refusal(
            "unknown-command",
            text=name[:40],
            values=", ".join(f"/{command}" for command in near[:5]),
        )
    texts = context.own_texts
    lines: list[str] = []
    here = _of_game(context.ruleset)
    found = [here.get(spec.name, spec) for spec in found]
    for spec in found:
        if len(found) > 1:
            lines.append(f"**/{spec.path}** {texts(spec.text)}")
        own = spec.own(context.ruleset)
        if spec.procedures and not own:
            spec.choose(context.ruleset, None)
        lines.extend(_option_lines(context, spec, own))
        if len(own) > 1:
            lines.extend(_told(context, own, _ROOM - sum(len(line) + 1 for line in lines)))
    about = texts(found[0].text if len(found) == 1 else f"command-{path.rpartition(' ')[2]}")
    rolls = any(option.name in CLOSING for spec in found for option in spec.options)
    footer = texts("help-closing") if rolls else ""
    if len(found) > 1 and sum(len(line) + 1 for line in lines) > _ROOM:
        lines = list(dict.fromkeys(_in_line(context, path, spec) for spec in found))
        footer = texts("help-part", command=found[0].path)
    lines = _with_values(context, found, lines)
    card = Card(f"/{path}", about, tuple(lines), footer=footer)
    return Answer(card, private=True, details=lambda: {"commands": [spec.path for spec in found]})


@lru_cache(maxsize=8)
def _of_game(ruleset: Ruleset) -> Mapping[str, CommandSpec]:
    """Return the commands of a game by name; made once, for that takes milliseconds."""
    return {spec.name: spec for spec in game_commands(ruleset, SHARED)}


def _in_line(context: CommandContext, group: str, spec: CommandSpec) -> str:
    """Return the line of a subcommand, or that of the group within the group that holds it."""
    texts, part = context.own_texts, spec.path.removeprefix(f"{group} ").partition(" ")
    if part[1]:
        return f"**/{group} {part[0]} …** {texts(f'command-{part[0]}')}"
    return f"**/{spec.path}** {texts(spec.text)}"


def _told(context: CommandContext, own: Sequence[Procedure], room: int) -> list[str]:
    """Return a line for each rule that a command resolves, or one line of names in little room."""
    texts = context.own_texts
    keys = [f"procedure-{text_key(procedure.id)}" for procedure in own]
    lines = [f"◦ {texts(key)}{texts('colon')} {texts.about(key)}" for key in keys]
    if sum(len(line) + 1 for line in lines) <= room:
        return lines
    return [f"◦ {', '.join(texts(key) for key in keys)}"]


def _option_lines(
    context: CommandContext, spec: CommandSpec, own: Sequence[Procedure]
) -> Iterator[str]:
    """Yield a line for each option of the game's rules, required ones first.

    The options that end every command that rolls are told once for all of them.
    """
    options = [option for option in spec.options if option.name not in CLOSING]
    if own:
        taken = {name for procedure in own for name in procedure.said}
        if len({procedure.variant for procedure in own}) > 1:
            taken.add(WHAT)
        if taken & set(spec.spilled):
            taken.add(MORE)
        options = [option for option in options if option.name in taken]
    needed = {option.name for option in options if option.required or _needed(option.name, own)}
    for option in sorted(options, key=lambda option: option.name not in needed):
        texts = context.own_texts
        if not own:
            # What the application's own commands call an option is no rule's word for it.
            texts = context.localiser.texts(texts.locale, option.ruleset)
        told = texts("help-needed") if option.name in needed else ""
        yield f"{_BULLET}{option.name}` {texts(option.text)}{told}"


def _needed(name: str, own: Sequence[Procedure]) -> bool:
    """Return whether every rule needs an option that nothing else fills."""
    found = [procedure.parameter(name) for procedure in own]
    return bool(found) and all(
        parameter is not None
        and parameter.required
        and parameter.fill is None
        and parameter.spell is None
        for parameter in found
    )


def _with_values(
    context: CommandContext, found: Sequence[CommandSpec], lines: list[str]
) -> list[str]:
    """Return lines with the values of options, as far as a message has room.

    For `more` the values are the names of its options.
    """
    texts, room = context.own_texts, _ROOM - sum(len(line) + 1 for line in lines)
    values = {
        parameter.name: tuple(parameter.kind.values)
        for spec in found
        for procedure in spec.own(context.ruleset)
        for parameter in procedure.parameters
        if isinstance(parameter.kind, Choice)
    }
    values[MORE] = tuple(
        dict.fromkeys(
            name
            for spec in found
            for procedure in spec.own(context.ruleset)
            for name in procedure.said
            if name in spec.spilled
        )
    )
    names = [_option_of(line) for line in lines]
    told = list(lines)
    # Values can be learnt by asking; of an option that only `more` takes this is the one place.
    for position in sorted(range(len(lines)), key=lambda index: names[index] != MORE):
        listed = ", ".join(values.get(names[position], ()))
        more = f"{texts('colon')} {listed}" if listed else ""
        if len(more) <= room:
            room -= len(more)
            told[position] += more
    return told


def _option_of(line: str) -> str:
    """Return the option of a line, empty without one."""
    return line.removeprefix(_BULLET).partition("`")[0] if line.startswith(_BULLET) else ""


@button("rule", reads=True)
async def press_rule(context: CommandContext, subject: str) -> Reply:
    """Answer the rule button with the procedure, its options and its source."""
    from bot.commands.lookup.rulebook import press_rule as entry_of  # noqa: PLC0415 - seldom needed

    written = await entry_of(context, subject)
    if written is not None:
        return written
    procedure = find_procedure(context, subject)
    texts = context.own_texts
    key = f"procedure-{text_key(procedure.id)}"
    found = ((name, procedure.parameter(name)) for name in procedure.said)
    lines = tuple(
        f"▸ `{name}` {texts(text_key(f'param-{name}' if each is None else each.text))}"
        for name, each in found
        if each is None or each.house is None
    )
    lines = (*lines, *borrowed_lines(texts, procedure, {}))
    footer = texts("rule-source", source=procedure.source)
    card = Card(texts(key), texts.about(key), lines, footer=footer)
    return Answer(card, private=True, details=lambda: {"procedure": procedure.id})
