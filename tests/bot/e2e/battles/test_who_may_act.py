"""Permissions: who may change a battle, on whom a unit may act, and the language of a no."""

from __future__ import annotations

import re

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import VOLLEY, assert_one_sentence, begin, begin_shooting, meet

ON_ITSELF = (
    ("movement", "/charge unit:Archers target:Archers distance:5"),
    ("movement", "/psychology unit:Archers what:terror enemy:Archers"),
    ("movement", "/resolve charge unit:Archers target:Archers distance:5"),
    ("shooting", "/shoot unit:Archers target:Archers"),
    ("close-combat", "/fight unit:Archers enemy:Archers"),
    ("close-combat", "/fight unit:Archers enemy:Orques; Orques"),
    ("close-combat", "/combat unit:Archers what:result enemy:Archers wounds:2"),
)
CHANGE_THE_BATTLE = (
    "/winds",
    "/winds dice:2,5",
    "/cast casting_value:7 dice_used:2 level:1",
    "/dispel casting_result:7 dice_used:2 level:1",
    "/resolve magic_phase",
)
CHANGE_NOTHING = ("/roll 2d6", "/test ld:7", "/winds odds:yes", "/panic ld:7 cause:destroyed")


async def test_no_unit_acts_on_itself(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    phase = "start-of-turn"
    for wanted, line in ON_ITSELF:
        if wanted != phase:
            await alice.calls("battle next", phase=wanted)
            phase = wanted
        before = await hall.state(alice)
        for player in (alice, bruno):
            told = await player.types(line)
            assert told.refused == "unit-named-twice", line
            assert_one_sentence(told)
        assert await hall.state(alice) == before


async def test_nothing_is_foretold_of_a_unit_against_itself(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    told = await alice.types("/fight unit:Archers enemy:Archers odds:yes")
    assert told.refused == "unit-named-twice"


async def test_a_wizard_may_be_the_target_of_his_own_spell(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.calls("battle next", phase="magic")
    await alice.types("/winds dice:3,6")
    cast = await alice.types(
        "/cast wizard:Archers target:Archers casting_value:5 dice_used:2 level:1"
    )
    assert cast.answer.refused is None


@pytest.mark.parametrize("line", CHANGE_THE_BATTLE)
async def test_who_only_watches_changes_nothing_of_a_battle(
    hall: Hall, alice: Player, bruno: Player, line: str
) -> None:
    await begin(alice, bruno)
    await alice.calls("battle next", phase="magic")
    before = await hall.state(alice)
    told = await hall.player("Carole", "fr").types(line)
    assert told.refused == "only-players"
    assert_one_sentence(told)
    assert await hall.state(alice) == before


@pytest.mark.parametrize("line", CHANGE_THE_BATTLE)
async def test_what_changes_a_battle_waits_for_its_phase(
    hall: Hall, alice: Player, bruno: Player, line: str
) -> None:
    await begin_shooting(alice, bruno)
    before = await hall.state(alice)
    assert (await alice.types(line)).refused == "wrong-phase"
    assert await hall.state(alice) == before


async def test_who_only_watches_may_roll_what_changes_nothing(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    watching = hall.player("Carole", "fr")
    for line in CHANGE_NOTHING:
        assert (await watching.types(line)).answer.refused is None, line


CHARGES = {
    "blackhammer": ("10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7", "m:6 distance:5"),
    "aos4": ("10 M5 H1 Sv4+ A2 To3+ Wo4+ Re0 Da1", "distance:5"),
    "t9a": ("10 M5 WS4 BS4 S3 T3 W1 I5 A1 Ld8", "m:6 distance:5"),
    "whfb2": ("10 M10 WS4 BS4 S3 T3 W1 I6 A1 Ld8 Int9 Cl9 WP8", "m:12 distance:5"),
}


@pytest.mark.parametrize("game", CHARGES)
async def test_who_watches_charges_with_no_unit_of_the_battle(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    line, described = CHARGES[game]
    await alice.types(f"/battle start game:{game} side_one:Elfes side_two:Peaux-Vertes")
    await alice.types(f"/unit add Archers {line} side:Elfes")
    await alice.types(f"/unit add Orques {line} side:Peaux-Vertes")
    await alice.calls("battle join", side="Elfes")
    await alice.calls("battle next", phase="charge" if game == "aos4" else "movement")
    board = (await hall.channel(alice)).board.fingerprint()
    for units in (
        "unit:Archers target:Orques",
        "unit:Orques target:Archers",  # of a side that nobody plays
        "unit:Orques",
        "target:Archers",
    ):
        before = await hall.state(alice)
        told = await bruno.types(f"/charge {units} {described}")
        assert told.refused == "only-players", units
        assert await hall.state(alice) == before
    # In the second edition a charge concerns the whole battle, whoever it is of.
    told = await bruno.types(f"/charge {described}")
    assert told.answer.refused == ("only-players" if game == "whfb2" else None)
    assert (await hall.channel(alice)).board.fingerprint() == board


async def test_without_a_battle_everybody_rolls_for_the_winds(alice: Player) -> None:
    assert (await alice.types("/winds dice:2,5")).answer.refused is None


async def test_a_refusal_speaks_the_player_s_language_alone(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await alice.calls("settings", language="fr")
    phase = (await alice.types("/fight unit:Archers enemy:Orques")).text
    assert "Close combat" in phase
    assert not re.search(r"Corps à corps|Tir\b", phase)
    unknown = (await alice.types("/battle next phase:tea")).text
    assert "Shooting" in unknown
    assert "Mouvement" not in unknown
    dice = (await alice.types(f"{VOLLEY} dice:1,1,1,1,4,4,4,5,6,6,5")).text
    assert "To hit" in dice
    assert "toucher" not in dice
    # What everybody sees speaks the channel's.
    assert "Pour toucher" in (await alice.types(VOLLEY)).text


THEIRS = (
    "/unit damage Orques wounds:1",
    "/unit heal Orques wounds:1",
    "/unit status Orques status:fleeing",
    "/unit split Orques models:5",
    "/unit merge Orques other:Orques",
    "/unit duplicate Orques",
    "/unit edit Orques models:12",
    "/unit remove Orques",
    "/unit add Nains x10 side:Peaux-Vertes",
    "/panic unit:Orques cause:destroyed",
    "/flee unit:Orques",
)


async def test_players_act_for_their_own_side_and_are_told_who_may(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    before = await hall.state(alice)
    for line in THEIRS:
        told = await alice.types(line)
        assert told.refused == "not-your-side", line
        assert "Bruno" in told.text
        assert_one_sentence(told)
    assert await hall.state(alice) == before
    french = (await bruno.types("/unit damage Archers wounds:1")).text
    assert "Alice" in french
    assert "Elfes" in french


async def test_a_referee_acts_for_every_side(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    judge = hall.player("Carole", "fr")
    assert (await judge.types(THEIRS[0])).refused == "only-players"
    asked = await judge.calls("battle join", referee=True)
    await alice.presses(asked, asked.buttons[0])
    await bruno.presses(asked, asked.buttons[0])
    for line in THEIRS:
        told = await judge.types(line)
        assert told.answer.refused in (None, "nothing-to-heal", "merge-itself"), (line, told.text)
        if told.answer.refused is None:
            await judge.types("/undo")


async def test_anybody_at_the_table_acts_for_a_side_that_nobody_plays(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await bruno.types("/battle leave")
    assert (await alice.types(THEIRS[0])).answer.refused is None
    assert (await bruno.types(THEIRS[0])).refused == "only-players"


async def test_a_combat_is_asked_for_by_either_side(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.calls("battle next", phase="close-combat")
    await meet(alice, "Archers")
    await meet(bruno, "Orques")
    for player in (alice, bruno):
        told = await player.types("/fight unit:Archers enemy:Orques")
        assert told.answer.refused is None
        (waiting,) = (await player.user.line("/undo")).messages
        drop, *_ = waiting.controls()
        await player.user.click(waiting, drop["custom_id"])


async def test_seats_are_offered_as_buttons(hall: Hall, alice: Player) -> None:
    started = await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    assert started.buttons == ["Play Elfes", "Play Nains", "Referee"]
    bruno, judge = hall.player("Bruno", "fr"), hall.player("Carole", "fr")
    assert "Alice plays Elfes" in (await alice.presses(started, "Play Elfes")).text
    assert (await alice.presses(started, "Play Elfes")).refused == "already-joined"
    asked = await bruno.types("/battle join")
    assert asked.refused == "side-needed"
    assert asked.alone
    await bruno.presses(asked, "Jouer Nains")
    assert (await judge.presses(started, "Referee")).buttons == ["Agree"]
    status = (await alice.types("/battle status")).text
    assert "Nains (Bruno)" in status
    await bruno.types("/battle end")
    await alice.types("/battle end")
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    assert (await alice.presses(started, "Play Nains")).refused == "battle-is-over"


IMPOSSIBLE = (
    ("movement", "/rally Archers", "unit-needs-status"),
    ("movement", "/charge unit:Archers target:Lances distance:5", "same-side"),
    ("movement", "/charge unit:Orques target:Archers distance:5", "not-its-turn"),
    ("movement", "/flee unit:Engagés", "act-barred"),
    ("magic", "/cast wizard:Orques casting_value:5 dice_used:2 level:1", "not-its-turn"),
    ("magic", "/dispel wizard:Archers casting_result:5 dice_used:2 level:1", "its-own-turn"),
    ("shooting", "/shoot unit:Archers target:Lances weapon:bow distance:9", "same-side"),
    ("shooting", "/shoot unit:Orques target:Archers weapon:bow distance:9", "not-its-turn"),
    ("close-combat", "/combat what:result unit:Archers enemy:Engagés", "unit-needs-status"),
    (
        "close-combat",
        "/combat unit:Fuyards what:break enemy:Orques lost_by:2",
        "act-barred",
    ),
)


async def test_what_the_table_rules_out_is_refused_before_anything_is_rolled(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.calls("battle leave")
    await bruno.calls("battle leave")
    for player in (alice, bruno):
        await player.calls("battle join", referee=True)
    await alice.types("/unit add Lances 20 M4 Ld7 W1 T3 side:Elfes")
    await alice.types("/unit add Fuyards 20 M4 Ld7 W1 side:Elfes")
    await alice.types("/unit status Fuyards status:fleeing")
    await alice.types("/unit add Engagés 20 M4 WS3 S3 T3 W1 I3 A1 Ld7 side:Peaux-Vertes")
    await alice.types("/unit status Engagés status:engaged")
    phase = "start-of-turn"
    for wanted, line, code in IMPOSSIBLE:
        if wanted != phase:
            await alice.calls("battle next", phase=wanted)
            phase = wanted
        before = await hall.state(alice)
        for player in (alice, bruno):
            told = await player.types(line)
            assert told.refused == code, (line, told.text)
            assert_one_sentence(told)
        assert await hall.state(alice) == before
        # What would come of it may still be asked.
        if "what:result" in line:
            assert (await alice.types(f"{line} odds:yes")).answer.refused is None


async def test_a_combat_that_begins_need_not_be_noted(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await bruno.types("/unit status Orques status:engaged")
    await alice.calls("battle next", phase="close-combat")
    line = "/fight unit:Archers enemy:Orques"
    assert (await alice.types(line)).refused == "not-in-contact"
    assert (await alice.types(f"{line} charged:unit")).answer.refused is None


async def test_a_referee_without_the_right_to_manage_leaves_the_settings_be(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    judge = hall.player("Carole", "fr", permissions=1 << 11)
    await alice.calls("battle leave")
    await bruno.calls("battle leave")
    await judge.calls("battle join", referee=True)
    await alice.types("/settings language:fr")
    before = await hall.state(alice)
    told = await judge.types("/undo")
    assert told.refused == "not-manager"
    assert_one_sentence(told)
    assert await hall.state(alice) == before
    assert (await alice.types("/undo")).answer.refused is None


async def test_what_is_done_once_is_not_rolled_until_it_succeeds(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Hero 1 Ld8 [frenzy] side:Elfes")
    await alice.types("/unit add Trolls 3 M6 T4 W3 Ld4 [stupidity] side:Elfes")
    await alice.types("/psychology what:stupidity unit:Trolls dice:1,1")
    again = await alice.types("/psychology what:stupidity unit:Trolls")
    assert again.refused == "done-once"
    assert_one_sentence(again)
    await alice.calls("battle next", phase="movement")
    await alice.types("/psychology what:frenzy unit:Hero character:yes dice:6,6")
    assert (await alice.types("/psychology what:frenzy unit:Hero character:yes")).refused
    await alice.types("/unit status Archers status:fleeing")
    await alice.types("/rally unit:Archers dice:6,6")
    assert (await alice.types("/rally unit:Archers")).refused == "done-once"
    assert (await alice.types("/undo")).answer.refused is None
    rallied = await alice.types("/rally unit:Archers dice:1,1")
    assert rallied.outcome["result"]["rallied"]
    await alice.types("/undo")
    assert (await alice.types("/flee unit:Archers dice:3,3")).outcome["result"]["distance"] == 6
    twice = await alice.types("/flee unit:Archers")
    assert twice.refused == "done-once-unless"
    assert "fled_already" in twice.text
    gone = await alice.types("/flee unit:Archers fled_already:yes")
    assert gone.outcome["result"]["outcome"] == "exhausted"


async def test_the_winds_blow_once_in_a_phase(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.calls("battle next", phase="magic")
    await alice.types("/winds dice:1,3")
    assert (await alice.types("/winds dice:3,6")).refused == "counter-full"
    await alice.types("/undo")
    assert (await alice.types("/winds dice:3,6")).outcome["result"]["power_dice"] == 9


async def test_a_wizard_tries_each_spell_of_his_lore_once_in_a_phase(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Mage 1 W2 Ld8 Lv3 side:Elfes")
    await alice.calls("battle next", phase="magic")
    await alice.types("/winds dice:3,6")
    cast = "/cast wizard:Mage spell:fireball dice_used:1"
    other = "/cast wizard:Mage spell:flaming-sword-of-rhuin dice_used:1"
    assert (await alice.types(f"{cast} dice:2")).answer.refused is None
    assert (await alice.types(f"{other} dice:2")).answer.refused is None
    assert (await alice.types(cast)).refused == "spell-already-tried"
    assert (await alice.types(other)).refused == "spell-already-tried"
