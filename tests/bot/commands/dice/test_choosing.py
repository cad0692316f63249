"""Decisions in the middle of a roll: who is asked, who may answer, and what the log keeps."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.battle.dice import waiting
from bot.commands.journal.replaying import replay
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.store.snowflake import milliseconds
from rulesets.blackhammer import RULESET
from tests.bot.commands.dice.volleys import CARLA, check_whole, referees, sits
from tests.bot.desk import ALICE, BRUNO, Desk, entries, outcome, throws

TROLLS = "Trolls 6 M6 WS6 S8 T6 W3 I6 A5 Ld7"
OGRES = "Ogres 6 M6 WS6 S8 T6 W3 I6 A5 Ld7"
GOBLINS = "Goblins 60x M4 WS2 BS3 S3 T2 W1 I1 A1 Ld2"
SNOTS = "Snots 60x M4 WS2 BS3 S3 T2 W1 I1 A1 Ld2"
FIGHT = {"unit": "Goblins", "enemy": "Trolls"}
ALICES = replace(ALICE, manager=False)


async def deploy(desk: Desk, **options: str) -> None:
    """Start a battle in its phase of close combat."""
    sides = {"side_one": "Greens", "side_two": "Giants"}
    assert (await desk.asks("battle start", {**sides, **options})).refused is None
    units = {GOBLINS: "Greens", SNOTS: "Greens", TROLLS: "Giants", OGRES: "Giants"}
    for line, side in units.items():
        assert (await desk.asks("unit add", {"line": line, "side": side})).refused is None
        await desk.asks("unit status", {"unit": line.split()[0], "status": "engaged"})
    await desk.asks("battle next", {"phase": "close-combat"})


@pytest.fixture
async def bare(tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk without a battle."""
    desk = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await desk.open()
    yield desk
    await desk.store.close()


@pytest.fixture
async def desk(bare: Desk) -> Desk:
    """A desk where Alice's goblins are about to be beaten by Bruno's trolls."""
    await deploy(bare)
    return bare


@pytest.fixture
async def seated(desk: Desk) -> Desk:
    """The same with both players at the table."""
    await sits(desk, (ALICES, "Greens"), (BRUNO, "Giants"))
    return desk


async def decides(
    desk: Desk, told: Answer, option: str, who: Requester = BRUNO, again: int | None = None
) -> Answer:
    desk.count()
    subject = next(
        button.subject
        for button in told.buttons
        if button.kind == "decide" and button.subject.endswith(f":{option}")
    )
    requester = replace(who, interaction_id=again or desk.last)
    return await desk.router.press(requester, "decide", subject)


async def leaves(desk: Desk, told: Answer, who: Requester) -> Answer:
    desk.count()
    subject = next(button.subject for button in told.buttons if button.kind == "drop")
    return await desk.router.press(replace(who, interaction_id=desk.last), "leave", subject)


async def presses(desk: Desk, told: Answer, kind: str, who: Requester = ALICES) -> Answer:
    desk.count()
    subject = next(button.subject for button in told.buttons if button.kind == kind)
    return await desk.router.press(replace(who, interaction_id=desk.last), kind, subject)


def asked(told: Answer) -> dict[str, Any]:
    """Return what is to be decided."""
    data = outcome(told)
    assert "decision" in data, told.card
    return dict(data["decision"])


def kinds(told: Answer) -> list[str]:
    return [button.kind for button in told.buttons]


async def fights(desk: Desk, who: Requester = ALICES, **options: Any) -> Answer:
    return await desk.asks("fight", {**FIGHT, **options}, who=who)


async def test_nobody_is_asked_at_a_table_where_nobody_sits(desk: Desk) -> None:
    told = outcome(await fights(desk, ALICE))
    assert told["result"]["winner"] == "enemy"
    entry = (await entries(desk))[-1]
    assert "choices" not in entry.arguments
    assert replay(RULESET, entry).same


async def test_nobody_is_asked_for_a_side_that_nobody_plays(desk: Desk) -> None:
    await sits(desk, (ALICES, "Greens"))
    assert "result" in outcome(await fights(desk))


async def test_the_owner_of_the_victor_is_asked_and_called(seated: Desk) -> None:
    told = await fights(seated)
    decision = asked(told)
    assert decision["key"] == "pursuit:enemy"
    assert decision["unit"] == "Trolls"
    assert decision["options"] == ["pursue", "hold-back"]
    assert told.calls == (BRUNO.user_id,)
    assert "Bruno" in told.card.headline
    assert "Trolls" in told.card.headline
    assert kinds(told) == ["decide", "decide", "drop", "fell"]
    assert outcome(told)["steps"][-1]["step"] == "broken"
    assert not any(step.get("roll") == "flee" for step in outcome(told)["steps"])


@pytest.mark.parametrize("option", ["pursue", "hold-back"])
async def test_the_answer_goes_on_with_the_same_draws_and_the_log_tells_it(
    seated: Desk, option: str
) -> None:
    told = await fights(seated)
    before = outcome(told)["steps"]
    done = await decides(seated, told, option)
    assert done.replaces
    data = outcome(done)
    assert data["steps"][: len(before)] == before
    chosen = {"choice": "pursuit:enemy", "option": option, "how": "chosen"}
    assert data["steps"][len(before)] == chosen
    rolls = [step.get("roll") for step in data["steps"][len(before) :]]
    assert ("restrain" in rolls) == (option == "hold-back")
    assert data["origin"] == "fair"
    entry = (await entries(seated))[-1]
    assert entry.arguments["choices"] == [["pursuit:enemy", option, "chosen"]]
    assert entry.actor.id == ALICE.user_id
    assert replay(RULESET, entry).same
    name = "Pursue" if option == "pursue" else "Hold back"
    assert f"Trolls: {name}" in done.card.dice
    await check_whole(seated)


async def test_only_the_owner_s_side_or_the_referee_answers(seated: Desk) -> None:
    await referees(seated, CARLA, ALICES, BRUNO)
    told = await fights(seated)
    for who in (ALICES, replace(ALICE, user_id=99, name="Dora", manager=False)):
        refused = await decides(seated, told, "pursue", who)
        assert refused.refused in {"not-your-decision", "only-players"}
        assert refused.private
    refused = await decides(seated, told, "pursue", ALICES)
    assert "Bruno" in refused.card.headline
    done = await decides(seated, told, "pursue", CARLA)
    entry = (await entries(seated))[-1]
    assert entry.arguments["choices"] == [["pursuit:enemy", "pursue", "ruled"]]
    assert any("referee" in line for line in done.card.dice)


async def test_an_answer_is_taken_once(seated: Desk) -> None:
    told = await fights(seated)
    first = await decides(seated, told, "pursue")
    again = await decides(seated, told, "pursue", again=seated.last)
    assert again.card == first.card
    late = await decides(seated, told, "hold-back")
    assert late.refused == "question-gone"


async def test_a_restart_keeps_what_waits(seated: Desk) -> None:
    told = await fights(seated)
    before = outcome(told)["steps"]
    await seated.reopen()
    done = outcome(await decides(seated, told, "hold-back"))
    assert done["steps"][: len(before)] == before
    assert replay(RULESET, (await entries(seated))[-1]).same


async def test_undo_takes_the_whole_act_back(seated: Desk) -> None:
    told = await fights(seated)
    done = await decides(seated, told, "pursue")
    assert done.card.changes
    undone = await presses(seated, done, "undo")
    assert undone.refused is None
    channel = await seated.store.peek(ALICE.channel_id)
    goblins = channel.find_unit("Goblins")
    assert goblins.models == 60
    assert "fleeing" not in goblins.statuses
    again = await fights(seated)
    assert asked(again)["key"] == "pursuit:enemy"


@pytest.mark.parametrize(
    ("rule", "sides", "answer"),
    [
        ("defaults", ("Greens", "Giants"), "result"),
        ("ask-only-opponents", ("Greens", "Giants"), "decision"),
        ("ask-only-opponents", ("Giants", "Greens"), "result"),
        ("ask", ("Giants", "Greens"), "decision"),
    ],
)
async def test_the_house_rule_says_who_is_asked(
    bare: Desk, rule: str, sides: tuple[str, str], answer: str
) -> None:
    await deploy(bare, house=f"decisions={rule}", side_one=sides[0], side_two=sides[1])
    await sits(bare, (ALICES, "Greens"), (BRUNO, "Giants"))
    told = outcome(await fights(bare))
    assert {"decision", "result"} & set(told) == {answer}


async def test_each_victor_is_asked_in_turn(seated: Desk) -> None:
    told = await fights(seated, unit="Goblins, Snots", enemy="Trolls, Ogres")
    assert asked(told)["unit"] == "Trolls"
    told = await decides(seated, told, "hold-back")
    assert asked(told)["key"] == "pursuit:enemy:2"
    assert asked(told)["unit"] == "Ogres"
    assert ((await entries(seated))[-1]).action == "choice-made"
    done = await decides(seated, told, "pursue")
    entry = (await entries(seated))[-1]
    assert [taken[1] for taken in entry.arguments["choices"]] == ["hold-back", "pursue"]
    assert replay(RULESET, entry).same
    assert outcome(done)["result"]["broken"] == 2
    await check_whole(seated)


async def test_the_other_player_asks_the_same_act_once_more(seated: Desk) -> None:
    told = await fights(seated)
    before = outcome(told)["steps"]
    own = await fights(seated, BRUNO, unit="Goblins", enemy="Trolls")
    assert outcome(own)["steps"] == before
    assert (await decides(seated, told, "pursue")).refused == "question-gone"
    assert "result" in outcome(await decides(seated, own, "pursue"))


async def test_an_absent_player_s_choice_is_left_after_the_table_s_patience(
    seated: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await fights(seated)
    early = await leaves(seated, told, ALICES)
    assert early.refused == "decision-waits"
    assert "24" in early.card.headline
    assert (await leaves(seated, told, BRUNO)).refused == "not-your-button"
    later = milliseconds() + waiting.PATIENCE + 1
    for module in ("battle.dice.waiting", "commands.dice.choosing", "commands.dice.throw_question"):
        monkeypatch.setattr(f"bot.{module}.milliseconds", lambda: later)
    shown = await throws(seated, None, ALICES)
    assert kinds(shown) == ["decide", "decide", "leave", "drop", "fell"]
    done = await leaves(seated, told, ALICES)
    entry = (await entries(seated))[-1]
    assert entry.arguments["choices"] == [["pursuit:enemy", "pursue", "left"]]
    assert any("not decided in time" in line for line in done.card.dice)
    assert replay(RULESET, entry).same


async def test_the_referee_need_not_wait(seated: Desk) -> None:
    await referees(seated, CARLA, ALICES, BRUNO)
    told = await fights(seated)
    assert "leave" in kinds(told)
    assert "result" in outcome(await leaves(seated, told, CARLA))


async def test_dice_wait_for_the_decision(seated: Desk) -> None:
    told = await fights(seated, dice="ask")
    while "asked" in outcome(told):
        told = await presses(seated, told, "draw")
    assert asked(told)["key"] == "pursuit:enemy"
    assert (await throws(seated, "6 6", ALICES)).refused == "decision-first"
    assert asked(await throws(seated, None, ALICES))["key"] == "pursuit:enemy"
    told = await decides(seated, told, "hold-back")
    assert outcome(told)["asked"]["label"] == "restrain"
    while "asked" in outcome(told):
        told = await presses(seated, told, "draw")
    assert replay(RULESET, (await entries(seated))[-1]).same
    await check_whole(seated)


async def test_dice_typed_in_one_line_go_on_after_the_decision(seated: Desk) -> None:
    first = await fights(seated)
    done = outcome(await decides(seated, first, "pursue"))
    dice = " ".join(map(str, done["dice"]))
    await seated.asks("undo", who=ALICES)
    told = await fights(seated, dice=dice)
    assert asked(told)["key"] == "pursuit:enemy"
    typed = outcome(await decides(seated, told, "pursue"))
    assert typed["dice"] == done["dice"]
    assert typed["origin"] == "typed"


async def test_dice_typed_for_another_option_are_asked_for_anew(seated: Desk) -> None:
    first = await fights(seated)
    done = outcome(await decides(seated, first, "hold-back"))
    dice = " ".join(map(str, [*done["dice"], 1, 1, 1, 1, 1]))
    await seated.asks("undo", who=ALICES)
    told = await decides(seated, await fights(seated, dice=dice), "pursue")
    assert outcome(told)["asked"]["label"] == "flee"


async def test_a_secret_roll_asks_no_other_player(seated: Desk) -> None:
    refused = await fights(seated, secret=True)
    assert refused.refused == "decision-in-secret"
    stated = await fights(seated, secret=True, restrain="none")
    assert stated.refused == "decision-in-secret"


async def test_one_s_own_decision_can_be_made_in_secret(seated: Desk) -> None:
    told = await fights(seated, BRUNO, secret=True)
    assert told.private
    assert kinds(told) == ["decide", "decide", "drop"]
    assert outcome(await decides(seated, told, "pursue"))["result"]["winner"] == "enemy"


async def test_a_table_that_changed_is_asked_about_anew(seated: Desk) -> None:
    told = await fights(seated)
    await seated.asks("unit status", {"unit": "Goblins", "status": "fleeing"}, who=ALICES)
    gone = await decides(seated, told, "pursue")
    assert gone.refused is None
    assert "dropped" in outcome(gone)


async def test_an_overruled_round_keeps_what_was_decided(seated: Desk) -> None:
    await referees(seated, CARLA, ALICES, BRUNO)
    await decides(seated, await fights(seated), "hold-back")
    entry = (await entries(seated))[-1]
    ruling = {"entry": entry.number, "reason": "a die fell", "dice": "bot"}
    ruled = await seated.asks("overrule", ruling, who=CARLA)
    told = [step for step in outcome(ruled)["steps"] if "choice" in step]
    assert [step["option"] for step in told] == ["hold-back"]
    assert replay(RULESET, (await entries(seated))[-1]).same


@pytest.mark.parametrize(
    "choices",
    [[], [["pursuit:unit", "pursue", "chosen"]], [["pursuit:enemy", "fly", "chosen"]], 7, [["x"]]],
)
async def test_an_entry_with_other_decisions_does_not_play_again(
    seated: Desk, choices: Any
) -> None:
    await decides(seated, await fights(seated), "pursue")
    entry = (await entries(seated))[-1]
    forged = replace(entry, arguments={**entry.arguments, "choices": choices})
    assert replay(RULESET, forged).reason == "choices"
    assert "choices" in entry.arguments


async def test_chances_are_told_by_choice(seated: Desk) -> None:
    told = await fights(seated, odds=True)
    data = outcome(told)
    assert data["exact"]
    assert data["decisions"] == {"pursuit:unit": "pursue", "pursuit:enemy": "pursue"}
    column = next(each for each in data["otherwise"] if each["choice"] == "pursuit:enemy")
    assert column["option"] == "hold-back"
    assert column["means"] != data["means"]
    assert any("Trolls" in line and "Hold back" in line for line in told.card.dice)
    assert any(line.startswith("Winner: Trolls **") for line in told.card.dice)
    for unit in ("Goblins", "Trolls"):
        assert any(line.startswith(f"{unit}: wounds caused: ") for line in told.card.dice)
    stated = outcome(await fights(seated, odds=True, restrain="enemy"))
    assert "decisions" not in stated
    assert stated["means"] == pytest.approx(column["means"])


@pytest.mark.parametrize("word", ["hold-back", "Hold back", "réfréner"])
async def test_a_decision_is_typed_as_well(seated: Desk, word: str) -> None:
    await fights(seated)
    assert (await throws(seated, word, ALICES)).refused == "not-your-decision"
    assert (await throws(seated, "fly", ALICES)).refused == "decision-first"
    assert asked(await throws(seated, None, BRUNO))["key"] == "pursuit:enemy"
    assert "result" in outcome(await throws(seated, word, BRUNO))
    entry = (await entries(seated))[-1]
    assert entry.arguments["choices"] == [["pursuit:enemy", "hold-back", "chosen"]]


async def test_a_word_that_is_no_option_decides_nothing(seated: Desk) -> None:
    await fights(seated)
    told = await throws(seated, "fly", BRUNO)
    assert told.refused == "no-such-choice"
    assert "Poursuivre, Réfréner" in told.card.headline
    assert asked(await throws(seated, None, BRUNO))["key"] == "pursuit:enemy"
