"""A battle begun by presses: the game, its points, who plays against whom, and off it goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.commands.battle.battles import POINTS, start
from bot.commands.declaring.command import button, form
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.requester import PICKED
from bot.store.journal.record import Actor
from bot.texts.bundle import text_key
from bot.texts.names import fold
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.form import Form, FormField
from bot.views.interface.panel import Panel, People, Words, picks, rows
from rulesets.refusal import Refusal

_FORM: Final = "desk start"
_LONGEST_NAME: Final = 60
_UNSAID: Final = "0"
"""The points of a battle that nobody has told."""
_SIZES: Final = (500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 4500, 5000)
"""Points that battles are usually fought with; a form takes others."""


def start_sheet(context: CommandContext, game: str | None = None, points: str = _UNSAID) -> Answer:
    """Return the sheet that asks for the game, the points and the opponent.

    Args:
        context: Where the battle is to be.
        game: The game that was chosen, if not the channel's.
        points: Those that were chosen.
    """
    texts = context.own_texts
    game = game or context.channel.ruleset.id
    chosen = f"{game}:{points}"
    games = [(f"game:{slug}:{points}", _called(context, slug)) for slug in context.store.games]
    sizes = [(f"game:{game}:{size}", texts("desk-start-size", points=str(size))) for size in _SIZES]
    sized = None if points == _UNSAID else points
    title = texts("desk-start-game", game=_called(context, game), points=sized)
    about = texts("desk-start-about")
    panel = Panel(
        (
            Words(f"**{title}**\n{about}"),
            *picks("start", texts("desk-start-other"), games, "g", f"game:{chosen}"),
            *picks("start", texts("desk-start-points"), sizes, "p", f"game:{chosen}"),
            People("start", f"with:{chosen}", texts("desk-start-against")),
            *rows(
                (
                    ButtonSpec("start", f"alone:{chosen}", texts("desk-start-open")),
                    ButtonSpec("start", f"form:{chosen}", texts("desk-start-names")),
                )
            ),
        )
    )
    return Answer(Card(title, about), private=True, panel=panel)


def _called(context: CommandContext, slug: str) -> str:
    """Return the name of a game in the player's language."""
    return context.localiser.texts(context.own_texts.locale, slug)(f"ruleset-{slug}")


@button("start")
async def press_start(context: CommandContext, subject: str) -> Reply:
    """Answer the sheet: another game is chosen, or the battle begins, whose first side one plays.

    Raises:
        Refusal: `button-expired`, and what `/battle start` refuses.
    """
    what, game, points, *_ = (*subject.split(":"), "", "")
    points = points or _UNSAID
    if game not in context.store.games or points not in {_UNSAID, *map(str, _SIZES)}:
        raise Refusal("button-expired")
    match what:
        case "game":
            return start_sheet(context, game, points)
        case "form":
            return _asking(context, game, points)
        case "alone":
            return await _begun(context, game, None, points)
        case "with" if PICKED in context.requester.people:
            return await _begun(context, game, context.requester.people[PICKED], points)
        case _:
            raise Refusal("button-expired")


async def _begun(context: CommandContext, game: str, other: Actor | None, points: str) -> Reply:
    await context.store.ready(game)
    own = context.actor
    names = (own.name, "" if other is None else other.name)
    # Sides are called after their players where both are known and not of one name.
    named = all(map(fold, names)) and fold(names[0]) != fold(names[1])
    first, second = names if named else (None, None)
    reply: Reply = await start(
        context,
        game=game,
        points=None if points == _UNSAID else int(points),
        side_one=first,
        side_two=second,
        player_one=own,
        player_two=other,
    )
    return reply


def _asking(context: CommandContext, game: str, points: str) -> Answer:
    """Return the form for what has a default otherwise."""
    texts = context.own_texts
    title, sized = texts("desk-start"), "" if points == _UNSAID else points
    fields = (
        *(
            FormField(
                name,
                texts(text_key(f"param-{name}")),
                texts("desk-start-side"),
                given=texts(given),
                optional=True,
                longest=_LONGEST_NAME,
            )
            for name, given in (
                ("side_one", "battle-side-first"),
                ("side_two", "battle-side-second"),
            )
        ),
        FormField("points", texts("param-points"), "", given=sized, optional=True, longest=5),
    )
    number = list(context.store.games).index(game)
    asked = Form(_FORM, "start", title, fields, entry=str(number))
    return Answer(Card(title, texts("desk-start-typed")), private=True, form=asked)


@form(_FORM)
async def filled(context: CommandContext, about: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form: the battle begins, and whoever sent it plays the first side.

    Raises:
        Refusal: `button-expired`, what is wrong with the points, what `/battle start` refuses.
    """
    games = {str(number): game for number, game in enumerate(context.store.games)}
    game = games.get(about)
    if game is None:
        raise Refusal("button-expired")
    await context.store.ready(game)
    typed = fields.get("points")
    points = None if typed is None else int(POINTS.read("points", typed))
    reply: Reply = await start(
        context,
        game=game,
        points=points,
        side_one=fields.get("side_one"),
        side_two=fields.get("side_two"),
        player_one=context.actor,
    )
    return reply
