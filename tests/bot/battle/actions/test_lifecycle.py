"""The course of a battle."""

from collections.abc import Awaitable
from functools import partial

import pytest

from bot.battle.actions import lifecycle
from bot.battle.channel.channel import Channel
from bot.battle.dice import fairness
from bot.battle.tabletop.units import find_side
from bot.store.journal.record import Action, Actor, Caller, Entry
from rulesets.core.results.effect import WoundsLost
from rulesets.dice.handles.fair import FairFaces, commitment
from rulesets.dice.handles.rolled import RolledDice
from rulesets.refusal import Refusal
from tests.bot.battle.playing import ANA, BRUNO, Table


async def refused(table: Table, code: str, act: object) -> Refusal:
    channel = await table.look()
    before = channel.board.fingerprint()
    with pytest.raises(Refusal) as caught:
        await table.do(act)  # type: ignore[arg-type]  # a lambda of the caller's
    assert caught.value.code == code
    assert channel.board.fingerprint() == before
    return caught.value


async def test_a_battle_starts_with_its_own_journal_and_shows_its_commitment(
    table: Table,
) -> None:
    await table.roll()
    entry = await table.battle()
    channel = await table.look()
    assert entry.number == 1
    assert entry.outcome["commitment"] == channel.journal.commitment
    assert channel.journal.id != channel.own.id
    assert (channel.fighting().turn, channel.fighting().phase) == (1, "movement")
    assert [side.name for side in channel.board.sides] == ["Empire", "Orcs"]


async def test_a_battle_goes_on_after_a_restart(battle: Table) -> None:
    await battle.next(2)
    before = (await battle.look()).board.fingerprint()
    await battle.restart()
    channel = await battle.look()
    assert channel.board.fingerprint() == before
    assert channel.fighting().phase == "combat"
    assert (await battle.roll()).number == 6


async def test_one_battle_a_channel(battle: Table) -> None:
    refusal = await refused(
        battle,
        "battle-exists",
        lambda channel: lifecycle.start(channel, battle.caller(), "Other", ["A", "B"]),
    )
    assert refusal.facts == {"battle": "Bridge"}


@pytest.mark.parametrize(
    ("code", "name", "sides"),
    [
        ("side-count", "X", ["One"]),
        ("side-count", "X", [str(number) for number in range(7)]),
        ("sides-alike", "X", ["Élus", "elus"]),
        ("name-empty", "  ", ["A", "B"]),
        ("name-too-long", "x" * 61, ["A", "B"]),
    ],
)
async def test_a_start_that_makes_no_battle_is_refused(
    table: Table, code: str, name: str, sides: list[str]
) -> None:
    await refused(
        table, code, lambda channel: lifecycle.start(channel, table.caller(), name, sides)
    )
    assert (await table.roll()).number == 1


async def test_an_unknown_game_is_refused(table: Table) -> None:
    await refused(
        table,
        "unknown-ruleset",
        lambda c: lifecycle.start(c, table.caller(), "X", ["A", "B"], ruleset="chess"),
    )


async def test_what_needs_a_battle_is_refused_without(table: Table) -> None:
    for act in (lifecycle.go_on, lifecycle.pause, lifecycle.resume, lifecycle.end, lifecycle.leave):
        await refused(table, "no-battle", lambda channel, do=act: do(channel, table.caller()))


def wounding(channel: Channel, caller: Caller, lost: WoundsLost) -> Awaitable[Entry]:
    binding = {"unit": (channel.find_unit("Spearmen").id,)}
    return channel.accept(Action(caller, "outcome", effects=(lost,), binding=binding))


async def test_a_paused_battle_stands_still_until_resumed(battle: Table) -> None:
    await battle.do(lambda channel: lifecycle.pause(channel, battle.caller()))
    await battle.restart()
    await refused(
        battle, "battle-paused", lambda channel: lifecycle.go_on(channel, battle.caller())
    )
    lost = WoundsLost("unit", 1)
    await refused(battle, "battle-paused", partial(wounding, caller=battle.caller(), lost=lost))
    assert (await battle.effects(lost)).changes == ()  # of a unit that is not on this table
    await battle.do(lambda channel: lifecycle.resume(channel, battle.caller()))
    await refused(
        battle, "battle-not-paused", lambda channel: lifecycle.resume(channel, battle.caller())
    )
    await battle.next()
    assert (await battle.look()).fighting().phase == "magic"


async def test_players_join_move_and_leave(battle: Table) -> None:
    def join(actor: Actor, side: str | None, role: str = "player") -> object:
        def act(channel: Channel) -> Awaitable[Entry]:
            found = find_side(channel.board, side) if side else None
            return lifecycle.join(channel, battle.caller(actor), found, role)

        return act

    await battle.do(join(ANA, "emp"))  # type: ignore[arg-type]
    await battle.do(join(BRUNO, "2"))  # type: ignore[arg-type]
    await refused(battle, "already-joined", join(BRUNO, "Orcs"))
    channel = await battle.look()
    empire, orcs = channel.board.sides
    assert lifecycle.may_act(channel.board, ANA, empire.id)
    assert not lifecycle.may_act(channel.board, ANA, orcs.id)
    assert not lifecycle.may_act(channel.board, Actor(3, "Zoe"))
    await battle.do(join(ANA, None, "referee"))  # type: ignore[arg-type]
    assert lifecycle.may_act(channel.board, ANA, orcs.id)
    await battle.do(lambda c: lifecycle.leave(c, battle.caller(ANA)))
    await refused(battle, "not-joined", lambda c: lifecycle.leave(c, battle.caller(ANA)))
    assert [player.name for player in channel.board.players] == ["Bruno"]


async def test_a_side_is_named_or_numbered(battle: Table) -> None:
    board = (await battle.look()).board
    assert find_side(board, "ORCS").place == 1
    assert find_side(board, "1").name == "Empire"
    with pytest.raises(Refusal) as caught:
        find_side(board, "Elves")
    assert caught.value.code == "unknown-side"
    assert caught.value.facts["names"] == "Empire, Orcs"


async def test_the_end_reveals_what_proves_every_draw(battle: Table) -> None:
    rolls = [await battle.roll() for _ in range(3)]
    entry = await battle.do(lambda channel: lifecycle.end(channel, battle.caller()))
    shown = entry.outcome
    seed = bytes.fromhex(shown["seed"])
    assert commitment(seed) == shown["commitment"]
    assert shown["draws"] == 3
    dice = RolledDice(FairFaces(seed, shown["stream"], shown["words"]))
    assert [dice.sum(3, "roll") for _ in rolls] == [roll.outcome["total"] for roll in rolls]


async def test_after_the_end_the_channel_has_its_own_journal_again(battle: Table) -> None:
    await battle.do(lambda channel: lifecycle.end(channel, battle.caller()))
    assert (await battle.roll()).number == 1
    await battle.restart()
    channel = await battle.look()
    assert channel.battle is None
    assert (await battle.roll()).number == 2
    await battle.battle()
    assert len((await battle.look()).board.units) == 0


async def test_players_words_enter_the_stream_before_its_first_draw(battle: Table) -> None:
    for words in ("for the", " bridge "):
        await battle.do(lambda c, said=words: fairness.add_words(c, battle.caller(), said))  # type: ignore[misc]
    await battle.restart()
    roll = await battle.roll()
    journal = (await battle.look()).journal
    assert journal.words == "for the bridge"
    dice = RolledDice(FairFaces(journal.seed, str(journal.id), "for the bridge"))
    assert dice.sum(3, "roll") == roll.outcome["total"]
    await refused(
        battle, "words-too-late", lambda c: fairness.add_words(c, battle.caller(), "late")
    )


@pytest.mark.parametrize(("code", "words"), [("words-empty", " "), ("words-too-long", "x" * 201)])
async def test_words_that_cannot_be_kept_are_refused(table: Table, code: str, words: str) -> None:
    await refused(table, code, lambda c: fairness.add_words(c, table.caller(), words))


async def test_a_channels_dice_are_revealed_outside_battles_and_begin_anew(table: Table) -> None:
    roll = await table.roll()
    entry = await table.do(lambda channel: fairness.reveal(channel, table.caller()))
    dice = RolledDice(FairFaces(bytes.fromhex(entry.outcome["seed"]), entry.outcome["stream"]))
    assert dice.sum(3, "roll") == roll.outcome["total"]
    await table.restart()
    channel = await table.look()
    assert channel.own.commitment == entry.outcome["next"]
    assert (await table.roll()).number == 1
    await table.battle()
    await refused(
        table, "reveal-in-battle", lambda channel: fairness.reveal(channel, table.caller())
    )
