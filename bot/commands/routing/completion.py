"""Offers while a player types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from bot.campaign.access import campaigns_of
from bot.commands.cards.card_offers import card_offers
from bot.commands.journal import past_battle
from bot.commands.options.paths import BELOW_ROLL, ROLL
from bot.commands.options.specification import WHAT, Option
from bot.commands.request.context import CommandContext
from bot.commands.request.requester import Requester
from bot.commands.routing.offers import (
    MOST,
    Offer,
    first_sides,
    house_rules,
    landmarks,
    spells_named,
    tables_named,
)
from bot.commands.routing.router import Router
from bot.texts.bundle import text_key
from bot.texts.name_table import Names
from bot.views.words.statuses import status_text
from rulesets.core.declaring.parameter import Choice, Flag, Parameter, Rules, SpellName
from rulesets.core.declaring.procedure import Procedure
from rulesets.dice.notation.reader import parse
from rulesets.refusal import Refusal

_ELSEWHERE: Final = {
    "counters": "bot.commands.units.counts.counter_offers",
    "counted": "bot.commands.units.counts.name_offers",
    "offers": "bot.commands.procedures.saying.doing",
    "regions": "bot.commands.campaign.territory",
    "fighters": "bot.commands.campaign.roster.presenter",
    **dict.fromkeys(
        ("partners", "relations", "facings", "steps"), "bot.commands.units.link_offers"
    ),
}
"""Modules that are seldom needed: what they offer, a function of that name or `offers` gives."""
_SEPARATORS: Final = ",;+"
_BEGUN: Final = re.compile(r"(?P<before>(?:.*\s)?(?P<name>[a-z]\w*):)(?P<value>[^:]*)")
"""The pattern of `name:value` pairs of which the last is being typed."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question for offers.

    Attributes:
        context: Where.
        command: The command that is typed.
        option: The option that is typed last.
        typed: What of it is typed so far.
        others: The other options so far.
    """

    context: CommandContext
    command: str
    option: Option
    typed: str
    others: Mapping[str, Any]


class Completion:
    """The completion of unit names, special rules, procedures and their options."""

    def __init__(self, router: Router) -> None:
        self._router = router

    async def choices(
        self,
        requester: Requester,
        command: str,
        option: Option,
        typed: str,
        others: Mapping[str, Any],
    ) -> list[Offer]:
        """Return up to 25 offers for an option of a command, given the other options so far."""
        context = (await self._router.look(requester)).privately()
        if option.completion in past_battle.PAST:
            return await past_battle.offers(context, option.completion, typed, others, MOST)
        if option.completion == "reference":
            from bot.commands.lookup.rulebook import offers as rules_named  # noqa: PLC0415 - seldom needed

            game = str(others["game"]) if others.get("game") else None
            return await rules_named(context, typed, game, MOST, now=command == "rule")
        if option.completion == "books":
            return await self._books(context, typed)
        if option.completion == "campaigns":
            return await self._campaigns(context, typed)
        if option.completion == "own-campaigns":
            return await self._own_campaigns(context, typed, others)
        if option.completion in _ELSEWHERE:
            module = import_module(_ELSEWHERE[option.completion])
            named = getattr(module, option.completion, None) or module.offers
            found: list[Offer] = await named(context, typed, others, MOST)
            return found
        if option.completion == "armies":
            return await self._armies(context, typed)
        return self._of_now(_Asked(context, command, option, typed, others))

    def _of_now(self, asked: _Asked) -> list[Offer]:
        """Return offers that need nothing but what is in memory."""
        context, typed = asked.context, asked.typed
        match asked.option.completion:
            case "procedure":
                tables = tables_named(context, typed) if asked.command == ROLL else []
                return [*tables, *self._procedures(context, typed)][:MOST]
            case "values":
                return self._values(asked)
            case "house":
                return house_rules(context, asked.command, typed, asked.others)
            case "first-side":
                return first_sides(context, typed, asked.others)
            case "statuses":
                return self._statuses(context, typed, asked.others)
            case "commands":
                return self._commands(typed)
            case "choices":
                return self._choices(asked)
            case _:
                return self._names(asked)

    def _names(self, asked: _Asked) -> list[Offer]:
        """Offer names of the table or of the game."""
        context, option, typed, others = asked.context, asked.option, asked.typed, asked.others
        match option.completion:
            case "units":
                procedure = self._chosen(context, asked.command, others)
                met = () if procedure is None else context.among(procedure, option.name, others)
                met = (*met, *self._able(context, asked.command, option, others))
                near = _near(typed, met)
                found = self._units(context, typed, characters=option.name == "character")
                return list(dict.fromkeys([*near, *found]))[:MOST]
            case "sides" | "seated" | "winners" as kind:
                board = context.channel.board
                rows = board.players if kind == "seated" else board.sides
                names = [row.name for row in rows]
                names += [context.own_texts("end-draw-word")] if kind == "winners" else []
                return [(name, name) for name in names if name.lower().startswith(typed.lower())]
            case "phases":
                phases = context.names.phases.near(typed, MOST)
                return [(context.texts(f"phase-{text_key(phase)}"), phase) for phase in phases]
            case "rules":
                procedure = self._chosen(context, asked.command, others)
                wanted = None if procedure is None else procedure.parameter(option.name)
                return self._rules(context, typed, wanted)
            case "spells":
                return spells_named(context, typed, others, option.name)
            case "decks" | "deck-kinds" | "cards":
                return card_offers(context, option.completion, typed, others)[:MOST]
            case "landmarks":
                return landmarks(context, option, typed)
            case _:
                return []

    async def _books(self, context: CommandContext, typed: str) -> list[Offer]:
        guild = context.requester.guild_id
        kept = [] if guild is None else await context.store.books.all(guild)
        return _near(typed, (book.name for book in kept))

    async def _campaigns(self, context: CommandContext, typed: str) -> list[Offer]:
        guild = context.requester.guild_id
        kept = [] if guild is None else await campaigns_of(context.store).all(guild)
        return _near(typed, (campaign.name for campaign in kept))

    async def _own_campaigns(
        self, context: CommandContext, typed: str, others: Mapping[str, Any]
    ) -> list[Offer]:
        """Offer open campaigns in which the players named play, else the requester."""
        guild = context.requester.guild_id
        named = [getattr(others.get(option), "id", None) for option in ("player_one", "player_two")]
        who = [user_id for user_id in named if user_id is not None] or [context.requester.user_id]
        kept = [] if guild is None else await campaigns_of(context.store).joined(guild, who)
        return _near(typed, (campaign.name for campaign in kept))

    async def _armies(self, context: CommandContext, typed: str) -> list[Offer]:
        kept = await context.store.armies.all(context.requester.user_id)
        return _near(typed, (army.name for army in kept))

    def _commands(self, typed: str) -> list[Offer]:
        wanted = typed.lower().lstrip("/")
        names = [spec.path for spec in self._router.specs if wanted in spec.path]
        names.sort(key=lambda name: not name.startswith(wanted))
        return [(f"/{name}", name) for name in names[:MOST]]

    def _units(self, context: CommandContext, typed: str, *, characters: bool) -> list[Offer]:
        kept, part = _last_part(typed)
        joining = context.ruleset.joining if characters else None
        board = context.channel.board

        def named() -> Names:
            units = (unit for unit in board.units if not unit.destroyed)
            wanted = (unit for unit in units if joining is None or joining.joins(unit.rules))
            return Names((unit.name, unit.name) for unit in wanted)

        names = board.derived("characters" if joining else "names", named)
        return [(kept + name, kept + name) for name in names.near(part, MOST)]

    def _statuses(
        self, context: CommandContext, typed: str, others: Mapping[str, Any]
    ) -> list[Offer]:
        """Offer statuses, first those that the unit has, which a player may want to end."""
        most = MOST if typed.strip() else len(context.ruleset.statuses)
        found = context.names.statuses.near(typed, most)
        named = str(others.get("unit") or "")
        try:
            held = context.row_of(named).statuses if named else {}
        except Refusal:
            held = {}
        found.sort(key=lambda status: status not in held)
        return [
            (status_text(context.texts, status, int(held[status]["value"])), status)
            if status in held
            else (context.texts(f"status-{text_key(status)}"), status)
            for status in found[:MOST]
        ]

    def _rules(self, context: CommandContext, typed: str, wanted: Parameter | None) -> list[Offer]:
        """Offer special rules; for a procedure, those that change it and those that lend one."""
        kept, part = _last_part(typed)
        rules = context.ruleset.rules
        numbered = {rule.id: rule.numbered for rule in rules}
        near = context.names.rules.near(part, MOST)
        if wanted is not None and isinstance(wanted.kind, Rules):
            allowed = wanted.kind.allowed
            lent = [
                special_rule.id
                for special_rule in rules
                if any(loan.rule in allowed for loan in special_rule.loans)
            ]
            every = context.names.rules.near(part, len(rules))
            near = [rule for rule in every if rule in lent]
            near = [*near, *(rule for rule in every if rule in allowed)][:MOST]
        offers = []
        for rule in near:
            name = context.texts(f"rule-{rule}") + (" (1)" if numbered[rule] else "")
            offers.append((kept + name, kept + name))
        return offers

    def _choices(self, asked: _Asked) -> list[Offer]:
        """Offer the choices of this game."""
        context = asked.context
        procedure = self._chosen(context, asked.command, asked.others)
        values = () if procedure is None else _known_values(procedure, asked.option.name)
        called = Names((context.texts(f"choice-{text_key(choice)}"), choice) for choice in values)
        return [
            (context.texts(f"choice-{text_key(choice)}"), choice)
            for choice in called.near(asked.typed, MOST)
        ]

    def _procedures(self, context: CommandContext, typed: str) -> list[Offer]:
        found = [] if _goes_on_from_dice(typed) else context.names.procedures.near(typed, MOST)
        return [
            (context.texts(f"procedure-{text_key(procedure)}"), procedure) for procedure in found
        ]

    def _values(self, asked: _Asked) -> list[Offer]:
        context, typed, others = asked.context, asked.typed, asked.others
        procedure = self._chosen(context, asked.command, others)
        if procedure is None:
            return []
        offers: list[Offer] = []
        begun = _BEGUN.fullmatch(typed)
        if begun is not None and begun["name"] in procedure.said:
            found = self._value(context, procedure, begun["name"], begun["value"], others)
            offers = [(f"{begun['before']}{value}",) * 2 for value in found]
        kept, _, word = typed.rpartition(" ")
        kept = f"{kept} " if kept else ""
        taken = {part.partition(":")[0] for part in kept.split()}
        for option in procedure.said:
            if option.startswith(word) and option not in taken:
                parameter = procedure.parameter(option)
                key = f"param-{option}" if parameter is None else parameter.text
                about = context.texts(text_key(key))
                offers.append((f"{kept}{option}: ({about})", f"{kept}{option}:"))
        return offers[:MOST]

    def _value(
        self,
        context: CommandContext,
        procedure: Procedure,
        name: str,
        typed: str,
        others: Mapping[str, Any],
    ) -> list[str]:
        """Return values of an option that is written among others."""
        parameter = procedure.parameter(name)
        if name in procedure.unit_options:
            return [value for _, value in self._units(context, typed, characters=False)]
        if parameter is not None and isinstance(parameter.kind, Rules):
            return [value for _, value in self._rules(context, typed, parameter)]
        if parameter is not None and isinstance(parameter.kind, SpellName):
            return [value for _, value in spells_named(context, typed, others, name)]
        known = _known_values(procedure, name)
        return [choice for choice in known if choice.startswith(typed)][:MOST]

    def _able(
        self, context: CommandContext, command: str, option: Option, others: Mapping[str, Any]
    ) -> tuple[str, ...]:
        """Return the units that may do now what a command of the game does."""
        if context.channel.board.battle is None:
            return ()
        try:
            own = self._router.spec(command).own(context.ruleset)
        except Refusal:
            return ()
        from bot.commands.procedures.saying.doing import able  # noqa: PLC0415 - seldom needed

        what = others.get(WHAT)
        meant = tuple(procedure for procedure in own if what in {None, procedure.variant})
        return able(context, meant, option.name)

    def _chosen(
        self, context: CommandContext, command: str, others: Mapping[str, Any]
    ) -> Procedure | None:
        asked = str(others.get("notation") or others.get("question") or "")
        found = context.names.procedures.find(asked)
        if found is not None:
            return context.ruleset.procedure(found)
        word = asked.partition(" ")[0]
        if asked and word not in BELOW_ROLL:
            return None
        command = word or command
        try:
            spec = self._router.spec(command)
            what = others.get(WHAT)
            return spec.choose(context.ruleset, str(what) if what else None)
        except Refusal:
            return None


def _goes_on_from_dice(typed: str) -> bool:
    """Return whether dice are typed, and more behind them: no name begins so."""
    first, _, more = typed.strip().partition(" ")
    try:
        return bool(more and parse(first))
    except Refusal:
        return False


def _known_values(procedure: Procedure, name: str) -> tuple[str, ...]:
    parameter = procedure.parameter(name)
    if parameter is None:
        return ()
    if isinstance(parameter.kind, Choice):
        return parameter.kind.values
    if isinstance(parameter.kind, SpellName):
        return tuple(spell.id for spell in parameter.kind.spells)
    return ("yes", "no") if isinstance(parameter.kind, Flag) else ()


def _near(typed: str, names: Iterable[str]) -> list[Offer]:
    """Offer those of some names that are near what is typed."""
    found = Names((name, name) for name in names).near(typed, MOST)
    return [(name, name) for name in found]


def _last_part(typed: str) -> tuple[str, str]:
    """Split what is typed into the parts that stand and the one being typed."""
    cut = max(typed.rfind(sign) for sign in _SEPARATORS) + 1
    return (typed[:cut] + " " if cut else ""), typed[cut:].strip()
