"""Offers of what a game names: house rules, spells, landmarks; and the sides of a coming battle."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from bot.battle.tabletop.landmarks import landmarks_of
from bot.battle.tabletop.sheets import abilities
from bot.battle.tabletop.units import as_unit
from bot.commands.options.names import GameNames
from bot.commands.options.paths import BELOW_ROLL, ROLL
from bot.commands.options.specification import Option
from bot.commands.request.context import CommandContext
from bot.commands.settings.switches import offers
from bot.texts.bundle import text_key
from bot.texts.name_table import Names
from bot.texts.names import fold
from rulesets.core.battlefield.unit import FORGOTTEN
from rulesets.core.books.spell import Spell
from rulesets.core.declaring.house import INHERITED
from rulesets.core.declaring.kind import Choice, Landmarks
from rulesets.core.declaring.shared import SHARED
from rulesets.refusal import Refusal

MOST: Final = 25
Offer = tuple[str, str]
"""The text shown, and the value it stands for."""


def house_rules(
    context: CommandContext, command: str, typed: str, others: Mapping[str, Any]
) -> list[Offer]:
    """Offer house rules of the game that is named, or is played here."""
    game = context.ruleset
    with suppress(Refusal):
        game = context.channel.game(str(others.get("game") or game.id))
    names = GameNames(game, context.localiser, context.requester.locale)
    texts = context.localiser.texts(context.texts.locale, game.id)
    back = (INHERITED,) if command == "settings" else ()
    return offers(names, texts, game, typed, back)[:MOST]


def first_sides(context: CommandContext, typed: str, others: Mapping[str, Any]) -> list[Offer]:
    """Offer the sides of a battle that is about to start."""
    texts = context.texts
    named = (
        (others.get("side_one") or texts("battle-side-first")),
        (others.get("side_two") or texts("battle-side-second")),
    )
    return [(name, name) for name in map(str, named) if name.lower().startswith(typed.lower())]


def landmarks(context: CommandContext, option: Option, typed: str) -> list[Offer]:
    """Offer the landmarks of the battlefield, then the kinds of landmarks."""
    battle = context.channel.board.battle
    standing = () if battle is None else landmarks_of(battle)
    names = Names((landmark.name or "", landmark.name or "") for landmark in standing)
    found = [(name, name) for name in names.near(typed, MOST)]
    kinds = [
        kind
        for procedure in context.ruleset.procedures
        if (parameter := procedure.parameter(option.name)) is not None
        and isinstance(parameter.kind, Landmarks)
        for kind in parameter.kind.kinds
    ]
    called = Names((context.texts(f"choice-{kind}"), kind) for kind in dict.fromkeys(kinds))
    others = ((context.texts(f"choice-{choice}"), choice) for choice in called.near(typed, MOST))
    return [*found, *others][:MOST]


def spells_named(
    context: CommandContext, typed: str, others: Mapping[str, Any], option: str
) -> list[Offer]:
    """Offer spells, first those that the army brought or the wizard knows, then the others."""
    spells = {spell.id: spell for spell in context.ruleset.spells}
    found = context.names.spells.near(typed, len(spells) or 1)
    try:
        row = context.row_of(str(others.get("wizard") or ""))
        wizard = as_unit(row)
    except Refusal:
        wizard = None
    if wizard is not None and wizard.spells:
        known = [spell for spell in spells if wizard.knows(spell)]
        lores = {spells[spell].lore for spell in known}
        found = [spell for spell in found if f"{FORGOTTEN}{spell}" not in wizard.spells]
        found.sort(key=lambda spell: (spell not in known, spells[spell].lore not in lores))
    own = _brought(context, typed, str(others.get("wizard") or others.get("unit") or ""), option)
    return [*own, *(_spell(context, spells[spell]) for spell in found)][:MOST]


def _brought(context: CommandContext, typed: str, caster: str, kind: str) -> list[Offer]:
    """Offer the spells or prayers that an army brought, of a caster who is said what he knows."""
    board, wanted = context.channel.board, fold(typed)
    row = None
    with suppress(Refusal):
        row = context.row_of(caster) if caster and board.battle else None
    side = context.own_side() if row is None else board.row("side", row.side_id)
    if side is None:
        return []
    found = [
        (f"{ability.name} ({ability.value}+)" if ability.value else ability.name, ability.name)
        for ability in abilities(board).get(side.id, ())
        if ability.kind == kind and wanted in fold(ability.name)
        if not ability.units or row is None or row.name in ability.units
    ]
    return list(dict.fromkeys(found))


def _spell(context: CommandContext, spell: Spell) -> Offer:
    name = context.texts(f"spell-{spell.id}")
    lore = context.texts(f"lore-{spell.lore}")
    return f"{name} ({spell.sign}, {lore})", name


def tables_named(context: CommandContext, typed: str) -> list[Offer]:
    """Offer the tables of the game and the dice beside them, as `/roll` takes their names."""
    values = dict.fromkeys(
        f"{procedure.command} {value}"
        for procedure in (*context.ruleset.procedures, *SHARED)
        if procedure.command in BELOW_ROLL
        for parameter in procedure.parameters[:1]
        if isinstance(parameter.kind, Choice)
        for value in parameter.kind.values
    )
    named = {value: context.texts(f"choice-{text_key(value.split()[1])}") for value in values}
    written = ((value, value) for value in named)
    found = Names([*written, *((name, value) for value, name in named.items())]).near(typed, MOST)
    return [(f"{named[value]} (/{ROLL} {value})", value) for value in found]
