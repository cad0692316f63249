"""The battle that a question about the past is about, and the names in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.battle.actions.beginning import OPENS
from bot.battle.past import past
from bot.battle.past.past import KINDS, Past
from bot.battle.tabletop.units import find_unit
from bot.commands.request.context import CommandContext
from bot.store.board import Board
from bot.store.journal.record import Entry
from bot.texts.bundle import text_key
from bot.texts.name_table import Names
from bot.texts.names import fold, matching
from bot.views.cards.outcome import act_key
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

PAST: Final = frozenset({"players", "actions", "battles"})
"""Completions that need the database."""


@dataclass(frozen=True, slots=True)
class PastBattle:
    """A journal that is asked about.

    Attributes:
        context: Where, with the game that was played and its texts.
        journal_id: The journal.
        past: The battle it belongs to, of one that is over maybe without its units; None for the
            channel's own.
    """

    context: CommandContext
    journal_id: int
    past: Past | None

    @property
    def board(self) -> Board:
        """The table as it is, or as the battle left it."""
        return self.past.board if self.past else self.context.channel.board


async def _at(context: CommandContext, found: Past) -> PastBattle:
    await context.store.ready(found.battle.ruleset)
    game = context.channel.game(found.battle.ruleset)
    texts = context.localiser.texts(context.texts.locale, game.id)
    return PastBattle(replace(context, ruleset=game, texts=texts), found.journal.id, found)


async def battle_at(
    context: CommandContext, battle: str | None, *, units: bool = True
) -> PastBattle:
    """Return the present or last battle, or the one named.

    Args:
        context: Where it is handled.
        battle: What the player calls it, where it was named.
        units: Whether its units are wanted too.

    Raises:
        Refusal: `no-battle-yet`, `unknown-battle`, `unknown-ruleset`.
    """
    found = await past.past_battle(context.store, context.channel, battle or None, units=units)
    return await _at(context, found)


async def battle_with_id(context: CommandContext, battle_id: int) -> PastBattle:
    """Return an ended battle of any channel; the caller checks who may see it.

    Raises:
        Refusal: `no-battle-yet`, `unknown-ruleset`.
    """
    return await _at(context, await past.battle_with_id(context.store, battle_id))


async def journal_at(
    context: CommandContext, battle: str | None, *, units: bool = False
) -> PastBattle:
    """Return the journal under way, or that of the battle that is named.

    Where nothing was done outside battles since the last one, it is that one's.

    Args:
        context: Where it is handled.
        battle: What the player calls it, where it was named.
        units: Whether the units of a battle that is over are wanted too.

    Raises:
        Refusal: see `battle_at`.
    """
    channel = context.channel
    if channel.battle is not None or battle:
        return await battle_at(context, battle, units=units)
    await channel.settled()
    newer = partial(past.battle_was_last, channel_id=channel.id, own_id=channel.own.id)
    if await context.store.ask(newer):
        return await battle_at(context, battle, units=units)
    return PastBattle(context, context.channel.journal.id, None)


async def journal_numbered(context: CommandContext, journal_id: int) -> PastBattle:
    """Return a journal of the channel by its id.

    Raises:
        Refusal: `button-expired`.
    """
    if context.channel.fought is None and journal_id == context.channel.own.id:
        return PastBattle(context, journal_id, None)
    battle = await context.store.ask(
        partial(past.battle_of, journal_id=journal_id, channel_id=context.channel.id)
    )
    known = await context.store.ask(partial(past.battles, channel_id=context.channel.id))
    number = next(
        (known_battle.number for known_battle in known if known_battle.id == battle), None
    )
    if number is None:
        raise Refusal("button-expired")
    return await battle_at(context, str(number))


async def find_actor(earlier: PastBattle, typed: str) -> tuple[int, str]:
    """Return the person meant among those who acted.

    Raises:
        Refusal: `unknown-player`, `ambiguous-player`.
    """
    requester = earlier.context.requester
    near = [(row.user_id, row.name) for row in earlier.board.players]
    seated = {
        fold(name): (user_id, name)
        for user_id, name in (*near, (requester.user_id, requester.name))
    }
    if fold(typed) in seated:  # those at the table need no question to the database
        return seated[fold(typed)]
    known = await earlier.context.store.ask(partial(past.actors, journal_id=earlier.journal_id))
    # Of several people with one name the one who acted last is meant.
    found = matching(typed, {fold(actor[1]): actor for actor in known})
    names = ", ".join(dict.fromkeys(name for _, name in (found or known)))[:200]
    if not found:
        raise Refusal("unknown-player", text=typed[:40], names=names or None)
    if len(found) > 1:
        raise Refusal("ambiguous-player", text=typed[:40], names=names)
    return found[0]


def find_past_unit(earlier: PastBattle, typed: str) -> int:
    """Return the id of the unit that is meant, destroyed or not.

    Raises:
        Refusal: `unit-needs-battle`, and what finding a unit refuses.
    """
    if earlier.board.battle is None:
        raise Refusal("unit-needs-battle", text=typed[:40])
    return find_unit(earlier.board, typed, destroyed=True).id


def action_name(context: CommandContext, action: str) -> str:
    """Return the name of an action of the log, or of a kind of actions."""
    for key in (f"procedure-{text_key(action)}", f"action-{text_key(action)}"):
        if context.texts.has(key):
            return context.texts(key)
    return action


def entry_name(context: CommandContext, entry: Entry) -> str:
    """Return the name of what an entry did: of the rule that it was done by, else of the action."""
    if OPENS in entry.arguments:
        return context.texts("action-battle-begins")
    return name_by(context, entry.action, entry.arguments.get("values") or {})


def name_by(context: CommandContext, action: str, values: Mapping[str, object]) -> str:
    """Return the name of an action, by the values of its options as the log keeps them."""
    procedure = context.ruleset.by_id.get(action)
    if procedure is None:
        return action_name(context, action)
    key = text_key(act_key(procedure, values))
    return context.texts(key) if context.texts.has(key) else action_name(context, action)


async def action_names(earlier: PastBattle) -> Names:
    """Return the kinds of actions, and the actions of a journal, by name."""
    context = earlier.context
    known = await context.store.ask(partial(past.actions, journal_id=earlier.journal_id))
    kinds = [(context.texts(f"log-kind-{kind}"), kind) for kind in KINDS]
    named = [(action_name(context, action), action) for action in known]
    ids = [(kind, kind) for kind in (*KINDS, *known)]
    return Names((*kinds, *named, *ids))


async def find_action(earlier: PastBattle, typed: str) -> str:
    """Return the kind of actions, or the action, that is meant.

    Raises:
        Refusal: `unknown-action`.
    """
    names = await action_names(earlier)
    found = names.find(typed) or names.only(typed)
    if found is None:
        kinds = ", ".join(earlier.context.own_texts(f"log-kind-{kind}") for kind in KINDS)
        raise Refusal("unknown-action", text=typed[:40], names=kinds)
    return found


async def offers(
    context: CommandContext, kind: str, typed: str, others: Mapping[str, Raw], most: int
) -> list[tuple[str, str]]:
    """Return offers for an option about the past: the text shown, and the value."""
    if kind == "battles":
        known = await context.store.ask(partial(past.battles, channel_id=context.channel.id))
        wanted = fold(typed)
        named = [
            (f"{known_battle.number}. {known_battle.name}", str(known_battle.number))
            for known_battle in known
        ]
        return [choice for choice in reversed(named) if wanted in fold(choice[0])][:most]
    named_battle = others.get("battle")
    earlier = await journal_at(context, None if named_battle is None else str(named_battle))
    if kind == "players":
        actors = await context.store.ask(partial(past.actors, journal_id=earlier.journal_id))
        names = Names((name, name) for _, name in reversed(actors))
        return [(name, name) for name in names.near(typed, most)]
    found = (await action_names(earlier)).near(typed, most)
    return [(_kind_name(earlier.context, kind), kind) for kind in dict.fromkeys(found)]


def _kind_name(context: CommandContext, action: str) -> str:
    return context.texts(f"log-kind-{action}") if action in KINDS else action_name(context, action)
