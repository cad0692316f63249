"""Buttons: who may press them, and what they do."""

from __future__ import annotations

import pytest

from bot.commands.request.requester import Requester
from localdiscord import Refused
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import KILLS_THREE, begin, begin_shooting, entry, models

pytestmark = pytest.mark.usefixtures("reference")


async def test_a_secret_is_shown_to_its_player_alone(hall: Hall, alice: Player) -> None:
    told = await alice.types("/roll 3d6 secret:yes")
    assert told.reply.ephemeral
    assert told.buttons == ["Reveal"]
    other = hall.player("Chloé", "fr")
    with pytest.raises(Refused, match="not_for_you"):
        await other.user.click(told.message, "Reveal")
    assert "Roll" not in (await other.calls("battle log")).text


async def test_reveal_shows_the_same_result_to_all(hall: Hall, bruno: Player) -> None:
    told = await bruno.types("/shoot unit:Archers 10 CT3 target:Orques E4 PV1 s:3 secret:oui")
    before = await hall.state(bruno)
    shown = await bruno.presses(told, "Révéler")
    assert not shown.reply.ephemeral
    assert shown.outcome["result"] == told.outcome["result"]
    assert shown.outcome["dice"] == told.outcome["dice"]
    assert shown.lines[:-1] == told.lines[:-1]
    assert "montré au n°" in shown.lines[-1]  # the foot names the entry that shows it, and its head
    table, entries, draws = before
    # That it is no secret any more is an entry by itself.
    assert await hall.state(bruno) == (table, entries + 1, draws)
    again = await bruno.presses(told, "Révéler")
    assert again.lines == told.lines
    assert await hall.state(bruno) == (table, entries + 1, draws)


async def test_a_secret_that_changed_the_battle_is_revealed_as_it_was(
    alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    told = await alice.types(f"{KILLS_THREE} secret:yes")
    await alice.types("/unit edit Orques models:5")
    shown = await alice.presses(told, "Reveal")
    # What only the player was told: that the change is no secret.
    kept = [line for line in told.lines if "everybody sees there" not in line]
    assert shown.lines[:-1] == kept[:-1]
    assert "no. 7, shown as no. 8" in shown.lines[-1]


async def test_roll_again_rolls_the_same_with_other_dice(alice: Player) -> None:
    told = await alice.types("/roll 20d1000")
    again = await alice.presses(told, "Roll again")
    assert again.lines[0].split(":")[0] == told.lines[0].split(":")[0]
    assert again.outcome["dice"] != told.outcome["dice"]
    assert len(again.outcome["dice"]) == 20
    assert entry(again) == entry(told) + 1


async def test_roll_again_is_not_offered_for_what_changed_the_battle(
    alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    told = await alice.types(KILLS_THREE)
    assert "Roll again" not in told.buttons
    assert "Undo" in told.buttons


async def test_the_victor_pursues_after_a_break_test(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.calls("battle next", phase="close-combat")
    told = await bruno.types("/resolve break_test unit:Orques enemy:Archers lost_by:5 dice:6,6")
    assert told.outcome["result"]["broken"]
    asked = await bruno.presses(told, "Flight and pursuit")
    pursuit = await alice.presses(asked, "Pursue")
    assert pursuit.outcome["procedure"] == "flee_pursuit"
    entry = (await bruno.hall.entries(bruno))[0]
    assert entry.arguments["options"] == {"unit": "Archers", "enemy": "Orques"}


async def test_the_target_of_shots_tests_for_panic(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await bruno.types("/unit edit Orques models:12 size:12")
    told = await alice.types(KILLS_THREE)
    assert (await alice.presses(told, "Panic test")).refused == "not-your-side"
    panic = await bruno.presses(told, "Panic test")
    assert panic.outcome["procedure"] == "panic_test"
    assert panic.lines[0].startswith("Orques")


async def test_a_step_that_needs_more_shows_the_command_to_complete(
    alice: Player, bruno: Player
) -> None:
    for player, word in ((alice, "complete"), (bruno, "complétez")):
        told = await player.types("/shoot bs:4 s:4 shots:3 target:Orcs 10 T3 W1 dice:6x6")
        refused = await player.presses(told, told.buttons[0])
        assert refused.refused == "step-needs-more"
        assert refused.alone
        assert word in refused.text
        assert "/panic unit:Orcs 10 T3 W1 cause:losses ld:…" in refused.text


async def test_a_step_is_offered_only_where_the_outcome_leads_there(alice: Player) -> None:
    units = "unit:Orcs 20 Ld7 M4 enemy:Men 20 Ld7 M4"
    held = await alice.types(f"/combat what:break {units} lost_by:1 dice:1,1")
    broken = await alice.types(f"/combat what:break {units} lost_by:1 dice:6,6")
    assert held.buttons == ["Rule", "FR"]
    assert broken.buttons[:2] == ["Flight and pursuit", "Restraint"]
    routed = await alice.presses(broken, "Flight and pursuit")
    assert "Men" in routed.text.splitlines()[0]


async def test_an_undone_outcome_leads_nowhere(alice: Player) -> None:
    await alice.calls("battle start", language="en")
    await alice.types("/unit add Orcs 20 T4 W1 Ld7 M4")
    await alice.types("/unit add Men 20 Ld7 M4 side:2")
    await alice.calls("battle next", phase="close-combat")
    broken = await alice.types("/combat what:break unit:Orcs enemy:Men lost_by:1 dice:6,6")
    await alice.presses(broken, "Undo")
    refused = await alice.presses(broken, "Flight and pursuit")
    assert refused.refused == "already-undone"


async def panicked(alice: Player, bruno: Player) -> Told:
    """Start a battle and let the orcs fail a Panic test."""
    await begin(alice, bruno)
    told = await bruno.types("/panic unit:Orques cause:destroyed dice:6,6")
    assert "Flee move" in told.buttons, told.buttons
    return told


async def test_a_next_step_is_taken_once(hall: Hall, alice: Player, bruno: Player) -> None:
    told = await panicked(alice, bruno)
    fled = await bruno.presses(told, "Flee move")
    assert fled.outcome["procedure"] == "flee_move"
    before = await hall.state(bruno)
    again = await bruno.presses(told, "Flee move")
    assert again.refused == "step-taken"
    assert again.alone
    assert str(entry(fled)) in again.text
    assert await hall.state(bruno) == before
    await bruno.presses(fled, "Undo")
    assert (await bruno.presses(told, "Flee move")).answer.refused is None


async def test_a_next_step_that_was_taken_by_its_command_is_not_taken_by_a_press(
    alice: Player, bruno: Player
) -> None:
    told = await panicked(alice, bruno)
    await bruno.types("/flee unit:Orques")
    assert (await bruno.presses(told, "Flee move")).refused == "step-taken"


async def test_a_next_step_is_not_taken_in_a_later_battle(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    told = await panicked(alice, bruno)
    await bruno.calls("battle end")
    await alice.calls("battle end")
    await begin(alice, bruno)
    before = await hall.state(bruno)
    assert (await bruno.presses(told, "Flee move")).refused == "step-elsewhere"
    assert await hall.state(bruno) == before


async def test_the_rule_is_explained_with_its_source(alice: Player, bruno: Player) -> None:
    for player, label, word in ((alice, "Rule", "broken"), (bruno, "Règle", "démoralisée")):
        told = await player.types("/resolve break_test ld:8 lost_by:2 dice:3,4")
        rule = await player.presses(told, label)
        assert rule.reply.ephemeral
        assert "L1910-1912" in rule.text
        assert word in rule.text


async def test_anothers_button_is_refused(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    shot = await alice.types(KILLS_THREE)
    rolled = await alice.types("/roll 3d6")
    before = await hall.state(alice)
    whose = ((shot, "Undo", "undo-others"), (rolled, "Roll again", "not-your-button"))
    for told, label, code in whose:
        refused = await bruno.presses(told, label)
        assert refused.refused == code
        assert refused.reply.ephemeral
        assert "Alice" in refused.text
    assert await hall.state(alice) == before
    assert await models(bruno, "Orques") == 17


async def test_a_referee_may_press_anybodys(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    told = await alice.types(KILLS_THREE)
    referee = hall.player("Rémi", "fr")
    asked = await referee.calls("battle join", referee=True)
    for player in (alice, bruno):
        await player.presses(asked, asked.buttons[0])
    await referee.presses(told, "Undo")
    assert await models(bruno, "Orques") == 20


async def test_the_rule_button_is_everybodys(alice: Player, bruno: Player) -> None:
    told = await alice.types("/test ld:7 dice:3,4")
    rule = await bruno.presses(told, "Rule")
    assert rule.reply.ephemeral
    assert rule.answer.refused is None


@pytest.mark.parametrize("subject", ["", "x", "0", "²", "9" * 19, "9" * 40, "9" * 80])
async def test_a_forged_button_is_about_nothing(hall: Hall, alice: Player, subject: str) -> None:
    requester = Requester(1, alice.user.id, "Alice", "en", alice.user.channel.id)
    for kind in ("undo", "again", "reveal"):
        assert (await hall.bot.router.press(requester, kind, subject)).refused == "no-such-entry"
    followed = await hall.bot.router.press(requester, "next", f"{subject}:flee")
    assert followed.refused == "no-such-entry"
