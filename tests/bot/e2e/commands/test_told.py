"""Answers to players: enough to notice a mistake, in their words."""

from __future__ import annotations

import pytest

from bot.local.terminal.session import Terminal, TerminalOptions
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import KILLS_THREE, UNASKED, begin

pytestmark = pytest.mark.own_hall

NO_BREAK = "\N{NO-BREAK SPACE}"


def spaced(text: str) -> str:
    """Return a text with plain blanks only."""
    return text.replace(NO_BREAK, " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


async def test_an_added_unit_is_read_back(alice: Player, bruno: Player) -> None:
    await alice.types("/battle start side_one:Empire side_two:Orcs")
    line = "Knights x6 M8 WS4 Sv2+ [mounted, lance, magic resistance (2)] side:Empire"
    english = (await alice.types(f"/unit add {line}")).lines[0]
    rules = "Mounted, Lance, Magic Resistance (2)"
    shown, _, named = english.rpartition(" · ")
    assert shown == "Knights (Empire): 6 · M8 WS4 Sv2+"
    assert sorted(named.casefold().split(", ")) == sorted(rules.casefold().split(", "))
    await bruno.types("/battle language language:fr")
    french = (await bruno.types("/unit add Trolls 2/3-1 CC3 PV3 side:Orcs")).lines[0]
    assert spaced(french) == "Trolls (Orcs) : 2/3-1 · CC3 PV3"


async def test_a_unit_s_name_is_said_once_when_it_is_shown(alice: Player) -> None:
    await alice.types("/battle start side_one:Empire")
    await alice.types("/unit add Knights ×6 M8")
    assert (await alice.types("/unit show Knights")).lines[0] == "Knights: 6/6 · unit power 6"
    assert "Knights: 6/6 · unit power 6" in (await alice.types("/unit list")).lines
    await alice.types("/unit edit Knights models:0")
    assert (await alice.types("/unit show Knights")).lines[0] == "Knights: destroyed"


async def test_a_choice_may_be_typed_by_its_name_or_the_beginning_of_a_word(
    alice: Player, bruno: Player
) -> None:
    terror = "/resolve terror_test ld:7 situation:{} dice:1,1"
    for typed in ("charging", "wants to charge", "veut charger"):
        for player in (alice, bruno):
            assert (await player.types(terror.format(typed))).answer.refused is None, typed
    assert (await bruno.types("/panic cause:démoralisée ld:7 dice:1,1")).answer.refused is None


async def test_a_missing_option_says_what_it_is_and_sends_to_units_only_where_they_help(
    alice: Player, bruno: Player
) -> None:
    filled = (await alice.types("/resolve break_test lost_by:2")).text
    assert "ld is missing (Leadership): give it, such as ld:7, or name a unit" in filled
    line = "/charge unit:Orcs 5 M4 target:Elves 5 M5"
    alone = (await alice.types(line)).text
    assert "distance:7" in alone
    assert " unit that has" not in alone
    assert "par exemple distance:7." in spaced((await bruno.types(line)).text)
    assert "veut charger (charging)" in (await bruno.types("/resolve terror_test ld:7")).text


async def test_the_log_and_undo_name_the_units_concerned(alice: Player, bruno: Player) -> None:
    await alice.types("/battle start side_one:Empire side_two:Orcs")
    await alice.types("/unit add Knights 5 Ld8 side:Empire")
    await alice.types("/unit edit Knights change:Ld9")
    await alice.types("/battle next phase:close combat")
    test = await alice.types("/resolve break_test unit:Knights lost_by:1 dice:6,6")
    number = test.answer.card.footer.split(" · ")[-2].removeprefix("no. ")
    log = (await alice.types("/battle log")).lines
    assert any(
        f"no. {number} · Alice · Knights: Break test → The unit breaks" in each for each in log
    )
    assert any(
        line.endswith("Alice · Knights: unit changed → Knights: Leadership (Ld) 8 → 9")
        for line in log
    )
    undone = (await alice.types("/undo")).lines[0]
    assert undone == f"Undone: Knights: Break test (no. {number})."
    assert "Knights: Break test" in (await bruno.types("/battle log")).text
    redone = (await alice.types("/redo")).lines[0]
    assert redone == f"Done again: Knights: Break test (no. {number})."


async def test_another_phase_is_named_with_those_that_would_do(
    alice: Player, bruno: Player
) -> None:
    await alice.types("/battle start side_one:Empire side_two:Orcs")
    await alice.types("/unit add Knights 5 M8 WS3 Ld8 side:Empire")
    await alice.types("/battle next phase:shooting")
    line = "/fight unit:Knights enemy:Orcs 5 WS3"
    english = (await alice.types(line)).text
    assert english.endswith(
        ": that is for “Close combat”; it is now “Shooting” (/battle next goes on)."
    )
    french = spaced((await bruno.types(line)).text)
    assert french.endswith(
        " : c’est pour « Corps à corps » ; on en est à « Tir » (/battle next fait avancer)."
    )


async def test_marks_in_a_question_come_out_as_typed(alice: Player) -> None:
    assert "\\" not in (await alice.types("/odds 2d6<=7")).text
    assert "(2d6)<=7" in (await alice.types("/odds 2d6<=7")).text


@pytest.mark.parametrize(
    ("locale", "line", "answer"),
    [
        ("en", "/unit add line:", "The option line is empty; write line:value."),
        ("fr", "/unit add line:", "L’option line est vide ; écrivez line:valeur."),
        ("en", "/aide", "There is no command /aide; /help lists them all."),
        ("fr", "//", "La commande // n’existe pas ; /help les donne toutes."),
        ("en", "/undoo", "There is no command /undoo; did you mean /undo?"),
        ("en", "/rol 3d6", "There is no command /rol; did you mean /roll?"),
        (
            "en",
            "/break_test ld:7",
            "There is no command /break_test; write /combat what:break.",
        ),
        (
            "fr",
            "/dérangement",
            "La commande /dérangement n’existe pas ; /help les donne toutes.",
        ),
    ],
)
async def test_the_terminal_says_what_is_wrong_with_a_line(
    hall: Hall, locale: str, line: str, answer: str
) -> None:
    player = hall.player("Alice", locale)
    terminal = Terminal(hall.bot, player.user, TerminalOptions("Alice", locale, "general"))
    assert spaced(await terminal.answer(line)) == answer


async def test_the_terminal_offers_choices_by_name_in_the_player_s_language(hall: Hall) -> None:
    player = hall.player("Bruno", "fr")
    terminal = Terminal(hall.bot, player.user, TerminalOptions("Bruno", "fr", "general"))
    answer = spaced(await terminal.answer("/psychology what:terror situation:tea ld:7"))
    assert answer.startswith("L’option situation attend l’un de ces choix")
    assert "veut charger (charging)" in answer


async def test_a_charge_without_an_answer_says_what_it_took(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house=UNASKED)
    await alice.calls("battle next", phase="movement")
    charge = "/charge unit:Archers target:Orques distance:5"
    assert "nobody said otherwise" in (await alice.types(charge)).text
    await alice.types("/undo")
    assert "nobody said otherwise" not in (await alice.types(f"{charge} response:hold")).text


async def test_an_unknown_front_is_told_once_with_the_command_that_mends_it(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house=UNASKED)
    await alice.calls("battle next", phase="close-combat")
    fight = "/fight unit:Archers enemy:Orques first_round:yes"
    mends = "/unit edit unit:Archers change:Wide5"
    asked = await alice.types(f"{fight} dice:ask")
    assert mends not in asked.text
    assert (await alice.types(fight)).text.count(mends) == 1
    assert (await alice.types(mends)).answer.refused is None
    assert mends not in (await alice.types(fight)).text


async def test_a_fiasco_of_a_wizard_nobody_named_says_how_his_wounds_are_noted(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Mage 1 W3 Ld8 Lv2 side:Elfes")
    await alice.calls("battle next", phase="magic")
    fiasco = "/miscast dice_used:2 dice:1,3,6,6"
    assert "Noted on nobody: name the unit with wizard" in (await alice.types(fiasco)).text
    noted = await alice.types(f"{fiasco} wizard:Mage")
    assert "Noted on nobody" not in noted.text
    assert noted.text.count("Fiasco") == 2, "the title and the table"


async def test_an_unknown_procedure_names_what_comes_near(alice: Player) -> None:
    near = await alice.types("/resolve procedure:fiasko")
    assert near.refused == "procedure-near"
    assert "Fiasco (miscast)" in near.text
    spell = await alice.types("/resolve procedure:fireball")
    assert spell.refused == "procedure-is-spell"


async def test_a_name_before_a_number_that_is_no_dice_is_told_by_what_it_resolves(
    alice: Player,
) -> None:
    told = await alice.types("/roll charge need 8")
    assert told.refused == "procedure-near"
    assert "charge" in told.text.casefold()
    assert (await alice.types("/roll 2d6 charge")).answer.refused is None
    assert (await alice.types("/roll charge 2d6 vs 8")).answer.refused is None


async def test_a_secret_roll_that_changes_the_table_says_what_the_others_see(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.calls("battle next", phase="shooting")
    shot = await alice.types(f"{KILLS_THREE} secret:yes")
    assert "everybody sees there" in shot.text
    assert "everybody sees there" not in (await alice.types("/roll 2d6 secret:yes")).text


async def test_a_bracket_left_open_is_read_where_all_in_it_is_known(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    told = await alice.types("/unit add Wolves 5 M9 Ld6 [zeal")
    assert told.refused is not None
    assert "zeal" in told.text
    told = await alice.types("/unit add Wolves 5 M9 Ld6 [hatred")
    assert told.answer.refused is None
    assert "Hatred" in told.text


async def test_an_army_s_line_in_the_log_counts_the_units_it_does_not_name(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    units = "; ".join(
        f"{name} 10 M4 Ld7" for name in ("Axes", "Bows", "Cogs", "Dogs", "Elks", "Foes")
    )
    await alice.calls("army import", list=units)
    logged = (await alice.calls("battle log", count=1)).lines
    assert [line for line in logged if "Axes" in line and "+4" in line], logged


async def test_my_dice_go_back_to_the_channel_s_by_the_word_of_the_other_settings(
    alice: Player,
) -> None:
    await alice.types("/settings my_dice:real")
    assert (await alice.types("/roll 2d6")).outcome["asked"]
    await alice.types("/throw cancel")
    assert (await alice.types("/settings my_dice:default")).answer.refused is None
    assert (await alice.types("/roll 2d6")).outcome["origin"] == "fair"


@pytest.mark.parametrize("game", ["blackhammer", "t9a"])
async def test_a_draw_that_a_musician_decides_is_told_as_one(
    game: str, alice: Player, bruno: Player
) -> None:
    await alice.types(f"/settings game:{game}")
    men = "Men 5 M4 WS3 S3 T3 W1 I4 A1 Ld7 [musician]"
    fight = f"/fight unit:{men} enemy:Gobs 5 M4 WS3 S3 T3 W1 I2 A1 Ld7 dice:{'1,' * 11}1"
    assert "Men, 0 each: the" in (await alice.types(fight)).lines[0]
    assert "Men, 0 partout : le" in spaced((await bruno.types(fight)).lines[0])
