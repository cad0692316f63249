"""The desk of a battle: the last message of its channel, by which the battle is played."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest

from bot.commands.desk.shown.units_told import ALL, FEW, SOME, TOUCHING, sides_told
from bot.commands.request.context import CommandContext
from bot.texts.localiser import Localiser
from bot.views.interface.choosing import MOST_OPTIONS
from bot.views.interface.layout import layout_lines
from localdiscord import Message
from tests.bot.e2e.desk.tapping import Tapper, controls, labels, words
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import in_turn, state_of

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld8"
ARMIES = (
    (
        f"Archers 10 {MEN} [longbow]",
        f"Knights 8 {MEN.replace('M4', 'M8')} Sv2+ [cavalry, lance]",
        "Mage 1 M4 WS3 BS3 S3 T3 W2 I3 A1 Ld8 Lvl3 [character]",
    ),
    (
        f"Orcs 20 {MEN} Sv6+",
        f"Wolves 10 {MEN.replace('M4', 'M9')} [cavalry]",
        "Shaman 1 M4 WS3 BS3 S3 T4 W2 I3 A1 Ld8 Lvl2 [character]",
    ),
)


async def set_up(ana: Tapper, bruno: Tapper, armies: tuple[tuple[str, ...], ...] = ARMIES) -> None:
    """Start a battle of two sides, whose players sit down and bring their units."""
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    for tapper, side, units in zip((ana, bruno), ("Storm", "Horde"), armies, strict=True):
        await tapper.player.calls("battle join", side=side)
        await in_turn(*((tapper.player, f"/unit add {unit}") for unit in units))


async def shooting(ana: Tapper, bruno: Tapper) -> None:
    """Start such a battle, and go on to a phase whose desk has room to tell of all units."""
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    await ana.desk("Archers 10", "Shoot: Archers")


async def count(hall: Hall, tapper: Tapper, action: str) -> int:
    """Return how many entries of an action there are."""
    return sum(entry.action == action for entry in await hall.entries(tapper.player))


async def test_a_turn_is_played_by_taps_alone(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.does("Knights", "Wolves")
    await bruno.does("Answer the charge: Wolves", "maintenir sa position")
    await ana.does("Charge move: Knights", "0–")
    # On a phone neither its number nor the sword parts from what it is about.
    tied = "**Knights\N{NO-BREAK SPACE}8** (⚔\N{NO-BREAK SPACE}Wolves)"
    desk = await ana.desk("Next phase")
    assert any(tied in line for line in layout_lines(desk.components))
    await ana.does("Next phase")
    assert "Cast" not in "".join(labels(await ana.desk("Winds of magic")))
    await ana.does("Winds of magic")
    await ana.does("Spells known: Mage", "Metal")
    pools = words(await ana.desk("Cast: Mage"))
    assert "Storm: Power dice" in pools
    assert "Horde: Dispel dice" in pools
    cast = ana.taps
    await ana.does("Cast: Mage", "Transmutation", "Orcs", "2")
    assert ana.taps - cast == 4
    await ana.does("Next phase")
    await ana.does("Shoot: Archers", "Orcs", "16–30", "none")
    await ana.does("Next phase")
    await ana.does("Fight: Knights")
    assert await count(hall, ana, "shooting_attack") == 1
    assert (ana.taps, bruno.taps) == (20, 2)


async def test_the_desk_is_below_whatever_the_bot_said_last(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    first = await ana.desk("Next phase")
    await ana.player.calls("battle status")
    moved = await ana.desk("Next phase")
    assert moved.id > first.id
    assert len(ana.desks()) == 1


async def test_the_desk_keeps_its_language_and_each_player_has_their_own(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await bruno.taps_on("For me")
    assert bruno.sheet is not None
    assert any(label.startswith("Suite") for label in labels(bruno.sheet))
    await bruno.answers("Suite", "Suite quand même")
    assert "Movement" in words(await ana.desk("Next phase", "Charge"))


async def test_another_side_s_button_does_nothing(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    before = await hall.state(ana.player)
    await bruno.taps_on("Knights")
    assert "Storm" in bruno.said
    assert await hall.state(ana.player) == before


async def sheet_of_knights(ana: Tapper, bruno: Tapper) -> Message:
    """Return the sheet that asks whom the knights charge."""
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.taps_on("Knights")
    assert ana.sheet is not None
    return ana.sheet


async def test_a_sheet_pressed_twice_at_once_does_its_act_once(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    sheet = await sheet_of_knights(ana, bruno)
    await asyncio.gather(ana.use(sheet, "Wolves"), ana.use(sheet, "Wolves"))
    assert await count(hall, ana, "charge_declaration") == 1


async def test_two_players_who_go_on_at_once_go_on_once(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    desk = await ana.desk("Next phase")
    await asyncio.gather(ana.use(desk, "Next phase"), bruno.use(desk, "Next phase"))
    assert await count(hall, ana, "battle-next") == 1


async def test_a_sheet_that_stays_as_it_is_does_its_act_whatever_others_did_meanwhile(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    await ana.taps_on("Shoot: Archers")
    for model, answer in ((19, "Orcs"), (18, "16–30")):
        await in_turn((bruno.player, f"/unit edit Orcs models:{model}"))
        await ana.answers(answer)
        assert ana.sheet is not None
        assert "has changed" not in words(ana.sheet)
    await in_turn((bruno.player, "/unit edit Wolves models:9"))
    await ana.answers("none")
    assert ana.told, ana.said
    assert await count(hall, ana, "shooting_attack") == 1


async def charges_once_shown_again(hall: Hall, ana: Tapper, sheet: Message) -> None:
    """Press a target on a sheet that is outdated, then what the one shown in its place has."""
    await ana.use(sheet, "Wolves")
    assert ana.sheet is not None
    assert "has changed" in words(ana.sheet)
    assert await count(hall, ana, "charge_declaration") == 0
    await ana.answers("Do it")
    assert await count(hall, ana, "charge_declaration") == 1


async def test_a_sheet_whose_answers_have_changed_is_shown_again_before_it_does_anything(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    sheet = await sheet_of_knights(ana, bruno)
    await in_turn((bruno.player, f"/unit add Goblins 20 {MEN} side:Horde"))
    await charges_once_shown_again(hall, ana, sheet)


async def test_a_sheet_whose_target_is_gone_or_whose_act_is_barred_does_nothing(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    sheet = await sheet_of_knights(ana, bruno)
    await in_turn((bruno.player, "/unit remove Wolves"))
    before = await hall.state(ana.player)
    await ana.use(sheet, "Wolves")
    assert "no longer on offer" in ana.said
    await ana.use(sheet, "Orcs")
    assert ana.told == []
    assert await hall.state(ana.player) == before


async def test_a_sheet_of_who_has_acted_since_is_shown_again_before_it_does_anything(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    """Else a double tap would act twice where an act may be repeated."""
    sheet = await sheet_of_knights(ana, bruno)
    await in_turn((ana.player, "/unit edit Archers models:9"))
    await charges_once_shown_again(hall, ana, sheet)


async def test_a_double_tap_on_an_act_that_may_be_repeated_acts_once(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.taps_on("Who goes first")
    sheet = ana.sheet
    assert sheet is not None
    await asyncio.gather(*(ana.use(sheet, "Storm") for _ in range(3)))
    assert await count(hall, ana, "who_starts") == 1


async def test_what_both_may_do_is_done_once_where_both_have_its_sheet_open(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    for tapper in (ana, bruno):
        await tapper.taps_on("Who goes first")
    await ana.answers("Storm")
    await bruno.answers("Storm")
    assert bruno.told == []
    assert await count(hall, ana, "who_starts") == 1


async def test_a_sheet_goes_on_after_a_restart(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.taps_on("Knights")
    await hall.restart()
    await ana.answers("Wolves")
    assert await count(hall, ana, "charge_declaration") == 1
    await ana.desk("Answer the charge: Wolves")


async def test_chances_are_for_who_asks_alone_and_change_nothing(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    before = await hall.state(ana.player)
    await ana.taps_on("Shoot: Archers")
    await ana.answers("Chances only", "Orcs", "0–15", "none")
    assert ana.told == []
    assert "%" in ana.said
    assert await hall.state(ana.player) == before
    (chances,) = (ana.sheet,)
    assert chances is not None
    await ana.use(chances, "Shoot: Archers")
    assert ana.sheet is not None
    assert "Orcs" in labels(ana.sheet)
    await ana.use(chances, "Do it")
    assert "Archers · Orcs" in ana.said
    assert await count(hall, ana, "shooting_attack") == 1


async def test_real_dice_are_asked_for_and_the_desk_shows_the_question(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    await ana.taps_on("Shoot: Archers")
    await ana.answers("Real dice", "Orcs", "0–15", "none")
    shown = labels(await ana.desk("⏳", "Archers"))
    assert "Bot rolls these" in shown
    assert not [label for label in shown if label.startswith("Shoot")]
    await ana.taps_on("Bot rolls the rest")
    assert "⏳" not in words(await ana.desk("Next phase"))


async def test_a_charge_that_is_answered_has_one_button(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.does("Knights", "Wolves")
    await bruno.does("Answer the charge: Wolves", "maintenir sa position")
    (shown,) = (await ana.player.user.line("/desk")).messages
    named = [each for each in labels(shown) if "Knights" in each and "Next" not in each]
    assert named == ["Charge move: Knights"]
    await ana.does("Charge move: Knights", "0–")
    (shown,) = (await ana.player.user.line("/desk")).messages
    assert "⚔ Wolves" in words(shown)
    assert [each for each in labels(shown) if "Knights" in each] == []


async def test_the_roll_for_the_first_turn_is_made_by_taps(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Who goes first", "Storm")
    assert any(f"{side} chooses to go first" in ana.said for side in ("Storm", "Horde"))
    assert await count(hall, ana, "who_starts") == 1


async def test_more_units_than_a_list_holds_are_all_there(ana: Tapper, bruno: Tapper) -> None:
    many = tuple(f"Band{number} 5 {MEN}" for number in range(MOST_OPTIONS + 4))
    await set_up(ana, bruno, (many, ARMIES[1]))
    await ana.does("Next phase")
    shown = labels(await ana.desk("Band0"))
    assert {f"Band{number}" for number in range(MOST_OPTIONS + 4)} <= set(shown)


async def test_a_battle_that_is_over_has_no_desk(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.desk("Next phase")
    asked = await ana.player.calls("battle end")
    await bruno.player.presses(asked, asked.buttons[0])
    for _ in range(500):
        if not ana.desks():
            break
        await asyncio.sleep(0.01)
    assert ana.desks() == []


async def test_without_a_battle_the_desk_begins_one_for_who_asks(ana: Tapper) -> None:
    reply = await ana.player.user.line("/desk")
    (shown,) = reply.messages
    assert shown.ephemeral
    assert "A new battle" in words(shown)


async def test_a_typed_desk_is_for_who_types_it(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    reply = await bruno.player.user.line("/desk")
    (shown,) = reply.messages
    assert shown.ephemeral
    assert any(label.startswith("Suite") for label in labels(shown))


async def test_what_goes_without_saying_is_marked_in_its_list(ana: Tapper) -> None:
    """A run costs a command point only where that is said: no is what is marked."""
    await ana.player.calls("battle start", game="aos4", side_one="Storm", side_two="Horde")
    line = "Liberators 5 M5 H2 Sv3+ C1 A2 To3+ Wo3+ Re1 Da1 [infantry, champion]"
    await in_turn((ana.player, f"/unit add {line} side:Storm"))
    await in_turn((ana.player, "/unit add Clanrats 20 M6 H1 Sv5+ C1 side:Horde"))
    await ana.player.calls("battle next", phase="movement")
    await ana.taps_on("Run: Liberators")
    assert ana.sheet is not None
    (listed,) = (each for each in controls(ana.sheet) if "options" in each)
    (marked,) = (each for each in listed["options"] if each.get("default"))
    assert marked["label"].endswith("no")


async def test_a_desk_with_no_room_for_every_act_says_where_they_are(
    ana: Tapper, bruno: Tapper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.commands.desk.shown.overview.MOST_PARTS", 7)
    await set_up(ana, bruno)
    await ana.does("Next phase")
    shown = await ana.desk("Next phase")
    assert "/do has it all" in words(shown)
    assert "Knights" not in labels(shown)


async def test_many_acts_of_many_units_are_lists_that_leave_room_on_a_phone(
    ana: Tapper,
) -> None:
    """Four acts of four units would be sixteen buttons: one list is in their stead."""
    await ana.player.calls("battle start", game="t9a", side_one="Storm", side_two="Horde")
    await ana.player.calls("battle join", side="Storm")
    own = [f"/unit add Band{number} 10 {MEN}" for number in range(4)]
    await in_turn(*((ana.player, line) for line in own))
    await ana.player.types(f"/unit add Orcs 20 {MEN} side:Horde")
    await ana.player.calls("battle next", phase="movement")
    shown = await ana.desk("Movement", "Charge")
    (listed,) = (each for each in controls(shown) if "options" in each)
    assert listed["placeholder"] == "Charge, Move, March… (16)"
    named = [str(each["label"]).partition(":")[0] for each in listed["options"]]
    assert [*dict.fromkeys(named)] == ["Charge", "Move", "March", "Reform"]
    await ana.does("Band0", "Orcs")
    assert ana.taps == 2


async def test_a_pursuer_off_the_table_is_told_so_once(ana: Tapper) -> None:
    """It is back with its next moves, which says as much as that it is off the table."""
    await ana.player.calls("battle start", game="t9a", side_one="Storm", side_two="Horde")
    await ana.player.types(f"/unit add Knights 8 {MEN}")
    await state_of(ana.player, "Knights", "off-table", "ran-off")
    shown = words((await ana.player.user.line("/desk")).messages[-1])
    assert shown.count("off the table") == 1
    assert "back with its next moves" in shown


@pytest.mark.parametrize("charging", [1, 2, 3])
async def test_all_pairs_in_contact_are_told_or_none(
    hall: Hall, ana: Tapper, bruno: Tapper, charging: int
) -> None:
    await set_up(ana, bruno)
    pairs = [("Knights", "Wolves"), ("Archers", "Orcs"), ("Mage", "Shaman")][:charging]
    for unit, other in pairs:
        await ana.player.types(f"/unit link {unit} relation:contact other:{other}")
    channel = await hall.channel(ana.player)
    texts = Localiser([channel.ruleset]).texts("en", channel.ruleset.id)
    seen = SimpleNamespace(channel=channel, ruleset=channel.ruleset, texts=texts)
    told = {
        which: "\n".join(sides_told(cast("CommandContext", seen), which))
        for which in (ALL, SOME, TOUCHING, FEW)
    }
    signs = {which: said.count("⚔") for which, said in told.items()}
    every = 2 * charging
    assert signs == {ALL: every, SOME: every, TOUCHING: every, FEW: 0 if charging > 2 else every}
    # Where no pair is told no unit stands out as if it were of one.
    assert ("**Knights" in told[FEW]) == (charging <= 2)
