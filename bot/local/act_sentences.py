"""Sentences for acts that the local table would not even send, in the player's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.commands.options.counterparts import counterpart
from bot.commands.options.specification import WHAT, CommandSpec
from bot.commands.options.typed_options import as_typed
from bot.commands.procedures.missing import known_unit
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.context import CommandContext
from bot.commands.request.requester import Requester
from bot.discord.client import Vexille
from bot.texts.localiser import Texts, sentence
from bot.texts.markup import without_markup
from localdiscord import NoAnswer, Refused, TableUser
from rulesets.core.declaring.parameter import Choice
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence that tells what is wrong with an act.

    Attributes:
        code: The code of what is wrong.
        text: The sentence.
    """

    code: str
    text: str


async def refused_sentence(
    bot: Vexille, user: TableUser | None, locale: str, refusal: Refused
) -> Sentence:
    """Return what tells a player, who may have no seat, what is wrong with an act."""
    game_says = None if user is None else await _game_says(bot, user, locale, refusal)
    if game_says is not None:
        return game_says
    text = await _table_says(bot, user, locale, refusal)
    return Sentence(refusal.code.replace("_", "-"), without_markup(text))


async def _game_says(
    bot: Vexille, user: TableUser, locale: str, refusal: Refused
) -> Sentence | None:
    """Return what the game that is played has instead of a command of other games."""
    found = _specs(bot, refusal)
    if not found or user.channel.is_direct:
        return None
    context = await _look(bot, user, locale)
    try:
        found[0].choose(context.ruleset, None)
    except Refusal as instead:
        if instead.code == f"instead-{found[0].name}":
            return Sentence(instead.code, without_markup(sentence(context.own_texts, instead)))
    return None


async def _table_says(bot: Vexille, user: TableUser | None, locale: str, refusal: Refused) -> str:
    texts = bot.localiser.texts(locale)
    absent = None if user is None else _absent(bot, user, texts, refusal)
    if absent is not None:
        return absent
    instead = None if user is None else await _instead(bot, user, locale, refusal)
    if instead is not None:
        name = str(refusal.facts["name"])[:40]
        return texts("terminal-resolve-instead", name=name, line=instead)
    given = dict(refusal.facts)
    if localised := given.pop("localised", None):
        known = zip(given["names"], localised, given["choices"], strict=True)
        played = await _played(bot, user, locale, refusal)
        given["choices"] = [
            f"{own.get(locale, name)} ({value})"
            for name, own, value in known
            if played is None or value in played
        ]
    if described := given.pop("described", None):
        given["about"] = described.get(locale, given["about"])
    if refusal.code == "missing_option":
        given["example"] = await _example(bot, user, locale, refusal)
    if refusal.code == "bad_count":
        given["exactly"] = given["most"] if given["least"] == given["most"] else None
    if refusal.code == "unknown_option":
        given["instead"] = await _meant(bot, user, locale, refusal) or given.pop("nearest")
    if refusal.code == "unknown_command":
        given["nearest"] = [f"/{near}" for near in given["nearest"]]
    facts = {name: _spoken(value) for name, value in given.items()}
    return texts(f"terminal-{refusal.code.replace('_', '-')}", **facts)


def silence_sentence(texts: Texts, silence: NoAnswer) -> str:
    """Return the sentence that tells a player of an answer that never came."""
    return texts("terminal-no-answer", seconds=round(silence.after))


def _name(refusal: Refused) -> str:
    return str(refusal.facts.get("name") or "").lower()


def _specs(bot: Vexille, refusal: Refused) -> list[CommandSpec]:
    """Return the commands of the bot that are refused as unknown: they are not here."""
    if refusal.code != "unknown_command":
        return []
    return [spec for spec in bot.specs if spec.path.partition(" ")[0] == _name(refusal)]


async def _look(bot: Vexille, user: TableUser, locale: str) -> CommandContext:
    return await bot.router.look(Requester(0, user.id, user.name, locale, user.channel.id))


def _absent(bot: Vexille, user: TableUser, texts: Texts, refusal: Refused) -> str | None:
    """Return why a command of the bot's is not here, None for what is no command of it."""
    name, found = _name(refusal), _specs(bot, refusal)
    if not found:
        return None
    if user.channel.is_direct:
        known = sorted({f"/{each.partition(' ')[0]}" for each in user.command_names()})
        return texts("terminal-needs-server", name=name, commands=", ".join(known))
    games = [game for game in dict.fromkeys(game for game, _ in found[0].procedures) if game]
    if not games:
        return None
    named = ", ".join(bot.localiser.texts(texts.locale, game)(f"ruleset-{game}") for game in games)
    return texts("terminal-other-game", name=name, games=named, game=games[0])


async def _instead(bot: Vexille, user: TableUser, locale: str, refusal: Refused) -> str | None:
    """Return how a procedure taken for a command is asked for; None for other words."""
    name = str(refusal.facts.get("name") or "")
    if refusal.code != "unknown_command" or not name:
        return None
    context = await _look(bot, user, locale)
    found = context.names.procedures.find(name)
    return None if found is None else as_typed(find_procedure(context, found), {})


async def _meant(bot: Vexille, user: TableUser | None, locale: str, refusal: Refused) -> str | None:
    """Return the option that the game calls otherwise in this command, None without one."""
    spec = next((each for each in bot.specs if each.path == refusal.facts["command"]), None)
    if user is None or spec is None or not spec.procedures:
        return None
    context = await _look(bot, user, locale)
    try:
        procedure = spec.choose(context.ruleset, None)
    except Refusal:
        return None
    found = counterpart(str(refusal.facts["option"]), procedure, context.ruleset.procedures)
    return found if found in refusal.facts["known"] else None


async def _played(
    bot: Vexille, user: TableUser | None, locale: str, refusal: Refused
) -> frozenset[str] | None:
    """Return the choices of an option that the channel's game has, None where all may be told."""
    spec = next((each for each in bot.specs if each.path == refusal.facts.get("command")), None)
    if user is None or spec is None or not spec.procedures:
        return None
    context = await _look(bot, user, locale)
    option = str(refusal.facts["option"])
    found: set[str] = set()
    for procedure in spec.own(context.ruleset):
        held = procedure.parameter(option)
        if option == WHAT and procedure.variant:
            found.add(procedure.variant)
        elif held is not None and isinstance(held.kind, Choice):
            found.update(held.kind.values)
    return frozenset(found) or None


async def _example(
    bot: Vexille, user: TableUser | None, locale: str, refusal: Refused
) -> str | None:
    """Return a unit of the table that a missing option may name, None without one."""
    spec = next((each for each in bot.specs if each.path == refusal.facts["command"]), None)
    if user is None or spec is None or not spec.procedures:
        return None
    context = await _look(bot, user, locale)
    try:
        procedure = spec.choose(context.ruleset, None)
    except Refusal:
        return None
    return known_unit(context, procedure, str(refusal.facts["option"]), {})


def _spoken(value: Any) -> str | int | float | bool | None:
    if isinstance(value, list | tuple):
        return ", ".join(str(part) for part in value) or None
    if isinstance(value, int | float | bool) or value is None:
        return value
    return str(value)[:80]
