"""Scrolls that answer spells, and what is told of spells tried and of values that lead a unit."""

from __future__ import annotations

import pytest

from tests.bot.e2e.commands.test_refusals import assert_one_sentence
from tests.bot.e2e.desk.tapping import Tapper, labels, pressables
from tests.bot.e2e.games.answers.test_openings import begin, ok
from tests.bot.e2e.games.test_acts import to_phase
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import battle_of

LORD = "M10 WS5 BS5 S4 T4 W3 I5 A3 Ld9 [character]"
SCROLL = {
    "blackhammer": "M4 WS3 BS3 S3 T3 W2 I3 A1 Ld8 Lv2 [character, dispel scroll]",
    "t9a": "M4 WS3 BS3 S3 T3 W2 I3 A1 Ld8 Lv2 [character, wizard, dispel scroll]",
}
PLAIN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
WINDS = {"blackhammer": "/winds dice:4,3", "t9a": "/winds what:flux dice:4,3"}


@pytest.mark.parametrize("game", SCROLL)
async def test_a_scroll_answers_a_spell_and_is_its_only_bearers(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    """A scroll is read where an enemy's spell is cast [BlackHammer L3068]; each is used once."""
    await begin(alice, bruno, game)
    mage = SCROLL[game].replace(", dispel scroll", "")
    await ok(alice, f"/unit add Mage 1 {mage} side:Men")
    await ok(bruno, f"/unit add Shaman 1 {SCROLL[game]} side:Orcs")
    await to_phase(alice, "magic")
    await ok(alice, WINDS[game])
    await ok(bruno, "/battle count side:Orcs what:dispel-dice value:0")
    before = await hall.state(alice)
    refused = await bruno.types("/dispel what:scroll")
    assert refused.refused == "no-spell-waits"
    assert_one_sentence(refused)
    assert await hall.state(alice) == before
    cast = await ok(alice, "/cast Mage spell:fireball target:Mob dice_used:2 dice:5,4")
    assert cast.answer.calls == (bruno.user.id,)
    await ok(bruno, "/dispel what:scroll")
    units = (await battle_of(alice))["units"]
    rules = next(unit["rules"] for unit in units if unit["name"] == "Shaman")
    assert "dispel-scroll" not in rules
    await ok(bruno, "/undo")
    assert (await bruno.types("/dispel what:let-through")).answer.refused is None


@pytest.mark.parametrize(
    ("game", "scroll", "read"),
    [("blackhammer", "dispel scroll", "Dispel Scroll"), ("t9a", "binding scroll", "Binding")],
)
async def test_a_scroll_is_a_press_or_a_pick_away_though_the_answers_need_room(
    hall: Hall, alice: Player, game: str, scroll: str, read: str
) -> None:
    """It is read instead of dispelling [BlackHammer L3068; The 9th Age B10]."""
    bruno = hall.player("Bruno")
    await begin(alice, bruno, game)
    mage = SCROLL[game].replace(", dispel scroll", "")
    await ok(alice, f"/unit add Mage 1 {mage} side:Men")
    for name in ("Wise", "Young", "Old", "Grey"):
        shaman = mage if name != "Wise" else mage.replace("]", f", {scroll}]")
        await ok(bruno, f"/unit add {name} Shaman 1 {shaman} side:Orcs")
    for name in ("Rear Guard", "Van Guard", "Old Spears", "Young Spears", "Swords of the Hill"):
        await ok(alice, f"/unit add {name} 10 {PLAIN} side:Men")
    await to_phase(alice, "magic")
    await ok(alice, WINDS[game])
    await ok(alice, "/cast Mage spell:fireball target:Mob dice_used:2 dice:5,4")
    tapper = Tapper(bruno)
    shown = await tapper.desk("Next phase", bearing="Orcs: Let")
    found = [each for each in pressables(shown) if read in each.label or read in each.about]
    assert found, labels(shown)
    await tapper.use(shown, found[0].label)
    assert (await hall.entries(bruno))[0].action.endswith("scroll")


async def test_a_spell_that_was_tried_blames_no_count(alice: Player, bruno: Player) -> None:
    """Spells of the lores are kept with the wizard, and no count of theirs is to be corrected."""
    await begin(alice, bruno, "blackhammer")
    mage = SCROLL["blackhammer"].replace(", dispel scroll", "")
    await ok(alice, f"/unit add Mage 1 {mage} side:Men")
    await to_phase(alice, "magic")
    await ok(alice, WINDS["blackhammer"])
    line = "/cast Mage spell:fireball target:Mob dice_used:1 dice:2"
    await ok(alice, line)
    told = await alice.types(line)
    assert told.refused == "spell-already-tried"
    assert "/battle count" not in told.text


async def test_the_best_leadership_in_a_unit_is_told_where_it_is_tested(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, "blackhammer", house="decisions=defaults")
    await ok(bruno, f"/unit add Boss 1 {LORD} side:Orcs")
    await ok(bruno, "/unit join Boss unit:Mob")
    held = await ok(alice, "/charge Swords target:Mob distance:5")
    assert "best value counts" not in held.text
    await ok(alice, "/undo")
    await ok(alice, f"/unit add Hero 1 {LORD} side:Men")
    await ok(alice, "/unit join Hero unit:Swords")
    await ok(alice, "/unit status Swords status:fleeing")
    tested = await ok(alice, "/rally Swords dice:1,1")
    assert "best value counts" in tested.text


async def test_the_army_itself_dispels_by_a_press_where_it_has_no_wizard(
    hall: Hall, alice: Player
) -> None:
    """A wizard of the side dispels, or the army, which has no level [BlackHammer L858-862]."""
    bruno = hall.player("Bruno")
    await begin(alice, bruno, "blackhammer")
    mage = SCROLL["blackhammer"].replace(", dispel scroll", "")
    await ok(alice, f"/unit add Mage 1 {mage} side:Men")
    await ok(bruno, f"/unit add Shaman 1 {mage} side:Orcs")
    await to_phase(alice, "magic")
    await ok(alice, WINDS["blackhammer"])
    await ok(alice, "/cast Mage spell:fireball target:Mob dice_used:2 dice:5,4")
    tapper = Tapper(bruno)
    await tapper.desk("Dispel: Shaman")
    await ok(bruno, "/unit damage Shaman wounds:2")
    await tapper.does("Orcs: Dispel without a wizard", "3")
    assert "Dispel 11+" in tapper.said
    dispel, *_ = await hall.entries(bruno)
    assert dispel.arguments["units"] == []
