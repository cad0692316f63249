"""Undo and redo: the state comes back exactly, and the log keeps everything."""

import random
from collections.abc import Awaitable, Callable

import pytest

from bot.battle.actions import lifecycle, roster
from bot.battle.channel.channel import Channel
from bot.battle.tabletop.units import UnitEdit
from bot.store.journal.record import Action, Actor, Entry
from rulesets.core.results.effect import (
    CounterSet,
    Destroyed,
    PhaseEnded,
    RuleLost,
    SpellEnded,
    SpellStarted,
    StatusSet,
    ValueChanged,
    WoundsLost,
)
from rulesets.core.results.link_effect import LinkCleared, LinkMoved, LinkSet
from rulesets.refusal import Refusal
from tests.bot.battle.playing import ANA, BRUNO, Table


async def fingerprint(table: Table) -> str:
    return (await table.look()).board.fingerprint()


async def play(table: Table, chance: random.Random) -> None:
    """Do one thing that changes the table."""
    names = [unit.name for unit in (await table.look()).board.units if not unit.destroyed]
    name = chance.choice(names)
    serial = str(table.caller().interaction_id)
    match chance.randrange(10):
        case 0:
            await table.effects(WoundsLost("unit", chance.randint(1, 4)), unit=name)
        case 1:
            await table.effects(
                StatusSet("unit", serial, chance.choice(("phase", "turn", "own-turn", "combat"))),
                ValueChanged("unit", "w", 1),
                unit=name,
            )
        case 2:
            await table.next()
        case 3:
            await table.unit(f"Unit-{serial} {chance.randint(5, 30)} W2 Ld6 [frenzy]")
        case 4 if len(names) > 2:
            await table.do(lambda c: roster.remove(c, table.caller(), c.find_unit(name)))
        case 5:
            await table.effects(
                SpellStarted("unit", serial, "persistent", 8),
                CounterSet("power-dice", 6),
                unit=name,
            )
        case 6 if len(names) > 2:
            await table.effects(
                Destroyed("unit"), RuleLost("unit", "frenzy"), PhaseEnded(), unit=name
            )
        case 7 if len(names) > 1:
            kind = chance.choice(("contact", "charge"))
            other = chance.choice([each for each in names if each != name])
            met = LinkSet(kind, "unit", "other", facing=chance.choice((None, "flank", "rear")))
            await table.effects(met, unit=name, other=other)
        case 8:
            parting = chance.choice(
                (StatusSet("unit", "fleeing", "turn"), LinkCleared("contact", "unit"))
            )
            await table.effects(parting, LinkMoved("charge", "unit", serial), unit=name)
        case _:
            edit = UnitEdit(name=f"Renamed {serial}", models=40, size=40)
            await table.do(lambda c: roster.edit(c, table.caller(), c.find_unit(name), edit))


@pytest.mark.parametrize("seed", range(6))
async def test_everything_undone_and_redone_over_restarts_gives_the_same_states(
    battle: Table, seed: int
) -> None:
    chance = random.Random(seed)  # noqa: S311 - a script of a game, no dice of anybody's
    states = [await fingerprint(battle)]
    while len(states) < 25:
        await play(battle, chance)
        if await fingerprint(battle) != states[-1]:
            states.append(await fingerprint(battle))
    for state in reversed(states[:-1]):
        await battle.undo()
        assert await fingerprint(battle) == state
        if chance.random() < 0.2:
            await battle.restart()
    for state in states[1:]:
        await battle.redo()
        assert await fingerprint(battle) == state
        if chance.random() < 0.2:
            await battle.restart()
    await battle.restart()
    assert await fingerprint(battle) == states[-1]


async def test_several_actions_are_undone_and_redone_at_once(battle: Table) -> None:
    before = await fingerprint(battle)
    await battle.next(4)
    after = await fingerprint(battle)
    entry = await battle.undo(4)
    assert await fingerprint(battle) == before
    assert entry.arguments == {
        "entries": [7, 6, 5, 4],
        "actions": ["battle-next"] * 4,
        "concerned": [[]] * 4,
        "rules": [[]] * 4,
    }
    await battle.redo(1)
    assert (await battle.look()).fighting().phase == "magic"
    entry = await battle.redo(9)
    assert entry.arguments == {
        "entries": [5, 6, 7],
        "actions": ["battle-next"] * 3,
        "concerned": [[]] * 3,
        "rules": [[]] * 3,
    }
    assert await fingerprint(battle) == after


async def test_a_record_tells_nothing_of_the_secrets_it_undid(battle: Table) -> None:
    async with battle.store.channel(500, 9) as channel:
        promise = channel.accept(
            Action(
                battle.caller(),
                "panic",
                {"units": ["Spearmen"]},
                effects=(WoundsLost("unit", 1),),
                binding={"unit": (channel.find_unit("Spearmen").id,)},
                secret=True,
            )
        )
    number = (await promise).number
    told = {"entries": [number], "actions": ["withheld"], "concerned": [[]], "rules": [[]]}
    for entry in (await battle.undo(), await battle.redo()):
        assert entry.arguments == told
        assert "panic" not in entry.record
        assert "Spearmen" not in entry.record


async def test_the_log_keeps_what_was_undone_and_the_undo(battle: Table) -> None:
    await battle.next()
    undo = await battle.undo()
    redo = await battle.redo()
    again = await battle.undo()
    entries = await battle.store.history(await battle.look(), 4)
    assert [entry.action for entry in entries] == ["undo", "redo", "undo", "battle-next"]
    assert (undo.number, redo.number, again.number) == (5, 6, 7)
    assert entries[-1].undone_by == again.number


async def test_an_undone_roll_keeps_its_draw(battle: Table) -> None:
    async with battle.store.channel(500, 9) as channel:
        dice = channel.fair_dice()
        dice.sum(2, "roll")
        promise = channel.accept(
            Action(battle.caller(), "flight", {}, dice.thrown, effects=(PhaseEnded(),))
        )
    first = await promise
    await battle.undo()
    await battle.restart()
    roll = await battle.roll()
    assert first.dice is not None
    assert roll.dice is not None
    assert [first.dice.draws[0].number, roll.dice.draws[0].number] == [0, 1]


async def test_rolls_that_changed_nothing_are_passed_over(battle: Table) -> None:
    await battle.next()
    await battle.roll()
    await battle.undo()
    assert (await battle.look()).fighting().phase == "movement"


async def test_a_new_action_ends_what_could_be_redone(battle: Table) -> None:
    await battle.next()
    await battle.undo()
    await battle.effects(WoundsLost("unit", 1), unit="Spearmen")
    with pytest.raises(Refusal, match="nothing-to-redo"):
        await battle.redo()


async def test_a_certain_entry_is_undone_where_nothing_else_touched_it(battle: Table) -> None:
    shot = await battle.effects(WoundsLost("unit", 2), unit="Spearmen")
    await battle.effects(WoundsLost("unit", 1), unit="Trolls")
    await battle.undo(entry_id=shot.id)
    channel = await battle.look()
    assert channel.find_unit("spearmen").models == 20
    assert channel.find_unit("trolls").carried == 1
    with pytest.raises(Refusal, match="already-undone"):
        await battle.undo(entry_id=shot.id)
    await battle.redo(entry_id=shot.id)
    assert channel.find_unit("spearmen").models == 18
    with pytest.raises(Refusal, match="not-undone"):
        await battle.redo(entry_id=shot.id)


async def test_what_changed_since_is_not_undone(battle: Table) -> None:
    shot = await battle.effects(WoundsLost("unit", 2), unit="Spearmen")
    await battle.effects(WoundsLost("unit", 2), unit="Spearmen")
    before = await fingerprint(battle)
    with pytest.raises(Refusal, match="changed-since"):
        await battle.undo(entry_id=shot.id)
    assert await fingerprint(battle) == before


async def test_a_unit_whose_name_was_taken_does_not_come_back(battle: Table) -> None:
    removal = await battle.do(lambda c: roster.remove(c, battle.caller(), c.find_unit("trolls")))
    await battle.unit("Trolls 4 W3")
    with pytest.raises(Refusal, match="changed-since"):
        await battle.undo(entry_id=removal.id)
    assert (await battle.look()).find_unit("trolls").models == 4


async def renamed(table: Table, name: str, to: str) -> None:
    edit = UnitEdit(name=to)
    await table.do(lambda c: roster.edit(c, table.caller(), c.find_unit(name), edit))


async def test_names_that_changed_hands_are_given_back_at_once(battle: Table) -> None:
    before = await fingerprint(battle)
    await renamed(battle, "Spearmen", "Guests")
    await renamed(battle, "Trolls", "Spearmen")
    await renamed(battle, "Guests", "Trolls")
    after = await fingerprint(battle)
    await battle.undo(3)
    await battle.restart()
    assert await fingerprint(battle) == before
    await battle.redo(3)
    await battle.restart()
    assert await fingerprint(battle) == after


async def test_a_unit_whose_spell_is_in_play_does_not_go(battle: Table) -> None:
    came = await battle.unit("Mage 1 W2 Ld8")
    await battle.effects(SpellStarted("caster", "Fog", "in-play", 8), caster="Mage")
    with pytest.raises(Refusal, match="changed-since"):
        await battle.undo(entry_id=came.id)
    assert [spell.name for spell in (await battle.look()).board.spells] == ["Fog"]
    await battle.undo(2)
    channel = await battle.look()
    assert (len(channel.board.units), channel.board.spells) == (2, [])


async def test_a_spell_does_not_come_back_without_its_caster(battle: Table) -> None:
    await battle.unit("Mage 1 W2 Ld8")
    await battle.effects(SpellStarted("caster", "Fog", "in-play", 8), caster="Mage")
    ended = await battle.effects(SpellEnded("Fog"))
    await battle.do(lambda c: roster.remove(c, battle.caller(), c.find_unit("Mage")))
    before = await fingerprint(battle)
    with pytest.raises(Refusal, match="changed-since"):
        await battle.undo(entry_id=ended.id)
    assert await fingerprint(battle) == before


async def test_a_unit_touched_after_its_spell_goes_with_both(battle: Table) -> None:
    before = await fingerprint(battle)
    await battle.unit("Mage 1 W2 Ld8")
    await battle.effects(SpellStarted("caster", "Fog", "in-play", 8), caster="Mage")
    await renamed(battle, "Mage", "Wizard")
    after = await fingerprint(battle)
    await battle.undo(3)
    assert await fingerprint(battle) == before
    await battle.redo(3)
    await battle.restart()
    assert await fingerprint(battle) == after


async def test_seats_are_passed_by_in_the_row_of_what_is_taken_back_and_made_again(
    battle: Table,
) -> None:
    await battle.next(2)
    await battle.do(joining(battle, BRUNO, 1))
    await battle.do(joining(battle, ANA, 0))
    await battle.do(lambda c: lifecycle.leave(c, battle.caller(BRUNO)))
    await battle.undo(2)
    await battle.do(joining(battle, BRUNO, 1))
    assert (await battle.look()).fighting().phase == "movement"
    await battle.redo(2)
    await battle.restart()
    assert (await battle.look()).fighting().phase == "combat"
    assert [player.name for player in (await battle.look()).board.players] == ["Ana", "Bruno"]


async def test_only_who_acted_or_a_referee_takes_an_action_back(battle: Table) -> None:
    await battle.unit("Wolves 5 W1 Ld6")
    with pytest.raises(Refusal) as caught:
        await battle.undo(actor=BRUNO)
    assert (caught.value.code, caught.value.facts["actor"]) == ("not-your-action", "Ana")
    await battle.do(lambda c: lifecycle.join(c, battle.caller(BRUNO), None, "referee"))
    await battle.unit("Bears 5 W1 Ld6")
    await battle.undo(actor=BRUNO)
    names = [unit.name for unit in (await battle.look()).board.units]
    assert "Wolves" in names
    assert "Bears" not in names


def joining(table: Table, actor: Actor, side: int | None) -> Callable[[Channel], Awaitable[Entry]]:
    def act(channel: Channel) -> Awaitable[Entry]:
        found = None if side is None else channel.board.sides[side]
        role = "referee" if side is None else "player"
        return lifecycle.join(channel, table.caller(actor), found, role)

    return act


async def test_nothing_is_taken_back_or_made_again_while_the_battle_is_paused(
    battle: Table,
) -> None:
    await battle.next(2)
    await battle.undo()
    undone = (await battle.store.history(await battle.look(), 2))[1]
    await battle.do(lambda c: lifecycle.pause(c, battle.caller()))
    before = await fingerprint(battle)
    (_, _, _, moved) = await battle.store.history(await battle.look(), 4)
    with pytest.raises(Refusal, match="battle-paused"):
        await battle.undo(entry_id=moved.id)
    with pytest.raises(Refusal, match="battle-paused"):
        await battle.redo(entry_id=undone.id)
    assert await fingerprint(battle) == before


async def test_a_pause_itself_is_taken_back_and_made_again(battle: Table) -> None:
    await battle.next()
    await battle.do(lambda c: lifecycle.pause(c, battle.caller()))
    await battle.undo()
    assert (await battle.look()).fighting().phase == "magic"
    await battle.redo()
    await battle.do(lambda c: lifecycle.resume(c, battle.caller()))
    await battle.undo()
    with pytest.raises(Refusal, match="battle-paused"):
        (await battle.look()).fighting()
    await battle.redo()
    await battle.undo(3)
    assert (await battle.look()).fighting().phase == "movement"


async def test_who_left_the_table_takes_back_and_makes_again_nothing_before_coming_back(
    battle: Table,
) -> None:
    await battle.do(joining(battle, BRUNO, 1))
    await battle.do(joining(battle, ANA, 0))
    wound = await battle.effects(WoundsLost("unit", 1), unit="Spearmen")
    undone = await battle.effects(WoundsLost("unit", 1), unit="Trolls")
    await battle.undo()
    left = await battle.do(lambda c: lifecycle.leave(c, battle.caller()))
    before = await fingerprint(battle)
    with pytest.raises(Refusal, match="only-players"):
        await battle.undo(entry_id=wound.id)
    with pytest.raises(Refusal, match="only-players"):
        await battle.redo(entry_id=undone.id)
    assert await fingerprint(battle) == before
    with pytest.raises(Refusal, match="seat-not-undone"):
        await battle.undo(entry_id=left.id)
    await battle.do(joining(battle, ANA, 0))
    await battle.undo(entry_id=wound.id)
    assert (await battle.look()).find_unit("spearmen").models == 20


async def test_what_a_referee_took_back_is_made_again_by_a_referee_alone(battle: Table) -> None:
    await battle.do(joining(battle, BRUNO, None))
    await battle.do(joining(battle, ANA, 0))
    wound = await battle.effects(WoundsLost("unit", 1), unit="Spearmen")
    await battle.undo(actor=BRUNO)
    with pytest.raises(Refusal) as caught:
        await battle.redo()
    assert (caught.value.code, caught.value.facts["actor"]) == ("undone-by-other", "Bruno")
    await battle.redo(actor=BRUNO)
    await battle.undo(entry_id=wound.id)
    await battle.redo(actor=BRUNO)
    assert (await battle.look()).find_unit("spearmen").models == 19


async def test_the_start_of_a_battle_is_not_undone(table: Table) -> None:
    start = await table.battle()
    with pytest.raises(Refusal, match="nothing-to-undo"):
        await table.undo()
    with pytest.raises(Refusal, match="not-undoable"):
        await table.undo(entry_id=start.id)


async def test_an_undo_delivered_twice_undoes_once(battle: Table) -> None:
    await battle.next(2)
    caller = battle.caller()
    entries = []
    for _ in range(2):
        async with battle.store.channel(500, 9) as channel:
            promise = await battle.store.undo(channel, caller)
        entries.append(await promise)
    assert [entry.fresh for entry in entries] == [True, False]
    assert entries[0].id == entries[1].id
    assert (await battle.look()).fighting().phase == "magic"
