"""The luck of all players: how their dice fell, against what was to be expected."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

from bot.battle.past import past
from bot.battle.story.luck import Luck, Person, Share, Source, Tally, WatchedDice, person_of
from bot.commands.declaring.command import command
from bot.commands.declaring.shared import BattleName, PlayerName
from bot.commands.dice.lucky_owners import Owners
from bot.commands.journal.past_battle import PastBattle, find_actor, journal_at
from bot.commands.journal.replaying import is_roll, recorded_choices, recorded_faces, replay
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.board import Board
from bot.store.journal.record import Entry, read_entry
from bot.store.tables.battle import EntryRow
from bot.texts.markup import without_markup
from bot.views.cards.card import Card
from bot.views.cards.luck import luck_lines
from bot.views.interface.embed import cut
from bot.views.pictures.luck_picture import picture
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.die import die_named
from rulesets.dice.request import Purpose, Roll

_LONGEST_ABOUT: Final = 1024
"""Characters that Discord takes to describe a picture."""
_ANY: Final = Purpose("attack")


def count_rows(
    tally: Tally, ruleset: Ruleset, rows: Iterable[EntryRow], board: Board | None = None
) -> None:
    """Take entries as they are stored into a tally; secret ones stay out."""
    for row in rows:
        if not row.secret:
            count_entry(tally, ruleset, read_entry(row), board)


def count_entry(tally: Tally, ruleset: Ruleset, entry: Entry, board: Board | None = None) -> None:
    """Take an entry into a tally: each roll goes to whoever plays the unit it was made for.

    Args:
        tally: The tally.
        ruleset: The game.
        entry: The entry.
        board: The units and players of its battle; without them all goes to whoever acted.
    """
    if entry.dice is None or not is_roll(entry):
        return
    source: Source = "typed"
    if entry.dice.origin in ("fair", "mixed"):
        source = "fair" if entry.dice.origin == "fair" else "mixed"
    watched = WatchedDice(recorded_faces(entry.dice), recorded_choices(entry))
    played = replay(ruleset, entry, watched).played
    if played is not None:
        # Where successes were counted, nobody read the faces.
        read = all(part.source != "counted" for part in entry.dice.parts)
        rolls = [roll for roll in played.record if read and isinstance(roll, Roll)]
        actor = (entry.actor.id, entry.actor.name)
        owners = Owners(ruleset, entry, played.procedure, board)
        tally.take(actor, source, rolls, watched, owners.player_of)
        return
    drawn = [Roll(_ANY, die_named(draw.die), draw.marks) for draw in entry.dice.draws]
    tally.take((entry.actor.id, entry.actor.name), source, drawn, None)


async def tallied(earlier: PastBattle) -> Tally:
    """Return the tally of a journal's dice, counted beside the event loop."""
    tally = Tally()
    context = earlier.context
    loop = asyncio.get_running_loop()
    async for rows in past.pages(context.store, earlier.journal_id):
        count = partial(count_rows, tally, context.ruleset, rows, earlier.board)
        await loop.run_in_executor(context.chances, count)
    return tally


@command("dice stats")
async def stats(
    context: CommandContext,
    *,
    player: PlayerName = None,
    battle: BattleName = None,
) -> Reply:
    """Answer `/dice stats`."""

    async def found() -> Answer:
        earlier = await journal_at(context, battle)
        only: Person | None = None
        if player:
            only = person_of(*await find_actor(earlier, player))
        players = (await tallied(earlier)).shares(only)
        loop = asyncio.get_running_loop()
        drawing = partial(picture, earlier.context.texts, players)
        return _answer(earlier, players, await loop.run_in_executor(context.chances, drawing))

    return Promise(found(), lambda told: told)


def _answer(earlier: PastBattle, players: Sequence[Share], image: bytes | None) -> Answer:
    texts = earlier.context.texts
    title = texts("stats-title")
    if earlier.past is not None:
        title = texts("stats-title-of", battle=earlier.past.battle.name)
    lines = tuple(luck_lines(texts, players))
    thrown = sum(counts.total() for share in players for counts in share.luck.marks.values())
    headline = texts("stats-thrown", count=thrown)
    data = luck_data(players)
    files: tuple[Attachment, ...] = ()
    if image is not None:
        said = without_markup("\n".join((title, headline, *lines)))
        files = (Attachment("dice.png", image, cut(said, _LONGEST_ABOUT)),)
    return Answer(Card(title, headline, lines), details=lambda: data, files=files)


def luck_data(players: Sequence[Share]) -> dict[str, Any]:
    """Return the dice of some players as data."""
    return {
        "players": [
            {
                "player": name,
                "source": source,
                "dice": [
                    {
                        "die": die,
                        "count": fit.count,
                        "faces": {str(mark): luck.marks[die][mark] for mark in _faces(die)},
                        "mean": fit.mean,
                        "expected": fit.expected,
                        "chi_squared": fit.statistic,
                        "chance": fit.chance,
                    }
                    for die, fit in luck.fits().items()
                ],
                "tests": _score_data(luck, "tests"),
                "attacks": _score_data(luck, "attacks"),
            }
            for name, source, luck in players
        ]
    }


def _faces(die: str) -> tuple[int, ...]:
    return tuple(sorted(set(die_named(die).marks)))


def _score_data(luck: Luck, name: str) -> dict[str, float | None]:
    score = luck.tests if name == "tests" else luck.attacks
    return {"actual": score.actual, "expected": score.expected, "share": score.share}
