"""Looking rules up, as a player does."""

from __future__ import annotations

import asyncio

import pytest

from tests.bot.e2e.hall import Hall
from tests.bot.e2e.test_chair import SEES

pytestmark = pytest.mark.usefixtures("reference")


@pytest.mark.parametrize(("locale", "typed"), [("en", "killing blw"), ("fr", "coup fatl")])
async def test_a_rule_is_told_to_the_player_alone_until_it_is_posted(
    hall: Hall, locale: str, typed: str
) -> None:
    player = hall.player("Ana", locale)
    told = await player.calls("rule", text=typed)
    assert told.alone
    name = {"en": "Killing blow", "fr": "Coup fatal"}[locale]
    assert told.message.embeds[0]["title"] == name
    posted = await player.presses(told, {"en": "Post here", "fr": "Publier ici"}[locale])
    assert not posted.alone
    assert posted.message.embeds[0]["title"] == name


async def test_whoever_reads_on_under_a_posted_rule_reads_alone(hall: Hall) -> None:
    ana, ben = hall.player("Ana", "en"), hall.player("Ben", "fr")
    posted = await ana.presses(await ana.calls("rule", text="killing blow"), "Post here")
    read = await ben.presses(posted, "Read on")
    assert read.alone
    assert read.message.embeds[0]["title"] == "Coup fatal"


async def test_offers_lead_to_the_rule_they_name(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    name, value = (await player.offered("rule", "text", "killing b"))[0]
    assert name == "Killing blow"
    told = await player.calls("rule", text=value)
    assert told.message.embeds[0]["title"] == name


async def test_what_applies_now_is_offered_to_read_and_not_to_rule_on(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    assert "now" in [value for _, value in await player.offered("rule", "text", "")]
    offered = await player.offered("ruling write", "rule", "", text="x")
    assert offered
    assert "now" not in [value for _, value in offered]


async def test_rules_are_looked_up_while_somebody_else_holds_the_channel(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    async with hall.bot.store.channel(player.user.channel.id), asyncio.timeout(20):
        told = await player.calls("rule", text="killing blow")
        assert told.message.embeds[0]["title"] == "Killing blow"
        await player.presses(told, told.buttons[-1])
    assert told.message.embeds[0]["title"] != "Killing blow"


async def test_another_game_is_asked_by_name(hall: Hall) -> None:
    player = hall.player("Ana", "en")
    told = await player.calls("rule", text="lethal strike", game="t9a")
    assert told.outcome["game"] == "t9a"


@pytest.mark.parametrize(("locale", "typed"), [("fr", "char"), ("en", "cannons")])
async def test_what_is_a_part_and_related_has_one_button(
    hall: Hall, locale: str, typed: str
) -> None:
    player = hall.player("Ana", locale)
    told = await player.calls("rule", text=typed, game="whfb2")
    labels = [label[2:] for label in told.buttons if label[0] in "↑↓→"]
    assert len(labels) > 2
    assert sorted(labels) == sorted(set(labels))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"text": "now"}, "no-battle"),
        ({"text": "?!"}, "no-such-rule"),
        ({"text": "killing blow", "compare": True}, "nothing-beside"),
    ],
)
async def test_what_cannot_be_told_is_refused_in_a_sentence(
    hall: Hall, locale: str, options: dict[str, object], code: str
) -> None:
    told = await hall.player("Ana", locale).calls("rule", **options)
    assert told.refused == code


async def test_a_ruling_stands_with_its_rule_until_it_is_removed(hall: Hall) -> None:
    ana, ben = hall.player("Ana", "en"), hall.player("Ben", "fr")
    await ana.calls("ruling write", rule="killing blow", text="Not against *monsters*.")
    told = await ben.calls("rule", text="coup fatal")
    assert "Décision de ce serveur" in told.text
    assert "Not against *monsters*." in told.text
    listed = await ben.calls("ruling list")
    assert [one["rule"] for one in listed.outcome["rulings"]] == ["rs-killing-blow"]
    changed = await ana.calls("ruling write", rule="killing blow", text="Gone.", replaces=True)
    assert changed.text.startswith("Changed")
    assert "in place of the text" in (await ana.calls("rule", text="killing blow")).text
    await ana.calls("ruling remove", rule="killing blow")
    assert "ruling" not in (await ana.calls("rule", text="killing blow")).text
    assert (await ana.calls("ruling remove", rule="killing blow")).refused == "no-ruling"
    assert (await ana.calls("ruling list")).refused == "no-rulings"


async def test_only_who_manages_the_server_rules(hall: Hall) -> None:
    guest = hall.player("Guest", "en", permissions=SEES)
    told = await guest.calls("ruling write", rule="killing blow", text="Twice.")
    assert told.refused == "not-server-manager"


async def test_a_ruling_needs_to_know_its_rule(hall: Hall) -> None:
    ana = hall.player("Ana", "en")
    told = await ana.calls("ruling write", rule="wounds on a six", text="x")
    assert told.refused in ("rule-unsure", "no-such-rule")
    assert (await ana.calls("ruling list")).refused == "no-rulings"


async def test_what_applies_now_begins_with_the_units_at_the_table(hall: Hall) -> None:
    ana = hall.player("Ana", "en")
    await ana.calls("battle start")
    await ana.calls("unit add", line="Trolls 6 M6 WS3 S5 T4 W3 I1 A3 Ld4 [stupidity, regeneration]")
    told = await ana.calls("rule", text="now")
    first, *others = told.outcome["now"]
    assert first == {"id": "psy-stupidity", "units": ["Trolls"]}
    assert "Stupidity · Trolls\nAt the start of its turn" in told.text
    # Regeneration is for close combat and shooting, and it is the start of the turn.
    assert all(one["units"] == [] for one in others)
    assert "start-of-turn-tests" in {one["id"] for one in others}
