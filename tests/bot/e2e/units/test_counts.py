"""Numbers that sides keep: each of every game is set right, told, undone, handed on, refused."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from rulesets.core.ruleset.game import Counter
from rulesets.core.ruleset.installed import installed_games
from tests.bot.e2e.battles.test_brought import exported
from tests.bot.e2e.hall import Hall, Player, open_hall
from tests.bot.e2e.playing import assert_one_sentence, in_turn

GAMES = installed_games()
DECLARED = [(game, counter) for game in sorted(GAMES) for counter in GAMES[game].counters]
KEEPING = sorted({game for game, _ in DECLARED})
SPELLS = {"blackhammer": "fireball", "t9a": "fireball", "aos4": "mystic-shield"}
FREE = 7
"""A number for counters without a limit."""


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


async def begin(first: Player, second: Player, game: str) -> None:
    """Start a battle with a mage on each side and a hill on the table."""
    await first.calls("battle start", game=game, side_one="Elfes", side_two="Orques")
    await first.calls("battle join", side="Elfes")
    await second.calls("battle join", side="Orques")
    values = "M6 H5 Sv6+ C2" if game == "aos4" else "M10 T3 W1 Ld8"
    values += " Lv2" if game == "t9a" else ""
    for player, name in ((first, "Mage"), (second, "Chaman")):
        told = await player.types(f"/unit add {name} 1 {values}")
        assert told.answer.refused is None, told.text


async def named(player: Player, game: str, counter: Counter) -> dict[str, str]:
    """Return the name option that a counter needs, none where it does not count by name."""
    if not counter.named:
        return {}
    offered = await player.offered("battle count", "name", "", what=counter.id, side="Elfes")
    names = [value for _, value in offered]
    if counter.id == "tactic-land":
        return {"name": names[0]}
    if counter.by == "unit":
        return {"name": "Mage"}
    if "Mage" not in names:
        return {"name": SPELLS[game]}
    return {"name": f"Mage/{SPELLS[game]}"}


def test_there_are_as_many_counters_as_the_games_declare() -> None:
    assert len(DECLARED) == 94
    assert len({(game, counter.id) for game, counter in DECLARED}) == 94


@pytest.mark.parametrize("game", KEEPING)
async def test_every_counter_of_a_game_is_set_undone_and_done_again(
    hall: Hall, alice: Player, bruno: Player, game: str, tmp_path: Path
) -> None:
    await begin(alice, bruno, game)
    if game == "aos4":
        placed = await alice.types("/terrain what:set-up terrain:wyldwood name:Bois")
        assert placed.answer.refused is None, placed.text
    states = [(await hall.state(alice))[0]]
    for counter in GAMES[game].counters:
        value = FREE if counter.most is None else counter.most
        told = await alice.calls(
            "battle count",
            side="Elfes",
            what=counter.id,
            value=value,
            **await named(alice, game, counter),
        )
        assert told.answer.refused is None, (counter.id, told.text)
        assert f": {value} (before: 0)" in told.text
        states.append((await hall.state(alice))[0])
    assert len(set(states)) == len(GAMES[game].counters) + 1
    for before in reversed(states[:-1]):
        await alice.calls("undo")
        assert (await hall.state(alice))[0] == before
    await hall.restart()
    for after in states[1:]:
        await alice.calls("redo")
        assert (await hall.state(alice))[0] == after
    shown = (await alice.calls("battle count")).outcome["counters"]
    assert len(shown["Elfes"]) == len(GAMES[game].counters)
    assert shown["Orques"] == {}
    file = await exported(alice)
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "fr")
        brought = await chloe.calls("battle import", file=file)
        assert brought.answer.refused is None, brought.text
        assert (await chloe.calls("battle count")).outcome["counters"] == shown
        assert (await chloe.calls("dice verify")).outcome["whole"]


@pytest.mark.parametrize("game", KEEPING)
async def test_a_number_beyond_what_the_game_declares_changes_nothing(
    hall: Hall, alice: Player, bruno: Player, game: str
) -> None:
    await begin(alice, bruno, game)
    before = await hall.state(alice)
    limited = [counter for counter in GAMES[game].counters if counter.most is not None]
    assert limited
    for counter in limited:
        for player, side in ((alice, "Elfes"), (bruno, "Orques")):
            unit = {"name": ("Mage" if player is alice else "Chaman")} if counter.named else {}
            value = (counter.most or 0) + 1
            told = await player.calls(
                "battle count", side=side, what=counter.id, value=value, **unit
            )
            assert told.refused == "count-too-large"
            assert f"0 {'to' if player is alice else 'à'} {counter.most}" in plain(told.text)
            assert_one_sentence(told)
    assert await hall.state(alice) == before


@dataclass(frozen=True)
class Wrong:
    """Options that no count has, the code of their refusal, and a word of it in each language."""

    options: dict[str, object]
    code: str
    english: str
    french: str


WRONG = (
    Wrong({"what": "mana"}, "unknown-counter", "did you mean", "vouliez-vous dire"),
    Wrong({"what": "power-dice", "name": "Mage"}, "count-has-no-name", "one", "un seul"),
    Wrong({"what": "spells-tried"}, "count-needs-name", "unit/spell", "unité/sort"),
    Wrong({"what": "spells-tried", "name": "Mage"}, "count-needs-name", "Mage/", "Mage/"),
    Wrong({"what": "spells-tried", "name": "Elf/fireball"}, "unknown-unit", "Elf", "Elf"),
    Wrong({"what": "spells-tried", "name": "Mage/zz"}, "count-name-unknown", "zz", "zz"),
    Wrong({"side": "Nains", "what": "power-dice"}, "unknown-side", "Nains", "Nains"),
    Wrong({}, "count-needed", "/battle count", "/battle count"),
)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: f"{wrong.code} {wrong.options}")
async def test_what_no_side_counts_is_refused_in_a_sentence(
    hall: Hall, alice: Player, bruno: Player, wrong: Wrong
) -> None:
    await begin(alice, bruno, "blackhammer")
    await alice.calls("battle leave")
    await bruno.calls("battle leave")
    before = await hall.state(alice)
    for player, word in ((alice, wrong.english), (bruno, wrong.french)):
        told = await player.calls("battle count", **{"side": "Elfes", "value": 1, **wrong.options})
        assert told.refused == wrong.code, told.text
        assert word in plain(told.text)
        assert_one_sentence(told)
    assert await hall.state(alice) == before


async def test_a_number_that_stands_is_no_change(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, "t9a")
    await alice.types("/battle count Elfes what:power-dice value:4")
    again = await alice.types('/battle count Elfes what:"Power Dice" value:4')
    assert again.refused == "count-stands"
    assert "Elfes has 4 there already (Power Dice)" in again.text
    assert (await alice.types("/battle count Elfes what:power-dice value:0")).outcome


async def test_a_game_without_counters_says_so(alice: Player, bruno: Player) -> None:
    await alice.types("/battle start game:whfb2 side_one:Elfes side_two:Orques")
    for line in ("/battle count Elfes what:power value:1", "/battle count"):
        told = await bruno.types(line)
        assert told.refused == "no-counters"
        assert "les camps ne comptent rien" in told.text
        assert_one_sentence(told)
    assert await alice.offered("battle count", "what", "") == []


async def test_what_stands_is_shown_with_its_limits(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, "t9a")
    empty = await bruno.calls("battle count")
    assert plain(empty.text).count("nothing yet") == 2
    await alice.types("/battle count Elfes what:power-dice value:4")
    shown = await bruno.types("/battle count Elfes what:power-dice")
    assert "Power Dice: 4 (0 to 12)" in plain(shown.text)
    assert shown.outcome["counters"] == {"Elfes": {"power-dice": 4}}
    both = await alice.types("/battle count what:power-dice")
    assert both.outcome["counters"] == {"Elfes": {"power-dice": 4}, "Orques": {"power-dice": 0}}
    assert "Power Dice: 0 (0 to 12)" in both.text
    log = await alice.types("/battle log count:1")
    assert "count set right" in log.text
    assert "Elfes · Power Dice: 4 (before: 0)" in log.text


async def test_counters_are_offered_with_their_numbers(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, "t9a")
    await alice.types("/battle count Elfes what:power-dice value:4")
    offered = await alice.offered("battle count", "what", "power")
    assert offered[0] == ("Power Dice: 4", "power-dice")
    theirs = await alice.offered("battle count", "what", "power", side="Orques")
    assert theirs[0] == ("Power Dice: 0", "power-dice")
    french = await bruno.offered("battle count", "what", "dés de p", side="Elfes")
    assert (plain(french[0][0]), french[0][1]) == ("Dés de Pouvoir : 4", "power-dice")
    units = await alice.offered("battle count", "name", "", what="spells-tried")
    assert units == [("Mage", "Mage")]
    spells = await alice.offered("battle count", "name", "Mage/fireb", what="spells-tried")
    assert spells[0] == ("Mage/Fireball", "Mage/Fireball")
    await alice.types("/battle count Elfes what:spells-tried name:Mage/Fireball value:1")
    held = await alice.offered("battle count", "name", "fire", what="spells-tried")
    assert held[0] == ("Mage, Fireball", "mage/fireball")
    assert await alice.offered("battle count", "name", "", what="power-dice") == []


async def test_only_its_players_and_a_referee_set_what_a_side_counts(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    judge = hall.player("Dora", "en")
    await begin(alice, bruno, "t9a")
    line = "/battle count Orques what:power-dice value:3"
    assert (await alice.types(line)).refused == "not-your-side"
    assert (await judge.types(line)).refused == "only-players"
    assert (await judge.types("/battle count Orques what:power-dice")).outcome
    assert (await bruno.types(line)).outcome
    await alice.types("/battle pause")
    assert (await bruno.types(line.replace("3", "5"))).refused == "battle-paused"


async def test_a_full_count_offers_the_form_that_corrects_it(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, "blackhammer")
    await alice.calls("battle next", phase="magic")
    assert (await alice.types("/winds dice:3,6")).outcome
    full = await alice.types("/winds dice:3,6")
    assert full.refused == "counter-full"
    assert "/battle count sets it right" in full.text
    asked = await alice.presses(full, "Set the count right")
    assert {name: field.get("value") for name, field in asked.fields.items()} == {
        "side": "Elfes",
        "what": "Winds of magic, this phase",
        "value": "1",
    }
    done = await alice.fills(asked, side="Elfes", what="Winds of magic, this phase", value="0")
    assert "Elfes · Winds of magic, this phase: 0 (before: 1)" in done.text
    assert (await alice.types("/winds dice:3,6")).outcome


async def test_a_spell_tried_by_mistake_is_tried_again_once_its_count_is_right(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, "t9a")
    await alice.calls("battle next", phase="magic")
    await alice.types("/battle count Elfes what:power-dice value:6")
    cast = "/cast wizard:Mage spell:fireball dice_used:2 level:2 dice:"
    tried = await alice.types(f"{cast}1,2")
    assert tried.answer.refused is None, tried.text
    again = await alice.types(f"{cast}5,5")
    assert again.refused == "spell-already-tried"
    assert "Spells tried: Mage, Fireball" in again.text
    asked = await alice.presses(again, "Set the count right")
    assert asked.fields["name"]["value"] == "mage/fireball"
    done = await alice.fills(
        asked, side="Elfes", what="Spells tried", value="0", name="mage/fireball"
    )
    assert done.answer.refused is None, done.text
    assert (await alice.types(f"{cast}5,5")).outcome


async def test_too_few_dice_offer_the_count_of_the_pool_in_french(
    alice: Player, bruno: Player
) -> None:
    await begin(bruno, alice, "t9a")
    await bruno.calls("battle next", phase="magic")
    await bruno.types("/battle count Elfes what:power-dice value:1")
    short = await bruno.types("/cast wizard:Mage spell:fireball dice_used:3 level:2 dice:1,2,3")
    assert short.refused == "pool-too-small"
    assert "/battle count le corrige" in short.text
    asked = await bruno.presses(short, "Corriger le compte")
    wrong = await bruno.fills(asked, side="Elfes", what="Dés de Pouvoir", value="beaucoup")
    assert wrong.refused == "not-a-number"
    done = await bruno.fills(asked, side="Elfes", what="Dés de Pouvoir", value="3")
    assert "Dés de Pouvoir : 3 (avant : 1)" in plain(done.text)


async def test_the_button_is_for_those_who_may_act_for_the_side(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, "blackhammer")
    await alice.calls("battle next", phase="magic")
    await alice.types("/winds dice:3,6")
    full = await alice.types("/winds dice:3,6")
    await bruno.calls("battle leave")
    await alice.calls("battle leave")
    await alice.calls("battle join", side="Orques")
    await bruno.calls("battle join", side="Elfes")
    assert (await alice.presses(full, "Set the count right")).refused == "not-your-side"


async def test_a_count_by_name_tells_the_unit_as_it_is_spelled_and_follows_it_when_it_is_renamed(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """A unit uses Resurrection once a battle, whatever it is called by then."""
    await begin(alice, bruno, "aos4")
    priest = 'unit:"Ana*star *x"'
    prayer = "prayer:Resurrection choice:bank dice:3"
    await in_turn(
        (alice, '/unit add "Ana*star *x" 1 M6 H5 Sv6+ C2 [hero, priest (1)]'),
        (alice, "/battle next phase:hero"),
        (alice, f"/pray {priest} {prayer}"),
    )
    shown = await alice.types("/battle status")
    assert ": Ana\\*star \\*x, Resurrection" in shown.message.embeds[0]["description"]
    before = (await hall.state(alice))[0]
    again = await alice.types(f"/pray {priest} {prayer}")
    assert again.refused == "prayer-used-up"
    await in_turn((alice, '/unit edit "Ana*star *x" name:Bishop'))
    shown = await alice.types("/battle status")
    assert "Bishop, Resurrection" in shown.text
    assert "ana star x" not in shown.text
    assert (await alice.types(f"/pray unit:Bishop {prayer}")).refused == "prayer-used-up"
    await in_turn((alice, "/undo"))
    assert (await hall.state(alice))[0] == before
    assert "Ana*star *x, Resurrection" in (await alice.types("/battle status")).text


async def test_a_spell_of_the_name_of_a_renamed_unit_stays_counted(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, "blackhammer")
    await in_turn(
        (alice, "/battle count what:spells-tried name:Mage/fireball value:1"),
        (alice, "/unit edit Mage name:Fireball"),
        (alice, "/unit edit Fireball name:Witch"),
    )
    told = await alice.types("/battle count what:spells-tried side:Elfes")
    assert "Witch, Fireball" in told.text


async def test_units_whose_names_differ_by_signs_are_counted_apart(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, "blackhammer")
    names = ("Mage 1", "Mage-1", "🔥🔥", "!!!")
    for name in names:
        added = await alice.types(f'/unit add "{name}" 1 M10 T3 W1 Ld8 side:Elfes')
        assert added.answer.refused is None, added.text
    spell = SPELLS["blackhammer"]
    for value, name in enumerate(names, 1):
        counted = {"side": "Elfes", "what": "spells-tried", "name": f"{name}/{spell}"}
        told = await alice.calls("battle count", value=value, **counted)
        assert told.answer.refused is None, told.text
        assert f"{name}, Fireball: {value} (before: 0)" in plain(told.text)
    numbers = (await alice.types("/battle count what:spells-tried side:Elfes")).text
    for value, name in enumerate(names, 1):
        assert f"{name}, Fireball: {value}" in plain(numbers)
    offered = await alice.offered("battle count", "name", "", what="spells-tried", side="Elfes")
    assert set(offered) >= {
        ("Mage 1, Fireball", "mage-1/fireball"),
        ("Mage-1, Fireball", "Mage-1/fireball"),
        ("🔥🔥, Fireball", "🔥🔥/fireball"),
    }
    await in_turn((alice, "/unit remove 🔥🔥"))
    numbers = (await alice.types("/battle count what:spells-tried side:Elfes")).text
    assert "?, Fireball: 3" in plain(numbers)
    assert "Mage-1, Fireball: 2" in plain(numbers)


async def test_a_wizard_whose_name_differs_by_signs_has_tried_nothing_of_anothers(
    alice: Player, bruno: Player
) -> None:
    """A Wizard casts a spell once in a Magic Phase; another may cast it as well."""
    cast = '/cast wizard:"{}" spell:fireball dice_used:2 dice:1,2'
    await begin(alice, bruno, "t9a")
    for name in ("Sage 1", "Sage-1"):
        mage = f'/unit add "{name}" 1 M10 T3 W1 Ld8 Lv2 [wizard] side:Elfes'
        assert (await alice.types(mage)).answer.refused is None
    await in_turn((alice, "/battle next phase:magic"), (alice, "/winds dice:6,4"))
    await in_turn((alice, cast.format("Sage 1")))
    assert (await alice.types(cast.format("Sage 1"))).refused == "spell-already-tried"
    told = await alice.types(cast.format("Sage-1"))
    assert told.answer.refused is None, told.text
