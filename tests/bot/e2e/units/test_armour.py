"""Armour in the lines of units: the save that the text gives it, told and put right by a press."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Player

HUMANS = {
    "blackhammer": "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7",
    "whfb2": "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7",
    "t9a": "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7",
}


async def _begin(player: Player, game: str) -> None:
    await player.calls("battle start", game=game, side_one="Mine", side_two="Others")
    await player.calls("battle join", side="Mine")


@pytest.mark.parametrize(
    ("game", "gear", "note", "ways"),
    [
        # [BlackHammer L1240-1312]: a shield betters light armour, barding a mount.
        (
            "blackhammer",
            "light armour, shields, spears",
            "Sv5+ for light armour, Shield, on foot.",
            ["Sv4+ · mounted", "Sv3+ · on barded mounts"],
        ),
        (
            "blackhammer",
            "heavy armour, cavalry",
            "Sv4+ for heavy armour, mounted.",
            ["Sv3+ · on barded mounts"],
        ),
        (
            "blackhammer",
            "heavy armour, shield, barding",
            "Sv2+ for heavy armour, barding, Shield.",
            [],
        ),
        # [Warhammer 2 L1323-1342]
        (
            "whfb2",
            "light armour",
            "Sv6+ for light armour, on foot.",
            ["Sv5+ · mounted", "Sv4+ · on barded mounts"],
        ),
        ("whfb2", "heavy armour, shields, barded", "Sv2+ for heavy armour, barded, Shield.", []),
        # [The 9th Age R L804-826]: every piece adds one, two or three.
        ("t9a", "light armour", "Sv6+ for light armour.", []),
        ("t9a", "plate armour, shields", "Sv3+ for plate armour, Shield.", []),
        (
            "t9a",
            "heavy armour, shields, cavalry",
            "No save yet for heavy armour, Shield: how much does the mount protect?",
            [
                "Sv4+ · no Mount’s Protection",
                "Sv3+ · Mount’s Protection 6+",
                "Sv2+ · Mount’s Protection 5+",
            ],
        ),
    ],
)
async def test_the_armour_of_a_line_is_told_with_its_save_and_the_other_ways_to_wear_it(
    alice: Player, game: str, gear: str, note: str, ways: list[str]
) -> None:
    await _begin(alice, game)
    told = await alice.types(f"/unit add 10 Guard {HUMANS[game]} {gear}")
    assert told.answer.refused is None
    assert f"▸ {note}" in told.lines
    assert "Left out" not in told.text
    assert [label for label in told.buttons if label != "Undo"] == ways
    saved = note[:4] if note.startswith("Sv") else "no save"
    assert (saved in told.lines[0]) is note.startswith("Sv")


async def test_a_press_sets_the_save_of_armour_worn_otherwise(alice: Player) -> None:
    await _begin(alice, "blackhammer")
    told = await alice.types(f"/unit add 10 Guard {HUMANS['blackhammer']} heavy armour, shields")
    assert "Sv4+" in told.lines[0]
    changed = await alice.presses(told, "Sv2+ · on barded mounts")
    assert "Guard: unit changed." in changed.text
    assert "Sv2+" in (await alice.types("/unit show Guard")).text


@pytest.mark.parametrize(
    ("gear", "kept", "left"),
    [
        ("light armour, choppas", "Sv6+ for light armour", "choppas"),
        ("light armour, heavy armour", None, "light armour, heavy armour"),
        ("gromril armour", None, "gromril armour"),
        ("plate armour", None, "plate armour"),
    ],
)
async def test_what_gives_no_save_for_certain_is_left_out_and_told(
    alice: Player, gear: str, kept: str | None, left: str
) -> None:
    await _begin(alice, "blackhammer")
    told = await alice.types(f"/unit add 10 Guard {HUMANS['blackhammer']} {gear}")
    assert f"Left out, as no rule of this game reads it: {left}." in told.text
    assert ("Sv" in told.lines[0]) is (kept is not None)
    assert kept is None or kept in told.text


async def test_a_save_that_is_told_counts_with_its_armour_in_it(alice: Player) -> None:
    await _begin(alice, "blackhammer")
    told = await alice.types(f"/unit add 10 Guard {HUMANS['blackhammer']} heavy armour Sv3+")
    assert "▸ Save as told: Sv3+ (heavy armour included)." in told.lines
    assert told.buttons == ["Undo"]


async def test_the_form_for_a_line_holds_the_save_of_its_armour(alice: Player) -> None:
    await _begin(alice, "blackhammer")
    asked = await alice.types("/unit add Grail Knights M8 WS4 heavy armour, shield")
    assert asked.fields["profile"]["value"] == "M8 WS4 Sv4+"
    about = [part["description"] for part in asked.reply.modal["components"]]  # type: ignore[index]
    assert "Sv4+ for heavy armour, Shield, on foot." in about


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ("Barded Watch 10 {0} light armour", "Sv6+ for light armour, on foot."),
        ("Bardes 10 {0} light armour", "Sv6+ for light armour, on foot."),
        ("Watch 10 {0} light armour, no barding", "Sv6+ for light armour, on foot."),
        ("Watch 10 {0} light armour, without barding", "Sv6+ for light armour, on foot."),
        ("Watch 10 {0} light armour, barding", "Sv4+ for light armour, barding."),
    ],
)
async def test_barding_is_neither_in_a_name_nor_where_it_is_denied(
    alice: Player, line: str, note: str
) -> None:
    await _begin(alice, "blackhammer")
    told = await alice.types(f"/unit add {line.format(HUMANS['blackhammer'])} side:Mine")
    assert note in told.text, told.text


@pytest.mark.parametrize("gear", ["light armour or heavy", "heavy armour, or light"])
async def test_of_two_suits_to_choose_from_none_is_worn(alice: Player, gear: str) -> None:
    await _begin(alice, "blackhammer")
    told = await alice.types(f"/unit add Watch 10 {HUMANS['blackhammer']} {gear} side:Mine")
    assert "Sv" not in told.text.split("Left out")[0], told.text


async def test_a_shield_alone_saves_by_the_text_of_each_game(alice: Player) -> None:
    """One point in The 9th Age [R L804-826]; the chart of Warhammer has no row for it [L1323]."""
    await _begin(alice, "t9a")
    told = await alice.types(f"/unit add 10 Guard {HUMANS['t9a']} shields side:Mine")
    assert "▸ Sv6+ for Shield." in told.lines
    await alice.types("/battle end")
    await _begin(alice, "whfb2")
    asked = await alice.types(f"/unit add 10 Guard {HUMANS['whfb2']} shields side:Mine")
    assert "No save yet for Shield: the chart has no row for it alone" in asked.text
    assert asked.buttons == ["Sv6+ · on foot", "Sv5+ · mounted", "Sv4+ · on barded mounts", "Undo"]
    await alice.presses(asked, "Sv6+ · on foot")
    assert "Sv6+" in (await alice.calls("unit show", unit="Guard")).text
