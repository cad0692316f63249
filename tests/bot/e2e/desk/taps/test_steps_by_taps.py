"""Buttons under phases and outcomes: each asks what it lacks by a sheet, and none is refused."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.desk.test_desk import count
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import statuses

STORM = (
    "Liberators 5 M5 H2 Sv3+ C1 A2 To3+ Wo3+ Re1 Da1 [infantry]",
    "Vigilors 5 M5 H2 Sv4+ C1 A1 To4+ Wo4+ Re0 Da1 Ra18 SA2 STo3+ SWo4+ SRe1 SDa1 [infantry]",
    "Arcanist 1 M6 H5 Sv4+ C2 A3 To4+ Wo4+ Re1 Da1 [hero, infantry, wizard (1)]",
)
SKAVEN = (
    "Clanrats 20 M6 H1 Sv5+ C1 A2 To4+ Wo5+ Re0 Da1 [infantry]",
    "Jezzails 3 M6 H2 Sv5+ C1 A1 To4+ Wo5+ Re0 Da1 Ra24 SA2 STo4+ SWo3+ SRe2 SDa2 [infantry]",
    "Seer 1 M6 H6 Sv5+ C2 A3 To4+ Wo4+ Re1 Da1 [hero, infantry, wizard (2)]",
)
MINDS = "Ld8 Int8 Cl8 WP8"
MEN = (
    f"Halberds 20 M10 WS3 BS3 S3 T3 W1 I3 A1 {MINDS} Wide5 [halberd]",
    f"Bowmen 10 M10 WS3 BS3 S3 T3 W1 I3 A1 {MINDS} Wide5 [long-bow]",
    f"Cannon 1 M0 WS0 BS3 S3 T6 W8 I3 A1 {MINDS} [war-machine, cannon]",
)
ORCS = (
    f"Orcs 20 M10 WS3 BS3 S3 T4 W1 I2 A1 {MINDS} Wide5 [hand-weapon]",
    f"Goblins 20 M10 WS2 BS3 S3 T3 W1 I2 A1 {MINDS} Wide5 [hand-weapon]",
    f"Boss 1 M10 WS6 BS5 S4 T5 W3 I5 A4 {MINDS} [character, hand-weapon]",
)


async def begun(
    ana: Tapper, bruno: Tapper, game: str, *armies: tuple[str, ...], **more: str
) -> None:
    """Start a battle of Ana and Bruno with their units."""
    await ana.player.calls("battle start", game=game, side_one="Ours", side_two="Theirs", **more)
    for tapper, side, units in zip((ana, bruno), ("Ours", "Theirs"), armies, strict=True):
        await tapper.player.calls("battle join", side=side)
        for line in units:
            await tapper.player.calls("unit add", line=line)


async def sigmar(ana: Tapper, bruno: Tapper, phase: str, **more: str) -> None:
    """Bring a battle of Age of Sigmar to a phase of Ana's first turn."""
    await begun(ana, bruno, "aos4", STORM, SKAVEN, **more)
    await ana.player.calls("battle next", phase="start-of-round")
    await ana.player.calls("battle next", phase=phase, first="Ours")


async def test_a_due_objective_is_asked_about_where_it_is_due(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    """Control is settled at the end of each turn [Age of Sigmar L999-1005]."""
    await sigmar(ana, bruno, "combat")
    await ana.does("Next phase")
    (due,) = ana.told
    await bruno.use(due, "Objective")
    assert bruno.sheet is not None
    assert "Ours" in bruno.said
    await ana.use(due, "Objective")
    await ana.answers("Obj. 2", "the enemy", "ours")
    assert "Ours controls Obj. 2." in ana.said
    assert await count(hall, ana, "objective_control") == 1


async def test_a_phase_has_no_button_for_a_fight_that_is_not_to_be_picked(
    ana: Tapper, bruno: Tapper
) -> None:
    """The active player picks first [Age of Sigmar L449-451]."""
    await sigmar(ana, bruno, "charge")
    await ana.does("Liberators", "Clanrats")
    await ana.does("Charge gets there: Liberators")
    await ana.does("Next phase")
    (phase,) = ana.told
    fights = [each for each in labels(phase) if each.startswith("Fight")]
    assert fights == ["Fight: Liberators"]


async def test_a_charge_that_players_measured_gets_there_or_falls_short_by_a_tap(
    ana: Tapper, bruno: Tapper
) -> None:
    """A charge that ends over half an inch from the enemy is none [Age of Sigmar L507-517]."""
    await sigmar(ana, bruno, "charge")
    await ana.does("Liberators", "Clanrats")
    (rolled,) = ana.told
    assert {"Charge gets there", "Charge falls short"} <= {*labels(rolled)}
    told = labels(await ana.desk("Charge falls short: Liberators"))
    assert "Charge gets there: Liberators" in told
    await ana.does("Charge falls short: Liberators")
    told = labels(await ana.desk("Charge: Vigilors"))
    assert not [each for each in told if each.startswith(("Charge gets", "Charge falls"))]
    assert "Next phase" in told  # nothing is due of the charge any more
    assert await statuses(ana.player, "Liberators") == {"charge-tried"}


async def test_what_rules_alone_read_is_told_neither_with_a_charge_nor_on_the_desk(
    ana: Tapper, bruno: Tapper
) -> None:
    await sigmar(ana, bruno, "charge")
    await ana.does("Liberators", "Clanrats")
    await ana.does("Charge gets there: Liberators")
    assert "in combat with Clanrats" in ana.said
    assert "this battle" not in ana.said
    assert "Liberators 5** (⚔ Clanrats)" in words(await ana.desk("Next phase"))


async def test_the_commands_of_attacks_are_taken_by_taps(ana: Tapper, bruno: Tapper) -> None:
    """A point each, and once a phase for the army [Age of Sigmar L1074-1076, L1165-1187]."""
    await sigmar(ana, bruno, "shooting")
    told = labels(await ana.desk("Shoot: Vigilors"))
    assert not [each for each in told if each.startswith("All-out")]
    assert "Covering Fire: Jezzails" in told
    await ana.use(await ana.desk("Shoot: Vigilors"), "Shoot: Vigilors")
    await ana.answers("Clanrats")
    assert ana.sheet is not None
    assert "For 1 command point, +1 to hit" in words(ana.sheet)
    assert labels(ana.sheet)[:3] == ["Without", "All-out Attack", "Without, for the whole phase"]
    await ana.answers("All-out Attack")
    (asked,) = ana.told
    await bruno.use(asked, "All-out Defence")
    assert "Hit 2+ (All-out Attack +1)" in bruno.said
    assert "Ours: Command points 3" in bruno.said
    await bruno.does("Covering Fire: Jezzails", "Liberators")
    assert "Covering Fire" in str(bruno.told[0].embeds[0]["title"])
    shown = labels(await bruno.desk("Next phase"))
    assert not [each for each in shown if each.startswith(("Covering", "All-out Defence: J"))]


async def test_the_chances_of_an_attack_are_those_with_the_command_that_is_chosen(
    ana: Tapper, bruno: Tapper
) -> None:
    await sigmar(ana, bruno, "shooting")
    told = {}
    for answer in ("Without", "All-out Attack"):
        await ana.use(await ana.desk("Shoot: Vigilors"), "Shoot: Vigilors")
        await ana.answers("Clanrats", "Chances", answer)
        told[answer] = ana.said
    assert "Target Damage: 2.78" in told["Without"]  # 10 shots, 2/3 hit, 1/2 wound, 5/6 unsaved
    assert "Target Damage: 3.47" in told["All-out Attack"]  # 5/6 hit


@pytest.mark.parametrize(
    "line",
    [
        "/battle count Ours what:command-points value:0",
        "/battle count Ours what:used-all-out-attack value:1",
        "/battle count Ours what:declined-all-out-attack value:1",
        "/unit status Vigilors status:commanded",
        "/unit status Vigilors status:all-out-attack",
    ],
)
async def test_nobody_is_asked_for_a_command_that_an_attack_cannot_have(
    line: str, ana: Tapper, bruno: Tapper
) -> None:
    """For a point, once a phase for the army, and for the unit [L1074-1076, L1167-1175]."""
    await sigmar(ana, bruno, "shooting")
    assert (await ana.player.types(line)).answer.refused is None
    await ana.does("Shoot: Vigilors", "Clanrats")
    assert await ana.desk("No Defence")


async def test_who_wants_the_command_no_more_is_asked_again_in_the_next_phase(
    ana: Tapper, bruno: Tapper
) -> None:
    await sigmar(ana, bruno, "shooting")
    await ana.player.types("/unit link Liberators other:Clanrats")
    await ana.does("Shoot: Vigilors", "Clanrats", "Without, for the whole phase")
    await bruno.use(await bruno.desk("No Defence"), "No Defence")
    await ana.player.calls("battle next", phase="combat")
    await ana.taps_on("Fight: Liberators")
    assert ana.sheet is not None
    assert labels(ana.sheet)[0] == "Without"


async def test_all_out_defence_is_offered_beforehand_where_nobody_is_asked_in_an_attack(
    ana: Tapper, bruno: Tapper
) -> None:
    await sigmar(ana, bruno, "shooting", house="decisions=defaults")
    await bruno.does("All-out Defence: Clanrats")
    await ana.does("Shoot: Vigilors", "Clanrats", "Without")
    assert "All-out Defence +1" in ana.said


async def test_a_wizard_casts_in_the_enemys_phase_and_its_player_unbinds(
    ana: Tapper, bruno: Tapper
) -> None:
    """By Magical Intervention, at 1 less [Age of Sigmar L1095-1103, L1388-1400]."""
    await sigmar(ana, bruno, "hero")
    shown = labels(await ana.desk("Magical Intervention: Seer"))
    assert "Unbind: Arcanist" not in shown
    await bruno.player.calls(
        "cast",
        wizard="Seer",
        target="Clanrats",
        spell="mystic-shield",
        rules="magical-intervention",
        dice="6,6",
    )
    await ana.does("Unbind: Arcanist")
    assert "12+" in ana.said


async def test_magical_intervention_asks_for_the_target_alone(ana: Tapper, bruno: Tapper) -> None:
    await sigmar(ana, bruno, "hero")
    await bruno.does("Magical Intervention: Seer", "Clanrats")
    assert bruno.taps == 2
    assert "Magical Intervention: Seer" not in labels(await ana.desk("Next phase"))


async def test_no_combat_is_due_that_waits_for_the_answer_to_a_challenge(
    ana: Tapper, bruno: Tapper
) -> None:
    """Challenges come before blows; who is challenged needs no name [Warhammer L2984-3059]."""
    await begun(ana, bruno, "whfb2", MEN, ORCS)
    await bruno.player.calls("unit link", unit="Boss", relation="contact", other="Halberds")
    await ana.player.calls("battle next", phase="combat")
    await bruno.does("Challenge: Boss")
    (issued,) = bruno.told
    shown = labels(await ana.desk("Answer to a challenge"))
    assert not [each for each in shown if each.startswith("Fight")]
    await ana.use(issued, "Accept the challenge")
    assert "the two fight apart" in ana.said


async def test_who_stands_near_an_exploding_cannon_is_said_by_taps(
    ana: Tapper, bruno: Tapper
) -> None:
    """Unit by unit, each figure within 15 cm [Warhammer L3981-3986]."""
    await begun(ana, bruno, "whfb2", MEN, ORCS)
    await ana.player.calls("battle next", phase="shooting")
    shot = await ana.player.calls(
        "warmachine", what="cannon", unit="Cannon", target="Orcs", distance=50, heat=6, dice="1"
    )
    await ana.use(shot.message, "Near an explosion")
    await ana.answers("Bowmen", "2")
    assert "Bowmen" in ana.said
    await ana.does("Near an explosion", "Halberds", "1")


async def test_who_comes_near_friends_in_rout_is_said_by_taps(ana: Tapper, bruno: Tapper) -> None:
    """Within 10 cm of as many or more [Warhammer L2346-2354]."""
    await begun(ana, bruno, "whfb2", MEN, ORCS)
    await ana.player.calls("unit status", unit="Halberds", status="fleeing")
    await ana.player.calls("battle next", phase="movement")
    await ana.does("Flight in rout: Halberds")
    (fled,) = ana.told
    await ana.use(fled, "Panic of friends")
    assert "Next phase, 1 due" in labels(await ana.desk("Panic of friends: Halberds"))
    await ana.answers("Bowmen")
    assert "Bowmen" in ana.said
    assert not _due(labels(await ana.desk(lacking="Panic of friends: Halberds")))


def _due(shown: Sequence[str]) -> list[str]:
    return [each for each in shown if "due" in each]


async def test_who_friends_in_rout_do_not_come_near_is_asked_no_more(
    ana: Tapper, bruno: Tapper
) -> None:
    """Two moments: as they run, and as the turn of who is near begins [Warhammer L2346-2354]."""
    await begun(ana, bruno, "whfb2", MEN, ORCS)
    await ana.player.calls("unit status", unit="Halberds", status="fleeing")
    await ana.player.calls("battle next", phase="shooting")
    assert not _panics(labels(await ana.desk("Next phase")))  # they have not run
    for phase in ("combat", "reserves", "magic", "rally"):
        await ana.player.calls("battle next", phase=phase)
        assert not _panics(labels(await ana.desk("Next phase")))
    await ana.does("Next phase")
    assert not _panics(labels(await ana.desk("Next phase")))  # their enemy's turn begins
    for _ in range(6):
        await bruno.player.calls("battle next")
    await ana.does("Panic test: Bowmen")  # and their own
    await ana.does("Flight in rout: Halberds")
    (fled,) = ana.told
    assert not _panics(labels(fled))  # who has tested does so no more in a turn
    await ana.player.calls("battle next", phase="shooting")
    assert not _panics(labels(await ana.desk("Next phase")))


def _panics(shown: Sequence[str]) -> list[str]:
    return [each for each in shown if "anic" in each]


@pytest.mark.parametrize("game", ["blackhammer", "t9a", "whfb2"])
async def test_who_is_near_the_general_is_noted_and_taken_back_by_a_press_on_its_sheet(
    ana: Tapper, bruno: Tapper, game: str
) -> None:
    """Models are on a real table: it does not tell by itself who is near him."""
    men = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
    lord = f"Lord 1 {men.replace('Ld7', 'Ld9')} [character, general]"
    await begun(ana, bruno, game, (f"Archers 10 {men}", lord), (f"Orcs 10 {men}",))
    await ana.taps_on("Units")
    await ana.answers("Lord")
    assert ana.sheet is not None
    assert "✓ General" in labels(ana.sheet)
    assert not [each for each in labels(ana.sheet) if "Near" in each]
    await ana.taps_on("Units")
    await ana.answers("Archers")
    assert ana.sheet is not None
    (near,) = (each for each in labels(ana.sheet) if "General" in each)
    await ana.answers(near)
    assert ana.told, ana.said
    await ana.taps_on("Units")
    await ana.answers("Archers")
    assert ana.sheet is not None
    assert f"✓ {near}" in labels(ana.sheet)
    await ana.answers(f"✓ {near}")
    await ana.taps_on("Units")
    await ana.answers("Archers")
    assert ana.sheet is not None
    assert near in labels(ana.sheet)


FLAGS = {"blackhammer": "Battle standard", "t9a": "Battle Standard Bearer"}
NEAR_FLAG = "Within reach of the Battle Standard"


async def flagged(ana: Tapper, bruno: Tapper, game: str, phase: str) -> None:
    """Have a hero of Ana's bear the battle standard by a press, and her archers lose by one."""
    men = "M4 WS3 BS3 S3 T3 W1 I3 A0 Ld6"
    hero = f"Hero 1 {men} [character]"
    ogre = "Ogre 1 M6 WS3 S5 T5 W4 I4 A1 Ld7"
    await begun(ana, bruno, game, (f"Swords 2 {men}", hero), (ogre,))
    await ana.taps_on("Units")
    await ana.answers("Hero")
    await ana.answers(FLAGS[game])
    assert "Hero" in ana.said
    await ana.taps_on("Units")
    await ana.answers("Swords")
    assert ana.sheet is not None
    assert FLAGS[game] not in labels(ana.sheet)  # one alone has it, and no soldier
    await ana.player.calls("battle next", phase=phase)


@pytest.mark.parametrize(
    ("game", "phase"), [("blackhammer", "close-combat"), ("t9a", "combat")], ids=["bh", "t9a"]
)
async def test_a_break_test_that_fails_is_rolled_again_by_the_battle_standard(
    ana: Tapper, bruno: Tapper, game: str, phase: str
) -> None:
    """Players alone see what is within 12 of it [BlackHammer L2314; The 9th Age R L860]."""
    await flagged(ana, bruno, game, phase)
    await ana.player.calls("unit link", unit="Swords", other="Ogre", relation="contact")
    told = await ana.player.types("/fight unit:Swords enemy:Ogre dice:6,6,6,6")
    assert "within 12" in told.text
    assert "of the Battle Standard?" in told.text
    assert {"Re-roll", "No re-roll"} <= {*told.buttons}
    assert (await bruno.player.presses(told, "Re-roll")).refused == "not-your-decision"
    await ana.desk("Re-roll")
    await ana.player.presses(told, "Re-roll")
    done = await ana.player.types("/throw 1 1")
    assert "Swords: Re-roll" in done.text
    assert done.outcome["result"]["broken"] == 0
    verified = await ana.player.types("/dice verify")
    assert verified.answer.refused is None


async def test_a_panic_test_is_left_as_it_fell_where_the_standard_is_too_far(
    ana: Tapper, bruno: Tapper
) -> None:
    """Panic is a Leadership test [The 9th Age R L860]; nobody asks of who is said to be near."""
    await flagged(ana, bruno, "t9a", "shooting")
    panic = "/panic unit:Swords cause:broken dice:6,6"
    told = await ana.player.types(panic)
    assert "within 12″ of the Battle Standard?" in told.text
    await ana.use(await ana.desk("No re-roll"), "No re-roll")
    assert "Swords" in ana.said
    assert "fleeing" in await statuses(ana.player, "Swords")
    await ana.does("Undo")
    await ana.taps_on("Units")
    await ana.answers("Swords", NEAR_FLAG)
    again = await ana.player.types(f"{panic},1,1")
    assert again.outcome["result"]["passed"] is True
    assert "No re-roll" not in again.buttons


async def test_panic_is_not_rolled_again_where_the_text_gives_break_tests_alone(
    ana: Tapper, bruno: Tapper
) -> None:
    """No test of psychology, no rally [BlackHammer L2314]."""
    await flagged(ana, bruno, "blackhammer", "movement")
    told = await ana.player.types("/panic unit:Swords cause:broken dice:6,6")
    assert "Re-roll" not in told.buttons
    assert told.outcome["result"]["passed"] is False
