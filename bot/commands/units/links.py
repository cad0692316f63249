"""The command for relations between units: who touches, charges or dreads whom, as players say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from bot.battle.tabletop.links import guessed, in_combat, kept, whole_unit
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed, Key
from bot.commands.declaring.shared import UnitName, YesNo
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.units import promised
from bot.store.journal.record import Action
from bot.store.tables.battle import UnitRow
from bot.texts.bundle import text_key
from rulesets.core.declaring.kind import Text
from rulesets.core.results.effect import Effect
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import Relation
from rulesets.refusal import Refusal


@command("unit link")
async def link(
    context: CommandContext,
    *,
    unit: UnitName,
    other: Annotated[str | None, Text(300), Key("param-linked"), Completed("partners")] = None,
    relation: Annotated[str | None, Text(60), Key("param-relation"), Completed("relations")] = None,
    facing: Annotated[str | None, Text(60), Key("param-link-facing"), Completed("facings")] = None,
    step: Annotated[str | None, Text(60), Key("param-link-step"), Completed("steps")] = None,
    clear: Annotated[YesNo, Key("param-link-clear")] = False,
) -> Reply:
    """Answer `/unit link`: a relation between two units begins, changes or ends."""
    row = context.own_unit(unit)
    wanted = read_relation(context, relation)
    partner = None if other is None else context.row_of(other, destroyed=clear)
    board = context.channel.board
    effect: Effect
    if clear:
        if not kept(board, wanted, row, partner) and guessed(board) is None:
            raise Refusal("nothing-changes", unit=row.name)
        effect = LinkCleared(wanted.id, "unit", None if partner is None else "other")
    else:
        partner = partner or _only_partner(context, row, wanted)
        _check(context, wanted, row, partner)
        held = next(iter(kept(board, wanted, row, partner)), None)
        whole = whole_unit(board, row) if wanted.shared else row
        own = held is not None and held.unit_id == whole.id
        known = held.facing if held is not None and own else None
        effect = LinkSet(
            wanted.id,
            "unit",
            "other",
            facing=_word(context, wanted, "facing", wanted.facings, facing) or known,
            step=_word(context, wanted, "relation-step", wanted.steps, step)
            or (held.step if held is not None else next(iter(wanted.steps), None)),
        )
        said = (effect.facing, effect.step)
        if held is not None and said == (known, held.step) and (own or wanted.mutual):
            raise Refusal("nothing-changes", unit=row.name)
    binding = {"unit": (row.id,), "other": () if partner is None else (partner.id,)}
    names = [row.name, *([] if partner is None else [partner.name])]
    arguments = {"units": names, "relation": wanted.id, "clear": clear}
    action = Action(
        context.caller("/unit link"), "unit-link", arguments, effects=(effect,), binding=binding
    )
    coming = context.channel.accept(action)
    name = row.name
    return promised(context, coming, lambda: context.texts("unit-linked", unit=name), told=True)


def read_relation(context: CommandContext, typed: str | None) -> Relation:
    """Return the relation meant, the game's most usual where nothing was said.

    Raises:
        Refusal: `unknown-relation`.
    """
    relations = context.ruleset.relations_by_id
    found = next(iter(relations), None) if typed is None else context.names.relations.only(typed)
    if found is None or found not in relations:
        names = [context.own_texts(f"relation-{text_key(name)}") for name in relations]
        raise Refusal("unknown-relation", text=(typed or "")[:40], names=", ".join(names))
    return relations[found]


def candidates(context: CommandContext, row: UnitRow, relation: Relation) -> list[UnitRow]:
    """Return the units on the table that can be in a relation with one, in order of arrival."""
    wanted = {"enemies": (False,), "friends": (True,), "any": (True, False)}[relation.between]
    return [
        unit
        for unit in context.channel.board.units
        if not unit.destroyed
        and unit.host_id is None
        and unit is not whole_unit(context.channel.board, row)
        and (unit.side_id == row.side_id) in wanted
    ]


def _only_partner(context: CommandContext, row: UnitRow, relation: Relation) -> UnitRow:
    """Return the only unit that can be meant: of several, the only one in close combat."""
    found = candidates(context, row, relation)
    if len(found) != 1:
        found = [unit for unit in found if in_combat(context.channel.board, unit)]
    if len(found) != 1:
        raise Refusal("link-with-whom")
    return found[0]


def _check(context: CommandContext, relation: Relation, row: UnitRow, other: UnitRow) -> None:
    board = context.channel.board
    if whole_unit(board, row) is whole_unit(board, other):
        raise Refusal("link-itself", unit=row.name)
    alike = row.side_id == other.side_id
    facts = {
        "unit": row.name,
        "other": other.name,
        "relation": context.own_texts(f"relation-{text_key(relation.id)}"),
    }
    if relation.between == "enemies" and alike:
        raise Refusal("link-enemies", **facts)
    if relation.between == "friends" and not alike:
        raise Refusal("link-friends", **facts)


def _word(
    context: CommandContext,
    relation: Relation,
    prefix: str,
    values: Sequence[str],
    typed: str | None,
) -> str | None:
    """Return the facing or step meant by what was typed, None where nothing was.

    Raises:
        Refusal: `not-a-choice`, `link-without` where the relation has none at all.
    """
    if typed is None:
        return None
    if not values:
        name = context.own_texts(f"relation-{text_key(relation.id)}")
        option = "facing" if prefix == "facing" else "step"
        raise Refusal("link-without", option=option, relation=name)
    found = context.names.words(prefix, values).only(typed)
    if found is None:
        names = ", ".join(context.own_texts(f"{prefix}-{text_key(value)}") for value in values)
        option = "facing" if prefix == "facing" else "step"
        raise Refusal("not-a-choice", option=option, text=typed[:40], values=names)
    return found
