"""What players are told: enough to notice a mistake, in their words."""

from __future__ import annotations

from tests.bot.e2e.hall import Player

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
    french = (await bruno.types("/unit add Trolls 2/3-1 CC3 PV3 side:Orcs")).lines[0]
    assert spaced(french) == "Trolls (Orcs) : 2/3-1 · CC3 PV3"


async def test_a_unit_s_name_is_said_once_when_it_is_shown(alice: Player) -> None:
    await alice.types("/battle start side_one:Empire")
    await alice.types("/unit add Knights ×6 M8")
    assert (await alice.types("/unit show Knights")).lines[0] == "Knights: 6/6"
    assert "Knights: 6/6" in (await alice.types("/unit list")).lines
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
