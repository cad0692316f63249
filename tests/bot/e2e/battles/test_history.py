"""Past battles: searched, shown, played again, told, taken out and brought in."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from dataclasses import replace
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from bot.commands.request.upload import LARGEST
from bot.local.terminal.session import Terminal, TerminalOptions
from localdiscord import Upload
from rulesets.blackhammer import RULESET
from tests.bot.e2e.hall import Hall, Player, Told, open_hall
from tests.bot.e2e.playing import AGAIN, KILLS_THREE, VOLLEY, begin_shooting, in_turn

VERIFIER = Path(__file__).parents[4] / "scripts" / "verify_dice.py"


def numbers(told: Told) -> list[int]:
    return [each["number"] for each in told.outcome["log"]]


def files(told: Told) -> dict[str, bytes]:
    """Return the files of an answer as they came over the wire."""
    return {
        attachment["filename"]: told.reply.file(attachment)
        for attachment in told.message.attachments
    }


def verified_alone(path: Path) -> subprocess.CompletedProcess[str]:
    """Check a file as a player would, without the bot."""
    command = [sys.executable, str(VERIFIER), str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


async def fight(alice: Player, bruno: Player) -> None:
    """Play a battle with losses, tests, undone actions, secret rolls and real dice."""
    await begin_shooting(alice, bruno)
    await in_turn(
        (alice, KILLS_THREE),
        (alice, AGAIN),
        (alice, VOLLEY),
        (bruno, "/test unit:Orques"),
        (alice, "/roll 12d6>=4"),
        (alice, "/roll 2d6 secret:yes"),
        (bruno, "/panic unit:Orques cause:destroyed"),
        (bruno, "/unit edit Orques change:models:9"),
        (bruno, "/undo"),
        (alice, "/battle next"),
        (alice, "/roll 3d6 dice:1,2,3"),
    )


async def test_the_log_is_searched_by_all_it_can_be_searched_for(
    alice: Player, bruno: Player
) -> None:
    await fight(alice, bruno)
    log = await alice.types("/battle log count:20")
    last = numbers(log)[0]
    assert numbers(log)[-1] == 1
    assert (await alice.types("/battle log before:4")).outcome["log"][0]["number"] == 3
    by_bruno = await alice.types("/battle log player:bru count:20")
    assert {each["player"] for each in by_bruno.outcome["log"]} == {"Bruno"}
    assert len(numbers(by_bruno)) == 6
    about = await bruno.types("/battle log unit:Archers action:rolls")
    assert all("Archers" in each["what"] for each in about.outcome["log"])
    assert {each["action"] for each in about.outcome["log"]} == {"shooting_attack"}
    undone = await alice.types("/battle log action:undo and redo")
    assert [each["action"] for each in undone.outcome["log"]] == ["undo"]
    tests = await alice.types("/battle log action:Shooting turn:1")
    assert len(numbers(tests)) == 2
    assert (await alice.types("/battle log turn:9")).outcome["log"] == []
    assert [each["undone"] for each in (await alice.types("/battle log")).outcome["log"]].count(
        True
    ) == 1
    assert last == numbers(await alice.types("/battle log count:1"))[0]


async def test_pages_of_the_log_turn_in_place(hall: Hall, alice: Player, bruno: Player) -> None:
    await fight(alice, bruno)
    told = await alice.types("/battle log player:Alice count:4")
    whole = numbers(await bruno.types("/battle log player:Alice count:20"))
    assert told.buttons == ["Older"]
    older = await bruno.presses(told, "Older")
    assert numbers(older) == [each for each in whole if each < numbers(told)[-1]][:4]
    assert older.message.id == told.message.id
    assert older.buttons == ["Older", "Newest"]
    await hall.restart()
    newest = await bruno.presses(older, "Newest")
    assert numbers(newest) == whole[:4]
    assert (await alice.types("/battle log player:nobody")).refused == "unknown-player"


async def test_what_may_be_searched_for_is_offered(alice: Player, bruno: Player) -> None:
    await fight(alice, bruno)
    assert await alice.offered("battle log", "player", "br") == [("Bruno", "Bruno")]
    offered = await alice.offered("battle log", "action", "shoo")
    assert offered[0] == ("Shooting", "shooting_attack")
    assert ("rolls", "rolls") in await alice.offered("battle log", "action", "rol")
    await bruno.calls("battle end")
    await alice.calls("battle end")
    assert await alice.offered("battle log", "battle", "") == [("1. Elfes – Peaux-Vertes", "1")]
    assert await alice.offered("battle log", "player", "al", battle="1") == [("Alice", "Alice")]


async def test_an_entry_is_shown_in_full_with_its_dice(alice: Player, bruno: Player) -> None:
    await fight(alice, bruno)
    volley = (await alice.types("/battle log action:shooting_attack")).outcome["log"][-1]["number"]
    told = await bruno.calls("battle log", entry=volley)
    assert told.outcome["dice"][:4] == [1, 1, 1, 1]
    assert told.outcome["origin"] == "typed"
    assert any("1 1 1 1 4 4 4 5 6 6" in line for line in told.lines), told.text
    assert "3 models lost" in told.text
    assert "/shoot" in told.text
    missing = await alice.calls("battle log", entry=999)
    assert missing.refused == "no-such-number"


async def test_a_secret_roll_is_its_player_s_until_it_is_shown(
    alice: Player, bruno: Player
) -> None:
    await fight(alice, bruno)
    secret = await alice.types("/roll 2d6 secret:yes")
    number = secret.outcome["entry"]
    assert (await bruno.calls("battle log", entry=number)).refused == "entry-secret"
    assert (await bruno.calls("battle replay", entry=number)).refused == "entry-secret"
    own = await alice.calls("battle log", entry=number)
    assert own.alone
    for player in (alice, bruno):
        assert number not in numbers(await player.types("/battle log"))
    report = await bruno.calls("battle report")
    assert report.outcome["hidden"] == 2
    assert f"no. {number} " not in files(report)["battle-report-1.md"].decode()
    await alice.presses(secret, "Reveal")
    assert number in numbers(await bruno.types("/battle log"))
    report = await bruno.calls("battle report")
    assert report.outcome["hidden"] == 1
    assert f"no. {number} " in files(report)["battle-report-1.md"].decode()


async def test_every_roll_of_a_battle_comes_out_again_as_it_was(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await fight(alice, bruno)
    rolls = [entry.number for entry in await hall.entries(alice) if "values" in entry.arguments]
    assert len(rolls) == 7
    for number in rolls:
        told = await alice.calls("battle replay", entry=number)
        assert told.outcome["same"], told.text
    whole = await alice.calls("battle replay")
    assert whole.outcome == {"played": 7, "differing": []}
    await bruno.calls("battle end")
    await alice.calls("battle end")
    assert (await bruno.calls("battle replay", battle="1")).outcome["played"] == 7
    assert (await alice.calls("battle replay", battle="1", entry=1)).refused == "nothing-to-replay"


async def test_a_rule_that_changed_is_told(
    hall: Hall, alice: Player, bruno: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fight(alice, bruno)
    (*_, number) = [
        entry.number for entry in await hall.entries(alice) if entry.action == "shooting_attack"
    ]
    known = dict(RULESET.by_id)
    shooting = known.pop("shooting_attack")
    monkeypatch.setitem(RULESET.__dict__, "by_id", known)
    gone = await alice.calls("battle replay", entry=number)
    assert (gone.outcome["same"], gone.outcome["reason"]) == (False, "procedure")
    assert "no longer there" in gone.text
    shown = await alice.calls("battle log", entry=number)
    assert "Dice:" in shown.text

    def kinder(dice: Any, **given: Any) -> Any:
        result = shooting.run(dice, **given)
        return replace(result, wounds=result.wounds + 1)

    other = replace(shooting, run=kinder)
    monkeypatch.setitem(RULESET.__dict__, "by_id", {**known, "shooting_attack": other})
    differs = await alice.calls("battle replay", entry=number)
    assert (differs.outcome["same"], differs.outcome["reason"]) == (False, "outcome")
    before, after = differs.outcome["before"], differs.outcome["after"]
    assert after["wounds"] == before["wounds"] + 1

    def greedier(dice: Any, **given: Any) -> Any:
        dice.single("attack")
        return shooting.run(dice, **given)

    other = replace(shooting, run=greedier)
    monkeypatch.setitem(RULESET.__dict__, "by_id", {**known, "shooting_attack": other})
    takes_more = await alice.calls("battle replay", entry=number)
    assert takes_more.outcome["reason"] == "dice"
    assert "takes other dice now" in (await alice.calls("battle replay")).text


class Page(HTMLParser):
    """Gathers what a page would ask a network for, and whether its tags close."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.open: list[str] = []
        self.charts = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asked += [name for name, _ in attrs if name in {"src", "href", "srcset", "action"}]
        self.asked += [tag] if tag in {"script", "link", "iframe", "object"} else []
        self.charts += ("class", "chart") in attrs
        if tag not in {"meta", "polyline", "circle", "rect", "line"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in {"polyline", "circle", "rect", "line"}:
            return
        assert self.open.pop() == tag


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_the_report_tells_the_battle_and_asks_nothing(hall: Hall, locale: str) -> None:
    alice, bruno = hall.player("Alice", locale), hall.player("Bruno", locale)
    await alice.types("/battle start side_one:<b>Elves</b> & co side_two:*Orcs*|pipe")
    await alice.types('/unit add "Archers <i>" 10 W1 Ld7 side:1')
    await alice.types("/roll 60d6>=4")
    await bruno.types("/roll 6d6 dice:1,2,3,4,5,6")
    await alice.types('/unit edit "Archers <i>" change:models:4')
    await alice.calls("battle end")
    told = await alice.calls("battle report", battle="1")
    found = files(told)
    name = "rapport-de-bataille-1" if locale == "fr" else "battle-report-1"
    assert set(found) == {f"{name}.html", f"{name}.md"}
    page = found[f"{name}.html"].decode()
    read = Page()
    read.feed(page)
    assert (read.asked, read.open, read.charts) == ([], [], 3)
    assert "default-src 'none'" in page
    assert "<b>Elves" not in page
    assert "&lt;b&gt;Elves" in page
    assert f'<html lang="{locale}">' in page
    text = found[f"{name}.md"].decode()
    assert "\\*Orcs\\*\\|pipe" in text
    assert "| 10 | 4 |" in text
    assert ("Real dice" if locale == "en" else "vrais dés").lower() in text.lower()
    assert "→" in text


async def test_a_battle_goes_out_and_comes_in_with_its_log(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await fight(alice, bruno)
    before = await alice.types("/battle log count:20")
    told = await alice.calls("battle export")
    ((name, content),) = files(told).items()
    url = f"sqlite:///{tmp_path / 'away.db'}"
    async with open_hall(url) as away:
        chloe = away.player("Chloé", "fr")
        upload = Upload(name, content)
        brought = await chloe.calls("battle import", file=upload)
        assert brought.outcome["state"] == json.loads(content)["state"]
        assert (brought.outcome["played"], brought.outcome["differing"]) == (6, 0)
        log = await chloe.types("/battle log count:20 before:21")
        mine = [(each["number"], each["player"]) for each in before.outcome["log"]]
        theirs = [(each["number"], each["player"]) for each in log.outcome["log"]]
        assert theirs[0][1] == "Chloé"
        assert set(theirs[1:]) == {each for each in mine if each[0] in numbers(log)}
        assert "shooting_attack" in {each["action"] for each in log.outcome["log"]}
        assert (await chloe.calls("battle import", file=upload)).refused == "battle-exists"
        verified = await chloe.calls("dice verify")
        assert verified.outcome["whole"], verified.text
        await chloe.calls("battle join", referee=True)
        rolled = await chloe.types("/roll 3d6")
        assert rolled.answer.refused is None
        await away.restart()
        assert (await chloe.calls("dice verify")).outcome["whole"]
        await chloe.calls("battle end")
        assert (await chloe.calls("battle import", file=upload)).refused == "import-known"
        again = await chloe.calls("battle export", battle="1")
        ((again_name, again_content),) = files(again).items()
        path = tmp_path / again_name
        path.write_bytes(again_content)
        done = await asyncio.to_thread(partial(verified_alone, path))
        assert done.returncode == 0, done.stdout + done.stderr
        assert "entries hold together" in done.stdout


async def test_a_battle_that_began_earlier_elsewhere_leaves_the_others_their_numbers(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await fight(alice, bruno)
    ((name, content),) = files(await alice.calls("battle export")).items()
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "en")
        for side in ("Dwarfs", "Goblins"):
            await chloe.calls("battle start", side_one=side, side_two="Trolls")
            await chloe.calls("battle end")
        await chloe.calls("battle import", file=Upload(name, content))
        await chloe.calls("battle end")
        await away.restart()
        await chloe.calls("battle start", side_one="Giants", side_two="Trolls")
        for number, side in enumerate(("Dwarfs", "Goblins", "Elfes", "Giants"), 1):
            told = await chloe.calls("battle report", battle=f"#{number}")
            assert side in told.text
        assert (await chloe.calls("battle report", battle="5")).refused == "unknown-battle"


async def test_a_file_that_is_none_or_too_large_is_refused(alice: Player) -> None:
    for content, code in (
        (b"no battle", "import-unreadable"),
        (b"", "import-unreadable"),
        (b" " * (LARGEST + 1), "file-too-large"),
    ):
        told = await alice.calls("battle import", file=Upload("list.txt", content))
        assert told.refused == code
        assert told.alone


async def test_the_terminal_hands_a_file_in_by_its_path_and_keeps_those_of_answers(
    hall: Hall, alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await fight(alice, bruno)
    kept = tmp_path / "kept"
    options = TerminalOptions("Alice", "en", "general", files=kept)
    terminal = Terminal(hall.bot, alice.user, options)
    said = await terminal.answer("/battle export")
    (file,) = kept.iterdir()
    assert said.splitlines()[-1] == f"File: {file}"
    assert json.loads(file.read_bytes())["format"] == "vexille-battle"
    assert "already fought here" in await terminal.answer(f"/battle import file:{file}")
    missing = await terminal.answer("/battle import file:/nowhere/at all.json")
    assert "there is no file /nowhere/at all.json that can be read" in missing
    folder = await terminal.answer(f"/battle import {kept}")
    assert "that can be read" in folder
    plain = Terminal(hall.bot, alice.user, TerminalOptions("Alice", "en", "general"))
    assert "--files" in await plain.answer("/battle export")


async def test_a_path_is_no_file_to_those_who_are_not_at_the_terminal(
    alice: Player, tmp_path: Path
) -> None:
    file = tmp_path / "battle.json"
    file.write_bytes(b"{}")
    with pytest.raises(Exception, match="unknown_file"):
        await alice.types(f"/battle import file:{file}")


@pytest.mark.own_hall
async def test_dice_are_told_by_player_and_source(alice: Player, bruno: Player) -> None:
    await fight(alice, bruno)
    told = await alice.calls("dice stats")
    players = {(player["player"], player["source"]): player for player in told.outcome["players"]}
    assert set(players) == {(who, how) for who in ("Alice", "Bruno") for how in ("fair", "typed")}
    (typed,) = players["Alice", "typed"]["dice"]
    assert typed["count"] == 19
    assert typed["faces"]["1"] == 6
    (saves,) = players["Bruno", "typed"]["dice"]
    assert saves["count"] == 4  # his orcs' saves, though Alice typed them
    volley = players["Alice", "typed"]["attacks"]
    assert volley["actual"] == 3
    assert volley["expected"] == pytest.approx(10 * 1 / 2 * 1 / 3 * 5 / 6)
    pool = players["Alice", "fair"]["tests"]
    assert pool["expected"] == pytest.approx(6)
    only = await bruno.calls("dice stats", player="bruno")
    assert {player["player"] for player in only.outcome["players"]} == {"Bruno"}
    assert files(told)["dice.png"].startswith(b"\x89PNG")
    (shown,) = told.message.attachments
    assert "Alice — bot dice" in shown["description"]
    assert "bot dice" in only.text


@pytest.mark.own_hall
async def test_a_battle_s_proof_is_checked_in_the_bot(alice: Player, bruno: Player) -> None:
    await fight(alice, bruno)
    running = await alice.calls("dice verify")
    assert running.outcome["whole"]
    assert running.outcome["checked"] == 0
    assert "once the secret of the dice is revealed" in running.text
    await bruno.calls("battle end")
    await alice.calls("battle end")
    over = await bruno.calls("dice verify", battle="1")
    assert over.outcome["whole"]
    assert over.outcome["checked"] == over.outcome["draws"] > 0
    assert "verify_dice.py" in over.text
    assert len(files(over)) == 1
