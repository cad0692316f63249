"""A battle from its start to the proof of its dice, by two players in two languages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.rolled import RolledDice
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import (
    AGAIN,
    ARCHERS,
    KILLS_THREE,
    UNASKED,
    VOLLEY,
    battle_of,
    begin,
    begin_shooting,
    meet,
    models,
)

VERIFIER = Path(__file__).parents[4] / "scripts" / "verify_dice.py"


def verified(proof: Path) -> int:
    """Return how the standalone verifier judges a file of dice."""
    return subprocess.run(
        [sys.executable, VERIFIER, proof], stdout=sys.stderr, check=False
    ).returncode


async def test_units_are_understood_in_the_signs_of_both_languages(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    battle = await battle_of(alice)
    archers, orcs = battle["units"]
    assert (archers["models"], archers["profile"]["bs"], archers["profile"]["ld"]) == (10, "3", "7")
    assert (orcs["models"], orcs["profile"]["t"], orcs["profile"]["save"]) == (20, "4", "6")
    assert list(orcs["rules"]) == ["shield"]
    english = (await alice.calls("unit show", unit="Orques")).text
    await bruno.types("/battle language language:fr")
    french = (await alice.calls("unit show", unit="Orques")).text
    assert "M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7" in english
    assert "Shield" in english
    assert "M4 CC3 CT3 F3 E4 PV1 I2 A1 Cd7" in french
    assert "Bouclier" in french


async def test_the_game_of_a_battle_is_told_though_nobody_named_it(
    alice: Player, bruno: Player
) -> None:
    assert "Game: BlackHammer" in (await alice.calls("battle start", language="en")).lines
    await alice.calls("battle end")
    assert "Le 9e Âge, 0.99.9" in (await bruno.calls("battle start", game="t9a")).text


async def test_who_joined_a_side_adds_to_it(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    battle = await battle_of(alice)
    sides = {unit["side_id"] for unit in battle["units"]}
    assert len(sides) == 2
    assert "Elfes (Alice)" in (await bruno.calls("battle status")).text


async def test_phases_and_turns_follow_each_other(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    seen = []
    for _ in range(10):
        battle = (await alice.calls("battle next")).outcome["battle"]
        seen.append((battle["turn"], battle["active"], battle["phase"]))
    phases = ["start-of-turn", "movement", "magic", "shooting", "close-combat"]
    first = [(1, "Elfes", phase) for phase in phases[1:]]
    assert seen[:4] == first
    assert seen[4:9] == [(1, "Peaux-Vertes", phase) for phase in phases]
    assert seen[9] == (2, "Elfes", "start-of-turn")


async def test_shooting_removes_models_until_it_is_undone(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    told = await alice.types(KILLS_THREE)
    assert told.outcome["result"]["models_lost"] == 3
    assert "17" in told.text
    assert await models(bruno, "Orques") == 17
    await alice.types("/undo")
    assert await models(bruno, "Orques") == 20
    await alice.types("/redo")
    assert await models(bruno, "Orques") == 17
    await alice.presses(told, "Undo")
    assert await models(bruno, "Orques") == 20


async def test_undo_and_redo_say_what_they_did(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await alice.types(KILLS_THREE)
    undone = await alice.types("/undo")
    assert "Shooting" in undone.text
    assert "Orques: 3 models back" in undone.text
    redone = await alice.types("/redo")
    assert "Shooting" in redone.text
    assert "Orques: 3 models lost, 17 left" in redone.text


async def test_undo_takes_back_several_actions_at_once(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    for line in (KILLS_THREE, AGAIN, KILLS_THREE):
        await alice.types(line)
    assert await models(bruno, "Orques") == 14
    await alice.calls("undo", count=3)
    assert await models(bruno, "Orques") == 20
    await alice.calls("redo", count=3)
    assert await models(bruno, "Orques") == 14


async def test_a_unit_is_edited_in_either_language(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    told = await bruno.types("/unit edit Orques models:12 Cd8 +haine -bouclier fleeing:oui")
    assert await models(bruno, "Orques") == 12
    orcs = (await battle_of(alice))["units"][1]
    assert (orcs["profile"]["ld"], list(orcs["rules"]), list(orcs["statuses"])) == (
        "8",
        ["hatred"],
        ["fleeing"],
    )
    assert "Leadership (Ld) 7 → 8" in told.text
    await bruno.presses(told, "Undo")
    await alice.types("/unit edit Archers models:4 Ld9 +hatred fleeing:yes")
    archers, orcs = (await battle_of(alice))["units"]
    assert (orcs["models"], orcs["profile"]["ld"], list(orcs["rules"])) == (20, "7", ["shield"])
    assert (archers["models"], archers["profile"]["ld"], list(archers["statuses"])) == (
        4,
        "9",
        ["fleeing"],
    )


async def test_a_round_of_close_combat_is_fought_and_told(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house=UNASKED)
    await bruno.types("/battle next close-combat")
    odds = await alice.types("/fight unit:Orques enemy:Archers first_round:yes odds:yes")
    assert odds.outcome["exact"]
    told = await bruno.types("/fight unit:Orques enemy:Archers first_round:oui")
    assert told.outcome["origin"] == "fair"
    lost = {
        unit["name"]: unit["size"] - unit["models"] for unit in (await battle_of(bruno))["units"]
    }
    assert sum(lost.values()) == sum(
        int(change["before"]) - int(change["after"])
        for change in told.outcome["changes"]
        if change["field"] == "models"
    )


async def test_magic_dice_are_counted(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Magicien 1 M4 CC3 CT3 F3 E3 PV2 I3 A1 Cd8 Niv2 side:Elfes")
    await alice.calls("battle next", phase="magic")
    told = await alice.types("/winds dice:3,5")
    power = told.outcome["result"]["power_dice"]
    counters = (await battle_of(alice))["sides"][0]["counters"]
    assert counters["power-dice"] == power
    await alice.types("/cast casting_value:8 dice_used:2 wizard:Magicien dice:5,4")
    counters = (await battle_of(alice))["sides"][0]["counters"]
    assert counters["power-dice"] == power - 2
    await alice.types("/undo")
    assert (await battle_of(alice))["sides"][0]["counters"]["power-dice"] == power


async def test_the_log_tells_what_was_done_by_whom(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await alice.types(KILLS_THREE)
    await alice.types("/undo")
    english = (await alice.calls("battle log", count=3)).lines
    await bruno.types("/battle language language:fr")
    french = (await alice.calls("battle log", count=4)).lines
    assert any("Alice" in line and "Shooting" in line and "undone" in line for line in english)
    assert any("Alice" in line and "Tir" in line and "annulé" in line for line in french)


async def test_the_dice_of_a_battle_can_be_verified(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Peaux-Vertes")
    sealed = (await alice.calls("dice seal")).outcome["commitment"]
    await alice.types(f"/unit add {ARCHERS}")
    await alice.calls("battle next", phase="magic")
    for line in ("/roll 3d6", "/roll d66", "/roll 200d6", "/roll 2d100+1d3", "/scatter", "/winds"):
        await bruno.types(line)
    await bruno.types("/undo")
    await alice.types("/roll 3d6 secret:yes")
    told = await bruno.calls("battle end")
    (attachment,) = told.message.attachments
    proof = tmp_path / attachment["filename"]
    proof.write_bytes(told.reply.file(attachment))
    data = json.loads(proof.read_text())
    assert data["commitment"] == sealed
    assert [draw["number"] for draw in data["draws"]] == list(range(len(data["draws"])))
    assert len(data["draws"]) > 7
    assert verified(proof) == 0
    data["draws"][0]["marks"][0] = data["draws"][0]["marks"][0] % 6 + 1
    proof.write_text(json.dumps(data))
    assert verified(proof) == 1


async def test_dice_outside_a_battle_are_revealed_on_demand(alice: Player, tmp_path: Path) -> None:
    await alice.types("/roll 10d6")
    told = await alice.types("/dice reveal")
    (attachment,) = told.message.attachments
    proof = tmp_path / attachment["filename"]
    proof.write_bytes(told.reply.file(attachment))
    assert verified(proof) == 0
    after = (await alice.calls("dice seal")).outcome
    assert after["draws"] == 0
    assert after["commitment"] != json.loads(proof.read_text())["commitment"]


async def test_another_battle_may_follow(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await bruno.calls("battle end")
    await alice.calls("battle end")
    await begin(alice, bruno)
    assert len((await battle_of(alice))["units"]) == 2


async def test_channels_do_not_see_each_other(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    elsewhere = hall.player("Alice", "en", channel="another-table")
    assert (await elsewhere.calls("battle status")).refused == "no-battle"


async def test_odds_change_and_store_nothing(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    before = await hall.state(alice)
    told = await bruno.types(f"{VOLLEY} odds:oui")
    assert told.outcome["means"]["models_lost"] > 0
    assert await hall.state(alice) == before


async def test_a_unit_is_used_by_its_name_whatever_that_looks_like(alice: Player) -> None:
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    await alice.calls("unit add", line='"Squad A1" 10 BS3 Ld7', side="Elves")
    await alice.calls("unit add", line='"Orcs, Big" 20 T4 W1 Ld7', side="Orcs")
    await alice.calls("battle next", phase="shooting")
    told = await alice.calls(
        "shoot", unit="squad a1", target="orcs, big", weapon="longbow", shots=1, distance=12
    )
    assert told.answer.refused is None
    assert "Orcs, Big" in told.text


async def test_a_battle_is_paused_and_left_and_gone_on_with(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    assert "/battle resume" in (await alice.calls("battle pause")).text
    for line in (KILLS_THREE, "/unit edit Orques models:3", "/battle next", "/battle leave"):
        refused = await alice.types(line)
        assert refused.refused == "battle-paused"
        assert "/battle resume" in refused.text
    assert (await alice.types("/roll 2d6 dice:6,6")).outcome["result"]
    for line in ("/battle status", "/unit list"):
        seen = await alice.types(line)
        assert seen.answer.refused is None
        assert "The battle is paused" in seen.text
        assert "Orques" in seen.text
        assert seen.buttons == []
    assert (await alice.types("/unit show Orques")).answer.refused is None
    assert (await alice.types("/battle status")).outcome["battle"]["status"] == "paused"
    assert (await bruno.calls("battle resume")).outcome["battle"]["phase"] == "shooting"
    assert (await alice.types(KILLS_THREE)).outcome["changes"]
    assert "Alice" in (await alice.calls("battle leave")).text
    assert (await alice.calls("battle leave")).refused == "not-joined"
    assert (await alice.calls("battle next")).refused == "only-players"


async def test_words_of_players_are_mixed_into_the_dice_to_come(
    alice: Player, bruno: Player
) -> None:
    before = (await alice.calls("dice seal")).outcome["commitment"]
    await alice.calls("dice words", words="by the river")
    told = await bruno.calls("dice words", words="*sang*")
    assert told.outcome == {"commitment": before, "words": "by the river *sang*"}
    assert "by the river *sang*" in told.text
    fallen = (await alice.types("/roll 3d6")).outcome["dice"]
    assert (await alice.calls("dice words", words="late")).refused == "words-too-late"
    shown = (await alice.calls("dice reveal")).outcome
    assert shown["words"] == "by the river *sang*"
    dice = RolledDice(FairFaces(bytes.fromhex(shown["seed"]), shown["stream"], shown["words"]))
    dice.sum(3, "roll")
    assert list(dice.marks) == fallen


async def test_what_ends_with_a_phase_or_a_turn_has_no_line(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await bruno.types("/unit edit Orques shot:yes panic-tested:yes stupid:yes")
    told = await alice.calls("battle next")
    assert told.answer.card.changes == ()
    turn = await bruno.types("/battle next phase:début du tour")
    lines = [change.replace("\N{NO-BREAK SPACE}", " ") for change in turn.answer.card.changes]
    assert lines == ["Orques: no longer “stupid until its next turn”"]
    # Who takes one away says it of one unit.
    await alice.types("/unit edit Archers shot:yes")
    off = await alice.types("/unit edit Archers shot:no")
    assert off.answer.card.changes == ("Archers: no longer “shot this turn”",)


async def nobody_can_be_lost(alice: Player, bruno: Player) -> None:
    """Let both units stay, whatever dice fall."""
    for player, unit in ((alice, "Archers"), (bruno, "Orques")):
        changed = await player.calls("unit edit", unit=unit, change="E10 PV10 +unbreakable")
        assert changed.answer.refused is None, changed.text


async def test_a_combat_is_told_by_the_names_of_its_units(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.calls("battle next", phase="close-combat")
    await nobody_can_be_lost(alice, bruno)
    await meet(alice, "Archers")
    await meet(bruno, "Orques")
    told = await alice.types("/fight unit:Archers enemy:Orques")
    assert re.search(r"Archers: \d+ wounds? caused", told.text)
    await alice.types("/undo")
    counted = await bruno.types("/combat what:result unit:Archers enemy:Orques wounds:2")
    assert "Archers: 2 wounds caused" in counted.text
    elsewhere = hall.player("Alice", "en", channel="elsewhere")
    nameless = await elsewhere.types("/combat what:result wounds:2 enemy_wounds:1")
    assert "First side: 2 wounds caused." in nameless.text
    assert "The first side wins by 1" in nameless.text
    chances = await elsewhere.types("/combat what:result wounds:2 enemy_wounds:1 odds:yes")
    assert "first side" in chances.text
    for each in (told, counted, nameless, chances):
        assert not re.search(r"[Oo]ur side|[Tt]he enemy|[Nn]otre camp|[Ll]’ennemi", each.text)


async def test_players_are_seated_as_the_battle_starts(hall: Hall) -> None:
    alice, bruno = hall.player("Alice", "en"), hall.player("Bruno", "fr")
    twice = await alice.types("/battle start player_one:Alice player_two:Alice")
    assert twice.refused == "player-twice"
    machine = await alice.types("/battle start player_two:Vexille")
    assert machine.refused == "no-player"
    begun = await alice.types("/battle start side_two:Orcs player_one:Alice player_two:Bruno")
    assert "Bruno" in begun.text
    assert "Bring your armies" in begun.lines[0]
    assert "/battle join" not in begun.text
    await bruno.types("/unit add Orcs 20 WS3")
    await alice.types("/unit add Spearmen 20 WS3")
    sides = {unit["name"]: unit for unit in (await alice.types("/unit list")).outcome["units"]}
    assert sides["Orcs"]["side_id"] != sides["Spearmen"]["side_id"]
    carl = hall.player("Carl", "en")
    assert (await carl.types("/unit add Trolls 3 WS3")).refused is not None


async def test_what_changed_nothing_is_undone_itself(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await alice.types(KILLS_THREE)
    await bruno.types("/panic unit:Orques cause:losses")  # not due: nothing is noted
    passed = await alice.types("/undo")
    assert passed.refused == "not-your-action"
    undone = await bruno.types("/undo")
    assert "nothing had changed on the table" in undone.text
    assert await models(bruno, "Orques") == 17
    again = await bruno.types("/redo")
    assert "nothing changes on the table" in again.text
    await bruno.types("/undo")
    await alice.types("/roll 2d6")  # anybody may roll at will, and nothing of it is undone
    undone = await alice.types("/undo")
    assert "Orques: 3 models back" in undone.text


async def test_who_only_watches_leaves_nothing_to_undo(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    await alice.types(KILLS_THREE)
    await hall.player("Carole", "fr").types("/panic ld:7 cause:destroyed")
    assert "3 models back" in (await alice.types("/undo")).text


async def test_a_combat_is_fought_and_counted_once_a_phase(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    for _ in range(4):
        await alice.types("/battle next")
    await nobody_can_be_lost(alice, bruno)
    fight = "/fight unit:Archers enemy:Orques"
    first = await alice.types(f"{fight} first_round:yes")
    assert first.answer.refused is None, first.text
    await alice.types("/unit status Archers status:fought")
    again = await alice.types(fight)
    assert again.answer.refused == "done-once-unless"
