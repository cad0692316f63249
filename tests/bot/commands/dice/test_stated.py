"""Decisions stated as options of an act, and those asked again of a roll that was given up."""

from __future__ import annotations

import pytest

from bot.commands.journal.replaying import replay
from rulesets.blackhammer import RULESET
from tests.bot.commands.dice.test_choosing import asked, bare, decides, desk, fights, seated
from tests.bot.commands.dice.volleys import check_whole
from tests.bot.desk import BRUNO, Desk, entries, outcome, presses

__all__ = ["bare", "desk", "seated"]


async def test_what_a_player_typed_beforehand_of_their_own_units_is_not_asked(
    seated: Desk,
) -> None:
    done = outcome(await fights(seated, BRUNO, restrain="enemy"))
    assert "result" in done
    assert ((await entries(seated))[-1]).arguments["choices"] == [
        ["pursuit:enemy", "hold-back", "stated"]
    ]


async def test_what_another_typed_beforehand_is_asked_of_whose_it_is(seated: Desk) -> None:
    told = await fights(seated, restrain="none")
    assert asked(told)["key"] == "pursuit:enemy"
    assert told.calls == (BRUNO.user_id,)
    assert "restrain" in told.card.dice[-1]
    done = outcome(await decides(seated, told, "hold-back"))
    taken = ((await entries(seated))[-1]).arguments["choices"]
    assert taken == [["pursuit:enemy", "hold-back", "chosen"]]
    assert done["origin"] == "fair"


async def test_giving_up_at_a_decision_changes_no_dice_and_has_each_answer_asked_again(
    seated: Desk,
) -> None:
    told = await fights(seated, unit="Goblins, Snots", enemy="Trolls, Ogres")
    before = outcome(told)["steps"]
    told = await decides(seated, told, "hold-back")
    given_up = await presses(seated, told, "drop")
    assert "What was decided so far will be asked again." in given_up.card.dice
    again = await presses(seated, given_up, "resume")
    assert outcome(again)["steps"] == before
    assert asked(again)["unit"] == "Trolls"
    again = await decides(seated, again, "pursue")
    assert asked(again)["unit"] == "Ogres"
    await decides(seated, again, "pursue")
    entry = (await entries(seated))[-1]
    assert [taken[1] for taken in entry.arguments["choices"]] == ["pursue", "pursue"]
    assert replay(RULESET, entry).same
    await check_whole(seated)


@pytest.mark.parametrize("anew", ["hold-back", "pursue"])
async def test_dice_that_fell_after_an_answer_come_first_after_any_other(
    seated: Desk, anew: str
) -> None:
    told = await fights(seated, unit="Goblins, Snots", enemy="Trolls, Ogres")
    before = outcome(told)["steps"]
    told = await decides(seated, told, "hold-back")
    (restrained,) = [each for each in outcome(told)["steps"] if each.get("roll") == "restrain"]
    again = await presses(seated, await presses(seated, told, "drop"), "resume")
    assert outcome(again)["steps"] == before
    again = await decides(seated, again, anew)
    if anew == "hold-back":
        assert restrained in outcome(again)["steps"]
    done = outcome(await decides(seated, again, "pursue"))
    first = next(each for each in done["steps"][len(before) :] if "roll" in each)
    assert (first["roll"] == "restrain", first["dice"]) == (
        anew == "hold-back",
        restrained["dice"],
    )
    assert replay(RULESET, (await entries(seated))[-1]).same
    await check_whole(seated)
