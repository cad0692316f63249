"""A builder's file brings its lores: its spells are cast and its prayers chanted by taps."""

from __future__ import annotations

import pytest

from bot.battle.tabletop.sheets import abilities, of_unit
from localdiscord import Upload
from tests.bot.armies.catalogues import as_json
from tests.bot.e2e.desk.tapping import Tapper, labels, plain
from tests.bot.e2e.desk.taps.pressing import Presser
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import meet

LINE = "Sv4+ A2 To3+ Wo3+ Re0 Da1"
MOB = f"Mob 20 M5 H1 {LINE} [infantry, bogfolk] side:Bogs"
HAG = f"Hag 1 M5 H5 {LINE} [hero, wizard (1)] side:Bogs"


async def with_reeds(
    alice: Player, bruno: Player, *more: str, language: str = "en", house: str = ""
) -> Told:
    """Begin a battle with the roster's army, and go on to the hero phase."""
    line = f"/battle start game:aos4 side_one:Reeds side_two:Bogs language:{language}"
    line += f" house:{house}" if house else ""
    assert (await alice.types(line)).answer.refused is None
    await alice.types("/battle join side:Reeds")
    await bruno.types("/battle join side:Bogs")
    for unit in (MOB, *more):
        assert (await bruno.types(f"/unit add {unit}")).answer.refused is None
    told = await alice.calls("army import", file=Upload("reed.json", as_json()), side="Reeds")
    assert told.answer.refused is None
    await alice.types("/battle next phase:start-of-round")
    await alice.types("/battle next first:Reeds")
    await alice.types("/battle next phase:hero")
    return told


async def sheet_of(seat: Presser, label: str) -> list[str]:
    await seat.use(await seat.desk(label), label)
    assert seat.sheet is not None
    return [*map(plain, labels(seat.sheet))]


@pytest.mark.parametrize(
    ("language", "cast"), [("en", "Cast: Heron Seer"), ("fr", "Lancer un sort : Heron Seer")]
)
async def test_a_spell_of_the_lore_is_cast_by_taps_with_its_own_value(
    hall: Hall, bruno: Player, language: str, cast: str
) -> None:
    alice = hall.player("Alice", language)
    await with_reeds(alice, bruno, language=language)
    seat = Presser(alice)
    offered = await sheet_of(seat, cast)
    brought = {"Marsh Bolt (7+)", "Rising Mist (6+)", "Summon Fen Beast (5+)", "Heron's Eye (8+)"}
    assert brought < {*offered}
    assert seat.sheet is not None
    await seat.use(seat.sheet, "Marsh Bolt")
    assert seat.sheet is not None
    targets = [*map(plain, labels(seat.sheet))]
    assert "Mob" in targets
    await seat.use(seat.sheet, "Mob")
    (entry,) = (await hall.entries(alice))[:1]
    options = entry.arguments["options"]
    assert (options["spell"], options["casting_value"], options["target"]) == (
        "Marsh Bolt",
        "7",
        "Mob",
    )
    assert entry.dice is not None


async def test_what_is_cast_on_nobody_asks_for_no_target_and_summons_only_where_it_says_so(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await with_reeds(alice, bruno)
    seat = Presser(alice)
    await sheet_of(seat, "Cast: Heron Seer")
    assert seat.sheet is not None
    await seat.use(seat.sheet, "Rising Mist")
    (entry,) = (await hall.entries(alice))[:1]
    assert "target" not in entry.arguments["options"]
    await alice.types("/undo")
    mist = await alice.types("/cast Heron_Seer spell:Rising dice:4,4".replace("_", " "))
    assert mist.outcome["result"]["cast"] is True
    seer = (await hall.channel(alice)).board.named("heron seer")
    assert seer is not None
    assert "may-summon" not in seer.statuses
    await alice.types("/undo")
    await alice.types('/cast "Heron Seer" spell:"Summon Fen Beast" dice:4,4')
    assert "may-summon" in seer.statuses


async def test_typed_names_are_completed_and_values_need_no_typing(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await with_reeds(alice, bruno)
    told = await alice.types('/cast "Heron Seer" spell:"marsh b" target:Mob dice:4,2')
    assert told.outcome["result"]["reason"] == "too-low"
    (entry,) = (await hall.entries(alice))[:1]
    assert entry.arguments["options"]["spell"] == "Marsh Bolt"
    again = await alice.types('/cast "Heron Seer" spell:"Marsh Bolt" target:Mob dice:4,4')
    assert again.refused in {"power-spent", "spell-tried", "ritual-repeated"}
    hymn = await alice.types('/pray "Mire Abbot" prayer:hymn target:"Reed Spears" dice:5')
    assert "It is answered" in hymn.buttons
    offered = await alice.offered("cast", "spell", "mar", wizard="Heron Seer")
    assert ("Marsh Bolt (7+)", "Marsh Bolt") in offered


async def test_a_spell_reaches_as_far_as_its_words_say(alice: Player, bruno: Player) -> None:
    await with_reeds(alice, bruno)
    line = '/cast "Heron Seer" spell:"Marsh Bolt" target:Mob distance:13 dice:4,4'
    assert (await alice.types(line)).refused == "ritual-out-of-range"


async def test_a_value_that_is_typed_wins_over_the_sheet(alice: Player, bruno: Player) -> None:
    await with_reeds(alice, bruno)
    line = '/cast "Heron Seer" spell:"Marsh Bolt" casting_value:9 target:Mob dice:4,4'
    assert (await alice.types(line)).outcome["result"]["reason"] == "too-low"


async def test_an_unlimited_spell_is_cast_again_by_another(alice: Player, bruno: Player) -> None:
    """Each spell once in a turn, save Unlimited ones [L1404]."""
    await with_reeds(alice, bruno)
    await alice.types(f"/unit add {HAG.replace('Hag', 'Heron Elder').replace('Bogs', 'Reeds')}")
    for spell, refused in (("Rising Mist", None), ("Marsh Bolt", "spell-tried")):
        target = " target:Mob" if spell == "Marsh Bolt" else ""
        await alice.types(f'/cast "Heron Seer" spell:"{spell}"{target} dice:1,2')
        second = await alice.types(f'/cast "Heron Elder" spell:"{spell}"{target} dice:1,2')
        assert second.answer.refused == refused, spell
        await alice.types("/undo count:2" if refused is None else "/undo")


async def test_nobody_casts_what_another_army_or_another_wizard_knows(
    alice: Player, bruno: Player
) -> None:
    await with_reeds(alice, bruno, HAG)
    elder = HAG.replace("Hag", "Heron Elder").replace("Bogs", "Reeds")
    await alice.types(f"/unit add {elder}")
    seat = Presser(alice)
    assert "Heron's Eye (8+)" not in await sheet_of(seat, "Cast: Heron Elder")
    missing = await alice.types('/cast "Heron Elder" spell:"Heron\'s Eye" target:Mob dice:4,4')
    assert missing.refused == "missing-option"
    line = "/cast Hag spell:Marsh rules:magical-intervention dice:4,4"
    assert (await bruno.types(line)).refused == "missing-option"


async def test_the_words_of_a_spell_are_a_press_away_and_seen_by_one_player(
    alice: Player, bruno: Player
) -> None:
    await with_reeds(alice, bruno)
    told = await alice.types('/cast "Heron Seer" spell:"Marsh Bolt" target:Mob dice:4,4')
    assert "Marsh Bolt" in told.buttons
    other = Presser(bruno)
    await other.use(told.message, "Marsh Bolt")
    assert other.sheet is not None
    assert "inflict D3 mortal damage on the target" in other.said


async def test_a_spell_of_a_lore_is_replayed_from_the_log_and_has_its_chances(
    alice: Player, bruno: Player
) -> None:
    await with_reeds(alice, bruno)
    line = '/cast "Heron Seer" spell:"Marsh Bolt" target:Mob'
    odds = await alice.types(f"{line} odds:yes")
    assert "58.3" in plain(odds.text).replace(",", ".")
    told = await alice.types(f"{line} dice:4,4")
    again = await alice.types(f"/battle replay entry:{told.outcome['entry']}")
    assert again.outcome["same"] is True


async def test_an_import_that_is_undone_takes_its_lore_along(alice: Player, bruno: Player) -> None:
    await with_reeds(alice, bruno)
    seat = Presser(alice)
    assert any(each.startswith("Marsh Bolt") for each in await sheet_of(seat, "Cast: Heron Seer"))
    assert (await alice.types("/undo count:4")).answer.refused is None
    assert (await seat.hall.channel(alice)).board.catalogues == []
    elder = HAG.replace("Hag", "Heron Elder").replace("Bogs", "Reeds")
    await alice.types(f"/unit add {elder}")
    await alice.types("/battle next phase:start-of-round")
    await alice.types("/battle next first:Reeds")
    await alice.types("/battle next phase:hero")
    missing = await alice.types('/cast "Heron Elder" spell:"Marsh Bolt" target:Mob dice:4,4')
    assert missing.refused == "missing-option"


@pytest.mark.parametrize(("keyword", "unsaved"), [("bogfolk", 1), ("marshfolk", 0)])
async def test_weapons_are_anti_any_keyword_of_the_roster(
    alice: Player, bruno: Player, keyword: str, unsaved: int
) -> None:
    """Anti-X adds 1 to Rend against who has the keyword [L825, L2332]."""
    await with_reeds(alice, bruno)
    await bruno.types(f"/unit add Guard 10 M5 H1 Sv5+ C1 [infantry, {keyword}] side:Bogs")
    await alice.types("/battle next phase:combat")
    await meet(alice, "Reed Spears")
    await meet(bruno, "Guard")
    line = '/fight "Reed Spears" enemy:Guard fighting:1 weapons:"Reed Blade" dice:"3 1 1 1 3 5"'
    asked = await alice.types(line)
    told = await bruno.presses(asked, "No Defence")
    assert told.outcome["result"]["unsaved"] == unsaved


async def test_a_phase_tells_the_abilities_whose_timing_is_now(
    alice: Player, bruno: Player
) -> None:
    await with_reeds(alice, bruno)
    for phase in ("movement", "shooting", "charge"):
        told = await alice.types(f"/battle next phase:{phase}")
        expected = "▸ Reeds may use: Drowned Bell (Heron Seer)" if phase == "movement" else None
        lines = [plain(line) for line in told.text.splitlines() if "may use" in line]
        assert lines == ([expected] if expected else []), lines
    told = await alice.types("/battle next phase:combat")
    assert "Reeds may use: Still Water (Heron Seer)" in plain(told.text)


async def test_rules_and_the_sheet_of_a_unit_lead_to_the_words_of_abilities(
    alice: Player, bruno: Player
) -> None:
    await with_reeds(alice, bruno)
    await alice.types("/battle next phase:movement")
    other = Tapper(bruno)
    await other.taps_on("Rules")
    assert other.sheet is not None
    assert "Fiches : Reeds" in map(plain, labels(other.sheet))
    await other.use(other.sheet, "Drowned Bell")
    assert "Toll it." in other.said
    assert other.sheet is not None
    await other.use(other.sheet, "Fiches")
    assert other.sheet is not None
    assert {"Slow Tide · Passive", "Hymn of Reeds · 4+ · Songs of Reed"} <= {
        *map(plain, labels(other.sheet))
    }
    seat = Tapper(alice)
    await seat.taps_on("Units")
    assert seat.sheet is not None
    await seat.use(seat.sheet, "Heron Seer")
    assert seat.sheet is not None
    await seat.use(seat.sheet, "Abilities")
    assert seat.sheet is not None
    await seat.use(seat.sheet, "Still Water")
    assert "Once Per Turn (Army), Any Combat Phase" in seat.said
    shown = await alice.types('/unit show "Heron Seer"')
    assert "Abilities" in shown.buttons


async def test_an_army_that_came_twice_still_completes_its_spells_by_their_beginning(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await with_reeds(alice, bruno)
    again = await alice.calls("army import", file=Upload("reed.json", as_json()), side="Reeds")
    assert again.answer.refused is None
    told = await alice.types("/cast wizard:Heron Seer spell:mársh target:Mob")
    assert told.answer.refused is None
    (entry,) = (await hall.entries(alice))[:1]
    assert entry.arguments["options"]["spell"] == "Marsh Bolt"


async def test_a_unit_that_comes_in_the_stead_of_a_fallen_one_has_its_sheets(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await with_reeds(alice, bruno, house="battlepack=spearhead")
    await alice.types("/unit edit Heron Seer change:+reinforcements")
    await alice.types("/unit damage Heron Seer wounds:40")
    await alice.types("/battle next phase:movement")
    called = await alice.types("/resolve procedure:call_reinforcements values:unit:Heron Seer")
    assert called.outcome["result"]["allowed"] is True, called.text
    board = (await hall.channel(alice)).board
    first, second = (board.named(name) for name in ("heron seer", "heron seer 2"))
    assert first is not None
    assert second is not None
    own = [each.sheet.name for each in of_unit(board, first)]
    assert [each.sheet.name for each in of_unit(board, second)] == own
    told = {each.name for each in abilities(board)[second.side_id] if second.name in each.units}
    assert told == {*own}
    await alice.types("/undo")
    assert (await hall.channel(alice)).board.named("heron seer 2") is None


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_prayer_that_nobody_named_is_the_only_one_that_the_army_brought(
    hall: Hall, bruno: Player, language: str
) -> None:
    alice = hall.player("Alice", language)
    await with_reeds(alice, bruno, language=language)
    told = await alice.types('/pray "Mire Abbot" dice:1')
    assert told.answer.refused is None, told.text
    (entry,) = (await hall.entries(alice))[:1]
    assert entry.arguments["options"]["prayer"] == "Hymn of Reeds"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "No “Zorglub” is known here"), ("fr", "Zorglub »\N{NO-BREAK SPACE}n’est pas connu")],
)
async def test_an_unknown_spell_is_told_as_such_before_its_value_is_asked(
    hall: Hall, bruno: Player, language: str, said: str
) -> None:
    alice = hall.player("Alice", language)
    await with_reeds(alice, bruno, language=language)
    told = await alice.types("/cast wizard:Heron Seer spell:Zorglub")
    assert told.refused == "missing-option"
    assert said.replace("\N{NO-BREAK SPACE}", " ") in told.text.replace("\N{NO-BREAK SPACE}", " ")
    assert "casting_value" in told.text
