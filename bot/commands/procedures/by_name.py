"""Procedures asked for by name: `/roll` resolves them, `/odds` shows their chances.

Both take dice in notation just as well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Final

from bot.commands.declaring.command import button, command
from bot.commands.declaring.kinds import Completed
from bot.commands.declaring.shared import Dice
from bot.commands.dice.dice_input import says_ask
from bot.commands.options.paths import BELOW_ROLL, ROLL
from bot.commands.options.specification import CLOSING, MORE, ODDS, SECRET, WHAT, CommandSpec
from bot.commands.options.typed_options import read_values, split_values
from bot.commands.procedures.questions import attempt, run, show_odds
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.ways import in_doubt, way_of
from bot.texts.localiser import named
from rulesets.core.declaring.kind import Choice, Flag, Text
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.table_dice import ROLL as ROLL_DICE
from rulesets.core.declaring.table_dice import SCATTER_DIE
from rulesets.dice.notation.limits import CHARACTERS
from rulesets.dice.notation.reader import parse
from rulesets.refusal import Doubt, Refusal

_KEPT: Final[Mapping[str, Raw]] = {"dice": "ask", ODDS: True, SECRET: True}
"""What closes a roll and is kept by a button, which has its first letter."""


@command("roll")
async def anything(
    context: CommandContext,
    *,
    notation: Annotated[str, Text(CHARACTERS), Completed("procedure")],
    values: Annotated[str | None, Text(1000), Completed("values")] = None,
    dice: Dice = None,
    odds: Annotated[bool | None, Flag()] = None,
    secret: Annotated[bool | None, Flag()] = None,
) -> Reply:
    """Answer `/roll`: dice in notation, or what the channel's game resolves by that name.

    Raises:
        Refusal: what is wrong with either.
    """
    told = {"dice": dice, "odds": odds, "secret": secret}
    closing: dict[str, Raw] = {name: value for name, value in told.items() if value is not None}
    word, _, rest = notation.strip().partition(" ")
    if word.lower() in BELOW_ROLL and not (rest and _is_dice(context, word, rest)):
        spec = next(spec for spec in context.specs if spec.name == word.lower())
        return await run(context, spec, {**_options(spec, rest, values or ""), **closing})
    try:
        is_notation = _is_notation(context, notation)
        given = read_values(values or "", ROLL_DICE, context.ruleset) if is_notation else {}
        if is_notation:
            parse(notation)  # chances are worked out later
    except Doubt as doubt:
        if _means_chances(doubt):
            kept = {name: raw for name, raw in closing.items() if name != "dice" or raw != "ask"}
            return _asked(context, _chances_offered(doubt), {**kept, ODDS: True})
        return _asked(context, doubt, closing)
    if is_notation:
        return attempt(context, ROLL_DICE, {**given, "notation": notation}, closing, ROLL)
    found = find_procedure(context, notation)
    given = read_values(values or "", found, context.ruleset)
    return attempt(context, found, given, closing, ROLL)


def _is_dice(context: CommandContext, word: str, rest: str) -> bool:
    """Tell whether a scatter die is one of several dice, `scatter + artillery`."""
    if word.lower() != SCATTER_DIE.command or ":" in rest:
        return False
    kinds = [each.kind for each in SCATTER_DIE.parameters]
    values = [value for kind in kinds if isinstance(kind, Choice) for value in kind.values]
    if context.names.find_choice(values, rest) is not None:
        return False
    try:
        parse(f"{word} {rest}")
    except Doubt:
        return True
    except Refusal:
        return False
    return True


def _options(spec: CommandSpec, first: str, values: str) -> dict[str, Raw]:
    """Return the options of a command, of which the first may stand by itself."""
    names = [option.name for option in spec.options if option.name not in CLOSING]
    given = split_values(values, tuple(dict.fromkeys((*names, *spec.spilled))))
    shown: dict[str, Raw] = {name: raw for name, raw in given.items() if name not in spec.spilled}
    hidden = [f'{name}:"{raw}"' for name, raw in given.items() if name in spec.spilled]
    if hidden:
        shown[MORE] = " ".join(hidden)
    if first:
        shown.setdefault(next(name for name in names if name != WHAT), first)
    return shown


def _is_notation(context: CommandContext, asked: str) -> bool:
    """Return whether dice are asked for; what can't be read is, unless a name is meant.

    Raises:
        Doubt: `procedure-near`, where the books have dice for it.
        Refusal: `instead-<command>` where the game has something else, `procedure-near`,
            `nothing-to-roll`.
    """
    if context.names.procedures.find(asked) is not None:
        return False
    try:
        parse(asked)
    except Refusal as refusal:
        if any(sign.isdigit() for sign in asked):
            _check_name(context, asked, refusal)
            return True
        spell = context.names.spells.only(asked)
        near = context.names.near_procedures(asked)
        if spell and isinstance(refusal, Doubt):
            of_spell = Refusal("procedure-is-spell", text=asked[:40], spell=spell)
            raise Doubt(of_spell, refusal.ways) from None
        if near and isinstance(refusal, Doubt):
            raise _doubted(asked, near, refusal) from None
        if near or spell:
            return False
        if isinstance(refusal, Doubt):
            return True
        if refusal.code == "notation-unexpected" and refusal.facts.get("position") == 1:
            raise Refusal("nothing-to-roll", text=asked[:40]) from None
    return True


def _check_name(context: CommandContext, asked: str, refusal: Refusal) -> None:
    """Tell what the game resolves by the name before a number, as in `charge need 8`.

    Raises:
        Refusal: `procedure-near`.
    """
    name = asked.partition(" ")[0].strip(",:")
    if refusal.facts.get("position") == 1 and context.names.procedures.find(name) is not None:
        near = context.names.near_procedures(name) or name
        raise _doubted(asked, near, refusal)


def _doubted(asked: str, near: str, refusal: Refusal) -> Refusal:
    """Return the names that are near what was asked for, with the dice that may be meant."""
    ways = refusal.ways if isinstance(refusal, Doubt) else ()
    dice = ways[0] if len(ways) == 1 else None
    named_near = Refusal("procedure-near", text=asked[:40], near=near, dice=dice)
    return Doubt(named_near, ways) if ways else named_near


@command("odds")
async def chances(
    context: CommandContext,
    *,
    question: Annotated[str, Text(200), Completed("procedure")],
    values: Annotated[str | None, Text(1000), Completed("values")] = None,
) -> Reply:
    """Answer `/odds`: the chances of a procedure by name, or of a roll in dice notation."""
    found = context.names.procedures.find(question)
    if found is not None:
        procedure = find_procedure(context, found)
        given = read_values(values or "", procedure, context.ruleset)
        return show_odds(context, context.understand(procedure, given), {})
    try:
        is_notation = _is_notation(context, question)
    except Doubt as doubt:
        return _asked(context, doubt, {ODDS: True})
    if not is_notation:
        near = context.names.near_procedures(question)
        if near is None:
            find_procedure(context, question)  # tells what else bears that name
        raise Refusal("unknown-question", text=question[:40], near=near)
    try:
        parse(question)
    except Doubt as doubt:
        if not _means_chances(doubt):
            return _asked(context, doubt, {ODDS: True})
        question = _without_its_name(question, doubt)
        if not question:
            return _asked(context, _chances_offered(doubt), {ODDS: True})
    asked: Mapping[str, Raw] = {"notation": question}
    return show_odds(context, context.understand(ROLL_DICE, asked), {})


def _means_chances(refusal: Refusal) -> bool:
    """Tell whether what is not clear of a roll is that its chances are asked for."""
    return refusal.code == "notation-meaning" and refusal.facts.get("meant") == "odds"


def _chances_offered(doubt: Doubt) -> Doubt:
    """Return the same with the command that tells the chances of all that is understood."""
    said = str(doubt.facts["text"])
    return Doubt(Refusal("notation-chances", text=said, roll=doubt.ways[0]), doubt.ways)


def _without_its_name(question: str, doubt: Doubt) -> str:
    """Return a roll without the word that says what `/odds` tells anyway, `proba 2d6 9+`.

    Nothing where the rest is not understood.
    """
    word = re.escape(str(doubt.facts["text"]))
    rest = re.sub(rf"{word}\w*", " ", question, count=1).strip()
    try:
        parse(rest)
    except Refusal:
        return ""
    return rest


@button("said")
async def said(context: CommandContext, subject: str) -> Reply:
    """Answer the button of what a roll may mean that was not clear."""
    about, notation = way_of(subject)
    closing: dict[str, Raw] = {name: raw for name, raw in _KEPT.items() if name[0] in about}
    return attempt(context, ROLL_DICE, {"notation": notation}, closing, ROLL)


def _asked(context: CommandContext, doubt: Doubt, closing: Mapping[str, Raw]) -> Reply:
    """Ask what a roll means of which a part is not clear; the buttons keep what closes it.

    Raises:
        Doubt: where dice were typed with it, which no button holds.
    """
    typed = closing.get("dice")
    if typed is not None and not says_ask(str(typed)):
        raise doubt
    about = "".join(name[0] for name in _KEPT if closing.get(name))
    texts = context.own_texts

    def label(way: str) -> str:
        return str(named(texts, {"notation": way})["notation"])

    return in_doubt(context, doubt, "said", about, label)
