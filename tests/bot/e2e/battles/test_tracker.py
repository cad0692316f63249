"""The turn tracker at the table: what is due, for whom, by which command and button."""

from __future__ import annotations

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import KILLS_THREE, at_desk, begin, begin_shooting


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


async def test_a_turn_is_walked_through_with_what_each_phase_asks_for(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Trolls 3 M6 WS3 S5 T4 W3 Ld4 [stupidity] side:Elfes")
    await bruno.types("/unit add Dragon 1 M6 Cd8 [terreur]")
    start = await alice.types("/battle status")
    assert "Stupidity test due: Trolls – /psychology what:stupidity unit:Trolls" in start.text
    assert "within 6 ps of Dragon: Archers, Trolls" in start.text
    due = await alice.presses(start, "Stupidity: Trolls")
    assert due.outcome["procedure"] == "stupidity_test"
    assert (await alice.presses(start, "Stupidity: Trolls")).refused == "no-longer-due"
    assert "Stupidity test due" not in (await alice.types("/battle status")).text
    await alice.types("/unit status Archers status:fleeing")
    moving = await alice.types("/battle next")
    assert "In order: charges and responses → rallying" in moving.text
    assert "Not done before" not in moving.text
    assert "Rally test due: Archers" in moving.text
    assert "/rally" not in moving.text
    assert "▸ /rally unit:Archers" in moving.ways
    magic = await alice.types("/battle next")
    assert "Has not fled: Archers" in magic.text
    winds = await alice.presses(magic, "Winds of magic")
    assert winds.outcome["procedure"] == "winds_of_magic"
    assert (await alice.presses(magic, "Winds of magic")).refused == "no-longer-due"
    shooting = await alice.types("/battle next")
    assert "Cannot shoot: Archers (fleeing)" in shooting.text


async def test_the_reminders_speak_the_language_of_the_answer(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, language="fr")
    await alice.types("/unit status Archers status:fleeing")
    told = plain((await alice.types("/battle next")).text)
    assert "Dans l’ordre : charges et réponses → ralliement" in told
    assert "Test de ralliement à faire : Archers" in told


async def test_losses_of_a_quarter_are_told_as_the_phase_goes_on_and_ends(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await bruno.types("/unit edit Orques models:12 size:12")
    await alice.calls("battle next", phase="shooting")
    await alice.types(KILLS_THREE)
    status = await alice.types("/battle status")
    assert "a quarter or more lost: Orques – /panic unit:Orques cause:losses" in status.text
    assert (await alice.presses(status, "Panic: Orques")).refused == "not-your-side"
    gone = await alice.types("/battle next")
    command = "/panic unit:Orques cause:losses losses:3 phase_start:12 phase:shooting"
    assert f"▸ {command}" in gone.ways
    panic = await bruno.types(f"{command} dice:1,1")
    assert panic.outcome["result"]["due"]


async def test_who_tested_is_no_longer_reminded(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await bruno.types("/unit edit Orques models:12 size:12")
    await alice.calls("battle next", phase="shooting")
    await alice.types(KILLS_THREE)
    status = await bruno.types("/battle status")
    await bruno.presses(status, "Panic: Orques")
    assert "Panic test at the end" not in (await bruno.types("/battle status")).text


async def test_the_buttons_of_what_is_due_work_after_a_restart(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit status Archers status:fleeing")
    moving = await alice.types("/battle next")
    await hall.restart()
    rally = await alice.presses(moving, "Rally: Archers")
    assert rally.outcome["procedure"] == "rally_test"


async def test_a_line_names_few_of_many_units(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/unit duplicate Archers count:11")
    await alice.types("/unit status Archers status:fleeing")
    for number in range(2, 13):
        await alice.calls("unit status", unit=f"Archers {number}", status="fleeing")
    told = await alice.types("/battle next")
    assert "Archers 8 and 4 more" in told.text
    rallies = ["Rally: Archers", "Rally: Archers 2", "Rally: Archers 3"]
    assert told.buttons == [*rallies, "FR"]  # the desk goes on and takes back


async def test_with_nothing_due_only_the_steps_are_told(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    told = await alice.types("/battle next")
    assert [die for die in told.answer.card.dice if die.startswith("▸")] == []
    assert "In order: blows" in told.text


async def test_the_order_of_turns_stays_in_a_game_that_never_changes_it(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/battle next")
    assert (await alice.types("/battle next first:Elfes")).refused == "order-fixed"


async def test_who_begins_is_said_once_the_roll_is_made_after_deployment(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    before = (await alice.types("/battle status")).text
    assert "who goes first" in before
    begun = await alice.types("/battle next first:Peaux-Vertes")
    assert "Turn 1 · Peaux-Vertes · Start of turn" in begun.text
    assert "who goes first" not in begun.text
    await hall.restart()
    assert "Peaux-Vertes · Start of turn" in (await alice.types("/battle status")).text
    await alice.types("/undo")
    assert "Turn 1 · Elfes · Start of turn" in (await alice.types("/battle status")).text


async def test_a_phase_is_gone_on_from_once_by_whoever_presses_first(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/battle next")
    status = await bruno.types("/battle status")
    await hall.restart()
    magic = await at_desk(alice, "Next phase")
    assert "Magic" in magic.text
    late = await bruno.presses(status, "Next phase")
    assert late.refused == "gone-on"
    assert plain(late.text).endswith("Magie.")
    shown = await alice.types("/battle status")
    await alice.types("/battle pause")
    assert (await alice.presses(shown, "Next phase")).refused == "battle-paused"


async def test_an_upkeep_that_is_paid_is_asked_for_no_more(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Mage 1 M4 Ld8 Lv2 side:Elfes")
    await alice.calls("battle next", phase="magic")
    cast = "wizard:Mage duration:in-play upkeep:2 casting_value:9 spell:Filet"
    assert (await alice.types(f"/resolve resolve_spell values:{cast}")).answer.refused is None
    assert "Net of Amyntok" in (await alice.types("/battle status")).text
    for phase in ("start-of-turn", "movement", "start-of-turn"):
        await alice.calls("battle next", phase=phase)
    due = await alice.calls("battle next", phase="magic")
    assert "upkeep:2 spell:net-of-amyntok" in "".join(due.ways)
    paid = await alice.types("/resolve maintain_spell values:upkeep:2 spell:Filet")
    assert paid.outcome["result"]["maintained"]
    status = (await alice.types("/battle status")).text
    assert "upkeep:2" not in status
    assert "Net of Amyntok" in status
    await alice.types("/undo")
    assert "upkeep:2" in (await alice.types("/battle status")).text
    await alice.types("/redo")
    for phase in ("start-of-turn", "movement", "start-of-turn"):
        await alice.calls("battle next", phase=phase)
    assert "upkeep:2" in "".join((await alice.calls("battle next", phase="magic")).ways)


async def test_combats_not_fought_are_noted_as_the_phase_ends(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/unit status Archers status:engaged")
    await bruno.types("/unit status Orques status:engaged")
    await alice.calls("battle next", phase="close-combat")
    told = await alice.types("/battle next")
    assert "Not done before the phase ended" in told.text
    assert "Combat not fought: Archers against Orques" in told.text


async def test_what_was_not_done_does_not_run_on_into_what_the_next_phase_asks_for(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit status Archers status:engaged")
    await bruno.types("/unit status Orques status:engaged")
    await bruno.types("/unit add Trolls 3 M6 WS3 S5 T4 W3 Ld4 [stupidity]")
    await alice.calls("battle next", phase="close-combat")
    lines = (await alice.types("/battle next")).text.splitlines()
    undone = next(at for at, line in enumerate(lines) if line.startswith("Not done before"))
    now = lines.index("In the phase that begins now:")
    assert lines[undone + 1 : now] == ["▸ Combat not fought: Archers against Orques"]
    assert "Stupidity test due: Trolls" in "\n".join(lines[now:])


async def test_who_begins_is_not_asked_again_where_it_was_said(alice: Player) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Orques", first="Orques")
    assert "who goes first" not in (await alice.types("/battle status")).text
    await alice.types("/battle end")
    await alice.calls("battle start", side_one="Elfes", side_two="Orques")
    assert "who goes first" in (await alice.types("/battle status")).text


async def test_a_phase_ended_for_another_side_is_told_and_can_be_taken_back_by_it(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    told = plain((await alice.types("/battle next")).text)
    assert "ended the phase" not in told
    told = plain((await bruno.types("/battle next")).text)
    assert "Bruno ended the phase of Elfes (Alice): Movement" in told
    watching = hall.player("Carole", "fr")
    assert (await watching.types("/undo")).refused is not None
    back = await alice.types("/undo")
    assert "next phase" in back.text
    assert "Movement" in (await alice.types("/battle status")).text


async def test_what_was_not_done_and_is_still_due_is_named_by_a_short_card_too(
    alice: Player,
) -> None:
    """The desk has a button for it in the next phase; the card says what this phase lacked."""
    await alice.calls("battle start", game="t9a", side_one="Men", side_two="Orcs", first="Men")
    await alice.types("/settings cards:card")
    await alice.calls("unit add", line="Guard 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7", side="Men")
    await alice.calls("battle next", phase="shooting")
    await alice.types("/unit damage Guard wounds:3")
    await alice.types("/panic unit:Guard dice:6,6")
    lines = (await alice.calls("battle next")).text.splitlines()
    at = lines.index("Not done before the phase ended (Undo goes back):")
    assert "Guard" in lines[at + 1]
