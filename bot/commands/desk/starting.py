"""A battle begun by presses: the game, its points, who plays against whom, and off it goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

from bot.battle.actions import lifecycle
from bot.battle.actions.beginning import SIZES
from bot.battle.actions.lifecycle import CAMPAIGN, REGION
from bot.battle.channel.language import LANGUAGE
from bot.battle.tabletop.turns import BEGINNER_TOLD
from bot.battle.tabletop.units import side_place
from bot.commands.battle.battle_card import promised
from bot.commands.battle.battle_status import agreed_lines, now_line, seated_lines
from bot.commands.battle.seating import seat_buttons, stake_buttons
from bot.commands.declaring.command import button, command, form
from bot.commands.declaring.kinds import Completed, Game, Key
from bot.commands.declaring.shared import HouseRules, RegionName, Somebody, YesNo
from bot.commands.desk.foot import army_buttons
from bot.commands.options.names import GameNames
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.requester import PICKED
from bot.commands.settings.switches import read_switches, rule_name, value_name
from bot.store.journal.record import Actor
from bot.texts.bundle import text_key
from bot.texts.localiser import LOCALES, Texts
from bot.texts.names import fold
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.form import Form, FormField
from bot.views.interface.panel import Block, Buttons, Panel, People, Words, picks, rows
from rulesets.core.declaring.house import HouseRule
from rulesets.core.declaring.kind import Choice, Text, Whole
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.store.tables.campaign import CampaignRow

POINTS: Final = Whole(1, 20_000)
"""Points of an army that two players may agree on."""
_FORM: Final = "desk start"
_LONGEST_NAME: Final = 60
_SIGNS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_BASE: Final = len(_SIGNS)
_UNSAID: Final = "0"
"""The points of a battle that nobody has told."""
_SPOKEN: Final = ("", *LOCALES)
"""What may be told of the language of a battle."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A battle that a player is about to begin; all of it stands in the buttons of the sheet.

    Attributes:
        game: What is played.
        points: Those of the battle, `0` where nobody told them.
        house: The house rules that were chosen: two signs each, its place and that of its value.
        language: What everybody reads of it; empty where nobody has told.
    """

    game: str
    points: str = _UNSAID
    house: str = ""
    language: str = ""

    def written(self, what: str) -> str:
        """Return it as the subject of a button that does something with it."""
        return f"{what}:{self.game}:{self.points}:{self.house}:{self.language}"

    def switches(self, context: CommandContext) -> dict[str, str]:
        """Return the house rules that were chosen, by id.

        Raises:
            ValueError, IndexError: The game has no such rule, or no such value of it.
        """
        rules = context.channel.game(self.game).house_rules
        pairs = zip(self.house[::2], self.house[1::2], strict=True)
        chosen = ((rules[int(rule, _BASE)], int(value, _BASE)) for rule, value in pairs)
        return {rule.id: rule.values[value] for rule, value in chosen}

    def with_rule(self, rule: int, value: int) -> Self:
        """Return it with the value of a house rule chosen."""
        pairs = {self.house[at]: self.house[at + 1] for at in range(0, len(self.house), 2)}
        pairs[_SIGNS[rule]] = _SIGNS[value]
        return replace(self, house="".join(f"{key}{pairs[key]}" for key in sorted(pairs)))


@command("battle start")
async def start(
    context: CommandContext,
    *,
    game: Annotated[str | None, Game(), Key("param-game")] = None,
    language: Annotated[str | None, Choice(LOCALES), Key("param-battle-language")] = None,
    points: Annotated[int | None, POINTS] = None,
    side_one: Annotated[str | None, Text(60)] = None,
    side_two: Annotated[str | None, Text(60)] = None,
    player_one: Somebody = None,
    player_two: Somebody = None,
    first: Annotated[str | None, Text(60), Key("param-first-side"), Completed("first-side")] = None,
    house: HouseRules = None,
    campaign: Annotated[str | None, Text(60), Completed("own-campaigns")] = None,
    region: RegionName = None,
    thread: YesNo = False,  # which the edge to Discord opens
) -> Reply:
    """Answer `/battle start`; where nothing is told, by the sheet that asks for all of it.

    Raises:
        Refusal: as `lifecycle.start`; with `campaign`, as `agreed` for one.
    """
    people = (player_one, player_two)
    told = (game, language, points, side_one, side_two, *people, first, house, campaign, region)
    if context.channel.battle is None and not thread and all(each is None for each in told):
        return start_sheet(context)
    texts = context.texts
    if language is not None:
        texts = context.localiser.texts(language, context.ruleset.id)
    first_name = side_one or texts("battle-side-first")
    second_name = side_two or texts("battle-side-second")
    name = f"{first_name} – {second_name}"[:60]
    extra: dict[str, Any] = {LANGUAGE: texts.locale}
    if points is not None:
        extra["points"] = points
    begins = 0 if first is None else side_place(first, (first_name, second_name))
    if first is not None:
        extra[BEGINNER_TOLD] = True
    switches: dict[str, str] = {}
    if house is not None:
        played = context.channel.ruleset if game is None else context.channel.game(game)
        names = GameNames(played, context.localiser, context.requester.locale)
        switches = read_switches(names, played, house)
    chosen: CampaignRow | None = None
    if campaign is not None:
        from bot.commands.campaign.link import agreed, aimed  # noqa: PLC0415 - few battles are

        chosen = await agreed(context, campaign, game or context.ruleset.id)
        extra[CAMPAIGN] = str(chosen.id)
        target = await aimed(context, chosen, region)
        if target is not None:
            extra[REGION] = target
    elif region is not None:
        raise Refusal("missing-option", option=CAMPAIGN)
    coming = lifecycle.start(
        context.channel,
        context.caller("/battle start"),
        name,
        (first_name, second_name),
        ruleset=game,
        first=begins,
        players={
            number: actor
            for number, actor in enumerate((player_one, player_two))
            if actor is not None
        },
        options=extra,
        house=switches,
    )
    begun = context.playing()
    texts = begun.texts
    sealed = texts("battle-commitment", commitment=context.channel.journal.commitment)
    tied: tuple[str, ...] = ()
    if chosen is not None:
        from bot.commands.campaign.link import tied_lines  # noqa: PLC0415 - few battles are

        tied = await tied_lines(begun, chosen, extra.get(REGION))
    # Whoever named no game sees here which one the channel plays.
    game_line = begun.texts("settings-game", game=begun.texts(f"ruleset-{begun.ruleset.id}"))
    lines = (now_line(begun), game_line, *seated_lines(begun), *tied, *agreed_lines(begun), sealed)
    held = {player.side_id for player in begun.channel.board.players}
    sides = begun.channel.board.sides
    full = all(side.id in held for side in sides)  # nobody is then told to join
    key = "battle-started-seated" if full else "battle-started"
    headline = texts(key, one=sides[0].name, two=sides[1].name)
    armies = army_buttons(begun, sides) if full else ()
    buttons = (*armies, *await stake_buttons(begun), *seat_buttons(begun, empty=True))
    return promised(begun, coming, headline, lines, buttons=buttons)


def start_sheet(context: CommandContext, wanted: Wanted | None = None) -> Answer:
    """Return the sheet that asks for the game, its points and house rules, and the opponent.

    Args:
        context: Where the battle is to be.
        wanted: What was chosen so far; None for the channel's game.
    """
    wanted = wanted or Wanted(context.channel.ruleset.id)
    texts, now = context.own_texts, wanted.written("game")
    games = [
        (replace(wanted, game=slug, house="").written("game"), _called(context, slug))
        for slug in context.store.games
    ]
    sizes = [
        (replace(wanted, points=size).written("game"), texts("desk-start-size", points=size))
        for size in SIZES
    ]
    settling = ButtonSpec("start", wanted.written("house"), texts("desk-start-house"))
    return _shown(
        context,
        wanted,
        (
            *picks("start", texts("desk-start-other"), games, "g", None if wanted.house else now),
            *picks("start", texts("desk-start-points"), sizes, "p", now),
            People("start", wanted.written("with"), texts("desk-start-against")),
            *rows(
                (
                    ButtonSpec("start", wanted.written("alone"), texts("desk-start-open")),
                    ButtonSpec("start", wanted.written("form"), texts("desk-start-names")),
                    *((settling,) if context.channel.game(wanted.game).house_rules else ()),
                    *_languages(context, wanted),
                )
            ),
        ),
    )


def _languages(context: CommandContext, wanted: Wanted) -> Iterator[ButtonSpec]:
    """Yield a button for each language that the battle would not be in."""
    texts = context.own_texts
    now = wanted.language or context.channel.language or texts.locale
    for each in (locale for locale in LOCALES if locale != now):
        label = texts("button-speak", language=texts(f"choice-{each}"))
        yield ButtonSpec("start", replace(wanted, language=each).written("game"), label)


def _house_sheet(context: CommandContext, wanted: Wanted) -> Answer:
    """Return the sheet that asks for house rules, one after the other."""
    game = context.channel.game(wanted.game)
    holds = context.channel.switches_for(game, wanted.switches(context))
    texts = context.localiser.texts(context.own_texts.locale, wanted.game)
    others = [
        (wanted.with_rule(at, number).written("house"), _held(texts, rule, value))
        for at, rule in enumerate(game.house_rules)
        for number, value in enumerate(rule.values)
        if value != holds[rule.id]
    ]
    back = ButtonSpec("start", wanted.written("game"), texts("desk-start-back"))
    listed = picks("start", texts("desk-start-house"), others, "h")
    return _shown(context, wanted, (*listed, Buttons((back,))))


def _shown(context: CommandContext, wanted: Wanted, blocks: tuple[Block, ...]) -> Answer:
    """Return a sheet under what was chosen so far."""
    texts = context.localiser.texts(context.own_texts.locale, wanted.game)
    sized = None if wanted.points == _UNSAID else wanted.points
    title = texts("desk-start-game", game=_called(context, wanted.game), points=sized)
    chosen, about = wanted.switches(context), texts("desk-start-about")
    rules = context.channel.game(wanted.game).house_rules
    held = [_held(texts, rule, chosen[rule.id]) for rule in rules if rule.id in chosen]
    lines = (f"**{title}**", *([" · ".join(held)] if held else []), about)
    return Answer(Card(title, about), private=True, panel=Panel((Words("\n".join(lines)), *blocks)))


def _held(texts: Texts, rule: HouseRule, value: str) -> str:
    named = {"rule": rule_name(texts, rule), "value": value_name(texts, value)}
    return texts("house-held", **named)


def _called(context: CommandContext, slug: str) -> str:
    """Return the name of a game in the player's language."""
    return context.localiser.texts(context.own_texts.locale, slug)(f"ruleset-{slug}")


@button("start")
async def press_start(context: CommandContext, subject: str) -> Reply:
    """Answer the sheet: another game is chosen, or the battle begins, whose first side one plays.

    Raises:
        Refusal: `button-expired`, and what `/battle start` refuses.
    """
    what, game, points, house, language, *_ = (*subject.split(":"), "", "", "", "")
    if game not in context.store.games:
        raise Refusal("button-expired")
    await context.store.ready(game)
    wanted = _checked(context, Wanted(game, points or _UNSAID, house, language))
    match what:
        case "game":
            return start_sheet(context, wanted)
        case "house":
            return _house_sheet(context, wanted)
        case "form":
            return _asking(context, wanted)
        case "alone":
            return await _begun(context, wanted, None)
        case "with" if PICKED in context.requester.people:
            return await _begun(context, wanted, context.requester.people[PICKED])
        case _:
            raise Refusal("button-expired")


def _checked(context: CommandContext, wanted: Wanted) -> Wanted:
    """Return what a button wants, if the game has it.

    Raises:
        Refusal: `button-expired`.
    """
    try:
        wanted.switches(context)
    except (ValueError, IndexError):
        raise Refusal("button-expired") from None
    if wanted.points not in {_UNSAID, *SIZES} or wanted.language not in {"", *LOCALES}:
        raise Refusal("button-expired")
    return wanted


async def _begun(context: CommandContext, wanted: Wanted, other: Actor | None) -> Reply:
    own = context.actor
    names = (own.name, "" if other is None else other.name)
    # Sides are called after their players where both are known and not of one name.
    named = all(map(fold, names)) and fold(names[0]) != fold(names[1])
    first, second = names if named else (None, None)
    reply: Reply = await start(
        context,
        game=wanted.game,
        language=wanted.language or None,
        points=None if wanted.points == _UNSAID else int(wanted.points),
        house=_house(context, wanted),
        side_one=first,
        side_two=second,
        player_one=own,
        player_two=other,
    )
    return reply


def _house(context: CommandContext, wanted: Wanted) -> str | None:
    switches = wanted.switches(context)
    return ", ".join(f"{rule}={value}" for rule, value in switches.items()) or None


def _asking(context: CommandContext, wanted: Wanted) -> Answer:
    """Return the form for what has a default otherwise."""
    texts = context.own_texts
    title = texts("desk-start")
    given = "" if wanted.points == _UNSAID else wanted.points
    fields = (
        *(
            FormField(
                name,
                texts(text_key(f"param-{name}")),
                texts("desk-start-side"),
                given=texts(side),
                optional=True,
                longest=_LONGEST_NAME,
            )
            for name, side in (
                ("side_one", "battle-side-first"),
                ("side_two", "battle-side-second"),
            )
        ),
        FormField("points", texts("param-points"), "", given=given, optional=True, longest=5),
    )
    number = list(context.store.games).index(wanted.game)
    spoken = _SPOKEN.index(wanted.language) + 1
    told = int(f"{spoken}{wanted.house}", _BASE)  # in digits, which is what a form can be about
    asked = Form(_FORM, "start", title, fields, entry=f"{number}-{told}")
    return Answer(Card(title, texts("desk-start-typed")), private=True, form=asked)


def _signs(number: int) -> str:
    """Return a number in digits and letters."""
    found = ""
    while number:
        number, last = divmod(number, _BASE)
        found = f"{_SIGNS[last]}{found}"
    return found


@form(_FORM)
async def filled(context: CommandContext, about: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form: the battle begins, and whoever sent it plays the first side.

    Raises:
        Refusal: `button-expired`, what is wrong with the points, what `/battle start` refuses.
    """
    number, _, told = about.partition("-")
    game = {str(at): slug for at, slug in enumerate(context.store.games)}.get(number)
    if game is None:
        raise Refusal("button-expired")
    await context.store.ready(game)
    spoken, house = (signs := _signs(int(told or "1")))[:1], signs[1:]
    if not "1" <= spoken <= str(len(_SPOKEN)):
        raise Refusal("button-expired")
    wanted = _checked(context, Wanted(game, house=house, language=_SPOKEN[int(spoken) - 1]))
    typed = fields.get("points")
    points = None if typed is None else int(POINTS.read("points", typed))
    reply: Reply = await start(
        context,
        game=game,
        language=wanted.language or None,
        points=points,
        house=_house(context, wanted),
        side_one=fields.get("side_one"),
        side_two=fields.get("side_two"),
        player_one=context.actor,
    )
    return reply
