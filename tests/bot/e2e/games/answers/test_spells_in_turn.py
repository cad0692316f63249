"""Spells one after the other at the desk: each is dispelled or resolved before the next."""

from __future__ import annotations

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
BLACKHAMMER = (
    "/battle start side_one:Men side_two:Horde",
    f"/unit add Mage 1 {MEN} Lv3 [book-of-sorcery] side:Men",
    f"/unit add Adept 1 {MEN} Lv3 side:Men",
    f"/unit add Shaman 1 {MEN} Lv1 side:Horde",
    f"/unit add Orcs 40 {MEN} side:Horde",
    "/battle next phase:magic",
    "/winds dice:4,3",
)
NINTH_AGE = (
    "/battle start game:t9a side_one:Men side_two:Orcs",
    f"/unit add Mage 1 {MEN} Lv3 [wizard, character] side:Men",
    f"/unit add Shaman 1 {MEN} Lv1 [wizard, character] side:Orcs",
    f"/unit add Mob 20 {MEN} side:Orcs",
    "/resolve spell_generation values:unit:Mage dice:3,6,2",
    "/battle next phase:magic",
    "/winds dice:6,4",
)


async def _after(alice: Player, *lines: str) -> Tapper:
    """Return who taps once the lines are typed."""
    await in_turn(*((alice, line) for line in lines))
    return Tapper(alice)


async def _offered(tapper: Tapper, act: str) -> str:
    """Return what the desk offers as soon as it offers an act."""
    return "\n".join(labels(await tapper.desk(act)))


async def test_a_dispelled_spell_is_not_offered_again_once_the_next_is_cast(
    alice: Player, hall: Hall
) -> None:
    """It has no effect, and the true one keeps its own [BlackHammer L858-864]."""
    tapper = await _after(
        alice,
        *BLACKHAMMER,
        "/cast Mage spell:fireball target:Orcs dice_used:2 dice:4,4",
        "/dispel wizard:Shaman dice_used:2 dice:6,6",
        "/cast Mage spell:flaming-sword-of-rhuin dice_used:2 target:Mage dice:5,5",
        "/dispel what:let-through",
    )
    assert "Fireball" not in await _offered(tapper, "Effect of a spell")
    await tapper.does("Effect of a spell: Mage")
    options = (await hall.entries(alice))[0].arguments["options"]
    assert options["spell"] == "flaming-sword-of-rhuin"


async def test_the_same_spell_of_another_wizard_does_not_bring_a_dispelled_one_back(
    alice: Player,
) -> None:
    """[BlackHammer L858-864, L876]."""
    tapper = await _after(
        alice,
        *BLACKHAMMER,
        "/cast Mage spell:fireball target:Orcs dice_used:2 dice:4,4",
        "/dispel wizard:Shaman dice_used:2 dice:6,6",
        "/cast Adept spell:fireball target:Orcs dice_used:2 dice:4,4",
        "/dispel what:let-through",
    )
    assert "Effect of a spell: Mage" not in await _offered(tapper, "Effect of a spell: Adept")


async def test_no_spell_is_offered_before_the_one_cast_last_was_resolved(alice: Player) -> None:
    """[BlackHammer L864, L876]."""
    tapper = await _after(
        alice,
        *BLACKHAMMER,
        "/cast Mage spell:fireball target:Orcs dice_used:2 dice:4,4",
        "/dispel what:let-through",
    )
    assert "Cast" not in await _offered(tapper, "Effect of a spell: Mage")
    await tapper.does("Effect of a spell: Mage")
    await tapper.desk("Cast")


async def test_an_effect_is_not_lost_by_the_next_spell_of_the_ninth_age(
    alice: Player, hall: Hall
) -> None:
    """A spell is resolved before the next attempt [The 9th Age L965-983]."""
    tapper = await _after(
        alice,
        *NINTH_AGE,
        "/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:5,5",
        "/dispel wizard:Shaman dice_used:2 dice:1,2",
    )
    assert "Cast: Mage" not in await _offered(tapper, "Spell effect: Mage")
    await tapper.does("Spell effect: Mage")
    await tapper.desk("Cast: Mage")
    assert (await hall.entries(alice))[0].arguments["options"]["spell"] == "fireball"


async def test_nobody_lets_a_spell_through_whose_effect_is_resolved(alice: Player) -> None:
    """[The 9th Age L975-983]."""
    tapper = await _after(
        alice,
        *NINTH_AGE,
        "/cast wizard:Mage spell:cascading-fire target:Mob dice_used:2 dice:5,5",
        "/dispel what:let-through",
        "/resolve spell_effect values:wizard:Mage; target:Mob; spell:cascading-fire",
    )
    assert "Let the spell through" not in await _offered(tapper, "Next")


async def test_nothing_waits_for_dispel_dice_that_are_not_there(alice: Player) -> None:
    """[The 9th Age L975-979]."""
    tapper = await _after(
        alice,
        *NINTH_AGE,
        "/battle count Orcs what:dispel-dice value:0",
        "/cast wizard:Mage spell:cascading-fire target:Mob dice_used:2 dice:5,5",
    )
    assert "Let the spell through" not in await _offered(tapper, "Spell effect: Mage")
    await tapper.does("Spell effect: Mage")
    assert "Let the spell through" not in await _offered(tapper, "Next")


async def test_a_spell_whose_caster_is_gone_takes_effect_on_whom_it_was_cast_at(
    alice: Player, hall: Hall
) -> None:
    """A spell that was cast and is not dispelled takes effect [BlackHammer L858-864].

    Nobody else is asked to have cast it: the table knows the spell and whom it is cast on.
    """
    tapper = await _after(
        alice,
        *BLACKHAMMER,
        f"/unit add Guard 10 {MEN} side:Men",
        "/cast Mage spell:fireball target:Orcs dice_used:2 dice:4,4",
        "/unit damage Mage wounds:1",
        "/dispel what:let-through",
    )
    await tapper.does("Effect of a spell: Fireball (Orcs)")
    entry = (await hall.entries(alice))[0]
    assert entry.action == "spell_effect"
    assert entry.arguments["options"]["target"] == "Orcs"
    assert not [each for each in labels(await tapper.own_desk()) if "Effect" in each]


async def test_the_card_of_a_spell_whose_caster_is_gone_asks_for_nobody_in_his_stead(
    alice: Player, hall: Hall
) -> None:
    """[BlackHammer L858-864]."""
    await _after(alice, *BLACKHAMMER, f"/unit add Guard 10 {MEN} side:Men")
    cast = await alice.types("/cast Mage spell:fireball target:Orcs dice_used:2 dice:4,4")
    await in_turn((alice, "/unit damage Mage wounds:1"), (alice, "/dispel what:let-through"))
    await alice.presses(cast, "Effect of a spell")
    entry = (await hall.entries(alice))[0]
    assert (entry.action, entry.arguments["options"]["target"]) == ("spell_effect", "Orcs")
