"""A small game with relations between units, and short ways to see them."""

from __future__ import annotations

from dataclasses import replace

from bot.battle.tabletop.units import as_joined
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.relation import RELATIONS, Relation
from rulesets.core.results.status import Status
from rulesets.core.ruleset.installed import Games
from tests.bot.battle.actions.test_formations import HEROES, add
from tests.bot.battle.playing import Table

LINKED = replace(
    HEROES,
    id="linked",
    statuses=(*HEROES.statuses, Status("off-table", leaves_combat=True)),
    relations=(
        *RELATIONS,
        Relation("dread", until="combat"),
        Relation("hex", until="spell"),
        Relation("hunt", until="turns", ends=()),
        Relation("guard", between="friends", until="own-turn", ends=("flees",)),
        Relation("mark", until="next-turn", ends=()),
    ),
)


async def begun(url: str) -> Table:
    """Return a table with a battle of this game."""
    table = Table(url, Games([LINKED]))
    await table.open()
    await table.battle()
    for line in ("Spears 20 W1 Ld7", "Giants 3 W3 Ld6", "Lord 1 W3 Ld9 [hero]"):
        await add(table, line)
    for line in ("Orcs 20 W1", "Boyz 20 W1"):
        await add(table, line, side="Orcs")
    return table


async def seen(table: Table, name: str) -> Unit:
    """Return a unit as the rules see it."""
    channel = await table.look()
    row = channel.find_unit(name, destroyed=True)
    return as_joined(channel.board, row, LINKED)


async def told(table: Table, name: str, kind: str = "contact") -> list[tuple[str | None, bool]]:
    """Return the partners of a unit in a relation, and whether it is its own."""
    return [(link.other, link.own) for link in (await seen(table, name)).linked(kind)]


async def touch(table: Table) -> None:
    """Let two units of a small battle touch."""
    met = LinkSet("contact", "unit", "target", facing="flank")
    await table.effects(met, unit="Spearmen", target="Boyz")
