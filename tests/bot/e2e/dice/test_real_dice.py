"""Real dice at the table: questions, forms and buttons, through a restart in the middle."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.bot.e2e.failures.test_repeats import deliveries
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import begin_shooting, entry, gone, models
from tests.bot.e2e.processes.process import open_run

__all__ = ["deliveries"]

BUTTONS = ["Type the dice", "Bot rolls these", "Bot rolls the rest", "Drop this roll", "FR"]
SHOT = "/shoot Archers target:Orques weapon:longbow distance:12"


async def test_a_volley_is_asked_for_throw_by_throw_in_one_message(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    for each in (alice, bruno):
        await each.types("/settings my_dice:real")
    asked = await alice.types(SHOT)
    assert asked.buttons == BUTTONS
    assert "Roll 10D6" in asked.text
    form = await alice.presses(asked, "Type the dice")
    assert list(form.fields) == ["dice"]
    second = await alice.fills(form, dice="1,1,1,1,4,4,4,5,6,6")
    assert second.message.id == asked.message.id
    assert "Roll 6D6" in second.text
    assert "4 4 4 5 6 6" in second.text
    await hall.restart()
    form = await alice.presses(second, "Type the dice")
    third = await alice.fills(form, dice="4 successes")
    assert third.message.id == asked.message.id
    done = await alice.presses(third, "Bot rolls these")
    assert done.message.id == asked.message.id
    assert done.outcome["origin"] == "mixed"
    assert "Mixed dice: 16 real (6 counted without their faces), 4 of the bot (draw 1)" in done.text
    saves = [step for step in done.outcome["steps"] if "roll" in step][-1]["dice"]
    lost = sum(mark < 6 for mark in saves)
    assert await models(bruno, "Orques") == 20 - lost
    assert "Undo" in done.buttons
    undone = await alice.presses(done, "Undo")
    assert undone.answer.refused is None
    assert await models(bruno, "Orques") == 20


async def test_the_french_player_is_asked_in_french(bruno: Player) -> None:
    await bruno.types("/settings my_dice:real")
    asked = await bruno.types("/test ld:7")
    assert "Lancez 2D6" in asked.text
    assert asked.buttons[0] == "Taper les dés"
    done = await bruno.types("/throw 3 réussites")
    assert done.refused == "faces-wanted"
    done = await bruno.types("/throw 3 4")
    assert "Vrais dés" in done.text
    assert done.outcome["origin"] == "typed"


async def test_nobody_else_answers_and_a_wrong_form_changes_nothing(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    asked = await alice.types("/roll 3d6 dice:ask")
    before = await hall.state(alice)
    for button in BUTTONS[:-1]:  # all may read it in their language
        told = await bruno.presses(asked, button)
        assert told.refused == "not-your-button"
        assert told.alone
    form = await alice.presses(asked, "Type the dice")
    wrong = await alice.fills(form, dice="1 2 9")
    assert (wrong.refused, wrong.alone) == ("impossible-face", True)
    assert await hall.state(alice) == before


async def test_a_secret_question_is_seen_by_its_player_alone(alice: Player) -> None:
    asked = await alice.types("/roll 2d6+d8 dice:ask secret:yes")
    assert asked.alone
    step = await alice.presses(asked, "Bot rolls these")
    assert step.alone
    done = await alice.presses(step, "Bot rolls the rest")
    assert done.alone
    shown = await alice.presses(done, "Reveal")
    assert not shown.reply.ephemeral
    assert "Bot dice, draws 1–2" in shown.text


async def test_every_step_delivered_twice_counts_once(
    hall: Hall, alice: Player, deliveries: list[dict[str, Any]]
) -> None:
    asked = await alice.types("/roll 4d6+2d8+d8 dice:ask")
    step = (await alice.presses(asked, "Bot rolls these")).message
    await alice.types("/throw 3 3")
    await gone(hall, step.id)
    done = await alice.types("/throw bot")
    assert done.outcome["dice"][4:6] == [3, 3]
    stored = await hall.entries(alice)
    assert entry(done) == len(stored) == 4
    drawn = [draw.number for each in stored if each.dice for draw in each.dice.draws]
    assert sorted(drawn) == [0, 1]
    assert len(deliveries) == len(stored)


def test_a_killed_run_asks_nothing_twice(url: str, tmp_path: Path) -> None:
    asked = run(url, "/settings my_dice:real", "/roll 4d6+2d8", "/throw 1 2", "/throw bot")
    assert [each["ok"] for each in asked] == [True] * 4
    assert asked[-1]["outcome"]["asked"]["count"] == 2
    first = asked[-1]["outcome"]["steps"][0]["dice"]
    shown = run(url, "/throw show", "/throw 6 5")
    assert shown[0]["outcome"]["steps"] == asked[-1]["outcome"]["steps"]
    assert shown[1]["outcome"]["dice"] == [*first, 6, 5]
    assert shown[1]["outcome"]["origin"] == "mixed"
    with closing(sqlite3.connect(tmp_path / "vexille.db")) as database:
        rows = database.execute("SELECT record FROM entry ORDER BY number").fetchall()
    dice = json.loads(rows[-1][0])["dice"]
    assert [part[:2] for part in dice["parts"]] == [["typed", 2], ["fair", 2], ["typed", 2]]


def run(url: str, *lines: str, name: str = "Alice") -> list[dict[str, Any]]:
    """Pipe lines into a run and kill it once they are answered; return the answers."""
    answers = []
    with open_run(url, "--as", name, "--json") as process:
        for line in lines:
            process.stdin.write(f"{line}\n")
            process.stdin.flush()
            answers.append(json.loads(process.stdout.readline()))
        process.kill()
    return answers
