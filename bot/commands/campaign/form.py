"""The form of `/campaign log`: a battle fought elsewhere told field by field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bot.campaign.access import campaigns_of
from bot.commands.options.campaign_catalogue import MOST_SCORE, MOST_SIZE, OWN
from bot.commands.options.specification import MOST_CHOICES
from bot.commands.options.typed_options import split_values
from bot.commands.request.answer import Answer
from bot.commands.request.context import Place
from bot.commands.request.refusing import refused
from bot.store.journal.record import Actor
from bot.store.tables.campaign import CampaignMemberRow, CampaignRow
from bot.texts.names import fold, listed, matching, near
from bot.views.interface.form import REST, Form, FormField
from rulesets.core.declaring.parameter import Raw, Whole
from rulesets.refusal import Refusal

COMMAND: Final = "campaign log"
_PURPOSE: Final = "log"
_FURTHER: Final = ("size", "date", "game", "note", "player")
"""Options that the last field takes, as `name:value`."""
_POINTS: Final = re.compile(r"(-?\d{1,9})\s*(?:[-–/:;,]|\s)\s*(-?\d{1,9})")
_LONGEST_NOTE: Final = 200


async def ask_for_battle(place: Place, campaign: CampaignRow, options: Mapping[str, Raw]) -> Answer:
    """Return the refusal of a command without its result, with the form that asks for it.

    Args:
        place: Where.
        campaign: The campaign.
        options: What was given.
    """
    campaigns, texts = campaigns_of(place.store), place.own_texts
    people = [one for one in (await campaigns.members(campaign.id)).values() if one.plays]
    opponent = place.asker.people.get("opponent")
    others = [one for one in people if one.user_id != place.asker.user_id]
    if opponent is not None:
        others = [one for one in others if one.user_id == opponent.id]
    named = tuple((str(one.user_id), one.name) for one in others)
    outcomes = [str(options["outcome"])] if "outcome" in options else list(OWN)
    points = [str(options[one]) for one in ("own_points", "their_points") if one in options]
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
            tuple((one, texts(f"choice-{one}")) for one in outcomes),
        ),
        FormField(
            "points",
            texts("form-log-points"),
            texts("form-log-points-about"),
            given="-".join(points),
            optional=True,
        ),
    ]
    regions = [one.name for one in await campaigns.plots(campaign.id)]
    if regions:
        choices = tuple((one, one) for one in regions) if len(regions) <= MOST_CHOICES else ()
        given = str(options.get("region") or "")
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
    known = "\n".join(f"{one}:{options[one]}" for one in _FURTHER if one in options)
    fields.append(
        FormField(REST, texts("form-log-rest"), texts("form-log-rest-about"), given=known)
    )
    form = Form(COMMAND, _PURPOSE, texts("campaign-log"), tuple(fields), str(campaign.id))
    return refused(place, Refusal("battle-needed"), form)


def told_in(
    place: Place, people: Mapping[int, CampaignMemberRow], fields: Mapping[str, str]
) -> tuple[Actor, Actor, dict[str, Raw]]:
    """Return the two who fought, by the order of the form, and the options that it stands for.

    Raises:
        Refusal: `form-points`, `form-player`, `values-unreadable`, `option-twice`,
            `not-a-choice`, `not-a-number`, `out-of-range`, `too-long`.
    """
    given: dict[str, Raw] = {}
    for line in filter(None, map(str.strip, fields.get(REST, "").splitlines())):
        for name, value in split_values(line, _FURTHER).items():
            if name in given:
                raise Refusal("option-twice", option=name)
            given[name] = value
    who = given.pop("player", None)
    asker = Actor(place.asker.user_id, place.asker.name)
    one = asker if who is None else _player(people, str(who))
    two = _player(people, fields.get("opponent", ""))
    outcome = fields.get("outcome", "")
    if outcome not in OWN:
        raise Refusal("not-a-choice", option="outcome", text=outcome[:40], values=", ".join(OWN))
    given["outcome"] = outcome
    if "size" in given:
        given["size"] = Whole(1, MOST_SIZE).read("size", given["size"])
    if "game" in given:
        given["game"] = _game(place, str(given["game"]))
    if len(str(given.get("note", ""))) > _LONGEST_NOTE:
        length = len(str(given["note"]))
        raise Refusal("too-long", option="note", most=_LONGEST_NOTE, length=length)
    if "region" in fields:
        given["region"] = fields["region"]
    return one, two, given | _points(fields.get("points", ""))


def _points(text: str) -> dict[str, Raw]:
    """Return victory points of both, nothing where nothing was typed."""
    if not text:
        return {}
    found = _POINTS.fullmatch(" ".join(text.split()))
    if found is None:
        raise Refusal("form-points", text=text[:40])
    kind = Whole(-MOST_SCORE, MOST_SCORE)
    names = ("own_points", "their_points")
    return {name: kind.read(name, one) for name, one in zip(names, found.groups(), strict=True)}


def _game(place: Place, text: str) -> str:
    games = list(place.store.games)
    texts = (place.localiser.texts(place.asker.locale, one) for one in games)
    named = {fold(said(f"ruleset-{one}")): one for one, said in zip(games, texts, strict=True)}
    found = set(matching(text, named | {one: one for one in games}))
    if len(found) != 1:
        raise Refusal("not-a-choice", option="game", text=text[:40], values=", ".join(games))
    return found.pop()


def _player(people: Mapping[int, CampaignMemberRow], text: str) -> Actor:
    """Return who is meant: by id as a menu sends it, else by name or a beginning of it."""
    playing = [one for one in people.values() if one.plays]
    by_id = next((one for one in playing if str(one.user_id) == text), None)
    found = [by_id] if by_id else matching(text, {fold(one.name): one for one in playing})
    if len(found) != 1:
        likely = listed(near(text, [one.name for one in playing])) or None
        raise Refusal("form-player", name=text[:40], near=likely)
    return Actor(found[0].user_id, found[0].name)
