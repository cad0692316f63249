"""What answers each command, button and form: a function, or the name of one imported on demand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from bot.commands.battle import battles, ending, scores, seating
from bot.commands.dice import fairness, throwing
from bot.commands.journal import history, logbook
from bot.commands.options.catalogue import BOOK_ADD
from bot.commands.options.specification import CommandSpec
from bot.commands.procedures import helping, questions
from bot.commands.request.answer import Reply
from bot.commands.request.context import Place
from bot.commands.routing import button_handlers
from bot.commands.routing.lazy import later
from bot.commands.settings import preferences
from bot.commands.units import formations, unit_form, units, wounds
from rulesets.core.declaring.parameter import Raw

Handler: TypeAlias = Callable[[Place, CommandSpec, Mapping[str, Raw]], Awaitable[Reply]]
Press: TypeAlias = Callable[[Place, str], Awaitable[Reply]]
Filled: TypeAlias = Callable[[Place, Mapping[str, str]], Awaitable[Reply]]
FilledOf: TypeAlias = Callable[[Place, str, Mapping[str, str]], Awaitable[Reply]]

HANDLERS: Final[Mapping[str, Handler]] = {
    "resolve": questions.anything,
    "odds": questions.chances,
    "battle start": battles.start,
    "battle status": battles.status,
    "battle next": battles.following,
    "battle join": seating.join,
    "battle leave": seating.leave,
    "battle pause": battles.pause,
    "battle resume": battles.resume,
    "battle end": ending.end,
    "battle log": logbook.log,
    "overrule": later("bot.commands.battle.overruling", "rule"),
    "battle replay": logbook.play_again,
    "battle report": later("bot.commands.battle.report", "report"),
    "battle export": later("bot.commands.battle.exchange", "export"),
    "battle import": later("bot.commands.battle.exchange", "take_in"),
    "score show": scores.show,
    "score add": scores.add,
    "deck new": later("bot.commands.cards.decks", "new"),
    "deck list": later("bot.commands.cards.decks", "listing"),
    "deck show": later("bot.commands.cards.decks", "show"),
    "deck shuffle": later("bot.commands.cards.decks", "shuffle"),
    "deck remove": later("bot.commands.cards.decks", "remove"),
    "card draw": later("bot.commands.cards.cards", "draw"),
    "card hand": later("bot.commands.cards.cards", "hand"),
    "card play": later("bot.commands.cards.cards", "play"),
    "card discard": later("bot.commands.cards.cards", "discard"),
    "card score": later("bot.commands.cards.cards", "score"),
    "unit add": units.add,
    "unit list": units.listing,
    "unit show": units.show,
    "unit edit": units.edit,
    "unit damage": wounds.damage,
    "unit heal": wounds.heal,
    "unit status": formations.status,
    "unit split": formations.split,
    "unit merge": formations.merge,
    "unit duplicate": formations.duplicate,
    "unit join": formations.join,
    "unit leave": formations.leave,
    "unit remove": units.remove,
    "army import": later("bot.commands.units.armies", "bring"),
    "army save": later("bot.commands.units.armies", "save"),
    "army list": later("bot.commands.units.armies", "listing"),
    "army load": later("bot.commands.units.armies", "load"),
    "army show": later("bot.commands.units.armies", "show"),
    "army delete": later("bot.commands.units.armies", "delete"),
    "army export": later("bot.commands.units.armies", "export"),
    "privacy show": later("bot.commands.settings.privacy", "show"),
    "privacy export": later("bot.commands.settings.privacy", "export"),
    "privacy delete": later("bot.commands.settings.privacy", "delete"),
    "undo": history.undo,
    "redo": history.redo,
    "settings": preferences.settings,
    "throw": throwing.throw,
    "dice seal": fairness.sealed,
    "dice words": fairness.worded,
    "dice reveal": fairness.revealed,
    "dice verify": later("bot.commands.dice.verifying", "verify"),
    "dice stats": later("bot.commands.dice.luck", "stats"),
    "rule": later("bot.commands.lookup.rulebook", "look_up"),
    BOOK_ADD: later("bot.commands.lookup.books", "add"),
    "book search": later("bot.commands.lookup.books", "search"),
    "book page": later("bot.commands.lookup.books", "page"),
    "book list": later("bot.commands.lookup.books", "listing"),
    "book remove": later("bot.commands.lookup.books", "remove"),
    "ruling write": later("bot.commands.lookup.rulings", "write"),
    "ruling list": later("bot.commands.lookup.rulings", "listing"),
    "ruling remove": later("bot.commands.lookup.rulings", "remove"),
    "campaign create": later("bot.commands.campaign.campaigns", "create"),
    "campaign rule": later("bot.commands.campaign.campaigns", "rule"),
    "campaign join": later("bot.commands.campaign.campaigns", "join"),
    "campaign leave": later("bot.commands.campaign.campaigns", "leave"),
    "campaign organiser": later("bot.commands.campaign.campaigns", "organiser"),
    "campaign show": later("bot.commands.campaign.campaigns", "show"),
    "campaign list": later("bot.commands.campaign.campaigns", "listing"),
    "campaign round": later("bot.commands.campaign.campaigns", "following"),
    "campaign close": later("bot.commands.campaign.campaigns", "close"),
    "campaign delete": later("bot.commands.campaign.campaigns", "delete"),
    "campaign log": later("bot.commands.campaign.battles", "log"),
    "campaign here": later("bot.commands.campaign.link", "tie"),
    "campaign bye": later("bot.commands.campaign.battles", "bye"),
    "campaign export": later("bot.commands.campaign.files", "export"),
    "campaign import": later("bot.commands.campaign.files", "take"),
    "campaign pairings": later("bot.commands.campaign.pairings", "show"),
    "campaign confirm": later("bot.commands.campaign.battles", "confirm"),
    "campaign dispute": later("bot.commands.campaign.battles", "dispute"),
    "campaign settle": later("bot.commands.campaign.battles", "settle"),
    "campaign void": later("bot.commands.campaign.battles", "void"),
    "campaign edit": later("bot.commands.campaign.battles", "edit"),
    "campaign battles": later("bot.commands.campaign.battles", "listing"),
    "campaign battle": later("bot.commands.campaign.battles", "one"),
    "campaign standings": later("bot.commands.campaign.standings", "show"),
    "campaign record": later("bot.commands.campaign.standings", "record"),
    "territory map": later("bot.commands.campaign.territory", "show"),
    "territory region": later("bot.commands.campaign.territory", "region"),
    "territory targets": later("bot.commands.campaign.territory", "targets"),
    "territory draw": later("bot.commands.campaign.territory_drawing", "draw"),
    "territory give": later("bot.commands.campaign.territory_drawing", "give"),
    "territory rule": later("bot.commands.campaign.territory_drawing", "rule"),
    "challenge send": later("bot.commands.campaign.challenges", "send"),
    "challenge list": later("bot.commands.campaign.challenges", "listing"),
    "challenge accept": later("bot.commands.campaign.challenges", "accept"),
    "challenge decline": later("bot.commands.campaign.challenges", "decline"),
    "challenge withdraw": later("bot.commands.campaign.challenges", "withdraw"),
    "roster show": later("bot.commands.campaign.roster.rosters", "show"),
    "roster add": later("bot.commands.campaign.roster.rosters", "add"),
    "roster take": later("bot.commands.campaign.roster.rosters", "take"),
    "roster muster": later("bot.commands.campaign.roster.rosters", "muster"),
    "roster artefact": later("bot.commands.campaign.roster.rosters", "artefact"),
    "roster edit": later("bot.commands.campaign.roster.rosters", "edit"),
    "roster dismiss": later("bot.commands.campaign.roster.rosters", "dismiss"),
    "roster table": later("bot.commands.campaign.roster.rosters", "table"),
    "roster after": later("bot.commands.campaign.roster.after", "after"),
    "roster injury": later("bot.commands.campaign.roster.dice", "injury"),
    "roster mastery": later("bot.commands.campaign.roster.dice", "mastery"),
    "roster roll": later("bot.commands.campaign.roster.dice", "roll"),
    "chronicle battle": later("bot.commands.battle.chronicles", "battle"),
    "chronicle site": later("bot.commands.campaign.sites", "export"),
    "chronicle link": later("bot.commands.campaign.sites", "link"),
    "chronicle post": later("bot.commands.battle.chronicles", "to_be_posted"),
}

PRESSES: Final[Mapping[str, Press]] = {
    "undo": button_handlers.undo,
    "again": button_handlers.again,
    "next": button_handlers.following,
    "due": button_handlers.due,
    "touch": button_handlers.touch,
    "go": battles.go_on,
    "join": seating.press_join,
    "agree": button_handlers.agree,
    "refuse": button_handlers.refuse,
    "dismiss": seating.dismiss,
    "reopen": ending.press_reopen,
    "reveal": button_handlers.reveal,
    "log": logbook.turn_page,
    "units": units.turn_page,
    "hand": later("bot.commands.cards.cards", "press_hand"),
    "rule": helping.press_rule,
    "type": throwing.press_type,
    "draw": throwing.press_draw,
    "rest": throwing.press_rest,
    "drop": throwing.press_drop,
    "resume": button_handlers.resume,
    "waive": later("bot.commands.dice.waiving", "press_waive"),
    "consent": later("bot.commands.dice.waiving", "press_consent"),
    "forget": later("bot.commands.settings.privacy", "forget"),
    "leaf": later("bot.commands.lookup.books", "press_leaf"),
    "look": later("bot.commands.lookup.rulebook", "press_look"),
    "read": later("bot.commands.lookup.rulebook", "press_read"),
    "post": later("bot.commands.lookup.rulebook", "press_post"),
    "compare": later("bot.commands.lookup.rulebook", "press_compare"),
    "begin": button_handlers.begin,
    "confirm": later("bot.commands.campaign.battles", "press_confirm"),
    "dispute": later("bot.commands.campaign.battles", "press_dispute"),
    "accept": later("bot.commands.campaign.challenges", "press_accept"),
    "decline": later("bot.commands.campaign.challenges", "press_decline"),
    "injury": later("bot.commands.campaign.roster.dice", "press_injury"),
}

LOOKING: Final = frozenset(
    {"rule", "book search", "book page", "book list", "ruling list"},
)
"""Commands that change nothing: a long roll in the channel is not waited for, nor made to wait."""
LOOKING_ON: Final = frozenset({"rule", "leaf", "look", "read", "post", "compare"})
"""Buttons that change nothing."""

FORMS: Final[Mapping[str, Filled]] = {
    "army import": later("bot.commands.units.armies", "filled"),
    unit_form.COMMAND: units.filled,
}
"""Forms that are not a procedure's, by the command that opened them."""

FORMS_OF: Final[Mapping[str, FilledOf]] = {
    throwing.FORM: throwing.typed,
    "campaign log": later("bot.commands.campaign.battles", "filled"),
    "territory draw": later("bot.commands.campaign.territory_drawing", "filled"),
}
"""Those that are about something: a throw, a campaign."""
