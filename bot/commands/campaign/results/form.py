"""A battle as players report it: by the options of commands, or field by field in a form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any, Final, TypeAlias

from bot.campaign.access import campaigns_of
from bot.commands.declaring.kinds import Game, Key
from bot.commands.declaring.shared import RegionName, Somebody
from bot.commands.options.specification import MOST_CHOICES
from bot.commands.options.typed_options import split_values
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.store.journal.record import Actor
from bot.store.tables.campaign import CampaignMemberRow, CampaignRow, Outcome
from bot.texts.names import fold, listed, matching, near
from bot.views.interface.form import REST, Form, FormField
from rulesets.core.declaring.kind import Choice, Text, Whole
from rulesets.refusal import Refusal

COMMAND: Final = "campaign log"
_PURPOSE: Final = "log"
_FURTHER: Final = ("size", "date", "game", "note")
_PLAYER: Final = "player"
"""Options that the last field takes, as `name:value`."""
_POINTS: Final = re.compile(r"(-?\d{1,9})\s*(?:[-–/:;,]|\s)\s*(-?\d{1,9})")
_LONGEST_NOTE: Final = 200
_MOST_SCORE: Final = 100_000
_MOST_SIZE: Final = 20_000
OWN: Final[Mapping[str, Outcome]] = {"i-won": "one", "i-lost": "two", "drawn": "draw"}
"""Outcomes as a player reports them, from the player's own side."""
ANY: Final[Mapping[str, Outcome]] = {"first-won": "one", "second-won": "two", "drawn": "draw"}
"""Outcomes as anybody else reports them, by the order of the two names."""
_DAY: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_EARLIEST: Final = datetime(1980, 1, 1, tzinfo=UTC)
_DAY_LONG: Final = 86_400_000

Score: TypeAlias = Annotated[int | None, Whole(-_MOST_SCORE, _MOST_SCORE)]
ArmySize: TypeAlias = Annotated[int | None, Whole(1, _MOST_SIZE)]
PlayedGame: TypeAlias = Annotated[str | None, Game(), Key("param-battle-game")]
Note: TypeAlias = Annotated[str | None, Text(_LONGEST_NOTE)]


@dataclass(frozen=True, slots=True, kw_only=True)
class LoggedBattle:
    """A battle fought elsewhere, as a player reports it."""

    outcome: Annotated[str | None, Choice(tuple(OWN))] = None
    opponent: Somebody = None
    own_points: Score = None
    their_points: Score = None
    size: ArmySize = None
    game: PlayedGame = None
    date: Annotated[str | None, Text(10)] = None
    note: Note = None
    region: RegionName = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RightResult:
    """Corrections to the result of a battle; None for what stays as it is."""

    outcome: Annotated[str | None, Choice(tuple(ANY))] = None
    points_one: Score = None
    points_two: Score = None
    size: ArmySize = None
    game: PlayedGame = None
    round: Annotated[int | None, Whole(1, 999)] = None
    season: Annotated[int | None, Whole(1, 999)] = None
    note: Note = None
    region: RegionName = None


async def ask_for_battle(
    context: CommandContext, campaign: CampaignRow, battle: LoggedBattle, player: Actor | None
) -> Answer:
    """Return the refusal of a command without its result, with the form that asks for it.

    Args:
        context: Where it is handled.
        campaign: The campaign.
        battle: What was told of it.
        player: Who fought it, where that is not who asks.
    """
    campaigns, texts = campaigns_of(context.store), context.own_texts
    people = [member for member in (await campaigns.members(campaign.id)).values() if member.plays]
    others = [member for member in people if member.user_id != context.requester.user_id]
    if battle.opponent is not None:
        others = [member for member in others if member.user_id == battle.opponent.id]
    named = tuple((str(member.user_id), member.name) for member in others)
    outcomes = list(OWN) if battle.outcome is None else [battle.outcome]
    scores = (battle.own_points, battle.their_points)
    points = [str(score) for score in scores if score is not None]
    fields = [
        FormField(
            "opponent",
            texts("param-campaign-opponent"),
            texts("form-log-opponent"),
            named if len(named) <= MOST_CHOICES else (),
        ),
        FormField(
            "outcome",
            texts("param-campaign-outcome"),
            texts("form-log-outcome"),
            tuple((outcome, texts(f"choice-{outcome}")) for outcome in outcomes),
        ),
        FormField(
            "points",
            texts("form-log-points"),
            texts("form-log-points-about"),
            given="-".join(points),
            optional=True,
        ),
    ]
    regions = [plot.name for plot in await campaigns.plots(campaign.id)]
    if regions:
        choices = (
            tuple((region, region) for region in regions) if len(regions) <= MOST_CHOICES else ()
        )
        given = battle.region or ""
        fields.append(
            FormField(
                "region",
                texts("form-log-region"),
                texts("param-battle-region"),
                () if given else choices,
                given=given,
                optional=True,
            )
        )
    told = {name: getattr(battle, name) for name in _FURTHER}
    told[_PLAYER] = None if player is None else player.name
    known = "\n".join(f"{name}:{value}" for name, value in told.items() if value is not None)
    fields.append(
        FormField(REST, texts("form-log-rest"), texts("form-log-rest-about"), given=known)
    )
    form = Form(COMMAND, _PURPOSE, texts("campaign-log"), tuple(fields), str(campaign.id))
    return refused(context, Refusal("battle-needed"), form)


def told_in(
    context: CommandContext, people: Mapping[int, CampaignMemberRow], fields: Mapping[str, str]
) -> tuple[Actor, Actor, LoggedBattle]:
    """Return the two players in the order of the form, and the battle that it reports.

    Raises:
        Refusal: `form-points`, `form-player`, `values-unreadable`, `option-twice`,
            `not-a-choice`, `not-a-number`, `out-of-range`, `too-long`.
    """
    given: dict[str, Any] = {}
    for line in filter(None, map(str.strip, fields.get(REST, "").splitlines())):
        for name, value in split_values(line, (*_FURTHER, _PLAYER)).items():
            if name in given:
                raise Refusal("option-twice", option=name)
            given[name] = value
    who = given.pop(_PLAYER, None)
    actor = Actor(context.requester.user_id, context.requester.name)
    first = actor if who is None else _player(people, str(who))
    second = _player(people, fields.get("opponent", ""))
    outcome = fields.get("outcome", "")
    if outcome not in OWN:
        raise Refusal("not-a-choice", option="outcome", text=outcome[:40], values=", ".join(OWN))
    given["outcome"] = outcome
    if "size" in given:
        given["size"] = Whole(1, _MOST_SIZE).read("size", given["size"])
    if "game" in given:
        given["game"] = _game(context, str(given["game"]))
    if "note" in given:
        given["note"] = Text(_LONGEST_NOTE).read("note", given["note"])
    if "region" in fields:
        given["region"] = fields["region"]
    given |= _points(fields.get("points", ""))
    return first, second, LoggedBattle(**given)


def _points(text: str) -> dict[str, int]:
    """Return the victory points of both, empty where nothing was typed."""
    if not text:
        return {}
    found = _POINTS.fullmatch(" ".join(text.split()))
    if found is None:
        raise Refusal("form-points", text=text[:40])
    kind = Whole(-_MOST_SCORE, _MOST_SCORE)
    names = ("own_points", "their_points")
    return {name: kind.read(name, value) for name, value in zip(names, found.groups(), strict=True)}


def _game(context: CommandContext, text: str) -> str:
    games = list(context.store.games)
    texts = (context.localiser.texts(context.requester.locale, game) for game in games)
    named = {fold(said(f"ruleset-{game}")): game for game, said in zip(games, texts, strict=True)}
    found = set(matching(text, named | {game: game for game in games}))
    if len(found) != 1:
        raise Refusal("not-a-choice", option="game", text=text[:40], values=", ".join(games))
    return found.pop()


def _player(people: Mapping[int, CampaignMemberRow], text: str) -> Actor:
    """Return the player meant: by id as a menu sends it, else by name or its beginning."""
    playing = [member for member in people.values() if member.plays]
    by_id = next((member for member in playing if str(member.user_id) == text), None)
    found = [by_id] if by_id else matching(text, {fold(member.name): member for member in playing})
    if len(found) != 1:
        likely = listed(near(text, [member.name for member in playing])) or None
        raise Refusal("form-player", name=text[:40], near=likely)
    return Actor(found[0].user_id, found[0].name)


def points_told(**given: int | None) -> tuple[int, int] | None:
    """Return the points of both sides, None where nobody told any.

    Raises:
        Refusal: `half-points`.
    """
    (_, first), (_, second) = given.items()
    if first is None and second is None:
        return None
    if first is None or second is None:
        raise Refusal("half-points", option=next(name for name in given if given[name] is None))
    return first, second


def in_one_line(text: str | None) -> str:
    """Return a text without line breaks and doubled blanks, empty for none."""
    return " ".join((text or "").split())


def moment_told(day_told: str, now: int) -> int:
    """Return when a battle was fought: noon of the day told.

    Raises:
        Refusal: `unread-day` for no day, or one that has yet to come.
    """
    found = _DAY.fullmatch(day_told)
    try:
        year, month, day = map(int, found.groups()) if found else (0, 0, 0)
        moment = datetime(year, month, day, 12, tzinfo=UTC)
    except ValueError:
        raise Refusal("unread-day", text=day_told[:40]) from None
    at = int(moment.timestamp() * 1000)
    if moment < _EARLIEST or at > now + _DAY_LONG:
        raise Refusal("unread-day", text=day_told[:40])
    return at


def values_told(result: RightResult) -> dict[str, Any]:
    """Return the corrections that a command makes."""
    values: dict[str, Any] = {}
    if result.outcome is not None:
        values["outcome"] = ANY[result.outcome]
    points = points_told(points_one=result.points_one, points_two=result.points_two)
    if points is not None:
        values["points_one"], values["points_two"] = points
    for name in ("size", "round", "season", "game", "region"):
        if getattr(result, name) is not None:
            values[name] = getattr(result, name)
    if result.note is not None:
        values["note"] = in_one_line(result.note)
    return values
