"""A whole battle of Border War by two players, of an army builder's roster and typed units."""

from __future__ import annotations

from localdiscord import Upload
from tests.bot.armies.test_aos4 import in_forces
from tests.bot.e2e.games.aos4.test_spearhead import counters
from tests.bot.e2e.hall import Player, Told
from tests.bot.e2e.playing import assert_one_sentence, battle_of, models

RATS = "Rats 20 M6 H1 Svg5+ C1 Pts200 [infanterie, régiment (1)] {Lame 2 4+ 4+ 0 1}"
CLAW = "Griffarque 1 M9 H7 Svg4+ C2 Prot6+ Pts150 [héros, général, régiment (1)]"
PROPHET = "Prophète 1 M6 H5 Svg6+ C2 Pts140 [héros, sorcier (2), régiment (2)]"
HALBERD = "weapons:Hallebarde 1x5 3+ 4+ 1 2"
CONTROL = "/objective what:control objective:"
TACTIC = "/resolve procedure:tactical_manoeuvre values:tactic:"
CHECK = "/resolve procedure:tactic_check"
SCORE = "/objective what:border-war"


def gained(told: Told) -> tuple[int, int, int, int]:
    result = told.outcome["result"]
    return result["gained"], result["control"], result["twist"], result["tactic"]


async def refused(player: Player, line: str, code: str) -> None:
    told = await player.types(line)
    assert told.refused == code, told.text
    assert_one_sentence(told)


async def test_four_rounds_are_played_from_a_roster_to_the_major_victory(
    alice: Player, bruno: Player
) -> None:
    await set_up(alice, bruno)
    await first_round(alice, bruno)
    await second_round(alice, bruno)
    await third_round(alice, bruno)
    await last_round(alice, bruno)


async def set_up(alice: Player, bruno: Player) -> None:
    """Two armies, terrain by name, and an army checked by its roster."""
    sides = "side_one:Storm side_two:Skaven points:1000"
    await alice.types(f"/battle start game:aos4 {sides} house:decisions=defaults")
    await alice.calls("battle join", side="Storm")
    await bruno.calls("battle join", side="Skaven")
    told = await alice.calls("army import", file=Upload("storm.json", in_forces("json")))
    assert told.outcome["units"] == ["Bell", "Clawlord", "Liberators", "Grey Seer", "Grey Seer 2"]
    for line in (RATS, CLAW, PROPHET):
        await bruno.types(f"/unit add {line}")
    check = "/resolve procedure:army_check values:army:"
    assert (await bruno.types(f"{check}Skaven")).outcome["result"]["unspent"] == 510
    await bruno.types("/unit add Ogors 3 H4 Pts600 [régiment (1)]")
    wrong = await bruno.types(f"{check}Skaven")
    assert wrong.outcome["result"]["reason"] == "over-limit"
    assert "Ogors" in wrong.text
    await bruno.types("/undo count:2")
    await refused(bruno, "/resolve procedure:roll_off values:points:3", "option-unused")
    assert (await bruno.types("/resolve roll_off dice:2 2 5 3")).outcome["result"] == {
        "winner": "own"
    }
    await alice.types("/terrain what:set-up terrain:Bois Sauvage name:Dark Wood")
    await refused(alice, f"{SCORE} objectives:1", "wrong-phase")


async def first_round(alice: Player, bruno: Player) -> None:
    await alice.types("/battle next")
    await alice.types(f"{CONTROL}Shrine lies:own-land units:Liberators")
    await alice.types(f"{CONTROL}Tower lies:enemy-land enemies:Rats")
    await alice.types(f"{CONTROL}Ford lies:both-lands scores:0 enemy_scores:0")
    # Skaven has no auxiliary unit, and 510 points below the limit.
    assert await counters(alice, "command-points") == {"Storm": 4, "Skaven": 6}
    await alice.types("/battle next first:Storm")
    await alice.types(f"{TACTIC}seize-centre")
    await alice.types("/battle next")
    cast = "/cast wizard:Grey Seer spell:mystic shield target:Liberators"
    await refused(bruno, cast, "not-your-side")
    assert (await alice.types(f"{cast} dice:3 4")).outcome["result"]["cast"] is True
    unbound = await bruno.types("/dispel what:unbind wizard:Prophète target:Grey Seer dice:3 4")
    assert unbound.outcome["result"]["unbound"] is False
    await alice.types("/battle next phase:charge")
    charge = "/charge unit:Liberators target:Griffarque distance:6 dice:2 2"
    short = await alice.types(charge)
    again = await alice.presses(short, "Forward to Victory")
    assert again.outcome["procedure"] == "forward_to_victory"
    assert await counters(alice, "command-points") == {"Storm": 3, "Skaven": 6}
    await alice.types("/undo count:2")
    await alice.types("/charge unit:Liberators target:Griffarque distance:6 dice:3 4")
    await alice.types("/battle next")
    await refused(alice, "/fight unit:Liberators enemy:Griffarque weapons:Spear", "weapon-not-held")
    fight = "/fight unit:Liberators enemy:Griffarque weapons:Warhammer"
    told = await alice.types(f"{fight} rules:has-charged dice:6 1x10 3")
    assert told.outcome["result"]["attacks"] == 11
    answer = f"/fight unit:Griffarque enemy:Liberators {HALBERD} rules:attaque en règle"
    await bruno.types(f"{answer} dice:2 3 4 5 6 4 4 1 1 1 1 1 6 6 1 2")
    assert await counters(bruno, "command-points") == {"Storm": 4, "Skaven": 5}
    await alice.types("/battle next")
    await alice.types(f"{CONTROL}Ford units:Liberators")
    await refused(alice, f"{CHECK} values:tactic:do-not-waver", "other-tactic-chosen")
    assert (await alice.types(f"{CHECK} values:units_at_centre:2")).outcome["result"]["completed"]
    assert gained(await alice.types(SCORE)) == (10, 6, 0, 4)
    await refused(alice, SCORE, "counter-full")
    await alice.types("/battle next")
    await bruno.types(f"{TACTIC}do-not-waver")
    await bruno.types("/battle next phase:movement")
    away = await bruno.types("/move what:repli unit:Griffarque dice:1 1")
    assert away.outcome["result"]["suffered"]["damage"] == 1
    await refused(bruno, "/move what:normal unit:Griffarque", "moves-otherwise")
    await bruno.types("/battle next phase:end-of-turn")
    assert not (await bruno.types(CHECK)).outcome["result"]["completed"]
    assert gained(await bruno.types(SCORE)) == (2, 2, 0, 0)


async def second_round(alice: Player, bruno: Player) -> None:
    """Skaven, underdog, takes two turns in a row and chooses no tactic."""
    await bruno.types("/battle next phase:start-of-round")
    roll = await bruno.types("/resolve priority_roll dice:3 5")
    assert (roll.outcome["result"]["chooser"], roll.outcome["result"]["underdog"]) == (
        "second",
        "second",
    )
    assert await counters(alice, "command-points") == {"Storm": 4, "Skaven": 6}
    await bruno.types("/battle next first:Skaven")
    double = await bruno.types(f"{TACTIC}seize-centre")
    assert double.outcome["result"]["reason"] == "double-turn"
    await bruno.types("/battle next phase:end-of-turn")
    await bruno.types(f"{CONTROL}Ford units:Rats enemies:Grey Seer")
    assert gained(await bruno.types(SCORE)) == (7, 6, 1, 0)
    await bruno.types("/battle next")
    await alice.types(f"{TACTIC}attack-two-fronts")
    await alice.types("/battle next phase:end-of-turn")
    await alice.types(f"{CONTROL}Ford units:Liberators")
    await alice.types(f"{CONTROL}Tower units:Clawlord")
    assert (await alice.types(CHECK)).outcome["result"]["completed"] is True
    assert gained(await alice.types(SCORE)) == (12, 6, 2, 4)


async def third_round(alice: Player, bruno: Player) -> None:
    """On a tie whoever went first chooses; tactics that pick a unit and a terrain feature."""
    await alice.types("/battle next phase:start-of-round")
    tie = await alice.types("/resolve priority_roll dice:4 4")
    assert tie.outcome["result"]["chooser"] == "first"
    await alice.types("/battle next first:Skaven")
    await bruno.types(f"{TACTIC}take-their-land terrain:Dark Wood")
    await bruno.types("/battle next phase:end-of-turn")
    await bruno.types(f"{CONTROL}Tower units:Griffarque")
    await bruno.types("/terrain what:control terrain:Dark Wood units:Prophète")
    assert (await bruno.types(CHECK)).outcome["result"]["completed"] is True
    assert gained(await bruno.types(SCORE)) == (6, 2, 0, 4)
    await bruno.types("/battle next")
    await alice.types(f"{TACTIC}slay-entourage target:Rats")
    await alice.types("/battle next phase:shooting")
    shot = await alice.types("/shoot unit:Clawlord target:Rats distance:8 dice:1 4 3 2")
    assert shot.outcome["result"]["unsaved"] == 1
    assert await models(bruno, "Rats") == 19
    await bruno.types("/unit damage Rats wounds:19")
    await alice.types("/battle next phase:end-of-turn")
    assert (await alice.types(CHECK)).outcome["result"]["completed"] is True
    assert gained(await alice.types(SCORE)) == (10, 6, 0, 4)


async def last_round(alice: Player, bruno: Player) -> None:
    """Play the last round: who has the first turn may choose a tactic; most points win big."""
    await alice.types("/battle next phase:start-of-round")
    won = await alice.types("/resolve priority_roll dice:2 1")
    assert won.outcome["result"]["chooser"] == "first"
    last = await alice.types("/battle next first:Storm")
    assert "Round 4: the last one" in last.text
    given = await alice.types(f"{TACTIC}do-not-waver")
    assert given.outcome["result"]["allowed"] is True
    await alice.types("/battle next phase:end-of-turn")
    assert gained(await alice.types(SCORE)) == (6, 6, 0, 0)
    await alice.types("/battle next")
    await bruno.types("/battle next phase:end-of-turn")
    assert gained(await bruno.types(SCORE)) == (2, 2, 0, 0)
    assert await counters(alice, "victory-points") == {"Storm": 38, "Skaven": 17}
    ended = await bruno.types("/objective what:victory")
    assert ended.outcome["result"] == {"result": "major", "winner": "enemy", "margin": 21}
    shown = await alice.types("/score show")
    assert (
        shown.outcome["score"]["verdict"]["id"],
        shown.outcome["score"]["verdict"]["winner"],
    ) == (
        "major",
        "Storm",
    )
    assert (await battle_of(alice))["turn"] == 4
    await bruno.types("/battle end")
    assert "Storm" in (await alice.types("/battle end")).text
    assert (await alice.types("/dice verify")).outcome["whole"] is True
