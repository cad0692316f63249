"""The time it takes to say what a side may do now, in the phase in which that takes longest.

An actor is tried until one way works, as the table is looked at; all targets of one act are tried
when somebody asks for them, and every number of a question when its sheet is shown.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import Final

from benchmarks.measuring.desk import CHANNEL, Desk
from benchmarks.measuring.table import Row
from bot.battle.situation import situation_of
from rulesets.core.offering.offers import offers, targets
from rulesets.core.offering.questions import following
from rulesets.core.results.reminder import Situation
from rulesets.core.ruleset.game import Ruleset

LIMIT: Final = 50.0
"""Milliseconds within which the offers of a side are to be there."""
ROUNDS: Final = 5
PHASES: Final = 12
"""Phases that are gone through: more than a turn has."""
_WINDS: Final = {"blackhammer": {}, "t9a": {"what": "flux"}}
"""How the phase of magic begins, after which spells are on offer."""
_GAMES: Final = {
    "blackhammer": (
        "Bows{n} 10 M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8 Rg30",
        "Spears{n} 20 M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8 Sv5+ [standard]",
        "Mage{n} 1 M4 WS4 BS4 S3 T3 W2 I5 A1 Ld8 Lv2 [character]",
        "Bolt{n} 1 M4 WS4 BS4 S3 T7 W3 I4 A1 Ld8 [bolt-thrower]",
    ),
    "whfb2": (
        "Bows{n} 10 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7 Wide5 [bow]",
        "Spears{n} 20 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int8 Cl8 WP8 Wide5 [spear, standard]",
        "Mage{n} 1 M10 WS3 BS3 S3 T3 W2 I4 A1 Ld8 Cl9 WP9 Lv2 MP20 MaxMP20 [character, wizard]",
        "Bolt{n} 1 M0 BS3 S3 T7 W3 Ld8 [war-machine, bolt-thrower]",
    ),
    "aos4": (
        "Blades{n} 5 M5 H2 Sv3+ C1 A2 To3+ Wo3+ Re1 Da1 [infantry]",
        "Lord{n} 1 M12 H8 Sv3+ C2 A5 To3+ Wo3+ Re2 Da2 [hero, cavalry]",
        "Seer{n} 1 M5 H5 Sv4+ C2 A3 To4+ Wo4+ Re1 Da1 [hero, wizard (1)]",
        "Priest{n} 1 M5 H6 Sv3+ C2 A3 To3+ Wo3+ Re1 Da2 [hero, priest (1)]",
    ),
    "t9a": (
        "Bows{n} 10 M5 WS4 BS4 S3 T3 W1 I5 A1 Ld8 Wide5 [longbow, infantry]",
        "Spears{n} 20 M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8 Sv5+ Wide5 [standard, musician, infantry]",
        "Mage{n} 1 M5 WS4 BS4 S3 T3 W2 I5 A1 Ld8 Lv2 [character, wizard]",
        "Bolt{n} 1 M4 WS4 BS4 S3 T7 W3 I4 A1 Ld8 [elven-bolt-thrower, war-machine]",
    ),
}


async def measure(game: str, units: int, rounds: int) -> tuple[float, float, float]:
    """Return the longest times, in milliseconds: of offers, of targets, of questions of a sheet.

    Each is the shortest of some rounds.
    """
    with tempfile.TemporaryDirectory() as folder:
        desk = await Desk.open(f"sqlite:///{folder}/offers.db")
        try:
            await desk.ask("battle start", {"game": game, "side_one": "A", "side_two": "B"})
            lines = _GAMES[game]
            for side in ("A", "B"):
                for n in range(units):
                    line = lines[n % len(lines)].format(n=f"{side}{n}")
                    await desk.ask("unit add", {"line": line, "side": side})
            longest, aimed, asked = 0.0, 0.0, 0.0
            for _ in range(PHASES):
                channel = await desk.store.peek(CHANNEL)
                if channel.board.battle is None:
                    break
                table = situation_of(channel, channel.board.battle, whole_army=True)
                if table.phase == "magic" and game in _WINDS:
                    longest = max(longest, _offers(table, channel.ruleset, rounds))
                    await desk.ask("winds", _WINDS[game])
                    channel = await desk.store.peek(CHANNEL)
                    table = situation_of(channel, channel.board.battle, whole_army=True)
                longest = max(longest, _offers(table, channel.ruleset, rounds))
                aimed = max(aimed, _targets(table, channel.ruleset, rounds))
                asked = max(asked, _sheets(table, channel.ruleset, rounds))
                await desk.ask("battle next")
            return longest, aimed, asked
        finally:
            await desk.store.close()


def _offers(table: Situation, game: Ruleset, rounds: int) -> float:
    """Return the time for the side that takes longer."""
    sides = [side.name for side in table.sides]
    return max(_best(partial(offers, table, game, side), rounds) for side in sides)


def _targets(table: Situation, game: Ruleset, rounds: int) -> float:
    """Return the time for all targets of one act, of the kind that takes longest."""
    acts = {offer.procedure: offer for offer in offers(table, game, table.active.name)}
    times = [_best(partial(targets, table, game, offer), rounds) for offer in acts.values()]
    return max(times, default=0.0)


def _sheets(table: Situation, game: Ruleset, rounds: int) -> float:
    """Return the time for the questions of one act once its target is said, of the slowest kind."""
    longest = 0.0
    acts = {offer.procedure: offer for offer in offers(table, game, table.active.name)}
    for offer in acts.values():
        aimed = targets(table, game, offer)
        if aimed and offer.offering.target is not None:
            said = offer.answered(offer.offering.target, aimed[0])
            longest = max(longest, _best(partial(following, table, game, said), rounds))
    return longest


def _best(work: Callable[[], object], rounds: int) -> float:
    """Return the shortest of a few times of the processor, in milliseconds."""
    found = []
    for _ in range(rounds):
        begun = process_time()
        work()
        found.append(process_time() - begun)
    return min(found) * 1000


def rows(*, small: bool) -> Iterator[Row]:
    """Yield a row for the offers and one for the targets, game by game, small and crowded."""
    for game in _GAMES:
        for units in (4,) if small else (6, 24):
            longest, aimed, asked = asyncio.run(measure(game, units, 1 if small else ROUNDS))
            what = f"{game}, {units} units a side"
            yield Row(f"offers: {what}", longest, LIMIT, "limit", goal=1.0)
            yield Row(f"targets: {what}", aimed, LIMIT, "limit")
            yield Row(f"sheet: {what}", asked, LIMIT, "limit")
