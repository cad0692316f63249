"""The commands no rule declares: battles, units, undo, settings, help, and two catch-alls."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.battle.actions.choices import AS_CHANNEL, DICE, LOCALES, SCOPES
from bot.battle.actions.scores import MOST_POINTS
from bot.battle.dice.fairness import LONGEST_WORDS
from bot.commands.options.campaign_catalogue import campaign_commands, territory_commands
from bot.commands.options.chronicle_catalogue import chronicle_commands
from bot.commands.options.roster_catalogue import roster_commands
from bot.commands.options.specification import CLOSING, HOUSE, CommandSpec, Option
from bot.lookup.books.limits import MOST_PAGES
from rulesets.core.declaring.house import INHERITED
from rulesets.core.notation.unit_head import MOST_MODELS

_MOST_COUNT: Final = 20
_LONGEST_NAME: Final = 60
_MOST_WOUNDS: Final = 1000
_LONGEST_LINE: Final = 300
_LONGEST_UNIT: Final = 1200
_LONGEST_LIST: Final = 4000
_LONGEST_REASON: Final = 200
_LONGEST_QUESTION: Final = 200
_LONGEST_RULING: Final = 1000
_LONGEST_HOUSE: Final = 600
BOOK_ADD: Final = "book add"
"""The command that takes files of any size a server may send."""
FORMATS: Final = ("text", "csv", "json")
"""What an army is exported as."""
_PRIVATE: Final = frozenset(
    {"army save", "army list", "army show", "army delete", "army export"}
    | {
        "privacy show",
        "privacy export",
        "privacy delete",
        "card hand",
        "campaign export",
        "chronicle link",
        "rule",
        "book search",
        "book page",
    }
)
"""Commands whose answers only the player who asks ever sees."""
_MOST_TURNS: Final = 99
_MOST_ENTRIES: Final = 1_000_000


def _text(
    name: str,
    text: str | None = None,
    *,
    required: bool = False,
    most: int = _LONGEST_NAME,
    completion: str | None = None,
    choices: tuple[str, ...] = (),
) -> Option:
    return Option(
        name,
        "text",
        text or f"param-{name.replace('_', '-')}",
        required,
        most=None if choices else most,
        choices=choices,
        origins=(None,) * len(choices),
        completion=completion,  # type: ignore[arg-type]  # a literal at every call
    )


def _game(games: tuple[str, ...]) -> Option:
    origins = tuple(None if one == INHERITED else one for one in games)
    return Option("game", "text", "param-game", choices=games, origins=origins, naming="ruleset")


def _house() -> Option:
    return _text(HOUSE, "param-house", most=_LONGEST_HOUSE, completion="house")


def _count(
    name: str, text: str | None = None, *, least: int = 1, most: int = _MOST_COUNT
) -> Option:
    return Option(name, "whole", text or f"param-{name}", least=least, most=most)


def _army(*, required: bool) -> Option:
    return _text("army", "param-army", required=required, completion="armies")


def _battle() -> Option:
    return _text("battle", completion="battles")


def closing_options() -> tuple[Option, ...]:
    """Return the options that end every command that rolls."""
    real, odds, secret = CLOSING
    return (
        _text(real, most=2000),
        Option(odds, "flag", f"param-{odds}"),
        Option(secret, "flag", f"param-{secret}"),
    )


def own_commands(games: Iterable[str]) -> tuple[CommandSpec, ...]:
    """Return the application's own commands; `battle start` is a subcommand."""
    games = tuple(games)
    values = _text("values", most=1000, completion="values")
    unit = _text("unit", "param-unit-name", required=True, most=_LONGEST_LINE, completion="units")
    character = replace(unit, name="character", text="param-character")
    amount = _count("wounds", most=_MOST_WOUNDS), _count("models", most=MOST_MODELS)
    side, army = _text("side", completion="sides"), _army(required=True)
    deck = _text("deck", completion="decks")
    rule = _text(
        "rule", "param-ruled", required=True, most=_LONGEST_QUESTION, completion="reference"
    )
    book = _text("book", completion="books")
    cards = _text("card", required=True, most=_LONGEST_LINE, completion="cards")
    specs: dict[str, tuple[Option, ...]] = {
        "resolve": (
            _text("procedure", required=True, completion="procedure"),
            values,
            *closing_options(),
        ),
        "odds": (_text("question", required=True, most=200, completion="procedure"), values),
        "battle start": (
            _game(games),
            _count("points", most=20_000),
            _text("side_one"),
            _text("side_two"),
            Option("player_one", "person", "param-player-one"),
            Option("player_two", "person", "param-player-two"),
            _text("first", "param-first-side", completion="first-side"),
            _house(),
            _text("campaign", "param-battle-campaign", completion="own-campaigns"),
            _text("region", "param-battle-region", completion="regions"),
            Option("thread", "flag", "param-thread"),
        ),
        "battle status": (),
        "battle next": (
            _text("phase", completion="phases"),
            _text("first", completion="sides"),
        ),
        "battle join": (
            _text("side", completion="sides"),
            Option("referee", "flag", "param-referee"),
        ),
        "battle leave": (
            Option("to", "person", "param-seat-to"),
            _text("player", "param-seat-of", completion="seated"),
        ),
        "battle pause": (),
        "battle resume": (),
        "battle end": (),
        "battle log": (
            _count("count"),
            _text("player", completion="players"),
            _text("unit", "param-log-unit", most=_LONGEST_LINE, completion="units"),
            _text("action", completion="actions"),
            _count("turn", most=_MOST_TURNS),
            _count("before", most=_MOST_ENTRIES),
            _count("entry", most=_MOST_ENTRIES),
            _battle(),
        ),
        "battle replay": (_count("entry", "param-replay-entry", most=_MOST_ENTRIES), _battle()),
        "battle report": (_battle(),),
        "battle export": (_battle(),),
        "battle import": (
            Option("file", "file", "param-battle-file", required=True),
            _text("head", most=_LONGEST_LINE),
        ),
        "score show": (),
        "score add": (
            Option(
                "points",
                "whole",
                "param-score-points",
                required=True,
                least=-MOST_POINTS,
                most=MOST_POINTS,
            ),
            _text("side", completion="sides"),
            _text("why", "param-score-why"),
        ),
        "deck new": (
            _text("name", "param-deck-name", required=True),
            _text("cards", most=_LONGEST_LIST),
            Option("file", "file", "param-deck-file"),
            _text("kind", "param-deck-kind", completion="deck-kinds"),
            side,
            Option("real", "flag", "param-deck-real"),
        ),
        "deck list": (),
        "deck show": (replace(deck, required=True), side),
        "deck shuffle": (deck, side, Option("discards", "flag", "param-discards")),
        "deck remove": (replace(deck, required=True), side),
        "card draw": (deck, side, _count("count"), Option("extra", "flag", "param-extra")),
        "card hand": (deck, side),
        "card play": (cards, deck, side, Option("stays", "flag", "param-stays")),
        "card discard": (cards, deck, side),
        "card score": (cards, deck, side),
        "unit add": (
            _text("line", most=_LONGEST_UNIT),
            _text("side", completion="sides"),
        ),
        "unit list": (side,),
        "unit show": (unit,),
        "unit edit": (unit, _text("change", required=True, most=_LONGEST_LINE)),
        "unit damage": (unit, *amount),
        "unit heal": (unit, *amount),
        "unit status": (
            unit,
            _text("status", required=True, completion="statuses"),
            Option("clear", "flag", "param-clear"),
        ),
        "unit split": (
            unit,
            Option("models", "whole", "param-models", required=True, least=1, most=MOST_MODELS),
            _text("name"),
        ),
        "unit merge": (
            unit,
            _text("other", "param-merged", required=True, most=_LONGEST_LINE, completion="units"),
        ),
        "unit duplicate": (unit, _count("count")),
        "unit join": (character, unit),
        "unit leave": (character, _text("keeps", choices=("unit", "character"))),
        "unit remove": (unit,),
        "army import": (
            _text("list", "param-army-list", most=_LONGEST_LIST),
            Option("file", "file", "param-army-file"),
            side,
            _text("name", "param-army-name"),
            Option("anyway", "flag", "param-army-anyway"),
        ),
        "army save": (_text("name", "param-army-name", required=True), side),
        "army list": (),
        "army load": (army, side),
        "army show": (army,),
        "army delete": (army,),
        "army export": (_army(required=False), side, _text("format", choices=FORMATS)),
        "privacy show": (),
        "privacy export": (),
        "privacy delete": (Option("confirm", "flag", "param-confirm"),),
        "overrule": (
            Option("entry", "whole", "param-overruled", required=True, least=1, most=_MOST_ENTRIES),
            _text("reason", required=True, most=_LONGEST_REASON),
            _text("dice", "param-ruled-dice", most=2000),
            _text("values", "param-ruled-values", most=1000),
        ),
        "undo": (_count("count"),),
        "redo": (_count("count"),),
        "settings": (
            _game((*games, INHERITED)),
            _text("language", choices=(*LOCALES, INHERITED)),
            _text("dice", "param-dice-setting", choices=(*DICE, INHERITED)),
            _text("my_dice", choices=(*DICE, AS_CHANNEL, INHERITED)),
            _house(),
            replace(_text("scope", choices=SCOPES), naming="scope"),
        ),
        "throw": (_text("dice", "param-thrown", required=True, most=2000),),
        "dice seal": (),
        "dice words": (_text("words", required=True, most=LONGEST_WORDS),),
        "dice reveal": (),
        "dice verify": (_battle(), _text("head", most=_LONGEST_LINE)),
        "dice stats": (_text("player", completion="players"), _battle()),
        "rule": (
            _text(
                "text",
                "param-rule-text",
                required=True,
                most=_LONGEST_QUESTION,
                completion="reference",
            ),
            replace(_game(games), text="param-rule-game"),
            Option("compare", "flag", "param-compare"),
        ),
        "ruling write": (
            rule,
            _text("text", "param-ruling-text", required=True, most=_LONGEST_RULING),
            Option("replaces", "flag", "param-ruling-replaces"),
            replace(_game(games), text="param-rule-game"),
        ),
        "ruling list": (),
        "ruling remove": (rule, replace(_game(games), text="param-rule-game")),
        BOOK_ADD: (
            Option("file", "file", "param-book-file", required=True),
            _text("name", "param-book-name"),
        ),
        "book search": (
            _text("text", "param-book-text", required=True, most=_LONGEST_QUESTION),
            book,
        ),
        "book page": (
            replace(book, required=True),
            Option("page", "whole", "param-book-page", required=True, least=1, most=MOST_PAGES),
        ),
        "book list": (),
        "book remove": (replace(book, required=True),),
        **campaign_commands(_game(games)),
        **territory_commands(),
        **chronicle_commands(_battle()),
        **roster_commands(),
        "help": (_text("command", completion="commands"),),
    }
    return tuple(
        CommandSpec(name, options, (), private=name in _PRIVATE) for name, options in specs.items()
    )
