"""The battle of a channel: start, join, phases, end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

from bot.battle.actions import lifecycle
from bot.battle.actions.lifecycle import BEGINNER_TOLD, CAMPAIGN, REGION, players_of
from bot.battle.tabletop.units import find_side, side_place
from bot.commands.battle import scores, tracker
from bot.commands.battle.battle_card import promised
from bot.commands.battle.battle_status import agreed_lines, now_line, standing, state_data
from bot.commands.battle.ending import waiting_lines
from bot.commands.battle.seating import seat_buttons
from bot.commands.declaring.command import button, command
from bot.commands.declaring.kinds import Completed, Game, Key
from bot.commands.declaring.shared import HouseRules, RegionName, SideName, Somebody, YesNo
from bot.commands.options.names import GameNames
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import Place
from bot.commands.settings.switches import read_switches
from bot.store.tables.battle import BattleRow, SideRow
from bot.texts.bundle import text_key
from bot.views.interface.buttons import ButtonSpec
from bot.views.renderers.structured import plain
from rulesets.core.declaring.kind import Text, Whole
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.store.tables.campaign import CampaignRow


@command("battle start")
async def start(
    place: Place,
    *,
    game: Annotated[str | None, Game(), Key("param-game")] = None,
    points: Annotated[int | None, Whole(1, 20_000)] = None,
    side_one: Annotated[str | None, Text(60)] = None,
    side_two: Annotated[str | None, Text(60)] = None,
    player_one: Somebody = None,
    player_two: Somebody = None,
    first: Annotated[str | None, Text(60), Key("param-first-side"), Completed("first-side")] = None,
    house: HouseRules = None,
    campaign: Annotated[str | None, Text(60), Completed("own-campaigns")] = None,
    region: RegionName = None,
    thread: YesNo = False,  # noqa: ARG001 - the edge to Discord opens one
) -> Reply:
    """Answer `/battle start`.

    Raises:
        Refusal: as `battles.start`; with `campaign`, as `agreed` for one.
    """
    texts = place.texts
    one = side_one or texts("battle-side-first")
    two = side_two or texts("battle-side-second")
    name = f"{one} – {two}"[:60]
    extra: dict[str, Any] = {"points": points} if points is not None else {}
    begins = 0 if first is None else side_place(first, (one, two))
    if first is not None:
        extra[BEGINNER_TOLD] = True
    switches: dict[str, str] = {}
    if house is not None:
        played = place.channel.ruleset if game is None else place.channel.game(game)
        names = GameNames(played, place.localiser, place.asker.locale)
        switches = read_switches(names, played, house)
    chosen: CampaignRow | None = None
    if campaign is not None:
        from bot.commands.campaign.link import agreed, aimed  # noqa: PLC0415 - few battles are

        chosen = await agreed(place, campaign, game or place.ruleset.id)
        extra[CAMPAIGN] = str(chosen.id)
        ground = await aimed(place, chosen, region)
        if ground is not None:
            extra[REGION] = ground
    elif region is not None:
        raise Refusal("missing-option", option=CAMPAIGN)
    coming = lifecycle.start(
        place.channel,
        place.caller("/battle start"),
        name,
        (one, two),
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
    begun = place.playing()
    seated = tuple(
        texts("battle-joined", who=player.name, side=side.name)
        for side in begun.channel.board.sides
        for player in begun.channel.board.players
        if player.side_id == side.id
    )
    sealed = texts("battle-commitment", commitment=place.channel.journal.commitment)
    tied = await _tied(begun, chosen, extra.get(REGION)) if chosen else ()
    lines = (now_line(begun), *seated, *tied, *agreed_lines(begun), sealed)
    headline = texts("battle-started", one=one, two=two)
    return promised(begun, coming, headline, lines, buttons=seat_buttons(begun))


async def _tied(place: Place, campaign: CampaignRow, region: str | None) -> tuple[str, ...]:
    """Return what is told of a battle that starts for a campaign."""
    from bot.commands.campaign.link import missing  # noqa: PLC0415 - few battles are

    told = place.texts("campaign-tied", campaign=campaign.name, region=region)
    return (told, *await missing(place, campaign))


@command("battle status")
async def status(place: Place) -> Reply:
    """Answer `/battle status`; while the battle is paused nothing is due."""
    battle = place.channel.under_way()
    paused = battle.status == "paused"
    reminders = () if paused else tracker.due(place)
    card = standing(place)
    told = (*waiting_lines(place), *tracker.lines_of(place, reminders), *agreed_lines(place))
    if lifecycle.CAMPAIGN in battle.options:
        from bot.commands.campaign.link import stake_lines  # noqa: PLC0415 - few battles are

        told = (*await stake_lines(place, battle), *told)
    card = replace(card, dice=(*told, *card.dice))
    points = scores.standing_of(place, battle)
    if any(side.total for side in points.sides):
        card = replace(card, dice=(*card.dice, scores.total_line(place, points)))
    buttons = () if paused else (*tracker.buttons_of(place, reminders), *_onward(place))

    def details() -> dict[str, Any]:
        told = {"reminders": [plain(one) for one in reminders]}
        return {**state_data(place), **told, "score": scores.standing_data(points)}

    return Answer(card, buttons, details=details)


@command("battle next")
async def following(
    place: Place,
    *,
    phase: Annotated[str | None, Text(60), Completed("phases")] = None,
    first: SideName = None,
) -> Reply:
    """Answer `/battle next`: the next phase, or the one named, with all that ends on the way.

    Where a game's sides keep their order, `first` says who begins while the battle is where it
    began, and nothing else.
    """
    place.channel.fighting()
    early = not place.ruleset.rolls_for_turns and lifecycle.not_begun(place.channel)
    if first is not None and phase is None and early:
        place.check_player()
        side = find_side(place.channel.board, first)
        coming = lifecycle.let_begin(place.channel, place.caller("/battle next"), side)
        return _arrived(place, coming, ())
    wanted: str | None = None
    if phase is not None:
        wanted = place.names.phases.only(phase)
        if wanted is None:
            names = ", ".join(
                place.own_texts(f"phase-{text_key(each.id)}") for each in place.ruleset.phases
            )
            raise Refusal("unknown-phase", text=phase[:40], names=names)
    return _go_on(place, _first(place, first), wanted)


@button("go")
async def go_on(place: Place, subject: str) -> Reply:
    """Answer the button that goes on to the next phase; several players may press it at once.

    Raises:
        Refusal: the battle has gone on since.
    """
    battle = place.channel.fighting()
    if subject != _moment(battle):
        side = place.channel.board.sides[battle.active]
        raise Refusal("gone-on", turn=battle.turn, side=side.name, phase=battle.phase)
    return _go_on(place)


def _moment(battle: BattleRow) -> str:
    return f"{battle.id}:{battle.turn}:{battle.active}:{battle.phase or ''}"


def _onward(place: Place) -> tuple[ButtonSpec, ...]:
    """Return the button that goes on from here, while a battle is fought."""
    battle = place.channel.board.battle
    if battle is None or battle.status == "paused":
        return ()
    return (ButtonSpec("go", _moment(battle), place.texts("button-go")),)


def _go_on(place: Place, first: SideRow | None = None, wanted: str | None = None) -> Reply:
    place.check_player()
    leaving = tracker.due(place, "leaving", ordered=first is not None)
    undone = tracker.lines_of(place, leaving)
    theirs = _another_s(place)
    caller = place.caller("/battle next")
    coming = lifecycle.go_on(place.channel, caller, first=first, to=wanted)
    left = (place.texts("tracker-undone"), *undone) if undone else ()
    return _arrived(place, coming, (*theirs, *left))


def _arrived(place: Place, coming: lifecycle.Promise, told: tuple[str, ...]) -> Reply:
    """Tell where the battle is now, and what is due there."""
    reminders = tracker.due(place)
    lines = (
        *told,
        *tracker.steps_line(place),
        *tracker.lines_of(place, reminders),
    )
    buttons = (*tracker.buttons_of(place, reminders), *_onward(place))
    return promised(place, coming, now_line(place), lines, buttons=buttons)


def _another_s(place: Place) -> tuple[str, ...]:
    """Return a line that tells whose phase ends where the player who goes on plays another side."""
    battle, board = place.channel.board.battle, place.channel.board
    if battle is None or place.may_act(board.sides[battle.active].id):
        return ()
    side = board.sides[battle.active]
    phase = place.texts(f"phase-{text_key(battle.phase)}") if battle.phase else None
    names = ", ".join(players_of(board, side.id))
    facts = {"who": place.asker.name, "side": side.name, "phase": phase, "names": names}
    return (place.texts("battle-gone-on", **facts),)


def _first(place: Place, first: str | None) -> SideRow | None:
    """Return the side that is to take the first turn of a game turn, None to leave the order.

    Raises:
        Refusal: `order-fixed` where the game never changes it, and what a side's name refuses.
    """
    if first is None:
        return None
    if not place.ruleset.rolls_for_turns:
        raise Refusal("order-fixed", ruleset=place.ruleset.id)
    return find_side(place.channel.board, first)


@command("battle pause")
async def pause(place: Place) -> Reply:
    """Answer `/battle pause`."""
    place.check_player()
    coming = lifecycle.pause(place.channel, place.caller("/battle pause"))
    return promised(place, coming, place.texts("battle-paused"))


@command("battle resume")
async def resume(place: Place) -> Reply:
    """Answer `/battle resume`."""
    place.check_player()
    coming = lifecycle.resume(place.channel, place.caller("/battle resume"))
    return promised(place, coming, place.texts("battle-resumed"), (now_line(place),))
