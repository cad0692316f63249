"""A season through commands alone: eight players, forty battles, four games, a map fought over.

What it should come to is noted beside it, by another way than the bot's.
"""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from dataclasses import dataclass, field, replace
from typing import Any, Final

from localdiscord import Upload
from tests.bot.e2e.hall import SEES, Hall, Player, Told

NAME: Final = "Four winds"
GAMES: Final = ("blackhammer", "t9a", "whfb2", "aos4")
NAMES: Final = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
LATE: Final = "Hal"
"""Who joins in the third round."""
RULE: Final = 'win:4 draw:2 loss:0 bye:3 late:1 bonus:"500=1, 1000=2/-1" tie_breaks:"{}"'
TIES: Final = "head-to-head, difference, wins"
ROUNDS: Final = 5
BATTLES: Final = 40
LEFT_OPEN: Final = 35
"""A battle whose dispute nobody settles."""
REGIONS: Final = tuple(
    f"{where} {what}"
    for where in ("North", "South")
    for what in ("Pass", "Mine", "Gate", "Keep", "Ford")
)
MAP: Final = "\n".join(
    f"{name}{f' ({NAMES[index]})' if index < 7 else ''}: {REGIONS[(index + 1) % len(REGIONS)]}"
    for index, name in enumerate(REGIONS)
)
"""A ring; each of those who are there from the start has a region, three are nobody's."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A battle as it should count; `winner` None for a draw, `counts` False for not at all."""

    one: str
    two: str | None
    winner: str | None
    points: tuple[int, int]
    region: str = ""
    counts: bool = True


@dataclass(slots=True)
class Season:
    """A season that is played, with what was noted of it.

    Attributes:
        battles: What was noted, in order of their numbers.
        given: Regions given by the organiser: after which battle, which, to whom.
    """

    hall: Hall
    olga: Player
    players: dict[str, Player]
    battles: list[Noted] = field(default_factory=list)
    given: list[tuple[int, str, str | None]] = field(default_factory=list)
    dice: random.Random = field(default_factory=lambda: random.Random(40))  # noqa: S311 - the same season each time

    async def play(self) -> None:
        """Play it from its first command to its last."""
        await told(self.olga, f'/campaign create name:"{NAME}"')
        await told(self.olga, f"/campaign rule {RULE.format(TIES)}")
        for name in NAMES:
            if name != LATE:
                await told(self.players[name], f"/campaign join faction:{self.faction()}")
        await told(self.olga, "/territory rule over_links:true")
        drawn = await self.olga.calls("territory draw", file=Upload("map.txt", MAP.encode()))
        assert len(drawn.outcome["regions"]) == len(REGIONS)
        for number in range(1, ROUNDS + 1):
            if number == 3:
                await told(self.players[LATE], f"/campaign join faction:{self.faction()}")
            await self.round(number)
            if number < ROUNDS:
                await told(self.olga, "/campaign round")
        # What turns out wrong at the end changes all that came after it.
        early = next(
            at for at, battle in enumerate(self.battles) if battle.region and battle.counts
        )
        await told(self.olga, f'/campaign void battle:{early + 1} reason:"it was a game of chess"')
        self.battles[early] = replace(self.battles[early], counts=False)

    def faction(self) -> str:
        return self.dice.choice(["Orcs", "Elves", "Dwarfs"])

    async def round(self, number: int) -> None:
        """Fight the battles of a round, after a challenge, with a bye where they are odd."""
        names = [each for each in NAMES if each != LATE or number >= 3]
        draw = await told(self.olga, "/campaign pairings draw:swiss")
        for pair in draw["pairs"]:
            if pair["two"] is None:
                await told(self.olga, f"/campaign bye player:{pair['one']}")
                self.battles.append(Noted(pair["one"], None, pair["one"], (0, 0)))
        first, second = self.dice.sample(names, 2)
        sent = await self.players[first].types(f"/challenge send opponent:{second}")
        await pressed_often(self.players[second], sent, "Accept")
        shown = await told(self.olga, "/campaign pairings")
        assert {"one": first, "two": second, "told": False, "region": None} in shown["pairs"]
        while len(self.battles) < BATTLES * number // ROUNDS:
            await self.battle(*self.dice.sample(names, 2))
        name = self.dice.choice(names)
        region = self.dice.choice(REGIONS)
        held = await told(self.olga, "/territory map")
        if {"region": region, "owner": name} not in [
            {"region": each["region"], "owner": each["owner"]} for each in held["regions"]
        ]:
            await told(self.olga, f'/territory give region:"{region}" player:{name}')
            self.given.append((len(self.battles), region, name))

    async def battle(self, first: str, second: str) -> None:
        """Log a battle and do with it what its number says."""
        number = len(self.battles) + 1
        region = await self.aim(first, second) if number % 3 else ""
        low, high = sorted(self.dice.sample(range(2000), 2))
        won = self.dice.choice(["i-won", "i-lost", "drawn"])
        points = {"i-won": (high, low), "i-lost": (low, high), "drawn": (low, low)}[won]
        winner = {"i-won": first, "i-lost": second, "drawn": None}[won]
        over = f' region:"{region}"' if region else ""
        logged = await self.players[first].types(
            f"/campaign log outcome:{won} opponent:{second} own_points:{points[0]}"
            f" their_points:{points[1]} game:{GAMES[number % 4]} size:2000{over}"
        )
        assert logged.outcome["battle"]["number"] == number
        noted = Noted(first, second, winner, points, region)
        self.battles.append(await self.answered(number, noted, logged))

    async def aim(self, first: str, second: str) -> str:
        """Return a region that the first may take from the second, or that nobody owns; or none."""
        found = await told(self.olga, f"/territory targets player:{first}")
        held = await told(self.olga, "/territory map")
        owners = {row["region"]: row["owner"] for row in held["regions"]}
        open_to = [name for name in found["targets"][first] if owners[name] in (second, None)]
        return self.dice.choice(open_to) if open_to else ""

    async def answered(self, number: int, noted: Noted, logged: Told) -> Noted:
        """Confirm, dispute, strike or put right a battle; return what it counts as then."""
        other = self.players[str(noted.two)]
        if number % 7 == 0:
            await pressed_often(other, logged, "Dispute")
            if number == LEFT_OPEN:
                return replace(noted, counts=False)
            await told(self.olga, f"/campaign settle battle:{number} outcome:drawn")
            return replace(noted, winner=None)
        if number % 11 == 0:
            await pressed_often(other, logged, "Confirm")
            await told(self.olga, f"/campaign void battle:{number}")
            return replace(noted, counts=False)
        if number % 9 == 0:
            points = f"points_one:{noted.points[0] + 100} points_two:{noted.points[1] + 100}"
            logged = await self.players[noted.one].types(f"/campaign edit battle:{number} {points}")
            noted = replace(noted, points=(noted.points[0] + 100, noted.points[1] + 100))
        if number == BATTLES:
            return replace(noted, counts=False)  # nobody answers the last one
        await pressed_often(other, logged, "Confirm")
        if number % 13 == 0:
            other_way = (
                ("first-won", noted.one) if noted.winner == noted.two else ("second-won", noted.two)
            )
            await told(self.olga, f"/campaign edit battle:{number} outcome:{other_way[0]}")
            return replace(noted, winner=other_way[1])
        return noted


async def opened(hall: Hall) -> Season:
    """Seat those who play a season."""
    olga = hall.player("Olga", "en", permissions=SEES)
    return Season(hall, olga, {name: hall.player(name, "en", permissions=SEES) for name in NAMES})


async def told(player: Player, line: str) -> dict[str, Any]:
    """Type a command that must not be refused; return what it tells."""
    return (await player.types(line)).outcome


async def pressed_often(player: Player, under: Told, button: str) -> None:
    """Press a button several times at once: it has its effect once."""
    pressed = await asyncio.gather(*(player.presses(under, button) for _ in range(3)))
    assert sorted(each.answer.refused is None for each in pressed) == [False, False, True]


def expected_standings(season: Season) -> list[tuple[int, str, int]]:
    """Return place, name and points of each, counted player by player from what was noted."""
    counted = [battle for battle in season.battles if battle.counts]

    def gained(name: str, among: set[str] | None = None) -> int:
        total = 0
        for each in counted:
            if name not in (each.one, each.two):
                continue
            if among is not None and (each.two is None or {each.one, str(each.two)} - among):
                continue
            if each.two is None:
                total += 3
                continue
            own = each.points[0] if name == each.one else each.points[1]
            margin = own - (sum(each.points) - own)
            if each.winner is None:
                total += 2
            elif each.winner == name:
                # A victory by fewer points than the other's has no bonus.
                total += 4 + (2 if margin >= 1000 else 1 if margin >= 500 else 0)
            elif margin <= -1000:
                total -= 1
        return total

    def difference(name: str) -> int:
        fought = [each for each in counted if each.two is not None]
        first = sum(each.points[0] - each.points[1] for each in fought if each.one == name)
        return first + sum(each.points[1] - each.points[0] for each in fought if each.two == name)

    points = {name: gained(name) + (2 if name == LATE else 0) for name in NAMES}
    wins = {
        name: sum(each.winner == name and each.two is not None for each in counted)
        for name in NAMES
    }
    keys = {
        name: (
            points[name],
            gained(name, {other for other in NAMES if points[other] == points[name]}),
            difference(name),
            wins[name],
        )
        for name in NAMES
    }
    return sorted(
        (
            (1 + sum(keys[other] > keys[name] for other in NAMES), name, points[name])
            for name in NAMES
        ),
        key=lambda row: (row[0], NAMES.index(row[1])),
    )


def expected_owners(season: Season) -> dict[str, str | None]:
    """Return who owns what, as the sets of what each holds, battle by battle."""
    holds: dict[str | None, set[str]] = defaultdict(set)
    for index, region in enumerate(REGIONS):
        holds[NAMES[index] if index < 7 else None].add(region)
    ring = len(REGIONS)
    beside = {
        name: {REGIONS[index - 1], REGIONS[(index + 1) % ring]}
        for index, name in enumerate(REGIONS)
    }

    def move(region: str, to: str | None) -> None:
        for held in holds.values():
            held.discard(region)
        holds[to].add(region)

    for number, battle in enumerate(season.battles, 1):
        won = battle.winner
        if battle.region and battle.counts and won is not None and battle.two is not None:
            beaten = battle.two if won == battle.one else battle.one
            near = not holds[won] or holds[won] & beside[battle.region]
            if near and battle.region in holds[beaten] | holds[None]:
                move(battle.region, won)
        for after, region, to in season.given:
            if after == number:
                move(region, to)
    return {region: owner for owner, held in holds.items() for region in held}
