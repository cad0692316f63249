"""Suggestions offered while a player types."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import begin


def values(offers: list[tuple[str, str]]) -> list[str]:
    """Return the values of offers, which must be fit for Discord."""
    assert len(offers) <= 25
    for name, value in offers:
        assert 1 <= len(name) <= 100
        assert 1 <= len(value) <= 100
    return [value for _, value in offers]


async def test_units_of_the_battle_are_offered(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    assert values(await alice.offered("shoot", "unit", "")) == ["Archers", "Orques"]
    assert values(await bruno.offered("shoot", "target", "orq"))[0] == "Orques"
    assert values(await alice.offered("unit show", "unit", "ARCH"))[0] == "Archers"
    assert values(await alice.offered("shoot", "unit", "zzzz")) == []


async def test_nothing_is_offered_without_a_battle(alice: Player) -> None:
    assert await alice.offered("shoot", "unit", "") == []
    assert await alice.offered("battle join", "side", "") == []


async def test_sides_are_offered(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    assert values(await bruno.offered("battle join", "side", "")) == ["Elfes", "Peaux-Vertes"]
    assert values(await bruno.offered("unit add", "side", "peaux")) == ["Peaux-Vertes"]


async def test_phases_are_offered_by_their_names(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    english = await alice.offered("battle next", "phase", "")
    french = await bruno.offered("battle next", "phase", "")
    assert values(english) == values(french)
    assert "Shooting" in [name for name, _ in english]
    assert "Tir" in [name for name, _ in french]
    assert values(await bruno.offered("battle next", "phase", "ma"))[0] == "magic"


@pytest.mark.parametrize(
    ("name", "locale", "typed", "offered"),
    [
        ("Alice", "en", "pois", "Poisoned"),
        ("Bruno", "fr", "attaque empoi", "Attaque empoisonnée"),
        ("Alice", "en", "hatred, kill", "hatred, Killing blow"),
        ("Bruno", "fr", "haine, coup", "haine, Coup fatal"),
    ],
)
async def test_rules_are_offered_one_after_the_other(
    hall: Hall, name: str, locale: str, typed: str, offered: str
) -> None:
    offers = await hall.player(name, locale).offered("shoot", "rules", typed)
    found = [value.lower() for value in values(offers)]
    assert any(value.startswith(offered.lower()[: len(typed) + 3]) for value in found), found


async def test_rules_that_change_nothing_are_not_offered(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    offers = await alice.offered("panic", "rules", "")
    assert values(offers)[0] == "Near the General"
    assert "Large target" not in values(offers)


async def test_an_offered_rule_is_accepted(hall: Hall) -> None:
    for locale in ("en", "fr"):
        player = hall.player("Alice", locale)
        offers = values(await player.offered("shoot", "rules", "pois"))
        line = f"/shoot unit:Elves 10 BS3 target:Orcs 20 T4 W1 s:3 rules:{offers[0]} odds:yes"
        assert (await player.types(line)).answer.refused is None


@pytest.mark.parametrize(
    ("locale", "typed"), [("en", "break"), ("fr", "test de moral"), ("en", "test de moral")]
)
async def test_procedures_are_offered_in_either_language(
    hall: Hall, locale: str, typed: str
) -> None:
    player = hall.player("Alice", locale)
    assert "break_test" in values(await player.offered("roll", "notation", typed))
    assert "break_test" in values(await player.offered("odds", "question", typed))


async def test_every_letter_offers_something_to_resolve(alice: Player) -> None:
    assert len(values(await alice.offered("roll", "notation", ""))) == 25


async def test_values_of_a_procedure_are_offered_by_name_then_by_value(bruno: Player) -> None:
    assert values(await bruno.offered("roll", "notation", "scatter m"))[0] == "scatter misfire"
    assert await bruno.offered("roll", "notation", "3d6 di") == []
    first = await bruno.offered("roll", "values", "", notation="break_test")
    assert "ld:" in values(first)
    assert any("Commandement" in name for name, _ in first)
    second = values(await bruno.offered("roll", "values", "ld:8 lo", notation="break_test"))
    assert second == ["ld:8 lost_by:"]
    third = values(await bruno.offered("roll", "values", "cause:", notation="panic_test"))
    assert "cause:losses" in third
    assert await bruno.offered("roll", "values", "", notation="tea_test") == []


async def test_commands_are_offered_to_who_asks_for_help(bruno: Player) -> None:
    assert values(await bruno.offered("help", "command", "/bat"))[0].startswith("battle")


async def test_a_very_long_word_offers_nothing(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    for option in ("unit", "rules"):
        assert values(await alice.offered("shoot", option, "x" * 280)) == []


async def test_what_is_too_long_to_be_a_value_is_not_offered_cut(alice: Player) -> None:
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    long = "The exceedingly long-winded regiment of archers from afar"
    await alice.types(f'/unit add "{long} 10 Ld7"')
    await alice.types("/unit add Archers 10 Ld7")
    typed = f"{long}; arch"
    offers = await alice.offered("unit show", "unit", typed)
    assert values(offers) == [f"{long}; Archers"]
    assert values(await alice.offered("unit show", "unit", f"{long}; the exc")) == []
