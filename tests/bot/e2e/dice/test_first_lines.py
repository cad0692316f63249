"""First lines of cards in short, over battles that are played: who did it, and no word is cut."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.store.journal.record import Entry
from bot.texts.bundle import escaped
from bot.texts.markup import without_markup
from bot.views.cards.outcome import names_any
from rulesets.core.ruleset.installed import installed_games
from tests.bot.e2e.games.aos4.situations import test_battles_of_sigmar
from tests.bot.e2e.games.blackhammer import test_combat_sequences_of_blackhammer
from tests.bot.e2e.games.blackhammer.situations import test_magic_and_combats
from tests.bot.e2e.games.t9a import (
    test_magic_sequences_of_ninth_age,
    test_plays_of_ninth_age,
)
from tests.bot.e2e.games.whfb2.situations import (
    test_battles_of_second_edition,
    test_routs_and_spells_ended,
)
from tests.bot.e2e.hall import Density, Player, SharedHall, Told
from tests.bot.e2e.playing import UNASKED, in_turn, meet
from tests.bot.e2e.sequences import PRESS, Sequence

PLAYED: Final = {
    "aos4": test_battles_of_sigmar.SEQUENCES,
    "blackhammer": (
        *test_combat_sequences_of_blackhammer.SEQUENCES,
        *test_magic_and_combats.SEQUENCES,
    ),
    "t9a": (*test_magic_sequences_of_ninth_age.SEQUENCES, *test_plays_of_ninth_age.SEQUENCES),
    "whfb2": (
        *test_battles_of_second_edition.SEQUENCES,
        *test_routs_and_spells_ended.SEQUENCES,
    ),
}
"""Battles of each game that other tests hold to its text."""
GAMES: Final = installed_games()
DENSITIES: Final[tuple[Density, ...]] = ("line", "card")
OGRES: Final = "Ogres 6 M5 WS8 BS3 S8 T6 W3 I9 A6 Ld9"
RATS: Final = "Rats 2 M5 WS1 BS1 S1 T1 W1 I1 A1 Ld5"
COMBATS: Final = {
    "blackhammer": ("close-combat", "", "wiped out: Rats", "anéantis : Rats"),
    "t9a": ("combat", "", "wiped out: Rats", "anéantis : Rats"),
    "whfb2": ("combat", " Int5 Cl9 WP9", "wiped out: Rats", "anéantis : Rats"),
}
"""Phase of combat, more values that a unit needs, and what tells of who has nobody left."""
LEAST: Final = 20
"""Outcomes with units that are at least read of each game."""


@pytest.fixture
async def shared(tmp_path: Path, density: Density) -> AsyncIterator[SharedHall]:
    """Keep a hall whose cards have a size."""
    shared = SharedHall(f"sqlite:///{tmp_path / 'lines'}.db", cards=density)
    yield shared
    await shared.close()


async def outcomes(player: Player, sequence: Sequence) -> AsyncIterator[Told]:
    """Play a sequence, all of it by one player, and yield each outcome of a procedure."""
    last: Told | None = None
    for step in (*sequence.opening, *sequence.steps):
        for line in step.lines:
            label = line.removeprefix(PRESS)
            if label != line:
                if last is None or label not in last.buttons:
                    continue
                told = await player.presses(last, label)
            else:
                number = last.outcome.get("entry") if last and "{entry}" in line else None
                told = await player.types(line.replace("{entry}", str(number)))
            if told.answer.refused is not None:
                continue
            last = told
            if "result" in told.outcome:
                yield told


def cut_lines(told: Told) -> Iterator[str]:
    """Yield the beginning of each line of a card that is cut."""
    card = told.answer.card
    for line in (card.title, card.headline, *card.dice, *card.changes):
        if line.endswith("…"):
            yield line.removesuffix("…")


def sides(game: str, entry: Entry, procedure: str) -> tuple[str, ...]:
    """Return the side that acts, of the sides of a sequence, where its units do not."""
    asking = {"active": 0, "other": 1}.get(GAMES[game].procedure(procedure).asked_by or "")
    active = entry.arguments.get("active")
    names = ("Men", "Orcs")
    if asking is None or not isinstance(active, int):
        return ()
    return (names[(active + asking) % len(names)],)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("density", DENSITIES)
@pytest.mark.parametrize("game", PLAYED)
async def test_a_first_line_names_who_acts_and_cuts_no_word(
    shared: SharedHall, game: str, density: str, locale: str
) -> None:
    read = 0
    for sequence in PLAYED[game]:
        hall = await shared.enter()
        player = hall.player("Ana", locale)
        await in_turn((player, f"/settings language:{locale}"))
        async for told in outcomes(player, sequence):
            (entry, *_) = await hall.entries(player)
            assert entry.number == told.outcome["entry"]
            card = told.answer.card
            units = tuple(map(escaped, entry.arguments["units"]))
            who = units or sides(game, entry, told.outcome["procedure"])
            assert not who or names_any(card.headline, who), told.text
            top = f"{card.title}\n{card.headline}"
            assert density != "line" or all(names_any(top, [unit]) for unit in units), told.text
            for begun in cut_lines(told):
                await assert_whole_words(player, told, begun)
            read += bool(units)
    assert read >= LEAST


@pytest.mark.parametrize("density", DENSITIES)
@pytest.mark.parametrize("game", COMBATS)
@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_round_names_who_wins_and_who_has_nobody_left(
    shared: SharedHall, game: str, locale: str
) -> None:
    phase, more, *words = COMBATS[game]
    player = (await shared.enter()).player("Ana", locale)
    metric = "M10cm" if game == "whfb2" else "M5"
    ogres, rats = (unit.replace("M5", metric) + more for unit in (OGRES, RATS))
    await in_turn(
        (player, f"/settings language:{locale}"),
        (player, f"/battle start game:{game} side_one:Men side_two:Orcs house:{UNASKED}"),
        (player, f"/unit add {ogres} side:Men"),
        (player, f"/unit add {rats} side:Orcs"),
        (player, f"/battle next phase:{phase}"),
    )
    await meet(player, "Ogres", "Rats")
    told = await player.types("/fight Ogres enemy:Rats")
    assert told.answer.refused is None, told.text
    headline = told.answer.card.headline.replace("\N{NO-BREAK SPACE}", " ")
    assert words[locale == "fr"] in headline
    assert "Ogres" in headline


async def assert_whole_words(player: Player, told: Told, begun: str) -> None:
    """Hold a line that is cut to ending with a word of the whole one, where that is told."""
    label = "Details" if "Details" in told.buttons else "Détails"
    whole = await player.presses(told, label)
    card = whole.answer.card
    kept = without_markup(begun).rstrip()
    for line in map(without_markup, (card.title, card.headline, *card.dice, *card.changes)):
        if line.startswith(kept):
            assert re.match(r"\W|\Z", line[len(kept) :]), told.text
