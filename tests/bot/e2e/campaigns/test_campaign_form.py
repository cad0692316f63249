"""A battle fought elsewhere is told in a form where a command says too little of it."""

from __future__ import annotations

import pytest

from tests.bot.e2e.campaigns.test_campaign import points, three
from tests.bot.e2e.hall import SEES, Hall, Player

pytestmark = pytest.mark.own_hall

__all__ = ["three"]

Three = tuple[Player, Player, Player]


def user(player: Player) -> str:
    return str(player.user.id)


async def test_a_battle_is_told_in_a_form_and_confirmed(three: Three) -> None:
    olga, ana, ben = three
    opened = await ana.types("/campaign log")
    assert opened.reply.modal is not None
    told = await ana.fills(
        opened,
        opponent=user(ben),
        outcome="i-lost",
        points="800 - 1200",
        rest="size:2000 date:2026-01-02\nnote:a long way round\ngame:t9a",
    )
    battle = told.outcome["battle"]
    assert (battle["one"], battle["two"], battle["outcome"]) == ("Ana", "Ben", "two")
    assert (battle["points"], battle["size"], battle["game"]) == ([800, 1200], 2000, "t9a")
    await ben.presses(told, "Confirm")
    assert await points(olga) == {"Ana": 0, "Ben": 3}
    shown = await olga.types("/campaign battle battle:1")
    assert "2026-01-02" in shown.text
    assert "a long way round" in shown.text


async def test_what_was_given_stands_in_the_form(three: Three) -> None:
    olga, ana, ben = three
    await olga.types("/territory draw map:Pass")
    opened = await ana.types("/campaign log opponent:Ben size:1500 own_points:5 their_points:3")
    written = str(opened.reply.modal)
    assert "size:1500" in written
    assert "5-3" in written
    told = await ana.fills(
        opened, opponent=user(ben), outcome="i-won", points="5-3", region="Pass", rest="size:1500"
    )
    battle = told.outcome["battle"]
    assert (battle["points"], battle["size"], battle["region"]) == ([5, 3], 1500, "Pass")


async def test_an_organiser_fills_it_in_for_others(three: Three) -> None:
    olga, _, ben = three
    opened = await olga.types("/campaign log player:Ana")
    assert "player:Ana" in str(opened.reply.modal)
    told = await olga.fills(opened, opponent=user(ben), outcome="drawn", rest="player:Ana")
    assert told.outcome["battle"]["state"] == "settled"
    assert await points(olga) == {"Ana": 1, "Ben": 1}


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"points": "many"}, "form-points"),
        ({"points": "100"}, "form-points"),
        ({"points": "999999-1"}, "out-of-range"),
        ({"rest": "size:large"}, "not-a-number"),
        ({"rest": "size:0"}, "out-of-range"),
        ({"rest": "colour:red"}, "values-unreadable"),
        ({"rest": "size:1\nsize:2"}, "option-twice"),
        ({"rest": "date:yesterday"}, "unread-day"),
        ({"rest": "game:chess"}, "not-a-choice"),
        ({"rest": "player:Zoe"}, "form-player"),
        ({"rest": f"note:{'x' * 201}"}, "too-long"),
    ],
)
@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_form_filled_in_wrongly_is_refused_and_nothing_is_logged(
    hall: Hall, three: Three, locale: str, values: dict[str, str], code: str
) -> None:
    olga, _, ben = three
    zoe = hall.player("Zed", locale, permissions=SEES)
    await zoe.types("/campaign join")
    opened = await zoe.types("/campaign log")
    told = await zoe.fills(opened, opponent=user(ben), outcome="i-won", **values)
    assert told.refused == code
    assert told.alone
    assert (await olga.types("/campaign battles")).refused == "no-battles-yet"


async def test_a_form_of_a_campaign_that_is_gone_logs_nothing(three: Three) -> None:
    olga, ana, ben = three
    opened = await ana.types("/campaign log")
    await olga.types('/campaign delete campaign:"Border war" confirm:true')
    told = await ana.fills(opened, opponent=user(ben), outcome="i-won")
    assert told.refused == "button-expired"
