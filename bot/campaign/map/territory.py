"""The owners of regions: worked out from the first owners, the battles that count, and changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Effect: TypeAlias = Literal["taken", "held", "drawn", "begun", "no-link", "other-owner"]
"""The effect of a battle on its region: it changed hands; its owner won; nobody won; more victories
are needed; its winner holds nothing beside it; its owner was not the one beaten."""


@dataclass(frozen=True, slots=True)
class Region:
    """A region of a map.

    Attributes:
        name: What it is called; a map has each name once.
        owner: The membership that owned it first, None for nobody.
        links: The names of the regions beside it; each of them names this one too.
    """

    name: str
    owner: int | None = None
    links: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Conquest:
    """The rule by which regions are won.

    Attributes:
        over_links: Whether a region is only taken by who holds one beside it; who holds none at
            all may begin anywhere.
        from_owner: Whether a region that is owned is only taken by beating its owner.
        wins: Victories for a region, one after the other, that take it.
    """

    over_links: bool = False
    from_owner: bool = True
    wins: int = 1


@dataclass(frozen=True, slots=True)
class Fight:
    """A battle for a region that counts.

    Attributes:
        at: When it was fought, in milliseconds since 1970.
        number: Its number in the campaign.
        winner: The membership of who won, None for a draw.
    """

    at: int
    number: int
    region: str
    parties: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class Grant:
    """A region given to somebody by an organiser.

    Attributes:
        at: From when, in milliseconds since 1970.
        order: Which came first of two at the same moment.
        owner: The membership, None for nobody.
    """

    at: int
    order: int
    region: str
    owner: int | None


@dataclass(frozen=True, slots=True)
class Step:
    """An event in the history of a region.

    Attributes:
        owner: Who owned it after.
        before: Who did before.
        fight: The battle, None where an organiser gave it.
        effect: What the battle did.
        wins: Victories of its winner in a row, while more are needed.
    """

    region: str
    at: int
    before: int | None
    owner: int | None
    fight: Fight | None = None
    effect: Effect = "taken"
    wins: int = 0


@dataclass(frozen=True, slots=True)
class Territory:
    """A map as it is.

    Attributes:
        regions: All of them by name, in the organiser's order.
        owners: The memberships that own them now.
        steps: What happened, oldest first.
    """

    regions: Mapping[str, Region]
    owners: Mapping[str, int | None]
    steps: Sequence[Step]
    rule: Conquest

    def targets(self, member: int) -> tuple[str, ...]:
        """Return the regions that a player may attack, in the organiser's order."""
        return tuple(region for region in self.regions if self.may_attack(member, region))

    def may_attack(self, member: int, region: str) -> bool:
        """Return whether a player may attack a region."""
        return self.owners[region] != member and (
            not self.rule.over_links or _reaches(self.regions, self.owners, member, region)
        )

    def barred(self, region: str, parties: Iterable[int]) -> Effect | None:
        """Return the reason why neither of two could take a region, None if one of them may."""
        both, owner = tuple(parties), self.owners[region]
        if self.rule.from_owner and owner is not None and owner not in both:
            return "other-owner"
        if any(self.may_attack(member, region) for member in both):
            return None
        return "no-link"


def territory(
    regions: Iterable[Region],
    rule: Conquest,
    fights: Iterable[Fight] = (),
    grants: Iterable[Grant] = (),
) -> Territory:
    """Return the owners of all regions, and the history of each.

    A battle that no longer counts, or counts otherwise, is treated so from the start.

    Args:
        regions: The map.
        rule: How regions are won.
        fights: The battles that count, of those for a region; others on the map are left out.
        grants: What organisers changed; of the same moment they come before battles.
    """
    by_name = {region.name: region for region in regions}
    owners = {region.name: region.owner for region in by_name.values()}
    rows: dict[str, tuple[int, int]] = {}  # who won last for a region, how often in a row
    steps: list[Step] = []
    events: list[tuple[tuple[int, int, int], Fight | Grant]] = [
        *(((grant.at, 0, grant.order), grant) for grant in grants if grant.region in by_name),
        *(((fight.at, 1, fight.number), fight) for fight in fights if fight.region in by_name),
    ]
    for _, event in sorted(events, key=lambda dated: dated[0]):
        name, before = event.region, owners[event.region]
        if isinstance(event, Grant):
            owners[name] = event.owner
            rows.pop(name, None)
            steps.append(Step(name, event.at, before, event.owner))
            continue
        effect = _effect(by_name, owners, rule, event)
        won = 0
        if effect == "taken" and event.winner is not None:
            last, count = rows.pop(name, (event.winner, 0))
            won = count + 1 if last == event.winner else 1
            if won < rule.wins:
                rows[name] = (event.winner, won)
                effect = "begun"
            else:
                owners[name] = event.winner
        elif effect in ("held", "drawn"):
            rows.pop(name, None)
        steps.append(Step(name, event.at, before, owners[name], event, effect, won))
    return Territory(by_name, owners, steps, rule)


def _effect(
    regions: Mapping[str, Region], owners: Mapping[str, int | None], rule: Conquest, fight: Fight
) -> Effect:
    owner, winner = owners[fight.region], fight.winner
    if winner is None:
        return "drawn"
    if owner == winner:
        return "held"
    if rule.from_owner and owner is not None and owner not in fight.parties:
        return "other-owner"
    if rule.over_links and not _reaches(regions, owners, winner, fight.region):
        return "no-link"
    return "taken"


def _reaches(
    regions: Mapping[str, Region], owners: Mapping[str, int | None], member: int, region: str
) -> bool:
    """Return whether a player owns a neighbour of a region, or no region at all."""
    if any(owners[link] == member for link in regions[region].links):
        return True
    return member not in owners.values()


def write_conquest(rule: Conquest, answer: int) -> dict[str, Any]:
    """Return a rule as it is kept, with the hours for the answer to a challenge."""
    return {
        "over_links": rule.over_links,
        "from_owner": rule.from_owner,
        "wins": rule.wins,
        "answer": answer,
    }


def read_conquest(kept: Mapping[str, Any]) -> Conquest:
    """Return a rule that was kept; missing values are the defaults."""
    plain = Conquest()
    return Conquest(
        bool(kept.get("over_links", plain.over_links)),
        bool(kept.get("from_owner", plain.from_owner)),
        int(kept.get("wins", plain.wins)),
    )
