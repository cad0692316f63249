"""Keywords of Age of Sigmar in any words: kept, shown, edited, and looked at by Anti abilities."""

from __future__ import annotations

from tests.bot.e2e.games.aos4.test_spearhead import begin
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import battle_of, meet

FIGHT = "/fight unit:Lord enemy:Guard fighting:1 weapons:{0} dice:3 3 5"


async def rules_of(player: Player, name: str) -> set[str]:
    units = (await battle_of(player))["units"]
    return set(next(unit["rules"] for unit in units if unit["name"] == name))


async def test_keywords_come_and_go_in_either_language(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    added = await bruno.types("/unit add Guard 5 M4 H1 Sv5+ C1 [infantry, SKAVEN]")
    assert "SKAVEN" in added.text
    before = await battle_of(alice)
    edited = await bruno.types("/unit edit unit:Guard change:+Éthéré, -skaven")
    assert edited.answer.refused is None, edited.text
    assert await rules_of(alice, "Guard") == {"infantry", "keyword:éthéré"}
    assert "ÉTHÉRÉ" in edited.text
    after = await battle_of(alice)
    await bruno.types("/undo")
    assert await battle_of(alice) == before
    await bruno.types("/redo")
    assert await battle_of(alice) == after


async def test_a_slip_of_a_known_keyword_means_it_unless_it_is_said_to_be_another(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    slip = await alice.types("/unit add Wards 5 M4 H1 Sv5+ C1 [infantri]")
    assert slip.answer.refused is None
    assert "Infantry" in slip.text
    meant = await alice.types("/unit add Guard 5 M4 H1 Sv5+ C1 [keyword:infantri]")
    assert meant.answer.refused is None, meant.text
    assert await rules_of(alice, "Guard") == {"keyword:infantri"}


async def test_an_anti_ability_counts_against_the_keyword_and_no_other(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await bruno.types("/unit add Guard 5 M4 H1 Sv5+ C1 [infantry, skaven]")
    await alice.types("/battle next phase:start-of-round")
    await alice.types("/battle next first:Storm")
    await alice.types("/battle next phase:combat")
    await meet(alice, "Lord")
    await meet(bruno, "Guard")
    met = await alice.types(FIGHT.format("1x1 3+ 3+ 0 1 anti-Skaven"))
    assert met.outcome["result"]["unsaved"] == 1
    again = await alice.types(f"/battle replay entry:{met.outcome['entry']}")
    assert again.outcome["same"] is True
    await alice.types("/undo")
    other = await alice.types(FIGHT.format("1x1 3+ 3+ 0 1 anti-Orruk"))
    assert other.outcome["result"]["unsaved"] == 0
    assert "not counted" in other.text


async def test_keywords_are_kept_with_a_saved_army(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Guard 5 M4 H1 Sv5+ C1 [infantry, chaos undivided]")
    saved = await alice.types("/army save Mine side:Storm")
    assert saved.answer.refused is None, saved.text
    await alice.types("/unit remove Guard")
    loaded = await alice.types("/army load Mine side:Storm")
    assert loaded.answer.refused is None, loaded.text
    assert await rules_of(alice, "Guard") == {"infantry", "keyword:chaos undivided"}
