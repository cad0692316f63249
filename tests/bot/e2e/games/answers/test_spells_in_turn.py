"""Spells one after the other at the desk: each is dispelled or resolved before the next."""

from __future__ import annotations

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"


def shown(tapper: Tapper) -> str:
    """Return what the last desk offers."""
    desk = tapper.last_desk()
    assert desk is not None
    return "\n".join(labels(desk))


async def _blackhammer(alice: Player, *lines: str) -> Tapper:
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, f"/unit add Mage 1 {MEN} Lv3 [book-of-sorcery] side:Men"),
        (alice, f"/unit add Adept 1 {MEN} Lv3 side:Men"),
        (alice, f"/unit add Shaman 1 {MEN} Lv1 side:Horde"),
        (alice, f"/unit add Orcs 40 {MEN} side:Horde"),
        (alice, "/battle next phase:magic"),
        (alice, "/winds dice:4,3"),
        *((alice, line) for line in lines),
    )
    return Tapper(alice)


async def test_a_dispelled_spell_is_not_offered_again_once_the_next_is_cast(
    alice: Player, hall: Hall
) -> None:
    """It has no effect, and the true one keeps its own [BlackHammer L858-864]."""
    tapper = await _blackhammer(
        alice,
        "/cast Mage spell:fireball target:Orcs dice_used:2 dice:4,4",
        "/dispel wizard:Shaman dice_used:2 dice:6,6",
        "/cast Mage spell:flaming-sword-of-rhuin dice_used:2 target:Mage dice:5,5",
        "/dispel what:let-through",
    )
    await tapper.desk("Effect of a spell")
    assert "Fireball" not in shown(tapper)
    await tapper.does("Effect of a spell: Mage")
    options = (await hall.entries(alice))[0].arguments["options"]
    assert options["spell"] == "flaming-sword-of-rhuin"


async def test_the_same_spell_of_another_wizard_does_not_bring_a_dispelled_one_back(
    alice: Player,
) -> None:
    """[BlackHammer L858-864, L876]."""
    tapper = await _blackhammer(
        alice,
        "/cast Mage spell:fireball target:Orcs dice_used:2 dice:4,4",
        "/dispel wizard:Shaman dice_used:2 dice:6,6",
        "/cast Adept spell:fireball target:Orcs dice_used:2 dice:4,4",
        "/dispel what:let-through",
    )
    await tapper.desk("Effect of a spell: Adept")
    assert "Effect of a spell: Mage" not in shown(tapper)


async def test_no_spell_is_offered_before_the_one_cast_last_was_resolved(alice: Player) -> None:
    """[BlackHammer L864, L876]."""
    tapper = await _blackhammer(
        alice,
        "/cast Mage spell:fireball target:Orcs dice_used:2 dice:4,4",
        "/dispel what:let-through",
    )
    await tapper.desk("Effect of a spell: Mage")
    assert "Cast" not in shown(tapper)
    await tapper.does("Effect of a spell: Mage")
    await tapper.desk("Cast")


async def _ninth(alice: Player, *lines: str) -> Tapper:
    await in_turn(
        (alice, "/battle start game:t9a side_one:Men side_two:Orcs"),
        (alice, f"/unit add Mage 1 {MEN} Lv3 [wizard, character] side:Men"),
        (alice, f"/unit add Shaman 1 {MEN} Lv1 [wizard, character] side:Orcs"),
        (alice, f"/unit add Mob 20 {MEN} side:Orcs"),
        (alice, "/resolve spell_generation values:unit:Mage dice:3,6,2"),
        (alice, "/battle next phase:magic"),
        (alice, "/winds dice:6,4"),
        *((alice, line) for line in lines),
    )
    return Tapper(alice)


async def test_an_effect_is_not_lost_by_the_next_spell_of_the_ninth_age(
    alice: Player, hall: Hall
) -> None:
    """A spell is resolved before the next attempt [The 9th Age L965-983]."""
    tapper = await _ninth(
        alice,
        "/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:5,5",
        "/dispel wizard:Shaman dice_used:2 dice:1,2",
    )
    await tapper.desk("Spell effect: Mage")
    assert "Cast: Mage" not in shown(tapper)
    await tapper.does("Spell effect: Mage")
    await tapper.desk("Cast: Mage")
    assert (await hall.entries(alice))[0].arguments["options"]["spell"] == "fireball"


async def test_nobody_lets_a_spell_through_whose_effect_is_resolved(alice: Player) -> None:
    """[The 9th Age L975-983]."""
    tapper = await _ninth(
        alice,
        "/cast wizard:Mage spell:cascading-fire target:Mob dice_used:2 dice:5,5",
        "/dispel what:let-through",
        "/resolve spell_effect values:wizard:Mage; target:Mob; spell:cascading-fire",
    )
    await tapper.desk("Next")
    assert "Let the spell through" not in shown(tapper)


async def test_nothing_waits_for_dispel_dice_that_are_not_there(alice: Player) -> None:
    """[The 9th Age L975-979]."""
    tapper = await _ninth(
        alice,
        "/battle count Orcs what:dispel-dice value:0",
        "/cast wizard:Mage spell:cascading-fire target:Mob dice_used:2 dice:5,5",
    )
    await tapper.desk("Spell effect: Mage")
    assert "Let the spell through" not in shown(tapper)
    await tapper.does("Spell effect: Mage")
    await tapper.desk("Next")
    assert "Let the spell through" not in shown(tapper)
