"""Two units of a kind that become one, as one log entry: what a split parted, it puts together."""

import asyncio

from bot.battle.channel.channel import Channel
from bot.battle.tabletop import links
from bot.battle.tabletop.combat import FLEEING
from bot.battle.tabletop.units import BROUGHT_BY, MOST_MODELS, as_unit, brought_by
from bot.store.board import Draft
from bot.store.journal.record import Action, Caller, Entry
from bot.store.tables.battle import SpellRow, UnitRow
from rulesets.core.battlefield.amount import read_amount
from rulesets.core.battlefield.unit import remove_casualties
from rulesets.refusal import Refusal


def merge(channel: Channel, caller: Caller, unit: UnitRow, other: UnitRow) -> asyncio.Future[Entry]:
    """Let another unit go into a unit, with its models, its characters and its spells.

    The one counts what both counted, now, at the start of the phase and of the battle, and costs
    what both cost; wounds noted on both come together on its foremost model, which is lost where
    they are enough. What was true of either is true of it.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `merge-itself`, `merge-other-side`, `merge-within`,
            `merge-profile`, `merge-rules`, `merge-status`, `merge-too-many`.
    """
    channel.fighting()
    _check_merging(channel, unit, other)
    models = unit.models + other.models
    each = as_unit(unit).number("w", 1)
    lost = remove_casualties(models, each, unit.carried, other.carried)

    def change(draft: Draft) -> None:
        draft.set(unit, "models", models - lost.models)
        draft.set(unit, "carried", lost.carried)
        draft.set(unit, "size", unit.size + other.size)
        draft.set(unit, "phase_start", unit.phase_start + other.phase_start)
        for field in channel.ruleset.whole:
            costs = [row.profile[field] for row in (unit, other) if field in row.profile]
            if costs:
                together = sum(read_amount(cost).plus for cost in costs)
                draft.set(unit, f"profile.{field}", str(together))
        for status, held in other.statuses.items():
            if status not in unit.statuses:
                draft.set(unit, f"statuses.{status}", held)
        if other.spells is not None:
            own = unit.spells or []
            draft.set(
                unit, "spells", [*own, *(spell for spell in other.spells if spell not in own)]
            )
        if other.weapons is not None:
            arms = unit.weapons or []
            draft.set(
                unit,
                "weapons",
                [*arms, *(weapon for weapon in other.weapons if weapon not in arms)],
            )
        for character in draft.board.joined(other):
            draft.set(character, "host_id", unit.id)
        _hand_over(draft, channel, unit, other)
        relations = channel.ruleset.relations_by_id
        links.hand_over(draft, channel.new_id, relations, other, unit)
        for link in draft.board.links_of(other.id):
            draft.remove(link)
        draft.remove(other)

    names = {"units": [unit.name, other.name]}
    action = Action(caller, "unit-merge", names, binding={"unit": (unit.id, other.id)})
    return channel.accept(action, change)


def _hand_over(draft: Draft, channel: Channel, unit: UnitRow, other: UnitRow) -> None:
    """Hand the spells in play of another unit to a unit, with what they brought about."""
    for spell in draft.board.spells:
        if spell.unit_id == other.id:
            # A row cannot turn from one that goes in the same breath: another takes its place.
            draft.remove(spell)
            new_id = channel.new_id()
            draft.add(SpellRow(**spell.model_dump() | {"id": new_id, "unit_id": unit.id}))
            for spell_unit, status in brought_by(draft.board, spell.id):
                held = {**spell_unit.statuses[status], BROUGHT_BY: new_id}
                draft.set(spell_unit, f"statuses.{status}", held)


def _check_merging(channel: Channel, unit: UnitRow, other: UnitRow) -> None:
    if unit is other:
        raise Refusal("merge-itself", unit=unit.name)
    if unit.side_id != other.side_id:
        raise Refusal("merge-other-side", unit=unit.name, other=other.name)
    for row in (unit, other):
        host = channel.board.unit(row.host_id or 0)
        if host is not None:
            raise Refusal("merge-within", unit=row.name, host=host.name)
    fields = [
        field for field in (*unit.profile, *other.profile) if field not in channel.ruleset.whole
    ]
    unlike = next(
        (field for field in fields if unit.profile.get(field) != other.profile.get(field)), None
    )
    if unlike is not None:
        first, second = (row.profile.get(unlike, "–") for row in (unit, other))
        raise Refusal(
            "merge-profile",
            unit=unit.name,
            other=other.name,
            field=unlike,
            value=first,
            theirs=second,
        )
    if unit.rules != other.rules:
        rule = min(dict(unit.rules.items() ^ other.rules.items()))
        raise Refusal("merge-rules", unit=unit.name, other=other.name, rule=rule)
    joining = channel.ruleset.joining
    holding = (FLEEING, *((*joining.barred, *joining.fixed) if joining else ()))
    for status in holding:
        held = [status in links.statuses_of(channel.board, row) for row in (unit, other)]
        if held[0] != held[1]:
            raise Refusal("merge-status", unit=unit.name, other=other.name, status=status)
    if unit.size + other.size > MOST_MODELS:
        size = unit.size + other.size
        raise Refusal(
            "merge-too-many", unit=unit.name, other=other.name, size=size, most=MOST_MODELS
        )
