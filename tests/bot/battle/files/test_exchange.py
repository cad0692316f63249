"""A battle that leaves as a file comes back the same, and no other file comes in."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.battle.actions import lifecycle, roster
from bot.battle.channel.channel import Channel
from bot.battle.files.bringing import bring, check_new
from bot.battle.files.document import BattleDocument
from bot.battle.files.exporting import state_hash, state_rows
from bot.battle.files.importing import Imported, read_battle
from bot.battle.past import past
from bot.battle.past.audit import Audit
from bot.battle.tabletop.units import UnitEdit
from bot.store.journal.record import Action, digest
from bot.store.snowflake import Snowflakes
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.results.effect import CounterChanged, SpellStarted, StatusSet, WoundsLost
from rulesets.refusal import Refusal
from tests.bot.battle.playing import ANA, BRUNO, GAMES, HERE, Table, exported
from tests.bot.battle.tabletop.linking import touch

FRENZY = SpecialRules(frozenset({("frenzy", None)}))
SCHEMA = Path(__file__).parents[4] / "docs" / "battle-export.schema.json"


def read(content: bytes, channel_id: int = HERE) -> Imported:
    return read_battle(content, GAMES, channel_id, Snowflakes().next())


async def take_in(table: Table, content: bytes) -> Imported:
    """Bring a battle into the channel."""
    imported = read(content)
    await check_new(table.store, imported)
    await table.do(lambda channel: bring(channel, table.caller(BRUNO), imported))
    return imported


async def audited(table: Table) -> Audit:
    found = await past.past_battle(table.store, await table.look())
    row = await table.store.ask(partial(past.journal_row, journal_id=found.journal.id))
    assert row is not None
    audit = Audit(row)
    async for rows in past.pages(table.store, row.id):
        audit.look(rows)
    audit.finish()
    return audit


async def end(table: Table) -> None:
    await table.do(lambda channel: lifecycle.end(channel, table.caller()))


async def secret_roll(table: Table) -> None:
    def act(channel: Channel) -> Any:
        fallen = channel.fair_dice()
        total = fallen.sum(2, "roll")
        loss = WoundsLost("target", 1)
        binding = {"target": (channel.find_unit("Boyz").id,)}
        return channel.accept(
            Action(
                table.caller(),
                "roll",
                {"units": ["Boyz"]},
                fallen.thrown,
                {"total": total},
                (loss,),
                binding,
                secret=True,
            )
        )

    await table.do(act)


STEPS: dict[str, Callable[[Table], Any]] = {
    "touch": touch,
    "roll": lambda table: table.roll(),
    "other roll": lambda table: table.roll(actor=BRUNO, dice=7),
    "secret": secret_roll,
    "wound": lambda table: table.effects(WoundsLost("target", 2), target="Boyz"),
    "flee": lambda table: table.effects(StatusSet("target", "fleeing"), target="Spearmen"),
    "spell": lambda table: table.effects(
        SpellStarted("unit", "Mist", "persistent", 9, 1), unit="Spearmen"
    ),
    "count": lambda table: table.effects(CounterChanged("points", 3)),
    "next": lambda table: table.next(),
    "undo": lambda table: table.undo(),
    "redo": lambda table: table.redo(),
    "join": lambda table: table.do(
        lambda channel: lifecycle.join(channel, table.caller(), channel.board.sides[0])
    ),
    "edit": lambda table: table.do(
        lambda channel: roster.edit(
            channel, table.caller(), channel.find_unit("Boyz"), UnitEdit(rules=FRENZY)
        )
    ),
    "pause": lambda table: table.do(lambda channel: lifecycle.pause(channel, table.caller())),
    "resume": lambda table: table.do(lambda channel: lifecycle.resume(channel, table.caller())),
}


async def play(table: Table, steps: list[str]) -> None:
    """Begin a battle and take steps in it; what is refused is left."""
    await table.battle()
    await table.unit("Spearmen 20 W1 Ld7")
    await table.unit("Boyz 20 W2 Ld7", "Orcs")
    for step in steps:
        with suppress(Refusal):
            await STEPS[step](table)


async def there_and_back(folder: Path, steps: list[str], *, ended: bool) -> None:
    home = Table(f"sqlite:///{folder}/home.db")
    away = Table(f"sqlite:///{folder}/away.db")
    await home.open()
    await away.open()
    try:
        await play(home, steps)
        if ended:
            await end(home)
        there = await past.past_battle(home.store, await home.look())
        content = await exported(home)
        imported = await take_in(away, content)
        await away.restart()  # what is in memory is what is stored
        here = await past.past_battle(away.store, await away.look())
        assert state_hash(state_rows(here.board)) == state_hash(state_rows(there.board))
        assert imported.state == state_hash(state_rows(there.board))
        audit = await audited(away)
        assert audit.whole, audit.faults
        hashes = [await _hashes(home), await _hashes(away)]
        assert hashes[0] == hashes[1][: len(hashes[0])]
        assert len(hashes[1]) == len(hashes[0]) + (not ended)
        if not ended:
            if there.battle.status == "running":
                await away.roll()
                await away.next()
            assert state_rows((await away.look()).board)["battle"]
            await end(away)
            audit = await audited(away)
            assert audit.whole, audit.faults
    finally:
        await home.close()
        await away.close()


async def _hashes(table: Table) -> list[str]:
    found = await past.past_battle(table.store, await table.look())
    pages = past.pages(table.store, found.journal.id)
    return [row.hash async for rows in pages for row in rows]


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.sampled_from(sorted(STEPS)), max_size=14), st.booleans())
def test_any_battle_comes_back_with_the_same_state_and_a_whole_chain(
    steps: list[str],
    ended: bool,  # noqa: FBT001 - hypothesis gives it
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(there_and_back(Path(folder), steps, ended=ended))


def test_a_battle_of_every_step_comes_back(tmp_path: Path) -> None:
    asyncio.run(there_and_back(tmp_path, [*STEPS, "secret", "undo", "redo"], ended=True))


EVERY = ["join", "roll", "secret", "wound", "flee", "spell", "count", "edit", "undo", "next"]


async def test_nobody_s_id_and_no_secret_is_in_the_file(table: Table) -> None:
    await play(table, EVERY)
    content = (await exported(table)).decode()
    told = json.loads(content)
    assert re.search(rf"\b({ANA.id}|{BRUNO.id})\b", content) is None
    assert told["seed"] is None
    assert (await table.look()).journal.seed.hex() not in content
    secret = next(entry for entry in told["entries"] if entry.get("secret"))
    assert "record" not in secret
    head = json.loads(secret["head"])
    assert not {"action", "command", "dice", "outcome", "salt"} & set(head)
    assert "content" not in secret
    assert len(told["draws"]) == 1
    (player,) = told["players"]
    assert (player["name"], player["side"], player["role"]) == ("Ana", 0, "player")
    await end(table)
    told = json.loads(await exported(table))
    assert told["seed"]
    assert len(told["draws"]) == 2


async def test_a_battle_that_goes_on_has_new_dice_and_can_be_undone_by_a_referee(
    table: Table, tmp_path: Path
) -> None:
    await play(table, ["roll", "wound"])
    content = await exported(table)
    away = Table(f"sqlite:///{tmp_path}/away.db")
    await away.open()
    await take_in(away, content)
    channel = await away.look()
    assert channel.journal.commitment != (await table.look()).journal.commitment
    assert (channel.journal.next_draw, channel.journal.first_draw) == (1, 1)
    boyz = channel.find_unit("Boyz")
    assert boyz.models == 19
    with pytest.raises(Refusal, match="not-your-action"):
        await away.undo()
    side = channel.board.sides[1]
    await away.do(lambda each: lifecycle.join(each, away.caller(), side))
    with pytest.raises(Refusal, match="not-your-action"):
        await away.undo(entry_id=await _entry_id(away, 5))
    await away.do(lambda each: lifecycle.join(each, away.caller(), None, "referee"))
    await away.undo(entry_id=await _entry_id(away, 5))
    assert boyz.models == 20
    await away.close()


async def _entry_id(table: Table, number: int) -> int:
    journal = (await table.look()).journal.id
    entry = await table.store.ask(partial(past.numbered, journal_id=journal, number=number))
    assert entry is not None
    return entry.id


async def test_a_battle_that_is_here_already_is_not_brought_in_again(table: Table) -> None:
    await play(table, ["roll"])
    await end(table)
    imported = read(await exported(table))
    with pytest.raises(Refusal, match="import-known"):
        await check_new(table.store, imported)


Bend = Callable[[dict[str, Any]], Any]


def rehashed(told: dict[str, Any], number: int, bend: Callable[[dict[str, Any]], Any]) -> None:
    """Change an entry's record and every hash after it, as a forger would."""
    last = ""
    for part in told["entries"]:
        record = json.loads(part["record"]) if "record" in part else None
        if record is not None:
            if part["number"] == number:
                bend(record)
            record["previous"] = last
            text = json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            part["record"], part["hash"] = text, digest(text.encode())
        last = part["hash"]


def restated(told: dict[str, Any]) -> None:
    """Set the hash of the rows to what they are now."""
    rows = {
        "battle": [told["battle"]],
        "side": told["sides"],
        "unit": told["units"],
        "spell": told["spells"],
    }
    text = json.dumps(rows, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    told["state"] = digest(text.encode())


def in_record(number: int, bend: Callable[[dict[str, Any]], Any]) -> Bend:
    return lambda told: rehashed(told, number, bend)


def models(told: dict[str, Any]) -> None:
    told["units"][1]["models"] = 500
    restated(told)


def renamed(record: dict[str, Any]) -> None:
    record["changes"][0][2] = "__class__"


def agreed(told: dict[str, Any], house: Any) -> None:
    """Have the battle fought by other house rules from its first entry on."""
    told["battle"]["options"] = kept = {"house": house}
    rehashed(told, 1, lambda record: record["changes"][0][4].update(options=kept))
    restated(told)


BENT: dict[str, Bend] = {
    "house rules are a list": lambda told: agreed(told, ["ties"]),
    "a house rule is a number": lambda told: agreed(told, {"ties": 3}),
    "an entry is left out": lambda told: told["entries"].pop(2),
    "an entry comes twice": lambda told: told["entries"].insert(2, told["entries"][2]),
    "a record is another": lambda told: told["entries"][3].update(
        record=told["entries"][3]["record"].replace("3", "4", 1)
    ),
    "a hash is another": lambda told: told["entries"][3].update(hash="0" * 64),
    "a unit is larger": models,
    "the state is another": lambda told: told.update(state="0" * 64),
    "a die shows something else": lambda told: told["draws"][0]["marks"].__setitem__(0, 7),
    "a draw is left out": lambda told: told["draws"].pop(),
    "the seed is another": lambda told: told.update(seed="11" * 32),
    "the stream is another": lambda told: told.update(stream="77"),
    "the battle goes on": lambda told: told.update(seed=None),
    "an id is to come": in_record(4, lambda record: record.update(id=2**62 * 2 - 1)),
    "a field that is none": in_record(5, renamed),
    "a value that is none": in_record(5, lambda record: record["changes"][0].__setitem__(4, "x")),
    "a table that is none": in_record(5, lambda record: record["changes"][0].__setitem__(0, "x")),
    "a row of another battle": in_record(
        2, lambda record: record["changes"][0][4].update(battle_id=3)
    ),
    "a name that is too long": in_record(
        2, lambda record: record["changes"][0][4].update(name="x" * 99)
    ),
    "an effect that is none": in_record(
        4, lambda record: record.update(effects=[["Literal", {"a": 1}]])
    ),
    "arguments that are none": in_record(4, lambda record: record.update(arguments=[])),
    "units that are none": in_record(4, lambda record: record["arguments"].update(units=[3])),
    "dice that are none": in_record(4, lambda record: record["dice"].update(marks=["x"])),
    "a moment that never comes": in_record(4, lambda record: record.update(at=10**18)),
    "an action in words": in_record(4, lambda record: record.update(action="<b>")),
    "a record is no object": lambda told: told["entries"][3].update(
        record="[]", hash=digest(b"[]")
    ),
}


@pytest.mark.parametrize("how", BENT)
async def test_a_file_that_was_changed_is_refused(table: Table, how: str) -> None:
    if "postgres" in table.url:
        return
    await play(table, ["roll", "wound", "roll", "next"])
    await end(table)
    told = json.loads(await exported(table))
    assert read(json.dumps(told).encode()).over
    BENT[how](told)
    with pytest.raises(Refusal) as refusal:
        read(json.dumps(told).encode())
    assert refusal.value.code in {"import-broken", "import-unreadable"}


async def test_house_rules_that_nobody_here_knows_come_in_and_change_nothing(table: Table) -> None:
    await table.battle()
    agreed(told := json.loads(await exported(table)), {"ties": "draw"})
    (battle,) = state_rows(read(json.dumps(told).encode()).board)["battle"]
    assert battle["options"] == {"house": {"ties": "draw"}}


async def test_rehashing_alone_changes_nothing(table: Table) -> None:
    """Hold the forger's tool itself: without a change its file is the one it was given."""
    await play(table, ["roll", "wound"])
    told = json.loads(await exported(table))
    again = json.loads(json.dumps(told))
    rehashed(again, 4, lambda _: None)
    restated(again)
    assert again == told


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"{}",
        b"\xff\xfe",
        b"\x1f\x8bnothing",
        gzip.compress(b"{}"),
        gzip.compress(b" " * 64_000_000),
        b"[" * 100_000,
        b'{"format": "vexille-battle", "version": 1}',
    ],
    ids=range(11),
)
def test_what_is_no_battle_is_refused(content: bytes) -> None:
    with pytest.raises(Refusal, match="import-unreadable"):
        read(content)


async def test_a_large_battle_is_packed_and_read_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(table, ["roll"])
    plain = await exported(table)
    monkeypatch.setattr("bot.battle.files.exporting.LARGEST_PLAIN", 100)
    packed = await exported(table)
    assert len(packed) < len(plain)
    assert gzip.decompress(packed) == plain
    assert read(packed).state == read(plain).state


def test_the_documented_schema_is_the_one_that_is_read() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == BattleDocument.model_json_schema()
