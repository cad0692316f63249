"""Lists of builders as text, brought by a command: what is said of them, and of other games."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.commands.request.answer import Answer
from bot.views.interface.form import Purpose
from tests.bot.armies.test_pasted import cases
from tests.bot.desk import ALICE, BRUNO, Desk, presses


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(f"sqlite:///{tmp_path / 'pasted.db'}")
    await desk.open()
    yield desk
    await desk.store.close()


def told(answer: Answer) -> str:
    card = answer.card
    return "\n".join([card.headline, *map(str, card.dice), *map(str, card.changes)])


def first(spoken: str, form: str) -> str:
    """Return the first list of a form in a game and a language."""
    return next(
        text for said, text, wanted in cases() if (said, wanted[0].split()[1]) == (spoken, form)
    )


async def test_a_pasted_list_joins_a_battle_and_says_how_it_was_read(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "fr", "game": "aos4"})
    answer = await desk.asks("army import", {"list": first("aos4 fr", "sigmar-app"), "side": "1"})
    assert answer.refused is None, told(answer)
    assert "de l’application Age of Sigmar" in told(answer)
    assert "Gardiens du gué (4, 220" in told(answer)
    shown = await desk.asks("unit show", {"unit": "Gardiens du gué"})
    assert shown.outcome is not None
    assert shown.outcome["unit"]["profile"] == {"points": "220"}


async def test_what_is_told_of_a_list_is_a_few_sentences(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "t9a"})
    answer = await desk.asks("army import", {"list": first("t9a en", "ninth-age"), "side": "1"})
    assert answer.refused is None, told(answer)
    assert "a builder of The 9th Age" in told(answer)
    lines = [line for line in told(answer).splitlines() if line.startswith("▸")]
    assert len(lines) == 2
    assert "what 2 units have" in lines[0]
    assert "none are known here" in lines[1]


async def test_a_pasted_list_of_another_game_asks_first(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    text = first("aos4 en", "sigmar-app")
    answer = await desk.asks("army import", {"list": text, "side": "1"})
    assert answer.refused == "army-other-system"
    anyway = await desk.asks("army import", {"list": text, "side": "1", "anyway": True})
    assert anyway.refused is None, told(anyway)


async def test_a_pasted_list_is_kept_and_exported_as_it_was_read(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    text = first("blackhammer en", "forum")
    await desk.asks("army import", {"list": text, "name": "Ford"})
    answer = await desk.asks("army export", {"army": "Ford", "format": "text"})
    (file,) = answer.files
    again = await desk.asks("army import", {"list": file.content.decode(), "side": "1"})
    assert again.outcome is not None
    assert again.outcome["units"] == ["Prince", "Spearmen", "Archers"]
    assert "525 pts" in told(again)


WARDENS = (
    "Ford Wardens 5 M5 H2 Sv3+ C1 [infantry, champion, river folk, general, silver reed] "
    "{Oar 4x2 3+ 3+ 1 1; Long Oar 1x2 3+ 2+ 2 2}; Mud Seer 1 M5 H5 Sv5+ C2 [hero, river folk]"
)
APP = """\
Host 440/2000 pts
Regiment 1
Mud Seer (110)
Ford Wardens (220)
• Reinforced
Eel Riders (110)
Created with Warhammer Age of Sigmar: The App"""


async def codes(desk: Desk, **options: str) -> dict[str, str]:
    """Return what is told of the list of the app, by code with the names in it."""
    answer = await desk.asks("army import", {"list": APP, **options})
    assert answer.outcome is not None, told(answer)
    return {each["code"]: each.get("names", "") for each in answer.outcome["problems"]}


async def test_profiles_are_those_of_units_of_the_name_that_the_channel_knows(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    await desk.asks("army import", {"list": WARDENS, "side": "1"})
    known = await codes(desk, side="2")
    assert known["army-keywords-known"] == "Mud Seer, Ford Wardens"
    assert known["army-profiles-missing"] == known["army-models-unsaid"] == "Eel Riders"
    channel = await desk.store.peek(ALICE.channel_id)
    row = next(row for row in channel.board.units if row.name == "Ford Wardens 2")
    assert (row.models, row.size, row.profile["points"]) == (10, 10, "220")
    assert row.profile["save"] == "3"
    assert row.weapons == ["Oar 8x2 3+ 3+ 1 1", "Long Oar 2x2 3+ 2+ 2 2"]
    # A keyword that two units share is their faction; the other was carried by one of them.
    assert {"champion", "keyword:river folk", "reinforced"} <= set(row.rules)
    assert not {"general", "keyword:silver reed"} & set(row.rules)


async def test_profiles_of_an_earlier_battle_of_the_channel_are_known(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    await desk.asks("army import", {"list": WARDENS, "side": "1"})
    await desk.asks("battle end")
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    known = await codes(desk, side="1")
    assert known["army-keywords-known"] == "Mud Seer, Ford Wardens"


async def test_profiles_are_those_of_armies_that_the_player_keeps(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    await desk.asks("army import", {"list": WARDENS, "name": "Ford"})
    assert (await codes(desk, name="Ours"))["army-keywords-known"] == "Mud Seer, Ford Wardens"


async def test_profiles_are_those_of_units_as_they_were_brought_without_options(
    desk: Desk,
) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    profile = "Spearmen 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Sv5+ [musician]"
    assert (await desk.asks("army import", {"list": profile, "side": "2"})).refused is None
    change = {"unit": "Spearmen", "change": "Ld4, +hatred"}
    edited = await desk.asks("unit edit", change)
    assert edited.refused is None, told(edited)
    text = "Host of the Ford 120/2000 pts\nRegiment 1\nSpearmen (120)\n"
    text += "Created with Warhammer Age of Sigmar: The App"
    brought = await desk.asks("army import", {"list": text, "side": "1", "anyway": True})
    assert "▸ values and weapons of these" in told(brought)
    channel = await desk.store.peek(ALICE.channel_id)
    row = next(row for row in channel.board.units if row.name == "Spearmen 2")
    assert (row.profile["ld"], row.profile["points"]) == ("8", "120")
    assert not {"hatred", "musician"} & set(row.rules)


async def test_profiles_are_those_of_the_own_side_before_those_of_the_enemy(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    await desk.asks("battle join", {"side": "1"})
    await desk.asks("battle join", {"side": "2"}, who=BRUNO)
    await desk.asks("army import", {"list": WARDENS})
    other = WARDENS.replace("M5", "M9")
    assert (await desk.asks("army import", {"list": other}, who=BRUNO)).refused is None
    await codes(desk)
    channel = await desk.store.peek(ALICE.channel_id)
    row = next(row for row in channel.board.units if row.name == "Mud Seer 3")
    assert row.profile["m"] == "5"


async def test_no_profile_comes_from_another_channel_or_another_player(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    await desk.asks("army import", {"list": WARDENS, "name": "Ford"})
    elsewhere = replace(BRUNO, channel_id=ALICE.channel_id + 1)
    await desk.asks("battle start", {"language": "en", "game": "aos4"}, who=elsewhere)
    await desk.asks("army import", {"list": WARDENS, "side": "1"}, who=elsewhere)
    here = await desk.asks("army import", {"list": APP, "side": "1"}, who=BRUNO)
    assert here.outcome is not None
    told_codes = [each["code"] for each in here.outcome["problems"]]
    assert "army-keywords-known" not in told_codes
    assert "army-profiles-missing" in told_codes


async def test_values_are_given_for_all_units_in_one_form_that_undo_takes_back(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    brought = await desk.asks("army import", {"list": APP, "side": "1"})
    asked = await presses(desk, brought, "values")
    assert asked.private
    assert asked.form is not None
    (field,) = asked.form.fields
    lines = field.given.splitlines()
    assert [line.partition(" Pts")[0] for line in lines] == [
        "Mud Seer 1",
        "Ford Wardens 4",
        "Eel Riders 1",
    ]
    lines[1] = lines[1].replace("Wardens 4 ", "Wardens 10 M5 H2 Sv3+ C1 ") + " {Oar 2 3+ 3+ 1 1}"
    fields = {"list": "\n".join([*lines[:2], "Strangers 5 M5"])}
    purpose = Purpose("army values", "army", "")
    desk.count()
    who = replace(ALICE, interaction_id=desk.last)
    answer = await desk.router.submit(who, purpose, fields)
    assert answer.outcome is not None, told(answer)
    assert answer.outcome["units"] == ["Ford Wardens"]
    assert "no unit on the table is called so" in told(answer)
    channel = await desk.store.peek(ALICE.channel_id)
    row = next(row for row in channel.board.units if row.name == "Ford Wardens")
    assert (row.models, row.size, row.profile["w"]) == (10, 10, "2")
    assert row.weapons == ["Oar 2 3+ 3+ 1 1"]
    assert "reinforced" in row.rules
    await desk.asks("undo")
    assert (row.models, row.profile, row.weapons) == (4, {"points": "220"}, None)


async def test_what_happened_since_the_form_of_values_was_opened_stays(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    text = "Host of the Ford 270/2000 pts\nRegiment 1\nSpearmen (120)\nArchers (150)\n"
    text += "Created with Warhammer Age of Sigmar: The App"
    brought = await desk.asks("army import", {"list": text, "side": "1", "anyway": True})
    await desk.asks("unit edit", {"unit": "Spearmen", "change": "size:20 models:20"})
    asked = await presses(desk, brought, "values")
    assert asked.form is not None
    (field,) = asked.form.fields
    assert field.given.splitlines()[0] == "Spearmen x20 Pts120"
    edited = await desk.asks("unit edit", {"unit": "Spearmen", "change": "-5, +hatred"})
    assert edited.refused is None, told(edited)
    purpose = Purpose(asked.form.command, asked.form.procedure, asked.form.entry)
    typed = field.given.replace("Pts120", "M4 WS3 Pts130 [shield]")

    async def submits(purpose: Purpose) -> Answer:
        desk.count()
        who = replace(ALICE, interaction_id=desk.last)
        return await desk.router.submit(who, purpose, {"list": typed})

    answer = await submits(purpose)
    assert answer.outcome is not None, told(answer)
    assert answer.outcome["units"] == ["Spearmen"]
    channel = await desk.store.peek(ALICE.channel_id)
    row = next(row for row in channel.board.units if row.name == "Spearmen")
    assert (row.models, row.size) == (15, 20)
    assert row.profile == {"m": "4", "ws": "3", "points": "130"}
    assert set(row.rules) == {"hatred", "shield"}
    await desk.asks("battle end")
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    assert (await submits(purpose)).refused == "button-expired"


async def test_values_are_given_by_who_may_act_for_the_side(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    await desk.asks("battle join", {"side": "1"})
    await desk.asks("battle join", {"side": "2"}, who=BRUNO)
    brought = await desk.asks("army import", {"list": APP, "side": "1"})
    assert (await presses(desk, brought, "values", BRUNO)).refused == "not-your-side"
    desk.count()
    who = replace(BRUNO, interaction_id=desk.last)
    lines = {"list": "Eel Riders 3 M9 H3"}
    answer = await desk.router.submit(who, Purpose("army values", "army", ""), lines)
    assert answer.refused == "not-your-side"


async def test_a_form_that_changes_no_unit_is_asked_again_as_it_was_typed(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    await desk.asks("army import", {"list": APP, "side": "1"})
    desk.count()
    who = replace(ALICE, interaction_id=desk.last)
    answer = await desk.router.submit(
        who, Purpose("army values", "army", ""), {"list": "Strangers 5 M5"}
    )
    assert answer.refused == "army-values-none"
    assert answer.form is not None
    assert answer.form.fields[0].given == "Strangers 5 M5"


async def test_a_list_of_another_game_is_taken_by_a_second_form(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    fields = {"list": APP, "side": "1", "name": ""}
    desk.count()
    who = replace(ALICE, interaction_id=desk.last)
    answer = await desk.router.submit(who, Purpose("army import", "army", ""), fields)
    assert answer.refused == "army-other-system"
    assert answer.form is not None
    assert {field.name: field.given for field in answer.form.fields} == fields
    desk.count()
    who = replace(ALICE, interaction_id=desk.last)
    purpose = Purpose(answer.form.command, answer.form.procedure, "")
    taken = await desk.router.submit(who, purpose, fields)
    assert taken.outcome is not None, told(taken)
    assert taken.outcome["units"] == ["Mud Seer", "Ford Wardens", "Eel Riders"]


async def test_a_list_that_came_as_one_line_is_asked_for_in_the_form(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    flat = {"list": APP.replace("\n", " "), "side": "1"}
    answer = await desk.asks("army import", flat)
    assert answer.refused == "army-one-line"
    assert answer.form is not None
    assert [field.given for field in answer.form.fields] == ["", "1", ""]


async def test_two_lists_in_one_paste_are_named_and_asked_for_again(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "fr", "game": "blackhammer"})
    two = "1000 Pts - {}\n20 Roseaux @ 180.0 Pts\n10 Hérons @ 120.0 Pts\n\n"
    pasted = two.format("Gué") + two.format("Marais")
    answer = await desk.asks("army import", {"list": pasted})
    assert answer.refused == "army-several-lists"
    assert "2 lists" in told(answer)
    assert "1. Gué (300 pts); 2. Marais (300 pts)" in told(answer)
    assert answer.form is not None
    assert answer.form.fields[0].given == pasted.strip()


HARM = {
    "**@everyone** Guard": "@everyone",
    "<@123456789012345678> Guard": " <@1",
    "[Guard](http://example.com)": "[Guard](",
    "||Guard||": "||Guard",
    "\N{RIGHT-TO-LEFT OVERRIDE}Guard": "\N{RIGHT-TO-LEFT OVERRIDE}",
    "Gu\N{ZERO WIDTH SPACE}ard": "\N{ZERO WIDTH SPACE}",
    "`Guard`": "`Guard",
    "^^Guard^^": "^^",
    "⟝Guard⟞": "⟝",
}


@pytest.mark.parametrize("harm", HARM)
async def test_no_markup_or_mention_in_a_list_reaches_a_player(desk: Desk, harm: str) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    lists = (
        f"20 {harm} - 180 pts\n10 Herons - 120 pts\nTotal: 300 pts",
        f"++ {harm} [300 pts] ++\n+ Core +\n{harm} [180pts]: 20x {harm}\nHerons [120pts]: {harm}",
        f"1000 Pts - {harm}\n20 {harm} @ 180.0 Pts\n10 Herons @ 120.0 Pts\n    {harm}; {harm} Two",
        f"{harm} - {harm} - (300 pts)\n{harm} (20)\n(180 pts)\nHerons (10)\n(120 pts) • {harm}",
    )
    for text in (*lists, f"army: {harm}\n20x Orcs M4\narmy: Other\n20x Orcs M4"):
        for _ in range(2):  # as its own language and its lists say it
            answer = await desk.asks("army import", {"list": text, "name": "Kept"})
            found = re.search(rf"(?<!\\){re.escape(HARM[harm])}", told(answer))
            assert found is None, told(answer)


@pytest.mark.parametrize(
    ("pasted", "lines"),
    [
        (
            "20 Halberdiers, 5 Knights, General on foot",
            ["20x Halberdiers", "5x Knights", "1x General on foot"],
        ),
        (
            "Hi all, my list:\nGeneral\nLevel 2 wizard\n25 spearmen\nthoughts?",
            ["1x General", '"Level 2 wizard" x1', "25x spearmen"],
        ),
        (
            "un pavé de 20 hallebardiers\ndeux unités de 10 archers\nle général",
            ["20x hallebardiers", "10x archers", "10x archers", "1x général"],
        ),
        (
            "mon armée : 20 lanciers, 10 archers et un mage",
            ["20x lanciers", "10x archers", "1x mage"],
        ),
        ("Lanciers (20)\nArchers (10)\nMage", ["20x Lanciers", "10x Archers", "1x Mage"]),
        ("20x Spearmen / 10x Archers / 1x Mage", ["20x Spearmen", "10x Archers", "1x Mage"]),
    ],
)
async def test_a_list_of_names_and_numbers_alone_comes_back_in_the_form(
    desk: Desk, pasted: str, lines: list[str]
) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    answer = await desk.asks("army import", {"list": pasted, "side": "1"})
    assert answer.refused == "army-names-alone"
    assert answer.form is not None
    fields = {field.name: field.given for field in answer.form.fields}
    assert fields["list"].split("\n") == lines
    desk.count()
    who = replace(ALICE, interaction_id=desk.last)
    purpose = Purpose(answer.form.command, answer.form.procedure, "")
    taken = await desk.router.submit(who, purpose, fields)
    assert taken.outcome is not None, told(taken)
    assert len(taken.outcome["units"]) == len(lines)


@pytest.mark.parametrize("pasted", ["what should I play?", "lorem ipsum\ndolor sit", "1 a\n" * 500])
async def test_what_is_no_list_of_names_is_refused(desk: Desk, pasted: str) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    answer = await desk.asks("army import", {"list": pasted, "side": "1"})
    assert answer.refused in {"army-nothing-taken", "army-text-too-long", None}
