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
