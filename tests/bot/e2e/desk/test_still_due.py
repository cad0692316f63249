"""The button that goes on: it tells all that is still due in a phase, and passes nothing unsaid."""

from __future__ import annotations

from localdiscord import Message
from tests.bot.e2e.desk.tapping import Tapper, controls, labels, words
from tests.bot.e2e.desk.test_desk import MEN, count, set_up
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import gone, in_turn, state_of

DROP = "Drop this roll"
SHOT = "/shoot Archers target:Orcs weapon:longbow distance:12 dice:ask"
SIXES = f"/throw {'6 ' * 10}"
CAST = "/cast wizard:Mage spell:transmutation-of-lead target:Orcs dice_used:2"


async def test_a_button_from_before_a_charge_does_not_pass_it_by(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    """A charge that is declared is moved before the phase ends [BlackHammer L700-724]."""
    await set_up(ana, bruno)
    await ana.does("Next phase")
    early = (await ana.player.calls("battle status")).message
    await ana.does("Knights", "Wolves")
    await bruno.does("Answer the charge: Wolves", "maintenir sa position")
    before = await hall.state(ana.player)
    await ana.use(early, "Next phase")
    assert ana.told == []
    assert ana.sheet is not None
    assert labels(ana.sheet)[-1] == "Next phase (due: Knights)"
    assert await hall.state(ana.player) == before
    await ana.answers("Next phase (due: Knights)")
    assert await count(hall, ana, "battle-next") == 2


STORM = "Archers Bows Spears Knights Guards Lancers"
HORDE = "Orcs Wolves Goblins Trolls Ogres Boars"
MANY = tuple(tuple(f"{unit} 10 {MEN}" for unit in side.split()) for side in (STORM, HORDE))
"""More units than leave room for buttons below the names of all."""


def listed(message: Message) -> list[tuple[str, list[str]]]:
    """Return each list of a desk: what it is called, and its entries."""
    return [
        (str(each["placeholder"]), [str(option["label"]) for option in each["options"]])
        for each in controls(message)
        if "options" in each
    ]


async def test_what_is_due_stands_first_as_buttons_and_a_list_has_the_rest(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno, MANY)
    await ana.does("Next phase")
    for unit, target in (("Knights", "Orcs"), ("Spears", "Wolves")):
        await in_turn((ana.player, f"/charge unit:{unit} target:{target} distance:5"))
    shown = await ana.desk("Next phase, 2 due")
    assert await ana.goes_on() == "Next phase (due: Wolves, Orcs)"
    assert "**Answer the charge**" in str(shown.components)
    due = [str(each["label"]) for each in controls(shown) if "label" in each][:2]
    assert due == ["Orcs", "Wolves"]
    assert not [told for told, _ in listed(shown) if "due" in told]


async def test_the_button_that_goes_on_names_what_a_line_of_a_phone_has_room_for(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno, MANY)
    await ana.does("Next phase")
    targets = ("Orcs", "Wolves", "Goblins", "Trolls")
    for unit, target in zip(("Knights", "Spears", "Bows", "Guards"), targets, strict=True):
        await in_turn((ana.player, f"/charge unit:{unit} target:{target} distance:5"))
    own = (await ana.player.user.line("/desk")).messages[-1]
    go = next(each for each in labels(own) if "Next phase" in each)
    assert go.endswith("…)")
    assert 20 < len(go) <= 31
    assert "Next phase, 4 due" in labels(await ana.desk()), "where there is little room"


async def test_what_is_still_due_is_told_by_a_sheet_in_the_own_language_that_goes_with_its_answer(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    early = (await ana.player.calls("battle status")).message
    await ana.does("Knights", "Wolves")
    before = await hall.state(ana.player)
    await bruno.use(early, "Next phase")
    sheet = bruno.sheet
    assert sheet is not None
    told = words(sheet).splitlines()
    assert told[:2] == ["**C’est le tour de Storm (Ana) : Mouvement.**", "Encore à régler :"]
    assert any("Wolves" in line for line in told[2:])
    assert await hall.state(ana.player) == before
    await bruno.answers("Suite quand même")
    await gone(hall, sheet.id)
    assert await count(hall, ana, "battle-next") == 2


async def test_the_phase_of_the_other_side_ends_by_a_press_only_once_one_is_told_whose_it_is(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    before = await hall.state(ana.player)
    await bruno.taps_on("Next phase")
    assert (bruno.told, await hall.state(ana.player)) == ([], before)
    sheet = bruno.sheet
    assert sheet is not None
    assert sheet.ephemeral
    assert words(sheet) == "**C’est le tour de Storm (Ana) : Mouvement.**"
    assert labels(sheet) == ["Suite quand même"]
    await bruno.taps_on("For me")
    await bruno.answers("Suite")
    assert bruno.told == []
    await bruno.answers("Suite quand même")
    assert await count(hall, ana, "battle-next") == 2
    assert "Bruno ended the phase of Storm (Ana): Movement" in bruno.said
    await bruno.use(sheet, "Suite quand même")
    assert "La bataille a continué depuis" in plain(bruno.said)
    assert await count(hall, ana, "battle-next") == 2
    await ana.taps_on("Undo")
    assert (await hall.state(ana.player))[0] == before[0]


async def test_what_has_become_due_since_one_was_told_whose_turn_it_is_is_told_again(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await bruno.taps_on("Next phase")
    sheet = bruno.sheet
    assert sheet is not None
    await ana.does("Knights", "Wolves")
    before = await hall.state(ana.player)
    await bruno.use(sheet, "Suite quand même")
    assert (bruno.told, await hall.state(ana.player)) == ([], before)
    assert bruno.sheet is not None
    assert "Encore à régler" in plain(words(bruno.sheet))


async def test_a_referee_ends_a_phase_by_one_press_and_who_watches_ends_none(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    carole, dora = (Tapper(hall.player(name)) for name in ("Carole", "Dora"))
    asked = await carole.player.calls("battle join", referee=True)
    for tapper in (ana, bruno):
        await tapper.player.presses(asked, "Agree")
    await ana.does("Next phase")
    before = await hall.state(ana.player)
    await dora.taps_on("Next phase")
    assert await hall.state(ana.player) == before
    await carole.does("Next phase")
    assert await count(hall, ana, "battle-next") == 2


async def test_a_phase_that_all_sides_share_is_ended_by_any_of_them(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await ana.player.calls("battle start", game="aos4", side_one="Storm", side_two="Horde")
    for tapper, side in ((ana, "Storm"), (bruno, "Horde")):
        await tapper.player.calls("battle join", side=side)
    await bruno.does("Next phase")
    assert await count(hall, ana, "battle-next") == 1


async def test_the_side_that_begins_is_told_by_a_press_and_nobody_rolls_for_it_again(
    ana: Tapper, bruno: Tapper
) -> None:
    """The winner of the roll chooses to go first or second [BlackHammer L378]."""
    await set_up(ana, bruno)
    await ana.does("Horde takes the first turn")
    told, shown = ana.said, await ana.desk("Next phase")
    assert ("Horde takes the first turn" in told, "Turn 1 · Horde" in words(shown)) == (True, True)
    assert not [each for each in labels(shown) if "first turn" in each or "goes first" in each]
    assert "side that begins chosen" in (await ana.player.types("/battle log")).text
    await ana.taps_on("Undo")
    assert "Storm takes the first turn" in labels(await ana.desk("Storm takes"))


async def test_a_distance_is_shown_with_its_unit(ana: Tapper, bruno: Tapper) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    await ana.taps_on("Shoot: Archers")
    await ana.answers("Orcs")
    assert ana.sheet is not None
    assert {"0–15 ps", "16–30 ps"} <= {
        each.replace("\N{NO-BREAK SPACE}", " ") for each in labels(ana.sheet)
    }


async def know_metal(ana: Tapper, bruno: Tapper) -> None:
    """Begin a battle in whose magic phase a wizard knows his spells."""
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="magic")
    await ana.does("Winds of magic")
    await ana.does("Spells known: Mage", "Metal")


async def test_the_spell_that_waits_for_its_answer_is_named_on_the_button_that_goes_on(
    ana: Tapper, bruno: Tapper
) -> None:
    await know_metal(ana, bruno)
    await ana.does("Cast: Mage", "Transmutation", "Orcs", "3")
    await bruno.taps_on("For me")
    assert bruno.sheet is not None
    assert "Suite (reste : le sort lancé)" in map(plain, labels(bruno.sheet))


async def test_a_spell_let_through_is_due_until_it_is_resolved_by_the_button_on_the_desk(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    """A spell that nobody dispels is resolved [BlackHammer L862-864]."""
    await know_metal(ana, bruno)
    await ana.does("Cast: Mage", "Transmutation", "Orcs", "3")
    await bruno.does("Horde: Let it through")
    due = "Next phase, 1 due"
    await ana.desk(due)
    before = await hall.state(ana.player)
    await ana.does("Effect of a spell: Mage")
    assert await hall.state(ana.player) != before
    assert due not in "".join(labels(await ana.desk("Next phase")))


async def test_a_spell_is_chosen_by_what_it_must_reach(ana: Tapper, bruno: Tapper) -> None:
    await know_metal(ana, bruno)
    await ana.taps_on("Cast: Mage")
    assert ana.sheet is not None
    assert "Transmutation of Lead (6+)" in labels(ana.sheet)


async def test_a_panic_test_asks_which_friend_flees(ana: Tapper, bruno: Tapper) -> None:
    """Friends who flee from a combat nearby alarm a unit [BlackHammer L1990]."""
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="close-combat")
    await ana.player.types(f"/unit add Spears 10 {MEN} PU10 side:Storm")
    for unit in ("Archers", "Spears"):
        await state_of(ana.player, unit, "fleeing", "fled-this-phase", "alarms-friends")
    await ana.desk("Panic of friends: Archers", "Panic of friends: Spears", "Next phase, 2 due")
    await ana.taps_on("Panic of friends: Archers")
    assert ana.sheet is not None
    assert "Who is within 6 ps of Archers?" in words(ana.sheet)
    assert {"Knights", "Mage"} <= {*labels(ana.sheet)}


async def test_the_only_friend_who_flees_is_not_asked_for(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="close-combat")
    await state_of(ana.player, "Archers", "fleeing", "fled-this-phase", "alarms-friends")
    await ana.does("Panic of friends: Archers", "Knights")
    entry = (await hall.entries(ana.player))[0]
    assert entry.action == "panic_test"
    assert entry.arguments["options"]["friend"] == "Archers"


def plain(label: str) -> str:
    """Return a label with plain spaces."""
    return label.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


async def test_nobody_is_challenged_in_the_middle_of_a_round(ana: Tapper, bruno: Tapper) -> None:
    """Challenges are fought before the blows of a round, not once some have fallen."""
    line = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int8 Cl8 WP8"
    await ana.player.calls("battle start", game="whfb2", side_one="Storm", side_two="Horde")
    for tapper, side, unit in ((ana, "Storm", "Knights"), (bruno, "Horde", "Goblins")):
        await tapper.player.calls("battle join", side=side)
        await in_turn((tapper.player, f"/unit add {unit} 10 {line} side:{side}"))
    await in_turn((ana.player, "/unit link Knights other:Goblins"))
    await ana.player.calls("battle next", phase="combat")
    assert {"Challenge: Knights", "Challenge: Goblins"} <= set(
        labels(await ana.desk("Challenge: Goblins"))
    )
    await ana.player.calls("fight", unit="Knights", enemy="Goblins", dice="ask")
    waiting = labels(await ana.desk("Bot rolls these"))
    assert not [each for each in waiting if each.startswith("Challenge")]


async def test_a_phase_waits_for_the_rest_of_a_cast_s_dice_as_for_a_decision(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="magic")
    await in_turn((ana.player, "/winds dice:6,3"))
    asked = await ana.player.types(f"{CAST} dice:ask")
    assert asked.answer.refused is None, asked.text
    await in_turn((ana.player, "/throw 5"))
    before = await hall.state(ana.player)
    assert await ana.goes_on() == "Next phase (due: Mage)"
    await ana.taps_on("Next phase, 1 due")
    assert (ana.told, await hall.state(ana.player)) == ([], before)
    assert ana.sheet is not None
    assert "The dice of Ana that a roll waits for: Casting a spell, Mage, Orcs" in words(ana.sheet)
    assert "Next phase" not in "".join(labels(ana.sheet))
    await ana.answers("Bot rolls these")
    assert await count(hall, ana, "cast_spell") == 1


async def test_a_roll_of_another_player_without_a_die_yet_keeps_nobody_from_the_next_phase(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="magic")
    await in_turn((ana.player, "/winds dice:6,3"))
    early = (await ana.player.calls("battle status")).message
    await in_turn(
        (ana.player, f"{CAST} dice:5,5"),
        (bruno.player, "/dispel dice_used:1 dice:ask"),
    )
    await ana.use(early, "Next phase")
    assert ana.told == []
    assert ana.sheet is not None
    assert "The dice of Bruno that a roll waits for: Dispel" in words(ana.sheet)
    before = await count(hall, ana, "battle-next")
    await ana.answers("Next phase (")
    assert await count(hall, ana, "battle-next") == before + 1


async def cast_without_dice(hall: Hall, ana: Tapper, bruno: Tapper) -> int:
    """Begin a battle in which a spell waits for its dice; return how many phases have ended."""
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="magic")
    await in_turn((ana.player, "/winds dice:6,3"), (ana.player, f"{CAST} dice:ask"))
    return await count(hall, ana, "battle-next")


async def test_a_roll_without_a_die_yet_holds_up_no_phase_of_the_other_side(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    before = await cast_without_dice(hall, ana, bruno)
    await bruno.taps_on("Next phase")
    await bruno.answers("Suite quand même")
    assert await count(hall, ana, "battle-next") == before + 1


async def test_a_roll_without_a_die_yet_is_passed_by_the_button_that_names_it(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    before = await cast_without_dice(hall, ana, bruno)
    await ana.use(await ana.own_desk(), "Next phase (due: Mage)")
    assert await count(hall, ana, "battle-next") == before + 1
    assert "The dice of Ana that a roll waits for: Casting a spell" in ana.said


async def test_a_roll_is_due_of_whose_dice_it_waits_for_and_not_of_whom_it_strikes(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    await in_turn((ana.player, SHOT))
    assert (await ana.player.types("/battle status")).buttons == ["Next phase (due: Archers)"]
    await in_turn((ana.player, SIXES), (ana.player, SIXES))
    assert (await ana.player.types("/battle status")).buttons == ["Next phase (due: Orcs)"]


async def test_the_sheet_has_the_buttons_of_a_roll_that_its_player_may_press(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    """Saves wait for their owner's dice; the roll is given up by who asked for it."""
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    early = (await ana.player.calls("battle status")).message
    await in_turn((ana.player, SHOT), (ana.player, SIXES), (ana.player, SIXES))  # saves wait
    await ana.use(early, "Next phase")
    await bruno.use(early, "Next phase")
    assert ana.sheet is not None
    assert bruno.sheet is not None
    assert labels(ana.sheet) == ["Type the dice", "Bot rolls these", "Bot rolls the rest", DROP]
    assert labels(bruno.sheet) == ["Taper les dés", "Le bot les lance"]
    before = await hall.state(ana.player)
    await ana.answers(DROP)
    assert await hall.state(ana.player) != before


async def test_where_the_owners_alone_throw_the_sheet_of_who_asked_has_the_button_that_drops_it(
    ana: Tapper, bruno: Tapper
) -> None:
    await in_turn((ana.player, "/settings house:dice-of=owner-only"))
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    early = (await ana.player.calls("battle status")).message
    await in_turn((ana.player, SHOT), (ana.player, SIXES), (ana.player, SIXES))  # saves wait
    await ana.use(early, "Next phase")
    assert ana.sheet is not None
    assert labels(ana.sheet) == [DROP]


async def test_dice_that_come_too_late_are_told_so_in_the_language_of_the_battle(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    for phase in ("magic", "movement", "magic"):
        await ana.player.calls("battle next", phase=phase)
    cast = CAST.replace("Mage", "Shaman").replace("Orcs", "Archers")
    await in_turn((bruno.player, "/winds dice:6,3"), (bruno.player, f"{cast} dice:ask"))
    assert "dice of Bruno that a roll waits for" in (await ana.player.calls("battle next")).text
    assert "that is for “Magic”" in (await bruno.player.types("/throw 5 5")).text
