"""Buttons of one desk: whatever is different is called differently."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn

MINDS = "Ld8 Int8 Cl8 WP8"
MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld8 PU5"


async def begun(
    alice: Player, bruno: Player, game: str, own: list[str], theirs: list[str], *lines: str
) -> tuple[Tapper, Tapper]:
    """Start a battle of Alice and Bruno with their units, and play on as Alice."""
    await alice.calls("battle start", game=game, side_one="Ours", side_two="Theirs")
    for player, side, units in ((alice, "Ours", own), (bruno, "Theirs", theirs)):
        await player.calls("battle join", side=side)
        for unit in units:
            assert (await player.types(f"/unit add {unit}")).answer.refused is None, unit
    for line in lines:
        told = await (bruno if line.startswith("/dispel") else alice).types(line)
        assert told.answer.refused is None, told.text
    return Tapper(alice), Tapper(bruno)


async def test_answers_to_two_charges_at_one_unit_name_the_chargers(
    alice: Player, bruno: Player
) -> None:
    """Each charge has an answer of its own [Warhammer L1067-1069]."""
    men = f"10 M10 WS3 BS3 S3 T3 W1 I3 A1 {MINDS}"
    engine = f"Engine 1 M0 WS0 BS3 S3 T6 W8 I3 A1 {MINDS} [war-machine, bolt-thrower]"
    charge = "/charge {} what:declaration target:Engine distance:15"
    ana, _ = await begun(
        alice,
        bruno,
        "whfb2",
        [f"Swords {men}", f"Spears {men}"],
        [engine],
        "/battle next phase:movement",
        charge.format("Swords"),
        charge.format("Spears"),
    )
    told = labels(await ana.desk("Next phase"))
    answers = [label for label in told if label.startswith("Hold")]
    assert sorted(answers) == ["Hold: Engine (Spears)", "Hold: Engine (Swords)"]


async def test_a_spell_takes_effect_before_the_next_is_cast(alice: Player, bruno: Player) -> None:
    """A spell that nobody dispels is resolved [BlackHammer L862-864, L876]."""
    cast = "/cast Mage spell:{} target:{} dice_used:2 dice:5,5"
    ana, _ = await begun(
        alice,
        bruno,
        "blackhammer",
        [f"Mage 1 {MEN} Lv2"],
        [f"Orcs 20 {MEN}"],
        "/battle next phase:magic",
        "/winds dice:3,6",
        cast.format("fireball", "Orcs"),
        "/dispel what:let-through",
    )
    second = await alice.types(cast.format("molten-silver", "Orcs"))
    assert second.refused == "spell-first"
    assert "Fireball" in second.text
    told = labels(await ana.desk("Next phase"))
    effects = [label for label in told if label.startswith("Effect of a spell")]
    assert effects == ["Effect of a spell: Mage"]


async def test_answers_to_what_two_players_are_asked_at_once_name_the_wizards(
    alice: Player, bruno: Player
) -> None:
    """One spell may be given for spell 0 [The 9th Age L574]."""
    men = "1 M4 WS3 BS3 S3 T3 W2 I3 A1 Ld8 Lv1 [wizard, character]"
    ana, ben = await begun(alice, bruno, "t9a", [f"Mage {men}"], [f"Shaman {men}"])
    await ana.taps_on("Spells of a Wizard: Mage")
    await ana.answers("Path of Fire")
    desk = await ana.desk("Give up")
    assert {"Keep them", "Next phase, 2 due"} <= set(labels(desk))
    await ben.taps_on("For me")  # a question leaves no room on the desk for other acts
    await ben.answers("Sorts d’un Sorcier\N{NO-BREAK SPACE}: Shaman", "Voie de la Mort")
    told = labels(await ana.desk("Shaman: Keep them"))
    both = [label for label in told if label.endswith("Keep them")]
    assert sorted(both) == ["Mage: Keep them", "Shaman: Keep them"]
    spells = [label for label in told if "Give up " in label]
    assert sorted(label.split(":")[0] for label in spells) == ["Mage", "Shaman"]


@pytest.mark.parametrize("name", ["Mage (young)", "Mage ((very) young)"])
async def test_a_question_in_brief_keeps_the_brackets_of_a_units_name(
    alice: Player, bruno: Player, name: str
) -> None:
    """One spell may be given for spell 0 [The 9th Age L574]."""
    men = "1 M4 WS3 BS3 S3 T3 W2 I3 A1 Ld8 Lv1 [wizard, character]"
    units = [f'"{each}" {men}' for each in ("Mage (old)", name)]
    ana, _ = await begun(alice, bruno, "t9a", units, [])
    await ana.taps_on(f"Spells of a Wizard: {name}")
    await ana.answers("Path of Fire")
    assert f"{name}: Give one of these spells up" in words(await ana.desk("Give up"))


async def test_the_button_that_goes_on_begins_the_name_that_no_line_has_room_for(
    hall: Hall,
) -> None:
    """Of one thing that is due a number tells nothing."""
    ana = hall.player("Ana")
    line = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 side:Men"
    await in_turn(
        (ana, "/battle start game:blackhammer side_one:Men side_two:Horde"),
        (ana, f"/unit add Swordsmen of the Western March 20 {line}"),
        (ana, "/battle next phase:movement"),
        (ana, "/unit status Swordsmen of the Western March status:fleeing"),
    )
    assert await Tapper(ana).goes_on() == "Next phase (due: Swordsmen of…)"
    assert "Next phase (due: Swordsmen of…)" in (await ana.types("/battle status")).buttons
